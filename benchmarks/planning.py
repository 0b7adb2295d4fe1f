"""Benefit of premoves: a simulated year of a table with five people in five time zones, who plan more or less.

A player who has acted plans the next turn, after a given share of their turns: to keep half of the numbers,
and give the others to another player. Such a premove is carried out half a minute after it is their turn, and
is void if they are given a number before that, unless they do not mind. All others act when they are awake
and get round to it. The tables roll for people.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from benchmarks.sheets import Sheet, tell
from benchmarks.year import HOUR, Habit, year
from bot.core.availability import DAY

CLOCKS = {"4 hours": (4 * HOUR, 0.0), "1 day": (DAY, 0.0), "3 days": (3 * DAY, 0.0), "1 day + 4 hours": (4 * HOUR, DAY)}
HABITS = {
    "nobody plans": Habit(),
    "every second turn": Habit(0.5),
    "every second turn, whatever they are given": Habit(0.5, "whatever"),
    "every turn": Habit(1.0),
    "every turn, whatever they are given": Habit(1.0, "whatever"),
}


def main(argv: Sequence[str] | None = None) -> None:
    """Simulate and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks planning", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--years", type=int, default=10, help="how many years for each row")
    parser.add_argument("--alone", action="store_true", help="accepted, and changes nothing")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args(argv)
    rows = [_row(clock, who, chosen.years) for clock in CLOCKS for who in HABITS]
    sheet = Sheet.of(
        f"Games of {chosen.years} years a row",
        [column.replace("_", " ") for column in rows[0]],
        (list(row.values()) for row in rows),
        words=2,
    )
    tell([sheet], {"benchmark": "planning", "years": chosen.years, "rows": rows}, as_json=chosen.json)


def _row(clock: str, who: str, years: int) -> dict[str, object]:
    seconds, bank = (int(part) for part in CLOCKS[clock])
    found = [year(seconds, bank, seed=f"year {one}", rolls=True, habit=HABITS[who]) for one in range(years)]
    decisions = sum(one.decisions for one in found)
    lengths = [length for one in found for length in one.games]
    plans = sum(one.plans for one in found)
    return {
        "clock": clock,
        "who plans": who,
        "hours for a decision": sum(one.waited for one in found) / decisions,
        "days for a game": sum(lengths) / len(lengths),
        "games a year": round(len(lengths) / years),
        "% by plan": round(100 * sum(one.kept for one in found) / decisions),
        "% of plans void": round(100 * sum(one.void for one in found) / plans) if plans else 0,
        "% by the clock": round(100 * sum(one.by_clock for one in found) / decisions),
    }
