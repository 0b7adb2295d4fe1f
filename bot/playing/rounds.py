"""Work that is stored as owed and done in rounds, in the background: again for hours where something is left."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog
from structlog.contextvars import unbind_contextvars

log = structlog.get_logger(__name__)

_FIRST_PAUSE, _LONGEST_PAUSE = 60.0, 3600.0
"""Seconds until what is left is tried again; four times as long after each round."""
TRIES = 12
"""How often something is tried. After that it is given up: it is out of our reach."""


class Rounds:
    """Tries all that is owed, once a round. ``once`` does a round, and returns whether anything is left."""

    def __init__(self, once: Callable[[], Awaitable[bool]]) -> None:
        self._once = once
        self._running: asyncio.Task[None] | None = None
        self._more = False
        self._again: asyncio.TimerHandle | None = None
        self._vain = 0
        """How many rounds in a row have left something."""
        self._stopped = False

    def begin(self) -> None:
        """There may be something to do: do so in the background."""
        if self._again is not None:
            self._again.cancel()
            self._again = None
        if self._running is not None and not self._running.done():
            self._more = True
        elif not self._stopped:
            self._running = asyncio.create_task(self._work())

    async def settle(self) -> None:
        """Wait until all that can be done now has been done."""
        while self._running is not None and not self._running.done():
            await asyncio.wait([self._running])

    async def stop(self) -> None:
        """Leave off where it is; the next start goes on."""
        self._stopped = True
        if self._again is not None:
            self._again.cancel()
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)

    async def _work(self) -> None:
        left = True
        # It is about no table in particular, whichever has begun it.
        unbind_contextvars("table")
        try:
            self._more = True
            while self._more:
                self._more = False
                left = await self._once()
        except Exception:
            log.exception("owed work not done", what=self._once.__qualname__)
            left = True
        if left and not self._stopped:
            pause = min(_FIRST_PAUSE * 4**self._vain, _LONGEST_PAUSE)
            self._again = asyncio.get_running_loop().call_later(pause, self.begin)
            # More than enough for the longest pause.
            self._vain = min(self._vain + 1, TRIES)
        else:
            self._vain = 0
