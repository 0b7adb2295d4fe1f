"""Latest action of Sibling Rivalry for drawing, read from its public events."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from games.core import Event, Seat
from games.sibling_rivalry.rules.events import Caught, FellShort, Moved, Outdid, Scored, Slid, Topped


class Climb(Struct, frozen=True, gc=False):
    """The challenge pawn of ``seat`` went up ``track`` from the square ``start`` (0: from nothing) to ``end``."""

    seat: Seat
    track: int
    start: int
    end: int


class Catch(Struct, frozen=True, gc=False):
    """``seat`` was caught with so many 1s: the scoring pawn went back from ``before`` to ``after``."""

    seat: Seat
    ones: int
    before: int
    after: int


class Tumble(Struct, frozen=True, gc=False):
    """The pawn of ``seat`` was taken off ``track``, since ``other`` is ahead there, or was first, on ``square``."""

    seat: Seat
    other: Seat
    track: int
    square: int


class Gain(Struct, frozen=True, gc=False):
    """``seat`` scored ``square`` of ``track``: the scoring pawn went ``points`` ahead, from ``before`` to ``after``."""

    seat: Seat
    points: int
    before: int
    after: int
    track: int
    square: int


Moment = Climb | Catch | Tumble | Gain


def moment(events: Sequence[Event], pawns: Sequence[tuple[int, int] | None]) -> Moment | None:
    """Return the one thing to draw of these events: the newest that moved a pawn.

    ``pawns`` are the challenge pawns (track, square) after it, by seat.
    """
    for at in reversed(range(len(events))):
        event = events[at]
        if isinstance(event, Scored):
            after = _landed(event.seat, event.after, events[at:])
            return Gain(event.seat, event.points, event.before, after, event.track, event.square)
        if isinstance(event, Caught):
            return Catch(event.seat, event.ones, event.before, _landed(event.seat, event.after, events[at:]))
        if isinstance(event, Outdid):
            return Tumble(event.other, event.seat, event.track, event.square)
        if isinstance(event, FellShort):
            standing = pawns[event.other]
            return Tumble(event.seat, event.other, event.track, 0 if standing is None else standing[1])
        if isinstance(event, Moved | Topped):
            start = 0 if event.left else event.square - event.steps
            return Climb(event.seat, event.track, max(0, start), event.square)
    return None


def _landed(seat: Seat, square: int, events: Sequence[Event]) -> int:
    """Return the final position of the scoring pawn: it slides back from an occupied one."""
    for event in events:
        if isinstance(event, Slid) and (event.seat, event.before) == (seat, square):
            return event.after
    return square
