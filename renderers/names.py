"""How seats are called on a board: a letter that is theirs alone, and a name that fits on a line."""

from __future__ import annotations

from collections.abc import Sequence

from games.core import Seat
from renderers.text_layout import clean, shorter
from renderers.text_protocol import Words
from renderers.unicode import right_to_left

__all__ = ["clipped", "isolated", "letter", "lined"]


def letter(seat: Seat) -> str:
    """The seat's letter: A for the first."""
    return chr(ord("A") + seat)


def lined(names: Sequence[str], seats: int, words: Words) -> tuple[str, ...]:
    """One name for each seat, on one line and never empty, whatever people call themselves."""
    given = (*names, *("",) * seats)[:seats]
    return tuple(clean(name) or words("board-nameless", letter=letter(seat)) for seat, name in enumerate(given))


def clipped(name: str, most: int) -> str:
    """The name in at most ``most`` characters, and none of its letters cut from their marks."""
    return shorter(name, most)


def isolated(name: str) -> str:
    """The name for a line of plain text: one from right to left does not turn its surroundings round,
    and none closes the block of fixed-width text it stands in."""
    name = name.replace("`", "'")
    if right_to_left(name):
        return f"\u2068{name}\u2069"
    return name
