"""Names that look alike though they are written otherwise: Ann, Ann with a Cyrillic A, in full width, or with something
in between that nobody sees.

By Unicode's table of confusable characters (UTS #39), applied to what is left when compatibility forms, upper and lower
case and everything invisible are put aside.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from pathlib import Path

_TABLE = Path(__file__).with_name("confusables.txt")
_UNSEEN = (
    (0x034F, 0x034F),  # combining grapheme joiner
    (0x115F, 0x1160),  # Hangul fillers
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x2800, 0x2800),  # Braille pattern blank
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),  # variation selectors
    (0xFFA0, 0xFFA0),
    (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)
"""Characters that are letters, marks or signs by their category, and show nothing."""


def unseen(char: str) -> bool:
    """Whether that character shows nothing of itself: for control, for direction, unassigned, or simply blank."""
    code = ord(char)
    return unicodedata.category(char) in ("Cc", "Cf", "Co", "Cs", "Cn") or any(
        first <= code <= last for first, last in _UNSEEN
    )


def looks(name: str) -> frozenset[str]:
    """What a name looks like: two whose looks have one in common can be taken for one another."""
    plain = _bare(name)
    folded = _bare(plain.casefold())
    return frozenset((folded, _alike(plain), _alike(folded)))


def _bare(name: str) -> str:
    decomposed = unicodedata.normalize("NFKD", name)
    return "".join(char for char in decomposed if char.isspace() or not unseen(char))


def _alike(name: str) -> str:
    table = _confusables()
    return unicodedata.normalize("NFKD", "".join(table.get(char, char) for char in name)).casefold()


@cache
def _confusables() -> dict[str, str]:
    """What each character of the table looks like."""
    found = {}
    for line in _TABLE.read_text(encoding="ascii").splitlines():
        if not line.startswith("#"):
            like, *characters = map(_characters, line.split())
            found.update(dict.fromkeys(characters, like))
    return found


def _characters(codes: str) -> str:
    return "".join(chr(int(code, 16)) for code in codes.split("+"))
