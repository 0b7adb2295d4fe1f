"""Games in which one seat at a time decides: the turn, the refusals of every game, leaving, and the end."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Generic, Protocol, TypeVar

from msgspec.structs import replace

from games.core import (
    RESIGN,
    Action,
    Event,
    Game,
    HasViewer,
    IllegalAction,
    Left,
    Ranking,
    Seat,
    Transition,
    Won,
    next_seat,
)
from games.core.dice import Dice, thrown_by
from games.core.seats import playing, ranked

__all__ = ["ALONE", "NOBODY", "HasTurn", "TurnGame", "check_seat"]

NOBODY: frozenset[Seat] = frozenset()
ALONE = tuple(frozenset((seat,)) for seat in range(16))
"""By seat, the set of that seat alone."""


class HasTurn(Protocol):
    """State of such a game: whose ``turn`` it is (None once it is over), who left, and the ranking at the end."""

    @property
    def turn(self) -> Seat | None:
        """Seat whose turn it is."""
        ...

    @property
    def resigned(self) -> tuple[Seat, ...]:
        """Seats that left, in that order."""
        ...

    @property
    def ranking(self) -> Ranking | None:
        """Final ranking."""
        ...


S = TypeVar("S", bound=HasTurn)
O = TypeVar("O")  # noqa: E741 (options)
V = TypeVar("V", bound=HasViewer)


def check_seat(seat: Seat, playing: bool, *, over: bool) -> None:
    """Check that the game goes on and that the seat is ``playing``: what every game asks first.

    Raises:
        IllegalAction: it is over, or the seat has left or never was at the table.
    """
    if over:
        raise IllegalAction("game-over")
    if not playing:
        raise IllegalAction("not-playing", seat=seat)


class TurnGame(Game[S, O, V], Generic[S, O, V]):
    """Rules of a game in which only the seat whose turn it is decides, and which has ``scores`` for all seats.

    A game says what its actions do in ``play``, and what else is new in a turn in ``with_turn``. A seat that leaves,
    and the winner's place before all others, are the same in each; a game overrides ``leave`` if more comes of it.
    """

    @abstractmethod
    def play(self, state: S, seat: Seat, action: Action, dice: Dice) -> Transition[S]:
        """Return the transition that the action of ``seat``, whose turn it is, leads to; never ``resign``.

        Raises:
            IllegalAction: the rules refuse it; no die was rolled.
        """

    def with_turn(self, state: S, turn: Seat | None) -> S:
        """Return the state at the beginning of that seat's turn; None: after the end."""
        return _with(state, turn=turn)

    def actors(self, state: S) -> frozenset[Seat]:
        """Return the seat whose turn it is."""
        return NOBODY if state.turn is None else ALONE[state.turn]

    def apply(self, state: S, seat: Seat, action: Action, dice: Dice) -> Transition[S]:
        """Refuse what no game allows; then let the seat leave, or play."""
        check_seat(seat, seat not in state.resigned and 0 <= seat < len(self.scores(state)), over=state.turn is None)
        if action == RESIGN:
            return self.leave(state, seat)
        if state.turn is not None and seat != state.turn:
            raise IllegalAction("not-your-turn", seat=state.turn)
        return self.play(state, seat, action, thrown_by(dice, seat))

    def ranking(self, state: S) -> Ranking | None:
        """Return the ranking that the state has at the end."""
        return state.ranking

    def next_turn(self, state: S, *events: Event) -> Transition[S]:
        """End the turn: the next seat still playing follows."""
        assert state.turn is not None
        return Transition(self.with_turn(state, next_seat(state.turn, len(self.scores(state)), state.resigned)), events)

    def leave(self, state: S, seat: Seat) -> Transition[S]:
        """Return the transition after ``seat`` left (C-1): the last one playing wins; its own turn is over at once."""
        gone = _with(state, resigned=(*state.resigned, seat))
        left = playing(len(self.scores(gone)), gone.resigned)
        if len(left) == 1:
            return self.won(gone, left[0], "last", Left(seat))
        return self.next_turn(gone, Left(seat)) if seat == state.turn else Transition(gone, (Left(seat),))

    def won(self, state: S, winner: Seat, how: str, *events: Event) -> Transition[S]:
        """End the game: the winner, then the others by their scores, then those who left."""
        ranking = ranked(self.scores(state), state.resigned, winner)
        return Transition(_with(self.with_turn(state, None), ranking=ranking), (*events, Won((winner,), how)))


def _with(state: S, **changes: Any) -> S:
    # Every state is a struct; a protocol cannot say so.
    changed: S = replace(state, **changes)  # type: ignore[type-var]
    return changed
