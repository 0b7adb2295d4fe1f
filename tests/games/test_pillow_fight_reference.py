"""The quick engine and the slow one agree: on every line, on what may be done, and on every fact of random games."""

from __future__ import annotations

import json
import random
from functools import cache

import pytest

from games.core import RESIGN, IllegalAction, SetupData
from games.core.dice import ScriptedDice
from games.pillow_fight.rules import GAME
from games.pillow_fight.rules.line_of_sight import Obstacles, aim, verdict
from games.pillow_fight.rules.rooms import READY, by_number, room_faults
from games.pillow_fight.rules.squares import SIZES, mask, names
from games.pillow_fight.rules.state import Options
from tests.deep_share import share
from tests.games.pillow_fight_reference import Reference, Refused, Room, name


def random_room(rng: random.Random, size: str) -> str:
    """Return a valid room, crowded or not."""
    width = SIZES[size]
    while True:
        walls, furniture = rng.random() * 0.25, rng.random() * 0.25
        squares = [
            "#" if (r := rng.random()) < walls else "f" if r < walls + furniture else "." for _ in range(width**2)
        ]
        room = "/".join("".join(squares[row * width : (row + 1) * width]) for row in range(width))
        if not room_faults(room, size):
            return room


def obstacles(room: str) -> Obstacles:
    drawn = by_number(room)
    return Obstacles(
        room.index("/"),
        mask(s for s, ground in enumerate(drawn) if ground == "#"),
        mask(s for s, ground in enumerate(drawn) if ground == "f"),
    )


@pytest.mark.parametrize("corner_cover", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_every_line_of_random_rooms_is_as_the_rulebook_says(size: str, corner_cover: bool) -> None:
    rng = random.Random(f"{size} {corner_cover}")
    width = SIZES[size]
    for number in range(6):
        # Rooms that nobody could play in are no easier on lines: every other one is drawn without looking.
        drawn = (
            random_room(rng, size)
            if number % 2
            else "/".join("".join(rng.choice(".#f..#") for _ in range(width)) for _ in range(width))
        )
        room, slow = obstacles(drawn), Room(drawn.split("/"))
        floor = [s for s in range(width * width) if slow.free((s % width, s // width))]
        for _ in range(share(40, 20)):
            thrower, target = rng.sample(floor, 2)
            if rng.random() < 0.4:
                near = [
                    s
                    for s in floor
                    if s != thrower and max(abs(s % width - thrower % width), abs(s // width - thrower // width)) <= 2
                ]
                target = rng.choice(near or [target])
            expected = slow.throw((thrower % width, thrower // width), (target % width, target // width), corner_cover)
            assert verdict(room, thrower, target, corner_cover=corner_cover) == expected, (drawn, thrower, target)
            assert aim(room, thrower, target, corner_cover=corner_cover).verdict == expected


@pytest.mark.parametrize("corner_cover", [False, True])
def test_every_line_of_a_small_room_is_as_the_rulebook_says(corner_cover: bool) -> None:
    drawn = READY["6x6"]["kitchen"]
    room, slow = obstacles(drawn), Room(drawn.split("/"))
    floor = [s for s in range(36) if slow.free((s % 6, s // 6))]
    # The room looks the same after half a turn, so half of the throwers stand for all.
    for thrower in floor[: len(floor) // 2]:
        for target in floor:
            if thrower != target:
                expected = slow.throw((thrower % 6, thrower // 6), (target % 6, target // 6), corner_cover)
                assert verdict(room, thrower, target, corner_cover=corner_cover) == expected


@cache
def everything(size: str, seats: int) -> tuple[str, ...]:
    """All actions of the phases whose actions can be listed."""
    squares = names(SIZES[size])
    kinds = [f"{kind} {square}" for kind in ("place", "move", "take") for square in squares]
    kinds += [f"{kind} {seat}" for kind in ("first", "swing", "throw") for seat in range(seats)]
    return (*kinds, "defend", "end")


def allowed(slow: Reference, seat: int) -> set[str]:
    """Return the actions that the slow engine accepts, found by trying them on copies."""
    found = set()
    for action in everything(slow.options.size, len(slow.players)):
        phase = action.split(" ")[0]
        if (phase if phase in ("place", "first") else "play") != slow.phase:
            continue
        trial = slow.copy()
        try:
            trial.act(seat, action)
        except Refused:
            continue
        found.add(action)
    return found


def decision(rng: random.Random, legal: tuple[str, ...], size: str, fragile: bool) -> str:
    """One of the legal actions, attacks and pillows more often; rooms are often drawn."""
    if legal[0].startswith("room") and rng.random() < 0.7:
        room = random_room(rng, size)
        squares = [names(SIZES[size])[s] for s, ground in enumerate(by_number(room)) if ground != "#"]
        return f"room {room}" + (f" fragile {' '.join(rng.sample(squares, 3))}" if fragile else "")
    keen = [action for action in legal if action.split(" ")[0] in ("take", "swing", "throw", "defend")]
    return rng.choice(keen if keen and rng.random() < 0.7 else legal)


@pytest.mark.parametrize("number", range(share(24, 12)))
def test_random_games_agree_at_every_step(number: int) -> None:
    rng = random.Random(number)
    options = Options(
        size=rng.choice(["6x6", "6x6", "8x8", "10x10"]),
        pillows=rng.choice([1, 2, 3]),
        curfew=rng.choice([10, 20, "off"]),
        full_defence=rng.random() < 0.5,
        pillow_theft=rng.random() < 0.5,
        melee_block=rng.random() < 0.5,
        fragile=rng.random() < 0.5,
        corner_cover=rng.random() < 0.5,
    )
    seats = rng.randint(3, 6)
    faces = [rng.randint(1, 6) for _ in range(4000)]
    leaving = rng.choice([0.0, 0.0, 0.01, 0.05, 0.15])
    dice, slow = ScriptedDice(faces), Reference(options, seats, faces)
    state = GAME.start(options, seats, SetupData(), dice).state
    for step in range(400):
        assert json.loads(json.dumps(GAME.to_dict(state))) == slow.facts(), f"step {step}"
        if state.turn is None:
            break
        seat = state.turn
        legal = tuple(GAME.legal(state, seat))
        if state.phase in ("first", "place") or (state.phase == "play" and step % 25 == 0):
            assert set(legal) == allowed(slow, seat), f"step {step}"
        action = decision(rng, legal, options.size, options.fragile)
        if rng.random() < leaving:
            seat, action = rng.choice(slow.still()), RESIGN
        state = GAME.apply(state, seat, action, dice).state
        slow.act(seat, action)


def test_wrong_rooms_are_wrong_to_both() -> None:
    rng = random.Random(7)
    outcomes = set()
    for _ in range(400):
        kinds = rng.choice([".f", ".#", "..#f", "..f", "...#", "....#f"])
        room = "/".join("".join(rng.choice(kinds) for _ in range(6)) for _ in range(6))
        squares = [name((rng.randrange(7), rng.randrange(7))) for _ in range(rng.choice([3, 3, 3, 2, 4]))]
        action = f"room {room} fragile {' '.join(squares)}"
        options = Options(size="6x6", fragile=True)
        slow = Reference(options, 3, [])
        state = GAME.start(options, 3, SetupData(), ScriptedDice([])).state
        try:
            slow.act(0, action)
        except Refused:
            with pytest.raises(IllegalAction):
                GAME.apply(state, 0, action, ScriptedDice([]))
            outcomes.add("refused")
        else:
            GAME.apply(state, 0, action, ScriptedDice([]))
            outcomes.add("accepted")
    assert outcomes == {"refused", "accepted"}
