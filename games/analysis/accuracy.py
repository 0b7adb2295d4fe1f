"""Accuracy of a player's choices: how much their turns lose, and how many slips and blunders are among them.

A *turn* is all that a seat does in a row, and real if one of its decisions mattered; ``games.analysis.mistakes`` says
when that is, and what a blunder is.

Accuracy counts turns. In some games a player decides how many choices a turn has. If each choice counted by
itself, a player who goes on would have more of them, and the same mistake would weigh less.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from msgspec import Struct

from games.analysis.mistakes import ScoredChoice, choice_loss, dear, mistake_kind
from games.core import Seat

__all__ = ["HALVES", "AccuracyReport", "accuracy_report", "choice_loss", "dear", "mistake_kind"]

HALVES = 0.03
"""A turn that gives away so much of a chance to win counts half; twice as much, a quarter."""


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
