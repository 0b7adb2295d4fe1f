"""Headlines of finished games: rare events before usual ones, and never a false one."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

import games
from games.achievements.context import FinishedGame
from games.analysis import headlines
from games.analysis.headlines import GameHeadline, behind_at_half_time, choose_headline
from games.core.table import Table
from tests.games import magic_numbers_helpers, pillow_fight_helpers, sibling_rivalry_helpers, tie_die_helpers
from tests.games.examples import example
from tests.games.review_helpers import from_here, tale


def headline_of(table: Table) -> GameHeadline:
    return choose_headline(tale(table))


@pytest.mark.parametrize("game", games.names())
def test_every_finished_game_has_one_and_its_dice_were_thrown(game: str) -> None:
    keys = [one.key for one in (*headlines.headlines_of(game), *headlines.headlines_of())]
    assert len(keys) == len(set(keys)), "each key once"
    record = example(game)
    for seed in range(4):
        table = Table(replace(record, actions=(), faces=None, seed=bytes([seed]) * 32, salt="salt", commitment=None))
        rng = random.Random(seed)
        for _ in range(400):
            if not table.actors:
                break
            seat = min(table.actors)
            table.commit(table.propose(seat, rng.choice(table.legal(seat))))
        for seat in range(len(record.seats) - 1):
            if table.ranking is None:
                table.commit(table.propose(seat, "resign"))
        key, scene = choose_headline(FinishedGame(table, [None] * len(record.seats)))
        assert key in keys
        assert scene.step <= table.number
        rolled = [roll for frame in table.frames for roll in frame.dice]
        assert all((sides, face) in rolled for _, sides, face in scene.throws)
        assert (key == "everybody-else-had-gone") is (len(table.resigned) >= len(record.seats) - 1)


# Of any game


def test_who_won_because_the_others_left_has_beaten_nobody() -> None:
    table = magic_numbers_helpers.act(
        magic_numbers_helpers.sit(magic_numbers_helpers.deal((5, 1), (5, 1)), [5]), "roll", "keep", "1 resign"
    )
    assert headline_of(table).key == "everybody-else-had-gone"
    assert not headline_of(table).scene.throws


@pytest.mark.parametrize(
    ("half", "behind"),
    [((3, 4, 9), True), ((4, 4, 9), False), ((5, 4, 9), False), ((4, 9), True), ((5, 9), False), ((), False)],
)
def test_the_back_is_to_be_alone_in_last_place_at_half_time(half: Sequence[int], behind: bool) -> None:
    assert behind_at_half_time([(), half, ()], 0) is behind
    assert not behind_at_half_time([half], 0)


# Magic Numbers: Ann's Good number is 1 and her Evil one 2, Ben's are 5 and 1; 20 wins.


def numbers(*turns: tuple[int, str]) -> GameHeadline:
    table = magic_numbers_helpers.sit(
        magic_numbers_helpers.deal((1, 2), (5, 1)), [face for face, _ in turns], target=20
    )
    return headline_of(
        magic_numbers_helpers.act(table, *[action for _, choice in turns for action in ("roll", choice)])
    )


def kept(*faces: int) -> GameHeadline:
    return numbers(*[(face, "keep") for face in faces])


GIFT = (5, "give 1")


def test_a_number_that_was_given_away_wins_for_somebody_else() -> None:
    key, scene = numbers(GIFT, (3, "give 0"), GIFT)
    assert (key, scene.other, scene.number, scene.throws) == ("somebody-elses-number", 0, 5, ((0, 6, 5),))


def test_a_number_of_ones_own_is_told_when_nothing_is_rarer() -> None:
    key, scene = kept(3, 5, 3, 5)
    assert (key, scene.other, scene.number, scene.throws) == ("kept-the-right-one", None, 5, ((1, 6, 5),))


@pytest.mark.parametrize(("before", "fell"), [(6, True), (4, False)], ids=["from 16", "from 14"])
def test_who_fell_far_and_won_got_up(before: int, fell: bool) -> None:
    up = [(5, "keep"), (3, "keep"), (5, "keep")]
    key, scene = numbers(GIFT, (before, "keep"), (1, "give 1"), *up)
    assert (key == "fell-and-got-up") is fell
    if fell:
        assert scene.number == 16


def test_from_the_very_back_by_a_nose_and_ahead_all_the_way() -> None:
    assert kept(6, 4, 6, 5, 3, 6).key == "from-the-very-back"
    key, scene = kept(6, 5, 6, 4, 6, 6)
    assert (key, scene.other, scene.number) == ("by-a-nose", 0, 2)
    assert kept(6, 5, 6, 4, 5, 6).key != "by-a-nose", "17 of 20 are not so close"
    assert kept(1, 3, 1).key == "led-all-the-way"


# Sibling Rivalry


def rivalry(*turns: tuple[tuple[str, ...], tuple[int, ...]]) -> GameHeadline:
    table = sibling_rivalry_helpers.sit(2, *[face for _, faces in turns for face in faces], track="short")
    return headline_of(sibling_rivalry_helpers.act(table, *[action for actions, _ in turns for action in actions]))


def top(*first: int) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """To the top of track 2 when it is the only open one."""
    return ("roll", "roll"), (*(first or (2, 2, 2, 2, 2)), 2, 2, 3, 3, 3)


CLOSE = ("roll", "roll", "roll"), (1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3)
FELL = ("roll",), (1, 1, 1, 3, 3)
STEP = ("roll", "stop"), (2, 3, 3, 3, 3)
IDLE = ("roll", "stop"), (4, 4, 4, 4, 4)


def test_sibling_rivalry_tells_of_falls_luck_and_who_was_never_caught() -> None:
    key, scene = rivalry(STEP, IDLE, FELL, IDLE, top(), top(), top())
    assert key == "back-to-the-start-and-up"
    assert scene.number > 0
    assert {seat for seat, _, _ in scene.throws} == {0}
    assert rivalry(top(), top(), CLOSE).key == "one-more-and-out"
    key, scene = rivalry(IDLE, FELL, IDLE, FELL, IDLE, FELL, top(), top(), top())
    assert (key, scene.number) == ("never-caught", 3)
    assert rivalry(IDLE, FELL, IDLE, FELL, top(), top(), top()).key != "never-caught"


def test_dice_of_a_turn_before_the_last_did_not_decide_it() -> None:
    table = sibling_rivalry_helpers.act(
        sibling_rivalry_helpers.sit(2, *STEP[1], *IDLE[1], track="short"), *STEP[0], *IDLE[0]
    )
    finished = tale(table)
    assert headlines.latest_dice(finished, table.number, (1,))
    assert not headlines.latest_dice(finished, table.number, (0,))


# Tie-Die


def test_a_challenge_that_wins_names_who_was_challenged() -> None:
    state = tie_die_helpers.position((18, 19), (10, 4), phase="challenge", waiting=(0,), target=20)
    key, scene = headline_of(from_here("tie_die", state, "0 challenge 1", "1 accept", faces=(6, 2)))
    assert (key, scene.other, scene.throws) == ("won-the-challenge", 1, ((0, 10, 6), (1, 4, 2)))


def test_the_smallest_die_and_one_more_throw_are_told() -> None:
    state = tie_die_helpers.position((18, 3), (4, 6), target=20)
    key, scene = headline_of(from_here("tie_die", state, "0 ready", "1 ready", faces=(3, 5)))
    assert (key, scene.throws) == ("with-the-smallest-die", ((0, 4, 3),))
    state = tie_die_helpers.position((16, 16), (6, 6), target=20)
    key, scene = headline_of(from_here("tie_die", state, "0 ready", "1 ready", faces=(5, 5, 4, 3)))
    assert key == "won-the-roll-off"
    assert scene.throws == ((0, 6, 4), (1, 6, 3))
    state = tie_die_helpers.position((15, 14), (6, 6), target=20)
    key, scene = headline_of(from_here("tie_die", state, "0 ready", "1 ready", faces=(5, 6, 2, 4)))
    assert (key, scene.other) == ("one-more-throw", 0)


@pytest.mark.parametrize(("score", "needed"), [(10, True), (14, True), (15, False), (18, False)])
def test_a_good_number_was_needed_only_if_most_others_would_not_have_done(score: int, needed: bool) -> None:
    state = tie_die_helpers.position((score, 16), (10, 4), target=20)
    key, _ = headline_of(from_here("tie_die", state, "0 ready", "1 ready", faces=(10, 1)))
    assert (key == "the-number-to-win") is needed


# Pillow Fight


def fight(*actions: str, faces: Sequence[int], **scene: Any) -> GameHeadline:
    given: dict[str, Any] = {"at": ("A1", "B1", "F6"), "holding": (0, 1), "hits": (4, 0, 4), "turn": 1, **scene}
    return headline_of(from_here("pillow_fight", pillow_fight_helpers.fight(**given).state, *actions, faces=faces))


def test_the_last_hit_is_told_with_whom_it_hit_and_never_having_been_hit_before_that() -> None:
    blows = ("swing 0", "end", "end", "swing 1")
    key, scene = fight(*blows, faces=(4, 3, 6, 1))
    assert (key, scene.other, scene.number, scene.throws) == ("one-last-hit", 1, 5, ((0, 6, 6), (1, 6, 1)))
    key, scene = fight(*blows, faces=(3, 4, 6, 1))
    assert (key, scene.number) == ("not-a-feather", 1)


def test_a_throw_behind_cover_is_told_before_any_other() -> None:
    rows = (*pillow_fight_helpers.OPEN[:-1], ".f....")
    key, scene = fight("throw 2", faces=(6, 1), at=("A1", "F6", "C1"), rows=rows, turn=0, holding=(0,))
    assert (key, scene.other) == ("past-all-cover", 2)


def test_the_last_pillow_ends_it_for_whoever_had_hit_most() -> None:
    key, _ = fight("swing 1", faces=(2, 4), turn=0, holding=(0,), hits=(3, 0, 1))
    assert key == "the-last-pillow-tore"
