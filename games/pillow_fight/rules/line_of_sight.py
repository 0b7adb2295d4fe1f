"""Line of sight and cover of a throw between two squares (PF-8, PF-9), or both by corners (PF-17)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Literal, NamedTuple

from games.pillow_fight.rules.geometry import Sides, SightLine, line, stoppers, stops
from games.pillow_fight.rules.squares import around, mask, members

Verdict = Literal["clear", "cover", "blocked"]
"""Nothing in the way, something that takes one off the attacker's die, or no way through."""

Point = tuple[int, int]
"""A corner point, in squares to the right of and above the lower left corner of the room."""

CORNERS = ((0, 0), (1, 0), (0, 1), (1, 1))
"""The corners of a square: how far to the right of, and above, its lower left one."""


class Obstacles(NamedTuple):
    """Width and height of a room, and its walls and furniture as sets of squares."""

    width: int
    walls: int
    furniture: int


class ThrowLine(NamedTuple):
    """Verdict on a throw, and the reasons for it.

    ``by`` are the squares that block it or give the cover, from A1 on. ``beside``: a wall right beside the
    target, on the thrower's side, blocks it, whatever the line of sight (PF-9). ``corner`` is the corner point
    thrown from (PF-17); None where corners do not matter or none of the four will do.
    """

    verdict: Verdict
    by: tuple[int, ...] = ()
    beside: bool = False
    corner: Point | None = None


class CornerLines(NamedTuple):
    """The lines from one corner of the thrower's square to the four of the target's (PF-17).

    Each is the squares it crosses and the sides at those corner points that count.
    """

    corner: Point
    lines: tuple[tuple[int, tuple[Sides, ...]], ...]


def aim(room: Obstacles, thrower: int, target: int, *, corner_cover: bool) -> ThrowLine:
    """Return the verdict on a throw from one square at another, with its reasons."""
    return _aim_by_corners(room, thrower, target) if corner_cover else _aim(room, thrower, target)


def verdict(room: Obstacles, thrower: int, target: int, *, corner_cover: bool) -> Verdict:
    """Return the verdict of ``aim`` without the reasons, which is faster."""
    if corner_cover:
        return _verdict_by_corners(room, thrower, target)
    width, walls, furniture = room
    beside = 1 << _beside(width, thrower, target)
    sight = _sight(width, thrower, target)
    if walls & beside or stops(walls, sight.crossed, sight.corners):
        return "blocked"
    return "cover" if furniture & beside else "clear"


def _aim(room: Obstacles, thrower: int, target: int) -> ThrowLine:
    width, walls, furniture = room
    beside = _beside(width, thrower, target)
    if walls >> beside & 1:
        return ThrowLine("blocked", (beside,), beside=True)
    sight = _sight(width, thrower, target)
    if blocking := stoppers(walls, sight.crossed, sight.corners):
        return ThrowLine("blocked", tuple(members(blocking)))
    return ThrowLine("cover", (beside,)) if furniture >> beside & 1 else ThrowLine("clear")


def _sight(width: int, thrower: int, target: int) -> SightLine:
    """Return the line between the centres of the two squares (PF-8)."""
    row1, column1 = divmod(thrower, width)
    row2, column2 = divmod(target, width)
    return line(width, 2 * column1 + 1, 2 * row1 + 1, 2 * column2 + 1, 2 * row2 + 1)


def _beside(width: int, thrower: int, target: int) -> int:
    """Return the target's neighbour in that one of eight directions in which the thrower is (PF-9)."""
    row1, column1 = divmod(thrower, width)
    row2, column2 = divmod(target, width)
    right = (column1 > column2) - (column1 < column2)
    up = (row1 > row2) - (row1 < row2)
    return (row2 + up) * width + column2 + right


def _verdict_by_corners(room: Obstacles, thrower: int, target: int) -> Verdict:
    width, walls, furniture = room
    sofas = furniture & _neighbours(width, target)
    best: Verdict = "blocked"
    for _, lines in _fans(width, thrower, target):
        stopped = 0
        behind = False
        for crossed, corners in lines:
            if stops(walls, crossed, corners):
                stopped += 1
            elif crossed & sofas:
                behind = True
        if not stopped and not behind:
            return "clear"
        if stopped < len(lines):
            best = "cover"
    return best


def _aim_by_corners(room: Obstacles, thrower: int, target: int) -> ThrowLine:
    width, walls, furniture = room
    sofas = furniture & _neighbours(width, target)
    ways: list[tuple[int, int, ThrowLine]] = []
    for point, lines in _fans(width, thrower, target):
        stopping = [stoppers(walls, crossed, corners) for crossed, corners in lines]
        in_the_way = 0
        for (crossed, _), stop in zip(lines, stopping, strict=True):
            in_the_way |= stop or crossed & sofas
        squares = tuple(members(in_the_way))
        if all(stopping):
            ways.append((2, len(squares), ThrowLine("blocked", squares)))
        elif squares:
            ways.append((1, len(squares), ThrowLine("cover", squares, corner=point)))
        else:
            ways.append((0, 0, ThrowLine("clear", corner=point)))
    # Of equally good corners, the one with the least in its way is shown.
    return min(ways, key=lambda way: way[:2])[2]


@lru_cache(maxsize=1 << 11)
def _fans(width: int, thrower: int, target: int) -> tuple[CornerLines, ...]:
    row1, column1 = divmod(thrower, width)
    row2, column2 = divmod(target, width)
    fans: list[CornerLines] = []
    for right1, up1 in CORNERS:
        x1, y1 = column1 + right1, row1 + up1
        lines: list[tuple[int, tuple[Sides, ...]]] = []
        for right2, up2 in CORNERS:
            x2, y2 = column2 + right2, row2 + up2
            dx, dy = x2 - x1, y2 - y1
            if not dx and not dy:
                # A line of no length is stopped only where the squares touch just there, between two walls.
                touching = row1 != row2 and column1 != column2
                between = (1 << row1 * width + column2, 1 << row2 * width + column1)
                lines.append((0, (between,) if touching else ()))
                continue
            met = line(width, 2 * x1, 2 * y1, 2 * x2, 2 * y2)
            corners = met.corners
            # An end counts only where the line neither runs through nor along the square the end belongs to,
            # that is, where it leads away from that square to the side or upwards or downwards.
            if _leads_away(dx, right1) or _leads_away(dy, up1):
                corners = (*corners, met.start)
            if _leads_away(-dx, right2) or _leads_away(-dy, up2):
                corners = (*corners, met.end)
            lines.append((met.crossed, corners))
        fans.append(CornerLines((x1, y1), tuple(lines)))
    return tuple(fans)


def _leads_away(way: int, far: int) -> bool:
    """Return whether a step of ``way`` along one axis leaves the square, from its near (0) or far (1) side."""
    return way > 0 if far else way < 0


@cache
def _neighbours(width: int, square: int) -> int:
    return mask(other for _, _, other in around(square, width))
