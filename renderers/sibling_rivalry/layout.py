"""Positions on the board of Sibling Rivalry, in pixels."""

from __future__ import annotations

import math
from functools import lru_cache

from games.sibling_rivalry.rules.board import TOP, TRACKS
from renderers.canvas import Point
from renderers.theme import SMALL, WIDTH

EDGE = 10
"""Distance of the ring and of the list of players from the picture's edge: the names of the squares need the room."""
RUG = 70
"""Width of the ring of the score track."""
HEADER = 164
"""Upper edge of the ring."""
LEFT = EDGE + RUG / 2
RIGHT = WIDTH - LEFT
UP = HEADER + RUG / 2
INNER = EDGE + RUG + 4
"""The left edge of the five tracks."""
INNER_TOP = HEADER + RUG + 6

GAP = 4
COLUMN = (WIDTH - 2 * INNER + GAP) // len(TRACKS)
"""Distance from one track's left edge to the next one's."""
CELL_WIDTH = COLUMN - GAP
HEAD = 48
LAST = 96
"""The height of a track's last square, which stands on top; the others are as high as a cell."""
CELL = 62
POINTS = 14
"""Distance from a square's left edge to the middle of its points."""
NAME = 27
"""Distance from a square's left edge to its name, and on the last square: beside a star."""
LAST_NAME = 45
NAME_END = 4
"""Distance from a name to its square's right edge, within the frame of a square that a roll could go to."""
NAME_SIZES = (30, SMALL)
"""Sizes of the squares' names: those beside a pawn may need the smaller one."""
INNER_HEIGHT = HEAD + LAST + (TOP - 1) * CELL
DOWN = INNER_TOP + INNER_HEIGHT + 6 + RUG / 2
RING_END = DOWN + RUG / 2

MAT = (EDGE + 4, round(DOWN) - 33, 196, 66)
"""The place before the first square: x, y, width, height."""
FINISH = (LEFT, DOWN - 104)
FINISH_HEIGHT = 96
ASIDE = 34
"""Distance of a pawn's drawn way from the ring's middle line."""
CORNER = 44
"""The radius of the ring's corners along its middle."""

PEOPLE = round(RING_END) + 8
"""Upper edge of the list of players."""
PERSON = 52
HEM = 12
"""Distance of the list's lines from the upper and the lower edge of its panel."""
PERSON_WIDTH = (WIDTH - 2 * EDGE - 2 * 16 - 12) // 2


def people_rows(seats: int) -> int:
    """Return the number of lines in the list of players, two players to a line."""
    return (seats + 1) // 2


def height(seats: int) -> int:
    """Return the height of the whole board."""
    return PEOPLE + people_rows(seats) * PERSON + 2 * HEM + EDGE


def cell(square: int) -> tuple[int, int]:
    """Return the top of a square within its track's column, and its height."""
    if square == TOP:
        return HEAD, LAST
    return HEAD + LAST + (TOP - 1 - square) * CELL, CELL


@lru_cache(1)
def _ring_path() -> tuple[Point, ...]:
    """Return the ring's middle line, pixel by pixel.

    It runs right along the bottom from the mat, round, and down to the finish.
    """
    points: list[Point] = []

    def straight(start: Point, end: Point) -> None:
        steps = round(math.dist(start, end))
        points.extend(
            (start[0] + (end[0] - start[0]) * at / steps, start[1] + (end[1] - start[1]) * at / steps)
            for at in range(steps)
        )

    def bend(x: float, y: float, first: float) -> None:
        steps = round(CORNER * math.pi / 2)
        for at in range(steps):
            angle = math.radians(first - 90 * at / steps)
            points.append((x + CORNER * math.cos(angle), y + CORNER * math.sin(angle)))

    start: Point = (MAT[0] + MAT[2] + 44, DOWN)
    straight(start, (RIGHT - CORNER, DOWN))
    bend(RIGHT - CORNER, DOWN - CORNER, 90)
    straight((RIGHT, DOWN - CORNER), (RIGHT, UP + CORNER))
    bend(RIGHT - CORNER, UP + CORNER, 0)
    straight((RIGHT - CORNER, UP), (LEFT + CORNER, UP))
    bend(LEFT + CORNER, UP + CORNER, -90)
    straight((LEFT, UP + CORNER), FINISH)
    return tuple(points)


def stone(position: int, length: int) -> tuple[int, int]:
    """Return the middle of that square of the score track; ``length + 1`` is the finish."""
    ring = _ring_path()
    # The finish is larger than a square: the last one keeps a little more away from it.
    reach = len(ring) - 1 - 12
    x, y = FINISH if position > length else ring[round((position - 1) * reach / length)]
    return round(x), round(y)


def stretch(start: int, end: int, length: int) -> tuple[Point, ...]:
    """Points along the inner edge of the ring from one square of the score track to another, 0 being the mat."""
    ring = _ring_path()
    reach = len(ring) - 1 - 12

    def at(position: int) -> int:
        return 0 if not position else len(ring) - 1 if position > length else round((position - 1) * reach / length)

    first, last = at(start), at(end)
    way = 1 if last >= first else -1
    points = [_inside(ring, index) for index in range(first, last + way, way * 20)]
    if math.dist(points[-1], _inside(ring, last)) > 8:
        points.append(_inside(ring, last))
    return tuple(points)


def _inside(ring: tuple[Point, ...], index: int) -> Point:
    """Return a point beside the ring's middle line, towards the middle of the board."""
    one, other = ring[max(0, index - 4)], ring[min(len(ring) - 1, index + 4)]
    dx, dy = other[0] - one[0], other[1] - one[1]
    wide = math.hypot(dx, dy) or 1
    # The ring runs counterclockwise: what is on its left is inside.
    return ring[index][0] + dy / wide * ASIDE, ring[index][1] - dx / wide * ASIDE


def path() -> tuple[Point, ...]:
    """Return the dots of the path from the mat to the finish."""
    return tuple((round(x), round(y)) for x, y in _ring_path()[::24])
