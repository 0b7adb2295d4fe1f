"""What luck a seat has in a game among computers of all levels, see :mod:`games.lucks`.

Made by ``uv run python -m benchmarks judging --write``.
"""

from __future__ import annotations

from collections.abc import Mapping

LUCK: Mapping[int, tuple[int, ...]] = {
    2: (-65, -51, -50, -49, -47, -41, -30, -22, -14, 0, 15, 22, 30, 42, 47, 49, 50, 52, 66),
    3: (-59, -50, -41, -37, -34, -30, -27, -24, -20, -16, -8, 4, 10, 21, 40, 54, 64, 70, 78),
    4: (-53, -40, -33, -29, -26, -25, -23, -21, -18, -16, -13, -8, -2, 5, 18, 48, 64, 74, 82),
}
"""By the number of seats, in hundredths of a win: what a twentieth, two twentieths, … of the seats have at most."""
