"""Win probability of each seat in Sibling Rivalry, at any moment of the game, by the hard computer."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

from games.analysis.win_probability import all_but, shares
from games.core import Action, Seat, next_seat
from games.sibling_rivalry.ai import win_odds
from games.sibling_rivalry.ai.one_ply import LOOKED, further
from games.sibling_rivalry.ai.win_odds import BetweenTurns, table_of, turn_of
from games.sibling_rivalry.rules import View
from games.sibling_rivalry.rules.board import POINTS, SCORE_TRACKS, TOP

__all__ = ["ANY_ORDER", "chances", "essence", "further", "further_work", "weigh", "work"]

ANY_ORDER = True
"""True: only how often each face falls matters, not on which die."""


def essence(view: View) -> Hashable:
    """Return everything the chances depend on; of the faces, only how often each came."""
    return (*all_but(view, "viewer", "outdone", "faces"), tuple(sorted(view.faces)))


def weigh(view: View, legal: Sequence[Action]) -> Mapping[Action, float]:
    """Return the value of each choice for the seat to move: its chance to win."""
    return win_odds.weigh(view)


def further_work(seats: int) -> float:
    """Return the measured work of searching two choices further."""
    return 25.0 * (seats - 1) if seats in LOOKED else 0.0


def work(seats: int) -> float:
    """Return the measured work of the chances for ``seats`` players; see :mod:`games.analysis.win_probability`."""
    return 0.03 + 0.006 * (seats - 2) * (seats - 1)


def chances(view: View) -> tuple[float, ...]:
    """Return one win probability for each seat, adding up to 1; 0 for seats that left. At the end, 1 for the winner.

    All are taken to play their best. With two players they come from the solved game; with more they are an
    estimate.
    """
    if view.ranking is not None:
        return shares(view.ranking, view.seats)
    assert view.turn is not None
    weighed = win_odds.weigh(view)
    best = max(weighed, key=weighed.__getitem__)
    table, first = _left(view, best)
    others = [0.0 if seat in (*view.resigned, view.turn) else table.chance(seat, first) for seat in range(view.seats)]
    rest, mover = sum(others), min(max(weighed[best], 0.0), 1.0)
    if rest == 0:
        # Nobody else can win any more as the table stands: there is nothing to share out but an error of rounding.
        return tuple([float(seat == view.turn) for seat in range(view.seats)])
    return tuple([mover if seat == view.turn else share / rest * (1 - mover) for seat, share in enumerate(others)])


def _left(view: View, best: str) -> tuple[BetweenTurns, Seat]:
    """Return the table that the best choice leaves the others, and the seat that begins a turn there.

    If the turn ends with that choice this is the table after the turn, otherwise as if the turn had just begun.
    """
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
        return table.placed(seat, pawn).stopped(seat), next_seat(seat, view.seats, view.resigned)
    return table, seat
