"""The boards of finished games that somebody who was forgotten played: each is painted again without their name.

There may be hundreds, in channels where others play, so they are painted one after the other with a pause in between,
behind everything else. What is owed is stored, without anybody's id, and so outlives a restart.
"""

from __future__ import annotations

import asyncio

import structlog

from bot.playing.board import Boards
from bot.store import Store

log = structlog.get_logger(__name__)

BETWEEN = 1.5
"""Seconds between two boards: well below what Discord lets pass in one channel, so that running games go first."""
_FIRST_PAUSE, _LONGEST_PAUSE = 60.0, 3600.0
"""Seconds until boards that could not be painted are tried again; four times as long after each round."""
TRIES = 12
"""How often a board is tried. After that it is given up: it is out of our reach."""


class Effacements:
    """Sees to the boards that are owed to be painted without a name."""

    def __init__(self, store: Store, boards: Boards) -> None:
        self._store = store
        self._boards = boards
        self._running: asyncio.Task[None] | None = None
        self._more = False
        self._again: asyncio.TimerHandle | None = None
        self._pause = _FIRST_PAUSE
        self._stopped = False

    def begin(self) -> None:
        """There may be boards to paint: do so in the background."""
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
        try:
            self._more = True
            while self._more:
                self._more = False
                left = await self._paint_all()
        except Exception:
            log.exception("boards not painted without a name")
        if left and not self._stopped:
            self._again = asyncio.get_running_loop().call_later(self._pause, self.begin)
            self._pause = min(self._pause * 4, _LONGEST_PAUSE)
        else:
            self._pause = _FIRST_PAUSE

    async def _paint_all(self) -> bool:
        """Try once for each board; returns whether any is left to be tried again."""
        left = False
        for table, tries in await self._store.repaints():
            done = await self._boards.renew(table) or tries + 1 >= TRIES
            await self._store.repainted(table, done=done)
            left = left or not done
            await asyncio.sleep(BETWEEN)
        return left
