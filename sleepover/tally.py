"""What many games come to: wins with their intervals, lengths, and whether it pays to go first."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from games.core import Seat
from games.simulation import Played

Z = 1.959964
"""So many standard deviations either way hold 95 % of a normal distribution."""


class Share(NamedTuple):
    """Part of the games won: ``wins`` (a win shared by n counts 1/n), ``share`` of all, and the interval
    ``low`` to ``high`` that holds the true share with 95 %."""

    wins: float
    share: float
    low: float
    high: float

    @classmethod
    def of(cls, wins: float, games: int) -> Share:
        """Wilson's interval, which holds near 0 and 1 too. With shared wins it is a little wider than need be."""
        share = wins / games
        middle = share + Z * Z / (2 * games)
        reach = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
        scale = 1 + Z * Z / games
        return cls(wins, share, max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale))


class Spread(NamedTuple):
    """The values below which a tenth, half and nine tenths of the games stay."""

    p10: int
    p50: int
    p90: int

    @classmethod
    def of(cls, values: Sequence[int]) -> Spread:
        """By the nearest rank, so that each is a value that occurred."""
        ordered = sorted(values)
        return cls(*(ordered[max(0, math.ceil(len(ordered) * part / 10) - 1)] for part in (1, 5, 9)))


def seat_of(player: int, game: int, seats: int) -> Seat:
    """Where the player (the place in the list of players) sits in that game: one seat further from game to game, so
    that in every ``seats`` games each has had every seat once."""
    return (player + game) % seats


class Tally(NamedTuple):
    """All games of a simulation, told by player: ``players[k]`` is the k-th player's share.

    ``first`` is the share of whoever went first, or, where nobody does, of seat 0; ``unfinished`` games were broken off
    and are won by nobody.
    """

    games: int
    players: tuple[Share, ...]
    first: Share
    turns: Spread
    decisions: Spread
    made: int
    unfinished: int

    @classmethod
    def of(cls, played: Sequence[Played], seats: int) -> Tally:
        """Game ``i`` of ``played`` was dealt by :func:`seat_of`."""
        games = len(played)
        # fsum: thirds of wins add up to the same total in any order.
        players = (
            Share.of(math.fsum(one.won(seat_of(k, number, seats)) for number, one in enumerate(played)), games)
            for k in range(seats)
        )
        return cls(
            games,
            tuple(players),
            Share.of(math.fsum(one.won(one.first or 0) for one in played), games),
            Spread.of([one.turns for one in played]),
            Spread.of([one.decisions for one in played]),
            sum(one.decisions for one in played),
            sum(one.ranking is None for one in played),
        )
