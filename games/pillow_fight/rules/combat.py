"""Combat by two dice: hits, tears, catches, thefts. Used by the rules and for the odds."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Literal, NamedTuple

from games.pillow_fight.rules.state import Options

Kind = Literal["swing", "throw"]
"""The two ways to attack."""

HITS_TO_WIN = 5
TEARS_UP_TO = 2
"""A swung pillow tears if the attacker's own die shows this or less."""
CATCHES_FROM = 5
"""An empty-handed defender catches, or steals, if their own die shows this or more."""


class Corrections(NamedTuple):
    """Corrections to the faces of an attack: minus for the attacker, plus for the defender, and the winner of ties.

    ``penalty`` is taken off the attacker's die (cover); ``ready`` and ``block`` are added to the defender's, for
    a full defence (PF-13) and for holding a pillow when swung at (PF-15).
    """

    penalty: int
    ready: int
    block: int
    ties_hit: bool

    def hits(self, face: int, against: int) -> bool:
        """Return whether the attacker's ``face`` hits the defender's ``against``."""
        lead = face - self.penalty - against - self.ready - self.block
        return lead > 0 or (lead == 0 and self.ties_hit)


def corrections(options: Options, kind: Kind, covered: bool, defending: bool, holding: bool) -> Corrections:
    """Return the corrections of an attack on a player who is ``covered``, ``defending``, or ``holding`` a pillow."""
    return Corrections(
        int(covered and kind == "throw"),
        int(defending),
        int(options.melee_block and kind == "swing" and holding),
        options.full_defence,
    )


@lru_cache(maxsize=64)
def chance(corrected: Corrections) -> Fraction:
    """Return the probability of a hit: the hitting share of the 36 rolls of two dice."""
    faces = range(1, 7)
    return Fraction(sum(corrected.hits(face, against) for face in faces for against in faces), 36)


def tears(kind: Kind, face: int) -> bool:
    """Return whether the attacker's pillow tears: swung, with a low face, hit or not."""
    return kind == "swing" and face <= TEARS_UP_TO


def grabs(options: Options, kind: Kind, face: int, against: int, holding: bool) -> bool:
    """Return whether the defender gets the pillow.

    A thrown one is caught (PF-6); a swung one that did not tear is stolen (PF-14).
    """
    if holding or against < CATCHES_FROM:
        return False
    return kind == "throw" or (options.pillow_theft and not tears(kind, face))
