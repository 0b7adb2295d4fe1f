"""What luck a seat has in a game among computers of all levels, see :mod:`games.lucks`.

Made by ``uv run python -m benchmarks judging --write``.
"""

from __future__ import annotations

from collections.abc import Mapping

LUCK: Mapping[int, tuple[int, ...]] = {
    2: (-65, -51, -50, -49, -47, -41, -30, -22, -14, 0, 15, 22, 30, 42, 47, 49, 50, 52, 66),
    3: (-55, -42, -37, -35, -34, -32, -30, -27, -22, -16, -9, 0, 8, 18, 44, 57, 66, 69, 75),
    4: (-52, -39, -31, -29, -27, -25, -23, -21, -19, -16, -13, -9, -3, 3, 22, 47, 66, 74, 78),
}
"""By the number of seats, in hundredths of a win: what a twentieth, two twentieths, … of the seats have at most."""
