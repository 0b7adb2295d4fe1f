"""Views made from states: fields of the same name are the same, and of hidden ones only the viewer's own is there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from inspect import signature
from typing import Any, TypeVar

from msgspec import Struct

from games.core import Seat

__all__ = ["GameStruct", "own_only", "view_maker", "view_of"]

T = TypeVar("T")
V = TypeVar("V")


class GameStruct(Struct, frozen=True, gc=False, rename={"resigned": "out"}):
    """Base of views, and of states that they inherit from. Where they are written down, ``resigned`` is ``out``, as in
    records.
    """


def own_only(values: Sequence[T], viewer: Seat | None) -> tuple[T | None, ...]:
    """Return one value for each seat, of which only the viewer's own is there; the room (None) sees none.

    Examples:
        >>> own_only((4, 7), 1)
        (None, 7)
    """
    return tuple(value if seat == viewer else None for seat, value in enumerate(values))


def view_of(kind: type[V], state: Any, viewer: Seat | None, **derived: Any) -> V:
    """Return the view of that ``kind``: ``viewer``, the ``derived`` values, and all others as the state has them.

    A field with a default that is neither in the state nor derived keeps it.

    Examples:
        >>> kind = type(table.view(0))
        >>> view_of(kind, table.state, 0, seats=2, ready=(False, False), passed=(False, False)) == table.view(0)
        True
    """
    return view_maker(kind, type(state), *derived)(state, viewer, *derived.values())


def view_maker(kind: type[V], state: type[Any], *derived: str) -> Callable[..., V]:
    """Return the function that makes such a view of a state, the viewer and the derived values, in this order.

    It is written and compiled once, with every field in its place, and so as fast as one written by hand.
    """
    types: Any = (kind, state)
    made: Callable[..., V] = _compiled(*types, derived)
    return made


@cache
def _compiled(kind: Any, state: Any, derived: Sequence[str]) -> Callable[..., Any]:
    own, whole = ("viewer", *derived), signature(kind).parameters.values()
    found = [field for field in whole if field.name in own or field.name in state.__struct_fields__]
    values = [
        # By name behind a field that keeps its default, and where the class says so.
        f"{'' if field is there and field.kind is not field.KEYWORD_ONLY else f'{field.name}='}"
        f"{'' if field.name in own else 'state.'}{field.name}"
        for field, there in zip(found, whole, strict=False)
    ]
    # The names are those of fields of the game's own classes.
    made: Callable[..., Any] = eval(f"lambda state, {', '.join(own)}: kind({', '.join(values)})", {"kind": kind})
    return made
