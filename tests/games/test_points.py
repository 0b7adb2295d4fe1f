"""Races for points, and views made from states."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import ClassVar, Literal

import pytest
from msgspec import Struct
from msgspec.structs import replace

from games.core import Action, IllegalAction, Ranking, Seat, SetupData, Transition
from games.core.dice import Dice, ScriptedDice
from games.core.points import PointsRace, RaceState
from games.core.views import GameStruct, own_only, view_of


class Options(Struct, frozen=True):
    target: Literal[6] = 6


class State(RaceState[Options], frozen=True, kw_only=True):
    taken: int = 0
    secret: tuple[int, ...]


class View(GameStruct, frozen=True):
    viewer: Seat | None
    score: tuple[int, ...]
    turn: Seat | None
    secret: tuple[int | None, ...]
    ranking: Ranking | None
    moment: int = 0


class Race(PointsRace[State, Options, View]):
    notation: ClassVar[re.Pattern[str]] = re.compile("roll|take")

    def begin(self, options: Options, seats: int, turn: Seat, dice: Dice) -> State:
        return State(options, (0,) * seats, turn, secret=(7, 8, 9))

    def choices(self, state: State, seat: Seat) -> Sequence[Action]:
        return ("roll", "take")

    def play(self, state: State, seat: Seat, action: Action, dice: Dice) -> Transition[State]:
        if action == "take":
            return Transition(replace(state, taken=state.taken + 1), ())
        return self.add_points(state, seat, dice.roll(6) + state.taken)


GAME = Race()


def played(*faces: int, leaves: Seat | None = None) -> State:
    """Return the state of three players after these rolls; seat 1 begins."""
    dice = ScriptedDice((2, *faces))
    state = GAME.start(Options(), 3, SetupData(), dice).state
    for _ in faces:
        (seat,) = GAME.actors(state)
        state = GAME.apply(state, seat, "roll", dice).state
    return state if leaves is None else GAME.apply(state, leaves, "resign", dice).state


def test_points_are_added_and_the_next_seat_follows() -> None:
    assert (played(4).score, played(4).turn) == ((0, 4, 0), 2)


def test_whoever_reaches_the_target_wins_and_others_with_as_many_share_a_place() -> None:
    state = played(4, 3, 3, 2)
    assert (state.ranking, state.turn) == (((1,), (0, 2)), None)
    assert GAME.to_dict(state)["phase"] == "over"


def test_whoever_leaves_comes_last_and_the_turn_goes_on() -> None:
    state = played(4, leaves=2)
    assert (state.resigned, state.turn) == ((2,), 0)
    assert GAME.apply(state, 0, "resign", ScriptedDice(())).state.ranking == ((1,), (0,), (2,))


def test_a_field_with_a_default_begins_each_turn_with_it_and_others_stay() -> None:
    state = GAME.apply(played(4), 2, "take", ScriptedDice(())).state
    assert (state.taken, state.secret) == (1, (7, 8, 9))
    state = GAME.apply(state, 2, "roll", ScriptedDice((3,))).state
    assert (state.score, state.taken, state.secret) == ((0, 4, 4), 0, (7, 8, 9))


def test_its_facts_are_its_fields_and_what_every_game_has() -> None:
    found = GAME.to_dict(played(4))
    assert list(found) == ["score", "turn", "taken", "secret", "phase", "out", "over", "ranking"]


def test_what_is_no_action_of_the_game_is_refused() -> None:
    with pytest.raises(IllegalAction, match="unknown action"):
        GAME.apply(played(4), 2, "fly", ScriptedDice(()))


def test_a_view_has_what_the_state_has_and_what_is_derived() -> None:
    state = played(4)
    assert GAME.view(state, 2) == View(2, (0, 4, 0), 2, (7, 8, 9), None)
    view = view_of(View, state, 1, secret=own_only(state.secret, 1), moment=3)
    assert view == View(1, (0, 4, 0), 2, (None, 8, None), None, 3)
    assert own_only(state.secret, None) == (None, None, None)


def test_a_field_that_nobody_gives_is_missed() -> None:
    class Other(Struct, frozen=True):
        viewer: Seat | None
        unknown: int

    with pytest.raises(TypeError, match="unknown"):
        view_of(Other, played(4), None)
