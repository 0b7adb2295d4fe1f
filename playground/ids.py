"""Ids as they are written in requests."""

from __future__ import annotations

LONGEST_ID = 20
"""Digits of the longest id there can be."""


def id_of(value: object) -> int:
    """The id that stands there, as a number or as digits; 0, which nothing has, if it is none."""
    text = str(value) if isinstance(value, int | str) and not isinstance(value, bool) else ""
    return int(text) if len(text) <= LONGEST_ID and text.isascii() and text.isdecimal() else 0
