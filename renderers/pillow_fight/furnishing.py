"""A room without anybody in it: floor, walls and furniture, seen from above."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from renderers import theme
from renderers.canvas import Brush, Sheet, Stamp, stamp
from renderers.theme import Colour, blend

FLOORS: Sequence[Colour] = (theme.PATCH, theme.PANEL)
"""The two colours of the floor's squares."""
BRICK, MORTAR, EDGE = theme.FAINT, theme.PANEL, theme.MUTED
WOOD, GRAIN = blend(theme.EMBER, theme.INK, 0.25), blend(theme.EMBER, theme.INK, 0.55)
TOP = blend(theme.EMBER, theme.LAMP, 0.25)
PLUSH, PLUSH_DARK = blend(theme.GIFT, theme.INK, 0.3), theme.EVIL_DEEP
QUILT, QUILT_DARK = theme.GOOD_DEEP, theme.INK
FABRIC, FABRIC_DARK = theme.DEEP, theme.INK

Piece = tuple[str, int, int, int, int]
"""A piece of furniture: its kind, the column and the line (from the top) it begins in, how wide and how tall it is."""


def furniture(rows: Sequence[str]) -> Iterator[Piece]:
    """The furniture of a room put together to pieces: two squares side by side make a sofa, one above the other a bed,
    one alone a chair, a table or a chest."""
    used: set[tuple[int, int]] = set()
    for line, row in enumerate(rows):
        for column, ground in enumerate(row):
            if ground != "f" or (line, column) in used:
                continue
            beside = row[column + 1 : column + 2] == "f"
            below = line + 1 < len(rows) and rows[line + 1][column] == "f"
            if beside:
                used |= {(line, column), (line, column + 1)}
                yield "sofa", column, line, 2, 1
            elif below:
                used |= {(line, column), (line + 1, column)}
                yield "bed", column, line, 1, 2
            else:
                yield ("chair", "table", "chest")[(3 * column + 4 * line + column * line) % 7 % 3], column, line, 1, 1


def _outlined(brush: Brush, box: tuple[float, float, float, float], radius: float, fill: Colour, edge: Colour) -> None:
    x0, y0, x1, y1 = box
    brush.rounded((x0, y0 + 2, x1, y1 + 3), radius, theme.INK)
    brush.rounded(box, radius, edge)
    brush.rounded((x0 + 3, y0 + 3, x1 - 3, y1 - 3), max(1, radius - 3), fill)


def _sofa(brush: Brush, width: float, height: float) -> None:
    c = height
    m = c * 0.07
    _outlined(brush, (m, m, width - m, height - m), c * 0.16, PLUSH_DARK, PLUSH_DARK)
    brush.rounded((m + 3, m + 3, width - m - 3, c * 0.34), c * 0.12, PLUSH)
    for left, right in ((m + 3, c * 0.26), (width - c * 0.26, width - m - 3)):
        brush.rounded((left, m + 3, right, height - m - 3), c * 0.1, PLUSH)
    middle = width / 2
    for left, right in ((c * 0.3, middle - 2), (middle + 2, width - c * 0.3)):
        brush.rounded((left, c * 0.39, right, height - c * 0.13), c * 0.09, blend(PLUSH, theme.CREAM, 0.25))


def _chair(brush: Brush, width: float, height: float) -> None:
    c = height
    m = c * 0.12
    light = blend(FABRIC, theme.BLUE, 0.35)
    _outlined(brush, (m, m, width - m, height - m), c * 0.2, FABRIC_DARK, FABRIC_DARK)
    brush.rounded((m + 3, m + 3, width - m - 3, c * 0.36), c * 0.14, FABRIC)
    for left, right in ((m + 3, c * 0.3), (width - c * 0.3, width - m - 3)):
        brush.rounded((left, m + 3, right, height - m - 3), c * 0.1, FABRIC)
    brush.rounded((c * 0.33, c * 0.4, width - c * 0.33, height - c * 0.17), c * 0.08, light)


def _table(brush: Brush, width: float, height: float) -> None:
    c = height
    x, y = width / 2, height / 2
    brush.disc((x, y + c * 0.04), c * 0.42, theme.INK)
    brush.disc((x, y), c * 0.42, GRAIN)
    brush.disc((x, y - c * 0.01), c * 0.38, TOP)
    brush.oval((x - c * 0.25, y - c * 0.26, x + c * 0.25, y + c * 0.24), None, WOOD, c * 0.03)


def _chest(brush: Brush, width: float, height: float) -> None:
    c = height
    m = c * 0.1
    _outlined(brush, (m, c * 0.16, width - m, height - c * 0.14), c * 0.07, WOOD, GRAIN)
    for at in (0.37, 0.6):
        brush.rect((m + 4, c * at, width - m - 4, c * at + max(2.0, c * 0.03)), GRAIN)
    for at in (0.28, 0.49, 0.72):
        brush.disc((width / 2, c * at), c * 0.04, theme.LAMP)


def _bed(brush: Brush, width: float, height: float) -> None:
    c = width
    m = c * 0.08
    _outlined(brush, (m, m, width - m, height - m), c * 0.1, theme.SHADE, GRAIN)
    brush.rounded((m + 3, m + 3, width - m - 3, c * 0.26), c * 0.06, WOOD)
    brush.rounded((m + 5, c * 0.62, width - m - 5, height - m - 5), c * 0.08, QUILT)
    stripe = c * 0.13
    y = c * 0.62 + stripe
    while y + stripe < height - m - 5:
        brush.rect((m + 5, y, width - m - 5, y + stripe * 0.55), blend(QUILT, theme.GOOD, 0.35))
        y += stripe * 1.6
    brush.rect((m + 5, c * 0.62, width - m - 5, c * 0.72), theme.GOOD)


_DRAWN = {"sofa": _sofa, "chair": _chair, "table": _table, "chest": _chest, "bed": _bed}


@lru_cache(64)
def furniture_stamp(kind: str, wide: int, tall: int, cell: int) -> Stamp:
    """A piece of furniture for so many squares of ``cell`` pixels."""
    width, height = wide * cell, tall * cell
    return stamp((width, height), theme.PATCH, lambda brush: _DRAWN[kind](brush, width, height))


@lru_cache(16)
def wall_stamp(cell: int) -> Stamp:
    """A square of wall: bricks, which go on in the next one."""

    def draw(brush: Brush) -> None:
        brush.rect((0, 0, cell, cell), MORTAR)
        lines = 3
        tall = cell / lines
        joint = max(2.0, cell * 0.045)
        for line in range(lines):
            y0, y1 = line * tall + joint / 2, (line + 1) * tall - joint / 2
            shift = 0.25 if line % 2 else 0.0
            for brick in range(-1, 3):
                x0 = (brick * 0.5 + shift) * cell + joint / 2
                x1 = x0 + cell / 2 - joint
                brush.rect((max(0, x0), y0, min(cell, x1), y1), BRICK)
                brush.rect((max(0, x0), y0, min(cell, x1), y0 + max(2.0, cell * 0.04)), EDGE)

    return stamp((cell, cell), theme.PATCH, draw)


def room_sheet(rows: Sequence[str], cell: int) -> Sheet:
    """A room's floor, walls and furniture, so many pixels a square."""
    side = len(rows) * cell
    page = Sheet.plain((side, side), theme.INK)
    for line, row in enumerate(rows):
        for column, ground in enumerate(row):
            x, y = column * cell, line * cell
            if ground == "#":
                page.stamp(wall_stamp(cell), x, y)
            else:
                page.box(x + 1, y + 1, cell - 2, cell - 2, FLOORS[(column + line) % 2])
    for kind, column, line, wide, tall in furniture(rows):
        page.stamp(furniture_stamp(kind, wide, tall, cell), column * cell, line * cell)
    return page
