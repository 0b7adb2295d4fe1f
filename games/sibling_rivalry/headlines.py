"""Headlines of Sibling Rivalry."""

from __future__ import annotations

from games.core import Seat
from games.headlines import Scene, headline, thrown, usually
from games.memories import Memory, Tale
from games.sibling_rivalry.events import Caught, Scored
from games.sibling_rivalry.feats import by_a_whisker

OFTEN = 3
"""Where others were caught so many times, not to be caught at all is something."""


@headline
def one_more_and_out(tale: Tale) -> Scene | None:
    """Won with so many 1s set aside that a single one more would have been too many."""
    last = tale.table.frames[-1]
    if tale.abandoned or not by_a_whisker.earned(Memory(tale, _winner(tale))):
        return None
    return Scene(last.number, thrown(tale, last.number, tale.ranking[0])) if _top(tale) else None


@headline
def back_to_the_start_and_up(tale: Tale) -> Scene | None:
    """Sent all the way back, and won all the same; ``number`` is from where."""
    falls = [event.before for event in _caught(tale, _winner(tale)) if event.before and not event.after]
    last = tale.table.frames[-1].number
    return Scene(last, thrown(tale, last, tale.ranking[0]), number=max(falls)) if falls and _top(tale) else None


@headline
def never_caught(tale: Tale) -> Scene | None:
    """Everybody else was caught often enough; ``number`` is how often."""
    mine, others = _caught(tale, _winner(tale)), _caught(tale)
    last = tale.table.frames[-1].number
    if mine or len(others) < OFTEN or not _top(tale):
        return None
    return Scene(last, thrown(tale, last, tale.ranking[0]), number=len(others))


@usually
def past_the_finish(tale: Tale) -> Scene | None:
    """The last points; ``number`` is how many."""
    scored, last = _top(tale), tale.table.frames[-1].number
    return Scene(last, thrown(tale, last, tale.ranking[0]), number=scored.points) if scored else None


def _winner(tale: Tale) -> Seat:
    return tale.ranking[0][0]


def _top(tale: Tale) -> Scored | None:
    """The points that ended the game, if points did."""
    scored = [event for event in tale.table.frames[-1].events if isinstance(event, Scored)]
    return scored[-1] if scored and not tale.abandoned else None


def _caught(tale: Tale, seat: Seat | None = None) -> list[Caught]:
    return [
        event
        for frame in tale.table.frames
        for event in frame.events
        if isinstance(event, Caught) and seat in (None, event.seat)
    ]
