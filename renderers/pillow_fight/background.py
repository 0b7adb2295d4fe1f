"""An empty room: a wooden floor with a rug in lamp light, walls and furniture, seen from above."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from renderers import theme
from renderers.canvas import Brush, Sheet, Stamp, stamp
from renderers.picture_cache import lru_cache
from renderers.theme import Colour, blend

GROUND = theme.BOARDS
"""The colour that the edges of everything in a room are blended into."""
TOP, FRONT, JOINT, EDGE = theme.FAINT, theme.SEAM, theme.PANEL, theme.MUTED
FRAME, FRAME_LIGHT = blend(theme.EMBER, theme.INK, 0.55), blend(theme.EMBER, theme.INK, 0.25)
SKIRTING = 8
"""Width of the skirting board round a room, in pixels."""


class _Cloth(NamedTuple):
    """Colours of a floor square: its own, its neighbour's, and that of the lines between them."""

    one: Colour
    other: Colour
    line: Colour


_BOARDS: Sequence[tuple[float, _Cloth]] = tuple(
    # Darker from the lamp in the middle to the walls; how far each reaches is a part of the room's width.
    (reach, _Cloth(one, other, blend(theme.BOARDS_DIM, theme.INK, 0.35)))
    for reach, one, other in (
        (0.44, theme.BOARDS_LIT, theme.BOARDS_LIT_2),
        (0.57, theme.BOARDS, theme.BOARDS_2),
        (1.0, theme.BOARDS_DIM, theme.BOARDS_DIM_2),
    )
)
_RUG = _Cloth(theme.RUG, theme.RUG_2, blend(theme.RUG, theme.INK, 0.35))
RUG, STRIPE = 0.335, 0.012
"""Half the rug's width and the width of its stripe, in parts of the room's width."""


def _laid(page: Sheet, x: int, y: int, cell: int, cloth: _Cloth, second: bool) -> None:
    page.box(x, y, cell, cell, cloth.line)
    page.box(x + 1, y + 1, cell - 2, cell - 2, cloth.other if second else cloth.one)


def _planks(across: int, cell: int) -> Sheet:
    """Squares of three planks each; brighter where the lamp shines."""
    page = Sheet.plain((across * cell, across * cell), theme.INK)
    for line in range(across):
        for column in range(across):
            x, y, second = column * cell, line * cell, bool((column + line) % 2)
            # The light has whole squares: the edges of a round one would be a tenth of a board's bytes.
            away = math.hypot(column - (across - 1) / 2, line - (across - 1) / 2) / across
            cloth = next(cloth for reach, cloth in _BOARDS if away < reach)
            _laid(page, x, y, cell, cloth, second)
            joint = blend(cloth.one, theme.INK, 0.2)
            for at in (cell // 3, 2 * cell // 3):
                page.box(x + 1, y + at, cell - 2, 1, joint)
    return page


def _carpet(across: int, cell: int) -> Sheet:
    page = Sheet.plain((across * cell, across * cell), theme.INK)
    for line in range(across):
        for column in range(across):
            _laid(page, column * cell, line * cell, cell, _RUG, bool((column + line) % 2))
    return page


def _laying(side: int, half: float) -> Image.Image:
    """Return a mask of a rug with that half width."""
    cover = Image.new("L", (side, side), 0)
    near, far = side * (0.5 - half), side * (0.5 + half)
    ImageDraw.Draw(cover).rounded_rectangle((near, near, far, far), side * (half - 0.2), 255)
    return cover


@lru_cache(6)
def _bare(across: int, cell: int) -> Image.Image:
    """Return the floor of a room: planks, brighter towards the lamp above its middle, and the rug."""
    side = across * cell
    page = _planks(across, cell)
    page.stamp(Stamp(Sheet.plain((side, side), theme.RUG_EDGE).cut().image, _laying(side, RUG)), 0, 0)
    page.stamp(Stamp(_carpet(across, cell).cut().image, _laying(side, RUG - STRIPE)), 0, 0)
    return page.cut().image


@lru_cache(64)
def furniture_stamp(cell: int, joined: str) -> Stamp:
    """Return a square of furniture; ``joined`` are the sides (``n``, ``e``, ``s``, ``w``) on which it continues."""

    def draw(brush: Brush) -> None:
        m = cell * 0.07
        x0, x1 = (-cell if "w" in joined else m), (2 * cell if "e" in joined else cell - m)
        y0, y1 = (-cell if "n" in joined else m), (2 * cell if "s" in joined else cell - m)
        radius = cell * 0.2
        brush.rounded((x0, y0 + 2, x1, min(y1 + 5, 2 * cell)), radius, theme.INK)
        brush.rounded((x0, y0, x1, y1), radius, theme.VELVET_DARK)
        seam = cell * 0.035
        brush.rounded((x0 + seam * 2, y0 + seam * 2, x1 - seam * 2, y1 - seam * 2), radius * 0.8, theme.VELVET)
        pad = cell * 0.17
        brush.rounded((pad, pad, cell - pad, cell - pad), cell * 0.14, theme.VELVET_DARK)
        inner = pad + seam * 0.8
        brush.rounded((inner, inner, cell - inner, cell - inner), cell * 0.12, theme.VELVET_LIGHT)
        middle = cell / 2
        brush.disc((middle, middle), cell * 0.045, theme.VELVET_DARK)

    return stamp((cell, cell), GROUND, draw)


@lru_cache(16)
def wall_stamp(cell: int, below: bool) -> Stamp:
    """Return a square of wall: its top and, unless there is wall ``below`` it, the bricks of its front."""

    def draw(brush: Brush) -> None:
        brush.rect((0, 0, cell, cell), JOINT)
        if below:
            brush.rect((0, 0, cell, cell), TOP)
            brush.rect((0, cell * 0.42, cell, cell * 0.42 + 2), blend(TOP, JOINT, 0.3))
            return
        edge = cell * 0.5
        brush.rect((0, 0, cell, edge), TOP)
        brush.rect((0, edge - max(3.0, cell * 0.05), cell, edge), EDGE)
        lines = 3
        tall = (cell - edge) / lines
        joint = max(2.0, cell * 0.03)
        for line in range(lines):
            y0, y1 = edge + line * tall + joint / 2, edge + (line + 1) * tall - joint / 2
            shift = 0.25 if line % 2 else 0.0
            for brick in range(-1, 3):
                x0 = (brick * 0.5 + shift) * cell + joint / 2
                brush.rect((max(0, x0), y0, min(cell, x0 + cell / 2 - joint), y1), FRONT)

    return stamp((cell, cell), GROUND, draw)


def room_sheet(rows: Sequence[str], cell: int) -> Sheet:
    """Return a room's floor, walls and furniture; ``cell`` is the size of a square in pixels."""
    across = len(rows)
    page = Sheet(_bare(across, cell))

    def ground(line: int, column: int) -> str:
        return rows[line][column] if 0 <= line < across and 0 <= column < across else ""

    for line, row in enumerate(rows):
        for column, here in enumerate(row):
            x, y = column * cell, line * cell
            if here == "#":
                page.stamp(wall_stamp(cell, ground(line + 1, column) == "#"), x, y)
            elif here == "f":
                sides = (("n", -1, 0), ("e", 0, 1), ("s", 1, 0), ("w", 0, -1))
                joined = "".join(side for side, down, right in sides if ground(line + down, column + right) == "f")
                page.stamp(furniture_stamp(cell, joined), x, y)
    return page
