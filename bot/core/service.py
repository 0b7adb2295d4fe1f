"""The one life of every part of the bot that works by itself: it is started, drained and stopped."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Collection
from contextlib import suppress

from msgspec import Struct

from bot.core.tasks import BackgroundTasks


class StartContext(Struct, frozen=True):
    """Facts that are known once the bot is connected to Discord.

    ``guilds`` are those that it is a member of. ``shards`` are those that have just been connected (None: all that this
    process serves). ``same_application``: the database was no other application's before.
    """

    guilds: Collection[int] = ()
    shards: Collection[int] | None = None
    same_application: bool = True


class DrainLimit(Struct, frozen=True):
    """Limit of the time for draining a service: ``until`` that moment of the event loop's clock.

    ``changes_only``: what only looks is not waited for, because another process waits to go on.
    """

    until: float
    changes_only: bool = False

    async def wait_for(self, work: Awaitable[None]) -> None:
        """Wait for the work, as long as it may take; then it is cancelled."""
        with suppress(TimeoutError):
            async with asyncio.timeout_at(self.until):
                await work


class Service:
    """A part of the bot that works by itself, in the background.

    Services stand in one list, each below those that it uses. They are started in its order, and drained and stopped in
    the reverse order. All three can come twice.
    """

    async def start(self, context: StartContext) -> None:
        """Begin, and go on with what the last stop left behind. It comes again when more shards are connected."""

    async def drain(self, limit: DrainLimit) -> None:
        """Begin nothing new, and finish what has to be while there is a connection. Most services stop at once: what
        they leave is stored, and the next start goes on with it."""
        await self.stop()

    async def stop(self) -> None:
        """Cancel running work."""


class BackgroundService(Service):
    """A service whose work runs in background tasks. What it leaves when it stops, the next start goes on with."""

    def __init__(self) -> None:
        self._background = BackgroundTasks()

    async def wait_idle(self) -> None:
        """Wait until everything that has been begun is done."""
        await self._background.wait_idle()

    async def stop(self) -> None:
        """Cancel running work."""
        await self._background.stop()
