"""What luck a seat has in a game among computers of all levels, see :mod:`games.lucks`.

Made by ``uv run python -m benchmarks judging --write``.
"""

from __future__ import annotations

from collections.abc import Mapping

LUCK: Mapping[int, tuple[int, ...]] = {
    2: (-71, -60, -50, -48, -44, -37, -30, -28, -24, 21, 24, 28, 30, 37, 45, 48, 50, 60, 71),
    3: (-47, -39, -36, -35, -31, -29, -25, -22, -18, -15, -11, -2, 3, 22, 37, 48, 61, 65, 70),
    4: (-43, -33, -29, -26, -25, -23, -22, -21, -20, -18, -17, -15, -10, -1, 13, 53, 61, 73, 84),
}
"""By the number of seats, in hundredths of a win: what a twentieth, two twentieths, … of the seats have at most."""
