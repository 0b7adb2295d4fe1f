"""Simulated games for searches: quick, by what a few thousand games have taught, and judged before they are over.

Where a game has computers of its own, its *normal* one plays. Elsewhere *habits* do: for what a seat can do, and how
many decisions it has made in a row, the mean reward of each action is kept (the "move-average sampling technique" of
Y. Björnsson and H. Finnsson, CadiaPlayer, 2009, with that context). A position a few turns on is judged by the scores,
if the game has any (``Game.scores``): a softmax of a polynomial of each seat's, fitted to how those games ended.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from math import exp
from typing import Any

import games
from games.core import Action, Game, Ranking, Seat, SetupData, first_player_rule
from games.core.dice import FastDice

__all__ = ["Habits", "ScoreModel", "learned", "rewards"]

GAMES = 4_000
"""Number of games played to learn from."""
DARING = 0.1
"""Probability of any action in place of the habitual one."""
SETTLED = 0.05
"""The same once they have been learned."""
MEMORY = 1_000
"""A mean counts about as many of its latest rewards as this, because the habits of all change meanwhile."""
LONGEST_RUN = 12
"""Decisions in a row beyond this look alike."""
LONGEST = 2_000
"""Decisions after which a game teaches nothing and is broken off."""
SHADES = 5
"""Number of parts that the way to the largest score is divided into."""
FIRST_GAMES = 100
"""Number of games played at random, which tell no more than what scores there are."""
EXAMPLES = 4_000
"""Number of positions that the model is fitted to."""
EPOCHS = 12
"""Number of times that it is."""
PLACE_WEIGHT = 0.05
"""The part of a reward that goes by the place; all else goes to who wins."""

Rewards = tuple[float, ...]
Moment = tuple[tuple[Action, ...], int, int, int]
Features = tuple[tuple[float, ...], ...]


def rewards(ranking: Ranking, seats: int) -> Rewards:
    """Return the reward of each seat: its share of the win, and a little for a better place. They add up to 1."""
    beaten, behind = [0.0] * seats, seats
    for group in ranking:
        behind -= len(group)
        for seat in group:
            beaten[seat] = behind
    places = sum(beaten) or 1.0
    part = PLACE_WEIGHT if sum(beaten) else 0.0
    first = ranking[0]
    return tuple((1 - part) * (seat in first) / len(first) + part * beaten[seat] / places for seat in range(seats))


class Habits:
    """Mean rewards of actions, by the moment in which they were chosen."""

    def __init__(self) -> None:
        self.daring = 1.0
        self.largest = 1
        """The largest score there has been: what scores are compared with."""
        self._means: dict[Moment, list[float]] = {}
        self._counts: dict[Moment, list[int]] = {}

    def moment(self, game: Game[Any, Any, Any], state: Any, seat: Seat, legal: Sequence[Action], run: int) -> Moment:
        """Return the moment in which the seat, which has made ``run`` decisions in a row, has to decide."""
        scores = game.scores(state)
        own = best = 0
        if len(scores) > seat:
            own = SHADES * scores[seat] // self.largest
            best = SHADES * max([score for other, score in enumerate(scores) if other != seat]) // self.largest
        return tuple(legal), min(run, LONGEST_RUN), own, best

    def choose(self, moment: Moment, rng: random.Random) -> int:
        """Return the place of the choice among the moment's legal actions."""
        means = self._means.get(moment)
        if means is None or rng.random() < self.daring:
            return int(rng.random() * len(moment[0]))
        return means.index(max(means))

    def learn(self, moment: Moment, at: int, reward: float) -> None:
        """Add what came of the action in that place."""
        means = self._means.setdefault(moment, [1.0] * len(moment[0]))
        counts = self._counts.setdefault(moment, [0] * len(moment[0]))
        counts[at] = min(counts[at] + 1, MEMORY)
        means[at] += (reward - means[at]) / counts[at]

    def forget(self) -> None:
        """Forget all means."""
        self._means, self._counts = {}, {}


class ScoreModel:
    """Rewards to be expected at the beginning of a turn, by the scores and by whose turn it is."""

    def __init__(self, largest: int) -> None:
        self._scale = 1 / max(1, largest)
        self._weights = [0.0] * 5

    def features(self, scores: Sequence[int], mover: Seat) -> Features:
        """Return what is known of each seat."""
        scale = self._scale
        return tuple(
            [
                (x, x * x, x * x * x, 1.0, x) if seat == mover else (x, x * x, x * x * x, 0.0, 0.0)
                for seat, x in enumerate([score * scale for score in scores])
            ]
        )

    def rewards(self, features: Features) -> Rewards:
        """Return the rewards to be expected. They add up to 1."""
        a, b, c, d, e = self._weights
        odds = [exp(a * x + b * y + c * z + d * u + e * v) for x, y, z, u, v in features]
        total = sum(odds)
        return tuple([one / total for one in odds])

    def fit(self, examples: Sequence[tuple[Features, Rewards]], rng: random.Random) -> None:
        """Fit the weights to the rewards there were, by stochastic gradient descent."""
        weights = self._weights
        steps = chain.from_iterable(rng.sample(examples, len(examples)) for _ in range(EPOCHS))
        number = EPOCHS * len(examples)
        for step, (features, came) in enumerate(steps):
            rate = 0.3 * (1 - step / number)
            for mine, guess, real in zip(features, self.rewards(features), came, strict=True):
                for at, feature in enumerate(mine):
                    weights[at] += rate * (real - guess) * feature


@lru_cache(maxsize=16)
def learned(name: str, options: Any, seats: int) -> tuple[Habits, ScoreModel | None]:
    """Return the habits and the model of that game, the same in every process."""
    game, rng, habits = games.load(name), random.Random(f"{name}:{seats}"), Habits()
    told: list[tuple[Sequence[int], Seat, Rewards]] = []
    for number in range(GAMES):
        if number == FIRST_GAMES:
            habits.forget()
            habits.daring = DARING
            habits.largest = max([1, *(max(scores, default=0) for scores, _, _ in told)])
        elif number == GAMES // 2:
            habits.daring = SETTLED
            told.clear()
        told += _play(game, options, seats, habits, rng)
    if not told or len(told[0][0]) != seats:
        return habits, None
    model = ScoreModel(habits.largest)
    some = rng.sample(told, min(EXAMPLES, len(told)))
    model.fit([(model.features(scores, mover), came) for scores, mover, came in some], rng)
    return habits, model


def _play(
    game: Game[Any, Any, Any], options: Any, seats: int, habits: Habits, rng: random.Random
) -> Sequence[tuple[Sequence[int], Seat, Rewards]]:
    """Play a game by the habits, learn from it, and return the scores and the mover at the beginning of each turn."""
    dice, setup = FastDice(rng), SetupData(host=0 if first_player_rule(options) == "host" else None)
    state, run, last = game.start(options, seats, setup, dice).state, 0, -1
    made: list[tuple[Seat, Moment, int]] = []
    begun: list[tuple[Sequence[int], Seat]] = []
    for _ in range(LONGEST):
        if not (actors := game.actors(state)):
            break
        seat = min(actors)
        if seat != last:
            begun.append((game.scores(state), seat))
        run, last = (run + 1 if seat == last else 0), seat
        legal = game.legal(state, seat)
        at = 0
        if len(legal) > 1:
            moment = habits.moment(game, state, seat, legal, run)
            at = habits.choose(moment, rng)
            made.append((seat, moment, at))
        state = game.apply(state, seat, legal[at], dice).state
    if (ranking := game.ranking(state)) is None:
        return ()
    came = rewards(ranking, seats)
    for seat, moment, at in made:
        habits.learn(moment, at, came[seat])
    return [(scores, mover, came) for scores, mover in begun]
