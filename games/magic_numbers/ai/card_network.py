"""Network that looks at what all see and at one card, for the hard computer's policies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.ai.mlp import Row, WeightMatrix, forward
from games.magic_numbers.ai.features import KNOWN, facts

WIN: Final = 12.0
"""Amount added to the logit of keeping a number that wins: nobody thinks about that for long."""


class CardNetwork:
    """Two layers over what all see and what a card adds to it.

    The first is a sum of three parts: of what all see, of the card with its score and the number rolled, which is
    remembered, and of how well that card is known.
    """

    def __init__(self, matrices: Sequence[Sequence[Row]], target: int) -> None:
        public, card, known, second, last = matrices
        self._public, self._card = WeightMatrix(public), WeightMatrix(card)
        self._rest = WeightMatrix(second), WeightMatrix(last)
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
        return forward(self._rest, first)
