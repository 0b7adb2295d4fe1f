"""What luck a seat has in a game among computers of all levels, see :mod:`games.lucks`.

Made by ``uv run python -m benchmarks judging --write``.
"""

from __future__ import annotations

from collections.abc import Mapping

LUCK: Mapping[int, tuple[int, ...]] = {
    2: (-61, -45, -41, -36, -34, -32, -26, -23, -4, 3, 4, 23, 26, 32, 34, 36, 41, 45, 61),
    3: (-48, -41, -38, -36, -33, -31, -28, -26, -24, -21, -15, -6, 9, 31, 46, 53, 59, 63, 80),
    4: (-37, -33, -30, -27, -25, -23, -22, -20, -19, -16, -14, -11, -4, 2, 24, 47, 52, 62, 72),
}
"""By the number of seats, in hundredths of a win: what a twentieth, two twentieths, … of the seats have at most."""
