"""Every verdict word of a review, derived from its figures by one set of thresholds.

What is much for a chance to win depends on how many play: among two a fair share is 50 games of 100, among four 25. So
words for chances, and for what moved them, are relative to that share; see ``games.analysis.mistakes`` for slips
and blunders.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from games.analysis.accuracy import AccuracyReport
from games.analysis.mistakes import BLUNDER, SURE, dear
from games.analysis.review import Review, ReviewedDecision, ReviewedPlayer, TurningPoint
from games.core import RESIGN

__all__ = ["care", "deciding", "even_share", "extremes", "fortune", "likelihood", "tells_rank"]

NOTICED, CLEAR, AMAZING = 0.1, 0.3, 0.6
"""Sizes of luck, as a chance to win that the dice gave or took: noticed, clear, amazing."""
RARE = (15, 30, 45)
"""Sizes of luck by rarity, if it is known: distances from the middle of a hundred such games."""
_NONE, _SURE = 0.03, 0.97
"""The chances below which there is next to none, and from which the win is in hand, for any number of players."""
_ODDS = (1 / 4, 2 / 3, 3 / 2, 4)
"""Bounds between the words for a chance, in odds: as many times those of a fair share."""
_CAREFUL = 90
"""The accuracy from which on a player gave nothing worth mentioning away."""

Care = Literal["none", "perfect", "little", "left", "adds-up"]


def even_share(seats: int) -> float:
    """Return each player's chance to win if all have the same."""
    return 1 / seats


def likelihood(chance: float, seats: int) -> int:
    """Return the number of the word for a chance to win: 0 is next to none, 3 about a fair share, 6 the win in hand."""
    if chance < _NONE:
        return 0
    if chance >= _SURE:
        return 6
    fair = even_share(seats)
    odds = chance / (1 - chance) / (fair / (1 - fair))
    return 1 + sum(odds >= edge for edge in _ODDS)


def deciding(review: Review) -> TurningPoint | None:
    """Return the turning point that decided the game: the one that moved the most chance.

    It has to move a player's by as much as a blunder loses, and into another word.
    """
    seats = len(review.seats)
    point = max(review.turning_points, key=lambda one: sum(map(abs, one.swing)), default=None)
    if point is None or abs(point.swing[point.most]) < BLUNDER * even_share(seats):
        return None
    decision = review.decisions[point.n - 1]
    before, after = (likelihood(chances[point.most], seats) for chances in (decision.before, decision.after))
    return None if before == after else point


def care(marks: Sequence[AccuracyReport], decisions: Sequence[ReviewedDecision] = ()) -> Care:
    """Return how well all of them chose in a game without slips.

    They were ``perfect``, gave ``little`` away, or little that ``adds-up``; ``none`` had anything to choose. A player
    may have ``left`` who had as much to lose as a blunder loses.
    """
    known = [one.accuracy for one in marks if one.accuracy is not None]
    left = any(one.action == RESIGN and dear(one) for one in decisions)
    if known and min(known) < _CAREFUL:
        return "adds-up"
    if left:
        return "left"
    if not known:
        return "none"
    return "perfect" if min(known) == 100 else "little"


def fortune(player: ReviewedPlayer) -> str:
    """Return the effect of the dice on a player: ``even``, or a size with ``-up`` or ``-down``.

    The sizes are ``little``, ``clear`` and ``amazing``.
    """
    # Half of a 95% interval: within it there may have been no luck at all.
    if abs(player.luck) <= SURE * player.luck_error:
        return "even"
    if player.luckier is None:
        size, edges, up = abs(player.luck), (NOTICED, CLEAR, AMAZING), player.luck > 0
    else:
        size, edges, up = float(abs(player.luckier - 50)), RARE, player.luckier > 50
    words = [word for word, edge in zip(("little", "clear", "amazing"), edges, strict=True) if size >= edge]
    return f"{words[-1]}-{'up' if up else 'down'}" if words else "even"


def tells_rank(player: ReviewedPlayer) -> bool:
    """Return whether the number of games in which somebody has less luck goes with the word for it."""
    return player.luckier is not None and (fortune(player) != "even" or abs(player.luckier - 50) < RARE[0])


def extremes(players: Sequence[ReviewedPlayer]) -> tuple[int | None, int | None]:
    """To whom the dice were kindest and to whom least kind, by place in ``players``; None where nobody's luck has a
    word that says so."""
    ranked = sorted(range(len(players)), key=lambda place: _rank(players[place]))
    up = [place for place in ranked if fortune(players[place]).endswith("-up")]
    down = [place for place in ranked if fortune(players[place]).endswith("-down")]
    return (up[-1] if up else None), (down[0] if down else None)


def _rank(player: ReviewedPlayer) -> tuple[int, float]:
    return (50 if player.luckier is None else player.luckier), player.luck
