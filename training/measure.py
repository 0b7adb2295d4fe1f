"""What the networks win, against whom: ``python -m training.measure FILE --games 4000``."""

from __future__ import annotations

import argparse
from pathlib import Path

import torch

from games.magic_numbers.crowd import CARE
from training.league import EASY, MIND, NORMAL, RACE, READER, Pool
from training.learn import careful, kinds, load
from training.nets import Careful, Mind

PLACES = 1024
"""So many games side by side."""
WHO = {"mind": MIND, "normal": NORMAL, "easy": EASY, "race": RACE, "reader": READER}
TO = {20: (1.0, 0.0, 0.0), 30: (0.0, 1.0, 0.0), 50: (0.0, 0.0, 1.0)}


def share(
    mind: Mind | Careful,
    reader: Mind | None,
    seats: int,
    one: str,
    rest: str,
    games: int,
    target: int = 30,
    seed: int = 7,
) -> tuple[float, float]:
    """How much of so many games at least the one wins against the rest, and how far off that may be (95%). Each place
    plays as many games, so that short ones do not count more."""
    mix = ((1.0, kinds(**{one: 1.0}), kinds(**{rest: 1.0})),)
    places = min(PLACES, games)
    each = -(-games // places)
    pool = Pool(places, seats, mix, seed, TO[target])
    cards = mind.remembered()
    played = torch.zeros(places, dtype=torch.long)
    won = 0.0
    while (going := played < each).any():
        step = pool.step(mind, cards, reader, learn=False)
        over = (step.done & going).nonzero()[:, 0]
        won += float(step.won[over, step.start[over]].sum())
        played += step.done
    part = won / (places * each)
    return part, 1.96 * (part * (1 - part) / (places * each)) ** 0.5


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--worth", type=Path, help="play as the program does, which looks at this as well")
    parser.add_argument("--reader", type=Path, help="the reader of this file")
    parser.add_argument("--care", type=float, default=CARE, help=f"so careful (default {CARE:g}, as the program is)")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seats", type=int, nargs="+", default=(3, 4))
    parser.add_argument("--target", type=int, default=30)
    parser.add_argument("--against", nargs="+", default=("normal", "race", "easy"))
    parser.add_argument("--who", nargs="+", default=("mind",))
    parser.add_argument("--seed", type=int, default=7)
    chosen = parser.parse_args()
    torch.set_num_threads(1)
    mind, reader = careful(chosen.file, chosen.worth, chosen.care), load(chosen.reader or chosen.file)[2]
    for seats in chosen.seats:
        for one in chosen.who:
            for rest in chosen.against:
                part, off = share(mind, reader, seats, one, rest, chosen.games, chosen.target, chosen.seed)
                print(f"{seats} seats to {chosen.target}: {one} among {rest} {part:.1%} ± {off:.1%}", flush=True)


if __name__ == "__main__":
    main()
