"""Races for points: one seat at a time scores, the first to reach a target wins, the others follow by their scores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Generic, Protocol, TypeVar

from msgspec import NODEFAULT
from msgspec.structs import fields

from games.core import Event, HasViewer, Ranking, Seat, Transition
from games.core.dice import Dice
from games.core.seats import replaced
from games.core.turns import HasTurn, TurnGame, changed
from games.core.views import GameStruct

__all__ = ["HasScore", "PointsRace", "RaceState"]


class HasScore(HasTurn, Protocol):
    """State of such a game: beside what a turn needs, the ``score`` of each seat, and ``options`` with the target."""

    @property
    def options(self) -> Any:
        """House rules, among them the ``target``."""
        ...

    @property
    def score(self) -> tuple[int, ...]:
        """Points of each seat."""
        ...


O = TypeVar("O")  # noqa: E741 (options)
S = TypeVar("S", bound=HasScore)
V = TypeVar("V", bound=HasViewer)


class RaceState(GameStruct, Generic[O], frozen=True):
    """Base of states of such a game. A field that it adds with a default has that again at the beginning of a turn."""

    options: O
    score: tuple[int, ...]
    turn: Seat | None
    resigned: tuple[Seat, ...] = ()
    ranking: Ranking | None = None

    @property
    def total(self) -> int:
        """Points that the seat to move has at stake."""
        return 0

    @property
    def situation(self) -> Mapping[str, Any]:
        """The ``seat`` to move, what it has at stake (``total``), what that makes (``after``), and whether it wins."""
        after = 0 if self.turn is None else self.score[self.turn] + self.total
        wins = "yes" if after >= getattr(self.options, "target", after + 1) else "no"
        return {"seat": self.turn, "total": self.total, "after": after, "wins": wins}


class PointsRace(TurnGame[S, O, V], Generic[S, O, V]):
    """Rules of a race for points, in which nothing is hidden unless the game says so.

    A game says what its actions do in ``play``, and scores with ``add_points``.
    """

    def begin(self, options: O, seats: int, turn: Seat, dice: Dice) -> S:
        """Return the state in which ``turn`` goes first, everybody at 0."""
        found: S = self.state_type(options, (0,) * seats, turn)
        return found

    def with_turn(self, state: S, turn: Seat | None) -> S:
        """Return the state with what a turn begins with: the defaults of the fields that the game has added."""
        kind: Any = self.state_type
        return changed(state, turn=turn, **_anew(kind))

    def add_points(self, state: S, seat: Seat, points: int, *events: Event) -> Transition[S]:
        """Add the points; the seat has won with the target, and otherwise the turn is over."""
        after = state.score[seat] + points
        scored = changed(state, score=replaced(state.score, seat, after))
        won = after >= state.options.target
        return self.won(scored, seat, "target", *events) if won else self.next_turn(scored, *events)

    def scores(self, state: S) -> Sequence[int]:
        """Return the scores."""
        return state.score


@cache
def _anew(kind: Any) -> Mapping[str, Any]:
    return {
        field.name: field.default
        for field in fields(kind)
        if field.name not in RaceState.__struct_fields__ and field.default is not NODEFAULT
    }
