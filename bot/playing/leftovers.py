"""Messages that are a table's no more: each says where the table went, or is taken away, so that none with buttons
stays. Nobody waits for that: of an old message Discord may take no edit for a while. Which have still to say so is
stored, so that the next start goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable
from functools import partial

import structlog

from bot.ground.background import Background
from bot.ground.messenger import Messenger
from bot.ground.refusals import Refusal
from bot.panels import frame
from bot.playing.answer import LOST, NOBODY
from bot.playing.codes import is_final
from bot.playing.pace import Pace
from bot.store import Leftover, Store, StoreFailed
from bot.table.links import link
from bot.table.live import Live
from bot.table.tables import Tables

log = structlog.get_logger(__name__)

_CALL = 60.0
"""Seconds that one call to Discord may take."""
_FIRST_PAUSE, _LONGEST_PAUSE = 1.0, 60.0
"""Seconds until it is tried again; twice as long each time."""

Place = tuple[int, int]
"""A channel, and a message there."""


def places(channel: int, messages: Iterable[int | None], instead: int) -> set[Place]:
    """Where in that channel those messages are, but for the one that is there ``instead`` of them."""
    return {(channel, message) for message in messages if message not in (None, instead)}


class Leftovers:
    """Sees to such messages in the background, until Discord has done it or refused it."""

    def __init__(self, messenger: Messenger, store: Store, tables: Tables, pace: Pace) -> None:
        self._messenger = messenger
        self._store = store
        self._tables = tables
        self._pace = pace
        self._background = Background()
        self.settle, self.stop = self._background.settle, self._background.stop

    async def go_on(self, shards: Collection[int] | None = None) -> None:
        """Have those marked that are owed it from before the last end. ``shards``: only at tables of these.

        Raises:
            StoreFailed: what is owed cannot be looked up.
        """
        for left in await self._store.left_behind(shards):
            self._background.begin(self._clear(left))

    def mark(self, live: Live, messages: Iterable[Place]) -> None:
        """Have those messages, which are noted as left behind, say where the board went."""
        for channel, message in messages:
            self._background.begin(self._clear(Leftover(live.id, channel, message)))

    async def _clear(self, left: Leftover) -> None:
        await _insist("old board not marked", left.table, partial(self._mark, left))
        try:
            await self._store.cleared(left)
        except StoreFailed as error:
            # The next start marks it once more.
            log.warning("not noted that an old board is marked", table=left.table, error=str(error))

    async def _mark(self, left: Leftover) -> None:
        try:
            live = await self._tables.get(left.table)
        except Refusal:
            # Its log cannot be read any more: that its buttons do nothing is said to whoever presses one.
            return
        if left.message == live.stored.message:
            return
        await self._pace.step("edit", left.channel)
        moved = frame.note(live.words("table-moved", link=link(live.stored)))
        where = self._messenger.get_partial_messageable(left.channel, guild_id=live.stored.guild)
        async with asyncio.timeout(_CALL):
            await where.get_partial_message(left.message).edit(view=moved.view, attachments=[], allowed_mentions=NOBODY)

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
            if is_final(error):
                return
        except StoreFailed as error:
            log.warning(what, table=table, error=str(error))
        else:
            return
        await asyncio.sleep(pause)
        pause = min(2 * pause, _LONGEST_PAUSE)
