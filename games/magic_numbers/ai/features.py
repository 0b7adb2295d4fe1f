"""Inputs about a card of the hard computer's networks.

There are networks for a table for two (``policy_two.py``) and for larger tables (``policy_many.py``).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from operator import mul
from typing import Final

from games.ai.mlp import Row
from games.magic_numbers.ai.prospects import CARDS, FACES, prospects

AWAY: Final = (3.0, 6.1, 7.0, 8.0, 9.0, 10.0, 11.0)
"""Rounds from the target: how likely somebody is farther away than that is what is told of the way that is left."""

CARD: Final = 33
KNOWN: Final = 4
"""Number of the networks' inputs about a card, and about how well it is known."""


def standing(chances: Row, scores: Sequence[int], target: int) -> list[float]:
    """Return a seat's features: the mean of ``ahead`` over the cards, weighted by their chances.

    ``chances`` and ``scores`` have one entry for each card of ``CARDS``.
    """
    found = [(place, chance) for place, chance in enumerate(chances) if chance]
    weights = [chance for _, chance in found]
    rows = [ahead(place, scores[place], target) for place, _ in found]
    return [sum(map(mul, weights, column)) for column in zip(*rows, strict=True)]


@cache
def ahead(place: int, score: int, target: int) -> Row:
    """Return the features of a card with this score.

    They are: its Good number (6 values) and its Evil one (6), rounds to the target, points so far, which
    numbers would win (6), whether it is farther away than each of ``AWAY`` (7), and how much nearer each
    number would bring it (6).
    """
    future = prospects(*CARDS[place], target)
    rounds = future.rounds[score]
    return (
        *[float(number == CARDS[place][0]) for number in FACES],
        *[float(number == CARDS[place][1]) for number in FACES],
        rounds / 10,
        score / target,
        *[float(future.after[number][score] == target) for number in FACES],
        *[float(rounds > edge) for edge in AWAY],
        *[future.nearer(number, score) / 5 for number in FACES],
    )


def by_evil(chances: Sequence[float]) -> list[float]:
    """Return each number's chance to be the Evil one, from the chances of the cards; there is no number 0."""
    found = [0.0] * 7
    for (_, evil), chance in zip(CARDS, chances, strict=True):
        found[evil] += chance
    return found


def by_good(chances: Sequence[float]) -> list[float]:
    """Return the same for the Good number."""
    found = [0.0] * 7
    for (good, _), chance in zip(CARDS, chances, strict=True):
        found[good] += chance
    return found


def facts(place: int, face: int, score: int, target: int) -> list[float]:
    """Return the networks' inputs about a card with its score, when choosing for ``face``."""
    good, evil = CARDS[place]
    future = prospects(good, evil, target)
    after = future.after[face][score]
    nearer = [0.0 if score == target else future.nearer(number, score) for number in FACES]
    return [
        *[float(number == good) for number in FACES],
        *[float(number == evil) for number in FACES],
        future.rounds[score] / 10,
        future.rounds[after] / 10,
        (future.rounds[score] - future.rounds[after]) / 5,
        float(after == target),
        float(evil == face),
        float(good == face),
        float(after == score),
        score / target,
        after / target,
        *[min(2.0, max(-2.0, rounds / 5)) for rounds in nearer],
        *[float(future.after[number][score] == target) for number in FACES],
    ]
