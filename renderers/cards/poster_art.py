"""One little picture of each game for its poster: ``renderers/<game>/poster_art.py``, found by the game's name.

Each such module has a ``draw``, which is a ``Scene``; behind it is the night. A game without one has two dice.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import renderers
from renderers import sprites, theme
from renderers.canvas import Brush

__all__ = ["SIZE", "Scene", "load"]

SIZE = (400, 250)
"""The box that a scene fills, in pixels."""

Scene = Callable[[Brush], None]
"""Draws in a box of ``SIZE`` from its upper left corner."""


def load(game: str) -> Scene:
    """Return the scene of that game, or two dice."""
    found = renderers.part(game, "poster_art")
    return _dice if found is None else cast(Scene, found.draw)


def _dice(brush: Brush) -> None:
    sprites.moon(brush, (306, 78), 48)
    sprites.die(brush, (130, 142), 130, 5, -12)
    sprites.die(brush, (262, 172), 104, 2, 16)
    brush.disc((372, 206), 5, theme.LAMP)
