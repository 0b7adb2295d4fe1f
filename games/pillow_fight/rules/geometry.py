"""Straight lines through a room, exactly, in whole numbers.

Everything is measured in half squares: the square in column *c* and row *r* (both from 0) reaches from ``(2c, 2r)``
to ``(2c + 2, 2r + 2)``, so corner points have even and centres have odd coordinates.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

Sides = tuple[int, int]
"""The squares that touch a corner point on the left and on the right of a line through it, as two sets."""


class SightLine(NamedTuple):
    """Squares and corner points that a line between two points meets, in any room.

    ``crossed`` are the squares whose inside it passes through, ``corners`` the sides at each corner point
    strictly between its ends, ``start`` and ``end`` the sides at its ends where those are corner points (else two
    empty sets).
    """

    crossed: int
    corners: tuple[Sides, ...]
    start: Sides
    end: Sides


@lru_cache(maxsize=1 << 15)
def line(width: int, x1: int, y1: int, x2: int, y2: int) -> SightLine:
    """Return the line from ``(x1, y1)`` to another point ``(x2, y2)`` in a room ``width`` squares wide and high."""
    dx, dy = x2 - x1, y2 - y1
    corners = tuple(_sides(width, x, y, dx, dy) for x, y in _corner_points(x1, y1, x2, y2))
    start = (0, 0) if x1 % 2 or y1 % 2 else _sides(width, x1, y1, dx, dy)
    end = (0, 0) if x2 % 2 or y2 % 2 else _sides(width, x2, y2, dx, dy)
    return SightLine(_crossed(width, x1, y1, x2, y2), corners, start, end)


def stoppers(walls: int, crossed: int, corners: tuple[Sides, ...]) -> int:
    """Return the walls that stop a line: those in its way, and those on both sides of a corner point it passes."""
    stopping = crossed & walls
    for left, right in corners:
        if walls & left and walls & right:
            stopping |= walls & (left | right)
    return stopping


def stops(walls: int, crossed: int, corners: tuple[Sides, ...]) -> bool:
    """Return whether any wall stops the line."""
    return bool(crossed & walls) or any(walls & left and walls & right for left, right in corners)


def _crossed(width: int, x1: int, y1: int, x2: int, y2: int) -> int:
    # A line misses the inside of a square if it does so seen along the rows, along the columns or along the line
    # itself. The bounds of the loops see to rows and columns; along the line, a square reaches as far to either side
    # of its centre as half its diagonal shows.
    dx, dy = x2 - x1, y2 - y1
    half = abs(dx) + abs(dy)
    columns = range(max(0, min(x1, x2) // 2), min(width, (max(x1, x2) + 1) // 2))
    crossed = 0
    for row in range(max(0, min(y1, y2) // 2), min(width, (max(y1, y2) + 1) // 2)):
        for column in columns:
            if abs(dx * (2 * row + 1 - y1) - dy * (2 * column + 1 - x1)) < half:
                crossed |= 1 << row * width + column
    return crossed


def _corner_points(x1: int, y1: int, x2: int, y2: int) -> Iterator[tuple[int, int]]:
    """Yield the corner points strictly between the ends."""
    dx, dy = x2 - x1, y2 - y1
    if not dx:
        if not x1 % 2:
            yield from ((x1, y) for y in range(min(y1, y2) + 1, max(y1, y2)) if not y % 2)
        return
    for x in range(min(x1, x2) + 1, max(x1, x2)):
        rise, rest = divmod((x - x1) * dy, dx)
        if not (x % 2 or rest or (y1 + rise) % 2):
            yield x, y1 + rise


def _sides(width: int, x: int, y: int, dx: int, dy: int) -> Sides:
    left = right = 0
    for sx, sy in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        column, row = (x + sx) // 2, (y + sy) // 2
        if 0 <= column < width and 0 <= row < width:
            # The square's two edges at the point: on which side of the line do they go? An edge along it is on both.
            upright, level = dx * sy, -dy * sx
            if upright >= 0 and level >= 0:
                left |= 1 << row * width + column
            elif upright <= 0 and level <= 0:
                right |= 1 << row * width + column
    return left, right
