"""Savings by equal luck are found where they are known, and the command says them."""

from __future__ import annotations

import json
import math

import pytest

from research.duplicate import Pair, interval, main, needed


def test_games_that_go_by_luck_alone_and_a_little_skill_need_few_with_the_same_luck() -> None:
    # The hard one gets what the normal one gets, and now and then a place more.
    pairs = [Pair(luck + (number % 4 == 0), luck) for number, luck in enumerate([1.0, 4.0, 9.0] * 40)]
    found = needed(pairs)
    # An error of sqrt(3/16) for a difference of 1/4.
    assert found.points_same == pytest.approx(1.96**2 * 3)
    assert found.by_points < 0.05
    assert found.by_matchpoints < 0.5
    low, high = interval(pairs, "by_points")
    assert low <= found.by_points <= high


def test_games_without_luck_in_common_save_nothing() -> None:
    pairs = [Pair(hard, normal) for hard in (1.0, 4.0, 9.0) for normal in (0.0, 3.0, 8.0)]
    found = needed(pairs)
    assert found.by_points == pytest.approx(1.0)
    assert found.by_matchpoints == pytest.approx(1.0)


def test_one_who_is_not_ahead_is_never_told() -> None:
    found = needed([Pair(1.0, 2.0), Pair(2.0, 3.0)])
    assert found.points_own == math.inf
    assert math.isnan(found.by_points)


def test_a_small_run_prints_a_table_and_a_seed_gives_it_again(capsys: pytest.CaptureFixture[str]) -> None:
    for _ in range(2):
        main(["--pairs", "3", "--game", "tie_die", "--seats", "2", "--json"])
    first, second = capsys.readouterr().out.splitlines()
    assert first == second
    (row,) = json.loads(first)["rows"]
    assert (row["game"], row["pairs"], row["seats"]) == ("tie_die", 3, 2)
    main(["--pairs", "2", "--game", "tie_die"])
    assert "matchpoints" in capsys.readouterr().out
