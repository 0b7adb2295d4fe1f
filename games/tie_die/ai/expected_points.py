"""Expected points of one player of Tie-Die from a round's roll and from a fight. Exact."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from math import prod

from games.tie_die.ai.round_outcomes import roll_offs
from games.tie_die.ai.win_odds import DicePlayer, fights

__all__ = ["fight_brings", "fight_lost", "fight_reaches", "fight_won", "reaching"]


@lru_cache(maxsize=512)
def _roll(die: int, others: tuple[int, ...]) -> tuple[tuple[int, float], ...]:
    """Return each change of points from a round's roll for a player with that die, with its probability.

    ``others`` are the sides of the others' dice. A player with few points may lose less than this, for points
    never fall below 0.
    """
    found: dict[int, float] = {}
    for face in range(1, die + 1):
        for size in range(len(others) + 1):
            for tied in combinations(range(len(others)), size):
                likely = prod(
                    (face <= sides) / sides if one in tied else 1 - (face <= sides) / sides
                    for one, sides in enumerate(others)
                )
                if not likely:
                    continue
                if not tied:
                    found[face] = found.get(face, 0.0) + likely / die
                    continue
                ends = roll_offs((die, *[others[one] for one in tied]))
                count = sum([times for times, *_ in ends])
                for times, highest, high, lowest, low in ends:
                    change = high if highest == 0 else -low if lowest == 0 else 0
                    found[change] = found.get(change, 0.0) + likely / die * times / count
    return tuple(sorted(found.items()))


def reaching(missing: int, die: int, others: tuple[int, ...]) -> float:
    """Return the probability that the next round's roll brings as many points as are missing."""
    return sum([likely for change, likely in _roll(die, others) if change >= missing])


def fight_won(challenger: int, defender: int) -> float:
    """Return the probability that the challenger wins a fight, by both dice's sides when it is declared."""
    ends = list(fights((DicePlayer(0, challenger, True), DicePlayer(0, defender, False)), 0, 1))
    # The challenger has as many points more as were thrown, or, having lost, none.
    return sum(after[0].score > 0 for after in ends) / len(ends)


def fight_brings(score: int, challenger: int, defender: int) -> float:
    """Return the mean number of points that a challenger with ``score``, the challenge paid, wins; below 0, loses."""
    ends = list(fights((DicePlayer(score, challenger, True), DicePlayer(0, defender, False)), 0, 1))
    return sum(after[0].score - score for after in ends) / len(ends)


def fight_lost(score: int, challenger: int, defender: int) -> float:
    """Return the mean number of points that the defender of a fight loses."""
    ends = list(fights((DicePlayer(0, challenger, True), DicePlayer(score, defender, False)), 0, 1))
    return sum(score - after[1].score for after in ends) / len(ends)


def fight_reaches(missing: int, challenger: int, defender: int) -> float:
    """Return the probability that a fight brings the challenger as many points as are missing."""
    ends = list(fights((DicePlayer(0, challenger, True), DicePlayer(0, defender, False)), 0, 1))
    return sum(after[0].score >= missing for after in ends) / len(ends)
