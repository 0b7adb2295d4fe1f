"""Messages that are a table's no more: each says where the table went, or is taken away, so that none with buttons
stays. Nobody waits for that: of an old message Discord may take no edit for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from functools import partial

import discord
import structlog

from bot.ground.background import Background
from bot.ground.messenger import Messenger
from bot.panels import frame
from bot.playing.answer import LOST, NOBODY
from bot.playing.finding import refused
from bot.playing.pace import Pace
from bot.table.links import link
from bot.table.live import Live

log = structlog.get_logger(__name__)

_TOO_OFTEN = 30046
"""Discord's code for an old message that has been edited too often, for now."""
_CALL = 60.0
"""Seconds that one call to Discord may take."""
_FIRST_PAUSE, _LONGEST_PAUSE = 1.0, 60.0
"""Seconds until it is tried again; twice as long each time."""


class Leftovers:
    """Sees to such messages in the background, until Discord has done it or refused it."""

    def __init__(self, messenger: Messenger, pace: Pace) -> None:
        self._messenger = messenger
        self._pace = pace
        self._background = Background()
        self.settle, self.stop = self._background.settle, self._background.stop

    def mark(self, live: Live, channel: int, messages: Iterable[int | None]) -> None:
        """Have those of these messages that are not the table's now say where the board went."""
        for message in {*messages} - {live.stored.message, None}:
            assert message is not None
            self._background.begin(
                _insist("old board not marked", live.id, partial(self._mark, live, channel, message))
            )

    async def _mark(self, live: Live, channel: int, message: int) -> None:
        await self._pace.step("edit", channel)
        moved = frame.note(live.words("table-moved", link=link(live.stored)))
        old = self._messenger.get_partial_messageable(channel, guild_id=live.stored.guild).get_partial_message(message)
        async with asyncio.timeout(_CALL):
            await old.edit(view=moved.view, attachments=[], allowed_mentions=NOBODY)

    def remove(self, table: int, guild: int, channel: int, message: int) -> None:
        """Take that message away, which is of no table."""
        self._background.begin(
            _insist("board of no table not taken away", table, partial(self._remove, guild, channel, message))
        )

    async def _remove(self, guild: int, channel: int, message: int) -> None:
        async with asyncio.timeout(_CALL):
            where = self._messenger.get_partial_messageable(channel, guild_id=guild)
            await where.get_partial_message(message).delete()


async def _insist(what: str, table: int, work: Callable[[], Awaitable[None]]) -> None:
    pause = _FIRST_PAUSE
    while True:
        try:
            await work()
        except LOST as error:
            log.info(what, table=table, error=str(error))
            if refused(error) and (not isinstance(error, discord.HTTPException) or error.code != _TOO_OFTEN):
                return
        else:
            return
        await asyncio.sleep(pause)
        pause = min(2 * pause, _LONGEST_PAUSE)
