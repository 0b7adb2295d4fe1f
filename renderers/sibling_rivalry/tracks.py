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
    reach = [(landing.track, landing.square) for landing in landings(view)]
    for number, track in enumerate(TRACKS):
        open_now = view.phase == "over" or track in view.open
        standing: list[tuple[int, tuple[Seat, ...]]] = []
        for square in range(1, TOP + 1):
            here = tuple(seat for seat, pawn in enumerate(view.pawns) if pawn == (track, square))
            if here:
                standing.append((square, here))
        left = layout.INNER + number * layout.COLUMN
        looks = "over" if view.phase == "over" else "open" if open_now else "closed"
        # Only where the player to move stands does the column look otherwise.
        lit = next((view.turn for _, here in standing if view.turn in here), None)
        column = _column(track, told[number], looks, tuple(standing), lit)
        page.stamp(column, left, layout.INNER_TOP)
    for track, square in reach:
        frame(page, track, square, theme.GOOD if view.advice == f"choose {track}" else theme.LAMP)


def frame(page: Sheet, track: int, square: int, colour: Colour) -> None:
    """Draw a frame round a square, outside of what is read in it."""
    x, y = pawns.corner(track, square)
    page.stamp(_frame(layout.cell(square)[1], colour), x - layout.GAP, y - layout.GAP)


@lru_cache(8)
def _frame(height: int, colour: Colour) -> Stamp:
    size = layout.CELL_WIDTH + 2 * layout.GAP, height + layout.GAP
    return stamp(size, GROUND, lambda brush: brush.rounded((0, 0, *size), 13, None, colour, layout.GAP))


_LOOKS: dict[str, tuple[Colour, Colour, Colour, Colour, Colour]] = {
    # The head's ground and ink, a square's ground, its points, its name.
    "open": (theme.LAMP, theme.INK, theme.LIT, theme.LAMP, theme.CREAM),
    "closed": (theme.DIM, theme.MUTED, theme.DIM, theme.MUTED, theme.MUTED),
    "over": (theme.PATCH, theme.CREAM, theme.PATCH, theme.LAMP, theme.CREAM),
}


@cache_by_styles(48)
def _column(
    track: int,
    labels: Sequence[str],
    looks: str,
    standing: tuple[tuple[int, tuple[Seat, ...]], ...],
    turn: Seat | None,
) -> Stamp:
    column = Sheet.plain((layout.CELL_WIDTH, layout.INNER_HEIGHT), GROUND)
    column.stamp(_empty(track, tuple(labels), looks), 0, 0)
    for square, seats in standing:
        top, _ = layout.cell(square)
        column.stamp(_cell(track, square, looks, labels[square], len(seats)), 0, top)
        places, radius, _ = pawns.beside(len(seats))
        for seat, (x, y) in zip(seats, places, strict=True):
            lit = seat == turn
            column.centred(sibling_rivalry_sprites.pawn(seat, radius, theme.INK, lit, rim=pawns.RIM), x, top + y)
    return column.cut()


@lru_cache(32)
def _empty(track: int, labels: tuple[str, ...], looks: str) -> Stamp:
    """Return a whole track without pawns."""
    column = Sheet.plain((layout.CELL_WIDTH, layout.INNER_HEIGHT), GROUND)
    ground, ink = _LOOKS[looks][:2]
    wide, high = layout.CELL_WIDTH, layout.HEAD
    column.stamp(_head(ground), 0, 0)
    column.centred(_number(track, looks, ground), 19, high / 2 - 3)
    column.fitted(37, high / 2 + 7, labels[0], layout.NAME_SIZES, ink, ground, wide - 40, shades=1)
    for square in range(1, TOP + 1):
        top, _ = layout.cell(square)
        column.stamp(_cell(track, square, looks, labels[square]), 0, top)
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
def _cell(track: int, square: int, looks: str, name: str, standing: int = 0) -> Stamp:
    """Return one square with its points and its name, and room for so many pawns that stand beside it."""
    _, height = layout.cell(square)
    wide = layout.CELL_WIDTH
    ground = _ground(square, looks)
    points, ink = _LOOKS[looks][3:]
    if square == TOP:
        ink = {"open": theme.INK}.get(looks, ink)
    cell = Sheet.plain((wide, height), GROUND)
    cell.stamp(_patch(wide, height, ground), 0, 0)
    middle, paper = (height - 4) / 2, ground
    column, left = layout.POINTS, layout.LAST_NAME if square == TOP else layout.NAME
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
    elif standing:
        _, _, left = pawns.beside(standing)
        cell.stamp(_strip(left - 1, height - 4, ground), 0, 0)
        ground, points = theme.INK, theme.LAMP
        x, y = (left / 2 - 1, 21) if standing == 1 else (pawns.TIED + 2, 24)
        cell.write(x, y, str(POINTS[track][square - 1]), theme.SMALL, points, ground, "middle", shades=1)
    else:
        cell.write(column, middle + 12, str(POINTS[track][square - 1]), 34, points, ground, "middle", shades=1)
    limit, most = layout.CELL_WIDTH - left - layout.NAME_END, 3 if square == TOP else 2
    # Beside several pawns a long name has no room: it is left out, and their players' lines say it.
    cell.broken(left, middle - 1, name, layout.NAME_SIZES, ink, paper, limit, most, shades=1, whole=True)
    return cell.cut()


@lru_cache(32)
def _strip(width: int, height: int, ground: Colour) -> Stamp:
    """Return the dark part of a square that pawns stand on."""
    return stamp((width, height), ground, lambda brush: brush.rounded((0, 0, width, height), 10, theme.INK))


def _star_colour(looks: str) -> Colour:
    return theme.FAINT if looks == "closed" else theme.LAMP


@lru_cache(8)
def _star(ground: Colour, looks: str) -> Stamp:
    """Return the star behind the points of a track's last square, which scores at once."""
    colour = _star_colour(looks)
    return stamp((52, 52), ground, lambda brush: brush.polygon(sprites.star_points((26, 27), 22, 5, 0.6), colour, 2))


@lru_cache(32)
def _patch(width: int, height: int, colour: Colour) -> Stamp:
    box = (0.0, 0.0, float(width), float(height - 4))
    return stamp((width, height), GROUND, lambda brush: brush.rounded(box, 10, colour))
