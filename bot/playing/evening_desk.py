"""What people do about evenings: set one, say yes to it, move it, call it off."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
import structlog

import games
from bot.ground.awake import zone_named
from bot.ground.dates import place
from bot.ground.permissions import must_be_allowed
from bot.ground.refusals import Refusal, Retry, retried
from bot.ground.steps import step
from bot.panels import evenings as panel
from bot.panels import frame
from bot.panels.date_text import understood
from bot.playing.answer import Answer
from bot.playing.evening_notices import BEFORE, EveningNotices
from bot.playing.evenings import SOON, Evenings, due, following_of
from bot.playing.flights import Flight
from bot.playing.lobby import must_be_wanted, wanted_pace
from bot.playing.moderating import moderates
from bot.playing.reception import personal
from bot.playing.slips import Slips
from bot.store import (
    Evening,
    EveningOver,
    Guest,
    Repeats,
    Store,
    StoreFailed,
    TooManyEvenings,
    Unwelcome,
)
from bot.store.evenings import MOST_IN_SERVER, MOST_OF_ONE
from bot.table import rolling
from bot.table.names import mention, tidy
from bot.table.waiting import now
from bot.words import words
from games.record import options_left

log = structlog.get_logger(__name__)


class EveningDesk:
    """Answers what people press and type about evenings."""

    def __init__(self, store: Store, evenings: Evenings, notices: EveningNotices, slips: Slips) -> None:
        self._store = store
        self._evenings = evenings
        self._notices = notices
        self._slips = slips

    async def plan(
        self,
        answer: Answer,
        game: str,
        options: Mapping[str, int | str | bool],
        *,
        typed: str,
        repeats: str | None = None,
        pace: str | None = None,
        thread: bool = False,
        rolls: bool | None = None,
        zone: str = "",
    ) -> None:
        """Set an evening in the channel of the interaction, for the time that was typed; its message is the answer.
        ``zone``: where they are, if they have said so with it.

        Raises:
            Refusal: that is no time, the server wants no tables here, or has enough evenings to come.
        """
        interaction = answer.interaction
        must_be_allowed(interaction)
        assert interaction.guild_id is not None
        assert interaction.channel_id is not None
        server = await self._store.server(interaction.guild_id)
        must_be_wanted(interaction, server, thread=thread)
        wanted_pace(server, None, pace)
        if rolls and not rolling.can_roll(game):
            raise Refusal("sorry-nothing-to-roll", game=words(str(interaction.locale), game)("title"))
        user, at = interaction.user, now()
        wanted = panel.Wanted(game, options, repeats or "", pace or "", thread, rolls)
        with retried(Retry("play", wanted.code(), (("at", "", typed), ("zone", "", zone)))):
            there = _named(zone) or await self.zone(user.id, interaction.guild_id)
            found = understood(typed, at, there, str(interaction.locale))
            _must_have_zone(repeats, found.zone)
        minute, nth = place(found.at, found.zone)
        host = Guest(
            user.id, tidy(user.display_name, user.name), str(interaction.locale), interaction.id, 1, 0, interaction.id
        )
        evening = Evening(
            id=0,
            guild=interaction.guild_id,
            channel=interaction.channel_id,
            message=None,
            event=None,
            event_starts=None,
            host=user.id,
            game=game,
            options=dict(options),
            pace=pace or "",
            rolls=rolls,
            threaded=thread and not isinstance(interaction.channel, discord.Thread),
            locale=server.language or str(interaction.guild_locale or interaction.locale),
            starts=found.at,
            zone=found.zone,
            minute=minute,
            nth=nth,
            repeats=_repeats(repeats),
            # While it is being answered nobody else posts its message.
            wake=at + SOON,
            guests=(host,),
        )
        try:
            number = await self._store.set_evening(evening, interaction=interaction.id, now=at)
        except TooManyEvenings as refused:
            most = MOST_OF_ONE if refused.whose == "one" else MOST_IN_SERVER
            raise Refusal(f"sorry-evening-most-{refused.whose}", most=most) from None
        step("evening set")
        evening = await self._evenings.get(number)
        with self._notices.flight(evening) as flight:
            sent = await answer.post(await self._notices.draw(evening), board=True)
        step("evening posted")
        await self._noted(flight, sent, now())
        self._evenings.look()

    async def press(self, answer: Answer, number: int, what: str) -> None:
        """A button of an evening was pressed.

        Raises:
            Refusal: it is over, is somewhere else, or this person may not.
        """
        evening = await self._here(answer, number)
        if what == "again":
            await self._ask(answer, evening, what)
            return
        if evening.outcome:
            raise Refusal("sorry-evening-over")
        if what == "in":
            await self._say_yes(answer, number)
        elif what == "remind":
            await self._remind_me(answer, evening)
        else:
            await self._must_be_host(answer, evening)
            if what == "change":
                await self._ask(answer, evening, what)
            elif what == "off":
                await answer.whisper(panel.sure(evening, personal(answer)))
            else:
                await self._call_off(answer, number, once=what == "off-once")

    async def sent(self, answer: Answer, form: panel.Sent) -> None:
        """Somebody has said in the form when to play."""
        interaction = answer.interaction
        given: dict[str, Any] = {"typed": form.at, "repeats": form.repeats, "zone": form.zone}
        if form.what == "new":
            if (one := form.wanted) is None:
                raise Refusal("sorry-late")
            given |= {"pace": one.pace or None, "rolls": one.rolls, "thread": one.thread}
            await self.plan(answer, one.game, one.options, **given)
            return
        evening = await self._here(answer, form.evening)
        if form.what == "again":
            given |= {"pace": evening.pace or None, "rolls": evening.rolls, "thread": evening.threaded}
            await self.plan(answer, evening.game, options_left(games.load(evening.game), evening.options), **given)
            return
        await self._must_be_host(answer, evening)
        zone = await self.zone(interaction.user.id, evening.guild)
        found, was = None, panel.minute_of(evening.starts) if form.was is None else form.was
        if form.at.strip() != panel.as_typed(was, zone, evening.zone):
            with retried(Retry("evening", f"{evening.id}", (("at", "", form.at),))):
                found = understood(form.at, now(), zone or evening.zone or None, str(interaction.locale))
        async with self._evenings.lock(evening.id):
            evening = await self._evenings.get(evening.id)
            if evening.outcome:
                raise Refusal("sorry-evening-over")
            starts, theirs, repeats = evening.starts, evening.zone or zone or "", _repeats(form.repeats)
            if found is not None:
                if panel.minute_of(found.at) != panel.minute_of(starts):
                    starts = found.at
                named = found.zone not in ("", zone)
                # Clocks there decide when a series comes again: whoever changes it from elsewhere does not change that,
                # unless its host says where it is.
                if not evening.zone or (named and interaction.user.id == evening.host):
                    theirs = found.zone or theirs
            _must_have_zone(repeats, theirs)
            # Whose clocks it goes by is of no matter to what comes once.
            if (starts, repeats) != (evening.starts, evening.repeats) or (repeats and theirs != evening.zone):
                await self._evenings.move(evening, starts, theirs, repeats)
        done = "same" if starts == evening.starts else "moved"
        await answer.say(personal(answer)(f"evening-done-{done}", date=panel.date(starts)))
        self._evenings.look()

    async def ask_again(self, answer: Answer, form: str, rest: str, typed: Mapping[str, str]) -> None:
        """The form of a time that was refused, with what had been typed into it.

        Raises:
            Refusal: there is no such evening any more, or it is too late for a form.
        """
        user, guild = answer.interaction.user.id, answer.interaction.guild_id
        zone = await self.zone(user, guild)
        if form == "play" and (one := panel.wanted(rest)) is not None:
            shown = panel.form_again(one, zone, personal(answer), typed)
        elif form == "evening" and rest.isdecimal():
            evening = await self._here(answer, int(rest))
            shown = panel.form(evening, "change", zone, personal(answer), typed)
        else:
            raise Refusal("sorry-late")
        if not await answer.ask(shown):
            raise Refusal("sorry-slow")

    async def list(self, answer: Answer) -> None:
        """Which evenings are to come on this server."""
        guild = answer.interaction.guild_id
        if guild is None:
            raise Refusal("sorry-server-only")
        coming = [evening for evening in await self._store.evenings_in(guild) if self._sees(answer, evening)]
        for page in panel.listed(coming, personal(answer)):
            await answer.whisper(page)

    async def zone(self, user: int, guild: int | None) -> str | None:
        """The zone of somebody, as far as they have told it, or else that of their server; None: nobody has."""
        quiet = await self._store.quiet(user)
        if quiet is not None:
            return quiet.zone
        calls = await self._store.calls(user)
        if calls.zone or guild is None:
            return calls.zone or None
        server = await self._store.server(guild)
        return None if server.quiet is None else server.quiet.zone

    async def _say_yes(self, answer: Answer, number: int) -> None:
        user, speak = answer.interaction.user, personal(answer)
        async with self._evenings.lock(number):
            try:
                evening = await self._store.wish(number, _guest(answer), "in")
            except EveningOver:
                raise Refusal("sorry-evening-over") from None
            except Unwelcome:
                raise Refusal("sorry-evening-unwelcome") from None
            step("evening joined")
        with self._notices.flight(evening) as flight:
            await answer.update(await self._notices.draw(evening))
        await self._noted(flight, evening.message, due(evening))
        self._evenings.look()
        ahead = [guest.user for guest in evening.coming]
        if user.id in ahead[panel.most(evening) :]:
            await answer.say(speak("evening-done-waiting", place=ahead.index(user.id) + 1 - panel.most(evening)))

    async def _noted(self, flight: Flight[Evening], message: int | None, wake: float) -> None:
        """Note that its message shows it as it is. If that cannot be stored, it is looked after soon, and the
        message is found again: nobody need hear of it."""
        try:
            await self._notices.note(flight, message, wake)
        except StoreFailed as error:
            log.error("evening's message not noted", evening=flight.shows.id, error=str(error))

    async def _remind_me(self, answer: Answer, evening: Evening) -> None:
        if evening.starts - BEFORE <= now():
            raise Refusal("sorry-evening-soon")
        try:
            after = await self._store.wish(evening.id, _guest(answer), "remind")
        except EveningOver:
            raise Refusal("sorry-evening-over") from None
        speak = words(str(answer.interaction.locale), evening.game)
        wished = any(guest.remind for guest in after.guests if guest.user == answer.interaction.user.id)
        sentence = "evening-done-remind" if wished else "evening-done-no-remind"
        text = speak(sentence, minutes=panel.BEFORE, game=speak("title"))
        await answer.say(text)
        self._slips.fleeting(answer, text)

    async def _ask(self, answer: Answer, evening: Evening, what: str) -> None:
        zone = await self.zone(answer.interaction.user.id, evening.guild)
        if not await answer.ask(panel.form(evening, what, zone, personal(answer))):
            raise Refusal("sorry-slow")

    async def _call_off(self, answer: Answer, number: int, *, once: bool) -> None:
        async with self._evenings.lock(number):
            evening = await self._evenings.get(number)
            await self._evenings.end(evening, "off", following_of(evening) if once else None)
        text = personal(answer)("evening-done-off")
        await answer.reply(frame.note(text))
        self._evenings.look()

    async def _here(self, answer: Answer, number: int) -> Evening:
        """The evening, if what was pressed can be there: anybody can write a button's id."""
        evening = await self._store.evening(number)
        interaction = answer.interaction
        if evening is None or (evening.guild, evening.channel) != (interaction.guild_id, interaction.channel_id):
            raise Refusal("sorry-evening-over")
        return evening

    async def _must_be_host(self, answer: Answer, evening: Evening) -> None:
        interaction = answer.interaction
        if interaction.user.id != evening.host and await moderates(self._store, interaction, evening.guild) is not None:
            raise Refusal("sorry-evening-host", host=mention(evening.host, personal(answer)))

    def _sees(self, answer: Answer, evening: Evening) -> bool:
        """Whether the person asking sees the channel of an evening."""
        interaction = answer.interaction
        if evening.channel == interaction.channel_id:
            return True
        guild, member = interaction.guild, interaction.user
        room = None if guild is None else guild.get_channel_or_thread(evening.channel)
        if room is None or not isinstance(member, discord.Member):
            return False
        may = room.permissions_for(member)
        # Who is in a private thread is not known; its parent's permissions do not tell.
        hidden = isinstance(room, discord.Thread) and room.is_private()
        return may.view_channel and (may.manage_threads or not hidden)


def _guest(answer: Answer) -> Guest:
    interaction = answer.interaction
    user = interaction.user
    name = tidy(user.display_name, user.name)
    return Guest(user.id, name, str(interaction.locale), interaction.id, latest=interaction.id)


def _named(zone: str) -> str | None:
    """The zone that somebody has typed; None if they have typed none."""
    if not zone.strip():
        return None
    if (named := zone_named(zone)) is None:
        raise Refusal("sorry-quiet-zone", zone=zone[:40])
    return named


def _must_have_zone(repeats: str | None, zone: str) -> None:
    """An evening that comes again does so when clocks show the same: it has to be known whose clocks.

    Raises:
        Refusal: nobody has told.
    """
    if _repeats(repeats) and not zone:
        raise Refusal("sorry-evening-zone")


def _repeats(asked: str | None) -> Repeats:
    for one in ("weekly", "fortnightly", "monthly"):
        if asked == one:
            return one
    return ""
