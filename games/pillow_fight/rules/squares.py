"""Squares of a room and sets of them.

A square is a number, ``row * width + column`` counted from A1 at the bottom left; its name is a column's letter and a
row's number (``C4``). A set of squares is an ``int`` whose bit *n* stands for square *n*.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

SIZES: Final[dict[str, int]] = {"8x8": 8, "6x6": 6, "10x10": 10}
"""Number of columns, and of rows, of a room of each size (PF-1)."""

LETTERS = "ABCDEFGHIJ"

SQUARE = r"[A-Z][1-9][0-9]*"
"""A square in an action's notation; whether the room has it is another question."""

NOWHERE = -1
"""Number in place of a square for a character who stands nowhere."""


@cache
def names(width: int) -> tuple[str, ...]:
    """Return the names of the squares of a room ``width`` squares wide and high, by number."""
    return tuple(f"{letter}{row}" for row in range(1, width + 1) for letter in LETTERS[:width])


@cache
def numbers(width: int) -> dict[str, int]:
    """Return the numbers of the squares of a room ``width`` squares wide and high, by name."""
    return {name: number for number, name in enumerate(names(width))}


def mask(squares: Iterable[int]) -> int:
    """Return the set of these squares."""
    together = 0
    for square in squares:
        together |= 1 << square
    return together


def members(squares: int) -> Iterator[int]:
    """Yield the squares of a set, from A1 on."""
    while squares:
        lowest = squares & -squares
        yield lowest.bit_length() - 1
        squares ^= lowest


def around(square: int, width: int) -> Iterator[tuple[int, int, int]]:
    """Yield the neighbours of a square, up to eight: ``(columns to the right, rows up, the square there)``."""
    row, column = divmod(square, width)
    for up in (-1, 0, 1):
        for right in (-1, 0, 1):
            if (up or right) and 0 <= row + up < width and 0 <= column + right < width:
                yield right, up, (row + up) * width + column + right


def apart(one: int, other: int, width: int) -> int:
    """Return the number of steps from one square to the other in an empty room."""
    return max(abs(one // width - other // width), abs(one % width - other % width))
