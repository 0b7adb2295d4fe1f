"""Lines of sight from a character to those they could attack, and the odds of it."""

from __future__ import annotations

import math
from collections.abc import Callable

from games.core import Seat
from games.core.percents import percent
from games.pillow_fight.rules.prospects import aims
from games.pillow_fight.rules.state import View
from renderers import sprites, theme
from renderers.canvas import Point, Sheet
from renderers.pillow_fight import background
from renderers.pillow_fight import sprites as pillow_fight_sprites
from renderers.pillow_fight.layout import CELLS, GRID_X, GRID_Y, corner, middle
from renderers.pillow_fight.view_model import Chances, chances, square_at, width
from renderers.text_protocol import Words
from renderers.theme import Colour

TINTS: dict[str, Colour] = {"clear": theme.GOOD, "cover": theme.LAMP, "blocked": theme.EVIL}
STEP = {"clear": 17, "cover": 22, "blocked": 26}
"""Pixels from one dot of a line to the next."""
_PARTS = (0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74)
"""Parts of a line at which its odds may stand, the best first."""


def below(page: Sheet, view: View) -> None:
    """Draw the lines to all whom the player in turn could attack at once, and the cover that would help."""
    for seat, each in _targets(view):
        for square in each.sight.by:
            page.stamp(pillow_fight_sprites.frame_stamp(each.sight.verdict, CELLS[width(view)]), *corner(view, square))
        line(page, view, seat, each)


def above(page: Sheet, view: View, words: Words) -> None:
    """Write on each line how likely the attack would hit, where it covers nothing; next to somebody there is no room.

    The players' rows have the odds in any case.
    """
    cell, odds = CELLS[width(view)], aims(view)
    written: list[tuple[float, float]] = []
    taken = {*view.pillows, *view.fragile, *(square for square in view.at if square is not None)}
    for seat, each in _targets(view):
        aim = odds[each.sight.seat]
        said = words("board-odds", percent=percent(aim.hit))
        tag = sprites.tag_stamp(said, TINTS[each.sight.verdict], background.GROUND)
        wide, tall = tag.size
        start, _, end = _ends(view, seat, each)
        for part in _PARTS:
            x, y = start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
            box = (x - wide / 2 - GRID_X, y - tall / 2 - GRID_Y, x + wide / 2 - GRID_X, y + tall / 2 - GRID_Y)
            if min(box) < 0 or max(box) > cell * width(view):
                continue
            under = {
                square_at(column, width(view) - 1 - row)
                for column in range(int(box[0] // cell), int(box[2] // cell) + 1)
                for row in range(int(box[1] // cell), int(box[3] // cell) + 1)
                if column < width(view) and row < width(view)
            }
            apart = all(abs(x - left) >= wide or abs(y - top) >= tall for left, top in written)
            if apart and not under & taken:
                page.centred(tag, x, y)
                written.append((x, y))
                break


def line(
    page: Sheet, view: View, seat: Seat, each: Chances, barred: Callable[[float, float], bool] = lambda x, y: False
) -> None:
    """Draw the line of a throw between two characters; with cover by corners from the best corner (PF-17)."""
    cell = CELLS[width(view)]
    start, clear, end = _ends(view, seat, each)
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy)
    dot = pillow_fight_sprites.dot_stamp(each.sight.verdict, background.GROUND)
    at, last = clear, length - cell * 0.38
    while at <= last:
        x, y = start[0] + dx * at / length, start[1] + dy * at / length
        if not barred(x, y):
            page.centred(dot, x, y)
        at += STEP[each.sight.verdict]


def _targets(view: View) -> list[tuple[Seat, Chances]]:
    """Return the player in turn with each of those whom they could attack at once, the clear ones last."""
    seat, odds = view.turn, aims(view)
    if seat is None or not odds:
        return []
    found = [each for each in chances(view, seat) if each.sight.seat in odds]
    found.sort(key=lambda each: tuple(TINTS).index(each.sight.verdict), reverse=True)
    return [(seat, each) for each in found]


def _ends(view: View, seat: Seat, each: Chances) -> tuple[Point, float, Point]:
    """Return where the line begins, how much of it the character who throws covers, and where it ends."""
    cell = CELLS[width(view)]
    here = view.at[seat]
    assert here is not None
    if each.sight.corner is not None:
        right, up = each.sight.corner
        return (GRID_X + right * cell, GRID_Y + (width(view) - up) * cell), 0, middle(view, each.sight.square)
    return middle(view, here), cell * 0.36, middle(view, each.sight.square)
