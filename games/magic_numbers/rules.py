"""The rules of Magic Numbers: first to exactly the target wins; 2 to 10 players.

Everybody has a Good and an Evil number that nobody else knows. A player who takes a rolled number adds it to
a secret score, or 10 for the Good number; the Evil number makes the score 0. A rolled number is kept or
given to somebody else, who must take it. Rulings MN-1 to MN-5.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from functools import cache
from typing import ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

from games.core import (
    RESIGN,
    SEAT,
    Action,
    Event,
    First,
    Game,
    Hidden,
    IllegalAction,
    Left,
    Ranking,
    Seat,
    Secret,
    Setup,
    Transition,
    Won,
    first_seat,
    leavers_last,
    next_seat,
)
from games.core.dice import Dice

BONUS = 10
"""Points for taking your Good number in place of its face."""

Effect = Literal["plain", "good", "evil", "over"]
"""The effect of a number on its taker: added its face, added the bonus, reset the score, or would have passed the
target."""


class Options(Struct, frozen=True):
    """The house rules: who goes first (MN-1) and the score to reach exactly (MN-5)."""

    first: Literal["birthday", "random", "host"] = "birthday"
    target: Literal[30, 20, 50] = 30


class FinishedTurn(Struct, frozen=True, gc=False):
    """One finished turn, as the room saw it: who rolled what and who took it (the roller: it was kept)."""

    roller: Seat
    face: int
    taker: Seat


class State(Struct, frozen=True, gc=False):
    """Whole state. Tuples run over the seats; ``face`` is 0 outside ``choose``, ``turn`` None once it is over."""

    options: Options
    good: tuple[int, ...]
    evil: tuple[int, ...]
    score: tuple[int, ...]
    phase: Literal["roll", "choose", "over"]
    turn: Seat | None
    face: int
    out: tuple[Seat, ...]
    history: tuple[FinishedTurn, ...]
    ranking: Ranking | None


class TakenNumber(Struct, frozen=True, gc=False):
    """Effect of one number on its taker.

    ``turn`` is the index in the view's history, ``score`` the score after it.
    """

    turn: int
    face: int
    effect: Effect
    score: int


class Card(Struct, frozen=True, gc=False):
    """A player's secret card: the magic numbers, the score, and what each taken number did, in order."""

    good: int
    evil: int
    score: int
    taken: tuple[TakenNumber, ...]


class View(Struct, frozen=True, gc=False):
    """Everything that ``viewer`` (None: the room) may know.

    ``cards`` has one entry for each seat: the viewer's own card, and None for all others until the game is
    over, when all are shown (MN-4). ``face`` is None outside ``choose``, ``turn`` None after the end.
    ``moment`` is the turn that has just been finished, in a view for drawing.
    """

    viewer: Seat | None
    seats: int
    options: Options
    phase: Literal["roll", "choose", "over"]
    turn: Seat | None
    face: int | None
    out: tuple[Seat, ...]
    history: tuple[FinishedTurn, ...]
    cards: tuple[Card | None, ...]
    ranking: Ranking | None
    moment: FinishedTurn | None = None


class Dealt(Secret, frozen=True):
    """``seat`` learned the magic numbers on their card."""

    good: int
    evil: int


class Rolled(Event, frozen=True):
    """``seat`` rolled ``face``, in public."""

    aside: ClassVar[bool] = True

    seat: Seat
    face: int


class Kept(Event, frozen=True):
    """``seat`` kept the ``face`` they rolled."""

    outcome_of: ClassVar[str] = "roll"

    seat: Seat
    face: int


class Gave(Event, frozen=True):
    """``seat`` gave the ``face`` they rolled to the seat ``other``."""

    outcome_of: ClassVar[str] = "roll"

    seat: Seat
    other: Seat
    face: int


class Took(Secret, frozen=True):
    """``seat`` learned what ``face`` did to their score, which went from ``before`` to ``after``."""

    outcome_of: ClassVar[str] = "number"

    face: int
    effect: Effect
    before: int
    after: int

    @property
    def result(self) -> str:
        """The effect."""
        return self.effect


def taking(face: int, good: int, evil: int, score: int, target: int) -> tuple[Effect, int]:
    """Return the effect of taking ``face`` and the score after it; a number past the target adds nothing (MN-2)."""
    if face == evil:
        return "evil", 0
    after = score + (BONUS if face == good else face)
    if after > target:
        return "over", score
    return ("good" if face == good else "plain"), after


@cache
def _choices(seat: Seat, seats: int, out: tuple[Seat, ...]) -> tuple[Action, ...]:
    others = (other for other in range(seats) if other != seat and other not in out)
    return ("keep", *(f"give {other}" for other in others))


@cache
def _hidden(seats: int) -> tuple[Hidden, ...]:
    return tuple(Hidden(field, seat) for field in ("good", "evil", "score") for seat in range(seats))


class MagicNumbers(Game[State, Options, View]):
    """The rules as the engine asks for them."""

    name: ClassVar[str] = "magic_numbers"
    rules: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 11)
    options: ClassVar[type[Options]] = Options
    notation: ClassVar[re.Pattern[str]] = re.compile(rf"roll|keep|give {SEAT}", re.ASCII)
    forced_rolls: ClassVar[Collection[Action]] = ("roll",)

    def start(self, options: Options, seats: int, setup: Setup, dice: Dice) -> Transition[State]:
        """Cards for every seat (a d6 for Good, then d6 until it differs for Evil), then who goes first (MN-1)."""
        good: list[int] = []
        evil: list[int] = []
        for _ in range(seats):
            good.append(dice.roll(6))
            evil.append(dice.roll(6))
            while evil[-1] == good[-1]:
                evil[-1] = dice.roll(6)
        seat, first = first_seat(options.first, setup, seats, dice)
        state = State(options, tuple(good), tuple(evil), (0,) * seats, "roll", seat, 0, (), (), None)
        return Transition(state, (*(Dealt(s, good[s], evil[s]) for s in range(seats)), first))

    def actors(self, state: State) -> frozenset[Seat]:
        """Return the seat whose turn it is."""
        return frozenset() if state.turn is None else frozenset((state.turn,))

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        """Return ``roll``, then ``keep`` or ``give`` to each other seat still playing."""
        if seat != state.turn:
            return ()
        if state.phase == "roll":
            return ("roll",)
        return _choices(seat, len(state.score), state.out)

    def apply(self, state: State, seat: Seat, action: Action, dice: Dice) -> Transition[State]:
        """Roll, keep, give or resign."""
        if state.phase == "over":
            raise IllegalAction("game-over")
        if seat in state.out or not 0 <= seat < len(state.score):
            raise IllegalAction("not-playing", seat=seat)
        if action == RESIGN:
            return _leave(state, seat)
        if seat != state.turn:
            raise IllegalAction("not-your-turn", seat=state.turn if state.turn is not None else seat)
        if action == "roll":
            if state.phase != "roll":
                raise IllegalAction("already-rolled", face=state.face)
            face = dice.roll(6)
            s = state
            rolled = State(s.options, s.good, s.evil, s.score, "choose", seat, face, s.out, s.history, None)
            return Transition(rolled, (Rolled(seat, face),))
        if action == "keep":
            if state.phase != "choose":
                raise IllegalAction("roll-first")
            return _take(state, seat, seat, Kept(seat, state.face))
        if action.startswith("give ") and self.notation.fullmatch(action):
            if state.phase != "choose":
                raise IllegalAction("roll-first")
            if action == f"give {seat}":
                raise IllegalAction("give-self")
            if action not in _choices(seat, len(state.score), state.out):
                # Not read as a number: it may have more digits than Python cares to read.
                raise IllegalAction("give-nobody", number=action[5:])
            other = int(action[5:])
            return _take(state, seat, other, Gave(seat, other, state.face))
        raise IllegalAction("unknown-action", action=action)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return the public history and the seat's own card; all cards once the game is over (MN-4)."""
        seats = range(len(state.score))
        cards = tuple(_card(state, s) if s == seat or state.phase == "over" else None for s in seats)
        return View(
            seat,
            len(seats),
            state.options,
            state.phase,
            state.turn,
            state.face or None,
            state.out,
            state.history,
            cards,
            state.ranking,
        )

    def facts(self, state: State) -> dict[str, object]:
        """``score``, ``good``, ``evil``, ``turn``, ``phase``, ``face``, ``out``, ``over``, ``ranking``."""
        return {
            "score": state.score,
            "good": state.good,
            "evil": state.evil,
            "turn": state.turn,
            "phase": state.phase,
            "face": state.face or None,
            "out": state.out,
            "over": state.phase == "over",
            "ranking": state.ranking,
        }

    def ranking(self, state: State) -> Ranking | None:
        """Return the winner, then the others by score, then the leavers."""
        return state.ranking

    def hidden(self, state: State) -> Sequence[Hidden]:
        """Return the cards and the scores, each hidden from all but its seat, until all are laid open (MN-4)."""
        if state.phase == "over":
            return ()
        return _hidden(len(state.score))

    def affected_seats(self, before: View, after: View, events: Sequence[Event]) -> Collection[Seat] | None:
        """Players who took a number, no matter what it did, and who left, for whom no number counts any more; everybody
        when cards are dealt or laid open."""
        if after.phase == "over" or any(isinstance(event, First) for event in events):
            return None
        takers = [turn.taker for turn in after.history[len(before.history) :]]
        return [*takers, *(seat for seat in after.out if seat not in before.out)]

    def with_last_move(self, view: View, events: Sequence[Event]) -> View:
        """Return the view with the number just kept or given. The roll after it decides nothing yet, and leaves it
        there.
        """
        if view.history and any(isinstance(event, Kept | Gave | Rolled) for event in events):
            return replace(view, moment=view.history[-1])
        return view

    def scores(self, state: State) -> Sequence[int]:
        """Return the scores."""
        return state.score


GAME = MagicNumbers()


def _card(state: State, seat: Seat) -> Card:
    good, evil, score = state.good[seat], state.evil[seat], 0
    taken: list[TakenNumber] = []
    for number, turn in enumerate(state.history):
        if turn.taker == seat:
            effect, score = taking(turn.face, good, evil, score, state.options.target)
            taken.append(TakenNumber(number, turn.face, effect, score))
    return Card(good, evil, score, tuple(taken))


def _take(state: State, seat: Seat, taker: Seat, event: Event) -> Transition[State]:
    s = state
    before, target = s.score[taker], s.options.target
    effect, after = taking(s.face, s.good[taker], s.evil[taker], before, target)
    score = s.score if after == before else (*s.score[:taker], after, *s.score[taker + 1 :])
    history = (*s.history, FinishedTurn(seat, s.face, taker))
    took = Took(taker, s.face, effect, before, after)
    if after == target:
        # Exactly the target wins at once, no matter whose turn it is (MN-3).
        ranking = _ranking(score, s.out, taker)
        over = State(s.options, s.good, s.evil, score, "over", None, 0, s.out, history, ranking)
        return Transition(over, (event, took, Won((taker,), "target")))
    following = next_seat(seat, len(score), s.out)
    played = State(s.options, s.good, s.evil, score, "roll", following, 0, s.out, history, None)
    return Transition(played, (event, took))


def _leave(state: State, seat: Seat) -> Transition[State]:
    out = (*state.out, seat)
    seats = len(state.score)
    playing = [other for other in range(seats) if other not in out]
    if len(playing) == 1:
        ranking = _ranking(state.score, out, playing[0])
        over = replace(state, phase="over", turn=None, face=0, out=out, ranking=ranking)
        return Transition(over, (Left(seat), Won((playing[0],), "last")))
    if seat != state.turn:
        return Transition(replace(state, out=out), (Left(seat),))
    # Leaving in your own turn ends it at once; a number rolled and not used is lost (C-1).
    return Transition(replace(state, phase="roll", turn=next_seat(seat, seats, out), face=0, out=out), (Left(seat),))


def _ranking(score: tuple[int, ...], out: tuple[Seat, ...], winner: Seat) -> Ranking:
    rest = [seat for seat in range(len(score)) if seat != winner and seat not in out]
    places = sorted({score[seat] for seat in rest}, reverse=True)
    shared = (tuple(seat for seat in rest if score[seat] == points) for points in places)
    return leavers_last(((winner,), *shared), out)
