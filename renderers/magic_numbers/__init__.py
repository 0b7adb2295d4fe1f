"""Magic Numbers drawn: the room's table, a player's secret card, and both in words."""

from __future__ import annotations

from collections.abc import Sequence

from games.magic_numbers.rules import View
from renderers.canvas import Sheet
from renderers.magic_numbers import room
from renderers.magic_numbers.prose import alt, card_alt, text
from renderers.names import lined
from renderers.words import Words

__all__ = ["alt", "board", "card", "card_alt", "text"]


def board(view: View, names: Sequence[str], words: Words) -> bytes:
    """The table as a PNG; if the view is a seat's, with that seat's secret card below it."""
    return room.sheet(view, lined(names, view.seats, words), words).png()


def card(view: View, names: Sequence[str], words: Words) -> bytes | None:
    """The private card of ``view.viewer`` as a PNG; None for the room."""
    return None if view.viewer is None else board(view, names, words)
