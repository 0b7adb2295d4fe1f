"""Quality of a player's choices by fixed thresholds: accuracy, slips, blunders and mean loss.

A decision is *real* if it mattered: the worst choice would have lost :data:`MATTERS` or more. A *turn* is all
that a seat does in a row, and real if one of its decisions is.

Accuracy counts turns. In some games a player decides how many choices a turn has. If each choice counted by
itself, a player who goes on would have more of them, and the same mistake would weigh less.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Protocol

from msgspec import Struct

from games.core import Seat

__all__ = [
    "BLUNDER",
    "HALVES",
    "MATTERS",
    "SLIP",
    "SURE",
    "AccuracyReport",
    "ScoredChoice",
    "accuracy_report",
    "choice_loss",
    "dear",
    "mistake_kind",
]

HALVES = 0.03
"""A turn that gives away so much of a chance to win counts half; twice as much, a quarter."""
SLIP, BLUNDER = 0.06, 0.2
"""Shares of a fair share of the win that a choice loses to be a slip, and a blunder: among two players a blunder loses
10 games of 100, among four 5."""
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


class AccuracyReport(Struct, frozen=True):
    """A player's choices as well-known figures.

    ``accuracy`` is from 0 to 100, the mean of 100 · 2^(−lost / HALVES) over real turns, of which there were
    ``turns``; ``turn_lost`` is the mean loss of such a turn, and ``mean_lost`` that of a real decision, of
    which there were ``real``, both as a part of a win. All three are None if nothing was real.
    """

    real: int
    accuracy: int | None
    mean_lost: float | None
    slips: int
    blunders: int
    turns: int = 0
    turn_lost: float | None = None


def choice_loss(one: ScoredChoice) -> float:
    """Return the loss of a choice; 0 if it is within the sampling error."""
    return one.lost if one.lost > SURE * one.lost_error else 0.0


def mistake_kind(one: ScoredChoice) -> str:
    """Return ``blunder``, ``slip``, or nothing. A loss that the game cannot explain is never called a blunder."""
    if dear(one) and not one.unexplained:
        return "blunder"
    return "slip" if choice_loss(one) >= max(MATTERS, SLIP / len(one.before)) else ""


def dear(one: ScoredChoice) -> bool:
    """Return whether a choice lost as much as a blunder does."""
    return choice_loss(one) >= BLUNDER / len(one.before)


def accuracy_report(decisions: Sequence[ScoredChoice], seat: Seat) -> AccuracyReport:
    """Return the seat's report; ``decisions`` are those of all seats, in their order."""
    turns = [
        [one for one in turn if one.real] for mover, turn in groupby(decisions, lambda one: one.seat) if mover == seat
    ]
    real = [one for turn in turns for one in turn]
    missteps = [mistake_kind(one) for one in real]
    lost = [sum(map(choice_loss, turn)) for turn in turns if turn]
    # Only players without any mistake get 100, however long the game was.
    most = 99 if any(missteps) else 100
    return AccuracyReport(
        real=len(real),
        accuracy=min(most, round(sum(100 * 2 ** (-one / HALVES) for one in lost) / len(lost))) if lost else None,
        mean_lost=sum(lost) / len(real) if lost else None,
        slips=missteps.count("slip"),
        blunders=missteps.count("blunder"),
        turns=len(lost),
        turn_lost=sum(lost) / len(lost) if lost else None,
    )
