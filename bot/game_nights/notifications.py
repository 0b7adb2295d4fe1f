"""Messages about game nights: announcement, scheduled event, reminders and outcome."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, suppress
from functools import partial
from weakref import WeakValueDictionary

import discord
import structlog
from msgspec.structs import replace

from bot.core.discord_errors import LOST, NOT_EDITED, ErrorCode
from bot.core.errors import UserError
from bot.core.instrumentation import failpoint
from bot.core.ports import ScheduledEvents
from bot.i18n import Localizer, localizer
from bot.messages.announcer import Announcer, Said, Still, never_obsolete
from bot.messages.delivery import InFlightEdit, InFlightEdits, MessageDelivery, has_component
from bot.messages.mentions import NO_CALL, CallKind, MentionRequest
from bot.rendering.service import RenderService
from bot.storage import Attendee, GameNight, GameNightOver, Store
from bot.table.deadlines import is_live_game, now
from bot.table.display_names import escape_names, mention
from bot.table.emojis_and_links import table_link
from bot.table.registry import TableRegistry
from bot.table.session import is_finished
from bot.ui.components.layout import OutgoingMessage
from bot.ui.views import game_nights as panel

log = structlog.get_logger(__name__)

IDLE = 2
"""Number of game nights in a row without a yes after which a repeated one ends."""
BEFORE = panel.BEFORE * 60.0
"""Seconds before an evening at which those are reminded who wish it."""
APOLOGY = 120.0
"""Seconds of lateness for which the bot says sorry."""
LASTS = 3 * 3600.0
"""Seconds between beginning and end of an event: Discord wants an end, and nobody knows it."""
CALLED = 50
"""Most users that one message mentions; the next one mentions the others. A message has 2,000 characters, and each
takes some 25 of them."""
_ASKED = 20
"""Number of guests whose membership is checked at once."""
_NAMED = 400
"""Characters of people who are named, and not called."""


class GameNightNotifier:
    """Messages, reminders and scheduled events of game nights.

    The lock of a game night is not held during a call to Discord, so each edit checks afterwards whether it is
    still true.
    """

    def __init__(
        self,
        delivery: MessageDelivery,
        scheduled_events: ScheduledEvents,
        store: Store,
        tables: TableRegistry,
        renderer: RenderService,
        announcer: Announcer,
    ) -> None:
        self._delivery = delivery
        self._announcer = announcer
        self._scheduled_events = scheduled_events
        self._store = store
        self._tables = tables
        self._renderer = renderer
        self._without: set[int] = set()
        """Evenings of which no event will tell: Discord has refused one."""
        self._reminded: dict[int, set[int]] = {}
        """People who were reminded of an evening, of which others have still to be."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._flights: InFlightEdits[GameNight] = InFlightEdits()

    def lock(self, number: int) -> asyncio.Lock:
        """Return the lock under which that game night may be changed. No holder calls Discord meanwhile."""
        lock = self._locks.get(number)
        if lock is None:
            lock = self._locks[number] = asyncio.Lock()
        return lock

    def edit_in_flight(self, game_night: GameNight) -> AbstractContextManager[InFlightEdit[GameNight]]:
        """Return a context in which the game night's message is drawn and sent."""
        return self._flights.track(game_night.id, game_night)

    async def note_shown(self, flight: InFlightEdit[GameNight], message: int | None, wake: float) -> bool:
        """Note that its message shows what was drawn, if that is still all there is to show.

        Then it is checked next at ``wake``, else at once. Return whether it is.
        """
        number = flight.shows.id
        async with self.lock(number):
            latest = await self.get(number)
            if latest.shown and latest.message == message and not flight.crossed:
                # A newer state has been shown since.
                return True
            shown = not flight.crossed and _shown_fields(latest) == _shown_fields(flight.shows)
            await self._store.update_game_night(number, message=message, shown=shown, wake=wake if shown else now())
        return shown

    async def sync_event(self, game_night: GameNight) -> None:
        """Create or update the guild's scheduled event of the game night, if the bot may make one."""
        calendar, number = self._scheduled_events, game_night.id
        ends = game_night.starts + LASTS
        try:
            if game_night.event is not None:
                if game_night.event_starts != game_night.starts:
                    await calendar.update(
                        game_night.guild,
                        game_night.event,
                        description=_described(game_night),
                        starts=game_night.starts,
                        ends=ends,
                    )
                    await self._store.update_game_night(number, event_starts=game_night.starts, wake=now())
                return
            if number in self._without or not calendar.may_create(game_night.guild, game_night.channel):
                return
            there = panel.announcement_link(game_night)
            # The event may have been created without being stored.
            found = next(
                (one.id for one in await calendar.own_events(game_night.guild) if there in one.description), None
            )
            if found is None:
                speak = localizer(game_night.locale, game_night.game)
                emoji, name = panel.game_night_name(game_night, speak)
                found = await calendar.create(
                    game_night.guild,
                    name=speak("evening-event-name", emoji=emoji, game=name),
                    description=_described(game_night),
                    where=speak(
                        "evening-event-where", channel=calendar.channel_name(game_night.guild, game_night.channel)
                    ),
                    starts=game_night.starts,
                    ends=ends,
                )
                failpoint("event made")
        except LOST as error:
            # The game night works without a scheduled event.
            self._without.add(number)
            log.info("scheduled event edit failed", evening=number, error=str(error))
            return
        await self._store.update_game_night(
            number, event=found, event_starts=game_night.starts, shown=False, wake=now()
        )
        await self.refresh(await self.get(number))

    async def refresh(self, game_night: GameNight) -> GameNight:
        """Bring the game night's message up to date, posting it if there is none."""
        # A newer message may be sent meanwhile, and arrive before this one.
        with self.edit_in_flight(game_night) as flight:
            sent = await self._show(game_night)
        if sent is None:
            # A deleted message of a game night that is over is not posted again.
            return replace(game_night, shown=True)
        await self.note_shown(flight, sent, now())
        return await self.get(game_night.id)

    async def _show(self, game_night: GameNight) -> int | None:
        sent = game_night.message
        if sent is not None and await self._shows(game_night, sent):
            return sent
        # A message may have been posted, also in place of another, without being stored.
        sent = await self._posted(game_night)
        if sent is not None and await self._shows(game_night, sent):
            return sent
        if game_night.outcome:
            return None
        drawn = await self.build_message(game_night)
        # It may have been sent, and arrive only now: Discord knows its nonce then, and gives us that one.
        nonce = f"e{game_night.id}-{game_night.message or 0}"
        posted = await self._delivery.send(game_night.guild, game_night.channel, drawn, nonce)
        failpoint("evening posted")
        return posted.id

    async def _shows(self, game_night: GameNight, message: int) -> bool:
        """Edit that message; return False if it takes no edit any more."""
        drawn = await self.build_message(game_night)
        try:
            await self._delivery.edit(game_night.guild, game_night.channel, message, drawn)
        except discord.HTTPException as error:
            # Discord takes more edits of an old message later, and a new one each time would fill the channel.
            if error.code not in NOT_EDITED - {ErrorCode.EDITED_TOO_OFTEN}:
                raise
            return False
        return True

    async def _posted(self, game_night: GameNight) -> int | None:
        """Return the game night's message that was posted but never stored.

        It was posted after the stored one, or after the host's yes, with which a game night begins.
        """
        since = game_night.message or min((guest.joined for guest in game_night.guests), default=0)
        is_its = has_component(lambda custom_id: custom_id == f"e:{game_night.id}:in")
        found = await self._delivery.find(game_night.guild, game_night.channel, is_its, since=since, newest=True)
        return found[0].id if found else None

    async def send_reminders(self, game_night: GameNight) -> bool:
        """Remind those who wish it: by direct message or, where that cannot be, in the channel. Others may have the
        evening meanwhile. False if Discord has refused it for some, who are reminded when it is tried again."""
        failpoint("evening reminding")
        known = self._reminded.setdefault(game_night.id, set())
        wished = [guest for guest in game_night.guests if guest.remind and guest.user not in known]
        # The guests are written to at the same time, so that no retry delays another guest's message.
        reached = await asyncio.gather(*(self._write_to(game_night, guest) for guest in wished))
        others = [guest.user for guest, there in zip(wished, reached, strict=True) if not there]
        known.update(guest.user for guest in wished if guest.user not in others)
        if others and await self._is_to_come(game_night):
            speak, still = localizer(game_night.locale, game_night.game), partial(self._is_to_come, game_night)
            said = await self._say_to(
                game_night,
                "appointed",
                others,
                lambda who: f"{who} {_reminder(game_night, speak)}",
                still=still,
            )
            if not said:
                return False
        self._reminded.pop(game_night.id, None)
        return True

    async def _write_to(self, game_night: GameNight, attendee: Attendee) -> bool:
        """Remind an attendee by DM; return False if they accept none.

        If it is not known whether it has arrived, it is not sent elsewhere.
        """
        text = _reminder(game_night, localizer(attendee.locale or game_night.locale, game_night.game))
        return (
            await self._announcer.send_dm(attendee.user, text, still=partial(self._is_to_come, game_night)) != "refused"
        )

    async def _is_to_come(self, game_night: GameNight) -> bool:
        """Return whether the game night is still to come, at the same time."""
        latest = await self._store.game_night(game_night.id)
        return latest is not None and not latest.outcome and latest.starts == game_night.starts

    async def idle_after(self, game_night: GameNight) -> int:
        """Return how many in a row were without a yes, if this one is; none counts at which its host was away."""
        away = await self._store.away_until(game_night.host, now=game_night.starts)
        return game_night.idle + (away is None)

    async def announce_move(self, game_night: GameNight) -> None:
        """Notify the users who had said yes that the game night has moved."""
        speak = localizer(game_night.locale, game_night.game)
        coming = [guest.user for guest in game_night.accepted]
        told = {
            "game": panel.game_night_name(game_night, speak)[1],
            "date": panel.discord_timestamp(game_night.starts),
            "relative": panel.relative_timestamp(game_night.starts),
        }
        still = partial(self._is_to_come, game_night)
        await self._say_to(
            game_night, "evening", coming, lambda who: speak("evening-tell-moved", who=who, **told), still=still
        )

    async def announce_outcome(self, game_night: GameNight) -> bool:
        """Announce the outcome once a game night is over, and mention its guests; return False if Discord has
        refused that.
        """
        failpoint("evening calling")
        speak, told = (
            localizer(game_night.locale, game_night.game),
            {"date": panel.discord_timestamp(game_night.starts)},
        )
        told["game"] = panel.game_night_name(game_night, speak)[1]
        coming = [guest.user for guest in game_night.accepted]
        if game_night.outcome == "opened" and game_night.programme is not None:
            return await self._say_to(
                game_night, "appointed", coming, lambda who: speak("night-evening-call", who=who or "none")
            )
        if game_night.outcome == "opened":
            return await self._call(game_night)
        if game_night.outcome == "off":
            return await self._say_to(
                game_night, "evening", coming, lambda who: speak("evening-tell-off", who=who, **told)
            )
        if game_night.outcome == "nobody":
            text = speak("evening-tell-nobody", game=told["game"])
            if game_night.repeats and await self.idle_after(game_night) >= IDLE:
                text = f"{text} {speak('evening-tell-last')}"
            return await self.send(game_night, text) != "refused"
        text = speak("evening-tell-busy" if game_night.waiting else "evening-tell-missed", **told)
        missed = panel.missed_message(game_night, text)
        return await self._announcer.send(game_night.guild, game_night.channel, missed) != "refused"

    async def _say_to(
        self,
        game_night: GameNight,
        kind: CallKind,
        users: Sequence[int],
        text: Callable[[str], str],
        *,
        still: Still = never_obsolete,
    ) -> bool:
        """Send a ``text`` that calls these users, in as many messages as it takes.

        Return False if Discord has refused all of it, though it ``still`` applies.
        """
        speak, said = localizer(game_night.locale, game_night.game), list[Said]()
        # What they have asked for comes from nobody.
        sender = None if kind == "appointed" else game_night.host
        call = self._announcer.mentions.request(kind, users, sender=sender)
        for first in range(0, max(1, len(users)), CALLED):
            some = users[first : first + CALLED]
            named = speak.format_list([f"<@{user}>" for user in some]) if some else ""
            said.append(await self.send(game_night, text(named).rstrip(), call.some(some), still=still))
        return any(one != "refused" for one in said) or not await still()

    async def _call(self, game_night: GameNight) -> bool:
        """Mention the users at its table, once; return False if Discord has refused that."""
        assert game_night.table is not None
        stored, speak = (await self._tables.get(game_night.table)).stored, localizer(game_night.locale, game_night.game)
        seated = [sitting.user for sitting in stored.seats if sitting.user > 0]
        late = now() - game_night.starts > APOLOGY and not game_night.waiting
        sentence = "evening-open-late" if late else "evening-open-call"
        host = mention(stored.host, speak)
        lines = [speak(sentence, who=_some(seated, speak), game=speak("title"), host=host)]
        if stored.channel != game_night.channel:
            lines.append(speak("evening-open-thread", thread=f"<#{stored.channel}>"))
        others = [guest for guest in game_night.accepted if guest.user not in seated]
        here, elsewhere = await self.attendees(replace(game_night, guests=tuple(others)))
        if elsewhere:
            who = _some([guest.user for guest in elsewhere], speak)
            lines.append(speak("evening-elsewhere", who=who, count=len(elsewhere)))
        if here and len(seated) >= panel.max_seats(game_night):
            lines.append(speak("evening-no-seat", who=_some([guest.user for guest in here], speak)))
        still = self._is_open(game_night.table)
        call = self._announcer.mentions.request("appointed", seated)
        said = await self._announcer.send(stored.guild, stored.channel, "\n".join(lines), call, still=still)
        return said != "refused" or not await still()

    def _is_open(self, table: int) -> Still:
        async def still() -> bool:
            return not is_finished(await self._tables.get(table))

        return still

    async def attendees(self, game_night: GameNight, seats: int | None = None) -> tuple[list[Attendee], list[Attendee]]:
        """Return, of those who have said yes, in that order, who can sit down, and who is in the middle of another
        game.

        A user who has left the guild is neither. ``seats``: the host and then the first are checked, until so many are
        here; None: all are.
        """
        here: list[Attendee] = []
        elsewhere: list[Attendee] = []
        left = sorted(game_night.accepted, key=lambda guest: guest.user != game_night.host)
        while left and (seats is None or len(here) < seats):
            # They are checked at the same time, and a few more than there are seats: some will not be there.
            some, left = left[: _ASKED if seats else None], left[_ASKED:] if seats else []
            there = await asyncio.gather(*(self._is_there(game_night.guild, guest.user) for guest in some))
            for guest in (guest for guest, is_there in zip(some, there, strict=True) if is_there):
                (elsewhere if await self._plays(guest.user) else here).append(guest)
        return sorted(here, key=_place), sorted(elsewhere, key=_place)

    async def _is_there(self, guild: int, user: int) -> bool:
        try:
            return await self._scheduled_events.is_on_guild(guild, user)
        except LOST as error:
            log.info("fetching a member failed", error=str(error))
            return True

    async def _plays(self, user: int) -> bool:
        """Return whether the user plays a game with a short clock, so that they cannot be in two places."""
        for one in await self._store.open_seats(user):
            if one.status != "playing" or one.paused:
                continue
            with suppress(UserError):
                if is_live_game((await self._tables.get(one.id)).stored):
                    return True
        return False

    async def send(
        self, game_night: GameNight, text: str, call: MentionRequest = NO_CALL, *, still: Still = never_obsolete
    ) -> Said:
        """Send a message in the game night's channel that is this call alone. No other work may wait for it."""
        return await self._announcer.send(game_night.guild, game_night.channel, text, call, still=still)

    async def build_message(self, game_night: GameNight) -> OutgoingMessage:
        """Build the game night's message."""
        if game_night.outcome:
            there = "" if game_night.table is None else table_link((await self._tables.get(game_night.table)).stored)
            return panel.announcement(game_night, None, there)
        return panel.announcement(
            game_night, await self._renderer.poster_with_alt(*panel.game_night_poster(game_night))
        )

    async def get(self, number: int) -> GameNight:
        """Return the game night of that number.

        Raises:
            GameNightOver: there is none.
        """
        found = await self._store.game_night(number)
        if found is None:
            raise GameNightOver(number)
        return found


def _place(attendee: Attendee) -> int:
    return attendee.place or 0


def _shown_fields(game_night: GameNight) -> GameNight:
    """Return a copy of the game night with only the fields that its message may show."""
    return replace(game_night, message=None, event_starts=None, wake=None, shown=False, reminded=False, told=False)


def _described(game_night: GameNight) -> str:
    """Return the description of its scheduled event, with the host's name if it is known."""
    speak = localizer(game_night.locale, game_night.game)
    host = escape_names([guest.name for guest in game_night.guests if guest.user == game_night.host and guest.name])
    return speak(
        "evening-event-description",
        host=host[0] if host else speak("anonymous-name"),
        game=panel.game_night_name(game_night, speak)[1],
        link=panel.announcement_link(game_night),
    )


def _reminder(game_night: GameNight, speak: Localizer) -> str:
    when = panel.relative_timestamp(game_night.starts)
    name = panel.game_night_name(game_night, speak)[1]
    return speak("evening-reminder", game=name, relative=when, link=panel.announcement_link(game_night))


def _some(users: Sequence[int], speak: Localizer) -> str:
    return speak.some([f"<@{user}>" for user in users], _NAMED)
