"""What luck a seat has in a game among computers of all levels, see :mod:`games.lucks`.

Made by ``uv run python -m benchmarks judging --write``.
"""

from __future__ import annotations

from collections.abc import Mapping

LUCK: Mapping[int, tuple[int, ...]] = {
    3: (-53, -47, -39, -34, -31, -29, -27, -25, -22, -18, -13, -6, 9, 29, 43, 51, 60, 68, 78),
    4: (-43, -36, -33, -31, -28, -26, -24, -22, -20, -17, -15, -11, -7, 2, 23, 53, 64, 72, 82),
}
"""By the number of seats, in hundredths of a win: what a twentieth, two twentieths, … of the seats have at most."""
