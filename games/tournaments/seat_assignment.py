"""Seating: who sits with whom in a round of a night.

Tables are as even as can be. The first rounds mix: how often any two have met differs by at most one where that is
possible. The last third of the rounds, and always the last of several, goes by standing: the first ones sit together.
A table that is too small gets computers, or the odd ones out rest: each once, and never twice. Two who are to be kept
apart never share a table, if it takes a table more; and no table has computers only, if some of them have to sit out.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import combinations

from msgspec import Struct

Player = int
Table = tuple[Player, ...]
Meetings = Mapping[tuple[Player, Player], int]
"""Number of times that two have met, by the pair, the smaller first."""

WANTED = 4
"""People at a table, if nothing else decides."""
_STARTS = 24
"""Number of arrangements that the search begins with."""
_SWAPS = 90
"""Number of swaps that it tries of each arrangement, for each seat of it."""
_MOST_SWAPS = 25_000
"""Number of swaps after which it is content with the best that it has found."""
_AGREE = 5
"""Number of arrangements that are equally good and the best, after which it looks no further."""
_APART = 1_000
"""So many meetings do two count as who are to be kept apart: more than any two can have."""
_MOST_TRIES = 20_000
"""Number of seats that the search for tables without a forbidden pair tries, before there is a table more."""


class Seating(Struct, frozen=True):
    """The tables of a round, each with its people in turn order; those who rest; and how many computers each gets."""

    tables: tuple[Table, ...]
    resting: Table = ()
    fillers: tuple[int, ...] = ()


def pair(one: Player, other: Player) -> tuple[Player, Player]:
    """Return the two as a key of ``Meetings``."""
    return (one, other) if one < other else (other, one)


def count_meetings(tables: Sequence[Table]) -> Counter[tuple[Player, Player]]:
    """Return how often any two have sat at one of these tables."""
    return Counter(pair(*two) for table in tables for two in combinations(table, 2))


def mixing_rounds(rounds: int) -> int:
    """Return how many of the rounds mix; the others go by standing."""
    return rounds if rounds < 2 else rounds - max(1, rounds // 3)


def table_sizes(people: int, least: int, most: int) -> tuple[int, ...]:
    """Return the numbers of people at each table, the larger first: they differ by at most one.

    A table seats ``least`` to ``most``. One with fewer people is filled up; there are as few such seats as can be, and
    then tables are as near to ``WANTED`` as can be.
    """
    return _sizes_by_preference(people, least, most)[0]


def _sizes_by_preference(people: int, least: int, most: int, fewest: int = 1) -> list[tuple[int, ...]]:
    """Return all such numbers of people at ``fewest`` tables or more, the best first."""
    wanted = min(most, max(least, WANTED))
    choices = [
        tuple(people // count + (at < people % count) for at in range(count))
        for count in range(fewest, people + 1)
        if math.ceil(people / count) <= most
    ]
    return sorted(
        choices,
        key=lambda sizes: (sum(max(0, least - size) for size in sizes), abs(people / len(sizes) - wanted), len(sizes)),
    )


def resting_count(people: int, least: int, most: int) -> int:
    """Return how many people have to rest so that all others sit at tables without a computer.

    If even two tables cannot be made of them, nobody rests: the table is filled up.
    """
    for resting in range(people - least + 1):
        sizes = table_sizes(people - resting, least, most)
        if min(sizes) >= least:
            return resting
    return 0


def seat_round(
    order: Sequence[Player],
    seats: range,
    met: Meetings,
    lot: random.Random,
    *,
    mixes: int,
    rested: Sequence[Player] = (),
    may_rest: bool = False,
    apart: Collection[tuple[Player, Player]] = (),
    computers: Collection[Player] = (),
    duplicate: bool = False,
) -> Seating:
    """Return the seating of the next round.

    ``order`` are the people, the best first, ``seats`` how many a table takes, and ``met`` how often two have met.
    ``mixes`` is how many rounds still mix, this one included; with 0 the first ones sit together. ``rested`` have had
    their rest. Where people ``may_rest``, those who have not do so by lot, or in a round by standing from the end; if
    all have, computers fill the seats. The pairs in ``apart`` share no table. Of the ``computers`` among them, who
    never rest, those sit out for whom there is no table with a person. In a ``duplicate`` round there are at least two
    tables, if there are two people, and computers make all as large as the largest.
    """
    least, most = seats.start, seats.stop - 1
    rivals = {pair(*two) for two in apart}
    people = [player for player in order if player not in computers]
    surplus = len(order) - most * len(people)
    if surplus > 0:
        others = [player for player in order if player in computers]
        out = lot.sample(others, surplus) if mixes else others[-surplus:]
        order = [player for player in order if player not in out]
    resting: Table = ()
    if may_rest and (count := resting_count(len(order), least, most)):
        fresh = [player for player in people if player not in rested]
        # Whoever plays needs a person at their table.
        if len(fresh) >= count and most * (len(people) - count) >= len(order) - count:
            resting = tuple(lot.sample(fresh, count) if mixes else fresh[-count:])
    playing = [player for player in order if player not in resting]
    bots = [player for player in playing if player in computers]
    fewest = 2 if duplicate and len(playing) - len(bots) > 1 else 1
    for sizes in _sizes_by_preference(len(playing), least, most, fewest):
        ends = [sum(sizes[: at + 1]) for at in range(len(sizes))]
        ranked = [playing[end - size : end] for end, size in zip(ends, sizes, strict=True)]
        tables = _separated(ranked, rivals, bots)
        if tables is not None:
            break
    else:
        raise ValueError("there is no person to sit with")
    if mixes and len(sizes) > 1:
        mixed = _mix(playing, sizes, met, lot, 1 if resting else mixes, rivals)
        tables = _separated(mixed, rivals, bots) or tables
    shuffled = tuple(tuple(lot.sample(list(table), len(table))) for table in tables)
    full = max(least, *map(len, shuffled)) if duplicate else least
    return Seating(shuffled, resting, tuple(max(0, full - len(table)) for table in shuffled))


def _separated(
    tables: Sequence[Sequence[Player]], rivals: Collection[tuple[Player, Player]], computers: Collection[Player]
) -> list[list[Player]] | None:
    """Return these tables with as few people moved as it takes that no rivals share one, and each has a person.

    None if that cannot be, or has not been found in so many tries.
    """
    home = {player: at for at, table in enumerate(tables) for player in table}
    enemies = {
        player: {other for two in rivals if player in two for other in two if other != player} for player in home
    }
    people = sorted(
        (player for player in home if player not in computers), key=lambda player: -len(enemies[player] & home.keys())
    )
    sizes = [len(table) for table in tables]
    at_table: list[list[Player]] = [[] for _ in tables]
    tries = 0

    def choices(player: Player) -> Iterator[int]:
        for at in sorted(range(len(tables)), key=lambda at: (abs(at - home[player]), at)):
            if len(at_table[at]) < sizes[at] and not enemies[player].intersection(at_table[at]):
                yield at

    def seat(number: int) -> bool:
        nonlocal tries
        if at_table.count([]) > len(people) - number:
            return False
        if number == len(people):
            return True
        for at in choices(people[number]):
            tries += 1
            if tries > _MOST_TRIES:
                return False
            at_table[at].append(people[number])
            if seat(number + 1):
                return True
            at_table[at].pop()
        return False

    if not seat(0):
        return None
    for player in computers:
        at_table[next(choices(player))].append(player)
    return at_table


def spread(players: Sequence[Player], met: Meetings) -> int:
    """Return the difference between the most and the fewest meetings of any two."""
    times = [met.get(pair(*two), 0) for two in combinations(players, 2)]
    return max(times, default=0) - min(times, default=0)


def _mix(
    people: Sequence[Player],
    sizes: Sequence[int],
    met: Meetings,
    lot: random.Random,
    rounds: int,
    rivals: Collection[tuple[Player, Player]],
) -> list[Sequence[Player]]:
    """Return the tables of the first of so many rounds that together mix people as evenly as can be.

    It swaps people of all these rounds, so that the first one leaves a way to the others. The sum of the cubes of all
    meetings is least where they differ by at most one; where they cannot, few pairs meet very often. ``rivals`` count
    as having met so often that each other seating is better.
    """
    number = len(people)
    before = [[met.get(pair(one, other), 0) if one != other else 0 for other in people] for one in people]
    kept = [(one, other) for one, other in combinations(range(number), 2) if pair(people[one], people[other]) in rivals]
    pairs = number * (number - 1) // 2 - len(kept)
    past = sum(map(sum, before)) // 2 - sum(before[one][other] for one, other in kept)
    share, more = divmod(past + rounds * sum(size * (size - 1) // 2 for size in sizes), max(1, pairs))
    least = (pairs - more) * share**3 + more * (share + 1) ** 3 + len(kept) * _APART**3
    for one, other in kept:
        before[one][other] = before[other][one] = _APART
    table_of = [table for table, size in enumerate(sizes) for _ in range(size)]
    best: tuple[int, list[list[int]]] | None = None
    tried = agree = 0
    for _ in range(_STARTS):
        plan = [lot.sample(range(number), number) for _ in range(rounds)]
        now = [row.copy() for row in before]
        for seated in plan:
            _count(now, seated, table_of, 1)
        cost = sum(times**3 for row in now for times in row) // 2
        swaps = _SWAPS * number * rounds
        for step in range(swaps):
            if cost <= least or tried >= _MOST_SWAPS:
                break
            tried += 1
            seated = plan[lot.randrange(rounds)]
            one, other = lot.randrange(number), lot.randrange(number)
            if table_of[one] == table_of[other]:
                continue
            change = _swap_cost(now, seated, table_of, one, other)
            heat = 4.0 * (1 - step / swaps) + 0.1
            if change <= 0 or lot.random() < math.exp(-change / heat):
                _swap(now, seated, table_of, one, other)
                cost += change
        if best is None or cost < best[0]:
            best, agree = (cost, [seated.copy() for seated in plan]), 0
        agree += cost == best[0]
        if cost <= least or tried >= _MOST_SWAPS or agree >= _AGREE:
            break
    assert best is not None
    first = best[1][0]
    return [
        [people[who] for who, place in zip(first, table_of, strict=True) if place == table]
        for table in range(len(sizes))
    ]


def _count(met: list[list[int]], seated: Sequence[int], table_of: Sequence[int], by: int) -> None:
    for at, who in enumerate(seated):
        for place, other in enumerate(seated):
            if at != place and table_of[at] == table_of[place]:
                met[who][other] += by


def _mates(seated: Sequence[int], table_of: Sequence[int], at: int) -> list[int]:
    return [who for place, who in enumerate(seated) if place != at and table_of[place] == table_of[at]]


def _swap_cost(met: list[list[int]], seated: Sequence[int], table_of: Sequence[int], one: int, other: int) -> int:
    """Return by how much the sum of the cubes grows if the two places change their people."""
    here, there = met[seated[one]], met[seated[other]]
    return sum(_cost_more(there[mate]) - _cost_more(here[mate] - 1) for mate in _mates(seated, table_of, one)) + sum(
        _cost_more(here[mate]) - _cost_more(there[mate] - 1) for mate in _mates(seated, table_of, other)
    )


def _cost_more(times: int) -> int:
    """Return by how much the cube grows if two who have met so often meet once more."""
    return 3 * times * (times + 1) + 1


def _swap(met: list[list[int]], seated: list[int], table_of: Sequence[int], one: int, other: int) -> None:
    for at, mover, comer in ((one, seated[one], seated[other]), (other, seated[other], seated[one])):
        for mate in _mates(seated, table_of, at):
            for who, by in ((mover, -1), (comer, 1)):
                met[who][mate] += by
                met[mate][who] += by
    seated[one], seated[other] = seated[other], seated[one]
