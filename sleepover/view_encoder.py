"""A view as numbers, always as many: what learners get of a game. docs/train.md describes the encoding.

Their number and meaning follow from the types of the view's fields and from the number of seats, so they are the same
in all games at such a table. Nothing but the view goes in.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Collection, Mapping, Sequence
from operator import attrgetter
from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from games.core import Event
from games.core.last_action import ONLY_DRAWN

__all__ = ["Encoding", "view_encoder"]

LATEST = 8
"""Of a tuple that grows, so many of its latest items are there."""
LETTERS = 10
"""Of a text, so many of its first letters are."""
LEFT_OUT = ("options", "ranking", "moment", *ONLY_DRAWN)
"""Fields that are not encoded: the house rules are always the same, and the others are of no use in a game."""
REMEMBERED = 4_096
"""Number of values whose encoding is remembered, in each field."""

Pack = Callable[[Any], bytes]


class Encoding(NamedTuple):
    """So many 32-bit floats, and what makes their bytes of a value."""

    size: int
    pack: Pack
    small: bool = False
    """True if there are few such values, which come again and again."""


def view_encoder(view_type: type[Any], seats: int, by_seat: Collection[str]) -> Encoding:
    """Return the encoding of such views at a table of so many seats; ``by_seat`` are the fields with one value each.

    Raises:
        TypeError: a field has a type that cannot be encoded.
    """
    hints = {name: hint for name, hint in get_type_hints(view_type).items() if name not in LEFT_OUT}
    hints["viewer"] = Literal[tuple(range(seats))]
    return _fields({name: _encoding(hint, seats if name in by_seat else 0) for name, hint in hints.items()})


def _encoding(hint: Any, length: int = 0) -> Encoding:
    """Return the encoding of values of that type; ``length`` is that of a tuple, where it is always the same."""
    kind, parts = get_origin(hint), get_args(hint)
    if hint is str:
        return Encoding(LETTERS, _remembered(_text), small=True)
    if hint in (bool, int, float):
        return Encoding(1, _remembered(_number), small=True)
    if hint is bytes or (isinstance(hint, type) and issubclass(hint, Event)):
        return Encoding(0, lambda value: b"")
    if isinstance(hint, type) and issubclass(hint, Struct):
        return _fields({name: _encoding(inner) for name, inner in get_type_hints(hint).items()})
    if kind is Literal:
        return _one_of(parts)
    if kind in (Union, UnionType):
        return _optional([part for part in parts if part is not NoneType])
    if kind in (tuple, list, Sequence):
        if kind is tuple and parts[-1] is not ...:
            inner = [_encoding(part) for part in parts]
            return Encoding(
                sum(part.size for part in inner), _remembered(lambda value: _joined(inner, value)), small=True
            )
        return _items(_encoding(parts[0]), length)
    if kind in (dict, Mapping):
        item = _items(_encoding(tuple[parts]), 2 * LATEST)
        return Encoding(item.size, lambda value: item.pack(tuple(sorted(value.items()))))
    if kind in (frozenset, set):
        item = _items(_encoding(parts[0]), 0)
        return Encoding(item.size, lambda value: item.pack(tuple(sorted(value))))
    raise TypeError(f"a view with a field of type {hint} cannot be encoded")


def _fields(parts: Mapping[str, Encoding]) -> Encoding:
    """Return the encoding of a struct: that of its fields, one after the other."""
    used = {name: part for name, part in parts.items() if part.size}
    packs = [part.pack for part in used.values()]
    # Of fewer than two names it makes no tuple.
    values_of = attrgetter(*used) if len(used) > 1 else lambda value: [getattr(value, name) for name in used]

    def pack(value: Any) -> bytes:
        return b"".join([pack(inner) for pack, inner in zip(packs, values_of(value), strict=True)])

    # A small struct comes again and again; one with what grows never does.
    small = all(part.small for part in used.values())
    return Encoding(sum(part.size for part in used.values()), _remembered(pack) if small else pack, small=small)


def _items(item: Encoding, length: int) -> Encoding:
    """Return the encoding of a tuple: ``length`` items, or their number and the latest ones, the last one first."""
    slots, one = length or LATEST, item.pack
    blanks = [bytes(4 * item.size * missing) for missing in range(slots + 1)]

    def pack_all(values: Sequence[Any]) -> bytes:
        return b"".join([*map(one, values[:slots]), blanks[max(0, slots - len(values))]])

    def pack_latest(values: Sequence[Any]) -> bytes:
        latest = values[: -slots - 1 : -1]
        return b"".join([_number(len(values)), *map(one, latest), blanks[slots - len(latest)]])

    if not item.size:
        return Encoding(0, lambda value: b"")
    return Encoding(slots * item.size, pack_all) if length else Encoding(1 + slots * item.size, pack_latest)


def _optional(kinds: Sequence[Any]) -> Encoding:
    """Return the encoding of what may be missing: 1 and the value, or zeros; of one of several structs only that."""
    inner = _encoding(kinds[0]) if len(kinds) == 1 else Encoding(0, lambda value: b"", small=False)
    missing, there, pack_inner = bytes(4 * (1 + inner.size)), _number(1), inner.pack

    def pack(value: Any) -> bytes:
        return missing if value is None else there + pack_inner(value)

    return Encoding(1 + inner.size, _remembered(pack) if inner.small else pack, small=inner.small)


def _one_of(choices: Sequence[Any]) -> Encoding:
    """Return the encoding of one of these values: a 1 in its place. None of them is all zeros."""
    table = {choice: struct.pack(f"={len(choices)}f", *(other == choice for other in choices)) for choice in choices}
    none = bytes(4 * len(choices))
    return Encoding(len(choices), _remembered(lambda value: table.get(value, none)), small=True)


def _joined(parts: Sequence[Encoding], values: Sequence[Any]) -> bytes:
    return b"".join([part.pack(value) for part, value in zip(parts, values, strict=True)])


def _number(value: float) -> bytes:
    return struct.pack("=f", value)


def _text(value: str) -> bytes:
    letters = [ord(letter) for letter in value[:LETTERS]]
    return struct.pack(f"={LETTERS}f", *letters, *[0] * (LETTERS - len(letters)))


class _Remembered(dict[Any, bytes]):
    """What has been packed, by value; looked up without a call of Python's own where it is known."""

    def __init__(self, pack: Pack) -> None:
        super().__init__()
        self._pack = pack

    def __missing__(self, value: Any) -> bytes:
        if len(self) >= REMEMBERED:
            self.clear()
        self[value] = found = self._pack(value)
        return found


def _remembered(pack: Pack) -> Pack:
    """Return the same, which remembers what it has packed. The values must have a hash."""
    return _Remembered(pack).__getitem__
