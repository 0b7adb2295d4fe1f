"""A seat's own board: the squares within reach, the lines to everybody else, and the odds."""

from __future__ import annotations

import math
from collections.abc import Sequence

from games.core import Seat
from games.pillow_fight import aids
from games.pillow_fight.state import View
from renderers import theme
from renderers.canvas import Point, Sheet
from renderers.pillow_fight import things
from renderers.pillow_fight.facts import Chances, chances, percent, place, width
from renderers.pillow_fight.fight import (
    CELLS,
    GRID_X,
    GRID_Y,
    HEADER,
    PILLOW,
    ROW_WIDTH,
    ROW_X,
    SIDE,
    clock,
    contents,
    corner,
    empty,
    head,
    header,
    row_height,
)
from renderers.theme import Colour
from renderers.words import Words

TINTS: dict[str, Colour] = {"clear": theme.GOOD, "cover": theme.LAMP, "blocked": theme.EVIL}
STEP = {"clear": 17, "cover": 22, "blocked": 26}
"""Pixels from one dot of a line to the next."""


def sheet(view: View, named: Sequence[str], words: Words) -> Sheet:
    """The room with what the viewer can do marked in it."""
    seat = view.viewer
    assert seat is not None
    page = empty(view)
    reach = aids.reachable(view, seat)
    hands = "full" if view.holding[seat] else "free"
    header(page, seat, named[seat], words("board-reach", squares=len(reach), hands=hands))
    held = things.held_stamp(seat, 116, theme.sky(0.1))
    page.centred(held if view.holding[seat] else things.large_pillow_stamp(116, theme.sky(0.1)), *PILLOW)
    clock(page, view, words)
    others = chances(view, seat)
    _reach(page, view, reach)
    for each in others:
        for square in each.sight.by:
            page.stamp(things.frame_stamp(each.sight.verdict, CELLS[width(view)]), *corner(view, square))
    contents(page, view, reach)
    for each in others:
        _line(page, view, seat, each)
    _players(page, view, seat, others, named, words)
    _legend(page, words)
    return page


def _reach(page: Sheet, view: View, reach: Sequence[str]) -> None:
    cell = CELLS[width(view)]
    for square in reach:
        x, y = corner(view, square)
        page.stamp(things.reach_stamp(cell), x, y)
        crowded = square in view.pillows or square in view.fragile
        size = 26 if crowded or cell < 80 else 30
        down = 30 if crowded else cell / 2 + size * 0.36
        page.write(x + cell / 2, y + down, square, size, theme.CREAM, theme.LIT, "middle")


def _line(page: Sheet, view: View, seat: Seat, each: Chances) -> None:
    """The line a throw takes, from character to character; with cover by corners from the best corner (PF-17)."""
    cell = CELLS[width(view)]
    here = view.at[seat]
    assert here is not None
    start, end = _middle(view, here), _middle(view, each.sight.square)
    clear = cell * 0.36
    if each.sight.corner is not None:
        right, up = each.sight.corner
        start, clear = (GRID_X + right * cell, GRID_Y + (width(view) - up) * cell), 0
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy)
    dot = things.dot_stamp(each.sight.verdict, theme.PATCH)
    at, last = clear, length - cell * 0.38
    while at <= last:
        page.centred(dot, start[0] + dx * at / length, start[1] + dy * at / length)
        at += STEP[each.sight.verdict]


def _middle(view: View, square: str) -> Point:
    cell = CELLS[width(view)]
    column, row = place(square)
    return GRID_X + (column + 0.5) * cell, GRID_Y + (width(view) - row - 0.5) * cell


def _players(
    page: Sheet, view: View, seat: Seat, others: Sequence[Chances], named: Sequence[str], words: Words
) -> None:
    by_seat = {each.sight.seat: each for each in others}
    height = row_height(view.seats)
    for other in range(view.seats):
        y = HEADER + 16 + other * height
        ground = head(page, view, other, named[other], y)
        lines: list[tuple[str, Colour]] = []
        if other == seat:
            lines = [(words("board-you"), theme.LAMP)]
        elif other in by_seat:
            lines = _odds(by_seat[other], words)
        elif other in view.out:
            lines = [(words("board-gone"), theme.FAINT)]
        for number, (said, colour) in enumerate(lines):
            down = y + height * 0.34 + 42 + number * 29
            page.fitted(ROW_X + 14, down, said, (26, 23), colour, ground, ROW_WIDTH - 22)


def _odds(each: Chances, words: Words) -> list[tuple[str, Colour]]:
    tint = TINTS[each.sight.verdict]
    if each.throw.obstacle:
        lines = [(words("board-no-throw", by=", ".join(each.throw.by)), tint)]
    else:
        lines = [(words("board-throw", percent=percent(each.throw.hit)), tint)]
    if not each.swing.obstacle:
        lines.append((words("board-swing", percent=percent(each.swing.hit)), theme.CREAM))
    return lines


def _legend(page: Sheet, words: Words) -> None:
    y = SIDE[3] - 82
    for number, verdict in enumerate(TINTS):
        middle = y + number * 28
        for dot in range(3):
            page.centred(things.dot_stamp(verdict, theme.PANEL), ROW_X + 10 + dot * 15, middle)
        page.fitted(
            ROW_X + 52, middle + 8, words(f"board-{verdict}"), (25, 22), theme.MUTED, theme.PANEL, ROW_WIDTH - 50
        )
