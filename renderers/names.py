"""Names of seats on a board: a letter unique to the seat, and a name that fits on a line."""

from __future__ import annotations

from collections.abc import Sequence

from games.core import Seat
from renderers.seat_styles import style_of
from renderers.text.text_layout import clean, shorter
from renderers.text.unicode import right_to_left
from renderers.text_protocol import Words

__all__ = ["clipped", "isolated", "letter", "lined"]


def letter(seat: Seat) -> str:
    """Return the seat's letter: A for the first style."""
    return chr(ord("A") + style_of(seat))


def lined(names: Sequence[str], seats: int, words: Words) -> tuple[str, ...]:
    """One name for each seat, on one line and never empty, whatever people call themselves."""
    given = (*names, *("",) * seats)[:seats]
    return tuple(clean(name) or words("board-nameless", letter=letter(seat)) for seat, name in enumerate(given))


def clipped(name: str, most: int) -> str:
    """Return the name in at most ``most`` characters, without separating a letter from its marks.

    A name that is isolated from the text around it stays so.
    """
    if name.startswith("\u2068") and name.endswith("\u2069"):
        return f"\u2068{shorter(name[1:-1], most)}\u2069"
    return shorter(name, most)


def isolated(name: str) -> str:
    """Return the name made safe for a line of plain text.

    A right-to-left name does not turn the text around it, and no name closes its block of fixed-width text.
    """
    name = name.replace("`", "'")
    if right_to_left(name):
        return f"\u2068{name}\u2069"
    return name
