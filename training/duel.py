"""The hard computer at a table for two (``games/magic_numbers/duel.py``) for many games at once, and readers of it.

``python -m training.duel --games 20000`` says what a reader wins that hides, as ``wary`` of ``benchmarks readers``,
by how much it is worth to it that its Evil number is not known; ``--check`` whether it is the same there and here.
"""

from __future__ import annotations

import argparse
import pkgutil
from collections.abc import Callable
from typing import NamedTuple

import torch
from torch import Tensor

from benchmarks import readers
from games.magic_numbers.beliefs import outlook, suspicions
from games.magic_numbers.duel import COSTS, shapes
from games.magic_numbers.learned import read
from games.magic_numbers.odds import CARDS
from games.magic_numbers.opened import LEAST as LEAST_OPENED
from games.magic_numbers.opened import SOLVED, STEEP, TOLD, table
from games.magic_numbers.outlook import LOOSE
from games.magic_numbers.rules import Options, Turn, View
from games.magic_numbers.suspicion import HARD
from training.nets import WIN
from training.room import Beliefs, Room
from training.tables import EVIL, MANY, TARGETS, rolled, tables

WORTH = shapes(2)
"""The shapes of what choices are worth, which comes after the policy."""
LATE = 6
"""Where, among what is told of a game, it says how long it has lasted."""
UNLIKELY = 1e-4
"""A card with a smaller chance is left out, as ``benchmarks readers`` does."""
CLOSE = 1e-4
"""So exactly the games with both cards open are solved."""
LEAST = 1e-4
PLACES = 4096
"""So many games at a time."""


def shapes_of(target: int) -> tuple[tuple[int, int], ...]:
    """The shapes of a policy to that target."""
    return shapes(1, TOLD if target in SOLVED else 0)


class Duel:
    """How likely the hard computer keeps a number, with each card, by the program's own weights."""

    def __init__(self, target: int) -> None:
        data = pkgutil.get_data("games.magic_numbers", f"weights-{target}.bin")
        assert data is not None, "the weights are part of the package"
        keep, at = read(data, 0, shapes_of(target))
        self.opened = Opened(target) if target in SOLVED else None
        self.matrices = [torch.tensor(rows) for rows in keep]
        self.worth = [torch.tensor(rows) for rows in read(data, at, WORTH)[0]]

    @torch.no_grad()
    def likely(self, room: Room) -> Tensor:
        """How likely it keeps the number of each game and gives it away, as ``[game][card][choice]``. What is kept
        though it leads away from the target and costs too much is as likely as not, as there."""
        seats, game, known = room.facts()
        game[:, LATE] = (room.turns / 30).clamp(max=2.0)
        more = known if self.opened is None else torch.cat([known, self.opened.of(room)], 2)
        cards = rolled(room.target[:, None], torch.arange(MANY), room.face[:, None], room.scores[room.all, room.turn])
        told = torch.cat([seats[..., :27], seats[..., 44:47], seats[..., 31:38], seats[..., 47:48]], 2)
        all_see = torch.cat([told[:, 0], told[:, 1], game[:, : LATE + 1], torch.ones_like(game[:, :1])], 1)
        keep = _out(self.matrices, all_see[:, None], cards, more)[..., 0]
        which, card = ((keep > 0) & (tables().nearer[cards] < 0)).nonzero().T
        worth = _out(self.worth, all_see[which], cards[which, card], known[which, card]).sigmoid()
        doubtful = torch.zeros_like(keep, dtype=torch.bool)
        doubtful[which, card] = worth[:, 1] - worth[:, 0] > COSTS
        keep = (keep.masked_fill(doubtful, 0.0) + WIN * tables().card[:, 15][cards]).sigmoid()
        return torch.stack([keep, 1 - keep], 2)


def _out(matrices: list[Tensor], all_see: Tensor, cards: Tensor, known: Tensor) -> Tensor:
    """What a network says of those cards."""
    public, card, how, second, last = matrices
    first = (all_see @ public.T + (tables().card @ card.T)[cards] + known @ how.T).relu()
    after = (first @ second[:, :-1].T + second[:, -1]).relu()
    return after @ last[:, :-1].T + last[:, -1]


class Opened:
    """What the networks are told of the solved games (``games/magic_numbers/opened.py``)."""

    def __init__(self, target: int) -> None:
        size = target + 1
        self.worths = torch.frombuffer(bytearray(table(target)), dtype=torch.uint8).view(MANY, size, MANY, size)

    def of(self, room: Room) -> Tensor:
        """As ``[game][card][what]``."""
        me, other, every, cards = room.turn, 1 - room.turn, room.all, torch.arange(MANY)
        chance, exact, _ = room.beliefs.cards(every, other, room.possible[every, other])
        mine, theirs = room.scores[every, me], room.scores[every, other]
        faces = room.face[:, None]
        after, then = (tables().after[rolled(room.target[:, None], cards, faces, one)] for one in (mine, theirs))
        stay = self.worths[cards[:, None], after[:, :, None], cards, theirs[:, None]].float() / 255
        go = self.worths[cards[:, None], mine[:, :, None], cards, then[:, None]].float() / 255
        (keep, give), better = ([_steep(way, sure) for way in (stay, go)] for sure in (chance, exact))
        by_all, by_exact = keep - give, better[0] - better[1]
        more = torch.stack([by_all, by_exact], 2) * STEEP
        return torch.cat([torch.stack([keep, give], 2) / 2, more.clamp(-STEEP, STEEP)], 2)


def _steep(worths: Tensor, sure: Tensor) -> Tensor:
    return (worths @ sure[:, :, None])[..., 0].clamp(LEAST_OPENED, 1 - LEAST_OPENED).logit()


class Looks(NamedTuple):
    """What a reader goes by, for each choice: the log-odds to win by the solved game with both cards open, the mean
    over what it knows of the other's card; and how likely its true Evil number then is to the hard computer."""

    worth: Tensor
    told: Tensor


Chooses = Callable[[Room, Tensor], Tensor]
"""Says which choice a reader makes in each game, from the room and how likely the computer does what with each card."""


class Solved:
    """The game with both cards open, for all pairs of cards, against somebody who keeps each number so often."""

    def __init__(self, target: int, kept: Tensor) -> None:
        """``kept`` is how often, as ``[card][face - 1][score]``."""
        self.target, self.kept = target, kept
        t = TARGETS.index(target)
        scores = torch.arange(target + 1)
        faces = torch.arange(1, 7)
        at = rolled(torch.tensor(t), torch.arange(MANY)[:, None, None], faces[None, :, None], scores)
        after = tables().after[at]
        size = target + 1
        mine = torch.full((MANY, MANY, size, size), 0.5)
        mine[:, :, -1], mine[:, :, :, -1] = 1.0, 0.0
        theirs = mine.clone()
        change = 1.0
        while change > CLOSE:
            change = 0.0
            now = torch.zeros_like(mine)
            for face in range(6):
                # By the other's card and score, and by the own.
                to = after[None, :, face, None].expand(MANY, -1, size, -1)
                go = after[:, None, face, :, None].expand(-1, MANY, -1, size)
                part = kept[None, :, face, None]
                now += (part * mine.gather(3, to) + (1 - part) * mine.gather(2, go)) / 6
            now[:, :, -1], now[:, :, :, -1] = 1.0, 0.0
            change, theirs = max(change, float((now - theirs).abs().max())), now
            now = torch.zeros_like(mine)
            for face in range(6):
                to = after[None, :, face, None].expand(MANY, -1, size, -1)
                go = after[:, None, face, :, None].expand(-1, MANY, -1, size)
                now += torch.maximum(theirs.gather(2, go), theirs.gather(3, to)) / 6
            now[:, :, -1], now[:, :, :, -1] = 1.0, 0.0
            change, mine = max(change, float((now - mine).abs().max())), now
        self.theirs = theirs

    def looks(self, room: Room, likely: Tensor) -> Looks:
        """See :class:`Looks`."""
        me, other, every = room.turn, 1 - room.turn, room.all
        card, score = room.own(me)
        _, chances, _ = room.beliefs.cards(every, other, room.possible[every, other])
        chances = chances * (chances > UNLIKELY)
        theirs, cards = room.scores[every, other], torch.arange(MANY)
        after = tables().after[rolled(room.target, card, room.face, score)]
        then = tables().after[rolled(room.target[:, None], cards, room.face[:, None], theirs)]
        kept = self.theirs[card[:, None], cards, after[:, None], theirs]
        given = self.theirs[card[:, None], cards, score[:, None], then]
        worth = torch.stack([(chances * kept).sum(1), (chances * given).sum(1)], 1)
        return Looks(worth.clamp(LEAST, 1 - LEAST).logit(), told(room, likely))

    def wary(self, price: float) -> Chooses:
        """The reader to which it is worth so much, in log-odds, that its Evil number is not known."""

        def choose(room: Room, likely: Tensor) -> Tensor:
            worth, seen = self.looks(room, likely)
            said = worth - price * seen
            card, score = room.own(room.turn)
            wins = tables().after[rolled(room.target, card, room.face, score)] == self.target
            return ((said[:, 1] > said[:, 0]) & ~wins).long()

        return choose


def told(room: Room, likely: Tensor) -> Tensor:
    """How sure the hard computer is of the chooser's true Evil number, after each choice."""
    me, every, beliefs = room.turn, room.all, room.beliefs
    own = (EVIL[room.card[every, me]][:, None] == EVIL).float()
    keeping = room.keeping()
    after = tables().after[rolled(room.target[:, None], torch.arange(MANY), room.face[:, None], room.scores[every, me])]
    goals = torch.tensor(TARGETS)[room.target][:, None]
    found: list[Tensor] = []
    for choice in range(2):
        possible = room.possible[every, me]
        if choice == 0:
            possible = torch.where(after == goals, 0.0, possible)
        simple = beliefs.ways[every, me] * (keeping if choice == 0 else 1 - keeping)
        hard = beliefs.hard[every, me] * ((1 - beliefs.loose) * likely[:, :, choice] + beliefs.loose / 2)
        cards = possible * (simple.sum(1) + hard + beliefs.careless[every, me][:, None] / 2)
        found.append((cards * own).sum(1) / cards.sum(1).clamp(min=1e-30))
    return torch.stack(found, 1)


def room_for_two(games: int, target: int, seed: int) -> Room:
    """Games to that target; what the computer takes others for is as in the program."""
    dice = torch.Generator().manual_seed(seed)
    room = Room(games, 2, dice, Beliefs(games, 2, HARD, LOOSE))
    room.deal(room.all, torch.full((games,), TARGETS.index(target)))
    return room


def average(duel: Duel, target: int, games: int, seed: int = 1) -> Tensor:
    """How often the hard computer keeps each number, by its card and score, among two of them. What helps counts as
    kept so many times more than was seen (``SEEN``): there are scores that were not seen."""
    size = target + 1
    seen = torch.zeros(MANY * 7 * size * 2)

    def note(room: Room, likely: Tensor) -> Tensor:
        card, score = room.own(room.turn)
        choice = drawn(room, likely)
        first = room.turn == 0
        at = ((card * 7 + room.face) * size + score) * 2 + choice
        seen.index_add_(0, at[first], torch.ones(int(first.sum())))
        return choice

    play(duel, note, target, games, seed)
    counts = seen.view(MANY, 7, size, 2)[:, 1:]
    faces, scores = torch.arange(1, 7)[None, :, None], torch.arange(size)
    at = rolled(torch.tensor(TARGETS.index(target)), torch.arange(MANY)[:, None, None], faces, scores)
    helps = (tables().nearer[at] > 0).float()
    return (counts[..., 0] + readers.SEEN * helps) / (counts.sum(3) + readers.SEEN)


def drawn(room: Room, likely: Tensor) -> Tensor:
    """What the computer does, as likely as it does it."""
    mine = likely[room.all, room.card[room.all, room.turn]]
    return torch.multinomial(mine, 1, generator=room.dice)[:, 0]


def play(duel: Duel, reader: Chooses, target: int, games: int, seed: int) -> tuple[int, int]:
    """So many games at least, the reader in seat 0: how many it won, and how many there were. Each place plays as many,
    so that short ones do not count more."""
    places = min(PLACES, games)
    each = -(-games // places)
    room = room_for_two(places, target, seed)
    played = torch.zeros(places, dtype=torch.long)
    won = 0
    while (going := played < each).any():
        room.roll()
        likely = duel.likely(room)
        choice = torch.where(room.turn == 0, reader(room, likely), drawn(room, likely))
        over, taker = room.take(choice, likely[room.all, :, choice])
        won += int((over & going & (taker == 0)).sum())
        played += over
        done = over.nonzero()[:, 0]
        room.deal(done, torch.full((len(done),), TARGETS.index(target)))
    return won, places * each


def share(duel: Duel, reader: Chooses, target: int, games: int, seed: int) -> tuple[float, float]:
    """How much of so many games a reader wins, and how far off that may be (95%)."""
    won, played = play(duel, reader, target, games, seed)
    part = won / played
    return part, 1.96 * (part * (1 - part) / played) ** 0.5


def check(target: int, games: int = 60, turns: int = 30) -> None:
    """How far what the computer does, and what the reader goes by, is here from what they are in the program."""
    duel = Duel(target)
    kept = average(duel, target, 4000)
    solved = Solved(target, kept)
    same = readers.Average(target, [[[], *row] for row in kept[:, :, :target].tolist()])
    room = room_for_two(games, target, 5)
    histories: list[list[Turn]] = [[] for _ in range(games)]
    furthest = worth = seen = 0.0
    asked = agreed = 0
    for made in range(turns):
        room.roll()
        likely = duel.likely(room)
        looks, chosen = solved.looks(room, likely), solved.wary(readers.WARY)(room, likely)
        for game in range(made % 10, games, 10):
            me, face, history = int(room.turn[game]), int(room.face[game]), tuple(histories[game])
            known = suspicions(history, 2, target, 2)
            found = outlook(history, 2, target, (), me, face).likely
            for card, chance in enumerate(known[me].cards()):
                if chance:
                    furthest = max(furthest, abs(found[card][0] - float(likely[game, card, 0])))
            card = int(room.card[game, me])
            view = _view(history, target, me)
            moment = readers.Moment(view, me, face, card, known[me].scores[card], known[1 - me].read(), known)
            pair = readers.pairs(moment, same)
            then = [(*history, Turn(me, face, taker)) for taker in (me, 1 - me)]
            tells = [suspicions(one, 2, target, 2)[me].evil(CARDS[card][1]) for one in then]
            worth = max(worth, *(abs(a - b) for a, b in zip(pair, looks.worth[game].sigmoid().tolist(), strict=True)))
            seen = max(seen, *(abs(a - b) for a, b in zip(tells, looks.told[game].tolist(), strict=True)))
            keep, give = readers.wary(moment, same)
            asked, agreed = asked + 1, agreed + ((give > keep) == bool(chosen[game]))
        choice = torch.where(room.turn == 0, chosen, drawn(room, likely))
        rollers, faces = room.turn.tolist(), room.face.tolist()
        over, taker = room.take(choice, likely[room.all, :, choice])
        for game in range(games):
            turn = Turn(rollers[game], faces[game], int(taker[game]))
            histories[game] = [] if over[game] else [*histories[game], turn]
        done = over.nonzero()[:, 0]
        room.deal(done, torch.full((len(done),), TARGETS.index(target)))
    print(
        f"to {target}: {asked} asked, {furthest:.6f} from a chance of the computer's, {worth:.6f} from what a choice "
        f"is worth to the reader, {seen:.6f} from what it tells; {agreed} choices of the reader are the same"
    )


def _view(history: tuple[Turn, ...], target: int, me: int) -> View:
    """As much of a view as a reader looks at."""
    options = Options(target=target)  # type: ignore[arg-type]
    return View(me, 2, options, "choose", me, None, (), history, (None, None), None)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=20000, help="with each price (default 20000)")
    parser.add_argument("--average", type=int, default=100000, help="games from which the average is taken")
    parser.add_argument("--price", type=float, nargs="+", default=(readers.WARY,))
    parser.add_argument("--target", type=int, default=30, choices=TARGETS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--check", action="store_true")
    chosen = parser.parse_args()
    torch.set_num_threads(1)
    if chosen.check:
        check(chosen.target)
        return
    duel = Duel(chosen.target)
    solved = Solved(chosen.target, average(duel, chosen.target, chosen.average, 1000 + chosen.seed))
    for price in chosen.price:
        part, off = share(duel, solved.wary(price), chosen.target, chosen.games, chosen.seed)
        print(f"to {chosen.target}, price {price}: {part:.2%} ± {off:.2%} of {chosen.games}", flush=True)


if __name__ == "__main__":
    main()
