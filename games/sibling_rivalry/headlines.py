"""Headlines of Sibling Rivalry."""

from __future__ import annotations

from games.achievements.context import FinishedGame, PlayerPerspective
from games.analysis.headlines import DecidingMoment, headline, last_moment, usually
from games.sibling_rivalry.achievements import by_a_whisker
from games.sibling_rivalry.rules.events import Caught, Scored

OFTEN = 3
"""Number of the others' catches from which on it is something not to be caught at all."""


@headline
def one_more_and_out(finished: FinishedGame) -> DecidingMoment | None:
    """Won with so many 1s set aside that a single one more would have been too many."""
    close = by_a_whisker.earned(PlayerPerspective(finished, finished.winner))
    return last_moment(finished) if close and finished.ended_with(Scored) else None


@headline
def back_to_the_start_and_up(finished: FinishedGame) -> DecidingMoment | None:
    """Sent all the way back, and won all the same; ``number`` is from where."""
    mine = [caught for caught in finished.saw(Caught) if caught.seat == finished.winner]
    falls = [caught.before for caught in mine if caught.before and not caught.after]
    return last_moment(finished, number=max(falls)) if falls and finished.ended_with(Scored) else None


@headline
def never_caught(finished: FinishedGame) -> DecidingMoment | None:
    """Fit if the winner was never caught, and all others often enough; ``number`` is how often."""
    caught = finished.saw(Caught)
    if len(caught) < OFTEN or any(one.seat == finished.winner for one in caught) or not finished.ended_with(Scored):
        return None
    return last_moment(finished, number=len(caught))


@usually
def past_the_finish(finished: FinishedGame) -> DecidingMoment | None:
    """Return the moment of the last points; ``number`` is how many."""
    scored = finished.ended_with(Scored)
    return last_moment(finished, number=scored[-1].points) if scored else None
