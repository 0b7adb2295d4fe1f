"""Learned policy for games with three or more: the likelihood and the value of the hard computer's choices.

There are two networks for tables of every size; ``research/README.md`` explains their training. Every other
seat is looked at in the same way, and the mean and the maximum of the results are inputs about the table. How
much a number is rather given to a seat is a product of a few numbers of the chooser and a few of that seat.
The likelihood network also gets a guess of each seat's card (``belief_network.py``), which misleading players
do not fool.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from operator import mul
from typing import Final, NamedTuple

from games.ai.mlp import Row, WeightMatrix, load, logistic
from games.core import Seat
from games.magic_numbers.ai import belief_network
from games.magic_numbers.ai.card_belief import CardBelief
from games.magic_numbers.ai.card_network import WIN, CardNetwork
from games.magic_numbers.ai.features import CARD, KNOWN, by_evil, standing
from games.magic_numbers.ai.prospects import CARDS, FACES, prospects

FEWEST: Final = 2
"""Least number of others."""

EACH: Final = 32
"""Units that look at each of the others."""

FIRST: Final = 64
SECOND: Final = 32
GIFT: Final = 8
"""Units in each layer, and numbers that are multiplied for a gift."""

SEAT: Final = 50
SUPPOSED: Final = belief_network.TOLD + 17
TABLE: Final = 13
"""Number of inputs about a seat, about a guess of its card and how it would stand with that, and about the table (the
last one is always 1)."""

CARE: Final = 60.0
"""Amount taken from the logit of a choice for each win that it loses: one that loses a sixtieth of a win is done with
odds of 1 to e as often as it was learned."""

TOLD: Final = 3.0
MOST: Final = 1.5
"""Most that the input counts of gifts of a number, less the times it was kept; in threes."""


class MultiPlayerPolicy:
    """One number to choose for at a table for three and more: how it looks to the seat ``me`` with each of the cards.

    ``others`` still play, ``turns`` have been played. Nobody's card goes in.
    """

    def __init__(
        self, known: Sequence[CardBelief], me: Seat, others: Sequence[Seat], face: int, turns: int, target: int
    ) -> None:
        mine = known[me]
        self._scores, self._face, self._target = mine.scores, face, target
        # The seats go round the table; the answers go back into the order that was asked for.
        order = sorted(others, key=lambda seat: (seat - me) % len(known))
        self._places = [order.index(seat) for seat in others]
        playing = len(order) + 1
        self._seats = [known[seat] for seat in (me, *order)]
        self._rows = [_seat(seat, seat.stands(), face) for seat in self._seats]
        self._turns = turns
        self._table = [float(number == face) for number in FACES]
        self._table += [min(turns / (10 * playing), 2.0), playing / 10, 1 / (playing - 1)]
        self._table += [*[float(target == one) for one in belief_network.TARGETS], 1.0]
        self._chances = mine.cards()
        self._sure, self._exact = by_evil(self._chances), by_evil(mine.read())

    def likely(self) -> list[list[float]]:
        """Return with each card the probability that the number is kept, and given to each of the others.

        For a card that it cannot be (and no choice makes that possible again) all are as likely.
        """
        some = len(self._places) + 1
        found = [[1 / some] * some for _ in CARDS]
        may_be = [place for place, chance in enumerate(self._chances) if chance]
        mind, price = minds(self._target)
        policy = self._values(mind, may_be, self._network_inputs())
        worth = self._values(price, may_be, self._supposed())
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
        """Return the chances to win with the card at that place, after keeping the number, and after giving it to
        each.
        """
        return [
            logistic(logit) for row in self._values(minds(self._target).worth, (place,), self._rows) for logit in row
        ]

    @cached_property
    def _guesses(self) -> list[list[float]]:
        """The guesses of all cards, the chooser's first."""
        seats = self._seats
        return [
            belief_network.among_many(seat, [*seats[:at], *seats[at + 1 :]], self._turns, self._target)
            for at, seat in enumerate(seats)
        ]

    @cached_property
    def _stand_guessed(self) -> list[Row]:
        """Features of all seats if the guesses are right."""
        pairs = zip(self._guesses, self._seats, strict=True)
        return [standing(guess, seat.scores, self._target) for guess, seat in pairs]

    def _network_inputs(self) -> list[list[float]]:
        """Return the policy network's inputs about all seats, the chooser first."""
        found: list[list[float]] = []
        for row, guess, stood in zip(self._rows, self._guesses, self._stand_guessed, strict=True):
            wins, nearer = stood[14:20], stood[27:]
            by_guess = [
                *belief_network.policy_inputs(guess, self._face),
                *stood[12:27],
                wins[self._face - 1],
                nearer[self._face - 1],
            ]
            found.append([*row, *by_guess])
        return found

    def _supposed(self) -> list[list[float]]:
        """Return inputs about all seats for the check that a choice does not lose much.

        Other seats are as they are guessed to be, not as they pretend to be.
        """
        others = list(zip(self._seats, self._stand_guessed, strict=True))[1:]
        return [self._rows[0], *(_seat(seat, stood, self._face) for seat, stood in others)]

    def _values(self, mind: SeatNetwork, places: Sequence[int], rows: Sequence[Row]) -> Iterator[list[float]]:
        """Yield for each of those cards a number for each choice, if that is told of all, the chooser first."""
        own, *others = rows
        playing = len(rows)
        each = [
            [max(value, 0.0) for value in mind.each.times([*other, step / playing, 1.0])]
            for step, other in enumerate(others, 1)
        ]
        columns = list(zip(*each, strict=True))
        mean = [sum(column) / len(each) for column in columns]
        seen = mind.network.seen([*own, *mean, *map(max, columns), *self._table])
        gifts = [mind.gift.times([*one, 1.0]) for one in each]
        gifts = [gifts[place] for place in self._places]
        suspected: dict[int, Row] = {}
        for place in places:
            _, evil = CARDS[place]
            if evil not in suspected:
                sure = self._sure[evil]
                rolled = sure if evil == self._face else 0.0
                suspected[evil] = mind.network.suspected(seen, sure, self._exact[evil], rolled)
            known = (self._chances[place], self._guesses[0][place]) if mind.guesses else (self._chances[place],)
            keep, give, *liking = mind.network.out(suspected[evil], place, self._face, self._scores[place], known)
            yield [keep, *[give + sum(map(mul, liking, gift)) for gift in gifts]]


def _seat(seat: CardBelief, stood: Row, face: int) -> list[float]:
    """Return the networks' inputs about a seat with features ``stood``."""
    exact = by_evil(seat.read())
    tally = [max(-MOST, min(MOST, times / TOLD)) for times in seat.tally]
    wins, nearer = stood[14:20], stood[27:]
    return [
        *stood[:27], *seat.manner(), *exact[1:], *tally[1:],
        wins[face - 1], stood[5 + face], nearer[face - 1], exact[face], tally[face], stood[face - 1],
    ]  # fmt: skip


class SeatNetwork(NamedTuple):
    """Networks that look at each other seat, at the table with a card, and at the seats for a gift.

    ``guesses``: they get guesses as inputs.
    """

    each: WeightMatrix
    network: CardNetwork
    gift: WeightMatrix
    guesses: bool


class MultiPlayerNetworks(NamedTuple):
    """Networks: ``policy`` for the logits of each choice, ``worth`` for the logits of the chances to win after it."""

    policy: SeatNetwork
    worth: SeatNetwork


def shapes(*, guessing: bool) -> tuple[tuple[int, int], ...]:
    """Return the shapes of a network's matrices.

    A network with guesses has more inputs about each seat and about a card.
    """
    seat, known = (SEAT + SUPPOSED, KNOWN + 1) if guessing else (SEAT, KNOWN)
    return (
        (EACH, seat + 2),
        (FIRST, seat + 2 * EACH + TABLE),
        (FIRST, CARD),
        (FIRST, known),
        (SECOND, FIRST + 1),
        (2 + GIFT, SECOND + 1),
        (GIFT, EACH + 1),
    )


@cache
def minds(target: int) -> MultiPlayerNetworks:
    """Return the networks for games to ``target``, read at the first call.

    They cache results about cards, so each target has its own, even with the same weights.
    """
    policy = _mind(f"weights-{belief_network.for_many(target)}.bin", target, guessing=True)
    return MultiPlayerNetworks(policy, _mind("worth-many.bin", target, guessing=False))


def _mind(name: str, target: int, *, guessing: bool) -> SeatNetwork:
    stored = load("games.magic_numbers.data", name, shapes(guessing=guessing))
    each, *network, gift = (matrix.floats() for matrix in stored)
    return SeatNetwork(WeightMatrix(each), CardNetwork(network, target), WeightMatrix(gift), guessing)
