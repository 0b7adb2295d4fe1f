"""How well somebody chose, by fixed thresholds: accuracy, slips and blunders, and what was lost on average.

A decision is *real* if it mattered: the worst choice would have lost :data:`MATTERS` or more. A *turn* is all that a
seat does in a row, and real if a decision in it is.

Accuracy counts turns. In some games one decides oneself how many choices a turn has: whoever goes on has one more, and
if each counted for itself, the same mistake would weigh less beside them.
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
"""From so much of a fair share of the win on a choice is a slip, and a blunder: among two players a blunder loses 10
games of 100, among four 5."""
MATTERS = 0.01
"""A decision in which nothing could lose so much is none."""
SURE = 1.959964
"""Standard errors in half of a 95% interval."""


class ScoredChoice(Protocol):
    """What is asked of a choice, see :class:`games.analysis.review.ReviewedDecision`."""

    @property
    def seat(self) -> Seat:
        """Whose it was."""
        ...

    @property
    def real(self) -> bool:
        """Whether it mattered."""
        ...

    @property
    def lost(self) -> float:
        """What it gave away."""
        ...

    @property
    def lost_error(self) -> float:
        """The standard error of that."""
        ...

    @property
    def before(self) -> Sequence[float]:
        """Everybody's chance to win before it."""
        ...

    @property
    def unexplained(self) -> bool:
        """Return whether the game has no reason to give for what it lost."""
        ...


class AccuracyReport(Struct, frozen=True):
    """Somebody's choices in numbers people know.

    ``accuracy`` is from 0 to 100, the mean of 100 · 2^(−lost / HALVES) over real turns, of which there were ``turns``;
    ``turn_lost`` is what such a turn lost on average, and ``mean_lost`` what a real decision lost, of which there were
    ``real``, both as a part of a win. All three are None where nothing was real.
    """

    real: int
    accuracy: int | None
    mean_lost: float | None
    slips: int
    blunders: int
    turns: int = 0
    turn_lost: float | None = None


def choice_loss(one: ScoredChoice) -> float:
    """What a choice lost, as far as that can be said: no more than sampling may be wrong by is nothing."""
    return one.lost if one.lost > SURE * one.lost_error else 0.0


def mistake_kind(one: ScoredChoice) -> str:
    """``blunder``, ``slip``, or nothing. A loss that the game cannot explain is never called a blunder."""
    if dear(one) and not one.unexplained:
        return "blunder"
    return "slip" if choice_loss(one) >= max(MATTERS, SLIP / len(one.before)) else ""


def dear(one: ScoredChoice) -> bool:
    """Return whether a choice lost as much as a blunder does."""
    return choice_loss(one) >= BLUNDER / len(one.before)


def accuracy_report(decisions: Sequence[ScoredChoice], seat: Seat) -> AccuracyReport:
    """The marks of that seat; ``decisions`` are everybody's, in their order."""
    turns = [
        [one for one in turn if one.real] for mover, turn in groupby(decisions, lambda one: one.seat) if mover == seat
    ]
    real = [one for turn in turns for one in turn]
    missteps = [mistake_kind(one) for one in real]
    lost = [sum(map(choice_loss, turn)) for turn in turns if turn]
    # Full marks are for those who have missed nothing, however long the game was.
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
