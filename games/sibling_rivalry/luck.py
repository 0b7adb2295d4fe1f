"""What luck a seat has in a game among computers of all levels, see :mod:`games.lucks`.

Made by ``uv run python -m benchmarks judging --write``.
"""

from __future__ import annotations

from collections.abc import Mapping

LUCK: Mapping[int, tuple[int, ...]] = {
    2: (-69, -41, -35, -33, -27, -24, -19, -16, -4, 1, 4, 16, 19, 24, 30, 33, 35, 41, 69),
    3: (-44, -38, -34, -31, -28, -27, -25, -20, -19, -16, -9, -8, 12, 26, 36, 42, 52, 58, 69),
    4: (-37, -31, -25, -23, -21, -20, -18, -17, -16, -14, -11, -9, -7, -2, 14, 36, 53, 65, 76),
}
"""By the number of seats, in hundredths of a win: what a twentieth, two twentieths, … of the seats have at most."""
