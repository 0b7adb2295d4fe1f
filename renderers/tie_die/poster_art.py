"""Tie-Die: four dice of four kinds flying at one another, and two of them tie."""

from __future__ import annotations

from renderers import sprites, theme
from renderers.canvas import Brush
from renderers.tie_die.sprites import bolt, die


def draw(brush: Brush) -> None:
    """Implement :data:`renderers.cards.poster_art.Scene`."""
    for x, y, wide in ((36, 76, 50), (20, 104, 34), (352, 40, 44), (366, 66, 28)):
        brush.line([(x - wide / 2, y), (x + wide / 2, y)], theme.SEAM, 4)
    brush.polygon(sprites.star_points((202, 118), 74, 11, 0.62), theme.EMBER, 4)
    brush.polygon(sprites.star_points((202, 118), 60, 11, 0.62), theme.LAMP, 3)
    bolt(brush, (202, 118), 36, theme.INK)
    die(brush, 8, (104, 110), 132, "4", theme.SEATS[1], -10)
    die(brush, 10, (302, 112), 136, "4", theme.SEATS[0], 9)
    die(brush, 4, (62, 208), 82, "1", theme.SEATS[3], 14)
    die(brush, 6, (338, 212), 84, "6", theme.SEATS[2], -14)
