"""Stakes: a part of one, computed from the room's view, and more where more depends on it."""

from __future__ import annotations

import random
from itertools import product

import pytest
from msgspec.structs import replace

import games
from games.ai.stakes import stakes_of
from games.magic_numbers.ai.prospects import CARDS
from games.magic_numbers.rules import FinishedTurn, Options, State, View, taking
from games.pillow_fight.rules import GAME as PILLOW_FIGHT
from sleepover.workshop.samples.cases import cases, random_table
from tests.games import pillow_fight_helpers, sibling_rivalry_helpers, tie_die_helpers
from tests.games.optional import having


@pytest.mark.parametrize("name", having("ai.stakes"))
def test_what_is_at_stake_is_a_part_of_one_at_any_moment_and_differs(name: str) -> None:
    case = next(case for case in cases() if case.game.name == name)
    found = set()
    for frame in random_table(case, "stakes").frames[::5]:
        for seat in case.game.actors(frame.state):
            much = stakes_of(name, case.game.view(frame.state, None), seat)
            assert much is not None
            assert 0 <= much <= 1
            found.add(much)
    assert len(found) > 1


def test_a_number_of_which_all_see_that_it_may_win_is_more_than_any_other() -> None:
    def at_stake(face: int | None, *history: FinishedTurn) -> float | None:
        room = View(None, 2, Options(), "choose" if face else "roll", 0, face, (), history, (None, None), None)
        return stakes_of("magic_numbers", room, 0)

    took = [FinishedTurn(1, 6, 1) for _ in range(4)]
    assert at_stake(None, *took) == 0
    assert at_stake(6, *took) == 1
    assert 0 < (at_stake(6) or 0) < 0.5


def test_what_is_at_stake_is_the_same_whatever_is_on_the_cards() -> None:
    rules = games.load("magic_numbers")
    case = next(case for case in cases() if case.game.name == "magic_numbers" and case.seats > 2)
    rng = random.Random(4)
    seen = 0
    for frame in random_table(case, "cards").frames:
        state: State = frame.state
        if state.phase != "choose" or state.turn is None:
            continue
        told = stakes_of("magic_numbers", rules.view(state, None), state.turn)
        for seat, (good, evil) in product(range(case.seats), rng.sample(CARDS, 3)):
            score = 0
            for turn in state.history:
                if turn.taker == seat:
                    score = taking(turn.face, good, evil, score, state.options.target)[1]
            cards = {
                "good": (*state.good[:seat], good, *state.good[seat + 1 :]),
                "evil": (*state.evil[:seat], evil, *state.evil[seat + 1 :]),
                "score": (*state.score[:seat], score, *state.score[seat + 1 :]),
            }
            assert stakes_of("magic_numbers", rules.view(replace(state, **cards), None), state.turn) == told
            seen += 1
    assert seen > 20


def test_a_first_roll_is_nothing_and_the_points_that_win_are_everything() -> None:
    def at_stake(score: int, phase: str, ones: int) -> float | None:
        state = sibling_rivalry_helpers.position(
            (score, 0), ((2, 4), None), phase=phase, ones=ones, dice=5 - ones, faces=(2,)
        )
        return stakes_of("sibling_rivalry", sibling_rivalry_helpers.GAME.view(state, None), 0)

    assert at_stake(5, "roll", 0) == 0
    assert (at_stake(5, "decide", 0) or 0) < 0.3 < (at_stake(5, "decide", 2) or 0) < at_stake(20, "decide", 0) == 1  # type: ignore[operator]


def test_the_answer_to_a_challenge_is_everything_and_a_die_that_cannot_be_paid_nothing() -> None:
    answer = replace(tie_die_helpers.position((10, 20), (4, 4), phase="answer"), challenge=(0, 1), stake=4)

    def at_stake(state: object, seat: int) -> float:
        return stakes_of("tie_die", tie_die_helpers.GAME.view(state, None), seat) or 0.0

    assert at_stake(answer, 1) == 1
    assert at_stake(tie_die_helpers.position((2, 9), (4, 4)), 0) == 0
    assert at_stake(tie_die_helpers.position((8, 9), (4, 4)), 0) < at_stake(
        tie_die_helpers.position((8, 27), (4, 4)), 0
    )


def test_an_attack_is_more_than_a_walk_and_the_fifth_hit_the_most() -> None:
    def at_stake(*holding: int, hits: int = 0) -> float:
        state = pillow_fight_helpers.fight(
            ["A1", "B1", "F6"], holding=holding, hits=(hits, 0, 0), lying={"F1": 1}
        ).state
        return stakes_of("pillow_fight", PILLOW_FIGHT.view(state, None), 0) or 0.0

    assert at_stake() < at_stake(0) < at_stake(0, hits=4) == 1
