"""The look of all boards: one palette, seat colours with a shape and a letter beside each, sizes.

A night in, lamps on: deep blue and plum, warm light, cushions. Every picture uses the same at most 256 colours.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from renderers.seat_styles import style_of

Colour = tuple[int, int, int]


def _hex(code: str) -> Colour:
    return int(code[:2], 16), int(code[2:4], 16), int(code[4:], 16)


SKY = (_hex("141233"), _hex("2d1f54"))
"""The night from the top of a board to its bottom."""
PANEL = _hex("332a63")
"""The blanket that tables lie on."""
PATCH = _hex("3d3273")
"""Every other row of it."""
LIT = _hex("5a4291")
"""The row or patch that matters now."""
SEAM = _hex("6b5aa8")
"""Stitches and hair lines."""
DIM = _hex("252449")
"""A row whose player has left."""
INK = _hex("1d1538")
"""Writing on light things."""
CREAM = _hex("fff4de")
"""Writing on dark things, paper, dice."""
SHADE = _hex("e6d0ae")
"""The shaded side of cream things."""
MUTED = _hex("cdc1ef")
"""Writing that may be overlooked."""
FAINT = _hex("9a8ccb")
"""Colour of what is gone."""
LAMP = _hex("ffc75f")
"""Lamp light: now, yours, kept."""
EMBER = _hex("d9822b")
"""The edge of lamp light."""
GIFT = _hex("ff9fc8")
"""Given away."""
BLUE = _hex("7fcbff")
"""Received."""
DEEP = _hex("1f4f8f")
"""The dark side of blue."""
GOOD = _hex("63e2b0")
"""The Good number and all it does."""
GOOD_DEEP = _hex("14614c")
GOOD_PALE = _hex("c4f2d9")
EVIL = _hex("ff6f73")
"""The Evil number and all it does."""
EVIL_DEEP = _hex("7d1d45")
EVIL_PALE = _hex("ffc8c0")
BOARDS_DIM, BOARDS_DIM_2 = _hex("43324d"), _hex("4a3852")
"""A wooden floor where the lamp hardly reaches, its squares by turns."""
BOARDS, BOARDS_2 = _hex("543d56"), _hex("5c445b")
"""Colours of the boards nearer to the lamp."""
BOARDS_LIT, BOARDS_LIT_2 = _hex("674b5c"), _hex("705363")
"""Colours of the boards right below it."""
RUG, RUG_2, RUG_EDGE = _hex("6d2f60"), _hex("763768"), _hex("b3708f")
"""A rug, its squares by turns, and its stripe."""
VELVET, VELVET_LIGHT, VELVET_DARK = _hex("2f7391"), _hex("4593ac"), _hex("173b52")
"""All furniture."""

SEATS: Sequence[Colour] = tuple(
    map(
        _hex,
        ("f5b335", "62b8f5", "35cf9f", "f47a52", "d98be0", "f2e85c", "5c8dff", "ff9fb0", "d6d0e6", "b8936a"),
    )
)
"""Ten seat colours, told apart by lightness as well as hue; the shape and the letter say it without colour."""
SHAPES: Sequence[str] = (
    "circle",
    "square",
    "triangle",
    "diamond",
    "star",
    "heart",
    "hexagon",
    "cross",
    "house",
    "cloud",
)
"""The seats' shapes, one each."""

WIDTH = 1000
"""Pixels across every board."""
MARGIN = 24
GAP = 16
RADIUS = 26
"""Radius of a panel's corners."""

HUGE, TITLE, HEAD, BODY, SMALL = 64, 50, 38, 32, 28
"""Sizes of type in pixels. No word on a board is smaller than the smallest: 11 pixels when the board is 400 wide."""
FINE_PRINT = 20
"""The smallest that a word gets where no game is read: on charts, cards and posters."""

SKY_STEPS = 7
RAMP = 3
_RAMPS: Sequence[tuple[Sequence[Colour], Sequence[Colour], int]] = (
    # What is drawn smoothly on what, with how many steps between: the palette holds these steps.
    ((CREAM,), (PANEL, PATCH, LIT, INK, SKY[0]), 4),
    ((LAMP,), (PANEL, PATCH, LIT, SKY[0], INK), 4),
    ((INK,), (CREAM, LAMP, SHADE), 4),
    (SEATS, (PANEL, LIT, INK), 2),
    ((MUTED,), (PANEL, PATCH, LIT, SKY[0]), 3),
    ((GOOD, EVIL, GIFT, BLUE), (PANEL, PATCH, LIT, INK), 3),
    ((LAMP, GOOD, EVIL, GOOD_DEEP, EVIL_DEEP, INK), (CREAM, GOOD_PALE, EVIL_PALE), 2),
    ((GOOD_DEEP, EVIL_DEEP, DEEP), (GOOD, EVIL, BLUE, CREAM, PANEL), 2),
    ((FAINT,), (DIM, PANEL, PATCH), 2),
    ((SEAM, EMBER), (PANEL, SKY[1], LIT, LAMP), 2),
    ((INK, LAMP, CREAM), (BOARDS,), 2),
)


def blend(one: Colour, other: Colour, part: float) -> Colour:
    """``part`` of the way from the first colour to the second."""
    return (
        round(one[0] + (other[0] - one[0]) * part),
        round(one[1] + (other[1] - one[1]) * part),
        round(one[2] + (other[2] - one[2]) * part),
    )


def sky(part: float) -> Colour:
    """Return the night's colour at ``part`` of the way down, in whole steps.

    Even bands keep the picture small.
    """
    return blend(*SKY, min(SKY_STEPS - 1, int(part * SKY_STEPS)) / (SKY_STEPS - 1))


GLOW: Sequence[Colour] = tuple(blend(sky(0.12), LAMP, 0.04 * step) for step in range(1, 7))
"""Lamp light on the upper part of the night, from its rim to its middle."""


@cache
def palette() -> tuple[Colour, ...]:
    """Return the colours of every picture, at most 255, because animations need one more.

    They are the colours named here, the night's bands, and the steps between colours that meet, as far as they differ
    enough to be seen.
    """
    chosen: list[Colour] = []
    for colour in _wanted():
        if len(chosen) == 255:
            break
        if all(_apart(colour, other) > (0 if colour in _needed() else 130) for other in chosen):
            chosen.append(colour)
    return tuple(chosen)


@cache
def _names() -> frozenset[Colour]:
    own = (value for name, value in globals().items() if name.isupper() and isinstance(value, tuple))
    return frozenset((*(value for value in own if len(value) == 3 and isinstance(value[0], int)), *SEATS))


@cache
def _needed() -> frozenset[Colour]:
    return frozenset((*_names(), *map(sky, (step / SKY_STEPS for step in range(SKY_STEPS))), *GLOW))


def _wanted() -> Iterator[Colour]:
    yield from sorted(_needed())
    for above, below, steps in _RAMPS:
        for one in above:
            for other in below:
                for step in range(1, steps + 1):
                    yield blend(other, one, step / (steps + 1))


def _apart(one: Colour, other: Colour) -> int:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2


@lru_cache(4096)
def index(colour: Colour) -> int:
    """Return the palette's index of the colour nearest to this one."""
    colours = palette()
    return min(range(len(colours)), key=lambda at: _apart(colours[at], colour))


@lru_cache(1024)
def ramp(colour: Colour, ground: Colour, shades: int = RAMP) -> bytes:
    """Return for each coverage from 0 to 255 the palette's index of ``colour`` laid over ``ground``, in so many
    steps.
    """
    # Four shades look as smooth as sixteen on a screen and take fewer bytes.
    steps = [index(blend(ground, colour, step / shades)) for step in range(shades + 1)]
    return bytes(steps[(cover * shades + 127) // 255] for cover in range(256))


def seat_colour(seat: int) -> Colour:
    """Return the seat's colour."""
    return SEATS[style_of(seat) % len(SEATS)]


def seat_shape(seat: int) -> str:
    """Return the seat's shape."""
    return SHAPES[style_of(seat) % len(SHAPES)]
