"""The hard computer's decisions with each of the thirty cards, for the same rolled number and history.

Its true card is one of them, and its way of playing is how likely it makes each choice with it. A reader who
knows that way learns from the choice what it would do with the other cards; so these count when the choice is
made.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from operator import mul
from typing import NamedTuple, overload

from games.core import Seat
from games.magic_numbers.ai.card_belief import CardBelief
from games.magic_numbers.ai.features import by_evil
from games.magic_numbers.ai.policy_many import FEWEST, MultiPlayerPolicy
from games.magic_numbers.ai.policy_two import TwoPlayerPolicy
from games.magic_numbers.ai.prospects import CARDS, GIFTS, HORIZON, prospects

MIXED = 0.014
"""A choice that loses this part of the best one's chance to win is taken with odds of 1 to e against it, so that a hard
computer has no habits. A part, not an amount: at a large table all chances, and all differences, are small."""

LOOSE = 0.1
"""Probability that a player who plays like a hard computer, as others see it, does anything. A player who knows its
ways now and then does what it hardly ever would, and loses a little by it, to be thought to have another card."""

FEAR = 0.3
"""Share that is feared of what a reader could do who knows an Evil number for sure, times how sure they are of it."""

EXPECTED = 0.8
"""Number of gifts in a round that the hard computer reckons with. There are fewer, but with more it is less sure of
who is ahead, and so it plays best."""

ROUNDS = 4
"""Number of iterations that find what a choice reveals, given how often it was made in the last one."""

UNLIKELY = 1e-4
"""A card with a smaller chance is left out of how somebody's race looks."""

NEVER = 1e-6
"""Probability so small that the choice tells a reader nothing."""

LONG = 300
"""A game is followed closely for so many numbers. With more than two players a hard computer has no patience for more,
and decides as simply as a normal one from then on: to 50 points everybody knows everybody's Evil number by then, and
whoever is ahead would be sent back for ever."""

EVILS = tuple(evil for _, evil in CARDS)

Curve = Sequence[float]
"""The chance that somebody is not at the target yet, after 0, 1, 2, … rounds."""


class CardPolicy(NamedTuple):
    """One number to choose for. ``takers`` are who may take it, the seat itself (which keeps it) first; for each card
    of ``CARDS`` and each taker ``chances`` has the chance to win after that and ``likely`` how likely it is done."""

    takers: tuple[Seat, ...]
    chances: Sequence[Sequence[float]]
    likely: Sequence[Sequence[float]]
    learned: bool = False
    """True if the chances were learned; else they are of a race."""

    def did(self, taker: Seat) -> list[float]:
        """Return for each card the probability that the seat is made to take it."""
        place = self.takers.index(taker)
        return [row[place] for row in self.likely]

    def might(self, taker: Seat) -> list[float]:
        """Return the same for a looser player of its kind."""
        return [(1 - LOOSE) * part + LOOSE / len(self.takers) for part in self.did(taker)]


class _Worths(Sequence[Sequence[float]]):
    """Learned values of the choices with each card, computed only for the cards asked for."""

    def __init__(self, learned: TwoPlayerPolicy | MultiPlayerPolicy) -> None:
        self._learned = learned

    @overload
    def __getitem__(self, place: int) -> Sequence[float]: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Sequence[float]]: ...
    def __getitem__(self, place: int | slice) -> Sequence[float] | Sequence[Sequence[float]]:
        if isinstance(place, slice):
            return [self._learned.worth(one) for one in range(len(CARDS))[place]]
        return self._learned.worth(range(len(CARDS))[place])

    def __len__(self) -> int:
        return len(CARDS)


def card_policy(
    known: Sequence[CardBelief], me: Seat, others: Sequence[Seat], face: int, target: int, turns: int | None = None
) -> CardPolicy:
    """Return the policy of the seat ``me`` with each card, while ``others`` still play.

    ``turns`` is the number of turns played (None: the position is not from a game). With it, the learned
    policy is used (:class:`TwoPlayerPolicy`, :class:`MultiPlayerPolicy`), unless all but two have left a
    larger table. Otherwise all race to the target on their own: ``me`` with the card it has, the others with
    each card they may have. The surer a reader would be of the Evil number after the choice, the more the
    others are feared. That depends on how likely the choice is with the other cards, and so in turn on what
    those have to fear: a few iterations settle it.
    """
    takers = (me, *others)
    if len(known) == 2 and turns is not None:
        duel = TwoPlayerPolicy(known[me], known[1 - me], face, turns, target)
        return CardPolicy(takers, _Worths(duel), [(keep, 1 - keep) for keep in duel.keeping()], learned=True)
    if len(others) >= FEWEST and turns is not None:
        crowd = MultiPlayerPolicy(known, me, others, face, turns, target)
        likely = crowd.likely() if turns < LONG else _impatient(known, takers, face, target)
        return CardPolicy(takers, _Worths(crowd), likely, learned=True)
    lines = [_line(known, others, taker, face, target) for taker in takers]
    seen = known[me]
    free, lost = _both(seen.scores, face, target, lines)
    told = _reader_certainty(seen.read(), free, lost)
    chances = [
        [chance + FEAR * sure[evil] * less for chance, less, sure in zip(*row, told, strict=True)]
        for (_, evil), *row in zip(CARDS, free, lost, strict=True)
    ]
    return CardPolicy(takers, chances, [_mixed(row) for row in chances])


def _impatient(known: Sequence[CardBelief], takers: Sequence[Seat], face: int, target: int) -> list[list[float]]:
    """Return the normal computer's choices with each card.

    It keeps what helps, and gives the rest to the player who gave that number away most.
    """
    disliked = [known[seat].tally[face] for seat in takers[1:]]
    most = max(disliked)
    given = [0.0, *[float(times == most) / disliked.count(most) for times in disliked]]
    kept = [1.0, *[0.0] * len(disliked)]
    nearer = [
        prospects(*card, target).nearer(face, score) for card, score in zip(CARDS, known[takers[0]].scores, strict=True)
    ]
    return [kept if helps > 0 or (helps == 0 and most <= 0) else given for helps in nearer]


def _mixed(chances: Sequence[float]) -> list[float]:
    best = max(*chances, 1e-9)
    weights = [math.exp((chance / best - 1) / MIXED) for chance in chances]
    total = sum(weights)
    return [weight / total for weight in weights]


def _reader_certainty(
    read: Sequence[float], free: Sequence[Sequence[float]], lost: Sequence[Sequence[float]]
) -> tuple[Sequence[float], ...]:
    """Return for each taker how sure a reader is of each Evil number afterwards. The taker of a number tells
    nothing.
    """
    rows = [row for row in zip(read, EVILS, free, lost, strict=True) if row[0] > NEVER]
    kept: Sequence[float] = by_evil(read)
    given = kept
    for asked in range(ROUNDS - 1):
        keep, give = [0.0] * 7, [0.0] * 7
        for weight, evil, chances, less in rows:
            fear = FEAR * given[evil]
            rest = [chance + fear * part for chance, part in zip(chances, less, strict=True)]
            rest[0] = chances[0] + FEAR * kept[evil] * less[0]
            keeping = weight * _mixed(rest)[0]
            keep[evil] += keeping
            give[evil] += weight - keeping
        # From the second iteration on it moves only half way, or it would oscillate.
        kept = _nearly(kept if asked else None, keep)
        given = _nearly(given if asked else None, give)
    return (kept, *[given] * (len(free[0]) - 1))


def _nearly(before: Sequence[float] | None, weights: Sequence[float]) -> Sequence[float]:
    total = sum(weights) or 1.0
    if before is None:
        return [weight / total for weight in weights]
    return [(one + weight / total) / 2 for one, weight in zip(before, weights, strict=True)]


class _Line(NamedTuple):
    """A chance to be there first, as a sum over the own curve: ``sure`` and each point times its weight."""

    sure: float
    weights: Sequence[float]


def _line(known: Sequence[CardBelief], others: Sequence[Seat], taker: Seat, face: int, target: int) -> _Line:
    """Return the race against the others once ``taker`` has taken the number.

    The others move first in each round; beyond the horizon all are equal.
    """
    curves = [spectated(known[seat], target, face if seat == taker else None, EXPECTED) for seat in others]
    alone = [math.prod(column) for column in zip(*curves, strict=True)] if len(curves) > 1 else list(curves[0])
    # The sum of (mine[t - 1] - mine[t]) * alone[t], by mine.
    weights = [alone[1] - alone[0], *(alone[t + 1] - alone[t] for t in range(1, HORIZON)), 0.0]
    weights[HORIZON] = alone[HORIZON] / (len(others) + 1) - alone[HORIZON]
    return _Line(alone[0], weights)


def _both(
    scores: Sequence[int], face: int, target: int, lines: Sequence[_Line]
) -> tuple[list[list[float]], list[list[float]]]:
    """Return, for each card and taker, the chance to win if unhunted, and the change if all hunt."""
    free: list[list[float]] = []
    lost: list[list[float]] = []
    keep, *give = lines
    for (good, evil), score in zip(CARDS, scores, strict=True):
        future = prospects(good, evil, target, EXPECTED)
        after = future.after[face][score]
        open_, fled = future.open[after], future.hunted[after]
        safe = [keep.sure + sum(map(mul, keep.weights, open_))]
        less = [keep.sure + sum(map(mul, keep.weights, fled)) - safe[0]]
        open_, fled = future.open[score], future.hunted[score]
        for line in give:
            chance = line.sure + sum(map(mul, line.weights, open_))
            safe.append(chance)
            less.append(line.sure + sum(map(mul, line.weights, fled)) - chance)
        free.append(safe)
        lost.append(less)
    return free, lost


def spectated(seat: CardBelief, target: int, taken: int | None = None, gifts: float = GIFTS) -> Curve:
    """Return a seat's race curve as a spectator sees it, after it takes ``taken`` (None: as it is).

    The spectator gives others the numbers they are believed to hate, so a seat whose Evil number is known is
    slow.
    """
    if (taken, gifts) in seat.races:
        return seat.races[taken, gifts]
    cards = seat.cards()
    sure = by_evil(cards)
    rows: list[Sequence[float]] = []
    weights: list[float] = []
    for (good, evil), chance, score in zip(CARDS, cards, seat.scores, strict=True):
        if chance > UNLIKELY:
            future = prospects(good, evil, target, gifts)
            s = score if taken is None else future.after[taken][score]
            rows += (future.open[s], future.hunted[s])
            weights += (chance * (1 - sure[evil]), chance * sure[evil])
    curve = [sum(map(mul, weights, column)) for column in zip(*rows, strict=True)]
    seat.races[taken, gifts] = curve
    return curve
