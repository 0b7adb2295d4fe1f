"""Stakes of a number in Magic Numbers, by what the room knows."""

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
    """Return the stakes: 0 before the roll, then higher the likelier the number wins the game for a player."""
    if room.face is None:
        return 0.0
    most = max(expected(room, one, room.face) for one in range(room.seats) if one not in room.resigned)
    return USUAL + (1 - USUAL) * min(1.0, most / FULL)
