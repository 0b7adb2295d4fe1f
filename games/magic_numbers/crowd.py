"""What was learned of games for three and more: how likely the hard computer does what, and what its choices are worth.

Two networks for tables of every size and all targets; ``docs/computers.md`` tells how they were trained. All others are
looked at in the same way, one by one, and of what comes of that the mean and the most go into how the table looks. To
whom a number is rather given is a product of a few numbers of the chooser and a few of that seat.
"""

from __future__ import annotations

import math
import pkgutil
from collections.abc import Iterator, Sequence
from functools import cache
from operator import mul
from typing import Final, NamedTuple

from games.core import Seat
from games.magic_numbers.learned import CARD, KNOWN, WIN, Matrix, Network, Row, by_evil, logistic, read, standing
from games.magic_numbers.odds import CARDS, FACES, prospects
from games.magic_numbers.suspicion import Suspicion

FEWEST: Final = 2
"""So many others there are at least."""

EACH: Final = 32
"""Units that look at each of the others."""

FIRST: Final = 64
SECOND: Final = 32
GIFT: Final = 8
"""Units in each layer, and numbers that are multiplied for a gift."""

SEAT: Final = 50
TABLE: Final = 13
"""So many numbers there are about a seat, and about the table (the last one is always 1)."""

CARE: Final = 60.0
"""And what is taken from the logit of a choice for each win that it loses: one that loses a sixtieth of a win is done
with odds of 1 to e as often as it was learned."""

TARGETS: Final = (20, 30, 50)

TOLD: Final = 3.0
MOST: Final = 1.5
"""How often somebody gave a number away, less how often they kept it, is told in threes, and never more than that."""


class Crowd:
    """One number to choose for at a table for three and more: how it looks to the seat ``me`` with each of the cards.

    ``others`` still play, ``turns`` have been played. Nobody's card goes in.
    """

    def __init__(
        self, known: Sequence[Suspicion], me: Seat, others: Sequence[Seat], face: int, turns: int, target: int
    ) -> None:
        mine = known[me]
        self._scores, self._face, self._target = mine.scores, face, target
        # Round the table; the answers go back into the order that was asked for.
        order = sorted(others, key=lambda seat: (seat - me) % len(known))
        self._places = [order.index(seat) for seat in others]
        playing = len(order) + 1
        self._own = _seat(mine, face, target)
        self._others = [[*_seat(known[seat], face, target), step / playing, 1.0] for step, seat in enumerate(order, 1)]
        self._table = [float(number == face) for number in FACES]
        self._table += [min(turns / (10 * playing), 2.0), playing / 10, 1 / (playing - 1)]
        self._table += [*[float(target == one) for one in TARGETS], 1.0]
        self._chances = mine.cards()
        self._sure, self._exact = by_evil(self._chances), by_evil(mine.read())

    def likely(self) -> list[list[float]]:
        """With each card, how likely the number is kept, and given to each of the others. With one that it cannot be
        (and no choice makes that possible again) nobody asks: all as likely."""
        some = len(self._others) + 1
        found = [[1 / some] * some for _ in CARDS]
        may_be = [place for place, chance in enumerate(self._chances) if chance]
        policy, worth = (self._of(mind, may_be) for mind in minds(self._target))
        for place, logits, worths in zip(may_be, policy, worth, strict=True):
            good, evil = CARDS[place]
            chances = [logistic(logit) for logit in worths]
            best = max(chances)
            row = [logit - CARE * (best - chance) for logit, chance in zip(logits, chances, strict=True)]
            if prospects(good, evil, self._target).after[self._face][self._scores[place]] == self._target:
                row[0] += WIN
            most = max(row)
            weights = [math.exp(logit - most) for logit in row]
            total = sum(weights)
            found[place] = [weight / total for weight in weights]
        return found

    def worth(self, place: int) -> list[float]:
        """With the card at that place, the chance to win after keeping the number, and after giving it to each."""
        return [logistic(logit) for row in self._of(minds(self._target).worth, (place,)) for logit in row]

    def _of(self, mind: Mind, places: Sequence[int]) -> Iterator[list[float]]:
        """For each of those cards a number for each choice."""
        each = [[value if value > 0.0 else 0.0 for value in mind.each.times(other)] for other in self._others]
        columns = list(zip(*each, strict=True))
        mean = [sum(column) / len(each) for column in columns]
        seen = mind.network.seen([*self._own, *mean, *map(max, columns), *self._table])
        gifts = [mind.gift.times([*one, 1.0]) for one in each]
        gifts = [gifts[place] for place in self._places]
        suspected: dict[int, Row] = {}
        for place in places:
            _, evil = CARDS[place]
            if evil not in suspected:
                sure = self._sure[evil]
                rolled = sure if evil == self._face else 0.0
                suspected[evil] = mind.network.suspected(seen, sure, self._exact[evil], rolled)
            known = (self._chances[place],)
            keep, give, *liking = mind.network.out(suspected[evil], place, self._face, self._scores[place], known)
            yield [keep, *[give + sum(map(mul, liking, gift)) for gift in gifts]]


def _seat(seat: Suspicion, face: int, target: int) -> list[float]:
    """What the networks are told of what is known of a seat."""
    told = standing(seat.cards(), seat.scores, target)
    exact = by_evil(seat.read())
    tally = [max(-MOST, min(MOST, times / TOLD)) for times in seat.tally]
    wins, nearer = told[14:20], told[27:]
    return [
        *told[:27], *seat.manner(), *exact[1:], *tally[1:],
        wins[face - 1], told[5 + face], nearer[face - 1], exact[face], tally[face], told[face - 1],
    ]  # fmt: skip


class Mind(NamedTuple):
    """What looks at each of the others, at the table with a card, and at what of the others matters for a gift."""

    each: Matrix
    network: Network
    gift: Matrix


class Minds(NamedTuple):
    """``policy`` says how likely each choice is (its logits), ``worth`` the logits of the chances to win after it."""

    policy: Mind
    worth: Mind


SHAPES: Final = (
    (EACH, SEAT + 2),
    (FIRST, SEAT + 2 * EACH + TABLE),
    (FIRST, CARD),
    (FIRST, KNOWN),
    (SECOND, FIRST + 1),
    (2 + GIFT, SECOND + 1),
    (GIFT, EACH + 1),
)


@cache
def minds(target: int) -> Minds:
    """The networks as they look at games to that target: all are the same but for what they remember of cards. They are
    read when they are first asked for."""
    data = pkgutil.get_data("games.magic_numbers", "weights-many.bin")
    assert data is not None, "the weights are part of the package"
    found: list[Mind] = []
    at = 0
    for _ in Minds._fields:
        (each, *network, gift), at = read(data, at, SHAPES)
        found.append(Mind(Matrix(each), Network(network, target), Matrix(gift)))
    return Minds(*found)
