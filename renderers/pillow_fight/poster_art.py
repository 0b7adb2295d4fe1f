"""Pillow Fight's poster art: a pillow in the air, feathers behind it, and a character behind a sofa."""

from __future__ import annotations

import math

from renderers import sprites, theme
from renderers.canvas import Brush, Point
from renderers.theme import blend


def draw(brush: Brush) -> None:
    """Implement :data:`renderers.cards.poster_art.Scene`."""
    _hiding(brush, (302, 128))
    _sofa(brush)
    _thrower(brush, (74, 168))
    arc = [(110 + 14 * at, 92 - 56 * math.sin(math.pi * (at + 1) / 13)) for at in range(9)]
    for at, point in enumerate(arc[:-1]):
        brush.disc(point, 2 + at * 0.35, theme.FAINT)
    sprites.cushion(brush, (236, 54), 86, 66, theme.INK, theme.INK)
    sprites.cushion(brush, (236, 53), 78, 58, theme.CREAM, theme.SHADE)
    for x, y, turn in ((166, 84, 40), (140, 28, -30), (190, 118, 80), (288, 26, 20)):
        _feather(brush, (x, y), turn)


def _sofa(brush: Brush) -> None:
    dark, light = blend(theme.GOOD_DEEP, theme.INK, 0.25), theme.GOOD_DEEP
    brush.rounded((198, 138, 384, 218), 22, dark)
    brush.rounded((210, 176, 372, 228), 14, light)
    brush.line([(291, 182), (291, 224)], dark, 4)
    for left in (186, 364):
        brush.rounded((left, 164, left + 32, 236), 15, light)
    for x in (202, 380):
        brush.rect((x - 6, 234, x + 6, 248), theme.INK)


def _hiding(brush: Brush, centre: Point) -> None:
    """Draw a child of whom only the eyes look over the sofa."""
    x, y = centre
    sprites.shape(brush, "square", (x, y), 44, theme.INK)
    sprites.shape(brush, "square", (x, y), 40, theme.SEATS[1])
    for at in (-1, 1):
        brush.oval((x + at * 15 - 9, y - 22, x + at * 15 + 9, y + 2), theme.CREAM)
        brush.disc((x + at * 15 - 5, y - 11), 5, theme.INK)


def _thrower(brush: Brush, centre: Point) -> None:
    x, y = centre
    brush.line([(x + 30, y - 14), (x + 62, y - 58)], theme.EMBER, 14)
    sprites.shape(brush, "circle", centre, 62, theme.INK)
    sprites.shape(brush, "circle", centre, 58, theme.SEATS[0])
    for at in (-1, 1):
        brush.disc((x + 14 + at * 17, y - 12), 6, theme.INK)
    brush.oval((x - 4, y + 6, x + 36, y + 34), theme.INK)
    brush.oval((x + 6, y + 20, x + 26, y + 33), theme.EVIL)


def _feather(brush: Brush, centre: Point, turn: float) -> None:
    ends = [sprites.turned((centre[0], centre[1] + way * 11), centre, turn) for way in (-1, 1)]
    brush.line(ends, theme.CREAM, 8)
    brush.line([centre, sprites.turned((centre[0], centre[1] + 17), centre, turn)], theme.SHADE, 2)
