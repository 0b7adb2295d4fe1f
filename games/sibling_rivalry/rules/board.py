"""The board of Sibling Rivalry: five challenge tracks and a score track with angels and devils."""

from __future__ import annotations

from fractions import Fraction
from math import comb

from msgspec import Struct

TRACKS = (2, 3, 4, 5, 6)
"""The challenge tracks, named by the face that advances on them."""
TOP = 7
"""The last square of each challenge track."""
DICE = 5
"""Number of dice at the beginning of a turn."""

POINTS: dict[int, tuple[int, ...]] = {
    2: (2, 2, 2, 3, 4, 5, 6),
    3: (3, 3, 3, 4, 5, 6, 7),
    4: (4, 4, 4, 5, 6, 7, 8),
    5: (5, 5, 5, 6, 7, 8, 9),
    6: (6, 6, 6, 7, 8, 9, 10),
}
"""The points of each track's squares, from the first to the last."""


class ScoreTrack(Struct, frozen=True):
    """A score track (SR-1): squares 1 to ``length``, 0 being not on it; past the end one has won."""

    length: int
    angels: frozenset[int]
    devils: frozenset[int]


SCORE_TRACKS: dict[str, ScoreTrack] = {
    "standard": ScoreTrack(22, frozenset((6, 10, 15, 19)), frozenset((4, 8, 13, 17, 21))),
    "short": ScoreTrack(12, frozenset((3, 7)), frozenset((5, 8, 11))),
    "long": ScoreTrack(32, frozenset((7, 12, 18, 23, 28)), frozenset((4, 9, 14, 20, 25, 30))),
}


def limit_at(position: int, track: ScoreTrack) -> int:
    """Return the number of 1s that get a player caught at that position: 4 on an angel, 2 on a devil, else 3."""
    if position in track.angels:
        return 4
    return 2 if position in track.devils else 3


def danger(dice: int, ones: int, limit: int) -> Fraction:
    """Return the chance that the next roll of ``dice`` dice reaches ``limit`` 1s, ``ones`` being set aside."""
    needed = limit - ones
    hits = sum(comb(dice, count) * 5 ** (dice - count) for count in range(max(needed, 0), dice + 1))
    return Fraction(hits, 6**dice)
