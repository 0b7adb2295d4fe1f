"""The five challenge tracks: a column each, its last square on top, with points, names and pawns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.core import Seat
from games.sibling_rivalry.ai.turn_forecast import landings
from games.sibling_rivalry.rules import View
from games.sibling_rivalry.rules.board import POINTS, TOP, TRACKS
from renderers import sprites, theme
from renderers.canvas import Brush, Sheet, Stamp, stamp
from renderers.picture_cache import lru_cache
from renderers.seat_styles import cache_by_styles
from renderers.sibling_rivalry import layout, pawns
from renderers.sibling_rivalry import sprites as sibling_rivalry_sprites
from renderers.text_protocol import Words
from renderers.theme import Colour

GROUND = theme.PANEL

Labels = tuple[tuple[str, ...], ...]
"""Each track's name and the names of its squares, from the first to the last, with soft hyphens."""


def labels(words: Words) -> Labels:
    """Return the texts on the tracks in this language, cached: they are forty sentences for each picture."""
    anything: Any = words
    return _labels(anything)


@lru_cache(32)
def _labels(words: Any) -> Labels:
    return tuple(
        (words("track", track=track), *(words("label-square", track=track, square=at) for at in range(1, TOP + 1)))
        for track in TRACKS
    )


def place(page: Sheet, view: View, words: Words) -> None:
    """Draw the five tracks with everything on them."""
    told = labels(words)
    reach = {(landing.track, landing.square): landing for landing in landings(view)}
    for number, track in enumerate(TRACKS):
        open_now = view.phase == "over" or track in view.open
        standing: list[tuple[int, tuple[Seat, ...]]] = []
        for square in range(1, TOP + 1):
            here = tuple(seat for seat, pawn in enumerate(view.pawns) if pawn == (track, square))
            if here:
                standing.append((square, here))
        left = layout.INNER + number * layout.COLUMN
        looks = "over" if view.phase == "over" else "open" if open_now else "closed"
        marks = tuple(square for at, square in reach if at == track)
        # Only where the player to move stands does the column look otherwise.
        lit = next((view.turn for _, here in standing if view.turn in here), None)
        column = _column(track, told[number], looks, tuple(standing), marks, lit)
        page.stamp(column, left, layout.INNER_TOP)


_LOOKS: dict[str, tuple[Colour, Colour, Colour, Colour, Colour]] = {
    # The head's ground and ink, a square's ground, its points, its name.
    "open": (theme.LAMP, theme.INK, theme.LIT, theme.CREAM, theme.MUTED),
    "closed": (theme.DIM, theme.FAINT, theme.DIM, theme.FAINT, theme.FAINT),
    "over": (theme.PATCH, theme.CREAM, theme.PATCH, theme.CREAM, theme.MUTED),
}


@cache_by_styles(96)
def _column(
    track: int,
    labels: Sequence[str],
    looks: str,
    standing: tuple[tuple[int, tuple[Seat, ...]], ...],
    marks: tuple[int, ...],
    turn: Seat | None,
) -> Stamp:
    column = Sheet.plain((layout.CELL_WIDTH, layout.INNER_HEIGHT), GROUND)
    column.stamp(_empty(track, tuple(labels), looks), 0, 0)
    here = dict(standing)
    for square in sorted({*here, *marks}):
        top, height = layout.cell(square)
        seats = here.get(square, ())
        column.stamp(_cell(track, square, looks, "" if seats else labels[square], square in marks), 0, top)
        for at, seat in enumerate(seats):
            ground = _ground(square, looks)
            right = layout.CELL_WIDTH - 32 - pawns.BESIDE * (len(seats) - 1 - at)
            column.centred(
                sibling_rivalry_sprites.pawn(seat, pawns.CLIMBING, ground, seat == turn), right, top + height / 2
            )
    return column.cut()


@lru_cache(32)
def _empty(track: int, labels: tuple[str, ...], looks: str) -> Stamp:
    """Return a whole track without pawns."""
    column = Sheet.plain((layout.CELL_WIDTH, layout.INNER_HEIGHT), GROUND)
    ground, ink = _LOOKS[looks][:2]
    wide, high = layout.CELL_WIDTH, layout.HEAD
    column.stamp(_head(ground), 0, 0)
    column.centred(_number(track, looks, ground), 19, high / 2 - 3)
    column.fitted(37, high / 2 + 7, labels[0], (theme.SMALL,), ink, ground, wide - 38, shades=1)
    for square in range(1, TOP + 1):
        top, _ = layout.cell(square)
        column.stamp(_cell(track, square, looks, labels[square], marked=False), 0, top)
    return column.cut()


@lru_cache(8)
def _head(colour: Colour) -> Stamp:
    size = (layout.CELL_WIDTH, layout.HEAD - 6)
    return stamp(size, GROUND, lambda brush: brush.rounded((0, 0, *size), 14, colour))


@lru_cache(32)
def _number(track: int, looks: str, ground: Colour) -> Stamp:
    """Return the die of a track; pale if the track is closed."""
    if looks != "closed":
        return sprites.die_stamp(31, track, 0, ground)

    def draw(brush: Brush) -> None:
        brush.rounded((9, 9, 31, 31), 6, theme.FAINT)
        for x, y in sprites.PIPS[track]:
            brush.disc((20 + x * 6.5, 20 + y * 6.5), 2.6, theme.DIM)

    return stamp((40, 40), ground, draw)


def _ground(square: int, looks: str) -> Colour:
    if square < TOP:
        return _LOOKS[looks][2]
    return {"open": theme.EMBER, "closed": theme.DIM, "over": theme.SEAM}[looks]


@lru_cache(256)
def _cell(track: int, square: int, looks: str, name: str, marked: bool) -> Stamp:
    """Return one square with its points and its name, which is empty where a pawn stands.

    It is ``marked`` where this roll could go.
    """
    _, height = layout.cell(square)
    wide = layout.CELL_WIDTH
    ground = _ground(square, looks)
    points, ink = _LOOKS[looks][3:]
    if square == TOP:
        ink = {"open": theme.INK, "over": theme.CREAM}.get(looks, ink)
    cell = Sheet.plain((wide, height), GROUND)
    cell.stamp(_patch(wide, height, ground, marked), 0, 0)
    middle = (height - 4) / 2
    column = layout.POINTS
    if square == TOP:
        column = 23
        cell.centred(_star(ground, looks), column, middle)
        cell.write(
            column,
            middle + 10,
            str(POINTS[track][square - 1]),
            theme.SMALL,
            theme.INK,
            _star_colour(looks),
            "middle",
            shades=1,
        )
    else:
        cell.write(column, middle + 12, str(POINTS[track][square - 1]), 34, points, ground, "middle", shades=1)
    if name:
        _name(cell, name, layout.LAST_NAME if square == TOP else layout.NAME, middle, ink, ground)
    return cell.cut()


def _star_colour(looks: str) -> Colour:
    return theme.FAINT if looks == "closed" else theme.LAMP


@lru_cache(8)
def _star(ground: Colour, looks: str) -> Stamp:
    """Return the star behind the points of a track's last square, which scores at once."""
    colour = _star_colour(looks)
    return stamp((52, 52), ground, lambda brush: brush.polygon(sprites.star_points((26, 27), 22, 5, 0.6), colour, 2))


@lru_cache(32)
def _patch(width: int, height: int, colour: Colour, marked: bool) -> Stamp:
    def draw(brush: Brush) -> None:
        box = (0.0, 0.0, float(width), float(height - 4))
        brush.rounded(box, 10, colour)
        if marked:
            brush.rounded(box, 10, None, theme.LAMP, 4)

    return stamp((width, height), GROUND, draw)


def _name(cell: Sheet, name: str, left: int, middle: float, ink: Colour, ground: Colour) -> None:
    """Draw the square's name on as few lines as it needs; not at all if it would have to be cut."""
    limit, most = layout.CELL_WIDTH - left - 3, 3 if middle > 30 else 2
    cell.broken(left, middle - 2, name, (theme.SMALL,), ink, ground, limit, most, shades=1, whole=True)
