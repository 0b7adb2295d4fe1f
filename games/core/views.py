"""Views made from states: fields of the same name are the same, and of hidden ones only the viewer's own is there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from operator import attrgetter
from typing import Any, TypeVar

from msgspec import Struct

from games.core import Seat

__all__ = ["BaseView", "own_only", "view_of"]

T = TypeVar("T")
V = TypeVar("V")


class BaseView(Struct, frozen=True, gc=False, rename={"resigned": "out"}):
    """Base of views. In playthroughs, and in what programs get, ``resigned`` is called ``out``, as in records."""


def own_only(values: Sequence[T], viewer: Seat | None) -> tuple[T | None, ...]:
    """Return one value for each seat, of which only the viewer's own is there; the room (None) sees none."""
    return tuple(value if seat == viewer else None for seat, value in enumerate(values))


def view_of(kind: type[V], state: Any, viewer: Seat | None, **derived: Any) -> V:
    """Return the view of that ``kind``: ``viewer``, the ``derived`` values, and all others as the state has them.

    A field with a default that is neither in the state nor derived keeps it.
    """
    make: Any = kind
    its: Any = type(state)
    names, getter = _shared(make, its, tuple(derived))
    found: V = make(viewer=viewer, **dict(zip(names, getter(state), strict=True)), **derived)
    return found


@cache
def _shared(kind: Any, state: Any, derived: tuple[str, ...]) -> tuple[Sequence[str], Callable[[Any], Any]]:
    """Return the names of the fields that a view takes from the state, and what reads them."""
    left = [name for name in kind.__struct_fields__ if name not in (*derived, "viewer")]
    names = [name for name in left if name in state.__struct_fields__]
    # Of fewer than two names it makes no tuple.
    return names, attrgetter(*names) if len(names) > 1 else lambda one: [getattr(one, name) for name in names]
