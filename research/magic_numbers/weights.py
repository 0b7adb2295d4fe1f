"""Weights as plain numbers, as the trainers have them, and as whole numbers, as the program has them."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from pathlib import Path
from struct import pack

import games.magic_numbers.data
from games.ai.mlp import COUNT, HEAD, MARK, Row, Shape, StoredMatrix

FOLDER = Path(games.magic_numbers.data.__file__).parent
MOST = 32767


def floats(matrices: Iterable[Sequence[Row]]) -> bytes:
    """Matrices as floats, each row by row."""
    return array("f", [weight for matrix in matrices for row in matrix for weight in row]).tobytes()


def matrices(data: bytes, shapes: Sequence[Shape]) -> list[list[Row]]:
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


def rounded(matrices: Iterable[Sequence[Row]]) -> list[StoredMatrix]:
    """Return matrices as the program has them: the largest weight of each becomes the largest whole number."""
    found = []
    for matrix in matrices:
        one = MOST / max(abs(weight) for row in matrix for weight in row)
        found.append(StoredMatrix(tuple([tuple([round(weight * one) for weight in row]) for row in matrix]), one))
    return found


def put(matrices: Sequence[StoredMatrix]) -> bytes:
    """Return the file of these matrices, as :mod:`games.ai.mlp` reads it."""
    data = MARK + pack(COUNT, len(matrices))
    for rows, one in matrices:
        data += pack(HEAD, len(rows), len(rows[0]), one)
        data += b"".join(pack(f"<{len(row)}h", *row) for row in rows)
    return data
