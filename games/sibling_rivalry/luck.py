"""What luck a seat has in a game among computers of all levels, see :mod:`games.lucks`.

Made by ``uv run python -m benchmarks judging --write``.
"""

from __future__ import annotations

from collections.abc import Mapping

LUCK: Mapping[int, tuple[int, ...]] = {
    2: (-66, -56, -44, -36, -32, -27, -22, -16, -8, 0, 9, 17, 23, 27, 32, 37, 44, 56, 67),
    3: (-50, -44, -39, -35, -32, -30, -27, -25, -22, -19, -15, -7, 5, 31, 44, 53, 59, 67, 78),
    4: (-38, -32, -30, -28, -26, -24, -22, -21, -20, -19, -16, -13, -8, -1, 25, 50, 61, 70, 78),
}
"""By the number of seats, in hundredths of a win: what a twentieth, two twentieths, … of the seats have at most."""
