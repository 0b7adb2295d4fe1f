"""What boards are drawn from: what somebody may know after a step, and in it what the room saw happen in that step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.core import Game, Seat
from games.core.record import Frame

__all__ = ["view_to_draw"]


def view_to_draw(game: Game[Any, Any, Any], frame: Frame, seat: Seat | None, before: Sequence[Frame] = ()) -> Any:
    """The view of ``seat`` (None: the room's) after that step, with the step's moment in it.

    ``before`` are the steps just before it that nobody has seen a picture of: what they did comes first. What was told
    to one seat alone is left out of the moment for everybody, that seat included.
    """
    public = tuple(event for one in (*before, frame) for event in one.events if event.audience is None)
    return game.with_last_move(game.view(frame.state, seat), public)
