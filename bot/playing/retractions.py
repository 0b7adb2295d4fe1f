"""Messages that the bot sent to people who are gone: each is deleted, tried again for hours if need be."""

from __future__ import annotations

import asyncio

import discord
import structlog

from bot.ground.messenger import Messenger
from bot.playing.answer import LOST
from bot.store import Store

log = structlog.get_logger(__name__)

_FIRST_PAUSE, _LONGEST_PAUSE = 60.0, 3600.0
"""Seconds between two rounds of trying to delete messages; four times as long after each round."""
TRIES = 12
"""How often deleting a message is tried. After that it is given up, and nothing is known of it any more."""


class Retractions:
    """Sees to the messages that are owed to be deleted. What is owed is stored, without anybody's id."""

    def __init__(self, messenger: Messenger, store: Store) -> None:
        self._messenger = messenger
        self._store = store
        self._running: asyncio.Task[None] | None = None
        self._more = False
        self._again: asyncio.TimerHandle | None = None
        self._pause = _FIRST_PAUSE
        self._stopped = False

    def retract(self) -> None:
        """There may be messages to delete: do so in the background."""
        if self._again is not None:
            self._again.cancel()
            self._again = None
        if self._running is not None and not self._running.done():
            self._more = True
        elif not self._stopped:
            self._running = asyncio.create_task(self._retract())

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

    async def _retract(self) -> None:
        left = False
        try:
            self._more = True
            while self._more:
                self._more = False
                left = await self._retract_all()
        except Exception:
            log.exception("messages not deleted")
            left = True
        if left and not self._stopped:
            self._again = asyncio.get_running_loop().call_later(self._pause, self.retract)
            self._pause = min(self._pause * 4, _LONGEST_PAUSE)
        else:
            self._pause = _FIRST_PAUSE

    async def _retract_all(self) -> bool:
        """Try once for each message; returns whether any is left to be tried again."""
        again = False
        for channel, message, tries in await self._store.retractions():
            done = await self._delete(channel, message) or tries + 1 >= TRIES
            await self._store.retracted(channel, message, done=done)
            again = again or not done
        return again

    async def _delete(self, channel: int, message: int) -> bool:
        try:
            await self._messenger.get_partial_messageable(channel).get_partial_message(message).delete()
        except (discord.NotFound, discord.Forbidden):
            # It is gone, or out of our reach for good.
            return True
        except LOST as error:
            log.info("message not deleted yet", error=str(error))
            return False
        return True
