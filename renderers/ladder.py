"""A leaderboard as a picture: ten lines with a place, a name and a bar, the first three as on a podium."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from renderers import pieces, theme
from renderers.canvas import Brush, Sheet, painted
from renderers.lettering import clean
from renderers.theme import MARGIN, WIDTH, Colour

HEADER = 176
ROW = 78
INSET = 44
BADGE = 27
"""The radius of a place."""
BAR = (132, 724)
"""Where bars begin, and how wide the longest is, in pixels."""
FLOOR = 500
"""The rating at which a bar would have no length."""

MEDALS: Sequence[Colour] = (theme.LAMP, theme.MUTED, theme.EMBER)
"""For the first three places."""

_WIDE = 1000
"""From this place on numbers are too wide for a disc."""


class Line(Struct, frozen=True):
    """One person: their ``place`` (None: a newcomer's), what is ``told`` small below the name, and whether it is the
    reader's own line."""

    place: int | None
    name: str
    score: int
    told: str
    mine: bool = False


def ladder(title: str, about: str, lines: Sequence[Line], nameless: str) -> bytes:
    """A PNG of these lines under a title and a line about it; ``nameless`` is called whose name cannot be drawn."""
    height = HEADER + max(1, len(lines)) * ROW + 2 * theme.GAP + MARGIN
    longest = max([1000, *(line.score for line in lines)])

    def draw(brush: Brush) -> None:
        pieces.night(brush, WIDTH, height)
        pieces.fairy_lights(brush, WIDTH, 34)
        pieces.moon(brush, (WIDTH - 100, 116), 42)
        pieces.blanket(brush, (MARGIN, HEADER, WIDTH - MARGIN, height - MARGIN))
        for row, line in enumerate(lines):
            _under(brush, line, _top(row), longest)

    page = Sheet(painted((WIDTH, height), theme.SKY[0], draw, 3))
    ground = theme.sky(0.12)
    page.fitted(INSET, 108, title, (theme.TITLE, theme.HEAD, theme.BODY), theme.CREAM, ground, 770)
    page.write(INSET, 152, about, theme.SMALL, theme.LAMP, ground, limit=770)
    for row, line in enumerate(lines):
        _write(page, line, _top(row), nameless)
    return page.png()


def _top(row: int) -> int:
    return HEADER + theme.GAP + row * ROW


def _under(brush: Brush, line: Line, top: int, longest: int) -> None:
    left, wide = BAR
    if line.mine:
        brush.rounded((MARGIN + 10, top + 1, WIDTH - MARGIN - 10, top + ROW - 1), 16, theme.LIT)
    part = min(1.0, max(0.0, (line.score - FLOOR) / (longest - FLOOR)))
    brush.rounded((left, top + ROW - 17, left + wide, top + ROW - 9), 4, theme.PATCH)
    brush.rounded((left, top + ROW - 17, left + max(8.0, wide * part), top + ROW - 9), 4, _colour(line))
    if line.place is not None and line.place < _WIDE:
        brush.disc((INSET + 40, top + ROW / 2), BADGE, _colour(line))


def _write(page: Sheet, line: Line, top: int, nameless: str) -> None:
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
    small = page.write(left + wide, top + 44, line.told, theme.SMALL, theme.MUTED, ground, "right", 300)
    name = clean(line.name) or nameless
    page.fitted(left, top + 45, name, (theme.HEAD, theme.BODY, theme.SMALL), theme.CREAM, ground, wide - small - 24)
    page.write(WIDTH - INSET - 8, top + ROW // 2 + 14, str(line.score), theme.HEAD, theme.CREAM, ground, "right")


def _colour(line: Line) -> Colour:
    if line.place is None:
        return theme.GOOD
    return MEDALS[line.place - 1] if line.place <= len(MEDALS) else theme.SEAM
