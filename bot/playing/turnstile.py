"""How many interactions are being worked on at a time, and whose turn is next where more come than can be.

Left to themselves, all would be begun at once, each would take as long as all together, and none would be answered in
time: each would have to be put off first, which costs a call more, and so on. Here those that came last are answered
first, at once and with one call. Those that have waited for a moment are put off: people hear that their press has
arrived. Of these one comes after every few, the first of them first. So nobody waits for ever, and no more is lost by
putting off than by that share.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

PLACES = 32
"""So many are worked on at a time: some 0.1 seconds of work."""
AT_MOST = 0.5
"""Seconds after which one has its place no more: it waits for something else than its turn, and others need not."""
FRESH = 0.5
"""Seconds after which one that waits is put off."""
_EVERY = 4
"""One of so many is one that has waited longer, while there are any."""


class _Waiting(NamedTuple):
    since: float
    put_off: Callable[[], None]
    turn: asyncio.Future[Place]


class Turnstile:
    """Lets them in. It looks at the clock only where somebody waits."""

    def __init__(self, places: int = PLACES) -> None:
        self._places = places
        self._held: dict[Place, None] = {}
        """Who has a place, the oldest first."""
        self._fresh: deque[_Waiting] = deque()
        self._late: deque[_Waiting] = deque()
        self._passed = 0
        self._timer: asyncio.TimerHandle | None = None

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return len(self._fresh) + len(self._late)

    @property
    def free(self) -> int:
        """How many places nobody has."""
        return self._places - len(self._held)

    async def enter(self, put_off: Callable[[], None]) -> Place:
        """Wait for a place, which is given back as soon as the rest is others' work. ``put_off`` is called if that
        takes more than a moment."""
        if self.free and not self.waiting:
            return self._take()
        loop = asyncio.get_running_loop()
        waiting = _Waiting(loop.time(), put_off, loop.create_future())
        self._fresh.append(waiting)
        self._let_in()
        try:
            return await waiting.turn
        except asyncio.CancelledError:
            if waiting.turn.done() and not waiting.turn.cancelled():
                waiting.turn.result().give_back()
            raise

    def give_back(self, place: Place) -> None:
        """That place is free again, unless it has been for a while: the next one has it."""
        if place in self._held:
            del self._held[place]
            if self.waiting:
                self._let_in()

    def _take(self) -> Place:
        place = Place(self, asyncio.get_running_loop().time())
        self._held[place] = None
        return place

    def _let_in(self) -> None:
        now = asyncio.get_running_loop().time()
        while self._held and (oldest := next(iter(self._held))).since <= now - AT_MOST:
            del self._held[oldest]
        self._put_off_the_oldest()
        while self.free and self.waiting:
            self._passed += 1
            late = self._late and (not self._fresh or self._passed % _EVERY == 0)
            found = self._late.popleft() if late else self._fresh.pop()
            if not found.turn.done():
                found.turn.set_result(self._take())
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.waiting:
            until = next(iter(self._held)).since + AT_MOST
            self._timer = asyncio.get_running_loop().call_at(until, self._let_in)

    def _put_off_the_oldest(self) -> None:
        before = asyncio.get_running_loop().time() - FRESH
        while self._fresh and self._fresh[0].since < before:
            waiting = self._fresh.popleft()
            if not waiting.turn.done():
                waiting.put_off()
                self._late.append(waiting)


class Place:
    """A place that somebody has, until it is given back, or others need it and it has been had for long enough."""

    def __init__(self, turnstile: Turnstile, since: float) -> None:
        self._turnstile = turnstile
        self.since = since
        """Seconds of the event loop's clock."""

    def give_back(self) -> None:
        """Others may have it."""
        self._turnstile.give_back(self)
