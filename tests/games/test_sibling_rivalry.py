"""The rules of Sibling Rivalry: each ruling, each option, and the examples that its author gives."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core import First, IllegalAction, Left, Seat, Won, option_choices
from games.core.dice import DiceError
from games.sibling_rivalry.rules import Options, Pawn
from games.sibling_rivalry.rules.board import POINTS, SCORE_TRACKS, danger, limit_at
from games.sibling_rivalry.rules.events import (
    Caught,
    Claimed,
    FellShort,
    Idled,
    Moved,
    Outdid,
    Rolled,
    Scored,
    Slid,
    Stayed,
    Topped,
)
from sleepover.workshop.samples.cases import NoDice
from tests.games.sibling_rivalry_helpers import GAME, act, facts, play, position, sit
from tests.games.sibling_rivalry_reference import MAPS, worth

N = None

# The board


def test_the_points_are_those_printed_on_the_board() -> None:
    assert sorted(POINTS) == [2, 3, 4, 5, 6]
    for track, square in product(POINTS, range(1, 8)):
        assert POINTS[track][square - 1] == worth(track, square)


@pytest.mark.parametrize("name", ["standard", "short", "long"])
def test_sr_1_the_score_track_has_this_length_and_these_angels_and_devils(name: str) -> None:
    track = SCORE_TRACKS[name]
    assert track.length == len(MAPS[name])
    for square, kind in enumerate(MAPS[name], 1):
        assert limit_at(square, track) == {"a": 4, "d": 2, ".": 3}[kind]
    assert limit_at(0, track) == limit_at(track.length + 1, track) == 3


def test_sr_1_the_lengths_are_22_and_by_option_12_or_32() -> None:
    assert option_choices(Options)["track"] == ("standard", "short", "long")
    assert [SCORE_TRACKS[name].length for name in ("standard", "short", "long")] == [22, 12, 32]


@pytest.mark.parametrize(("name", "length"), [("standard", 22), ("short", 12), ("long", 32)])
def test_sr_1_past_the_last_square_wins_and_on_it_does_not(name: Any, length: int) -> None:
    options = Options(track=name)
    on_it = play(position([0, length - 2], [N, (2, 1)], options=options), "roll", "stop", faces=[3, 3, 4, 4, 5])
    assert facts(on_it.state)["score"] == [0, length]
    assert not facts(on_it.state)["over"]
    past = play(position([0, length - 1], [N, (2, 1)], options=options), "roll", "stop", faces=[3, 3, 4, 4, 5])
    assert facts(past.state)["score"] == [0, length + 1]
    assert facts(past.state)["ranking"] == [[1], [0]]
    assert past.events[-2:] == (Scored(1, 2, 1, 2, length - 1, length + 1), Won((1,), "track"))


# A turn


def test_the_example_of_the_source_a_pawn_four_squares_along_track_two_scores_three_points() -> None:
    step = play(position([0, 0, 0], [N, (2, 4), N]), "roll", "stop", faces=[3, 3, 4, 4, 5])
    assert step.events == (Idled(0), Scored(1, 2, 4, 3, 0, 3))
    assert facts(step.state)["pawns"] == [None, None, None]
    assert facts(step.state)["score"] == [0, 3, 0]


def test_the_example_of_the_source_three_and_four_occupied_open_three_four_and_five() -> None:
    step = play(position([0, 0, 0, 0], [N, N, (3, 2), (4, 1)]), "roll", "stop", faces=[3, 3, 4, 4, 5])
    assert facts(step.state)["open"] == [3, 4, 5]


def test_the_example_of_the_source_a_tickle_is_left_for_ouchies() -> None:
    start = position([0, 0], [N, (4, 3)], open=(4, 5))
    rolled = play(start, "roll", faces=[1, 2, 4, 6, 6])
    assert rolled.events == (Rolled(0, (1, 2, 4, 6, 6), 1, 1, 3), Moved(0, 4, 1, 1, 0))
    again = play(rolled.state, "roll", faces=[1, 5, 5, 5])
    assert again.events == (Rolled(0, (1, 5, 5, 5), 1, 2, 3),)
    assert GAME.legal(again.state, 0) == ["choose 4", "choose 5"]
    moved = play(again.state, "choose 5")
    assert moved.events == (Moved(0, 5, 3, 3, 4),)
    assert facts(moved.state)["pawns"] == [[5, 3], [4, 3]]


def test_the_example_of_the_source_two_twos_and_one_three() -> None:
    faces = [2, 2, 3, 5, 6]
    rolled = play(position([0, 0, 0], [N, (2, 6), (3, 6)], open=(2, 3, 4)), "roll", faces=faces).state
    assert GAME.legal(rolled, 0) == ["choose 2", "choose 3"]
    assert facts(play(rolled, "choose 2").state)["pawns"][0] == [2, 2]
    assert facts(play(rolled, "choose 3").state)["pawns"][0] == [3, 1]
    with pytest.raises(IllegalAction, match="no die for track"):
        play(rolled, "choose 4")


@given(st.lists(st.integers(2, 6), min_size=5, max_size=5), st.integers(0, 2))
def test_each_die_not_set_aside_is_rolled_in_order_and_each_1_is_set_aside(faces: list[int], ones: int) -> None:
    rolled = [1] * ones + faces[ones:]
    step = play(position([0, 0], [N, N]), "roll", faces=rolled)
    assert facts(step.state)["faces"] == rolled
    assert (facts(step.state)["ones"], facts(step.state)["dice"]) == (ones, 5 - ones)
    table = act(sit(2, *rolled), "roll")
    assert table.frames[1].dice == tuple((6, face) for face in rolled)


def test_the_1s_of_all_rolls_of_a_turn_add_up_and_the_next_turn_begins_without() -> None:
    table = act(sit(2, 1, 3, 3, 3, 2, 1, 3, 3, 2, 1, 3, 2), "roll", "roll")
    assert (facts(table.state)["ones"], facts(table.state)["dice"]) == (2, 3)
    act(table, "stop")
    told = facts(table.state)
    assert (told["turn"], told["phase"], told["ones"], told["dice"], told["faces"]) == (1, "roll", 0, 5, [])


@given(st.integers(0, 22), st.lists(st.integers(1, 6), min_size=5, max_size=5))
def test_one_is_caught_at_three_1s_at_four_on_an_angel_at_two_on_a_devil(score: int, faces: list[int]) -> None:
    limit = {"a": 4, "d": 2, ".": 3}[("." + MAPS["standard"])[score]]
    step = play(position([score, 0], [N, N], open=(2,)), "roll", faces=faces)
    caught = faces.count(1) >= limit
    assert any(isinstance(event, Caught) for event in step.events) == caught
    if caught:
        assert facts(step.state)["score"][0] == max(0, score - faces.count(1))
        assert facts(step.state)["turn"] == 1


def test_caught_moves_back_by_every_1_of_the_turn_and_takes_the_pawn_and_nothing_of_the_roll_counts() -> None:
    start = position([9, 0, 0], [N, N, (4, 2)], open=(4, 5))
    state = play(start, "roll", "roll", faces=[1, 4, 4, 4, 2, 1, 4, 2, 2]).state
    assert facts(state)["pawns"][0] == [4, 4]
    step = play(state, "roll", faces=[1, 1, 4])
    assert step.events == (Rolled(0, (1, 1, 4), 2, 4, 3), Caught(0, 4, 9, 5))
    assert facts(step.state)["pawns"] == [None, None, [4, 2]]
    assert facts(step.state)["score"] == [5, 0, 0]


def test_backward_movement_from_0_is_ignored_and_below_1_is_0() -> None:
    for score in (0, 1, 2, 3):
        step = play(position([score, 5], [N, N]), "roll", faces=[1, 1, 1, 2, 2])
        assert facts(step.state)["score"] == [0, 5]


# SR-2 and SR-3: the open tracks


@given(st.integers(2, 8))
def test_sr_2_with_no_sibling_s_pawn_on_the_board_only_track_2_is_open(seats: int) -> None:
    assert facts(sit(seats).state)["open"] == [2]
    # One's own pawn opens nothing: it is taken off before.
    state = position([0] * seats, [(6, 3), *[N] * (seats - 1)], turn=seats - 1)
    step = play(state, "roll", "stop", faces=[3, 3, 4, 4, 5])
    assert facts(step.state)["turn"] == 0
    assert facts(step.state)["open"] == [2]


def opened(pawns: list[Pawn | None], **options: Any) -> list[int]:
    """Return the tracks open to seat 0 with these pawns of the others.

    Seat 1 has just ended its turn without a pawn.
    """
    chosen = Options(**options)
    start = position([0] * (len(pawns) + 2), [N, *pawns, N], turn=len(pawns) + 1, options=chosen)
    step = play(start, "roll", "stop", faces=[1, 1, 6, 6, 6])
    found: list[int] = facts(step.state)["open"]
    return found


@pytest.mark.parametrize(
    ("pawns", "highest", "either"),
    [
        ([(2, 1)], [2, 3], [2, 3]),
        ([(6, 1)], [6], [6]),
        ([(5, 6)], [5, 6], [5, 6]),
        ([(2, 1), (5, 1)], [2, 5, 6], [2, 3, 5, 6]),
        ([(3, 1), (4, 2)], [3, 4, 5], [3, 4, 5]),
        ([(2, 1), (4, 2), (6, 3)], [2, 4, 6], [2, 3, 4, 5, 6]),
        ([(2, 1), (3, 2), (4, 3), (5, 1), (6, 3)], [2, 3, 4, 5, 6], [2, 3, 4, 5, 6]),
    ],
)
def test_sr_3_open_is_what_has_a_pawn_and_one_above_the_highest_or_by_option_above_any(
    pawns: list[Pawn | None], highest: list[int], either: list[int]
) -> None:
    assert opened(pawns) == highest
    assert opened(pawns, escalate="highest") == highest
    assert opened(pawns, escalate="any") == either
    assert option_choices(Options)["escalate"] == ("highest", "any")


def test_sr_3_the_open_tracks_stay_for_the_turn_also_if_a_sibling_leaves() -> None:
    state = play(position([0, 0, 0], [N, (4, 3), N], open=(4, 5)), "roll", faces=[4, 6, 6, 6, 2]).state
    left = GAME.apply(state, 1, "resign", NoDice()).state
    assert facts(left)["open"] == [4, 5]
    assert facts(left)["pawns"] == [[4, 1], None, None]
    step = play(left, "roll", faces=[5, 5, 2, 2, 2])
    assert GAME.legal(step.state, 0) == ["choose 4", "choose 5"]


# SR-4: staying


def test_sr_4_staying_is_choosing_one_s_own_track_also_without_a_die_for_it() -> None:
    state = play(position([0, 0], [N, (4, 6)], open=(4, 5)), "roll", "roll", faces=[4, 2, 2, 2, 2, 5, 2, 2, 2, 2]).state
    step = play(state, "choose 4")
    assert step.events == (Stayed(0, 4, 1),)
    assert facts(step.state)["pawns"][0] == [4, 1]


def test_sr_4_squares_on_one_s_own_track_cannot_be_declined() -> None:
    state = play(position([0, 0], [N, (4, 6)], open=(4, 5)), "roll", "roll", faces=[4, 2, 2, 2, 2, 4, 4, 5, 2, 2]).state
    assert facts(play(state, "choose 4").state)["pawns"][0] == [4, 3]
    for action in ("stop", "roll"):
        with pytest.raises(IllegalAction, match="choose first"):
            play(state, action)


def test_sr_4_a_choice_of_one_is_made_for_the_player() -> None:
    new = play(position([0, 0], [N, (4, 6)], open=(4, 5)), "roll", faces=[5, 5, 2, 2, 3])
    assert new.events[1:] == (Moved(0, 5, 2, 2, 0),)
    own = play(new.state, "roll", faces=[2, 2, 2, 3, 3])
    assert own.events[1:] == (Stayed(0, 5, 2),)
    none = play(position([0, 0], [N, N]), "roll", faces=[3, 3, 4, 4, 5])
    assert none.events[1:] == (Stayed(0, 0, 0),)
    assert {facts(step.state)["phase"] for step in (new, own, none)} == {"decide"}


def test_sr_4_on_another_track_one_starts_from_nothing() -> None:
    start = position([0, 0], [N, (4, 6)], open=(4, 5))
    state = play(start, "roll", "roll", faces=[4, 4, 4, 2, 2, 5, 2, 2, 2, 2]).state
    moved = play(state, "choose 5")
    assert moved.events == (Moved(0, 5, 1, 1, 4),)
    back = play(play(moved.state, "roll", faces=[4, 4, 3, 3, 3]).state, "choose 4")
    assert back.events == (Moved(0, 4, 2, 2, 5),)


# SR-5: the last square


def test_sr_5_the_last_square_clears_the_track_scores_at_once_and_gives_another_turn_with_five_dice() -> None:
    start = position([0, 0, 0], [N, (2, 6), (3, 2)], open=(2, 3, 4))
    state = play(play(start, "roll", faces=[2, 2, 2, 2, 1]).state, "roll", faces=[2, 2, 1, 6]).state
    step = play(play(start, "roll", faces=[2, 2, 2, 2, 1]).state, "roll", faces=[2, 2, 2, 1])
    assert facts(state)["pawns"][0] == [2, 6]
    assert step.events[1:] == (Topped(0, 2, 3, 7, 0), Scored(0, 2, 7, 6, 0, 6))
    told = facts(step.state)
    assert told["pawns"] == [None, None, [3, 2]]
    assert (told["turn"], told["phase"], told["ones"], told["dice"], told["faces"]) == (0, "roll", 0, 5, [])
    # The tracks of the new turn: what was cleared is open no more.
    assert told["open"] == [3, 4]


def test_sr_5_what_would_pass_the_last_square_stands_on_it() -> None:
    state = play(position([0, 0], [N, N]), "roll", faces=[2, 2, 2, 2, 2]).state
    step = play(state, "roll", faces=[2, 2, 2, 2, 3])
    assert step.events[1:] == (Topped(0, 2, 4, 7, 0), Scored(0, 2, 7, 6, 0, 6))


def test_sr_5_the_last_square_can_win_at_once() -> None:
    state = play(position([13, 5, 0], [N, (6, 2), N], open=(6,)), "roll", faces=[6, 6, 6, 6, 6]).state
    step = play(state, "roll", faces=[6, 6, 2, 2, 2])
    assert step.events[-2:] == (Scored(0, 6, 7, 10, 13, 23), Won((0,), "track"))
    told = facts(step.state)
    assert told["ranking"] == [[0], [1], [2]]
    assert told["pawns"] == [None, None, None]
    assert (told["turn"], told["phase"], told["ones"], told["dice"], told["open"], told["faces"]) == (
        *(None, "over", 0, 0, []),
        [],
    )


def test_sr_5_the_limit_of_the_new_turn_is_that_of_the_square_landed_on() -> None:
    state = play(position([0, 0], [N, N]), "roll", "roll", faces=[2, 2, 2, 2, 2, 2, 2, 3, 3, 3]).state
    assert facts(state)["score"] == [6, 0]
    assert GAME.view(state, None).limit == 4


# Stopping


@pytest.mark.parametrize(
    ("mine", "theirs", "left", "event"),
    [
        (3, None, [[4, 3], None], Claimed(0, 4, 3)),
        (3, 2, [[4, 3], None], Outdid(0, 1, 4, 3)),
        (3, 3, [None, [4, 3]], FellShort(0, 1, 4)),
        (3, 4, [None, [4, 4]], FellShort(0, 1, 4)),
    ],
)
def test_stopping_ahead_takes_the_other_pawn_off_and_tied_or_behind_one_s_own(
    mine: int, theirs: int | None, left: list[Any], event: object
) -> None:
    other = (4, theirs) if theirs else (3, 1)
    start = position([0, 0, 0], [(4, mine), N, other], phase="decide", open=(3, 4), faces=(4,) * 5)
    step = play(start, "stop")
    told = facts(step.state)
    expected = left[1] if theirs else [3, 1]
    assert told["pawns"] == [left[0], None, expected]
    if theirs:
        assert type(step.events[0]) is type(event)
    else:
        assert step.events[0] == event
    assert told["turn"] == 1


def test_stopping_without_a_pawn_does_nothing() -> None:
    step = play(position([0, 4], [N, (3, 2)], open=(3, 4)), "roll", "stop", faces=[2, 2, 2, 5, 6])
    assert step.events[0] == Idled(0)
    # Ben's pawn is not outdone: it scores.
    assert facts(step.state)["score"] == [0, 7]


def test_the_next_player_scores_what_still_stands_and_that_may_win() -> None:
    start = position([0, 20], [(4, 1), (6, 1)], phase="decide", open=(6,), faces=(6,) * 5)
    step = play(start, "stop")
    assert step.events == (Claimed(0, 4, 1), Scored(1, 6, 1, 6, 20, 23), Won((1,), "track"))
    assert facts(step.state)["pawns"] == [[4, 1], None]


# SR-6: sliding back


def test_sr_6_landing_on_another_scoring_pawn_going_forward_slides_back_to_the_first_free_square() -> None:
    start = position([5, 4, 2, 0, 3], [N, N, N, (4, 1), N], turn=2)
    step = play(start, "roll", "stop", faces=[3, 3, 4, 4, 5])
    # 0 + 4 lands on Ben at 4; Eva is on 3 and Cleo on 2, so 1 is the first free one.
    assert step.events[1:] == (Scored(3, 4, 1, 4, 0, 4), Slid(3, 1, 4, 1))
    assert facts(step.state)["score"] == [5, 4, 2, 1, 3]


def test_sr_6_landing_going_backward_slides_back_too_and_may_leave_the_track() -> None:
    step = play(position([6, 3, 2], [N, N, N]), "roll", faces=[1, 1, 1, 4, 4])
    # Square 6 is an angel: three 1s are not enough.
    assert facts(step.state)["score"] == [6, 3, 2]
    step = play(position([5, 2, 1], [N, N, N]), "roll", faces=[1, 1, 1, 4, 4])
    assert step.events[1:] == (Caught(0, 3, 5, 2), Slid(0, 1, 2, 0))
    assert facts(step.state)["score"] == [0, 2, 1]


def test_sr_6_any_number_of_pawns_stand_at_0_and_nobody_slides_there() -> None:
    step = play(position([2, 0, 0], [N, N, N]), "roll", faces=[1, 1, 1, 4, 4])
    assert step.events[1:] == (Caught(0, 3, 2, 0),)
    assert facts(step.state)["score"] == [0, 0, 0]


def test_sr_6_nobody_slides_past_the_finish_nor_into_their_own_pawn() -> None:
    step = play(position([0, 2, 4], [N, (2, 1), N]), "roll", "stop", faces=[3, 3, 4, 4, 5])
    assert step.events[1:] == (Scored(1, 2, 1, 2, 2, 4), Slid(1, 2, 4, 3))
    step = play(position([0, 2, 4, 3], [N, (2, 1), N, N]), "roll", "stop", faces=[3, 3, 4, 4, 5])
    assert step.events[1:] == (Scored(1, 2, 1, 2, 2, 4), Slid(1, 2, 4, 2))
    assert facts(step.state)["score"] == [0, 2, 4, 3]


# SR-7: who goes first


@given(st.integers(2, 8), st.data())
def test_sr_7_who_goes_first_is_one_die_with_as_many_sides_as_seats_before_all_else(
    seats: int, data: st.DataObject
) -> None:
    first = data.draw(st.integers(0, seats - 1))
    table = sit(seats, first=first)
    assert table.frames[0].dice == ((seats, first + 1),)
    assert table.frames[0].events == (First(first, "lot"),)
    assert table.actors == {first}
    assert option_choices(Options)["first"] == ("random", "host")


@given(st.integers(2, 8), st.data())
def test_sr_7_by_option_the_host_goes_first_without_a_die(seats: int, data: st.DataObject) -> None:
    host = data.draw(st.integers(0, seats - 1))
    table = sit(seats, 3, 3, 4, 4, 5, host=host)
    assert table.frames[0].dice == ()
    assert table.frames[0].events == (First(host, "host"),)
    assert table.actors == {host}
    assert facts(act(table, "roll").state)["faces"] == [3, 3, 4, 4, 5]


# The ranking


def test_the_rest_is_ranked_by_position_and_only_those_at_0_share_a_place() -> None:
    start = position([0, 20, 7, 0, 9], [N, (5, 1), N, N, N])
    step = play(start, "roll", "stop", faces=[3, 3, 4, 4, 5])
    assert facts(step.state)["ranking"] == [[1], [4], [2], [0, 3]]


# The danger of the next roll


@pytest.mark.parametrize("dice", range(1, 6))
@pytest.mark.parametrize("needed", range(1, 6))
def test_the_danger_is_the_share_of_all_rolls_that_get_one_caught(dice: int, needed: int) -> None:
    rolls = list(product(range(1, 7), repeat=dice))
    caught = sum(roll.count(1) >= needed for roll in rolls)
    for ones in range(4):
        assert danger(dice, ones, ones + needed) == pytest.approx(caught / len(rolls))
        assert danger(dice, ones, ones + needed) * len(rolls) == caught


# C-1: leaving


def test_c_1_a_leaver_s_pawns_go_and_their_score_is_0() -> None:
    state = play(position([3, 9, 5], [N, (4, 2), N], open=(4, 5)), "roll", faces=[4, 4, 2, 2, 2]).state
    step = GAME.apply(state, 1, "resign", NoDice())
    told = facts(step.state)
    assert (told["score"], told["pawns"], told["out"]) == ([3, 0, 5], [[4, 2], None, None], [1])
    assert (told["turn"], told["phase"], told["faces"]) == (0, "decide", [4, 4, 2, 2, 2])
    # What was tied is alone now.
    assert play(step.state, "stop").events[0] == Claimed(0, 4, 2)


@pytest.mark.parametrize("phase", ["roll", "choose", "decide"])
def test_c_1_leaving_in_one_s_own_turn_ends_it_and_the_next_turn_begins_as_always(phase: str) -> None:
    start = position([3, 4, 5], [(4, 1), (5, 2), N], phase=phase, ones=1, dice=4, open=(4, 5), faces=(1, 4, 4, 5, 5))
    step = GAME.apply(start, 0, "resign", NoDice())
    told = facts(step.state)
    assert step.events == (Left(0), Scored(1, 5, 2, 5, 4, 9))
    assert told["score"] == [0, 9, 5]
    assert told["pawns"] == [None, None, None]
    assert (told["turn"], told["phase"], told["ones"], told["dice"]) == (1, "roll", 0, 5)
    assert (told["open"], told["faces"]) == ([2], [])


def test_c_1_a_leaving_may_let_the_next_player_win_at_the_start_of_their_turn() -> None:
    step = GAME.apply(position([9, 22, 5], [N, (2, 1), N]), 0, "resign", NoDice())
    assert step.events == (Left(0), Scored(1, 2, 1, 2, 22, 23), Won((1,), "track"))
    assert facts(step.state)["ranking"] == [[1], [2], [0]]


def test_c_1_the_last_one_wins_whatever_stands_on_the_board() -> None:
    state = position([9, 2, 5], [N, (2, 1), N])
    state = GAME.apply(state, 0, "resign", NoDice()).state
    assert facts(state)["turn"] == 1
    step = GAME.apply(state, 2, "resign", NoDice())
    assert step.events == (Left(2), Won((1,), "last"))
    told = facts(step.state)
    assert told["ranking"] == [[1], [2], [0]]
    assert (told["turn"], told["phase"], told["open"], told["dice"]) == (None, "over", [], 0)


def test_c_1_those_who_left_are_skipped_and_free_the_squares_they_stood_on() -> None:
    start = position([0, 2, 4], [N, N, N])
    state = GAME.apply(start, 1, "resign", NoDice()).state
    step = play(state, "roll", "stop", faces=[2, 3, 3, 4, 4])
    assert facts(step.state)["turn"] == 2
    step = play(step.state, "roll", "stop", faces=[3, 4, 4, 5, 5])
    # Track 2's first square is worth 2, and nobody stands there any more.
    assert step.events[1:] == (Scored(0, 2, 1, 2, 0, 2),)


# C-2: refusals


@pytest.mark.parametrize(
    ("changed", "seat", "action", "reason"),
    [
        ({}, 0, "stop", "roll-first"),
        ({}, 0, "choose 2", "nothing-to-choose"),
        ({}, 1, "roll", "not-your-turn"),
        ({}, 0, "choose 7", "unknown-action"),
        ({}, 0, "choose", "unknown-action"),
        ({}, 0, "choose  4", "unknown-action"),
        ({"phase": "choose"}, 0, "roll", "choose-first"),
        ({"phase": "choose"}, 0, "stop", "choose-first"),
        ({"phase": "choose"}, 0, "choose 2", "track-closed"),
        ({"phase": "choose"}, 0, "choose 6", "track-closed"),
        ({"phase": "choose", "open": (4, 5, 6)}, 0, "choose 6", "no-die-for-track"),
        ({"phase": "decide"}, 0, "choose 4", "nothing-to-choose"),
        ({"resigned": (1,)}, 1, "resign", "not-playing"),
        ({"phase": "over", "turn": None}, 0, "roll", "game-over"),
        ({"phase": "over", "turn": None}, 1, "resign", "game-over"),
    ],
)
def test_c_2_a_refusal_says_why_and_rolls_nothing(
    changed: dict[str, Any], seat: Seat, action: str, reason: str
) -> None:
    given = {"open": (4, 5), "faces": (4, 5, 2, 2, 2)} | changed
    state = position([0, 0, 0], [N, (4, 3), N], **given)
    with pytest.raises(IllegalAction) as refused:
        GAME.apply(state, seat, action, NoDice())
    assert refused.value.reason == reason


def test_c_2_faces_that_run_out_change_nothing() -> None:
    table = sit(2, 3, 3)
    with pytest.raises(DiceError):
        table.propose(0, "roll")
    assert table.number == 0
