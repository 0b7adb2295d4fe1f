"""Colours of the messages, taken from the boards."""

from __future__ import annotations

from games.core import Seat
from renderers.theme import SEATS


def seat_colour(seat: Seat) -> int:
    """The colour of that seat as Discord writes colours: 0xRRGGBB."""
    red, green, blue = SEATS[seat]
    return red << 16 | green << 8 | blue
