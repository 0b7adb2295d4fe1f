"""How rare somebody's luck is: among games of the same kind, played by computers of all levels.

A game's table is ``games/<game>/luck.json``: for each number of seats what luck a seat has in a twentieth, two
twentieths, … of the games at most, in hundredths of a win. ``uv run python -m benchmarks judging --write`` makes it.
"""

from __future__ import annotations

import json
from bisect import bisect_left, bisect_right
from functools import cache
from importlib.resources import files

__all__ = ["FILE", "STEPS", "percentile"]

FILE = "luck.json"
STEPS = 20
"""Quantiles are a twentieth of the games apart."""


def percentile(game: str, seats: int, luck: float) -> int | None:
    """In how many of a hundred games of that kind a seat has less luck, from 1 to 99; None if the game has no table.

    ``luck`` is a part of a win. Games with more seats than the table has go by its last row, those with fewer by its
    first.
    """
    table = _table(game)
    if not table:
        return None
    row = table[min(max(seats, min(table)), max(table))]
    hundredths = 100 * luck
    at = (bisect_left(row, hundredths) + bisect_right(row, hundredths)) / 2
    # Within a step the luck lies between two quantiles.
    if 0 < at < len(row):
        low, high = row[int(at) - 1], row[min(int(at), len(row) - 1)]
        at += (hundredths - low) / (high - low) - 0.5 if high > low else 0.0
    return min(99, max(1, round(100 * (at + 0.5) / STEPS)))


@cache
def _table(game: str) -> dict[int, list[float]]:
    found = files(f"games.{game}").joinpath(FILE)
    if not found.is_file():
        return {}
    return {int(seats): row for seats, row in json.loads(found.read_text(encoding="utf-8")).items()}
