"""What luck a seat has in a game among computers of all levels, see :mod:`games.lucks`.

Made by ``uv run python -m benchmarks judging --write``.
"""

from __future__ import annotations

from collections.abc import Mapping

LUCK: Mapping[int, tuple[int, ...]] = {
    2: (-69, -56, -48, -38, -29, -24, -19, -17, -5, 1, 5, 17, 19, 24, 36, 38, 48, 56, 69),
    3: (-95, -67, -58, -46, -36, -34, -31, -23, -20, -14, -8, 6, 26, 38, 49, 61, 70, 80, 96),
    4: (-59, -37, -32, -27, -24, -23, -19, -16, -12, -9, -7, -3, 0, 10, 18, 44, 63, 75, 88),
}
"""By the number of seats, in hundredths of a win: what a twentieth, two twentieths, … of the seats have at most."""
