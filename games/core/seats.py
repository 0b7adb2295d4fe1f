"""Seats of a table: who still plays, one seat's value in a tuple over all of them, and places by points."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Protocol, TypeVar

from games.core import ONE_SEAT, SEATS, Event, Ranking, Seat, leavers_last, next_seat

__all__ = [
    "clockwise",
    "first_playing",
    "numbered",
    "others_playing",
    "places",
    "places_by",
    "playing",
    "ranked",
    "replaced",
    "state_dict",
    "viewer_playing",
]

T = TypeVar("T")


class _View(Protocol):
    """A view with the number of seats, those that have left, and the ranking at the end."""

    @property
    def viewer(self) -> Seat | None: ...

    @property
    def seats(self) -> int: ...

    @property
    def resigned(self) -> Collection[Seat]: ...

    @property
    def ranking(self) -> Ranking | None: ...


class _State(Protocol):
    """A state with what every game's ``to_dict`` ends with."""

    @property
    def resigned(self) -> tuple[Seat, ...]: ...

    @property
    def ranking(self) -> Ranking | None: ...


def playing(seats: int, inactive: Collection[Seat]) -> list[Seat]:
    """Return the seats that still play, in turn order."""
    return [seat for seat in range(seats) if seat not in inactive]


def clockwise(first: Seat, seats: int, inactive: Collection[Seat] = ()) -> list[Seat]:
    """Return the seats that still play, once round the table from ``first`` on."""
    return [seat for seat in (*range(first, seats), *range(first)) if seat not in inactive]


def first_playing(seat: Seat, seats: int, inactive: Collection[Seat]) -> Seat:
    """Return the seat itself or, if it plays no more, the next one that does."""
    return next_seat(seat, seats, inactive) if seat in inactive else seat


def others_playing(view: _View) -> list[Seat]:
    """Return the seats that still play, without the viewer's."""
    return [seat for seat in range(view.seats) if seat != view.viewer and seat not in view.resigned]


def viewer_playing(view: _View) -> Seat | None:
    """Return the viewer's seat while it plays; None for the room, a seat that has left, and after the end."""
    return None if view.viewer in view.resigned or view.ranking is not None else view.viewer


def replaced(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """Return the values of all seats with another one for ``seat``."""
    return (*values[:seat], value, *values[seat + 1 :])


def places_by(points: Sequence[int], seats: Collection[Seat]) -> Ranking:
    """Return these seats by their points, the most first; those with as many share a place."""
    each = sorted({points[seat] for seat in seats}, reverse=True)
    return tuple(tuple(seat for seat in seats if points[seat] == these) for these in each)


def numbered(ranking: Ranking) -> list[tuple[int, tuple[Seat, ...]]]:
    """Return the groups of a ranking, each with its place: after two who share the first comes the third."""
    return [(1 + sum(map(len, ranking[:at])), group) for at, group in enumerate(ranking)]


def places(ranking: Ranking | None) -> dict[Seat, int]:
    """Return each seat's final place, shared by equals; empty before the end."""
    return {seat: place for place, group in numbered(ranking or ()) for seat in group}


def ranked(
    points: Sequence[int], resigned: Sequence[Seat], winner: Seat | None = None, eliminated: Sequence[Seat] = ()
) -> Ranking:
    """Return the ranking of a game for points: the ``winner``, if the points do not say so, and the others by points.

    Then come the eliminated, the last of them first, and the leavers.
    """
    rest = [seat for seat in playing(len(points), (*resigned, *eliminated)) if seat != winner]
    first = () if winner is None else ((winner,),)
    return leavers_last((*first, *places_by(points, rest), *((seat,) for seat in reversed(eliminated))), resigned)


def state_dict(state: _State, *names: str, **derived: Any) -> dict[str, object]:
    """Return values for ``Game.to_dict``: these names in this order, then ``out``, ``over`` and ``ranking``.

    A name is a field of the state, or among the ``derived`` values.
    """
    found = {name: derived[name] if name in derived else getattr(state, name) for name in names}
    return {**found, "out": state.resigned, "over": state.ranking is not None, "ranking": state.ranking}


def seats_in(event: Event) -> set[Seat]:
    """Return the seats that are named in the event."""
    given = {name: getattr(event, name) for name in event.__struct_fields__}
    return {given[name] for name in ONE_SEAT if name in given} | set(given.get(SEATS, ()))
