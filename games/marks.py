"""How well somebody chose, by fixed thresholds: accuracy, slips and blunders, and what a real decision lost on average.

A decision is *real* if it mattered: the worst choice would have lost :data:`MATTERS` or more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

__all__ = ["BLUNDER", "HALVES", "MATTERS", "SLIP", "SURE", "Made", "Marks", "given_away", "marked", "missed"]

HALVES = 0.03
"""A choice that gives away so much of a chance to win counts half; twice as much, a quarter."""
SLIP, BLUNDER = 0.03, 0.1
"""From so much on a choice is a slip, and a blunder."""
MATTERS = 0.01
"""A decision in which nothing could lose so much is none."""
SURE = 1.959964
"""Standard errors in half of a 95% interval."""


class Made(Protocol):
    """What is asked of a choice, see :class:`games.review.Decision`."""

    @property
    def lost(self) -> float:
        """What it gave away."""
        ...

    @property
    def lost_error(self) -> float:
        """The standard error of that."""
        ...


class Marks(Struct, frozen=True):
    """Somebody's choices in numbers people know.

    ``accuracy`` is from 0 to 100, the mean of 100 · 2^(−lost / HALVES); ``mean_lost`` is the mean loss, a part of a
    win. Both count ``real`` decisions only, and are None if there were none.
    """

    real: int
    accuracy: int | None
    mean_lost: float | None
    slips: int
    blunders: int


def given_away(one: Made) -> float:
    """What a choice lost, as far as that can be said: no more than sampling may be wrong by is nothing."""
    return one.lost if one.lost > SURE * one.lost_error else 0.0


def missed(one: Made) -> str:
    """``blunder``, ``slip``, or nothing."""
    lost = given_away(one)
    return "blunder" if lost >= BLUNDER else "slip" if lost >= SLIP else ""


def marked(real: Sequence[Made]) -> Marks:
    """The marks for these real decisions."""
    missteps = [missed(one) for one in real]
    lost = [given_away(one) for one in real]
    number = max(1, len(real))
    return Marks(
        real=len(real),
        accuracy=round(sum(100 * 2 ** (-one / HALVES) for one in lost) / number) if real else None,
        mean_lost=sum(lost) / number if real else None,
        slips=missteps.count("slip"),
        blunders=missteps.count("blunder"),
    )
