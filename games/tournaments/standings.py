"""Points and standings of a night. A place is worth the same in every game and at every table.

The winner of a table gets 10 points, the second 6, then 4, 3, 2, and 1 for every place after that; people who tie
share the points of their places. If points are equal, more tables won come first, then the points of those one has
met; who is equal even then shares the place.

In a duplicate round all tables have the same dice. There each place is compared with those of all who had the same seat
at another table: two for each that is worse, one for each that is equal, as a share of the most, of ten points.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

POINTS = (10, 6, 4, 3, 2)
"""Points for the first places of a table."""
LATER = 1
"""Points for every later place."""
REST = 5
"""Points for a round of rest: about what a seat is worth at a table of four."""

Player = int


class TableResult(Struct, frozen=True):
    """A table that has been played: the place of each seat, ``seats`` at its end, by player.

    ``places`` has everybody who sat there, in seat order, computers too; people without a place got no result.
    ``points`` are those of everybody (None: those of their places).
    """

    places: Mapping[Player, int | None]
    points: Mapping[Player, Fraction] | None = None


class Standing(Struct, frozen=True):
    """One player's line: ``place`` (1 is best, equals share it), points, tables won, and the points of all met."""

    player: Player
    place: int
    points: Fraction
    won: int
    met: Fraction


def points_of(place: int, sharing: int = 1) -> Fraction:
    """Return the points for that place of a table, shared by so many."""
    there = [POINTS[at] if at < len(POINTS) else LATER for at in range(place - 1, place - 1 + sharing)]
    return Fraction(sum(there), sharing)


def table_points(table: TableResult) -> Mapping[Player, Fraction]:
    """Return the points of everybody at a table; without a place there are none."""
    if table.points is not None:
        return table.points
    places = [place for place in table.places.values() if place is not None]
    return {
        player: Fraction(0) if place is None else points_of(place, places.count(place))
        for player, place in table.places.items()
    }


def duplicate_round(tables: Sequence[TableResult]) -> list[TableResult]:
    """Return the tables of a duplicate round with the points that everybody gets there.

    Who shares a place is between those who have it and the next one alone. Without a place there are no points; if
    nobody had the same seat and a place elsewhere, there are as many as for a rest.
    """
    worth = [
        [(player, table.places[player], points) for player, points in table_points(table).items()] for table in tables
    ]
    found = []
    for number, table in enumerate(tables):
        points: dict[Player, Fraction] = {}
        for seat, (player, place, mine) in enumerate(worth[number]):
            others = [
                at[seat][2]
                for other, at in enumerate(worth)
                if other != number and seat < len(at) and at[seat][1] is not None
            ]
            beaten = sum(2 * (mine > theirs) + (mine == theirs) for theirs in others)
            share = Fraction(beaten, 2 * len(others)) if others else Fraction(REST, POINTS[0])
            points[player] = Fraction(0) if place is None else POINTS[0] * share
        found.append(replace(table, points=points))
    return found


def standings(
    players: Collection[Player], tables: Sequence[TableResult], rests: Collection[Player] = ()
) -> list[Standing]:
    """Return the standings of these players, the best first.

    ``rests`` has each player once for each round of rest. Others at the tables, such as computers that fill seats, take
    places and points there, and are not listed. Of equals, the order is that of ``players``.
    """
    total = dict.fromkeys(players, Fraction(0))
    won, met = dict.fromkeys(players, 0), dict[Player, list[Player]]()
    for table in tables:
        for player, points in table_points(table).items():
            total[player] = total.get(player, Fraction(0)) + points
            won[player] = won.get(player, 0) + (table.places[player] == 1)
            met.setdefault(player, []).extend(other for other in table.places if other != player)
    for player in rests:
        total[player] = total.get(player, Fraction(0)) + REST
    strength = {player: sum((total[other] for other in met.get(player, ())), Fraction(0)) for player in players}
    key = {player: (total[player], won[player], strength[player]) for player in players}
    order = sorted(players, key=lambda player: key[player], reverse=True)
    return [Standing(player, 1 + sum(key[other] > key[player] for other in players), *key[player]) for player in order]
