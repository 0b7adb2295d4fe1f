"""Pillow Fight drawn: the room from above, what a seat can do there, and both in words."""

from __future__ import annotations

from collections.abc import Sequence

from games.pillow_fight.state import View
from renderers.names import lined
from renderers.pillow_fight import choosing, fight, own
from renderers.pillow_fight.facts import acting
from renderers.pillow_fight.prose import alt, card_alt, text
from renderers.words import Words

__all__ = ["alt", "board", "card", "card_alt", "text"]


def board(view: View, names: Sequence[str], words: Words) -> bytes:
    """The room as a PNG; if the view is a seat's and the fight is on, with what that seat can do marked in it.

    Before the room is set it shows the ready-made ones to choose from.
    """
    named = lined(names, view.seats, words)
    if not view.rows:
        return choosing.sheet(view, named, words).png()
    if acting(view) is None:
        return fight.sheet(view, named, words).png()
    return own.sheet(view, named, words).png()


def card(view: View, names: Sequence[str], words: Words) -> bytes | None:
    """The room as the viewer needs it to decide, as a PNG; None for the room, and while no fight is on.

    Marked are the squares within reach, and the lines to all others: clear, past cover or blocked, and by what.
    """
    if acting(view) is None:
        return None
    return own.sheet(view, lined(names, view.seats, words), words).png()
