"""Benchmark of the computers' thinking time: milliseconds for a decision, per game, level and number of seats.

Whole games among computers of one level are played; every decision where there is a choice is timed, in the
process's own time on a core. A level's first games warm up its tables and are not counted.
"""

from __future__ import annotations

import argparse
import platform
import statistics
from collections.abc import Iterator, Sequence
from math import ceil
from time import process_time

import games
from benchmarks.sheets import Sheet, tell
from games import simulation
from games.ai import levels

AIMS = {"pillow_fight": 1000.0}
"""The most milliseconds that 99 of 100 decisions are to take, where it is not ``AIM``."""
AIM = 300.0


def decisions(game: str, level: str, seats: int, number: int) -> Iterator[float]:
    """Yield the milliseconds of each decision of one game, which the computer makes a second time for this."""
    computer = levels.load(game, level)
    for decision in simulation.decisions(game, games.load(game).options(), [level] * seats, "benchmark", number):
        rng = levels.decision_rng("benchmark", number, decision.number)
        start = process_time()
        computer.choose(decision.view, decision.legal, rng)
        yield (process_time() - start) * 1000


def measure(game: str, level: str, seats: int, seconds: float) -> list[float]:
    """Return the milliseconds of decisions until ``seconds`` have passed, but of at least one game."""
    found: list[float] = []
    start, number = process_time(), 0
    for _ in zip(range(20), decisions(game, level, seats, 0), strict=False):
        pass
    while not found or process_time() - start < seconds:
        number += 1
        for took in decisions(game, level, seats, number):
            found.append(took)
            if process_time() - start > 3 * seconds and len(found) >= 100:
                return found
    return found


def p99(values: Sequence[float]) -> float:
    """Return the value that 99 of 100 values do not exceed."""
    return sorted(values)[ceil(len(values) * 0.99) - 1]


def main(argv: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks computers", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="how long for each game, level and number of seats")
    parser.add_argument("--game", action="append", choices=games.names(), help="this game only; may be repeated")
    parser.add_argument("--alone", action="store_true", help="accepted, and changes nothing")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args(argv)
    rows = []
    for game in chosen.game or games.names():
        table = games.load(game).player_counts
        for level in levels.levels(game):
            for seats in sorted({table.start, min(4, table.stop - 1), table.stop - 1}):
                found = measure(game, level, seats, chosen.seconds)
                rows.append(
                    {
                        "game": game,
                        "level": level,
                        "seats": seats,
                        "decisions": len(found),
                        "p50_ms": statistics.median(found),
                        "p99_ms": p99(found),
                        "max_ms": max(found),
                        "aim_p99_ms": AIMS.get(game, AIM),
                    }
                )
    sheet = Sheet.of(
        f"Milliseconds for a decision, Python {platform.python_version()}",
        [column.replace("_", " ") for column in rows[0]],
        (list(row.values()) for row in rows),
        words=2,
    )
    tell([sheet], {"benchmark": "computers", "python": platform.python_version(), "rows": rows}, as_json=chosen.json)
