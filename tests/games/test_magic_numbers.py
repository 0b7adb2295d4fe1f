"""The rulings of Magic Numbers, each as a law that holds for whatever hypothesis can think of."""

from __future__ import annotations

import json
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core import First, IllegalAction, Seat, SetupData, Won, option_choices
from games.core.dice import ScriptedDice
from games.core.table import Table
from games.magic_numbers.rules import (
    GAME,
    Dealt,
    Effect,
    FinishedTurn,
    Gave,
    Kept,
    Options,
    Rolled,
    State,
    Took,
    taking,
)
from tests.games.magic_numbers_helpers import Deal, act, deal, deals, sit, targets, turns
from tests.games.magic_numbers_reference import Plain

START = deal((3, 1), (4, 2), (6, 5))


def facts(table: Table) -> dict[str, Any]:
    decoded: dict[str, Any] = json.loads(json.dumps(table.game.to_dict(table.state)))
    return decoded


def take(table: Table, seats: int, by: int) -> None:
    """Give the number on the table to the player ``by`` players after the roller, leavers not counted."""
    (roller,) = table.actors
    out = facts(table)["out"]
    playing = [(roller + step) % seats for step in range(seats) if (roller + step) % seats not in out]
    taker = playing[by % len(playing)]
    act(table, "keep" if taker == roller else f"give {taker}")


# Set-up


@given(deals(), st.data())
def test_setup_rolls_good_then_evil_until_it_differs_for_each_seat_and_then_who_goes_first(
    cards: Deal, data: st.DataObject
) -> None:
    face = data.draw(st.integers(1, cards.seats))
    table = sit(cards, [face], first="random")
    start = table.frames[0]
    assert start.dice == (*((6, shown) for shown in cards.faces), (cards.seats, face))
    assert (table.state.good, table.state.evil) == (cards.good, cards.evil)
    assert facts(table)["score"] == [0] * cards.seats
    dealt = tuple(Dealt(seat, cards.good[seat], cards.evil[seat]) for seat in range(cards.seats))
    assert start.events == (*dealt, First(face - 1, "lot"))


# MN-1: who goes first


@given(deals(), st.data())
def test_mn_1_the_closest_birthday_goes_first_without_a_die(cards: Deal, data: st.DataObject) -> None:
    order = data.draw(st.permutations(range(cards.seats)))
    setup = SetupData(birthday_order=((order[0],), tuple(order[1:])))
    table = sit(cards, [], setup)
    assert table.frames[0].dice == tuple((6, face) for face in cards.faces)
    assert table.frames[0].events[-1] == First(order[0], "birthday")
    assert table.actors == {order[0]}


@given(deals(), st.data())
def test_mn_1_those_who_share_the_closest_birthday_draw_lots_in_seat_order(cards: Deal, data: st.DataObject) -> None:
    order = data.draw(st.permutations(range(cards.seats)))
    tied = order[: data.draw(st.integers(2, cards.seats))]
    face = data.draw(st.integers(1, len(tied)))
    table = sit(cards, [face], SetupData(birthday_order=(tuple(tied), *((seat,) for seat in order[len(tied) :]))))
    assert table.frames[0].dice[-1] == (len(tied), face)
    assert table.frames[0].events[-1] == First(sorted(tied)[face - 1], "lot")
    assert table.actors == {sorted(tied)[face - 1]}


@given(deals(), st.sampled_from([None, ()]), st.data())
def test_mn_1_where_nobody_told_a_birthday_all_seats_draw_lots(
    cards: Deal, nobody: tuple[()] | None, data: st.DataObject
) -> None:
    face = data.draw(st.integers(1, cards.seats))
    table = sit(cards, [face], SetupData(birthday_order=nobody))
    assert table.frames[0].dice[-1] == (cards.seats, face)
    assert table.frames[0].events[-1] == First(face - 1, "lot")


@given(deals(), st.data())
def test_mn_1_the_host_goes_first_without_a_die(cards: Deal, data: st.DataObject) -> None:
    host = data.draw(st.integers(0, cards.seats - 1))
    table = sit(cards, [], SetupData(host=host), first="host")
    assert len(table.frames[0].dice) == len(cards.faces)
    assert table.frames[0].events[-1] == First(host, "host")
    assert table.actors == {host}


# MN-2: nothing is added that would pass the target


@given(st.integers(1, 6), st.integers(1, 6), st.integers(1, 6), st.integers(0, 49), targets)
def test_mn_2_a_number_that_would_pass_the_target_is_not_added(
    face: int, good: int, evil: int, score: int, target: int
) -> None:
    if good == evil or score >= target:
        return
    effect, after = taking(face, good, evil, score, target)
    worth = 10 if face == good else face
    if face == evil:
        assert (effect, after) == ("evil", 0)
    elif score + worth > target:
        assert (effect, after) == ("over", score)
    else:
        assert (effect, after) == ("good" if face == good else "plain", score + worth)


def test_mn_2_the_bonus_of_ten_is_not_added_either_nor_its_face_instead() -> None:
    cards = deal((3, 1), (4, 2))
    table = act(sit(cards, [3, 6, 3, 6, 5, 6, 3]), *["roll", "keep"] * 6)
    assert facts(table)["score"] == [25, 18]
    act(table, "roll", "keep")
    assert table.frames[-1].events[-1] == Took(0, 3, "over", 25, 25)
    assert facts(table)["score"] == [25, 18]


def test_mn_2_the_evil_number_takes_everything_however_little_is_missing() -> None:
    table = act(sit(deal((3, 1), (4, 2)), [3, 1, 3, 1]), "roll", "keep", "roll", "give 0", "roll", "keep")
    assert facts(table)["score"] == [10, 0]
    act(table, "roll", "give 0")
    assert table.frames[-1].events[-1] == Took(0, 1, "evil", 10, 0)


# MN-3: exactly the target wins at once


@given(st.integers(0, 2), targets)
def test_mn_3_whoever_reaches_the_target_wins_at_once_on_whoever_s_turn(taker: Seat, target: int) -> None:
    good = START.good[taker]
    table = sit(START, [good] * (target // 10), target=target)
    for turn in range(target // 10):
        assert table.ranking is None
        assert facts(table)["score"][taker] == 10 * turn
        act(table, "roll", "keep" if turn % 3 == taker else f"give {taker}")
    assert table.ranking is not None
    assert table.ranking[0] == (taker,)
    assert table.frames[-1].events[-1] == Won((taker,), "target")
    assert not table.actors
    for action in ("roll", "keep", "give 1", "resign"):
        with pytest.raises(IllegalAction, match="game over"):
            table.propose(0, action)


def test_mn_3_the_rest_is_ranked_by_score_and_equal_scores_share_a_place() -> None:
    cards = deal((6, 1), (6, 1), (6, 1), (6, 1))
    faces = [2, 5, 2, 3, 6, 6, 6]
    table = act(sit(cards, faces), *(word for face in faces[:4] for word in ("roll", "keep")))
    assert facts(table)["score"] == [2, 5, 2, 3]
    act(table, "roll", "give 1", "roll", "keep", "roll", "give 1")
    assert facts(table)["score"] == [2, 25, 2, 3]
    table = act(sit(cards, [2, 2, 3, 6, 6, 6]), "roll", "keep", "roll", "keep", "roll", "keep")
    act(table, "roll", "keep", "roll", "give 3", "roll", "give 3")
    assert facts(table)["ranking"] == [[3], [2], [0, 1]]


# MN-4: all is laid open at the end


@given(deals(), targets, turns)
def test_mn_4_cards_are_closed_to_others_until_the_end_and_then_open_with_every_turn(
    cards: Deal, target: int, played: list[tuple[int, int]]
) -> None:
    table = sit(cards, [face for face, _ in played], target=target)
    for _, by in played:
        if not table.actors:
            break
        act(table, "roll")
        take(table, cards.seats, by)
    for viewer in (None, *range(cards.seats)):
        view = table.view(viewer)
        for seat, card in enumerate(view.cards):
            if seat != viewer and table.ranking is None:
                assert card is None
                continue
            assert (card.good, card.evil) == (cards.good[seat], cards.evil[seat])
            assert [(taken.turn, taken.face) for taken in card.taken] == [
                (number, turn.face) for number, turn in enumerate(view.history) if turn.taker == seat
            ]
            scores = [0, *(taken.score for taken in card.taken)]
            for taken, before in zip(card.taken, scores, strict=False):
                assert taking(taken.face, card.good, card.evil, before, target) == (taken.effect, taken.score)
            assert card.score == scores[-1] == facts(table)["score"][seat]


def test_mn_4_a_leaver_s_card_stays_closed_until_the_end_except_to_themselves() -> None:
    table = act(sit(START, [6]), "roll", "keep", "2 resign")
    assert table.view(None).cards == (None, None, None)
    assert table.view(0).cards[2] is None
    assert table.view(2).cards[2].good == 6
    act(table, "1 resign")
    assert [card.good for card in table.view(None).cards] == [3, 4, 6]


# MN-5: the target


def test_mn_5_the_target_is_30_or_20_or_50() -> None:
    assert option_choices(Options)["target"] == (30, 20, 50)
    for target in (30, 20, 50):
        table = sit(deal((6, 1), (5, 1)), [6, 2] * 9, target=target)
        for _ in range(target // 10 - 1):
            act(table, "roll", "keep", "roll", "keep")
        assert table.ranking is None
        act(table, "roll", "keep")
        assert facts(table)["ranking"] == [[0], [1]]


# A turn


@given(deals(), targets, st.lists(st.integers(1, 6), max_size=80), st.lists(st.integers(0, 99), max_size=160))
def test_the_game_goes_as_pencil_and_paper_have_it(
    cards: Deal, target: int, faces: list[int], decisions: list[int]
) -> None:
    table = sit(cards, faces, target=target)
    plain = Plain(cards.good, cards.evil, target, 0)
    showing = iter(faces)
    for decision in decisions:
        if plain.turn is None:
            break
        if decision < 3:
            leaver = plain.playing[decision % len(plain.playing)]
            act(table, f"{leaver} resign")
            plain.resign(leaver)
        elif plain.face is None:
            if (face := next(showing, None)) is None:
                break
            act(table, "roll")
            plain.roll(face)
        else:
            taker = plain.playing[decision % len(plain.playing)]
            act(table, "keep" if taker == plain.turn else f"give {taker}")
            plain.take(taker)
        assert facts(table) == plain.facts()


def test_what_the_table_sees_and_what_the_taker_alone_is_told() -> None:
    table = act(sit(START, [5, 4]), "roll", "give 2", "roll", "keep")
    assert [frame.events for frame in table.frames[1:]] == [
        (Rolled(0, 5),),
        (Gave(0, 2, 5), Took(2, 5, "evil", 0, 0)),
        (Rolled(1, 4),),
        (Kept(1, 4), Took(1, 4, "good", 0, 10)),
    ]
    assert [event.audience for frame in table.frames for event in frame.events] == [
        *(0, 1, 2, None),
        *(None,),
        *(None, 2),
        *(None,),
        *(None, 1),
    ]
    assert table.view(None).history == (FinishedTurn(0, 5, 2), FinishedTurn(1, 4, 1))


@pytest.mark.parametrize(
    ("played", "seat", "action", "reason"),
    [
        ((), 0, "keep", "roll-first"),
        ((), 0, "give 1", "roll-first"),
        ((), 1, "roll", "not-your-turn"),
        (("roll",), 0, "roll", "already-rolled"),
        (("roll",), 0, "give 0", "give-self"),
        (("roll",), 0, "give 3", "give-nobody"),
        (("roll", "2 resign"), 0, "give 2", "give-nobody"),
        (("roll",), 1, "keep", "not-your-turn"),
        (("2 resign",), 2, "roll", "not-playing"),
        (("2 resign",), 2, "resign", "not-playing"),
        (("roll",), 0, "give  1", "unknown-action"),
        (("roll",), 0, "give 01", "unknown-action"),
        (("roll",), 0, "give", "unknown-action"),
        (("roll",), 0, "give " + "9" * 5000, "give-nobody"),
        (("1 resign", "2 resign"), 0, "roll", "game-over"),
    ],
)
def test_c_2_a_refusal_says_why(played: tuple[str, ...], seat: Seat, action: str, reason: str) -> None:
    table = act(sit(START, [5, 5]), *played)
    with pytest.raises(IllegalAction) as refused:
        table.propose(seat, action)
    assert refused.value.reason == reason


# C-1: leaving


def test_c_1_leaving_in_one_s_own_turn_ends_it_and_the_number_rolled_is_lost() -> None:
    table = act(sit(START, [5, 4]), "roll", "0 resign")
    assert facts(table)["score"] == [0, 0, 0]
    assert (facts(table)["turn"], facts(table)["phase"], facts(table)["face"]) == (1, "roll", None)
    assert table.view(None).history == ()
    act(table, "roll")
    assert facts(table)["face"] == 4


def test_c_1_leaving_in_somebody_else_s_turn_leaves_the_turn_as_it_is() -> None:
    table = act(sit(START, [5]), "roll", "1 resign")
    assert (facts(table)["turn"], facts(table)["phase"], facts(table)["face"]) == (0, "choose", 5)
    assert table.legal(0) == ("keep", "give 2")
    act(table, "keep")
    assert facts(table)["turn"] == 2


def test_c_1_a_leaver_keeps_score_and_card_and_ranks_behind_everybody_who_stayed() -> None:
    table = act(sit(START, [3, 4]), "roll", "keep", "0 resign", "roll", "keep", "1 resign")
    assert facts(table)["score"] == [10, 10, 0]
    assert facts(table)["ranking"] == [[2], [1], [0]]
    assert table.frames[-1].events[-1] == Won((2,), "last")
    assert facts(table)["good"] == [3, 4, 6]


# Secrecy


@given(st.data())
def test_games_with_other_cards_but_the_same_public_history_look_the_same_to_the_room(data: st.DataObject) -> None:
    seats = data.draw(st.integers(2, 10))
    one, other = data.draw(deals(seats)), data.draw(deals(seats))
    played = data.draw(turns)
    faces = [face for face, _ in played]
    left, right = sit(one, faces, target=50), sit(other, faces, target=50)
    for _, by in played:
        act(left, "roll"), act(right, "roll")
        take(left, seats, by), take(right, seats, by)
        if left.ranking or right.ranking:
            break
        assert left.view(None) == right.view(None)
        assert left.actors == right.actors
        for seat in range(seats):
            assert left.legal(seat) == right.legal(seat)
            if (one.good[seat], one.evil[seat]) == (other.good[seat], other.evil[seat]):
                assert left.view(seat) == right.view(seat)
        seen, seen_too = left.frames[-1].events, right.frames[-1].events
        # Who is told something, and in which order, is public too; what they are told is not.
        assert [event.audience for event in seen] == [event.audience for event in seen_too]
        assert [type(event) for event in seen] == [type(event) for event in seen_too]
        assert [e for e in seen if e.audience is None] == [e for e in seen_too if e.audience is None]


@given(deals(), turns)
def test_each_number_taken_is_told_to_its_taker_and_to_nobody_else(cards: Deal, played: list[tuple[int, int]]) -> None:
    table = sit(cards, [face for face, _ in played])
    for _, by in played:
        act(table, "roll")
        take(table, cards.seats, by)
        told = [event for event in table.frames[-1].events if event.audience is not None]
        assert [event.audience for event in told] == [table.view(None).history[-1].taker]
        if table.ranking:
            break


def test_the_effects_have_the_names_the_words_use() -> None:
    assert set(get_args(Effect)) == {"plain", "good", "evil", "over"}


def test_a_card_tells_of_its_own_game_whichever_was_looked_at_before() -> None:
    def line(*decisions: str) -> list[State]:
        state, states = GAME.start(Options(first="random"), 2, SetupData(), ScriptedDice([3, 1, 4, 2, 1])).state, []
        for decision in decisions:
            state = GAME.apply(state, state.turn or 0, "roll", ScriptedDice([5])).state
            state = GAME.apply(state, state.turn or 0, decision, ScriptedDice([])).state
            states.append(state)
        return states

    kept, given = line("keep", "keep", "keep"), line("keep", "give 0", "keep")
    scores = {0: [5, 5, 10], 1: [5, 10, 15]}
    for states, expected in [(kept, scores[0]), (given, scores[1]), (kept[::-1], scores[0][::-1]), (given, scores[1])]:
        for state, score in zip(states, expected, strict=True):
            card = GAME.view(state, 0).cards[0]
            assert card is not None
            assert (card.score, card.taken[-1].score, len(card.taken)) == (score, score, score // 5)
