"""Each level beats those below it, in games that are always the same; quick checks are among the tests of each game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import games
from games import simulation
from tests.deep_share import share

MATCHES: list[tuple[str, Mapping[str, Any], int, str, str, float, int]] = [
    ("magic_numbers", {}, 2, "hard", "random", 0.8, share(300, 0)),
    ("magic_numbers", {}, 2, "hard", "normal", 0.55, share(300, 0)),
    ("magic_numbers", {}, 2, "normal", "easy", 0.55, 300),
    ("tie_die", {}, 2, "hard", "random", 0.55, 400),
    ("tie_die", {}, 2, "hard", "normal", 0.55, 400),
    ("tie_die", {}, 2, "normal", "easy", 0.53, 400),
    # Among so few rolls a random mover has luck; an easy computer, which is gentle, may be beaten by it.
    ("tie_die", {}, 2, "normal", "random", 0.52, 400),
    ("tie_die", {}, 2, "easy", "random", 0.42, 400),
    ("pillow_fight", {"size": "6x6"}, 3, "hard", "random", 8 / 9, share(9, 0)),
]
"""The game, its options, the number of seats, one computer, all others, its least share of the wins, and the games.

Hard computers that think for long play with ``--deep`` only.
"""
MATCHES = [match for match in MATCHES if match[-1]]


@pytest.mark.parametrize(
    ("game", "options", "seats", "better", "worse", "least", "number"),
    [pytest.param(*match, id="-".join((match[0], match[3], match[4]))) for match in MATCHES],
)
def test_a_better_computer_wins_more_often(
    game: str, options: Mapping[str, Any], seats: int, better: str, worse: str, least: float, number: int
) -> None:
    won = 0.0
    for one in range(number):
        seat = one % seats
        levels = [better if seat == here else worse for here in range(seats)]
        won += simulation.play(game, games.load(game).options(**options), levels, "strength", one).won(seat)
    assert won / number >= least
