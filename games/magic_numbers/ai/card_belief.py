"""Belief about one seat's card: Bayes over the thirty cards and five ways of playing.

A score follows from a card and the numbers taken, and a card that would have ended the game is impossible. The
numbers kept and given away tell the rest, by how likely a player of each kind with each card would have done
that.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cache
from operator import mul

from games.ai.mlp import Row
from games.magic_numbers.ai.features import standing
from games.magic_numbers.ai.prospects import CARDS, FACES, prospects


def _strict(evil: bool, nearer: float) -> float:
    """Return the chance to keep a number for a player who keeps what leads nearer and nothing that leads away."""
    return 0.97 if nearer > 0.01 else 0.03 if nearer < -0.01 else 0.65


def _weighing(evil: bool, nearer: float) -> float:
    """Return the chance to keep a number for a player who is surer the more it matters.

    This player gives away some numbers that help a little, to hurt others or to mislead.
    """
    return 0.04 + 0.92 / (1 + math.exp(-nearer / 0.6))


def _simple(evil: bool, nearer: float) -> float:
    """Return the chance to keep a number for a player who keeps everything but the Evil number."""
    return 0.02 if evil else 0.98


WAYS: tuple[tuple[float, Callable[[bool, float], float]], ...] = ((0.35, _strict), (0.3, _weighing), (0.15, _simple))
"""Simple ways of playing: how likely each is among them before anything is seen, and how likely such a player keeps a
number, by whether it is the own Evil one and by how many rounds nearer to the target it leads."""

CARELESS = 0.2
"""Probability, among them, that a player does anything, whatever the card."""

HARD = 0.5
"""Probability, before anything is seen, that a player plays just as the hard computer does. A player who knows its
ways would else see more of its card than it sees of theirs."""

WEIGHING = 1
"""Index in ``WAYS`` of the one that replaces the hard computer if nobody says what that would do."""

FADES = 0.95
"""Factor by which each choice counts less with every one after it, for the recent choices of a seat."""

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


class CardBelief:
    """A spectator's belief about one seat.

    ``scores`` has the seat's score for each card of ``CARDS``, if that is its card.
    """

    def __init__(self, target: int) -> None:
        self._target = target
        self._ways = [[(1 - HARD) * prior / len(CARDS)] * len(CARDS) for prior, _ in WAYS]
        self._careless = (1 - HARD) * CARELESS / len(CARDS)
        self._hard = [HARD / len(CARDS)] * len(CARDS)
        # The same without what the other ways take of it, so that it never comes to nothing beside them.
        self._known = [1 / len(CARDS)] * len(CARDS)
        self._possible = [1.0] * len(CARDS)
        self.scores: list[int] = [0] * len(CARDS)
        self.tally: Sequence[int] = (0,) * 7
        """Number of times that the seat gave each number away, less those that it kept it; there is no number 0."""
        self.deeds: Sequence[float] = (0.0,) * 14
        """Number of times that it gave each number away and, in the second half, that it kept it."""
        self.lately: Sequence[float] = (0.0,) * 14
        """The same counts, with each choice counting ``FADES`` of the next one."""
        self.races: dict[tuple[int | None, float], Sequence[float]] = {}
        """Results worked out from this belief, by the number taken next and the gifts reckoned with; forgotten with
        every change."""
        self._stands: Row | None = None
        self._stands_exactly: Row | None = None

    def copy(self) -> CardBelief:
        """One of its own to go on with; this one stays as it is."""
        twin = CardBelief.__new__(CardBelief)
        twin._target = self._target
        twin._ways = self._ways
        twin._careless = self._careless
        twin._hard = self._hard
        twin._known = self._known
        twin._possible = self._possible
        twin.scores = self.scores
        twin.tally = self.tally
        twin.deeds = self.deeds
        twin.lately = self.lately
        # The same until one of the two changes, which then takes a fresh one.
        twin.races = self.races
        twin._stands = self._stands
        twin._stands_exactly = self._stands_exactly
        return twin

    def decided(
        self,
        face: int,
        *,
        kept: bool,
        playing: int,
        hard: Sequence[float] | None = None,
        exact: Sequence[float] | None = None,
    ) -> None:
        """Update the belief: the seat, one of ``playing``, kept ``face`` or gave it away.

        ``hard`` is for each card how likely a player like the hard computer would have done the same,
        ``exact`` how likely the hard computer itself would have (default: ``hard``). For a gift, among
        ``playing - 1`` others, it is the chance of giving to exactly that taker.
        """
        self._changed()
        self.tally = [
            times if number != face else times - 1 if kept else times + 1 for number, times in enumerate(self.tally)
        ]
        did = face + 7 * kept
        self.deeds = [times + (at == did) for at, times in enumerate(self.deeds)]
        self.lately = [FADES * times + (at == did) for at, times in enumerate(self.lately)]
        tables = [table[face] for table in _keeping(self._target)]
        likely = [[row[s] for row, s in zip(table, self.scores, strict=True)] for table in tables]
        if not kept:
            likely = [[1 - part for part in way] for way in likely]
        if hard is None:
            hard = likely[WEIGHING]
        elif not kept:
            # The other ways give to anybody with equal probability.
            hard = [part * (playing - 1) for part in hard]
        # A common factor of all cards changes no probability.
        known = hard if exact is None else exact
        self._ways = [
            [w * part for w, part in zip(*pair, strict=True)] for pair in zip(self._ways, likely, strict=True)
        ]
        self._hard = [w * part for w, part in zip(self._hard, hard, strict=True)]
        self._known = [w * part for w, part in zip(self._known, known, strict=True)]
        self._careless *= 1 / playing if kept else 1 - 1 / playing
        total = self._careless + sum(self._hard) + sum(map(sum, self._ways))
        if total < TINY:
            self._ways = [[w / total for w in weights] for weights in self._ways]
            self._hard = [w / total for w in self._hard]
            self._careless /= total
        if 0 < sum(self._known) < TINY:
            self._known = [w / sum(self._known) for w in self._known]

    def took(self, face: int) -> None:
        """Update the belief: the seat took ``face``, and the game went on."""
        self._changed()
        scores = [row[s] for row, s in zip(_taking(self._target)[face], self.scores, strict=True)]
        if self._target in scores:
            self._possible = [0.0 if s == self._target else p for p, s in zip(self._possible, scores, strict=True)]
        self.scores = scores

    def cards(self) -> list[float]:
        """Return the chance of each card of ``CARDS``."""
        return self._shares(
            [self._careless + hard + sum(ways) for hard, *ways in zip(self._hard, *self._ways, strict=True)]
        )

    def read(self) -> list[float]:
        """Return each card's chance for an observer who knows that the hard computer plays there, and how it plays."""
        return self._shares(self._known)

    def alike(self) -> float:
        """Return the chance that the seat plays like the hard computer."""
        return self.manner()[-1]

    def manner(self) -> list[float]:
        """Return the chances of each simple way of playing, of random play, and of playing like the hard computer."""
        weights = [sum(map(mul, self._possible, way)) for way in self._ways]
        weights += [self._careless * sum(self._possible), sum(map(mul, self._possible, self._hard))]
        total = sum(weights)
        return [weight / total for weight in weights] if total else [0.0] * len(weights)

    def stands(self) -> Row:
        """Return the seat's features by those chances (:func:`~games.magic_numbers.ai.features.standing`)."""
        if self._stands is None:
            self._stands = standing(self.cards(), self.scores, self._target)
        return self._stands

    def stands_exactly(self) -> Row:
        """Return the same for an observer who knows that the hard computer plays there, and how."""
        if self._stands_exactly is None:
            self._stands_exactly = standing(self.read(), self.scores, self._target)
        return self._stands_exactly

    def evil(self, number: int) -> float:
        """Return the chance that ``number`` is the Evil number."""
        return sum(chance for (_, evil), chance in zip(CARDS, self.cards(), strict=True) if evil == number)

    def _changed(self) -> None:
        self.races = {}
        self._stands = self._stands_exactly = None

    def _shares(self, weights: Sequence[float]) -> list[float]:
        weights = [p * w for p, w in zip(self._possible, weights, strict=True)]
        total = sum(weights)
        if not total:
            # No way of playing fits, so only what is possible is known.
            weights, total = self._possible, sum(self._possible)
        return [weight / total for weight in weights]
