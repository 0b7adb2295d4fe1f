"""What a roll by everybody is likely to bring in Tie-Die, roll-offs included."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product
from operator import mul
from typing import NamedTuple

from msgspec import Struct

from games.tie_die.odds import Player
from games.tie_die.state import DOWN, UP

__all__ = ["roll_offs", "rolled"]

_Group = tuple[int, ...]
"""The places of those who rolled the same number."""
_Tie = tuple[tuple[_Group, ...], tuple[tuple[int, int], ...]]
"""Who tied with whom, and (place, face) of the others: which number was tied makes no difference."""


class _Fought(Struct, frozen=True, gc=False):
    """How the roll-offs of a round can end: how likely, the weights of each who is in one, and their sum."""

    likely: list[float]
    weights: dict[int, list[float]]
    sums: list[float]


def rolled(players: Sequence[Player], target: int) -> tuple[float, ...]:
    """How likely each of them wins, everybody being about to roll: the mean over all dice.

    Among four the lowest of a roll-off has the mean of the weights that are left to them, whatever they rolled; that
    changes a chance by a few thousandths at most.
    """
    many = len(players)
    # What each player weighs having added each face.
    added = [
        [player.at(player.score + face, player.die).weight(target, many) for face in range(player.die + 1)]
        for player in players
    ]
    different, tied = _rolls(tuple([player.die for player in players]))
    columns = [[each[face] for face in faces] for each, faces in zip(added, different, strict=True)]
    shares = [1 / total for total in map(sum, zip(*columns, strict=True))]
    totals = [sum(map(mul, column, shares)) for column in columns]
    count = len(shares)
    known: dict[tuple[_Group, ...], _Fought] = {}
    for (groups, others), times in tied:
        count += times
        if groups not in known:
            known[groups] = _fought_out(players, groups, target)
        fought = known[groups]
        rest = sum([added[seat][face] for seat, face in others])
        shares = [times * likely / (rest + total) for likely, total in zip(fought.likely, fought.sums, strict=True)]
        for seat, column in fought.weights.items():
            totals[seat] += sum(map(mul, column, shares))
        share = sum(shares)
        for seat, face in others:
            totals[seat] += added[seat][face] * share
    return tuple([one / count for one in totals])


@lru_cache(maxsize=64)
def _rolls(sides: tuple[int, ...]) -> tuple[list[tuple[int, ...]], list[tuple[_Tie, int]]]:
    """The rolls of dice of those sizes in which all faces differ, as one long line of faces for each die; the others,
    with how many there are of each."""
    dice = [range(1, size + 1) for size in sides]
    different = list(zip(*[faces for faces in product(*dice) if len(set(faces)) == len(faces)], strict=True))
    tied = []
    for groups in _groupings(tuple(range(len(sides)))):
        alone = [seat for seat in range(len(sides)) if not any(seat in group for group in groups)]
        numbers = list(product(*[range(1, min([sides[seat] for seat in group]) + 1) for group in groups]))
        for faces in product(*[dice[seat] for seat in alone]):
            times = sum([len({*faces, *each}) == len(faces) + len(each) for each in numbers])
            if times:
                tied.append(((groups, tuple(zip(alone, faces, strict=True))), times))
    return different, tied


def _groupings(places: _Group) -> Iterator[tuple[_Group, ...]]:
    """All the ways in which some of them can have tied."""
    for size in range(2, len(places) + 1):
        for group in combinations(places, size):
            yield (group,)
            # A second tie begins later than the first, so that none comes twice.
            rest = tuple([place for place in places if place > group[0] and place not in group])
            for more in _groupings(rest):
                yield (group, *more)


@lru_cache(maxsize=1024)
def roll_offs(sides: tuple[int, ...]) -> tuple[tuple[int, int, int, int, int], ...]:
    """How a roll-off of such dice can end: (in how many ways, highest, their face, lowest, their face)."""
    ends: Counter[tuple[int, int, int, int]] = Counter()
    for faces in product(*[range(1, size + 1) for size in sides]):
        high, low = max(faces), min(faces)
        if faces.count(high) == 1 and faces.count(low) == 1:
            ends[faces.index(high), high, faces.index(low), low] += 1
    return tuple([(times, *end) for end, times in ends.items()])


def _fought_out(players: Sequence[Player], groups: Sequence[_Group], target: int) -> _Fought:
    found: list[tuple[float, list[float]]] = [(1.0, [])]
    for group in groups:
        also = list(_endings(players, group, target))
        found = [(p * q, [*some, *more]) for p, some in found for q, more in also]
    columns = zip(*[weights for _, weights in found], strict=True)
    return _Fought(
        [likely for likely, _ in found],
        dict(zip([seat for group in groups for seat in group], map(list, columns), strict=True)),
        [sum(weights) for _, weights in found],
    )


def _endings(players: Sequence[Player], group: _Group, target: int) -> Iterator[tuple[float, list[float]]]:
    """How likely each end of a roll-off is, and what those in it weigh then."""
    many = len(players)
    fates = [_fates(players[seat], target, many) for seat in group]
    still = [fate.still for fate in fates]
    ways: Counter[tuple[int, int, int, int]] = Counter()
    lowest_weights: dict[tuple[int, int, int, int], float] = {}
    for times, highest, high, lowest, low in roll_offs(tuple([players[seat].die for seat in group])):
        end = highest, high, lowest, low if many < 4 else 0
        ways[end] += times
        lowest_weights[end] = lowest_weights.get(end, 0.0) + times * fates[lowest].down[low]
    count = ways.total()
    for end, times in ways.items():
        highest, high, lowest, _ = end
        weights = still.copy()
        weights[highest] = fates[highest].up[high]
        weights[lowest] = lowest_weights[end] / times
        yield times / count, weights


class _Fates(NamedTuple):
    """What a roll-off can make of a player's weight: as it is, and by the face, as the highest and as the lowest."""

    still: float
    up: list[float]
    down: list[float]


@lru_cache(maxsize=4096)
def _fates(player: Player, target: int, many: int) -> _Fates:
    faces = range(player.die + 1)
    return _Fates(
        player.weight(target, many),
        [player.at(player.score + face, UP[player.die]).weight(target, many) for face in faces],
        [player.at(player.score - face, DOWN[player.die]).weight(target, many) for face in faces],
    )
