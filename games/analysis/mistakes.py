"""Slips and blunders: the thresholds, and the judgement of one choice by them.

A choice *matters* if the worst one would have lost :data:`MATTERS` or more. What it lost counts if that is more than
the sampling error, and is judged by the seat's fair share of the win.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from games.core import Action, Seat

__all__ = [
    "BLUNDER",
    "MATTERS",
    "NOTABLE",
    "SLIP",
    "SURE",
    "ScoredChoice",
    "choice_loss",
    "dear",
    "misstep",
    "mistake_kind",
]

SLIP, BLUNDER = 0.06, 0.2
"""Shares of a fair share of the win that a choice loses to be a slip, and a blunder: among two players a blunder loses
10 games of 100, among four 5."""
NOTABLE = 5
"""Games of 100, rounded as they are shown, below which no loss is called a blunder, however many play."""
MATTERS = 0.01
"""A decision in which nothing could lose so much is none."""
SURE = 1.959964
"""Standard errors in half of a 95% interval."""


class ScoredChoice(Protocol):
    """Interface of a choice to be scored, see :class:`games.analysis.review.ReviewedDecision`."""

    @property
    def seat(self) -> Seat:
        """Seat that chose."""
        ...

    @property
    def best(self) -> Action | None:
        """Return what the computer would have done; None if there was nothing else."""
        ...

    @property
    def real(self) -> bool:
        """Return whether the choice mattered."""
        ...

    @property
    def lost(self) -> float:
        """Loss of the choice."""
        ...

    @property
    def lost_error(self) -> float:
        """The standard error of that."""
        ...

    @property
    def before(self) -> Sequence[float]:
        """All seats' chances to win before it."""
        ...

    @property
    def unexplained(self) -> bool:
        """Return whether the game has no reason to give for what it lost."""
        ...

    @property
    def advised(self) -> bool:
        """Return whether the guided game itself advises it."""
        ...


C = TypeVar("C", bound=ScoredChoice)


def choice_loss(one: ScoredChoice) -> float:
    """Return the loss of a choice; 0 if it is within the sampling error, or as the guided game advises."""
    if one.advised:
        return 0.0
    return one.lost if one.lost > SURE * one.lost_error else 0.0


def mistake_kind(one: ScoredChoice) -> str:
    """Return ``blunder``, ``slip``, or nothing. A loss that the game cannot explain is not called a mistake."""
    if one.unexplained:
        return ""
    if dear(one):
        return "blunder"
    return "slip" if choice_loss(one) >= max(MATTERS, SLIP / len(one.before)) else ""


def dear(one: ScoredChoice) -> bool:
    """Return whether a choice lost as much as a blunder does."""
    loss = choice_loss(one)
    return loss >= BLUNDER / len(one.before) and round(100 * loss) >= NOTABLE


def misstep(decisions: Sequence[C]) -> C | None:
    """Return the blunder that lost most or, if there is none, the slip; None if everybody chose well."""
    found = [one for one in decisions if one.best is not None and mistake_kind(one)]
    return max(found, key=lambda one: (mistake_kind(one) == "blunder", choice_loss(one)), default=None)
