"""Percentiles of a seat's luck among games of the same kind played by computers of all levels.

A game's table is ``LUCK`` in ``games/<game>/data/luck.py``, see :class:`HasLuck`. ``uv run python -m
research review_accuracy --write`` makes it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Protocol, cast

import games

__all__ = ["STEPS", "HasLuck", "luck_rows", "percentile"]

STEPS = 20
"""Quantiles are a twentieth of the games apart."""
FARTHEST = 50
"""Hundredths beyond the outer quantiles within which nearly all games are."""


class HasLuck(Protocol):
    """Interface of the module ``games/<game>/data/luck.py``."""

    LUCK: Mapping[int, Sequence[int]]
    """By the number of seats what luck a twentieth, two twentieths, … of the seats have at most, in hundredths of a
    win."""


def percentile(game: str, seats: int, luck: float) -> int | None:
    """Return the games of a hundred of that kind in which a seat has less luck, from 1 to 99; None without a table.

    ``luck`` is a part of a win. Games with a number of seats that the table does not have go by the row next to it.
    """
    table = luck_rows(game)
    if not table:
        return None
    row = table[min(table, key=lambda known: abs(known - seats))]
    knots = [row[0] - FARTHEST, *row, row[-1] + FARTHEST]
    hundredths = 100 * luck
    above = bisect_right(knots, hundredths)
    if not 0 < above < len(knots):
        return 99 if above else 1
    low, high = knots[above - 1], knots[above]
    return min(99, max(1, round(100 * (above - 1 + (hundredths - low) / (high - low)) / STEPS)))


@cache
def luck_rows(game: str) -> Mapping[int, Sequence[int]]:
    """Return a game's table by number of seats, see :class:`HasLuck`; empty if it has none.

    Raises:
        UnknownGame: there is no such game.
    """
    module = games.companion(game, "data.luck")
    return {} if module is None else cast(HasLuck, module).LUCK
