"""Last action, drawn onto the table: dice that grew or shrank, and the winning roll, enlarged."""

from __future__ import annotations

from functools import lru_cache

from games.core import Seat
from games.tie_die.rules.last_action import Change, LastDiceChange
from games.tie_die.rules.state import View, awaited, upgrades
from renderers import sprites, theme
from renderers.canvas import Brush, Point, Sheet, Stamp, stamp
from renderers.seat_styles import cache_by_styles
from renderers.theme import Colour
from renderers.tie_die.layout import BAR, BAR_HEIGHT, BAR_X, DIE_X, GROUND, HEADER, INSET, row_height
from renderers.tie_die.sprites import die, die_stamp, mark
from renderers.tie_die.view_model import order

WINNING = 150
"""Size of the drawn roll that won, in pixels; on the table dice are at most 88."""


def show(page: Sheet, view: View) -> None:
    """Draw the view's last change in the players' rows, if it has one."""
    now = view.moment
    if now is None:
        return
    tall = row_height(view.seats)
    rows = {seat: HEADER + 14 + row * tall for row, seat in enumerate(order(view))}
    buyers = {seat for seats in upgrades(view).values() for seat in seats}
    lit = {*awaited(view)}
    for change in now.changes:
        ground = theme.LIT if change.seat in lit else theme.PATCH
        if change.seat not in view.resigned:
            _changed(page, change, rows[change.seat] + tall // 2, tall, ground, buying=change.seat in buyers)
    for seat, points in now.gained:
        if seat not in view.resigned:
            _added(page, view, seat, points, rows[seat] + (tall - BAR_HEIGHT) // 2)


def _changed(page: Sheet, change: Change, middle: int, tall: int, ground: Colour, *, buying: bool) -> None:
    """Draw the old die, small, and rays round the new one."""
    up = change.after > change.before
    x = INSET + DIE_X
    page.centred(_rays(min(84, tall - 8), up, ground), x, middle)
    if buying:
        # The next size stands where the former one would.
        return
    page.centred(die_stamp(change.before, 34, "", ground, theme.SHADE), x + 60, middle - 18)
    page.centred(mark("grew" if up else "shrank", 26, ground), x + 60, middle + 20)


def _added(page: Sheet, view: View, seat: Seat, points: int, top: int) -> None:
    """Highlight the points just added in the bar."""
    target = view.options.target
    for point in range(max(0, view.score[seat] - points), min(view.score[seat], target)):
        left, right = BAR * point // target, BAR * (point + 1) // target
        page.box(INSET + BAR_X + left, top, right - left - 2, BAR_HEIGHT, theme.CREAM)


def winning(page: Sheet, moment: LastDiceChange, at: Point, size: int = WINNING) -> None:
    """Draw the winning roll and its player."""
    assert moment.winner is not None
    page.centred(winning_die(moment.sides, moment.face, size, moment.winner), *at)


@cache_by_styles(32)
def winning_die(sides: int, face: int, size: int, seat: Seat) -> Stamp:
    """Return a die in rays with that face, and the badge of its player."""
    side = round(size * 1.24)

    def draw(brush: Brush) -> None:
        middle = side / 2, side / 2
        for number in range(16):
            ends = [sprites.turned((side / 2 + size * reach, side / 2), middle, 22.5 * number) for reach in (0.5, 0.58)]
            brush.line(ends, theme.EMBER, size * 0.035)
        die(brush, sides, middle, size * 0.94, str(face), theme.LAMP, -6)
        sprites.shape(brush, theme.seat_shape(seat), (side * 0.2, side * 0.78), size * 0.2, theme.INK)
        sprites.badge(brush, seat, (side * 0.2, side * 0.78), size * 0.17)

    return stamp((side, side), GROUND, draw)


@lru_cache(16)
def _rays(size: int, up: bool, ground: Colour) -> Stamp:
    side = size + 34
    tint = theme.GOOD if up else theme.EVIL

    def draw(brush: Brush) -> None:
        # None to the left, where the name ends, nor to the right, where the former die stands.
        beside = [middle + turn for middle in (-90, 90) for turn in (-40, 0, 40)]
        sprites.rays(brush, (side / 2, side / 2), beside, (size * 0.52, size * 0.62), tint)

    return stamp((side, side), ground, draw)
