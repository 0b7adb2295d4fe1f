"""Pictures of many games: who won how often, and how long they took. In the look of the boards, for the laboratory."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from games.core.percents import percent
from renderers import sprites, theme
from renderers.canvas import Brush, Sheet, painted
from renderers.theme import MARGIN, WIDTH

HEADER = 190
ROW = 62
HEAD = 60
CHART = 300
"""Height of the columns, in pixels."""
INSET = 48
SCALE = (330, 520)
"""Left edge and width of the shares' scale, in pixels."""
COLUMNS = 60
"""The most columns a distribution is drawn in; more lengths than that share columns, evenly."""


class WinShareBar(Struct, frozen=True):
    """A player's share of the wins and its 95% interval, all from 0 to 1; ``seat`` gives colour and shape."""

    name: str
    seat: int
    share: float
    low: float
    high: float


class DistributionTexts(Struct, frozen=True):
    """Texts of the picture: the heading, the line below it, and the headings of the two parts."""

    title: str
    about: str
    wins: str
    lengths: str


def draw_distribution(
    texts: DistributionTexts, players: Sequence[WinShareBar], lengths: Mapping[int, int], marks: tuple[int, int, int]
) -> bytes:
    """Return a PNG of the players' wins and the games' lengths.

    Each player has a bar with its interval and a dashed line at a fair share. Below, a chart shows how many games
    (``lengths``' values) took how many turns (its keys), with the three quantiles ``marks``.
    """
    wins = HEAD + len(players) * ROW + 22
    top = HEADER + wins + theme.GAP
    height = top + HEAD + CHART + 76 + MARGIN

    def draw(brush: Brush) -> None:
        sprites.night(brush, WIDTH, height)
        sprites.fairy_lights(brush, WIDTH, 34)
        sprites.moon(brush, (WIDTH - 110, 122), 46)
        sprites.blanket(brush, (MARGIN, HEADER, WIDTH - MARGIN, HEADER + wins))
        sprites.blanket(brush, (MARGIN, top, WIDTH - MARGIN, height - MARGIN))
        for row, bar in enumerate(players):
            _bar(brush, bar, HEADER + HEAD + row * ROW, len(players))

    page = Sheet(painted((WIDTH, height), theme.SKY[0], draw, 3))
    ground = theme.sky(0.12)
    page.write(INSET, 116, texts.title, theme.TITLE, theme.CREAM, ground, limit=740, least=theme.FINE_PRINT)
    page.write(INSET, 162, texts.about, theme.SMALL, theme.LAMP, ground, limit=740, least=theme.FINE_PRINT)
    page.write(
        INSET + 8, HEADER + 44, texts.wins, theme.SMALL, theme.MUTED, theme.PANEL, limit=860, least=theme.FINE_PRINT
    )
    for row, bar in enumerate(players):
        middle = HEADER + HEAD + row * ROW + ROW // 2
        page.centred(sprites.badge_stamp(bar.seat, 22, theme.PANEL, False), INSET + 32, middle)
        page.fitted(INSET + 68, middle + 11, bar.name, (theme.BODY, theme.SMALL), theme.CREAM, theme.PANEL, 190)
        told = f"{percent(bar.share, 1)}%"
        page.write(WIDTH - INSET - 8, middle + 11, told, theme.BODY, theme.CREAM, theme.PANEL, "right")
    page.write(
        INSET + 8, top + 44, texts.lengths, theme.SMALL, theme.MUTED, theme.PANEL, limit=860, least=theme.FINE_PRINT
    )
    _columns(page, lengths, marks, top + HEAD + 16)
    return page.png()


def _bar(brush: Brush, bar: WinShareBar, y: float, players: int) -> None:
    left, wide = SCALE
    brush.rounded((left, y + 12, left + wide, y + ROW - 12), 10, theme.PATCH)
    if bar.share > 0:
        end = left + max(20.0, wide * bar.share)
        brush.rounded((left, y + 12, end, y + ROW - 12), 10, theme.seat_colour(bar.seat))
    fair = left + wide / players
    for dash in range(5):
        brush.rect((fair - 1.5, y + dash * ROW / 5 + 2, fair + 1.5, y + dash * ROW / 5 + ROW / 10 + 2), theme.LAMP)
    # The interval, cream with a dark rim, so that it is seen on the bar and beside it.
    middle, low, high = y + ROW / 2, left + wide * bar.low, left + wide * bar.high
    for colour, thick in ((theme.INK, 7.0), (theme.CREAM, 3.0)):
        brush.line([(low, middle), (high, middle)], colour, thick)
        for end in (low, high):
            brush.line([(end, middle - 8), (end, middle + 8)], colour, thick)


def _columns(page: Sheet, lengths: Mapping[int, int], marks: tuple[int, int, int], top: int) -> None:
    longest, shortest = max(lengths), min(lengths)
    # The rare long games would press all others into a corner: the last column holds them all.
    most = min(longest, max(marks[2] + (marks[2] - marks[1]), shortest))
    per = max(1, -(-(most - shortest + 1) // COLUMNS))
    count = (most - shortest) // per + 1
    heights = [0] * count
    for turns, games in lengths.items():
        heights[min(count - 1, (turns - shortest) // per)] += games
    left, wide, base = INSET + 12, WIDTH - 2 * INSET - 24, top + CHART - 20
    step = min(wide / count, 64.0)
    left += round((wide - step * count) / 2)
    tallest = max(heights)
    median = min(count - 1, (marks[1] - shortest) // per)
    for at, games in enumerate(heights):
        high = round((CHART - 60) * games / tallest)
        x0, x1 = left + round(step * at), left + round(step * (at + 1))
        within = marks[0] <= shortest + per * at + per - 1 and shortest + per * at <= marks[2]
        colour = theme.LAMP if at == median else theme.BLUE if within else theme.FAINT
        if games:
            page.box(x0, base - max(2, high), max(1, x1 - x0 - (2 if step > 5 else 0)), max(2, high), colour)
    page.box(INSET + 12, base, wide, 3, theme.SEAM)
    room = -1.0
    for at in sorted({0, median, count - 1, *(min(count - 1, (mark - shortest) // per) for mark in marks)}):
        first, last = shortest + per * at, min(most, shortest + per * at + per - 1)
        told = f"{first}+" if at == count - 1 and longest > last else str(first) if per == 1 else f"{first}–{last}"
        x = left + step * (at + 0.5)
        reach = 12 * len(told) / 2 + 16
        if at in (median, count - 1) or x - reach > room:
            colour = theme.LAMP if at == median else theme.MUTED
            page.write(min(x, WIDTH - INSET - reach), base + 38, told, theme.SMALL, colour, theme.PANEL, "middle")
            room = x + reach
