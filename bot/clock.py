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

from bot.answer import LOST, NOBODY
from bot.board import link
from bot.live import Live
from bot.refusals import Refusal
from bot.store import AlreadyOver, Conflict, NotSeated, Sitting
from bot.waiting import deserted, half_way, moment, now, reminded, resumed, to_nudge
from bot.words import words
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
        if live.stored.status == "playing" and live.stored.wake is None:
            await self._wait_on(live)

    async def reconsider(self, table: int) -> None:
        """Somebody at that table wants to be reminded in another way from now on."""
        async with self._client.tables.turn(table):
            live = await self._client.tables.reload(table)
            if live.stored.status == "playing":
                await self._wait_on(live)
                self.look(live)

    async def _wait_on(self, live: Live) -> None:
        waiting = resumed(live, at=now())
        if waiting.seats or waiting.wake != live.stored.wake:
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
                    await self.nudge(live, seat)
                waiting = resumed(live, at=at)
                if waiting.wake != wake:
                    await self._client.store.wait(table, live.number, waiting)
                    live.waits(waiting)
            # Where time is up, a computer decides, and its action sets the clock anew.
            self._client.attend(live)
        except (Refusal, Conflict, NotSeated):
            return
        except Exception:
            log.exception("table not attended to", table=table)

    async def _close(self, live: Live) -> None:
        with suppress(AlreadyOver):
            await self._client.store.close(live.id, now=now())
        await self._client.boards.show(await self._client.tables.reload(live.id), None)

    async def nudge(self, live: Live, seat: Seat) -> None:
        """Call somebody who is awaited, in the way they wish: where that is by direct message and none can be sent, in
        the channel. Mentions reach people only in a message of its own. Whoever calls has the table to themselves."""
        sitting = live.stored.seats[seat]
        message, channel = 0, None
        if sitting.reminders == "message":
            message, channel = await self._write_to(live, sitting)
        if not message:
            message, channel = await self._call(live, sitting), None
        await self._client.store.nudged(live.id, sitting.user, message, channel=channel)
        live.nudged(seat, message, channel)

    async def _write_to(self, live: Live, sitting: Sitting) -> tuple[int, int | None]:
        """Remind somebody by direct message: its id (0: it could not be sent) and where it is."""
        speak = words(sitting.locale, live.game.name)
        parts = {"game": speak("title"), "table": str(live.id), "link": link(live.stored)}
        text = speak("remind-by-message", **parts)
        if sitting.deadline is not None:
            text = speak("remind-by-message-until", **parts, when=moment(sitting.deadline))
        try:
            where = await self._client.create_dm(discord.Object(sitting.user))
            return (await where.send(text, allowed_mentions=NOBODY)).id, where.id
        except LOST as error:
            log.info("not reminded by direct message", table=live.id, error=str(error))
            return 0, None

    async def _call(self, live: Live, sitting: Sitting) -> int:
        """Remind somebody in the table's channel: the message's id (0: it could not be sent)."""
        who, there = f"<@{sitting.user}>", link(live.stored)
        if sitting.deadline is None:
            text = live.words("remind-turn-open", who=who, link=there)
        elif now() < half_way(live.stored, sitting.deadline):
            text = live.words("remind-turn-until", who=who, when=moment(sitting.deadline), link=there)
        else:
            text = live.words("table-nudge", who=who, when=moment(sitting.deadline), link=there)
        where = self._client.get_partial_messageable(live.stored.channel, guild_id=live.stored.guild)
        try:
            called = discord.AllowedMentions(users=[discord.Object(sitting.user)])
            return (await where.send(text, allowed_mentions=called)).id
        except LOST as error:
            log.warning("not reminded", table=live.id, error=str(error))
            return 0

    async def _tidy(self, table: int) -> None:
        """Take reminders away that nobody needs any more."""
        try:
            async with self._client.tables.turn(table):
                live = await self._client.tables.get(table)
                for seat in reminded(live, now()):
                    sitting = live.stored.seats[seat]
                    where = self._client.get_partial_messageable(sitting.nudge_channel or live.stored.channel)
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
