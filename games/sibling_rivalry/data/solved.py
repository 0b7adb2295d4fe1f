"""The game for two, solved: the chance to win for the player who begins a turn, in every position there is.

Valued by iteration until nothing moved, both playing the best there is; then rounded to ninetieths and written down,
a byte for each position, in a file for each score track. Playing by the rounded values loses 0.1% of the games
against perfect play.
"""

from __future__ import annotations

import pkgutil
from functools import cache

from games.sibling_rivalry.rules import Pawn
from games.sibling_rivalry.rules.board import SCORE_TRACKS, TOP

__all__ = ["FINEST", "starting"]

_PLACES = 1 + 5 * (TOP - 1)
"""Number of places for the other's pawn: nowhere, or on a track, not on its last square."""
FINEST = 90
"""Chances are rounded to so many parts of one."""


@cache
def _table(track: str) -> tuple[float, ...]:
    data = pkgutil.get_data("games.sibling_rivalry.data", f"solved-{track}.bin")
    size = SCORE_TRACKS[track].length + 1
    assert data is not None
    assert len(data) == size * size * _PLACES
    # Few numbers, each of which is kept once.
    values = [number / FINEST for number in range(FINEST + 1)]
    return tuple([values[number] for number in data])


def starting(track: str, mine: int, theirs: int, pawn: Pawn | None) -> float:
    """Return the win probability of the player who begins a turn at ``mine``, their pawn scored.

    The other player is at ``theirs`` and has ``pawn`` on the board.
    """
    place = 0 if pawn is None else 1 + (pawn[0] - 2) * (TOP - 1) + pawn[1] - 1
    return _table(track)[(mine * (SCORE_TRACKS[track].length + 1) + theirs) * _PLACES + place]
