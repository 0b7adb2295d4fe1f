"""Sibling Rivalry drawn: five tracks of growing cheek inside a ring of angels and devils, and all of it in words."""

from __future__ import annotations

from collections.abc import Sequence

from games.sibling_rivalry.rules import View
from renderers.names import lined
from renderers.no_card import card, card_alt
from renderers.sibling_rivalry import board as sibling_rivalry_board
from renderers.sibling_rivalry.alt_text import alt, text
from renderers.text_protocol import Words

__all__ = ["alt", "board", "card", "card_alt", "text"]


def board(view: View, names: Sequence[str], words: Words) -> bytes:
    """Return the table as a PNG; it is the same for everybody, because nothing is hidden."""
    return sibling_rivalry_board.sheet(view, lined(names, view.seats, words), words).png()
