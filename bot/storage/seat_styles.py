"""The style of each seat: its colour, with its shape and letter, which a player keeps from game to game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, count, groupby
from unicodedata import normalize

from bot.storage.table_rows import SeatRow

_STYLES = 10
"""Number of styles that look different."""


def assign_styles(seats: Sequence[SeatRow], *, lobby: bool) -> tuple[int, ...]:
    """Return each seat's style: that of its player's last game where it is free, else the seat's number or a free one.

    In a ``lobby`` somebody without a last game has the style with the initial of their name, if that is free.

    People come before computers, and those who sat down before come first: nobody's changes with who joins, but for a
    computer's that has the style of somebody who does.
    """
    found: dict[int, int] = {}

    def came(seat: int) -> tuple[bool, int]:
        return seats[seat].level is not None, seats[seat].joined

    def take(seat: int, style: int | None) -> None:
        if seat not in found and style is not None and style not in found.values():
            found[seat] = style

    for _, group in groupby(sorted(range(len(seats)), key=came), key=came):
        together = list(group)
        for seat in together:
            take(seat, seats[seat].style)
        for seat in together if lobby else ():
            take(seat, _initial(seats[seat]))
        for seat in together:
            take(seat, seat)
        for seat in together:
            for style in chain(range(together[0], _STYLES), count()):
                take(seat, style)
                if seat in found:
                    break
    return tuple(found[seat] for seat in range(len(seats)))


def _initial(seat: SeatRow) -> int | None:
    """Return the style whose letter a person's name begins with, if there is one."""
    style = ord((normalize("NFD", seat.name)[:1] or " ").upper()[0]) - ord("A")
    return style if seat.level is None and 0 <= style < _STYLES else None
