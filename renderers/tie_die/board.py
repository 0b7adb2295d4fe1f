"""The table: what is awaited, everybody's points and die, the last roll and its fights."""

from __future__ import annotations

from collections.abc import Sequence

from games.core import Seat
from games.tie_die.rules.state import View, awaited, upgrade_of
from renderers import sprites, theme
from renderers.canvas import Brush, Sheet, Stamp, stamp
from renderers.picture_cache import lru_cache
from renderers.score_table import points_boxes, row_colours
from renderers.seat_styles import cache_by_style, cache_by_styles
from renderers.text_protocol import Words
from renderers.theme import Colour
from renderers.tie_die import final_board, last_action
from renderers.tie_die.layout import (
    BAR,
    BAR_HEIGHT,
    BAR_X,
    DIE_X,
    GROUND,
    HEADER,
    HERO,
    INNER,
    INSET,
    LEGEND,
    MOON,
    background,
    roll_top,
    row_height,
)
from renderers.tie_die.roll_panel import roll_panel
from renderers.tie_die.sprites import bolt, die, die_stamp, mark
from renderers.tie_die.view_model import order

NAME_X, NAME = 102, 176
BUY_X = 384
SCORE_X = 800
BOLT_X, MARK_X = 836, 886


def sheet(view: View, named: Sequence[str], words: Words) -> Sheet:
    """Return the whole board."""
    if view.phase == "over":
        return final_board.sheet(view, named, words)
    page = Sheet(background(view.seats))
    _header(page, view, named, words)
    x, y = MOON
    page.write(x, y + 20, str(view.options.target), 60, theme.INK, theme.LAMP, "middle")
    page.write(x, y - 30, words("board-target"), theme.SMALL, theme.INK, theme.LAMP, "middle", limit=108)
    _players(page, view, named, words)
    last_action.show(page, view)
    roll_panel(page, view, words, roll_top(view.seats))
    return page


@lru_cache(8)
def _hero(phase: str, ground: Colour) -> Stamp:
    """Return four sleeping dice before a roll, or two dice and a bolt in the window for challenges."""
    wide, tall = 216, 170

    def draw(brush: Brush) -> None:
        if phase == "upgrade":
            die(brush, 10, (64, 62), 88, "", tilt=-10)
            die(brush, 8, (148, 58), 86, "", tilt=8)
            die(brush, 4, (58, 122), 78, "", tilt=-6)
            die(brush, 6, (140, 124), 82, "", tilt=6)
        else:
            die(brush, 8, (56, 84), 92, "", tilt=10)
            die(brush, 6, (166, 88), 88, "", tilt=-10)
            bolt(brush, (110, 78), 52, theme.LAMP)

    return stamp((wide, tall), ground, draw)


@cache_by_styles(32)
def _face_off(one: Seat, other: Seat, ground: Colour) -> Stamp:
    """Challenger and defender, lightning between them."""

    def draw(brush: Brush) -> None:
        sprites.badge(brush, one, (44, 90), 42)
        sprites.badge(brush, other, (206, 90), 42)
        bolt(brush, (125, 84), 62, theme.LAMP)

    return stamp((250, 176), ground, draw)


def _header(page: Sheet, view: View, named: Sequence[str], words: Words) -> None:
    if view.challenge is not None:
        challenger, defender = view.challenge
        page.centred(_face_off(challenger, defender, GROUND), *HERO)
        page.fitted(INSET, 76, named[challenger], (56, 46), theme.CREAM, GROUND, 490)
        told = words("board-header-answer", other=named[defender])
        page.fitted(INSET, 122, told, (38, 32, theme.SMALL), theme.LAMP, GROUND, 490)
        page.fitted(
            INSET, 166, words("board-header-stake", points=view.stake), (30, theme.SMALL), theme.MUTED, GROUND, 490
        )
        return
    if view.moment is not None and view.moment.winner is not None:
        last_action.winning(page, view.moment, HERO)
    else:
        page.centred(_hero(view.phase, GROUND), *HERO)
    page.fitted(
        INSET, 88, words(f"board-header-{view.phase}", round=view.round), (56, 46, 38), theme.CREAM, GROUND, 505
    )
    told = words("board-header-wait" if view.phase == "upgrade" else "board-header-may")
    wide = page.write(INSET, 154, told, theme.BODY, theme.LAMP, GROUND, limit=330)
    for place, seat in enumerate(awaited(view)):
        page.centred(sprites.badge_stamp(seat, 24, GROUND), INSET + wide + 34 + 52 * place, 144)


def _players(page: Sheet, view: View, named: Sequence[str], words: Words) -> None:
    tall = row_height(view.seats)
    waiting = awaited(view)
    for row, seat in enumerate(order(view)):
        gone = seat in view.resigned
        can_buy = upgrade_of(view.die[seat], view.score[seat]) if view.phase == "upgrade" and seat in waiting else None
        said = "ready" if view.ready[seat] else "passed" if view.passed[seat] and not gone else ""
        drawn = _player(
            seat,
            named[seat],
            tall,
            lit=seat in waiting,
            gone=words("board-gone") if gone else "",
            score=view.score[seat],
            target=view.options.target,
            sides=view.die[seat],
            label=words("board-die", sides=view.die[seat]),
            buy=words("board-die", sides=can_buy) if can_buy else "",
            used=view.used[seat],
            said=said,
        )
        page.stamp(drawn, INSET, HEADER + 14 + row * tall)
    kinds = ("bolt", "up", "ready") if view.phase == "upgrade" else ("bolt", "passed")
    legend = tuple((kind, words(f"board-legend-{kind}")) for kind in kinds)
    page.stamp(_legend(legend), INSET, HEADER + 14 + view.seats * tall + 4)


@lru_cache(8)
def _patch(tall: int, colour: Colour) -> Stamp:
    def draw(brush: Brush) -> None:
        brush.rounded((0, 3, INNER, tall - 3), 16, colour)
        top = (tall - BAR_HEIGHT) / 2
        brush.rounded((BAR_X - 6, top - 6, BAR_X + BAR + 6, top + BAR_HEIGHT + 6), 12, theme.INK)

    return stamp((INNER, tall), theme.PANEL, draw)


@lru_cache(8)
def _bare(tall: int, ground: Colour) -> Sheet:
    """Return an empty row."""
    row = Sheet.plain((INNER, tall), theme.PANEL)
    row.stamp(_patch(tall, ground), 0, 0)
    return row


@cache_by_style(32)
def _player(
    seat: Seat,
    name: str,
    tall: int,
    *,
    lit: bool,
    gone: str,
    score: int,
    target: int,
    sides: int,
    label: str,
    buy: str,
    used: bool,
    said: str,
) -> Stamp:
    """Return a player's row, cached: a press changes only one or two of them.

    ``gone`` is the word for a player who has left, ``buy`` the die that can be bought; both are empty
    otherwise.
    """
    ground, ink = row_colours(lit=lit, gone=bool(gone))
    row = _bare(tall, ground).copy()
    middle = tall // 2
    if lit:
        row.centred(sprites.turn_mark(ground), 20, middle)
    row.centred(sprites.badge_stamp(seat, 25, ground, bool(gone)), 68, middle)
    up = 10 if gone else 0
    row.fitted(NAME_X, middle + 12 - up, name, (36, 31, theme.SMALL), ink, ground, NAME)
    if gone:
        row.write(NAME_X, middle + 32, gone, theme.SMALL, theme.FAINT, ground, limit=NAME)
    fill = theme.FAINT if gone else theme.CREAM
    row.centred(die_stamp(sides, min(84, tall - 8), label, ground, fill), DIE_X, middle)
    if buy:
        row.centred(mark("up", 26, ground), BUY_X + 12, middle - 14)
        row.write(BUY_X + 14, middle + 26, buy, theme.SMALL, theme.GOOD, ground, "middle", limit=60)
    _bar(row, seat, tall, score, target, gone=bool(gone))
    row.write(SCORE_X, middle + 16, str(score), 46, ink, ground, "right")
    row.centred(mark("used" if used or gone else "bolt", 36, ground), BOLT_X, middle)
    if said:
        row.centred(mark(said, 38, ground), MARK_X, middle)
    return row.cut()


def _bar(row: Sheet, seat: Seat, tall: int, score: int, target: int, *, gone: bool) -> None:
    """Draw a box for each point up to the target."""
    full = theme.FAINT if gone else theme.seat_colour(seat)
    box = (BAR_X, (tall - BAR_HEIGHT) // 2, BAR, BAR_HEIGHT)
    points_boxes(row, box, target, lambda point: full if point < score else theme.PANEL)


@lru_cache(4)
def _legend(entries: tuple[tuple[str, str], ...]) -> Stamp:
    legend = Sheet.plain((INNER, LEGEND - 4), theme.PANEL)
    x = 8
    for kind, text in entries:
        legend.centred(mark(kind, 30, theme.PANEL), x + 20, 20)
        limit = INNER // len(entries) - 54
        x += 92 + legend.write(x + 44, 30, text, theme.SMALL, theme.MUTED, theme.PANEL, limit=limit)
    return legend.cut()
