"""What a room has in it, seen from above: floor, walls, furniture, pillows, fragile things, characters."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache

from games.core import Seat
from renderers import pieces, theme
from renderers.canvas import Brush, Point, Sheet, Stamp, stamp
from renderers.names import letter
from renderers.theme import Colour, blend

FLOORS: Sequence[Colour] = (theme.PATCH, theme.PANEL)
"""The two colours of the floor's squares."""
BRICK, MORTAR, EDGE = theme.FAINT, theme.PANEL, theme.MUTED
WOOD, GRAIN = blend(theme.EMBER, theme.INK, 0.25), blend(theme.EMBER, theme.INK, 0.55)
TOP = blend(theme.EMBER, theme.LAMP, 0.25)
PLUSH, PLUSH_DARK = blend(theme.GIFT, theme.INK, 0.3), theme.EVIL_DEEP
QUILT, QUILT_DARK = theme.GOOD_DEEP, theme.INK
FABRIC, FABRIC_DARK = theme.DEEP, theme.INK

Piece = tuple[str, int, int, int, int]
"""A piece of furniture: its kind, the column and the line (from the top) it begins in, how wide and how tall it is."""


def furniture(rows: Sequence[str]) -> Iterator[Piece]:
    """The furniture of a room put together to pieces: two squares side by side make a sofa, one above the other a bed,
    one alone a chair, a table or a chest."""
    used: set[tuple[int, int]] = set()
    for line, row in enumerate(rows):
        for column, ground in enumerate(row):
            if ground != "f" or (line, column) in used:
                continue
            beside = row[column + 1 : column + 2] == "f"
            below = line + 1 < len(rows) and rows[line + 1][column] == "f"
            if beside:
                used |= {(line, column), (line, column + 1)}
                yield "sofa", column, line, 2, 1
            elif below:
                used |= {(line, column), (line + 1, column)}
                yield "bed", column, line, 1, 2
            else:
                yield ("chair", "table", "chest")[(3 * column + 4 * line + column * line) % 7 % 3], column, line, 1, 1


def _outlined(brush: Brush, box: tuple[float, float, float, float], radius: float, fill: Colour, edge: Colour) -> None:
    x0, y0, x1, y1 = box
    brush.rounded((x0, y0 + 2, x1, y1 + 3), radius, theme.INK)
    brush.rounded(box, radius, edge)
    brush.rounded((x0 + 3, y0 + 3, x1 - 3, y1 - 3), max(1, radius - 3), fill)


def _sofa(brush: Brush, width: float, height: float) -> None:
    c = height
    m = c * 0.07
    _outlined(brush, (m, m, width - m, height - m), c * 0.16, PLUSH_DARK, PLUSH_DARK)
    brush.rounded((m + 3, m + 3, width - m - 3, c * 0.34), c * 0.12, PLUSH)
    for left, right in ((m + 3, c * 0.26), (width - c * 0.26, width - m - 3)):
        brush.rounded((left, m + 3, right, height - m - 3), c * 0.1, PLUSH)
    middle = width / 2
    for left, right in ((c * 0.3, middle - 2), (middle + 2, width - c * 0.3)):
        brush.rounded((left, c * 0.39, right, height - c * 0.13), c * 0.09, blend(PLUSH, theme.CREAM, 0.25))


def _chair(brush: Brush, width: float, height: float) -> None:
    c = height
    m = c * 0.12
    light = blend(FABRIC, theme.BLUE, 0.35)
    _outlined(brush, (m, m, width - m, height - m), c * 0.2, FABRIC_DARK, FABRIC_DARK)
    brush.rounded((m + 3, m + 3, width - m - 3, c * 0.36), c * 0.14, FABRIC)
    for left, right in ((m + 3, c * 0.3), (width - c * 0.3, width - m - 3)):
        brush.rounded((left, m + 3, right, height - m - 3), c * 0.1, FABRIC)
    brush.rounded((c * 0.33, c * 0.4, width - c * 0.33, height - c * 0.17), c * 0.08, light)


def _table(brush: Brush, width: float, height: float) -> None:
    c = height
    x, y = width / 2, height / 2
    brush.disc((x, y + c * 0.04), c * 0.42, theme.INK)
    brush.disc((x, y), c * 0.42, GRAIN)
    brush.disc((x, y - c * 0.01), c * 0.38, TOP)
    brush.oval((x - c * 0.25, y - c * 0.26, x + c * 0.25, y + c * 0.24), None, WOOD, c * 0.03)


def _chest(brush: Brush, width: float, height: float) -> None:
    c = height
    m = c * 0.1
    _outlined(brush, (m, c * 0.16, width - m, height - c * 0.14), c * 0.07, WOOD, GRAIN)
    for at in (0.37, 0.6):
        brush.rect((m + 4, c * at, width - m - 4, c * at + max(2.0, c * 0.03)), GRAIN)
    for at in (0.28, 0.49, 0.72):
        brush.disc((width / 2, c * at), c * 0.04, theme.LAMP)


def _bed(brush: Brush, width: float, height: float) -> None:
    c = width
    m = c * 0.08
    _outlined(brush, (m, m, width - m, height - m), c * 0.1, theme.SHADE, GRAIN)
    brush.rounded((m + 3, m + 3, width - m - 3, c * 0.26), c * 0.06, WOOD)
    brush.rounded((m + 5, c * 0.62, width - m - 5, height - m - 5), c * 0.08, QUILT)
    stripe = c * 0.13
    y = c * 0.62 + stripe
    while y + stripe < height - m - 5:
        brush.rect((m + 5, y, width - m - 5, y + stripe * 0.55), blend(QUILT, theme.GOOD, 0.35))
        y += stripe * 1.6
    brush.rect((m + 5, c * 0.62, width - m - 5, c * 0.72), theme.GOOD)


_DRAWN = {"sofa": _sofa, "chair": _chair, "table": _table, "chest": _chest, "bed": _bed}


@lru_cache(64)
def furniture_stamp(kind: str, wide: int, tall: int, cell: int) -> Stamp:
    """A piece of furniture for so many squares of ``cell`` pixels."""
    width, height = wide * cell, tall * cell
    return stamp((width, height), theme.PATCH, lambda brush: _DRAWN[kind](brush, width, height))


@lru_cache(16)
def wall_stamp(cell: int) -> Stamp:
    """A square of wall: bricks, which go on in the next one."""

    def draw(brush: Brush) -> None:
        brush.rect((0, 0, cell, cell), MORTAR)
        lines = 3
        tall = cell / lines
        joint = max(2.0, cell * 0.045)
        for line in range(lines):
            y0, y1 = line * tall + joint / 2, (line + 1) * tall - joint / 2
            shift = 0.25 if line % 2 else 0.0
            for brick in range(-1, 3):
                x0 = (brick * 0.5 + shift) * cell + joint / 2
                x1 = x0 + cell / 2 - joint
                brush.rect((max(0, x0), y0, min(cell, x1), y1), BRICK)
                brush.rect((max(0, x0), y0, min(cell, x1), y0 + max(2.0, cell * 0.04)), EDGE)

    return stamp((cell, cell), theme.PATCH, draw)


def room_sheet(rows: Sequence[str], cell: int) -> Sheet:
    """A room's floor, walls and furniture, so many pixels a square."""
    side = len(rows) * cell
    page = Sheet.plain((side, side), theme.INK)
    for line, row in enumerate(rows):
        for column, ground in enumerate(row):
            x, y = column * cell, line * cell
            if ground == "#":
                page.stamp(wall_stamp(cell), x, y)
            else:
                page.box(x + 1, y + 1, cell - 2, cell - 2, FLOORS[(column + line) % 2])
    for kind, column, line, wide, tall in furniture(rows):
        page.stamp(furniture_stamp(kind, wide, tall, cell), column * cell, line * cell)
    return page


def cushion(brush: Brush, centre: Point, width: float, tint: Colour = theme.CREAM, shade: Colour = theme.SHADE) -> None:
    """A pillow, with a dark rim that sets it off from whatever it lies on."""
    height = width * 0.8
    pieces.cushion(brush, centre, width, height, theme.INK, theme.INK)
    pieces.cushion(brush, (centre[0], centre[1] - width * 0.015), width * 0.88, height * 0.86, tint, shade)


@lru_cache(64)
def pillow_stamp(count: int, width: int, ground: Colour) -> Stamp:
    """A pillow; a pile of them has its number on it."""
    side = round(width * 1.1)

    def draw(brush: Brush) -> None:
        x, y = side / 2, side / 2
        if count > 1:
            cushion(brush, (x + width * 0.07, y + width * 0.1), width * 0.92, theme.SHADE)
            cushion(brush, (x - width * 0.02, y - width * 0.05), width * 0.92)
            brush.word((x - width * 0.02, y - width * 0.06), str(count), width * 0.62, theme.INK)
        else:
            cushion(brush, (x, y), width)

    return stamp((side, side), ground, draw)


@lru_cache(64)
def held_stamp(seat: Seat, width: int, ground: Colour) -> Stamp:
    """A pillow in somebody's hands: it wears the seat's colour, so that it is not taken for one on the floor."""
    side = round(width * 1.1)
    colour = theme.seat_colour(seat)
    tint, shade = blend(colour, theme.CREAM, 0.66), colour

    def draw(brush: Brush) -> None:
        cushion(brush, (side / 2, side / 2), width, tint, shade)
        for at in (-0.12, 0.12):
            x = side / 2 + at * width
            brush.line([(x, side / 2 - width * 0.26), (x, side / 2 + width * 0.22)], shade, width * 0.09)

    return stamp((side, side), ground, draw)


@lru_cache(4)
def large_pillow_stamp(width: int, tint: Colour, ground: Colour) -> Stamp:
    """A pillow for the night sky."""
    side = round(width * 1.1)
    shade = blend(tint, theme.INK, 0.2) if tint != theme.CREAM else theme.SHADE

    def draw(brush: Brush) -> None:
        pieces.cushion(brush, (side / 2, side / 2), width, width * 0.8, tint, shade)

    return stamp((side, side), ground, draw)


@lru_cache(16)
def crowned_stamp(seat: Seat, radius: int, ground: Colour) -> Stamp:
    """A winner's badge under a crown."""
    side = round(radius * 2.5)

    def draw(brush: Brush) -> None:
        x, y = side / 2, side * 0.58
        pieces.badge(brush, seat, (x, y), radius)
        _crown(brush, (x, y - radius * 0.78), radius * 0.62)

    return stamp((side, side), ground, draw)


def _crown(brush: Brush, base: Point, wide: float) -> None:
    outline = [(-1.0, 0.0), (-1.15, -0.95), (-0.5, -0.42), (0.0, -1.15), (0.5, -0.42), (1.15, -0.95), (1.0, 0.0)]
    points = [(base[0] + x * wide, base[1] + y * wide * 0.72) for x, y in outline]
    brush.polygon(points, theme.EMBER, wide * 0.19)
    brush.polygon(points, theme.LAMP, wide * 0.06)
    for x, y in points[1:6:2]:
        brush.disc((x, y), wide * 0.16, theme.CREAM)


@lru_cache(16)
def torn_stamp(width: int, ground: Colour) -> Stamp:
    """A torn pillow with its feathers out."""
    side = round(width * 1.25)

    def draw(brush: Brush) -> None:
        x, y = side / 2, side * 0.56
        cushion(brush, (x, y), width, theme.SHADE)
        rip = [(-0.26, -0.34), (-0.08, -0.06), (-0.2, 0.06), (0.06, 0.3)]
        brush.line([(x + dx * width, y + dy * width * 0.8) for dx, dy in rip], theme.INK, width * 0.08)
        for dx, dy, turn in ((0.18, -0.5, 30), (-0.12, -0.54, -40), (0.44, -0.34, 70)):
            tip = pieces.turned((x + dx * width, y + dy * width - width * 0.13), (x + dx * width, y + dy * width), turn)
            brush.line([(x + dx * width, y + dy * width), tip], theme.CREAM, width * 0.09)

    return stamp((side, side), ground, draw)


@lru_cache(32)
def vase_stamp(height: int, ground: Colour, broken: bool = False) -> Stamp:
    """A fragile thing: a vase with a flower; broken, its pieces."""
    side = round(height * 1.1)

    def draw(brush: Brush) -> None:
        x, h = side / 2, height
        top = (side - h) / 2
        if broken:
            for dx, dy, size, turn in ((-0.26, 0.78, 0.2, 10), (0.24, 0.8, 0.18, 50), (0.0, 0.62, 0.2, 80)):
                points = pieces.ring((x + dx * h, top + dy * h), size * h, 3, turn)
                brush.polygon(points, theme.INK, h * 0.06)
                brush.polygon(points, theme.BLUE, h * 0.01)
            return
        for paint, more in ((theme.INK, h * 0.055), (theme.BLUE, 0.0)):
            brush.line([(x, top + h * 0.42), (x, top + h * 0.24)], theme.INK if more else theme.GOOD, h * 0.05 + more)
            brush.oval((x - h * 0.29 - more, top + h * 0.48 - more, x + h * 0.29 + more, top + h * 0.98 + more), paint)
            neck = (x - h * 0.12 - more, top + h * 0.38 - more, x + h * 0.12 + more, top + h * 0.58)
            brush.rounded(neck, h * 0.04, paint)
            brush.rounded(
                (x - h * 0.19 - more, top + h * 0.35 - more, x + h * 0.19 + more, top + h * 0.44 + more),
                h * 0.04,
                paint,
            )
        brush.disc((x, top + h * 0.15), h * 0.17, theme.INK)
        for angle in range(0, 360, 72):
            dx, dy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
            brush.disc((x + dx * h * 0.08, top + h * 0.15 + dy * h * 0.08), h * 0.065, theme.EVIL)
        brush.disc((x, top + h * 0.15), h * 0.05, theme.LAMP)
        brush.rect((x - h * 0.26, top + h * 0.68, x + h * 0.26, top + h * 0.74), theme.CREAM)

    return stamp((side, side), ground, draw)


@lru_cache(64)
def count_stamp(count: int, size: int, ground: Colour) -> Stamp:
    """How many pillows lie under somebody."""

    def draw(brush: Brush) -> None:
        brush.disc((size / 2, size / 2), size * 0.5, theme.INK)
        brush.disc((size / 2, size / 2), size * 0.42, theme.CREAM)
        brush.word((size / 2, size / 2), str(count), size * (0.72 if count < 10 else 0.52), theme.INK)

    return stamp((size, size), ground, draw)


@lru_cache(8)
def dot_stamp(kind: str, ground: Colour) -> Stamp:
    """A step of a line: ``clear``, ``cover`` or ``blocked``."""

    def draw(brush: Brush) -> None:
        if kind == "blocked":
            for ends in ([(4, 4), (12, 12)], [(12, 4), (4, 12)]):
                brush.line(ends, theme.INK, 6)
            for ends in ([(4, 4), (12, 12)], [(12, 4), (4, 12)]):
                brush.line(ends, theme.EVIL, 3.2)
        elif kind == "cover":
            brush.polygon([(8, 1), (15, 8), (8, 15), (1, 8)], theme.INK, 1)
            brush.polygon([(8, 3.5), (12.5, 8), (8, 12.5), (3.5, 8)], theme.LAMP, 0.5)
        else:
            brush.disc((8, 8), 7.4, theme.INK)
            brush.disc((8, 8), 5, theme.GOOD)

    return stamp((16, 16), ground, draw)


@lru_cache(16)
def frame_stamp(kind: str, cell: int) -> Stamp:
    """A frame round a square that gives cover or blocks."""
    colour = theme.EVIL if kind == "blocked" else theme.LAMP

    def draw(brush: Brush) -> None:
        brush.rounded((1, 1, cell - 1, cell - 1), 10, None, theme.INK, 9)
        brush.rounded((2, 2, cell - 2, cell - 2), 9, None, colour, 5)

    return stamp((cell, cell), theme.PATCH, draw)


@lru_cache(16)
def shield_stamp(size: int, ground: Colour) -> Stamp:
    """The mark of a full defence."""

    def draw(brush: Brush) -> None:
        for paint, part in ((theme.INK, 1.0), (theme.CREAM, 0.78), (theme.GOOD, 0.58)):
            r, x, y = size * 0.42 * part, size / 2, size / 2
            brush.polygon(
                [
                    (x - r, y - r * 0.85),
                    (x, y - r * 1.02),
                    (x + r, y - r * 0.85),
                    (x + r * 0.8, y + r * 0.3),
                    (x, y + r * 1.1),
                    (x - r * 0.8, y + r * 0.3),
                ],
                paint,
                r * 0.08,
            )

    return stamp((size, size), ground, draw)


@lru_cache(128)
def character_stamp(seat: Seat, radius: int, ground: Colour, lit: bool) -> Stamp:
    """A character: the seat's shape with its letter and a dark rim; in lamp light if it is their turn."""
    side = round(radius * 2.9)

    def draw(brush: Brush) -> None:
        middle = (side / 2, side / 2)
        if lit:
            brush.disc(middle, radius * 1.4, theme.LAMP)
            brush.disc(middle, radius * 1.24, theme.INK)
        pieces.shape(brush, theme.seat_shape(seat), middle, radius * 1.16, theme.INK)
        kind = theme.seat_shape(seat)
        at = pieces.shape(brush, kind, middle, radius, theme.seat_colour(seat))
        small = kind in ("triangle", "star", "diamond", "heart")
        brush.word(at, letter(seat), radius * (1.0 if small else 1.2), theme.INK)

    return stamp((side, side), ground, draw)


@lru_cache(8)
def pip_stamp(hit: bool, radius: int, ground: Colour) -> Stamp:
    """One of the five hits that win: a burst, or the place for one."""
    side = 2 * radius + 4

    def draw(brush: Brush) -> None:
        middle = (side / 2, side / 2)
        if hit:
            brush.polygon(pieces.star_points(middle, radius, 8, 0.62), theme.LAMP, 1)
        else:
            brush.disc(middle, radius * 0.62, theme.INK)

    return stamp((side, side), ground, draw)
