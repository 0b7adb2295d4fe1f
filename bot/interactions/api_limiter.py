"""Discord's limits on calls of our own, kept from our side, so that nothing waits inside the library where it could not
be called back any more. Answers to interactions are none of these calls: they have no limit, and never wait here."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from weakref import WeakKeyDictionary

SENT, WITHIN = 5, 5.0
"""Limit of edits, or new messages, in a channel, and its seconds. The answer to a click is neither."""
EVERYWHERE, A_WHILE = 40, 1.0
"""Limit of calls in all, and its seconds: Discord takes 50 a second of a bot, and some may take longer to arrive than
others."""
FIRST = 45
"""Limit of calls if a user waits for one who has just pressed something."""
_MANY = 1000
"""Channels remembered; beyond that those are dropped in which nothing has been sent for a while."""
_ANSWERS = ("interactions", "webhooks")
"""Beginnings of the routes of answers."""


def is_rate_limited_path(path: str) -> bool:
    """Return whether a call to that path counts against Discord's limit per second.

    A path is such as ``/api/v10/users/@me``.
    """
    parts = path.split("/", 4)
    return parts[1:2] == ["api"] and len(parts) > 3 and parts[3] not in _ANSWERS


class _Place:
    """One call among those of a second."""

    def __init__(self, at: float) -> None:
        self.at = at


class ApiRateLimiter:
    """Limiter of calls to Discord, for each channel and in all; further calls wait.

    A caller may hold nothing meanwhile that other tasks want.
    """

    def __init__(self) -> None:
        self._sent: dict[tuple[str, int], deque[float]] = {}
        self._taken: deque[_Place] = deque()
        """The calls of the last second, and those that are about to be made, by time."""
        self._kept: WeakKeyDictionary[asyncio.Task[Any], _Place] = WeakKeyDictionary()
        """The slots of tasks for the next call that they make."""
        self._own: set[asyncio.Task[Any] | None] = set()
        """The tasks for which a user waits."""
        self._waiting: dict[bool, deque[asyncio.Future[_Place]]] = {True: deque(), False: deque()}
        """The waiters for a slot: for users, and for everything else."""
        self._timer: asyncio.TimerHandle | None = None

    @contextmanager
    def prioritized(self, really: bool = True) -> Iterator[None]:
        """Give this task's calls priority over those that no user waits for; a context manager."""
        task = asyncio.current_task()
        if not really or task in self._own:
            yield
            return
        self._own.add(task)
        try:
            yield
        finally:
            self._own.discard(task)

    async def channel_slot(self, what: str, channel: int) -> None:
        """Wait until one more may be sent there, and count it as sent. ``what`` tells kinds of calls apart."""
        loop = asyncio.get_running_loop()
        while True:
            sent = self._sent.setdefault((what, channel), deque())
            while sent and sent[0] <= loop.time() - WITHIN:
                sent.popleft()
            if len(sent) < SENT:
                sent.append(loop.time())
                self._tidy(loop.time() - WITHIN)
                return await self.acquire()
            await asyncio.sleep(sent[0] + WITHIN - loop.time())

    async def acquire(self) -> None:
        """Wait until one more call may be made anywhere. The place is this task's for its next call, if that comes
        soon: so what is sent can be made when its turn has come, and is not older than that."""
        place = await self._place()
        if (task := asyncio.current_task()) is not None:
            self._kept[task] = place

    async def consume(self) -> None:
        """Wait until a call may be sent, and count it.

        Every call that Discord counts passes here, whichever part makes it.
        """
        task, now = asyncio.current_task(), asyncio.get_running_loop().time()
        place = self._kept.pop(task, None) if task is not None else None
        if place is None or place.at + A_WHILE <= now:
            await self._place()
            return
        self._taken.remove(place)
        place.at = now
        self._taken.append(place)

    async def _place(self) -> _Place:
        first = asyncio.current_task() in self._own
        if self._has_room(first) and not self._waiting[True] and (first or not self._waiting[False]):
            return self._take()
        coming: asyncio.Future[_Place] = asyncio.get_running_loop().create_future()
        self._waiting[first].append(coming)
        self._let_in()
        try:
            return await coming
        except asyncio.CancelledError:
            if coming.done() and not coming.cancelled():
                self._taken.remove(coming.result())
                self._let_in()
            raise

    def _take(self) -> _Place:
        place = _Place(asyncio.get_running_loop().time())
        self._taken.append(place)
        return place

    def _has_room(self, first: bool) -> bool:
        now = asyncio.get_running_loop().time()
        while self._taken and self._taken[0].at + A_WHILE <= now:
            self._taken.popleft()
        return len(self._taken) < (FIRST if first else EVERYWHERE)

    def _let_in(self) -> None:
        """Give free slots to waiting calls, and schedule the next check for when a slot becomes free."""
        for first in (True, False):
            waiting = self._waiting[first]
            while waiting and (waiting[0].done() or self._has_room(first)):
                if not (next_one := waiting.popleft()).done():
                    next_one.set_result(self._take())
            if waiting:
                break
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if any(self._waiting.values()):
            self._timer = asyncio.get_running_loop().call_at(self._taken[0].at + A_WHILE, self._let_in)

    def _tidy(self, since: float) -> None:
        if len(self._sent) > _MANY:
            self._sent = {place: sent for place, sent in self._sent.items() if sent and sent[-1] > since}
