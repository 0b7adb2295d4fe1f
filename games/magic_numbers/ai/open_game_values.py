"""Values of choices at a table for two if both cards were open; the policies to 30 and 50 points use them.

Such a game is solved for every pair of cards, at every pair of scores, by ``research/magic_numbers/two.cpp``
(``open``); ``research/README.md`` has the commands. One player plays as well as possible seeing both cards; the other
keeps each number as often, with its card and score, as the hard computer did at that time. The longer a game, the
more is known of the cards, and the nearer this comes to the true value. A player who used it alone would give away
everything that is still secret.
"""

from __future__ import annotations

import math
import pkgutil
import zlib
from collections.abc import Sequence
from functools import cache
from operator import itemgetter, mul
from typing import Final

from games.ai.mlp import Row
from games.magic_numbers.ai.card_belief import CardBelief
from games.magic_numbers.ai.prospects import CARDS, prospects

TOLD: Final = 4
"""Number of the networks' inputs about that, with two more if there is a guess of the other's card."""

SOLVED: Final = (30, 50)
"""The targets for which there are solved games."""

LEAST: Final = 0.004
"""No chance is taken to be smaller, or nearer to 1: they are stored in 255ths."""

STEEP: Final = 4.0
"""By how much the log-odds are multiplied by which one choice is better, and how much that may come to."""


class OpenGameValues:
    """One number to choose for at a table for two, by what can be known of the other's card."""

    def __init__(
        self, me: CardBelief, other: CardBelief, face: int, target: int, guess: Sequence[float] | None = None
    ) -> None:
        self._scores, self._face, self._target = me.scores, face, target
        rows, stays, goes = [], [], []
        known = [other.cards(), other.read()] if guess is None else [other.cards(), other.read(), guess]
        for place, (score, *chances) in enumerate(zip(other.scores, *known, strict=True)):
            if chances[0]:
                rows.append([chance / 255 for chance in chances])
                stays.append(place * (target + 1) + score)
                goes.append(place * (target + 1) + prospects(*CARDS[place], target).after[face][score])
        self._chances, self._exact, *self._guess = zip(*rows, strict=True)
        # The first is repeated, so that itemgetter returns a tuple even for one.
        self._stay, self._go = itemgetter(*stays, stays[0]), itemgetter(*goes, goes[0])

    def at_place(self, place: int) -> Row:
        """Return the network's outputs with the card at that place.

        They are the log-odds to win after keeping the number and after giving it away, halved, by how likely everybody
        can know each of the other's cards to be; and by how much it is better to keep it, by that and by what a player
        can know who knows how the hard computer plays. If there is a guess of the other's card: by that the log-odds
        after keeping, halved, and by how much keeping is better.
        """
        score = self._scores[place]
        kept = prospects(*CARDS[place], self._target).after[self._face][score]
        stays, goes = self._stay(_worths(place, kept, self._target)), self._go(_worths(place, score, self._target))
        (stay, by_all), (_, by_exact), *by_guess = (
            _compared(chances, stays, goes) for chances in (self._chances, self._exact, *self._guess)
        )
        told = [stay / 2, (stay - by_all) / 2, _steep(by_all), _steep(by_exact)]
        return [*told, *(number for kept, better in by_guess for number in (kept / 2, _steep(better)))]


def _compared(chances: Row, stays: Sequence[int], goes: Sequence[int]) -> tuple[float, float]:
    """Return the log-odds after keeping the number, and their lead over those after giving it away."""
    stay = _logit(sum(map(mul, chances, stays)))
    return stay, stay - _logit(sum(map(mul, chances, goes)))


def _steep(better: float) -> float:
    return max(-STEEP, min(STEEP, STEEP * better))


def _logit(chance: float) -> float:
    chance = max(LEAST, min(1 - LEAST, chance))
    return math.log(chance / (1 - chance))


@cache
def _worths(place: int, score: int, target: int) -> bytes:
    """Return the value of the game in 255ths when the other player is to roll.

    The player has this card and score; entries are by the other player's card and score.
    """
    row = len(CARDS) * (target + 1)
    return table(target)[(at := (place * (target + 1) + score) * row) : at + row]


@cache
def table(target: int) -> bytes:
    """Return the value of every game, by one player's card and score and the other's; read at the first call."""
    data = pkgutil.get_data("games.magic_numbers.data", f"opened-{target}.bin")
    assert data is not None, "the solved games are part of the package"
    return zlib.decompress(data)
