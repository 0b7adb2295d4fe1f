"""A turn of Pillow Fight: the rulings on moving, picking up, attacking, and how it ends."""

from __future__ import annotations

import pytest

from games.core import Event, Won
from games.core.dice import DiceError
from games.pillow_fight.rules.events import (
    Caught,
    CurfewNears,
    Defended,
    Hit,
    Landed,
    Missed,
    Moved,
    PickedUp,
    PulledAway,
    Rested,
    Shattered,
    Stole,
    Swung,
    Threw,
    Tore,
)
from games.pillow_fight.rules.squares import names
from tests.games.pillow_fight_helpers import OPEN, Scene, fight

WALLED = (
    "......",
    "......",
    "..##..",
    "..f...",
    "......",
    "......",
)


def moves(scene: Scene) -> set[str]:
    return {action.removeprefix("move ") for action in scene.legal if action.startswith("move ")}


# A turn


def test_a_turn_has_two_actions_and_ends_by_itself_after_the_second() -> None:
    scene = fight(("A1", "F6", "A6"))
    assert scene.act("move A2") == (Moved(0, "A1", "A2"),)
    assert (scene.facts["turn"], scene.facts["actions"]) == (0, 1)
    scene.act("move A3")
    assert (scene.facts["turn"], scene.facts["actions"]) == (1, 2)


def test_a_turn_may_be_stopped_sooner() -> None:
    scene = fight(("A1", "F6", "A6"))
    assert scene.act("end") == (Rested(0, 2),)
    assert scene.facts["turn"] == 1
    assert scene.act("move F5", "end") == (Rested(1, 1),)
    assert scene.facts["turn"] == 2


def test_only_the_one_whose_turn_it_is_acts() -> None:
    scene = fight(("A1", "F6", "A6"))
    refusal = scene.refused("1 end")
    assert (refusal.reason, refusal.details) == ("not-your-turn", {"seat": 0})


# PF-4: moving


def test_pf_4_a_move_is_up_to_three_steps_to_any_of_the_eight_neighbours() -> None:
    assert moves(fight(("A1", "F6", "F5"))) == set(names(6)) & {f"{c}{r}" for c in "ABCD" for r in "1234"} - {"A1"}


def test_pf_4_a_move_goes_on_floor_only() -> None:
    scene = fight(("C1", "F6", "F5"), rows=WALLED)
    assert scene.refused("move C3").reason == "on-furniture"
    assert scene.refused("move C4").reason == "on-wall"
    assert scene.refused("move C1").reason == "move-here"
    assert scene.refused("move C5").reason == "move-far"
    assert scene.refused("move C7").reason == "no-such-square"


def test_pf_4_a_move_goes_neither_onto_nor_through_a_character() -> None:
    row = (".f....", ".f....", ".f....", ".f....", ".f....", ".#....")
    scene = fight(("A1", "A3", "F6"), rows=row)
    assert moves(scene) == {"A2"}
    refusal = scene.refused("move A3")
    assert (refusal.reason, refusal.details) == ("occupied", {"square": "A3", "other": 1})
    assert scene.refused("move A4").reason == "move-far"


def test_pf_4_no_diagonal_step_between_two_squares_that_are_both_wall_or_furniture() -> None:
    for one, other in ("##", "#f", "f#", "ff"):
        rows = (*OPEN[:3], "......", f"{one}.....", f".{other}....")
        assert moves(fight(("A1", "F6", "F5"), rows=rows)) == set()
    assert moves(fight(("A1", "F6", "F5"), rows=(*OPEN[:4], "#.....", "......"))) >= {"B2"}


def test_pf_4_a_diagonal_step_between_two_characters_is_free() -> None:
    assert "B2" in moves(fight(("A1", "A2", "B1")))


def test_pf_4_a_move_is_legal_if_some_path_exists() -> None:
    rows = ("......", "......", "......", "##f...", "......", "......")
    # A2 to A4 straight is walled off, and round the end of the wall are more than three steps.
    assert "A4" not in moves(fight(("A2", "F6", "F5"), rows=rows))
    assert "C4" in moves(fight(("C2", "F6", "F5"), rows=rows))
    assert "C4" not in moves(fight(("C2", "D3", "F5"), rows=(*rows[:3], "##f.ff", *rows[4:])))


# PF-5: picking up


def test_pf_5_a_pillow_is_picked_up_from_ones_own_or_a_neighbouring_square() -> None:
    scene = fight(("B2", "F6", "F5"), lying={"B2": 1, "A1": 2, "C3": 1, "D2": 1})
    assert [action for action in scene.legal if action.startswith("take")] == ["take A1", "take B2", "take C3"]
    assert scene.refused("take D2").reason == "take-far"
    assert scene.refused("take B3").reason == "take-nothing"
    assert scene.refused("take G1").reason == "no-such-square"
    assert scene.act("take A1") == (PickedUp(0, "A1"),)
    assert scene.facts["pillows"] == {"A1": 1, "B2": 1, "C3": 1, "D2": 1}
    assert scene.facts["holding"] == [True, False, False]


def test_pf_5_only_with_free_hands() -> None:
    scene = fight(("B2", "F6", "F5"), lying={"B2": 1}, holding=(0,))
    assert not any(action.startswith("take") for action in scene.legal)
    assert scene.refused("take B2").reason == "take-holding"


def test_pf_5_walls_do_not_hinder_picking_up_or_swinging_closed_corners_included() -> None:
    rows = (*OPEN[:4], "#.....", ".#....")
    scene = fight(("A1", "B2", "F6"), rows=rows, lying={"B2": 1}, faces=[6, 1])
    assert scene.act("take B2") == (PulledAway(0, 1, "B2"),)
    assert "swing 1" in scene.legal
    assert "throw 1" not in scene.legal
    scene.act("swing 1")
    assert scene.facts["hits"] == [1, 0, 0]


def test_pf_5_a_pillow_can_be_taken_off_furniture_and_from_under_anybody() -> None:
    scene = fight(("C2", "D3", "F6"), rows=WALLED, lying={"C3": 1, "D3": 1})
    assert scene.act("take C3") == (PickedUp(0, "C3"),)
    scene = fight(("C2", "D3", "F6"), rows=WALLED, lying={"C3": 1, "D3": 1, "C2": 1})
    assert scene.act("take D3") == (PulledAway(0, 1, "D3"),)
    assert fight(("C2", "D3", "F6"), lying={"C2": 1}).act("take C2") == (PickedUp(0, "C2"),)


def test_pf_5_several_pillows_lie_on_a_square() -> None:
    scene = fight(("A1", "A3", "F6"), lying={"A3": 2, "F6": 1}, holding=(0,), faces=[2, 3])
    scene.act("throw 1")
    assert scene.facts["pillows"] == {"A3": 3, "F6": 1}


# Attacks


@pytest.mark.parametrize(("face", "against", "hit"), [(4, 3, 1), (3, 3, 0), (3, 4, 0), (6, 5, 1)])
def test_an_attack_hits_if_the_attacker_rolls_higher(face: int, against: int, hit: int) -> None:
    scene = fight(("A1", "A2", "F6"), holding=(0, 1), faces=[face, against])
    events = scene.act("swing 1")
    assert events[0] == Swung(0, 1, face, against, 0, 0)
    assert events[1] == (Hit(0, 1, 1) if hit else Missed(0, 1))
    assert scene.facts["hits"] == [hit, 0, 0]
    assert scene.facts["attacked"]


def test_the_attacker_s_die_comes_first_then_the_defender_s() -> None:
    scene = fight(("A1", "A2", "F6"), holding=(0,), faces=[6, 1])
    scene.act("swing 1")
    assert scene.dice.log == [(6, 6), (6, 1)]
    assert scene.facts["hits"] == [1, 0, 0]


def test_one_attacks_once_a_turn_and_only_with_a_pillow() -> None:
    scene = fight(("A1", "A2", "B2"), holding=(0,), faces=[4, 1])
    scene.act("swing 1")
    assert not any(action.startswith(("swing", "throw")) for action in scene.legal)
    assert scene.refused("swing 2").reason == "attack-twice"
    assert fight(("A1", "A2", "F6")).refused("swing 1").reason == "attack-empty-handed"
    scene.act("end")
    assert not scene.facts["attacked"]


def test_nobody_attacks_oneself_or_nobody() -> None:
    scene = fight(("A1", "A2", None), holding=(0,))
    assert scene.refused("swing 0").reason == "attack-self"
    assert scene.refused("throw 0").reason == "attack-self"
    assert scene.refused("swing 2").reason == "attack-nobody"
    assert scene.refused("throw 3").reason == "attack-nobody"
    assert scene.refused(f"throw {10**30}").reason == "attack-nobody"


def test_a_swing_reaches_the_eight_neighbours_only() -> None:
    for square in ("A1", "B1", "C1", "A2", "C2", "A3", "B3", "C3"):
        assert "swing 1" in fight(("B2", square, "F6"), holding=(0,)).legal
    scene = fight(("B2", "D2", "F6"), holding=(0,))
    assert "swing 1" not in scene.legal
    assert scene.refused("swing 1").reason == "swing-far"


@pytest.mark.parametrize("against", [1, 6])
@pytest.mark.parametrize("face", range(1, 7))
def test_a_swung_pillow_tears_on_the_attacker_s_own_1_or_2_hit_or_not(face: int, against: int) -> None:
    scene = fight(("A1", "A2", "F6"), holding=(0, 2), lying={"C3": 2}, faces=[face, against])
    events = scene.act("swing 1")
    assert scene.facts["holding"] == [face > 2, False, True]
    assert scene.facts["torn"] == (face <= 2)
    assert (Tore(0, 3) in events) == (face <= 2)
    assert scene.facts["hits"][0] == (face > against)


def test_pf_6_a_thrown_pillow_never_tears_and_lands_on_the_target_s_square() -> None:
    scene = fight(("A1", "A4", "F6"), holding=(0,), faces=[1, 4])
    assert scene.act("throw 1") == (Threw(0, 1, 1, 4, 0, "", 0), Missed(0, 1), Landed(1, "A4"))
    assert scene.facts["torn"] == 0
    assert scene.facts["pillows"] == {"A4": 1}
    assert scene.facts["holding"] == [False] * 3


@pytest.mark.parametrize("against", range(1, 7))
def test_pf_6_an_empty_handed_target_catches_with_a_5_or_6(against: int) -> None:
    scene = fight(("A1", "A4", "F6"), holding=(0,), faces=[6, against])
    events = scene.act("throw 1")
    assert (Caught(1, 0) in events) == (against >= 5)
    assert (Landed(1, "A4") in events) == (against < 5)
    assert scene.facts["holding"] == [False, against >= 5, False]
    # A hit may be scored all the same.
    assert scene.facts["hits"] == [against < 6, 0, 0]


def test_pf_6_hands_full_catch_nothing() -> None:
    scene = fight(("A1", "A4", "F6"), holding=(0, 1), faces=[1, 6])
    scene.act("throw 1")
    assert scene.facts["holding"] == [False, True, False]
    assert scene.facts["pillows"] == {"A4": 1}


def test_a_throw_reaches_anybody_in_sight_next_to_one_or_not() -> None:
    scene = fight(("A1", "B2", "F6"), holding=(0,))
    assert {"throw 1", "throw 2", "swing 1"} <= set(scene.legal)


def test_pf_7_characters_do_not_block_sight() -> None:
    scene = fight(("A1", "F6", "C3"), holding=(0,))
    assert "throw 1" in scene.legal


def test_pf_8_a_wall_between_blocks_a_throw_and_is_named() -> None:
    scene = fight(("C2", "D6", "F1"), rows=WALLED, holding=(0,))
    refusal = scene.refused("throw 1")
    assert (refusal.reason, refusal.details) == ("throw-blocked", {"other": 1, "squares": "C4, D4", "count": 2})


def test_pf_8_furniture_never_blocks() -> None:
    assert "throw 1" in fight(("A3", "F3", "F6"), rows=WALLED, holding=(0,)).legal


def test_pf_9_furniture_right_beside_the_target_takes_one_off_the_attacker_s_die() -> None:
    scene = fight(("A3", "D3", "F6"), rows=WALLED, holding=(0,), faces=[4, 3])
    assert scene.act("throw 1")[:2] == (Threw(0, 1, 4, 3, 1, "C3", 0), Missed(0, 1))


def test_pf_9_cover_is_against_throws_only() -> None:
    rows = (*OPEN[:3], "......", ".f....", "......")
    scene = fight(("A2", "C2", "F6"), rows=rows, holding=(0,), faces=[4, 3])
    assert "swing 1" not in scene.legal
    scene = fight(("B1", "C2", "F6"), rows=rows, holding=(0,), faces=[4, 3])
    assert scene.act("swing 1")[1] == Hit(0, 1, 1)


def test_pf_9_a_wall_right_beside_the_target_shuts_the_direction_out_and_is_named() -> None:
    # From E1 the line to C2 runs clear of D1, but that is where C2 is shut towards the lower right.
    scene = fight(("E1", "C2", "F6"), rows=(*OPEN[:5], "...#.."), holding=(0,))
    refusal = scene.refused("throw 1")
    assert (refusal.reason, refusal.details) == ("throw-beside", {"other": 1, "squares": "D1", "count": 1})


def test_pf_9_from_behind_a_diagonal_wall_one_throws_where_nobody_can_throw_back() -> None:
    rows = ("......", "......", "......", "..#...", "......", "......")
    assert "throw 1" in fight(("D4", "C1", "F6"), rows=rows, holding=(0,)).legal
    assert fight(("C1", "D4", "F6"), rows=rows, holding=(0,)).refused("throw 1").reason == "throw-beside"


# PF-10: the end


def test_pf_10_the_fifth_hit_ends_the_game_at_once() -> None:
    scene = fight(("A1", "A4", "F6"), holding=(0,), hits=(4, 4, 4), faces=[6, 5])
    events = scene.act("throw 1")
    # Catching is carried out before the end is checked.
    assert events[1:] == (Hit(0, 1, 5), Caught(1, 0), Won((0,), "hits"))
    told = scene.facts
    assert told["holding"] == [False, True, False]
    assert (told["phase"], told["turn"], told["actions"], told["attacked"]) == ("over", None, 0, False)
    assert told["ranking"] == [[0], [1, 2]]


def test_pf_10_the_last_pillow_to_tear_ends_it_and_the_most_hits_win() -> None:
    scene = fight(("A1", "A2", "F6"), holding=(0,), hits=(1, 3, 3), faces=[2, 6])
    assert scene.act("swing 1")[1:] == (Missed(0, 1), Tore(0, 0), Won((1, 2), "torn"))
    assert scene.facts["ranking"] == [[1, 2], [0]]


@pytest.mark.parametrize("where", ["lying", "held"])
def test_pf_10_while_a_pillow_is_left_anywhere_it_goes_on(where: str) -> None:
    held = (0, 2) if where == "held" else (0,)
    scene = fight(("A1", "A2", "F6"), holding=held, lying={"C3": int(where == "lying")}, faces=[1, 6])
    scene.act("swing 1")
    assert scene.facts["phase"] == "play"
    assert scene.facts["torn"] == 1


def test_pf_10_the_fifth_hit_comes_before_the_last_pillow() -> None:
    scene = fight(("A1", "A2", "F6"), holding=(0,), hits=(4, 0, 4), faces=[2, 1])
    assert scene.act("swing 1")[1:] == (Hit(0, 1, 5), Tore(0, 0), Won((0,), "hits"))
    assert scene.facts["torn"] == 1
    assert scene.facts["ranking"] == [[0], [2], [1]]


# PF-12: the curfew


@pytest.mark.parametrize("curfew", [20, 10])
def test_pf_12_after_so_many_rounds_parents_come(curfew: int) -> None:
    scene = fight(("A1", "C3", "F6"), hits=(1, 2, 2), turn=2, first=1, number=curfew, curfew=curfew)
    scene.act("end")
    assert scene.facts["phase"] == "play"
    assert scene.act("end") == (Rested(0, 2), Won((1, 2), "curfew"))
    assert scene.facts["round"] == curfew
    assert scene.facts["ranking"] == [[1, 2], [0]]


def test_pf_12_the_last_rounds_are_announced() -> None:
    said: list[Event] = []
    scene = fight(("A1", "C3", "F6"), curfew=10)
    while scene.state.turn is not None:
        said += [event for event in scene.act("end") if isinstance(event, CurfewNears)]
    assert said == [CurfewNears(3), CurfewNears(2), CurfewNears(1)]


def test_pf_12_a_round_ends_when_the_turn_passes_the_place_of_the_first_even_if_that_seat_has_left() -> None:
    scene = fight(("A1", None, "F6", "C3"), turn=3, first=1)
    scene.act("end")
    assert (scene.facts["turn"], scene.facts["round"]) == (0, 1)
    scene.act("end")
    assert (scene.facts["turn"], scene.facts["round"]) == (2, 2)


def test_pf_12_with_the_curfew_off_nobody_comes() -> None:
    scene = fight(("A1", "C3", "F6"), curfew="off")
    for _ in range(300):
        scene.act("end")
    assert scene.facts["round"] == 101


# PF-13: full defence


def test_pf_13_full_defence_adds_one_until_ones_next_turn() -> None:
    scene = fight(("A1", "A2", "F6"), holding=(1,), full_defence=True, faces=[4, 4, 5, 4])
    assert scene.act("defend") == (Defended(0),)
    assert scene.facts["defending"] == [True, False, False]
    scene.act("end")
    assert scene.act("swing 0")[:2] == (Swung(1, 0, 4, 4, 1, 0), Missed(1, 0))
    scene.act("end")
    assert scene.facts["defending"] == [True, False, False]
    scene.act("end")
    assert (scene.facts["turn"], scene.facts["defending"]) == (0, [False] * 3)


def test_pf_13_full_defence_also_helps_against_throws_and_an_equal_attack_hits() -> None:
    scene = fight(("A1", "A4", "F6"), holding=(1,), full_defence=True, faces=[5, 4])
    scene.act("defend", "end")
    assert scene.act("throw 0")[:2] == (Threw(1, 0, 5, 4, 0, "", 1), Hit(1, 0, 1))
    assert fight(("A1", "A2", "F6"), holding=(0,), full_defence=True, faces=[3, 3]).act("swing 1")[1] == Hit(0, 1, 1)
    assert fight(("A1", "A2", "F6"), holding=(0,), faces=[3, 3]).act("swing 1")[1] == Missed(0, 1)


def test_pf_13_it_is_an_action_at_most_once_a_turn() -> None:
    scene = fight(("A1", "A2", "F6"), full_defence=True)
    scene.act("defend")
    assert scene.facts["actions"] == 1
    assert "defend" not in scene.legal
    assert scene.refused("defend").reason == "defend-twice"


def test_pf_13_off_there_is_no_full_defence() -> None:
    scene = fight(("A1", "A2", "F6"))
    assert "defend" not in scene.legal
    assert scene.refused("defend").reason == "defend-off"


# PF-14: pillow theft


@pytest.mark.parametrize("against", range(1, 7))
def test_pf_14_swung_at_empty_handed_a_5_or_6_takes_the_pillow(against: int) -> None:
    scene = fight(("A1", "A2", "F6"), holding=(0,), pillow_theft=True, faces=[6, against])
    events = scene.act("swing 1")
    assert (Stole(1, 0) in events) == (against >= 5)
    assert scene.facts["holding"] == [against < 5, against >= 5, False]
    assert scene.facts["hits"][0] == (against < 6)


def test_pf_14_a_torn_pillow_cannot_be_stolen() -> None:
    scene = fight(("A1", "A2", "F6"), holding=(0, 2), pillow_theft=True, faces=[2, 6])
    assert scene.act("swing 1")[1:] == (Missed(0, 1), Tore(0, 1))
    assert scene.facts["holding"] == [False, False, True]


def test_pf_14_hands_full_steal_nothing_and_off_nobody_does() -> None:
    for holding, theft in (((0, 1), True), ((0,), False)):
        scene = fight(("A1", "A2", "F6"), holding=holding, pillow_theft=theft, faces=[4, 6])
        scene.act("swing 1")
        assert scene.facts["holding"][0]


def test_pf_14_the_fifth_hit_wins_though_the_pillow_is_stolen() -> None:
    scene = fight(("A1", "A2", "F6"), holding=(0,), hits=(4, 0, 0), pillow_theft=True, faces=[6, 5])
    assert scene.act("swing 1")[1:] == (Hit(0, 1, 5), Stole(1, 0), Won((0,), "hits"))
    assert scene.facts["holding"] == [False, True, False]


# PF-15: melee block


def test_pf_15_swung_at_with_a_pillow_the_die_counts_one_more() -> None:
    scene = fight(("A1", "A2", "F6"), holding=(0, 1), melee_block=True, faces=[4, 3])
    assert scene.act("swing 1")[:2] == (Swung(0, 1, 4, 3, 0, 1), Missed(0, 1))
    for options in ({"holding": (0,), "melee_block": True}, {"holding": (0, 1)}):
        assert Hit(0, 1, 1) in fight(("A1", "A2", "F6"), faces=[4, 3], **options).act("swing 1")


def test_pf_15_does_not_help_against_throws() -> None:
    scene = fight(("A1", "A2", "F6"), holding=(0, 1), melee_block=True, faces=[4, 3])
    assert scene.act("throw 1")[1] == Hit(0, 1, 1)


def test_corrections_add_up_and_tearing_catching_and_stealing_look_at_the_bare_face() -> None:
    options = {"full_defence": True, "melee_block": True, "pillow_theft": True}
    scene = fight(("A1", "A2", "F6"), holding=(0, 1), faces=[5, 3, 3, 5], turn=1, **options)  # type: ignore[arg-type]
    scene.act("defend", "end", "end")
    assert scene.act("swing 1")[:2] == (Swung(0, 1, 5, 3, 1, 1), Hit(0, 1, 1))
    # A 3 less one for cover does not tear, and a 4 plus one for the defence does not catch.
    scene = fight(("A3", "D3", "F6"), rows=WALLED, holding=(0,), faces=[3, 4], turn=1, full_defence=True)
    scene.act("defend", "end", "end")
    assert scene.act("throw 1") == (Threw(0, 1, 3, 4, 1, "C3", 1), Missed(0, 1), Landed(1, "D3"))


# PF-16: fragile objects


def test_pf_16_a_throw_that_neither_hits_nor_is_caught_shatters_the_first_one_near_the_target() -> None:
    scene = fight(("A1", "D4", "F6"), holding=(0,), fragile=("A6", "E5", "D4"), faces=[1, 4])
    assert scene.act("throw 1")[1:] == (Missed(0, 1), Landed(1, "D4"), Shattered("E5", 1))
    assert scene.facts["fragile"] == ["A6", "D4"]
    assert scene.view.shattered == 1


@pytest.mark.parametrize(("faces", "what"), [((6, 1), "hit"), ((1, 6), "caught")])
def test_pf_16_a_hit_or_a_catch_shatters_nothing(faces: tuple[int, int], what: str) -> None:
    scene = fight(("A1", "D4", "F6"), holding=(0,), fragile=("A6", "E5", "D4"), faces=faces)
    scene.act("throw 1")
    assert scene.facts["fragile"] == ["A6", "E5", "D4"]


def test_pf_16_neither_a_swing_nor_an_object_farther_away_shatters() -> None:
    scene = fight(("A1", "B2", "F6"), holding=(0,), fragile=("A2", "C3", "B2"), faces=[3, 4])
    scene.act("swing 1")
    assert len(scene.facts["fragile"]) == 3
    scene = fight(("A1", "D4", "F6"), holding=(0,), fragile=("B4", "F4", "D6"), faces=[3, 4])
    scene.act("throw 1")
    assert len(scene.facts["fragile"]) == 3


def test_pf_16_the_second_to_shatter_ends_the_game_and_the_most_hits_win() -> None:
    scene = fight(("A1", "D4", "F6"), holding=(0,), fragile=("E5", "D4"), hits=(1, 0, 1), faces=[1, 4])
    events = scene.act("throw 1")
    assert events[-2:] == (Shattered("E5", 2), Won((0, 2), "shattered"))
    assert scene.facts["fragile"] == ["D4"]
    assert scene.facts["ranking"] == [[0, 2], [1]]


# PF-17: cover by corners (the geometry has tests of its own)


def test_pf_17_with_corner_cover_the_corners_decide_in_place_of_the_centres() -> None:
    rows = ("......", "......", "......", "..#...", "......", "......")
    # A wall beside the target shuts a direction out by PF-9; by corners one leans round it, at a penalty.
    plain = fight(("C1", "D4", "F6"), rows=rows, holding=(0,))
    assert plain.refused("throw 1").reason == "throw-beside"
    scene = fight(("C1", "D4", "F6"), rows=rows, holding=(0,), corner_cover=True, faces=[6, 1])
    assert "throw 1" in scene.legal
    closed = fight(("A1", "B2", "F6"), rows=(*OPEN[:4], "#.....", ".#...."), holding=(0,), corner_cover=True)
    assert closed.refused("throw 1").reason == "throw-blocked"


# After the end, and dice


def test_c_2_after_the_end_nothing_is_legal() -> None:
    scene = fight(("A1", "A2", "F6"), holding=(0,), hits=(4, 0, 0), faces=[6, 1])
    scene.act("swing 1")
    assert scene.state.turn is None


def test_scripted_dice_that_run_out_are_an_error_and_change_nothing() -> None:
    scene = fight(("A1", "A2", "F6"), holding=(0,), faces=[6])
    before = scene.state
    with pytest.raises(DiceError):
        scene.act("swing 1")
    assert scene.state == before
