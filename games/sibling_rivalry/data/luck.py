"""Luck table from games among computers of all levels, see :mod:`games.analysis.luck_percentiles`.

Made by ``uv run python -m research review_accuracy --write``.
"""

from __future__ import annotations

from collections.abc import Mapping

LUCK: Mapping[int, tuple[int, ...]] = {
    2: (-66, -56, -44, -36, -32, -27, -22, -16, -8, 0, 9, 17, 23, 27, 32, 37, 44, 56, 67),
    3: (-50, -44, -39, -35, -32, -30, -27, -25, -22, -19, -15, -7, 5, 31, 44, 53, 59, 67, 78),
    4: (-38, -32, -30, -28, -26, -24, -22, -21, -20, -19, -16, -13, -8, -1, 25, 50, 61, 70, 78),
    5: (-34, -29, -26, -24, -22, -20, -19, -18, -17, -15, -13, -12, -9, -4, 2, 41, 58, 73, 80),
    6: (-29, -23, -19, -19, -18, -17, -16, -15, -14, -14, -13, -12, -11, -10, -9, 1, 63, 72, 84),
    7: (-23, -19, -17, -16, -15, -14, -14, -13, -12, -12, -10, -10, -9, -7, -5, 0, 25, 66, 77),
    8: (-25, -21, -17, -16, -15, -14, -12, -12, -11, -10, -9, -9, -8, -7, -5, -1, 8, 71, 85),
}
"""By the number of seats, in hundredths of a win: what a twentieth, two twentieths, … of the seats have at most."""
