"""Somebody has themselves forgotten: they leave their tables, then the store, then the last bytes of its file; and the
messages that the bot sent to them are deleted."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import discord
import structlog

from bot.answer import LOST
from bot.refusals import Refusal
from bot.store import GHOSTS, AlreadyOver
from bot.tables import RulesRefused
from bot.waiting import now
from games.core import RESIGN

if TYPE_CHECKING:
    from bot.client import Sleepover

log = structlog.get_logger(__name__)

_GHOSTS = 1 << 52
"""From how many numbers a ghost's is drawn: so many that no two are ever the same, all exact in any JSON."""
_FIRST_PAUSE, _LONGEST_PAUSE = 60.0, 3600.0
"""Seconds between two rounds of trying to delete messages; four times as long after each round."""
TRIES = 12
"""How often deleting a message is tried. After that it is given up, and nothing is known of it any more."""


class Goodbyes:
    """Lets people go, and sees to what is owed to them afterwards. What is owed is stored, without their id."""

    def __init__(self, client: Sleepover) -> None:
        self._client = client
        self._running: set[asyncio.Task[None]] = set()
        self._retracting = False
        self._more = False
        self._again: asyncio.TimerHandle | None = None
        self._pause = _FIRST_PAUSE
        self._stopped = False

    async def forget(self, user: int) -> None:
        """Have somebody leave all their tables, and forget them. When this returns the store knows them no more."""
        store, tables = self._client.store, self._client.tables
        left = await store.open_tables(user)
        for table in left:
            try:
                await self._leave(table, user)
            except (Refusal, RulesRefused):
                continue
            except Exception:
                log.exception("table not left", table=table)
        tables.forget(await store.forget(user, ghost=GHOSTS - secrets.randbelow(_GHOSTS)))
        for table in left:
            try:
                async with tables.turn(table):
                    live = await tables.reload(table)
                    if live.stored.message is not None:
                        await self._client.boards.repaint(live)
                    self._client.attend(live)
            except Exception:
                log.exception("table not repainted", table=table)
        self._run(self._sweep(user))
        self.retract()

    async def start(self) -> None:
        """See to what was owed when the bot was last stopped."""
        if await self._client.store.sweep_owed():
            self._run(self._sweep(None))
        self.retract()

    def retract(self) -> None:
        """There may be messages to delete: do so in the background."""
        if self._again is not None:
            self._again.cancel()
            self._again = None
        if self._retracting:
            self._more = True
        else:
            self._retracting = True
            self._run(self._retract())

    async def settle(self) -> None:
        """Wait until all that can be done now has been done."""
        while self._running:
            await asyncio.wait(list(self._running))

    async def stop(self) -> None:
        """Leave off where it is; the next start goes on."""
        self._stopped = True
        if self._again is not None:
            self._again.cancel()
        tasks = list(self._running)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _leave(self, table: int, user: int) -> None:
        """Get up from a lobby or resign from a game, as if it had been typed, and hand the table to somebody else."""
        client = self._client
        async with client.tables.turn(table):
            live = await client.tables.reload(table)
            seat = live.seat_of(user)
            if live.stored.status == "lobby":
                if seat is not None:
                    live = await client.desk.lobby.rise(live, user)
                live = await client.desk.lobby.hand_on(live, user)
                if live.stored.host == user:
                    with suppress(AlreadyOver):
                        await client.store.close(table, now=now())
            elif live.stored.status == "playing":
                live = await client.desk.lobby.hand_on(live, user)
                if seat is not None and seat not in live.left:
                    live, step = await client.tables.commit(live, seat, RESIGN, turn=None, user=user, interaction=None)
                    await client.follow(live, step)

    async def _sweep(self, user: int | None) -> None:
        try:
            await self._client.store.sweep(user)
        except Exception:
            log.exception("file not swept; it will be at the next start")

    async def _retract(self) -> None:
        try:
            self._more, left = True, False
            while self._more:
                self._more = False
                left = await self._retract_all()
        except Exception:
            log.exception("messages not deleted")
            left = True
        finally:
            self._retracting = False
        if left and not self._stopped:
            self._again = asyncio.get_running_loop().call_later(self._pause, self.retract)
            self._pause = min(self._pause * 4, _LONGEST_PAUSE)
        else:
            self._pause = _FIRST_PAUSE

    async def _retract_all(self) -> bool:
        """Try once for each message; returns whether any is left to be tried again."""
        store, again = self._client.store, False
        for channel, message, tries in await store.retractions():
            done = await self._delete(channel, message) or tries + 1 >= TRIES
            await store.retracted(channel, message, done=done)
            again = again or not done
        return again

    async def _delete(self, channel: int, message: int) -> bool:
        try:
            await self._client.get_partial_messageable(channel).get_partial_message(message).delete()
        except (discord.NotFound, discord.Forbidden):
            # It is gone, or out of our reach for good.
            return True
        except LOST as error:
            log.info("message not deleted yet", error=str(error))
            return False
        return True

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
