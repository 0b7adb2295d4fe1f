"""How much is at stake at a number of Magic Numbers, for all that the room can tell."""

from __future__ import annotations

from games.core import Seat
from games.magic_numbers.ai.players import expected
from games.magic_numbers.rules import View

__all__ = ["stakes"]

USUAL = 0.3
"""A number like any other."""
FULL = 0.4
"""A number that wins for somebody as often as this is as exciting as any."""


def stakes(room: View, seat: Seat) -> float:
    """Nothing before the roll; then the more, the likelier the number would win the game for somebody."""
    if room.face is None:
        return 0.0
    most = max(expected(room, one, room.face) for one in range(room.seats) if one not in room.out)
    return USUAL + (1 - USUAL) * min(1.0, most / FULL)
