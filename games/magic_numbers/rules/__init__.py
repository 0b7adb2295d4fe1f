"""The rules of Magic Numbers: first to exactly the target wins; 2 to 10 players.

Everybody has a Good and an Evil number that nobody else knows. A player who takes a rolled number adds it to
a secret score, or 10 for the Good number; the Evil number makes the score 0. A rolled number is kept or
given to somebody else, who must take it. Rulings MN-1 to MN-5.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Collection, Sequence
from functools import cache, lru_cache
from itertools import accumulate, permutations
from typing import ClassVar

from msgspec.structs import replace

from games.core import (
    SEAT,
    Action,
    Event,
    First,
    IllegalAction,
    Seat,
    SetupData,
    Transition,
    first_seat,
    next_seat,
)
from games.core.dice import Dice
from games.core.seats import playing, replaced, state_dict
from games.core.turns import TurnGame
from games.core.views import view_maker
from games.magic_numbers.rules.events import Dealt, Gave, Kept, Rolled, Took
from games.magic_numbers.rules.scores import BONUS, Effect, taking
from games.magic_numbers.rules.state import Card, FinishedTurn, Options, State, TakenNumber, View

__all__ = [
    "BONUS",
    "GAME",
    "Card",
    "Dealt",
    "Effect",
    "FinishedTurn",
    "Gave",
    "Kept",
    "MagicNumbers",
    "Options",
    "Rolled",
    "State",
    "TakenNumber",
    "Took",
    "View",
    "taking",
]


_SURPRISE = 4
"""Number of times that a card is less likely for each choice that speaks against it, up to the fourth."""


@cache
def _choices(seat: Seat, seats: int, resigned: tuple[Seat, ...]) -> tuple[Action, ...]:
    return ("keep", *(f"give {other}" for other in playing(seats, resigned) if other != seat))


_view = view_maker(View, State, "seats", "face", "cards")


class MagicNumbers(TurnGame[State, Options, View]):
    """The rules as the engine asks for them."""

    name: ClassVar[str] = "magic_numbers"
    player_counts: ClassVar[range] = range(2, 11)
    notation: ClassVar[re.Pattern[str]] = re.compile(rf"roll|keep|give {SEAT}", re.ASCII)
    forced_rolls: ClassVar[Collection[Action]] = ("roll",)
    secret_fields: ClassVar[Sequence[str]] = ("good", "evil", "score")

    def start(self, options: Options, seats: int, setup: SetupData, dice: Dice) -> Transition[State]:
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

    def choices(self, state: State, seat: Seat) -> Sequence[Action]:
        """Return ``roll``, then ``keep`` or ``give`` to each other seat still playing."""
        if state.phase == "roll":
            return ("roll",)
        return _choices(seat, len(state.score), state.resigned)

    def play(self, state: State, seat: Seat, action: Action, dice: Dice) -> Transition[State]:
        """Roll, keep or give."""
        if action == "roll":
            if state.phase != "roll":
                raise IllegalAction("already-rolled", face=state.face)
            face = dice.roll(6)
            s = state
            rolled = State(s.options, s.good, s.evil, s.score, "choose", seat, face, s.resigned, s.history, None)
            return Transition(rolled, (Rolled(seat, face),))
        if state.phase != "choose":
            raise IllegalAction("roll-first")
        if action == "keep":
            return self._take(state, seat, seat, Kept(seat, state.face))
        if action == f"give {seat}":
            raise IllegalAction("give-self")
        if action not in _choices(seat, len(state.score), state.resigned):
            # Not read as a number: it may have more digits than Python cares to read.
            raise IllegalAction("give-nobody", number=action[5:])
        other = int(action[5:])
        return self._take(state, seat, other, Gave(seat, other, state.face))

    def _take(self, s: State, seat: Seat, taker: Seat, event: Event) -> Transition[State]:
        before, target = s.score[taker], s.options.target
        effect, after = taking(s.face, s.good[taker], s.evil[taker], before, target)
        score = s.score if after == before else replaced(s.score, taker, after)
        history = (*s.history, FinishedTurn(seat, s.face, taker))
        took = Took(taker, s.face, effect, before, after)
        if after == target:
            # Exactly the target wins at once, no matter whose turn it is (MN-3).
            return self.won(replace(s, score=score, history=history), taker, "target", event, took)
        following = next_seat(seat, len(score), s.resigned)
        played = State(s.options, s.good, s.evil, score, "roll", following, 0, s.resigned, history, None)
        return Transition(played, (event, took))

    def with_turn(self, state: State, turn: Seat | None) -> State:
        """Return the state before the next roll; a number rolled and not used is lost (C-1)."""
        return replace(state, phase="over" if turn is None else "roll", turn=turn, face=0)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return the public history and the seat's own card; all cards once the game is over (MN-4)."""
        seats = range(len(state.score))
        cards = tuple(_card(state, s) if s == seat or state.phase == "over" else None for s in seats)
        return _view(state, seat, len(seats), state.face or None, cards)

    def to_dict(self, state: State) -> dict[str, object]:
        """Return the facts of the record format, in its order."""
        return state_dict(state, "score", "good", "evil", "turn", "phase", "face", face=state.face or None)

    def determinize(self, view: View, dice: Dice) -> State | None:
        """Return a state with cards, for the seats whose own are not seen, by which nobody would have won yet.

        A card that speaks against what its player kept or gave away is drawn less often.
        """
        seats = range(view.seats)
        lived: list[list[tuple[int, bool, bool]]] = [[] for _ in seats]
        for turn in view.history:
            for seat in {turn.roller, turn.taker}:
                lived[seat].append((turn.face, turn.roller == seat, turn.taker == seat))
        target = view.options.target
        cards = [
            (card.good, card.evil, card.score) if card else _likely(tuple(lived[seat]), target, dice)
            for seat, card in enumerate(view.cards)
        ]
        good, evil, score = zip(*cards, strict=True)
        return State(
            view.options,
            good,
            evil,
            score,
            view.phase,
            view.turn,
            view.face or 0,
            view.resigned,
            view.history,
            view.ranking,
        )

    def affected_seats(self, before: View, after: View, events: Sequence[Event]) -> Collection[Seat] | None:
        """Players who took a number, no matter what it did, and who left, for whom no number counts any more; everybody
        when cards are dealt or laid open."""
        if after.phase == "over" or any(isinstance(event, First) for event in events):
            return None
        takers = [turn.taker for turn in after.history[len(before.history) :]]
        return [*takers, *(seat for seat in after.resigned if seat not in before.resigned)]

    def last_move(self, view: View, events: Sequence[Event]) -> FinishedTurn | None:
        """Return the number just kept or given. The roll after it decides nothing yet, and leaves it there."""
        shown = view.history and any(isinstance(event, Kept | Gave | Rolled) for event in events)
        return view.history[-1] if shown else None

    def scores(self, state: State) -> Sequence[int]:
        """Return the scores."""
        return state.score


GAME = MagicNumbers()


_cards: dict[tuple[Seat, int, int, int], tuple[Sequence[FinishedTurn], Card]] = {}
"""The card that each seat with such numbers had last, and after which turns: the next one follows from it."""


def _card(state: State, seat: Seat) -> Card:
    good, evil, target, history = state.good[seat], state.evil[seat], state.options.target, state.history
    key = (seat, good, evil, target)
    before, card = _cards.get(key, ((), None))
    if card is None or history[: len(before)] != before:
        before, card = (), Card(good, evil, 0, ())
    taken, score = list(card.taken), card.score
    for number in range(len(before), len(history)):
        turn = history[number]
        if turn.taker == seat:
            effect, score = taking(turn.face, good, evil, score, target)
            taken.append(TakenNumber(number, turn.face, effect, score))
    if len(taken) > len(card.taken):
        card = Card(good, evil, score, tuple(taken))
    _cards[key] = history, card
    return card


def _likely(lived: tuple[tuple[int, bool, bool], ...], target: int, dice: Dice) -> tuple[int, int, int]:
    """Return a card by which these numbers have not won, as often as it fits the choices: Good, Evil, score."""
    cards, weights = _open_cards(lived, target)
    return cards[bisect_left(weights, dice.roll(weights[-1]))]


@lru_cache(maxsize=1024)
def _open_cards(lived: tuple[tuple[int, bool, bool], ...], target: int) -> tuple[list[tuple[int, int, int]], list[int]]:
    """Return the cards, and their weights added up.

    ``lived`` has the numbers that a player rolled or took, with whether each was rolled and taken. A number kept that
    lowers the score counts against a card, and so does one given away that would not.
    """
    cards, weights = [], []
    for good, evil in permutations(range(1, 7), 2):
        score = against = 0
        for face, rolled, taken in lived:
            after = taking(face, good, evil, score, target)[1]
            against += rolled and taken != (after >= score)
            if taken:
                score = after
            if score == target:
                break
        if score != target:
            cards.append((good, evil, score))
            weights.append(_SURPRISE ** max(0, 4 - against))
    return cards, list(accumulate(weights))
