"""The room's table while the game goes on: who must decide, the die, who did what with which number, the last turns."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from games.core import Seat
from games.magic_numbers.rules import Turn, View
from renderers import pieces, theme
from renderers.canvas import Brush, Sheet, Stamp, painted, stamp
from renderers.magic_numbers.facts import FACES, counts
from renderers.theme import MARGIN, WIDTH, Colour
from renderers.words import Words

HEADER = 236
HEAD = 80
LEGEND = 52
TRAIL_ROW = 78
DIE = (688.0, 146.0)
MOON = (878.0, 150.0)
FIRST_COLUMN = 366
COLUMN = 98
INSET = MARGIN + 18
NAME = FIRST_COLUMN - INSET - 6
TRAIL_LABEL = 158
TRAIL_ENTRY = 150
TRAIL_ENTRIES = 5


def row_height(seats: int) -> int:
    """How tall a player's row is: two players get a generous one, ten just fit."""
    return max(62, min(128, 480 // seats))


def trail_rows(seats: int) -> int:
    """How many lines of last turns there are room for."""
    return 2 if seats <= 3 else 1


def _panels(seats: int) -> tuple[int, int, int]:
    """Where the table ends, the trail begins and the board ends."""
    table = HEADER + HEAD + seats * row_height(seats) + LEGEND + 14
    trail = table + theme.GAP
    return table, trail, trail + trail_rows(seats) * TRAIL_ROW + 28 + MARGIN


@lru_cache(12)
def _background(seats: int) -> Image.Image:
    table, trail, height = _panels(seats)

    def draw(brush: Brush) -> None:
        pieces.night(brush, WIDTH, height)
        pieces.glow(brush, DIE, 112)
        pieces.moon(brush, MOON, 64)
        pieces.fairy_lights(brush, WIDTH, 34)
        pieces.blanket(brush, (MARGIN, HEADER, WIDTH - MARGIN, table))
        pieces.blanket(brush, (MARGIN, trail, WIDTH - MARGIN, height - MARGIN))

    return painted((WIDTH, height), theme.SKY[0], draw, 3)


@lru_cache(32)
def _row(height: int, colour: Colour) -> Stamp:
    """A row of the quilt: a patch for the name and one for each number."""
    width = WIDTH - 2 * INSET

    def draw(brush: Brush) -> None:
        brush.rounded((0, 2, NAME, height - 2), 14, colour)
        for column in range(len(FACES)):
            left = FIRST_COLUMN - INSET + column * COLUMN
            brush.rounded((left + 2, 2, left + COLUMN - 2, height - 2), 14, colour)

    return stamp((width, height), theme.PANEL, draw)


@lru_cache(512)
def chip(kind: str, count: int, width: int, height: int, ground: Colour) -> Stamp:
    """How often: ``kept`` is a filled cushion, ``gave`` an arrow, ``got`` a round pebble; no number for 0."""

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
            size = height * (0.76 if count < 10 else 0.56)
            brush.word((x, y), str(count), min(size, width * (1.0 if count < 10 else 0.66)), paint)

    return stamp((width, height), ground, draw)


@lru_cache(8)
def _turn_mark(ground: Colour) -> Stamp:
    return stamp((20, 32), ground, lambda brush: brush.polygon([(4, 5), (16, 16), (4, 27)], theme.LAMP, 2.5))


@lru_cache(8)
def arrow(ground: Colour) -> Stamp:
    """From one player to another."""

    def draw(brush: Brush) -> None:
        brush.line([(3, 11), (15, 11)], theme.GIFT, 4)
        brush.line([(9, 4), (16, 11), (9, 18)], theme.GIFT, 4)

    return stamp((20, 22), ground, draw)


def sheet(view: View, named: Sequence[str], words: Words) -> Sheet:
    """The table, from public facts only."""
    page = Sheet(_background(view.seats))
    _header(page, view, named, words)
    _quilt(page, view, named, words)
    _trail(page, view, words)
    return page


def _header(page: Sheet, view: View, named: Sequence[str], words: Words) -> None:
    ground = theme.sky(0.12)
    seat = view.turn if view.turn is not None else 0
    page.stamp(pieces.badge_stamp(seat, 40, ground), INSET - 6, 76)
    page.write(INSET + 92, 138, named[seat], 56, theme.CREAM, ground, limit=430)
    said = words("board-header-roll") if view.face is None else words("board-header-choose", face=view.face)
    page.write(INSET, 204, said, theme.HEAD, theme.LAMP, ground, limit=520)
    page.centred(pieces.die_stamp(132, view.face, -8, ground), *DIE)
    target(page, view, words)


def target(page: Sheet, view: View, words: Words) -> None:
    """The score to reach, written on the moon."""
    x, y = MOON
    page.write(x, y + 20, str(view.options.target), 60, theme.INK, theme.LAMP, "middle")
    page.write(x, y - 30, words("board-exactly"), 24, theme.INK, theme.LAMP, "middle", limit=96)


def _quilt(page: Sheet, view: View, named: Sequence[str], words: Words) -> None:
    top, height = HEADER + HEAD, row_height(view.seats)
    turns = words("board-turns", turns=len(view.history))
    page.write(INSET + 8, HEADER + 56, turns, theme.BODY, theme.MUTED, theme.PANEL, limit=NAME - 16)
    for face in FACES:
        lit = theme.LAMP if face == view.face else theme.CREAM
        x = FIRST_COLUMN + (face - 0.5) * COLUMN
        page.centred(pieces.number_cushion(face, 68, lit, theme.PANEL), x, HEADER + 45)
    table = counts(view.history, view.seats)
    for seat in range(view.seats):
        y = top + seat * height
        ground = theme.LIT if seat == view.turn else theme.DIM if seat in view.out else theme.PATCH
        page.stamp(_row(height, ground), INSET, y)
        _name(page, view, seat, named[seat], y, ground, words)
        for column in range(len(FACES)):
            told = (table.kept[seat][column], table.gave[seat][column], table.got[seat][column])
            if any(told):
                _cell(page, told, FIRST_COLUMN + column * COLUMN, y, height, ground)
    _legend(page, top + view.seats * height + LEGEND / 2 + 1, words)


def _name(page: Sheet, view: View, seat: Seat, name: str, y: int, ground: Colour, words: Words) -> None:
    height = row_height(view.seats)
    middle = y + height / 2
    gone = seat in view.out
    page.centred(pieces.badge_stamp(seat, 24, ground, gone), INSET + 48, middle)
    if seat == view.turn:
        page.centred(_turn_mark(ground), INSET + 13, middle)
    left, limit = INSET + 82, NAME - 92
    if gone:
        word = words("board-gone")
        limit -= page.write(INSET + NAME - 12, middle + 10, word, theme.SMALL, theme.FAINT, ground, "right", 110) + 10
    page.write(left, middle + 12, name, 34, theme.FAINT if gone else theme.CREAM, ground, limit=limit)


def _cell(page: Sheet, told: tuple[int, int, int], x: int, y: int, height: int, ground: Colour) -> None:
    """Kept, given away and received, each always in the same place of its patch."""
    if height < 90:
        wide, tall, places = 30, 36, ((-31.0, 0.0), (0.0, 0.0), (31.0, 0.0))
    else:
        wide, tall = 44, min(46, height // 2 - 6)
        up = (tall + 4) / 2
        places = ((0.0, -up), (-23.0, up), (23.0, up))
    for kind, count, (dx, dy) in zip(("kept", "gave", "got"), told, places, strict=True):
        if count:
            page.centred(chip(kind, count, wide, tall, ground), x + COLUMN / 2 + dx, y + height / 2 + dy)


def _legend(page: Sheet, y: float, words: Words) -> None:
    texts = [(kind, words(f"board-legend-{kind}")) for kind in ("kept", "gave", "got")]
    for place, (kind, told) in enumerate(texts):
        x = INSET + 30 + place * (WIDTH - 2 * INSET) / 3
        page.centred(chip(kind, 0, 34, 30, theme.PANEL), x, y)
        page.write(x + 30, y + 9, told, theme.SMALL, theme.MUTED, theme.PANEL, limit=240)


def _trail(page: Sheet, view: View, words: Words) -> None:
    _, top, _ = _panels(view.seats)
    rows = trail_rows(view.seats)
    y = top + 14 + TRAIL_ROW / 2
    label = words("board-trail") if view.history else words("board-trail-none")
    limit = TRAIL_LABEL - 16 if view.history else WIDTH - 2 * INSET - 20
    page.write(INSET + 8, y + 10, label, theme.SMALL, theme.MUTED, theme.PANEL, limit=limit)
    latest = view.history[: -rows * TRAIL_ENTRIES - 1 : -1]
    for place, turn in enumerate(latest):
        row, column = divmod(place, TRAIL_ENTRIES)
        x = INSET + TRAIL_LABEL + column * TRAIL_ENTRY
        _entry(page, turn, x, y + row * TRAIL_ROW, view, newest=place == 0)


@lru_cache(4)
def _entry_ground(colour: Colour) -> Stamp:
    size = (TRAIL_ENTRY - 6, TRAIL_ROW - 10)
    return stamp(size, theme.PANEL, lambda brush: brush.rounded((0, 0, *size), 18, colour))


def _entry(page: Sheet, turn: Turn, x: float, y: float, view: View, newest: bool) -> None:
    ground = theme.LIT if newest else theme.PATCH
    page.stamp(_entry_ground(ground), x, y - (TRAIL_ROW - 10) / 2)
    page.centred(pieces.badge_stamp(turn.roller, 18, ground, turn.roller in view.out), x + 23, y)
    page.centred(pieces.die_stamp(36, turn.face, 0, ground), x + 63, y - 1)
    if turn.roller == turn.taker:
        page.centred(chip("kept", 0, 28, 28, ground), x + 118, y)
        return
    page.centred(arrow(ground), x + 96, y)
    page.centred(pieces.badge_stamp(turn.taker, 18, ground, turn.taker in view.out), x + 123, y)
