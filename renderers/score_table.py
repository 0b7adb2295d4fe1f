"""The table of players on a board: its background, a player's row, and bars of points."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from PIL import Image

from games.core import Seat
from renderers import sprites, theme
from renderers.canvas import Brush, Sheet, Stamp, painted, stamp
from renderers.picture_cache import lru_cache
from renderers.theme import MARGIN, WIDTH, Colour

__all__ = [
    "INSET",
    "background",
    "bar",
    "dice_row",
    "patch",
    "player_row",
    "points_boxes",
    "row_colours",
    "score_steps",
]

INSET = MARGIN + 18
"""Left edge of a row, and as far from the right edge its end, in pixels."""


def background(header: int, bottom: int, draw: Callable[[Brush], None] = lambda brush: None) -> Image.Image:
    """Return the night with what ``draw`` paints into it, and a blanket from the ``header`` down to ``bottom``.

    To be kept by the caller, one for each number of players.
    """

    def paint(brush: Brush) -> None:
        sprites.night(brush, WIDTH, bottom + MARGIN)
        draw(brush)
        sprites.fairy_lights(brush, WIDTH, 34)
        sprites.blanket(brush, (MARGIN, header, WIDTH - MARGIN, bottom))

    return painted((WIDTH, bottom + MARGIN), theme.SKY[0], paint, 3)


def row_colours(*, lit: bool, gone: bool) -> tuple[Colour, Colour]:
    """Return the colours of a row and of the words in it: lit for the turn or a win, dim for who is gone."""
    return theme.LIT if lit else theme.DIM if gone else theme.PATCH, theme.FAINT if gone else theme.CREAM


@lru_cache(96)
def patch(width: int, height: int, colour: Colour, gap: int = 2, radius: int = 14) -> Stamp:
    """Return a row's patch on the blanket, with a ``gap`` above and below it."""
    box = (0, gap, width, height - gap)
    return stamp((width, height), theme.PANEL, lambda brush: brush.rounded(box, radius, colour))


def player_row(
    page: Sheet, seat: Seat, name: str, top: float, height: int, limit: int, *, lit: bool, gone: bool
) -> tuple[Colour, Colour]:
    """Draw a row as wide as the board with the player's badge and name; return the row's colours."""
    ground, ink = row_colours(lit=lit, gone=gone)
    page.stamp(patch(WIDTH - 2 * INSET, height, ground), INSET, top)
    page.centred(sprites.badge_stamp(seat, 24, ground, gone), INSET + 44, top + height / 2)
    page.fitted(INSET + 82, top + height / 2 + 12, name, (34, 28), ink, ground, limit)
    return ground, ink


def bar(page: Sheet, at: tuple[float, float], length: int, points: int, target: int, seat: Seat, *, gone: bool) -> int:
    """Draw the way to the target from a point to the right, as far as the points in the seat's colour.

    Return how far that is, in pixels.
    """
    left, middle = at
    there = min(points, target) * length // target
    page.box(left, middle - 11, length, 22, theme.INK)
    page.box(left, middle - 11, there, 22, theme.FAINT if gone else theme.seat_colour(seat))
    return there


def dice_row(
    page: Sheet,
    at: tuple[float, float],
    faces: Sequence[int | None],
    side: int,
    gap: int,
    ground: Colour,
    marked: Collection[int] = (),
) -> None:
    """Draw dice from the middle of the first one to the right; those whose face is ``marked`` are underlined.

    A None is a die asleep, and a 0 the empty place of one.
    """
    for place, face in enumerate(faces):
        drawn = _placed(face, side, ground) if face == 0 or face in marked else sprites.die_stamp(side, face, 0, ground)
        page.centred(drawn, at[0] + (side + gap) * place, at[1])


@lru_cache(64)
def _placed(face: int | None, side: int, ground: Colour) -> Stamp:
    """Return the empty place of a die, or one that is underlined."""

    box = round(side * 1.3)
    left, right = (box - side) / 2 + 2, (box + side) / 2 - 2

    def draw(brush: Brush) -> None:
        if face:
            sprites.die(brush, (box / 2, box / 2), side, face)
            brush.rounded((left, box - 5, right, box), 2, theme.LAMP)
        else:
            edge = theme.blend(ground, theme.FAINT, 0.7)
            brush.rounded((left, left, right, right), 8, None, edge, 3)

    return stamp((box, box), ground, draw)


def points_boxes(
    page: Sheet, box: tuple[int, int, int, int], target: int, colour: Callable[[int], Colour], shift: int = 0
) -> None:
    """Draw a small box for each point up to the target in a box (left, top, width, height), in the ``colour`` of each.

    Between two of them 2 pixels are free, of which ``shift`` are to the left of a box.
    """
    x, y, width, height = box
    for point in range(target):
        left, right = x + width * point // target, x + width * (point + 1) // target
        page.box(left + shift, y, right - left - 2, height, colour(point))


@lru_cache(16)
def _dashes(width: int, colour: Colour) -> Stamp:
    """Return the line of the target."""
    cover = Image.new("1", (width, 2))
    for at in range(0, width, 14):
        cover.paste(1, (at, 0, at + 7, 2))
    return Stamp(Image.new("L", cover.size, theme.index(colour)), cover)


def score_steps(
    page: Sheet,
    run: Sequence[int],
    target: int,
    box: tuple[int, int, int, int],
    colours: Sequence[Colour],
    most: int | None = None,
) -> list[int]:
    """Draw scores as steps in a box (left, top, width, height) that is ``most`` points high (None: the target).

    ``colours`` are those of the line, the filling and the target's dashes. Return where each step begins and where the
    last one ends, in pixels from the left.
    """
    line, filling, goal = colours
    x, y, width, height = box
    most = target if most is None else most
    level = y + height - round(height * target / most)
    page.stamp(_dashes(width, goal), x, level - 2)
    edges = [x + width * at // len(run) for at in range(len(run) + 1)]
    before, start = y + height, 0
    for at in range(1, len(run) + 1):
        if at < len(run) and run[at] == run[start]:
            continue
        left, right = edges[start], edges[at]
        top = y + height - round(height * run[start] / most)
        page.box(left, top, right - left, y + height - top, filling)
        page.box(left, min(top, before), 3, abs(before - top) + 3, line)
        page.box(left, top, right - left, 3, line)
        before, start = top, at
    return edges
