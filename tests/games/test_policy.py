"""Computers made of a function, and the chances of a race in which a turn brings something or nothing."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from msgspec import Struct

from games.ai.policy import Policy
from games.analysis.win_probability import steady_race
from games.core import Action, Ranking, Seat


class Options(Struct, frozen=True):
    """The points to reach."""

    target: int = 20


class View(Struct, frozen=True):
    """A race for points."""

    score: tuple[int, ...]
    turn: Seat | None = 0
    viewer: Seat | None = 0
    options: Options = Options()
    resigned: tuple[Seat, ...] = ()
    ranking: Ranking | None = None


def last(view: View, legal: Sequence[Action], rng: random.Random, back: int) -> Action:
    """Return an action counted from the last one."""
    return legal[-back]


def test_a_level_is_a_function_with_settings() -> None:
    computer: Policy[View] = Policy(last, back=2)
    assert computer.choose(View((0, 0)), ("a", "b", "c"), random.Random(1)) == "b"


def test_who_is_ahead_or_first_to_move_is_likelier_to_win_a_race() -> None:
    even = steady_race(View((0, 0)), brings=10, probability=0.5, at_stake=0)
    assert sum(even) == pytest.approx(1)
    assert even[0] > even[1]
    assert steady_race(View((0, 0)), brings=10, probability=0.5, at_stake=10)[0] > even[0]
    assert steady_race(View((0, 10)), brings=10, probability=0.5, at_stake=0)[1] > even[1]
    assert steady_race(View((0, 0), turn=1), brings=10, probability=0.5, at_stake=0) == pytest.approx(even[::-1])


def test_one_turn_that_goes_well_for_sure_wins() -> None:
    assert steady_race(View((10, 10)), brings=10, probability=1, at_stake=0) == (1, 0)


def test_leavers_cannot_win_and_a_race_that_is_over_is_won() -> None:
    assert steady_race(View((0, 0, 0), resigned=(1,)), brings=5, probability=0.5, at_stake=0)[1] == 0
    over = View((20, 3), turn=None, ranking=((0,), (1,)))
    assert steady_race(over, brings=5, probability=0.5, at_stake=0) == (1, 0)
