"""Direct messages: one for each player of a game with secrets, edited whenever what it shows has changed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

import discord
import structlog

from bot.answer import LOST, NOBODY
from bot.board import link
from bot.live import Live
from bot.painter import Painter
from bot.panels import frame
from bot.store import Store
from bot.tables import Tables
from bot.words import words
from bot.words.telling import tell
from games.core import Seat

log = structlog.get_logger(__name__)

CLOSED = (50007, 50278)
"""Discord's codes for a person who takes no direct messages from us; it stays so until they change it."""
_LATEST = 3
"""How many of the last secret happenings the message tells."""


class Whispers:
    """Keeps each player's direct message at what they may know now.

    Several changes in quick succession become one edit. Which calls are made follows from public things alone: a
    number taken leads to an edit, whatever it did.
    """

    def __init__(self, client: discord.Client, tables: Tables, painter: Painter) -> None:
        self._client = client
        self._tables = tables
        self._painter = painter
        self._running: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._again: set[tuple[int, int]] = set()
        self._opening: set[tuple[int, int]] = set()

    @property
    def _store(self) -> Store:
        return self._tables.store

    async def open(self, live: Live, user: discord.User | discord.Member) -> bool:
        """Begin the message to somebody who sat down. False if they take no direct messages."""
        key = (live.id, user.id)
        self._opening.add(key)
        try:
            return await self._open(live, user)
        finally:
            self._opening.discard(key)

    async def _open(self, live: Live, user: discord.User | discord.Member) -> bool:
        speak = words(_locale(live, user.id), live.game.name)
        text = speak("join-whisper", game=speak("title"), table=str(live.id), link=link(live.stored))
        message = frame.secret(text, None, speak)
        channel: discord.DMChannel | None = None
        sent: discord.Message | None = None
        try:
            channel = user.dm_channel or await user.create_dm()
            sent = await channel.send(view=message.view, allowed_mentions=NOBODY)
        except LOST as error:
            if getattr(error, "code", None) not in CLOSED:
                log.warning("direct message not opened", table=live.id, error=str(error))
        # Meanwhile others may have sat down or got up, or the game may have begun: look again where this person sits.
        async with self._tables.turn(live.id):
            fresh = await self._tables.reload(live.id)
            seat = fresh.seat_of(user.id)
            if seat is None:
                return True
            await self._store.whispered(
                live.id,
                seat,
                number=-1,
                channel=channel.id if channel else None,
                message=sent.id if sent else None,
                user=user.id,
            )
            if channel is None or sent is None:
                return False
            fresh.opened(seat, channel.id, sent.id)
            if fresh.table:
                self._opening.discard((live.id, user.id))
                self.poke(fresh, [seat])
        return True

    def poke(self, live: Live, seats: Iterable[Seat]) -> None:
        """What those seats may know has changed: bring their messages up to date, in the background."""
        for seat in sorted(set(seats)):
            if live.stored.seats[seat].level is not None:
                # A computer reads its secrets from its view.
                continue
            key = (live.id, live.stored.seats[seat].user)
            if key in self._running:
                self._again.add(key)
                continue
            task = self._running[key] = asyncio.create_task(self._keep_up(key))
            task.add_done_callback(lambda _, key=key: self._running.pop(key, None))  # type: ignore[misc]

    async def settle(self) -> None:
        """Wait until all messages are up to date."""
        while self._running:
            await asyncio.wait(list(self._running.values()))

    async def stop(self) -> None:
        """Leave off where it is; the next start makes up for it."""
        running = list(self._running.values())
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    async def _keep_up(self, key: tuple[int, int]) -> None:
        while True:
            self._again.discard(key)
            try:
                await self._bring_up_to_date(*key)
            except LOST as error:
                log.warning("direct message not updated", table=key[0], error=str(error))
            if key not in self._again:
                return

    async def _bring_up_to_date(self, table: int, user: int) -> None:
        live = await self._tables.get(table)
        seat = live.seat_of(user)
        if seat is None or live.table is None:
            return
        sitting = live.stored.seats[seat]
        channel, sent = sitting.dm_channel, sitting.dm_message
        if sent is None and (channel is not None or (table, user) in self._opening):
            # They take no direct messages; or the first one is on its way to them.
            return
        if channel is None:
            # A crash came between their sitting down and the note of where their message is.
            channel = (await self._client.create_dm(discord.Object(user))).id
        number = live.number
        sent = await self._deliver(live, seat, channel, sent)
        await self._store.whispered(table, seat, number=number, channel=channel, message=sent, user=user)
        if sent is not None:
            live.whispered(seat, number, sent)

    async def _deliver(self, live: Live, seat: Seat, channel: int, sent: int | None) -> int | None:
        """Edit the message ``sent``, or send one if there is none any more. Returns its id; None: they take none."""
        where = self._client.get_partial_messageable(channel)
        locale = live.stored.seats[seat].locale
        message = await self.message(live, seat, locale)
        if sent is not None:
            try:
                await where.get_partial_message(sent).edit(
                    view=message.view, attachments=list(message.files), allowed_mentions=NOBODY
                )
            except discord.NotFound:
                message = await self.message(live, seat, locale)
            else:
                return sent
        try:
            return (await where.send(view=message.view, files=list(message.files), allowed_mentions=NOBODY)).id
        except discord.Forbidden as error:
            if error.code not in CLOSED:
                raise
            return None

    async def message(self, live: Live, seat: Seat, locale: str) -> frame.Message:
        """What that seat alone may know, in words and as a picture."""
        speak = words(locale, live.game.name)
        title = speak("whisper-title", game=speak("title"), table=str(live.id), link=link(live.stored))
        text = f"{title}\n{secret_words(live, seat, speak)}"
        return frame.secret(text, await self._painter.card(live, seat, locale), speak)


def secret_words(live: Live, seat: Seat, speak: Any) -> str:
    """What only that seat may know: its secrets now, and the last things that happened to them."""
    assert live.table is not None
    told: list[str] = []
    for step in reversed(live.table.frames):
        mine = [event for event in step.events if event.audience == seat]
        told[:0] = [tell(event, live.chat_names, speak, step.number) for event in mine]
        if len(told) >= _LATEST:
            break
    secrets = live.panel.peek(live.table.view(seat), live.chat_names, speak)
    return "\n".join([secrets, *(f"-# {sentence}" for sentence in told[-_LATEST:])])


def _locale(live: Live, user: int) -> str:
    sitting = live.sitting(user)
    return sitting.locale if sitting else live.stored.locale
