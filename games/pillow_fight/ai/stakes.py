"""Stakes of an action in Pillow Fight."""

from __future__ import annotations

from games.core import Seat
from games.pillow_fight.ai.search_state import SearchContext, position_of
from games.pillow_fight.rules.combat import HITS_TO_WIN
from games.pillow_fight.rules.state import View

__all__ = ["stakes"]

SETTING_UP = 0.4
"""The room, the pillows, and where to start."""
WALK = 0.1
"""To go somewhere, or pick something up."""
ATTACK = 0.6
"""To attack somebody, or not."""


def stakes(room: View, seat: Seat) -> float:
    """Return the stakes of this decision; highest (1) if an attack in reach could be the winning hit."""
    if room.phase != "play":
        return SETTING_UP
    if room.attacked or not room.holding[seat]:
        return WALK
    fight = SearchContext(room, seat)
    if next(fight.attacks(position_of(room), seat), None) is None:
        return WALK
    return 1.0 if room.hits[seat] == HITS_TO_WIN - 1 else ATTACK
