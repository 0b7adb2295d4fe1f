"""How strong computers are, as opponents whose rating never changes.

Everything follows from measured shares of wins, by the model's own law: at a table of n where one plays ``above``
better than the n - 1 others, it comes first with the odds of e to ``above / c`` against n - 1, where ``c`` is the root of
n (SIGMA² + BETA²). The normal computer of each game stands at 25, where people start: somebody as good as it keeps what
a newcomer is given. ``docs/computers.md`` has the tables that the shares are from.
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
    ("magic_numbers", "hard"): Measured(0.618, 4000),
    ("magic_numbers", "easy"): Measured(0.390, 20000),
    ("magic_numbers", "random"): Measured(0.175, 10000),
}
"""By game and level."""

STRENGTH: dict[tuple[str, str], float] = {
    ("magic_numbers", "hard"): 28.1,
    ("magic_numbers", "normal"): MIDDLE,
    ("magic_numbers", "easy"): 22.1,
    ("magic_numbers", "random"): 14.9,
}
"""The strength (mu) by game and level, as ``derived`` has it, to one decimal. Ratings are made with it: what changes
here changes ``rating.MODEL``."""

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
