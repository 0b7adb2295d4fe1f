"""Games that a hard computer has to play until it is told from normal ones, with its own dice and with the same dice.

It plays at one of several tables, in each seat in turn, and all others are normal. Each of its games is compared with
those of the normal ones in the same seat at the other tables, which have the same dice, while everybody decides anew.
The spread without the same dice follows from that of each game alone. So many games put the difference at twice its
error (95%, two sides).
"""

from __future__ import annotations

import argparse
import hashlib
import math
import random
import sys
from collections.abc import Sequence
from statistics import fmean, variance
from typing import NamedTuple

import games
from benchmarks.sheets import Sheet, tell
from games import simulation
from games.core.dice import SeatDice
from games.core.seats import places
from games.tournaments.standings import REST, TableResult, duplicate_round, table_points
from sleepover.support.tally import seat_of

CERTAIN = 1.96
"""Standard errors from nothing that leave a chance of one in twenty."""
TABLES, ROUNDS = 4, 600
SEATS = {"pillow_fight": 3}
"""Seats at each table, if not four."""
RESAMPLES = 400
"""Resamplings by which the interval of a share is found."""


class Round(NamedTuple):
    """Points for the place of the hard computer and of each normal one in its seat, and what a duplicate night gives
    the hard one."""

    hard: float
    normal: tuple[float, ...]
    shared: float


class Needed(NamedTuple):
    """Games that it takes: ``usual``, with the ``same`` dice and usual points, and as a ``duplicate`` night counts."""

    usual: float
    same: float
    duplicate: float

    @property
    def share(self) -> float:
        """Return the part of the usual games that a duplicate night takes."""
        return self.duplicate / self.usual if self.usual < math.inf else math.nan


def played(game: str, seats: int, tables: int, number: int, seed: str) -> Round:
    """Play one round."""
    rules, seat = games.load(game), seat_of(0, number, seats)
    first = {"first": "random"} if hasattr(rules.options(), "first") else {}
    results = []
    for table in range(tables):
        levels = ["normal"] * seats
        if not table:
            levels[seat] = "hard"
        dice = SeatDice(hashlib.sha256(f"{seed} {game} {number}".encode()).digest(), "")
        ended = simulation.play(game, rules.options(**first), levels, f"{seed} {table}", number, dice=dice)
        found = {} if ended.ranking is None else places(ended.ranking)
        results.append(TableResult({place: found.get(place) for place in range(seats)}))
    hard, *normal = (float(table_points(table)[seat]) for table in results)
    return Round(hard, tuple(normal), float(table_points(duplicate_round(results)[0])[seat]))


def needed(rounds: Sequence[Round]) -> Needed:
    """Return the games that it takes, as these rounds have it."""
    apart = [one.hard - fmean(one.normal) for one in rounds]
    others = [points for one in rounds for points in one.normal]
    alone = variance([one.hard for one in rounds]) + variance(others) / len(rounds[0].normal)
    ahead, shared = fmean(apart), [one.shared for one in rounds]
    return Needed(_games(alone, ahead), _games(variance(apart), ahead), _games(variance(shared), fmean(shared) - REST))


def _games(spread: float, ahead: float) -> float:
    return math.inf if ahead <= 0 else CERTAIN**2 * spread / ahead**2


def interval(rounds: Sequence[Round]) -> tuple[float, float]:
    """Return the 95% interval of the share, by drawing as many rounds again."""
    lot = random.Random(0)
    shares = sorted(
        share for _ in range(RESAMPLES) if not math.isnan(share := needed(lot.choices(rounds, k=len(rounds))).share)
    )
    return (shares[len(shares) // 40], shares[-1 - len(shares) // 40]) if shares else (math.nan, math.nan)


def main(argv: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m research duplicate", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"how many rounds ({ROUNDS})")
    parser.add_argument("--tables", type=int, default=TABLES, help=f"tables of a round ({TABLES})")
    parser.add_argument("--seats", type=int, help="seats of a table (4; Pillow Fight 3)")
    parser.add_argument("--game", action="append", choices=games.names(), help="this game only; may be repeated")
    parser.add_argument("--seed", default="docs", help="what the games follow from (docs)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args(argv)
    rows = []
    for game in chosen.game or games.names():
        seats = chosen.seats or SEATS.get(game, 4)
        rounds = [played(game, seats, chosen.tables, number, chosen.seed) for number in range(chosen.rounds)]
        found, (low, high) = needed(rounds), interval(rounds)
        row = {"game": game, "seats": seats, "rounds": chosen.rounds, "tables": chosen.tables, **found._asdict()}
        rows.append({**row, "share": found.share, "low": low, "high": high})
        print(f"{game}: {found.share:.2f}", file=sys.stderr, flush=True)
    sheet = Sheet.of(
        "Games to tell hard from normal",
        ("game", "seats", "rounds", "usual", "same dice", "duplicate", "share", "95% interval"),
        (
            (
                *(row["game"], row["seats"], row["rounds"]),
                *(f"{row[name]:.0f}" for name in ("usual", "same", "duplicate")),
                *(f"{row['share']:.2f}", f"{row['low']:.2f} to {row['high']:.2f}"),
            )
            for row in rows
        ),
        words=1,
    )
    tell([sheet], {"benchmark": "duplicate", "rows": rows}, as_json=chosen.json)
