"""Games that a hard computer has to play until it is told from a normal one: with dice of its own, and with the same.

A hard and a normal computer sit in the same seat of two tables, seat by seat in turn, and all others are normal. Both
tables have the same dice, while everybody decides anew. What two games say that have nothing in common follows from
comparing each hard one with all the normal ones. So many games of each put the mean at twice its error (95%, two
sides): by the points for places, as a usual night counts them, and by matchpoints, as a duplicate night does.
"""

from __future__ import annotations

import argparse
import hashlib
import math
import random
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import fmean, pvariance
from typing import Any, NamedTuple

import games
from benchmarks.sheets import Sheet, tell
from games import simulation
from games.core.dice import SeatDice
from games.core.seats import places
from games.tournaments.standings import TableResult, table_points
from sleepover.support.tally import seat_of

CERTAIN = 1.96
"""Standard errors from nothing that leave a chance of one in twenty."""
PAIRS = 1000
RESAMPLES = 400
"""Resamplings by which the interval of a share is found."""


class Pair(NamedTuple):
    """Points for the places of the hard and of the normal computer with the same dice."""

    hard: float
    normal: float


class Needed(NamedTuple):
    """Games that it takes by points and by matchpoints, with dice of their own and with the same."""

    points_own: float
    points_same: float
    matched_own: float
    matched_same: float

    @property
    def by_points(self) -> float:
        """Return the part of the games that it takes by points with the same dice."""
        return self.points_same / self.points_own if 0 < self.points_own < math.inf else math.nan

    @property
    def by_matchpoints(self) -> float:
        """Return the part of the games that it takes by matchpoints with the same dice."""
        return self.matched_same / self.matched_own if 0 < self.matched_own < math.inf else math.nan


def played(game: str, seats: int, number: int, seed: str) -> Pair:
    """Play one pair of games."""
    rules, seat = games.load(game), seat_of(0, number, seats)
    first = {"first": "random"} if hasattr(rules.options(), "first") else {}
    found = []
    for level in ("hard", "normal"):
        levels = ["normal"] * seats
        levels[seat] = level
        dice = SeatDice(hashlib.sha256(f"{seed} {game} {number}".encode()).digest(), "")
        ended = simulation.play(game, rules.options(**first), levels, f"{seed} {level}", number, dice=dice)
        ends = {} if ended.ranking is None else places(ended.ranking)
        found.append(float(table_points(TableResult({place: ends.get(place) for place in range(seats)}))[seat]))
    return Pair(*found)


def needed(pairs: Sequence[Pair]) -> Needed:
    """Return the games that it takes, as these pairs have it."""
    same = Counter(pairs)
    hard, normal = Counter(pair.hard for pair in pairs), Counter(pair.normal for pair in pairs)
    own = Counter({Pair(one, other): hard[one] * normal[other] for one in hard for other in normal})
    return Needed(*(_games(kind, matched) for matched in (False, True) for kind in (own, same)))


def _games(pairs: Counter[Pair], matched: bool) -> float:
    """Return the games that it takes, if pairs come as often as that."""
    values = {
        pair: float((pair.hard > pair.normal) - (pair.hard < pair.normal)) if matched else pair.hard - pair.normal
        for pair in pairs
    }
    total = sum(pairs.values())
    ahead = sum(values[pair] * times for pair, times in pairs.items()) / total
    spread = sum((values[pair] - ahead) ** 2 * times for pair, times in pairs.items()) / total
    return math.inf if ahead <= 0 else CERTAIN**2 * spread / ahead**2


def interval(pairs: Sequence[Pair], name: str) -> tuple[float, float]:
    """Return the 95% interval of a share, by drawing as many pairs again."""
    lot = random.Random(0)
    drawn = (getattr(needed(lot.choices(pairs, k=len(pairs))), name) for _ in range(RESAMPLES))
    shares = sorted(share for share in drawn if not math.isnan(share))
    return (shares[len(shares) // 40], shares[-1 - len(shares) // 40]) if shares else (math.nan, math.nan)


def main(argv: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m research duplicate", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--pairs", type=int, default=PAIRS, help=f"how many pairs of games ({PAIRS})")
    parser.add_argument("--seats", type=int, help="seats of a table (the game's fewest)")
    parser.add_argument("--game", action="append", choices=games.names(), help="this game only; may be repeated")
    parser.add_argument("--seed", default="docs", help="what the games follow from (docs)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args(argv)
    rows = []
    for game in chosen.game or games.names():
        seats = chosen.seats or games.load(game).player_counts.start
        pairs = [played(game, seats, number, chosen.seed) for number in range(chosen.pairs)]
        found = needed(pairs)
        row: dict[str, Any] = {"game": game, "seats": seats, "pairs": chosen.pairs, **found._asdict()}
        row |= {"ahead": fmean(pair.hard - pair.normal for pair in pairs)}
        row |= {"alone": pvariance([pair.hard for pair in pairs])}
        for name in ("by_points", "by_matchpoints"):
            row |= {name: getattr(found, name), f"{name}_interval": interval(pairs, name)}
        rows.append(row)
        print(f"{game}: {found.by_points:.2f}, {found.by_matchpoints:.2f}", file=sys.stderr, flush=True)
    kinds = (("points", "points_own", "points_same"), ("matchpoints", "matched_own", "matched_same"))
    sheet = Sheet.of(
        "Games to tell hard from normal",
        ("game", "pairs", "counted by", "own dice", "same dice", "share"),
        (
            (
                *(str(row["game"]), str(row["pairs"]), kind),
                *(f"{row[name]:.0f}" for name in names),
                _share(row, f"by_{kind}"),
            )
            for row in rows
            for kind, *names in kinds
        ),
        words=1,
    )
    tell([sheet], {"benchmark": "duplicate", "rows": rows}, as_json=chosen.json)


def _share(row: Mapping[str, Any], name: str) -> str:
    low, high = row[f"{name}_interval"]
    return f"{row[name]:.2f} ({low:.2f} to {high:.2f})"
