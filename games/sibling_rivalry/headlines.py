"""Headlines of Sibling Rivalry."""

from __future__ import annotations

from games.achievements.context import FinishedGame, PlayerPerspective
from games.analysis.headlines import DecidingMoment, headline, latest_dice, usually
from games.core import Seat
from games.sibling_rivalry.achievements import by_a_whisker
from games.sibling_rivalry.rules.events import Caught, Scored

OFTEN = 3
"""Number of the others' catches from which on it is something not to be caught at all."""


@headline
def one_more_and_out(finished: FinishedGame) -> DecidingMoment | None:
    """Won with so many 1s set aside that a single one more would have been too many."""
    last = finished.table.frames[-1]
    if finished.abandoned or not by_a_whisker.earned(PlayerPerspective(finished, _winner(finished))):
        return None
    return (
        DecidingMoment(last.number, latest_dice(finished, last.number, finished.ranking[0])) if _top(finished) else None
    )


@headline
def back_to_the_start_and_up(finished: FinishedGame) -> DecidingMoment | None:
    """Sent all the way back, and won all the same; ``number`` is from where."""
    falls = [event.before for event in _caught(finished, _winner(finished)) if event.before and not event.after]
    last = finished.table.frames[-1].number
    return (
        DecidingMoment(last, latest_dice(finished, last, finished.ranking[0]), number=max(falls))
        if falls and _top(finished)
        else None
    )


@headline
def never_caught(finished: FinishedGame) -> DecidingMoment | None:
    """Fit if the winner was never caught, and all others often enough; ``number`` is how often."""
    mine, others = _caught(finished, _winner(finished)), _caught(finished)
    last = finished.table.frames[-1].number
    if mine or len(others) < OFTEN or not _top(finished):
        return None
    return DecidingMoment(last, latest_dice(finished, last, finished.ranking[0]), number=len(others))


@usually
def past_the_finish(finished: FinishedGame) -> DecidingMoment | None:
    """Return the moment of the last points; ``number`` is how many."""
    scored, last = _top(finished), finished.table.frames[-1].number
    return (
        DecidingMoment(last, latest_dice(finished, last, finished.ranking[0]), number=scored.points) if scored else None
    )


def _winner(finished: FinishedGame) -> Seat:
    return finished.ranking[0][0]


def _top(finished: FinishedGame) -> Scored | None:
    """Return the points that ended the game, if points did."""
    scored = [event for event in finished.table.frames[-1].events if isinstance(event, Scored)]
    return scored[-1] if scored and not finished.abandoned else None


def _caught(finished: FinishedGame, seat: Seat | None = None) -> list[Caught]:
    return [
        event
        for frame in finished.table.frames
        for event in frame.events
        if isinstance(event, Caught) and seat in (None, event.seat)
    ]
