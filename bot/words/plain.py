"""Text that cannot steer what shows it: for terminals and for files."""

from __future__ import annotations

import unicodedata

_ESCAPED = frozenset(("Cc", "Cs", "Zl", "Zp"))
# Marks that reorder the text around them: a name could make a line read as something it does not say.
_REORDERING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def plain(text: str) -> str:
    """The text on one line, with everything that could steer a terminal written out (``\\x1b``)."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(_visible(character) for character in text)


def _visible(character: str) -> str:
    if character in _REORDERING or unicodedata.category(character) in _ESCAPED:
        return character.encode("unicode-escape", "surrogatepass").decode("ascii")
    return character
