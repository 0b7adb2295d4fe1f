"""Setting up: the room (PF-1, PF-2), the pillows (PF-3), who goes first, where everybody stands."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core import IllegalAction
from games.pillow_fight.rules.events import FightBegan, FragileSet, Named, PillowsPlaced, Placed, RoomSet, Volunteered
from games.pillow_fight.rules.rooms import READY, by_number, key_of, read_drawing, room_faults, to_drawing
from games.pillow_fight.rules.setup_pillows import even_pillows, pillow_squares
from games.pillow_fight.rules.squares import SIZES, apart, names, numbers
from tests.games.pillow_fight_helpers import OPEN, Scene, opening

ROOMS = [(size, key, room) for size, rooms in READY.items() for key, room in rooms.items()]
OPEN_ROOM = "/".join(OPEN)


def faults(room: str, size: str = "6x6") -> list[tuple[str, dict[str, Any]]]:
    return [(fault.reason, fault.details) for fault in room_faults(room, size)]


def drawn(*changes: str, size: int = 6) -> str:
    """Return an open room with squares changed: ``#C4`` puts a wall on C4."""
    rows = [["."] * size for _ in range(size)]
    for change in changes:
        square = numbers(size)[change[1:]]
        rows[size - 1 - square // size][square % size] = change[0]
    return "/".join("".join(row) for row in rows)


@pytest.mark.parametrize(("size", "width"), [("8x8", 8), ("6x6", 6), ("10x10", 10)])
def test_pf_1_the_room_has_the_size_of_the_option(size: str, width: int) -> None:
    scene = opening(size=size)
    for action in scene.legal:
        rows = action.removeprefix("room ").split("/")
        assert [len(row) for row in rows] == [width] * width
    assert scene.refused(f"room {drawn(size=width - 1)}").reason == "room-rows"
    scene.act(f"room {drawn(size=width)}")
    assert scene.facts["rows"] == ["." * width] * width


def test_squares_are_counted_from_the_bottom_left() -> None:
    assert names(6)[0] == "A1"
    assert names(6)[5] == "F1"
    assert names(10)[-1] == "J10"
    assert by_number("#..../...../...../...../f....")[:5] == "f...."


@pytest.mark.parametrize(("size", "key", "room"), ROOMS)
def test_pf_2_the_ready_made_rooms_are_valid_and_the_same_after_half_a_turn(size: str, key: str, room: str) -> None:
    assert faults(room, size) == []
    assert room == room[::-1]
    assert key_of(room) == key
    assert f"room {room}" in opening(size=size).legal


def test_pf_2_at_least_half_is_floor() -> None:
    row = "ff.##."
    assert faults("/".join([row] * 6))[0] == ("room-walls", {"found": 12, "most": 9})
    assert ("room-furniture", {"found": 12, "most": 9}) in faults("/".join([row] * 6))
    assert ("room-floor", {"found": 12, "least": 18}) in faults("/".join([row] * 6))
    # Nine and nine leave exactly half.
    half = "f...../#ff##./.ff##./.ff##./.ff##./......"
    assert half.count("f") == half.count("#") == 9
    assert faults(half) == []


def test_pf_2_at_most_a_quarter_is_wall_and_a_quarter_furniture() -> None:
    for kind, reason in (("#", "room-walls"), ("f", "room-furniture")):
        nine = [f"{kind}{square}" for square in ("B2", "B4", "B6", "D2", "D4", "D6", "F2", "F4", "F6")]
        assert faults(drawn(*nine)) == []
        assert faults(drawn(*nine, f"{kind}A1")) == [(reason, {"found": 10, "most": 9})]


def test_pf_2_all_floor_is_connected_by_legal_steps() -> None:
    assert faults(drawn("#A2", "#B1")) == [("room-apart", {"square": "A1", "start": "A6"})]
    assert faults(drawn("fA2", "#B1")) == [("room-apart", {"square": "A1", "start": "A6"})]
    assert faults(drawn("#A2", "#B2")) == []
    # One diagonal step past a single wall is legal, so this corner is reached.
    assert faults(drawn("#A2")) == []


def test_pf_2_errors_say_which_line_and_character() -> None:
    assert faults("....../....../......") == [("room-rows", {"found": 3, "wanted": 6})]
    assert faults("....../...../......./....../....../......") == [
        ("room-row", {"line": 2, "found": 5, "wanted": 6}),
        ("room-row", {"line": 3, "found": 7, "wanted": 6}),
    ]
    assert faults("....../....../..x.../....../....../.....W") == [
        ("room-character", {"line": 3, "place": 3, "character": "x"}),
        ("room-character", {"line": 6, "place": 6, "character": "W"}),
    ]
    assert opening().refused("room ....../....../..x.../....../....../......").reason == "room-character"


def test_a_drawing_is_read_with_spaces_lines_and_capitals() -> None:
    assert read_drawing(" . . F\n\n ..#\r\n...  ") == "..f/..#/..."
    assert read_drawing("..f/..#/...") == "..f/..#/..."
    assert read_drawing("```\n..f\n..#\n```") == "..f/..#"
    assert read_drawing("🟫🟫🟦\n🟫 🟫 ⬜\ufe0f") == "..f/..#"
    assert read_drawing("002\n…1") == "..f/...#"
    assert read_drawing("🟫.f/0⬜2") == "..f/.#f"


def test_a_room_is_drawn_in_signs_of_one_width_and_read_from_them() -> None:
    for size, rooms in READY.items():
        for room in rooms.values():
            drawn = to_drawing(room)
            assert set(drawn) <= {"🟫", "⬜", "🟦", "\n"}
            assert read_drawing(drawn) == room, size
    assert read_drawing(to_drawing("..x/")) == "..x"


def test_setting_the_room_is_told_with_its_name() -> None:
    scene = opening()
    assert scene.act(f"room {READY['6x6']['kitchen']}") == (RoomSet(0, "kitchen", 4, 6),)
    assert opening().act(f"room {drawn('#C3')}") == (RoomSet(0, "drawn", 1, 0),)
    assert scene.facts["phase"] == "pillows"
    assert scene.facts["turn"] == 1


def test_before_the_room_there_are_no_rows_and_no_pillows() -> None:
    assert opening(fragile=True).facts == {
        "phase": "room",
        "rows": [],
        "fragile": [],
        "hits": [0, 0, 0],
        "at": [None] * 3,
        "holding": [False] * 3,
        "pillows": {},
        "torn": 0,
        "turn": 0,
        "actions": 0,
        "attacked": False,
        "defending": [False] * 3,
        "round": 0,
        "out": [],
        "over": False,
        "ranking": None,
    }


@pytest.mark.parametrize(
    ("objects", "reason"),
    [
        ("", "fragile-count"),
        (" fragile A1 B1", "fragile-count"),
        (" fragile A1 B1 C1 D1", "fragile-count"),
        (" fragile A1 B1 A1", "fragile-twice"),
        (" fragile A1 B1 G1", "no-such-square"),
        (" fragile A1 B1 A7", "no-such-square"),
        (" fragile A1 B1 C3", "fragile-wall"),
    ],
)
def test_pf_16_three_fragile_objects_stand_on_different_squares_of_floor_or_furniture(
    objects: str, reason: str
) -> None:
    room = drawn("#C3", "fD4")
    scene = opening(fragile=True)
    assert scene.refused(f"room {room}{objects}").reason == reason
    assert scene.act(f"room {room} fragile D4 A1 B1")[1:] == (FragileSet(0, "D4, A1, B1"),)
    assert scene.facts["fragile"] == ["D4", "A1", "B1"]


def test_pf_16_without_the_option_nothing_fragile_is_set() -> None:
    assert opening().refused(f"room {OPEN_ROOM} fragile A1 B1 C1").reason == "fragile-off"


@pytest.mark.parametrize("each", [2, 1, 3])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_pf_3_so_many_pillows_for_each_player(each: int, seats: int) -> None:
    scene = opening(seats, pillows=each)
    scene.act(f"room {OPEN_ROOM}")
    assert scene.view.wanted == each * seats
    squares = names(6)[: each * seats]
    for wrong in (squares[:-1], names(6)[: each * seats + 1]):
        refusal = scene.refused(f"pillows {' '.join(wrong)}")
        assert (refusal.reason, refusal.details) == ("pillows-count", {"found": len(wrong), "wanted": each * seats})
    assert scene.act(f"pillows {' '.join(squares)}") == (PillowsPlaced(1, each * seats),)
    assert scene.facts["pillows"] == dict.fromkeys(squares, 1)


def test_pf_3_only_players_still_playing_then_count() -> None:
    scene = opening(4)
    scene.act(f"room {OPEN_ROOM}", "3 resign")
    assert scene.refused("pillows A1 B1 C1 D1 E1 F1 A2 B2").reason == "pillows-count"
    scene.act("pillows A1 B1 C1 D1 E1 F1", "0 resign")
    assert sum(scene.facts["pillows"].values()) == 6


@pytest.mark.parametrize(
    ("square", "reason"),
    [("A1", "pillows-twice"), ("F6", "pillows-wall"), ("B5", "pillows-out-of-reach"), ("G1", "no-such-square")],
)
def test_pf_3_pillows_lie_on_floor_or_on_furniture_next_to_floor(square: str, reason: str) -> None:
    # B5 is furniture in a corner of furniture and walls: no floor next to it.
    walled = drawn("#F6", "fB5", "fA6", "#B6", "#C6", "fA5", "#C5", "fA4", "fB4", "fC4")
    scene = opening(3, pillows=1)
    scene.act(f"room {walled}")
    assert scene.refused(f"pillows A1 B1 {square}").reason == reason
    assert "B5" not in pillow_squares(walled)
    scene.act("pillows A1 A4 C4")
    assert scene.facts["pillows"] == {"A1": 1, "A4": 1, "C4": 1}


@pytest.mark.parametrize(("size", "key", "room"), ROOMS)
def test_pillows_placed_evenly_leave_nobody_far_from_one_and_favour_no_side(size: str, key: str, room: str) -> None:
    width = SIZES[size]
    for seats in (3, 4, 5, 6):
        for each in (1, 2, 3):
            squares = [numbers(width)[name] for name in even_pillows(room, seats, each).split(" ")[1:]]
            assert len(set(squares)) == seats * each
            far = max(min(apart(s, p, width) for p in squares) for s, g in enumerate(by_number(room)) if g == ".")
            assert far <= (width // 2 + 1 if seats * each < 6 else width // 2)
            turned = sorted(width * width - 1 - square for square in squares)
            assert len(set(turned) ^ set(squares)) <= 2 * (seats * each % 2)


@given(st.integers(3, 6), st.integers(1, 3), st.integers(0, 10**6))
def test_pillows_are_placed_evenly_in_any_room(seats: int, each: int, seed: int) -> None:
    rng = random.Random(seed)
    kinds = "".join(rng.choice([".", "#", "f"]) for _ in range(36))
    room = "/".join(kinds[row * 6 : row * 6 + 6] for row in range(6))
    if faults(room):
        room = drawn("#C3", "fD4")
    scene = opening(seats, pillows=each)
    scene.act(f"room {room}")
    assert scene.legal[0] == even_pillows(room, seats, each)
    scene.act(scene.legal[0])


def set_up(seats: int = 4) -> Scene:
    scene = opening(seats)
    scene.act(f"room {drawn('#C3', 'fD4')}", "pillows " + " ".join(names(6)[: 2 * seats]))
    return scene


def test_seat_2_says_who_goes_first_and_may_name_themselves() -> None:
    scene = set_up()
    assert scene.facts["turn"] == 2
    assert scene.legal == ("first 0", "first 1", "first 2", "first 3")
    assert scene.refused("first 4").reason == "first-nobody"
    assert scene.act("first 0") == (Named(2, 0),)
    assert set_up().act("first 2") == (Volunteered(2),)
    assert scene.facts["phase"] == "place"


def test_characters_are_placed_from_the_first_player_on_clockwise_and_play_goes_on_so() -> None:
    scene = set_up()
    scene.act("first 2")
    placing = []
    for square in ("A1", "B2", "C2", "D2"):
        placing.append(scene.facts["turn"])
        events = scene.act(f"place {square}")
        assert events[0] == Placed(placing[-1], square)
    assert placing == [2, 3, 0, 1]
    assert events[1:] == (FightBegan(2),)
    assert scene.facts["at"] == ["C2", "D2", "A1", "B2"]
    assert (scene.facts["turn"], scene.facts["actions"], scene.facts["round"]) == (2, 2, 1)
    for following in (3, 0, 1, 2):
        scene.act("end")
        assert scene.facts["turn"] == following
    assert scene.facts["round"] == 2


def test_characters_are_placed_on_free_floor_also_where_a_pillow_lies() -> None:
    scene = set_up()
    scene.act("first 0", "place A1")
    assert scene.refused("place A1").reason == "occupied"
    assert scene.refused("place C3").reason == "on-wall"
    assert scene.refused("place D4").reason == "on-furniture"
    assert scene.refused("place A7").reason == "no-such-square"
    assert len(scene.legal) == 36 - 3


def test_a_fragile_object_takes_no_room() -> None:
    scene = opening(3, fragile=True)
    scene.act(f"room {OPEN_ROOM} fragile A1 B1 C1", "pillows A1 B1 C1 D1 E1 F1", "first 0", "place A1")
    assert scene.facts["at"][0] == "A1"


def test_actions_of_another_phase_are_refused_with_the_phase() -> None:
    scene = opening()
    for action in ("pillows A1", "first 0", "place A1", "move A1", "swing 0", "end"):
        refusal = scene.refused(action)
        assert (refusal.reason, refusal.details) == ("not-now", {"phase": "room"})


def test_a_refusal_of_a_room_carries_no_old_traceback() -> None:
    first = opening().refused("room ...")
    second = opening().refused("room ...")
    assert isinstance(first, IllegalAction)
    assert first is not second
