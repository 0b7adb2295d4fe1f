"""Learned policy for games with two players: how likely the hard computer keeps a number, and each choice's value.

There are two small networks for each target, trained in games against themselves, against readers who know
them exactly, and against simple computers; ``research/README.md`` explains how. Their inputs are what a
spectator knows of both seats, one card, and for some targets the values with open cards
(``open_game_values.py``); nothing else. So you can ask how likely a choice is with each of the thirty cards,
as with everything that the hard computer does.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from games.ai.mlp import Row, load, logistic
from games.magic_numbers.ai import belief_network
from games.magic_numbers.ai.belief_network import GUESSED
from games.magic_numbers.ai.card_belief import CardBelief
from games.magic_numbers.ai.card_network import WIN, CardNetwork
from games.magic_numbers.ai.features import CARD, KNOWN, by_evil
from games.magic_numbers.ai.open_game_values import SOLVED, TOLD, OpenGameValues
from games.magic_numbers.ai.prospects import CARDS, FACES, prospects

FIRST: Final = 64
SECOND: Final = 32
"""Number of units in each layer."""

SEEN: Final = 84
"""Number of inputs about what all see; the last one is always 1. If there are guesses, they follow."""

COSTS: Final = 0.01
"""A number that leads away from the target is not rather kept if that loses more than so much of a win, by the worth
that was learned. A policy that was made less sure of itself (so that it is harder to read) leads to positions to which
games did not lead before, and in some of them it would rather keep what it should not."""


class TwoPlayerPolicy:
    """One number to choose for at a table for two: how it looks to the seat ``me`` with each of the thirty cards.

    ``turns`` have been played. Nobody's card goes in: what is known of both seats is what a spectator can know.
    """

    def __init__(self, me: CardBelief, other: CardBelief, face: int, turns: int, target: int) -> None:
        self._scores, self._face, self._target = me.scores, face, target
        self._public = [*_seat(me, face), *_seat(other, face)]
        self._public += [float(number == face) for number in FACES]
        self._public += [min(turns / 30, 2.0), 1.0]
        self._guessed: list[float] = []
        guess = None
        if target in GUESSED:
            own, guess = belief_network.guess(me, other, turns, target), belief_network.guess(other, me, turns, target)
            self._guessed += [*belief_network.policy_inputs(own, face), *belief_network.policy_inputs(guess, face)]
        self._chances = me.cards()
        self._sure, self._exact = by_evil(self._chances), by_evil(me.read())
        self._opened = OpenGameValues(me, other, face, target, guess) if target in SOLVED else None

    def keeping(self) -> list[float]:
        """Return with each card the probability that the number is kept; one that wins is.

        For a card that it cannot be (and no choice makes that possible again) it is one half. A number that leads away
        from the target is kept only now and then, to be taken for another: if that costs more than :data:`COSTS`, never
        more likely than not.
        """
        found = [0.5] * len(CARDS)
        may_be = [place for place, chance in enumerate(self._chances) if chance]
        doubtful: list[int] = []
        for place, (keep,) in zip(may_be, self._values(networks(self._target).keep, may_be, self._opened), strict=True):
            future, score = prospects(*CARDS[place], self._target), self._scores[place]
            found[place] = logistic(keep + WIN * (future.after[self._face][score] == self._target))
            if keep > 0.0 and future.nearer(self._face, score) < 0.0:
                doubtful.append(place)
        for place, worth in zip(doubtful, self._values(networks(self._target).worth, doubtful), strict=True):
            kept, given = map(logistic, worth)
            if given - kept > COSTS:
                found[place] = 0.5
        return found

    def worth(self, place: int) -> tuple[float, float]:
        """Return the chances to win with the card at that place, after keeping the number, and after giving it away."""
        ((keep, give),) = self._values(networks(self._target).worth, (place,))
        return logistic(keep), logistic(give)

    def _values(
        self, network: CardNetwork, places: Iterable[int], opened: OpenGameValues | None = None
    ) -> list[list[float]]:
        seen = network.seen(self._public if opened is None else [*self._public, *self._guessed])
        suspected: dict[int, Row] = {}
        found: list[list[float]] = []
        for place in places:
            _, evil = CARDS[place]
            if evil not in suspected:
                sure = self._sure[evil]
                rolled = sure if evil == self._face else 0.0
                suspected[evil] = network.suspected(seen, sure, self._exact[evil], rolled)
            known = [self._chances[place], *(() if opened is None else opened.at_place(place))]
            found.append(network.out(suspected[evil], place, self._face, self._scores[place], known))
        return found


def _seat(seat: CardBelief, face: int) -> list[float]:
    """Return the networks' inputs about a seat, and about the number rolled."""
    stands = seat.stands()
    wins, nearer = stands[14:20], stands[27:]
    exact = by_evil(seat.read())
    return [
        *stands[:27],
        wins[face - 1], stands[5 + face], nearer[face - 1], seat.alike(), *exact[1:], exact[face],
    ]  # fmt: skip


class TwoPlayerNetworks(NamedTuple):
    """The networks for one target.

    ``keep`` gives the logit of the chance to keep a number, ``worth`` the logits of the chances to win after
    keeping it and after giving it away.
    """

    keep: CardNetwork
    worth: CardNetwork


@cache
def networks(target: int) -> TwoPlayerNetworks:
    """Return the networks for this target, read at the first call."""
    keeping = keeping_shapes(target)
    stored = load("games.magic_numbers.data", f"weights-{target}.bin", (*keeping, *shapes(2)))
    matrices = [matrix.floats() for matrix in stored]
    keep, worth = matrices[: len(keeping)], matrices[len(keeping) :]
    return TwoPlayerNetworks(CardNetwork(keep, target), CardNetwork(worth, target))


def keeping_shapes(target: int) -> tuple[tuple[int, int], ...]:
    """Return the shapes of the network that gives the chance to keep a number."""
    seats = 2 if target in GUESSED else 0
    return shapes(1, seats * belief_network.TOLD, (TOLD if target in SOLVED else 0) + seats)


def shapes(outs: int, seen: int = 0, known: int = 0) -> tuple[tuple[int, int], ...]:
    """Return the shapes of a network with ``outs`` outputs.

    ``seen`` is the number of extra public inputs, ``known`` that of extra inputs about a card.
    """
    return (FIRST, SEEN + seen), (FIRST, CARD), (FIRST, KNOWN + known), (SECOND, FIRST + 1), (outs, SECOND + 1)
