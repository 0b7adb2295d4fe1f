"""What is said of evenings: their message, events of the server, reminders, and what has come of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, suppress
from functools import partial
from weakref import WeakValueDictionary

import discord
import structlog
from msgspec.structs import replace

from bot.core.discord_errors import EDITED_TOO_OFTEN, NOT_EDITED
from bot.core.errors import UserError
from bot.core.instrumentation import failpoint
from bot.core.ports import MessageClient, ScheduledEvents
from bot.i18n import Localizer, localizer
from bot.interactions.responder import LOST, NOBODY
from bot.messages.announcer import Announcer, Said, Still, never_obsolete
from bot.messages.board_queue import InFlightEdit, InFlightEdits
from bot.messages.message_search import find_message
from bot.rendering.service import RenderService
from bot.storage import Attendee, GameNight, GameNightOver, Store
from bot.table.deadlines import is_live_game, now
from bot.table.display_names import escape_names, mention
from bot.table.formatting import table_link
from bot.table.registry import TableRegistry
from bot.table.session import is_finished
from bot.ui.components.layout import OutgoingMessage
from bot.ui.games import load
from bot.ui.views import game_nights as panel

log = structlog.get_logger(__name__)

IDLE = 2
"""What repeats ends after so many evenings in a row to which nobody had said yes."""
BEFORE = panel.BEFORE * 60.0
"""Seconds before an evening at which those are reminded who wish it."""
APOLOGY = 120.0
"""Seconds of lateness for which the bot says sorry."""
LASTS = 3 * 3600.0
"""Seconds between beginning and end of an event: Discord wants an end, and nobody knows it."""
CALLED = 50
"""How many people one message calls; the others are called by the next one. A message has 2,000 characters, and each
takes some 25 of them."""
_ASKED = 20
"""For how many guests it is asked at once whether they are there."""
_NAMED = 400
"""Characters of people who are named, and not called."""
_CALL = 30.0


class GameNightNotifier:
    """Tells of evenings. Nobody has an evening to themselves meanwhile: whoever has drawn its message sees afterwards
    whether it is still so."""

    def __init__(
        self,
        messenger: MessageClient,
        calendar: ScheduledEvents,
        store: Store,
        tables: TableRegistry,
        painter: RenderService,
        crier: Announcer,
    ) -> None:
        self._messenger = messenger
        self._crier = crier
        self._calendar = calendar
        self._store = store
        self._tables = tables
        self._painter = painter
        self._without: set[int] = set()
        """Evenings of which no event will tell: Discord has refused one."""
        self._reminded: dict[int, set[int]] = {}
        """People who were reminded of an evening, of which others have still to be."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._flights: InFlightEdits[GameNight] = InFlightEdits()

    def lock(self, number: int) -> asyncio.Lock:
        """Its holder alone changes that evening, and asks nothing of Discord meanwhile."""
        lock = self._locks.get(number)
        if lock is None:
            lock = self._locks[number] = asyncio.Lock()
        return lock

    def edit_in_flight(self, evening: GameNight) -> AbstractContextManager[InFlightEdit[GameNight]]:
        """While it is drawn, and the drawing is on its way."""
        return self._flights.track(evening.id, evening)

    async def note_shown(self, flight: InFlightEdit[GameNight], message: int | None, wake: float) -> bool:
        """Note that its message shows what was drawn, if that is still all there is to show; then it is looked after
        next at ``wake``, else at once. Returns whether it is."""
        number = flight.shows.id
        async with self.lock(number):
            latest = await self._get(number)
            if latest.shown and latest.message == message and not flight.crossed:
                # What is newer has been shown since.
                return True
            shown = not flight.crossed and _told(latest) == _told(flight.shows)
            await self._store.update_game_night(number, message=message, shown=shown, wake=wake if shown else now())
        return shown

    async def sync_event(self, evening: GameNight) -> None:
        """Have an event of the server tell of it, at its time, if the bot may make one."""
        calendar, number = self._calendar, evening.id
        ends = evening.starts + LASTS
        try:
            if evening.event is not None:
                if evening.event_starts != evening.starts:
                    await calendar.update(
                        evening.guild,
                        evening.event,
                        description=_described(evening),
                        starts=evening.starts,
                        ends=ends,
                    )
                    await self._store.update_game_night(number, event_starts=evening.starts, wake=now())
                return
            if number in self._without or not calendar.may_create(evening.guild, evening.channel):
                return
            there = panel.announcement_link(evening)
            # It may have been made without a note of it.
            found = next((one.id for one in await calendar.own_events(evening.guild) if there in one.description), None)
            if found is None:
                speak = localizer(evening.locale, evening.game)
                found = await calendar.create(
                    evening.guild,
                    name=speak("evening-event-name", emoji=load(evening.game).emoji, game=speak("title")),
                    description=_described(evening),
                    where=speak("evening-event-where", channel=calendar.channel_name(evening.guild, evening.channel)),
                    starts=evening.starts,
                    ends=ends,
                )
                failpoint("event made")
        except LOST as error:
            # The evening does not need it.
            self._without.add(number)
            log.info("no event", evening=number, error=str(error))
            return
        await self._store.update_game_night(number, event=found, event_starts=evening.starts, shown=False, wake=now())
        await self.refresh(await self._get(number))

    async def refresh(self, evening: GameNight) -> GameNight:
        """Have its message tell what is so; it is posted where there is none."""
        # What goes out meanwhile may be newer, and arrive before it.
        with self.edit_in_flight(evening) as flight:
            sent = await self._show(evening)
        if sent is None:
            # What tells of an evening that is over, and has been taken away, is not put up again.
            return replace(evening, shown=True)
        await self.note_shown(flight, sent, now())
        return await self._get(evening.id)

    async def _show(self, evening: GameNight) -> int | None:
        sent = evening.message
        if sent is not None and await self._shows(evening, sent):
            return sent
        # One may have been posted, also in place of another, without a note of it.
        sent = await self._posted(evening)
        if sent is not None and await self._shows(evening, sent):
            return sent
        if evening.outcome:
            return None
        drawn = await self.build_message(evening)
        async with asyncio.timeout(_CALL):
            sent = (
                await self._where(evening).send(view=drawn.view, files=list(drawn.files), allowed_mentions=NOBODY)
            ).id
        failpoint("evening posted")
        return sent

    async def _shows(self, evening: GameNight, message: int) -> bool:
        """Have that message tell what is so; False if it takes no edit any more."""
        drawn = await self.build_message(evening)
        try:
            async with asyncio.timeout(_CALL):
                await (
                    self._where(evening)
                    .get_partial_message(message)
                    .edit(view=drawn.view, attachments=list(drawn.files), allowed_mentions=NOBODY)
                )
        except discord.HTTPException as error:
            # Of an old one Discord takes more edits later, and a fresh one each time would fill the channel.
            if error.code not in NOT_EDITED - {EDITED_TOO_OFTEN}:
                raise
            return False
        return True

    async def _posted(self, evening: GameNight) -> int | None:
        """Its message, where that was posted without a note of it: after the one that is noted, or after the host had
        said yes, by which an evening begins."""
        since = evening.message or min((guest.joined for guest in evening.guests), default=0)
        found = await find_message(
            self._messenger,
            evening.guild,
            evening.channel,
            lambda custom_id: custom_id == f"e:{evening.id}:in",
            since=since,
            seconds=_CALL,
            newest=True,
        )
        return found[0] if found else None

    def _where(self, evening: GameNight) -> discord.PartialMessageable:
        return self._messenger.get_partial_messageable(evening.channel, guild_id=evening.guild)

    async def send_reminders(self, evening: GameNight) -> bool:
        """Remind those who wish it: by direct message or, where that cannot be, in the channel. Others may have the
        evening meanwhile. False if Discord has refused it for some, who are reminded when it is tried again."""
        failpoint("evening reminding")
        known = self._reminded.setdefault(evening.id, set())
        wished = [guest for guest in evening.guests if guest.remind and guest.user not in known]
        # Nobody waits for somebody else's to be tried again.
        reached = await asyncio.gather(*(self._write_to(evening, guest) for guest in wished))
        others = [guest.user for guest, there in zip(wished, reached, strict=True) if not there]
        known.update(guest.user for guest in wished if guest.user not in others)
        if others and await self._is_to_come(evening):
            speak, still = localizer(evening.locale, evening.game), partial(self._is_to_come, evening)
            said = await self._say_to(evening, others, lambda who: f"{who} {_reminder(evening, speak)}", still=still)
            if not said:
                return False
        self._reminded.pop(evening.id, None)
        return True

    async def _write_to(self, evening: GameNight, guest: Attendee) -> bool:
        """Remind somebody by direct message; False if they take none. If nobody knows whether it has arrived, it is not
        said elsewhere."""
        text = _reminder(evening, localizer(guest.locale or evening.locale, evening.game))
        return await self._crier.send_dm(guest.user, text, still=partial(self._is_to_come, evening)) != "refused"

    async def _is_to_come(self, evening: GameNight) -> bool:
        """Whether it still is, and at that time."""
        latest = await self._store.game_night(evening.id)
        return latest is not None and not latest.outcome and latest.starts == evening.starts

    async def announce_move(self, evening: GameNight) -> None:
        """It is at another time: tell those who had said yes."""
        speak = localizer(evening.locale, evening.game)
        coming = [guest.user for guest in evening.accepted]
        told = {
            "game": speak("title"),
            "date": panel.discord_timestamp(evening.starts),
            "relative": panel.relative_timestamp(evening.starts),
        }
        still = partial(self._is_to_come, evening)
        await self._say_to(evening, coming, lambda who: speak("evening-tell-moved", who=who, **told), still=still)

    async def announce_outcome(self, evening: GameNight) -> bool:
        """It is over: say what has come of it, and call those whom it concerns. False if Discord has refused that."""
        failpoint("evening calling")
        speak, told = localizer(evening.locale, evening.game), {"date": panel.discord_timestamp(evening.starts)}
        told["game"] = speak("title")
        coming = [guest.user for guest in evening.accepted]
        if evening.outcome == "opened":
            return await self._call(evening)
        if evening.outcome == "off":
            return await self._say_to(evening, coming, lambda who: speak("evening-tell-off", who=who, **told))
        if evening.outcome == "nobody":
            text = speak("evening-tell-nobody", game=told["game"])
            if evening.repeats and evening.idle + 1 >= IDLE:
                text = f"{text} {speak('evening-tell-last')}"
            return await self.send(evening, text) != "refused"
        text = speak("evening-tell-busy" if evening.waiting else "evening-tell-missed", **told)
        said = await self._crier.send(evening.guild, evening.channel, view=panel.missed_message(evening, text).view)
        return said != "refused"

    async def _say_to(
        self, evening: GameNight, users: Sequence[int], text: Callable[[str], str], *, still: Still = never_obsolete
    ) -> bool:
        """Say a ``text``, with these users in it, who are called, in as many messages as it takes. False if Discord has
        refused it, all of it, though it is ``still`` so."""
        speak, said = localizer(evening.locale, evening.game), list[Said]()
        for first in range(0, max(1, len(users)), CALLED):
            some = users[first : first + CALLED]
            named = speak.format_list([f"<@{user}>" for user in some]) if some else ""
            said.append(await self.send(evening, text(named).rstrip(), some, still=still))
        return any(one != "refused" for one in said) or not await still()

    async def _call(self, evening: GameNight) -> bool:
        """Call those who sit at its table, once. False if Discord has refused that."""
        assert evening.table is not None
        stored, speak = (await self._tables.get(evening.table)).stored, localizer(evening.locale, evening.game)
        seated = [sitting.user for sitting in stored.seats if sitting.user > 0]
        late = now() - evening.starts > APOLOGY and not evening.waiting
        sentence = "evening-open-late" if late else "evening-open-call"
        host = mention(stored.host, speak)
        lines = [speak(sentence, who=_some(seated, speak), game=speak("title"), host=host)]
        if stored.channel != evening.channel:
            lines.append(speak("evening-open-thread", thread=f"<#{stored.channel}>"))
        others = [guest for guest in evening.accepted if guest.user not in seated]
        here, elsewhere = await self.attendees(replace(evening, guests=tuple(others)))
        if elsewhere:
            who = _some([guest.user for guest in elsewhere], speak)
            lines.append(speak("evening-elsewhere", who=who, count=len(elsewhere)))
        if here and len(seated) >= panel.max_seats(evening):
            lines.append(speak("evening-no-seat", who=_some([guest.user for guest in here], speak)))
        still = self._is_open(evening.table)
        said = await self.send(evening, "\n".join(lines), seated, channel=stored.channel, still=still)
        return said != "refused" or not await still()

    def _is_open(self, table: int) -> Still:
        async def still() -> bool:
            return not is_finished(await self._tables.get(table))

        return still

    async def attendees(self, evening: GameNight, seats: int | None = None) -> tuple[list[Attendee], list[Attendee]]:
        """Of those who have said yes, in that order: who can sit down, and who is in the middle of another game.
        Somebody who has left the server is neither. ``seats``: the host and then the first are asked for, until so many
        are here; None: all are."""
        here: list[Attendee] = []
        elsewhere: list[Attendee] = []
        left = sorted(evening.accepted, key=lambda guest: guest.user != evening.host)
        while left and (seats is None or len(here) < seats):
            # Side by side, and a few more than there are seats: some will not be there.
            some, left = left[: _ASKED if seats else None], left[_ASKED:] if seats else []
            there = await asyncio.gather(*(self._is_there(evening.guild, guest.user) for guest in some))
            for guest in (guest for guest, is_there in zip(some, there, strict=True) if is_there):
                (elsewhere if await self._plays(guest.user) else here).append(guest)
        return sorted(here, key=_place), sorted(elsewhere, key=_place)

    async def _is_there(self, guild: int, user: int) -> bool:
        try:
            async with asyncio.timeout(_CALL):
                return await self._calendar.is_on_guild(guild, user)
        except LOST as error:
            log.info("not known whether somebody is on the server", error=str(error))
            return True

    async def _plays(self, user: int) -> bool:
        """Whether somebody plays a game whose clock is short, so that they cannot be in two places."""
        for one in await self._store.open_seats(user):
            if one.status != "playing" or one.paused:
                continue
            with suppress(UserError):
                if is_live_game((await self._tables.get(one.id)).stored):
                    return True
        return False

    async def send(
        self,
        evening: GameNight,
        text: str,
        users: Sequence[int] = (),
        *,
        channel: int | None = None,
        still: Still = never_obsolete,
    ) -> Said:
        """A word in its channel, or in another, which calls those users, if the server has nothing against it, and
        nobody else. It is tried again for a while, as long as it is ``still`` so; nobody else may wait for that."""
        return await self._crier.send(evening.guild, channel or evening.channel, text, users, still=still)

    async def build_message(self, evening: GameNight) -> OutgoingMessage:
        """Its message."""
        if evening.outcome:
            there = "" if evening.table is None else table_link((await self._tables.get(evening.table)).stored)
            return panel.announcement(evening, None, there)
        return panel.announcement(evening, await self._painter.poster_with_alt(*panel.game_night_poster(evening)))

    async def _get(self, number: int) -> GameNight:
        found = await self._store.game_night(number)
        if found is None:
            raise GameNightOver(number)
        return found


def _place(guest: Attendee) -> int:
    return guest.place or 0


def _told(evening: GameNight) -> GameNight:
    """What its message may tell of it."""
    return replace(evening, message=None, event_starts=None, wake=None, shown=False, reminded=False, told=False)


def _described(evening: GameNight) -> str:
    """What its event says, with its host as long as they are known."""
    speak = localizer(evening.locale, evening.game)
    host = escape_names([guest.name for guest in evening.guests if guest.user == evening.host and guest.name])
    return speak(
        "evening-event-description",
        host=host[0] if host else speak("anonymous-name"),
        game=speak("title"),
        link=panel.announcement_link(evening),
    )


def _reminder(evening: GameNight, speak: Localizer) -> str:
    when = panel.relative_timestamp(evening.starts)
    return speak("evening-reminder", game=speak("title"), relative=when, link=panel.announcement_link(evening))


def _some(users: Sequence[int], speak: Localizer) -> str:
    return speak.some([f"<@{user}>" for user in users], _NAMED)
