"""Parts of a chance to win that one choice made: for its maker, and for each of the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.analysis.win_probability import Vector
from games.core import Seat

if TYPE_CHECKING:
    from games.analysis.review import ReviewedDecision

__all__ = ["choice_parts", "share_of_loss"]


def share_of_loss(chances: Vector, seat: Seat, decision: ReviewedDecision) -> float:
    """Return the seat's share of the mover's loss, in proportion to its chance among the others.

    If none of the others has a chance, the shares are equal.
    """
    others = 1.0 - chances[decision.seat]
    return chances[seat] / others if others > 0 else 1 / (len(chances) - 1)


def choice_parts(one: ReviewedDecision, seat: Seat, *, hidden: bool) -> tuple[float, float]:
    """Return what the choice of that decision was worth to the seat: as its own, and as another player's.

    ``hidden`` is whether the game has secrets; the review books the same.
    """
    made = one.chosen[seat] - one.best_chances[seat]
    if seat == one.seat:
        return (made if one.best is None else -one.lost), 0.0
    return 0.0, one.lost * share_of_loss(one.chosen, seat, one) if hidden and one.best is not None else made
