"""Every verdict word of a review, derived from its figures by one set of thresholds.

What is much for a choice depends on how many play: among two a fair share is 50 games of 100, among four 25. See
``games.analysis.mistakes`` for slips and blunders. Luck is told by the figure that stands beside the word.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from games.analysis.accuracy import AccuracyReport
from games.analysis.mistakes import BLUNDER, SURE, dear
from games.analysis.review import Review, ReviewedDecision, ReviewedPlayer
from games.analysis.turning_points import decisive
from games.core import RESIGN, Seat

__all__ = ["care", "deciding", "extremes", "fortune", "luck_points"]

NOTICED, CLEAR, AMAZING = 10, 30, 60
"""Sizes of luck, in games of a hundred that it gave or took: noticed, clear, amazing."""
_CAREFUL = 90
"""The accuracy from which on a player gave nothing worth mentioning away."""

Care = Literal["none", "alike", "perfect", "little", "left", "unclear", "adds-up"]


def deciding(review: Review) -> tuple[ReviewedDecision, Seat] | None:
    """Return the decision that decided the game, and the winner whose chance it raised most.

    It has to raise that chance by as much as a blunder loses; None if no single one did.
    """
    found = decisive(review.decisions, review.result)
    if found is None:
        return None
    ahead = [seat for seat, part in enumerate(review.result) if part >= max(review.result) - 1e-9]
    seat = max(ahead, key=lambda one: found.swing[one])
    return None if found.swing[seat] < BLUNDER / len(review.seats) else (found, seat)


def care(marks: Sequence[AccuracyReport], decisions: Sequence[ReviewedDecision] = ()) -> Care:
    """Return how well all of them chose in a game without slips.

    They were ``perfect``, gave ``little`` away, or little that ``adds-up``; ``none`` had anything to choose, or all
    choices were ``alike``. A player may have ``left`` who had as much to lose as a blunder loses. ``unclear``: a choice
    lost as much as a mistake, and the game has no reason to give for that.
    """
    known = [one.accuracy for one in marks if one.accuracy is not None]
    left = any(one.action == RESIGN and dear(one) for one in decisions)
    if any(one.unexplained for one in decisions):
        return "unclear"
    if known and min(known) < _CAREFUL:
        return "adds-up"
    if left:
        return "left"
    if not known:
        return "alike" if any(one.best is not None for one in decisions) else "none"
    return "perfect" if min(known) == 100 else "little"


def luck_points(player: ReviewedPlayer) -> int:
    """Return the games of a hundred that luck gave or took: all that the choices do not account for."""
    start, end, own, others = (
        round(100 * part) for part in (player.start, player.result, player.quality, player.others)
    )
    return end - start - own - others


def fortune(player: ReviewedPlayer) -> str:
    """Return the word for a player's luck: ``even``, ``unsure``, or a size with ``-up`` or ``-down``.

    The sizes are ``little``, ``clear`` and ``amazing``. It is ``unsure`` where sampling may have made all of it.
    """
    points = luck_points(player)
    words = [
        word
        for word, edge in zip(("little", "clear", "amazing"), (NOTICED, CLEAR, AMAZING), strict=True)
        if abs(points) >= edge
    ]
    if not words:
        return "even"
    if abs(points) <= 100 * SURE * player.chance_error:
        return "unsure"
    return f"{words[-1]}-{'up' if points > 0 else 'down'}"


def extremes(players: Sequence[ReviewedPlayer]) -> tuple[int | None, int | None]:
    """To whom luck was kindest and to whom least kind, by place in ``players``; None where nobody's luck has a word
    that says so."""
    ranked = sorted(range(len(players)), key=lambda place: luck_points(players[place]))
    up = [place for place in ranked if fortune(players[place]).endswith("-up")]
    down = [place for place in ranked if fortune(players[place]).endswith("-down")]
    return (up[-1] if up else None), (down[0] if down else None)
