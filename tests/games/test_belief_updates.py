"""Guesses in reviews: where a throw has too many outcomes few are judged, and the mean is no worse for it."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from statistics import fmean
from typing import Any

import pytest
from msgspec.structs import replace

from benchmarks.review import long_game
from games.analysis import win_probability
from games.analysis.chance_outcomes import ChanceOutcomes
from games.analysis.evaluators import StaticEvaluator
from games.analysis.review import review
from games.core.table import Table
from games.tie_die import win_probability as judging
from games.tie_die.ai import players, win_odds
from games.tie_die.ai.win_odds import DicePlayer, answers, fights, mean, shares

JUDGEMENT = win_probability.load("tie_die")
assert JUDGEMENT is not None
NO_GUESS = replace(JUDGEMENT, rough=None)


@pytest.fixture(scope="module")
def table() -> Table:
    """Return the longest of forty games of four random players, in which much can be rolled."""
    return Table(long_game("tie_die", 4, 400, lingering=False, seed=22))


def test_a_long_review_judges_few_positions_and_lays_few_tables(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that a long review judges few positions and builds few tables.

    Two things take long: counting out a roll by all players, and a table for each possible end of each fight.
    With all positions of a throw judged, and a table each, this review had 1,549 of the first and 21,338 of the
    second.
    """
    asked: Counter[str] = Counter()

    def counting(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*arguments: Any) -> Any:
            asked[name] += 1
            return function(*arguments)

        return counted

    rolled = judging.rolled
    for module in (judging, players):
        monkeypatch.setattr(module, "rolled", counting("rolls", rolled))
    for module in (judging, win_odds):
        monkeypatch.setattr(module, "shares", counting("tables", win_odds.shares))
    found = review(table)
    assert not found.sparing
    assert 0 < asked["rolls"] < 7.5 * len(found.decisions)
    assert 0 < asked["tables"] < 120 * len(found.decisions)


def test_guesses_leave_the_mean_where_it_is_and_its_errors_are_as_large_as_they_say() -> None:
    # Its dice stay small, so that many outcomes can be judged.
    table = Table(long_game("tie_die", 4, 400, lingering=False, seed=3))
    rolls = [(last, frame) for last, frame in pairwise(table.frames) if frame.action == "ready" and frame.dice]
    ratios, guessed, judged = [], [], []
    for last, frame in rolls[2::3]:
        assert frame.seat is not None
        truth = StaticEvaluator(table, NO_GUESS, 600, "truth")._choice(
            last.state, frame.seat, "ready", frame.number, 600
        )
        for seed in map(str, range(5)):
            found = StaticEvaluator(table, JUDGEMENT, 150, seed)._choice(
                last.state, frame.seat, "ready", frame.number, 150
            )
            assert sum(found.chances) == pytest.approx(1)
            for one, error, right, wrong in zip(found.chances, found.errors, truth.chances, truth.errors, strict=True):
                ratios.append((one - right) / math.hypot(error, wrong))
        judged.append(
            max(StaticEvaluator(table, NO_GUESS, 150, "0").decision_value(last.state, frame, 150).chosen.errors)
        )
        guessed.append(max(found.errors))
    assert abs(fmean(ratios)) < 0.4
    # Drawn evenly, they are off by less than so many drawn by lot would be.
    assert 0.1 < fmean(ratio**2 for ratio in ratios) < 1.2
    assert fmean(guessed) < fmean(judged)


def test_some_of_all_are_as_often_there_as_they_are_likely() -> None:
    found = ChanceOutcomes(((0.5, "a"), (0.1, "b")), ("c", "d"), 0.4)
    drawn = Counter(one for seed in range(50) for one in found.evenly(20, random.Random(seed)))
    assert sum(drawn.values()) == 1000
    assert {name: round(drawn[name] / 1000, 2) for name in "abcd"} == {"a": 0.5, "b": 0.1, "c": 0.2, "d": 0.2}


@pytest.mark.parametrize("target", [20, 30, 50])
def test_what_a_fight_brings_is_the_mean_over_all_its_tables(target: int) -> None:
    rng = random.Random(target)
    for _ in range(60):
        players = [
            DicePlayer(rng.randrange(target + 12), rng.choice((4, 6, 8, 10)), rng.random() < 0.5)
            for _ in range(rng.choice((2, 3, 4)))
        ]
        one, other = rng.sample(range(len(players)), 2)
        counted = mean([shares(after, target) for after in fights(players, one, other)])
        assert answers(players, one, other, 4, target)["accept"] == pytest.approx(counted, abs=1e-12)
