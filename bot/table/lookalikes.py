"""Names that look alike though they are written otherwise: Ann, Ann with a Cyrillic A, in full width, or with something
in between that nobody sees.

By Unicode's table of confusable characters (UTS #39), applied to what is left when compatibility forms, upper and lower
case and everything invisible are put aside.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from pathlib import Path

from renderers.unicode import invisible

_TABLE = Path(__file__).with_name("confusables.txt")


def looks(name: str) -> frozenset[str]:
    """What a name looks like: two whose looks have one in common can be taken for one another."""
    plain = _bare(name)
    folded = _bare(plain.casefold())
    return frozenset((folded, _alike(plain), _alike(folded)))


def _bare(name: str) -> str:
    decomposed = unicodedata.normalize("NFKD", name)
    return "".join(char for char in decomposed if char.isspace() or not invisible(char))


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
