"""How strong computers are, as opponents whose rating never changes.

Everything follows from measured shares of wins, by the model's own law: at a table of n where one is ``above`` the
others, it comes first with odds of e to ``above / c`` against n - 1, where ``c`` is the root of n (SIGMA² + BETA²).
The normal computer of each game stands at 25, where people start: somebody as good as it keeps what a newcomer is
given. ``docs/computers.md`` has the measurements, and a test derives this table from them.
"""

from __future__ import annotations

from math import log, sqrt
from typing import NamedTuple

SIGMA = 2.0
"""The uncertainty of a computer's strength. Among themselves it is known better; against people it is not measured."""

UNKNOWN = 25 / 6
"""The uncertainty where nothing was measured."""

MIDDLE = 25.0
"""The strength of every game's normal computer."""

BETA = 25 / 6
"""The library's width of luck in one game."""


class Measured(NamedTuple):
    """A share of wins of one computer at a table whose other seats are all normal ones."""

    share: float
    games: int
    seats: int = 2


MEASURED: dict[tuple[str, str], Measured] = {
    ("magic_numbers", "hard"): Measured(0.615, 4000),
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
"""By game and level. Fewer than ten wins say too little: Pillow Fight's random computer had one and a third."""

STRENGTH: dict[tuple[str, str], float] = {
    ("magic_numbers", "hard"): 28.1,
    ("magic_numbers", "normal"): MIDDLE,
    ("magic_numbers", "easy"): 22.1,
    ("magic_numbers", "random"): 14.9,
    ("sibling_rivalry", "hard"): 32.4,
    ("sibling_rivalry", "normal"): MIDDLE,
    ("sibling_rivalry", "easy"): 20.1,
    ("sibling_rivalry", "random"): 11.9,
    ("tie_die", "hard"): 28.2,
    ("tie_die", "normal"): MIDDLE,
    ("tie_die", "easy"): 20.9,
    ("tie_die", "random"): 26.5,
    ("pillow_fight", "hard"): 30.2,
    ("pillow_fight", "normal"): MIDDLE,
    ("pillow_fight", "easy"): 9.8,
}
"""The strength (mu) by game and level, as ``derived`` has it, to one decimal. Ratings follow from it: with another
table they are worked out again (``rating.model``)."""

USUAL: dict[str, float] = {"hard": 28.0, "normal": MIDDLE, "easy": 22.0, "random": 15.0}
"""The strength by level in a game that has none of its own."""


def opponent(game: str, level: str) -> tuple[float, float]:
    """The (mu, sigma) of a computer; a usual one where that game or level was not measured."""
    if (game, level) in STRENGTH:
        return STRENGTH[game, level], SIGMA
    return USUAL.get(level, MIDDLE), UNKNOWN


def derived(measured: Measured) -> float:
    """The strength that a share of wins comes to."""
    share, _, seats = measured
    spread = sqrt(seats * (SIGMA**2 + BETA**2))
    return MIDDLE + spread * log(share * (seats - 1) / (1 - share))
