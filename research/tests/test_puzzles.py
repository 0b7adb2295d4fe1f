"""``python -m research puzzles``: positions are played to their ends, and told like every measurement."""

from __future__ import annotations

import json

import pytest

from games.analysis.puzzles import bundled_puzzles
from research import __main__ as research


def test_puzzles_that_come_with_a_game_are_played_to_their_ends(capsys: pytest.CaptureFixture[str]) -> None:
    research.main(["puzzles", "tie_die", "--bank", "--ends", "1", "--json"])
    (row,) = json.loads(capsys.readouterr().out)["rows"]
    assert (row["game"], row["puzzles"], row["games"]) == ("tie_die", len(bundled_puzzles("tie_die")), 0)
    assert all(0 <= row[part] <= 1 for part in ("gap", "after_answer", "after_played", "p"))
    assert row["better"] == pytest.approx(row["after_answer"] - row["after_played"])


def test_a_line_for_each_puzzle_is_told_when_it_is_asked_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    research.main(["puzzles", "tie_die", "--puzzles", "1", "--ends", "1", "--each"])
    told = capsys.readouterr().out
    assert "The same for each puzzle" in told
    assert told.count("tie_die") == 1, "one puzzle has no mean"


def test_a_game_that_is_not_there_is_told_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        research.main(["puzzles", "chess"])
    assert "no game 'chess'; there are magic_numbers" in capsys.readouterr().err
