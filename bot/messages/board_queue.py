"""Pending updates of a table's message, edits in flight, and the log of what messages show.

Two edits in flight at once may arrive in either order.

The log is written a moment later and many entries at a time: if it is lost, the messages are rendered again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Generic, NamedTuple, TypeVar

import structlog

from bot.core.discord_errors import LOST
from bot.core.instrumentation import failpoint
from bot.core.permissions import missing_here
from bot.core.service import Service
from bot.core.tasks import cancel_tasks
from bot.i18n import localizer
from bot.interactions.responder import Responder
from bot.storage import BoardState, DirectMessageState, StoreFailed
from bot.storage.repos.messages import MessageRepository
from bot.table.registry import TableRegistry

_KEPT = 2000
"""Of how many tables it is remembered what their message shows. The others are painted once too often."""


class ShownBoards:
    """Revisions that the tables' messages show, as far as this process has sent them."""

    def __init__(self) -> None:
        self._revisions: OrderedDict[int, int] = OrderedDict()
        self.in_words: set[int] = set()
        """Tables whose message shows them in words, and is owed a picture."""

    def remember(self, table: int, revision: int) -> None:
        """Note that this revision has gone out to the table's message."""
        self._revisions[table] = max(revision, self._revisions.get(table, -1))
        self._revisions.move_to_end(table)
        while len(self._revisions) > _KEPT:
            self._revisions.popitem(last=False)

    def forget(self, table: int) -> None:
        """Drop the table's revision: nobody knows what its message shows."""
        self._revisions.pop(table, None)

    def is_behind(self, table: int, revision: int) -> bool:
        """Return whether the table's message may show less than this revision's picture."""
        return self._revisions.get(table, -1) < revision or table in self.in_words


class PendingRepost(NamedTuple):
    """A channel in which the board is to be posted again, and who waits for that."""

    channel: int
    there: asyncio.Future[None]


class PendingUpdate:
    """Pending work for one table's message."""

    def __init__(self) -> None:
        self.again = False
        """True to send even what was sent before: it may not have arrived."""
        self.afresh = False
        """True to post a running game again where it is, below what was said since."""
        self.moves: list[PendingRepost] = []
        """Channels in which to post it again."""
        self.lost: list[PendingRepost] = []
        """Reposts that may have been posted: their messages are searched for first."""
        self.kept: list[PendingRepost] = []
        """Reposts whose messages will be searched for."""
        self.told: list[Responder] = []
        """Users to be told if it cannot be rendered."""
        self.by: Responder | None = None
        """The answer that has shown it in words, and can bring the picture: Discord does not count that as an edit."""

    def fail_reposts(self, error: Exception) -> None:
        """Report the error to the callers that wait for a repost, unless its message will be looked for."""
        fail_waiters([move for move in (*self.lost, *self.moves) if move not in self.kept], error)

    async def report_failure(self) -> None:
        """Answer the users who asked that the board could not be rendered.

        Missing permissions are named, if any.
        """
        for answer in self.told:
            speak = localizer(str(answer.interaction.locale))
            lacking = missing_here(answer.interaction)
            why = f" {speak('sorry-permissions', permissions=lacking)}" if lacking else ""
            with suppress(*LOST):
                await answer.send_text(speak("sorry-unpainted") + why)


def resolve_waiters(moves: Iterable[PendingRepost]) -> None:
    """Report to the callers that wait for a repost that the board has been posted again."""
    for move in moves:
        if not move.there.done():
            move.there.set_result(None)


def fail_waiters(moves: Iterable[PendingRepost], error: Exception) -> None:
    """Pass the error to the callers that wait for a repost."""
    for move in moves:
        if not move.there.done():
            move.there.set_exception(error)


Shows = TypeVar("Shows")


class InFlightEdit(Generic[Shows]):
    """A drawing in flight, which Discord has not answered yet."""

    def __init__(self, shows: Shows) -> None:
        self.shows = shows
        """The state from which it was drawn."""
        self.crossed = False
        """True if a different drawing was in flight to the same message at the same time."""


class InFlightEdits(Generic[Shows]):
    """All edits in flight, by the subject of their message."""

    def __init__(self) -> None:
        self._under_way: dict[int, list[InFlightEdit[Shows]]] = {}

    @contextmanager
    def track(self, number: int, shows: Shows) -> Iterator[InFlightEdit[Shows]]:
        """Track a drawing of ``shows`` in flight to the message of the table, or game night, of that number."""
        flight, others = InFlightEdit(shows), self._under_way.setdefault(number, [])
        for other in others:
            if other.shows != shows:
                other.crossed = flight.crossed = True
        others.append(flight)
        try:
            yield flight
        finally:
            others.remove(flight)
            if not others:
                del self._under_way[number]


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
