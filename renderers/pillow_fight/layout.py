"""Positions on the boards of Pillow Fight, in pixels."""

from __future__ import annotations

from games.pillow_fight.rules.state import View
from renderers.canvas import Point
from renderers.pillow_fight.view_model import place, width

HEADER = 138
GRID_X, GRID_Y = 60, HEADER + 16
CELLS = {6: 109, 8: 82, 10: 65}
"""Pixels a square, by the room's width."""
SMALLEST = min(CELLS.values())
ROOM = (16.0, float(HEADER), 730.0, 850.0)
SIDE = (740.0, float(HEADER), 986.0, 850.0)
HEIGHT = 860
"""As low as the room allows: board, text and buttons are on one screen."""
MOON = (898.0, 68.0)
PILLOW = (708.0, 66.0)
"""The middle of what the lamp in the header shines on."""
FOOT = 88
"""Height that the side panel keeps below the players for the torn pillows."""
ROW_X, ROW_WIDTH = 750, 226
INSET = 36


def corner(view: View, square: str) -> tuple[int, int]:
    """Return the upper left corner of a square on the board."""
    column, row = place(square)
    cell = CELLS[width(view)]
    return GRID_X + column * cell, GRID_Y + (width(view) - 1 - row) * cell


def middle(view: View, square: str) -> Point:
    """Return the middle of a square on the board."""
    x, y = corner(view, square)
    half = CELLS[width(view)] / 2
    return x + half, y + half


def row_height(seats: int) -> int:
    """Return the height of a player's row in the side panel, in pixels."""
    return min(166, int(SIDE[3] - SIDE[1] - 28 - FOOT) // seats)
