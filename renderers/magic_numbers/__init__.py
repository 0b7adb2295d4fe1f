"""Magic Numbers drawn: the room's table, a player's secret card, and both in words."""

from __future__ import annotations

from collections.abc import Sequence

from games.magic_numbers.rules import View
from renderers.magic_numbers import board as magic_numbers_board
from renderers.magic_numbers import final_board, player_board
from renderers.magic_numbers.alt_text import alt, card_alt, text
from renderers.magic_numbers.view_model import own_card
from renderers.names import lined
from renderers.text_protocol import Words

__all__ = ["alt", "board", "card", "card_alt", "text"]


def board(view: View, names: Sequence[str], words: Words) -> bytes:
    """Return the table as a PNG; if the view is a seat's, with that seat's secret card below it.

    Once the game is over all cards are open on the table, and everybody sees the same picture.
    """
    named = lined(names, view.seats, words)
    if view.phase == "over":
        return final_board.sheet(view, named, words).png()
    table = magic_numbers_board.sheet(view, named, words)
    own = own_card(view)
    if own is None or view.viewer is None:
        return table.png()
    return table.above(player_board.sheet(view, view.viewer, own, named, words)).png()


def card(view: View, names: Sequence[str], words: Words) -> bytes | None:
    """Return the private card of ``view.viewer`` as a PNG; None for the room."""
    own = own_card(view)
    if own is None or view.viewer is None:
        return None
    return player_board.sheet(view, view.viewer, own, lined(names, view.seats, words), words).png()
