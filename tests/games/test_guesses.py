"""Tests of guesses: what the percentages mean that people write, and the Brier score."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.analysis.guesses import brier_score, whole_chances

PERCENTS = st.floats(0, 100)


@pytest.mark.parametrize(
    ("written", "chances"),
    [
        ({0: 60.0, 1: None, 2: None}, (0.6, 0.2, 0.2)),
        ({0: 30.0, 1: 10.0}, (0.75, 0.25)),
        ({0: 70.0, 1: 70.0, 2: None}, (0.5, 0.5, 0.0)),
        ({0: 100.0, 2: None}, (1.0, 0.0, 0.0)),
        ({0: None, 2: None}, (0.5, 0.0, 0.5)),
    ],
)
def test_empty_fields_share_the_rest_and_all_is_scaled_to_a_whole(
    written: dict[int, float | None], chances: tuple[float, ...]
) -> None:
    assert whole_chances(written, len(chances)) == chances


@pytest.mark.parametrize("value", [-1.0, 100.5, math.nan, math.inf])
def test_no_number_beyond_0_to_100_is_a_chance(value: float) -> None:
    assert whole_chances({0: value, 1: 1.0}, 2) is None


def test_somebody_has_to_have_a_chance() -> None:
    assert whole_chances({0: 0.0, 1: 0.0}, 2) is None


@given(st.lists(PERCENTS, min_size=2, max_size=8).filter(lambda one: sum(one) > 1))
def test_chances_add_up_to_one(written: list[float]) -> None:
    found = whole_chances(dict(enumerate(written)), len(written))
    assert found is not None
    assert sum(found) == pytest.approx(1, abs=1e-3)


def test_the_score_is_0_for_who_was_right_2_for_who_was_wrong_and_a_tie_is_shared() -> None:
    assert brier_score((1.0, 0.0), (1.0, 0.0)) == 0
    assert brier_score((0.0, 1.0), (1.0, 0.0)) == 2
    assert brier_score((0.5, 0.5, 0.0), (0.5, 0.5, 0.0)) == 0


@given(st.floats(0.01, 0.99), st.floats(0, 1))
def test_whoever_says_what_they_believe_has_the_best_score_on_average(believed: float, said: float) -> None:
    def expected(chance: float) -> float:
        won, lost = brier_score((chance, 1 - chance), (1, 0)), brier_score((chance, 1 - chance), (0, 1))
        return believed * won + (1 - believed) * lost

    assert expected(believed) <= expected(said) + 1e-9
