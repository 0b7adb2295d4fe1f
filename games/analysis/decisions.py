"""Decisions of a reviewed game, and what each was worth to its maker and to the others."""

from __future__ import annotations

from msgspec import Struct

from games.analysis.win_probability import Vector
from games.core import Action, Seat

__all__ = ["ReviewedDecision", "SamplingErrors", "choice_parts", "share_of_loss"]


class SamplingErrors(Struct, frozen=True):
    """Standard errors of a decision's vectors: how far sampling may have them wrong; 0 where nothing was sampled."""

    before: Vector
    chosen: Vector
    after: Vector


class ReviewedDecision(Struct, frozen=True, omit_defaults=True):
    """One action of the game. ``n`` counts from 1, as in the record.

    ``before``, ``chosen`` and ``after`` have for each seat its chance to win: in the position the decision was made in,
    after the choice but before its dice, and in the position that came.

    ``best`` is what the strongest computer would have done, None where there was nothing else to do, or where somebody
    resigned; ``best_chances`` are the chances after that, before its dice. ``lost`` is how much of their chance the
    mover gave away by not doing it, as far as they could know; where positions are played out it is below 0 if their
    own choice comes out better than the computer's. ``lost_error`` is its standard error. ``real``: it mattered, see
    :mod:`games.analysis.mistakes`.

    ``passed_over``: the game is so long that this decision was not looked at. Then all chances are those known last,
    and what it did to them is found in the drift. ``unexplained``: it lost as much as a slip or a blunder, and the
    game has no reason to give for that. ``advised``: it lost something, and a guided game advises just that; it is no
    mistake.
    """

    n: int
    seat: Seat
    action: Action
    before: Vector
    chosen: Vector
    after: Vector
    errors: SamplingErrors
    best: Action | None
    best_chances: Vector
    lost: float
    lost_error: float
    real: bool = False
    passed_over: bool = False
    unexplained: bool = False
    advised: bool = False

    @property
    def luck(self) -> Vector:
        """Change of each seat's chance by the dice."""
        return tuple(after - chosen for after, chosen in zip(self.after, self.chosen, strict=True))

    @property
    def swing(self) -> Vector:
        """Change of each seat's chance by the whole decision."""
        return tuple(after - before for after, before in zip(self.after, self.before, strict=True))


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
