"""A small network that says how likely a seat is to win at the end of a turn, from the traits of the position.

Two layers of units that are silent below 0, and one number from them. All weights are whole numbers, so that every
machine finds the same. A layer's sums are worked out side by side, each in its own bits of one large number: for
that the weights are moved up, so that none is negative, and the sums moved down again.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import islice
from math import exp
from struct import Struct
from typing import Final

from games.pillow_fight.ai.features import layout

SEATS: Final = (3, 4)
"""For so many players there are networks."""

SCALE: Final = 512
"""So much is written for a weight of 1."""

UP: Final = 1 << 15
"""What weights are moved up by."""

SURE: Final = 30.0
"""Odds are no longer than e to this, against."""


class PositionNetwork:
    """The network for so many seats, about the seat since whose turn ``since`` others had theirs.

    Traits are summed up part by part (:meth:`sum`), and the sum of all judged.
    """

    def __init__(self, seats: int, since: int, numbers: Sequence[int]) -> None:
        self.since = since
        shape = layout(seats)
        first, second = numbers[:2]
        rest = iter(numbers[2:])
        self._rows = [_side_by_side("I", rest, first) for _ in range(shape.total)]
        self.start = _side_by_side("I", rest, first)
        self._up = UP * (shape.each + 1)
        self._second = [_side_by_side("Q", rest, second) for _ in range(first)]
        self._thresholds = [number * SCALE for number in islice(rest, second)]
        self._last = list(islice(rest, second))
        self._bias = next(rest) * SCALE**2
        self._read_first, self._bytes_first = Struct(f"<{first}I").unpack, 4 * first
        self._read_second, self._bytes_second = Struct(f"<{second}Q").unpack, 8 * second

    def sum(self, traits: Iterable[int]) -> int:
        """Return the sum of these features in the first layer; sums of parts may be added up."""
        return sum(map(self._rows.__getitem__, traits))

    def chance(self, whole: int) -> float:
        """Return the chance to win from the sum of all features, with ``start`` added once."""
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
        return 1 / (1 + exp(min(-found / SCALE**3, SURE)))


@cache
def network(seats: int, since: int) -> PositionNetwork | None:
    """Return the network for a number of seats, for a seat after whose turn ``since`` others moved: none, or all.

    It is read at the first call. None if nothing was learned for that.
    """
    if seats not in SEATS:
        return None
    data = pkgutil.get_data("games.pillow_fight.data", f"weights-{seats}.bin")
    assert data is not None, "the weights are part of the package"
    numbers = Struct(f"<{len(data) // 2}h").unpack(data)
    half = len(numbers) // 2
    return PositionNetwork(seats, since, numbers[half:] if since else numbers[:half])


def _side_by_side(code: str, numbers: Iterator[int], many: int) -> int:
    """Pack ``many`` numbers, each raised by ``UP``, into one integer: 32 bits (``I``) or 64 (``Q``) each."""
    moved = [number + UP for number in islice(numbers, many)]
    return int.from_bytes(Struct(f"<{many}{code}").pack(*moved), "little")
