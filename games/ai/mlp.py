"""Small neural networks of computers: the file format of their weights, and their evaluation.

All are multilayer perceptrons: the units of each layer are silent below 0. A file holds one network or several, as
matrices. It begins with :data:`MARK` and the number of matrices (``u16``). For each matrix follow its rows and columns
(``u16`` each), the number that stands for a weight of 1 (``f64``), and its weights times that, row by row (``i16``),
all little-endian.

There are two ways to evaluate a network. :class:`WeightMatrix` and :func:`forward` calculate with floats.
:class:`SparsePerceptron` calculates with whole numbers, for inputs of which each is there or not.
"""

from __future__ import annotations

import math
import pkgutil
from collections.abc import Iterable, Sequence
from operator import mul
from struct import Struct, calcsize, unpack_from
from typing import Final, NamedTuple

MARK: Final = b"MLP1"
COUNT: Final = "<H"
HEAD: Final = "<HHd"
"""The formats of the number of matrices, and of what is before the weights of each."""

SCALE: Final = 512
"""The number that stands for a weight of 1 in every matrix of a :class:`SparsePerceptron`."""
UP: Final = 1 << 15
"""The number that such a network adds to each weight, so that none is negative."""
SURE: Final = 30.0
"""Its odds are no longer than e to this, against."""

Row = Sequence[float]
Shape = tuple[int, int]
"""Rows and columns of a matrix."""


class StoredMatrix(NamedTuple):
    """A matrix of a file: rows of whole numbers, and the number that stands for a weight of 1."""

    rows: tuple[tuple[int, ...], ...]
    one: float

    def floats(self) -> list[list[float]]:
        """Return the rows of weights."""
        return [[number / self.one for number in row] for row in self.rows]


def read(data: bytes, shapes: Sequence[Shape]) -> list[StoredMatrix]:
    """Return the matrices of a file.

    Raises:
        ValueError: it is no such file, or its matrices do not have these shapes.
    """
    try:
        matrices = _read(data)
    except ValueError as error:
        raise ValueError(f"not a file of weights: {error}") from None
    found = [(len(matrix.rows), len(matrix.rows[0])) for matrix in matrices]
    if found != list(shapes):
        raise ValueError(f"the matrices are {_shown(found)}, and the network has {_shown(shapes)}")
    return matrices


def load(package: str, name: str, shapes: Sequence[Shape]) -> list[StoredMatrix]:
    """Return the matrices in a file of a package, such as ``games.magic_numbers.data``.

    Raises:
        ValueError: it is no file of weights, or its matrices do not have these shapes.
    """
    data = pkgutil.get_data(package, name)
    assert data is not None, "the weights are part of the package"
    try:
        return read(data, shapes)
    except ValueError as error:
        raise ValueError(f"{package}, {name}: {error}") from None


def _read(data: bytes) -> list[StoredMatrix]:
    if data[: len(MARK)] != MARK:
        raise ValueError(f"it does not begin with {MARK.decode()}")
    at = len(MARK) + calcsize(COUNT)
    if len(data) < at:
        raise ValueError("it is cut off")
    matrices = []
    for _ in range(*unpack_from(COUNT, data, len(MARK))):
        if len(data) < at + calcsize(HEAD):
            raise ValueError("it is cut off")
        rows, columns, one = unpack_from(HEAD, data, at)
        at += calcsize(HEAD)
        weights = f"<{rows * columns}h"
        if not (rows and columns and 0.0 < one < math.inf):
            raise ValueError(f"a matrix of {rows}×{columns} with {one} for 1")
        if len(data) < at + calcsize(weights):
            raise ValueError("it is cut off")
        numbers = unpack_from(weights, data, at)
        at += calcsize(weights)
        parts = tuple([numbers[row * columns : (row + 1) * columns] for row in range(rows)])
        matrices.append(StoredMatrix(parts, one))
    if at != len(data):
        raise ValueError("there is more after its last matrix")
    return matrices


def _shown(shapes: Iterable[Shape]) -> str:
    return ", ".join(f"{rows}×{columns}" for rows, columns in shapes) or "none"


class WeightMatrix:
    """Rows of weights. Their scalar products with a vector come from its distance to each of them, by the law of
    cosines: ``math.dist`` goes through two rows of numbers three times as fast as anything else that Python 3.11 has.
    It is as exact as that (14 digits of what is at stake here)."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self._rows = tuple(map(tuple, rows))
        self._squares = [sum(map(mul, row, row)) for row in self._rows]

    def times(self, vector: Row) -> list[float]:
        """Return the scalar product of each row with the vector."""
        given = tuple(vector)
        own = sum(map(mul, given, given))
        return [
            (square + own - math.dist(row, given) ** 2) / 2
            for row, square in zip(self._rows, self._squares, strict=True)
        ]


def forward(layers: Sequence[WeightMatrix], inputs: Row) -> list[float]:
    """Return the outputs of a network, before any function of the last layer.

    The last input of each layer is always 1; that of the first one is among ``inputs``.
    """
    for layer in layers[:-1]:
        inputs = [value if value > 0.0 else 0.0 for value in layer.times(inputs)]
        inputs.append(1.0)
    return layers[-1].times(inputs)


def logistic(value: float) -> float:
    """Return the chance that has this logit."""
    return 1 / (1 + math.exp(-value)) if value > -700 else 0.0


class SparsePerceptron:
    """Two layers and one output, for inputs of which each is there or not.

    All weights are whole numbers, so that every machine finds the same. A layer's sums are worked out side by side,
    each in its own bits of one large number: for that the weights are moved up, so that none is negative, and the sums
    moved down again. Inputs are summed up part by part (:meth:`sum`), and the sum of all judged (:meth:`chance`).
    """

    def __init__(self, matrices: Sequence[StoredMatrix], most: int) -> None:
        """Make a network from six matrices; ``most`` is the largest number of inputs that are there at once.

        They are the weights of each input, the thresholds of the first layer, the weights of each unit of it, the
        thresholds of the second layer, the weights of its units, and the threshold of the output.
        """
        assert all(matrix.one == SCALE for matrix in matrices)
        inputs, (start,), onwards, (thresholds,), (self._last,), ((bias,),) = (matrix.rows for matrix in matrices)
        first, second = len(start), len(thresholds)
        self._rows = [_side_by_side("I", row) for row in inputs]
        self.start = _side_by_side("I", start)
        self._up = UP * (most + 1)
        self._second = [_side_by_side("Q", row) for row in onwards]
        self._thresholds = [number * SCALE for number in thresholds]
        self._bias = bias * SCALE**2
        self._read_first, self._bytes_first = Struct(f"<{first}I").unpack, 4 * first
        self._read_second, self._bytes_second = Struct(f"<{second}Q").unpack, 8 * second

    @staticmethod
    def shapes(inputs: int, first: int, second: int) -> tuple[Shape, ...]:
        """Return the shapes of the matrices of a network with so many inputs, and units in each layer."""
        return (inputs, first), (1, first), (first, second), (1, second), (1, second), (1, 1)

    def sum(self, inputs: Iterable[int]) -> int:
        """Return the sum of these inputs in the first layer; sums of parts may be added up."""
        return sum(map(self._rows.__getitem__, inputs))

    def chance(self, whole: int) -> float:
        """Return the chance from the sum of all inputs, with ``start`` added once."""
        up = self._up
        total = awake = 0
        for unit, row in zip(self._read_first(whole.to_bytes(self._bytes_first, "little")), self._second, strict=True):
            if unit > up:
                strength = unit - up
                total += strength * row
                awake += strength
        awake *= UP
        found = self._bias
        units = self._read_second(total.to_bytes(self._bytes_second, "little"))
        for unit, threshold, weight in zip(units, self._thresholds, self._last, strict=True):
            strength = unit - awake + threshold
            if strength > 0:
                found += strength * weight
        return 1 / (1 + math.exp(min(-found / SCALE**3, SURE)))


def _side_by_side(code: str, numbers: Sequence[int]) -> int:
    """Pack numbers, each raised by ``UP``, into one integer: 32 bits (``I``) or 64 (``Q``) each."""
    moved = [number + UP for number in numbers]
    return int.from_bytes(Struct(f"<{len(moved)}{code}").pack(*moved), "little")
