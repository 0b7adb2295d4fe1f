"""How strong computers are, as opponents whose rating never changes.

Everything follows from measured shares of wins, by the model's own law: at a table of n where one is ``above`` the
others, it comes first with odds of e to ``above / c`` against n - 1, where ``c`` is the root of n (SIGMA² + BETA²).
The normal computer of each game stands at 25, where people start: somebody as good as it keeps what a newcomer is
given. ``docs/computers.md`` has the measurements, and a test derives this table from them.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import NamedTuple

from games import blends

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
    """The (mu, sigma) of a computer; a usual one where that game or level was not measured.

    The strength of one between easy and hard lies on the line between the two measured points next to it.
    """
    if (game, level) in STRENGTH:
        return STRENGTH[game, level], SIGMA
    part = blends.part(level)
    if part is None:
        return USUAL.get(level, MIDDLE), UNKNOWN
    measured = {("easy", "hard")[int(end)]: end for end in (0.0, 1.0)}
    measured |= {name: known for name in blends.LEVELS if (known := blends.part(name)) is not None}
    points = sorted((at, STRENGTH[game, name]) for name, at in measured.items() if (game, name) in STRENGTH)
    if len(points) < 2:
        return USUAL["easy"] + part * (USUAL["hard"] - USUAL["easy"]), UNKNOWN
    for (low, below), (high, above) in zip(points, points[1:], strict=False):
        if part <= high:
            break
    return below + (part - low) / (high - low) * (above - below), SIGMA


def even(game: str, people: Sequence[tuple[float, float]]) -> str:
    """The computer between easy and hard that is most nearly as good as these people, (mu, sigma) each: whose chance to
    come first at a table with them is nearest to its fair share.

    Whoever is better than the hard computer gets that, and who is worse than the easy one the easy one. Nobody at all
    is taken to be as good as the normal one.
    """
    if not people:
        people = [(MIDDLE, UNKNOWN)]
    fair = 1 / (len(people) + 1)
    return min(blends.LEVELS, key=lambda level: abs(first(opponent(game, level), people) - fair))


def first(mine: tuple[float, float], others: Sequence[tuple[float, float]]) -> float:
    """The chance to come first against these, by the model's law; (mu, sigma) each."""
    spread = sqrt(sum(sigma**2 + BETA**2 for _, sigma in (mine, *others)))
    return 1 / (1 + sum(exp((mu - mine[0]) / spread) for mu, _ in others))


def derived(measured: Measured) -> float:
    """The strength that a share of wins comes to."""
    share, _, seats = measured
    spread = sqrt(seats * (SIGMA**2 + BETA**2))
    return MIDDLE + spread * log(share * (seats - 1) / (1 - share))
