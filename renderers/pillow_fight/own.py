"""A seat's own board: the squares within reach, the lines to everybody else, and the odds."""

from __future__ import annotations

from collections.abc import Sequence

from games.pillow_fight.state import View
from renderers.canvas import Sheet
from renderers.pillow_fight import fight
from renderers.words import Words


def sheet(view: View, named: Sequence[str], words: Words) -> Sheet:
    """The room with what the viewer can do marked in it."""
    return fight.sheet(view, named, words)
