"""Guesses of the cards of players who may mislead, learned from what players of all kinds have done.

``card_belief.py`` assumes simple players and the hard computer itself. A player who knows how the hard computer
plays, and plays otherwise, misleads it: in games to 50 points it then knew less of such a reader's Evil number than
without looking. So to that target, and to every target at tables for more than two, the policy also gets a guess. A
small network makes it, trained in games against players of all kinds, readers too; ``research/README.md`` explains
how. It looks at what a spectator knows of the seats and at the numbers that the seat has kept and given away, and
corrects the belief about its cards.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import Final

from games.ai.mlp import Row, WeightMatrix, forward, load, logistic
from games.magic_numbers.ai.card_belief import CardBelief
from games.magic_numbers.ai.features import by_evil, by_good
from games.magic_numbers.ai.prospects import CARDS, FACES

GUESSED: Final = (50,)
"""The targets to which the policy is told of it at a table for two; at a larger one it is told to all."""

TOLD: Final = 13
"""Number of inputs about a seat: how likely each number is Good, Evil, and the one rolled Evil."""

TARGETS: Final = (20, 30, 50)

SHAPES: Final = ((96, 120), (48, 97), (12, 49))
SHAPES_MANY: Final = ((96, 128), (48, 97), (13, 49))
"""At a table for two, and at a larger one, where one number more comes out: how much suspicion is believed."""

BELIEVED: Final = 0.5
"""The power of ``card_belief.py``'s probability of each card with which the guess begins, at a table for two."""

LEAVEN: Final = 1e-3
"""The chance that is added to each of those."""

LONGEST: Final = 300
"""Length that a longer game is taken to have: the network knows no longer ones."""


def guess(seat: CardBelief, other: CardBelief, turns: int, target: int) -> list[float]:
    """Return the chance of each card of ``CARDS`` to be that of ``seat``, after so many turns, at a table for two."""
    looked = _seen(seat, [seat.alike()])
    looked += [min(turns, LONGEST) / 100, 1.0, *other.stands()[:27]]
    return _corrected(seat.cards(), network(f"guess-{target}.bin", SHAPES), looked)


def among_many(seat: CardBelief, others: Sequence[CardBelief], turns: int, target: int) -> list[float]:
    """Return the same at a larger table, at which ``others`` still play."""
    looked = _seen(seat, seat.manner())
    looked += [sum(column) / len(others) for column in zip(*(other.stands()[:27] for other in others), strict=True)]
    looked += [float(target == one) for one in TARGETS]
    looked += [1 / len(others), min(turns, LONGEST) / (50 * (len(others) + 1)), 1.0]
    return _corrected(seat.cards(), network(f"guess-{for_many(target)}.bin", SHAPES_MANY), looked)


def for_many(target: int) -> str:
    """Return the part of the file names for what was learned at larger tables.

    There is one set for games to 20 and 30 points, and one for games to 50.
    """
    return "many-50" if target == TARGETS[-1] else "many"


def policy_inputs(chances: Sequence[float], face: int) -> list[float]:
    """Return the policy's inputs from a guess when ``face`` is rolled."""
    good, evil = by_good(chances), by_evil(chances)
    return [*good[1:], *evil[1:], evil[face]]


def _seen(seat: CardBelief, manner: Row) -> list[float]:
    """Return the network's inputs about the seat whose card it guesses."""
    exact = seat.stands_exactly()
    given, kept = _halves(seat.deeds)
    return [
        *seat.stands()[:27],
        *exact[:6], *exact[12:],
        *manner, *exact[6:12],
        *map(math.log1p, (*given[1:], *kept[1:])),
        *(times / 2 for row in _halves(seat.lately) for times in row[1:]),
        *(float(times > 0) for times in kept[1:]),
    ]  # fmt: skip


def _corrected(chances: Row, matrices: Sequence[WeightMatrix], found: Row) -> list[float]:
    """Return the corrected chance of each card, from the beliefs and the network's inputs ``found``."""
    added = forward(matrices, found)
    evil, good = (dict(zip(FACES, row, strict=True)) for row in _halves(added[:12]))
    believed = logistic(added[12]) if added[12:] else BELIEVED
    logits = [
        believed * math.log(chance + LEAVEN) + evil[card[1]] + good[card[0]]
        for card, chance in zip(CARDS, chances, strict=True)
    ]
    most = max(logits)
    weights = [math.exp(logit - most) if chance else 0.0 for logit, chance in zip(logits, chances, strict=True)]
    total = sum(weights)
    return [weight / total for weight in weights]


def _halves(row: Row) -> tuple[Row, Row]:
    middle = len(row) // 2
    return row[:middle], row[middle:]


@cache
def network(name: str, shapes: tuple[tuple[int, int], ...]) -> list[WeightMatrix]:
    """Return the layers in a file, read at the first call."""
    return [WeightMatrix(matrix.floats()) for matrix in load("games.magic_numbers.data", name, shapes)]
