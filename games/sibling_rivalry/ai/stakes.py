"""Stakes of a decision in Sibling Rivalry."""

from __future__ import annotations

from games.core import Seat
from games.sibling_rivalry.ai.turn_forecast import landings, next_danger, stopping
from games.sibling_rivalry.rules import View

__all__ = ["stakes"]

TRACK = 0.3
"""To choose a track."""


def stakes(room: View, seat: Seat) -> float:
    """Return the part of its points that a turn risks.

    Nothing before the first roll of a turn; all if the points at hand would win; else the danger of being caught with a
    pawn that may stay, or to choose a track.
    """
    if room.phase == "roll":
        return 0.0
    missing = room.score_track.length - room.score[seat]
    if room.phase == "choose":
        return 1.0 if any(one.points > missing for one in landings(room)) else TRACK
    standing, danger = stopping(room), float(next_danger(room))
    if standing.place in ("alone", "ahead") and standing.points > missing:
        return 1.0
    return min(1.0, 2 * danger)
