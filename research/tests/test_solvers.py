"""Solvers: they agree with the files in the games that they write."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.ai import levels
from games.sibling_rivalry import data
from games.sibling_rivalry.rules.board import SCORE_TRACKS
from research import sibling_rivalry_solver, tie_die_solver


def test_the_perfect_player_wins_half_of_the_games_against_itself_and_more_against_others() -> None:
    # A game to seven points takes a moment to solve; the real ones take a minute.
    level = {name: tie_die_solver.Player(name, 7) for name in (tie_die_solver.PERFECT, levels.RANDOM)}

    def wins(first: str, second: str) -> float:
        return tie_die_solver.Solver(level[first], level[second], 7).solve(lambda _: None)

    assert wins(tie_die_solver.PERFECT, tie_die_solver.PERFECT) == pytest.approx(0.5, abs=1e-3)
    assert wins(tie_die_solver.PERFECT, levels.RANDOM) > 0.52
    assert wins(levels.RANDOM, levels.RANDOM) == pytest.approx(0.5, abs=1e-3)


def test_the_solved_game_is_written_down_as_it_is_read() -> None:
    for track in SCORE_TRACKS:
        written = Path(data.__path__[0]) / f"solved-{track}.bin"
        assert sibling_rivalry_solver.Values(track, scratch=False).data() == written.read_bytes()


def test_what_is_written_down_is_what_a_turn_comes_to() -> None:
    values = sibling_rivalry_solver.Values("short", scratch=False)
    # Near the finish and far from it: what a turn comes to is what is written down, but for rounding.
    for position in ((12, 3, None), (0, 0, None), (5, 9, (3, 4)), (11, 12, (6, 1))):
        assert values.worked_out(position) == pytest.approx(values.known[position], abs=0.01)
