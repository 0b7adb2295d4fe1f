"""``python -m research lookahead``: those who do not look ahead decide as is said, and hard takes every seat."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Any

import pytest

import games
from games import simulation
from games.ai import levels
from games.pillow_fight.ai import opponent_search
from research import __main__ as research
from research import lookahead
from tests.deep_share import share


def test_who_follows_nothing_decides_as_a_hard_computer_that_has_one_choice_to_follow(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    options = games.load("pillow_fight").options()
    seen = list(islice(simulation.decisions("pillow_fight", options, ["normal"] * 3, "following", 0), share(60, 24)))
    plain, hard = lookahead.OTHERS["learned"], levels.load("pillow_fight", "hard")
    chosen = [plain.choose(each.view, each.legal, Random(0)) for each in seen]
    assert [hard.choose(each.view, each.legal, Random(0)) for each in seen[::6]] != chosen[::6]
    monkeypatch.setitem(opponent_search.BREADTH, 3, opponent_search.SearchBreadth(choices=1, rests=1, close=0.02))
    assert [hard.choose(each.view, each.legal, Random(0)) for each in seen] == chosen


def test_who_judges_by_the_race_decides_as_a_hard_computer_where_nothing_was_learned() -> None:
    options = games.load("pillow_fight").options()
    for each in islice(simulation.decisions("pillow_fight", options, ["normal"] * 5, "following", 0), share(40, 20)):
        chosen = lookahead.OTHERS["race"].choose(each.view, each.legal, Random(0))
        assert levels.load("pillow_fight", "hard").choose(each.view, each.legal, Random(0)) == chosen


def test_the_hard_computer_sits_in_every_seat_among_those_that_follow_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    mine: list[set[int]] = []

    def play(
        game: str, options: Any, levels: Sequence[str], seed: str, number: int, guests: simulation.Guests
    ) -> simulation.SimulatedGame:
        mine.append({seat for seat, level in enumerate(levels) if level == "hard" and seat not in guests})
        assert set(guests.values()) == {lookahead.OTHERS["race"]}
        return simulation.SimulatedGame(((1,), (0, 2)), 0, 1, 1)

    monkeypatch.setattr(simulation, "play", play)
    research.main(["lookahead", "--json", "--games", "6", "--against", "race"])
    assert mine == [{0}, {1}, {2}] * 2
    (row,) = json.loads(capsys.readouterr().out)["rows"]
    assert (row["against"], row["games"], row["wins"]) == ("race", 6, 2)
    assert row["share"] == pytest.approx(row["fair"])
    assert row["low"] < row["share"] < row["high"]
