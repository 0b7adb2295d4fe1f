"""What luck a seat has in a game among computers of all levels, see :mod:`games.lucks`.

Made by ``uv run python -m benchmarks judging --write``.
"""

from __future__ import annotations

from collections.abc import Mapping

LUCK: Mapping[int, tuple[int, ...]] = {
    3: (-59, -53, -46, -39, -32, -24, -21, -16, -13, -8, -5, 0, 16, 27, 37, 45, 51, 63, 74),
    4: (-47, -40, -33, -31, -30, -27, -25, -19, -17, -9, -5, 0, 6, 10, 25, 39, 51, 63, 71),
}
"""By the number of seats, in hundredths of a win: what a twentieth, two twentieths, … of the seats have at most."""
