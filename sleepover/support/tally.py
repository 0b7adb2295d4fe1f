"""Totals of many games: wins with their intervals, lengths, and whether it pays to go first."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from games.core import Seat
from games.simulation import SimulatedGame
from games.simulation.stats import Quantiles, WinShare


def seat_of(player: int, game: int, seats: int) -> Seat:
    """Return the seat in that game of a player, given by their place in the list of players.

    It moves by one seat from game to game, so that in every ``seats`` games each player has had every seat
    once.
    """
    return (player + game) % seats


class Tally(NamedTuple):
    """All games of a simulation, told by player: ``players[k]`` is the k-th player's share.

    ``first`` is the first player's share, or, where nobody goes first, that of seat 0; ``unfinished`` games were broken
    off and are won by nobody.
    """

    games: int
    players: tuple[WinShare, ...]
    first: WinShare
    turns: Quantiles
    decisions: Quantiles
    made: int
    unfinished: int

    @classmethod
    def from_games(cls, played: Sequence[SimulatedGame], seats: int) -> Tally:
        """Game ``i`` of ``played`` was dealt by :func:`seat_of`."""
        games = len(played)
        # fsum: thirds of wins add up to the same total in any order.
        players = (
            WinShare.from_wins(
                math.fsum(one.won(seat_of(k, number, seats)) for number, one in enumerate(played)), games
            )
            for k in range(seats)
        )
        return cls(
            games,
            tuple(players),
            WinShare.from_wins(math.fsum(one.won(one.first or 0) for one in played), games),
            Quantiles.from_values([one.turns for one in played]),
            Quantiles.from_values([one.decisions for one in played]),
            sum(one.decisions for one in played),
            sum(one.ranking is None for one in played),
        )
