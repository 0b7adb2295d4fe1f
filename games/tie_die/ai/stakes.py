"""Stakes of a decision in Tie-Die."""

from __future__ import annotations

from games.core import Seat
from games.tie_die.rules.state import View, upgrade_of

__all__ = ["stakes"]

DIE = 0.3
"""To buy a die or not."""
WINDOW = 0.4
"""To challenge somebody or not."""
NEAR = 0.8
"""Weight if another player may be there with the next roll."""


def stakes(room: View, seat: Seat) -> float:
    """All in the answer to a challenge; nothing for who can buy no die; between them, the more the nearer the end."""
    if room.challenge is not None:
        return 1.0
    if room.phase == "upgrade" and upgrade_of(room.die[seat], room.score[seat]) is None:
        return 0.0
    near = any(
        room.score[one] + room.die[one] >= room.options.target for one in range(room.seats) if one not in room.resigned
    )
    return NEAR if near else DIE if room.phase == "upgrade" else WINDOW
