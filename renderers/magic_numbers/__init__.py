"""Magic Numbers drawn: the room's table, a player's secret card, and both in words."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from PIL import Image

from games.magic_numbers.rules import View
from renderers.lettering import mask
from renderers.magic_numbers.prose import alt, card_alt, text
from renderers.words import Words

__all__ = ["alt", "board", "card", "card_alt", "text"]


def board(view: View, names: Sequence[str], words: Words) -> bytes:
    """The table as a PNG; if the view is a seat's, with that seat's secret card below it."""
    return _plain(text(view, names, words))


def card(view: View, names: Sequence[str], words: Words) -> bytes | None:
    """The private card of ``view.viewer`` as a PNG; None for the room."""
    return None if view.viewer is None else _plain(card_alt(view, names, words))


def _plain(told: str) -> bytes:
    lines = told.split("\n")
    drawn = Image.new("L", (1000, 40 + 36 * len(lines)), 25)
    for number, line in enumerate(lines):
        letters, left, top = mask(line[:100], 22)
        drawn.paste(235, (20 + left, 50 + 36 * number + top), letters)
    out = BytesIO()
    drawn.save(out, "PNG")
    return out.getvalue()
