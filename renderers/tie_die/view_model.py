"""Facts on the boards of Tie-Die: the last roll, and each fight since then as one object."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from games.core import Event, Seat
from games.tie_die.rules.events import (
    Challenged,
    ChallengeLost,
    ChallengeWon,
    Declined,
    MovedUp,
    OffLost,
    OffWon,
    Rolled,
    RollOff,
    Threw,
    TieBreak,
    Unharmed,
)
from games.tie_die.rules.state import View

Kind = Literal["roll-off", "challenge", "declined", "waiting", "tie-break"]
Outcome = Literal["won", "lost", "safe", "holds", "wins", "out", "paid", "stakes", "asked"]


class Result(Struct, frozen=True):
    """Result of a fight for one player: ``points`` won or lost, and the die ``before`` and after (``sides``)."""

    seat: Seat
    outcome: Outcome
    points: int
    before: int
    sides: int


class Throw(Struct, frozen=True):
    """One throw of a fight: who threw which faces with dice of how many sides."""

    seats: tuple[Seat, ...]
    sides: tuple[int, ...]
    faces: tuple[int, ...]


class Fight(Struct, frozen=True):
    """A roll-off, a challenge, or the roll for the win. ``number``: the number tied on, or what a challenge costs."""

    kind: Kind
    number: int
    throws: tuple[Throw, ...]
    results: tuple[Result, ...]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Seats in the fight; the challenger comes first in a challenge."""
        return tuple(result.seat for result in self.results)


def rolled(view: View) -> Throw | None:
    """Return all players' last roll; None before the first."""
    found = next((event for event in view.last if isinstance(event, Rolled)), None)
    return None if found is None else Throw(found.seats, found.sides, found.faces)


def fights(view: View) -> tuple[Fight, ...]:
    """Return the fights since the last roll, in order, ending with a challenge that awaits its answer."""
    found: list[Fight] = []
    events = list(view.last)
    for at, event in enumerate(events):
        if isinstance(event, RollOff):
            found.append(_roll_off(event, events[at + 1 :]))
        elif isinstance(event, Challenged):
            found.append(_challenge(event, events[at + 1 :]))
    throws = [event for event in events if isinstance(event, TieBreak)]
    if throws:
        found.append(_tie_break(throws))
    if view.challenge is not None:
        found.append(_waiting(view, *view.challenge))
    return tuple(found)


def _throw(event: Threw | TieBreak) -> Throw:
    return Throw(event.seats, event.sides, event.faces)


def _roll_off(start: RollOff, following: Sequence[Event]) -> Fight:
    throws: list[Throw] = []
    results: dict[Seat, Result] = {}
    for event in following:
        if isinstance(event, Threw):
            throws.append(_throw(event))
        elif isinstance(event, OffWon):
            results[event.seat] = Result(event.seat, "won", event.face, event.before, event.sides)
        elif isinstance(event, OffLost):
            results[event.seat] = Result(event.seat, "lost", event.points, event.before, event.sides)
        elif isinstance(event, Unharmed):
            sides = throws[-1].sides[start.seats.index(event.seat)]
            results[event.seat] = Result(event.seat, "safe", 0, sides, sides)
        if len(results) == len(start.seats):
            break
    return Fight("roll-off", start.face, tuple(throws), tuple(results[seat] for seat in start.seats))


def _challenge(start: Challenged, following: Sequence[Event]) -> Fight:
    throws: list[Throw] = []
    raised = 0
    for event in following:
        if isinstance(event, Declined):
            paid = (Result(seat, "paid", start.points, 0, 0) for seat in (start.seat, start.other))
            return Fight("declined", start.points, (), tuple(paid))
        if isinstance(event, MovedUp):
            raised = event.before
        elif isinstance(event, Threw):
            throws.append(_throw(event))
        elif isinstance(event, ChallengeWon | ChallengeLost):
            mine, theirs = throws[-1].sides
            if isinstance(event, ChallengeWon):
                results = (
                    Result(start.seat, "won", event.face, raised or mine, mine),
                    Result(start.other, "lost", event.points, event.before, event.sides),
                )
            else:
                results = (
                    Result(start.seat, "lost", event.points, raised or mine, mine),
                    Result(start.other, "holds", 0, theirs, theirs),
                )
            return Fight("challenge", start.points, tuple(throws), results)
    raise AssertionError("a challenge that is told of as settled has an end")


def _tie_break(events: Sequence[TieBreak]) -> Fight:
    last = events[-1]
    winner = last.seats[last.faces.index(max(last.faces))]
    first = events[0]
    results = (
        Result(seat, "wins" if seat == winner else "out", 0, sides, sides)
        for seat, sides in zip(first.seats, first.sides, strict=True)
    )
    return Fight("tie-break", 0, tuple(map(_throw, events)), tuple(results))


def _waiting(view: View, challenger: Seat, defender: Seat) -> Fight:
    mine, theirs = view.die[challenger], view.die[defender]
    results = (
        Result(challenger, "stakes", view.stake, mine, max(mine, theirs)),
        Result(defender, "asked", view.stake, theirs, theirs),
    )
    return Fight("waiting", view.stake, (), results)


def tied(roll: Throw) -> frozenset[Seat]:
    """Return the seats that rolled the same number as another seat."""
    return frozenset(seat for seat, face in zip(roll.seats, roll.faces, strict=True) if roll.faces.count(face) > 1)


def shown(fight: Fight) -> tuple[int | None, ...]:
    """Return the face that each of ``fight.seats`` threw last; None for a seat without a throw."""
    faces = {seat: face for throw in fight.throws for seat, face in zip(throw.seats, throw.faces, strict=True)}
    return tuple(faces.get(seat) for seat in fight.seats)


def tie_broken(view: View) -> bool:
    """Return whether the game was won by the roll for the win (TD-6)."""
    return view.phase == "over" and any(isinstance(event, TieBreak) for event in view.last)


def order(view: View) -> tuple[Seat, ...]:
    """Return the seats from top to bottom: by ranking once the game is over, by seat before."""
    return tuple(seat for place in view.ranking for seat in place) if view.ranking else tuple(range(view.seats))
