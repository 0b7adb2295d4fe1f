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

from bot.ground.calendar import Calendar
from bot.ground.messenger import Messenger
from bot.ground.refusals import Refusal
from bot.ground.steps import step
from bot.panels import evenings as panel
from bot.panels import load
from bot.panels.frame import Message
from bot.playing.answer import LOST, NOBODY
from bot.playing.codes import EDITED_TOO_OFTEN, NOT_EDITED
from bot.playing.crier import Crier, Said, Still, always
from bot.playing.finding import find
from bot.playing.flights import Flight, Flights
from bot.playing.painter import Painter
from bot.store import (
    Evening,
    EveningOver,
    Guest,
    Store,
)
from bot.table.links import link
from bot.table.live import done
from bot.table.names import for_chat, mention
from bot.table.tables import Tables
from bot.table.waiting import is_live, now
from bot.words import Words, words

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


class EveningNotices:
    """Tells of evenings. Nobody has an evening to themselves meanwhile: whoever has drawn its message sees afterwards
    whether it is still so."""

    def __init__(
        self,
        messenger: Messenger,
        calendar: Calendar,
        store: Store,
        tables: Tables,
        painter: Painter,
        crier: Crier,
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
        self._flights: Flights[Evening] = Flights()

    def lock(self, number: int) -> asyncio.Lock:
        """Its holder alone changes that evening, and asks nothing of Discord meanwhile."""
        lock = self._locks.get(number)
        if lock is None:
            lock = self._locks[number] = asyncio.Lock()
        return lock

    def flight(self, evening: Evening) -> AbstractContextManager[Flight[Evening]]:
        """While it is drawn, and the drawing is on its way."""
        return self._flights.flight(evening.id, evening)

    async def note(self, flight: Flight[Evening], message: int | None, wake: float) -> bool:
        """Note that its message shows what was drawn, if that is still all there is to show; then it is looked after
        next at ``wake``, else at once. Returns whether it is."""
        number = flight.shows.id
        async with self.lock(number):
            latest = await self._get(number)
            if latest.shown and latest.message == message and not flight.crossed:
                # What is newer has been shown since.
                return True
            shown = not flight.crossed and _told(latest) == _told(flight.shows)
            await self._store.change_evening(number, message=message, shown=shown, wake=wake if shown else now())
        return shown

    async def tell_event(self, evening: Evening) -> None:
        """Have an event of the server tell of it, at its time, if the bot may make one."""
        calendar, number = self._calendar, evening.id
        ends = evening.starts + LASTS
        try:
            if evening.event is not None:
                if evening.event_starts != evening.starts:
                    await calendar.move(
                        evening.guild,
                        evening.event,
                        description=_described(evening),
                        starts=evening.starts,
                        ends=ends,
                    )
                    await self._store.change_evening(number, event_starts=evening.starts, wake=now())
                return
            if number in self._without or not calendar.may_tell(evening.guild, evening.channel):
                return
            there = panel.link(evening)
            # It may have been made without a note of it.
            found = next((one.id for one in await calendar.happenings(evening.guild) if there in one.description), None)
            if found is None:
                speak = words(evening.locale, evening.game)
                found = await calendar.make(
                    evening.guild,
                    name=speak("evening-event-name", emoji=load(evening.game).emoji, game=speak("title")),
                    description=_described(evening),
                    where=speak("evening-event-where", channel=calendar.called(evening.guild, evening.channel)),
                    starts=evening.starts,
                    ends=ends,
                )
                step("event made")
        except LOST as error:
            # The evening does not need it.
            self._without.add(number)
            log.info("no event", evening=number, error=str(error))
            return
        await self._store.change_evening(number, event=found, event_starts=evening.starts, shown=False, wake=now())
        await self.show(await self._get(number))

    async def show(self, evening: Evening) -> Evening:
        """Have its message tell what is so; it is posted where there is none."""
        # What goes out meanwhile may be newer, and arrive before it.
        with self.flight(evening) as flight:
            sent = await self._show(evening)
        if sent is None:
            # What tells of an evening that is over, and has been taken away, is not put up again.
            return replace(evening, shown=True)
        await self.note(flight, sent, now())
        return await self._get(evening.id)

    async def _show(self, evening: Evening) -> int | None:
        sent = evening.message
        if sent is not None and await self._shows(evening, sent):
            return sent
        # One may have been posted, also in place of another, without a note of it.
        sent = await self._posted(evening)
        if sent is not None and await self._shows(evening, sent):
            return sent
        if evening.outcome:
            return None
        drawn = await self.draw(evening)
        async with asyncio.timeout(_CALL):
            sent = (
                await self._where(evening).send(view=drawn.view, files=list(drawn.files), allowed_mentions=NOBODY)
            ).id
        step("evening posted")
        return sent

    async def _shows(self, evening: Evening, message: int) -> bool:
        """Have that message tell what is so; False if it takes no edit any more."""
        drawn = await self.draw(evening)
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

    async def _posted(self, evening: Evening) -> int | None:
        """Its message, where that was posted without a note of it: after the one that is noted, or after the host had
        said yes, by which an evening begins."""
        since = evening.message or min((guest.joined for guest in evening.guests), default=0)
        found = await find(
            self._messenger,
            evening.guild,
            evening.channel,
            lambda custom_id: custom_id == f"e:{evening.id}:in",
            since=since,
            seconds=_CALL,
            newest=True,
        )
        return found[0] if found else None

    def _where(self, evening: Evening) -> discord.PartialMessageable:
        return self._messenger.get_partial_messageable(evening.channel, guild_id=evening.guild)

    async def remind(self, evening: Evening) -> bool:
        """Remind those who wish it: by direct message or, where that cannot be, in the channel. Others may have the
        evening meanwhile. False if Discord has refused it for some, who are reminded when it is tried again."""
        step("evening reminding")
        known = self._reminded.setdefault(evening.id, set())
        wished = [guest for guest in evening.guests if guest.remind and guest.user not in known]
        # Nobody waits for somebody else's to be tried again.
        reached = await asyncio.gather(*(self._write_to(evening, guest) for guest in wished))
        others = [guest.user for guest, there in zip(wished, reached, strict=True) if not there]
        known.update(guest.user for guest in wished if guest.user not in others)
        if others and await self._is_to_come(evening):
            speak, still = words(evening.locale, evening.game), partial(self._is_to_come, evening)
            said = await self._say_to(evening, others, lambda who: f"{who} {_reminder(evening, speak)}", still=still)
            if not said:
                return False
        self._reminded.pop(evening.id, None)
        return True

    async def _write_to(self, evening: Evening, guest: Guest) -> bool:
        """Remind somebody by direct message; False if they take none. If nobody knows whether it has arrived, it is not
        said elsewhere."""
        text = _reminder(evening, words(guest.locale or evening.locale, evening.game))
        return await self._crier.write(guest.user, text, still=partial(self._is_to_come, evening)) != "refused"

    async def _is_to_come(self, evening: Evening) -> bool:
        """Whether it still is, and at that time."""
        latest = await self._store.evening(evening.id)
        return latest is not None and not latest.outcome and latest.starts == evening.starts

    async def tell_moved(self, evening: Evening) -> None:
        """It is at another time: tell those who had said yes."""
        speak = words(evening.locale, evening.game)
        coming = [guest.user for guest in evening.coming]
        told = {"game": speak("title"), "date": panel.date(evening.starts), "relative": panel.relative(evening.starts)}
        still = partial(self._is_to_come, evening)
        await self._say_to(evening, coming, lambda who: speak("evening-tell-moved", who=who, **told), still=still)

    async def tell(self, evening: Evening) -> bool:
        """It is over: say what has come of it, and call those whom it concerns. False if Discord has refused that."""
        step("evening calling")
        speak, told = words(evening.locale, evening.game), {"date": panel.date(evening.starts)}
        told["game"] = speak("title")
        coming = [guest.user for guest in evening.coming]
        if evening.outcome == "opened":
            return await self._call(evening)
        if evening.outcome == "off":
            return await self._say_to(evening, coming, lambda who: speak("evening-tell-off", who=who, **told))
        if evening.outcome == "nobody":
            text = speak("evening-tell-nobody", game=told["game"])
            if evening.repeats and evening.idle + 1 >= IDLE:
                text = f"{text} {speak('evening-tell-last')}"
            return await self.say(evening, text) != "refused"
        text = speak("evening-tell-busy" if evening.waiting else "evening-tell-missed", **told)
        said = await self._crier.say(evening.guild, evening.channel, view=panel.missed(evening, text).view)
        return said != "refused"

    async def _say_to(
        self, evening: Evening, users: Sequence[int], text: Callable[[str], str], *, still: Still = always
    ) -> bool:
        """Say a ``text``, with these users in it, who are called, in as many messages as it takes. False if Discord has
        refused it, all of it, though it is ``still`` so."""
        speak, said = words(evening.locale, evening.game), list[Said]()
        for first in range(0, max(1, len(users)), CALLED):
            some = users[first : first + CALLED]
            named = speak.join([f"<@{user}>" for user in some]) if some else ""
            said.append(await self.say(evening, text(named).rstrip(), some, still=still))
        return any(one != "refused" for one in said) or not await still()

    async def _call(self, evening: Evening) -> bool:
        """Call those who sit at its table, once. False if Discord has refused that."""
        assert evening.table is not None
        stored, speak = (await self._tables.get(evening.table)).stored, words(evening.locale, evening.game)
        seated = [sitting.user for sitting in stored.seats if sitting.user > 0]
        late = now() - evening.starts > APOLOGY and not evening.waiting
        sentence = "evening-open-late" if late else "evening-open-call"
        host = mention(stored.host, speak)
        lines = [speak(sentence, who=_some(seated, speak), game=speak("title"), host=host)]
        if stored.channel != evening.channel:
            lines.append(speak("evening-open-thread", thread=f"<#{stored.channel}>"))
        others = [guest for guest in evening.coming if guest.user not in seated]
        here, elsewhere = await self.who_comes(replace(evening, guests=tuple(others)))
        if elsewhere:
            who = _some([guest.user for guest in elsewhere], speak)
            lines.append(speak("evening-elsewhere", who=who, count=len(elsewhere)))
        if here and len(seated) >= panel.most(evening):
            lines.append(speak("evening-no-seat", who=_some([guest.user for guest in here], speak)))
        still = self._is_open(evening.table)
        said = await self.say(evening, "\n".join(lines), seated, channel=stored.channel, still=still)
        return said != "refused" or not await still()

    def _is_open(self, table: int) -> Still:
        async def still() -> bool:
            return not done(await self._tables.get(table))

        return still

    async def who_comes(self, evening: Evening, seats: int | None = None) -> tuple[list[Guest], list[Guest]]:
        """Of those who have said yes, in that order: who can sit down, and who is in the middle of another game.
        Somebody who has left the server is neither. ``seats``: the host and then the first are asked for, until so many
        are here; None: all are."""
        here: list[Guest] = []
        elsewhere: list[Guest] = []
        left = sorted(evening.coming, key=lambda guest: guest.user != evening.host)
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
                return await self._calendar.is_there(guild, user)
        except LOST as error:
            log.info("not known whether somebody is on the server", error=str(error))
            return True

    async def _plays(self, user: int) -> bool:
        """Whether somebody plays a game whose clock is short, so that they cannot be in two places."""
        for one in await self._store.appointments(user):
            if one.status != "playing" or one.paused:
                continue
            with suppress(Refusal):
                if is_live((await self._tables.get(one.id)).stored):
                    return True
        return False

    async def say(
        self,
        evening: Evening,
        text: str,
        users: Sequence[int] = (),
        *,
        channel: int | None = None,
        still: Still = always,
    ) -> Said:
        """A word in its channel, or in another, which calls those users, if the server has nothing against it, and
        nobody else. It is tried again for a while, as long as it is ``still`` so; nobody else may wait for that."""
        return await self._crier.say(evening.guild, channel or evening.channel, text, users, still=still)

    async def draw(self, evening: Evening) -> Message:
        """Its message."""
        if evening.outcome:
            there = "" if evening.table is None else link((await self._tables.get(evening.table)).stored)
            return panel.announcement(evening, None, there)
        return panel.announcement(evening, await self._painter.invitation(*panel.poster(evening)))

    async def _get(self, number: int) -> Evening:
        found = await self._store.evening(number)
        if found is None:
            raise EveningOver(number)
        return found


def _place(guest: Guest) -> int:
    return guest.place or 0


def _told(evening: Evening) -> Evening:
    """What its message may tell of it."""
    return replace(evening, message=None, event_starts=None, wake=None, shown=False, reminded=False, told=False)


def _described(evening: Evening) -> str:
    """What its event says, with its host as long as they are known."""
    speak = words(evening.locale, evening.game)
    host = for_chat([guest.name for guest in evening.guests if guest.user == evening.host and guest.name])
    return speak(
        "evening-event-description",
        host=host[0] if host else speak("anonymous-name"),
        game=speak("title"),
        link=panel.link(evening),
    )


def _reminder(evening: Evening, speak: Words) -> str:
    when = panel.relative(evening.starts)
    return speak("evening-reminder", game=speak("title"), relative=when, link=panel.link(evening))


def _some(users: Sequence[int], speak: Words) -> str:
    return speak.some([f"<@{user}>" for user in users], _NAMED)
