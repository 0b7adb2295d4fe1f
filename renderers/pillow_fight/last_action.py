"""Last action, drawn into the room: a throw's arc, a swing's swish, stars, feathers, footprints."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from games.core import Seat
from games.pillow_fight.rules import queries
from games.pillow_fight.rules.state import Blow, Grab, View, Walk
from renderers import sprites, theme
from renderers.canvas import Brush, Point, Sheet, Stamp, stamp
from renderers.pillow_fight import sprites as pillow_fight_sprites
from renderers.pillow_fight.background import GROUND
from renderers.pillow_fight.layout import CELLS, GRID_X, GRID_Y, corner, middle
from renderers.pillow_fight.sprites import Mood
from renderers.pillow_fight.view_model import chance_of, width
from renderers.seat_styles import cache_by_style
from renderers.text_protocol import Words
from renderers.theme import blend

HELD = (0.79, 0.21)
"""The place on its holder's square where a pillow is held up, in parts of the square."""


def mood(view: View, seat: Seat) -> Mood:
    """Return the mood of that character after the last action."""
    blow = view.moment
    if not isinstance(blow, Blow):
        return "calm"
    if seat == blow.defender:
        return "hit" if blow.hit else "glad" if blow.fate in ("caught", "stole") else "calm"
    return "glad" if seat == blow.attacker and blow.hit else "calm"


def below(page: Sheet, view: View) -> None:
    """Draw the layer below the characters: footprints, and the cover that helped."""
    cell = CELLS[width(view)]
    now = view.moment
    if isinstance(now, Walk):
        for x, y, turn in _prints(view, now):
            page.centred(_print(now.seat, turn), x, y)
    elif isinstance(now, Grab):
        page.centred(_ring(now.seat, round(cell * 0.4)), *middle(view, now.square))
    elif isinstance(now, Blow):
        for square in now.cover:
            page.stamp(pillow_fight_sprites.frame_stamp("cover", cell), *corner(view, square))
        if now.fate == "tore":
            (x0, y0), (x1, y1) = (_standing(view, seat) for seat in (now.attacker, now.defender))
            page.centred(_feathers(round(cell * 2.3)), (x0 + x1) / 2, (y0 + y1) / 2)


def above(page: Sheet, view: View, words: Words) -> None:
    """Draw the layer above the characters: the attack, and its odds."""
    blow = view.moment
    if not isinstance(blow, Blow):
        return
    end = view.at[blow.defender]
    assert end is not None
    cell = CELLS[width(view)]
    one, other = _standing(view, blow.attacker), middle(view, end)
    label = _throw(page, view, blow, one, other) if blow.kind == "throw" else _swing(page, view, blow, one, other)
    if blow.fate in ("caught", "stole"):
        left, top = corner(view, end)
        page.centred(_sparkle(round(cell * 0.34)), left + cell * HELD[0], top + cell * HELD[1])
    if blow.hit:
        page.centred(_stars(round(cell * 0.86)), other[0], other[1] - cell * 0.4)
    if blow.broke:
        page.centred(pillow_fight_sprites.vase_stamp(round(cell * 0.8), GROUND, True), *middle(view, blow.broke))
    for square in blow.cover:
        left, top = corner(view, square)
        minus = sprites.tag_stamp(words("board-minus", points=1), theme.LAMP, GROUND)
        page.stamp(minus, left + 2, top + cell - minus.size[1] - 2)
    odds = words("board-odds", percent=chance_of(blow))
    tag = sprites.tag_stamp(odds, theme.LAMP if blow.hit else theme.MUTED, GROUND)
    wide, tall = tag.size
    side = cell * width(view)
    across = min(max(label[0] - wide / 2, GRID_X + 2), GRID_X + side - wide - 2)
    page.stamp(tag, across, min(max(label[1] - tall / 2, GRID_Y + 2), GRID_Y + side - tall - 2))


def advise(page: Sheet, view: View) -> None:
    """Draw the way to the square that the view's advice names, or to whom it would attack, and a frame round it."""
    word, _, what = (view.advice or "").partition(" ")
    square = what if word in ("move", "take") else view.at[int(what)] if word in ("throw", "swing") else None
    if view.turn is None or square is None:
        return
    cell, (x0, y0), (x1, y1) = CELLS[width(view)], _standing(view, view.turn), middle(view, square)
    length = math.dist((x0, y0), (x1, y1))
    for step in range(round(cell * 0.45), round(length - cell * 0.45), 22):
        part = step / length
        page.centred(sprites.dot(6, 2, theme.GOOD, GROUND), x0 + (x1 - x0) * part, y0 + (y1 - y0) * part)
    page.stamp(_target(cell), *corner(view, square))


@lru_cache(4)
def _target(cell: int) -> Stamp:
    """Return the frame round a square that is advised."""

    def draw(brush: Brush) -> None:
        brush.rounded((1, 1, cell - 1, cell - 1), 12, None, theme.INK, 9)
        brush.rounded((3, 3, cell - 3, cell - 3), 10, None, theme.GOOD, 5)

    return stamp((cell, cell), GROUND, draw)


def _standing(view: View, seat: Seat) -> Point:
    square = view.at[seat]
    assert square is not None, "an attacker, or their target, stands somewhere"
    return middle(view, square)


def _throw(page: Sheet, view: View, blow: Blow, one: Point, other: Point) -> Point:
    """Draw the arc from hand to target; return the point where its odds can be written."""
    cell = CELLS[width(view)]
    if blow.fate == "caught":
        other = other[0] + cell * (HELD[0] - 0.5), other[1] + cell * (HELD[1] - 0.5)
    elif not blow.hit:
        # It comes down at their feet, where it lies now.
        other = other[0] - cell * 0.3, other[1] + cell * 0.3
    bend, top = _bend(view, blow, one, other)
    tint = "hit" if blow.hit else "miss"
    count = max(3, round(math.dist(one, other) / (cell * 0.28)))
    first, last = cell * 0.5 / (math.dist(one, other) + cell), 1 - cell * 0.32 / (math.dist(one, other) + cell)
    for step in range(count + 1):
        part = first + (last - first) * step / count
        page.centred(_dot(tint, 5 + round(4 * part)), *_along(one, bend, other, part))
    if blow.hit:
        part = 1 - cell * 0.36 / (math.dist(one, other) + cell)
        page.centred(_burst(round(cell * 0.42)), *_along(one, bend, other, part))
    elif blow.fate == "landed":
        page.centred(_puff(round(cell * 0.34)), other[0] - cell * 0.1, other[1] + cell * 0.12)
    return top


def _along(start: Point, bend: Point, end: Point, part: float) -> Point:
    """Return a point of the curve that begins at ``start`` towards ``bend`` and ends at ``end``."""
    rest = 1 - part
    return (
        rest * rest * start[0] + 2 * rest * part * bend[0] + part * part * end[0],
        rest * rest * start[1] + 2 * rest * part * bend[1] + part * part * end[1],
    )


def _bend(view: View, blow: Blow, one: Point, other: Point) -> tuple[Point, Point]:
    """Return the control point of the arc, and a point just outside its top.

    The arc stays within the room, passes over as few other characters as possible, and bends up rather than
    down.
    """
    cell, across = CELLS[width(view)], width(view)
    length = math.dist(one, other) or 1
    x, y = (one[1] - other[1]) / length, (other[0] - one[0]) / length
    mid = (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
    reach, out = 0.3 * length + 0.6 * cell, 0.15 * length + 0.6 * cell
    standing = [
        middle(view, square)
        for seat, square in enumerate(view.at)
        if square is not None and seat not in (blow.attacker, blow.defender)
    ]
    found: list[tuple[tuple[int, float], tuple[Point, Point]]] = []
    for way in (1, -1):
        bend = mid[0] + way * x * reach, mid[1] + way * y * reach
        top = mid[0] + way * x * out, mid[1] + way * y * out
        points = [_along(one, bend, other, part / 10) for part in range(1, 10)]
        near = sum(min(math.dist(point, figure) for point in points) < cell * 0.55 for figure in standing)
        right, low = GRID_X + cell * across, GRID_Y + cell * across
        outside = not (
            GRID_X + 0.3 * cell < top[0] < right - 0.3 * cell and GRID_Y + 0.2 * cell < top[1] < low - 0.2 * cell
        )
        found.append(((near + 3 * outside, round(top[1])), (bend, top)))
    return min(found)[1]


def _swing(page: Sheet, view: View, blow: Blow, one: Point, other: Point) -> Point:
    """Draw a swish from one neighbour to the other; return the point where its odds can be written."""
    cell = CELLS[width(view)]
    across, down = round((other[0] - one[0]) / cell), round((other[1] - one[1]) / cell)
    page.centred(_swish(cell, across, down, blow.hit), *one)
    if blow.hit:
        part = 0.6
        page.centred(
            _burst(round(cell * 0.42)), one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part
        )
    mid = (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
    if across and down:
        return mid[0] + cell * 0.6, mid[1] - across * down * cell * 0.5
    return (mid[0], mid[1] + cell * 0.64) if across else (mid[0] + cell * 0.86, mid[1])


def _prints(view: View, walk: Walk) -> Iterator[tuple[float, float, int]]:
    """Yield the footprints of a walk: the place of each, and its direction in whole degrees."""
    cell = CELLS[width(view)]
    path = [middle(view, square) for square in queries.way(view, walk.start, walk.end)]
    for number, (here, there) in enumerate(pairwise(path)):
        dx, dy = there[0] - here[0], there[1] - here[1]
        turn = round(math.degrees(math.atan2(dy, dx)))
        length = math.hypot(dx, dy)
        for step, part in enumerate((0.12, 0.5)):
            if number == len(path) - 2 and part > 0.4 and len(path) > 2:
                continue
            side = cell * 0.1 * (1 if step else -1)
            yield here[0] + dx * part - dy / length * side, here[1] + dy * part + dx / length * side, turn


@cache_by_style(128)
def _print(seat: Seat, turn: int) -> Stamp:
    """Return a footprint that points in that direction."""

    def draw(brush: Brush) -> None:
        middle = (15.0, 15.0)
        for paint, more in ((theme.INK, 2.6), (theme.seat_colour(seat), 0.0)):
            heel, toe = sprites.turned((9, 15), middle, turn), sprites.turned((19, 15), middle, turn)
            brush.disc(heel, 3.6 + more, paint)
            brush.disc(toe, 5.4 + more, paint)
            brush.line([heel, toe], paint, 6 + 2 * more)

    return stamp((30, 30), GROUND, draw)


@cache_by_style(16)
def _ring(seat: Seat, radius: int) -> Stamp:
    """Return the ring around the place where a pillow was picked up."""
    side = 2 * radius + 14

    def draw(brush: Brush) -> None:
        for at in sprites.ring((side / 2, side / 2), radius, 10):
            brush.disc(at, 6, theme.INK)
            brush.disc(at, 3.8, theme.seat_colour(seat))

    return stamp((side, side), GROUND, draw)


@lru_cache(24)
def _dot(kind: str, radius: int) -> Stamp:
    side = 2 * radius + 6
    colour = theme.LAMP if kind == "hit" else theme.MUTED

    def draw(brush: Brush) -> None:
        brush.disc((side / 2, side / 2), radius + 2, theme.INK)
        brush.disc((side / 2, side / 2), radius - 0.5, colour)

    return stamp((side, side), GROUND, draw)


@lru_cache(4)
def _burst(size: int) -> Stamp:
    """Return the burst at the place where a pillow strikes."""

    def draw(brush: Brush) -> None:
        middle = size / 2, size / 2
        for paint, radius in ((theme.INK, 0.49), (theme.EMBER, 0.43), (theme.LAMP, 0.34), (theme.CREAM, 0.18)):
            brush.polygon(sprites.star_points(middle, size * radius, 9, 0.58, -70), paint, 1)

    return stamp((size, size), GROUND, draw)


@lru_cache(4)
def _puff(size: int) -> Stamp:
    """Return the dust at the place where a pillow landed."""

    def draw(brush: Brush) -> None:
        for paint, more in ((theme.INK, 2.4), (theme.MUTED, 0.0)):
            for x, y, radius in ((0.2, 0.64, 0.15), (0.5, 0.54, 0.21), (0.82, 0.64, 0.15)):
                brush.disc((x * size, y * size), radius * size + more, paint)

    return stamp((size, size), GROUND, draw)


@lru_cache(4)
def _stars(size: int) -> Stamp:
    """Return the stars round the head of a character who was hit."""

    def draw(brush: Brush) -> None:
        for x, y, radius in ((0.16, 0.5, 0.14), (0.5, 0.26, 0.18), (0.84, 0.5, 0.14)):
            for paint, more in ((theme.INK, 0.05), (theme.LAMP, 0.0)):
                brush.polygon(sprites.star_points((x * size, y * size), (radius + more) * size), paint, 1)

    return stamp((size, size), GROUND, draw)


@lru_cache(4)
def _sparkle(radius: int) -> Stamp:
    """Round a pillow that was caught or stolen."""
    side = round(radius * 2.6)

    def draw(brush: Brush) -> None:
        middle = side / 2, side / 2
        for number in range(8):
            near = sprites.turned((middle[0] + radius * 0.86, middle[1]), middle, 45 * number + 22)
            far = sprites.turned((middle[0] + radius * 1.16, middle[1]), middle, 45 * number + 22)
            brush.line([near, far], theme.INK, radius * 0.26)
            brush.line([near, far], theme.GOOD, radius * 0.13)

    return stamp((side, side), GROUND, draw)


@lru_cache(4)
def _feathers(size: int) -> Stamp:
    """Return the feathers of a pillow that tears."""
    rng = random.Random(8)

    def feather(brush: Brush, at: Point, long: float, turn: float) -> None:
        ends = [sprites.turned((at[0] + way * long / 2, at[1]), at, turn) for way in (-1, 1)]
        for paint, thick in ((theme.INK, long * 0.5), (theme.CREAM, long * 0.34)):
            brush.line(ends, paint, thick)
        brush.line([ends[0], at], blend(theme.CREAM, theme.INK, 0.4), max(1.5, long * 0.08))

    def draw(brush: Brush) -> None:
        for number, at in enumerate(sprites.ring((size / 2, size / 2), size * 0.4, 12)):
            reach = 1 if number % 2 else 0.7
            x, y = (size / 2 + (part - size / 2) * reach for part in at)
            feather(brush, (x + rng.uniform(-4, 4), y + rng.uniform(-4, 4)), size * 0.1, rng.uniform(0, 180))

    return stamp((size, size), GROUND, draw)


@lru_cache(48)
def _swish(cell: int, across: int, down: int, hit: bool) -> Stamp:
    """Return the path of a swung pillow; the stamp's middle is the attacker's."""
    side = round(cell * 2.4)
    centre = math.degrees(math.atan2(down, across))
    far = math.hypot(across, down)

    def draw(brush: Brush) -> None:
        for number, reach in enumerate((0.42, 0.54, 0.66)):
            radius = cell * reach * (0.75 + 0.25 * far)
            box = (side / 2 - radius, side / 2 - radius, side / 2 + radius, side / 2 + radius)
            half = 48 - 10 * number
            thick = cell * 0.075
            brush.arc(box, centre - half, centre + half, theme.INK, thick + 4)
            inner = (box[0] + 2, box[1] + 2, box[2] - 2, box[3] - 2)
            brush.arc(inner, centre - half + 2, centre + half - 2, theme.LAMP if hit else theme.MUTED, thick)

    return stamp((side, side), GROUND, draw)
