"""Building blocks of the hard computer's learned networks, and their inputs about a card.

There are networks for a table for two (``policy_two.py``) and for larger tables (``policy_many.py``).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from operator import mul
from struct import calcsize, unpack_from
from typing import Final

from games.magic_numbers.ai.prospects import CARDS, FACES, prospects

AWAY: Final = (3.0, 6.1, 7.0, 8.0, 9.0, 10.0, 11.0)
"""Rounds from the target: how likely somebody is farther away than that is what is told of the way that is left."""

CARD: Final = 33
KNOWN: Final = 4
"""So many numbers the networks are told about a card, and about how well it is known."""

WIN: Final = 12.0
"""What is added to the logit of keeping a number that wins: nobody thinks about that for long."""

Row = Sequence[float]


class WeightMatrix:
    """Rows of weights. Their scalar products with a vector come from its distance to each of them, by the law of
    cosines: ``math.dist`` goes through two rows of numbers three times as fast as anything else that Python 3.11 has.
    It is as exact as that (14 digits of what is at stake here)."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self._rows = tuple(map(tuple, rows))
        self._squares = [sum(map(mul, row, row)) for row in self._rows]

    def times(self, vector: Row) -> list[float]:
        """Return the scalar product of each row with the vector."""
        given = tuple(vector)
        own = sum(map(mul, given, given))
        return [
            (square + own - math.dist(row, given) ** 2) / 2
            for row, square in zip(self._rows, self._squares, strict=True)
        ]


class Mlp:
    """Two layers over what all see and what a card adds to it.

    The first is a sum of three parts: of what all see, of the card with its score and the number rolled, which is
    remembered, and of how well that card is known.
    """

    def __init__(self, matrices: Sequence[Sequence[Row]], target: int) -> None:
        public, card, known, second, last = matrices
        self._public, self._card, self._second, self._last = map(WeightMatrix, (public, card, second, last))
        chance, *columns = zip(*known, strict=True)
        self._evil = columns[: KNOWN - 1]
        self._known = WeightMatrix(list(zip(chance, *columns[KNOWN - 1 :], strict=True)))
        self._target = target
        self._cards: dict[tuple[int, int, int], Row] = {}

    def seen(self, public: Row) -> Row:
        """Return the part of the first layer that is the same for all cards."""
        return self._public.times(public)

    def suspected(self, seen: Row, sure: float, exact: float, rolled: float) -> Row:
        """Return the same, with how well the Evil number is known.

        The result is the same for all cards with that Evil number.
        """
        return [a + sure * b + exact * c + rolled * d for a, b, c, d in zip(seen, *self._evil, strict=True)]

    def out(self, suspected: Row, place: int, face: int, score: int, known: Row) -> list[float]:
        """Return the network's outputs for the card at index ``place`` of ``CARDS``.

        ``known`` are the belief in that card, and further inputs of some networks.
        """
        card = self._cards.get((place, face, score))
        if card is None:
            card = self._card.times(facts(place, face, score, self._target))
            self._cards[place, face, score] = card
        more = self._known.times(known)
        first = [value if (value := a + b + c) > 0.0 else 0.0 for a, b, c in zip(suspected, card, more, strict=True)]
        first.append(1.0)
        second = [value if value > 0.0 else 0.0 for value in self._second.times(first)]
        second.append(1.0)
        return self._last.times(second)


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


def logistic(value: float) -> float:
    """Return the chance that has this logit."""
    return 1 / (1 + math.exp(-value)) if value > -700 else 0.0


def size(shape: tuple[int, int]) -> int:
    """Return the size in bytes of a matrix of this shape (rows, columns) in a file."""
    return calcsize(f"<d{shape[0] * shape[1]}h")


def read(data: bytes, at: int, shapes: Sequence[tuple[int, int]]) -> tuple[list[list[Row]], int]:
    """Return the matrices of these shapes (rows, columns) that begin at ``at``, and where they end.

    Each matrix is stored as a number that stands for 1, and the weights times that, row by row.
    """
    matrices: list[list[Row]] = []
    for rows, columns in shapes:
        code = f"<d{rows * columns}h"
        one, *numbers = unpack_from(code, data, at)
        at += calcsize(code)
        weights = [number / one for number in numbers]
        matrices.append([weights[row * columns : (row + 1) * columns] for row in range(rows)])
    return matrices, at
