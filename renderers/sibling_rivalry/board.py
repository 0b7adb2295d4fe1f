"""The whole board: whose turn it is, the dice and the meter, the ring, the tracks, and who is who."""

from __future__ import annotations

from collections.abc import Sequence

from games.core import Seat
from games.core.percents import percent
from games.core.seats import places
from games.sibling_rivalry.ai.turn_forecast import next_danger
from games.sibling_rivalry.rules import View
from games.sibling_rivalry.rules.board import SCORE_TRACKS, limit_at
from games.sibling_rivalry.rules.last_action import Catch, Tumble
from renderers import sprites, theme
from renderers.canvas import Brush, Sheet, Stamp, painted, stamp
from renderers.picture_cache import lru_cache
from renderers.score_table import patch, row_colours
from renderers.seat_styles import cache_by_style
from renderers.sibling_rivalry import final_board, last_action, layout, pawns, tracks
from renderers.sibling_rivalry import sprites as sibling_rivalry_sprites
from renderers.text import text_layout
from renderers.text.text_layout import SOFT_HYPHEN
from renderers.text_protocol import Words
from renderers.theme import MARGIN, WIDTH, Colour

SKY = theme.sky(0.12)
DICE_X, DICE_Y = 620, 50
DIE = 64
DICE_STEP = 78
METER_X, METER_Y = 462, 128
SLOT = 56
KEY = 428, 14
"""Upper left corner of the key: with how many 1s one gets caught on an angel and on a devil."""


@lru_cache(16)
def _background(track: str, seats: int) -> Sheet:
    """Return the parts that never change: night, rug, squares of the score track, panels."""
    height = layout.height(seats)
    score = SCORE_TRACKS[track]

    def draw(brush: Brush) -> None:
        sprites.night(brush, WIDTH, height)
        half = layout.RUG / 2
        left, top, right, bottom = (
            layout.LEFT - half, layout.UP - half, layout.RIGHT + half, layout.DOWN + half
        )  # fmt: skip
        brush.rounded((left, top + 5, right, bottom + 5), theme.RADIUS, theme.blend(theme.PANEL, theme.INK, 0.6))
        brush.rounded((left, top, right, bottom), theme.RADIUS, theme.PANEL)
        for x, y in layout.path():
            brush.rect((x - 4, y - 4, x + 4, y + 4), theme.SEAM)
        x, y = layout.FINISH
        sibling_rivalry_sprites.chequers(brush, (x - 30, y - 40, x + 30, y + 40), 12)
        left, top, wide, high = layout.MAT
        brush.rounded((left, top, left + wide, top + high), 20, theme.PATCH, theme.SEAM, 3)
        bottom = layout.PEOPLE + layout.people_rows(seats) * layout.PERSON + 2 * layout.HEM
        sprites.blanket(brush, (layout.EDGE, layout.PEOPLE, WIDTH - layout.EDGE, bottom))

    page = Sheet(painted((WIDTH, height), theme.SKY[0], draw, 3))
    page.stamp(sibling_rivalry_sprites.key(SKY), *KEY)
    for row, ones in enumerate(limit_at(min(squares), score) for squares in (score.angels, score.devils)):
        page.write(KEY[0] + 70, KEY[1] + 30 + 36 * row, f"{ones}×", theme.SMALL, theme.CREAM, SKY, "middle", shades=1)
    page.mark_heavy()
    # As stamps on whole pixels, equal squares are equal bytes: a fifth of the picture's size.
    for position in range(1, score.length + 1):
        kind = "angel" if position in score.angels else "devil" if position in score.devils else "plain"
        x, y = layout.stone(position, score.length)
        page.centred(sibling_rivalry_sprites.stone(kind), x, y)
        ink = theme.CREAM if kind == "plain" else theme.INK
        page.write(x, y + 11, str(position), 30, ink, sibling_rivalry_sprites.FILLS[kind], "middle", shades=1)
    return page


def sheet(view: View, named: Sequence[str], words: Words) -> Sheet:
    """Return the board."""
    if view.phase == "over":
        return final_board.sheet(view, named, words)
    page = _background(view.options.track, view.seats).copy()
    _header(page, view, named, words)
    tracks.place(page, view, words)
    _ring(page, view, words)
    last_action.show(page, view)
    _people(page, view, named, words)
    return page


def _header(page: Sheet, view: View, named: Sequence[str], words: Words) -> None:
    assert view.turn is not None
    page.stamp(sprites.badge_stamp(view.turn, 36, SKY), MARGIN - 2, 12)
    page.fitted(MARGIN + 88, 70, named[view.turn], (50, 42, 36), theme.CREAM, SKY, KEY[0] - MARGIN - 100, shades=2)
    said = words(f"board-header-{view.phase}")
    page.fitted(MARGIN + 4, 138, said, (36, 32, 28), theme.LAMP, SKY, METER_X - MARGIN - 24, shades=2)
    for at in range(view.dice if not view.faces else len(view.faces)):
        face = view.faces[at] if view.faces else None
        page.centred(_rolled(face), DICE_X + at * DICE_STEP, DICE_Y)
    _meter(page, view, words)


ALARMS = (10, 25, 40)
"""Percentages from which on the danger is some, great, very great."""
_TINTS = (theme.GOOD, theme.LAMP, theme.EMBER, theme.EVIL)
_FIGURES = (34, 38, 42, 46)


def _meter(page: Sheet, view: View, words: Words) -> None:
    """Draw the 1s set aside and the chance that the next roll gets caught; all of it grows with the danger."""
    danger = next_danger(view)
    alarm = sum(100 * danger >= least for least in ALARMS)
    tint = _TINTS[alarm]
    wide = WIDTH - MARGIN - METER_X
    page.box(METER_X, METER_Y - 36, wide, 8, theme.PANEL)
    page.box(METER_X, METER_Y - 36, max(4, round(wide * danger)), 8, tint)
    for at in range(view.limit):
        state = "filled" if at < view.ones else "last" if at == view.limit - 1 else "empty"
        page.stamp(
            sibling_rivalry_sprites.hole(state, SKY, alarm if state == "last" else 0), METER_X + at * SLOT, METER_Y - 26
        )
    x = METER_X + view.limit * SLOT + 8
    said = words("board-danger", percent=percent(danger))
    x += page.write(x, METER_Y + 5 + _FIGURES[alarm] // 3, said, _FIGURES[alarm], tint, SKY, shades=2) + 12
    limit = WIDTH - MARGIN - x
    for at, message in enumerate(("board-danger-1", "board-danger-2")):
        page.fitted(x, METER_Y - 2 + at * 28, words(message), (theme.SMALL,), theme.MUTED, SKY, limit, shades=2)


@lru_cache(8)
def _rolled(face: int | None) -> Stamp:
    """Return a die of the last roll; a 1 is in trouble, a die not yet rolled sleeps."""
    box = round(DIE * 1.3)

    def draw(brush: Brush) -> None:
        if face == 1:
            brush.disc((box / 2, box / 2), box / 2 - 5, theme.EVIL)
        sprites.die(brush, (box / 2, box / 2), DIE * (0.84 if face == 1 else 1), face)

    return stamp((box, box), SKY, draw)


def _ring(page: Sheet, view: View, words: Words) -> None:
    left, top, wide, high = layout.MAT
    if all(view.score[seat] or seat in view.resigned for seat in range(view.seats)):
        x, y = left + wide / 2, top + high / 2 + 10
        page.write(x, y, words("board-start"), theme.SMALL, theme.MUTED, theme.PATCH, "middle", 180)
    caught = view.moment.seat if isinstance(view.moment, Catch) else None
    for seat, (at, radius) in pawns.scoring(view).items():
        position = view.score[seat]
        ground = theme.PANEL if position else theme.PATCH
        lit = seat == view.turn or position > view.score_track.length
        page.centred(sibling_rivalry_sprites.pawn(seat, radius, ground, lit, seat == caught), *at)


def order(view: View) -> tuple[tuple[int, Seat], ...]:
    """Return the players in list order: by seat (with place 0) or, at the end, by place."""
    return tuple((place, seat) for seat, place in (places(view.ranking) or dict.fromkeys(range(view.seats), 0)).items())


def _people(page: Sheet, view: View, named: Sequence[str], words: Words) -> None:
    told = tracks.labels(words)
    rows = layout.people_rows(view.seats)
    tag = last_action.said(view.moment, words)
    for number, (placed, seat) in enumerate(order(view)):
        # Down the left side first, as one reads a list.
        column, row = divmod(number, rows)
        pawn = view.pawns[seat]
        position, start = view.score[seat], ""
        if not position or position > view.score_track.length:
            start = words("board-finish" if position else "board-start")
        gone = words("board-gone") if seat in view.resigned else ""
        square = (pawn[0], told[pawn[0] - 2][pawn[1]].replace(SOFT_HYPHEN, "")) if pawn else (0, "")
        now = view.moment
        said = tag if now is not None and now.seat == seat else None
        fell = now.track if isinstance(now, Tumble) and now.seat == seat else 0
        lit = seat == view.turn or placed == 1
        x = layout.EDGE + 16 + column * (layout.PERSON_WIDTH + 12)
        line = _person(seat, named[seat], start or str(position), square, gone, placed, lit, said, fell)
        page.stamp(line, x, layout.PEOPLE + layout.HEM + row * layout.PERSON)


@cache_by_style(160)
def _person(
    seat: Seat,
    name: str,
    position: str,
    square: tuple[int, str],
    gone: str,
    placed: int,
    lit: bool,
    said: tuple[str, Colour] | None,
    fell: int,
) -> Stamp:
    """Return a player's line: badge, square of the score track, name, and what their challenge pawn has come to."""
    wide, high = layout.PERSON_WIDTH, layout.PERSON
    ground, ink = row_colours(lit=lit, gone=bool(gone))
    row = _bare(ground).copy()
    middle = high / 2
    left = 12
    if placed:
        row.write(24, middle + 10, str(placed), 28, theme.LAMP if placed == 1 else theme.MUTED, ground, "middle")
        left = 40
    row.centred(sprites.badge_stamp(seat, 20, ground, bool(gone)), left + 22, middle)
    left += 50
    right = wide - 12
    if gone:
        right -= row.write(right, middle + 10, gone, theme.SMALL, ink, ground, "right", 116, shades=2) + 14
    else:
        # As on the ring: the number of the square where the player's scoring pawn stands.
        number = _number(position, ground)
        row.stamp(number, left, middle - number.size[1] / 2)
        left += number.size[0] + 10
    if said:
        tag = sprites.tag_stamp(*said, ground)
        right -= tag.size[0]
        row.stamp(tag, right, middle - tag.size[1] / 2)
        right -= 10
    if square[1]:
        # The square's name is added if there is room beside the whole of the player's; its track in any case.
        whole = text_layout.width(name, theme.SMALL) + 54 + text_layout.width(square[1], theme.SMALL)
        if whole <= right - left:
            right -= row.write(right, middle + 10, square[1], theme.SMALL, theme.CREAM, ground, "right", shades=2) + 4
    if fell:
        right -= 48
        row.stamp(sibling_rivalry_sprites.fallen(seat, ground), right, middle - 24)
    if square[0] or fell:
        right -= 20
        row.centred(sprites.die_stamp(34, square[0] or fell, 0, ground), right, middle)
        right -= 24
    row.fitted(left, middle + 10, name, (theme.SMALL,), ink, ground, right - left - 6, shades=2)
    return row.cut()


@lru_cache(64)
def _number(position: str, ground: Colour) -> Stamp:
    """Return a square of the score track as it stands in a player's line."""
    wide, tall = max(48, text_layout.width(position, theme.SMALL) + 20), 40
    back = stamp((wide, tall), ground, lambda brush: brush.rounded((0, 0, wide, tall), 10, theme.SEAM))
    made = Sheet.plain((wide, tall), ground)
    made.stamp(back, 0, 0)
    made.write(wide / 2, 30, position, theme.SMALL, theme.CREAM, theme.SEAM, "middle", 160, shades=2)
    return made.cut()


@lru_cache(4)
def _bare(ground: Colour) -> Sheet:
    """Return an empty line."""
    row = Sheet.plain((layout.PERSON_WIDTH, layout.PERSON), theme.PANEL)
    row.stamp(patch(layout.PERSON_WIDTH, layout.PERSON, ground, radius=10), 0, 0)
    return row
