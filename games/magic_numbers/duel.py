"""What was learned of games for two: how likely the hard computer keeps a number, and what its choices are worth.

Two small networks for each target, trained in games against themselves, against readers who know them exactly, and
against simple computers; ``docs/computers.md`` tells how. They look at what a spectator knows of both seats and at one
card; nothing else goes in. So how likely a choice is with each of the thirty cards can be asked for, as with everything
that the hard computer does.
"""

from __future__ import annotations

import math
import pkgutil
from collections.abc import Sequence
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


class Network:
    """Two layers over what all see and what a card adds to it.

    The first is a sum of three parts: of what all see, of the card with its score and the number rolled, which is
    remembered, and of how well that card is known.
    """

    def __init__(self, matrices: Sequence[Sequence[Row]], target: int) -> None:
        self._public, self._card, self._known, self._second, self._last = matrices
        self._target = target
        self._cards: dict[tuple[int, int, int], Row] = {}

    def seen(self, public: Row) -> Row:
        """The part of the first layer that is the same for all cards."""
        return [sum(map(mul, row, public)) for row in self._public]

    def out(self, seen: Row, place: int, face: int, score: int, known: Row) -> list[float]:
        """What comes out for the card at that place of ``CARDS``."""
        card = self._cards.get((place, face, score))
        if card is None:
            given = _card(place, face, score, self._target)
            card = self._cards[place, face, score] = [sum(map(mul, row, given)) for row in self._card]
        one, two, three, four = known
        first = [
            value if (value := a + b + one * c + two * d + three * e + four * f) > 0.0 else 0.0
            for a, b, (c, d, e, f) in zip(seen, card, self._known, strict=True)
        ]
        first.append(1.0)
        second = [value if (value := sum(map(mul, row, first))) > 0.0 else 0.0 for row in self._second]
        second.append(1.0)
        return [sum(map(mul, row, second)) for row in self._last]


class Duel:
    """One number to choose for at a table for two: how it looks to the seat ``me`` with each of the thirty cards.

    ``turns`` have been played. Nobody's card goes in: what is known of both seats is what a spectator can know.
    """

    def __init__(self, me: Suspicion, other: Suspicion, face: int, turns: int, target: int) -> None:
        self._scores, self._face, self._target = me.scores, face, target
        self._public = [*_seat(me, face, target), *_seat(other, face, target)]
        self._public += [float(number == face) for number in FACES]
        self._public += [min(turns / 30, 2.0), 1.0]
        cards = me.cards()
        sure, exact = by_evil(cards), by_evil(me.read())
        self._known = [
            (chance, sure[evil], exact[evil], sure[evil] if evil == face else 0.0)
            for chance, (_, evil) in zip(cards, CARDS, strict=True)
        ]

    def keeping(self) -> list[float]:
        """With each card, how likely the number is kept."""
        network = networks(self._target).keep
        seen = network.seen(self._public)
        return [_logistic(self._of(network, seen, place)[0]) for place in range(len(CARDS))]

    def worth(self, place: int) -> tuple[float, float]:
        """With the card at that place, the chance to win after keeping the number, and after giving it away."""
        network = networks(self._target).worth
        keep, give = self._of(network, network.seen(self._public), place)
        return _logistic(keep), _logistic(give)

    def _of(self, network: Network, seen: Row, place: int) -> list[float]:
        return network.out(seen, place, self._face, self._scores[place], self._known[place])


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
