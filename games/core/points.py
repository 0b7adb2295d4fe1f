"""Races for points: one seat at a time scores, the first to reach a target wins, the others follow by their scores."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from msgspec.structs import replace

from games.core import Event, HasViewer, Seat, SetupData, Transition, first_player_rule, first_seat
from games.core.dice import Dice
from games.core.seats import replaced, state_dict
from games.core.turns import HasTurn, TurnGame
from games.core.views import view_of

__all__ = ["HasScore", "PointsRace"]


class HasScore(HasTurn, Protocol):
    """State of such a game: beside what a turn needs, the ``score`` of each seat."""

    @property
    def score(self) -> tuple[int, ...]:
        """Points of each seat."""
        ...


S = TypeVar("S", bound=HasScore)
O = TypeVar("O")  # noqa: E741 (options)
V = TypeVar("V", bound=HasViewer)


class PointsRace(TurnGame[S, O, V], Generic[S, O, V]):
    """Rules of a race for points, in which nothing is hidden unless the game overrides ``view``.

    A game says how it starts in ``begin``, what its actions do in ``play``, and scores with ``add_points``.
    """

    view_type: ClassVar[type[Any]]
    """The class of its views: ``viewer``, and fields of the state."""
    dict_fields: ClassVar[Sequence[str]] = ("score", "turn", "phase")
    """Fields of the state that ``to_dict`` has, in this order; ``phase`` is ``play``, and ``over`` at the end."""

    @abstractmethod
    def begin(self, options: O, seats: int, turn: Seat, dice: Dice) -> S:
        """Return the state in which ``turn`` goes first, everybody at 0."""

    def start(self, options: O, seats: int, setup: SetupData, dice: Dice) -> Transition[S]:
        """Find who goes first, by the option ``first`` if the game has one, else by lot."""
        seat, first = first_seat(first_player_rule(options) or "random", setup, seats, dice)
        return Transition(self.begin(options, seats, seat, dice), (first,))

    def add_points(self, state: S, seat: Seat, points: int, target: int, *events: Event) -> Transition[S]:
        """Add the points; the seat has won with the ``target``, and otherwise the turn is over."""
        after = state.score[seat] + points
        # Every state is a struct; a protocol cannot say so.
        scored: S = replace(state, score=replaced(state.score, seat, after))  # type: ignore[type-var]
        return self.won(scored, seat, "target", *events) if after >= target else self.next_turn(scored, *events)

    def view(self, state: S, seat: Seat | None) -> V:
        """Return everything."""
        found: V = view_of(self.view_type, state, seat)
        return found

    def to_dict(self, state: S) -> dict[str, object]:
        """Return the values that ``dict_fields`` lists, and what every game has."""
        return state_dict(state, *self.dict_fields, phase="play" if state.ranking is None else "over")

    def scores(self, state: S) -> Sequence[int]:
        """Return the scores."""
        return state.score
