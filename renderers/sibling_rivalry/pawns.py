"""Places of the pawns on the board: beside the name of their square, not over it."""

from __future__ import annotations

from games.core import Seat
from games.sibling_rivalry.rules import View
from games.sibling_rivalry.rules.board import TRACKS
from renderers.canvas import Point
from renderers.sibling_rivalry import layout

Box = tuple[float, float, float, float]
"""Left, top, right and bottom, in pixels."""

SCORING = 21
"""The radius of a pawn on the score track."""
CLIMBING = 18
"""Radius of a pawn that stands alone on a square of a challenge track, below its points."""
TIED = 13
"""Radius of pawns that share a square: they and its points stand two by two."""
RIM = 2
"""Pixels by which the base of a pawn on a challenge track is larger than its radius."""
_EDGE = 6
"""Pixels by which a pawn's base is larger than its radius on the score track."""


def scoring(view: View) -> dict[Seat, tuple[Point, int]]:
    """Return for each seat that plays the middle and the radius of its scoring pawn: on the mat or on the score
    track.
    """
    found: dict[Seat, tuple[Point, int]] = {}
    left, top, wide, high = layout.MAT
    waiting = [seat for seat in range(view.seats) if not view.score[seat] and seat not in view.resigned]
    columns = max(2, min(4, len(waiting)))
    lines = [waiting[at : at + columns] for at in range(0, len(waiting), columns)]
    radius = 24 if len(lines) == 1 and len(waiting) < 4 else 20 if len(lines) == 1 else 15
    for row, line in enumerate(lines):
        y = top + high / 2 + (row - (len(lines) - 1) / 2) * 36
        for at, seat in enumerate(line):
            x = left + wide / 2 + (at - (len(line) - 1) / 2) * min(wide / columns, 62) * (0.96 if columns == 4 else 1)
            found[seat] = (x, y), radius
    for seat, position in enumerate(view.score):
        if position and seat not in view.resigned:
            found[seat] = layout.stone(position, view.score_track.length), SCORING
    return found


def beside(count: int) -> tuple[tuple[Point, ...], int, int]:
    """Return where ``count`` pawns stand on a square of a challenge track, their radius, and where its name begins.

    All is measured from the square's upper left corner. The first place of the grid is left to the points.
    """
    if count == 1:
        return ((1 + CLIMBING + RIM, 39),), CLIMBING, 2 * (CLIMBING + RIM) + 2
    side = 2 * TIED + 3
    columns = (count + 2) // 2
    places = [(1 + side * (column + 0.5), side * (row + 0.5)) for column in range(columns) for row in range(2)]
    return tuple(places[1 : count + 1]), TIED, side * columns + 3


def climbing(view: View) -> dict[Seat, Point]:
    """Return for each seat with a pawn on a challenge track the middle of it."""
    found: dict[Seat, Point] = {}
    for square in {pawn for pawn in view.pawns if pawn is not None}:
        here = [seat for seat, pawn in enumerate(view.pawns) if pawn == square]
        left, top = corner(*square)
        for seat, (x, y) in zip(here, beside(len(here))[0], strict=True):
            found[seat] = left + x, top + y
    return found


def corner(track: int, square: int) -> tuple[int, int]:
    """Return the upper left corner of a square of a challenge track."""
    return layout.INNER + TRACKS.index(track) * layout.COLUMN, layout.INNER_TOP + layout.cell(square)[0]


def boxes(view: View) -> list[Box]:
    """Return the boxes that the pawns on the score track cover, in no order."""
    return [_around(at, radius + _EDGE) for at, radius in scoring(view).values()]


def overlap(one: Box, other: Box) -> bool:
    """Return whether two boxes have a pixel in common."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _around(at: Point, reach: float) -> Box:
    return at[0] - reach, at[1] - reach, at[0] + reach, at[1] + reach
