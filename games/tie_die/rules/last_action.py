"""Latest action of Tie-Die for drawing, read from its public events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from games.core import Event, Seat
from games.tie_die.rules.events import (
    Added,
    ChallengeLost,
    ChallengeWon,
    MovedUp,
    OffLost,
    OffWon,
    Threw,
    TieBreak,
    Upgraded,
)

Kind = Literal["upgrade", "roll", "roll-off", "challenge", "tie-break"]

_SMALLER = {6: 4, 8: 6, 10: 8}
"""The die one had before one bought that."""


class Change(Struct, frozen=True, gc=False):
    """The die of ``seat`` had ``before`` sides and has ``after``."""

    seat: Seat
    before: int
    after: int


class LastDiceChange(Struct, frozen=True, gc=False):
    """Latest change to the dice, for drawing.

    ``winner`` won the last fight with ``face`` on a die of ``sides`` (None and 0: there was none). ``changes``
    are the dice that are of another size now, ``gained`` the points that each seat added without a fight.
    """

    kind: Kind
    winner: Seat | None
    sides: int
    face: int
    changes: tuple[Change, ...]
    gained: tuple[tuple[Seat, int], ...]


def moment(events: Sequence[Event]) -> LastDiceChange | None:
    """Return the one thing to draw of these events: the roll for the win, the last fight, or a roll without any."""
    kind: Kind | None = None
    winner: Seat | None = None
    sides = face = 0
    changes: dict[Seat, Change] = {}
    gained: tuple[tuple[Seat, int], ...] = ()
    thrown: dict[Seat, tuple[int, int]] = {}

    def changed(seat: Seat, before: int, after: int) -> None:
        first = changes[seat].before if seat in changes else before
        changes[seat] = Change(seat, first, after)

    for event in events:
        if isinstance(event, Upgraded):
            kind = "upgrade"
            changed(event.seat, _SMALLER[event.sides], event.sides)
        elif isinstance(event, Added):
            kind, gained = "roll", tuple(zip(event.seats, event.points, strict=True))
        elif isinstance(event, Threw | TieBreak):
            thrown = {
                seat: (sides, face) for seat, sides, face in zip(event.seats, event.sides, event.faces, strict=True)
            }
            if isinstance(event, TieBreak):
                kind, gained = "tie-break", ()
                winner = max(thrown, key=lambda seat: thrown[seat][1])
                sides, face = thrown[winner]
        elif isinstance(event, OffWon):
            kind, winner, gained = "roll-off", event.seat, ()
            sides, face = thrown[event.seat]
            changed(event.seat, event.before, event.sides)
        elif isinstance(event, OffLost | MovedUp):
            changed(event.seat, event.before, event.sides)
        elif isinstance(event, ChallengeWon):
            kind, winner = "challenge", event.seat
            sides, face = thrown[event.seat]
            changed(event.other, event.before, event.sides)
        elif isinstance(event, ChallengeLost):
            kind, winner = "challenge", event.other
            sides, face = thrown[event.other]
    if kind is None:
        return None
    grown = tuple(change for change in changes.values() if change.before != change.after)
    return LastDiceChange(kind, winner, sides, face, grown, gained if kind == "roll" else ())
