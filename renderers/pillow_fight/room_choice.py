"""The board before there is a room: the ready-made ones of the size, to be chosen by their looks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from games.pillow_fight.rules.state import View
from renderers import sprites, theme
from renderers.canvas import Brush, Sheet, painted
from renderers.pillow_fight import background
from renderers.pillow_fight import sprites as pillow_fight_sprites
from renderers.pillow_fight.board import header, task_text
from renderers.pillow_fight.layout import HEADER, MOON, PILLOW
from renderers.pillow_fight.view_model import Ready, place, ready_rooms, width
from renderers.text_protocol import Words
from renderers.theme import GAP, MARGIN, WIDTH

PANE = (WIDTH - 2 * MARGIN - GAP) // 2
CELLS = {6: 62, 8: 47, 10: 38}
ROOM_SIDE = 380
PANE_HEIGHT = ROOM_SIDE + 76
HEIGHT = HEADER + 2 * PANE_HEIGHT + GAP + MARGIN


def _corner(number: int) -> tuple[int, int]:
    return MARGIN + number % 2 * (PANE + GAP), HEADER + number // 2 * (PANE_HEIGHT + GAP)


@lru_cache(1)
def _night() -> Image.Image:
    def draw(brush: Brush) -> None:
        sprites.night(brush, WIDTH, HEIGHT)
        sprites.glow(brush, PILLOW, 96)
        sprites.moon(brush, MOON, 60)
        for number in range(4):
            x, y = _corner(number)
            sprites.blanket(brush, (x, y, x + PANE, y + PANE_HEIGHT))

    return painted((WIDTH, HEIGHT), theme.SKY[0], draw, 3)


@lru_cache(6)
def _rooms(rooms: tuple[Ready, ...]) -> Image.Image:
    page = Sheet(_night())
    for number, ready in enumerate(rooms):
        rows = ready.room.split("/")
        cell = CELLS[len(rows)]
        side = cell * len(rows)
        x, y = _corner(number)
        left = x + (PANE - side) // 2
        page.box(left - 4, y + 60, side + 8, side + 8, background.FRAME_LIGHT)
        page.stamp(background.room_sheet(rows, cell).cut(), left, y + 64)
        for square in ready.fragile:
            column, row = place(square)
            middle = left + (column + 0.5) * cell, y + 64 + (len(rows) - row - 0.5) * cell
            page.centred(pillow_fight_sprites.vase_stamp(round(cell * 0.9), background.GROUND), *middle)
    return page.cut().image


def sheet(view: View, named: Sequence[str], words: Words) -> Sheet:
    """Return the rooms to choose from, and the players."""
    rooms = tuple(ready_rooms(view))
    page = Sheet(_rooms(rooms))
    header(page, view.turn or 0, named[view.turn or 0], task_text(view, words))
    page.centred(pillow_fight_sprites.large_pillow_stamp(116, theme.CREAM, theme.sky(0.1)), *PILLOW)
    x, y = MOON
    across = width(view)
    page.write(x, y + 14, words("board-size", width=across), 36, theme.INK, theme.LAMP, "middle", limit=104)
    for number, ready in enumerate(rooms):
        left, top = _corner(number)
        said = words(f"room-{ready.key}")
        page.write(left + PANE / 2, top + 45, said, theme.BODY, theme.CREAM, theme.PANEL, "middle", limit=PANE - 50)
    _people(page, view, named, words)
    return page


def _people(page: Sheet, view: View, named: Sequence[str], words: Words) -> None:
    x, y = _corner(3)
    said = words("board-or-draw")
    page.write(x + PANE / 2, y + 45, said, theme.BODY, theme.CREAM, theme.PANEL, "middle", limit=PANE - 40)
    step = min(66, (PANE_HEIGHT - 84) // view.seats)
    for seat in range(view.seats):
        middle = y + 96 + seat * step
        gone = seat in view.resigned
        page.centred(sprites.badge_stamp(seat, 24, theme.PANEL, gone), x + 62, middle)
        ink = theme.FAINT if gone else theme.LAMP if seat == view.turn else theme.CREAM
        name = words("board-left-short", name=named[seat]) if gone else named[seat]
        page.write(x + 100, middle + 11, name, theme.BODY, ink, theme.PANEL, limit=PANE - 136)
