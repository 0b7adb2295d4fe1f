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
    turn: asyncio.Future[None]


class Turnstile:
    """Lets them in."""

    def __init__(self, places: int = PLACES) -> None:
        self._free = places
        self._fresh: deque[_Waiting] = deque()
        self._late: deque[_Waiting] = deque()
        self._passed = 0

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return len(self._fresh) + len(self._late)

    async def enter(self, put_off: Callable[[], None]) -> Place:
        """Wait for a place, which is given back as soon as the rest is others' work. ``put_off`` is called if that
        takes more than a moment."""
        loop = asyncio.get_running_loop()
        if self._free and not self.waiting:
            self._free -= 1
            return Place(self)
        waiting = _Waiting(loop.time(), put_off, loop.create_future())
        self._fresh.append(waiting)
        try:
            await waiting.turn
        except asyncio.CancelledError:
            if waiting.turn.done() and not waiting.turn.cancelled():
                self.give_back()
            raise
        return Place(self)

    def give_back(self) -> None:
        """A place is free again: the next one has it."""
        self._free += 1
        self._put_off_the_oldest()
        while self._free and self.waiting:
            self._passed += 1
            late = self._late and (not self._fresh or self._passed % _EVERY == 0)
            found = self._late.popleft() if late else self._fresh.pop()
            if not found.turn.done():
                self._free -= 1
                found.turn.set_result(None)

    def _put_off_the_oldest(self) -> None:
        before = asyncio.get_running_loop().time() - FRESH
        while self._fresh and self._fresh[0].since < before:
            waiting = self._fresh.popleft()
            if not waiting.turn.done():
                waiting.put_off()
                self._late.append(waiting)


class Place:
    """A place that somebody has, until it is given back or for as long as anybody may have one."""

    def __init__(self, turnstile: Turnstile) -> None:
        self._turnstile: Turnstile | None = turnstile
        self._timer = asyncio.get_running_loop().call_later(AT_MOST, self.give_back)

    def give_back(self) -> None:
        """Others may have it; if that is not so already."""
        turnstile, self._turnstile = self._turnstile, None
        self._timer.cancel()
        if turnstile is not None:
            turnstile.give_back()
