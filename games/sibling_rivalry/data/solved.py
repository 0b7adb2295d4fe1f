"""The game for two, solved: the chance to win for the player who begins a turn, in every position there is.

Valued by iteration until nothing moved, both playing the best there is; then rounded to ninetieths and written down,
a sign for each position, in a module for each score track. Playing by the rounded values loses 0.1% of the games
against perfect play.
"""

from __future__ import annotations

import importlib
from functools import cache

from games.sibling_rivalry.rules import Pawn
from games.sibling_rivalry.rules.board import SCORE_TRACKS, TOP

__all__ = ["FINEST", "SIGNS", "starting"]

_PLACES = 1 + 5 * (TOP - 1)
"""Number of places for the other's pawn: nowhere, or on a track, not on its last square."""
FINEST = 90
"""Chances are rounded to so many parts of one."""
SIGNS = "".join(sign for sign in map(chr, range(33, 127)) if sign not in '"X\\')
"""The signs for them, from 0 on: all that can be seen and stand in a text as they are. Nor is there an X: three of them
would look like a mark of something unfinished."""


@cache
def _table(track: str) -> tuple[float, ...]:
    signs: str = importlib.import_module(f"games.sibling_rivalry.data.solved_{track}").VALUES
    size = SCORE_TRACKS[track].length + 1
    assert len(signs) == size * size * _PLACES
    values = {sign: number / FINEST for number, sign in enumerate(SIGNS)}
    return tuple([values[sign] for sign in signs])


def starting(track: str, mine: int, theirs: int, pawn: Pawn | None) -> float:
    """Return the win probability of the player who begins a turn at ``mine``, their pawn scored.

    The other player is at ``theirs`` and has ``pawn`` on the board.
    """
    place = 0 if pawn is None else 1 + (pawn[0] - 2) * (TOP - 1) + pawn[1] - 1
    return _table(track)[(mine * (SCORE_TRACKS[track].length + 1) + theirs) * _PLACES + place]
