"""Luck table from games among computers of all levels, see :mod:`games.analysis.luck_percentiles`.

Made by ``uv run python -m research review_accuracy --write``.
"""

from __future__ import annotations

from collections.abc import Mapping

LUCK: Mapping[int, tuple[int, ...]] = {
    2: (-59, -54, -50, -50, -48, -44, -41, -33, -23, 3, 24, 34, 41, 44, 48, 50, 50, 54, 60),
    3: (-47, -38, -35, -33, -31, -30, -28, -26, -22, -19, -14, -9, 3, 25, 47, 53, 59, 64, 71),
    4: (-35, -28, -26, -26, -24, -23, -22, -21, -19, -18, -15, -12, -7, 0, 18, 43, 57, 66, 75),
}
"""By the number of seats, in hundredths of a win: what a twentieth, two twentieths, … of the seats have at most."""
