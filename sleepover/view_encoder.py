"""A view as numbers, always as many: what learners get of a game. docs/train.md describes the encoding.

Their number and meaning follow from the types of the view's fields and from the number of seats, so they are the same
in all games at such a table. Nothing but the view goes in. One function is written and compiled for each type of view.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Collection, Mapping, Sequence
from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

import numpy as np
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
OBJECTS = 256
"""Number of objects whose encoding is remembered, in each field of those that grow."""
FEW = 16
"""A tuple with one value for each seat is remembered as a whole if it has at most so many numbers."""

Pack = Callable[[Any], bytes]


class Encoding(NamedTuple):
    """So many 32-bit floats, and what makes a new array of them from a view."""

    size: int
    encode: Callable[[Any], Any]


def view_encoder(view_type: type[Any], seats: int, by_seat: Collection[str]) -> Encoding:
    """Return the encoding of such views at a table of so many seats; ``by_seat`` are the fields with one value each.

    Raises:
        TypeError: a field has a type that cannot be encoded.
    """
    hints = {name: hint for name, hint in get_type_hints(view_type).items() if name not in LEFT_OUT}
    hints["viewer"] = Literal[tuple(range(seats))]
    code = _Code()
    parts = {name: code.part(hint, seats if name in by_seat else 0) for name, hint in hints.items()}
    items = "".join(f"{part.items(f'value.{name}')}, " for name, part in parts.items() if part.size)
    encode = code.function(f"frombuffer(bytearray().join(({items})), float32)")
    return Encoding(sum(part.size for part in parts.values()), encode)


class _Part(NamedTuple):
    """So many floats, and the name of the function that makes their bytes of a value.

    ``items`` turns source for the value into source for one or several pieces of those bytes. ``small`` is true if
    there are few such values, which come again and again.
    """

    size: int
    pack: str
    items: Callable[[str], str]
    small: bool = False


class _Code:
    """Writes functions that pack values. The names in their source are those of fields of the game's own classes."""

    def __init__(self) -> None:
        self._names: dict[str, Any] = {"frombuffer": np.frombuffer, "float32": np.float32}

    def function(self, source: str) -> Callable[[Any], Any]:
        """Return the function of ``value`` with that result."""
        made: Callable[[Any], Any] = eval(f"lambda value: {source}", self._names)
        return made

    def part(self, hint: Any, length: int = 0) -> _Part:
        """Return the part for values of that type; ``length`` is that of a tuple, where it is always the same.

        Raises:
            TypeError: they cannot be encoded.
        """
        kind, parts = get_origin(hint), get_args(hint)
        if hint is str:
            return self._small(LETTERS, _text)
        if hint in (bool, int, float):
            return self._small(1, _number)
        if hint is bytes or (isinstance(hint, type) and issubclass(hint, Event)):
            return self._large(0, lambda value: b"")
        if isinstance(hint, type) and issubclass(hint, Struct):
            return self._fields({f"value.{name}": self.part(inner) for name, inner in get_type_hints(hint).items()})
        if kind is Literal:
            table = {choice: b"".join(_number(other == choice) for other in parts) for choice in parts}
            none = bytes(4 * len(parts))
            return self._small(len(parts), lambda value: table.get(value, none))
        if kind in (Union, UnionType):
            return self._optional([part for part in parts if part is not NoneType])
        if kind is tuple and parts[-1] is not ...:
            return self._fields({f"value[{place}]": self.part(inner) for place, inner in enumerate(parts)})
        if kind in (tuple, list, Sequence):
            item = self.part(parts[0])
            return self._each(item, length) if length else self._latest(item, kind is tuple, parts[0])
        if kind in (frozenset, set):
            ordered = self._latest(self.part(parts[0]), False)
            return ordered._replace(items=lambda value: ordered.items(f"sorted({value})"))
        if kind in (dict, Mapping):
            pair = self._fields({f"value[{place}]": self.part(inner) for place, inner in enumerate(parts)})
            pairs = self._each(pair, 2 * LATEST)
            flat = self._small(pairs.size, self._join(pairs.items("sorted(zip(*[iter(value)] * 2, strict=True))")))
            return flat._replace(
                items=lambda value: flat.items(f"(*[one for pair in {value}.items() for one in pair],)")
            )
        raise TypeError(f"a view with a field of type {hint} cannot be encoded")

    def _name(self, value: Any) -> str:
        name = f"_{len(self._names)}"
        self._names[name] = value
        return name

    def _join(self, items: str) -> Pack:
        """Return the function that joins these pieces of ``value``."""
        return self.function(f"b''.join(({items},))")

    def _large(self, size: int, pack: Pack) -> _Part:
        name = self._name(pack)
        return _Part(size, name, lambda value: f"{name}({value})")

    def _small(self, size: int, pack: Pack) -> _Part:
        """Return a part that remembers what it has packed. The values must have a hash."""
        table = _Remembered(pack)
        name = self._name(table)
        return _Part(size, self._name(table.__getitem__), lambda value: f"{name}[{value}]", small=True)

    def _fields(self, parts: Mapping[str, _Part]) -> _Part:
        """Return the part for a struct or tuple: that of its fields, one after the other."""
        size = sum(part.size for part in parts.values())
        pack = self._join(", ".join(["b''", *(part.items(value) for value, part in parts.items() if part.size)]))
        if all(part.small for part in parts.values()):
            return self._small(size, pack)
        return self._large(size, _remembered_by_identity(pack))

    def _each(self, item: _Part, length: int) -> _Part:
        """Return the part for a tuple of that length; where it is shorter, zeros follow."""
        size, value_name, missing = item.size * length, self._new(), self._missing(item.size, length)

        def items(value: str) -> str:
            return f"*map({item.pack}, ({value_name} := {value})[:{length}]), {missing}[len({value_name})]"

        pack = self._join(items("value"))
        if item.small and size <= FEW:
            return self._small(size, pack)
        return _Part(size, self._name(pack), items)

    def _latest(self, item: _Part, constant: bool, hint: Any = None) -> _Part:
        """Return the part for a tuple that grows: its length and the latest items, the last one first."""
        if not item.size:
            return self._large(0, lambda value: b"")
        size, missing = 1 + item.size * LATEST, self._missing(item.size, LATEST)
        latest = f"*map({item.pack}, value[:-{LATEST + 1}:-1])"
        pack = self._join(f"{self._name(_Remembered(_number))}[len(value)], {latest}, {missing}[len(value)]")
        if not constant:
            return self._large(size, pack)
        # The hash of these is quick; others are mostly in the very tuple that was there before.
        quick = hint in (bool, float, int, str)
        return self._small(size, pack) if quick else self._large(size, _remembered_by_identity(pack))

    def _optional(self, kinds: Sequence[Any]) -> _Part:
        """Return the part for what may be missing: 1 and the value, or zeros; of one of several kinds only the 1."""
        inner = self.part(kinds[0]) if len(kinds) == 1 else self._large(0, lambda value: b"")
        missing, there = self._name(bytes(4 * (1 + inner.size))), self._name(_number(1))
        pack = self.function(f"{missing} if value is None else {there} + {inner.pack}(value)")
        return self._small(1 + inner.size, pack) if inner.small else self._large(1 + inner.size, pack)

    def _new(self) -> str:
        """Return a name for a value on the way."""
        return f"value{self._name(None)}"

    def _missing(self, size: int, slots: int) -> str:
        """Return the name of the zeros for the items that so many slots lack, by the number of those there are."""
        return self._name(_Remembered(lambda there: bytes(4 * size * max(0, slots - there))))


def _number(value: float) -> bytes:
    return struct.pack("=f", value)


def _text(value: str) -> bytes:
    letters = [ord(letter) for letter in value[:LETTERS]]
    return struct.pack(f"={LETTERS}f", *letters, *[0] * (LETTERS - len(letters)))


def _remembered_by_identity(pack: Pack) -> Pack:
    """Return the same for values that cannot change, each of which is packed once while it is remembered."""
    table: dict[int, tuple[Any, bytes]] = {}

    def packed(value: Any) -> bytes:
        found = table.get(id(value))
        if found is None:
            if len(table) >= OBJECTS:
                table.clear()
            # As long as it is here, no other value has its number.
            found = table[id(value)] = value, pack(value)
        return found[1]

    return packed


class _Remembered(dict[Any, bytes]):
    """Values packed before, by value; looked up without a call of Python's own where it is known."""

    def __init__(self, pack: Pack) -> None:
        super().__init__()
        self._pack = pack

    def __missing__(self, value: Any) -> bytes:
        if len(self) >= REMEMBERED:
            self.clear()
        self[value] = found = self._pack(value)
        return found
