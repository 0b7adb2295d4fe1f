"""Chances after a round's roll in Tie-Die, roll-offs included."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache, partial, reduce
from itertools import combinations, product
from operator import add, itemgetter, mul
from typing import NamedTuple

from games.tie_die.ai.win_odds import DicePlayer
from games.tie_die.rules.state import DOWN, UP

__all__ = ["roll_offs", "rolled"]

_Group = tuple[int, ...]
"""The places of those who rolled the same number."""
_Pick = Callable[[Sequence[float]], tuple[float, ...]]
"""One by one, from a value for each face."""


class _Tied(NamedTuple):
    """The rolls in which those of ``groups`` tied: for each of the others what picks the faces of all these rolls, and
    in how many ways each of the rolls can be, for which number was tied makes no difference."""

    groups: tuple[_Group, ...]
    others: dict[int, _Pick]
    times: list[int]


class _Outcome(NamedTuple):
    """An end of a roll-off: how likely, who is highest with which face, who is lowest, and with which face: how likely
    each is."""

    likely: float
    highest: int
    high: int
    lowest: int
    lows: list[float]


class _Ends(NamedTuple):
    """Ends of a roll-off: the probability of each, each participant's weight then, and the sum of these weights."""

    likely: list[float]
    weights: list[list[float]]
    sums: list[float]


def rolled(players: Sequence[DicePlayer], target: int) -> tuple[float, ...]:
    """Return each player's chance to win with the round's roll about to come: the mean over all dice.

    Among four the lowest of a roll-off has the mean of the weights that are left to them, whatever they rolled;
    that changes a chance by a few thousandths at most.
    """
    many = len(players)
    order = sorted(range(many), key=lambda seat: players[seat].die)
    players = [players[seat] for seat in order]
    added = [_fates(player, target, many).added for player in players]
    different, ties = _rolls(tuple([player.die for player in players]))
    columns: list[Sequence[float]] = [pick(each) for pick, each in zip(different, added, strict=True)]
    shares = [1 / total for total in _together(columns)]
    totals = [sum(map(mul, column, shares)) for column in columns]
    count = len(shares)
    for groups, others, times in ties:
        count += sum(times)
        first, *second = groups
        ends = _endings(tuple([players[seat] for seat in first]), target, many)
        weights: dict[int, Sequence[float]] = {seat: pick(added[seat]) for seat, pick in others.items()}
        likely: Sequence[float] = times
        for group in second:
            # Two pairs: nobody is left, and how the second roll-off ends is to the first what the others' dice are.
            also = _endings(tuple([players[seat] for seat in group]), target, many)
            weights = dict(zip(group, also.weights, strict=True))
            likely = [times[0] * part for part in also.likely]
        rests = _together(list(weights.values())) if weights else [0.0]
        # A row for each end, in it a share for each roll of the others.
        rows = [
            [part * each / (rest + total) for each, rest in zip(likely, rests, strict=True)]
            for part, total in zip(ends.likely, ends.sums, strict=True)
        ]
        shares = list(map(sum, rows))
        for seat, column in zip(first, ends.weights, strict=True):
            totals[seat] += sum(map(mul, column, shares))
        shares = list(map(sum, zip(*rows, strict=True)))
        for seat, theirs in weights.items():
            totals[seat] += sum(map(mul, theirs, shares))
    found = dict(zip(order, totals, strict=True))
    return tuple([found[seat] / count for seat in range(many)])


def _together(columns: Sequence[Iterable[float]]) -> list[float]:
    """Return the sum of each row."""
    return list(reduce(partial(map, add), columns))


@lru_cache(maxsize=128)
def _rolls(sides: tuple[int, ...]) -> tuple[list[_Pick], list[_Tied]]:
    """Return the rolls of dice of those sizes.

    First those in which all faces differ, as pickers of the faces of each die; then the others, by the seats that
    tied.
    """
    dice = [range(1, size + 1) for size in sides]
    different = _picks([faces for faces in product(*dice) if len(set(faces)) == len(faces)])
    ties = []
    for groups in _groupings(tuple(range(len(sides)))):
        alone = [seat for seat in range(len(sides)) if not any(seat in group for group in groups)]
        numbers = list(product(*[range(1, min([sides[seat] for seat in group]) + 1) for group in groups]))
        rolls = []
        times = []
        for faces in product(*[dice[seat] for seat in alone]):
            ways = sum([len({*faces, *each}) == len(faces) + len(each) for each in numbers])
            if ways:
                rolls.append(faces)
                times.append(ways)
        ties.append(_Tied(groups, dict(zip(alone, _picks(rolls), strict=True)), times))
    return different, ties


def _picks(rolls: Sequence[Sequence[int]]) -> list[_Pick]:
    """Return the picker of faces for each die of these rolls."""
    return [itemgetter(*faces) for faces in zip(*rolls, strict=True)]


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
    """Return the ends of a roll-off of such dice: (in how many ways, highest, their face, lowest, their face)."""
    ends: Counter[tuple[int, int, int, int]] = Counter()
    for faces in product(*[range(1, size + 1) for size in sides]):
        high, low = max(faces), min(faces)
        if faces.count(high) == 1 and faces.count(low) == 1:
            ends[faces.index(high), high, faces.index(low), low] += 1
    return tuple([(times, *end) for end, times in ends.items()])


@lru_cache(maxsize=1024)
def _outcomes(sides: tuple[int, ...], whatever: bool) -> list[_Outcome]:
    """Return the outcomes of a roll-off with probabilities.

    One outcome for each lowest face, or, if ``whatever``, one for all of them.
    """
    faces: dict[tuple[int, int, int, int], list[int]] = defaultdict(lambda: [0] * (max(sides) + 1))
    for times, highest, high, lowest, low in roll_offs(sides):
        faces[highest, high, lowest, 0 if whatever else low][low] += times
    count = sum(map(sum, faces.values()))
    return [
        _Outcome(sum(ways) / count, highest, high, lowest, [one / sum(ways) for one in ways])
        for (highest, high, lowest, _), ways in faces.items()
    ]


@lru_cache(maxsize=1024)
def _endings(players: tuple[DicePlayer, ...], target: int, many: int) -> _Ends:
    """Return the ends of a roll-off of these players, among ``many`` still playing."""
    fates = [_fates(player, target, many) for player in players]
    outcomes = _outcomes(tuple([player.die for player in players]), many >= 4)
    weights = [[fate.still] * len(outcomes) for fate in fates]
    for at, (_, highest, high, lowest, lows) in enumerate(outcomes):
        weights[highest][at] = fates[highest].up[high]
        weights[lowest][at] = sum(map(mul, lows, fates[lowest].down))
    return _Ends([one.likely for one in outcomes], weights, _together(weights))


class _Fates(NamedTuple):
    """Possible weights of a player after a roll, most of them lists by face.

    ``added``: the face is added to the points. After a roll-off: ``still`` is the unchanged weight, ``up`` the
    weight as the highest, ``down`` as the lowest.
    """

    added: list[float]
    still: float
    up: list[float]
    down: list[float]


@lru_cache(maxsize=4096)
def _fates(player: DicePlayer, target: int, many: int) -> _Fates:
    faces = range(player.die + 1)
    return _Fates(
        [player.at(player.score + face, player.die).weight(target, many) for face in faces],
        player.weight(target, many),
        [player.at(player.score + face, UP[player.die]).weight(target, many) for face in faces],
        [player.at(player.score - face, DOWN[player.die]).weight(target, many) for face in faces],
    )
