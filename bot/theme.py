"""Colours of the messages, taken from the boards."""

from __future__ import annotations

from games.core import Seat

_S = (0xF2C14E, 0x5BC0EB, 0xE5737D, 0x8BC34A, 0xB388EB, 0xF7934C, 0x4DB6AC, 0xF06292, 0xA1887F, 0xCFD8DC)


def seat_colour(seat: Seat) -> int:
    """The colour of that seat as Discord writes colours: 0xRRGGBB."""
    return _S[seat % 10]
