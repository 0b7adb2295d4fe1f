"""C-1 and PF-11: leaving Pillow Fight, in every phase."""

from __future__ import annotations

import pytest

from games.core import Left, Won
from games.pillow_fight.rules.events import Dropped, FightBegan
from games.pillow_fight.rules.squares import names
from tests.games.pillow_fight_helpers import OPEN, Scene, fight, opening

ROOM = f"room {'/'.join(OPEN)}"


def pillows(count: int) -> str:
    return " ".join(("pillows", *names(6)[:count]))


def test_c_1_the_architect_s_duty_falls_to_the_next_seat_which_then_has_two() -> None:
    scene = opening(4)
    scene.act("0 resign")
    assert scene.facts["turn"] == 1
    scene.act(ROOM)
    assert (scene.facts["phase"], scene.facts["turn"]) == ("pillows", 1)
    scene.act(pillows(6))
    assert scene.facts["turn"] == 2


def test_c_1_the_duty_of_seat_2_goes_round_the_table() -> None:
    scene = opening(3)
    scene.act(ROOM, "2 resign", pillows(4))
    assert (scene.facts["phase"], scene.facts["turn"]) == ("first", 0)
    assert scene.legal == ("first 0", "first 1")
    assert scene.refused("first 2").reason == "first-nobody"


def test_c_1_a_duty_held_is_passed_on_by_leaving() -> None:
    scene = opening(5)
    scene.act("0 resign", ROOM, "1 resign")
    assert (scene.facts["phase"], scene.facts["turn"]) == ("pillows", 2)
    scene.act(pillows(6), "2 resign")
    assert (scene.facts["phase"], scene.facts["turn"]) == ("first", 3)


def test_c_1_somebody_who_leaves_out_of_turn_changes_no_duty() -> None:
    scene = opening(4)
    scene.act("1 resign")
    assert scene.facts["turn"] == 0
    scene.act(ROOM)
    assert scene.facts["turn"] == 2


def placing(seats: int = 4, first: int = 1) -> Scene:
    scene = opening(seats)
    scene.act(ROOM, pillows(2 * seats), f"first {first}")
    return scene


def test_c_1_leaving_while_placing_passes_the_turn_to_the_next_without_a_place() -> None:
    scene = placing()
    scene.act("place A1", "place B1", "0 resign", "3 resign")
    # All who are left stand already.
    assert (scene.facts["phase"], scene.facts["turn"]) == ("play", 1)
    assert scene.facts["at"] == [None, "A1", "B1", None]


def test_c_1_the_last_to_place_may_leave_and_the_fight_begins() -> None:
    scene = placing()
    scene.act("place A1", "place B1", "place C1")
    assert scene.act("0 resign") == (Left(0), FightBegan(1))


def test_c_1_if_the_first_player_leaves_while_placing_the_next_one_begins() -> None:
    scene = placing()
    scene.act("1 resign")
    assert scene.facts["turn"] == 2
    scene.act("place A1", "place B1")
    assert scene.act("place C1")[-1] == FightBegan(2)
    assert scene.facts["round"] == 1
    scene.act("end", "end")
    assert scene.facts["round"] == 1
    scene.act("end")
    assert (scene.facts["turn"], scene.facts["round"]) == (2, 2)


def test_c_1_a_place_that_was_left_is_free_again() -> None:
    scene = placing()
    scene.act("place A1", "1 resign")
    assert scene.facts["turn"] == 2
    scene.act("place A1")
    assert scene.facts["at"] == [None, None, "A1", None]


def test_pf_11_a_leaver_drops_what_they_hold_and_their_character_goes() -> None:
    scene = fight(("A1", "B2", "F6"), holding=(1,), lying={"B2": 1}, hits=(0, 3, 0))
    assert scene.act("1 resign") == (Left(1), Dropped(1, "B2"))
    told = scene.facts
    assert told["at"] == ["A1", None, "F6"]
    assert told["holding"] == [False] * 3
    assert told["pillows"] == {"B2": 2}
    assert told["hits"] == [0, 3, 0]
    assert "move B2" in scene.legal
    assert told["turn"] == 0


def test_pf_11_a_leaver_without_a_pillow_drops_none_and_defends_no_more() -> None:
    scene = fight(("A1", "B2", "F6"), full_defence=True)
    scene.act("defend")
    assert scene.act("0 resign") == (Left(0),)
    assert scene.facts["defending"] == [False] * 3
    assert scene.facts["pillows"] == {}


def test_c_1_leaving_in_ones_turn_ends_it_at_once() -> None:
    scene = fight(("A1", "B2", "F6"), holding=(0,), faces=[4, 1])
    scene.act("swing 1", "0 resign")
    told = scene.facts
    assert (told["turn"], told["actions"], told["attacked"]) == (1, 2, False)


def test_c_1_whoever_is_left_alone_wins_whatever_the_hits_and_later_leavers_rank_higher() -> None:
    scene = fight(("A1", "B2", "F6", "C3"), hits=(4, 0, 1, 2))
    scene.act("0 resign", "2 resign")
    assert scene.act("1 resign") == (Left(1), Won((3,), "last"))
    assert scene.facts["ranking"] == [[3], [1], [2], [0]]
    assert scene.facts["phase"] == "over"


def test_c_1_leavers_rank_behind_everybody_still_playing() -> None:
    scene = fight(("A1", "A2", "F6", "C3"), hits=(4, 0, 1, 4), holding=(0,), faces=[6, 1])
    scene.act("3 resign", "swing 1")
    assert scene.facts["ranking"] == [[0], [2], [1], [3]]


def test_pf_12_leaving_in_the_last_turn_of_the_last_round_brings_the_parents() -> None:
    scene = fight(("A1", "B2", "F6", "C3"), hits=(1, 2, 2, 5 - 1), turn=3, number=20)
    assert scene.act("3 resign") == (Left(3), Won((1, 2), "curfew"))
    assert scene.facts["round"] == 20
    assert scene.facts["ranking"] == [[1, 2], [0], [3]]


def test_pf_12_leaving_out_of_turn_ends_no_round() -> None:
    scene = fight(("A1", "B2", "F6", "C3"), turn=3, number=20)
    scene.act("0 resign")
    assert scene.facts["phase"] == "play"
    scene.act("end")
    assert scene.facts["phase"] == "over"


@pytest.mark.parametrize("phase", ["room", "pillows", "first", "place"])
def test_c_1_the_last_one_wins_before_the_fight_has_begun(phase: str) -> None:
    scene = opening(3)
    for action in {"room": (), "pillows": (ROOM,), "first": (ROOM, pillows(6))}.get(
        phase, (ROOM, pillows(6), "first 1")
    ):
        scene.act(action)
    scene.act("0 resign", "1 resign")
    assert scene.facts["ranking"] == [[2], [1], [0]]
    assert scene.facts["round"] == 0
