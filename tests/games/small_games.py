"""A tiny game whose chances are known exactly: for tests of reviews, which can then be told right from wrong.

Two seats, one decision and one throw each. ``safe`` scores 3 points, ``bold`` what a d6 shows, ``silly`` nothing.
Whoever has more wins; equal points share. ``resign`` loses.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from msgspec import Struct

from games.analysis.win_probability import WinProbability, shares
from games.core import RESIGN, Action, Event, Game, IllegalAction, Ranking, Seat, SetupData, Transition
from games.core.dice import Dice


class Options(Struct, frozen=True):
    """The game's options: none."""


class State(Struct, frozen=True):
    """Points so far; the first player without points is next."""

    points: tuple[int, ...]
    gone: Seat | None = None


class Small(Game[State, Options, Any]):
    """The rules."""

    name: ClassVar[str] = "small"
    rules: ClassVar[int] = 1
    player_counts: ClassVar[range] = range(2, 3)
    options: ClassVar[type[Options]] = Options
    notation: ClassVar[re.Pattern[str]] = re.compile("safe|bold|silly")

    def start(self, options: Options, seats: int, setup: SetupData, dice: Dice) -> Transition[State]:
        return Transition(State(()), ())

    def actors(self, state: State) -> frozenset[Seat]:
        return frozenset() if self.ranking(state) else frozenset((len(state.points),))

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return ("bold", "safe", "silly") if seat in self.actors(state) else ()

    def apply(self, state: State, seat: Seat, action: Action, dice: Dice) -> Transition[State]:
        if action == RESIGN:
            return Transition(State(state.points, seat), ())
        if seat not in self.actors(state):
            raise IllegalAction("not-your-turn", seat=seat)
        points = {"safe": 3, "silly": 0}.get(action)
        return Transition(State((*state.points, dice.roll(6) if points is None else points)), (Made(seat),))

    def view(self, state: State, seat: Seat | None) -> State:
        return state

    def to_dict(self, state: State) -> dict[str, object]:
        return {"points": state.points}

    def ranking(self, state: State) -> Ranking | None:
        if state.gone is not None:
            return ((1 - state.gone,), (state.gone,))
        if len(state.points) < 2:
            return None
        first, second = state.points
        return ((0, 1),) if first == second else ((0,), (1,)) if first > second else ((1,), (0,))


class Made(Event, frozen=True):
    """``seat`` has had their turn."""

    seat: Seat


GAME = Small()
FACES = range(1, 7)


def second(points: int, made: int) -> float:
    """Return the second seat's share of the win with ``made`` points against ``points``."""
    return 0.5 if made == points else float(made > points)


def best_answer(points: int) -> float:
    """Return the second seat's chance against ``points``, with its best choice."""
    bold = sum(second(points, face) for face in FACES) / 6
    return max(bold, second(points, 3), second(points, 0))


def chances(state: State) -> tuple[float, float]:
    """Exact, by counting out."""
    ranking = GAME.ranking(state)
    if ranking is not None:
        one, other = shares(ranking, 2)
        return one, other
    if state.points:
        theirs = best_answer(state.points[0])
        return 1 - theirs, theirs
    mine = max(sum(1 - best_answer(face) for face in FACES) / 6, 1 - best_answer(3), 1 - best_answer(0))
    return mine, 1 - mine


class Best:
    """Plays without a mistake."""

    def choose(self, view: State, legal: Sequence[Action], rng: object) -> Action:
        """Return the best choice; ``bold`` where both are equal."""
        if not view.points:
            bold, safe = sum(1 - best_answer(face) for face in FACES) / 6, 1 - best_answer(3)
        else:
            bold, safe = sum(second(view.points[0], face) for face in FACES) / 6, second(view.points[0], 3)
        return "bold" if bold >= safe else "safe"


JUDGEMENT = WinProbability(chances, None, None, None, any_order=False)
LEVELS: Mapping[str, Best] = {"hard": Best()}
