"""What the public history tells about somebody's card: Bayes over the thirty cards and four ways of playing.

A score follows from a card and the numbers taken, and a card with which the game would have been over is none. What is
kept and given away tells the rest, by how likely a player of each kind with each card would have done that.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from games.magic_numbers.odds import CARDS, FACES, prospects
from games.magic_numbers.rules import Turn


def _strict(evil: bool, nearer: float) -> float:
    """Keeps what leads nearer and nothing that leads away."""
    return 0.97 if nearer > 0.01 else 0.03 if nearer < -0.01 else 0.65


def _weighing(evil: bool, nearer: float) -> float:
    """The more it matters, the surer; gives away some of what helps a little, to hurt others or to mislead."""
    return 0.04 + 0.92 / (1 + math.exp(-nearer / 0.6))


def _simple(evil: bool, nearer: float) -> float:
    """Keeps all but the Evil number."""
    return 0.02 if evil else 0.98


WAYS: tuple[tuple[float, Callable[[bool, float], float]], ...] = ((0.35, _strict), (0.3, _weighing), (0.15, _simple))
"""Ways of playing: how likely each is before anything is seen, and how likely such a player keeps a number, by whether
it is the own Evil one and by how many rounds nearer to the target it leads."""

CARELESS = 0.2
"""How likely, before anything is seen, somebody does anything, whatever the card."""

TINY = 1e-100
"""Weights smaller than this in total are brought back to 1: a long game would bring them to nothing."""


@cache
def _keeping(target: int) -> tuple[tuple[tuple[tuple[float, ...], ...], ...], ...]:
    """``[way][face][card][score]``: how likely such a player keeps that face."""
    futures = [(prospects(good, evil, target), evil) for good, evil in CARDS]
    return tuple(
        tuple(
            tuple(
                tuple(way(face == evil, future.nearer(face, score)) for score in range(target + 1))
                for future, evil in futures
            )
            if face
            else ()
            for face in (0, *FACES)
        )
        for _, way in WAYS
    )


@cache
def _taking(target: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """``[face][card][score]``: the score once that face is taken."""
    return tuple(
        tuple(prospects(good, evil, target).after[face] for good, evil in CARDS) if face else () for face in (0, *FACES)
    )


class Suspicion:
    """What a spectator can know of one seat.

    ``scores`` has for each card of ``CARDS`` the score that the seat has if that is its card.
    """

    def __init__(self, target: int) -> None:
        self._target = target
        self._ways = [[prior / len(CARDS)] * len(CARDS) for prior, _ in WAYS]
        self._careless = CARELESS / len(CARDS)
        self._possible = [1.0] * len(CARDS)
        self.scores: list[int] = [0] * len(CARDS)
        self.races: dict[int | None, Sequence[float]] = {}
        """What somebody has worked out from this, by the number taken next; forgotten with every change."""

    def copy(self) -> Suspicion:
        """One of its own to go on with; this one stays as it is."""
        twin = Suspicion(self._target)
        twin._ways = list(self._ways)
        twin._careless = self._careless
        twin._possible = self._possible
        twin.scores = self.scores
        # The same until one of the two changes, which then takes a fresh one.
        twin.races = self.races
        return twin

    def decided(self, face: int, *, kept: bool, playing: int) -> None:
        """The seat, one of so many still playing, kept that face or gave it away."""
        self.races = {}
        for way, table in enumerate(_keeping(self._target)):
            pairs = zip(self._ways[way], table[face], self.scores, strict=True)
            self._ways[way] = [w * row[s] for w, row, s in pairs] if kept else [w * (1 - row[s]) for w, row, s in pairs]
        self._careless *= 1 / playing if kept else 1 - 1 / playing
        total = self._careless + sum(map(sum, self._ways))
        if total < TINY:
            self._ways = [[w / total for w in weights] for weights in self._ways]
            self._careless /= total

    def took(self, face: int) -> None:
        """The seat took that face, and the game went on."""
        self.races = {}
        scores = [row[s] for row, s in zip(_taking(self._target)[face], self.scores, strict=True)]
        if self._target in scores:
            self._possible = [0.0 if s == self._target else p for p, s in zip(self._possible, scores, strict=True)]
        self.scores = scores

    def cards(self) -> list[float]:
        """The chance of each card of ``CARDS``."""
        weights = [
            p * (self._careless + sum(ways))
            for p, ways in zip(self._possible, zip(*self._ways, strict=True), strict=True)
        ]
        total = sum(weights)
        if not total:
            # Nobody plays like that, so nothing is known but what is possible.
            weights, total = self._possible, sum(self._possible)
        return [weight / total for weight in weights]

    def evil(self, number: int) -> float:
        """The chance that this is the Evil number."""
        return sum(chance for (_, evil), chance in zip(CARDS, self.cards(), strict=True) if evil == number)


def suspicions(history: Sequence[Turn], seats: int, target: int, playing: int) -> list[Suspicion]:
    """What a spectator can know of every seat; the caller's own, to go on with.

    ``playing`` is how many are still here. When somebody left is not part of the history, so it is taken as if they
    had gone at the start.
    """
    found = [seat.copy() for seat in _before_last(tuple(history[:-1]), seats, target, playing)]
    for turn in history[-1:]:
        _told(found, turn, playing)
    return found


def _told(found: Sequence[Suspicion], turn: Turn, playing: int) -> None:
    """Add what a turn tells."""
    found[turn.roller].decided(turn.face, kept=turn.roller == turn.taker, playing=max(2, playing))
    found[turn.taker].took(turn.face)


def _before_last(history: tuple[Turn, ...], seats: int, target: int, playing: int) -> Sequence[Suspicion]:
    """The same, not to be changed. A reader who looks at a game turn by turn, and at each turn at what else it might
    have been, asks for the same beginning again and again: the last one is kept."""
    global _latest
    table, last = (seats, target, playing), _latest
    if last.table == table and last.history == history:
        return last.found
    begun, found = 0, [Suspicion(target) for _ in range(seats)]
    if last.table == table and last.history == history[: len(last.history)]:
        begun, found = len(last.history), [seat.copy() for seat in last.found]
    for turn in history[begun:]:
        _told(found, turn, playing)
    _latest = _Latest(table, history, found)
    return found


class _Latest(NamedTuple):
    """What was asked for last, and what was found; nobody changes it."""

    table: tuple[int, int, int]
    history: tuple[Turn, ...]
    found: Sequence[Suspicion]


_latest = _Latest((0, 0, 0), (), ())
