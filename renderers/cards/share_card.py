"""The card of a finished game, to be pasted elsewhere: a headline, the throw that decided it, everybody's curve, and
what each has won by it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from msgspec import Struct
from PIL import Image

from games.core import Seat, Throw
from renderers import canvas, sprites, theme
from renderers.canvas import Brush, Point, Sheet, Stamp, painted, stamp
from renderers.charts.win_chance import spread
from renderers.names import lined
from renderers.seat_styles import cache_by_styles
from renderers.text_protocol import Words
from renderers.theme import MARGIN, WIDTH, Colour

INSET = 48
HEADER = 236
"""Height of the part with the headline, in pixels."""
MOMENT = 196
CHART = 310
ROW = 66
PLOT = (96, 78, 868, 286)
"""Area of the curves within their panel: left, top, right, bottom."""
HEADLINE = (700, 2)
"""Most width of the headline, and most lines."""
SIZES = (theme.TITLE, 44, theme.HEAD, theme.BODY)
"""Sizes of the headline; the largest that fits is taken."""
TOLD = 3
"""Lines of what happened."""
MOST = 160
"""The most points that a curve is drawn through; of more, evenly chosen ones, and always the last."""
DIE = 78
APART = 34
THICK = 4.5


class ShareCardLine(Struct, frozen=True):
    """A player: the place (1 is best), the name, the points as they are written (empty: the game has none), the rating
    and how it changed as they are written (empty: unrated), what was earned, and whether they have left."""

    seat: Seat
    place: int
    name: str
    points: str = ""
    rating: str = ""
    change: str = ""
    badge: str = ""
    left: bool = False


class ShareCardImage(Struct, frozen=True):
    """Contents of a share card.

    ``lines`` are the players, the best first. ``curves`` are each seat's points from start to end (empty: the game has
    none), ``told`` is the last event, ``throws`` are the dice that decided it, and ``moment`` is what that is called
    (empty: the game's end).
    """

    headline: str
    about: str
    told: str
    lines: Sequence[ShareCardLine]
    throws: Sequence[Throw] = ()
    curves: Sequence[Sequence[int]] = ()
    moves: int = 0
    moment: str = ""


def draw_share_card(what: ShareCardImage, words: Words) -> bytes:
    """Return a share card as a PNG."""
    charted = bool(what.curves) and len(what.curves[0]) > 1
    page = Sheet(_background(bool(what.told or what.throws), charted, len(what.lines)))
    _head(page, what, words)
    top = HEADER
    if what.told or what.throws:
        _moment(page, what, top, words)
        top += MOMENT + theme.GAP
    if charted:
        _curves(page, what, top, words)
        top += CHART + theme.GAP
    _lines(page, what, top, words)
    return page.png()


@lru_cache(16)
def _background(headlined: bool, charted: bool, players: int) -> Image.Image:
    parts = [MOMENT] * headlined + [CHART] * charted + [_rows(players)]
    height = HEADER + sum(parts) + theme.GAP * (len(parts) - 1) + MARGIN

    def draw(brush: Brush) -> None:
        sprites.night(brush, WIDTH, height)
        sprites.confetti(
            brush, (20, 60, WIDTH - 20, HEADER - 12), 190, (INSET - 18, 44, INSET + HEADLINE[0] + 10, HEADER)
        )
        sprites.glow(brush, (WIDTH - 130, 132), 118)
        sprites.fairy_lights(brush, WIDTH, 34)
        top = HEADER
        for part in parts:
            sprites.blanket(brush, (MARGIN, top, WIDTH - MARGIN, top + part))
            top += part + theme.GAP

    return painted((WIDTH, height), theme.SKY[0], draw, 3)


def _rows(players: int) -> int:
    return 32 + players * ROW


def _head(page: Sheet, what: ShareCardImage, words: Words) -> None:
    wide, most = HEADLINE
    size, lines = canvas.setting(what.headline, SIZES, wide, most)
    step = round(size * 1.12)
    ground = theme.sky(0.12)
    base = (HEADER - 26) // 2 + 24 - (len(lines) - 1) * step // 2
    for number, line in enumerate(lines):
        page.write(INSET, base + number * step, line, size, theme.CREAM, ground)
    page.write(
        INSET,
        base + (len(lines) - 1) * step + 46,
        what.about,
        theme.SMALL,
        theme.LAMP,
        ground,
        limit=wide,
        least=theme.FINE_PRINT,
    )
    winners = [line.seat for line in what.lines if line.place == 1][:3]
    radius = {1: 64, 2: 46}.get(len(winners), 36)
    for number, seat in enumerate(winners):
        x = WIDTH - 130 + (number - (len(winners) - 1) / 2) * radius * 1.7
        page.centred(sprites.crowned(seat, radius, theme.GLOW[2]), x, 126)


def _moment(page: Sheet, what: ShareCardImage, top: int, words: Words) -> None:
    page.write(INSET, top + 46, what.moment or words("keepsake-moment"), theme.SMALL, theme.MUTED, theme.PANEL)
    side = DIE if len(what.throws) <= 4 else DIE * 4 // 6
    air = side + 18
    for number, (seat, sides, face) in enumerate(what.throws):
        x, y = INSET + 8 + number * air + side / 2, top + 112
        page.centred(_die(sides, face, side, (-7, 5, -3, 8)[number % 4]), x, y)
        page.centred(sprites.badge_stamp(seat, 15, theme.PANEL), x + side * 0.42, y + side * 0.46)
    left = INSET + 8 + len(what.throws) * air + (22 if what.throws else 0)
    size, lines = canvas.setting(what.told, (theme.BODY, theme.SMALL), WIDTH - INSET - 8 - left, TOLD)
    step = round(size * 1.28)
    base = top + 112 + size // 3 - (len(lines) - 1) * step // 2
    for number, line in enumerate(lines):
        page.write(left, base + number * step, line, size, theme.CREAM, theme.PANEL)


@lru_cache(128)
def _die(sides: int, face: int, side: int, tilt: int) -> Stamp:
    """Return a die, with pips if it has six faces and a number otherwise."""
    if sides == 6:
        return sprites.die_stamp(side, face, tilt, theme.PANEL)
    box = round(side * 1.3)

    def draw(brush: Brush) -> None:
        centre = (box / 2, box / 2)
        corners = {4: 3, 8: 6}.get(sides, 5)
        for down, colour in ((side * 0.06, theme.SHADE), (0, theme.CREAM)):
            middle = (centre[0], centre[1] + down)
            brush.polygon(sprites.ring(middle, side * 0.5, corners, -90 + tilt), colour, side * 0.06)
        brush.word((centre[0], centre[1] + (side * 0.08 if corners == 3 else 0)), str(face), side * 0.46, theme.INK)

    return stamp((box, box), theme.PANEL, draw)


def _curves(page: Sheet, what: ShareCardImage, top: int, words: Words) -> None:
    left, upper, right, lower = PLOT
    x0, x1, y0, y1 = MARGIN + left, MARGIN + right, top + upper, top + lower
    curves = [_thinned(curve) for curve in what.curves]
    low, high = min(0, *(min(curve) for curve in curves)), max(1, *(max(curve) for curve in curves))
    ticks = sorted({low, 0, round((low + high) / 2), high})
    order = [line.seat for line in reversed(what.lines)]
    page.stamp(
        _plot(tuple(tuple(curve) for curve in curves), low, high, tuple(ticks), tuple(order)), MARGIN + 14, top + 14
    )
    page.write(INSET, top + 46, words("keepsake-curve", moves=what.moves), theme.SMALL, theme.MUTED, theme.PANEL)
    for tick in ticks:
        y = y1 - (tick - low) / (high - low) * (y1 - y0)
        page.write(x0 - 14, y + 9, str(tick), theme.SMALL, theme.MUTED, theme.PANEL, "right")
    heights = [y1 - (curve[-1] - low) / (high - low) * (y1 - y0) for curve in curves]
    apart = min(APART, (y1 - y0 + 30) / max(1, len(curves) - 1))
    radius = max(10, min(16, round(apart / 2)))
    for seat, y in enumerate(spread(heights, apart, y1 + 10.0)):
        page.centred(sprites.badge_stamp(seat, radius, theme.PANEL), x1 + 34, y)


def _thinned(curve: Sequence[int]) -> list[int]:
    if len(curve) <= MOST:
        return list(curve)
    step = (len(curve) - 1) / (MOST - 1)
    return [curve[round(step * at)] for at in range(MOST)]


@cache_by_styles(4)
def _plot(
    curves: tuple[tuple[int, ...], ...], low: int, high: int, ticks: tuple[int, ...], order: tuple[Seat, ...]
) -> Stamp:
    """Return the score lines, the leaders' on top; they are steps, because points come at once."""
    left, upper, right, lower = PLOT
    edge = 14.0

    def at(place: float, points: int, count: int) -> Point:
        part = place / max(1, count - 1)
        y = lower - (points - low) / (high - low) * (lower - upper)
        return left + (right - left) * part - edge, y - edge

    def draw(brush: Brush) -> None:
        for tick in ticks:
            _, y = at(0, tick, 2)
            brush.rect((left - edge, y - 1, right - edge, y + 1), theme.SEAM)
        for seat in order:
            curve = curves[seat]
            stairs: list[Point] = [at(0, curve[0], len(curve))]
            for place, (before, points) in enumerate(pairwise(curve), 1):
                if points != before:
                    stairs += [at(place, before, len(curve)), at(place, points, len(curve))]
            stairs.append(at(len(curve) - 1, curve[-1], len(curve)))
            # A dark rim keeps lines apart where they cross.
            brush.line(stairs, theme.INK, THICK + 3)
            brush.line(stairs, theme.seat_colour(seat), THICK)

    return stamp((WIDTH - 2 * MARGIN - 28, CHART - 28), theme.PANEL, draw)


def _lines(page: Sheet, what: ShareCardImage, top: int, words: Words) -> None:
    names = lined([line.name for line in sorted(what.lines, key=lambda line: line.seat)], len(what.lines), words)
    for row, line in enumerate(what.lines):
        above = top + 16 + row * ROW
        first = line.place == 1
        ground = theme.LIT if first else theme.PANEL
        if first:
            page.stamp(_lit(), MARGIN + 14, above + 2)
        base = above + ROW // 2 + 11
        page.write(
            INSET + 16, base, str(line.place), theme.BODY, theme.LAMP if first else theme.MUTED, ground, "middle"
        )
        page.centred(sprites.badge_stamp(line.seat, 21, ground, line.left), INSET + 64, above + ROW / 2)
        right = WIDTH - INSET - 8
        if line.points:
            right -= page.write(right, base, line.points, theme.HEAD, theme.CREAM, ground, "right") + 30
        if line.rating:
            wide = page.write(right, base, line.change, theme.SMALL, _tone(line.change), ground, "right")
            wide += 10 + page.write(right - wide - 10, base, line.rating, theme.SMALL, theme.MUTED, ground, "right")
            right -= wide + 24
        name = INSET + 100
        colour = theme.FAINT if line.left else theme.CREAM
        room = right - name
        part = room if not line.badge else round(room * 0.52)
        wide = page.fitted(name, base, names[line.seat], (theme.BODY, theme.SMALL), colour, ground, part)
        if line.badge:
            page.write(
                name + wide + 18,
                base,
                line.badge,
                theme.SMALL,
                theme.LAMP,
                ground,
                limit=room - wide - 18,
                least=theme.FINE_PRINT,
            )


@lru_cache(1)
def _lit() -> Stamp:
    wide, high = WIDTH - 2 * MARGIN - 28, ROW - 4
    return stamp((wide, high), theme.PANEL, lambda brush: brush.rounded((0, 0, wide, high), 16, theme.LIT))


def _tone(change: str) -> Colour:
    return theme.GOOD if change.startswith("▲") else theme.EVIL if change.startswith("▼") else theme.MUTED
