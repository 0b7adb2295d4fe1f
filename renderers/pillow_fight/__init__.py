"""Pillow Fight drawn: the room from above, what a seat can do there, and both in words."""

from __future__ import annotations

from collections.abc import Sequence

from games.pillow_fight.rules.state import View
from renderers.names import lined
from renderers.pillow_fight import board as pillow_fight_board
from renderers.pillow_fight import final_board, player_board, room_choice
from renderers.pillow_fight.alt_text import alt, card_alt, text
from renderers.pillow_fight.view_model import acting
from renderers.text_protocol import Words

__all__ = ["alt", "board", "card", "card_alt", "text"]


def board(view: View, names: Sequence[str], words: Words) -> bytes:
    """Return the room as a PNG; if the view is a seat's in a running fight, with that seat's options marked.

    Before the room is chosen it shows the ready-made rooms, and after the end who has won and how.
    """
    named = lined(names, view.seats, words)
    if view.phase == "over":
        return final_board.sheet(view, named, words).png()
    if not view.rows:
        return room_choice.sheet(view, named, words).png()
    if acting(view) is None:
        return pillow_fight_board.sheet(view, named, words).png()
    return player_board.sheet(view, named, words).png()


def card(view: View, names: Sequence[str], words: Words) -> bytes | None:
    """Return the room as the viewer needs it to decide, as a PNG; None for the room, and outside a fight.

    Marked are the squares within reach, and the lines to all others: clear, past cover or blocked, and by what.
    """
    if acting(view) is None:
        return None
    return player_board.sheet(view, lined(names, view.seats, words), words).png()
