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

Verdict = Literal["welcome", "again", "expired", "limit reached", "too much"]


class Gate:
    """Tells what is to be done with each interaction that arrives."""

    def __init__(self, budgets: Budgets) -> None:
        self._budgets = budgets
        self._known: OrderedDict[int, None] = OrderedDict()
        self._told: OrderedDict[int, float] = OrderedDict()
        self._delay: float | None = None
        self._since = 0.0

    def verdict(
        self,
        interaction: int,
        *,
        created: float,
        now: float,
        kind: Kind,
        person: int,
        server: int | None,
        mute: bool = False,
    ) -> Verdict:
        """``created`` and ``now`` are seconds by Discord's clock and by ours, which may differ: an interaction is old
        if it took longer than the fastest of late. ``mute``: it is one in answer to which nothing can be said."""
        if interaction in self._known:
            return "again"
        self._known[interaction] = None
        if len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)
        if self._took(created, now) > IN_TIME:
            return "expired"
        if self._budgets.charge(kind, person, server):
            return "welcome"
        if mute or now - self._told.get(person, -_TOLD_AGAIN) < _TOLD_AGAIN:
            return "too much"
        self._told[person] = now
        self._told.move_to_end(person)
        if len(self._told) > _TOLD:
            self._told.popitem(last=False)
        return "limit reached"

    def _took(self, created: float, now: float) -> float:
        """How much longer it was on its way than the fastest."""
        delay = now - created
        usual = delay if self._delay is None else self._delay + max(0.0, now - self._since) * _CATCHES_UP
        self._delay, self._since = min(delay, usual), now
        return delay - self._delay
