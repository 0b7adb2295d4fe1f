"""Working out all ratings again in the background, after a change of the model by which they are rated."""

from __future__ import annotations

import asyncio
from functools import partial
from time import perf_counter

import structlog

from bot.core.retry import retry_until_success
from bot.core.service import Service, StartContext
from bot.core.tasks import cancel_tasks
from bot.storage import RatingUpdate, Store, StoreFailed

log = structlog.get_logger(__name__)


class RatingRebuilder(Service):
    """Update of ratings of another model, while the bot is running."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._updating: asyncio.Task[None] | None = None

    async def start(self, context: StartContext) -> None:
        """Start the update, if this process owns shard 0. It soon finds out if nothing is to be done."""
        if (self._store.owns_all_shards or 0 in self._store.shards) and (
            self._updating is None or self._updating.done()
        ):
            self._updating = asyncio.create_task(self._update())

    async def wait_idle(self) -> None:
        """Wait until it is done."""
        if self._updating is not None:
            await asyncio.wait({self._updating})

    async def stop(self) -> None:
        """Go no further; the next start begins again."""
        await cancel_tasks([self._updating])

    async def _update(self) -> None:
        update, first = RatingUpdate(), True
        while True:
            began = perf_counter()
            if not await retry_until_success(
                "updating ratings failed", partial(self._store.update_ratings, update), on=StoreFailed
            ):
                break
            if first:
                log.info("updating ratings in the background")
                first = False
            # Half of the database's time is left to others.
            await asyncio.sleep(perf_counter() - began)
        if not first:
            log.info("ratings updated", tables=update.tables)
