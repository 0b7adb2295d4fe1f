"""Positions on the board of Tie-Die."""

from __future__ import annotations

from PIL import Image

from renderers import sprites, theme
from renderers.canvas import Brush, painted
from renderers.picture_cache import lru_cache
from renderers.theme import GAP, MARGIN, WIDTH

HEADER = 190
HERO = (676.0, 98.0)
MOON = (886.0, 98.0)
INSET = MARGIN + 18
INNER = WIDTH - 2 * INSET
LEGEND = 46
DIE_X = 334
BAR_X, BAR, BAR_HEIGHT = 458, 270, 26
ROLL_TITLE = 52
ROLL = 104
FIGHTS = 204
GROUND = theme.sky(0.12)
"""The header's background."""


def row_height(seats: int) -> int:
    """Return the height of a player's row: four just fit, two get a generous one."""
    return {2: 112, 3: 98}.get(seats, 84)


def roll_top(seats: int) -> int:
    """Return the top of the panel of the last roll."""
    return HEADER + 14 + seats * row_height(seats) + LEGEND + 12 + GAP


def height(seats: int) -> int:
    """Return the height of the board."""
    return roll_top(seats) + ROLL_TITLE + ROLL + FIGHTS + 24 + MARGIN


@lru_cache(3)
def background(seats: int) -> Image.Image:
    """Return the night, the moon and the two blankets."""
    tall = height(seats)

    def draw(brush: Brush) -> None:
        sprites.night(brush, WIDTH, tall)
        sprites.glow(brush, HERO, 96)
        sprites.moon(brush, MOON, 64)
        sprites.blanket(brush, (MARGIN, HEADER, WIDTH - MARGIN, roll_top(seats) - GAP))
        sprites.blanket(brush, (MARGIN, roll_top(seats), WIDTH - MARGIN, tall - MARGIN))

    return painted((WIDTH, tall), theme.SKY[0], draw, 3)
