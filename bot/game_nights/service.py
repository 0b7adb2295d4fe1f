"""Game nights: a date for a game. Users accept it, and at that hour its table opens with them at it.

Each has a time of its next check in the store. A check compares what is with what should be: a message that shows it as
it is, a scheduled event at its time, reminders a while before, and at its hour a table. So whatever a stop or a
death has left undone is done at the next check, and the hour itself is one transaction: the game night is over, its
table open, and the next date of what repeats set, or none of that.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, Protocol

import discord
import structlog
from msgspec.structs import replace
from structlog.contextvars import unbind_contextvars

import games
from bot.core import retry
from bot.core.discord_errors import LOST, is_final
from bot.core.errors import GameMissing, UserError
from bot.core.instrumentation import failpoint
from bot.core.permissions import missing_for_table
from bot.core.ports import ScheduledEvents
from bot.core.service import Service, StartContext
from bot.core.tasks import BackgroundTasks
from bot.dates.recurrence import calendar_position, next_occurrence
from bot.game_nights.notifications import BEFORE, IDLE, GameNightNotifier
from bot.i18n import localizer
from bot.messages.reconciler import Reconciler, Result
from bot.play.table_opener import TableOpener, initial_clock
from bot.storage import (
    LOBBY,
    ChannelTaken,
    GameNight,
    GameNightOver,
    GuildSettings,
    Outcome,
    Repeats,
    Store,
    StoreFailed,
    TableOpening,
    TournamentTaken,
)
from bot.table import table_options
from bot.table.deadlines import clock_from_key, now
from bot.table.emojis_and_links import table_link
from bot.table.registry import TableRegistry
from bot.ui.games import game_emoji
from bot.ui.views import game_nights as panel
from games.core.record import SEED_BYTES, migrate_options
from renderers.text.text_layout import shorter

log = structlog.get_logger(__name__)

LATE = 3600.0
"""Seconds by which a table may open late; after that the game night ends without one."""
SOON = 30.0
"""Seconds after which a game night that an answer is creating is checked in any case."""
_SELDOM = 900.0
"""Seconds until it is looked again where something is that only people can change."""
_TOLD_WITHIN = 86_400.0
"""Seconds after its hour for which it is tried to say what has come of an evening."""
NAP = 60.0
"""Seconds after which it is looked into the store in any case: another process may have written something there."""


class ProgrammeRunner(Protocol):
    """Protocol: runs the nights that evenings with a programme begin."""

    def request(self, number: int) -> None:
        """Look at that tournament now. Waits for nothing."""
        ...

    async def leave_guild(self, guild: int, channels: Collection[int]) -> None:
        """End the tournaments of a guild in these channels; without any, the bot has left it."""
        ...


class _Changed(Exception):
    """Error: a user has moved the game night or said yes to it, while Discord was asked about it."""


class GameNightService(Service):
    """Game nights: created and changed, their buttons, and the checks that are due."""

    def __init__(
        self,
        scheduled_events: ScheduledEvents,
        store: Store,
        tables: TableRegistry,
        opener: TableOpener,
        notifier: GameNightNotifier,
        programmes: ProgrammeRunner,
    ) -> None:
        self._scheduled_events = scheduled_events
        self._store = store
        self._tables = tables
        self._opener = opener
        self._notifier = notifier
        self._programmes = programmes
        self.lock, self.get = notifier.lock, notifier.get
        self._running = self._first = False
        self._checks = Reconciler[None]("checking game nights failed", self._check, retry.PROMPT)
        self._background = BackgroundTasks()
        self._telling: set[int] = set()
        """Evenings of which it is being said what has come of them."""
        self._unsaid: set[int] = set()
        """Game nights for which it could not be announced that they wait for their channel."""

    async def start(self, context: StartContext) -> None:
        """Start checking the game nights that are due. Waits for nothing."""
        self._running = self._first = True
        self._checks.resume()
        self.on_change()

    def on_change(self) -> None:
        """Start a check, since something may be due."""
        if self._running:
            self._checks.request(None, within=0.0)

    async def wait_idle(self) -> None:
        """Wait until all due game nights have been handled."""
        await self._background.wait_idle()
        await self._checks.wait_idle()
        await self._background.wait_idle()

    async def stop(self) -> None:
        """Cancel pending and running checks; the next start goes on."""
        self._running = False
        await self._checks.stop()
        await self._background.stop()

    async def _check(self, _: None) -> Result:
        """Handle all game nights that are due; return the seconds until the next one is."""
        # The check is not about the table that has led here.
        unbind_contextvars("table")
        # Answers of the last process are over, so its reserved game nights are free.
        until = now() + (SOON if self._first else 0.0)
        self._first = False
        due, nearest = await self._store.due_game_nights(until)
        for number in due:
            await self._process_due(number, until)
        if due:
            # The check may have made another game night due, such as the next date.
            nearest = (await self._store.due_game_nights(now()))[1]
        return NAP if nearest is None else min(NAP, max(0.05, nearest - now() + 0.01))

    def start_task(self, work: Coroutine[Any, Any, None]) -> None:
        """Run the coroutine in the background while the service runs."""
        if self._running:
            self._background.start(work)
        else:
            work.close()

    async def _process_due(self, number: int, until: float) -> None:
        """Check one game night that is due."""
        pause = retry.OWED.first
        try:
            evening = await self.get(number)
            if evening.wake is None or evening.wake > until:
                return
            if not evening.outcome and now() >= evening.starts:
                await self._at_its_hour(evening)
                evening = await self.get(number)
            if evening.outcome:
                await self._finish(evening)
            elif evening.wake is not None and evening.wake <= until:
                await self._prepare(evening)
            return
        except _Changed:
            # It is checked again, with its present state.
            self.on_change()
            return
        except (GameMissing, games.UnknownGame) as error:
            # It is looked again, and it is missed if the game comes back too late.
            log.warning("game night waits: a game is not installed", evening=number, error=str(error))
            pause = _SELDOM
        except (UserError, GameNightOver):
            return
        except discord.HTTPException as error:
            log.info("checking a game night failed", evening=number, error=str(error))
            pause = _SELDOM if is_final(error) else pause
        except (*LOST, StoreFailed) as error:
            log.warning("checking a game night failed", evening=number, error=str(error))
        except Exception:
            log.exception("checking a game night failed", evening=number)
        with suppress(GameNightOver, StoreFailed):
            async with self.lock(number):
                evening = await self.get(number)
                again = now() + pause
                wake = again if evening.outcome or evening.starts <= now() else min(again, evening.starts)
                await self._store.update_game_night(number, wake=wake)

    async def _prepare(self, game_night: GameNight) -> None:
        """Update the message and scheduled event of a coming game night, and remind users in time."""
        if game_night.message is None or not game_night.shown:
            game_night = await self._notifier.refresh(game_night)
        await self._notifier.sync_event(game_night)
        async with self.lock(game_night.id):
            before, game_night = game_night, await self.get(game_night.id)
            if game_night.outcome:
                return
            if not game_night.reminded and now() >= game_night.starts - BEFORE:
                # Stored before it is sent: a crash loses it rather than sending it twice.
                await self._store.update_game_night(game_night.id, reminded=True, wake=game_night.starts)
                self.start_task(self._remind(game_night))
                game_night = await self.get(game_night.id)
            told = game_night.shown and game_night.starts == before.starts
            await self._store.update_game_night(game_night.id, wake=next_due_time(game_night) if told else now())

    async def _remind(self, game_night: GameNight) -> None:
        if await self._notifier.send_reminders(game_night):
            return
        with suppress(GameNightOver, StoreFailed):
            async with self.lock(game_night.id):
                latest = await self.get(game_night.id)
                if not latest.outcome and latest.starts == game_night.starts:
                    # Some guests are still to be reminded.
                    again = min(now() + retry.OWED.first, latest.starts)
                    await self._store.update_game_night(game_night.id, reminded=False, wake=again)

    async def _at_its_hour(self, game_night: GameNight) -> None:
        """Open the table of a game night when it is time, or announce why not."""
        at, calendar = now(), self._scheduled_events
        if not calendar.is_member(game_night.guild):
            await self._store.end_game_night(game_night.id, "off", now=at)
            await self._store.update_game_night(game_night.id, wake=None)
            return
        if at - game_night.starts > LATE:
            await self._end_now(game_night, "missed", next_game_night(game_night))
            return
        server, room = (
            await self._store.guild_settings(game_night.guild),
            calendar.counted_channel(game_night.guild, game_night.channel),
        )
        if server.channels and room is not None and room[0] not in server.channels:
            # The guild does not allow games there any more.
            await self._end_now(game_night, "off", None)
            return
        game = games.load(game_night.game)
        most = panel.max_seats(game_night)
        seats, _ = await self._notifier.attendees(game_night, most)
        if not seats:
            idle = await self._notifier.idle_after(game_night)
            await self._end_now(game_night, "nobody", None if idle >= IDLE else next_game_night(game_night, idle=idle))
            return
        if game_night.programme is not None:
            await self._open_programme(game_night)
            return
        host = game_night.host if game_night.host in [guest.user for guest in seats] else seats[0].user
        # If this version lacks the pace it was set with, the usual one is taken.
        pace = game_night.pace if clock_from_key(game_night.pace) else None
        clock, bank = initial_clock(server, None, pace)
        rolls = (
            table_options.has_forced_rolls(game_night.game) and table_options.ROLLS_BY_DEFAULT
            if game_night.rolls is None
            else game_night.rolls
        )
        # The host sits down first.
        first = sorted(seats, key=lambda guest: guest.user != host)
        opening = TableOpening(
            channel=game_night.channel,
            rules=game.rules,
            host=host,
            seed=secrets.token_bytes(SEED_BYTES),
            clock=clock,
            bank=bank,
            rolls=rolls,
            threaded=False,
            wake=at + LOBBY,
            seats=first,
            most=most,
            options=migrate_options(game, game_night.options),
            planning=table_options.PREMOVES_BY_DEFAULT and table_options.has_premoves(game_night.game),
        )
        if game_night.threaded and (own := await self._thread(game_night, server)) is not None:
            opening = replace(opening, channel=own, threaded=True)
        await self._open(game_night, server, opening)

    async def _open(self, game_night: GameNight, server: GuildSettings, opening: TableOpening) -> None:
        busy: int | None = None
        # The table opens in the channel or, if another game goes on there, in a thread.
        for _ in range(3):
            try:
                failpoint("evening opening")
                async with self.lock(game_night.id):
                    await self._must_be(game_night)
                    table, after = await self._store.open_game_night(
                        game_night.id, opening, now=now(), following=next_game_night(game_night)
                    )
            except ChannelTaken as taken:
                if (there := await self._opener.blocking_table(taken.table)) is None:
                    continue
                busy = there.id
                own = None if opening.threaded else await self._thread(game_night, server)
                if own is None:
                    break
                opening = replace(opening, channel=own, threaded=True)
                continue
            failpoint("evening opened")
            log.info("game night opened", evening=game_night.id, table=table)
            if after is not None:
                # Its message is sent first, so that the open table is the last message.
                await self._process_due(after, now())
            await self._opener.show_opened(table)
            return
        await self._wait(game_night, busy)

    async def _open_programme(self, game_night: GameNight) -> None:
        """Begin the night of an evening with a programme: everybody who said yes is in."""
        try:
            async with self.lock(game_night.id):
                await self._must_be(game_night)
                number, after = await self._store.open_programme(
                    game_night.id, now=now(), following=next_game_night(game_night)
                )
        except TournamentTaken:
            await self._wait(game_night, None)
            return
        failpoint("evening opened")
        log.info("night of an evening opened", evening=game_night.id, tournament=number)
        if after is not None:
            await self._process_due(after, now())
        self._programmes.request(number)

    async def _must_be(self, game_night: GameNight) -> None:
        """Raise ``_Changed`` if it is at another time by now, or others are to sit down. The caller has it locked."""
        latest = await self.get(game_night.id)
        if (latest.starts, latest.accepted) != (game_night.starts, game_night.accepted):
            raise _Changed

    async def _wait(self, game_night: GameNight, busy: int | None) -> None:
        """Announce once that another game goes on in the channel, and check again in a while."""
        again = min(now() + retry.OWED.first, game_night.starts + LATE + 1)
        async with self.lock(game_night.id):
            await self._must_be(game_night)
            await self._store.update_game_night(game_night.id, waiting=True, wake=again)
        if busy is None or (game_night.waiting and game_night.id not in self._unsaid):
            return
        self._unsaid.discard(game_night.id)
        speak = localizer(game_night.locale, game_night.game)
        there = table_link((await self._tables.get(busy)).stored)
        text = speak("evening-tell-busy-now", game=speak("title"), link=there)

        async def say() -> None:
            said = await self._notifier.send(game_night, text, still=partial(self._waits, game_night.id))
            if said == "refused":
                self._unsaid.add(game_night.id)

        self.start_task(say())

    async def _waits(self, number: int) -> bool:
        found = await self._store.game_night(number)
        return found is not None and found.waiting and not found.outcome

    async def _thread(self, game_night: GameNight, server: GuildSettings) -> int | None:
        """Return a thread at the game night's message, for its table; None where there can be none."""
        room = self._scheduled_events.counted_channel(game_night.guild, game_night.channel)
        if not server.threads or game_night.message is None or room is None or not room[2]:
            return None
        if missing_for_table(room[1], thread=True, making=True):
            return None
        speak = localizer(game_night.locale, game_night.game)
        name = shorter(speak("thread-open", emoji=game_emoji(game_night.game), game=speak("title")), 100)
        try:
            return await self._scheduled_events.message_thread(game_night.channel, game_night.message, name)
        except LOST as error:
            log.info("creating a game night's thread failed", evening=game_night.id, error=str(error))
            return None

    async def _end_now(self, game_night: GameNight, outcome: Outcome, after: GameNight | None) -> None:
        async with self.lock(game_night.id):
            await self._must_be(game_night)
            await self.close(game_night, outcome, after)

    async def close(self, game_night: GameNight, outcome: Outcome, after: GameNight | None) -> None:
        """End a game night without a table. The caller holds its lock."""
        await self._store.end_game_night(game_night.id, outcome, now=now(), following=after)
        failpoint("evening ended")
        if game_night.event is None:
            await self._store.update_game_night(game_night.id, event=None, wake=now())

    async def reschedule(
        self, game_night: GameNight, starts: float, zone: str, repeats: Repeats, event_starts: float | None = None
    ) -> None:
        """Move a game night, or change how it repeats; users who had said yes are told of a new time.

        ``event_starts`` is the start that its scheduled event shows (None: unchanged).
        """
        minute, nth = calendar_position(starts, zone)
        await self._store.update_game_night(
            game_night.id,
            starts=starts,
            zone=zone,
            minute=minute,
            nth=nth,
            repeats=repeats,
            event_starts=game_night.event_starts if event_starts is None else event_starts,
            shown=False,
            reminded=starts - BEFORE <= now(),
            waiting=False,
            wake=now(),
        )
        if starts != game_night.starts:
            self.start_task(self._notifier.announce_move(replace(game_night, starts=starts)))

    async def _finish(self, game_night: GameNight) -> None:
        """Announce once that a game night is over, and update its scheduled event and its message."""
        if not self._scheduled_events.is_member(game_night.guild):
            await self._store.update_game_night(game_night.id, wake=None)
            return
        if not game_night.told:
            # Stored before it is sent: no user is mentioned twice.
            await self._store.update_game_night(game_night.id, told=True, wake=now())
            if self._running:
                self._telling.add(game_night.id)
                self.start_task(self._tell(game_night))
        if game_night.event is not None:
            try:
                opened = game_night.outcome == "opened"
                await (self._scheduled_events.start if opened else self._scheduled_events.cancel)(
                    game_night.guild, game_night.event
                )
            except LOST as error:
                log.info("scheduled event edit failed", evening=game_night.id, error=str(error))
        if game_night.message is not None and not game_night.shown:
            try:
                if not (await self._notifier.refresh(game_night)).shown:
                    # A press was being handled at the same time.
                    return
            except discord.HTTPException as error:
                if not is_final(error):
                    raise
        if (await self.get(game_night.id)).told:
            # Its guests are known as long as they have still to be called.
            wake = now() + retry.OWED.first if game_night.id in self._telling else None
            await self._store.update_game_night(game_night.id, wake=wake)

    async def _tell(self, game_night: GameNight) -> None:
        """Announce the outcome; if Discord refuses that, it stays pending and is announced later."""
        try:
            told = await self._notifier.announce_outcome(game_night)
        finally:
            self._telling.discard(game_night.id)
        with suppress(GameNightOver, StoreFailed):
            if told or now() > game_night.starts + _TOLD_WITHIN:
                await self._store.update_game_night(game_night.id, wake=now())
                self.on_change()
            else:
                await self._store.update_game_night(game_night.id, told=False, wake=now() + _SELDOM)


def next_game_night(game_night: GameNight, *, idle: int = 0) -> GameNight | None:
    """Return the next date of a game night that repeats; None if it does not.

    Its only attendee is the host, if they had said yes to this one.
    """
    if not game_night.repeats:
        return None
    when = (game_night.starts, game_night.zone, game_night.minute, game_night.nth, game_night.repeats)
    starts = next_occurrence(*when, after=now())
    host = [guest for guest in game_night.accepted if guest.user == game_night.host]
    guests = tuple(replace(guest, place=1, remind=0, latest=0) for guest in host)
    at = now()
    new = replace(game_night, message=None, event=None, event_starts=None, starts=starts, wake=at, guests=guests)
    return replace(new, reminded=False, waiting=False, shown=False, told=False, idle=idle)


def next_due_time(game_night: GameNight) -> float:
    """Return the time at which a coming game night has to be handled next."""
    # The time counts even if it has passed: nobody would be reminded if it came between two checks.
    return game_night.starts if game_night.reminded else game_night.starts - BEFORE
