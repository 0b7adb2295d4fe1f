"""Values that fill in a sentence, with seats by their names.

Apart from ``renderers.names``, so that a record is told in words without what draws.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.core import ONE_SEAT, SEATS
from renderers.text_protocol import Words

__all__ = ["named_values"]


def named_values(values: Mapping[str, object], names: Sequence[str], words: Words) -> dict[str, object]:
    """Return values for a sentence: seats by their names, and other tuples as text."""
    return {name: _named(name, value, names, words) for name, value in values.items()}


def _named(name: str, value: object, names: Sequence[str], words: Words) -> object:
    if name in ONE_SEAT and isinstance(value, int):
        return names[value]
    if name == SEATS and isinstance(value, tuple):
        return words.format_list([names[seat] for seat in value])
    if isinstance(value, tuple):
        return " ".join(map(str, value))
    return value if isinstance(value, int | str | float) else str(value)
