"""Vacations: how many days of a quarter a user can be away."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from bot.core.availability import DAY

VACATION = 21
"""Days of a quarter that somebody can be away."""


def longest_vacation(before: Sequence[tuple[float, float]], now: float, until: float) -> float:
    """Return the time until which an absence that begins now may last, at most ``until``."""
    begins, ends = quarter_bounds(now)
    while begins < until:
        used = sum(_within(begins, ends, one, other) for one, other in before)
        start = max(begins, now)
        allowed = start + max(0.0, VACATION * DAY - used)
        if allowed < min(ends, until):
            return allowed
        begins, ends = quarter_bounds(ends)
    return until


def vacation_days_left(vacations: Sequence[tuple[float, float]], now: float) -> int:
    """Return how many whole days of the present quarter these vacations leave over."""
    begins, ends = quarter_bounds(now)
    used = sum(_within(begins, ends, one, other) for one, other in vacations)
    return max(0, int((VACATION * DAY - used) // DAY))


def quarter_bounds(at: float) -> tuple[float, float]:
    """Return the beginning and the end of the quarter of that moment, by UTC."""
    day = datetime.fromtimestamp(at, UTC)
    first = day.month - (day.month - 1) % 3
    begins = datetime(day.year, first, 1, tzinfo=UTC)
    ends = datetime(day.year + first // 10, (first + 2) % 12 + 1, 1, tzinfo=UTC)
    return begins.timestamp(), ends.timestamp()


def _within(begins: float, ends: float, one: float, other: float) -> float:
    return max(0.0, min(ends, other) - max(begins, one))
