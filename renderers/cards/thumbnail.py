"""The small picture of a game, for a list of games: its poster's scene in a square, without a word in any language."""

from __future__ import annotations

from functools import lru_cache

from renderers import canvas, sprites, theme
from renderers.canvas import COARSE, Brush, Sheet, painted, stamp
from renderers.cards import poster_art

__all__ = ["SIDE", "draw"]

SIDE = 208
"""Side of the square in pixels: more than twice what a phone shows."""
_DRAWN = 2 * SIDE
"""Scenes are drawn for posters, where they are twice as large."""
_FLOOR = 56
"""Height of the blanket below, before the picture is halved."""


@lru_cache(64)
def draw(game: str) -> bytes:
    """Return the game's small picture as a PNG: the same bytes for the same game."""
    across, down = poster_art.SIZE

    def paint(brush: Brush) -> None:
        sprites.night(brush, _DRAWN, _DRAWN)
        sprites.fairy_lights(brush, _DRAWN, 26, bulbs=6)
        sprites.blanket(brush, (-40, _DRAWN - _FLOOR, _DRAWN + 40, _DRAWN + 40))

    sheet = Sheet(painted((_DRAWN, _DRAWN), theme.SKY[0], paint, COARSE))
    scene = stamp((across, down), theme.sky(0.5), poster_art.load(game))
    sheet.centred(scene, _DRAWN / 2, _DRAWN - _FLOOR - down / 2)
    return Sheet(canvas.halved(sheet.cut().image)).png()
