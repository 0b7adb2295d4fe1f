"""A leaderboard as a picture: ten lines with a place, a name and a bar, the first three as on a podium."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct
from PIL import Image

from renderers import sprites, theme
from renderers.canvas import Brush, Sheet, Stamp, painted, stamp
from renderers.text.text_layout import clean
from renderers.theme import MARGIN, WIDTH, Colour

HEADER = 176
ROW = 78
INSET = 44
BADGE = 27
"""The radius of a place."""
BAR = (132, 724)
"""The left edge of bars, and the width of the longest, in pixels."""
FLOOR = 500
"""The rating at which a bar would have no length."""

MEDALS: Sequence[Colour] = (theme.LAMP, theme.MUTED, theme.EMBER)
"""Colours of the first three places."""

_WIDE = 1000
"""Place from which on numbers are too wide for a disc."""


class LeaderboardLine(Struct, frozen=True):
    """One person: their ``place`` (None: a newcomer's), what is ``told`` small below the name, and whether it is the
    reader's own line.

    ``part`` is the length of the bar, from 0 to 1, and ``shown`` the score as it is written, where these do not follow
    from a rating.
    """

    place: int | None
    name: str
    score: int
    told: str
    mine: bool = False
    part: float | None = None
    shown: str = ""


def draw_leaderboard(title: str, about: str, lines: Sequence[LeaderboardLine], nameless: str) -> bytes:
    """Return a PNG of the leaderboard lines under a title and a line about it.

    A player whose name cannot be drawn is called ``nameless``.
    """
    longest = max([1000, *(line.score for line in lines)])
    page = Sheet(_background(max(1, len(lines))))
    ground = theme.sky(0.12)
    page.fitted(INSET, 108, title, (theme.TITLE, theme.HEAD, theme.BODY), theme.CREAM, ground, 770)
    page.write(INSET, 152, about, theme.SMALL, theme.LAMP, ground, limit=770, least=theme.FINE_PRINT)
    for row, line in enumerate(lines):
        _under(page, line, _top(row), longest)
        _write(page, line, _top(row), nameless)
    return page.png()


def _top(row: int) -> int:
    return HEADER + theme.GAP + row * ROW


def _under(page: Sheet, line: LeaderboardLine, top: int, longest: int) -> None:
    left, wide = BAR
    if line.mine:
        page.stamp(_lit(), MARGIN + 10, top + 1)
    ground = theme.LIT if line.mine else theme.PANEL
    part = min(1.0, max(0.0, (line.score - FLOOR) / (longest - FLOOR))) if line.part is None else line.part
    page.stamp(_bar(wide, theme.PATCH, ground), left, top + ROW - 17)
    page.stamp(_bar(max(8, round(wide * part)), _colour(line), theme.PATCH), left, top + ROW - 17)
    if line.place is not None and line.place < _WIDE:
        page.centred(_disc(_colour(line), ground), INSET + 40, top + ROW // 2)


@lru_cache(4)
def _background(rows: int) -> Image.Image:
    height = HEADER + rows * ROW + 2 * theme.GAP + MARGIN

    def draw(brush: Brush) -> None:
        sprites.night(brush, WIDTH, height)
        sprites.fairy_lights(brush, WIDTH, 34)
        sprites.moon(brush, (WIDTH - 100, 116), 42)
        sprites.blanket(brush, (MARGIN, HEADER, WIDTH - MARGIN, height - MARGIN))

    return painted((WIDTH, height), theme.SKY[0], draw, 3)


@lru_cache(1)
def _lit() -> Stamp:
    """Return the highlight behind the reader's own line."""
    size = (WIDTH - 2 * (MARGIN + 10), ROW - 2)
    return stamp(size, theme.PANEL, lambda brush: brush.rounded((0, 0, *size), 16, theme.LIT))


@lru_cache(128)
def _bar(wide: int, colour: Colour, ground: Colour) -> Stamp:
    return stamp((wide, 8), ground, lambda brush: brush.rounded((0, 0, wide, 8), 4, colour))


@lru_cache(16)
def _disc(colour: Colour, ground: Colour) -> Stamp:
    return stamp((2 * BADGE, 2 * BADGE), ground, lambda brush: brush.disc((BADGE, BADGE), BADGE, colour))


def _write(page: Sheet, line: LeaderboardLine, top: int, nameless: str) -> None:
    ground = theme.LIT if line.mine else theme.PANEL
    at, base = INSET + 40, top + ROW // 2 + 11
    if line.place is None:
        page.write(at, base, "★", theme.BODY, theme.GOOD, ground, "middle")
    elif line.place < _WIDE:
        ink = theme.INK if line.place <= len(MEDALS) else theme.CREAM
        page.fitted(at, base, str(line.place), (theme.BODY, theme.SMALL), ink, _colour(line), 2 * BADGE, "middle")
    else:
        page.fitted(at, base, str(line.place), (theme.SMALL, 24), theme.MUTED, ground, 96, "middle")
    left, wide = BAR
    small = page.write(
        left + wide, top + 44, line.told, theme.SMALL, theme.MUTED, ground, "right", 300, least=theme.FINE_PRINT
    )
    name = clean(line.name) or nameless
    page.fitted(left, top + 45, name, (theme.HEAD, theme.BODY, theme.SMALL), theme.CREAM, ground, wide - small - 24)
    page.write(
        WIDTH - INSET - 8, top + ROW // 2 + 14, line.shown or str(line.score), theme.HEAD, theme.CREAM, ground, "right"
    )


def _colour(line: LeaderboardLine) -> Colour:
    if line.place is None:
        return theme.GOOD
    return MEDALS[line.place - 1] if line.place <= len(MEDALS) else theme.SEAM
