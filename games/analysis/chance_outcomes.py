"""Possible dice results of an action: all of them if there are few, otherwise the rest sampled at random.

The rules may roll any dice, and their number may depend on the first results. So an action is tried with a few
given faces; where the rules ask for another die, each of its faces is tried, the likeliest prefixes first.
"""

from __future__ import annotations

import heapq
import random
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any

from msgspec import Struct

from games.core import Action, Game, Seat

__all__ = ["ChanceOutcomes", "chance_outcomes"]


class ChanceOutcomes(Struct, frozen=True):
    """Possible results of an action.

    ``counted`` are states with their probabilities, ``drawn`` are states sampled at random for the remaining
    probability ``rest`` (0: everything is counted).
    """

    counted: tuple[tuple[float, Any], ...]
    drawn: tuple[Any, ...]
    rest: float

    def evenly(self, number: int, rng: random.Random) -> Iterator[Any]:
        """Yield ``number`` of these states, each as often as its probability."""
        share = self.rest / max(1, len(self.drawn))
        states = iter([*self.counted, *((share, reached) for reached in self.drawn)])
        weight, state = next(states)
        reached, offset = weight, rng.random()
        for draw in range(number):
            while reached < (draw + offset) / number:
                # Rounding may leave the last one a little short.
                weight, state = next(states, (1.0, state))
                reached += weight
            yield state


class _Asked(Exception):
    """The rules ask for one more die than there are faces for."""

    def __init__(self, sides: int) -> None:
        super().__init__(sides)
        self.sides = sides


class _Given:
    """Dice that show the faces given; then they ask, or with a generator go on by lot."""

    def __init__(self, faces: Sequence[int], rng: random.Random | None = None) -> None:
        self._faces = faces
        self._rng = rng
        self.sides: list[int] = []

    def roll(self, sides: int) -> int:
        at = len(self.sides)
        if at >= len(self._faces) and self._rng is None:
            raise _Asked(sides)
        self.sides.append(sides)
        if at < len(self._faces):
            return self._faces[at]
        assert self._rng is not None
        return int(self._rng.random() * sides) + 1


def chance_outcomes(
    game: Game[Any, Any, Any],
    state: Any,
    seat: Seat,
    action: Action,
    *,
    most: int,
    rng: random.Random,
    any_order: bool = False,
) -> ChanceOutcomes:
    """Return the states that the action leads to, over all results of its dice.

    Looks at about ``most`` states. ``any_order``: only how often each face shows matters, not the order.

    Raises:
        IllegalAction: the rules refuse the action.
    """
    if any_order:
        found = _heaped(game, state, seat, action, most, rng)
        if found is not None:
            return found
    counted: dict[Any, float] = {}
    open_: list[tuple[float, int, tuple[int, ...], int]] = []
    tried = 0

    def attempt(weight: float, faces: tuple[int, ...]) -> None:
        nonlocal tried
        tried += 1
        try:
            reached = game.apply(state, seat, action, _Given(faces)).state
        except _Asked as asked:
            heapq.heappush(open_, (-weight, tried, faces, asked.sides))
        else:
            counted[reached] = counted.get(reached, 0.0) + weight

    attempt(1.0, ())
    while open_ and len(counted) + len(open_) - 1 + open_[0][3] <= most:
        negative, _, faces, sides = heapq.heappop(open_)
        for face in range(1, sides + 1):
            attempt(-negative / sides, (*faces, face))
    rest = -sum(entry[0] for entry in open_)
    drawn = _drawn(game, state, seat, action, open_, max(2, most - len(counted)), rng) if open_ else ()
    return ChanceOutcomes(tuple((weight, reached) for reached, weight in counted.items()), drawn, rest)


def _drawn(
    game: Game[Any, Any, Any],
    state: Any,
    seat: Seat,
    action: Action,
    open_: Sequence[tuple[float, int, tuple[int, ...], int]],
    number: int,
    rng: random.Random,
) -> tuple[Any, ...]:
    """Return ``number`` states that continue the open prefixes, each as often as its probability.

    They are spaced evenly, so that no likely prefix is missed.
    """
    ordered = sorted(open_, key=lambda entry: entry[2])
    total = -sum(entry[0] for entry in ordered)
    found = []
    at, reached = 0, -ordered[0][0]
    offset = rng.random()
    for draw in range(number):
        point = (draw + offset) * total / number
        while reached < point and at < len(ordered) - 1:
            at += 1
            reached -= ordered[at][0]
        found.append(game.apply(state, seat, action, _Given(ordered[at][2], rng)).state)
    return tuple(found)


def _heaped(
    game: Game[Any, Any, Any], state: Any, seat: Seat, action: Action, most: int, rng: random.Random
) -> ChanceOutcomes | None:
    """Return the same by counting unordered sets of faces; None if the action does not allow that.

    Needs an action that always rolls the same number of equal dice.
    """
    probe = _Given((), rng)
    game.apply(state, seat, action, probe)
    number = len(probe.sides)
    if number < 2 or len(set(probe.sides)) > 1:
        return None
    sides = probe.sides[0]
    heaps = list(combinations_with_replacement(range(1, sides + 1), number))
    if len(heaps) > most:
        return None
    counted: dict[Any, float] = {}
    for faces in heaps:
        dice = _Given(faces)
        try:
            reached = game.apply(state, seat, action, dice).state
        except _Asked:
            return None
        if len(dice.sides) != number:
            return None
        orders = factorial(number) / prod(factorial(faces.count(face)) for face in set(faces))
        counted[reached] = counted.get(reached, 0.0) + orders / sides**number
    return ChanceOutcomes(tuple((weight, reached) for reached, weight in counted.items()), (), 0.0)
