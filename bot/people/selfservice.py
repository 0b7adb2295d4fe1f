"""What people see and settle about themselves, in private: reminders, export, being forgotten."""

from __future__ import annotations

import asyncio
import gzip
import io
from collections.abc import Mapping
from math import ceil

import discord
import msgspec

from bot.ground.awake import DAY, Quiet, zone_named
from bot.ground.refusals import Refusal, Retry, retried
from bot.panels import frame, load, privacy, rests
from bot.people.goodbyes import Goodbyes
from bot.playing.answer import Answer
from bot.playing.clock import Clock
from bot.playing.hints import OFF, Hints
from bot.playing.reception import personal
from bot.playing.whispers import Whispers
from bot.store import How, Store, TooMuchAway, TooOften
from bot.store.rests import VACATION
from bot.table.tables import Tables
from bot.table.waiting import now
from bot.words import Words, words
from renderers.lettering import shorter

FORMAT = "sleepover-export/1"
"""What an export calls itself; ``docs/privacy.md`` describes it."""
_LARGEST = 8 << 20
"""Bytes of an export that are sent as they are; more is packed with gzip, for Discord takes 10 MiB."""


class SelfService:
    """Answers people about themselves. Acts for the person who pressed or typed, and for nobody else."""

    def __init__(
        self, store: Store, clock: Clock, goodbyes: Goodbyes, tables: Tables, whispers: Whispers, hints: Hints
    ) -> None:
        self._store = store
        self._clock = clock
        self._goodbyes = goodbyes
        self._tables = tables
        self._whispers = whispers
        self._hints = hints

    async def help(self, answer: Answer, what: str) -> None:
        """A button under your own affairs."""
        user, speak = answer.interaction.user.id, personal(answer)
        how = next((how for how in privacy.HOWS if what == f"remind-{how}"), None)
        if how is not None:
            await self.remind(answer, how)
        elif what == "reminders":
            await answer.whisper(privacy.reminders(await self._store.calls(user), speak))
        elif what in ("soon-on", "soon-off"):
            await self._store.set_soon(user, what == "soon-on")
            await self._again(user)
            await answer.update(privacy.reminders(await self._store.calls(user), speak))
        elif what in ("quiet-none", "quiet-forget"):
            there = await self._store.quiet(user)
            none = Quiet("UTC" if there is None else there.zone)
            await self._set_quiet(answer, none if what == "quiet-none" else None)
        elif what == "vacation-over":
            if await self._store.come_back(user, now=now()):
                await self._again(user)
            await self.vacation(answer, None)
        elif what == "birthday-forget":
            await self._store.set_birthday(user, None, None)
            await answer.update(frame.note(speak("done-birthday-forgotten")))
        elif what == OFF:
            await self._no_more_hints(answer, user, speak)
        elif what == "export":
            await self._export(answer, user, speak)
        elif what == "privacy":
            await answer.update(await self.about(user, speak))
        elif what == "delete":
            await answer.update(privacy.sure(speak("delete-sure"), "delete-sure", speak("button-delete-sure"), speak))
        elif what == "delete-sure":
            await answer.update(
                privacy.sure(speak("delete-final"), "delete-final", speak("button-delete-final"), speak)
            )
        elif what == "delete-final":
            await self._goodbyes.forget(user)
            await answer.update(frame.note(speak("delete-done")))
        else:
            raise Refusal("sorry-late")

    async def _no_more_hints(self, answer: Answer, user: int, speak: Words) -> None:
        await self._hints.off(user)
        if answer.in_private:
            await answer.update(frame.note(speak("hints-are-off")))
        else:
            await answer.say(speak("hints-are-off"))
        for table in await self._store.open_tables(user):
            live = await self._tables.get(table)
            seat = live.seat_of(user)
            if seat is not None and load(live.game.name).secrets:
                self._whispers.poke(live, [seat])
                if not live.ours:
                    await self._store.leave_word(table)

    async def remind(
        self,
        answer: Answer,
        how: How | None,
        *,
        hour: int | None = None,
        zone: str | None = None,
        soon: bool | None = None,
    ) -> None:
        """Remember how somebody wants to be reminded; it counts at once, at all tables where they sit. None stays as it
        is.

        Raises:
            Refusal: by the hour, and nobody knows in which zone.
        """
        interaction, store = answer.interaction, self._store
        user = interaction.user.id
        before = await store.calls(user)
        if soon is not None:
            await store.set_soon(user, soon)
        if how is None and (hour is not None or zone):
            how = "daily"
        if how is not None:
            named = await self._zone(answer, zone, before.zone) if how == "daily" else ""
            await store.set_reminders(user, how, hour=before.hour if hour is None else hour, zone=named)
        await self._again(user)
        shown = privacy.reminders(await store.calls(user), words(str(interaction.locale)))
        if interaction.type is discord.InteractionType.component:
            await answer.update(shown)
        else:
            await answer.whisper(shown)

    async def _zone(self, answer: Answer, typed: str | None, before: str) -> str:
        """The zone that somebody has typed, or what is known of where they are."""
        if typed:
            if (named := zone_named(typed)) is None:
                raise Refusal("sorry-quiet-zone", zone=shorter(typed, 40))
            return named
        quiet = await self._store.quiet(answer.interaction.user.id)
        guild = answer.interaction.guild_id
        if not before and quiet is None and guild is not None:
            quiet = (await self._store.server(guild)).quiet
        if not before and quiet is None:
            raise Refusal("sorry-zone-missing")
        return before or ("" if quiet is None else quiet.zone)

    async def set_birthday(self, user: int, month: int | None, day: int | None) -> None:
        """Remember somebody's birthday.

        Raises:
            Refusal: there is no such day, or theirs has changed too often.
        """
        try:
            if month is None or day is None:
                raise ValueError("a birthday is a month and a day")
            await self._store.set_birthday(user, month, day, now=now())
        except ValueError:
            raise Refusal("sorry-birthday") from None
        except TooOften as refused:
            kept = "yes" if refused.kept else "no"
            raise Refusal("sorry-birthday-often", when=f"<t:{ceil(refused.until)}:D>", kept=kept) from None

    async def birthday(self, answer: Answer) -> None:
        """Show somebody what is known of their birthday."""
        user = answer.interaction.user.id
        told = (await self._store.birthdays([user])).get(user)
        await answer.whisper(privacy.birthday(told, personal(answer)))

    async def home(self, user: int) -> str:
        """The zone in which somebody's days begin; UTC where nobody knows."""
        quiet = await self._store.quiet(user)
        return (quiet.zone if quiet is not None else (await self._store.calls(user)).zone) or "UTC"

    async def quiet(self, answer: Answer, given: Mapping[str, str]) -> None:
        """Show somebody's quiet hours; or set them, if anything is ``given``.

        Raises:
            Refusal: they leave no time to play, or were changed a moment ago.
        """
        user, speak = answer.interaction.user.id, personal(answer)
        before = await self._store.quiet(user)
        if not any(given.values()):
            await answer.whisper(rests.quiet_panel(before, now(), speak))
            return
        with retried(rests.retry("own", given, speak)):
            after = rests.read(before, given, speak)
            if after.empty and not given.get("off"):
                raise Refusal("sorry-quiet-hours")
        await self._set_quiet(answer, after)

    async def _set_quiet(self, answer: Answer, quiet: Quiet | None) -> None:
        user = answer.interaction.user.id
        try:
            await self._store.set_quiet(user, quiet, now=now())
        except TooOften as refused:
            raise Refusal("sorry-quiet-often", when=f"<t:{ceil(refused.until)}:f>") from None
        await self._again(user)
        await answer.reply(rests.quiet_panel(quiet, now(), personal(answer)))

    async def vacation(self, answer: Answer, until: str | None) -> None:
        """Show until when somebody is away, or set it.

        Raises:
            Refusal: that is no day to come, or they have not so many days left.
        """
        user, at = answer.interaction.user.id, now()
        if until:
            with retried(Retry("vacation", "", (("until", "", until),))):
                ends = rests.end_of_vacation(until, await self.home(user), at, str(answer.interaction.locale))
                try:
                    await self._store.go_away(user, ends, now=at)
                except TooMuchAway as refused:
                    # A day that is begun is not left.
                    last = rests.last_day(refused.until)
                    sentence = "sorry-vacation-long" if refused.until - at >= DAY else "sorry-vacation-used"
                    raise Refusal(sentence, most=VACATION, when=last) from None
            await self._again(user)
        there, left = await self._store.away_until(user, now=at), await self._store.days_left(user, now=at)
        await answer.reply(rests.vacation_panel(there, left, VACATION, personal(answer)))

    async def ask_again(self, answer: Answer, form: str, typed: Mapping[str, str]) -> None:
        """The form of rests that were refused, with what had been typed into it.

        Raises:
            Refusal: it is too late for a form.
        """
        speak = personal(answer)
        shown = rests.own_form(speak, typed) if form == "own" else rests.vacation_form(speak, typed)
        if not await answer.ask(shown):
            raise Refusal("sorry-slow")

    async def _again(self, user: int) -> None:
        """What holds for somebody has changed: at all their tables."""
        for table in await self._store.open_tables(user):
            await self._clock.reconsider(table)

    async def about(self, user: int, speak: Words) -> frame.Message:
        """What is known of somebody, in words."""
        store = self._store
        return privacy.privacy(await store.known_of(user), await store.reminders(user), await store.quiet(user), speak)

    async def _export(self, answer: Answer, user: int, speak: Words) -> None:
        known = await self._store.known_of(user)
        name, data = await asyncio.to_thread(export, user, known, now())
        await answer.say(speak("export-done"), file=discord.File(io.BytesIO(data), filename=name))


def export(user: int, known: object, made: float) -> tuple[str, bytes]:
    """The file that somebody gets: its name, and what is in it."""
    document = {"format": FORMAT, "made": made, "user_id": str(user), "known": known}
    data = msgspec.json.format(msgspec.json.encode(document), indent=1)
    if len(data) > _LARGEST:
        return "sleepover-you.json.gz", gzip.compress(data)
    return "sleepover-you.json", data
