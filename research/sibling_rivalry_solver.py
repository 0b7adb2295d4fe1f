"""Sibling Rivalry for two: makes ``games/sibling_rivalry/data/solved-<track>.bin``, or checks what stands there.

``python -m research sibling_rivalry_solver short`` works every turn out once from the values that are written down,
and says how far they are from what comes out: by no more than their rounding. With ``--from-scratch`` every position
begins even, and all turns are worked out again and again until nothing moves, which takes minutes for the short track
and hours for the long one; ``--write`` writes the file.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

import games.sibling_rivalry.data as package
from games.sibling_rivalry.ai.turn_solver import TurnEnds, TurnValues, places
from games.sibling_rivalry.ai.win_odds import BetweenTurns
from games.sibling_rivalry.data.solved import FINEST, starting
from games.sibling_rivalry.rules import Pawn
from games.sibling_rivalry.rules.board import DICE, POINTS, SCORE_TRACKS, TOP, TRACKS, limit_at

Position = tuple[int, int, Pawn | None]
"""A position at the beginning of a turn: the player's score, the other's, the other's pawn."""


def positions(length: int) -> Iterator[Position]:
    """Every position, those that cannot be (both on one square) included, in the order of the tables."""
    pawns = [None, *[(track, square) for track in TRACKS for square in range(1, TOP)]]
    return ((mine, theirs, pawn) for mine in range(length + 1) for theirs in range(length + 1) for pawn in pawns)


class Values:
    """The chance to win of the player who begins a turn, in each position; even at first, or as it is written down."""

    def __init__(self, track: str, *, scratch: bool) -> None:
        self.track = track
        self.board = SCORE_TRACKS[track]
        self.known = {
            (mine, theirs, pawn): 0.5 if scratch else starting(track, mine, theirs, pawn)
            for mine, theirs, pawn in positions(self.board.length)
        }

    def begun(self, table: BetweenTurns, seat: int) -> float:
        """Return the chance to win of ``seat``, who begins a turn at that table."""
        pawn = table.pawns[seat]
        if pawn is not None:
            reached = table.score[seat] + POINTS[pawn[0]][pawn[1] - 1]
            if reached > self.board.length:
                return 1.0
            table = table.placed(seat, None).moved(seat, reached)
        return self.known[table.score[seat], table.score[1 - seat], table.pawns[1 - seat]]

    def worked_out(self, position: Position) -> float:
        """Return the value of the turn that begins there, from the values of what can follow it."""
        mine, theirs, pawn = position
        table = BetweenTurns(self.track, (mine, theirs), (None, pawn), ())
        opened = tuple([track for track in TRACKS if pawn and track in (pawn[0], pawn[0] + 1)]) or TRACKS[:1]
        stop = {own: 1 - self.begun(table.placed(0, own).stopped(0), 1) for own in places(opened)}
        caught = [1 - self.begun(table.moved(0, mine - ones), 1) for ones in range(DICE + 1)]
        top = {}
        for track in opened:
            reached = mine + POINTS[track][TOP - 1]
            top[track] = 1.0 if reached > self.board.length else self.begun(table.cleared(track).moved(0, reached), 0)
        return TurnValues(opened, limit_at(mine, self.board), TurnEnds(stop, top, caught)).rolling[0][None]

    def sweep(self) -> tuple[float, float]:
        """Work every turn out, from the finish down. The largest change, and the mean of all."""
        changes = []
        for position in reversed(list(positions(self.board.length))):
            mine, theirs, _ = position
            if mine != theirs or mine == 0:
                value = self.worked_out(position)
                changes.append(abs(value - self.known[position]))
                self.known[position] = value
        return max(changes), sum(changes) / len(changes)

    def data(self) -> bytes:
        """Return the content of the file that holds the values."""
        return bytes(round(FINEST * value) for value in self.known.values())


def main(arguments: Sequence[str] | None = None) -> None:
    """Check, or solve and write."""
    parser = argparse.ArgumentParser(
        prog="python -m research sibling_rivalry_solver", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("track", choices=SCORE_TRACKS)
    parser.add_argument("--from-scratch", action="store_true", help="solve it anew")
    parser.add_argument("--write", action="store_true", help="write the file")
    given = parser.parse_args(arguments)
    values = Values(given.track, scratch=given.from_scratch)
    largest, mean = values.sweep()
    print(f"largest change {largest:.5f}, mean {mean:.5f}", flush=True)
    while given.from_scratch and largest > 1e-4:
        largest, mean = values.sweep()
        print(f"largest change {largest:.5f}, mean {mean:.5f}", flush=True)
    if given.write:
        (Path(package.__path__[0]) / f"solved-{given.track}.bin").write_bytes(values.data())
