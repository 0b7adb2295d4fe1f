"""What a reader wins at a table for two that begins as ``wary`` of ``benchmarks readers`` plays, and learns from there.

``python -m training.wary --minutes 10``. It goes by what ``wary`` goes by, with weights of its own for both, and by a
network that is told what the computer's are, and how likely each card is to somebody who knows exactly how it plays.
"""

from __future__ import annotations

import argparse
import time
from typing import cast

import torch
from torch import Tensor, nn

from benchmarks.readers import WARY
from training.duel import Duel, Solved, average
from training.league import KINDS, READER, Pool, judged
from training.learn import AGAINST_READER, Lesson, T, criticise, improve
from training.nets import Critic, Facts, Mind
from training.tables import TARGETS

SHARP = 25.0
"""In the beginning a choice that is better by one twenty-fifth, in log-odds, is made with odds of e to 1."""


class Wary(nn.Module):
    """What ``wary`` goes by, and a network. As a policy it takes facts of the seats whose last two numbers are what
    keeping (the first seat) and giving (the second) is worth, and how well the Evil number is known then."""

    def __init__(self) -> None:
        super().__init__()
        self.mind = Mind(exact=True)
        self.weights = nn.Parameter(torch.tensor([1.0, -WARY]))

    def forward(self, facts: Facts) -> Tensor:
        """As of a policy."""
        looks = SHARP * (facts.seats[:, :, -2:] @ self.weights)
        found: Tensor = self.mind(facts._replace(seats=facts.seats[:, :, :-2])) + looks[:, None]
        return found


class Table(Pool):
    """Games for two of a reader with the hard computer."""

    def __init__(self, games: int, target: int, duel: Duel, solved: Solved, seed: int) -> None:
        self.duel, self.solved, self.likely = duel, solved, torch.empty(0)
        points = tuple(float(target == one) for one in TARGETS)
        super().__init__(games, 2, AGAINST_READER, seed, points)

    def facts(self, exact: bool = False) -> tuple[Facts, Facts, Tensor]:
        """Besides, what ``wary`` goes by."""
        facts, own, more = super().facts(exact)
        self.likely = self.duel.likely(self.room)
        looks = torch.stack(self.solved.looks(self.room, self.likely), 2)
        return facts, own, torch.cat([more, looks], 2)


def main() -> None:
    """Train and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--minutes", type=float, default=10.0, help="of one core (default 10)")
    parser.add_argument("--average", type=int, default=60000, help="games from which the average is taken")
    parser.add_argument("--target", type=int, default=30, choices=TARGETS)
    parser.add_argument("--games", type=int, default=1536, help="side by side (default 1536)")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(chosen.seed)
    duel = Duel(chosen.target)
    solved = Solved(chosen.target, average(duel, chosen.target, chosen.average, 1000 + chosen.seed))
    pool = Table(chosen.games, chosen.target, duel, solved, chosen.seed)
    reader, critic = Wary(), Critic(KINDS)
    learners = [torch.optim.Adam(net.parameters(), 1e-3) for net in (critic, reader)]
    idle = cast(Mind, None)
    start, rounds = time.process_time(), 0
    wins: list[float] = []
    while (done := (time.process_time() - start) / 60 / chosen.minutes) < 1.0:
        rounds += 1
        learners[1].param_groups[0]["lr"] = 1.5e-3 * 0.1**done
        steps = [pool.step(idle, torch.empty(0), cast(Mind, reader), taught=lambda *_: pool.likely) for _ in range(T)]
        for step in steps:
            over = step.done.nonzero()[:, 0]
            wins += step.won[over, step.start[over]].tolist()
        batch = judged(steps, critic, 0.95)
        criticise(critic, learners[0], batch)
        if rounds > 10:
            improve([Lesson(cast(Mind, reader), learners[1], batch, READER, 0.001)])
        if rounds % 20 == 0:
            share = sum(wins) / len(wins)
            off = 1.96 * (share * (1 - share) / len(wins)) ** 0.5
            two = [round(one, 2) for one in reader.weights.tolist()]
            print(f"{rounds} ({done:.0%}): the reader wins {share:.1%} ± {off:.1%} of {len(wins)}, {two}", flush=True)
            wins = []


if __name__ == "__main__":
    main()
