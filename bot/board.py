"""The one message of a table in its channel: drawn, posted, edited in place, moved."""

from __future__ import annotations

import discord
import structlog

from bot.answer import LOST, NOBODY, Answer
from bot.live import Live
from bot.painter import Painter
from bot.panels import frame, lobby
from bot.panels.frame import Message
from bot.permissions import missing
from bot.store import Appointment, Stored
from bot.tables import Tables
from bot.theme import seat_colour
from bot.words import words

log = structlog.get_logger(__name__)

GROWS_OLD_AFTER = 50 * 60
"""Seconds. Discord allows few edits of a message older than an hour, so the board moves to a fresh one before."""


def link(stored: Stored | Appointment) -> str:
    """The address of the table's message; of its channel if there is no message yet."""
    return address(stored.guild, stored.channel, stored.message)


def address(guild: int, channel: int, message: int | None) -> str:
    """The address of a message; of its channel if there is none."""
    there = f"https://discord.com/channels/{guild}/{channel}"
    return f"{there}/{message}" if message else there


class Boards:
    """Brings the tables' messages to what is stored."""

    def __init__(self, client: discord.Client, tables: Tables, painter: Painter) -> None:
        self._client = client
        self._tables = tables
        self._painter = painter

    async def draw(self, live: Live) -> Message:
        """The table's message as it should be now."""
        if live.stored.status == "closed":
            return frame.closed(live)
        if live.table is None:
            return lobby.opened(live)
        seat = live.panel.accent(live.table.view(None))
        colour = None if seat is None else seat_colour(seat)
        picture = await self._painter.board(live)
        if live.table.ranking:
            changes, medals = await self._tables.store.rating_changes(live.id), await self._tables.store.told(live.id)
            return frame.over(live, picture, colour, changes, medals)
        return frame.playing(live, picture, colour)

    async def show(self, live: Live, answer: Answer | None) -> None:
        """Bring the table's message up to date: as the answer to a click on it, or by an edit.

        Whatever goes wrong on the way to Discord, the table itself is stored and goes on; the message is tried once
        more by an edit, then as a fresh message.
        """
        clicked = answer.interaction.message if answer else None
        if answer and clicked and clicked.id == live.stored.message and not _old(clicked.id):
            try:
                await answer.update(await self.draw(live))
            except LOST as error:
                log.warning("answer lost, repainting", table=live.id, error=str(error))
                answer.lost()
            else:
                await self._painted(live, clicked.id)
                return
        if not await self.repaint(live) and answer:
            speak = words(str(answer.interaction.locale))
            lacking = missing(answer.interaction)
            why = f" {speak('sorry-permissions', permissions=lacking)}" if lacking else ""
            await answer.say(speak("sorry-unpainted") + why)

    async def repaint(self, live: Live) -> bool:
        """Bring the message up to date without a click; where it is gone or too old, post a fresh one.

        Returns whether that could be done.
        """
        message = live.stored.message
        try:
            if message is not None and not _old(message):
                try:
                    drawn = await self.draw(live)
                    await self._at(live, message).edit(
                        view=drawn.view, attachments=list(drawn.files), allowed_mentions=NOBODY
                    )
                except discord.NotFound:
                    pass
                else:
                    await self._painted(live, message)
                    return True
            await self.post(live, live.stored.channel)
        except LOST as error:
            log.warning("board not painted", table=live.id, error=str(error))
            return False
        return True

    async def post(self, live: Live, channel: int) -> None:
        """Post the board as a fresh message; the old one says where it went."""
        before = live.stored
        drawn = await self.draw(live)
        where = self._client.get_partial_messageable(channel, guild_id=live.stored.guild)
        sent = await where.send(view=drawn.view, files=list(drawn.files), allowed_mentions=NOBODY)
        live.moved(channel, sent.id)
        await self._painted(live, sent.id)
        if before.message is not None:
            moved = frame.note(live.words("table-moved", link=link(live.stored)))
            try:
                old = self._client.get_partial_messageable(before.channel, guild_id=before.guild)
                await old.get_partial_message(before.message).edit(
                    view=moved.view, attachments=[], allowed_mentions=NOBODY
                )
            except LOST as error:
                log.info("old board not marked", table=live.id, error=str(error))

    async def posted(self, live: Live, message: int) -> None:
        """Note that ``message`` is the table's message now and shows it as it is."""
        live.moved(live.stored.channel, message)
        await self._painted(live, message)

    def _at(self, live: Live, message: int) -> discord.PartialMessage:
        channel = self._client.get_partial_messageable(live.stored.channel, guild_id=live.stored.guild)
        return channel.get_partial_message(message)

    async def _painted(self, live: Live, message: int) -> None:
        await self._tables.store.painted(live.id, number=live.number, message=message, channel=live.stored.channel)


def _old(message: int) -> bool:
    age = discord.utils.utcnow() - discord.utils.snowflake_time(message)
    return age.total_seconds() > GROWS_OLD_AFTER
