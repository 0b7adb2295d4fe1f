"""Which interactions are let in at all: each once, while there is time to answer it, and not too many.

Decided from the interaction's own numbers, before anything is loaded or drawn for it.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Literal

from bot.playing.budgets import Budgets, Kind

IN_TIME = 3.0
"""Seconds within which Discord wants a first answer."""
_CATCHES_UP = 0.1
"""Seconds a second by which the usual delay is taken to have grown if no interaction comes faster: clocks are set."""
_REMEMBERED = 20_000
"""How many interactions are known again if they come a second time."""
_TOLD_AGAIN = 10.0
"""Seconds after which somebody who asks for too much is told so once more."""
_TOLD = 2000
"""How many of them are remembered."""

Verdict = Literal["welcome", "again", "expired", "limit reached", "told already", "too much"]
"""The last three: there is no budget left for it. They are to be told so; they have been, lately, and Discord is to
hear that it arrived; or nothing at all is to be done."""


class _Delay:
    """By one clock: how much longer interactions are on their way than the fastest of late."""

    def __init__(self) -> None:
        self._usual: float | None = None
        self._since = 0.0

    def of(self, created: float, now: float) -> float:
        """That of one which was made at that time by Discord's clock."""
        delay = now - created
        usual = delay if self._usual is None else self._usual + max(0.0, now - self._since) * _CATCHES_UP
        self._usual, self._since = min(delay, usual), now
        return delay - self._usual


class Gate:
    """Tells what is to be done with each interaction that arrives."""

    def __init__(self, budgets: Budgets) -> None:
        self._budgets = budgets
        self._known: OrderedDict[int, float] = OrderedDict()
        """Each interaction, and when it was made, by our steady clock."""
        self._told: OrderedDict[int, float] = OrderedDict()
        self._by_wall, self._by_steady = _Delay(), _Delay()

    def verdict(
        self,
        interaction: int,
        *,
        created: float,
        now: float,
        steady: float,
        kind: Kind,
        person: int,
        server: int | None,
        mute: bool = False,
    ) -> Verdict:
        """``created`` and ``now`` are seconds by Discord's clock and by ours, which may differ, and ``steady`` by one
        that nobody sets: an interaction is old if by both of ours it took longer than the fastest of late. ``mute``: it
        is one in answer to which nothing can be said."""
        if interaction in self._known:
            return "again"
        took = min(self._by_wall.of(created, now), self._by_steady.of(created, steady))
        self._known[interaction] = steady - took
        if len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)
        if took > IN_TIME:
            return "expired"
        if self._budgets.charge(kind, person, server):
            return "welcome"
        if mute:
            return "too much"
        if steady - self._told.get(person, -_TOLD_AGAIN) < _TOLD_AGAIN:
            # To let everything fail that is pressed too fast would frighten people; to answer all of it, serve floods.
            return "told already" if self._budgets.charge("nod", person, server) else "too much"
        self._told[person] = steady
        self._told.move_to_end(person)
        if len(self._told) > _TOLD:
            self._told.popitem(last=False)
        return "limit reached"

    def age(self, interaction: int, steady: float) -> float:
        """For how many seconds Discord has been waiting for the answer to that one, as far as is known."""
        return max(0.0, steady - self._known.get(interaction, steady))
