"""What other processes have done at our tables, where a host shares Discord's shards among several.

A click in direct messages reaches the process that has shard 0, wherever its table is. It is stored there by the same
rules as any other; what follows from it is left to the process that looks after the table, and this is where that one
hears of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog
from structlog.contextvars import unbind_contextvars

from bot.ground.refusals import Refusal
from bot.store import Store, StoreError

log = structlog.get_logger(__name__)

EVERY = 0.2
"""Seconds between two looks. It is one small question to the database, of a table that is empty most of the time."""
_PAUSE = 5.0
"""Seconds until it looks again where the database could not be asked."""


class Tidings:
    """Looks for word from others, and has ``follow_up`` see to each table that there is any of."""

    def __init__(self, store: Store, follow_up: Callable[[int], Awaitable[None]], then: Callable[[], None]) -> None:
        """``then`` is called when there was word of any table."""
        self._store = store
        self._follow_up = follow_up
        self._then = then
        self._looking: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look from now on, unless this process is all there is."""
        if self._looking is None and not self._store.alone:
            self._looking = asyncio.create_task(self._look())

    async def stop(self) -> None:
        """Look no more; the next owner sees to what is left."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)

    async def heed(self) -> None:
        """See to all that there is word of now."""
        tidings = await self._store.tidings()
        if not tidings:
            return
        done: list[int] = []
        for table in dict.fromkeys(tiding.table for tiding in tidings):
            try:
                await self._follow_up(table)
            except StoreError:
                # There will be word of it until it can be seen to.
                log.exception("table not followed up", table=table)
                continue
            except Refusal:
                pass
            except Exception:
                log.exception("table not followed up", table=table)
            done += [tiding.id for tiding in tidings if tiding.table == table]
        self._then()
        await self._store.heeded(done)

    async def _look(self) -> None:
        unbind_contextvars("table")
        while True:
            try:
                await self.heed()
            except StoreError as error:
                log.error("not heard what others have done", error=str(error), again_in=_PAUSE)
                await asyncio.sleep(_PAUSE)
            await asyncio.sleep(EVERY)
