"""Sprites of a room: pillows, fragile things, characters, and the marks on a player's own board."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Literal

from games.core import Seat
from renderers import sprites, theme
from renderers.canvas import Brush, Point, Stamp, stamp
from renderers.names import letter
from renderers.seat_styles import cache_by_style
from renderers.theme import Colour, blend


def cushion(
    brush: Brush,
    centre: Point,
    width: float,
    tint: Colour = theme.CREAM,
    shade: Colour = theme.SHADE,
    flat: float = 0.8,
) -> None:
    """Draw a pillow, ``flat`` times as high as wide, with a dark rim that sets it off from its background."""
    height = width * flat
    sprites.cushion(brush, centre, width, height, theme.INK, theme.INK)
    sprites.cushion(brush, (centre[0], centre[1] - width * 0.015), width * 0.88, height * 0.86, tint, shade)


@lru_cache(64)
def pillow_stamp(count: int, width: int, ground: Colour) -> Stamp:
    """Return a pillow; a pile of them has its number on it."""
    side = round(width * 1.1)

    def draw(brush: Brush) -> None:
        x, y = side / 2, side / 2
        if count > 1:
            cushion(brush, (x + width * 0.07, y + width * 0.1), width * 0.92, theme.SHADE)
            cushion(brush, (x - width * 0.02, y - width * 0.05), width * 0.92)
            brush.word((x - width * 0.02, y - width * 0.06), str(count), max(theme.SMALL, width * 0.62), theme.INK)
        else:
            cushion(brush, (x, y), width)

    return stamp((side, side), ground, draw)


@lru_cache(8)
def underfoot_stamp(width: int, ground: Colour) -> Stamp:
    """Return a pillow that somebody stands on: flat, and wider than they are."""
    side = round(width * 1.1)
    return stamp((side, side), ground, lambda brush: cushion(brush, (side / 2, side / 2), width, flat=0.52))


@cache_by_style(64)
def held_stamp(seat: Seat, width: int, ground: Colour) -> Stamp:
    """Return a pillow that a character holds, in the seat's colour to tell it from pillows on the floor."""
    side = round(width * 1.1)
    return stamp((side, side), ground, lambda brush: _held(brush, seat, (side / 2, side / 2), width))


def _held(brush: Brush, seat: Seat, centre: Point, width: float) -> None:
    colour = theme.seat_colour(seat)
    tint, shade = blend(colour, theme.CREAM, 0.66), colour
    cushion(brush, centre, width, tint, shade)
    for at in (-0.12, 0.12):
        x = centre[0] + at * width
        brush.line([(x, centre[1] - width * 0.26), (x, centre[1] + width * 0.22)], shade, width * 0.09)


@lru_cache(4)
def large_pillow_stamp(width: int, tint: Colour, ground: Colour) -> Stamp:
    """Return a large pillow for the night sky."""
    side = round(width * 1.1)
    shade = blend(tint, theme.INK, 0.2) if tint != theme.CREAM else theme.SHADE

    def draw(brush: Brush) -> None:
        sprites.cushion(brush, (side / 2, side / 2), width, width * 0.8, tint, shade)

    return stamp((side, side), ground, draw)


@cache_by_style(32)
def crowned_stamp(seat: Seat, radius: int, ground: Colour) -> Stamp:
    """Return a winner under a crown."""
    width, height = round(radius * 2.9), round(radius * 3.3)

    def draw(brush: Brush) -> None:
        x, y = width / 2, height * 0.6
        figure(brush, seat, (x, y), radius, "glad")
        wide = radius * 0.62
        sprites.crown(brush, (x, y - radius * 0.82), wide, (wide * 0.19, wide * 0.06), wide * 0.16)

    return stamp((width, height), ground, draw)


@lru_cache(16)
def torn_stamp(width: int, ground: Colour) -> Stamp:
    """Return a torn pillow that loses feathers."""
    side = round(width * 1.25)

    def draw(brush: Brush) -> None:
        x, y = side / 2, side * 0.56
        cushion(brush, (x, y), width, theme.SHADE)
        rip = [(-0.26, -0.34), (-0.08, -0.06), (-0.2, 0.06), (0.06, 0.3)]
        brush.line([(x + dx * width, y + dy * width * 0.8) for dx, dy in rip], theme.INK, width * 0.08)
        for dx, dy, turn in ((0.18, -0.5, 30), (-0.12, -0.54, -40), (0.44, -0.34, 70)):
            tip = sprites.turned(
                (x + dx * width, y + dy * width - width * 0.13), (x + dx * width, y + dy * width), turn
            )
            brush.line([(x + dx * width, y + dy * width), tip], theme.CREAM, width * 0.09)

    return stamp((side, side), ground, draw)


@lru_cache(32)
def vase_stamp(height: int, ground: Colour, broken: bool = False) -> Stamp:
    """Return a fragile thing: a vase with a flower; if ``broken``, its pieces."""
    side = round(height * 1.1)

    def draw(brush: Brush) -> None:
        x, h = side / 2, height
        top = (side - h) / 2
        if broken:
            for dx, dy, size, turn in ((-0.26, 0.78, 0.2, 10), (0.24, 0.8, 0.18, 50), (0.0, 0.62, 0.2, 80)):
                points = sprites.ring((x + dx * h, top + dy * h), size * h, 3, turn)
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
    """Return the number of pillows that lie under a character."""

    def draw(brush: Brush) -> None:
        brush.disc((size / 2, size / 2), size * 0.5, theme.INK)
        brush.disc((size / 2, size / 2), size * 0.42, theme.CREAM)
        brush.word((size / 2, size / 2), str(count), max(theme.SMALL, size * (0.72 if count < 10 else 0.52)), theme.INK)

    return stamp((size, size), ground, draw)


@lru_cache(8)
def dot_stamp(kind: str, ground: Colour, size: int = 16) -> Stamp:
    """Return a dot of a line: ``clear``, ``cover`` or ``blocked``."""
    unit = size / 16

    def at(*points: Point) -> list[Point]:
        return [(x * unit, y * unit) for x, y in points]

    def draw(brush: Brush) -> None:
        if kind == "blocked":
            crossed = at((4, 4), (12, 12)), at((12, 4), (4, 12))
            for paint, thick in ((theme.INK, 6.0), (theme.EVIL, 3.2)):
                for ends in crossed:
                    brush.line(ends, paint, thick * unit)
        elif kind == "cover":
            brush.polygon(at((8, 1), (15, 8), (8, 15), (1, 8)), theme.INK, unit)
            brush.polygon(at((8, 3.5), (12.5, 8), (8, 12.5), (3.5, 8)), theme.LAMP, 0.5 * unit)
        else:
            brush.disc((8 * unit, 8 * unit), 7.4 * unit, theme.INK)
            brush.disc((8 * unit, 8 * unit), 5 * unit, theme.GOOD)

    return stamp((size, size), ground, draw)


@lru_cache(16)
def frame_stamp(kind: str, cell: int) -> Stamp:
    """Return a frame round a square that gives cover or blocks."""
    colour = theme.EVIL if kind == "blocked" else theme.LAMP

    def draw(brush: Brush) -> None:
        brush.rounded((1, 1, cell - 1, cell - 1), 10, None, theme.INK, 9)
        brush.rounded((2, 2, cell - 2, cell - 2), 9, None, colour, 5)

    return stamp((cell, cell), theme.BOARDS, draw)


@lru_cache(16)
def shield_stamp(size: int, ground: Colour) -> Stamp:
    """Return the mark of a full defence."""

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


Mood = Literal["calm", "glad", "hit"]
"""Expressions of a character: as always, after a hit of their own, or after another player's."""

_BELLY: dict[str, tuple[float, float, float]] = {
    # Where the face is, from the middle of the shape, and how large; in parts of the shape's radius.
    "circle": (0.0, -0.1, 1.0),
    "square": (0.0, -0.1, 1.0),
    "triangle": (0.0, 0.16, 0.74),
    "diamond": (0.0, -0.06, 0.86),
    "star": (0.0, 0.0, 0.78),
    "heart": (0.0, -0.2, 0.94),
}


TAG = 16
"""The least radius of the tag with a character's letter."""


def figure(brush: Brush, seat: Seat, centre: Point, radius: float, mood: Mood = "calm") -> None:
    """Draw a character: the seat's shape in its colour with a face, hands and feet, and its letter on a tag."""
    x, y = centre
    kind, colour = theme.seat_shape(seat), theme.seat_colour(seat)
    limb = blend(colour, theme.INK, 0.28)
    rim = radius * 0.14
    up = -0.5 if mood != "calm" else 0.2
    for way in (-1, 1):
        brush.oval(_about((x + way * radius * 0.42, y + radius * 1.02), radius * 0.34, radius * 0.24, rim), theme.INK)
        brush.oval(_about((x + way * radius * 0.42, y + radius * 1.02), radius * 0.34, radius * 0.24), limb)
        hand = x + way * radius * 1.06, y + radius * up
        brush.disc(hand, radius * 0.22 + rim, theme.INK)
        brush.disc(hand, radius * 0.22, limb)
    sprites.shape(brush, kind, centre, radius * 1.15, theme.INK)
    sprites.shape(brush, kind, centre, radius, colour)
    right, down, size = _BELLY.get(kind, (0.0, 0.0, 0.8))
    _face(brush, (x + right * radius, y + down * radius), radius * size, mood)
    # The letter is as large as it has to be in the smallest room.
    size = max(theme.SMALL, radius * 0.66)
    tag = x + radius * 0.8 + max(0, TAG - radius * 0.47) * 0.3, y + radius * 0.74 + max(0, TAG - radius * 0.47) * 0.3
    rim = max(TAG, radius * 0.47)
    brush.disc(tag, rim, theme.INK)
    brush.disc(tag, rim - 2, theme.CREAM)
    brush.word(tag, letter(seat), size, theme.INK)


def _about(centre: Point, wide: float, tall: float, more: float = 0) -> tuple[float, float, float, float]:
    x, y = centre
    return x - wide - more, y - tall - more, x + wide + more, y + tall + more


def _face(brush: Brush, centre: Point, size: float, mood: Mood) -> None:
    x, y = centre
    for way in (-1, 1):
        eye = x + way * size * 0.3, y - size * 0.06
        brush.disc((x + way * size * 0.5, y + size * 0.26), size * 0.12, theme.GIFT)
        if mood == "hit":
            for ends in ((-1, -1), (-1, 1)):
                reach = size * 0.13
                start = eye[0] - reach, eye[1] + ends[1] * reach
                end = eye[0] + reach, eye[1] - ends[1] * reach
                brush.line([start, end], theme.INK, size * 0.09)
            continue
        brush.oval(_about(eye, size * 0.2, size * 0.24), theme.CREAM)
        brush.disc((eye[0], eye[1] + size * 0.04), size * 0.13, theme.INK)
        brush.disc((eye[0] + size * 0.05, eye[1] - size * 0.02), size * 0.045, theme.CREAM)
    mouth = (x - size * 0.2, y + size * 0.12, x + size * 0.2, y + size * 0.42)
    if mood == "hit":
        brush.oval((x - size * 0.1, y + size * 0.2, x + size * 0.1, y + size * 0.42), theme.INK)
    elif mood == "glad":
        turns = (math.radians(15 * step) for step in range(13))
        smile = [(x + math.cos(turn) * size * 0.25, y + size * (0.2 + 0.27 * math.sin(turn))) for turn in turns]
        brush.polygon(smile, theme.INK, size * 0.03)
        brush.oval((x - size * 0.11, y + size * 0.34, x + size * 0.11, y + size * 0.47), theme.EVIL)
    else:
        brush.arc(mouth, 25, 155, theme.INK, size * 0.09)


@cache_by_style(128)
def character_stamp(seat: Seat, radius: int, ground: Colour, lit: bool, mood: Mood = "calm") -> Stamp:
    """Return a character; in lamp light if it is their turn."""
    side = round(radius * 3.1)

    def draw(brush: Brush) -> None:
        middle = (side / 2, side / 2)
        if lit:
            brush.disc(middle, radius * 1.54, theme.INK)
            brush.disc(middle, radius * 1.48, theme.LAMP)
            brush.disc(middle, radius * 1.32, blend(ground, theme.LAMP, 0.2))
        figure(brush, seat, middle, radius, mood)

    return stamp((side, side), ground, draw)


@cache_by_style(16)
def hero_stamp(seat: Seat, radius: int, holding: bool, ground: Colour) -> Stamp:
    """Return a large character with a pillow or with empty hands."""
    side = round(radius * 3)

    def draw(brush: Brush) -> None:
        middle = side / 2, side * 0.52
        figure(brush, seat, middle, radius, "glad" if holding else "calm")
        if holding:
            _held(brush, seat, (middle[0] + radius * 0.98, middle[1] - radius * 0.66), radius * 0.95)

    return stamp((side, side), ground, draw)


@lru_cache(8)
def pip_stamp(hit: bool, radius: int, ground: Colour) -> Stamp:
    """One of the five hits that win: a burst, or the place for one."""
    side = 2 * radius + 4

    def draw(brush: Brush) -> None:
        middle = (side / 2, side / 2)
        if hit:
            brush.polygon(sprites.star_points(middle, radius, 8, 0.62), theme.LAMP, 1)
        else:
            brush.disc(middle, radius * 0.62, theme.INK)

    return stamp((side, side), ground, draw)
