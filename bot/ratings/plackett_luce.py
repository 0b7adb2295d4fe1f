"""One table by the Plackett–Luce model: what it does to the rating of everybody there.

The model is openskill's: Algorithm 4 of Weng and Lin (2011), and so it is used for two, and wherever nobody shares a
place. Where three or more play, the paper counts a shared place once for all who share it. A shared win is then worth
less than coming second alone, and whoever comes behind can gain more than those who won. Here a shared place is the
mean of all strict orders in which those who share it could have come. Among equals, then, a better place never gains
less, and a shared one gains what lies between its places.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from math import comb, exp, fsum, sqrt

from openskill.models import PlackettLuce

__all__ = ["MODEL", "rate_places"]

MODEL = PlackettLuce()
"""The library's model with its own numbers: where everybody starts, and the widths of luck."""


def rate_places(held: Sequence[tuple[float, float]], places: Sequence[float]) -> list[tuple[float, float]]:
    """Return the (mu, sigma) of each seat after a table, in the order in which they are given.

    ``held`` is the (mu, sigma) of each seat before, ``places`` its place: the lower, the better; equals share one. Who
    is named first makes no difference, not even to the last bit.
    """
    if len(held) == 2 or len(set(places)) == len(places):
        rated = MODEL.rate([[MODEL.rating(*one)] for one in held], ranks=[float(place) for place in places])
        return [(team[0].mu, team[0].sigma) for team in rated]
    # The order of addition follows from the values, so that the sums are always the same.
    order = sorted(range(len(held)), key=lambda seat: (places[seat], held[seat]))
    # Between two tables a strength may have changed a little.
    variances = [sigma**2 + MODEL.tau**2 for _, sigma in held]
    spread = sqrt(fsum(variance + MODEL.beta**2 for variance in variances))
    worths = [exp(mu / spread) for mu, _ in held]
    found = list(held)
    before, before_squared = 0.0, 0.0
    for _, sharing in groupby(order, key=lambda seat: places[seat]):
        group = list(sharing)
        behind = fsum(worths[seat] for seat in order if places[seat] > places[group[0]])
        *own, (all_, all_squared) = _draws([worths[seat] for seat in group], behind)
        # Players who are equal before stay equal: a sum may differ in its last bit.
        draws = {held[seat]: each for seat, each in zip(group, own, strict=True)}
        for seat in group:
            worth, variance, (drawn, drawn_squared) = worths[seat], variances[seat], draws[held[seat]]
            chances = worth * (before + drawn)
            certainty = chances - worth**2 * (before_squared + drawn_squared)
            shrunk = max(1 - certainty * (sqrt(variance) / spread) ** 3, MODEL.kappa)
            found[seat] = (held[seat][0] + (1 - chances) * variance / spread, sqrt(variance * shrunk))
        before, before_squared = before + all_, before_squared + all_squared
    return found


def _draws(worths: Sequence[float], behind: float) -> list[tuple[float, float]]:
    """Return two sums over the draws in which those who share a place are drawn one by one from all that are left.

    A draw from players worth W together counts 1/W in the first sum and 1/W² in the second, in the mean of all orders.
    The sums are those over the draws in which each of them has still been left, and at the end over all draws.
    """
    left, sizes = [behind], [0]
    for worth in worths:
        left += [one + worth for one in left]
        sizes += [one + 1 for one in sizes]
    # On average, each set of a size is left as often as any other.
    weighed = [1 / comb(len(worths), size) for size in range(len(worths) + 1)]
    once = [0.0, *(weighed[size] / one for size, one in zip(sizes[1:], left[1:], strict=True))]
    squared = [0.0, *(weighed[size] / one**2 for size, one in zip(sizes[1:], left[1:], strict=True))]
    return list(zip(_by_member(once), _by_member(squared), strict=True))


def _by_member(values: list[float]) -> list[float]:
    """Return the sum of the values of all sets with each member, and at the end of all sets.

    The place of a set's value is the number that has a binary 1 for each of its members.
    """
    found: list[float] = []
    while len(values) > 1:
        without, with_ = values[: len(values) // 2], values[len(values) // 2 :]
        found.insert(0, sum(with_))
        values = [one + other for one, other in zip(without, with_, strict=True)]
    return [*found, values[0]]
