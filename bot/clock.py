"""The clock of all tables: it reminds people, has a computer decide for those who do not come, and closes what is
deserted. When it has to ring next is stored, so that a restart changes nothing."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import discord
import structlog

from bot.answer import LOST
from bot.board import link
from bot.live import Live
from bot.refusals import Refusal
from bot.store import AlreadyOver, Conflict, NotSeated
from bot.waiting import deserted, now, reminded, resumed, to_nudge
from games.core import Seat

if TYPE_CHECKING:
    from bot.client import Sleepover

log = structlog.get_logger(__name__)

_LATE = 0.01
"""Seconds by which it rings late: two clocks never agree to the last digit, and too early would be in vain."""
_NAP = 600.0
"""Seconds after which the clock looks into the store in any case: another process may have written there, or the
machine's clock may have been set."""


class Clock:
    """Sleeps until the earliest moment that any table waits for."""

    def __init__(self, client: Sleepover) -> None:
        self._client = client
        self._alarm: asyncio.TimerHandle | None = None
        self._running: set[asyncio.Task[None]] = set()
        self._stopped = False

    async def start(self) -> None:
        """Ring for what is due, and from now on."""
        await self._ring()

    async def stop(self) -> None:
        """Ring no more."""
        self._stopped = True
        if self._alarm:
            self._alarm.cancel()
        running = list(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    async def begin(self, live: Live) -> None:
        """Let the clock run for whoever is to decide, where it does not: when a game starts."""
        if live.stored.clock and live.stored.status == "playing" and live.stored.wake is None:
            waiting = resumed(live, at=now())
            with suppress(Conflict):
                await self._client.store.wait(live.id, live.number, waiting)
                live.waits(waiting)

    def look(self, live: Live) -> None:
        """Something has changed at that table: ring in time, and take away reminders that are out of date."""
        if live.stored.wake is not None:
            self._set(live.stored.wake)
        if reminded(live, now()):
            self._run(self._tidy(live.id))

    async def back(self, live: Live, seat: Seat) -> None:
        """The person in that seat plays again.

        Raises:
            Refusal: they have not been away, or somebody acted at that very moment.
        """
        if live.stored.seats[seat].missed == 0:
            raise Refusal("sorry-not-away", repaint=True)
        waiting = resumed(live, [seat], at=now())
        try:
            await self._client.store.wait(live.id, live.number, waiting)
        except Conflict:
            await self._client.tables.reload(live.id)
            raise Refusal("sorry-late", repaint=True) from None
        live.waits(waiting)

    def _set(self, wake: float) -> None:
        """Ring at that time, unless the clock rings earlier anyway."""
        if self._stopped:
            return
        loop = asyncio.get_running_loop()
        at = loop.time() + min(max(0.0, wake - now()) + _LATE, _NAP)
        if self._alarm is not None and not self._alarm.cancelled() and loop.time() < self._alarm.when() <= at:
            return
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = loop.call_at(at, self._rings)

    def _rings(self) -> None:
        self._alarm = None
        self._run(self._ring())

    async def _ring(self) -> None:
        following: float | None = None
        try:
            tables, following = await self._client.store.due(now())
            await asyncio.gather(*(self._attend(table) for table in tables))
        except Exception:
            log.exception("clock")
        self._set(math.inf if following is None else following)

    async def _attend(self, table: int) -> None:
        """See to one table whose time has come."""
        try:
            async with self._client.tables.turn(table):
                live = await self._client.tables.reload(table)
                at, wake = now(), live.stored.wake
                if live.stored.status != "playing" or wake is None or wake > at:
                    return
                if deserted(live):
                    await self._close(live)
                    return
                for seat in to_nudge(live, at):
                    await self._nudge(live, seat)
                waiting = resumed(live, at=at)
                if waiting.wake != wake:
                    await self._client.store.wait(table, live.number, waiting)
                    live.waits(waiting)
            # Where time is up, a computer decides, and its action sets the clock anew.
            self._client.attend(live)
        except (Refusal, Conflict):
            return
        except Exception:
            log.exception("table not attended to", table=table)

    async def _close(self, live: Live) -> None:
        with suppress(AlreadyOver):
            await self._client.store.close(live.id, now=now())
        await self._client.boards.show(await self._client.tables.reload(live.id), None)

    async def _nudge(self, live: Live, seat: Seat) -> None:
        """Call somebody whose time is half over. Mentions reach people only in a message of its own."""
        sitting = live.stored.seats[seat]
        assert sitting.deadline is not None
        text = live.words(
            "table-nudge", who=f"<@{sitting.user}>", when=f"<t:{math.ceil(sitting.deadline)}:R>", link=link(live.stored)
        )
        where = self._client.get_partial_messageable(live.stored.channel, guild_id=live.stored.guild)
        message = 0
        try:
            called = discord.AllowedMentions(users=[discord.Object(sitting.user)])
            message = (await where.send(text, allowed_mentions=called)).id
        except LOST as error:
            log.warning("not reminded", table=live.id, error=str(error))
        await self._client.store.nudged(live.id, sitting.user, message)
        live.nudged(seat, message)

    async def _tidy(self, table: int) -> None:
        """Take reminders away that nobody needs any more."""
        try:
            async with self._client.tables.turn(table):
                live = await self._client.tables.get(table)
                for seat in reminded(live, now()):
                    sitting = live.stored.seats[seat]
                    where = self._client.get_partial_messageable(live.stored.channel, guild_id=live.stored.guild)
                    if sitting.nudge:
                        with suppress(*LOST):
                            await where.get_partial_message(sitting.nudge).delete()
                    with suppress(NotSeated):
                        await self._client.store.nudged(table, sitting.user, None)
                    live.nudged(seat, None)
        except Refusal:
            return
        except Exception:
            log.exception("reminder not taken away", table=table)

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        if self._stopped:
            work.close()
            return
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
