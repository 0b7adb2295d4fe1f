"""Changes that users make to scheduled events of game nights; the game nights follow."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import partial

import structlog
from msgspec.structs import replace

from bot.core.discord_errors import LOST
from bot.core.errors import UserError
from bot.core.ports import ScheduledEventInfo, ScheduledEvents
from bot.core.retry import retry_until_success
from bot.core.service import Service, StartContext
from bot.game_nights.service import GameNightService, ProgrammeRunner
from bot.storage import Attendee, GameNight, GameNightOver, StoreFailed
from bot.storage.repos.game_nights import GameNightRepository
from bot.table.deadlines import now

log = structlog.get_logger(__name__)


class GuildEventSync(Service):
    """Follows events of servers, and channels that go."""

    def __init__(
        self,
        store: GameNightRepository,
        scheduled_events: ScheduledEvents,
        game_nights: GameNightService,
        programmes: ProgrammeRunner,
    ) -> None:
        self._store = store
        self._programmes = programmes
        self._scheduled_events = scheduled_events
        self._game_nights = game_nights

    def on_event_change(self, event: ScheduledEventInfo) -> None:
        """Follow a scheduled event that a user may have changed."""
        self._game_nights.start_task(self._follow(event))

    def on_event_delete(self, event: int) -> None:
        """Handle the deletion of a scheduled event."""
        self._game_nights.start_task(self._drop(event))

    def on_interest(self, event: int, user: int, *, interested: bool) -> None:
        """Turn reminders on or off for a user whose interest in a scheduled event has changed."""
        self._game_nights.start_task(self._note_interest(event, user, interested=interested))

    def on_channels_deleted(self, guild: int, channels: Sequence[int]) -> None:
        """Handle deleted channels of that guild; without any, the bot has left it."""
        self._game_nights.start_task(self._leave(guild, channels))

    async def _follow(self, event: ScheduledEventInfo) -> None:
        number = await self._store.game_night_of_event(event.id)
        if number is None:
            return
        with suppress(GameNightOver, UserError):
            async with self._game_nights.lock(number):
                await self._compare(await self._game_nights.get(number), event)
            self._game_nights.on_change()

    async def _compare(self, game_night: GameNight, event: ScheduledEventInfo) -> None:
        """Update a game night from its scheduled event. The caller holds its lock."""
        if game_night.outcome:
            return
        if event.over:
            await self._game_nights.close(game_night, "off", None)
        elif int(event.starts) not in (int(game_night.starts), int(game_night.event_starts or 0)):
            # The event's new place becomes the game night's.
            await self._game_nights.reschedule(
                game_night, event.starts, game_night.zone, game_night.repeats, event_starts=event.starts
            )

    async def _drop(self, event: int) -> None:
        number = await self._store.game_night_of_event(event)
        if number is None:
            return
        with suppress(GameNightOver, UserError):
            async with self._game_nights.lock(number):
                evening = await self._game_nights.get(number)
                if not evening.outcome:
                    await self._game_nights.close(replace(evening, event=None), "off", None)
            self._game_nights.on_change()

    async def _note_interest(self, event: int, user: int, *, interested: bool) -> None:
        number = await self._store.game_night_of_event(event)
        if number is not None:
            with suppress(GameNightOver):
                guest = Attendee(user, "", "", 0)
                await self._store.set_rsvp(number, guest, "interested" if interested else "uninterested")

    async def _leave(self, guild: int, channels: Sequence[int]) -> None:
        await self._programmes.leave_guild(guild, channels)
        for evening in await self._store.game_nights_in(guild):
            if channels and evening.channel not in channels:
                continue
            with suppress(GameNightOver):
                async with self._game_nights.lock(evening.id):
                    await self._store.end_game_night(evening.id, "off", now=now())
                    if not channels:
                        await self._store.update_game_night(evening.id, wake=None)
        self._game_nights.on_change()

    async def start(self, context: StartContext) -> None:
        """Start to catch up on scheduled events that changed while the bot was away. Does not wait."""
        self._game_nights.start_task(self.catch_up())

    async def catch_up(self) -> None:
        """Catch up on scheduled events that changed while the bot was away."""
        try:
            by_guild: dict[int, list[tuple[int, int]]] = {}
            for number, guild, event in await retry_until_success(
                "loading scheduled events failed", self._store.linked_events, on=StoreFailed
            ):
                by_guild.setdefault(guild, []).append((number, event))
            for guild, evenings in by_guild.items():
                if self._scheduled_events.is_member(guild):
                    compare = partial(self._catch_up_in, guild, evenings)
                    await retry_until_success("comparing scheduled events failed", compare, on=StoreFailed)
        except LOST as error:
            log.info("comparing scheduled events failed", error=str(error))
        self._game_nights.on_change()

    async def _catch_up_in(self, guild: int, evenings: Sequence[tuple[int, int]]) -> None:
        there = {one.id: one for one in await self._scheduled_events.own_events(guild)}
        for number, event in evenings:
            known = await self._scheduled_events.interested_users(guild, event) if event in there else ()
            with suppress(GameNightOver, UserError):
                async with self._game_nights.lock(number):
                    evening = await self._game_nights.get(number)
                    if evening.outcome:
                        continue
                    if event not in there:
                        if evening.starts > now():
                            await self._game_nights.close(replace(evening, event=None), "off", None)
                        continue
                    await self._compare(evening, there[event])
                    await self._store.sync_interested(number, [Attendee(user, "", "", 0) for user in known])
