"""What luck a seat has in a game among computers of all levels, see :mod:`games.lucks`.

Made by ``uv run python -m benchmarks judging --write``.
"""

from __future__ import annotations

from collections.abc import Mapping

LUCK: Mapping[int, tuple[int, ...]] = {
    3: (-51, -46, -42, -39, -37, -33, -32, -27, -25, -23, -19, -10, 7, 42, 56, 60, 63, 71, 81),
    4: (-42, -34, -31, -30, -27, -25, -25, -23, -22, -20, -17, -16, -12, -9, 32, 57, 66, 72, 79),
}
"""By the number of seats, in hundredths of a win: what a twentieth, two twentieths, … of the seats have at most."""
