"""Places of the pawns on the board, and beside them room for a tag that covers none of them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

from games.core import Seat
from games.sibling_rivalry.rules import Pawn, View
from games.sibling_rivalry.rules.board import TOP, TRACKS
from renderers.canvas import Point
from renderers.sibling_rivalry import layout

Box = tuple[float, float, float, float]
"""Left, top, right and bottom, in pixels."""

SCORING = 21
"""The radius of a pawn on the score track."""
CLIMBING = 22
"""Radius of a pawn on a challenge track."""
BESIDE = 52
"""Distance from one pawn on a square of a challenge track to the next."""
_EDGE = 6
"""Pixels by which a pawn's base is larger than its radius."""
_STEP = 8
"""Distance from one place that is tried to the next."""
_COVERS = 12
"""A tag may stand so many pixels further from its pawn if it covers no name that is read there."""
_COVERS_AHEAD = 90
"""And so many if it covers none of a square that somebody could come to next."""
AHEAD = 3
"""The squares before a pawn that it could come to next."""


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


def climbing(view: View) -> dict[Seat, Point]:
    """Return for each seat with a pawn on a challenge track the middle of it."""
    found: dict[Seat, Point] = {}
    for square in {pawn for pawn in view.pawns if pawn is not None}:
        here = [seat for seat, pawn in enumerate(view.pawns) if pawn == square]
        x, y = last(*square)
        for at, seat in enumerate(here):
            found[seat] = x - BESIDE * (len(here) - 1 - at), y
    return found


def last(track: int, square: int) -> Point:
    """Return where the last pawn on that square of a challenge track stands; the others stand to the left of it."""
    top, height = layout.cell(square)
    left = layout.INNER + TRACKS.index(track) * layout.COLUMN
    return left + layout.CELL_WIDTH - 32, layout.INNER_TOP + top + height / 2


def boxes(view: View) -> list[Box]:
    """Return the boxes that the pawns cover, in no order."""
    found = [_around(at, radius + _EDGE) for at, radius in scoring(view).values()]
    return found + [_around(at, CLIMBING + _EDGE) for at in climbing(view).values()]


def overlap(one: Box, other: Box) -> bool:
    """Return whether two boxes have a pixel in common."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def free_place(view: View, size: tuple[int, int], beside: Point, taken: Iterable[Box] = ()) -> Point:
    """Return the upper left corner of the free place on the challenge tracks nearest to ``beside``.

    Something of that size covers no pawn there and nothing ``taken``, and if possible nothing that is read.
    The score track with its finish, the names of the tracks and all outside the ring are never covered.
    """
    wide, tall = size
    left, top = layout.INNER - 6, layout.INNER_TOP + layout.HEAD
    right, bottom = layout.INNER + layout.COLUMN * len(TRACKS), layout.INNER_TOP + layout.INNER_HEIGHT + 6
    covered = _Covered([*boxes(view), *taken], list(_read(view)))
    xs, ys = range(left, right - wide + 1, _STEP), range(top, bottom - tall + 1, _STEP)
    across = [(x, *_apart(beside[0], x, wide), boxes) for x, boxes in zip(xs, covered.by(0, xs, wide), strict=True)]
    down = [(y, *_apart(beside[1], y, tall), boxes) for y, boxes in zip(ys, covered.by(1, ys, tall), strict=True)]
    best, least = beside, (math.inf, math.inf, beside[::-1])
    # Rows further away than the best place is dear cannot have a better one.
    for y, edge_y, middle_y, in_rows in sorted(down, key=lambda row: abs(row[1])):
        if abs(edge_y) > least[0]:
            break
        for x, edge_x, middle_x, in_columns in across:
            # The distance to the nearest pixel and, where that is the same, to the middle.
            far = math.hypot(edge_x, edge_y) + math.hypot(middle_x, middle_y) / 100
            if far <= least[0] and (cost := covered.cost(in_rows & in_columns)) is not None:
                found = far + cost, far, (y, x)
                if found < least:
                    best, least = (x, y), found
    return best


class _Covered:
    """The boxes that a tag may cover, as bits of a number, so that all are looked at together."""

    def __init__(self, barred: Sequence[Box], read: Sequence[tuple[Box, int]]) -> None:
        self._boxes = [*barred, *(box for box, _ in read)]
        self._barred = (1 << len(barred)) - 1
        self._worths: dict[int, int] = {}
        for at, (_, worth) in enumerate(read, len(barred)):
            self._worths[worth] = self._worths.get(worth, 0) | 1 << at

    def by(self, axis: int, starts: range, length: float) -> list[int]:
        """Return for each stretch of one dimension the boxes that have a part of it: axis 0 is across, 1 is down."""
        found = [0] * len(starts)
        for at, box in enumerate(self._boxes):
            first = math.floor((box[axis] - length - starts.start) / starts.step) + 1
            last = math.ceil((box[axis + 2] - starts.start) / starts.step)
            for place in range(max(0, first), min(len(found), last)):
                found[place] |= 1 << at
        return found

    def cost(self, covered: int) -> int | None:
        """Return how many pixels further a tag may stand to keep all these boxes free; None if one is barred."""
        if covered & self._barred:
            return None
        return sum(worth * (covered & boxes).bit_count() for worth, boxes in self._worths.items())


def _apart(place: float, start: int, length: int) -> tuple[float, float]:
    """Return how far a place is from a stretch in one dimension, and from the middle of it."""
    return place - min(max(place, start), start + length), place - (start + length / 2)


def _read(view: View) -> Iterator[tuple[Box, int]]:
    """Yield what is read on the challenge tracks, and how much further from its pawn a tag may stand to keep it."""
    taken = {pawn for pawn in view.pawns if pawn is not None}
    following = ahead(view)
    for column, track in enumerate(TRACKS):
        for square in range(1, TOP + 1):
            top, height = layout.cell(square)
            left, middle = layout.INNER + column * layout.COLUMN, layout.INNER_TOP + top + height / 2
            cost = _COVERS_AHEAD if (track, square) in following else _COVERS
            if (track, square) in taken:
                yield _around((left + layout.POINTS, middle), 20), cost
            else:
                yield (left, middle - height / 2, left + layout.CELL_WIDTH, middle + height / 2), cost


def ahead(view: View) -> frozenset[Pawn]:
    """Return the squares that a pawn on the tracks could come to next: up to ``AHEAD`` before each."""
    return frozenset(
        (pawn[0], each)
        for pawn in view.pawns
        if pawn is not None
        for each in range(pawn[1] + 1, min(TOP, pawn[1] + AHEAD) + 1)
    )


def _around(at: Point, reach: float) -> Box:
    return at[0] - reach, at[1] - reach, at[0] + reach, at[1] + reach
