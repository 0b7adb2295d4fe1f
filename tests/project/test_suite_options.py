"""Options of the test suite: the tests of one game, and long tests at their full length."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.conftest import Share, concerns


def item(file: str, identifier: str = "", *marked: str, **parameters: object) -> Any:
    spec = SimpleNamespace(id=identifier, params=parameters) if identifier else None
    marks = [pytest.mark.game(name).mark for name in marked]
    found = SimpleNamespace(path=Path("tests") / file, iter_markers=lambda name: marks)
    return SimpleNamespace(**vars(found), callspec=spec) if spec else found


@pytest.mark.parametrize(
    "about",
    [
        item("test_tie_die.py"),
        item("test_tie_die_counts.py", "7"),
        item("test_animation.py", "tie_die"),
        item("test_conformance.py", "tie_die-4-target=30"),
        item("test_review.py", "short", game="tie_die"),
        item("test_dice.py", "", "tie_die"),
    ],
)
def test_a_test_is_about_a_game_by_its_file_its_parameters_or_its_mark(about: Any) -> None:
    assert concerns(about, "tie_die")
    assert not concerns(about, "pillow_fight")


@pytest.mark.parametrize(
    "about",
    [
        item("test_dice.py"),
        item("test_animation.py", "pillow_fight", game="pillow_fight"),
        item("test_localizer.py", "untie_dies"),
        item("test_secrecy.py", "", "magic_numbers"),
    ],
)
def test_what_is_about_another_game_or_about_none_is_left_out(about: Any) -> None:
    assert not concerns(about, "tie_die")


def test_a_mark_and_a_parameter_can_be_about_different_games() -> None:
    both = item("test_house_rules.py", "tie_die", "pillow_fight")
    assert concerns(both, "tie_die")
    assert concerns(both, "pillow_fight")


def test_long_tests_do_their_usual_share_unless_all_of_it_is_asked_for(
    share: Share, request: pytest.FixtureRequest
) -> None:
    assert share(1000, 10) == (1000 if request.config.getoption("deep") else 10)
