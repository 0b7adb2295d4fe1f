"""How much a review may work: counted in what it judges and not in seconds, so that every machine finds the same.

As long as things would be done in time if they went on as they have begun, nothing is spared. In a game too long for
that, fewer positions are looked at for each throw; and where that is not enough, decisions are passed over, evenly.
"""

from __future__ import annotations

__all__ = ["FEWEST", "WORK", "SamplingBudget", "spared_share"]

WORK = 7_000.0
"""The work of one review. Its unit is about a millisecond of a core that is busy with other things as well."""
UNSPARED = WORK / 4
"""So much is spent before anything is concluded from it."""
FEWEST = 20
"""So many positions are looked at for a throw at least: fewer would say nothing."""


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
        """How many positions to look at for each throw of the next decision; 0: pass it over."""
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
        # The last one is always looked at, so that the end is the real one.
        self._turn += share / fixed
        if self._turn < 1 and self._left:
            return 0
        self._turn = max(0.0, self._turn - 1)
        self._most = fewest
        return self._most

    def took(self, work: float, elastic: float) -> None:
        """The decision that was asked for last has been looked at, and took so much work; ``elastic`` is the part of it
        that would have been spared with the fewest positions."""
        self._spent += work
        self._fixed.add(work - elastic)
        if self._most == self._samples:
            self._elastic.add(elastic)


def spared_share(work: float, looked: int) -> float:
    """The part of so much work on so many positions that would be spared with the fewest."""
    return work * max(0.0, 1 - FEWEST / looked)
