"""Luck table from games among computers of all levels, see :mod:`games.analysis.luck_percentiles`.

Made by ``uv run python -m research review_accuracy --write``.
"""

from __future__ import annotations

from collections.abc import Mapping

LUCK: Mapping[int, tuple[int, ...]] = {
    3: (-51, -46, -42, -39, -37, -33, -32, -27, -25, -23, -19, -10, 7, 42, 56, 60, 63, 71, 81),
    4: (-42, -34, -31, -30, -27, -25, -25, -23, -22, -20, -17, -16, -12, -9, 32, 57, 66, 72, 79),
    5: (-38, -32, -28, -26, -23, -22, -21, -19, -18, -17, -14, -12, -11, -6, 4, 39, 62, 80, 88),
    6: (-36, -26, -24, -22, -20, -19, -19, -17, -16, -15, -13, -12, -10, -7, -1, 23, 56, 80, 89),
}
"""By the number of seats, in hundredths of a win: what a twentieth, two twentieths, … of the seats have at most."""
