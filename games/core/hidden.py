"""Parts that a game declares to be hidden (``Game.hidden``), and its states without that."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from games.core import Game, Hidden, Seat

__all__ = ["known_part", "value"]


def value(state: Any, part: Hidden) -> Any:
    """Return the value of that part of the state.

    Raises:
        AttributeError: there is no such field.
        IndexError: it has nothing for that seat.
        TypeError: it does not have one value for each seat.
    """
    first, *rest = part.field.split(".")
    found = getattr(state, first)
    if part.seat is not None:
        found = found[part.seat]
    for name in rest:
        found = getattr(found, name)
    return found


def known_part(game: Game[Any, Any, Any], state: Any, viewer: Seat | None) -> dict[str, Any]:
    """Return the state's fields without those that ``viewer`` (None: the room) may not know, as the game declares.

    States of which that is the same must look the same to the viewer.
    """
    found = asdict(state)
    for part in game.hidden(state):
        if not part.may_know(viewer):
            first, *rest = part.field.split(".")
            found[first] = None if part.seat is None else _without(found[first], part.seat, rest)
    return found


def _without(values: Any, seat: Seat, names: list[str]) -> tuple[Any, ...]:
    """Return the values of all seats, with that of one left out, or what these names lead to in it."""
    return (*values[:seat], _cut(values[seat], names), *values[seat + 1 :])


def _cut(of: Any, names: list[str]) -> Any:
    if not names or of is None:
        return None
    fields = dict(of) if isinstance(of, dict) else asdict(of)
    return {**fields, names[0]: _cut(fields[names[0]], names[1:])}
