"""The style of each seat: its colour, with its shape and letter, which a player keeps from game to game."""

from __future__ import annotations

from collections.abc import Sequence

from bot.storage.table_rows import SeatRow


def assign_styles(seats: Sequence[SeatRow]) -> tuple[int, ...]:
    """Return each seat's style: that of its player's last game where it is free, else the seat's number or a free one.

    People come before computers.
    """
    found: dict[int, int] = {}
    for seat in sorted(range(len(seats)), key=lambda seat: seats[seat].level is not None):
        style = seats[seat].style
        if style is not None and style not in found.values():
            found[seat] = style
    for seat in range(len(seats)):
        if seat not in found:
            free = [style for style in range(len(seats)) if style not in found.values()]
            found[seat] = seat if seat in free else free[0]
    return tuple(found[seat] for seat in range(len(seats)))
