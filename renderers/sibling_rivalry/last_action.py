"""Last action, drawn onto the table: steps up a track, a catch, a pawn that is taken off, points."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache

from games.core import Seat
from games.sibling_rivalry.rules import View
from games.sibling_rivalry.rules.board import TOP
from games.sibling_rivalry.rules.last_action import Catch, Climb, Gain, Tumble
from renderers import sprites, theme
from renderers.canvas import Brush, Sheet, Stamp, stamp
from renderers.seat_styles import cache_by_style
from renderers.sibling_rivalry import layout, pawns
from renderers.sibling_rivalry import sprites as sibling_rivalry_sprites
from renderers.text import text_layout
from renderers.text_protocol import Words
from renderers.theme import Colour, blend

GROUND = theme.PANEL


def show(page: Sheet, view: View, words: Words) -> None:
    """Draw the view's last action, if it has one."""
    now = view.moment
    if isinstance(now, Climb):
        _climb(page, view, now, words)
    elif isinstance(now, Tumble):
        _tumble(page, view, now)
    elif isinstance(now, Gain):
        burst = _topped(page, now.track) if now.square == TOP else []
        _way(page, view, now.seat, now.before, now.after, words("board-gain", points=now.points), theme.GOOD, burst)
    elif isinstance(now, Catch):
        said = words("board-caught", squares=now.before - now.after)
        _way(page, view, now.seat, now.before, now.after, said, theme.EVIL)


def _climb(page: Sheet, view: View, climb: Climb, words: Words) -> None:
    x, end = pawns.climbing(view).get(climb.seat, pawns.last(climb.track, climb.end))
    start = pawns.last(climb.track, climb.start)[1] if climb.start else layout.INNER_TOP + layout.INNER_HEIGHT - 8
    low, high = start - (38 if climb.start else 0), end + 40
    barred = pawns.boxes(view)
    for number in range(max(1, round((low - high) / 22) + 1)):
        y = low - 22 * number
        if not any(pawns.overlap((x - 9, y - 9, x + 9, y + 9), box) for box in barred):
            page.centred(sprites.dot(5 + number % 2, 3, theme.seat_colour(climb.seat), GROUND), x, y)
    tag = _tag(words("board-steps", steps=climb.end - climb.start), theme.LAMP)
    if sum(pawn == (climb.track, climb.end) for pawn in view.pawns) == 1:
        # Between its points and the pawn, where no name stands.
        page.stamp(tag, x - layout.CELL_WIDTH + 32 + layout.NAME, end - tag.size[1] / 2)
    else:
        page.stamp(tag, *pawns.free_place(view, tag.size, (x, end)))


def _tumble(page: Sheet, view: View, tumble: Tumble) -> None:
    if tumble.square:
        x, y = pawns.last(tumble.track, tumble.square)
        fallen = _fallen(tumble.seat)
        page.stamp(fallen, *pawns.free_place(view, fallen.size, (x - pawns.BESIDE, y)))


def _topped(page: Sheet, track: int) -> list[pawns.Box]:
    """Draw that the last square of a track has just scored, and return the box it needs."""
    x, y = pawns.last(track, TOP)
    page.centred(_burst(84), x - 4, y)
    return [(x - 46, y - 42, x + 38, y + 42)]


def _way(
    page: Sheet,
    view: View,
    seat: Seat,
    before: int,
    after: int,
    said: str,
    tint: Colour,
    taken: Iterable[pawns.Box] = (),
) -> None:
    """Draw the way of a scoring pawn along the ring, and its points beside the pawn."""
    length = view.score_track.length
    if before != after:
        barred = pawns.boxes(view)
        points = layout.stretch(before, after, length)
        for x, y in points[1:-1] if len(points) > 2 else points:
            if not any(pawns.overlap((x - 10, y - 10, x + 10, y + 10), box) for box in barred):
                page.centred(_dot(tint), x, y)
        if tint == theme.EVIL:
            x, y = layout.stone(before, length)
            if not any(pawns.overlap((x - 32, y - 32, x + 32, y + 32), box) for box in barred):
                page.centred(sibling_rivalry_sprites.parent(GROUND), x, y)
    tag = _tag(said, tint)
    standing = pawns.scoring(view).get(seat)
    page.stamp(tag, *pawns.free_place(view, tag.size, standing[0] if standing else layout.stone(after, length), taken))


@lru_cache(4)
def _dot(tint: Colour) -> Stamp:
    def draw(brush: Brush) -> None:
        brush.disc((10, 10), 8.5, theme.INK)
        brush.disc((10, 10), 5.5, tint)

    return stamp((20, 20), GROUND, draw)


@lru_cache(2)
def _burst(size: int) -> Stamp:
    def draw(brush: Brush) -> None:
        middle = size / 2, size / 2
        for paint, radius in ((theme.INK, 0.49), (theme.EMBER, 0.44), (theme.LAMP, 0.35), (theme.CREAM, 0.18)):
            brush.polygon(sprites.star_points(middle, size * radius, 10, 0.6), paint, 1)

    return stamp((size, size), GROUND, draw)


@cache_by_style(16)
def _fallen(seat: Seat) -> Stamp:
    """Return a tumbling pawn that was taken off its track."""
    side = 64

    def draw(brush: Brush) -> None:
        middle = side / 2, side / 2
        for number in range(7):
            angle = math.radians(120 + 40 * number)
            ends = [(32 + math.cos(angle) * reach, 32 + math.sin(angle) * reach) for reach in (23, 30)]
            brush.line(ends, theme.INK, 7)
            brush.line(ends, theme.EVIL, 4)
        sprites.shape(brush, theme.seat_shape(seat), middle, 22, theme.INK)
        sprites.shape(brush, theme.seat_shape(seat), middle, 18, blend(theme.seat_colour(seat), theme.INK, 0.25))
        for way in (-1, 1):
            for slope in (-1, 1):
                x = 32 + way * 7
                brush.line([(x - 3, 32 - 3 * slope), (x + 3, 32 + 3 * slope)], theme.INK, 2.4)

    return stamp((side, side), GROUND, draw)


@lru_cache(64)
def _tag(said: str, colour: Colour) -> Stamp:
    """Return a few letters on a dark tag."""
    wide, tall = text_layout.width(said, theme.SMALL) + 24, 38
    back = stamp((wide, tall), GROUND, lambda brush: brush.rounded((0, 0, wide, tall), 19, theme.INK, colour, 2.5))
    tag = Sheet.plain((wide, tall), GROUND)
    tag.stamp(back, 0, 0)
    tag.write(wide / 2, 29, said, theme.SMALL, colour, theme.INK, "middle", shades=2)
    return Stamp(tag.cut().image, back.cover)
