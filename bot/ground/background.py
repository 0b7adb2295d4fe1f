"""Work in the background, of which somebody keeps hold."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog

log = structlog.get_logger(__name__)


class Background:
    """What one part of the bot has begun and does not wait for: each piece is kept until it has ended by itself, is
    waited for by ``settle``, or is left off by ``stop``. An error that ends one is written into the log."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()
        self.stopped = False

    def __len__(self) -> int:
        """How much is under way."""
        return len(self._running)

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Have that done. Nothing is begun any more after ``stop``."""
        if self.stopped:
            work.close()
            return
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            # Nobody asks what has become of it.
            log.error("not done in the background", exc_info=error)

    async def settle(self) -> None:
        """Wait until all has ended, and what has been begun meanwhile."""
        while self._running:
            await asyncio.wait(list(self._running))

    async def stop(self) -> None:
        """Leave off where it is, and wait until it has been left."""
        self.stopped = True
        running = list(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
