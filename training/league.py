"""Games of several kinds of players side by side, a step at a time, remembered for learning."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import torch
from torch import Tensor

from training.levels import easy, normal
from training.nets import Careful, Critic, Facts, Mind, acting
from training.race import race
from training.room import CARD_NUMBERS, Beliefs, Room
from training.tables import rolled, tables

MIND, NORMAL, EASY, RACE, READER = range(5)
"""Who plays: the network, the normal and the easy computer, one that plays by the formulas, one that reads exactly."""
KINDS = 5

PRIOR, LOOSE = 0.5, 0.1
"""What the network's players take others for, as at a table for two."""
PRIOR_BEFORE = 0.2
"""And those that play by the formulas, which the hard computer did until it had learned."""
POINTS = (0.25, 0.55, 0.2)
"""How often a game goes to 20, 30 and 50 points."""
ROUNDS = 120
"""A game that is longer is broken off."""

Mix = tuple[tuple[float, tuple[float, ...], tuple[float, ...]], ...]
"""Kinds of tables: how often there is one, how likely seat one of a game (any of its seats) is of each kind, and each
of the others."""


class Step(NamedTuple):
    """What is remembered of a step: see :meth:`Pool.step`."""

    facts: Facts
    exact: Tensor
    kind: Tensor
    choice: Tensor
    before: Tensor
    roller: Tensor
    turn: Tensor
    open_before: tuple[Tensor, Tensor]
    open_after: tuple[Tensor, Tensor]
    done: Tensor
    won: Tensor
    start: Tensor
    alike: Tensor
    normals: Tensor


class Pool:
    """Games with so many seats. The network's policy is what everybody thinks a computer does."""

    def __init__(self, games: int, seats: int, mix: Mix, seed: int, points: tuple[float, ...] = POINTS) -> None:
        self.dice = torch.Generator().manual_seed(seed)
        self.mix, self.points = mix, torch.tensor(points)
        kinds = {kind for _, *who in mix for one in who for kind, part in enumerate(one) if part}
        self.formulas = Beliefs(games, seats, PRIOR_BEFORE, 0.0) if RACE in kinds else None
        self.reads = READER in kinds
        self.kinds = kinds
        self.room = Room(games, seats, self.dice, Beliefs(games, seats, PRIOR, LOOSE), exact=self.reads)
        self.kind = torch.zeros(games, seats, dtype=torch.long)
        self.first = torch.zeros(games, dtype=torch.long)
        self.deal(self.room.all)

    def deal(self, games: Tensor) -> None:
        """These games begin anew, with players drawn from the mix."""
        many, seats = len(games), self.room.seats
        if not many:
            return
        which = torch.multinomial(torch.tensor([one[0] for one in self.mix]), many, True, generator=self.dice)
        one, rest = (torch.tensor([m[k] for m in self.mix])[which] for k in (1, 2))
        kind = torch.multinomial(rest, seats, True, generator=self.dice)
        self.first[games] = torch.randint(seats, (many,), generator=self.dice)
        kind[torch.arange(many), self.first[games]] = torch.multinomial(one, 1, generator=self.dice)[:, 0]
        self.kind[games] = kind
        if self.formulas is not None:
            self.formulas.forget(games)
        self.room.deal(games, torch.multinomial(self.points, many, True, generator=self.dice))

    def facts(self, exact: bool = False) -> tuple[Facts, Facts, Tensor]:
        """What the network is told with each card, and with the true one; and what a reader is told besides."""
        room = self.room
        seats, game, known = room.facts()
        at = rolled(room.target[:, None], CARD_NUMBERS, room.face[:, None], room.scores[room.all, room.turn])
        mine = room.card[room.all, room.turn]
        own = Facts(seats, game, known[room.all, mine][:, None], at[room.all, mine][:, None])
        return Facts(seats, game, known, at), own, room.exactly() if exact else torch.empty(0)

    def open(self, seats: Tensor | None, game: Tensor | None) -> tuple[Tensor, Tensor]:
        """What the critic is told: once a number is rolled what the network is, besides who sits where and the cards;
        before that without the number."""
        room = self.room
        order = (room.turn[:, None] + room.by) % room.seats
        card = room.card.gather(1, order)
        score = room.scores.gather(2, room.card[:, :, None])[:, :, 0].gather(1, order)
        face = torch.zeros_like(room.face) if seats is None else room.face
        if seats is None or game is None:
            face_before, room.face = room.face, torch.ones_like(room.face)
            seats, game, _ = room.facts()
            room.face = face_before
            seats[:, :, -6:] = 0.0
            game[:, :6] = 0.0
        cards = tables().card[rolled(room.target[:, None], card, face[:, None], score)]
        kind = torch.nn.functional.one_hot(self.kind.gather(1, order), KINDS).float()
        first = torch.zeros(room.games, room.seats, 1)
        first[:, :, 0] = room.by / room.seats
        return torch.cat([seats, cards, kind, first], 2), game

    @torch.no_grad()
    def step(
        self,
        mind: Mind | Careful,
        cards: Tensor | tuple[Tensor, Tensor],
        reader: Mind | None,
        explore: float = 0.0,
        learn: bool = True,
        taught: Callable[[Facts, Tensor], Tensor] | None = None,
    ) -> Step:
        """In each game somebody rolls and chooses. ``cards`` is ``mind.remembered()``; ``taught`` says what the
        computer does in the network's place."""
        room = self.room
        room.roll()
        facts, own, exact = self.facts(self.reads)
        if taught is None:
            likely = acting(mind(facts, cards), facts.cards).exp()
        else:
            likely = taught(facts, room.chances[room.all, room.turn])
        mine = room.card[room.all, room.turn]
        kind = self.kind[room.all, room.turn]
        does = likely[room.all, mine]
        if NORMAL in self.kinds:
            does = torch.where((kind == NORMAL)[:, None], normal(room), does)
        if EASY in self.kinds:
            does = torch.where((kind == EASY)[:, None], easy(room), does)
        also = None
        if self.formulas is not None:
            _, by_race = race(room, self.formulas)
            does = torch.where((kind == RACE)[:, None], by_race[room.all, mine], does)
        if self.reads and reader is not None:
            all_ = own._replace(seats=torch.cat([own.seats, exact], 2))
            does = torch.where((kind == READER)[:, None], acting(reader(all_), own.cards)[:, 0].exp(), does)
        if explore:
            wild = torch.rand(room.games, generator=self.dice) < explore
            does = torch.where(wild[:, None], torch.full_like(does, 1 / room.seats), does)
        choice = torch.multinomial(does, 1, generator=self.dice)[:, 0]
        before = does[room.all, choice].log()
        open_before = self.open(own.seats, own.game) if learn else (exact, exact)
        if self.formulas is not None:
            also = self.formulas, by_race[room.all, :, choice]
        roller, turn = room.turn, room.turns
        start = self.first.clone()
        alike = (self.kind == kind[:, None]).sum(1)
        normals = (self.kind == NORMAL).sum(1) == room.seats - 1
        won, taker = room.take(choice, likely[room.all, :, choice], also)
        open_after = self.open(None, None) if learn else (exact, exact)
        done = won | (room.turns >= ROUNDS * room.seats)
        ends = torch.full((room.games, room.seats), 1 / room.seats)
        ends[won] = torch.nn.functional.one_hot(taker[won], room.seats).float()
        self.deal(done.nonzero()[:, 0])
        return Step(
            own, exact, kind, choice, before, roller, turn, open_before, open_after, done, ends, start, alike, normals
        )


def round_the_table(values: Tensor, roller: Tensor, back: bool = False) -> Tensor:
    """Numbers for each seat by its place at the table, from those in order from the roller on (``back``: the other way
    round)."""
    seats = values.shape[1]
    by = torch.arange(seats)
    order = (by + roller[:, None]) % seats if back else (by - roller[:, None]) % seats
    return values.gather(1, order)


class Batch(NamedTuple):
    """Steps put together: who decided what, and how much better that came out than was to be expected."""

    facts: Facts
    exact: Tensor
    kind: Tensor
    choice: Tensor
    before: Tensor
    better: Tensor
    alike: Tensor
    """How many players of the kind that decided sit at that table."""
    open: list[tuple[Tensor, Tensor, Tensor]]
    """What the critic was told, and what came of it."""


@torch.no_grad()
def judged(steps: list[Step], critic: Critic, half: float) -> Batch:
    """What the critic makes of those steps; ``half`` of what it says a step later is believed less than what really
    followed."""
    seats = steps[0].won.shape[1]
    said = [round_the_table(critic(*s.open_before).exp(), s.roller) for s in steps]
    then = [round_the_table(critic(*s.open_after).exp(), (s.roller + 1) % seats) for s in steps]
    open_: list[tuple[Tensor, Tensor, Tensor]] = []
    better: list[Tensor] = []
    following: Tensor | None = None
    for step, value, after in zip(reversed(steps), reversed(said), reversed(then), strict=True):
        on = after if following is None else following
        target = torch.where(step.done[:, None], step.won, half * on + (1 - half) * after)
        better.append((target - value).gather(1, step.roller[:, None])[:, 0])
        open_.append((*step.open_before, round_the_table(target, step.roller, back=True)))
        going = ~step.done
        told, game = step.open_after
        open_.append((told[going], game[going], round_the_table(on, (step.roller + 1) % seats, back=True)[going]))
        following = (1 - half) * value + half * target
    better.reverse()
    facts = Facts(*(torch.cat([s.facts[k] for s in steps]) for k in range(4)))
    return Batch(
        facts,
        torch.cat([s.exact for s in steps]),
        torch.cat([s.kind for s in steps]),
        torch.cat([s.choice for s in steps]),
        torch.cat([s.before for s in steps]),
        torch.cat(better),
        torch.cat([s.alike for s in steps]),
        open_,
    )
