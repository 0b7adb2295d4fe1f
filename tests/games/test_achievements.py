"""Achievements: each once as it is earned, and once as it is just missed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import games
from games.achievements.context import PastResults, PlayerHistory
from games.achievements.shared import achievements_of
from games.core import Seat
from games.core.table import Table
from tests.games import magic_numbers_helpers, pillow_fight_helpers, sibling_rivalry_helpers, tie_die_helpers
from tests.games.review_helpers import earners, from_here, won_by_ann

TOP = ("roll", "roll", "choose 2")
"""From nothing to the top of track 2, by these faces."""
TWOS = (2, 2, 2, 2, 2)
STEP = (2, 3, 3, 3, 3)
IDLE = (4, 4, 4, 4, 4)


def check(table: Table, key: str, game: str | None, expected: Sequence[Seat], **told: Any) -> None:
    assert earners(table, key, game, **told) == list(expected)


# Of any game


NOTHING = PastResults()


def past(all: PastResults = NOTHING, here: PastResults = NOTHING, won: tuple[str, ...] = ()) -> PlayerHistory:
    return PlayerHistory(all, here, frozenset(won))


LAST = PastResults(games=3, lasts=1)


@pytest.mark.parametrize(
    ("key", "seats", "earned", "missed"),
    [
        ("first-win", 2, past(PastResults(games=9)), past(PastResults(games=9, wins=1))),
        ("hat-trick", 2, past(PastResults(games=9, wins=2, streak=2)), past(PastResults(games=9, wins=3, streak=3))),
        ("hat-trick", 2, past(PastResults(games=2, wins=2, streak=2)), past(PastResults(games=9, wins=5, streak=1))),
        ("bounced-back", 3, past(here=LAST), past(LAST, PastResults(games=3))),
        ("worth-the-wait", 2, past(here=PastResults(games=10)), past(here=PastResults(games=9))),
        ("worth-the-wait", 2, past(here=PastResults(games=12)), past(here=PastResults(games=12, wins=1))),
        ("all-rounder", 2, past(won=("tie_die", "pillow_fight")), past(won=("tie_die",))),
        ("all-rounder", 2, past(won=("tie_die", "pillow_fight")), past(won=("tie_die", "magic_numbers"))),
        ("all-rounder", 2, past(won=("tie_die", "pillow_fight")), past(won=("tie_die", "a_game_of_long_ago"))),
    ],
)
def test_the_winner_earns_what_fits_the_past(
    key: str, seats: int, earned: PlayerHistory, missed: PlayerHistory
) -> None:
    table = won_by_ann(seats)
    check(table, key, None, [0], past=earned)
    check(table, key, None, [], past=missed)


def test_bounced_back_takes_three() -> None:
    check(won_by_ann(2), "bounced-back", None, [], past=past(here=LAST))


def test_a_good_sport_comes_last_a_third_time_among_three() -> None:
    check(won_by_ann(3), "good-sport", None, [2], past=past(here=PastResults(games=2, lasts=2)))
    check(won_by_ann(3), "good-sport", None, [], past=past(here=PastResults(games=2, lasts=1)))
    check(won_by_ann(2), "good-sport", None, [], past=past(here=PastResults(games=2, lasts=2)))


def test_to_beat_the_machine_it_has_to_be_a_hard_one() -> None:
    check(won_by_ann(3), "beat-the-machine", None, [0], levels={1: "easy", 2: "hard"})
    check(won_by_ann(3), "beat-the-machine", None, [], levels={1: "easy", 2: "normal"})


def test_a_rematch_is_won_by_one_who_lost_the_game_before() -> None:
    lost, won = past(here=PastResults(games=1)), past(here=PastResults(games=1, wins=1, streak=1))
    check(won_by_ann(), "rematch-won", None, [0], past=lost, again=(0, 1))
    check(won_by_ann(), "rematch-won", None, [], past=won, again=(0, 1))
    check(won_by_ann(), "rematch-won", None, [], past=lost, again=(1,))


def test_a_full_house_has_no_seat_free_and_no_computer() -> None:
    check(won_by_ann(10), "full-house", None, range(10))
    check(won_by_ann(9), "full-house", None, [])
    check(won_by_ann(10), "full-house", None, [], levels={9: "easy"})


def test_a_long_haul_takes_sixty_decisions_of_ones_own() -> None:
    table = magic_numbers_helpers.sit(magic_numbers_helpers.deal((5, 1), (5, 1)), [1] * 60)
    magic_numbers_helpers.act(table, *["roll", "keep"] * 59, "roll")
    check(table, "long-haul", None, [0])
    check(magic_numbers_helpers.act(table, "keep"), "long-haul", None, [0, 1])


def test_same_time_next_week_is_the_fourth_week_without_a_gap() -> None:
    three = past(PastResults(games=5, week=40, weeks=3))
    check(won_by_ann(), "same-time-next-week", None, [0, 1], past=three, week=41)
    check(won_by_ann(), "same-time-next-week", None, [], past=three, week=42)
    check(won_by_ann(), "same-time-next-week", None, [], past=three, week=40)


def test_the_hundredth_night_is_neither_earlier_nor_later() -> None:
    for games_before, earned in ((98, []), (99, [0, 1]), (100, [])):
        check(won_by_ann(), "hundredth-night", None, earned, past=past(PastResults(games=games_before)))


# Sibling Rivalry


def rivalry(*turns: tuple[tuple[str, ...], tuple[int, ...]], **options: Any) -> Table:
    table = sibling_rivalry_helpers.sit(2, *[face for _, faces in turns for face in faces], **options)
    return sibling_rivalry_helpers.act(table, *[action for actions, _ in turns for action in actions])


def top(*first: int) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """To the top of track 2 when it is the only open one: five squares, then two."""
    return ("roll", "roll"), (*(first or TWOS), 2, 2, 3, 3, 3)


STEP_AND_STOP = (("roll", "stop"), STEP)
BEN_IDLES = (("roll", "stop"), IDLE)


@pytest.mark.parametrize(("second", "earned"), [((("roll", "stop"), STEP), [0]), ((("stop",), ()), [])])
def test_so_near_is_one_step_below_the_top(second: Any, earned: list[Seat]) -> None:
    """Ann stands on square 6, or on 5, when Ben reaches the top."""
    ann = (("roll",), TWOS), second
    ben = ("roll", "roll", "choose 2"), (*TWOS, 2, 2, 3, 3, 3)
    check(rivalry(*ann, ben), "so-near", "sibling_rivalry", earned)


def test_butter_would_not_melt_in_the_mouth_of_one_never_caught() -> None:
    won = [top(), top(), top()]
    caught = (("roll",), (1, 1, 1, 3, 3))
    key, game = "butter-would-not-melt", "sibling_rivalry"
    check(rivalry(*won, track="short"), key, game, [0])
    check(rivalry(caught, BEN_IDLES, *won, track="short"), key, game, [])
    check(rivalry(BEN_IDLES, caught, *won, track="short"), key, game, [0])


def test_rock_bottom_is_all_the_way_down_and_up_again() -> None:
    fell = (("roll",), (1, 1, 1, 3, 3))
    key, game = "rock-bottom", "sibling_rivalry"
    down = [STEP_AND_STOP, BEN_IDLES, fell, BEN_IDLES]
    check(rivalry(*down, top(), top(), top(), track="short"), key, game, [0])
    check(rivalry(*down, top(), top(), track="short"), key, game, [])
    check(rivalry(top(), fell, BEN_IDLES, top(), top(), track="short"), key, game, [])


def test_an_encore_is_in_the_same_turn() -> None:
    check(rivalry(top(), top()), "encore", "sibling_rivalry", [0])
    check(rivalry(top(), STEP_AND_STOP, BEN_IDLES, top()), "encore", "sibling_rivalry", [])


def test_by_a_whisker_one_more_1_would_have_been_too_many() -> None:
    close = ("roll", "roll", "roll"), (1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3)
    far = ("roll", "roll"), (1, 2, 2, 2, 2, 2, 2, 2, 3)
    check(rivalry(close), "by-a-whisker", "sibling_rivalry", [0])
    check(rivalry(far), "by-a-whisker", "sibling_rivalry", [])


# Magic Numbers: Ann's Good number is 1 and her Evil one 2, Ben's are 5 and 1.


def numbers(*turns: tuple[int, str], target: int = 20) -> Table:
    table = magic_numbers_helpers.sit(
        magic_numbers_helpers.deal((1, 2), (5, 1)), [face for face, _ in turns], target=target
    )
    return magic_numbers_helpers.act(table, *[action for _, choice in turns for action in ("roll", choice)])


GIFT = (5, "give 1")


@pytest.mark.parametrize(("key", "seat"), [("gift-horse", 1), ("fairy-godmother", 0)])
def test_a_number_given_wins(key: str, seat: Seat) -> None:
    check(numbers(GIFT, (3, "give 0"), GIFT), key, "magic_numbers", [seat])
    check(numbers(GIFT, (5, "keep")), key, "magic_numbers", [])


FALL = (1, "give 1")
UP = [(5, "keep"), (3, "keep"), (5, "keep")]


@pytest.mark.parametrize(("before", "earned"), [(6, True), (4, False)], ids=["from 16", "from 14"])
def test_fifteen_points_are_a_lot_to_lose(before: int, earned: bool) -> None:
    table = numbers(GIFT, (before, "keep"), FALL, *UP)
    check(table, "sweet-poison", "magic_numbers", [0] if earned else [])
    check(table, "phoenix", "magic_numbers", [1] if earned else [])


def test_a_phoenix_has_to_win() -> None:
    check(numbers(GIFT, (6, "keep"), FALL, *UP[:2]), "phoenix", "magic_numbers", [])


def test_a_straight_face_gives_points_away_and_wins() -> None:
    key, game = "straight-face", "magic_numbers"
    check(numbers(GIFT, (1, "keep"), (3, "keep"), *UP), key, game, [1])
    check(numbers((3, "keep"), (1, "keep"), (3, "keep"), *UP), key, game, [])
    check(numbers(GIFT, (3, "keep"), FALL, *UP), key, game, [])


# Tie-Die


def dice(score: tuple[int, ...], die: tuple[int, ...], *faces: int, target: int = 30) -> Table:
    """Return a table at which each player rolls once."""
    state = tie_die_helpers.position(score, die, target=target)
    return from_here("tie_die", state, *(f"{seat} ready" for seat in range(len(score))), faces=faces)


def test_three_are_a_crowd_and_two_are_none() -> None:
    check(dice((0,) * 3, (4,) * 3, 2, 2, 2, 4, 3, 1), "three-is-a-crowd", "tie_die", [0])
    check(dice((0,) * 3, (4,) * 3, 2, 2, 3, 4, 1), "three-is-a-crowd", "tie_die", [])


@pytest.mark.parametrize(
    ("sides", "throw", "earned"),
    [((4, 10), (4, 2), [0]), ((4, 8), (4, 2), []), ((6, 10), (4, 2), []), ((4, 10), (2, 4), [])],
)
def test_david_has_the_smallest_die_against_the_largest(
    sides: tuple[int, int], throw: tuple[int, int], earned: list[Seat]
) -> None:
    check(dice((0, 0), sides, 3, 3, *throw), "david", "tie_die", earned)


def test_three_throws_are_not_yet_stubborn() -> None:
    check(dice((0,) * 3, (4,) * 3, 2, 2, 3, 1, 1, 2, 2, 3, 3, 4, 1), "stubborn-as-mules", "tie_die", [0, 1])
    check(dice((0,) * 3, (4,) * 3, 2, 2, 3, 1, 1, 2, 2, 4, 1), "stubborn-as-mules", "tie_die", [])


def test_a_challenge_can_be_stubborn_too_and_is_won_with_what_one_threw() -> None:
    state = tie_die_helpers.position((10, 12), (4, 4), phase="challenge", waiting=(0,))
    faces = (1, 1, 2, 2, 3, 3, 4, 1)
    table = from_here("tie_die", state, "0 challenge 1", "1 accept", faces=faces)
    check(table, "stubborn-as-mules", "tie_die", [0, 1])


def test_small_is_beautiful_only_for_the_smallest() -> None:
    check(dice((18, 0), (4, 6), 3, 1, target=20), "small-is-beautiful", "tie_die", [0])
    check(dice((18, 0), (6, 4), 3, 1, target=20), "small-is-beautiful", "tie_die", [])


def test_a_photo_finish_is_won_by_one_more_throw() -> None:
    check(dice((18, 17), (4, 4), 2, 3, 4, 1, target=20), "photo-finish", "tie_die", [0])
    check(dice((18, 17), (4, 4), 3, 2, target=20), "photo-finish", "tie_die", [])


# Pillow Fight


def fight(*actions: str, faces: Sequence[int] = (), at: Sequence[str], **scene: Any) -> Table:
    return from_here("pillow_fight", pillow_fight_helpers.fight(at, **scene).state, *actions, faces=faces)


SOFA = (*("......",) * 5, ".f....")
"""Furniture on B1, in the bottom row."""


@pytest.mark.parametrize(
    ("rows", "faces", "ready", "earned"),
    [
        (SOFA, (6, 1), False, [0]),
        (pillow_fight_helpers.OPEN, (6, 1), False, []),
        (SOFA, (3, 2), False, []),
        (SOFA, (6, 1), True, []),
    ],
    ids=["hit behind the sofa", "no sofa", "missed", "where ties hit the odds are better"],
)
def test_over_the_sofa(rows: Sequence[str], faces: tuple[int, int], ready: bool, earned: list[Seat]) -> None:
    table = fight("throw 1", faces=faces, at=("A1", "C1", "F6"), rows=rows, holding=(0,), full_defence=ready)
    check(table, "over-the-sofa", "pillow_fight", earned)


@pytest.mark.parametrize(
    ("answer", "faces", "earned"),
    [
        (("throw 0",), (3, 5, 6, 1), [1]),
        (("throw 2",), (3, 5, 6, 1), []),
        (("throw 0",), (3, 5, 1, 3), []),
        (("throw 0",), (3, 4, 6, 1), None),
    ],
    ids=["back", "at somebody else", "missed", "not caught"],
)
def test_return_to_sender(answer: tuple[str, ...], faces: tuple[int, ...], earned: list[Seat] | None) -> None:
    scene: dict[str, Any] = {"at": ("A1", "C1", "A3"), "holding": (0,)}
    if earned is None:
        table = fight("throw 1", "end", "take C1", *answer, faces=faces, **scene)
    else:
        table = fight("throw 1", "end", *answer, faces=faces, **scene)
    check(table, "return-to-sender", "pillow_fight", earned or [])


@pytest.mark.parametrize(
    ("actions", "earned"),
    [
        (("take B1", "swing 1"), [0]),
        (("take B1", "swing 2"), []),
        (("take B1", "end", "end", "end", "swing 1"), []),
    ],
    ids=["and hit", "and hit another", "and hit too late"],
)
def test_the_rug_is_pulled_from_under_the_one_who_is_hit(actions: Sequence[str], earned: list[Seat]) -> None:
    table = fight(*actions, faces=(6, 1), at=("A1", "B1", "A2"), lying={"B1": 1})
    check(table, "rug-pull", "pillow_fight", earned)


def test_untouched_is_to_win_without_a_hit_against_one() -> None:
    scene: dict[str, Any] = {"at": ("A1", "B1", "F6"), "holding": (0, 1), "hits": (4, 0, 0), "turn": 1}
    missed = fight("swing 0", "end", "end", "swing 1", faces=(3, 4, 6, 1), **scene)
    check(missed, "untouched", "pillow_fight", [0])
    hit = fight("swing 0", "end", "end", "swing 1", faces=(4, 3, 6, 1), **scene)
    check(hit, "untouched", "pillow_fight", [])


def test_feathers_are_everywhere_when_the_last_pillow_is_torn() -> None:
    scene: dict[str, Any] = {"at": ("A1", "B1", "F6"), "holding": (0,)}
    check(fight("swing 1", faces=(2, 4), **scene), "feathers-everywhere", "pillow_fight", [0])
    check(fight("swing 1", faces=(3, 4), **scene), "feathers-everywhere", "pillow_fight", [])
    check(fight("swing 1", faces=(2, 4), lying={"D4": 1}, **scene), "feathers-everywhere", "pillow_fight", [])


def test_not_the_vase_is_for_whoever_breaks_something() -> None:
    scene: dict[str, Any] = {"at": ("A1", "D4", "F6"), "holding": (0,), "fragile": ("A6", "E5", "D4")}
    check(fight("throw 1", faces=(1, 4), **scene), "not-the-vase", "pillow_fight", [0])
    check(fight("throw 1", faces=(4, 1), **scene), "not-the-vase", "pillow_fight", [])


# All of them


def test_each_achievement_there_is_has_a_test_here() -> None:
    told = Path(__file__).read_text(encoding="utf-8")
    assert [
        feat.key for game in (None, *games.names()) for feat in achievements_of(game) if f'"{feat.key}"' not in told
    ] == []


@pytest.mark.parametrize("game", [None, *games.names()])
def test_keys_are_not_used_twice(game: str | None) -> None:
    keys = [feat.key for name in dict.fromkeys((None, game)) for feat in achievements_of(name)]
    assert len(keys) == len(set(keys))
