"""What boards are drawn from: what somebody may know after a step, and in it what the room saw happen in that step."""

from __future__ import annotations

from typing import Any

from games.core import Game, Seat
from games.record import Frame

__all__ = ["shown"]


def shown(game: Game[Any, Any, Any], frame: Frame, seat: Seat | None) -> Any:
    """The view of ``seat`` (None: the room's) after that step, with the step's moment in it.

    What was told to one seat alone is left out of the moment for everybody, that seat included.
    """
    public = tuple(event for event in frame.events if event.audience is None)
    return game.just_now(game.view(frame.state, seat), public)
