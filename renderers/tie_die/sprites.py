"""The four dice by their shapes, and the small marks beside them."""

from __future__ import annotations

import math
from functools import lru_cache

from renderers import theme
from renderers.canvas import Brush, Point, Stamp, stamp
from renderers.sprites import ring, turned
from renderers.theme import Colour, blend


def outline(sides: int, centre: Point, half: float) -> list[Point]:
    """Return the corners of a die of that shape, upright."""
    x, y = centre
    if sides == 4:
        return ring((x, y + half * 0.2), half * 1.02, 3)
    if sides == 6:
        return [(x + a * half * 0.72, y + b * half * 0.72) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    if sides == 8:
        return ring(centre, half * 0.92, 6)
    return [
        (x, y - half * 0.92), (x + half * 0.9, y - half * 0.14), (x + half * 0.9, y + half * 0.2),
        (x, y + half * 0.92), (x - half * 0.9, y + half * 0.2), (x - half * 0.9, y - half * 0.14),
    ]  # fmt: skip


def _facets(sides: int, centre: Point, half: float) -> tuple[list[Point], list[tuple[Point, Point]]]:
    """Return the face at the front, and the edges from it to the outline; nothing for a d6.

    Only one face of a d6 is visible.
    """
    x, y = centre
    corners = outline(sides, centre, half)
    if sides == 8:
        front = ring((x, y), half * 0.92, 3)
        return front, []
    if sides == 10:
        low = half * 0.34
        front = [
            (x, y - half * 0.92),
            (x + half * 0.56, y + low * 0.5),
            (x, y + half * 0.52),
            (x - half * 0.56, y + low * 0.5),
        ]
        return front, [
            (front[1], corners[1]),
            (front[1], corners[2]),
            (front[3], corners[5]),
            (front[3], corners[4]),
            (front[2], corners[3]),
        ]
    return [], []


def die(
    brush: Brush, sides: int, centre: Point, side: float, text: str, fill: Colour = theme.CREAM, tilt: float = 0
) -> None:
    """Draw a die of that shape, ``side`` pixels across, with a number or word on it; without one it is asleep."""
    half = side / 2
    soft = side * (0.1 if sides == 6 else 0.055)
    shade = blend(fill, theme.INK, 0.16) if fill != theme.CREAM else theme.SHADE

    def at(point: Point, down: float = 0) -> Point:
        px, py = turned(point, centre, tilt)
        return px, py + down

    inner = half - soft
    corners = outline(sides, centre, inner)
    brush.polygon([at(point, side * 0.055) for point in corners], shade, soft)
    front, edges = _facets(sides, centre, inner)
    if front:
        # The sides lie in the shade, the face one reads in the light.
        brush.polygon([at(point) for point in corners], blend(fill, shade, 0.55), soft)
        brush.polygon([at(point) for point in front], fill, soft * 0.4)
        for one, other in edges:
            brush.line([at(one), at(other)], shade, max(2.0, side * 0.03))
    else:
        brush.polygon([at(point) for point in corners], fill, soft)
    x, y = centre
    lower = {4: 0.13, 6: 0.0, 8: 0.02, 10: -0.05}[sides] * side
    if text:
        size = {4: 0.44, 6: 0.56, 8: 0.46, 10: 0.44}[sides] * side * (1.0 if len(text) == 1 else 0.84)
        brush.word((x, y + lower), text, size, theme.INK)
    else:
        _asleep(brush, (x, y + lower), side * 0.8, tilt)


def _asleep(brush: Brush, centre: Point, side: float, tilt: float) -> None:
    x, y = centre
    for way in (-1, 1):
        arc = [
            (x + way * side * 0.17 + side * 0.085 * math.cos(a / 10), y - side * 0.03 + side * 0.075 * math.sin(a / 10))
            for a in range(2, 30, 3)
        ]
        brush.line([turned(point, centre, tilt) for point in arc], theme.INK, side * 0.045)
        cx, cy = turned((x + way * side * 0.25, y + side * 0.12), centre, tilt)
        brush.oval((cx - side * 0.06, cy - side * 0.035, cx + side * 0.06, cy + side * 0.035), theme.GIFT)
    mx, my = turned((x, y + side * 0.13), centre, tilt)
    brush.disc((mx, my), side * 0.04, theme.INK)


@lru_cache(256)
def die_stamp(sides: int, side: int, text: str, ground: Colour, fill: Colour = theme.CREAM, tilt: int = 0) -> Stamp:
    """Return a die with the space round it that its shape needs."""
    box = round(side * 1.12)
    return stamp((box, box), ground, lambda brush: die(brush, sides, (box / 2, box / 2), side, text, fill, tilt))


def bolt(brush: Brush, centre: Point, radius: float, colour: Colour) -> None:
    """Draw a bolt of lightning: a challenge."""
    x, y = centre
    r = radius
    points = [(0.22, -1.0), (-0.58, 0.16), (-0.06, 0.16), (-0.24, 1.0), (0.58, -0.24), (0.06, -0.24)]
    brush.polygon([(x + a * r, y + b * r) for a, b in points], colour, r * 0.1)


@lru_cache(32)
def mark(kind: str, side: int, ground: Colour) -> Stamp:
    """``bolt`` or ``used``: the challenge; ``ready``: a tick; ``passed``: a hand held flat; ``awaited``: it is up to
    them; ``up``: a larger die can be bought; ``grew`` and ``shrank``: a die has changed."""

    def draw(brush: Brush) -> None:
        middle = side / 2
        centre = (middle, middle)
        if kind == "bolt":
            brush.disc(centre, middle - 1, theme.LAMP)
            bolt(brush, centre, middle * 0.66, theme.INK)
        elif kind == "used":
            brush.disc(centre, middle - 1, blend(ground, theme.INK, 0.34))
            bolt(brush, centre, middle * 0.6, blend(ground, theme.FAINT, 0.5))
        elif kind == "ready":
            brush.disc(centre, middle - 1, theme.GOOD)
            tick = [(0.52, 1.04), (0.86, 1.38), (1.5, 0.66)]
            brush.line([(middle * a, middle * b) for a, b in tick], theme.INK, side * 0.12)
        elif kind == "passed":
            brush.disc(centre, middle - 1, theme.MUTED)
            brush.line([(middle * 0.55, middle), (middle * 1.45, middle)], theme.INK, side * 0.13)
        elif kind == "awaited":
            brush.disc(centre, middle - 1, blend(ground, theme.LAMP, 0.33))
            for dot in (-0.48, 0, 0.48):
                brush.disc((middle + dot * middle, middle), side * 0.085, theme.LAMP)
        elif kind == "up":
            brush.polygon([(middle, side * 0.2), (side * 0.86, side * 0.78), (side * 0.14, side * 0.78)], theme.GOOD, 2)
        else:
            # Two chevrons: a triangle says what can be bought.
            tint, way = (theme.GOOD, 1) if kind == "grew" else (theme.EVIL, -1)
            for rise in (-0.2, 0.2):
                y = middle + (rise + 0.1 * way) * side
                foot = y + 0.26 * side * way
                tip = y - 0.06 * side * way
                brush.line([(side * 0.16, foot), (middle, tip), (side * 0.84, foot)], tint, side * 0.14)

    return stamp((side, side), ground, draw)
