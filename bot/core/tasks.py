"""Background tasks, retries of work that may fail, and rounds of work that is owed.

Background tasks are referenced until they end.

Work that has to be done may fail for a while: the database may be away, locked or full.

Work that is owed is stored and done in rounds, in the background: again for hours while something is left.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import structlog
from structlog.contextvars import unbind_contextvars

log = structlog.get_logger(__name__)


class BackgroundTasks:
    """Background tasks of one part of the bot.

    Each is referenced until it has ended by itself. ``wait_idle`` waits for them, and ``stop`` cancels them.
    An error that ends one is logged.
    """

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()
        self.stopped = False

    def __len__(self) -> int:
        """Return the number of running tasks."""
        return len(self._running)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run the coroutine in the background. Nothing is begun any more after ``stop``."""
        if self.stopped:
            work.close()
            return
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            # No caller awaits the task.
            log.error("background task failed", exc_info=error)

    async def wait_idle(self) -> None:
        """Wait until all has ended, and what has been begun meanwhile."""
        while self._running:
            await asyncio.wait(list(self._running))

    async def stop(self) -> None:
        """Cancel all tasks, and wait until they have ended."""
        self.stopped = True
        running = list(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)


FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds until it is tried again; twice as long each time."""

Outcome = TypeVar("Outcome")


async def retry_until_success(what: str, work: Callable[[], Awaitable[Outcome]], *, on: type[Exception]) -> Outcome:
    """Await ``work``, and again after a pause for as long as it fails with ``on``; return its result.

    Each failure is logged as ``what``. Any other error goes on to the caller.
    """
    pause = FIRST_PAUSE
    while True:
        try:
            return await work()
        except on as error:
            log.error(what, error=str(error), again_in=pause)
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)


_FIRST_PAUSE, _LONGEST_PAUSE = 60.0, 3600.0
"""Seconds until what is left is tried again; four times as long after each round."""
TRIES = 12
"""Number of tries. After them it is given up: it is out of our reach."""


class RetryLoop:
    """Loop that tries all work that is owed, once a round.

    ``once`` does a round, and returns whether anything is left.
    """

    def __init__(self, once: Callable[[], Awaitable[bool]]) -> None:
        self._once = once
        self._running: asyncio.Task[None] | None = None
        self._more = False
        self._again: asyncio.TimerHandle | None = None
        self._vain = 0
        """Number of rounds in a row that have left something."""
        self._stopped = False

    def start(self) -> None:
        """Start a round in the background, since there may be work; one that runs is followed by another."""
        if self._again is not None:
            self._again.cancel()
            self._again = None
        if self._running is not None and not self._running.done():
            self._more = True
        elif not self._stopped:
            self._running = asyncio.create_task(self._work())

    async def wait_idle(self) -> None:
        """Wait until everything that can be done now has been done."""
        while self._running is not None and not self._running.done():
            await asyncio.wait([self._running])

    async def stop(self) -> None:
        """Cancel the running round and the next one; the next start goes on."""
        self._stopped = True
        if self._again is not None:
            self._again.cancel()
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)

    async def _work(self) -> None:
        left = True
        # The work is about no table in particular, whichever has started it.
        unbind_contextvars("table")
        try:
            self._more = True
            while self._more:
                self._more = False
                left = await self._once()
        except Exception:
            log.exception("retry round failed", what=self._once.__qualname__)
            left = True
        if left and not self._stopped:
            pause = min(_FIRST_PAUSE * 4**self._vain, _LONGEST_PAUSE)
            self._again = asyncio.get_running_loop().call_later(pause, self.start)
            # This is more than enough for the longest pause.
            self._vain = min(self._vain + 1, TRIES)
        else:
            self._vain = 0
