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
    ("magic_numbers", "random"): Measured(0.175, 10000),
    ("magic_numbers", "easy"): Measured(0.396, 10000),
    ("magic_numbers", "hard"): Measured(0.615, 4000),
    ("magic_numbers", "beginner"): Measured(0.505, 400),
    ("magic_numbers", "hoarder"): Measured(0.547, 400),
    ("magic_numbers", "gambler"): Measured(0.570, 400),
    ("magic_numbers", "grudge"): Measured(0.537, 400),
    ("magic_numbers", "bluffer"): Measured(0.445, 400),
    ("magic_numbers", "watcher"): Measured(0.537, 400),
    ("magic_numbers", "even-20"): Measured(0.432, 400),
    ("magic_numbers", "even-40"): Measured(0.517, 400),
    ("magic_numbers", "even-60"): Measured(0.573, 400),
    ("magic_numbers", "even-80"): Measured(0.580, 400),
    ("pillow_fight", "easy"): Measured(0.234, 1000, seats=3),
    ("pillow_fight", "hard"): Measured(0.434, 300, seats=3),
    ("pillow_fight", "beginner"): Measured(0.133, 90, seats=3),
    ("pillow_fight", "hoarder"): Measured(0.522, 90, seats=3),
    ("pillow_fight", "gambler"): Measured(0.487, 90, seats=3),
    ("pillow_fight", "grudge"): Measured(0.443, 90, seats=3),
    ("pillow_fight", "bluffer"): Measured(0.393, 90, seats=3),
    ("pillow_fight", "watcher"): Measured(0.456, 90, seats=3),
    ("pillow_fight", "even-40"): Measured(0.222, 90, seats=3),
    ("pillow_fight", "even-60"): Measured(0.343, 90, seats=3),
    ("pillow_fight", "even-80"): Measured(0.424, 90, seats=3),
    ("sibling_rivalry", "random"): Measured(0.119, 2000),
    ("sibling_rivalry", "easy"): Measured(0.375, 4000),
    ("sibling_rivalry", "hard"): Measured(0.756, 2000),
    ("sibling_rivalry", "beginner"): Measured(0.536, 250),
    ("sibling_rivalry", "hoarder"): Measured(0.680, 250),
    ("sibling_rivalry", "gambler"): Measured(0.652, 250),
    ("sibling_rivalry", "grudge"): Measured(0.628, 250),
    ("sibling_rivalry", "bluffer"): Measured(0.640, 250),
    ("sibling_rivalry", "watcher"): Measured(0.560, 250),
    ("sibling_rivalry", "even-20"): Measured(0.380, 250),
    ("sibling_rivalry", "even-40"): Measured(0.488, 250),
    ("sibling_rivalry", "even-60"): Measured(0.620, 250),
    ("sibling_rivalry", "even-80"): Measured(0.680, 250),
    ("tie_die", "random"): Measured(0.414, 6000),
    ("tie_die", "easy"): Measured(0.402, 6000),
    ("tie_die", "hard"): Measured(0.562, 2000),
    ("tie_die", "beginner"): Measured(0.522, 1000),
    ("tie_die", "hoarder"): Measured(0.619, 1500),
    ("tie_die", "gambler"): Measured(0.603, 1500),
    ("tie_die", "grudge"): Measured(0.586, 1500),
    ("tie_die", "bluffer"): Measured(0.587, 1500),
    ("tie_die", "watcher"): Measured(0.607, 1500),
    ("tie_die", "even-20"): Measured(0.415, 1000),
    ("tie_die", "even-40"): Measured(0.506, 1000),
    ("tie_die", "even-60"): Measured(0.563, 1000),
    ("tie_die", "even-80"): Measured(0.599, 1000),
}
"""By game and level."""
