"""The room's table while the game goes on: who must decide, the die, who did what with which number, the last turns."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from PIL import Image

from games.core import Seat
from games.magic_numbers.rules import FinishedTurn, View
from renderers import sprites, theme
from renderers.canvas import Brush, Point, Sheet, Stamp, painted, stamp
from renderers.magic_numbers import sprites as magic_numbers_sprites
from renderers.magic_numbers.view_model import FACES, counts, is_early
from renderers.picture_cache import lru_cache
from renderers.score_table import patch, row_colours
from renderers.seat_styles import cache_by_style, cache_by_styles
from renderers.text import text_layout
from renderers.text_protocol import Words
from renderers.theme import MARGIN, WIDTH, Colour

HEADER = 184
HEAD = 80
LEGEND = 52
TRAIL_ROW = 78
DIE = (688.0, 94.0)
MOON = (878.0, 96.0)
FIRST_COLUMN = 366
COLUMN = 98
INSET = MARGIN + 18
NAME = FIRST_COLUMN - INSET - 6
CELL_INSET = 8
"""Space kept clear at a patch's upper and lower edge, for its round corners."""
TWO_LINES = 84
"""Height of a row from which on its counts have two lines."""
KINDS = ("kept", "gave", "got")
TRAIL_LABEL = 158
TRAIL_ENTRY = 150
TRAIL_ENTRIES = 5
UNTOLD = 2
"""The most turns at which the board still shows where one's own card is."""


def row_height(seats: int) -> int:
    """Return the height of a player's row in pixels: generous for two players, just fitting for ten."""
    return max(62, min(112, 420 // seats))


def trail_rows(seats: int) -> int:
    """Return the number of rows of last turns for which there is room."""
    return 2 if seats <= 3 else 1


def _panels(seats: int) -> tuple[int, int, int]:
    """Return the bottom of the table, and the top of the trail and the bottom of the board, in pixels."""
    table = HEADER + HEAD + seats * row_height(seats) + LEGEND + 14
    trail = table + theme.GAP
    return table, trail, trail + trail_rows(seats) * TRAIL_ROW + 28 + MARGIN


@lru_cache(12)
def _background(seats: int) -> Image.Image:
    table, trail, height = _panels(seats)

    def draw(brush: Brush) -> None:
        sprites.night(brush, WIDTH, height)
        sprites.glow(brush, DIE, 92)
        sprites.moon(brush, MOON, 68)
        sprites.blanket(brush, (MARGIN, HEADER, WIDTH - MARGIN, table))
        sprites.blanket(brush, (MARGIN, trail, WIDTH - MARGIN, height - MARGIN))

    return painted((WIDTH, height), theme.SKY[0], draw, 3)


@lru_cache(32)
def _row(height: int, colour: Colour) -> Stamp:
    """Return a row of the quilt: a patch for the name and one for each number."""
    width = WIDTH - 2 * INSET

    def draw(brush: Brush) -> None:
        brush.rounded((0, 2, NAME, height - 2), 9, colour)
        for column in range(len(FACES)):
            left = FIRST_COLUMN - INSET + column * COLUMN
            brush.rounded((left + 2, 2, left + COLUMN - 2, height - 2), 9, colour)

    return stamp((width, height), theme.PANEL, draw)


@lru_cache(512)
def chip(kind: str, count: int, width: int, height: int, ground: Colour) -> Stamp:
    """Return a count as a chip: ``kept`` is a filled cushion, ``gave`` an arrow, ``got`` a round pebble.

    A count of 0 is not written.
    """

    def draw(brush: Brush) -> None:
        x, y = width / 2, height / 2
        paint = theme.INK
        if kind == "kept":
            brush.rounded((1, 1, width - 1, height - 1), height * 0.22, theme.LAMP)
        elif kind == "got":
            brush.rounded((1, 1, width - 1, height - 1), height, theme.BLUE)
        else:
            tip = width * 0.3
            brush.polygon(
                [(2, 3), (width - tip, 3), (width - 3, y), (width - tip, height - 3), (2, height - 3)], theme.GIFT, 2
            )
            x -= tip * 0.22
        if count:
            size = min(height * 0.79, width * 1.0) if count < 10 else theme.SMALL
            brush.word((x, y), str(count), max(theme.SMALL, size), paint)

    return stamp((width, height), ground, draw)


@lru_cache(8)
def arrow(ground: Colour) -> Stamp:
    """Return the arrow from one player to another."""

    def draw(brush: Brush) -> None:
        brush.line([(3, 11), (15, 11)], theme.GIFT, 4)
        brush.line([(9, 4), (16, 11), (9, 18)], theme.GIFT, 4)

    return stamp((20, 22), ground, draw)


def sheet(view: View, named: Sequence[str], words: Words) -> Sheet:
    """Return the table, drawn from public facts only."""
    page = Sheet(_background(view.seats))
    _header(page, view, named, words)
    _quilt(page, view, named, words)
    if view.moment is not None:
        _flight(page, view, view.moment)
    _trail(page, view, words)
    return page


def _slot(view: View, seat: Seat, face: int, kind: str) -> Point:
    """Return the point on the board of a player's count of that kind for that face."""
    height = row_height(view.seats)
    right, down = slots(height)[KINDS.index(kind)]
    return FIRST_COLUMN + (face - 0.5) * COLUMN + right, HEADER + HEAD + (seat + 0.5) * height + down


def _flight(page: Sheet, view: View, turn: FinishedTurn) -> None:
    """Mark the number just kept, or draw its path from one player to another.

    The path follows the seam beside the number's column.
    """
    ground = theme.PATCH
    if turn.roller == turn.taker:
        page.centred(_halo("kept", ground), *_slot(view, turn.taker, turn.face, "kept"))
        return
    start, end = (_slot(view, seat, turn.face, kind) for seat, kind in ((turn.roller, "gave"), (turn.taker, "got")))
    height, seam = row_height(view.seats), FIRST_COLUMN + turn.face * COLUMN
    down = 1 if end[1] > start[1] else -1
    bend = min(height, abs(end[1] - start[1])) * 0.42
    corners = (
        start,
        (seam, start[1] + down * 4),
        (seam, start[1] + down * bend),
        (seam, end[1] - down * bend),
        (seam, end[1] - down * 4),
        end,
    )
    points = (
        [*_curve(*corners[:3]), *_curve(*corners[3:])]
        if abs(end[1] - start[1]) > height * 1.5
        else [
            *_curve(start, (seam, start[1]), (seam, (start[1] + end[1]) / 2)),
            *_curve((seam, (start[1] + end[1]) / 2), (seam, end[1]), end),
        ]
    )
    path = _even(points, 19.0)
    for number, (x, y) in enumerate(path[1:-1]):
        if math.dist((x, y), end) < 26:
            break
        page.centred(spark(4 + 2 * number // max(1, len(path)), ground), x, y)
    page.centred(_halo("got", ground), *end)
    # The cushion is between two rows, where no count stands.
    rows = abs(turn.roller - turn.taker)
    edge = HEADER + HEAD + (min(turn.roller, turn.taker) + (rows + (down > 0)) // 2 + (rows == 1 and down < 0)) * height
    page.centred(sprites.number_cushion(turn.face, 56, theme.GIFT, ground), seam, edge)


def _curve(start: Point, bend: Point, end: Point) -> list[Point]:
    parts = [part / 12 for part in range(13)]
    return [
        (
            (1 - t) * (1 - t) * start[0] + 2 * (1 - t) * t * bend[0] + t * t * end[0],
            (1 - t) * (1 - t) * start[1] + 2 * (1 - t) * t * bend[1] + t * t * end[1],
        )
        for t in parts
    ]


def _even(points: Sequence[Point], apart: float) -> list[Point]:
    """Points of the line through these, all so far apart."""
    found, left = [points[0]], apart
    for one, other in pairwise(points):
        length = math.dist(one, other)
        at = left
        while at <= length:
            found.append((one[0] + (other[0] - one[0]) * at / length, one[1] + (other[1] - one[1]) * at / length))
            at += apart
        left = at - length
    return [*found, points[-1]]


def spark(radius: int, ground: Colour) -> Stamp:
    """Return one dot of a number's path."""
    return sprites.dot(radius, 2, theme.GIFT, ground)


@lru_cache(4)
def _halo(kind: str, ground: Colour) -> Stamp:
    """Rays round the count that has just grown."""
    side = 84

    def draw(brush: Brush) -> None:
        # Up and down only: beside it other counts stand.
        turns = [30 * number + 15 for number in (1, 2, 3, 4, 7, 8, 9, 10)]
        sprites.rays(brush, (side / 2, side / 2), turns, (29, 37), theme.LAMP if kind == "kept" else theme.BLUE)

    return stamp((side, side), ground, draw)


def _header(page: Sheet, view: View, named: Sequence[str], words: Words) -> None:
    ground = theme.sky(0.12)
    seat = view.turn if view.turn is not None else 0
    page.stamp(sprites.badge_stamp(seat, 40, ground), INSET - 6, 22)
    page.fitted(INSET + 92, 84, named[seat], (56, 46, 38), theme.CREAM, ground, 430)
    said = words("board-header-roll") if view.face is None else words("board-header-choose", face=view.face)
    page.write(INSET, 152, said, theme.HEAD, theme.LAMP, ground, limit=520)
    page.centred(sprites.die_stamp(120, view.face, -8, ground), *DIE)
    target(page, view, words)


def target(page: Sheet, view: View, words: Words) -> None:
    """Write the score to reach on the moon."""
    x, y = MOON
    page.write(x, y + 26, str(view.options.target), 60, theme.INK, theme.LAMP, "middle")
    page.write(x, y - 22, words("board-exactly"), theme.SMALL, theme.INK, theme.LAMP, "middle", limit=112)


def _quilt(page: Sheet, view: View, named: Sequence[str], words: Words) -> None:
    top, height = HEADER + HEAD, row_height(view.seats)
    turns = words("board-turns", turns=len(view.history))
    page.write(INSET + 8, HEADER + 56, turns, theme.BODY, theme.MUTED, theme.PANEL, limit=NAME - 16)
    page.stamp(_numbers(view.face), FIRST_COLUMN, HEADER + 10)
    table, early = counts(view.history, view.seats), is_early(view)
    for seat in range(view.seats):
        told = tuple(zip(table.kept[seat], table.gave[seat], table.got[seat], strict=True))
        gone = words("board-gone") if seat in view.resigned else ""
        row = _player(seat, named[seat], seat == view.turn, gone, told, height, early)
        page.stamp(row, INSET, top + seat * height)
    kinds = (*KINDS, "evil") if early else KINDS
    legend = tuple((kind, words(f"board-legend-{kind}")) for kind in kinds)
    page.stamp(_legend(legend), INSET, top + view.seats * height + 5)


@lru_cache(8)
def _numbers(face: int | None) -> Stamp:
    """Return the heads of the six columns; the number just rolled is highlighted."""
    head = Sheet.plain((len(FACES) * COLUMN, HEAD - 12), theme.PANEL)
    for number in FACES:
        lit = theme.LAMP if number == face else theme.CREAM
        head.centred(sprites.number_cushion(number, 68, lit, theme.PANEL), (number - 0.5) * COLUMN, HEAD / 2 - 6)
    return head.cut()


@cache_by_style(32)
def _player(
    seat: Seat, name: str, turn: bool, gone: str, counts: tuple[tuple[int, int, int], ...], height: int, early: bool
) -> Stamp:
    """Return a player's whole row, cached: a turn changes only two or three of them.

    ``gone`` is the word for a player who has left, empty for the others; ``counts`` has how many of each face were
    kept, given away and received.
    """
    ground, ink = row_colours(lit=turn, gone=bool(gone))
    row = _bare(height, ground).copy()
    middle = height / 2
    row.centred(sprites.badge_stamp(seat, 24, ground, bool(gone)), 48, middle)
    if turn:
        row.centred(sprites.turn_mark(ground), 12, middle)
    limit = NAME - 92
    if gone:
        limit -= row.write(NAME - 12, middle + 10, gone, theme.SMALL, ink, ground, "right", 110) + 10
    row.fitted(82, middle + 12, name, (34, 28), ink, ground, limit)
    for column, cell in enumerate(counts):
        if any(cell):
            row.stamp(_cell(cell, height, ground, early), FIRST_COLUMN - INSET + column * COLUMN + 2, CELL_INSET)
    return row.cut()


@lru_cache(8)
def _bare(height: int, ground: Colour) -> Sheet:
    """Return an empty row."""
    row = Sheet.plain((WIDTH - 2 * INSET, height), theme.PANEL)
    row.stamp(_row(height, ground), 0, 0)
    return row


@lru_cache(1024)
def _cell(counts: tuple[int, int, int], height: int, ground: Colour, early: bool) -> Stamp:
    """Return the counts kept, given away and received, each always in the same place of its patch; ``early``: with
    questions.
    """
    cell = Sheet.plain((COLUMN - 4, height - 2 * CELL_INSET), ground)
    middle = height / 2 - CELL_INSET
    wide, tall = chip_size(height)
    for kind, count, (dx, dy) in zip(KINDS, counts, slots(height), strict=True):
        if count:
            cell.centred(chip(kind, count, wide, tall, ground), COLUMN / 2 - 2 + dx, middle + dy)
    kept, gave, _ = counts
    if early and gave and not kept:
        dx, dy = slots(height)[0]
        cell.centred(suspect(wide, tall, ground), COLUMN / 2 - 2 + dx, middle + dy)
    return cell.cut()


def chip_size(height: int) -> tuple[int, int]:
    """Return the width and height of a count, in a row of that height."""
    return (32, 36) if height < TWO_LINES else (44, min(46, height // 2 - 9))


def slots(height: int) -> tuple[Point, Point, Point]:
    """Return the positions of the three kinds of counts in a patch of such a row, from its middle."""
    if height < TWO_LINES:
        return (-33.0, 0.0), (0.0, 0.0), (33.0, 0.0)
    up = (chip_size(height)[1] + 1) / 2
    return (0.0, -up), (-23.0, up), (23.0, up)


@lru_cache(16)
def suspect(width: int, height: int, ground: Colour) -> Stamp:
    """Return a question mark with horns: given away and never kept, so perhaps the player's Evil number."""

    def draw(brush: Brush) -> None:
        x, y = width / 2, height / 2
        for way in (-1, 1):
            root, tip, side = (
                (x + way * width * 0.12, y - height * 0.24),
                (x + way * width * 0.4, y - height * 0.48),
                (x + way * width * 0.38, y - height * 0.06),
            )
            brush.polygon([root, tip, side], theme.EVIL, 1)
        brush.rounded(
            (width * 0.1, height * 0.18, width * 0.9, height - 1), height * 0.4, theme.EVIL_DEEP, theme.EVIL, 2.5
        )
        brush.word((x, y + height * 0.1), "?", max(theme.SMALL, height * 0.6), theme.EVIL_PALE)

    return stamp((width, height), ground, draw)


@lru_cache(8)
def _legend(entries: tuple[tuple[str, str], ...]) -> Stamp:
    legend = Sheet.plain((WIDTH - 2 * INSET, LEGEND - 8), theme.PANEL)
    wide = (WIDTH - 2 * INSET) // len(entries)
    for place, (kind, text) in enumerate(entries):
        x = 30 + place * wide
        mark = suspect(36, 36, theme.PANEL) if kind == "evil" else chip(kind, 0, 34, 30, theme.PANEL)
        legend.centred(mark, x, LEGEND / 2 - 4)
        legend.fitted(x + 28, LEGEND / 2 + 5, text, (theme.SMALL,), theme.MUTED, theme.PANEL, wide - 62)
    return legend.cut()


def _trail(page: Sheet, view: View, words: Words) -> None:
    _, top, _ = _panels(view.seats)
    rows = trail_rows(view.seats)
    y = top + 14 + TRAIL_ROW / 2
    label = words("board-trail") if view.history else words("board-trail-none")
    limit = TRAIL_LABEL - 16 if view.history else WIDTH - 2 * INSET - 20
    if len(view.history) <= UNTOLD and view.phase != "over":
        # Until everybody knows: where one's own two numbers are, on any screen.
        sign = _own_card(words("button-peek"))
        left = WIDTH - INSET - 8 - sign.size[0]
        page.stamp(sign, left, y + (rows - 1) * TRAIL_ROW - sign.size[1] / 2)
        if rows == 1 and INSET + 28 + text_layout.width(label, theme.SMALL) > left:
            label = ""
    page.write(INSET + 8, y + 10, label, theme.SMALL, theme.MUTED, theme.PANEL, limit=limit)
    latest = view.history[: -rows * TRAIL_ENTRIES - 1 : -1]
    for place, turn in enumerate(latest):
        row, column = divmod(place, TRAIL_ENTRIES)
        x = INSET + TRAIL_LABEL + column * TRAIL_ENTRY
        faded = (turn.roller in view.resigned, turn.taker in view.resigned)
        page.stamp(_entry(turn, faded, place == 0), x, y + row * TRAIL_ROW - (TRAIL_ROW - 10) / 2)


@cache_by_styles(256)
def _entry(turn: FinishedTurn, faded: tuple[bool, bool], newest: bool) -> Stamp:
    """Return a turn of the trail: its roller, the number, and its taker."""
    width, height = TRAIL_ENTRY - 6, TRAIL_ROW - 10
    ground = theme.LIT if newest else theme.PATCH
    entry = Sheet.plain((width, height), theme.PANEL)
    entry.stamp(patch(width, height, ground, 0, 18), 0, 0)
    y = height / 2
    entry.centred(sprites.badge_stamp(turn.roller, 18, ground, faded[0]), 23, y)
    entry.centred(sprites.die_stamp(36, turn.face, 0, ground), 63, y - 1)
    if turn.roller == turn.taker:
        entry.centred(chip("kept", 0, 28, 28, ground), 118, y)
    else:
        entry.centred(arrow(ground), 96, y)
        entry.centred(sprites.badge_stamp(turn.taker, 18, ground, faded[1]), 123, y)
    return entry.cut()


@lru_cache(16)
def _own_card(peek: str) -> Stamp:
    """Return a closed card with the two numbers that only its owner knows, and the button that opens it."""
    wide = text_layout.width(peek, theme.SMALL) + 40
    sign = Sheet.plain((150 + wide, 64), theme.PANEL)

    def draw(brush: Brush) -> None:
        brush.rounded((0, 2, 108, 62), 12, theme.CREAM, theme.SHADE, 3)
        magic_numbers_sprites.good(brush, (32, 36), 18, None)
        magic_numbers_sprites.evil(brush, (76, 35), 18, None)
        brush.line([(118, 32), (136, 32)], theme.MUTED, 4)
        brush.line([(129, 24), (137, 32), (129, 40)], theme.MUTED, 4)
        brush.rounded((150, 8, 150 + wide, 56), 14, theme.SEAM)

    sign.stamp(stamp(sign.size, theme.PANEL, draw), 0, 0)
    sign.write(150 + wide / 2, 42, peek, theme.SMALL, theme.CREAM, theme.SEAM, "middle", 260)
    return sign.cut()
