"""Counted games: shares with their intervals, and spreads."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

Z = 1.959964
"""Number of standard deviations either way that hold 95% of a normal distribution."""


class WinShare(NamedTuple):
    """Part of the games won: ``wins`` (a win shared by n counts 1/n), ``share`` of all, and the interval
    ``low`` to ``high`` that holds the true share with 95%."""

    wins: float
    share: float
    low: float
    high: float

    @classmethod
    def from_wins(cls, wins: float, games: int) -> WinShare:
        """Wilson's interval, which holds near 0 and 1 too. With shared wins it is a little wider than need be."""
        share = wins / games
        middle = share + Z * Z / (2 * games)
        reach = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
        scale = 1 + Z * Z / games
        return cls(wins, share, max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale))


class Quantiles(NamedTuple):
    """The values below which a tenth, half and nine tenths of the games stay."""

    p10: int
    p50: int
    p90: int

    @classmethod
    def from_values(cls, values: Sequence[int]) -> Quantiles:
        """Return the quantiles by the nearest rank, so that each is a value that occurred."""
        ordered = sorted(values)
        return cls(*(ordered[max(0, math.ceil(len(ordered) * part / 10) - 1)] for part in (1, 5, 9)))
