"""A picture of ranges beside each other: how long a game takes, by its house rules. In the look of the boards."""

from __future__ import annotations

import math
from collections.abc import Sequence

from msgspec import Struct

from renderers import sprites, theme
from renderers.canvas import Brush, Sheet, painted
from renderers.theme import MARGIN, WIDTH

HEADER = 190
TINY = 22
ROW = 66
HEAD = 22
FOOT = 64
INSET = 48
SCALE = (466, 368)
"""The left edge and the width of the ranges' scale, in pixels."""
STEPS = (1, 2, 5, 10, 15, 20, 30, 60, 120, 240)
"""Steps that the scale may count by, so that it has few marks."""


class QuantileBar(Struct, frozen=True):
    """One range of the chart: the tenth, fiftieth and ninetieth percentiles of game length.

    ``now`` marks the range to which the others are compared; ``told`` is written behind the bar, ``above`` in small
    print over its name.
    """

    name: str
    above: str
    low: float
    middle: float
    high: float
    told: str
    now: bool = False


def draw_length_chart(title: str, about: str, rows: Sequence[QuantileBar]) -> bytes:
    """Return a PNG with a bar for each range and a mark at its median.

    A dashed line shows the median of the present range.
    """
    most = max(row.high for row in rows)
    step = next((step for step in STEPS if most / step <= 5), STEPS[-1])
    top = step * max(1, math.ceil(most / step))
    bottom = HEADER + HEAD + len(rows) * ROW
    height = bottom + FOOT + MARGIN
    left, wide = SCALE

    def at(value: float) -> float:
        return left + wide * value / top

    def draw(brush: Brush) -> None:
        sprites.night(brush, WIDTH, height)
        sprites.fairy_lights(brush, WIDTH, 34)
        sprites.moon(brush, (WIDTH - 110, 122), 46)
        sprites.blanket(brush, (MARGIN, HEADER, WIDTH - MARGIN, height - MARGIN))
        for mark in range(0, top + 1, step):
            brush.rect((at(mark) - 1, HEADER + HEAD, at(mark) + 1, bottom + 6), theme.PATCH)
        for number, row in enumerate(rows):
            line = HEADER + HEAD + number * ROW
            if row.now:
                brush.rounded((MARGIN + 8, line + 2, WIDTH - MARGIN - 8, line + ROW - 2), 14, theme.PATCH)
            _bar(brush, row, at(row.low), at(row.middle), at(row.high), line)
        for now in (row for row in rows if row.now):
            x = at(now.middle)
            for dash in range(2 * len(rows)):
                above = HEADER + HEAD + dash * ROW / 2
                brush.rect((x - 1.5, above + 4, x + 1.5, above + ROW / 4), theme.LAMP)

    page = Sheet(painted((WIDTH, height), theme.SKY[0], draw, 3))
    ground = theme.sky(0.12)
    page.fitted(INSET, 116, title, (theme.TITLE, theme.HEAD), theme.CREAM, ground, 740)
    page.write(INSET, 162, about, theme.SMALL, theme.LAMP, ground, limit=740, least=theme.FINE_PRINT)
    for number, row in enumerate(rows):
        y = HEADER + HEAD + number * ROW + ROW // 2 + 10
        under = theme.PATCH if row.now else theme.PANEL
        colour = theme.LAMP if row.now else theme.CREAM
        room = left - INSET - 24
        if row.above:
            page.fitted(INSET, y - 16, row.above, (TINY, TINY - 2), theme.MUTED, under, room)
        page.fitted(INSET, y + (14 if row.above else 0), row.name, (theme.SMALL, TINY), colour, under, room)
        page.write(
            WIDTH - INSET, y, row.told, theme.SMALL, colour, under, "right", limit=WIDTH - INSET - left - wide - 8
        )
    for mark in range(0, top + 1, step):
        page.write(at(mark), bottom + 40, str(mark), theme.SMALL, theme.MUTED, theme.PANEL, "middle")
    return page.png()


def _bar(brush: Brush, row: QuantileBar, low: float, middle: float, high: float, y: float) -> None:
    centre = y + ROW / 2
    colour = theme.LAMP if row.now else theme.BLUE
    brush.rounded((low - 7, centre - 7, max(high, low + 2) + 7, centre + 7), 7, theme.FAINT)
    brush.disc((middle, centre), 14, theme.INK)
    brush.disc((middle, centre), 11, colour)
