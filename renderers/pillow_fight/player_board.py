"""A seat's own board: the squares within reach, the lines to everybody else, and the odds."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from fractions import Fraction

from games.core import Seat
from games.core.percents import percent
from games.pillow_fight.rules import queries
from games.pillow_fight.rules.prospects import Prospect, can_attack, prospects
from games.pillow_fight.rules.state import View
from renderers import theme
from renderers.canvas import Sheet
from renderers.pillow_fight import aim_lines, sprites
from renderers.pillow_fight.aim_lines import TINTS
from renderers.pillow_fight.board import clock, contents, empty, head, header, hero, player_row
from renderers.pillow_fight.layout import (
    CELLS,
    GRID_X,
    GRID_Y,
    HEADER,
    ROW_WIDTH,
    ROW_X,
    SIDE,
    SMALLEST,
    corner,
    row_height,
)
from renderers.pillow_fight.view_model import Chances, chances, square_at, width
from renderers.text_protocol import Words
from renderers.theme import Colour

WORDS = TINTS | {"blocked": theme.EVIL_PALE}
"""Colours of words, which have to be readable on a lit row."""
LABEL = 31
"""Distance of a square's name from its upper edge."""
ALARMS = (Fraction(0), Fraction(1, 2))
"""Risks above which a square is no longer safe, and above which it is dangerous."""
RISKS = (theme.GOOD, theme.LAMP, theme.EVIL_PALE)
MARK = 22
"""Size of the mark for an attack, in pixels."""
FIGURE = 76
"""Pixels from a square's left edge to the end of its risk, with room for a dot beside it."""
ODDS = 28
"""Pixels from one line of odds to the next."""
ROOMY = 120
"""Height from which on a player's row has room for a name on two lines above the odds."""


def sheet(view: View, named: Sequence[str], words: Words) -> Sheet:
    """Return the room with the viewer's options marked in it."""
    seat = view.viewer
    assert seat is not None
    page = empty(view)
    reach = prospects(view, seat, queries.reachable(view, seat))
    header(page, seat, named[seat], words("board-reach", squares=len(reach)))
    hero(page, view, seat)
    clock(page, view, words)
    others = chances(view, seat)
    cell = CELLS[width(view)]
    for square in reach:
        x, y = corner(view, square)
        page.box(x + 4, y + 4, cell - 8, cell - 8, theme.LIT)
    # The clear lines last: they are what matters where lines cross.
    for each in sorted(others, key=lambda each: tuple(TINTS).index(each.sight.verdict), reverse=True):
        for square in each.sight.by:
            page.stamp(sprites.frame_stamp(each.sight.verdict, cell), *corner(view, square))
        aim_lines.line(page, view, seat, each, lambda x, y: _on_label(view, x, y, reach))
    contents(page, view, reach)
    armed = can_attack(view, seat, moving=True)
    for there in reach.values():
        _prospect(page, view, there, armed, words)
    _players(page, view, seat, others, named, words)
    _legend(page, words)
    return page


def _prospect(page: Sheet, view: View, there: Prospect, armed: bool, words: Words) -> None:
    """Write a square's name and the risk of being hit there; mark the best attack from there for who is ``armed``."""
    cell = CELLS[width(view)]
    x, y = corner(view, there.square)
    page.write(x + 9, y + LABEL, there.square, theme.SMALL, theme.CREAM, theme.LIT, shades=2)
    share = percent(there.risk)
    said = share if cell == SMALLEST else words("board-odds", percent=share)
    alarm = sum(there.risk > most for most in ALARMS)
    page.write(x + 7, y + cell - 9, said, theme.SMALL, RISKS[alarm], theme.LIT, shades=2)
    if armed and there.attack is not None:
        mark = sprites.dot_stamp("cover" if there.attack.covered else "clear", theme.LIT, MARK)
        page.centred(mark, x + cell - 15, y + cell * (0.3 if cell > SMALLEST else 0.74))


def _on_label(view: View, x: float, y: float, reach: Collection[str]) -> bool:
    """Return whether the name or the risk of a marked square is written at that point."""
    cell = CELLS[width(view)]
    column, line = int((x - GRID_X) // cell), int((y - GRID_Y) // cell)
    square = square_at(column, width(view) - 1 - line)
    left, top = x - GRID_X - column * cell, y - GRID_Y - line * cell
    on_name = left < len(square) * 16 + 16 and top < LABEL + 10
    on_risk = left < (44 if cell == SMALLEST else FIGURE) and top > cell - LABEL - 10
    return square in reach and (on_name or on_risk)


def _players(
    page: Sheet, view: View, seat: Seat, others: Sequence[Chances], named: Sequence[str], words: Words
) -> None:
    by_seat = {each.sight.seat: each for each in others}
    height = row_height(view.seats)
    for other in range(view.seats):
        y = HEADER + 16 + other * height
        ground = head(page, player_row(view, other, named[other]), ROW_X, y, height, 1 if height < ROOMY else 2)
        lines: list[tuple[str, Colour]] = []
        if other == seat:
            lines = [(words("board-you"), theme.LAMP)]
        elif other in by_seat:
            lines = _odds(by_seat[other], words)
        elif other in view.resigned:
            lines = [(words("board-gone"), theme.FAINT)]
        for number, (said, colour) in enumerate(lines):
            down = y + height * 0.34 + (38 if height < ROOMY else 54) + number * ODDS
            page.fitted(ROW_X + 14, down, said, (theme.SMALL,), colour, ground, ROW_WIDTH - 22)


def _odds(each: Chances, words: Words) -> list[tuple[str, Colour]]:
    tint = WORDS[each.sight.verdict]
    if each.throw.obstacle:
        lines = [(words("board-no-throw", by=words.format_items(each.throw.by)), tint)]
    else:
        lines = [(words("board-throw", percent=percent(each.throw.hit)), tint)]
    if not each.swing.obstacle:
        lines.append((words("board-swing", percent=percent(each.swing.hit)), theme.CREAM))
    return lines


def _legend(page: Sheet, words: Words) -> None:
    y = SIDE[3] - 82
    for number, verdict in enumerate(TINTS):
        level = y + number * 28
        for dot in range(3):
            page.centred(sprites.dot_stamp(verdict, theme.PANEL), ROW_X + 10 + dot * 15, level)
        page.fitted(
            ROW_X + 52, level + 8, words(f"board-{verdict}"), (theme.SMALL,), theme.MUTED, theme.PANEL, ROW_WIDTH - 46
        )
