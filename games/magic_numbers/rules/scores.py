"""Score of whoever takes a number in Magic Numbers: the bonus, the reset and the target."""

from __future__ import annotations

from typing import Literal

BONUS = 10
"""Points for taking your Good number in place of its face."""

Effect = Literal["plain", "good", "evil", "over"]
"""The effect of a number on its taker: added its face, added the bonus, reset the score, or would have passed the
target."""


def taking(face: int, good: int, evil: int, score: int, target: int) -> tuple[Effect, int]:
    """Return the effect of taking ``face`` and the score after it; a number past the target adds nothing (MN-2)."""
    if face == evil:
        return "evil", 0
    after = score + (BONUS if face == good else face)
    if after > target:
        return "over", score
    return ("good" if face == good else "plain"), after
