"""Log of what messages show, by which the next start finds those that are outdated.

It is written a moment later and many entries at a time: if it is lost, the messages are rendered again.
"""

from __future__ import annotations

import asyncio

import structlog

from bot.core.instrumentation import failpoint
from bot.core.service import Service
from bot.core.tasks import cancel_tasks
from bot.storage import BoardState, DirectMessageState, StoreFailed
from bot.storage.repos.messages import MessageRepository
from bot.table.registry import TableRegistry

log = structlog.get_logger(__name__)

LATER = 0.25
"""Seconds for which notes are gathered, so that a click costs one transaction that anybody waits for."""


class DeliveryLog(Service):
    """Log of the newest state that each board and direct message shows, written without making a caller wait."""

    def __init__(self, store: MessageRepository, tables: TableRegistry) -> None:
        self._store = store
        self._tables = tables
        self._painted: dict[int, tuple[BoardState, int]] = {}
        self._whispered: dict[tuple[int, int], DirectMessageState] = {}
        self._writing: asyncio.Task[None] | None = None

    def board_shown(self, note: BoardState, revision: int) -> None:
        """Note the state that a table's message shows: everything there was to show at that revision of the table."""
        self._painted[note.table] = note, revision
        self._soon()

    def forget_board(self, table: int) -> None:
        """Drop the pending note about that table's message."""
        self._painted.pop(table, None)

    def direct_message_shown(self, note: DirectMessageState) -> None:
        """Note the state that a player's direct message shows."""
        self._whispered[note.table, note.user] = note
        self._soon()

    def _soon(self) -> None:
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())

    async def wait_idle(self) -> None:
        """Wait until everything is noted."""
        while self._writing is not None and not self._writing.done():
            await asyncio.wait([self._writing])

    async def stop(self) -> None:
        """Note at once what is left."""
        await cancel_tasks([self._writing])
        await self._flush()

    async def _write(self) -> None:
        while self._painted or self._whispered:
            await asyncio.sleep(LATER)
            await self._flush()

    async def _flush(self) -> None:
        # The stored state of a held table may be newer than its message: that is checked afterwards.
        kept = {table: note for table, note in self._painted.items() if self._tables.is_locked(table)}
        gathered = [note for table, note in self._painted.items() if table not in kept]
        self._painted = kept
        whispered, self._whispered = list(self._whispered.values()), {}
        # If the table has changed since, or may have, it is edited next: until then the message is outdated.
        notes = [note for note, revision in gathered if self._tables.revision(note.table) == revision]
        if not notes and not whispered:
            return
        try:
            await self._store.note_shown(notes, whispered)
            failpoint("noted")
        except StoreFailed as error:
            # The next start edits these boards and direct messages once more, and that is all.
            log.warning("storing shown revisions failed", error=str(error))
