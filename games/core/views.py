"""Views made from states: fields of the same name are the same, and of hidden ones only the viewer's own is there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import CodeType, FunctionType
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

    @property
    def situation(self) -> Mapping[str, Any]:
        """Values that fill in the sentence of what comes next: by default the ``seat`` in the view's ``turn``."""
        return {"seat": getattr(self, "turn", None)}


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
    made: Callable[..., V] = _maker(*types, derived)
    return made


@cache
def _maker(kind: Any, state: Any, derived: Sequence[str]) -> Callable[..., Any]:
    own, whole = ("viewer", *derived), kind.__struct_fields__
    found = [name for name in whole if name in own or name in state.__struct_fields__]
    values = [
        # By name behind a field that keeps its default; and where the viewer is not the first, for it has only a name.
        f"{'' if whole[0] == 'viewer' and name == there else f'{name}='}{'' if name in own else 'state.'}{name}"
        for name, there in zip(found, whole, strict=False)
    ]
    # The names are those of fields of the game's own classes.
    code = compile(f"lambda state, {', '.join(own)}: kind({', '.join(values)})", kind.__name__, "eval")
    (function,) = (constant for constant in code.co_consts if isinstance(constant, CodeType))
    return FunctionType(function, {"kind": kind})
