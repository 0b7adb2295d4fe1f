"""Tables of which so little can be read that they cannot even be shown as closed: their message says just that."""

from __future__ import annotations

import asyncio

import structlog

from bot.ground.background import Background
from bot.ground.messenger import Messenger
from bot.panels import frame
from bot.playing.answer import LOST, NOBODY
from bot.playing.pace import Pace
from bot.store import Stored
from bot.table.tables import Tables
from bot.words import words

log = structlog.get_logger(__name__)

_CALL = 60.0
"""Seconds that the call to Discord may take."""


class Burials:
    """Has the message of such a table say that it is closed, once."""

    def __init__(self, messenger: Messenger, tables: Tables, pace: Pace) -> None:
        self._messenger = messenger
        self._pace = pace
        self._buried: set[int] = set()
        self._background = Background()
        tables.buried = self.bury

    def bury(self, stored: Stored) -> None:
        """That table is closed, and no more can be said of it. Waits for nothing."""
        if stored.message is not None and stored.id not in self._buried:
            self._buried.add(stored.id)
            self._background.begin(self._tell(stored, stored.message))

    async def stop(self) -> None:
        """Leave off: whoever presses a button there hears it then."""
        await self._background.stop()

    async def _tell(self, stored: Stored, message: int) -> None:
        there = self._messenger.get_partial_messageable(stored.channel, guild_id=stored.guild)
        told = frame.note(words(stored.locale)("table-closed"))
        try:
            await self._pace.step("edit", stored.channel)
            async with asyncio.timeout(_CALL):
                await there.get_partial_message(message).edit(view=told.view, attachments=[], allowed_mentions=NOBODY)
        except LOST as error:
            log.info("closed table not told of at its message", table=stored.id, error=str(error))
