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
def one_more_and_out(tale: FinishedGame) -> DecidingMoment | None:
    """Won with so many 1s set aside that a single one more would have been too many."""
    last = tale.table.frames[-1]
    if tale.abandoned or not by_a_whisker.earned(PlayerPerspective(tale, _winner(tale))):
        return None
    return DecidingMoment(last.number, latest_dice(tale, last.number, tale.ranking[0])) if _top(tale) else None


@headline
def back_to_the_start_and_up(tale: FinishedGame) -> DecidingMoment | None:
    """Sent all the way back, and won all the same; ``number`` is from where."""
    falls = [event.before for event in _caught(tale, _winner(tale)) if event.before and not event.after]
    last = tale.table.frames[-1].number
    return (
        DecidingMoment(last, latest_dice(tale, last, tale.ranking[0]), number=max(falls))
        if falls and _top(tale)
        else None
    )


@headline
def never_caught(tale: FinishedGame) -> DecidingMoment | None:
    """Fit if the winner was never caught, and all others often enough; ``number`` is how often."""
    mine, others = _caught(tale, _winner(tale)), _caught(tale)
    last = tale.table.frames[-1].number
    if mine or len(others) < OFTEN or not _top(tale):
        return None
    return DecidingMoment(last, latest_dice(tale, last, tale.ranking[0]), number=len(others))


@usually
def past_the_finish(tale: FinishedGame) -> DecidingMoment | None:
    """Return the moment of the last points; ``number`` is how many."""
    scored, last = _top(tale), tale.table.frames[-1].number
    return DecidingMoment(last, latest_dice(tale, last, tale.ranking[0]), number=scored.points) if scored else None


def _winner(tale: FinishedGame) -> Seat:
    return tale.ranking[0][0]


def _top(tale: FinishedGame) -> Scored | None:
    """Return the points that ended the game, if points did."""
    scored = [event for event in tale.table.frames[-1].events if isinstance(event, Scored)]
    return scored[-1] if scored and not tale.abandoned else None


def _caught(tale: FinishedGame, seat: Seat | None = None) -> list[Caught]:
    return [
        event
        for frame in tale.table.frames
        for event in frame.events
        if isinstance(event, Caught) and seat in (None, event.seat)
    ]
