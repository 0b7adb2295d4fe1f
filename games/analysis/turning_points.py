"""Turning points of a game: the decisive decision, and those that moved the chances most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol, TypeVar

from msgspec import Struct

from games.analysis.win_probability import Vector
from games.core import Action, Seat

__all__ = ["LEAST_TURN", "PLACES", "TURNING_POINTS", "TurningPoint", "decisive", "turning_points"]

TURNING_POINTS = 3
"""Number of turning points that are shown."""
LEAST_TURN = 0.01
"""Least chance that a turning point moves."""
PLACES = 9
"""Number of decimals of a chance that are compared: beyond them is rounding, which is not the same on all machines."""


class JudgedDecision(Protocol):
    """Interface of a decision with the chances around it, see :class:`games.analysis.review.ReviewedDecision`."""

    @property
    def n(self) -> int:
        """Number of the decision, from 1."""
        ...

    @property
    def seat(self) -> Seat:
        """Seat that decided."""
        ...

    @property
    def action(self) -> Action:
        """The action."""
        ...

    @property
    def before(self) -> Vector:
        """All chances before it."""
        ...

    @property
    def chosen(self) -> Vector:
        """All chances after the choice, before its dice."""
        ...

    @property
    def luck(self) -> Vector:
        """Changes by the dice."""
        ...

    @property
    def swing(self) -> Vector:
        """Changes by the whole decision."""
        ...


D = TypeVar("D", bound=JudgedDecision)


class TurningPoint(Struct, frozen=True):
    """The decisive decision, or one of those that moved the chances most: its number, whose it was, and what did it.

    ``swing`` is how far each seat's chance went, ``most`` the seat whose went furthest. ``by`` is ``choice`` where the
    choice did more of it than the dice.
    """

    n: int
    seat: Seat
    action: Action
    swing: Vector
    most: Seat
    by: Literal["choice", "dice"]


def decisive(decisions: Sequence[D], result: Vector) -> D | None:
    """Return the decision that moved most chance towards the ``result``, the last one of equals; None if none did.

    That is the one after which the winners' chances had risen most. In a game that is not over, those who are ahead
    count as the winners.
    """
    ahead = [seat for seat, part in enumerate(result) if round(part - max(result), PLACES) == 0]
    found = max(decisions, key=lambda one: (_rise(one, ahead), one.n), default=None)
    return None if found is None or _rise(found, ahead) < LEAST_TURN else found


def _rise(one: JudgedDecision, seats: Sequence[Seat]) -> float:
    swing = one.swing
    return round(sum(swing[seat] for seat in seats), PLACES)


def turning_points(decisions: Sequence[JudgedDecision], result: Vector) -> tuple[TurningPoint, ...]:
    """Return the decisive decision and those that moved the chances most, in game order."""
    furthest = sorted(decisions, key=lambda decision: -round(_moved(decision.swing), PLACES))[:TURNING_POINTS]
    turn = decisive(decisions, result)
    if turn is not None and turn not in furthest:
        furthest[-1] = turn
    found = []
    for decision in sorted(furthest, key=lambda decision: decision.n):
        swing = decision.swing
        if _moved(swing) < LEAST_TURN:
            continue
        chose = [one - other for one, other in zip(decision.chosen, decision.before, strict=True)]
        by: Literal["choice", "dice"] = "choice" if _moved(chose) > _moved(decision.luck) else "dice"
        most = max(range(len(swing)), key=lambda seat: (round(abs(swing[seat]), PLACES), seat == decision.seat))
        found.append(TurningPoint(decision.n, decision.seat, decision.action, swing, most, by))
    return tuple(found)


def _moved(change: Sequence[float]) -> float:
    """Return how much chance moved from some seats to others."""
    return sum(map(abs, change)) / 2
