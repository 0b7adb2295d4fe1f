"""Messages that are a table's no more: each says where the table went, or is taken away, so that none with buttons
stays. Nobody waits for that: of an old message Discord may take no edit for a while. Which have still to say so is
stored, so that the next start goes on.

Tables of which so little can be read that they cannot even be shown as closed: their message says just that.

Messages that the bot sent to people who are gone: each is deleted, tried again for hours if need be.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable
from functools import partial

import structlog

from bot.core import retry
from bot.core.discord_errors import LOST, is_final
from bot.core.errors import UserError
from bot.core.service import BackgroundService, Service
from bot.core.tasks import BackgroundTasks
from bot.i18n import localizer
from bot.messages.delivery import MessageDelivery, deliver
from bot.messages.reconciler import RetryLoop
from bot.storage import StaleMessage, Store, StoreFailed, TableRow
from bot.table.emojis_and_links import table_link
from bot.table.registry import TableRegistry
from bot.table.session import TableSession
from bot.ui.components import layout

log = structlog.get_logger(__name__)

Place = tuple[int, int]
"""A channel, and a message there."""


def stale_places(channel: int, messages: Iterable[int | None], instead: int) -> set[Place]:
    """Return the places of those messages of that channel, except the one that is there ``instead`` of them."""
    return {(channel, message) for message in messages if message not in (None, instead)}


class StaleBoards:
    """Marking of old boards as moved, in the background, until Discord has done it or refused it."""

    def __init__(self, delivery: MessageDelivery, store: Store, tables: TableRegistry) -> None:
        self._delivery = delivery
        self._store = store
        self._tables = tables
        self._background = BackgroundTasks()
        self.settle, self.stop = self._background.wait_idle, self._background.stop

    async def resume(self, shards: Collection[int] | None = None) -> None:
        """Mark the messages as moved that were left over at the last end. ``shards``: only at tables of these.

        Raises:
            StoreFailed: they cannot be looked up.
        """
        for left in await self._store.stale_messages(shards):
            self._background.start(self._clear(left))

    def mark_moved(self, session: TableSession, messages: Iterable[Place]) -> None:
        """Edit those old messages, which are stored as left behind, so that they link to the board's new place."""
        for channel, message in messages:
            self._background.start(self._clear(StaleMessage(session.id, channel, message)))

    async def _clear(self, left: StaleMessage) -> None:
        await deliver("marking an old board failed", partial(self._mark, left), retry.PROMPT, table=left.table)
        try:
            await self._store.clear_stale_message(left)
        except StoreFailed as error:
            # The next start marks it again.
            log.warning("storing a marked board failed", table=left.table, error=str(error))

    async def _mark(self, left: StaleMessage) -> None:
        try:
            live = await self._tables.get(left.table)
        except UserError:
            # Its log is unreadable: users who press its buttons are told that they do nothing.
            return
        if left.message == live.stored.message:
            return
        await self._delivery.api_limiter.channel_slot("edit", left.channel)
        moved = layout.short_note(live.words("table-moved", link=table_link(live.stored)))
        await self._delivery.edit(live.stored.guild, left.channel, left.message, moved)

    def remove(self, table: int, guild: int, channel: int, message: int) -> None:
        """Delete that message, which belongs to no table."""
        self._background.start(self._remove(table, partial(self._delivery.delete, guild, channel, message)))

    async def _remove(self, table: int, delete: Callable[[], Awaitable[None]]) -> None:
        await deliver("deleting an orphaned board failed", delete, retry.PROMPT, table=table)


class UnreadableTables(BackgroundService):
    """Tables that cannot be loaded: the message of each is marked as closed, once."""

    def __init__(self, delivery: MessageDelivery, tables: TableRegistry) -> None:
        super().__init__()
        self._delivery = delivery
        self._buried: set[int] = set()
        tables.buried = self.mark_closed

    def mark_closed(self, stored: TableRow) -> None:
        """Mark that table's message as closed, without details, in the background."""
        if stored.message is not None and stored.id not in self._buried:
            self._buried.add(stored.id)
            self._background.start(self._tell(stored, stored.message))

    async def _tell(self, stored: TableRow, message: int) -> None:
        told = layout.short_note(localizer(stored.locale)("table-closed"))
        try:
            await self._delivery.api_limiter.channel_slot("edit", stored.channel)
            await self._delivery.edit(stored.guild, stored.channel, message, told)
        except LOST as error:
            log.info("marking a closed table failed", table=stored.id, error=str(error))


class PendingDeletions(Service):
    """Deletion of the messages that are to be deleted. They are stored without any user's id."""

    def __init__(self, delivery: MessageDelivery, store: Store) -> None:
        self._delivery = delivery
        self._store = store
        self._rounds = RetryLoop(self._retract_all)
        self.retract, self.settle = self._rounds.start, self._rounds.wait_idle

    async def stop(self) -> None:
        """Cancel the running round; the next start goes on."""
        await self._rounds.stop()

    async def _retract_all(self) -> bool:
        """Try once for each message; returns whether any is left to be tried again."""
        again = False
        for channel, message, tries in await self._store.pending_deletions():
            done = await self._delete(channel, message) or tries + 1 >= retry.OWED.tries
            await self._store.finish_deletion(channel, message, done=done)
            again = again or not done
        return again

    async def _delete(self, channel: int, message: int) -> bool:
        try:
            await self._delivery.delete(None, channel, message)
        except LOST as error:
            if is_final(error):
                # It is gone, or out of our reach for good.
                return True
            log.info("message deletion failed", error=str(error))
            return False
        return True
