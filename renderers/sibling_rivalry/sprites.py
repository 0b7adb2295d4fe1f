"""The things that lie on the board: squares of the score track, pawns, the meter's holes, the finish."""

from __future__ import annotations

import math
from functools import lru_cache

from games.core import Seat
from renderers import sprites, theme
from renderers.canvas import Brush, Point, Stamp, stamp
from renderers.seat_styles import cache_by_style
from renderers.theme import Colour

STONE = 64
RUNNER = theme.PANEL
"""The colour of the rug that the score track is."""
FILLS: dict[str, Colour] = {"plain": theme.SEAM, "angel": theme.GOOD, "devil": theme.EVIL}


@lru_cache(4)
def stone(kind: str) -> Stamp:
    """Return a square of the score track: ``plain``, ``angel`` with a halo or ``devil`` with horns."""
    side = STONE
    fill = FILLS[kind]
    edge = theme.GOOD_DEEP if kind == "angel" else theme.EVIL_DEEP

    def draw(brush: Brush) -> None:
        x = y = 48.0
        if kind == "plain":
            brush.rounded((20, 21, 76, 75), 14, fill)
            return
        if kind == "devil":
            for way in (-1, 1):
                horn = [(x + way * 8, y - side * 0.34), (x + way * 29, y - side * 0.64), (x + way * 30, y - side * 0.2)]
                brush.polygon(horn, theme.EVIL_DEEP, 2)
                tip = [
                    (x + way * 13, y - side * 0.34),
                    (x + way * 27, y - side * 0.55),
                    (x + way * 27, y - side * 0.25),
                ]
                brush.polygon(tip, theme.EVIL, 1)
        sprites.cushion(brush, (x, y), side * 0.98, side * 0.92, fill, edge)
        if kind == "angel":
            halo(brush, (x, y - side * 0.5), 25)

    return stamp((96, 96), RUNNER, draw)


def halo(brush: Brush, centre: Point, radius: float) -> None:
    """Draw a ring of light seen from the side."""
    x, y = centre
    box = (x - radius, y - radius * 0.42, x + radius, y + radius * 0.42)
    brush.oval(box, None, theme.INK, radius * 0.3)
    inner = (x - radius + 1, y - radius * 0.42 + 1, x + radius - 1, y + radius * 0.42 - 1)
    brush.oval(inner, None, theme.LAMP, radius * 0.2)


@cache_by_style(128)
def pawn(seat: Seat, radius: int, ground: Colour, lit: bool, caught: bool = False, rim: int = 6) -> Stamp:
    """Return a seat's pawn on a dark base.

    The base of the player in turn is lit, and that of a caught player is red.
    """
    side = 2 * (radius + rim)
    inner = rim * 2 / 3

    def draw(brush: Brush) -> None:
        middle = side / 2
        if lit:
            brush.rounded((0, 0, side, side), 14, theme.LAMP)
        if caught:
            brush.rounded((1, 1, side - 1, side - 1), 13, theme.EVIL)
        brush.rounded((inner, inner, side - inner, side - inner), 11, theme.INK)
        sprites.badge(brush, seat, (middle, middle), radius * 0.92)

    return stamp((side, side), ground, draw)


@cache_by_style(32)
def fallen(seat: Seat, ground: Colour) -> Stamp:
    """Return a tumbling pawn that was taken off its track."""
    side = 48

    def draw(brush: Brush) -> None:
        middle = side / 2, side / 2
        for number in range(7):
            angle = math.radians(120 + 40 * number)
            ends = [(24 + math.cos(angle) * reach, 24 + math.sin(angle) * reach) for reach in (17, 22)]
            brush.line(ends, theme.INK, 6)
            brush.line(ends, theme.EVIL, 3.4)
        sprites.shape(brush, theme.seat_shape(seat), middle, 17, theme.INK)
        sprites.shape(brush, theme.seat_shape(seat), middle, 14, theme.blend(theme.seat_colour(seat), theme.INK, 0.25))
        for way in (-1, 1):
            for slope in (-1, 1):
                x = 24 + way * 5.5
                brush.line([(x - 2.4, 24 - 2.4 * slope), (x + 2.4, 24 + 2.4 * slope)], theme.INK, 2.2)

    return stamp((side, side), ground, draw)


@lru_cache(16)
def hole(state: str, ground: Colour, alarm: int = 0) -> Stamp:
    """Return a place of the meter: ``filled`` by a 1 set aside, ``empty``, or ``last``, which gets caught.

    In the last one a parent's eyes open wider the higher the ``alarm`` is, from 0 to 3.
    """

    def draw(brush: Brush) -> None:
        box = (2.0, 2.0, 54.0, 54.0)
        if state == "filled":
            brush.rounded(box, 16, theme.EVIL_DEEP, theme.EVIL, 4)
            sprites.die(brush, (28, 27), 44, 1)
            return
        edge = theme.EVIL if state == "last" else theme.SEAM
        brush.rounded(box, 16, theme.INK, edge, 4)
        if state == "last":
            if not alarm:
                for way in (-1, 1):
                    brush.arc((28 + way * 12 - 8, 22, 28 + way * 12 + 8, 36), 20, 160, theme.MUTED, 3)
            else:
                _eyes(brush, (28, 30), (0.7, 0.85, 1.05)[alarm - 1])

    return stamp((56, 56), ground, draw)


def _eyes(brush: Brush, centre: Point, size: float = 1) -> None:
    """Draw a parent who looks out of the dark."""
    x, y = centre
    s = size
    for way in (-1, 1):
        brush.oval((x + way * 11 * s - 8 * s, y - 8 * s, x + way * 11 * s + 8 * s, y + 9 * s), theme.CREAM)
        brush.disc((x + way * 9 * s, y + s), 4 * s, theme.INK)
        brush.line([(x + way * 3 * s, y - 8 * s), (x + way * 20 * s, y - 15 * s)], theme.EVIL, 4 * s)


@lru_cache(1)
def key(ground: Colour) -> Stamp:
    """Return the key's signs, an angel above a devil, with room for how many 1s get caught there."""

    def draw(brush: Brush) -> None:
        for y, fill, edge in ((20, theme.GOOD, theme.GOOD_DEEP), (56, theme.EVIL, theme.EVIL_DEEP)):
            if fill == theme.EVIL:
                for way in (-1, 1):
                    brush.polygon([(24 + way * 5, y - 10), (24 + way * 18, y - 21), (24 + way * 17, y - 4)], fill, 1)
            sprites.cushion(brush, (24, y), 34, 28, fill, edge)
            if fill == theme.GOOD:
                halo(brush, (24, y - 14), 13)
            sprites.die(brush, (108, y), 30, 1)

    return stamp((126, 76), ground, draw)


@lru_cache(2)
def parent(ground: Colour) -> Stamp:
    """Return a parent who has come in."""

    def draw(brush: Brush) -> None:
        brush.disc((32, 32), 31, theme.INK)
        brush.disc((32, 32), 28, theme.EVIL_DEEP)
        _eyes(brush, (32, 30))
        brush.arc((20, 39, 44, 61), 205, 335, theme.CREAM, 4)

    return stamp((STONE, STONE), ground, draw)


def chequers(brush: Brush, box: tuple[float, float, float, float], side: float) -> None:
    """Draw the chequered cloth of the finish."""
    x0, y0, x1, y1 = box
    brush.rounded((x0 - 4, y0 - 4, x1 + 4, y1 + 4), 12, theme.LAMP)
    for row in range(math.ceil((y1 - y0) / side)):
        for column in range(math.ceil((x1 - x0) / side)):
            tint = theme.CREAM if (row + column) % 2 else theme.INK
            left, top = x0 + column * side, y0 + row * side
            brush.rect((left, top, min(left + side, x1), min(top + side, y1)), tint)
