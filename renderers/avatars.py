"""The faces of the regulars: six animals, one for each character of computers, by the character's name in the code.

Each is drawn within a circle and has a colour and an outline of its own, so that they are told apart at twenty pixels.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from renderers import theme
from renderers.canvas import Brush, Painter, Point
from renderers.theme import Colour, blend

__all__ = ["FACES", "draw", "emoji"]

_GOLD, _FOX, _GREEN = theme.LAMP, blend(theme.EMBER, theme.EVIL, 0.35), theme.GOOD
_GREY, _BLUE, _BROWN = theme.MUTED, theme.BLUE, blend(theme.EMBER, theme.INK, 0.35)
_RIM = 0.07
"""Width of the dark rim of a face, in parts of its radius."""


class _Face:
    """Canvas of a face in a circle of radius 1 around (0, 0), x to the right and y down."""

    def __init__(self, brush: Brush, centre: Point, radius: float) -> None:
        self._brush, self._centre, self._radius = brush, centre, radius

    def at(self, x: float, y: float) -> Point:
        """Return the pixel position in the picture of a point in the circle."""
        return self._centre[0] + x * self._radius, self._centre[1] + y * self._radius

    def oval(self, x: float, y: float, wide: float, tall: float, colour: Colour) -> None:
        """Draw a filled oval around a point; ``wide`` and ``tall`` are half its width and height."""
        (x0, y0), (x1, y1) = self.at(x - wide, y - tall), self.at(x + wide, y + tall)
        self._brush.oval((x0, y0, x1, y1), colour)

    def rimmed(self, x: float, y: float, wide: float, tall: float, colour: Colour) -> None:
        """Draw a filled oval, as ``oval`` does, with a dark rim around it."""
        self.oval(x, y, wide + _RIM, tall + _RIM, theme.INK)
        self.oval(x, y, wide, tall, colour)

    def pair(self, draw: Callable[[float], None]) -> None:
        """Draw something on either side: -1 is left, 1 right."""
        draw(-1)
        draw(1)

    def line(self, points: list[Point], colour: Colour, thick: float) -> None:
        """Draw a line with round ends."""
        self._brush.line([self.at(*point) for point in points], colour, thick * self._radius)

    def polygon(self, points: list[Point], colour: Colour, soft: float = 0.0) -> None:
        """Draw a filled polygon whose corners are rounded by ``soft``."""
        self._brush.polygon([self.at(*point) for point in points], colour, soft * self._radius)

    def smile(self, x: float, y: float, wide: float, tall: float, *, down: bool = False) -> None:
        """Draw a mouth; with ``down`` its corners point down."""
        (x0, y0), (x1, y1) = self.at(x - wide, y - tall), self.at(x + wide, y + tall)
        start, end = (200, 340) if down else (20, 160)
        self._brush.arc((x0, y0, x1, y1), start, end, theme.INK, 0.085 * self._radius)

    def eye(self, x: float, y: float, size: float = 0.13) -> None:
        """Draw a dark eye with a highlight."""
        self.oval(x, y, size, size * 1.25, theme.INK)
        self.oval(x + 0.3 * size, y - 0.45 * size, 0.36 * size, 0.36 * size, theme.CREAM)


def _pointed(face: _Face, side: float, colour: Colour, inside: Colour) -> None:
    """Draw an ear with a tip."""
    face.polygon([(side * 0.18, -0.52), (side * 0.66, -0.9), (side * 0.76, -0.16)], theme.INK, 0.06 + _RIM)
    face.polygon([(side * 0.18, -0.52), (side * 0.66, -0.9), (side * 0.76, -0.16)], colour, 0.06)
    face.polygon([(side * 0.4, -0.52), (side * 0.6, -0.7), (side * 0.66, -0.36)], inside, 0.04)


def _hamster(face: _Face) -> None:
    """Draw the hamster, both cheeks full."""
    face.pair(lambda side: face.rimmed(side * 0.5, -0.58, 0.24, 0.24, _GOLD))
    face.pair(lambda side: face.oval(side * 0.5, -0.56, 0.13, 0.13, theme.GIFT))
    face.pair(lambda side: face.rimmed(side * 0.5, 0.34, 0.43, 0.4, theme.CREAM))
    face.rimmed(0, 0.06, 0.68, 0.66, _GOLD)
    face.pair(lambda side: face.oval(side * 0.46, 0.36, 0.42, 0.36, theme.CREAM))
    face.oval(0, -0.36, 0.13, 0.3, theme.CREAM)
    face.pair(lambda side: face.eye(side * 0.28, -0.12, 0.12))
    face.oval(0, 0.16, 0.1, 0.075, theme.GIFT)
    face.smile(-0.09, 0.22, 0.09, 0.1)
    face.smile(0.09, 0.22, 0.09, 0.1)
    face.polygon([(-0.075, 0.36), (0.075, 0.36), (0.075, 0.5), (-0.075, 0.5)], theme.INK, 0.03)
    face.polygon([(-0.06, 0.37), (0.06, 0.37), (0.06, 0.48), (-0.06, 0.48)], (255, 255, 255))


def _fox(face: _Face) -> None:
    """Winks."""
    face.pair(lambda side: _pointed(face, side, _FOX, theme.INK))
    outline: list[Point] = [
        (-0.72, -0.14),
        (-0.3, -0.5),
        (0.3, -0.5),
        (0.72, -0.14),
        (0.5, 0.36),
        (0, 0.78),
        (-0.5, 0.36),
    ]
    face.polygon(outline, theme.INK, 0.12 + _RIM)
    face.polygon(outline, _FOX, 0.12)
    face.pair(
        lambda side: face.polygon(
            [(side * 0.78, 0.02), (side * 0.2, 0.22), (side * 0.05, 0.74), (side * 0.5, 0.36)], theme.CREAM, 0.05
        )
    )
    face.eye(-0.3, -0.06, 0.13)
    face.line([(0.18, -0.02), (0.3, -0.1), (0.44, -0.06)], theme.INK, 0.085)
    face.oval(0, 0.68, 0.14, 0.11, theme.INK)


def _cat(face: _Face) -> None:
    """Draw a cat that bears a grudge."""
    face.pair(lambda side: _pointed(face, side, _GREEN, theme.GIFT))
    face.rimmed(0, 0.1, 0.78, 0.64, _GREEN)
    for place in (-0.16, 0, 0.16):
        face.line([(place, -0.46), (place * 0.8, -0.28)], theme.GOOD_DEEP, 0.075)
    face.pair(lambda side: face.oval(side * 0.33, 0.05, 0.17, 0.15, theme.CREAM))
    face.pair(lambda side: face.oval(side * 0.29, 0.07, 0.07, 0.11, theme.INK))
    face.pair(lambda side: face.line([(side * 0.56, -0.17), (side * 0.15, -0.02)], theme.INK, 0.1))
    face.polygon([(-0.07, 0.27), (0.07, 0.27), (0, 0.34)], theme.GIFT, 0.03)
    face.smile(0, 0.58, 0.22, 0.15, down=True)
    for side in (-1, 1):
        face.line([(side * 0.5, 0.34), (side * 0.92, 0.26)], theme.INK, 0.05)
        face.line([(side * 0.5, 0.44), (side * 0.9, 0.5)], theme.INK, 0.05)


def _raccoon(face: _Face) -> None:
    """Behind a mask."""
    face.pair(lambda side: face.rimmed(side * 0.54, -0.52, 0.25, 0.27, _GREY))
    face.pair(lambda side: face.oval(side * 0.54, -0.48, 0.13, 0.15, theme.INK))
    face.rimmed(0, 0.08, 0.8, 0.66, _GREY)
    face.polygon([(0, -0.5), (0.1, -0.1), (0, 0.1), (-0.1, -0.1)], theme.FAINT, 0.05)
    face.pair(lambda side: face.oval(side * 0.62, -0.14, 0.16, 0.1, theme.CREAM))
    face.pair(
        lambda side: face.polygon(
            [(side * 0.1, -0.06), (side * 0.42, -0.12), (side * 0.74, 0.12), (side * 0.36, 0.24)], theme.INK, 0.08
        )
    )
    face.pair(lambda side: face.oval(side * 0.35, 0.05, 0.13, 0.14, theme.CREAM))
    face.pair(lambda side: face.oval(side * 0.35 + 0.05, 0.05, 0.07, 0.09, theme.INK))
    face.oval(0, 0.44, 0.3, 0.24, theme.CREAM)
    face.oval(0, 0.34, 0.11, 0.08, theme.INK)
    face.line([(-0.12, 0.53), (0.04, 0.56), (0.18, 0.47)], theme.INK, 0.075)


def _owl(face: _Face) -> None:
    """Draw the owl, who sees everything."""
    face.pair(
        lambda side: face.polygon(
            [(side * 0.2, -0.6), (side * 0.72, -0.92), (side * 0.74, -0.3)], theme.INK, 0.06 + _RIM
        )
    )
    face.rimmed(0, 0.08, 0.8, 0.76, _BLUE)
    face.pair(lambda side: face.polygon([(side * 0.2, -0.6), (side * 0.72, -0.92), (side * 0.74, -0.3)], _BLUE, 0.06))
    face.oval(0, 0.62, 0.36, 0.2, theme.CREAM)
    for side in (-1, 1):
        face.oval(side * 0.36, -0.04, 0.39, 0.39, theme.DEEP)
        face.oval(side * 0.36, -0.04, 0.33, 0.33, theme.CREAM)
        face.oval(side * 0.34, -0.03, 0.17, 0.19, theme.INK)
        face.oval(side * 0.34 + 0.06, -0.11, 0.06, 0.06, theme.CREAM)
    face.polygon([(-0.1, 0.22), (0.1, 0.22), (0, 0.46)], theme.EMBER, 0.05)


def _bear(face: _Face) -> None:
    """Glad to be here."""
    face.pair(lambda side: face.rimmed(side * 0.56, -0.52, 0.28, 0.28, _BROWN))
    face.pair(lambda side: face.oval(side * 0.56, -0.5, 0.16, 0.16, theme.SHADE))
    face.rimmed(0, 0.08, 0.78, 0.7, _BROWN)
    face.oval(0, 0.36, 0.4, 0.33, theme.SHADE)
    face.pair(lambda side: face.eye(side * 0.31, -0.1, 0.12))
    face.pair(lambda side: face.oval(side * 0.55, 0.2, 0.13, 0.09, theme.GIFT))
    face.oval(0, 0.22, 0.14, 0.1, theme.INK)
    face.smile(0, 0.36, 0.2, 0.18)


FACES: Mapping[str, Callable[[_Face], None]] = {
    "hoarder": _hamster,
    "gambler": _fox,
    "grudge": _cat,
    "bluffer": _raccoon,
    "watcher": _owl,
    "beginner": _bear,
}
"""The drawing of each."""


def draw(brush: Brush, who: str, centre: Point, radius: float) -> None:
    """Draw the face of a character in a circle of ``radius`` around ``centre``."""
    FACES[who](_Face(brush, centre, radius))


def emoji(who: str, side: float) -> Painter:
    """Return a painter of the character's face that fills a square of ``side`` pixels."""
    return partial(_squared, who=who, side=side)


def _squared(brush: Brush, who: str, side: float) -> None:
    draw(brush, who, (side / 2, side * 0.51), side * 0.475)
