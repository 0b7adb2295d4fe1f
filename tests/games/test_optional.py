"""The games that come with the project have all that a game may have."""

from __future__ import annotations

import pytest

import games
from games.analysis import luck_percentiles, puzzles, win_probability
from tests.games.optional import OURS, blunder_rules, having, spoken_in


@pytest.mark.parametrize("companion", games.COMPANIONS)
def test_our_games_have_every_module_that_a_game_may_have(companion: str) -> None:
    assert {*OURS} <= {*having(companion)}


@pytest.mark.parametrize("game", OURS)
def test_our_games_weigh_choices_and_have_puzzles_a_table_of_luck_and_a_japanese_translation(game: str) -> None:
    judgement = win_probability.load(game)
    assert judgement is not None
    assert judgement.weigh is not None
    assert puzzles.bundled_puzzles(game)
    assert luck_percentiles.luck_rows(game)
    assert blunder_rules(game)
    assert game in spoken_in("ja")
