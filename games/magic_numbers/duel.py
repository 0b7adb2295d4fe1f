"""What was learned of games for two: how likely the hard computer keeps a number, and what its choices are worth.

Two small networks for each target, trained in games against themselves, against readers who know them exactly, and
against simple computers; ``docs/computers.md`` tells how. They look at what a spectator knows of both seats and at one
card; nothing else goes in. So how likely a choice is with each of the thirty cards can be asked for, as with everything
that the hard computer does.
"""

from __future__ import annotations

import math
import pkgutil
from collections.abc import Iterable, Sequence
from functools import cache
from operator import mul
from struct import calcsize, unpack_from
from typing import Final, NamedTuple

from games.magic_numbers.odds import CARDS, FACES, prospects
from games.magic_numbers.suspicion import Suspicion

AWAY: Final = (3.0, 6.1, 7.0, 8.0, 9.0, 10.0, 11.0)
"""Rounds from the target: how likely somebody is farther away than that is what is told of the way that is left."""

FIRST: Final = 64
SECOND: Final = 32
"""So many units there are in each layer."""

SEEN: Final = 84
CARD: Final = 33
KNOWN: Final = 4
"""So many numbers there are about what all see (the last one is always 1), about a card, and about how well it is
known."""

Row = Sequence[float]


class Matrix:
    """Rows of weights. Their scalar products with a vector come from its distance to each of them, by the law of
    cosines: ``math.dist`` goes through two rows of numbers three times as fast as anything else that Python 3.11 has.
    It is as exact as that (14 digits of what is at stake here)."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self._rows = tuple(map(tuple, rows))
        self._squares = [sum(map(mul, row, row)) for row in self._rows]

    def times(self, vector: Row) -> list[float]:
        """The scalar product of each row with the vector."""
        given = tuple(vector)
        own = sum(map(mul, given, given))
        return [
            (square + own - math.dist(row, given) ** 2) / 2
            for row, square in zip(self._rows, self._squares, strict=True)
        ]


class Network:
    """Two layers over what all see and what a card adds to it.

    The first is a sum of three parts: of what all see, of the card with its score and the number rolled, which is
    remembered, and of how well that card is known.
    """

    def __init__(self, matrices: Sequence[Sequence[Row]], target: int) -> None:
        public, card, known, second, last = matrices
        self._public, self._card, self._second, self._last = map(Matrix, (public, card, second, last))
        self._chance, *self._evil = zip(*known, strict=True)
        self._target = target
        self._cards: dict[tuple[int, int, int], Row] = {}

    def seen(self, public: Row) -> Row:
        """The part of the first layer that is the same for all cards."""
        return self._public.times(public)

    def suspected(self, seen: Row, sure: float, exact: float, rolled: float) -> Row:
        """The same, with how well the Evil number is known: what is the same for all cards with that one."""
        return [a + sure * b + exact * c + rolled * d for a, b, c, d in zip(seen, *self._evil, strict=True)]

    def out(self, suspected: Row, place: int, face: int, score: int, chance: float) -> list[float]:
        """What comes out for the card at that place of ``CARDS``, thought to be there with that chance."""
        card = self._cards.get((place, face, score))
        if card is None:
            card = self._card.times(_card(place, face, score, self._target))
            self._cards[place, face, score] = card
        first = [
            value if (value := a + b + chance * c) > 0.0 else 0.0
            for a, b, c in zip(suspected, card, self._chance, strict=True)
        ]
        first.append(1.0)
        second = [value if value > 0.0 else 0.0 for value in self._second.times(first)]
        second.append(1.0)
        return self._last.times(second)


class Duel:
    """One number to choose for at a table for two: how it looks to the seat ``me`` with each of the thirty cards.

    ``turns`` have been played. Nobody's card goes in: what is known of both seats is what a spectator can know.
    """

    def __init__(self, me: Suspicion, other: Suspicion, face: int, turns: int, target: int) -> None:
        self._scores, self._face, self._target = me.scores, face, target
        self._public = [*_seat(me, face, target), *_seat(other, face, target)]
        self._public += [float(number == face) for number in FACES]
        self._public += [min(turns / 30, 2.0), 1.0]
        self._chances = me.cards()
        self._sure, self._exact = by_evil(self._chances), by_evil(me.read())

    def keeping(self) -> list[float]:
        """With each card, how likely the number is kept. With one that it cannot be (and no choice makes that
        possible again) nobody asks: as likely as not."""
        found = [0.5] * len(CARDS)
        may_be = [place for place, chance in enumerate(self._chances) if chance]
        for place, (keep,) in zip(may_be, self._of(networks(self._target).keep, may_be), strict=True):
            found[place] = _logistic(keep)
        return found

    def worth(self, place: int) -> tuple[float, float]:
        """With the card at that place, the chance to win after keeping the number, and after giving it away."""
        ((keep, give),) = self._of(networks(self._target).worth, (place,))
        return _logistic(keep), _logistic(give)

    def _of(self, network: Network, places: Iterable[int]) -> list[list[float]]:
        seen = network.seen(self._public)
        suspected: dict[int, Row] = {}
        found: list[list[float]] = []
        for place in places:
            _, evil = CARDS[place]
            if evil not in suspected:
                sure = self._sure[evil]
                rolled = sure if evil == self._face else 0.0
                suspected[evil] = network.suspected(seen, sure, self._exact[evil], rolled)
            found.append(network.out(suspected[evil], place, self._face, self._scores[place], self._chances[place]))
        return found


def by_evil(chances: Sequence[float]) -> list[float]:
    """How likely each number is the Evil one, if those are the chances of the cards; there is no number 0."""
    found = [0.0] * 7
    for (_, evil), chance in zip(CARDS, chances, strict=True):
        found[evil] += chance
    return found


def _seat(seat: Suspicion, face: int, target: int) -> list[float]:
    """What the networks are told of what is known of a seat."""
    good, evil, wins, far = [0.0] * 7, [0.0] * 7, [0.0] * 7, [0.0] * len(AWAY)
    rounds = points = nearer = 0.0
    for card, chance, score in zip(CARDS, seat.cards(), seat.scores, strict=True):
        if chance:
            good[card[0]] += chance
            evil[card[1]] += chance
            future = prospects(*card, target)
            way = future.rounds[score]
            rounds += chance * way
            points += chance * score
            for number in FACES:
                if future.after[number][score] == target:
                    wins[number] += chance
            for at, edge in enumerate(AWAY):
                if way > edge:
                    far[at] += chance
            nearer += chance * future.nearer(face, score)
    exact = by_evil(seat.read())
    return [
        *good[1:], *evil[1:], rounds / 10, points / target, *wins[1:], *far,
        wins[face], evil[face], nearer / 5, seat.alike(), *exact[1:], exact[face],
    ]  # fmt: skip


def _card(place: int, face: int, score: int, target: int) -> list[float]:
    """What the networks are told of a card with its score, and that number to choose for."""
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


def _logistic(value: float) -> float:
    return 1 / (1 + math.exp(-value)) if value > -700 else 0.0


class Networks(NamedTuple):
    """Those of one target: ``keep`` says how likely a number is kept (its logit), ``worth`` the logits of the chances
    to win after keeping it and after giving it away."""

    keep: Network
    worth: Network


@cache
def networks(target: int) -> Networks:
    """The networks for that target. They are read when they are first asked for."""
    data = pkgutil.get_data("games.magic_numbers", f"weights-{target}.bin")
    assert data is not None, "the weights are part of the package"
    keep, at = _read(data, 0, 1)
    worth, _ = _read(data, at, 2)
    return Networks(Network(keep, target), Network(worth, target))


def _read(data: bytes, at: int, outs: int) -> tuple[list[list[Row]], int]:
    """The matrices of the network that begins there, and where it ends: each is a number that stands for 1 and the
    weights, times that, row by row."""
    matrices: list[list[Row]] = []
    shapes = (FIRST, SEEN), (FIRST, CARD), (FIRST, KNOWN), (SECOND, FIRST + 1), (outs, SECOND + 1)
    for rows, columns in shapes:
        code = f"<d{rows * columns}h"
        one, *numbers = unpack_from(code, data, at)
        at += calcsize(code)
        weights = [number / one for number in numbers]
        matrices.append([weights[row * columns : (row + 1) * columns] for row in range(rows)])
    return matrices, at
