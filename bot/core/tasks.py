"""Background tasks of the bot's parts, referenced until they end."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable
from typing import Any

import structlog

log = structlog.get_logger(__name__)

CANCEL_AGAIN = 1.0
"""Seconds after which a task that goes on although it was cancelled is cancelled once more."""


async def cancel_tasks(tasks: Iterable[asyncio.Task[Any] | None]) -> None:
    """Cancel the tasks, and wait until they have ended. Their errors are not raised; None stands for no task.

    A library may swallow a cancellation: Python 3.11's ``asyncio.wait_for`` returns its result in place of it when both
    come in the same moment, so discord.py stays connected, and a task that was cancelled once would go on for good.
    """
    running = {task for task in tasks if task is not None}
    while running:
        for task in running:
            task.cancel()
        _, running = await asyncio.wait(running, timeout=CANCEL_AGAIN)


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
        await cancel_tasks(self._running)
