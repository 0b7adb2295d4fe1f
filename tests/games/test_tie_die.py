"""The rulings of Tie-Die one by one, and the examples of its author."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core import IllegalAction, Left, Won, option_choices
from games.core.dice import ScriptedDice
from games.tie_die.rules.events import (
    Added,
    ChallengeLost,
    ChallengeWon,
    Declined,
    MovedUp,
    OffLost,
    OffWon,
    Rolled,
    RollOff,
    Threw,
    TieBreak,
    Unharmed,
    Voided,
)
from games.tie_die.rules.state import Options, chance
from sleepover.workshop.samples.cases import NoDice
from tests.games.tie_die_helpers import GAME, act, facts, play, position, sit


def refused(table_or_state: object, seat: int, action: str) -> str:
    """Return the reason for which an action is refused; no die is rolled."""
    state = getattr(table_or_state, "state", table_or_state)
    with pytest.raises(IllegalAction) as error:
        GAME.apply(state, seat, action, NoDice())
    return error.value.reason


def dice(table: object) -> list[tuple[int, int]]:
    """Return the dice rolled in the last action."""
    return list(table.frames[-1].dice)  # type: ignore[attr-defined]


# The author's examples


def test_the_author_s_first_example_three_numbers_no_tie() -> None:
    table = act(sit(3, [3, 1, 4]), "all ready")
    assert facts(table)["score"] == [3, 1, 4]
    assert (facts(table)["phase"], facts(table)["round"]) == ("upgrade", 2)


def test_the_author_s_second_example_two_tie_and_the_third_adds() -> None:
    table = act(sit(3, [3, 2, 2, 4, 1]), "all ready")
    assert facts(table)["score"] == [3, 4, 0]
    assert facts(table)["die"] == [4, 6, 4]


def test_the_author_s_challenge_lost_by_the_challenger() -> None:
    # A leads with 21 and a d10, B has 16 and a d6; B pays 10 and rolls 4 against A's 7.
    state = position([21, 16], [10, 6], phase="challenge", waiting=[1])
    step = play(state, [4, 7], "1 challenge 0", "0 accept")
    assert (step.state.score, step.state.die) == ((21, 2), (10, 10))


# TD-1 and the option


def test_td_1_everybody_starts_with_a_d4_and_no_points_and_no_die_is_rolled() -> None:
    for seats in GAME.player_counts:
        table = sit(seats, [])
        assert (facts(table)["score"], facts(table)["die"]) == ([0] * seats, [4] * seats)
        assert not dice(table)


@pytest.mark.parametrize("target", [30, 20, 50])
def test_td_1_option_target_is_the_points_that_end_the_game(target: int) -> None:
    assert option_choices(Options) == {"target": (30, 20, 50)}
    below = position([target - 3, 0], [4, 4], target=target)
    assert play(below, [2, 1], "0 ready", "1 ready").state.ranking is None
    assert play(below, [3, 1], "0 ready", "1 ready").state.ranking == ((0,), (1,))


# TD-2: upgrades and readiness


def test_td_2_a_die_costs_as_many_points_as_it_has_sides_and_sizes_come_in_order() -> None:
    state = position([25, 5], [4, 4])
    for sides, left in ((6, 19), (8, 11), (10, 1)):
        state = play(state, [], "0 upgrade").state
        assert (state.die[0], state.score[0]) == (sides, left)
    assert refused(state, 0, "upgrade") == "biggest-die"
    assert refused(state, 1, "upgrade") == "upgrade-too-dear"


@pytest.mark.parametrize(("points", "sides"), [(5, 4), (7, 6), (9, 8)])
def test_td_2_an_upgrade_must_be_payable(points: int, sides: int) -> None:
    assert refused(position([points, 0], [sides, 4]), 0, "upgrade") == "upgrade-too-dear"
    assert play(position([points + 1, 0], [sides, 4]), [], "0 upgrade").state.score[0] == 0 + points + 1 - sides - 2


def test_td_2_nobody_who_is_ready_can_upgrade_or_be_ready_twice() -> None:
    state = play(position([20, 20], [4, 4]), [], "0 ready").state
    assert refused(state, 0, "upgrade") == "already-ready"
    assert refused(state, 0, "ready") == "already-ready"
    assert GAME.legal(state, 0) == ()
    assert GAME.legal(state, 1) == ("ready", "upgrade")


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_td_2_the_order_in_which_players_press_does_not_matter(order: tuple[int, ...]) -> None:
    presses = [f"{seat} {what}" for seat in order for what in ("upgrade", "ready")]
    step = play(position([6, 7, 8], [4, 4, 4]), [3, 5, 1], *presses)
    assert (step.state.score, step.state.die) == ((3, 6, 3), (6, 6, 6))


def test_td_2_everybody_is_awaited_at_once_until_ready() -> None:
    table = sit(4, [1, 2, 3, 4])
    assert table.actors == {0, 1, 2, 3}
    act(table, "2 ready")
    assert table.actors == {0, 1, 3}
    assert facts(table)["ready"] == [False, False, True, False]
    act(table, "all ready")
    assert facts(table)["ready"] == [False] * 4


# TD-3: the roll, and the order of roll-offs


def test_td_3_dice_are_rolled_in_seat_order_and_leavers_roll_none() -> None:
    state = position([6, 0, 9, 0], [6, 4, 8, 10], resigned=[1])
    step = play(state, [5, 8, 9], "3 ready", "0 ready", "2 ready")
    assert step.events[1] == Rolled((0, 2, 3), (6, 8, 10), (5, 8, 9))


def test_td_3_two_roll_offs_are_fought_out_from_the_lowest_tied_number_up() -> None:
    table = sit(4, [3, 2, 3, 2, 4, 1, 2, 3])
    act(table, "all ready")
    assert table.frames[-1].events[2:] == (
        RollOff((1, 3), 2),
        Threw((1, 3), (4, 4), (4, 1), True),
        OffWon(1, 4, 6, 4),
        OffLost(3, 1, 0, 4, 4),
        RollOff((0, 2), 3),
        Threw((0, 2), (4, 4), (2, 3), True),
        OffLost(0, 2, 0, 4, 4),
        OffWon(2, 3, 6, 4),
    )
    assert facts(table)["score"] == [0, 4, 3, 0]


def test_td_3_who_rolled_a_number_alone_adds_it_and_who_tied_does_not() -> None:
    table = act(sit(4, [3, 2, 3, 1, 4, 1]), "all ready")
    assert table.frames[-1].events[2] == Added((1, 3), (2, 1), False)
    assert facts(table)["score"] == [4, 2, 0, 1]


# TD-4: throwing again


def test_td_4_all_throw_again_while_the_highest_is_shared() -> None:
    table = act(sit(3, [2, 2, 2, 4, 4, 1, 3, 2, 1]), "all ready")
    assert [event.faces for event in table.frames[-1].events if isinstance(event, Threw)] == [(4, 4, 1), (3, 2, 1)]


def test_td_4_all_throw_again_while_the_lowest_is_shared() -> None:
    table = act(sit(3, [2, 2, 2, 4, 1, 1, 1, 2, 3]), "all ready")
    assert [event.decided for event in table.frames[-1].events if isinstance(event, Threw)] == [False, True]
    assert facts(table)["score"] == [0, 0, 3]


def test_td_4_those_in_between_may_be_equal() -> None:
    table = act(sit(4, [2, 2, 2, 2, 4, 3, 3, 1]), "all ready")
    assert facts(table)["score"] == [4, 0, 0, 0]
    assert Unharmed(1, 3) in table.frames[-1].events
    assert Unharmed(2, 3) in table.frames[-1].events


def test_td_4_each_throws_their_own_die() -> None:
    state = position([0, 0], [10, 4])
    step = play(state, [2, 2, 10, 4], "0 ready", "1 ready")
    assert Threw((0, 1), (10, 4), (10, 4), True) in step.events


# TD-5: the deciding throw counts


@given(st.integers(1, 4), st.integers(1, 4), st.integers(1, 4), st.integers(0, 12), st.sampled_from([4, 6, 8, 10]))
def test_td_5_the_highest_adds_the_lowest_subtracts_what_they_threw_last(
    tied: int, high: int, low: int, points: int, size: int
) -> None:
    if high <= low:
        return
    state = position([points, points, 0], [size, size, 4])
    other = tied % 4 + 1
    step = play(state, [tied, tied, other, high, low], "0 ready", "1 ready", "2 ready")
    assert step.state.score[:2] == (points + high, max(0, points - low))
    assert step.state.die[:2] == (min(10, size + 2), max(4, size - 2))


def test_td_5_anybody_between_is_unaffected() -> None:
    state = position([5, 5, 5], [6, 6, 6])
    step = play(state, [2, 2, 2, 6, 3, 1], "0 ready", "1 ready", "2 ready")
    assert (step.state.score, step.state.die) == ((11, 5, 4), (8, 6, 4))
    assert step.events[-3:] == (OffWon(0, 6, 8, 6), Unharmed(1, 3), OffLost(2, 1, 1, 4, 6))


# TD-6: the end


def test_td_6_of_several_at_the_target_the_most_points_win() -> None:
    step = play(position([29, 28, 5], [4, 4, 4]), [2, 4, 1], "0 ready", "1 ready", "2 ready")
    assert step.state.ranking == ((1,), (0,), (2,))
    assert step.events[-1] == Won((1,), "target")


def test_td_6_a_tie_for_the_most_is_rolled_out_by_those_who_still_tie() -> None:
    state = position([28, 29, 29, 9], [10, 6, 6, 4])
    step = play(state, [4, 3, 2, 1, 4, 5], "0 ready", "1 ready", "2 ready", "3 ready")
    # Nothing of the tie-break is added; the third, one point behind, has no part in it.
    assert step.state.score == (32, 32, 31, 10)
    assert step.events[-2:] == (TieBreak((0, 1), (10, 6), (4, 5), True), Won((1,), "target"))
    assert step.state.ranking == ((1,), (0,), (2,), (3,))


def test_td_6_three_tie_for_the_most_and_those_tied_for_highest_roll_again() -> None:
    state = position([26, 27, 28, 0], [10, 8, 6, 4])
    step = play(state, [5, 4, 3, 1, 6, 6, 2, 1, 8], "0 ready", "1 ready", "2 ready", "3 ready")
    assert step.events[-3:] == (
        TieBreak((0, 1, 2), (10, 8, 6), (6, 6, 2), False),
        TieBreak((0, 1), (10, 8), (1, 8), True),
        Won((1,), "target"),
    )
    assert step.state.score == (31, 31, 31, 1)
    # For the win alone: the two others share their place.
    assert step.state.ranking == ((1,), (0, 2), (3,))


def test_td_6_roll_offs_come_before_the_finish() -> None:
    # Would have had 31, but ties, loses the roll-off and goes down.
    step = play(position([28, 20], [4, 4]), [3, 3, 1, 2], "0 ready", "1 ready")
    assert step.state.ranking is None
    assert step.state.score == (27, 22)


# TD-7: the window


def test_td_7_a_challenge_is_for_players_with_more_points_whose_die_can_be_paid() -> None:
    state = position([8, 8, 12, 20], [4, 4, 8, 10], phase="challenge", waiting=[0, 1])
    assert GAME.legal(state, 0) == ("challenge 2", "pass")
    assert refused(state, 0, "challenge 1") == "challenge-poorer"
    assert refused(state, 0, "challenge 3") == "challenge-too-dear"
    assert refused(state, 0, "challenge 0") == "challenge-self"
    for number in ("4", "9", "9" * 60):
        assert refused(state, 0, f"challenge {number}") == "challenge-nobody"


def test_td_7_the_challenger_pays_at_once_and_may_do_so_once_in_a_game() -> None:
    state = position([8, 20], [4, 6], phase="challenge", waiting=[0])
    declared = play(state, [], "0 challenge 1").state
    assert (declared.score, declared.used, declared.phase) == ((2, 20), (True, False), "answer")
    # With 7 points against 24 on a d4 they could, had they not.
    for used, phase in (([], "challenge"), ([0], "upgrade")):
        after = play(position([4, 20], [4, 4], used=used), [3, 4], "0 ready", "1 ready").state
        assert after.phase == phase
    assert refused(after, 0, "challenge 1") == "window-shut"


def test_td_7_while_a_challenge_waits_only_the_defender_acts() -> None:
    state = position([8, 8, 20], [4, 4, 6], phase="challenge", waiting=[0, 1])
    declared = play(state, [], "0 challenge 2").state
    assert GAME.actors(declared) == {2}
    for seat, action in itertools.product((0, 1), ("challenge 2", "pass", "ready", "upgrade")):
        assert refused(declared, seat, action) == "challenge-waits"
    for action in ("accept", "decline"):
        assert refused(declared, 1, action) == "not-challenged"
    assert GAME.to_dict(declared)["turn"] == 2


def test_td_7_declaring_is_not_passing() -> None:
    state = position([8, 8, 20], [4, 4, 6], phase="challenge", waiting=[0, 1])
    declared = play(state, [], "0 challenge 2").state
    assert GAME.to_dict(declared)["passed"] == (False, False, True)


def test_td_7_who_can_challenge_is_judged_anew_after_each_settled_challenge() -> None:
    # Nobody but 0 could pay at first. 0 wins and is ahead of 1 then, who has the points for a d6.
    state = position([10, 9, 20], [4, 4, 10], phase="challenge", waiting=[0])
    step = play(state, [9, 2], "0 challenge 2", "2 accept")
    assert step.state.score == (9, 9, 18)
    assert GAME.actors(step.state) == {1}
    assert GAME.legal(step.state, 1) == ("challenge 2", "pass")
    assert GAME.to_dict(step.state)["passed"] == (True, False, True)


def test_td_7_a_pass_said_is_final_for_this_window() -> None:
    state = position([10, 6, 20], [4, 4, 6], phase="challenge", waiting=[0, 1])
    step = play(state, [5, 2], "1 pass", "0 challenge 2", "2 accept")
    assert step.state.score == (9, 6, 18)
    assert (step.state.phase, step.state.round) == ("upgrade", 2)
    earlier = play(state, [], "1 pass").state
    assert refused(earlier, 1, "pass") == "already-passed"
    assert refused(earlier, 1, "challenge 2") == "already-passed"


def test_td_7_a_window_in_which_nobody_can_challenge_does_not_open() -> None:
    table = act(sit(2, [1, 2]), "all ready")
    assert (facts(table)["phase"], facts(table)["round"]) == ("upgrade", 2)
    table = act(sit(2, [3, 4, 1, 4]), "all ready", "all ready")
    assert (facts(table)["phase"], facts(table)["passed"]) == ("challenge", [False, True])
    assert refused(table, 1, "pass") == "cannot-challenge"
    assert refused(table, 0, "ready") == "window-open"


# TD-8: declining


def test_td_8_declining_costs_the_defender_as_many_points_and_nothing_else_happens() -> None:
    state = position([8, 20], [4, 6], phase="challenge", waiting=[0])
    step = play(state, [], "0 challenge 1", "1 decline")
    assert step.events == (Declined(1, 0, 6),)
    assert (step.state.score, step.state.die, step.state.used) == ((2, 14), (4, 6), (True, False))
    assert step.state.phase == "upgrade"


@given(st.integers(4, 29), st.integers(4, 29), st.sampled_from([4, 6, 8, 10]))
def test_td_8_the_defender_can_always_pay(mine: int, theirs: int, sides: int) -> None:
    state = position([mine, theirs], [4, sides], phase="challenge", waiting=[0])
    if "challenge 1" in GAME.legal(state, 0):
        assert play(state, [], "0 challenge 1", "1 decline").state.score[1] == theirs - sides >= 0


# TD-9: accepting


def test_td_9_a_smaller_die_of_the_challenger_moves_up_first_and_stays_up() -> None:
    state = position([8, 20], [4, 8], phase="challenge", waiting=[0])
    step = play(state, [1, 5], "0 challenge 1", "1 accept")
    assert step.events[1:] == (MovedUp(0, 8, 4), Threw((0, 1), (8, 8), (1, 5), True), ChallengeLost(0, 1, 0))
    assert (step.state.score, step.state.die) == ((0, 20), (8, 8))


def test_td_9_a_larger_die_of_the_challenger_stays() -> None:
    state = position([8, 20], [10, 4], phase="challenge", waiting=[0])
    step = play(state, [10, 4], "0 challenge 1", "1 accept")
    assert step.events[1:] == (Threw((0, 1), (10, 4), (10, 4), True), ChallengeWon(0, 1, 10, 4, 4, 4))
    assert (step.state.score, step.state.die) == ((14, 16), (10, 4))


def test_td_9_challenger_then_defender_and_again_while_equal() -> None:
    state = position([20, 8], [8, 8], phase="challenge", waiting=[1])
    step = play(state, [3, 3, 8, 8, 7, 2], "1 challenge 0", "0 accept")
    assert [event.faces for event in step.events if isinstance(event, Threw)] == [(3, 3), (8, 8), (7, 2)]


@pytest.mark.parametrize(("before", "after"), [(4, 4), (6, 4), (8, 4), (10, 6)])
def test_td_9_a_beaten_defender_goes_down_two_sizes_and_loses_their_own_roll(before: int, after: int) -> None:
    state = position([12, 20], [4, before], phase="challenge", waiting=[0])
    step = play(state, [4, 3], "0 challenge 1", "1 accept")
    assert (step.state.score, step.state.die) == ((12 - before + 4, 17), (before, after))


def test_td_9_a_beaten_challenger_loses_their_own_roll_and_never_falls_below_zero() -> None:
    state = position([9, 20], [4, 8], phase="challenge", waiting=[0])
    assert play(state, [4, 5], "0 challenge 1", "1 accept").state.score == (0, 20)
    state = position([13, 20], [4, 8], phase="challenge", waiting=[0])
    assert play(state, [4, 5], "0 challenge 1", "1 accept").state.score == (1, 20)


# TD-10: the target after a challenge


def test_td_10_a_challenge_can_win_the_game() -> None:
    state = position([25, 29, 28], [4, 4, 4], phase="challenge", waiting=[0, 2])
    step = play(state, [4, 1], "2 challenge 1", "1 accept")
    assert step.state.ranking is None
    state = position([28, 29, 27], [10, 4, 4], phase="challenge", waiting=[0, 2])
    step = play(state, [9, 1], "0 challenge 1", "1 accept")
    assert step.state.ranking == ((0,), (1,), (2,))
    assert GAME.to_dict(step.state)["passed"] == (False, False, False)


# C-1: leaving, in every phase


def test_c_1_leaving_while_others_are_not_ready_changes_nothing_for_them() -> None:
    table = act(sit(3, [1, 2]), "0 ready", "2 resign")
    assert (facts(table)["phase"], facts(table)["ready"], table.actors) == ("upgrade", [True, False, False], {1})


def test_c_1_the_last_one_not_ready_leaving_sets_off_the_roll() -> None:
    table = act(sit(3, [1, 2]), "0 ready", "1 ready", "2 resign")
    assert table.frames[-1].events[0] == Left(2)
    assert dice(table) == [(4, 1), (4, 2)]
    assert facts(table)["score"] == [1, 2, 0]


def test_c_1_a_ready_player_can_leave_and_is_not_ready_any_more() -> None:
    table = act(sit(3, []), "0 ready", "0 resign")
    assert facts(table)["ready"] == [False, False, False]
    assert table.actors == {1, 2}


def test_c_1_the_last_one_who_has_not_passed_leaving_closes_the_window() -> None:
    state = position([8, 20, 20], [4, 6, 6], phase="challenge", waiting=[0])
    left = play(state, [], "0 resign").state
    assert (left.phase, left.round, left.waiting) == ("upgrade", 2, {1, 2})


def test_c_1_the_only_target_leaving_closes_the_window() -> None:
    state = position([8, 8, 20], [4, 4, 6], phase="challenge", waiting=[0, 1])
    assert play(state, [], "2 resign").state.phase == "upgrade"


def test_c_1_a_leaver_counts_as_passed_and_cannot_be_challenged() -> None:
    state = position([8, 20, 21], [4, 6, 6], phase="challenge", waiting=[0])
    left = play(state, [], "1 resign").state
    assert GAME.to_dict(left)["passed"] == (False, True, True)
    assert GAME.legal(left, 0) == ("challenge 2", "pass")
    assert refused(left, 0, "challenge 1") == "challenge-nobody"


def test_c_1_the_defender_leaving_gives_points_and_challenge_back() -> None:
    state = position([8, 8, 20, 9], [4, 4, 6, 4], phase="challenge", waiting=[0, 1, 3])
    step = play(state, [], "0 challenge 2", "2 resign")
    assert step.events == (Left(2), Voided(0, 6))
    assert (step.state.score, step.state.used) == ((8, 8, 20, 9), (False,) * 4)
    assert GAME.actors(step.state) == {0, 1}
    assert GAME.legal(step.state, 0) == ("challenge 3", "pass")


def test_c_1_the_challenger_leaving_makes_the_challenge_void_too() -> None:
    state = position([8, 8, 20], [4, 4, 6], phase="challenge", waiting=[0, 1])
    step = play(state, [], "0 challenge 2", "0 resign")
    assert step.events == (Left(0), Voided(0, 6))
    assert (step.state.score[0], step.state.used[0], step.state.challenge) == (8, False, None)
    assert GAME.actors(step.state) == {1}


def test_c_1_a_third_one_leaving_does_not_touch_the_challenge() -> None:
    state = position([8, 8, 20], [4, 4, 6], phase="challenge", waiting=[0, 1])
    left = play(state, [], "0 challenge 2", "1 resign").state
    assert (left.phase, left.challenge, GAME.actors(left)) == ("answer", (0, 2), {2})
    assert GAME.to_dict(left)["passed"] == (False, True, True)
    assert play(left, [], "2 decline").state.phase == "upgrade"


def test_c_1_the_last_one_left_wins_and_the_challenge_is_void() -> None:
    state = position([8, 20], [4, 6], phase="challenge", waiting=[0])
    step = play(state, [], "0 challenge 1", "1 resign")
    assert step.state.ranking == ((0,), (1,))
    assert (step.state.score, step.state.challenge, step.state.stake) == ((8, 20), None, 0)
    assert step.events == (Left(1), Voided(0, 6), Won((0,), "last"))


def test_c_1_a_leaver_at_the_target_wins_nothing() -> None:
    state = position([29, 29, 10], [4, 4, 4], resigned=[])
    state = play(state, [], "0 resign").state
    step = play(state, [2, 1], "1 ready", "2 ready")
    assert step.state.ranking == ((1,), (2,), (0,))
    assert step.state.score[0] == 29


# C-2


def test_c_2_refusals_say_precisely_why() -> None:
    start = sit(2, []).state
    assert refused(start, 0, "pass") == "window-shut"
    assert refused(start, 0, "challenge 1") == "window-shut"
    assert refused(start, 0, "accept") == "no-challenge"
    assert refused(start, 0, "dance") == "unknown-action"
    assert refused(start, 2, "ready") == "not-playing"
    over = play(start, [], "0 resign").state
    assert refused(over, 1, "ready") == "game-over"
    used = position([8, 20, 9], [4, 6, 4], phase="challenge", waiting=[2], used=[0])
    assert refused(used, 0, "challenge 1") == "challenge-used"


# What follows from the rules


@pytest.mark.parametrize(("mine", "theirs", "likely"), [(4, 4, 0.5), (10, 10, 0.5), (6, 4, 14 / 20), (10, 4, 30 / 36)])
def test_the_chance_of_a_duel_is_counted_over_all_throws_that_decide(mine: int, theirs: int, likely: float) -> None:
    assert chance(mine, theirs) == pytest.approx(likely)


def test_scripted_faces_a_die_does_not_have_are_an_error() -> None:
    with pytest.raises(ValueError, match="d4"):
        play(position([0, 0], [4, 4]), [5, 1], "0 ready", "1 ready")
    assert ScriptedDice([5]).fork().roll(6) == 5
