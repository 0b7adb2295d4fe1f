"""Estimates for one decision in a review: the possible results of its dice, and the value of another choice.

Positions are judged by the game's own figures (:class:`StaticEvaluator`) or played out by its strongest
computers (:class:`RolloutEvaluator`).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from operator import add, sub
from random import Random
from typing import Any, Literal, NamedTuple

from games.ai.levels import decision_rng, own_levels, search_player
from games.ai.search import BUDGET
from games.analysis import win_probability
from games.analysis.chance_outcomes import ChanceOutcomes, chance_outcomes
from games.analysis.mistakes import MATTERS
from games.analysis.review_budget import FEWEST, WORK, spared_share
from games.analysis.win_probability import Vector, best_of
from games.core import RESIGN, Action, Computer, Seat
from games.core.dice import FastDice
from games.core.record import Frame
from games.core.table import Table

__all__ = [
    "NO_ADVICE",
    "PLAYOUTS",
    "DecisionEstimates",
    "DecisionValue",
    "Estimate",
    "EstimateSum",
    "RolloutEvaluator",
    "StaticEvaluator",
    "StrongestChoice",
    "choice_cost",
]

PLAYOUTS = (8, 10_000, 400_000)
"""Playouts of positions: number of each at least, and about how many decisions computers, or random movers, make for
the whole review. A number of decisions and not of seconds, so that every machine finds the same."""

LEVEL = 1e-9
"""Choices that differ by no more are equally good."""

_LOOK = 0.05
"""The work of playing an action with other dice, beside that of judging what it leads to."""
GUESSED, JUDGED = 2, 5
"""Samples if a game has a rough guess and a throw too many outcomes: twice as many positions are guessed at, and a
fifth of their usual number is judged to find the guess's error. That errs less than judging all, at a third of the
work."""

_ASK = 4.0
"""The work of looking at a decision at all: asking the computer about it, and all that is then known of its turn."""


class Estimate(NamedTuple):
    """Chances with their standard errors. ``key`` tells what was sampled for them: two with the same are the same."""

    chances: Vector
    errors: Vector
    key: object


class StrongestChoice(NamedTuple):
    """The strongest computer's choice, and the loss of the player's own choice.

    ``action`` is None if there was nothing to choose. ``lost`` counts what the player could know; it is None
    if it must be computed from the chances.
    """

    action: Action | None
    lost: float | None
    real: bool = True
    """True if it mattered: some choice would have lost something."""
    chance: float | None = None
    """The chance to win after the computer's choice, by what the mover could know; None if the chances have to tell."""


NO_ADVICE = StrongestChoice(None, None, real=False)


class DecisionEstimates(NamedTuple):
    """The estimates around a decision: after the choice and after the computer's, each before its dice."""

    before: Estimate
    chosen: Estimate
    best: Estimate
    after: Estimate


class DecisionValue(NamedTuple):
    """A decision whose position is judged from what follows, see :func:`games.analysis.review.review`.

    ``chosen`` is None where nothing was rolled. ``shift`` is by how much the computer's choice would have been better
    for each seat, with the standard errors of that; ``lost`` is what the mover gave away, as far as they could know.
    ``before`` is there where somebody resigned: what they had.
    """

    advice: StrongestChoice
    chosen: Estimate | None
    shift: Vector
    shift_errors: Vector
    lost: float
    before: Estimate | None


def choice_cost(
    weigh: win_probability.Weigh | None,
    further: win_probability.Weigh | None,
    view: Any,
    legal: Sequence[Action],
    action: Action,
) -> StrongestChoice | None:
    """Return the cost of a choice by the game's own weighing, from the player's view; None if it has no figure.

    If another choice was worth more, the two are compared one step further, if the game can do that.
    """
    worth = {} if weigh is None else weigh(view, legal)
    if action not in worth:
        return None
    best = best_of(worth)
    chance, lost = worth[best], worth[best] - worth[action]
    if lost > LEVEL and further is not None:
        seen = further(view, (best, action))
        chance, lost = max(seen[best], seen[action]), seen[best] - seen[action]
    lost = min(1.0, max(0.0, lost))
    real = max(lost, worth[best] - min(worth.values())) >= MATTERS
    return StrongestChoice(best if lost > LEVEL else action, lost, real, chance)


class StaticEvaluator:
    """Positions judged by the game's own figures; only dice may have to be sampled.

    ``work`` is what it has done, ``elastic`` the part of it that depends on the number of samples.
    """

    method: Literal["judged"] = "judged"

    def __init__(self, table: Table, estimator: win_probability.WinProbability, samples: int, seed: str) -> None:
        self.samples = samples
        self.work = 0.0
        self.elastic = 0.0
        self.hidden = estimator.laid_open is not None
        self._game = table.game
        self._seats = len(table.record.seats)
        self._estimator = estimator
        self._each = estimator.work(self._seats)
        self._seed = seed
        self._further = None if estimator.further is None else self._looking
        self._known: dict[Any, Vector] = {}

    def position(self, state: Any, number: int) -> Estimate:
        """Return the estimate for the position after action ``number``."""
        return Estimate(self._value(state), (0.0,) * self._seats, ("after", number))

    def decision_value(self, state: Any, frame: Frame, most: int) -> DecisionValue:
        """Return the effect of ``frame`` on ``state``, judging at most ``most`` positions per throw."""
        # The positions of one throw are asked for again and again, those of the last one never.
        self._known.clear()
        # A choice costs the computer about as much work as one judgement.
        self.work += _ASK + self._each
        assert frame.seat is not None
        assert frame.action is not None
        none = (0.0,) * self._seats
        if frame.action == RESIGN:
            return DecisionValue(NO_ADVICE, None, none, none, 0.0, self.position(state, frame.number - 1))
        advice = self._advice(state, frame)
        chosen = self._choice(state, frame.seat, frame.action, frame.number, most) if frame.dice else None
        if advice.action in (None, frame.action):
            return DecisionValue(advice, chosen, none, none, 0.0, None)
        best = self._choice(state, frame.seat, str(advice.action), frame.number, most)
        mine = chosen or self.position(frame.state, frame.number)
        shift = tuple(one - other for one, other in zip(best.chances, mine.chances, strict=True))
        errors = tuple(math.hypot(*pair) for pair in zip(best.errors, mine.errors, strict=True))
        lost = advice.lost
        if lost is None:
            lost = shift[frame.seat]
            if lost <= LEVEL:
                # The review finds it no worse, so nothing was lost.
                return DecisionValue(advice._replace(action=frame.action), chosen, none, none, 0.0, None)
        elif not self.hidden:
            shift = _shared(shift, frame.seat, lost, mine.chances)
            errors = none
        return DecisionValue(advice._replace(lost=lost), chosen, shift, errors, lost, None)

    def _advice(self, state: Any, frame: Frame) -> StrongestChoice:
        """Return the computer's choice from the player's view, and the loss of the player's own."""
        seat, action = frame.seat, frame.action
        assert seat is not None
        assert action is not None
        legal = self._game.legal(state, seat)
        if len(legal) < 2:
            return NO_ADVICE
        view = self._game.view(state, seat)
        found = choice_cost(self._estimator.weigh, self._further, view, legal, action)
        if found is not None:
            return found
        rng = decision_rng(self._seed, frame.number, "advice")
        return StrongestChoice(win_probability.strongest(self._game.name).choose(view, legal, rng), None)

    def _looking(self, view: Any, actions: Sequence[Action]) -> Mapping[Action, float]:
        """One step further, with the work of it."""
        assert self._estimator.further is not None
        self.work += self._estimator.further_work(self._seats)
        return self._estimator.further(view, actions)

    def _choice(self, state: Any, seat: Seat, action: Action, number: int, most: int) -> Estimate:
        rng = decision_rng(self._seed, number, action)
        in_heaps = self._estimator.any_order
        worked = self.work
        wide = most if self._estimator.rough is None else GUESSED * most
        found = chance_outcomes(self._game, state, seat, action, most=wide, rng=rng, any_order=in_heaps)
        looked = len(found.counted) + len(found.drawn)
        self.work += _LOOK * looked
        if looked <= most:
            total, errors = self._mean(found, self._value)
            self.elastic += spared_share(self.work - worked, looked)
        else:
            total, errors = self._guessed(found, max(FEWEST, most // JUDGED), rng)
            fewest = FEWEST * (self._each + _LOOK * GUESSED)
            self.elastic += max(0.0, self.work - worked - fewest)
        return Estimate(total, errors, ("chosen", number, action))

    def _mean(self, found: ChanceOutcomes, judge: Callable[[Any], Vector]) -> tuple[Vector, Vector]:
        """Return the mean over all possible results, and its standard errors."""
        total = [0.0] * self._seats
        for weight, reached in found.counted:
            total = [so_far + weight * part for so_far, part in zip(total, judge(reached), strict=True)]
        errors: Vector = (0.0,) * self._seats
        if found.drawn:
            means, spread = win_probability.mean([judge(reached) for reached in found.drawn])
            total = [so_far + found.rest * part for so_far, part in zip(total, means, strict=True)]
            errors = tuple(found.rest * part for part in spread)
        return tuple(total), errors

    def _guessed(self, found: ChanceOutcomes, judged: int, rng: Random) -> tuple[Vector, Vector]:
        """Return the same from rough guesses, corrected by their mean error.

        The error is measured in ``judged`` positions, spread evenly over all.
        """

        def guess(reached: Any) -> Vector:
            return self._estimator.guess(self._game, reached, self._seats)

        total, errors = self._mean(found, guess)
        off = [tuple(map(sub, self._value(reached), guess(reached))) for reached in found.evenly(judged, rng)]
        means, spread = win_probability.mean(off)
        return tuple(map(add, total, means)), tuple(map(math.hypot, errors, spread))

    def _value(self, state: Any) -> Vector:
        key = self._estimator.key(self._game, state)
        if key not in self._known:
            self.work += self._each
            self._known[key] = self._estimator.chances_in(self._game, state, self._seats)
        return self._known[key]


def _shared(shift: Vector, seat: Seat, lost: float, now: Vector) -> Vector:
    """Return each seat's gain by the better choice: the mover gains ``lost``, the others lose as much together.

    ``shift`` says how the loss is split; any remainder is split by the others' chances.
    """
    found = [0.0 if other == seat else part for other, part in enumerate(shift)]
    rest = -lost - sum(found)
    others = [0.0 if other == seat else part for other, part in enumerate(now)]
    whole = sum(others)
    for other, part in enumerate(others):
        found[other] += rest * part / whole if whole else 0.0
    found[seat] = -sum(found)
    return tuple(found)


class RolloutEvaluator:
    """Positions played out by the strongest computers; all is sampled but the end.

    A position is worth what comes of it when the computers go on from it, so it is worth as much as its best choice. No
    playout is made twice, and where somebody did what the computer would have done, only dice can make a difference.
    ``work`` is what it has done.
    """

    method: Literal["played"] = "played"
    hidden = False

    def __init__(self, table: Table, samples: int, seed: str) -> None:
        self._game = table.game
        self._seats = len(table.record.seats)
        self._seed = seed
        self._playing = win_probability.Rollout(table.game, self._seats, table.record.options)
        least, thinking, rolling = PLAYOUTS
        alone = not own_levels(table.game.name)
        # A playout from a position in the middle takes about as long as the rest of the game did.
        length = max(1, len(table.record.actions))
        self.samples = min(samples, max(least, (rolling if alone else thinking) // length**2))
        self._most = self.samples
        self._each = WORK / (rolling if alone else thinking)
        self._advisor: Computer[Any] = win_probability.strongest(table.game.name)
        if alone:
            # A long game's searches share what its playouts may take, so that a review does not take minutes.
            share = min(BUDGET.decisions, rolling // length)
            self._advisor = search_player(table.game.name, BUDGET._replace(decisions=share))

    @property
    def work(self) -> float:
        """The decisions of all playouts so far, as work."""
        return self._playing.decisions * self._each

    @property
    def elastic(self) -> float:
        """The part of it that depends on the number of playouts: all but that of the fewest."""
        return spared_share(self.work, self.samples)

    def advice(self, state: Any, frame: Frame) -> StrongestChoice:
        """Return the choice of the strongest computer."""
        assert frame.seat is not None
        legal = self._game.legal(state, frame.seat)
        if frame.action == RESIGN or len(legal) < 2:
            return NO_ADVICE
        rng = decision_rng(self._seed, frame.number, "advice")
        return StrongestChoice(self._advisor.choose(self._game.view(state, frame.seat), legal, rng), None)

    def position(self, state: Any, number: int) -> Estimate:
        """Return the estimate for the position after action ``number``."""
        ranking = self._game.ranking(state)
        if ranking is not None:
            return Estimate(win_probability.shares(ranking, self._seats), (0.0,) * self._seats, "end")
        return self._estimate([state] * self._most, decision_rng(self._seed, number, "after"), ("after", number))

    def decision_estimates(
        self, state: Any, frame: Frame, advised: Action | None, before: Estimate, most: int
    ) -> DecisionEstimates:
        """Return the effect of ``frame`` on ``state``, from at most ``most`` playouts."""
        self._most = most
        if frame.action != RESIGN and advised in (None, frame.action):
            over = self._game.ranking(frame.state) is not None
            after = self.position(frame.state, frame.number) if frame.dice or over else before
            return DecisionEstimates(before, before if frame.dice else after, before if frame.dice else after, after)
        after = self.position(frame.state, frame.number)
        chosen = self._choice(state, frame) if frame.dice else after
        return DecisionEstimates(before, chosen, before, after)

    def _choice(self, state: Any, frame: Frame) -> Estimate:
        assert frame.seat is not None
        assert frame.action is not None
        rng = decision_rng(self._seed, frame.number, frame.action)
        dice = FastDice(rng)
        reached = [self._game.apply(state, frame.seat, frame.action, dice).state for _ in range(self._most)]
        return self._estimate(reached, rng, ("chosen", frame.number))

    def _estimate(self, states: list[Any], rng: Random, key: object) -> Estimate:
        means, errors = win_probability.mean([self._playing.to_the_end(state, rng) for state in states])
        # If all playouts end alike, the next one might not: one that does not is allowed for.
        least = 1 / (len(states) + 2)
        return Estimate(means, tuple(max(error, least) for error in errors), key)


class EstimateSum:
    """A sum of estimates of one seat's chance, and how far sampling may have it wrong: an estimate that is added and
    taken away again leaves no error."""

    def __init__(self) -> None:
        self.value = 0.0
        self._parts: dict[object, tuple[int, float]] = {}

    def add(self, estimate: Estimate, seat: Seat, sign: int) -> None:
        """Add that seat's chance, or with -1 take it away."""
        self.value += sign * estimate.chances[seat]
        times, error = self._parts.get(estimate.key, (0, estimate.errors[seat]))
        self._parts[estimate.key] = (times + sign, error)

    @property
    def error(self) -> float:
        """The standard error."""
        return math.sqrt(sum((times * error) ** 2 for times, error in self._parts.values()))


def shift_chances(start: Estimate, shift: Sequence[float], errors: Sequence[float], key: object) -> Estimate:
    """Return ``start`` with its chances moved; kept from 0 to 1, in sum 1."""
    parts = [max(0.0, one + more) for one, more in zip(start.chances, shift, strict=True)]
    whole = sum(parts)
    return Estimate(
        tuple(part / whole for part in parts),
        tuple(math.hypot(*pair) for pair in zip(start.errors, errors, strict=True)),
        key,
    )
