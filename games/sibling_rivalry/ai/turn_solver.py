"""A turn of Sibling Rivalry, worked out: what each square is worth, from what the ways to end the turn are worth.

Exact over the dice: rolling on, stopping and the choice of a track are each taken where they are worth most.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from math import factorial, prod

from msgspec import Struct

from games.sibling_rivalry.rules import Pawn
from games.sibling_rivalry.rules.board import DICE, TOP

__all__ = ["TurnEnds", "TurnValues", "places", "rolls"]

PRECISE = 1e-5
"""Values are worked out until none changes by more."""
_CLOSED = -1e9
"""Less than any value: a track that no die matches."""


class TurnEnds(Struct, frozen=True, gc=False):
    """Values of the ends of a turn, on any scale.

    ``stop``: by the pawn's place then, for each of ``places``. ``top``: by the track whose last square was
    reached. ``caught``: by the number of 1s set aside.
    """

    stop: Mapping[Pawn | None, float]
    top: Mapping[int, float]
    caught: Sequence[float]


def places(open_tracks: Sequence[int]) -> list[Pawn | None]:
    """Return the places of a pawn during a turn: None, or any square of an open track but the last."""
    return [None, *[(track, square) for track in open_tracks for square in range(1, TOP)]]


@lru_cache(maxsize=64)
def rolls(dice: int, tracks: int) -> tuple[tuple[tuple[tuple[int, ...], float], ...], ...]:
    """Return, by the number of new 1s, how many dice show each of so many tracks, and how likely that is."""

    def split(left: int, parts: int) -> Iterator[tuple[int, ...]]:
        if parts == 0:
            yield ()
            return
        for count in range(left + 1):
            for rest in split(left - count, parts - 1):
                yield (count, *rest)

    found: list[tuple[tuple[tuple[int, ...], float], ...]] = []
    for ones in range(dice + 1):
        some = []
        for counts in split(dice - ones, tracks):
            rest = dice - ones - sum(counts)
            # The faces of closed tracks; with all five open there are none.
            ways = factorial(dice) / prod(map(factorial, (ones, *counts, rest))) * (5 - tracks) ** rest
            if ways:
                some.append((counts, ways / 6**dice))
        found.append(tuple(some))
    return tuple(found)


class TurnValues:
    """The values of one turn, with ``limit`` 1s to get caught and those tracks open.

    ``worth[ones][pawn]`` is that of the decision to roll on or stop, ``rolling[ones][pawn]`` that of rolling on.
    """

    def __init__(self, open_tracks: Sequence[int], limit: int, ends: TurnEnds) -> None:
        self.tracks = tuple(open_tracks)
        self.ends = ends
        self.worth: list[dict[Pawn | None, float]] = [{} for _ in range(limit)]
        self.rolling: list[dict[Pawn | None, float]] = [{} for _ in range(limit)]
        # A 1 that was set aside stays so: what comes after it is known first.
        for ones in reversed(range(limit)):
            self._work_out(ones)

    def moved(self, track: int, square: int, ones: int) -> float:
        """Return the value of moving to that square of a track, or past the last one, with ``ones`` 1s set aside."""
        return self.ends.top[track] if square >= TOP else self.worth[ones][track, square]

    def _work_out(self, ones: int) -> None:
        thrown = rolls(DICE - ones, len(self.tracks))
        stop, worth, rolling = self.ends.stop, self.worth[ones], self.rolling[ones]
        worth.update(stop)
        known = dict.fromkeys(stop, 0.0)
        for new in range(1, len(thrown)):
            if ones + new >= len(self.worth):
                caught = self.ends.caught[ones + new] * sum([likely for _, likely in thrown[new]])
                for pawn in known:
                    known[pawn] += caught
            else:
                for pawn, mean in self._means(thrown[new], ones + new):
                    known[pawn] += mean
        while True:
            change = 0.0
            for pawn, mean in self._means(thrown[0], ones):
                value = rolling[pawn] = known[pawn] + mean
                best = max(value, stop[pawn])
                change = max(change, abs(best - worth[pawn]))
                worth[pawn] = best
            if change < PRECISE:
                return

    def _means(self, rolls: Sequence[tuple[tuple[int, ...], float]], ones: int) -> Iterator[tuple[Pawn | None, float]]:
        """Yield for each place the mean of the best choice over rolls after which so many 1s are set aside.

        Far squares come first, for pawns mostly move up: what is learnt of a place counts for those after it.
        """
        worth, tracks = self.worth[ones], self.tracks
        moved = [[self.moved(track, square, ones) for square in range(1, TOP + DICE)] for track in tracks]
        begun = [[_CLOSED, *values[:DICE]] for values in moved]
        # What a roll is worth to a pawn depends on the dice for its own track and the best of the other tracks alone.
        idle = 0.0
        merged: list[dict[tuple[int, float], float]] = [{} for _ in tracks]
        for counts, likely in rolls:
            values = [gain[count] for gain, count in zip(begun, counts, strict=True)]
            best = max(values)
            idle += likely * (best if best != _CLOSED else worth[None])
            first = values.index(best)
            values[first] = _CLOSED
            second = max(values)
            for at, (ways, count) in enumerate(zip(merged, counts, strict=True)):
                other = second if at == first else best
                ways[count, other] = ways.get((count, other), 0.0) + likely
        for square in reversed(range(1, TOP)):
            for track, values, ways in zip(tracks, moved, merged, strict=True):
                own = values[square - 1 :]
                mean = sum([likely * max(own[count], other) for (count, other), likely in ways.items()])
                yield (track, square), mean
                values[square - 1] = worth[track, square]
        yield None, idle
