"""A game in which one seat at a time decides has to say only what its own actions do."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import ClassVar

import pytest
from msgspec import Struct
from msgspec.structs import replace

from games.core import RESIGN, Action, Event, IllegalAction, Left, Ranking, Seat, SetupData, Transition, Won
from games.core.dice import Dice, ScriptedDice
from games.core.seats import replaced, state_dict
from games.core.turns import TurnGame
from games.core.views import GameStruct


class Options(Struct, frozen=True):
    """No house rules."""


class State(Struct, frozen=True):
    """Points, and how many were taken in this turn."""

    score: tuple[int, ...]
    turn: Seat | None = 0
    taken: int = 0
    resigned: tuple[Seat, ...] = ()
    ranking: Ranking | None = None


class View(GameStruct, frozen=True):
    """The viewer alone."""

    viewer: Seat | None


class Took(Event, frozen=True):
    """``seat`` took a point."""

    seat: Seat


class Points(TurnGame[State, Options, View]):
    """Take a point, or end the turn; three win."""

    name: ClassVar[str] = "points"
    rules: ClassVar[int] = 1
    player_counts: ClassVar[range] = range(2, 5)
    options: ClassVar[type[Options]] = Options
    notation: ClassVar[re.Pattern[str]] = re.compile("take|end")

    def start(self, options: Options, seats: int, setup: SetupData, dice: Dice) -> Transition[State]:
        """Begin at seat 0."""
        return Transition(State((0,) * seats), ())

    def choices(self, state: State, seat: Seat) -> Sequence[Action]:
        """Return both."""
        return ("take", "end")

    def play(self, state: State, seat: Seat, action: Action, dice: Dice) -> Transition[State]:
        """Take, or end."""
        if action == "end":
            return self.next_turn(state)
        after = replace(state, score=replaced(state.score, seat, state.score[seat] + 1), taken=state.taken + 1)
        if after.score[seat] == 3:
            return self.won(after, seat, "three", Took(seat))
        return Transition(after, (Took(seat),))

    def with_turn(self, state: State, turn: Seat | None) -> State:
        """Return the state with nothing taken yet."""
        return replace(state, turn=turn, taken=0)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return hardly anything."""
        return View(seat)

    def to_dict(self, state: State) -> dict[str, object]:
        """Return the score."""
        return state_dict(state, "score")

    def scores(self, state: State) -> Sequence[int]:
        """Return the points."""
        return state.score


GAME = Points()
NO_DICE = ScriptedDice(())


def played(*actions: tuple[Seat, Action], seats: int = 3) -> Transition[State]:
    """Return the last transition of a game with these actions."""
    step = GAME.start(Options(), seats, SetupData(), NO_DICE)
    for seat, action in actions:
        step = GAME.apply(step.state, seat, action, NO_DICE)
    return step


def test_the_seat_in_turn_alone_decides_and_the_next_one_still_playing_follows() -> None:
    assert GAME.actors(played().state) == {0}
    assert GAME.actors(played((0, "end")).state) == {1}
    assert GAME.actors(played((1, RESIGN), (0, "end")).state) == {2}
    assert GAME.actors(played((0, "end"), (1, "end"), (2, "end")).state) == {0}


@pytest.mark.parametrize(
    ("before", "seat", "action", "reason"),
    [
        ((), 1, "take", "not-your-turn"),
        ((), 3, "take", "not-playing"),
        ((), -1, "take", "not-playing"),
        (((1, RESIGN),), 1, "take", "not-playing"),
        (((1, RESIGN),), 1, RESIGN, "not-playing"),
        (((1, RESIGN), (2, RESIGN)), 0, "take", "game-over"),
        (((1, RESIGN), (2, RESIGN)), 0, RESIGN, "game-over"),
    ],
)
def test_what_no_game_allows_is_refused(
    before: Sequence[tuple[Seat, Action]], seat: Seat, action: Action, reason: str
) -> None:
    state = played(*before).state
    with pytest.raises(IllegalAction) as refused:
        GAME.apply(state, seat, action, NO_DICE)
    assert refused.value.reason == reason


def test_leaving_in_ones_own_turn_ends_it_and_out_of_turn_changes_no_turn() -> None:
    own = played((0, "take"), (0, RESIGN))
    assert (own.state.turn, own.state.taken, own.events) == (1, 0, (Left(0),))
    others = played((0, "take"), (2, RESIGN))
    assert (others.state.turn, others.state.taken, others.events) == (0, 1, (Left(2),))


def test_the_last_one_playing_wins_and_leavers_come_last() -> None:
    step = played((0, "take"), (0, "end"), (2, RESIGN), (0, RESIGN))
    assert step.events == (Left(0), Won((1,), "last"))
    assert GAME.ranking(step.state) == ((1,), (0,), (2,))
    assert (step.state.turn, GAME.actors(step.state)) == (None, frozenset())


def test_a_winner_comes_first_the_others_by_their_scores_and_the_turn_is_nobodys() -> None:
    step = played(*[(0, "take")] * 2, (0, "end"), (1, "end"), (2, "take"), (2, "end"), (0, "take"))
    assert step.events == (Took(0), Won((0,), "three"))
    assert GAME.ranking(step.state) == ((0,), (2,), (1,))
    assert (step.state.turn, step.state.taken) == (None, 0)
