"""The order of players' birthdays, which decides the first player (MN-1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date


def birthday_order(order: Sequence[int], birthdays: Mapping[int, tuple[int, int]], today: date) -> list[list[int]]:
    """Seats grouped by how soon their birthday comes, the soonest first; today is soonest of all.

    ``order`` are the users by seat, ``birthdays`` the (month, day) of those who told theirs. Born on 29 February, one
    celebrates on 1 March in other years.
    """
    groups: dict[int, list[int]] = {}
    for seat, user in enumerate(order):
        if user in birthdays:
            groups.setdefault(_days_until(birthdays[user], today), []).append(seat)
    return [groups[days] for days in sorted(groups)]


def _days_until(birthday: tuple[int, int], today: date) -> int:
    for year in (today.year, today.year + 1):
        month, day = birthday
        try:
            coming = date(year, month, day)
        except ValueError:
            coming = date(year, 3, 1)
        if coming >= today:
            return (coming - today).days
    raise ValueError(f"no birthday: {birthday}")
