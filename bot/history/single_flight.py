"""Single-flight cache of slow computations, with one at a time for each user.

Each takes a computer seconds, runs once for any number of users, and is kept for a while.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

from bot.core.errors import UserError
from bot.core.tasks import cancel_tasks

Key = TypeVar("Key", bound=Hashable)
Found = TypeVar("Found")


class SingleFlight(Generic[Key, Found]):
    """Cache of results that are computed in the background.

    Failures are not kept: the next request tries again.
    """

    def __init__(self, kept: int) -> None:
        """Keep at most ``kept`` results in memory. Another process, or this one later, finds the same again."""
        self._kept = kept
        self.found: OrderedDict[Key, asyncio.Task[Found]] = OrderedDict()
        """Results, finished or running, the one that was asked for last at the end."""
        self._waiting: dict[int, asyncio.Task[Found]] = {}
        """Tasks of callers that wait for a running computation."""

    async def get(self, key: Key, find: Callable[[], Coroutine[Any, Any, Found]], user: int | None = None) -> Found:
        """Return the result of ``find``, computed now or before.

        ``user`` is given if that user may wait for only one result at a time.

        Raises:
            UserError: that user waits for another result already.
        """
        task = self.found.get(key)
        if task is not None and task.done() and (task.cancelled() or task.exception() is not None):
            task = None
        ready = task is not None and task.done()
        if user is not None and not ready and self._waiting.get(user, task) is not task:
            raise UserError("sorry-review-waiting")
        if task is None:
            task = self.found[key] = asyncio.create_task(find())
            there = [one for one, known in self.found.items() if known.done()]
            for old in there[: max(0, len(self.found) - self._kept)]:
                del self.found[old]
        self.found.move_to_end(key)
        if user is not None and not ready:
            self._waiting[user] = task
        try:
            # A caller that stops waiting does not cancel it for others.
            return await asyncio.shield(task)
        finally:
            if user is not None and self._waiting.get(user) is task:
                del self._waiting[user]

    async def stop(self) -> None:
        """Cancel running computations and forget all results."""
        await cancel_tasks(self.found.values())
        self.found.clear()
