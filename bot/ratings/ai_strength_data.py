"""Win rates of each computer against normal ones, from which the strengths in ``ai_strength`` follow.

Written by ``python -m research strengths --write``, which measures the rows it is asked for and leaves the
others.
"""

from __future__ import annotations

from typing import NamedTuple


class MeasuredWinRate(NamedTuple):
    """A share of wins of one computer at a table whose other seats are all normal ones."""

    share: float
    games: int
    seats: int = 2


MEASURED: dict[tuple[str, str], MeasuredWinRate] = {
    ("magic_numbers", "random"): MeasuredWinRate(0.175, 10000),
    ("magic_numbers", "easy"): MeasuredWinRate(0.396, 10000),
    ("magic_numbers", "hard"): MeasuredWinRate(0.615, 2000),
    ("magic_numbers", "beginner"): MeasuredWinRate(0.492, 1000),
    ("magic_numbers", "hoarder"): MeasuredWinRate(0.518, 600),
    ("magic_numbers", "gambler"): MeasuredWinRate(0.573, 600),
    ("magic_numbers", "grudge"): MeasuredWinRate(0.553, 600),
    ("magic_numbers", "bluffer"): MeasuredWinRate(0.428, 600),
    ("magic_numbers", "watcher"): MeasuredWinRate(0.537, 600),
    ("magic_numbers", "even-20"): MeasuredWinRate(0.450, 600),
    ("magic_numbers", "even-40"): MeasuredWinRate(0.505, 600),
    ("magic_numbers", "even-60"): MeasuredWinRate(0.560, 600),
    ("magic_numbers", "even-80"): MeasuredWinRate(0.612, 600),
    ("pillow_fight", "easy"): MeasuredWinRate(0.234, 1000, seats=3),
    ("pillow_fight", "hard"): MeasuredWinRate(0.448, 300, seats=3),
    ("pillow_fight", "beginner"): MeasuredWinRate(0.181, 400, seats=3),
    ("pillow_fight", "hoarder"): MeasuredWinRate(0.419, 250, seats=3),
    ("pillow_fight", "gambler"): MeasuredWinRate(0.379, 400, seats=3),
    ("pillow_fight", "grudge"): MeasuredWinRate(0.456, 250, seats=3),
    ("pillow_fight", "bluffer"): MeasuredWinRate(0.329, 250, seats=3),
    ("pillow_fight", "watcher"): MeasuredWinRate(0.414, 250, seats=3),
    ("pillow_fight", "even-20"): MeasuredWinRate(0.260, 600, seats=3),
    ("pillow_fight", "even-40"): MeasuredWinRate(0.324, 400, seats=3),
    ("pillow_fight", "even-60"): MeasuredWinRate(0.375, 400, seats=3),
    ("pillow_fight", "even-80"): MeasuredWinRate(0.426, 400, seats=3),
    ("sibling_rivalry", "random"): MeasuredWinRate(0.119, 2000),
    ("sibling_rivalry", "easy"): MeasuredWinRate(0.375, 4000),
    ("sibling_rivalry", "hard"): MeasuredWinRate(0.756, 2000),
    ("sibling_rivalry", "beginner"): MeasuredWinRate(0.445, 1000),
    ("sibling_rivalry", "hoarder"): MeasuredWinRate(0.678, 600),
    ("sibling_rivalry", "gambler"): MeasuredWinRate(0.642, 600),
    ("sibling_rivalry", "grudge"): MeasuredWinRate(0.662, 600),
    ("sibling_rivalry", "bluffer"): MeasuredWinRate(0.645, 600),
    ("sibling_rivalry", "watcher"): MeasuredWinRate(0.583, 600),
    ("sibling_rivalry", "even-20"): MeasuredWinRate(0.428, 600),
    ("sibling_rivalry", "even-40"): MeasuredWinRate(0.487, 600),
    ("sibling_rivalry", "even-60"): MeasuredWinRate(0.635, 600),
    ("sibling_rivalry", "even-80"): MeasuredWinRate(0.702, 600),
    ("tie_die", "random"): MeasuredWinRate(0.414, 6000),
    ("tie_die", "easy"): MeasuredWinRate(0.402, 6000),
    ("tie_die", "hard"): MeasuredWinRate(0.562, 2000),
    ("tie_die", "beginner"): MeasuredWinRate(0.498, 1000),
    ("tie_die", "hoarder"): MeasuredWinRate(0.552, 600),
    ("tie_die", "gambler"): MeasuredWinRate(0.530, 600),
    ("tie_die", "grudge"): MeasuredWinRate(0.532, 600),
    ("tie_die", "bluffer"): MeasuredWinRate(0.532, 600),
    ("tie_die", "watcher"): MeasuredWinRate(0.542, 600),
    ("tie_die", "even-20"): MeasuredWinRate(0.432, 600),
    ("tie_die", "even-40"): MeasuredWinRate(0.465, 600),
    ("tie_die", "even-60"): MeasuredWinRate(0.513, 600),
    ("tie_die", "even-80"): MeasuredWinRate(0.533, 600),
}
"""By game and level."""

FULLER: tuple[tuple[str, str, MeasuredWinRate], ...] = (
    ("sibling_rivalry", "even-20", MeasuredWinRate(0.280, 800, seats=3)),
    ("sibling_rivalry", "even-40", MeasuredWinRate(0.334, 800, seats=3)),
    ("sibling_rivalry", "even-60", MeasuredWinRate(0.360, 800, seats=3)),
    ("sibling_rivalry", "even-80", MeasuredWinRate(0.482, 800, seats=3)),
    ("sibling_rivalry", "hard", MeasuredWinRate(0.506, 800, seats=3)),
    ("sibling_rivalry", "easy", MeasuredWinRate(0.207, 400, seats=4)),
    ("sibling_rivalry", "even-20", MeasuredWinRate(0.216, 500, seats=4)),
    ("sibling_rivalry", "even-40", MeasuredWinRate(0.254, 500, seats=4)),
    ("sibling_rivalry", "even-60", MeasuredWinRate(0.284, 500, seats=4)),
    ("sibling_rivalry", "even-80", MeasuredWinRate(0.378, 500, seats=4)),
    ("tie_die", "easy", MeasuredWinRate(0.265, 3000, seats=3)),
    ("tie_die", "even-20", MeasuredWinRate(0.280, 3000, seats=3)),
    ("tie_die", "even-40", MeasuredWinRate(0.315, 3000, seats=3)),
    ("tie_die", "even-60", MeasuredWinRate(0.349, 3000, seats=3)),
    ("tie_die", "even-80", MeasuredWinRate(0.367, 3000, seats=3)),
    ("tie_die", "hard", MeasuredWinRate(0.383, 3000, seats=3)),
)
"""Win rates at larger tables, by game and level, as far as they were measured. Entered by hand, from ``python -m
research strengths --seats``; what is not here is taken from the smallest tables."""
