"""The room from above while people set it up and fight in it."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import NamedTuple

from PIL import Image

from games.core import Seat
from games.core.percents import percent
from games.pillow_fight.rules.combat import HITS_TO_WIN
from games.pillow_fight.rules.prospects import aims
from games.pillow_fight.rules.state import Blow, View
from renderers import sprites, theme
from renderers.canvas import Brush, Point, Sheet, Stamp, painted, setting, stamp
from renderers.picture_cache import lru_cache
from renderers.pillow_fight import aim_lines, background, last_action
from renderers.pillow_fight import sprites as pillow_fight_sprites
from renderers.pillow_fight.layout import (
    CELLS,
    GRID_X,
    GRID_Y,
    HEADER,
    HEIGHT,
    INSET,
    MOON,
    PILLOW,
    ROOM,
    ROW_WIDTH,
    ROW_X,
    SIDE,
    SMALLEST,
    corner,
    row_height,
)
from renderers.pillow_fight.view_model import result, whole, width
from renderers.score_table import patch
from renderers.seat_styles import cache_by_styles
from renderers.text import text_layout
from renderers.text_protocol import Words
from renderers.theme import WIDTH, Colour

LOW_ROW = 110
"""Height below which a player's row has to save room, in pixels."""
TITLE = 555
"""Pixels for what stands in the header."""
PIP = 10
"""The radius of one of the five hits that win."""
AIMS = (theme.GOOD, theme.LAMP)
"""Colours of a chance to hit: clear, and lowered by cover."""


@lru_cache(1)
def _night() -> Image.Image:
    def draw(brush: Brush) -> None:
        sprites.night(brush, WIDTH, HEIGHT)
        sprites.glow(brush, PILLOW, 96, 3)
        sprites.moon(brush, MOON, 60)
        # These panels have no hem: the room has a frame of its own, and stitches are a tenth of the bytes.
        for panel in (ROOM, SIDE):
            brush.rounded(panel, theme.RADIUS, theme.PANEL)

    return painted((WIDTH, HEIGHT), theme.SKY[0], draw, 3)


@lru_cache(12)
def _background(rows: tuple[str, ...]) -> Image.Image:
    """Draw everything that stays while a room is played in."""
    page = Sheet(_night())
    cell = CELLS[len(rows)]
    side = cell * len(rows)
    for wide, colour in ((background.SKIRTING, background.FRAME), (5, background.FRAME_LIGHT), (2, theme.INK)):
        page.box(GRID_X - wide, GRID_Y - wide, side + 2 * wide, side + 2 * wide, colour)
    page.stamp(background.room_sheet(rows, cell).cut(), GRID_X, GRID_Y)
    for number in range(len(rows)):
        middle = number * cell + cell / 2
        letter = chr(ord("A") + number)
        page.write(GRID_X + middle, GRID_Y + side + 32, letter, 28, theme.MUTED, theme.PANEL, "middle", shades=1)
        label = str(len(rows) - number)
        page.write(GRID_X - 24, GRID_Y + middle + 10, label, 28, theme.MUTED, theme.PANEL, "middle", shades=1)
    return page.cut().image


def empty(view: View) -> Sheet:
    """Return the board with only the room on it."""
    return Sheet(_background(view.rows))


def sheet(view: View, named: Sequence[str], words: Words) -> Sheet:
    """Return the public picture of the room."""
    page = empty(view)
    assert view.turn is not None
    header(page, view.turn, named[view.turn], task_text(view, words))
    if isinstance(view.moment, Blow):
        _blow(page, view.moment, words)
    else:
        hero(page, view, view.turn)
    clock(page, view, words)
    aim_lines.below(page, view)
    last_action.below(page, view)
    contents(page, view)
    last_action.above(page, view, words)
    aim_lines.above(page, view, words)
    last_action.advise(page, view)
    players(page, view, named, words)
    foot(page, view, words)
    return page


def hero(page: Sheet, view: View, seat: Seat) -> None:
    """Draw the character in turn in the light, with a pillow if they hold one; before the fight draw a pillow."""
    ground = theme.sky(0.1)
    if view.phase == "play":
        page.centred(pillow_fight_sprites.hero_stamp(seat, 43, view.holding[seat], ground), PILLOW[0], PILLOW[1] + 4)
    else:
        page.centred(pillow_fight_sprites.large_pillow_stamp(116, theme.CREAM, ground), *PILLOW)


def _blow(page: Sheet, blow: Blow, words: Words) -> None:
    """Draw the attack just made: both dice with their owners, and the result."""
    ground = theme.sky(0.1)
    x = PILLOW[0] + 4
    dice(page, blow, (x, 46), ground)
    tint = theme.LAMP if blow.hit else theme.MUTED
    size, lines = setting(result(blow, words), (theme.BODY, theme.SMALL), 246, 2)
    for number, line in enumerate(lines):
        y = 120 - 11 * (len(lines) - 1) + 28 * number
        page.write(x, y, line, size, tint, ground, "middle", shades=2)


def dice(page: Sheet, blow: Blow, at: Point, ground: Colour) -> None:
    """Draw both dice of an attack with their owners, around that point."""
    x, y = at
    for seat, face, way in ((blow.attacker, blow.face, -1), (blow.defender, blow.against, 1)):
        page.centred(sprites.die_stamp(76, face, 6 * way, ground), x + way * 54, y)
        page.centred(sprites.badge_stamp(seat, 17, ground), x + way * 96, y - 30)
    page.centred(_versus(blow.hit, ground), x, y)


@lru_cache(4)
def _versus(hit: bool, ground: Colour) -> Stamp:
    """Return the sign from the attacker's die to the defender's: a burst if it hit, a gap between if not."""

    def draw(brush: Brush) -> None:
        if hit:
            brush.polygon(sprites.star_points((20, 20), 18, 8, 0.55), theme.LAMP, 1)
        else:
            brush.line([(10, 20), (30, 20)], theme.FAINT, 6)

    return stamp((40, 40), ground, draw)


def header(page: Sheet, seat: Seat, name: str, said: str) -> None:
    """Write the name of the player in turn and what they have left."""
    ground = theme.sky(0.1)
    page.stamp(sprites.badge_stamp(seat, 34, ground), INSET - 8, 6)
    page.fitted(INSET + 80, 62, name, (54, 46, 38), theme.CREAM, ground, TITLE - 80, shades=2)
    page.fitted(INSET, 120, said, (36, 31, theme.SMALL), theme.LAMP, ground, TITLE, shades=2)


def task_text(view: View, words: Words) -> str:
    """Return the task of the seat in the header."""
    if view.phase != "play" or view.turn is None:
        return words(f"board-header-{view.phase}", count=view.wanted)
    held = view.holding[view.turn]
    return words("board-header-play", actions=view.actions, hands="full" if held else "free")


def clock(page: Sheet, view: View, words: Words) -> None:
    """Write the round and the curfew on the moon."""
    x, y = MOON
    if not view.round:
        said = words("board-size", width=width(view))
        page.write(x, y + 13, said, 36, theme.INK, theme.LAMP, "middle", limit=112, shades=2)
        return
    until = view.options.curfew
    up = 0 if until != "off" else -8
    page.write(x, y - 23 - up, words("board-round"), theme.SMALL, theme.INK, theme.LAMP, "middle", limit=112, shades=2)
    page.write(x, y + 19 - up, str(view.round), 46, theme.INK, theme.LAMP, "middle", shades=2)
    if until != "off":
        page.write(
            x, y + 45, words("board-of", most=until), theme.SMALL, theme.INK, theme.LAMP, "middle", limit=96, shades=2
        )


def contents(page: Sheet, view: View, marked: Collection[str] = ()) -> None:
    """Draw everything that lies or stands on each square.

    On the ``marked`` squares it lies in a corner: there is writing on the rest.
    """
    cell = CELLS[width(view)]
    standing = {square: seat for seat, square in enumerate(view.at) if square is not None}
    for square in sorted({*standing, *view.pillows, *view.fragile}):
        x, y = corner(view, square)
        kept = cell
        if square in marked:
            kept = round(cell * 0.58)
            # In a small square the name takes the whole upper line.
            x, y = x + cell - kept + 4, y - 5 if cell > SMALLEST else y + cell - kept + 3
        _square(page, view, (x, y), kept, standing.get(square), view.pillows.get(square, 0), square in view.fragile)


def _square(page: Sheet, view: View, at: tuple[int, int], cell: int, seat: Seat | None, lying: int, vase: bool) -> None:
    x, y = at
    ground = background.GROUND

    def put(what: Stamp, right: float, down: float) -> None:
        page.centred(what, x + cell * right, y + cell * down)

    def size(part: float) -> int:
        return round(cell * part)

    if seat is None:
        if lying:
            down = 0.66 if vase else 0.5
            put(
                pillow_fight_sprites.pillow_stamp(lying, size(0.58 if vase else 0.66), ground),
                0.36 if vase else 0.5,
                down,
            )
        if vase:
            part, right, down = (0.6, 0.72, 0.36) if lying else (0.78, 0.5, 0.5)
            put(pillow_fight_sprites.vase_stamp(size(part), ground), right, down)
        return
    # A child on pillows has them underfoot; what they hold is held up, in their colour.
    held = view.holding[seat]
    if lying:
        put(pillow_fight_sprites.underfoot_stamp(size(0.9), ground), 0.5, 0.72)
    busy = lying or vase or held or view.defending[seat]
    figure = pillow_fight_sprites.character_stamp(
        seat, size(0.29 if busy else 0.32), ground, view.turn == seat, last_action.mood(view, seat)
    )
    put(figure, 0.46 if held else 0.5, 0.5 if held and lying else 0.54 if held else 0.44 if lying else 0.49)
    if lying > 1:
        put(pillow_fight_sprites.count_stamp(lying, max(36, size(0.3)), ground), 0.19, 0.8)
    if vase:
        put(pillow_fight_sprites.vase_stamp(size(0.44), ground), 0.19, 0.26)
    if held:
        put(pillow_fight_sprites.held_stamp(seat, size(0.45), ground), 0.79, 0.21)
    if view.defending[seat]:
        # The letter is at the lower right, a pillow underfoot at the lower left.
        put(pillow_fight_sprites.shield_stamp(size(0.42), ground), 0.16, 0.52 if vase else 0.26)


def players(page: Sheet, view: View, named: Sequence[str], words: Words) -> None:
    """Draw the list of players with their hits, their pillows, and their guard."""
    height = row_height(view.seats)
    odds = aims(view)
    for seat in range(view.seats):
        gone = words("board-gone") if seat in view.resigned else ""
        aim = ("", False)
        if seat in odds:
            aim = words("board-odds", percent=percent(odds[seat].hit)), odds[seat].covered
        row = _row(player_row(view, seat, named[seat]), height, gone, view.hits[seat], view.holding[seat], aim)
        page.stamp(row, ROW_X, HEADER + 16 + seat * height)


class PlayerRow(NamedTuple):
    """Start of a player's row: the player, and whether they are in turn, on guard or gone."""

    seat: Seat
    name: str
    turn: bool
    guard: bool
    gone: bool


def player_row(view: View, seat: Seat, name: str) -> PlayerRow:
    """Return the start of that player's row."""
    return PlayerRow(seat, name, view.turn == seat, view.defending[seat], seat in view.resigned)


@cache_by_styles(256)
def _row(shown: PlayerRow, height: int, gone: str, hits: int, holding: bool, aim: tuple[str, bool]) -> Stamp:
    """Return a player's row, cached: an action changes only one or two of them.

    ``aim`` is the chance that the player in turn has to hit them, as it is written, and whether cover lowers it.
    """
    row = Sheet.plain((ROW_WIDTH, height), theme.PANEL)
    ground = head(row, shown, 0, 0, height)
    line = height * 0.74
    if shown.gone:
        row.write(16, line + 9, gone, theme.SMALL, theme.FAINT, ground, limit=ROW_WIDTH - 60, shades=2)
        if hits:
            row.write(ROW_WIDTH - 16, line + 9, str(hits), theme.SMALL, theme.FAINT, ground, "right", shades=2)
        return row.cut()
    for hit in range(HITS_TO_WIN):
        row.centred(pillow_fight_sprites.pip_stamp(hit < hits, PIP, ground), 22 + hit * 2 * (PIP + 1), line)
    if holding:
        row.centred(pillow_fight_sprites.held_stamp(shown.seat, 38, ground), ROW_WIDTH - 24, line)
    said, covered = aim
    if said:
        right = ROW_WIDTH - (46 if holding else 12)
        row.write(right, line + 10, said, theme.SMALL, AIMS[covered], ground, "right", shades=1)
    if shown.guard:
        row.centred(pillow_fight_sprites.shield_stamp(34, ground), ROW_WIDTH - 24, height * 0.32)
    return row.cut()


def head(page: Sheet, shown: PlayerRow, x: int, y: int, height: int, lines: int = 2) -> Colour:
    """Draw a player's patch with badge and name, on at most ``lines`` lines; return its colour."""
    ground = theme.DIM if shown.gone else theme.LIT if shown.turn else theme.PATCH
    page.stamp(patch(ROW_WIDTH, height, ground, radius=12), x, y)
    middle = y + height * 0.34
    limit = ROW_WIDTH - 62 - (34 if shown.guard else 0)
    # In a low row the badge leaves more room below it, where odds may stand.
    low = height < LOW_ROW
    page.centred(sprites.badge_stamp(shown.seat, 18 if low else 21, ground, shown.gone), x + 28, middle - 3 * low)
    named(page, shown.name, (x + 56, middle), theme.FAINT if shown.gone else theme.CREAM, ground, limit, lines)
    return ground


def named(page: Sheet, name: str, at: tuple[float, float], ink: Colour, ground: Colour, limit: int, most: int) -> None:
    """Write a name beside ``at``: as large as it fits on a line, or on two if it can be parted and ``most`` allows."""
    x, y = at
    size = next((size for size in (30, theme.SMALL) if text_layout.width(name, size) <= limit), 0)
    if size:
        page.write(x, y + 10, name, size, ink, ground, shades=2)
        return
    # Names are parted between words and behind hyphens.
    parts = [(name[: gap.end()].strip(), name[gap.end() :].strip()) for gap in re.finditer(r"[ -]", name)]
    size = theme.SMALL
    for first, rest in parts if most > 1 else ():
        if max(text_layout.width(first, size), text_layout.width(rest, size)) <= limit:
            page.write(x, y - 3, first, size, ink, ground, shades=2)
            page.write(x, y + 24, rest, size, ink, ground, shades=2)
            return
    page.fitted(x, y + 10, name, (size,), ink, ground, limit, shades=2)


def foot(page: Sheet, view: View, words: Words) -> None:
    """Draw the torn pillows below the players."""
    y = SIDE[3] - 50
    total = whole(view) + view.torn
    if not total:
        return
    page.centred(pillow_fight_sprites.torn_stamp(48, theme.PANEL), ROW_X + 30, y - 2)
    page.fitted(
        ROW_X + 66, y - 4, words("board-torn", torn=view.torn), (theme.SMALL,), theme.MUTED, theme.PANEL, 150, shades=2
    )
    said = words("board-whole", whole=whole(view))
    page.fitted(ROW_X + 66, y + 26, said, (theme.SMALL,), theme.CREAM, theme.PANEL, 150, shades=2)
