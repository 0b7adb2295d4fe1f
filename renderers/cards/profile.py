"""Profile card: a user's name, their results, and their rating over time with its uncertainty.

The rating is the least strength that the user is likely to have: a line. The band above it reaches up to the greatest,
and the heading names both.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct
from PIL import Image

from renderers import sprites, theme
from renderers.canvas import Brush, Point, Sheet, Stamp, painted
from renderers.text.text_layout import clean
from renderers.theme import MARGIN, WIDTH

HEADER = 180
TILES = 124
"""Height of the row of numbers, in pixels."""
EDGE = 4
"""Part of a tile's width that the label below its number leaves free."""
LABELS = (theme.SMALL, 24, 22, 20)
"""Sizes of labels; the largest that fits is taken."""
CHART = 380
HEIGHT = HEADER + TILES + theme.GAP + CHART + MARGIN
INSET = 48
PLOT = (128, 70, 908, 312)
"""Area of the curve, within the chart's panel: left, top, right, bottom."""
MOST = 260
"""The most points that a curve is drawn through; of more, evenly chosen ones, and always the latest."""
LEAST_SPAN = 60.0
"""Least span of ratings in the picture: a curve that hardly moves should look like one."""


class RatingPointMark(Struct, frozen=True):
    """A rating after a game, the best guess of the strength behind it, and how strong they are at most."""

    rating: int
    guess: int
    most: int


class ProfileTexts(Struct, frozen=True):
    """Texts of a profile card.

    The name, the subtitle, up to four pairs (number, what it counts), the chart's heading, the labels at its two ends,
    and two lines to show if there is no rating yet.
    """

    name: str
    about: str
    numbers: tuple[tuple[str, str], ...]
    curve: str
    first: str
    latest: str
    nothing: tuple[str, str]


def draw_profile(texts: ProfileTexts, history: Sequence[RatingPointMark]) -> bytes:
    """Return a profile card as a PNG; ``history`` holds the rating after each rated game, oldest first.

    It may be empty.
    """
    page = Sheet(_background(len(texts.numbers)))
    ground = theme.sky(0.12)
    page.fitted(INSET, 112, clean(texts.name) or "?", (theme.HUGE, theme.TITLE, theme.HEAD), theme.CREAM, ground, 740)
    page.write(INSET, 158, texts.about, theme.SMALL, theme.LAMP, ground, limit=740, least=theme.FINE_PRINT)
    for place, (number, what) in enumerate(texts.numbers):
        left, right = _tile(place, len(texts.numbers))
        middle, wide = (left + right) / 2, right - left - 24
        sizes = (theme.TITLE, theme.HEAD, theme.SMALL)
        page.fitted(middle, HEADER + 62, number, sizes, theme.CREAM, theme.PANEL, wide, "middle")
        page.fitted(middle, HEADER + 101, what, LABELS, theme.MUTED, theme.PANEL, right - left - EDGE, "middle")
    top = HEADER + TILES + theme.GAP
    if history:
        _chart(page, texts, history, top)
    else:
        page.centred(sprites.die_stamp(120, None, -8, theme.PANEL), WIDTH / 2, top + 138)
        for line, (size, colour) in enumerate(((theme.HEAD, theme.CREAM), (theme.SMALL, theme.MUTED))):
            page.write(
                WIDTH / 2,
                top + 266 + 44 * line,
                texts.nothing[line],
                size,
                colour,
                theme.PANEL,
                "middle",
                860,
                least=theme.FINE_PRINT,
            )
    return page.png()


def _chart(page: Sheet, texts: ProfileTexts, history: Sequence[RatingPointMark], top: int) -> None:
    left, _, right, bottom = PLOT
    spots = _thinned(history)
    low, high = _range(spots)
    ticks = _ticks(low, high)
    page.stamp(_curve(tuple(spots), low, high, tuple(ticks)), MARGIN + 16, top + 16)
    page.write(
        INSET + 8, top + 46, texts.curve, theme.SMALL, theme.MUTED, theme.PANEL, limit=860, least=theme.FINE_PRINT
    )
    x0 = MARGIN
    for tick in ticks:
        y = top + _height(tick, low, high)
        page.write(x0 + left - 14, y + 9, f"{tick:.0f}", theme.SMALL, theme.MUTED, theme.PANEL, "right")
    if len(history) == 1:
        middle = x0 + (left + right) / 2
        page.write(
            middle,
            top + bottom + 44,
            texts.latest,
            theme.SMALL,
            theme.MUTED,
            theme.PANEL,
            "middle",
            600,
            least=theme.FINE_PRINT,
        )
    else:
        page.write(
            x0 + left,
            top + bottom + 44,
            texts.first,
            theme.SMALL,
            theme.MUTED,
            theme.PANEL,
            limit=360,
            least=theme.FINE_PRINT,
        )
        page.write(
            x0 + right, top + bottom + 44, texts.latest, theme.SMALL, theme.MUTED, theme.PANEL, "right", limit=360
        )


def _thinned(history: Sequence[RatingPointMark]) -> list[RatingPointMark]:
    if len(history) <= MOST:
        return list(history)
    step = (len(history) - 1) / (MOST - 1)
    return [history[round(step * at)] for at in range(MOST)]


def _range(spots: Sequence[RatingPointMark]) -> tuple[float, float]:
    low, high = min(spot.rating for spot in spots), max(spot.most for spot in spots)
    room = max(0.06 * (high - low), (LEAST_SPAN - (high - low)) / 2)
    return low - room, high + room


def _ticks(low: float, high: float) -> list[float]:
    """Three to six round numbers between the two."""
    rough = max(5.0, (high - low) / 6)
    power: float = 10.0 ** math.floor(math.log10(rough))
    step = next(power * nice for nice in (1, 2, 2.5, 5, 10) if power * nice >= rough)
    first = math.ceil(low / step)
    return [round(step * at, 6) for at in range(first, math.floor(high / step) + 1)]


def _height(rating: float, low: float, high: float) -> float:
    """Return the height of a rating in the picture, in pixels from the top of the panel."""
    _, upper, _, lower = PLOT
    return lower - (rating - low) / (high - low) * (lower - upper)


@lru_cache(4)
def _curve(spots: tuple[RatingPointMark, ...], low: float, high: float, ticks: tuple[float, ...]) -> Stamp:
    """Return the chart without its text: lines, the band of the uncertainty, the curve and its latest point."""
    left, _, right, _ = PLOT
    edge = 16.0

    def at(place: int, rating: float) -> Point:
        part = place / (len(spots) - 1) if len(spots) > 1 else 0.5
        return left - edge + (right - left) * part, _height(rating, low, high) - edge

    def draw(brush: Brush) -> None:
        for tick in ticks:
            y = round(_height(tick, low, high)) - edge
            brush.rect((left - edge, y - 1, right - edge, y + 1), theme.blend(theme.PANEL, theme.SEAM, 0.5))
        upper = [at(place, spot.most) for place, spot in enumerate(spots)]
        lower = [at(place, spot.rating) for place, spot in enumerate(spots)]
        if len(spots) > 1:
            brush.polygon([*upper, *reversed(lower)], theme.LIT)
            brush.line(lower, theme.LAMP, 5)
        else:
            (x, y0), (_, y1) = upper[0], lower[0]
            brush.rect((x - 34, y0, x + 34, y1), theme.LIT)
            brush.line([(x - 34, y1), (x + 34, y1)], theme.LAMP, 5)
        x, y = at(len(spots) - 1, spots[-1].rating)
        brush.disc((x, y), 13, theme.INK)
        brush.disc((x, y), 10, theme.CREAM)
        brush.disc((x, y), 5, theme.EMBER)

    size = (WIDTH - 2 * MARGIN - 32, CHART - 32)
    return Stamp(painted(size, theme.PANEL, draw, 3), None)


def _tile(place: int, count: int) -> tuple[int, int]:
    """Return the left and right edges of a number's tile."""
    wide = (WIDTH - 2 * MARGIN - theme.GAP * (count - 1)) / count
    left = MARGIN + place * (wide + theme.GAP)
    return round(left), round(left + wide)


@lru_cache(4)
def _background(numbers: int) -> Image.Image:
    top = HEADER + TILES + theme.GAP

    def draw(brush: Brush) -> None:
        sprites.night(brush, WIDTH, HEIGHT)
        sprites.fairy_lights(brush, WIDTH, 34)
        sprites.moon(brush, (WIDTH - 110, 118), 46)
        for place in range(numbers):
            left, right = _tile(place, numbers)
            brush.rounded((left, HEADER, right, HEADER + TILES), theme.RADIUS, theme.PANEL)
        sprites.blanket(brush, (MARGIN, top, WIDTH - MARGIN, HEIGHT - MARGIN))

    return painted((WIDTH, HEIGHT), theme.SKY[0], draw, 3)
