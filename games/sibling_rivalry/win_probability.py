"""How likely each seat wins Sibling Rivalry, at any moment of the game, as the hard computer sees it."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

from games.core import Action, Seat, next_seat
from games.sibling_rivalry.ai import win_odds
from games.sibling_rivalry.ai.one_ply import LOOKED, further
from games.sibling_rivalry.ai.win_odds import BetweenTurns, table_of, turn_of
from games.sibling_rivalry.rules import View
from games.sibling_rivalry.rules.board import POINTS, SCORE_TRACKS, TOP

__all__ = ["ANY_ORDER", "chances", "essence", "further", "further_work", "weigh", "work"]

ANY_ORDER = True
"""Which die shows what makes no difference, only how often each face does."""


def essence(view: View) -> Hashable:
    """All that the chances depend on: of the faces, how often each came."""
    rest = (getattr(view, name) for name in View.__struct_fields__ if name not in ("viewer", "outdone", "faces"))
    return (*rest, tuple(sorted(view.faces)))


def weigh(view: View, legal: Sequence[Action]) -> Mapping[Action, float]:
    """What each choice is worth to the seat that takes its turn: its chance to win."""
    return win_odds.weigh(view)


def further_work(seats: int) -> float:
    """How much work it is to look at two choices further, as was measured."""
    return 25.0 * (seats - 1) if seats in LOOKED else 0.0


def work(seats: int) -> float:
    """How much work the chances of so many seats are, as was measured; see :mod:`games.analysis.win_probability`."""
    return 0.03 + 0.006 * (seats - 2) * (seats - 1)


def chances(view: View) -> tuple[float, ...]:
    """One probability a seat, which add up to 1; 0 for those who left. Once the game is over 1 for the winner.

    Best play by all provided. With two players they come from the solved game; with more they are a good guess.
    """
    if view.ranking is not None:
        return tuple([float(seat in view.ranking[0]) for seat in range(view.seats)])
    assert view.turn is not None
    weighed = win_odds.weigh(view)
    best = max(weighed, key=weighed.__getitem__)
    table, first = _left(view, best)
    shares = [0.0 if seat in (*view.out, view.turn) else table.chance(seat, first) for seat in range(view.seats)]
    rest, mover = sum(shares), min(max(weighed[best], 0.0), 1.0)
    if rest == 0:
        # Nobody else can win any more as the table stands: there is nothing to share out but an error of rounding.
        return tuple([float(seat == view.turn) for seat in range(view.seats)])
    return tuple([mover if seat == view.turn else share / rest * (1 - mover) for seat, share in enumerate(shares)])


def _left(view: View, best: str) -> tuple[BetweenTurns, Seat]:
    """What the best choice leaves the others, and who begins a turn there: what comes after the turn if it ends with
    that choice, otherwise as if it had just begun."""
    assert view.turn is not None
    seat, table, pawn = view.turn, table_of(view), view.pawns[view.turn]
    stops = best == "stop"
    if view.phase == "choose":
        track = int(best[7:])
        start = pawn[1] if pawn is not None and pawn[0] == track else 0
        pawn = (track, start + view.faces.count(track))
        if pawn[1] >= TOP:
            reached = view.score[seat] + POINTS[track][TOP - 1]
            if reached > SCORE_TRACKS[view.options.track].length:
                return table, seat
            return table.cleared(track).moved(seat, reached), seat
        turn = turn_of(view)
        stops = turn.ends.stop[pawn] >= turn.rolling[view.ones][pawn]
    if stops:
        return table.placed(seat, pawn).stopped(seat), next_seat(seat, view.seats, view.out)
    return table, seat
