"""Limit of interactions running at a time, and their order when more arrive than can run.

Without a limit, all would be started at once, each would take as long as all together, and none would be
answered in time: each would have to be deferred first, which costs a call more, and so on. Here the latest
are answered first, at once and with one call. Those that have waited for a moment are deferred: users see
that their press has arrived. One of these runs after every few others, the oldest first. So none waits for
ever, and deferring costs no more than that share.

Before all that, guilds take turns: a slot goes to the guild that has the fewest. Where thousands press in one
guild, their presses wait for one another, and another guild's go past them. As long as other guilds press as
well, each has only a part of the slots: an answer is made in a dozen steps, and between any two of them every
other interaction with a slot goes on. A guild alone has all slots.

Users' clicks go first: work that can wait a moment asks here whether any interaction is being answered.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from heapq import heapify, heappop, heappush
from itertools import count
from typing import NamedTuple

PLACES = 32
"""Number of slots: some 0.1 seconds of work."""
PART = 8
"""Slots of one guild while others have pressed lately: enough to keep a core, the file and the rendering process at
work."""
LATELY = 1.0
"""Seconds."""
AT_MOST = 0.5
"""Seconds after which one has its place no more: it waits for something else than its turn, and others need not."""
FRESH = 0.5
"""Seconds after which a waiting press loses its priority."""
_EVERY = 4
"""One of so many is one that has waited longer, while there are any."""
_ROOM = 256
"""Number of outdated entries that a queue may hold, besides twice those that count, before they are dropped."""


class _Waiting(NamedTuple):
    since: float
    put_off: Callable[[], None]
    turn: asyncio.Future[Slot]


class _Queue:
    """Waiting interactions of one guild."""

    def __init__(self) -> None:
        self.fresh: deque[_Waiting] = deque()
        self.late: deque[_Waiting] = deque()

    def __bool__(self) -> bool:
        return bool(self.fresh or self.late)


Key = tuple[int, float]
"""The slots that a guild has, and since when its next press waits: the least first."""


class _Order:
    """Servers in order. What has changed is put in once more, and what is so no longer is passed by when its turn
    comes: with thousands of them, each step costs as little as with two."""

    def __init__(self, key: Callable[[int], Key | None]) -> None:
        """Set ``key``, which returns the present key of a guild; None: it has no interaction waiting here."""
        self._key = key
        self._heap: list[tuple[Key, int, int]] = []
        self._number = count()
        self._room = _ROOM

    def set_guild(self, whose: int) -> None:
        """Insert a guild again, because its key has changed."""
        key = self._key(whose)
        if key is None:
            return
        heappush(self._heap, (key, next(self._number), whose))
        if len(self._heap) > self._room:
            found: dict[int, tuple[Key, int, int]] = {}
            for entry in self._heap:
                if self._key(entry[2]) == entry[0]:
                    found[entry[2]] = entry
            self._heap = list(found.values())
            heapify(self._heap)
            self._room = _ROOM + 2 * len(self._heap)

    def next_guild(self) -> int | None:
        """Return the guild whose turn it is; None if none waits."""
        while self._heap:
            key, _, whose = self._heap[0]
            if self._key(whose) == key:
                return whose
            heappop(self._heap)
        return None


class FairLimiter:
    """Limiter of running interactions, fair between guilds.

    It reads the clock only when an interaction waits.
    """

    def __init__(self, places: int = PLACES) -> None:
        self._places = places
        self._held: dict[Slot, None] = {}
        """The slots that are held, the oldest first."""
        self._had: Counter[int] = Counter()
        """The number of held slots by guild."""
        self._pressed: dict[int, float] = {}
        """The time at which each last wanted a slot, the longest ago first; of those lately."""
        self._queues: dict[int, _Queue] = {}
        """The waiting presses by guild; none of the queues is empty."""
        self._ripening: deque[tuple[int, _Waiting]] = deque()
        """The waiting presses that still have priority, the oldest first, and some that have been let in meanwhile."""
        self._fresh = _Order(self._newest)
        self._late = _Order(self._oldest)
        self._passed = 0
        self._timer: asyncio.TimerHandle | None = None

    @property
    def queue_length(self) -> int:
        """Count of interactions waiting for a slot."""
        return sum(len(queue.fresh) + len(queue.late) for queue in self._queues.values())

    @property
    def free_slots(self) -> int:
        """Count of free slots."""
        return self._places - len(self._held)

    async def acquire(self, put_off: Callable[[], None], whose: int = 0) -> Slot:
        """Wait for a place, which is given back as soon as the rest is others' work. ``put_off`` is called if that
        takes more than a moment. ``whose``: the server, among which places are shared out evenly."""
        loop = asyncio.get_running_loop()
        self._pressed.pop(whose, None)
        self._pressed[whose] = loop.time()
        self._forget_who_pressed_long_ago()
        if self.free_slots and not self._queues and self._may_have_one(whose):
            return self._take(whose)
        waiting = _Waiting(loop.time(), put_off, loop.create_future())
        self._queues.setdefault(whose, _Queue()).fresh.append(waiting)
        self._ripening.append((whose, waiting))
        self._fresh.set_guild(whose)
        self._let_in()
        try:
            return await waiting.turn
        except asyncio.CancelledError:
            if waiting.turn.done() and not waiting.turn.cancelled():
                waiting.turn.result().release()
            raise

    def release(self, place: Slot) -> None:
        """Release the slot, unless it was released before; the next waiting interaction gets it."""
        if place in self._held:
            self._lose(place)
            if self._queues:
                self._let_in()

    def _take(self, whose: int) -> Slot:
        place = Slot(self, asyncio.get_running_loop().time(), whose)
        self._held[place] = None
        self._had[whose] += 1
        self._changed(whose)
        return place

    def _lose(self, place: Slot) -> None:
        del self._held[place]
        self._had[place.whose] -= 1
        if not self._had[place.whose]:
            del self._had[place.whose]
        self._changed(place.whose)

    def _changed(self, whose: int) -> None:
        if whose in self._queues:
            self._fresh.set_guild(whose)
            self._late.set_guild(whose)

    def _newest(self, whose: int) -> Key | None:
        queue = self._queues.get(whose)
        return (self._had[whose], -queue.fresh[-1].since) if queue and queue.fresh else None

    def _oldest(self, whose: int) -> Key | None:
        queue = self._queues.get(whose)
        return (self._had[whose], queue.late[0].since) if queue and queue.late else None

    def _let_in(self) -> None:
        now = asyncio.get_running_loop().time()
        while self._held and (oldest := next(iter(self._held))).since <= now - AT_MOST:
            self._lose(oldest)
        self._put_off_the_oldest()
        while self.free_slots and (chosen := self._next()) is not None:
            whose, found = chosen
            if not found.turn.done():
                found.turn.set_result(self._take(whose))
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._queues:
            until = next(iter(self._held)).since + AT_MOST
            self._timer = asyncio.get_running_loop().call_at(until, self._let_in)

    def _may_have_one(self, whose: int) -> bool:
        """Return whether that guild may have one more slot."""
        if self._had[whose] < PART:
            return True
        self._forget_who_pressed_long_ago()
        return len(self._pressed) == (whose in self._pressed)

    def _forget_who_pressed_long_ago(self) -> None:
        before = asyncio.get_running_loop().time() - LATELY
        while self._pressed and self._pressed[longest_ago := next(iter(self._pressed))] < before:
            del self._pressed[longest_ago]

    def _next(self) -> tuple[int, _Waiting] | None:
        """Remove and return the next waiting interaction with its guild, or None.

        Of the guilds with the fewest slots, it is the one whose press comes first.
        """
        # If the guild with the fewest slots may have no more, no waiting guild may.
        fresh, late = (
            whose if whose is not None and self._may_have_one(whose) else None
            for whose in (self._fresh.next_guild(), self._late.next_guild())
        )
        comes_late = late is not None and (fresh is None or (self._passed + 1) % _EVERY == 0)
        whose = late if comes_late else fresh
        if whose is None:
            return None
        self._passed += 1
        queue = self._queues[whose]
        found = queue.late.popleft() if comes_late else queue.fresh.pop()
        if not queue:
            del self._queues[whose]
        self._changed(whose)
        return whose, found

    def _put_off_the_oldest(self) -> None:
        before = asyncio.get_running_loop().time() - FRESH
        while self._ripening and self._ripening[0][1].since < before:
            whose, waiting = self._ripening.popleft()
            queue = self._queues.get(whose)
            # It is the oldest of its guild, unless it has been let in already.
            if queue is None or not queue.fresh or queue.fresh[0] is not waiting:
                continue
            queue.fresh.popleft()
            if not waiting.turn.done():
                waiting.put_off()
                queue.late.append(waiting)
            if not queue:
                del self._queues[whose]
            self._changed(whose)


class Slot:
    """Slot that is held until it is released, or until others need it and it has been held long enough."""

    def __init__(self, fair_limiter: FairLimiter, since: float, whose: int) -> None:
        self._fair_limiter = fair_limiter
        self.since = since
        """Seconds of the event loop's clock."""
        self.whose = whose

    def release(self) -> None:
        """Release the slot for others."""
        self._fair_limiter.release(self)


LONGEST = 0.5
"""Seconds after which nobody waits any longer: where people click all the time, the rest has to go on as well."""
QUIET, LONGEST_FOR_QUIET = 5.0, 600.0
"""Seconds without a click that are a quiet moment, and after how many there will be none."""


class InteractionPriority:
    """Count of running interactions; background work yields to them."""

    def __init__(self) -> None:
        self._clicks = 0
        self._so_far = 0
        self._gone = asyncio.Event()
        self._gone.set()

    @contextmanager
    def interaction(self) -> Iterator[None]:
        """Count an interaction as running while the context lasts."""
        self._clicks += 1
        self._so_far += 1
        self._gone.clear()
        try:
            yield
        finally:
            self._clicks -= 1
            if not self._clicks:
                self._gone.set()

    async def yield_to_clicks(self) -> None:
        """Wait until no click is being answered, but not for ever."""
        if not self._clicks:
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST):
                # After an answer the next click may be there already.
                while self._clicks:
                    await self._gone.wait()

    async def wait_idle(self) -> None:
        """Wait for a moment without any interaction, at most ``LONGEST_FOR_QUIET`` seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_FOR_QUIET):
                while True:
                    so_far = self._so_far
                    await asyncio.sleep(QUIET)
                    if self._so_far == so_far and not self._clicks:
                        return
