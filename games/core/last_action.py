"""Views that boards are drawn from: a seat's view after a step, with the step's public events in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from games.core import Action, Game, Seat
from games.core.record import Frame

__all__ = ["ONLY_DRAWN", "view_to_draw"]

ONLY_DRAWN = ("score_history", "advice")
"""Fields of views that only some pictures have: they say nothing that the game's steps do not."""


def view_to_draw(
    game: Game[Any, Any, Any],
    frame: Frame,
    seat: Seat | None,
    before: Sequence[Frame] = (),
    history: Sequence[Frame] = (),
    advice: Action | None = None,
) -> Any:
    """Return the view of ``seat`` (None: the room) after a step, with the step's public events in it.

    ``before`` are the steps just before it of which no picture was shown: their events come first. Events told
    to one seat alone are left out for all seats, that seat included. Of a game that is over, ``history`` are the steps
    from the start; a view with ``score_history`` has everybody's scores after each of them. With
    ``advice`` it is the position before a decision, without what led to it, and with that action to be shown as better.
    """
    if advice is not None:
        view = game.view(frame.state, seat)
        return replace(view, advice=advice) if hasattr(view, "advice") else view
    public = tuple(event for one in (*before, frame) for event in one.events if event.audience is None)
    view = game.with_last_move(game.view(frame.state, seat), public)
    if history and view.ranking and hasattr(view, "score_history"):
        # Where nothing was scored the curve is flat: the steps without a change keep its proportions.
        return replace(view, score_history=tuple(tuple(game.scores(one.state)) for one in history))
    return view
