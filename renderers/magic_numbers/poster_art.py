"""Magic Numbers: a Good and an Evil number, and the die between them."""

from __future__ import annotations

from renderers import sprites, theme
from renderers.canvas import Brush
from renderers.magic_numbers.sprites import evil, good


def draw(brush: Brush) -> None:
    """Implement :data:`renderers.cards.poster_art.Scene`."""
    for at, (x, y, size) in enumerate(((30, 64, 4), (196, 34, 5), (372, 92, 4), (214, 226, 4), (16, 190, 3))):
        brush.polygon(sprites.star_points((x, y), size * 2.4, 4, 0.34), (theme.LAMP, theme.GIFT, theme.BLUE)[at % 3])
    good(brush, (104, 142), 74, 3)
    evil(brush, (298, 142), 70, 5)
    sprites.die(brush, (202, 168), 84, 5, 14)
