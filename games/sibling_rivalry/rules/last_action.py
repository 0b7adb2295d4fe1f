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
    """``seat`` scored: the scoring pawn went ahead by ``points``, from ``before`` to ``after``."""

    seat: Seat
    points: int
    before: int
    after: int


Moment = Climb | Catch | Tumble | Gain


def moment(events: Sequence[Event], pawns: Sequence[tuple[int, int] | None]) -> Moment | None:
    """Return the one thing to draw of these events: the action's own effect, before that of the next turn's start.

    ``pawns`` are the challenge pawns (track, square) after it, by seat.
    """
    for event in events:
        if isinstance(event, Moved | Topped):
            start = 0 if event.left else event.square - event.steps
            return Climb(event.seat, event.track, max(0, start), event.square)
        if isinstance(event, Caught):
            return Catch(event.seat, event.ones, event.before, _landed(event.seat, event.after, events))
        if isinstance(event, Outdid):
            return Tumble(event.other, event.seat, event.track, event.square)
        if isinstance(event, FellShort):
            return Tumble(event.seat, event.other, event.track, _ahead(event, events, pawns))
    for event in events:
        if isinstance(event, Scored):
            return Gain(event.seat, event.points, event.before, _landed(event.seat, event.after, events))
    return None


def _ahead(short: FellShort, events: Sequence[Event], pawns: Sequence[tuple[int, int] | None]) -> int:
    """Return the square of the pawn that was not outdone, or its last one before it scored."""
    for event in events:
        # Then it may stand elsewhere by now, if its owner has rolled since.
        if isinstance(event, Scored) and event.seat == short.other:
            return event.square
    standing = pawns[short.other]
    return 0 if standing is None else standing[1]


def _landed(seat: Seat, square: int, events: Sequence[Event]) -> int:
    """Return the final position of the scoring pawn: it slides back from an occupied one."""
    for event in events:
        if isinstance(event, Slid) and (event.seat, event.before) == (seat, square):
            return event.after
    return square
