"""Work limit of a review, counted in judgements instead of seconds, so that every machine finds the same.

Nothing is cut as long as the review would finish in time at the present rate. In a longer game fewer positions
are judged per throw. If that is not enough, decisions are skipped at even intervals.
"""

from __future__ import annotations

__all__ = ["FEWEST", "WORK", "SamplingBudget", "spared_share"]

WORK = 7_000.0
"""The work of one review. Its unit is about a millisecond of a core that is busy with other things as well."""
UNSPARED = WORK / 4
"""Work that is spent before anything is concluded from it."""
FEWEST = 20
"""Least number of positions for a throw: fewer would say nothing."""


class _Mean:
    """A mean that grows; 0 while it has nothing."""

    def __init__(self) -> None:
        self._number = 0
        self._total = 0.0

    def add(self, value: float) -> None:
        self._number += 1
        self._total += value

    @property
    def value(self) -> float:
        return self._total / self._number if self._number else 0.0


class SamplingBudget:
    """Deals out the work of a review to so many decisions; ``samples`` is how many positions are looked at for a throw
    where nothing has to be spared."""

    def __init__(self, decisions: int, samples: int) -> None:
        self._left = decisions
        self._samples = samples
        self._most = samples
        self._spent = 0.0
        self._fixed = _Mean()
        self._elastic = _Mean()
        self._turn = 0.0

    def next(self) -> int:
        """Return the number of positions to judge per throw of the next decision; 0 means skip it."""
        share = max(0.0, WORK - self._spent) / self._left
        self._left -= 1
        self._most = self._samples
        fixed, elastic = self._fixed.value, self._elastic.value
        if self._spent < UNSPARED or fixed + elastic <= share:
            return self._most
        fewest = min(FEWEST, self._samples)
        if share > fixed:
            self._most = fewest + int((self._samples - fewest) * (share - fixed) / elastic)
            return self._most
        # The last decision is always looked at, so that the end is the real one.
        self._turn += share / fixed
        if self._turn < 1 and self._left:
            return 0
        self._turn = max(0.0, self._turn - 1)
        self._most = fewest
        return self._most

    def took(self, work: float, elastic: float) -> None:
        """Record the work of the decision that was last asked for.

        ``elastic`` is the part that would have been saved with the fewest positions.
        """
        self._spent += work
        self._fixed.add(work - elastic)
        if self._most == self._samples:
            self._elastic.add(elastic)


def spared_share(work: float, looked: int) -> float:
    """Return the part of the work on ``looked`` positions that would be saved with the fewest positions."""
    return work * max(0.0, 1 - FEWEST / looked)
