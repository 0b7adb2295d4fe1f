"""What a reader wins who knows exactly how the networks play, and learns against nothing but them.

``python -m training.read FILE --minutes 15`` goes on from that file's reader, or ``--fresh`` from the network itself.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import torch

from games.magic_numbers.crowd import CARE
from training.league import KINDS, READER, Pool, judged
from training.learn import AGAINST_READER, Lesson, T, careful, criticise, improve, load, widened
from training.measure import TO
from training.nets import Critic
from training.tables import TARGETS


def main() -> None:
    """Train and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--worth", type=Path, help="read the program, which looks at this as well")
    parser.add_argument("--care", type=float, default=CARE, help=f"so careful (default {CARE:g}, as the program is)")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--reader", type=Path, help="go on from the reader of this file")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--target", type=int, default=30, choices=TARGETS)
    parser.add_argument("--fresh", action="store_true")
    parser.add_argument("--blind", action="store_true", help="told nothing besides what the networks are told")
    parser.add_argument("--rounds", type=int, help="so many, however long they take")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(chosen.seed)
    policy, critic, reader = load(chosen.file)
    if chosen.reader is not None:
        _, critic, reader = load(chosen.reader)
    mind = careful(chosen.file, chosen.worth, chosen.care)
    if chosen.fresh:
        reader, critic = widened(policy), Critic(KINDS)
    pool = Pool(1536, chosen.seats, AGAINST_READER, 900 + chosen.seed, TO[chosen.target])
    if chosen.blind:
        pool.room.exactly = lambda: nothing  # type: ignore[method-assign]
    learners = [torch.optim.Adam(net.parameters(), 1e-3) for net in (critic, reader)]
    nothing = torch.zeros_like(pool.room.exactly())
    cards = mind.remembered()
    start, rounds = time.process_time(), 0
    wins: list[float] = []
    while True:
        used = (time.process_time() - start) / 60 / chosen.minutes
        done = used if chosen.rounds is None else rounds / chosen.rounds
        if done >= 1.0:
            break
        rounds += 1
        learners[1].param_groups[0]["lr"] = 1.5e-3 * 0.1**done
        steps = [pool.step(mind, cards, reader) for _ in range(T)]
        for step in steps:
            over = step.done.nonzero()[:, 0]
            wins += step.won[over, step.start[over]].tolist()
        batch = judged(steps, critic, 0.95)
        criticise(critic, learners[0], batch)
        improve([Lesson(reader, learners[1], batch, READER, 0.003)])
        if rounds % 20 == 0:
            share = sum(wins) / len(wins)
            off = 1.96 * (share * (1 - share) / len(wins)) ** 0.5
            print(f"{rounds} ({done:.0%}): the reader wins {share:.1%} ± {off:.1%} of {len(wins)}", flush=True)
            wins = []
        if chosen.out is not None and rounds % 20 == 0:
            kept = {"mind": policy.state_dict(), "critic": critic.state_dict(), "reader": reader.state_dict()}
            torch.save(kept, chosen.out)


if __name__ == "__main__":
    main()
