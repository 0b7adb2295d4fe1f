"""Sibling Rivalry: one sibling pulls a face, the other sticks the tongue out, and the door is ajar."""

from __future__ import annotations

from renderers import sprites, theme
from renderers.canvas import Brush, Point
from renderers.theme import Colour, blend


def draw(brush: Brush) -> None:
    """Implement :data:`renderers.cards.poster_art.Scene`."""
    _corridor(brush)
    _sibling(brush, (92, 150), theme.SEATS[1], 1)
    _sibling(brush, (224, 156), theme.SEATS[3], -1)
    for x, face, tilt in ((52, 1, -10), (128, 4, 8), (200, 1, -6), (268, 6, 12)):
        sprites.die(brush, (x, 226), 46, face, tilt)


def _corridor(brush: Brush) -> None:
    """Draw the light of the corridor, and a parent who looks in."""
    brush.polygon([(312, 16), (388, 34), (388, 250), (312, 250)], theme.EMBER)
    brush.polygon([(326, 30), (388, 44), (388, 250), (326, 250)], theme.LAMP)
    brush.polygon([(362, 10), (400, 4), (400, 250), (362, 250)], theme.SEAM, 2)
    brush.disc((370, 138), 5, theme.LAMP)
    for x, inner, outer in ((338, 343, 328), (354, 349, 362)):
        brush.oval((x - 6, 92, x + 6, 108), theme.CREAM)
        brush.disc((x - 2, 101), 3.5, theme.INK)
        brush.line([(outer, 84), (inner, 89)], theme.INK, 4)


def _sibling(brush: Brush, centre: Point, colour: Colour, way: int) -> None:
    """Draw a head with a tuft of hair, turned to the other sibling; ``way`` is -1 for left, 1 for right."""
    x, y = centre
    dark = blend(colour, theme.INK, 0.45)
    for at in (-1, 0, 1):
        brush.line([(x + at * 8, y - 54), (x + at * 19 + 5 * way, y - 76 + abs(at) * 6)], dark, 9)
    brush.disc((x, y + 3), 62, dark)
    brush.disc((x, y), 60, colour)
    for at in (-1, 1):
        ex = x + at * 22 + way * 10
        brush.oval((ex - 11, y - 28, ex + 11, y + 2), theme.CREAM)
        brush.disc((ex + way * 4, y - 12), 6, theme.INK)
    if way > 0:
        brush.oval((x - 10, y + 12, x + 38, y + 38), theme.INK)
        brush.rounded((x + 2, y + 22, x + 30, y + 54), 12, theme.EVIL)
        brush.line([(x + 16, y + 26), (x + 16, y + 40)], theme.EVIL_DEEP, 3)
    else:
        # Fingers pull the corners of the mouth apart.
        brush.oval((x - 40, y + 12, x + 22, y + 42), theme.INK)
        brush.rect((x - 30, y + 15, x + 12, y + 23), theme.CREAM)
        for start, end in ((x - 42, x - 64), (x + 24, x + 46)):
            brush.line([(start, y + 27), (end, y + 33)], theme.CREAM, 13)
