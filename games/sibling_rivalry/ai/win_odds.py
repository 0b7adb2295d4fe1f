"""Win probability in Sibling Rivalry, before and after each decision.

With two players it is known (:mod:`games.sibling_rivalry.data.solved`). With more, each sibling is compared
with me as if we two were alone, except that the others may still take both our pawns before they score; my
chance against all of them follows from the sum of the odds of each.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from games.core import Seat, next_seat
from games.core.seats import clockwise
from games.sibling_rivalry.ai.turn_solver import TurnEnds, TurnValues, places
from games.sibling_rivalry.data.solved import starting
from games.sibling_rivalry.rules import Pawn, View, candidates
from games.sibling_rivalry.rules.board import DICE, POINTS, SCORE_TRACKS, TOP, limit_at

__all__ = ["BetweenTurns", "table_of", "turn_of", "weigh", "worked_out"]

_SURVIVES = {
    2: (0.79, 0.83, 0.90, 0.93, 0.95, 0.97),
    3: (0.72, 0.81, 0.89, 0.91, 0.95, 0.98),
    4: (0.74, 0.79, 0.88, 0.91, 0.96, 0.98),
    5: (0.72, 0.77, 0.85, 0.91, 0.95, 0.97),
    6: (0.64, 0.71, 0.78, 0.86, 0.92, 0.96),
}
"""Probability that a pawn, by track and square, is still there after one sibling's turn; as counted among hard
computers."""
_SURE = 0.995
"""Nothing about several players is held for likelier than this."""
_DAMPED = 0.85
"""Against several, chances lie closer together than against each alone: the power of the odds that foretells wins best
(of 0.5, 0.6, … over hundreds of games among hard computers with 3, 4 and 5 seats)."""


class BetweenTurns(Struct, frozen=True):
    """State between two turns, as far as it matters; tuples run over the seats."""

    track: str
    score: tuple[int, ...]
    pawns: tuple[Pawn | None, ...]
    resigned: tuple[Seat, ...]

    def moved(self, seat: Seat, position: int) -> BetweenTurns:
        """Return the table with the scoring pawn of ``seat`` on that position, or where it slides back to (SR-6)."""
        taken = {other for one, other in enumerate(self.score) if one != seat and one not in self.resigned}
        position = max(position, 0)
        while position and position in taken:
            position -= 1
        return BetweenTurns(
            self.track, (*self.score[:seat], position, *self.score[seat + 1 :]), self.pawns, self.resigned
        )

    def placed(self, seat: Seat, pawn: Pawn | None) -> BetweenTurns:
        """Return the state with the challenge pawn of ``seat`` there."""
        pawns = (*self.pawns[:seat], pawn, *self.pawns[seat + 1 :])
        return BetweenTurns(self.track, self.score, pawns, self.resigned)

    def cleared(self, track: int) -> BetweenTurns:
        """Return the state without the pawns on that track."""
        pawns = tuple([None if pawn is not None and pawn[0] == track else pawn for pawn in self.pawns])
        return BetweenTurns(self.track, self.score, pawns, self.resigned)

    def stopped(self, seat: Seat) -> BetweenTurns:
        """Return the state after ``seat`` has stopped: of two pawns on its track the farther one stays, in a tie
        the one before.
        """
        pawn = self.pawns[seat]
        if pawn is None:
            return self
        for other, standing in enumerate(self.pawns):
            if other != seat and standing is not None and standing[0] == pawn[0]:
                return self.placed(other if pawn[1] > standing[1] else seat, None)
        return self

    def chance(self, me: Seat, first: Seat) -> float:
        """Return the chance to win of ``me`` when ``first`` begins a turn, scoring their pawn before anything else."""
        table = self
        pawn = self.pawns[first]
        if pawn is not None:
            reached = self.score[first] + POINTS[pawn[0]][pawn[1] - 1]
            if reached > SCORE_TRACKS[self.track].length:
                return 1.0 if first == me else 0.0
            table = self.placed(first, None).moved(first, reached)
        others = clockwise(first, len(self.score), (me, *self.resigned))
        if len(others) == 1:
            return 1 - table._beaten(me, others[0], first, 0, 0)
        odds = 1.0
        for before, other in enumerate(others):
            # Those who move before the other can take the other's pawn, all but the other can take mine.
            mine_passes = 0 if first == me else len(others) - 1
            beaten = min(max(table._beaten(me, other, first, before, mine_passes), 1 - _SURE), _SURE)
            odds += (beaten / (1 - beaten)) ** _DAMPED
        return 1 / odds

    def _beaten(self, me: Seat, other: Seat, first: Seat, theirs_passes: int, mine_passes: int) -> float:
        """Return the chance that ``other`` wins against ``me`` alone.

        ``theirs_passes`` and ``mine_passes`` are the turns that each pawn has to survive.
        """
        theirs, mine = self.pawns[other], self.pawns[me]
        if first == me:
            total = 0.0
            for likely, pawn in _fates(theirs, theirs_passes):
                total += likely * (1 - starting(self.track, self.score[me], self.score[other], pawn))
            return total
        total = 0.0
        length = SCORE_TRACKS[self.track].length
        for likely, pawn in _fates(theirs, theirs_passes):
            table = self
            if pawn is not None:
                reached = self.score[other] + POINTS[pawn[0]][pawn[1] - 1]
                if reached > length:
                    total += likely
                    continue
                table = self.moved(other, reached)
            for as_likely, own in _fates(mine, mine_passes):
                total += likely * as_likely * starting(self.track, table.score[other], self.score[me], own)
        return total


def _fates(pawn: Pawn | None, passes: int) -> list[tuple[float, Pawn | None]]:
    """Return the chances that a pawn is still there, or gone, after that many siblings' turns."""
    if pawn is None or passes == 0:
        return [(1.0, pawn)]
    stays: float = _SURVIVES[pawn[0]][pawn[1] - 1] ** passes
    return [(stays, pawn), (1 - stays, None)]


@lru_cache(maxsize=256)
def worked_out(table: BetweenTurns, seat: Seat, open_tracks: tuple[int, ...]) -> TurnValues:
    """Return the values of the turn of ``seat``, whose pawn is off in ``table``, by the chance to win after it."""
    length = SCORE_TRACKS[table.track].length
    following = next_seat(seat, len(table.score), table.resigned)
    stop = {pawn: table.placed(seat, pawn).stopped(seat).chance(seat, following) for pawn in places(open_tracks)}
    top = {}
    for track in open_tracks:
        reached = table.score[seat] + POINTS[track][TOP - 1]
        top[track] = 1.0 if reached > length else table.cleared(track).moved(seat, reached).chance(seat, seat)
    caught = [table.moved(seat, table.score[seat] - ones).chance(seat, following) for ones in range(DICE + 1)]
    return TurnValues(open_tracks, limit_at(table.score[seat], SCORE_TRACKS[table.track]), TurnEnds(stop, top, caught))


def table_of(view: View) -> BetweenTurns:
    """Return the table without the pawn of the seat to move."""
    assert view.turn is not None, "somebody is taking a turn"
    return BetweenTurns(view.options.track, view.score, view.pawns, view.resigned).placed(view.turn, None)


def turn_of(view: View) -> TurnValues:
    """Return the computed values of the current turn."""
    assert view.turn is not None, "somebody is taking a turn"
    return worked_out(table_of(view), view.turn, view.open)


def weigh(view: View, turn: TurnValues | None = None) -> dict[str, float]:
    """Return the value of each choice of the seat to move: its chance to win, or its value in ``turn``."""
    assert view.turn is not None, "somebody is taking a turn"
    turn = turn or turn_of(view)
    pawn = view.pawns[view.turn]
    if view.phase != "choose":
        rolled = {"roll": turn.rolling[view.ones][pawn]}
        return {**rolled, "stop": turn.ends.stop[pawn]} if view.phase == "decide" else rolled
    found = {}
    for track in candidates(view.open, pawn, view.faces):
        start = pawn[1] if pawn is not None and pawn[0] == track else 0
        found[f"choose {track}"] = turn.moved(track, start + view.faces.count(track), view.ones)
    return found
