"""Value of a card at each score: tables that follow from the rules alone, made once for each target.

A *card* is a pair of a Good and an Evil number; there are thirty. A *round* is one turn of each player.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from msgspec import Struct

from games.magic_numbers.rules import taking

FACES = range(1, 7)
CARDS: tuple[tuple[int, int], ...] = tuple((good, evil) for good in FACES for evil in FACES if good != evil)
"""All cards, as (Good, Evil)."""

HORIZON = 24
"""Number of rounds that are looked ahead. At target 30 one player in ten is not there by then, at 50 one in four."""

GIFTS = 0.35
"""Number of gifts, any as likely, that a player is expected to get in a round; twice or half as many change little."""

HUNT = 1 / 6
"""Number of further Evil numbers in a round for a player whose Evil number is known to everybody."""


class CardProspects(Struct, frozen=True, gc=False):
    """One card's future, for one target.

    ``after[face][score]`` is the score once that face is taken; there is no face 0. ``rounds[score]`` is how many
    rounds the target is away for a player who keeps what leads there soonest, gives the rest away, and gets nothing.
    ``open[score][t]`` is the chance not to be there within ``t`` more rounds, gifts included, and ``hunted`` the same
    for a player whose Evil number is known. At the target itself all these are 0.
    """

    after: tuple[tuple[int, ...], ...]
    rounds: tuple[float, ...]
    open: tuple[tuple[float, ...], ...]
    hunted: tuple[tuple[float, ...], ...]

    def nearer(self, face: int, score: int) -> float:
        """Return how many rounds taking ``face`` brings the score nearer to the target; negative if farther away."""
        return self.rounds[score] - self.rounds[self.after[face][score]]


@cache
def prospects(good: int, evil: int, target: int, gifts: float = GIFTS) -> CardProspects:
    """Return the card's prospects if its player is given ``gifts`` numbers per round."""
    after = ((), *(tuple(taking(face, good, evil, s, target)[1] for s in range(target + 1)) for face in FACES))
    rounds = _rounds(after, target)
    return CardProspects(
        after, rounds, _open(after, rounds, target, 0.0, gifts), _open(after, rounds, target, HUNT, gifts)
    )


def _rounds(after: Sequence[Sequence[int]], target: int) -> tuple[float, ...]:
    """Return the shortest expected number of rounds: at each score, by the best set of faces to keep.

    In the stuck position, from which only the Evil number leads on, that set is the Evil number.
    """
    away = [0.0] * (target + 1)
    start = 12.0
    for _ in range(60):
        # All numbers lead upwards but the Evil one, which leads to 0: so the values are computed from the top down with
        # a guess for 0, until the guess comes true.
        away[0] = start
        for score in range(target - 1, -1, -1):
            best, total = float("inf"), 6.0
            for kept, way in enumerate(sorted(away[row[score]] for row in after[1:] if row[score] != score), 1):
                total += way
                best = min(best, total / kept)
            away[score] = best
        if abs(away[0] - start) < 1e-9:
            break
        start = away[0]
    return tuple(away)


def _open(
    after: Sequence[Sequence[int]], rounds: Sequence[float], target: int, danger: float, gifts: float
) -> tuple[tuple[float, ...], ...]:
    """Round by round backwards: a roll, kept if it leads nearer, then perhaps gifts."""
    scores = range(target)
    kept = [[row[s] if rounds[row[s]] < rounds[s] else s for row in after[1:]] for s in scores]
    given = [[row[s] for row in after[1:]] for s in scores]
    now = [1.0] * target + [0.0]
    found = [now]
    for _ in range(HORIZON):
        spared = [(1 - danger) * there + danger * now[0] for there in now[:-1]] + [0.0]
        then = [
            (1 - gifts) * spared[s]
            + gifts / 6 * (spared[a] + spared[b] + spared[c] + spared[d] + spared[e] + spared[f])
            for s, (a, b, c, d, e, f) in enumerate(given)
        ] + [0.0]
        now = [(then[a] + then[b] + then[c] + then[d] + then[e] + then[f]) / 6 for a, b, c, d, e, f in kept] + [0.0]
        found.append(now)
    return tuple(zip(*found, strict=True))
