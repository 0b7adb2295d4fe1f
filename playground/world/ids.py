"""Ids as they are written in requests."""

from __future__ import annotations

LONGEST_ID = 20
"""Digits of the longest id there can be."""


def id_of(value: object) -> int:
    """Return the id in `value`, a number or digits, as an int; 0, which no object has, if there is none."""
    text = str(value) if isinstance(value, int | str) and not isinstance(value, bool) else ""
    return int(text) if len(text) <= LONGEST_ID and text.isascii() and text.isdecimal() else 0
