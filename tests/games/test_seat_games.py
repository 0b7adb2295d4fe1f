"""Games in which several seats decide at once: secrets, elimination, leaving and the refusals of every game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import ClassVar

import pytest
from msgspec import Struct
from msgspec.structs import replace

from games.core import Action, Hidden, IllegalAction, Ranking, Seat, SetupData, Transition
from games.core.dice import Dice, ScriptedDice
from games.core.seats import replaced
from games.core.turns import SeatGame
from games.core.views import GameStruct


class Options(Struct, frozen=True):
    """No house rules."""


class State(GameStruct, frozen=True):
    """A number that each seat alone knows, and the seats that have lost it."""

    numbers: tuple[int | None, ...]
    eliminated: tuple[Seat, ...] = ()
    resigned: tuple[Seat, ...] = ()
    ranking: Ranking | None = None


class View(State, frozen=True, kw_only=True):
    """View of a seat."""

    viewer: Seat | None


class Lottery(SeatGame[State, Options, View]):
    """Everybody may drop out, and is eliminated then."""

    name: ClassVar[str] = "lottery"
    player_counts: ClassVar[range] = range(2, 5)
    notation: ClassVar[re.Pattern[str]] = re.compile("drop")
    secret_fields: ClassVar[Sequence[str]] = ("numbers",)
    dict_fields: ClassVar[Sequence[str]] = ("numbers", "eliminated")

    def begin(self, options: Options, seats: int, turn: Seat, dice: Dice) -> State:
        return State(tuple(dice.roll(6) for _ in range(seats)))

    def actors(self, state: State) -> frozenset[Seat]:
        return frozenset() if state.ranking else frozenset(range(len(state.numbers))) - {*self.inactive(state)}

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return ("drop",) if seat in self.actors(state) else ()

    def play(self, state: State, seat: Seat, action: Action, dice: Dice) -> Transition[State]:
        gone = replace(state, eliminated=(*state.eliminated, seat), numbers=replaced(state.numbers, seat, 0))
        return self.last_one(gone, "last") or Transition(gone, ())

    def scores(self, state: State) -> Sequence[int]:
        return [number or 0 for number in state.numbers]


GAME = Lottery()


def played(*actions: tuple[Seat, Action]) -> State:
    """Return the state of four players with the numbers 3, 4, 5 and 6 after these actions."""
    dice = ScriptedDice((1, 3, 4, 5, 6))
    state = GAME.start(Options(), 4, SetupData(), dice).state
    for seat, action in actions:
        state = GAME.apply(state, seat, action, dice).state
    return state


def test_it_knows_the_classes_that_it_is_made_for() -> None:
    assert (GAME.state_type, GAME.options, GAME.view_type, GAME.rules) == (State, Options, View, 1)


def test_a_secret_is_known_to_its_seat_alone_and_declared_until_the_end() -> None:
    state = played()
    assert GAME.view(state, None).numbers == (None,) * 4
    assert GAME.view(state, 2).numbers == (None, None, 5, None)
    assert GAME.hidden(state) == tuple(Hidden("numbers", seat) for seat in range(4))
    assert GAME.hidden(played((0, "drop"), (1, "resign"), (2, "drop"))) == ()


def test_the_eliminated_come_before_the_leavers_and_the_last_of_each_first() -> None:
    assert played((0, "drop"), (2, "resign"), (1, "drop")).ranking == ((3,), (1,), (0,), (2,))


def test_who_plays_no_more_can_do_nothing_not_even_leave() -> None:
    for before in ("drop", "resign"):
        for action in ("drop", "resign"):
            with pytest.raises(IllegalAction, match="not playing"):
                GAME.apply(played((1, before)), 1, action, ScriptedDice(()))
    over = played((0, "drop"), (1, "drop"), (2, "drop"))
    with pytest.raises(IllegalAction, match="game over"):
        GAME.apply(over, 3, "resign", ScriptedDice(()))
    with pytest.raises(IllegalAction, match="unknown action"):
        GAME.apply(played(), 1, "fly", ScriptedDice(()))


def test_what_is_written_down_calls_the_leavers_out() -> None:
    state = played((1, "resign"))
    assert list(GAME.to_dict(state)) == ["numbers", "eliminated", "out", "over", "ranking"]
    assert View.__struct_encode_fields__ == ("numbers", "eliminated", "out", "ranking", "viewer")
