"""What dice are likely to bring one player of Tie-Die, in points: a roll by everybody, and a fight. Exact."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from math import ceil, prod

from games.tie_die.odds import Player, fights
from games.tie_die.rounds import roll_offs

__all__ = ["average", "fight_lost", "fight_reaches", "fight_won", "reaching", "roll", "rounds_left"]

LASTS = (0, 1, 2, 4, 5, 6, 7, 8, 9)
"""How many rounds a game still lasts, by how many the first to the target would take if all rolls were average: longer,
for points are spent and lost, but never much longer than this, for dice grow. As counted among hard computers."""


@lru_cache(maxsize=512)
def roll(die: int, others: tuple[int, ...]) -> tuple[tuple[int, float], ...]:
    """What a roll by everybody does to the points of a player with that die: each change, and how likely it is.

    ``others`` are the sides of the others' dice. Somebody with few points may lose less than this, for nobody has
    fewer than none.
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


def average(die: int, others: tuple[int, ...]) -> float:
    """How many points a roll by everybody brings on average."""
    return sum([change * likely for change, likely in roll(die, others)])


def reaching(missing: int, die: int, others: tuple[int, ...]) -> float:
    """How likely the next roll by everybody brings as many points as are missing."""
    return sum([likely for change, likely in roll(die, others) if change >= missing])


def rounds_left(players: tuple[tuple[int, int], ...], target: int) -> int:
    """About how many rounds the game still lasts. ``players`` are ``(points, sides)``."""
    left = len(LASTS) - 1
    for me, (score, die) in enumerate(players):
        each = average(die, tuple(sorted([sides for one, (_, sides) in enumerate(players) if one != me])))
        if each > 0:
            left = min(left, max(1, ceil((target - score) / each)))
    return LASTS[left]


def fight_won(challenger: int, defender: int) -> float:
    """How likely the challenger wins a fight, by the sides of both dice when the challenge is declared."""
    ends = list(fights((Player(0, challenger, True), Player(0, defender, False)), 0, 1))
    # The challenger has as many points more as were thrown, or, having lost, none.
    return sum(after[0].score > 0 for after in ends) / len(ends)


def fight_lost(score: int, challenger: int, defender: int) -> float:
    """How many of their points the defender of a fight loses on average."""
    ends = list(fights((Player(0, challenger, True), Player(score, defender, False)), 0, 1))
    return sum(score - after[1].score for after in ends) / len(ends)


def fight_reaches(missing: int, challenger: int, defender: int) -> float:
    """How likely a fight brings the challenger as many points as are missing."""
    ends = list(fights((Player(0, challenger, True), Player(0, defender, False)), 0, 1))
    return sum(after[0].score >= missing for after in ends) / len(ends)
