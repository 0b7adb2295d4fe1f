"""The course of a game as a picture: each player's chance to win, from the start to the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from msgspec import Struct

from renderers import sprites, theme
from renderers.canvas import Brush, Point, Sheet, painted
from renderers.names import lined
from renderers.text_protocol import Words
from renderers.theme import MARGIN, WIDTH, Colour

HEADER = 190
CHART = 470
"""Height of the chart, in pixels."""
ROW = 54
HEAD = 52
INSET = 48
HEADINGS = (theme.SMALL, 23, 19)
"""The sizes of a column's heading: the largest in which it has room."""
LEFT, RIGHT = 112, 892
"""Places of the first and the last step."""
THICK = 5.0
BADGE = 17
APART = 36
"""Least distance of the badges at the lines' ends."""
LEAST_BAND = 0.01
"""An interval narrower than this is not drawn: it would be covered by its line."""
FIRST_END, APART_ENDS = 418, 102
"""Right edge of the first column of figures, and the distance to the next one's."""


_At = Callable[[int, float], Point]


class ChanceLine(Struct, frozen=True):
    """A player: chances from the start to the last step, half the width of their intervals (all 0 to 1), and the
    figures beside the name, one a column."""

    name: str
    seat: int
    chances: tuple[float, ...]
    errors: tuple[float, ...]
    figures: tuple[str, ...]


class WinChartTexts(Struct, frozen=True):
    """Texts of the chart: the heading, two lines below it, and the headings of the columns of figures."""

    title: str
    about: str
    marks: str
    columns: tuple[str, ...]


class WinChart(Struct, frozen=True):
    """Contents of the chart; ``marks`` are the numbers of the marked steps."""

    texts: WinChartTexts
    lines: Sequence[ChanceLine]
    marks: tuple[int, ...]


def draw_win_chart(what: WinChart, words: Words) -> bytes:
    """Return the chart as a PNG: one line for each player, in the seat's colour with its shape at the end.

    The marked steps are numbered, and each player has a row below.
    """
    texts, lines = what.texts, what.lines
    bottom = HEADER + CHART + 2 * 40
    top = bottom + theme.GAP
    height = top + HEAD + ROW * len(lines) + 16 + MARGIN
    steps = max(1, len(lines[0].chances) - 1)

    def at(step: int, chance: float) -> Point:
        return LEFT + (RIGHT - LEFT) * step / steps, HEADER + 40 + CHART * (1 - chance)

    def draw(brush: Brush) -> None:
        sprites.night(brush, WIDTH, height)
        sprites.fairy_lights(brush, WIDTH, 34)
        sprites.moon(brush, (WIDTH - 110, 122), 46)
        sprites.blanket(brush, (MARGIN, HEADER, WIDTH - MARGIN, bottom))
        sprites.blanket(brush, (MARGIN, top, WIDTH - MARGIN, height - MARGIN))
        for quarter in range(5):
            x, y = at(0, quarter / 4)
            brush.rect((x, y - 1, RIGHT, y + 1), theme.SEAM)
        for step in what.marks:
            x, y = at(step, 1)
            for dash in range(0, CHART, 16):
                brush.rect((x - 1.5, y + dash, x + 1.5, y + min(dash + 9, CHART)), theme.LAMP)
        for line in lines:
            _band(brush, line, at)
        for line in lines:
            colour = theme.seat_colour(line.seat)
            flat = [at(step, chance) for step, chance in enumerate(line.chances)]
            # A dark rim keeps lines apart where they cross.
            brush.line(flat, theme.INK, THICK + 3)
            brush.line(flat, colour, THICK)

    page = Sheet(painted((WIDTH, height), theme.SKY[0], draw, 2))
    ground = theme.sky(0.12)
    page.write(INSET, 96, texts.title, theme.TITLE, theme.CREAM, ground, limit=740, least=theme.FINE_PRINT)
    page.write(INSET, 138, texts.about, theme.SMALL, theme.LAMP, ground, limit=740, least=theme.FINE_PRINT)
    page.write(INSET, 174, texts.marks, theme.SMALL, theme.LAMP, ground, limit=740, least=theme.FINE_PRINT)
    for quarter in range(5):
        _, y = at(0, quarter / 4)
        page.write(LEFT - 12, y + 9, f"{25 * quarter}", theme.SMALL, theme.MUTED, theme.PANEL, "right")
    last = -1000.0
    for place, step in enumerate(what.marks, 1):
        x, y = at(step, 1)
        x = max(x, last + 30)
        last = x
        page.write(x, y - 10, str(place), theme.SMALL, theme.LAMP, theme.PANEL, "middle")
    for step in sorted({0, steps // 2, steps}):
        x, y = at(step, 0)
        page.write(x, y + 34, str(step), theme.SMALL, theme.MUTED, theme.PANEL, "middle")
    heights = [at(0, line.chances[-1])[1] for line in lines]
    for line, y in zip(lines, spread(heights, APART, HEADER + 40.0 + CHART), strict=True):
        page.centred(sprites.badge_stamp(line.seat, BADGE, theme.PANEL), RIGHT + 34, y)
    _table(page, what, top, words)
    return page.png()


def _band(brush: Brush, line: ChanceLine, at: _At) -> None:
    """Draw the interval round a line, unless it is too narrow to be seen."""
    if max(line.errors) < LEAST_BAND:
        return
    pale = theme.blend(theme.PANEL, theme.seat_colour(line.seat), 0.22)
    pairs = list(enumerate(zip(line.chances, line.errors, strict=True)))
    above = [at(step, min(1.0, chance + error)) for step, (chance, error) in pairs]
    below = [at(step, max(0.0, chance - error)) for step, (chance, error) in pairs]
    brush.polygon([*above, *reversed(below)], pale)


def spread(heights: Sequence[float], apart: float, lowest: float) -> list[float]:
    """Return the heights, moved apart so that badges at them do not overlap, and none below ``lowest``."""
    found = list(heights)
    order = sorted(range(len(found)), key=lambda at: (found[at], at))
    for _ in range(200):
        moved = False
        for upper, lower in pairwise(order):
            lacking = apart - (found[lower] - found[upper])
            if lacking > 0.5:
                found[upper] -= lacking / 2
                found[lower] += lacking / 2
                moved = True
        if not moved:
            break
    # All of them stay beside the chart.
    for at in reversed(order):
        found[at] = min(found[at], lowest)
        lowest = found[at] - apart
    return found


def _table(page: Sheet, what: WinChart, top: int, words: Words) -> None:
    ends = [FIRST_END + APART_ENDS * place for place in range(len(what.texts.columns))]
    for x, text in zip(ends, what.texts.columns, strict=True):
        page.fitted(x, top + 38, text, HEADINGS, theme.MUTED, theme.PANEL, APART_ENDS - 8, "right")
    named = lined([line.name for line in what.lines], len(what.lines), words)
    for row, (line, name) in enumerate(zip(what.lines, named, strict=True)):
        middle = top + HEAD + row * ROW + ROW // 2
        page.centred(sprites.badge_stamp(line.seat, 20, theme.PANEL), INSET + 30, middle)
        page.fitted(INSET + 66, middle + 11, name, (theme.BODY, theme.SMALL), theme.CREAM, theme.PANEL, 230)
        for x, text in zip(ends, line.figures, strict=True):
            page.write(x, middle + 11, text, theme.BODY, _colour(text), theme.PANEL, "right")


def _colour(figure: str) -> Colour:
    return theme.EVIL if figure.startswith("−") else theme.GOOD if figure.startswith("+") else theme.CREAM
