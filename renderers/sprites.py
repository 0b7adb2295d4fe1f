"""Stamps that more than one game uses: dice, seats' badges, cushions, and the night they lie in."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from functools import lru_cache

from renderers import theme
from renderers.canvas import Box, Brush, Point, Sheet, Stamp, stamp
from renderers.names import letter
from renderers.seat_styles import cache_by_style
from renderers.text import text_layout
from renderers.theme import Colour, blend

TINTS: Sequence[Colour] = (theme.LAMP, theme.GIFT, theme.BLUE, theme.GOOD)
"""Colours of lamps and confetti."""
PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def turned(point: Point, centre: Point, degrees: float) -> Point:
    """Return the point rotated clockwise around the centre."""
    angle = math.radians(degrees)
    x, y = point[0] - centre[0], point[1] - centre[1]
    return (
        centre[0] + x * math.cos(angle) - y * math.sin(angle),
        centre[1] + x * math.sin(angle) + y * math.cos(angle),
    )


def ring(centre: Point, radius: float, count: int, first: float = -90) -> list[Point]:
    """Return ``count`` points evenly spaced on a circle, the first at that angle in degrees."""
    return [turned((centre[0] + radius, centre[1]), centre, first + 360 * at / count) for at in range(count)]


def star_points(centre: Point, radius: float, points: int = 5, depth: float = 0.5, first: float = -90) -> list[Point]:
    """Return the outline of a star."""
    outer = ring(centre, radius, points, first)
    inner = ring(centre, radius * depth, points, first + 180 / points)
    return [point for pair in zip(outer, inner, strict=True) for point in pair]


def die(brush: Brush, centre: Point, side: float, face: int | None, tilt: float = 0) -> None:
    """Draw a die seen from above; with no face it is asleep, eyes closed."""
    half = side * 0.36
    corners: list[Point] = [(-half, -half), (half, -half), (half, half), (-half, half)]

    def at(x: float, y: float, down: float = 0) -> Point:
        px, py = turned((centre[0] + x, centre[1] + y), centre, tilt)
        return px, py + down

    soft = side * 0.13
    brush.polygon([at(x, y, side * 0.06) for x, y in corners], theme.SHADE, soft)
    brush.polygon([at(x, y) for x, y in corners], theme.CREAM, soft)
    if face is not None:
        for x, y in PIPS[face]:
            brush.disc(at(x * side * 0.25, y * side * 0.25), side * 0.088, theme.INK)
        return
    for way in (-1, 1):
        eye = [at(way * side * 0.2 + side * 0.1 * math.cos(a), side * 0.09 * math.sin(a)) for a in _steps(0.15, 2.99)]
        brush.line(eye, theme.INK, side * 0.045)
        x, y = at(way * side * 0.3, side * 0.16)
        brush.oval((x - side * 0.07, y - side * 0.04, x + side * 0.07, y + side * 0.04), theme.GIFT)
    mouth = at(0, side * 0.2)
    brush.disc(mouth, side * 0.045, theme.INK)


def _steps(start: float, end: float, count: int = 13) -> list[float]:
    return [start + (end - start) * at / (count - 1) for at in range(count)]


@lru_cache(64)
def die_stamp(side: int, face: int | None, tilt: int, ground: Colour) -> Stamp:
    """Return a die with some space round it."""
    box = round(side * 1.3)
    return stamp((box, box), ground, lambda brush: die(brush, (box / 2, box / 2), side, face, tilt))


def shape(brush: Brush, kind: str, centre: Point, radius: float, colour: Colour) -> Point:
    """One of the seats' ten shapes; returns where a letter sits best in it."""
    x, y = centre
    r = radius
    if kind == "circle":
        brush.disc(centre, r * 0.95, colour)
    elif kind == "square":
        brush.rounded((x - r * 0.86, y - r * 0.86, x + r * 0.86, y + r * 0.86), r * 0.24, colour)
    elif kind == "triangle":
        brush.polygon([(x, y - r * 0.82), (x + r * 0.86, y + r * 0.68), (x - r * 0.86, y + r * 0.68)], colour, r * 0.16)
        return x, y + r * 0.2
    elif kind == "diamond":
        brush.polygon(ring(centre, r * 0.92, 4), colour, r * 0.12)
    elif kind == "star":
        brush.polygon(star_points((x, y + r * 0.05), r * 0.96, 5, 0.56), colour, r * 0.1)
        return x, y + r * 0.08
    elif kind == "heart":
        for way in (-1, 1):
            brush.disc((x + way * r * 0.44, y - r * 0.3), r * 0.52, colour)
        brush.polygon([(x - r * 0.87, y - r * 0.02), (x + r * 0.87, y - r * 0.02), (x, y + r * 0.88)], colour, r * 0.07)
        brush.polygon([(x - r * 0.5, y - r * 0.3), (x + r * 0.5, y - r * 0.3), (x, y + r * 0.5)], colour)
        return x, y - r * 0.06
    elif kind == "hexagon":
        brush.polygon(ring(centre, r * 0.9, 6, 0), colour, r * 0.1)
    elif kind == "cross":
        brush.rounded((x - r * 0.48, y - r * 0.95, x + r * 0.48, y + r * 0.95), r * 0.2, colour)
        brush.rounded((x - r * 0.95, y - r * 0.48, x + r * 0.95, y + r * 0.48), r * 0.2, colour)
    elif kind == "house":
        brush.polygon(
            [
                (x, y - r * 0.86),
                (x + r * 0.86, y - r * 0.1),
                (x + r * 0.62, y + r * 0.8),
                (x - r * 0.62, y + r * 0.8),
                (x - r * 0.86, y - r * 0.1),
            ],
            colour,
            r * 0.1,
        )
        return x, y + r * 0.08
    else:
        for dx, dy, size in ((-0.48, 0.26, 0.5), (0.48, 0.26, 0.5), (-0.28, -0.32, 0.52), (0.32, -0.3, 0.5)):
            brush.disc((x + dx * r, y + dy * r), r * size, colour)
        brush.rounded((x - r * 0.5, y - r * 0.3, x + r * 0.5, y + r * 0.76), r * 0.2, colour)
        return x, y + r * 0.1
    return centre


def badge(brush: Brush, seat: int, centre: Point, radius: float, pale: bool = False) -> None:
    """Draw a seat's shape in its colour with its letter; pale once the player has left."""
    colour = theme.FAINT if pale else theme.seat_colour(seat)
    kind = theme.seat_shape(seat)
    at = shape(brush, kind, centre, radius, colour)
    small = kind in ("triangle", "star", "diamond", "cross", "heart")
    # In a small badge the letter is larger than some shapes.
    brush.word(at, letter(seat), max(theme.SMALL, radius * (1.0 if small else 1.2)), theme.INK, colour)


@cache_by_style(256)
def badge_stamp(seat: int, radius: int, ground: Colour, pale: bool = False) -> Stamp:
    """Return a seat's badge."""
    side = 2 * radius + 4
    return stamp((side, side), ground, lambda brush: badge(brush, seat, (side / 2, side / 2), radius, pale))


def crown(brush: Brush, base: Point, wide: float, rims: tuple[float, float], pearl: float) -> None:
    """Draw a crown on a point, half as ``wide``, with a dark and a light rim and a pearl on each tip."""
    x, y = base
    tips = [(-1.0, 0.0), (-1.15, -0.95), (-0.5, -0.42), (0.0, -1.15), (0.5, -0.42), (1.15, -0.95), (1.0, 0.0)]
    points = [(x + px * wide, y + py * wide * 0.72) for px, py in tips]
    for colour, rim in zip((theme.EMBER, theme.LAMP), rims, strict=True):
        brush.polygon(points, colour, rim)
    for tip in points[1:6:2]:
        brush.disc(tip, pearl, theme.CREAM)


@cache_by_style(64)
def crowned(seat: int, radius: int, ground: Colour) -> Stamp:
    """Return a winner's badge under a crown."""
    side = round(radius * 2.6)

    def draw(brush: Brush) -> None:
        x, y = side / 2, side / 2 + radius * 0.17
        badge(brush, seat, (x, y), radius)
        crown(brush, (x, y - radius * 0.78), radius * 0.62, (radius * 0.12, radius * 0.04), radius * 0.1)

    return stamp((side, side), ground, draw)


def cushion(brush: Brush, centre: Point, width: float, height: float, colour: Colour, shade: Colour) -> None:
    """Draw a plump cushion with a tuft at each corner."""
    for down, paint in ((height * 0.07, shade), (0, colour)):
        x, y = centre[0], centre[1] + down
        outline: list[Point] = []
        for angle in range(0, 360, 6):
            cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
            # A superellipse: between a rectangle and an ellipse.
            reach = (abs(cos) ** 3.4 + abs(sin) ** 3.4) ** (-1 / 3.4)
            outline.append((x + cos * reach * width * 0.47, y + sin * reach * height * 0.47))
        brush.polygon(outline, paint)
        for way_x in (-1, 1):
            for way_y in (-1, 1):
                brush.disc((x + way_x * width * 0.425, y + way_y * height * 0.425), min(width, height) * 0.075, paint)


@lru_cache(64)
def number_cushion(face: int, side: int, colour: Colour, ground: Colour) -> Stamp:
    """Return a number on a cushion."""
    shade = blend(colour, theme.INK, 0.3)

    def draw(brush: Brush) -> None:
        cushion(brush, (side / 2, side / 2), side * 0.9, side * 0.84, colour, shade)
        brush.word((side / 2, side * 0.49), str(face), side * 0.62, theme.INK)

    return stamp((side, side), ground, draw)


def night(brush: Brush, width: int, height: int, seed: int = 5) -> None:
    """Draw the night sky with stars, for a whole board."""
    for step in range(theme.SKY_STEPS):
        part = step / theme.SKY_STEPS
        brush.rect((0, height * part, width, height * (step + 1) / theme.SKY_STEPS + 1), theme.sky(part))
    # The stars are the same every night: a fixed generator of its own, not the shared one.
    rng = random.Random(seed)
    for _ in range(width * height // 26000):
        x, y, size = rng.uniform(0, width), rng.uniform(0, height), rng.choice((1.1, 1.1, 1.5, 2.1))
        ground = theme.sky(y / height)
        brush.disc((x, y), size, blend(ground, theme.CREAM, rng.choice((0.3, 0.5, 0.8))))


def fairy_lights(brush: Brush, width: int, height: float, bulbs: int = 10) -> None:
    """Draw a string of lamps along the top."""
    swags = 3
    wire = [(width * at / 120, height * (0.2 + 0.8 * abs(math.sin(math.pi * swags * at / 120)))) for at in range(121)]
    brush.line(wire, theme.SEAM, 3)
    for bulb in range(bulbs):
        at = round((bulb + 0.5) / bulbs * 120)
        x, y = wire[at]
        tint = TINTS[bulb % len(TINTS)]
        brush.disc((x, y + 10), 18, blend(theme.sky(0.05), tint, 0.2))
        brush.oval((x - 7, y + 1, x + 7, y + 20), tint)
        brush.rect((x - 4, y - 3, x + 4, y + 4), theme.SEAM)


def moon(brush: Brush, centre: Point, radius: float) -> None:
    """Draw a full moon with a soft glow, for the upper part of the night."""
    glow(brush, centre, radius * 1.6, 3)
    brush.disc(centre, radius, theme.LAMP)
    for x, y, size in ((-0.66, 0.36, 0.15), (0.6, 0.56, 0.12), (-0.28, 0.8, 0.08), (0.3, -0.82, 0.08)):
        brush.disc((centre[0] + x * radius, centre[1] + y * radius), size * radius, theme.EMBER)


def confetti(brush: Brush, box: Box, count: int, *but: Box, seed: int = 11, tints: Sequence[Colour] = TINTS) -> None:
    """Draw up to ``count`` scraps of paper in a box, always alike, but none inside the other boxes, which hold text."""
    rng = random.Random(seed)
    x0, y0, x1, y1 = box
    for _ in range(count):
        x, y, size = rng.uniform(x0, x1), rng.uniform(y0, y1), rng.uniform(4.5, 7)
        if not any(left < x < right and top < y < bottom for left, top, right, bottom in but):
            tint = rng.choice(tints)
            brush.polygon(ring((x, y), size, 4, rng.uniform(0, 90)), tint)


@lru_cache(8)
def turn_mark(ground: Colour) -> Stamp:
    """Return the arrow before the row of the player in turn."""
    return stamp((20, 32), ground, lambda brush: brush.polygon([(4, 5), (16, 16), (4, 27)], theme.LAMP, 2.5))


def rays(brush: Brush, middle: Point, turns: Iterable[float], reach: tuple[float, float], tint: Colour) -> None:
    """Draw rays round a point at these angles in degrees, ``reach`` being where they begin and end."""
    for turn in turns:
        ends = [turned((middle[0] + far, middle[1]), middle, turn) for far in reach]
        brush.line(ends, theme.INK, 8)
        brush.line(ends, tint, 4.5)


@lru_cache(128)
def dot(radius: int, rim: int, tint: Colour, ground: Colour) -> Stamp:
    """Return a dot of a path, with a dark rim."""
    side = 2 * (radius + rim) + 2

    def draw(brush: Brush) -> None:
        brush.disc((side / 2, side / 2), radius + rim, theme.INK)
        brush.disc((side / 2, side / 2), radius, tint)

    return stamp((side, side), ground, draw)


def glow(brush: Brush, centre: Point, radius: float, steps: int = 6) -> None:
    """Lamp light on the upper part of the night."""
    for step in range(steps):
        brush.disc(centre, radius * (1 - step * 0.65 / steps), theme.GLOW[step])


def blanket(brush: Brush, box: tuple[float, float, float, float], colour: Colour = theme.PANEL) -> None:
    """Draw a panel with a stitched hem."""
    x0, y0, x1, y1 = box
    brush.rounded((x0, y0 + 5, x1, y1 + 5), theme.RADIUS, blend(colour, theme.INK, 0.6))
    brush.rounded(box, theme.RADIUS, colour)
    inset, dash, gap, thick = 8, 12, 8, 2
    for start, end, first, second, flat in (
        (x0, x1, y0 + inset, y1 - inset - thick, True),
        (y0, y1, x0 + inset, x1 - inset - thick, False),
    ):
        count = int((end - start - 2 * theme.RADIUS + gap) // (dash + gap))
        at = start + (end - start - count * (dash + gap) + gap) // 2
        for _ in range(count):
            for other in (first, second):
                # On whole pixels: a soft edge on each stitch would be a tenth of the picture's bytes.
                box = (at, other, at + dash, other + thick) if flat else (other, at, other + thick, at + dash)
                brush.rect(box, theme.SEAM)
            at += dash + gap


@lru_cache(64)
def tag_stamp(said: str, colour: Colour, ground: Colour) -> Stamp:
    """Return a few letters on a dark tag."""
    wide, tall = text_layout.width(said, theme.SMALL) + 24, 40
    back = stamp((wide, tall), ground, lambda brush: brush.rounded((0, 0, wide, tall), 20, theme.INK, colour, 2.5))
    tag = Sheet.plain((wide, tall), ground)
    tag.stamp(back, 0, 0)
    tag.write(wide / 2, 30, said, theme.SMALL, colour, theme.INK, "middle")
    return Stamp(tag.cut().image, back.cover)
