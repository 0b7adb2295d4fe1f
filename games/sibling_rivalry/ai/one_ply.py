"""Values of a turn's choices after searching the next player's turn as well.

Between two turns, with three players and more, the hard computer estimates the chances. Here the turn that
follows is computed too, with the choices of the hard computer, and the estimate is made where that turn ends.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from games.core import Action, Seat, next_seat
from games.sibling_rivalry.ai import win_odds
from games.sibling_rivalry.ai.turn_outcomes import TurnOutcomes, endings
from games.sibling_rivalry.ai.win_odds import BetweenTurns, table_of, turn_of, worked_out
from games.sibling_rivalry.rules import Options, View, tracks_open
from games.sibling_rivalry.rules.board import POINTS, SCORE_TRACKS, TOP, limit_at

__all__ = ["LOOKED", "further"]

LOOKED = (3, 4)
"""Among so many players: for two the chances are known, and among more one turn of all that follow changes little."""

NEGLIGIBLE = 0.01
"""An end of a turn that is less likely is not looked at."""


def further(view: View, actions: Sequence[Action]) -> dict[Action, float]:
    """Return the values of these choices of the seat to move."""
    weighed = win_odds.weigh(view)
    if view.seats - len(view.resigned) not in LOOKED:
        return {action: weighed[action] for action in actions}
    return {action: weighed[action] + sum(_corrected(view, action)) for action in actions}


def _corrected(view: View, action: Action) -> Iterator[float]:
    """Yield by how much each end that the choice can lead to is better than was thought, as likely as it is."""
    me = view.turn
    assert me is not None
    table, options = table_of(view), view.options
    following = next_seat(me, view.seats, view.resigned)
    ends = _ends(view, action)
    for pawn, likely in ends.stop.items():
        if likely > NEGLIGIBLE:
            yield likely * _gain(table.placed(me, pawn).stopped(me), me, following, options)
    for track, likely in ends.top.items():
        reached = table.score[me] + POINTS[track][TOP - 1]
        if likely > NEGLIGIBLE and reached <= SCORE_TRACKS[table.track].length:
            yield likely * _gain(table.cleared(track).moved(me, reached), me, me, options)
    if ends.caught > NEGLIGIBLE:
        yield ends.caught * _gain(table.moved(me, table.score[me] - view.limit), me, following, options)


def _ends(view: View, action: Action) -> TurnOutcomes:
    """Return the outcomes of the turn after that choice, if the hard computer goes on."""
    assert view.turn is not None
    pawn, turn = view.pawns[view.turn], turn_of(view)
    if action == "roll":
        return endings(turn, view.ones, pawn)
    if action == "stop":
        return TurnOutcomes({pawn: 1.0}, {}, 0.0)
    track = int(action.removeprefix("choose "))
    square = view.faces.count(track) + (pawn[1] if pawn is not None and pawn[0] == track else 0)
    if square >= TOP:
        return TurnOutcomes({}, {track: 1.0}, 0.0)
    if turn.ends.stop[track, square] > turn.rolling[view.ones][track, square]:
        return TurnOutcomes({(track, square): 1.0}, {}, 0.0)
    return endings(turn, view.ones, (track, square))


@lru_cache(maxsize=1024)
def _gain(table: BetweenTurns, me: Seat, first: Seat, options: Options) -> float:
    """Return by how much the chance of ``me`` is better than was thought, if ``first`` begins a turn."""
    return _looked(table, me, first, options) - table.chance(me, first)


def _looked(table: BetweenTurns, me: Seat, first: Seat, options: Options) -> float:
    """Return the chance of ``me``, estimated after the turn of ``first``."""
    pawn, length = table.pawns[first], SCORE_TRACKS[table.track].length
    if pawn is not None:
        reached = table.score[first] + POINTS[pawn[0]][pawn[1] - 1]
        if reached > length:
            return float(first == me)
        table = table.placed(first, None).moved(first, reached)
    ends = endings(worked_out(table, first, tracks_open(options, table.pawns)))
    then = next_seat(first, len(table.score), table.resigned)
    caught = table.moved(first, table.score[first] - limit_at(table.score[first], SCORE_TRACKS[table.track]))
    found = ends.caught * caught.chance(me, then)
    for stands, likely in ends.stop.items():
        found += likely * table.placed(first, stands).stopped(first).chance(me, then)
    for track, likely in ends.top.items():
        reached = table.score[first] + POINTS[track][TOP - 1]
        won = float(first == me)
        found += likely * (won if reached > length else table.cleared(track).moved(first, reached).chance(me, first))
    return found
