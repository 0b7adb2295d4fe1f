"""Tie-Die drawn: the table with its dice, rolls and fights, and the same in words."""

from __future__ import annotations

from collections.abc import Sequence

from games.tie_die.rules.state import View
from renderers.names import lined
from renderers.no_card import card, card_alt
from renderers.text_protocol import Words
from renderers.tie_die.alt_text import alt, text
from renderers.tie_die.board import sheet

__all__ = ["alt", "board", "card", "card_alt", "text"]


def board(view: View, names: Sequence[str], words: Words) -> bytes:
    """Return the table as a PNG, the same for everybody: nothing is hidden in this game."""
    return sheet(view, lined(names, view.seats, words), words).png()
