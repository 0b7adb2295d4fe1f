"""Training for a table for two: games in a league in which readers know the network as it is now, and hide.

``python -m training.two FOLDER --target 30 --minutes 50`` begins with the program's own weights, and writes
``FOLDER/latest.pt`` now and then, with the weights and their mean over the last rounds, and goes on from it.
``python -m training.write --two FOLDER/latest.pt`` puts them where the program finds them.
"""

from __future__ import annotations

import copy
import time
from collections.abc import Callable
from pathlib import Path
from typing import cast

import torch
from torch import Tensor, nn

from training.duel import LATE, Chooses, Duel, Solved, average, late, share
from training.league import KINDS, MIND, READER, Batch, Mix, Pool, Step, judged
from training.learn import AGAINST_READER, Lesson, T, criticise, improve, kinds, options
from training.levels import easy, normal
from training.nets import Critic, Facts, Mind
from training.room import Room
from training.tables import MANY, TARGETS
from training.wary import Wary

LEAGUE: Mix = (
    (0.4, kinds(mind=1), kinds(mind=1)),
    (0.4, kinds(mind=1), kinds(normal=1)),
    (0.2, kinds(mind=1), kinds(easy=1)),
)
PRICES = (0.0, 0.2, 0.35, 0.5, 0.5, 0.7, 1.0)
"""What it is worth to those who play as ``wary`` that their Evil number is not known; one of them in each game."""
SURE = 200.0
"""They do what is better by as little as that part, in log-odds."""
FORGETS = 0.9
"""So much of what was seen of how often it keeps what counts on, after each round."""
FIRST = 30.0
"""What it kept at first counts as if it had been seen so often."""
WATCHES = 10
"""So many rounds the critic alone learns."""
SOLVED = 8
"""So many rounds go by before the game with both cards open is solved anew."""
MEAN = 0.97
"""So much of the mean of the weights stays in each round."""


class Hiding(nn.Module):
    """Readers that play as ``wary``; each game has its own price."""

    def __init__(self, games: int) -> None:
        super().__init__()
        self.prices = torch.tensor(PRICES)[torch.arange(games) % len(PRICES)]

    def forward(self, facts: Facts) -> Tensor:
        """As of a policy; see :class:`Wary`."""
        worth, seen = facts.seats[:, :, -2], facts.seats[:, :, -1]
        return SURE * (worth - self.prices[:, None] * seen)[:, None]


class Kept:
    """How often the network keeps each number, by its card and score, over the last rounds."""

    def __init__(self, target: int, kept: Tensor) -> None:
        """``kept`` is how often it did at first, as ``[card][face - 1][score]``."""
        self.size = target + 1
        self.times = torch.full((kept.numel(),), FIRST)
        self.often = kept.flatten() * FIRST

    def note(self, room: Room, likely: Tensor, which: Tensor) -> None:
        """What it is about to do in those games."""
        card, score = room.own(room.turn)
        at = ((card * 6 + room.face - 1) * self.size + score)[which]
        self.times.index_add_(0, at, torch.ones(len(at)))
        self.often.index_add_(0, at, likely[room.all, card, 0][which])

    def read(self) -> Tensor:
        """As ``[card][face - 1][score]``."""
        return (self.often / self.times).view(MANY, 6, self.size)

    def forget(self) -> None:
        """A round is over: all before counts less, but never nothing."""
        less = FORGETS + (1 - FORGETS) * (1 / self.times).clamp(max=1.0)
        self.times, self.often = self.times * less, self.often * less


class Table(Pool):
    """Games for two of the network with others, or with readers."""

    def __init__(self, games: int, target: int, duel: Duel, solved: Solved, kept: Kept, mix: Mix, seed: int) -> None:
        self.duel, self.solved, self.kept, self.likely = duel, solved, kept, torch.empty(0)
        super().__init__(games, 2, mix, seed, tuple(float(target == one) for one in TARGETS))

    def facts(self, exact: bool = False) -> tuple[Facts, Facts, Tensor]:
        """With the number that the networks for two are told; to readers, what ``wary`` goes by besides."""
        facts, own, more = super().facts(exact)
        room = self.room
        self.likely = self.duel.likely(room)
        self.kept.note(room, self.likely, (self.kind[room.all, room.turn] == MIND).nonzero()[:, 0])
        own.game[:, LATE] = late(room)
        if exact:
            more = torch.cat([more, torch.stack(self.solved.looks(room, self.likely), 2)], 2)
        return facts, own, more

    def open(self, seats: Tensor | None, game: Tensor | None) -> tuple[Tensor, Tensor]:
        """With the same number."""
        told, of_game = super().open(seats, game)
        of_game[:, LATE] = late(self.room)
        return told, of_game


def together(batches: list[Batch]) -> Batch:
    """All of them as one, without what only readers are told."""
    facts = Facts(*(torch.cat([batch.facts[k] for batch in batches]) for k in range(4)))
    rest = (
        torch.cat([getattr(one, name) for one in batches]) for name in ("kind", "choice", "before", "better", "alike")
    )
    kind, choice, before, better, alike = rest
    return Batch(facts, torch.empty(0), kind, choice, before, better, alike, [])


def level(likely: Callable[[Room], Tensor]) -> Chooses:
    """A simple level, as somebody who plays against the network."""
    return lambda room, _: torch.multinomial(likely(room), 1, generator=room.dice)[:, 0]


def measured(duel: Duel, target: int, games: int, seed: int) -> str:
    """What readers win of it and it of the simple levels."""
    solved = Solved(target, average(duel, target, games, 1000 + seed))
    found: list[str] = []
    for price in (0.35, 0.5, 0.7):
        part, off = share(duel, solved.wary(price), target, games, seed)
        found.append(f"price {price} wins {part:.2%} ± {off:.2%}")
    for name, one in (("normal", normal), ("easy", easy)):
        part, off = share(duel, level(one), target, games, seed)
        found.append(f"{name} loses {1 - part:.2%} ± {off:.2%}")
    return f"to {target}, {games} games each: " + ", ".join(found)


def load(path: Path, target: int, name: str = "mean") -> Duel:
    """A network that was written there."""
    duel = Duel(target)
    duel.load_state_dict(torch.load(path)[name])
    return duel


def main() -> None:
    """Train."""
    parser = options(__doc__, minutes=50.0, lr=(3e-4, 5e-5), free=(0.01, 0.005))
    parser.add_argument("--target", type=int, default=30, choices=TARGETS)
    parser.add_argument("--cool", type=float, default=1.0, help="begin with so much of the logits (default 1, all)")
    parser.add_argument("--games", type=int, nargs=3, default=(1024, 768, 768), help="in the league, wary, learning")
    parser.add_argument("--measure", type=int, metavar="GAMES", help="do not train, measure what was written there")
    chosen = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(chosen.seed)
    target, latest = chosen.target, chosen.folder / "latest.pt"
    if chosen.measure:
        print(measured(load(latest, target), target, chosen.measure, chosen.seed))
        return
    chosen.folder.mkdir(exist_ok=True, parents=True)
    began, clock = time.process_time(), time.time()
    duel, critic, reader = Duel(target), Critic(KINDS), Wary()
    if latest.exists():
        kept = torch.load(latest)
        for net, name in ((duel, "duel"), (critic, "critic"), (reader, "reader")):
            net.load_state_dict(kept[name])
    else:
        duel.cool(chosen.cool)
    mean = copy.deepcopy(duel)
    often = Kept(target, average(duel, target, 8000))
    solved = Solved(target, often.read())
    tables_ = [
        Table(games, target, duel, solved, often, mix, chosen.seed + 10 * k)
        for k, (games, mix) in enumerate(zip(chosen.games, (LEAGUE, AGAINST_READER, AGAINST_READER), strict=True))
    ]
    readers = (None, Hiding(chosen.games[1]), reader)
    learners = [torch.optim.Adam(net.parameters(), 1e-3) for net in (duel, critic, reader)]
    rounds, new = 0, not latest.exists()
    wins: dict[str, list[float]] = {}
    while True:
        used = (time.process_time() - began) / 60 / chosen.minutes
        done = min(1.0, max(used, (time.time() - clock) / 60 / chosen.wall))
        if done >= 1.0:
            break
        rounds += 1
        lr, free = (a * (b / a) ** done for a, b in (chosen.lr, chosen.free))
        learners[0].param_groups[0]["lr"] = lr
        learners[2].param_groups[0]["lr"] = 1e-3 * 0.3**done
        batches: list[Batch] = []
        for name, table, one in zip(("league", "wary", "reader"), tables_, readers, strict=True):
            steps = [_step(table, one) for _ in range(T)]
            for step in steps:
                over = step.done.nonzero()[:, 0]
                if one is None:
                    over = over[step.normals[over]]
                wins.setdefault(name if one else "normal", []).extend(step.won[over, step.start[over]].tolist())
            batches.append(judged(steps, critic, 0.95))
        for batch in batches:
            said = criticise(critic, learners[1], batch)
        if new and rounds <= WATCHES:
            continue
        improve([Lesson(cast(Mind, reader), learners[2], batches[2], READER, 0.001)])
        both = together(batches)
        (entropy,) = improve([Lesson(cast(Mind, duel), learners[0], both, MIND, free)])
        with torch.no_grad():
            for ours, one in zip(mean.parameters(), duel.parameters(), strict=True):
                ours.lerp_(one, 1 - min(MEAN, rounds / (rounds + 10)))
        often.forget()
        if rounds % SOLVED == 0:
            solved = Solved(target, often.read())
            for table in tables_:
                table.solved = solved
        if rounds % 10 == 0:
            shares = {name: f"{sum(won) / len(won):.1%} of {len(won)}" for name, won in wins.items()}
            wins.clear()
            two = [round(one, 2) for one in reader.weights.tolist()]
            print(f"{rounds} ({done:.0%}): wins {shares}, free {entropy:.3f}, critic {said:.4f}, {two}", flush=True)
            _save(chosen.folder, duel, mean, critic, reader)
    _save(chosen.folder, duel, mean, critic, reader)


def _step(table: Table, reader: nn.Module | None) -> Step:
    return table.step(cast(Mind, None), torch.empty(0), cast("Mind | None", reader), taught=lambda *_: table.likely)


def _save(folder: Path, duel: Duel, mean: Duel, critic: Critic, reader: Wary) -> None:
    nets = {"duel": duel, "mean": mean, "critic": critic, "reader": reader}
    torch.save({name: net.state_dict() for name, net in nets.items()}, folder / "latest.tmp")
    (folder / "latest.tmp").replace(folder / "latest.pt")


if __name__ == "__main__":
    main()
