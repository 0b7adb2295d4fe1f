"""Win probabilities by the strongest computers, for each game by name; playouts are the default.

A game that can judge its positions has a module ``games/<game>/win_probability.py``, see
:class:`HasWinProbability`, and may offer more in it, see :class:`WinProbability`.

A game without that module is played to the end many times by its strongest computers.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import cache
from math import ceil, comb, prod
from typing import Any, Protocol, cast

from msgspec import Struct

import games
from games.ai import levels
from games.ai.playouts import Habits, learned
from games.core import Action, Computer, Game, Ranking, Seat
from games.core.dice import FastDice
from games.core.seats import clockwise

__all__ = [
    "HasWinProbability",
    "Rollout",
    "Vector",
    "Weigh",
    "WinProbability",
    "all_but",
    "best_of",
    "load",
    "mean",
    "race_chances",
    "shares",
    "spread",
    "steady_race",
    "strongest",
]

Vector = tuple[float, ...]
"""The chance to win of each seat, or its standard error."""

Weigh = Callable[[Any, Sequence[Action]], Mapping[Action, float]]
"""The value of each of these actions to the view's seat."""

LONGEST = 3_000
"""A playout that takes more decisions is broken off, and counts as shared by all who still play."""


HORIZON = 30
"""So many rounds of a race are looked ahead."""


class HasWinProbability(Protocol):
    """Interface of the module ``games/<game>/win_probability.py``."""

    __all__: Sequence[str]
    """The exported names: ``chances``, and the optional parts of :class:`WinProbability` that there are."""

    def chances(self, view: Any) -> Vector:
        """Return each seat's chance to win, adding up to 1; a shared win counts in part.

        From the room's view at any moment, deterministic, and quick (a review asks for thousands).
        """
        ...


class WinProbability(Struct, frozen=True):
    """A game's module ``win_probability``: ``chances`` always, the others under their names, ``ANY_ORDER`` too.

    - ``laid_open(room, own)``: in a game with secrets, the room's view with all in it that the seats' ``own`` views
      hold. Reviews hand this one to ``chances``, since after the end nothing is hidden any more.
    - ``weigh(view, legal)``: what each of these actions is worth to the view's seat, from what that seat knows. Without
      it a choice is worth what ``chances`` returns for the positions it leads to.
    - ``further(view, actions)``: the same for these of the actions, looked at one step further; asked for the one that
      was worth most, which comes first, and others. ``further_work(seats)`` is how much work that is; 0 if left out.
    - ``rough(view)``: a guess at the chances that is quick and goes along with them. Where a throw has too many
      outcomes to be counted, many are guessed at, and a few are judged to tell how far the guess is off.
    - ``essence(view)``: all that the chances depend on, so that no position is judged twice.
    - ``work(seats)``: how much work one call of ``chances`` is with so many seats, in the units of
      ``games.analysis.review_budget``, about a millisecond of a busy core; 1 if left out.
    - ``ignored(options)``: the house rules of a game, by the names of their options, that the estimates ignore.
    - ``any_order``: it makes no difference to the chances in which order the dice of one action fall.
    """

    chances: Callable[[Any], Vector]
    laid_open: Callable[[Any, Sequence[Any]], Any] | None = None
    weigh: Weigh | None = None
    further: Weigh | None = None
    further_work: Callable[[int], float] = lambda seats: 0.0
    rough: Callable[[Any], Vector] | None = None
    essence: Callable[[Any], Hashable] | None = None
    any_order: bool = False
    work: Callable[[int], float] = lambda seats: 1.0
    ignored: Callable[[Any], Sequence[str]] = lambda options: ()

    def key(self, game: Game[Any, Any, Any], state: Any) -> Hashable:
        """Return a key that is equal for states with the same chances, as far as that is known."""
        return state if self.essence is None else self.essence(game.view(state, None))

    def chances_in(self, game: Game[Any, Any, Any], state: Any, seats: int) -> Vector:
        """Return the chances in the state, with all secrets open."""
        return self._by(self.chances, game, state, seats)

    def guess(self, game: Game[Any, Any, Any], state: Any, seats: int) -> Vector:
        """Return the same as a quick guess, if the game can do that."""
        return self._by(self.rough or self.chances, game, state, seats)

    def _by(self, judge: Callable[[Any], Vector], game: Game[Any, Any, Any], state: Any, seats: int) -> Vector:
        ranking = game.ranking(state)
        if ranking is not None:
            return shares(ranking, seats)
        view = game.view(state, None)
        if self.laid_open is not None:
            view = self.laid_open(view, [game.view(state, seat) for seat in range(seats)])
        return judge(view)


@cache
def load(game: str) -> WinProbability | None:
    """Return the game's win probability functions; None if it has no module for them.

    Raises:
        UnknownGame: there is no such game.
        TypeError: its module offers an unknown name, or no ``chances`` (a mistake in the game).
    """
    module = games.companion(game, "win_probability")
    if module is None:
        return None
    # ``__all__`` names the exports: a helper of the same name is not meant.
    offered = {name.lower(): vars(module)[name] for name in cast(HasWinProbability, module).__all__}
    return WinProbability(**offered)


def strongest(game: str) -> Computer[Any]:
    """Return the game's strongest computer, or the random one if it has no other.

    Raises:
        UnknownGame: there is no such game.
    """
    return levels.load(game, levels.levels(game)[-1])


def best_of(worth: Mapping[Action, float]) -> Action:
    """Return the action worth most, the first if there are several."""
    return max(worth, key=worth.__getitem__)


def shares(ranking: Ranking, seats: int) -> Vector:
    """Return each seat's share of the win: 1, or 1/n if n seats share it."""
    return tuple(1 / len(ranking[0]) if seat in ranking[0] else 0.0 for seat in range(seats))


def spread(order: Sequence[Seat], chances: Sequence[float], seats: int) -> Vector:
    """Return the chances of the seats in this order as those of all seats, 0 for the others."""
    found = dict(zip(order, chances, strict=True))
    return tuple([found.get(seat, 0.0) for seat in range(seats)])


def all_but(view: Any, *names: str) -> tuple[Any, ...]:
    """Return the values of the view's other fields, for ``essence``."""
    return tuple([getattr(view, name) for name in view.__struct_fields__ if name not in names])


def mean(vectors: Sequence[Vector]) -> tuple[Vector, Vector]:
    """Return the mean of the vectors, seat by seat, and its standard errors."""
    number = len(vectors)
    means = tuple(sum(column) / number for column in zip(*vectors, strict=True))
    if number < 2:
        return means, (1.0,) * len(means)
    spreads = (
        sum((value - middle) ** 2 for value in column)
        for column, middle in zip(zip(*vectors, strict=True), means, strict=True)
    )
    return means, tuple((spread / (number - 1) / number) ** 0.5 for spread in spreads)


def race_chances(curves: Sequence[Sequence[float]]) -> list[float]:
    """Return each runner's chance to be there first, who move in this order in each round.

    A curve is the chance of not being there after 0, 1, 2, … rounds; all are of one length. A player who is not there
    by the end of them is as good as the others.
    """
    rounds = len(curves[0])
    won = [0.0] * len(curves)
    for now in range(1, rounds):
        open_ = prod(curve[now - 1] for curve in curves)
        for place, curve in enumerate(curves):
            if curve[now - 1] > 0:
                # Players before have had their turn of this round already.
                others = open_ / curve[now - 1]
                won[place] += others * (curve[now - 1] - curve[now])
                open_ = others * curve[now]
    left = 1.0 - sum(won)
    return [part + left / len(curves) for part in won]


def steady_race(view: Any, *, brings: float, probability: float, at_stake: float) -> Vector:
    """Return each seat's chance to win a ``PointsRace``, adding up to 1, if a turn brings so many points or nothing.

    ``probability`` is that of a turn that brings them; ``at_stake`` are points that the seat to move has as good as
    added.
    """
    seats = len(view.score)
    if view.ranking is not None:
        return shares(view.ranking, seats)
    order = clockwise(view.turn, seats, view.resigned)
    lacking = [view.options.target - view.score[seat] - at_stake * (seat == view.turn) for seat in order]
    curves = [_still_lacking(max(1, ceil(points / brings)), probability) for points in lacking]
    return spread(order, race_chances(curves), seats)


def _still_lacking(needed: int, well: float) -> list[float]:
    """Return the chance that fewer turns than needed went well, after 0, 1, 2, … of them."""
    return [
        sum(comb(turns, good) * well**good * (1 - well) ** (turns - good) for good in range(needed))
        for turns in range(HORIZON + 1)
    ]


class Rollout:
    """Playouts of positions with one computer in all seats: the game's own strongest, or the habits that searches learn
    where it brings none. ``decisions`` is how many have been made so far."""

    def __init__(self, game: Game[Any, Any, Any], seats: int, options: Any = None) -> None:
        self._game = game
        self._seats = seats
        own = [level for level in levels.LEVELS if level in levels.own_levels(game.name)]
        self._computer = levels.load(game.name, own[-1]) if own else None
        self._habits = Habits() if own or options is None else learned(game.name, options, seats)[0]
        self.decisions = 0

    def to_the_end(self, state: Any, rng: random.Random) -> Vector:
        """Return each seat's share of the win in one playout; each computer sees only its own view."""
        game, dice, run, last = self._game, FastDice(rng), 0, -1
        for _ in range(LONGEST):
            actors = game.actors(state)
            if not actors:
                ranking = game.ranking(state)
                assert ranking is not None, "a game without anybody to act is over"
                return shares(ranking, self._seats)
            self.decisions += 1
            seat = rng.choice(sorted(actors)) if len(actors) > 1 else next(iter(actors))
            run, last = (run + 1 if seat == last else 0), seat
            legal = game.legal(state, seat)
            action = legal[0]
            if len(legal) > 1 and self._computer is not None:
                action = self._computer.choose(game.view(state, seat), legal, rng)
            elif len(legal) > 1:
                action = legal[self._habits.choose(self._habits.moment(game, state, seat, legal, run), rng)]
            state = game.apply(state, seat, action, dice).state
        return (1 / self._seats,) * self._seats
