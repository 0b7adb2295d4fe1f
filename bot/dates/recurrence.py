"""Dates of a series: the next one, at the same time of the day whatever the clocks do in between."""

from __future__ import annotations

from datetime import date, datetime, timedelta

from bot.core.availability import zone_info

__all__ = ["LAST", "calendar_position", "local_to_timestamp", "next_occurrence", "weekday_of"]

LAST = 5
"""Number that stands for the last such weekday of a month, of five or of four."""


def local_to_timestamp(day: date, minute: int, zone_name: str) -> float:
    """Return the moment at which the clock in that zone shows that minute of that day.

    If it does twice, it is the first time; if it never does, as much later as the clock is put forward.
    """
    wall = datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=zone_info(zone_name))
    return wall.timestamp()


def calendar_position(at: float, zone_name: str) -> tuple[int, int]:
    """Return the minute of the day in that zone, and the number of its weekday in the month.

    That number runs from 1 to ``LAST``.
    """
    wall = datetime.fromtimestamp(at, zone_info(zone_name))
    return wall.hour * 60 + wall.minute, (wall.day - 1) // 7 + 1


def weekday_of(at: float, zone_name: str) -> int:
    """Return the weekday of that time in that zone (empty: UTC), 0 for Monday."""
    return datetime.fromtimestamp(at, zone_info(zone_name or "UTC")).weekday()


def next_occurrence(starts: float, zone_name: str, minute: int, nth: int, repeats: str, after: float) -> float:
    """Return the first date after ``after`` of a series that ``repeats`` weekly, fortnightly or monthly.

    It is at the same ``minute`` of the day in that zone, whatever clocks do in between; monthly on the
    ``nth`` such weekday of a month, or on the last.
    """
    day = datetime.fromtimestamp(starts, zone_info(zone_name)).date()
    while True:
        if repeats == "monthly":
            first = (day.replace(day=1) + timedelta(32)).replace(day=1)
            wanted = first + timedelta((day.weekday() - first.weekday()) % 7 + 7 * (nth - 1))
            day = wanted if wanted.month == first.month else wanted - timedelta(7)
        else:
            day += timedelta(7 if repeats == "weekly" else 14)
        found = local_to_timestamp(day, minute, zone_name)
        if found > max(after, starts):
            return found
