"""Placement of players in Tie-Die: a weight for each; chances to win are shared in proportion to the weights.

The numbers of ``_STANDING`` come from the game for two, which can be solved: its 57,600 positions between two
rounds (target 30; the far end from target 50) were computed by iteration until nothing changed. Those chances
are close to a contest of two weights, each of which depends on one player alone: the points that are missing,
the die, and whether the challenge is left. With three or four players the same weights serve, drawn together.
"""

from __future__ import annotations

import math
from functools import cache

__all__ = ["weight"]

# In hundredths of the logarithm of a weight, by the points missing, from 1 up; one may still buy a die with the points.
_STANDING = {
    4: (
        863, 798, 739, 683, 630, 599, 571, 547, 529, 514, 501, 490, 480, 470, 461, 452, 425, 414, 403, 392, 381, 369,
        357, 347, 312, 298, 282, 266, 249, 236, 228, 220, 212, 204, 196, 189, 166, 156, 147, 137, 127, 117, 106, 98,
        69, 56, 42, 28, 12, 0,
    ),
    6: (
        909, 859, 813, 770, 730, 693, 658, 637, 617, 598, 581, 565, 549, 535, 522, 511, 500, 490, 480, 470, 461, 452,
        425, 414, 403, 392, 381, 369, 357, 347, 340, 333, 316, 308, 301, 293, 285, 277, 269, 261, 253, 246, 223, 213,
        204, 194, 184, 174, 163, 155,
    ),
    8: (
        966, 923, 885, 849, 816, 785, 756, 730, 705, 689, 673, 658, 643, 629, 615, 602, 589, 577, 565, 554, 541, 529,
        519, 508, 498, 489, 479, 469, 460, 451, 442, 434, 426, 418, 410, 402, 395, 387, 380, 372, 356, 348, 340, 332,
        325, 317, 309, 301, 293, 286,
    ),
    10: (
        1013, 976, 943, 911, 882, 855, 829, 806, 784, 765, 747, 734, 722, 709, 697, 684, 672, 660, 648, 636, 625, 613,
        603, 592, 581, 571, 560, 550, 541, 531, 522, 512, 503, 494, 485, 477, 468, 460, 451, 443, 435, 427, 419, 411,
        404, 396, 389, 381, 374, 367,
    ),
}  # fmt: skip
_CHALLENGE_LEFT = {4: 20, 6: 20, 8: 22, 10: 30}
"""Value of an unused challenge, in the same hundredths; less when few points are missing."""
_SOON = (4, 16)
"""With so few points missing a challenge is worth nothing, with so many all of it."""
_TIE_BREAK = {4: 1.0, 6: 7 / 3, 8: 4.2, 10: 6.6}
"""Relative chances of players who tie at the end to win the throw for it (between neighbouring sizes exactly)."""
_THERE = 1e12
"""The weight of having the target: nobody without it wins."""
_BEYOND = 1e6
"""Weight of each point beyond it: nobody with fewer wins."""


_DAMPED = {1: 1.0, 2: 1.0, 3: 0.87, 4: 0.82}
"""By the number of players: the power of the weights that foretells wins best (of 0.7, 0.8, … over hundreds of games
among hard computers). With more rivals one is farther from the win than from beating any one of them."""


@cache
def _weights(sides: int, used: bool, players: int) -> tuple[float, ...]:
    none, all_of_it = _SOON
    found = []
    for missing, standing in enumerate(_STANDING[sides], start=1):
        soon = min(max((missing - none) / (all_of_it - none), 0), 1)
        left = standing - (_CHALLENGE_LEFT[sides] * soon if used else 0)
        found.append(math.exp(left / 100 * _DAMPED[players]))
    return tuple(found)


def weight(score: int, sides: int, used: bool, target: int, players: int = 2) -> float:
    """Return the weight of one of ``players`` between two rounds: a positive number, relative to the others'."""
    missing = target - score
    if missing > 0:
        return _weights(sides, used, players)[missing - 1]
    # Far beyond the target it makes no difference any more.
    return _TIE_BREAK[sides] * _THERE * _BEYOND ** min(-missing, 40)
