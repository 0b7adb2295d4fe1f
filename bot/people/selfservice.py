"""What people see and settle about themselves, in private: reminders, export, being forgotten."""

from __future__ import annotations

import asyncio
import gzip
import io

import discord
import msgspec

from bot.ground.refusals import Refusal
from bot.panels import frame, load, privacy
from bot.people.goodbyes import Goodbyes
from bot.playing.answer import Answer
from bot.playing.clock import Clock
from bot.playing.hints import OFF, Hints
from bot.playing.reception import personal
from bot.playing.whispers import Whispers
from bot.store import How, Store
from bot.table.tables import Tables
from bot.table.waiting import now
from bot.words import Words, words

FORMAT = "sleepover-export/1"
"""What an export calls itself; ``docs/privacy.md`` describes it."""
_LARGEST = 8 << 20
"""Bytes of an export that are sent as they are; more is packed with gzip, for Discord takes 10 MiB."""


class SelfService:
    """Answers people about themselves. Acts for whoever pressed or typed, and for nobody else."""

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
        """A button under one's own affairs."""
        user, speak = answer.interaction.user.id, personal(answer)
        how = next((how for how in privacy.HOWS if what == f"remind-{how}"), None)
        if how is not None:
            await self.remind(answer, how)
        elif what == "reminders":
            await answer.whisper(privacy.reminders(await self._store.reminders(user), speak))
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

    async def remind(self, answer: Answer, how: How) -> None:
        """Remember how somebody wants to be reminded; it counts at once, at all tables where they sit."""
        interaction, store = answer.interaction, self._store
        await store.set_reminders(interaction.user.id, how)
        for table in await store.open_tables(interaction.user.id):
            await self._clock.reconsider(table)
        shown = privacy.reminders(how, words(str(interaction.locale)))
        if interaction.type is discord.InteractionType.component:
            await answer.update(shown)
        else:
            await answer.whisper(shown)

    async def about(self, user: int, speak: Words) -> frame.Message:
        """What is known of somebody, in words."""
        store = self._store
        return privacy.privacy(await store.known_of(user), await store.reminders(user), speak)

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
