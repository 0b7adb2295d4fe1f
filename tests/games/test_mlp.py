"""Networks of computers: their file format, and that the sums of their evaluation are those of plain arithmetic."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path
from struct import pack

import pytest

import games
from games.ai.mlp import COUNT, HEAD, MARK, StoredMatrix, WeightMatrix, forward, load, read

SHAPES = ((2, 3), (1, 2))
FILES = sorted(
    path
    for folder in Path(games.__path__[0]).glob("*/data")
    for path in folder.glob("*.bin")
    if not path.name.startswith(("opened-", "solved-"))
)
"""All files of weights; what begins with ``opened-`` are solved games."""


def _file(*matrices: tuple[tuple[int, int], float, tuple[int, ...]]) -> bytes:
    data = MARK + pack(COUNT, len(matrices))
    for (rows, columns), one, numbers in matrices:
        data += pack(HEAD, rows, columns, one) + pack(f"<{len(numbers)}h", *numbers)
    return data


WHOLE = _file((SHAPES[0], 4.0, (1, -2, 3, 4, 5, -6)), (SHAPES[1], 512.0, (256, 0)))


def test_a_matrix_is_read_with_the_number_that_stands_for_one() -> None:
    first, second = read(WHOLE, SHAPES)
    assert first == StoredMatrix(((1, -2, 3), (4, 5, -6)), 4.0)
    assert first.floats() == [[0.25, -0.5, 0.75], [1.0, 1.25, -1.5]]
    assert second.floats() == [[0.5, 0.0]]


@pytest.mark.parametrize("length", range(len(WHOLE)))
def test_a_file_that_is_cut_off_anywhere_is_refused(length: int) -> None:
    with pytest.raises(ValueError, match="not a file of weights"):
        read(WHOLE[:length], SHAPES)


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"PNG" + WHOLE[3:], "does not begin with MLP1"),
        (WHOLE + b"\0", "more after its last matrix"),
        (_file(((0, 3), 4.0, ())), "a matrix of 0×3"),
        (_file(((2, 0), 4.0, ())), "a matrix of 2×0"),
        (_file(((1, 1), 0.0, (1,))), r"with 0\.0 for 1"),
        (_file(((1, 1), float("nan"), (1,))), "with nan for 1"),
        (_file(((1, 1), float("inf"), (1,))), "with inf for 1"),
        (_file((SHAPES[0], 4.0, (1,) * 6)), r"the matrices are 2×3, and the network has 2×3, 1×2"),
        (_file(((3, 2), 4.0, (1,) * 6), (SHAPES[1], 1.0, (1, 1))), r"are 3×2, 1×2, and"),
        (_file(), "the matrices are none"),
    ],
)
def test_a_file_of_something_else_is_refused_and_told_why(data: bytes, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        read(data, SHAPES)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_the_weights_of_all_games_have_the_one_format(file: Path) -> None:
    with pytest.raises(ValueError, match=r"the matrices are [0-9×, ]+, and the network has none$"):
        read(file.read_bytes(), ())


def test_weights_of_another_network_are_named_where_they_are_loaded() -> None:
    with pytest.raises(ValueError, match=r"^games\.pillow_fight\.data, weights-3\.bin: the matrices are 773×64"):
        load("games.pillow_fight.data", "weights-3.bin", SHAPES)


def test_units_are_silent_below_zero_and_each_layer_gets_a_one() -> None:
    rng = random.Random(1)
    sizes = (5, 4, 3, 2)
    layers = [
        [[rng.uniform(-1, 1) for _ in range(before + (at > 0))] for _ in range(after)]
        for at, (before, after) in enumerate(pairwise(sizes))
    ]
    for _ in range(20):
        inputs = [rng.uniform(-2, 2) for _ in range(5)]
        plain = inputs
        for at, layer in enumerate(layers):
            if at:
                plain = [*(max(0.0, value) for value in plain), 1.0]
            plain = [sum(weight * value for weight, value in zip(row, plain, strict=True)) for row in layer]
        assert forward(list(map(WeightMatrix, layers)), inputs) == pytest.approx(plain)
