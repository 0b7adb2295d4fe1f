"""Explanations by a player of a finished game: few decisions, the telling ones."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from games import simulation
from games.ai import levels
from games.analysis import advice, explanations
from games.analysis.reasons import Reason, explain_action
from games.core import SetupData
from games.core.dice import FastDice
from games.core.record import Record, replay
from games.tie_die.ai.players import weigh
from games.tie_die.rules import GAME

Told = tuple[explanations.Explanation, ...]


@pytest.fixture(scope="module")
def record() -> Record:
    """Return a game of random players."""
    return simulation.record("tie_die", GAME.options(), [levels.RANDOM] * 3, "asked", 1)[1]


def explain(record: Record, patch: pytest.MonkeyPatch, *reasons: Reason) -> Told:
    """Return seat 1's explanation if it gave these reasons for its decisions in turn."""
    looked_at: list[str] = []
    decided = [(GAME.view(before.state, 1), frame.action) for before, frame in pairwise(replay(record))]

    def why(game: str, view: Any, action: str, instead: str | None) -> tuple[Reason, ...]:
        assert (view, action) in decided, "what was seen before that decision, and by that seat"
        looked_at.append(action)
        return (reasons[(len(looked_at) - 1) % len(reasons)],) if reasons else ()

    patch.setattr(explanations, "explain_action", why)
    patch.setattr(explanations, "best_other", lambda *_: (None, True))
    found = explanations.explain_game(record, 1)
    assert len(looked_at) <= explanations.LOOKED_AT
    frames = list(replay(record))
    assert all(frames[one.n].seat == 1 for one in found)
    assert [one.n for one in found] == sorted({one.n for one in found})
    return found


def test_reasons_that_have_to_do_with_others_come_first_and_no_two_are_the_same(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual, about, also = Reason("usual"), Reason("about", {"other": 2}), Reason("also", {"other": 0})
    found = explain(record, monkeypatch, usual, about, also, Reason("rare"), usual, usual)
    assert {one.reasons[0].key for one in found} == {"about", "also", "rare"}


def test_the_same_is_told_of_several_decisions_only_where_there_is_nothing_else(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert len(explain(record, monkeypatch, Reason("usual"))) == explanations.MOST
    assert explain(record, monkeypatch) == ()


def test_of_a_long_game_only_so_many_decisions_are_looked_at(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(explanations, "LOOKED_AT", 4)
    found = explain(record, monkeypatch, Reason("a"), Reason("b"), Reason("c"), Reason("d"))
    assert len(found) == explanations.MOST


def test_without_arguments_of_its_own_advice_is_the_strongest_computer_s_choice_with_its_reasons(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(advice, "_module", lambda game: None)
    state = replace(GAME.start(GAME.options(), 2, SetupData(), FastDice(random.Random(1))).state, score=(9, 9))
    view, legal = GAME.view(state, 0), ["ready", "upgrade"]
    found = advice.advise("tie_die", view, legal, "1")
    assert found is not None
    assert found.action == levels.decide("tie_die", levels.levels("tie_die")[-1], view, legal, "1")
    instead = next(one for one in legal if one != found.action)
    assert found.reasons == explain_action("tie_die", view, found.action, instead)[: explanations.EACH]
    assert found.kind == "why"
    assert found == advice.advise("tie_die", view, legal, "1")


def test_where_there_is_nothing_to_choose_there_is_no_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    state = GAME.start(GAME.options(), 2, SetupData(), FastDice(random.Random(1))).state
    view = GAME.view(state, 0)
    assert advice.advise("tie_die", view, ["ready"], "1") is None
    monkeypatch.setattr(advice, "_module", lambda game: None)
    monkeypatch.setattr(advice, "own_levels", lambda game: ())
    assert advice.advise("tie_die", view, ["ready", "upgrade"], "1") is None, "nobody there knows the game"


def test_nobody_gives_reasons_for_a_choice_that_was_not_the_best() -> None:
    for number in range(3):
        _, record = simulation.record("tie_die", GAME.options(), [levels.RANDOM] * 3, "worse", number)
        frames = list(replay(record))
        for one in explanations.explain_game(record, 0):
            view, action = GAME.view(frames[one.n - 1].state, 0), frames[one.n].action
            assert action is not None
            worth = weigh(view, GAME.legal(frames[one.n - 1].state, 0))
            others = {other: value for other, value in worth.items() if other != action}
            assert one.instead == max(others, key=others.__getitem__)
            assert worth[action] > max(others.values())
            assert one.reasons == explanations.explain_action("tie_die", view, action, one.instead)[: explanations.EACH]
