"""Probable outcomes of a turn of Sibling Rivalry, if every choice in it is the best one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from games.sibling_rivalry.ai.turn_solver import TurnValues, rolls
from games.sibling_rivalry.rules import Pawn
from games.sibling_rivalry.rules.board import DICE, TOP

__all__ = ["TurnOutcomes", "endings"]

NEGLIGIBLE = 1e-6
"""Probability below which an outcome is not followed any further."""

_Place = tuple[int, Pawn | None]
"""Between two rolls: the 1s set aside, and where the pawn is."""
_Best = tuple[float, int, int]
"""A choice: what it is worth, the track, and the square there; a square past the last one is the last one."""
_NONE: _Best = (float("-inf"), 0, 0)
_Ways = tuple[Sequence[Mapping[tuple[int, _Best], float]], Mapping[_Best, float]]
"""For each track the number of dice that show it and the best of the other tracks to begin, and the best of all tracks
to begin; each with its probability."""


class TurnOutcomes(NamedTuple):
    """Probabilities of each end of a turn: stopping with the pawn there, on a track's last square, or caught."""

    stop: Mapping[Pawn | None, float]
    top: Mapping[int, float]
    caught: float


def endings(turn: TurnValues, ones: int = 0, pawn: Pawn | None = None) -> TurnOutcomes:
    """Return the outcomes of the turn from here, where the dice are about to be rolled."""
    return _Follower(turn).follow(ones, pawn)


class _Follower:
    """Follows a turn from roll to roll. What comes after a roll is worked out once for each place."""

    def __init__(self, turn: TurnValues) -> None:
        self._turn = turn
        self._known: dict[tuple[int, int], _Ways] = {}
        self._after: dict[_Place, list[tuple[float, _Place | int | None]]] = {}

    def follow(self, ones: int, pawn: Pawn | None) -> TurnOutcomes:
        turn = self._turn
        stop: dict[Pawn | None, float] = {}
        top: dict[int, float] = {}
        caught = 0.0
        rolling: dict[_Place, float] = {(ones, pawn): 1.0}
        while rolling:
            following: dict[_Place, float] = {}
            for place, mass in rolling.items():
                for likely, then in self._rolled(place):
                    part = mass * likely
                    if then is None:
                        caught += part
                    elif isinstance(then, int):
                        top[then] = top.get(then, 0.0) + part
                    elif turn.ends.stop[then[1]] > turn.rolling[then[0]][then[1]]:
                        stop[then[1]] = stop.get(then[1], 0.0) + part
                    else:
                        following[then] = following.get(then, 0.0) + part
            rolling = {place: mass for place, mass in following.items() if mass > NEGLIGIBLE}
        return TurnOutcomes(stop, top, caught)

    def _rolled(self, place: _Place) -> list[tuple[float, _Place | int | None]]:
        """Return the outcomes of one roll: another place, the last square of a track, or (None) being caught."""
        found = self._after.get(place)
        if found is None:
            sums: dict[_Place | int | None, float] = {}
            ones, pawn = place
            for new, outcomes in enumerate(rolls(DICE - ones, len(self._turn.tracks))):
                if ones + new >= len(self._turn.worth):
                    sums[None] = sums.get(None, 0.0) + sum([likely for _, likely in outcomes])
                    continue
                for likely, then in self._chosen(ones, new, pawn):
                    sums[then] = sums.get(then, 0.0) + likely
            found = self._after[place] = [(likely, then) for then, likely in sums.items()]
        return found

    def _chosen(self, ones: int, new: int, pawn: Pawn | None) -> list[tuple[float, _Place | int]]:
        """Return the best choices after a roll with that many new 1s, each with its probability."""
        at = ones + new
        ways, begun = self._ways(ones, new)
        if pawn is None:
            return [(likely, self._place(best, at, None)) for best, likely in begun.items()]
        track, square = pawn
        turn = self._turn
        found = []
        for (count, other), likely in ways[turn.tracks.index(track)].items():
            reached = square + count
            own = (turn.moved(track, reached, at), track, reached)
            found.append((likely, self._place(_best((own, other)), at, pawn)))
        return found

    def _place(self, best: _Best, ones: int, pawn: Pawn | None) -> _Place | int:
        _, track, square = best
        if best == _NONE:
            return ones, pawn
        return track if square >= TOP else (ones, (track, square))

    def _ways(self, ones: int, new: int) -> _Ways:
        """Return the possible choices after a roll with that many new 1s; cached."""
        known = self._known.get((ones, new))
        if known is None:
            turn = self._turn
            tracks = turn.tracks
            ways: list[dict[tuple[int, _Best], float]] = [{} for _ in tracks]
            begun: dict[_Best, float] = {}
            for counts, likely in rolls(DICE - ones, len(tracks))[new]:
                values = [
                    (turn.moved(track, count, ones + new), track, count) if count else _NONE
                    for track, count in zip(tracks, counts, strict=True)
                ]
                first = _best(values)
                begun[first] = begun.get(first, 0.0) + likely
                for at, (way, count) in enumerate(zip(ways, counts, strict=True)):
                    rest = first if first[1] != tracks[at] else _best([*values[:at], *values[at + 1 :]])
                    way[count, rest] = way.get((count, rest), 0.0) + likely
            known = self._known[ones, new] = ways, begun
        return known


def _best(choices: Sequence[_Best]) -> _Best:
    """Return the best choice; of equal ones the lowest track, which is listed first."""
    return max(choices, key=lambda one: (one[0], -one[1]), default=_NONE)
