"""How often each computer wins against normal ones: what the strengths in ``opposition`` follow from.

Written by ``python -m benchmarks strengths --write``, which measures the rows it is asked for and leaves the others.
"""

from __future__ import annotations

from typing import NamedTuple


class Measured(NamedTuple):
    """A share of wins of one computer at a table whose other seats are all normal ones."""

    share: float
    games: int
    seats: int = 2


MEASURED: dict[tuple[str, str], Measured] = {
    ("magic_numbers", "hard"): Measured(0.618, 4000),
    ("magic_numbers", "easy"): Measured(0.390, 20000),
    ("magic_numbers", "random"): Measured(0.175, 10000),
    ("sibling_rivalry", "hard"): Measured(0.756, 2000),
    ("sibling_rivalry", "easy"): Measured(0.321, 4000),
    ("sibling_rivalry", "random"): Measured(0.119, 2000),
    ("tie_die", "hard"): Measured(0.621, 2000),
    ("tie_die", "easy"): Measured(0.348, 3000),
    ("tie_die", "random"): Measured(0.559, 3000),
    ("pillow_fight", "hard"): Measured(0.489, 700, seats=3),
    ("pillow_fight", "easy"): Measured(0.070, 1000, seats=3),
}
"""By game and level."""
