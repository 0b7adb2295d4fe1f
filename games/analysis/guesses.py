"""Guesses at who wins, and how good they are: the Brier score, for a guess and for a review's chances alike.

A Brier score is the sum, over all seats, of the square of what a chance was off by: 0 for somebody who was sure and
right, 2 for somebody who was sure and wrong. Whoever says what they believe gets the best score on average.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from games.analysis.win_probability import Vector

__all__ = ["brier_score", "whole_chances"]


def brier_score(chances: Sequence[float], result: Sequence[float]) -> float:
    """Return the Brier score of these chances, from 0 (right) to 2, where each seat's share of the win is ``result``.

    Examples:
        >>> round(brier_score((0.75, 0.25), (1.0, 0.0)), 3), brier_score((0.0, 1.0), (1.0, 0.0))
        (0.125, 2.0)
    """
    return sum((chance - share) ** 2 for chance, share in zip(chances, result, strict=True))


def whole_chances(given: Mapping[int, float | None], seats: int) -> Vector | None:
    """Return the chances of all seats, adding up to 1, of percentages as they were written.

    Seats without one (None) share what is left of 100; those that are not in ``given`` have no chance. If all together
    are not 100, each counts for its part of the sum. None if nobody has a chance, or a percentage is not from 0 to 100.

    Examples:
        >>> whole_chances({0: 60.0, 1: None, 2: None}, 3), whole_chances({0: 30.0, 1: 10.0}, 2)
        ((0.6, 0.2, 0.2), (0.75, 0.25))
    """
    written = [value for value in given.values() if value is not None]
    if not all(math.isfinite(value) and 0 <= value <= 100 for value in written):
        return None
    blank = len(given) - len(written)
    rest = max(0.0, 100.0 - sum(written)) / blank if blank else 0.0
    percents = [rest if (value := given.get(seat, 0.0)) is None else value for seat in range(seats)]
    whole = sum(percents)
    return tuple(round(value / whole, 4) for value in percents) if whole > 0 else None
