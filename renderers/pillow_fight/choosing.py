"""The board before there is a room: the ready-made ones of the size, to be chosen by their looks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from games.pillow_fight.state import View
from renderers import pieces, theme
from renderers.canvas import Brush, Sheet, painted
from renderers.pillow_fight import things
from renderers.pillow_fight.facts import ready_rooms, width
from renderers.pillow_fight.fight import HEADER, INSET, MOON, PILLOW, told
from renderers.theme import GAP, MARGIN, WIDTH
from renderers.words import Words

PANE = (WIDTH - 2 * MARGIN - GAP) // 2
CELLS = {6: 62, 8: 47, 10: 38}
ROOM_SIDE = 380
PANE_HEIGHT = ROOM_SIDE + 76
HEIGHT = HEADER + 2 * PANE_HEIGHT + GAP + MARGIN


def _corner(place: int) -> tuple[int, int]:
    return MARGIN + place % 2 * (PANE + GAP), HEADER + place // 2 * (PANE_HEIGHT + GAP)


@lru_cache(1)
def _night() -> Image.Image:
    def draw(brush: Brush) -> None:
        pieces.night(brush, WIDTH, HEIGHT)
        pieces.glow(brush, PILLOW, 96)
        pieces.moon(brush, MOON, 60)
        pieces.fairy_lights(brush, WIDTH, 34)
        for place in range(4):
            x, y = _corner(place)
            pieces.blanket(brush, (x, y, x + PANE, y + PANE_HEIGHT))

    return painted((WIDTH, HEIGHT), theme.SKY[0], draw, 3)


@lru_cache(3)
def _rooms(size: str, rooms: tuple[tuple[str, str], ...]) -> Image.Image:
    page = Sheet(_night())
    for place, (_, room) in enumerate(rooms):
        rows = room.split("/")
        cell = CELLS[len(rows)]
        side = cell * len(rows)
        x, y = _corner(place)
        left = x + (PANE - side) // 2
        page.box(left - 3, y + 61, side + 6, side + 6, theme.SEAM)
        page.stamp(things.room_sheet(rows, cell).cut(), left, y + 64)
    return page.cut().image


def sheet(view: View, named: Sequence[str], words: Words) -> Sheet:
    """The rooms to choose from, and who is playing."""
    rooms = tuple(ready_rooms(view))
    page = Sheet(_rooms(view.options.size, rooms))
    ground = theme.sky(0.1)
    seat = view.turn or 0
    page.stamp(pieces.badge_stamp(seat, 38, ground), INSET - 8, 58)
    page.write(INSET + 86, 116, named[seat], 54, theme.CREAM, ground, limit=490)
    page.fitted(INSET, 162, told(view, words), (36, 31, 27), theme.LAMP, ground, 576)
    page.centred(things.pillow_stamp(1, 116, ground), *PILLOW)
    x, y = MOON
    across = width(view)
    page.write(x, y + 14, words("board-size", width=across), 36, theme.INK, theme.LAMP, "middle", limit=104)
    for place, (key, _) in enumerate(rooms):
        left, top = _corner(place)
        said = words(f"room-{key}")
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
        gone = seat in view.out
        page.centred(pieces.badge_stamp(seat, 24, theme.PANEL, gone), x + 62, middle)
        ink = theme.FAINT if gone else theme.LAMP if seat == view.turn else theme.CREAM
        name = words("board-left-short", name=named[seat]) if gone else named[seat]
        page.write(x + 100, middle + 11, name, theme.BODY, ink, theme.PANEL, limit=PANE - 136)
