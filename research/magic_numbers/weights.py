"""Weights as plain numbers, as the trainers have them, and as whole numbers, as the program has them."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from pathlib import Path
from struct import pack

import games.magic_numbers.data
from games.magic_numbers.ai.mlp import Row

FOLDER = Path(games.magic_numbers.data.__file__).parent
MOST = 32767

Matrices = Iterable[Sequence[Row]]
"""Rows of weights, matrix by matrix."""


def floats(matrices: Matrices) -> bytes:
    """Matrices as floats, each row by row."""
    return array("f", [weight for matrix in matrices for row in matrix for weight in row]).tobytes()


def matrices(data: bytes, shapes: Sequence[tuple[int, int]]) -> list[list[Row]]:
    """Return the matrices of those shapes (rows, columns) from floats; the inverse of :func:`floats`."""
    numbers = array("f", data)
    if len(numbers) != sum(rows * columns for rows, columns in shapes):
        raise ValueError(f"{len(numbers)} weights there, which is not what a network of the program has")
    found: list[list[Row]] = []
    at = 0
    for rows, columns in shapes:
        found.append([numbers[at + row * columns : at + (row + 1) * columns] for row in range(rows)])
        at += rows * columns
    return found


def put(matrices: Matrices) -> bytes:
    """Matrices as the program reads them: the number that stands for 1, and the weights, times that."""
    data = b""
    for matrix in matrices:
        weights = [weight for row in matrix for weight in row]
        one = MOST / max(map(abs, weights))
        data += pack(f"<d{len(weights)}h", one, *(round(weight * one) for weight in weights))
    return data
