"""Games of seats: the refusals of every game, leaving, the turn, elimination, secrets and the end."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Sequence
from functools import cache, lru_cache
from typing import Any, ClassVar, Generic, Protocol, TypeVar, get_args

from msgspec import Struct
from msgspec.structs import replace

from games.core import (
    RESIGN,
    Action,
    Event,
    Game,
    HasViewer,
    Hidden,
    IllegalAction,
    Left,
    Ranking,
    Seat,
    SetupData,
    Transition,
    Won,
    first_player_rule,
    first_seat,
    next_seat,
)
from games.core.dice import Dice, thrown_by
from games.core.seats import playing, ranked, state_dict
from games.core.views import own_only, view_of

__all__ = ["ALONE", "NOBODY", "HasSeats", "HasTurn", "SeatGame", "TurnGame", "changed"]

NOBODY: frozenset[Seat] = frozenset()
ALONE = tuple(frozenset((seat,)) for seat in range(16))
"""By seat, the set of that seat alone."""


class HasSeats(Protocol):
    """State of such a game: who left, and the ranking at the end."""

    @property
    def resigned(self) -> tuple[Seat, ...]:
        """Seats that left, in that order."""
        ...

    @property
    def ranking(self) -> Ranking | None:
        """Final ranking."""
        ...


class HasTurn(HasSeats, Protocol):
    """State of a game with turns: whose ``turn`` it is (None once it is over), too."""

    @property
    def turn(self) -> Seat | None:
        """Seat whose turn it is."""
        ...


S = TypeVar("S", bound=HasSeats)
T = TypeVar("T", bound=HasTurn)
O = TypeVar("O")  # noqa: E741 (options)
V = TypeVar("V", bound=HasViewer)


def changed(state: S, **changes: Any) -> S:
    """Return the state with these fields changed."""
    # Every state is a struct; a protocol cannot say so.
    after: S = replace(state, **changes)  # type: ignore[type-var]
    return after


class SeatGame(Game[S, O, V], Generic[S, O, V]):
    """Rules of a game with ``scores`` for all seats, be it that one of them decides at a time or several.

    A game says what its actions do in ``play``, and what comes of a seat that leaves in ``after_leaving``. Views,
    ``to_dict`` and secrets follow from what it declares; it overrides those methods if more is to be said.
    """

    rules: ClassVar[int] = 1
    state_type: ClassVar[type[Any]]
    options: ClassVar[type[Any]] = Struct
    view_type: ClassVar[type[Any]]
    """The classes that it is made for: ``class Pig(TurnGame[State, Options, View])``."""
    dict_fields: ClassVar[Sequence[str]] = ()
    """Fields of the state that ``to_dict`` has, in this order; by default all."""
    secret_fields: ClassVar[Sequence[str]] = ()
    """Fields with one value for each seat, which that seat alone may know until the game is over."""
    secrets_follow: ClassVar[Sequence[str] | None] = None
    """Public fields with one value for each seat, without a change of which the seat's secrets stay as they are; None
    if nobody can tell."""

    _read: ClassVar[Any]

    def __init_subclass__(cls) -> None:
        """Note the classes that it is made for; and have its actions read once, for they are few."""
        kinds = [get_args(base) for base in getattr(cls, "__orig_bases__", ())]
        if found := [kind for kind in kinds if len(kind) == 3 and all(isinstance(one, type) for one in kind)]:
            ((cls.state_type, cls.options, cls.view_type),) = found
        if pattern := getattr(cls, "notation", None):
            cls._read = staticmethod(lru_cache(1024)(pattern.fullmatch))

    def begin(self, options: O, seats: int, turn: Seat, dice: Dice) -> S:
        """Return the state in which ``turn`` goes first."""
        raise NotImplementedError

    def start(self, options: O, seats: int, setup: SetupData, dice: Dice) -> Transition[S]:
        """Find who goes first, by the option ``first`` if the game has one, else by lot."""
        seat, first = first_seat(first_player_rule(options) or "random", setup, seats, dice)
        return Transition(self.begin(options, seats, seat, dice), (first,))

    @abstractmethod
    def play(self, state: S, seat: Seat, action: Action, dice: Dice) -> Transition[S]:
        """Return the transition that the action of ``seat``, which plays, leads to; never ``resign``.

        Raises:
            IllegalAction: the rules refuse it; no die was rolled.
        """

    def after_leaving(self, state: S, seat: Seat, dice: Dice) -> Transition[S]:
        """Return the transition after ``seat`` left and several go on."""
        return Transition(state, (Left(seat),))

    def apply(self, state: S, seat: Seat, action: Action, dice: Dice) -> Transition[S]:
        """Refuse what no game allows; then let the seat leave, or play."""
        # Whoever may act plays, and the game goes on: the rest is asked of the others alone.
        if action == RESIGN or seat not in self.actors(state):
            if self.is_over(state):
                raise IllegalAction("game-over")
            if not 0 <= seat < len(self.scores(state)) or seat in self.inactive(state):
                raise IllegalAction("not-playing", seat=seat)
            if action == RESIGN:
                return self.leave(state, seat, dice)
            self.check_turn(state, seat)
        if not self._read(action):
            raise self.malformed(state, action)
        return self.play(state, seat, action, thrown_by(dice, seat))

    def is_over(self, state: S) -> bool:
        """Return whether the game is over."""
        return state.ranking is not None

    def check_turn(self, state: S, seat: Seat) -> None:
        """Check that the seat, which plays but is not among ``actors``, may still be told by ``play`` why it cannot.

        Raises:
            IllegalAction: it is another's turn.
        """

    def malformed(self, state: S, action: Action) -> IllegalAction:
        """Return the refusal of what is no action of this game."""
        return IllegalAction("unknown-action", action=action)

    def eliminated(self, state: S) -> Sequence[Seat]:
        """Return the seats that a state has as ``eliminated``, if it has any."""
        found: Sequence[Seat] = getattr(state, "eliminated", ())
        return found

    def inactive(self, state: S) -> Sequence[Seat]:
        """Return the seats that play no more: those that left, and those that the rules have eliminated."""
        return (*state.resigned, *eliminated) if (eliminated := self.eliminated(state)) else state.resigned

    def ranking(self, state: S) -> Ranking | None:
        """Return the ranking that the state has at the end."""
        return state.ranking

    def leave(self, state: S, seat: Seat, dice: Dice) -> Transition[S]:
        """Return the transition after ``seat`` left (C-1): the last one playing wins."""
        gone = changed(state, resigned=(*state.resigned, seat))
        return self.last_one(gone, "last", Left(seat)) or self.after_leaving(gone, seat, dice)

    def last_one(self, state: S, how: str, *events: Event) -> Transition[S] | None:
        """Return the end of the game if only one seat plays on, who has won it; else None."""
        left = playing(len(self.scores(state)), self.inactive(state))
        return self.won(state, left[0], how, *events) if len(left) == 1 else None

    def ended(self, state: S) -> S:
        """Return the state as it is after the end, but for its ranking."""
        return state

    def won(self, state: S, winner: Seat | None, how: str, *events: Event) -> Transition[S]:
        """End the game: the winner (None: whoever has most), the others by their scores, then those who left.

        Before these come the eliminated, the last of them first.
        """
        ranking = ranked(self.scores(state), state.resigned, winner, self.eliminated(state))
        return Transition(changed(self.ended(state), ranking=ranking), (*events, Won(ranking[0], how)))

    def view(self, state: S, seat: Seat | None) -> V:
        """Return everything but the others' secrets, also after the end."""
        secret = {name: own_only(getattr(state, name), seat) for name in self.secret_fields}
        found: V = view_of(self.view_type, state, seat, **secret)
        return found

    def hidden(self, state: S) -> Sequence[Hidden]:
        """Return the secret fields of each seat, until the game is over."""
        return () if state.ranking else _hidden(tuple(self.secret_fields), len(self.scores(state)))

    def affected_seats(self, before: V, after: V, events: Sequence[Event]) -> Collection[Seat] | None:
        """Return the seats for which a field that their secrets follow has changed."""
        if self.secrets_follow is None:
            return None
        fields = [(getattr(before, name), getattr(after, name)) for name in self.secrets_follow]
        return {seat for was, now in fields for seat, value in enumerate(now) if value != was[seat]}

    def to_dict(self, state: S) -> dict[str, object]:
        """Return the values that ``dict_fields`` lists, and what every game has.

        Without a list these are all but the options, and a ``phase`` if there is none: ``play``, at the end ``over``.
        There is a turn only if nobody else is to act.
        """
        common = ("options", "resigned", "ranking")
        own = self.dict_fields or [name for name in self.state_type.__struct_fields__ if name not in common]
        phase, turn = getattr(state, "phase", "over" if state.ranking else "play"), getattr(state, "turn", None)
        turn = turn if self.actors(state) == {turn} else None
        return state_dict(
            state, *own, *(() if self.dict_fields or "phase" in own else ("phase",)), phase=phase, turn=turn
        )


class TurnGame(SeatGame[T, O, V], Generic[T, O, V]):
    """Rules of a game in which only the seat whose turn it is decides.

    A game says what else is new in a turn in ``with_turn``. A seat that leaves, and the winner's place before all
    others, are the same in each.
    """

    def with_turn(self, state: T, turn: Seat | None) -> T:
        """Return the state at the beginning of that seat's turn; None: after the end."""
        return changed(state, turn=turn)

    def ended(self, state: T) -> T:
        """Return the state without a turn."""
        return self.with_turn(state, None)

    def is_over(self, state: T) -> bool:
        """Return whether it is nobody's turn any more."""
        return state.turn is None

    def actors(self, state: T) -> frozenset[Seat]:
        """Return the seat whose turn it is."""
        return NOBODY if state.turn is None else ALONE[state.turn]

    def check_turn(self, state: T, seat: Seat) -> None:
        """Refuse: it is another seat's turn."""
        assert state.turn is not None
        raise IllegalAction("not-your-turn", seat=state.turn)

    def legal(self, state: T, seat: Seat) -> Sequence[Action]:
        """Return the seat's ``choices`` in its turn."""
        return self.choices(state, seat) if seat == state.turn else ()

    @abstractmethod
    def choices(self, state: T, seat: Seat) -> Sequence[Action]:
        """Return what the seat whose turn it is can do, but for ``resign``."""

    def next_turn(self, state: T, *events: Event) -> Transition[T]:
        """End the turn: the next seat still playing follows."""
        assert state.turn is not None
        following = next_seat(state.turn, len(self.scores(state)), self.inactive(state))
        return Transition(self.with_turn(state, following), events)

    def after_leaving(self, state: T, seat: Seat, dice: Dice) -> Transition[T]:
        """Return the transition after ``seat`` left: its own turn is over at once."""
        return self.next_turn(state, Left(seat)) if seat == state.turn else super().after_leaving(state, seat, dice)


@cache
def _hidden(fields: tuple[str, ...], seats: int) -> tuple[Hidden, ...]:
    return tuple(Hidden(field, seat) for field in fields for seat in range(seats))
