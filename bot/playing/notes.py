"""What messages show, noted in the store a moment later and many at a time: if it is lost, they are painted again."""

from __future__ import annotations

import asyncio

import structlog

from bot.ground.steps import step
from bot.store import Painted, Store, StoreFailed, Whispered
from bot.table.tables import Tables

log = structlog.get_logger(__name__)

LATER = 0.25
"""Seconds for which notes are gathered, so that a click costs one transaction that anybody waits for."""


class Notes:
    """Gathers what was painted and whispered, the newest of each message, and stores it without anybody waiting."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        self._painted: dict[int, tuple[Painted, int]] = {}
        self._whispered: dict[tuple[int, int], Whispered] = {}
        self._writing: asyncio.Task[None] | None = None

    def painted(self, note: Painted, revision: int) -> None:
        """A table's message shows so much now, which was all there was to show at that revision of the table."""
        self._painted[note.table] = note, revision
        self._soon()

    def withdraw(self, table: int) -> None:
        """What that table's message shows is not noted after all."""
        self._painted.pop(table, None)

    def whispered(self, note: Whispered) -> None:
        """Somebody's direct message shows so much now."""
        self._whispered[note.table, note.user] = note
        self._soon()

    def _soon(self) -> None:
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())

    async def settle(self) -> None:
        """Wait until everything is noted."""
        while self._writing is not None and not self._writing.done():
            await asyncio.wait([self._writing])

    async def stop(self) -> None:
        """Note at once what is left."""
        if self._writing is not None:
            self._writing.cancel()
            await asyncio.gather(self._writing, return_exceptions=True)
        await self._flush()

    async def _write(self) -> None:
        while self._painted or self._whispered:
            await asyncio.sleep(LATER)
            await self._flush()

    async def _flush(self) -> None:
        # What is stored of a table that is held may be newer than what its message shows: that is seen afterwards.
        kept = {table: note for table, note in self._painted.items() if self._tables.held(table)}
        gathered = [note for table, note in self._painted.items() if table not in kept]
        self._painted = kept
        whispered, self._whispered = list(self._whispered.values()), {}
        # Where the table has changed since, or may have, that is painted next: until then the message is behind.
        notes = [note for note, revision in gathered if self._tables.revision(note.table) == revision]
        if not notes and not whispered:
            return
        try:
            await self._store.note(notes, whispered)
            step("noted")
        except StoreFailed as error:
            # The next start paints these boards, and edits these whispers, once more, and that is all.
            log.warning("what is shown was not stored", error=str(error))
