"""What others do to the events of servers that tell of evenings: the evenings follow."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import partial

import structlog
from msgspec.structs import replace

from bot.ground.calendar import Calendar, Happening
from bot.ground.insisting import insist
from bot.ground.refusals import Refusal
from bot.playing.answer import LOST
from bot.playing.evenings import Evenings
from bot.store import (
    Evening,
    EveningOver,
    Guest,
    Store,
    StoreFailed,
)
from bot.table.waiting import now

log = structlog.get_logger(__name__)


class Happenings:
    """Follows events of servers, and channels that go."""

    def __init__(self, store: Store, calendar: Calendar, evenings: Evenings) -> None:
        self._store = store
        self._calendar = calendar
        self._evenings = evenings

    def event_changed(self, happening: Happening) -> None:
        """Somebody may have changed an event of a server."""
        self._evenings.begin(self._follow(happening))

    def event_gone(self, event: int) -> None:
        """An event of a server has been deleted."""
        self._evenings.begin(self._drop(event))

    def interest(self, event: int, user: int, *, interested: bool) -> None:
        """Somebody is interested in an event of a server, or not any more: they are to be reminded, or not."""
        self._evenings.begin(self._note_interest(event, user, interested=interested))

    def channels(self, guild: int, channels: Sequence[int]) -> None:
        """These channels of that server are gone; without any, the bot has left it."""
        self._evenings.begin(self._leave(guild, channels))

    async def _follow(self, happening: Happening) -> None:
        number = await self._store.evening_of(happening.id)
        if number is None:
            return
        with suppress(EveningOver, Refusal):
            async with self._evenings.lock(number):
                await self._compare(await self._evenings.get(number), happening)
            self._evenings.look()

    async def _compare(self, evening: Evening, happening: Happening) -> None:
        """What an event says now, compared with the evening that it tells of. The caller has that locked."""
        if evening.outcome:
            return
        if happening.over:
            await self._evenings.end(evening, "off", None)
        elif int(happening.starts) not in (int(evening.starts), int(evening.event_starts or 0)):
            # Where it has been moved, it is.
            await self._evenings.move(evening, happening.starts, evening.zone, evening.repeats, told=happening.starts)

    async def _drop(self, event: int) -> None:
        number = await self._store.evening_of(event)
        if number is None:
            return
        with suppress(EveningOver, Refusal):
            async with self._evenings.lock(number):
                evening = await self._evenings.get(number)
                if not evening.outcome:
                    await self._evenings.end(replace(evening, event=None), "off", None)
            self._evenings.look()

    async def _note_interest(self, event: int, user: int, *, interested: bool) -> None:
        number = await self._store.evening_of(event)
        if number is not None:
            with suppress(EveningOver):
                guest = Guest(user, "", "", 0)
                await self._store.wish(number, guest, "interested" if interested else "uninterested")

    async def _leave(self, guild: int, channels: Sequence[int]) -> None:
        for evening in await self._store.evenings_in(guild):
            if channels and evening.channel not in channels:
                continue
            with suppress(EveningOver):
                async with self._evenings.lock(evening.id):
                    await self._store.end_evening(evening.id, "off", now=now())
                    if not channels:
                        await self._store.change_evening(evening.id, wake=None)
        self._evenings.look()

    def start(self) -> None:
        """Look at what has happened to events while nobody did. Waits for nothing."""
        self._evenings.begin(self.catch_up())

    async def catch_up(self) -> None:
        """What has happened to events while nobody looked."""
        try:
            by_guild: dict[int, list[tuple[int, int]]] = {}
            for number, guild, event in await insist("events not looked up", self._store.events, on=StoreFailed):
                by_guild.setdefault(guild, []).append((number, event))
            for guild, evenings in by_guild.items():
                if self._calendar.knows(guild):
                    compare = partial(self._catch_up_in, guild, evenings)
                    await insist("events not compared", compare, on=StoreFailed)
        except LOST as error:
            log.info("events not compared", error=str(error))
        self._evenings.look()

    async def _catch_up_in(self, guild: int, evenings: Sequence[tuple[int, int]]) -> None:
        there = {one.id: one for one in await self._calendar.happenings(guild)}
        for number, event in evenings:
            known = await self._calendar.interested(guild, event) if event in there else ()
            with suppress(EveningOver, Refusal):
                async with self._evenings.lock(number):
                    evening = await self._evenings.get(number)
                    if evening.outcome:
                        continue
                    if event not in there:
                        if evening.starts > now():
                            await self._evenings.end(replace(evening, event=None), "off", None)
                        continue
                    await self._compare(evening, there[event])
                    await self._store.interested(number, [Guest(user, "", "", 0) for user in known])
