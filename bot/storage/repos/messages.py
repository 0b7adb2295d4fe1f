"""Stored state of board messages and DMs, messages whose table has moved, and notices.

Writes that go with nothing else are batched, so that a crash costs no more than drawing something twice.

Closing notices are sentences owed to players whose table was closed because its place is gone.

Table notices are public messages about a table that are deleted once they are out of date: calls to votes, to seats,
to a turn.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from msgspec import Struct

from bot.storage import sql
from bot.storage.backends.base import Database, Transactions
from bot.storage.errors import ChannelTaken, NotSeated, UnknownTable
from bot.storage.repos.privacy import RETRACT
from games.core import Seat


class BoardState(Struct, frozen=True):
    """State of a board: ``message`` in ``channel`` shows the table after ``number`` actions."""

    table: int
    number: int
    message: int
    channel: int


class DirectMessageState(Struct, frozen=True):
    """State of a direct message: ``message`` shows a player what they know after ``number`` actions."""

    table: int
    user: int
    number: int
    message: int


class StaleMessage(Struct, frozen=True):
    """Former board message of a table that has moved: ``message`` in ``channel``."""

    table: int
    channel: int
    message: int


class MessageInterface(Protocol):
    """Interface of the stored state of messages."""

    async def set_board_message(
        self,
        table: int,
        *,
        number: int,
        message: int | None,
        channel: int,
        leaves: Collection[tuple[int, int]] = (),
    ) -> None:
        """Note that ``message`` in ``channel`` shows the table after ``number`` actions, and that it ``leaves`` behind
        these messages, each as (channel, id), which have to say where it went.

        Never goes back: a lower number for the same message, or an older message (a lower id), changes nothing.
        ``message`` None: there is no message any more and none is owed (it cannot be posted or repaired).

        Raises:
            UnknownTable: there is none of that number.
            ChannelTaken: an open table was to move to a channel that has another one.
        """
        ...

    async def note_shown(
        self, painted: Sequence[BoardState], direct_messages: Sequence[DirectMessageState] = ()
    ) -> None:
        """Store in one transaction which actions many messages show, of tables and of direct messages.

        Messages must be where they were; missing ones are skipped. A power cut may undo it.
        """
        ...

    async def mark_outdated(self, table: int) -> None:
        """Note that the table's message may not show the present, so that the next start edits it.

        Raises:
            UnknownTable: there is none of that number.
        """
        ...

    async def set_direct_message(
        self, table: int, seat: int, *, number: int, channel: int | None, message: int | None, user: int | None = None
    ) -> None:
        """Note that the direct message to ``seat`` shows what they know after ``number`` actions; never goes back
        either.

        ``message`` None: there is none and none is owed (their direct messages are closed). Seats of a lobby are
        places in ``TableRow.seats`` and move when a player leaves: there, and wherever they might, pass ``user`` too.

        Raises:
            NotSeated: nobody has that seat, or not ``user``.
        """
        ...

    async def stale_messages(self, shards: Collection[int] | None = None) -> Sequence[StaleMessage]:
        """Return the messages that still have to say where their table went, oldest first.

        ``shards`` limits them to tables of these shards.
        """
        ...

    async def clear_stale_message(self, stale: StaleMessage) -> None:
        """Store that the message says so, or is gone. A power cut may undo it."""
        ...


class MessageRepository(Transactions):
    """:class:`MessageInterface` over transactions."""

    async def set_board_message(
        self,
        table: int,
        *,
        number: int,
        message: int | None,
        channel: int,
        leaves: Collection[tuple[int, int]] = (),
    ) -> None:
        """Implement :meth:`MessageInterface.set_board_message`."""

        def work(db: Database) -> None:
            db.advisory_lock("channel", channel)
            db.lock_rows(table)
            if (there := db.row(sql.MESSAGE, table)) is None:
                raise UnknownTable(table)
            if message is None:
                db.execute(sql.UNPAINTABLE, table, number)
                return
            status, before = there
            taken = db.row(sql.OPEN_AT, channel)
            if status in ("lobby", "playing") and (before or 0) <= message and taken not in (None, (table,)):
                raise ChannelTaken(channel, taken[0])
            db.execute(sql.PAINTED, table, channel, message, number)
            db.executemany(_LEAVE, [(table, *left) for left in leaves])

        await self._write(work, table=table)

    async def note_shown(
        self, painted: Sequence[BoardState], direct_messages: Sequence[DirectMessageState] = ()
    ) -> None:
        """Implement :meth:`MessageInterface.note_shown`."""

        def work(db: Database) -> None:
            db.lock_rows(*(note.table for note in painted), *(sent.table for sent in direct_messages))
            for note in painted:
                db.execute(sql.PAINTED, note.table, note.channel, note.message, note.number)
            for sent in direct_messages:
                db.execute(sql.NOTE_WHISPERED, sent.table, sent.user, sent.message, sent.number)

        await self._write(work, hurry=True)

    async def mark_outdated(self, table: int) -> None:
        """Implement :meth:`MessageInterface.mark_outdated`."""

        def work(db: Database) -> None:
            db.lock_rows(table)
            if db.row(sql.STATUS, table) is None:
                raise UnknownTable(table)
            db.execute(sql.BEHIND, table)

        await self._write(work, table=table)

    async def set_direct_message(
        self, table: int, seat: int, *, number: int, channel: int | None, message: int | None, user: int | None = None
    ) -> None:
        """Implement :meth:`MessageInterface.set_direct_message`."""

        def work(db: Database) -> None:
            db.lock_rows(table)
            seated = dict(db.rows(sql.SITTERS, table)).get(seat)
            if seated is None or user not in (None, seated):
                raise NotSeated(table, f"seat {seat}" if user is None else f"user {user} in seat {seat}")
            if message is None:
                db.execute(sql.UNWHISPERABLE, table, seated, channel, number)
            else:
                db.execute(sql.WHISPERED, table, seated, channel, message, number)

        await self._write(work, table=table)

    async def stale_messages(self, shards: Collection[int] | None = None) -> Sequence[StaleMessage]:
        """Implement :meth:`MessageInterface.stale_messages`."""
        statement = _LEFT if self.owns_all_shards else self._here(_LEFT_HERE, shards)
        return [StaleMessage(*row) for row in await self._read(lambda db: db.rows(statement))]

    async def clear_stale_message(self, stale: StaleMessage) -> None:
        """Implement :meth:`MessageInterface.clear_stale_message`."""
        await self._write(lambda db: db.execute(_CLEARED, stale.table, stale.message), hurry=True)


_LEAVE = """
    insert into leftovers (table_id, channel_id, message_id) values ($1, $2, $3) on conflict do nothing
"""

_LEFT = "select table_id, channel_id, message_id from leftovers order by message_id, table_id"

_LEFT_HERE = """
    select table_id, channel_id, message_id from leftovers
    where table_id in (select id from tables where id = table_id /* here */) order by message_id, table_id
"""

_CLEARED = "delete from leftovers where table_id = $1 and message_id = $2"


class ClosingNotice(Struct, frozen=True):
    """A sentence, by its name, that is owed to a seat; how often it has been tried in vain, and whether it may have
    arrived all the same (``unsure``)."""

    table: int
    seat: Seat
    sentence: str
    tries: int = 0
    unsure: bool = False


class ClosingNoticeInterface(Protocol):
    """Closing notices. They hold no user's id: a player who had their data deleted meanwhile is owed none."""

    async def add_closing_notices(self, table: int, seats: Collection[Seat], sentence: str) -> None:
        """Store that those seats are owed the sentence, unless they are owed one already."""
        ...

    async def closing_notices(self) -> Sequence[ClosingNotice]:
        """Return all closing notices owed, those tried least first."""
        ...

    async def update_closing_notice(self, notice: ClosingNotice, *, done: bool) -> None:
        """Store how the closing notice stands or, if ``done``, delete it."""
        ...


class ClosingNoticeRepository(Transactions):
    """:class:`ClosingNoticeInterface` over transactions."""

    async def add_closing_notices(self, table: int, seats: Collection[Seat], sentence: str) -> None:
        """Implement :meth:`ClosingNoticeInterface.add_closing_notices`."""
        await self._write(lambda db: [db.execute(_OWE, table, seat, sentence) for seat in sorted(seats)], table=table)

    async def closing_notices(self) -> Sequence[ClosingNotice]:
        """Implement :meth:`ClosingNoticeInterface.closing_notices`."""
        rows = await self._read(lambda db: db.rows(_OWED))
        return [
            ClosingNotice(table, seat, sentence, tries, bool(unsure)) for table, seat, sentence, tries, unsure in rows
        ]

    async def update_closing_notice(self, notice: ClosingNotice, *, done: bool) -> None:
        """Implement :meth:`ClosingNoticeInterface.update_closing_notice`."""
        key = notice.table, notice.seat
        if done:
            await self._write(lambda db: db.execute(_SAID, *key), table=notice.table)
        else:
            how = notice.tries, int(notice.unsure)
            await self._write(lambda db: db.execute(_TRIED, *key, *how), table=notice.table)


_OWE = """
    insert into farewells (table_id, seat, sentence) select id, $2, $3 from tables where id = $1
    on conflict do nothing
"""

_OWED = "select table_id, seat, sentence, tries, unsure from farewells order by tries, table_id, seat"

_SAID = "delete from farewells where table_id = $1 and seat = $2"

_TRIED = "update farewells set tries = $3, unsure = $4 where table_id = $1 and seat = $2"


class TableNotice(Struct, frozen=True):
    """A message, by its channel and id, and what it is ``about``."""

    channel: int
    message: int
    about: str


class TableNoticeInterface(Protocol):
    """Notices. A table that ends has none: they become retractions, and so does one that is noted after the end."""

    async def note_notice(self, table: int, notice: TableNotice) -> None:
        """Note that the message is there."""
        ...

    async def retract_notices(self, table: int, messages: Collection[int]) -> None:
        """Turn those messages into retractions."""
        ...


class TableNoticeRepository(Transactions):
    """A ``TableNoticeInterface`` over transactions."""

    async def note_notice(self, table: int, notice: TableNotice) -> None:
        """See ``TableNoticeInterface.note_notice``."""

        def work(db: Database) -> None:
            db.lock_rows(table)
            if db.row(sql.STATUS, table) in (("lobby",), ("playing",)):
                db.execute(_NOTE, table, notice.message, notice.channel, notice.about)
            else:
                db.execute(RETRACT, notice.channel, notice.message)

        await self._write(work, table=table)

    async def retract_notices(self, table: int, messages: Collection[int]) -> None:
        """See ``TableNoticeInterface.retract_notices``."""

        def work(db: Database) -> None:
            db.lock_rows(table)
            for notice in notices_at(db, table):
                if notice.message in messages:
                    _retract(db, table, notice)

        await self._write(work, table=table)


def notices_at(db: Database, table: int) -> tuple[TableNotice, ...]:
    """Return the table's notices, the oldest first."""
    return tuple(TableNotice(*row) for row in db.rows(_NOTICES, table))


def retract_all_notices(db: Database, table: int) -> None:
    """All notices of the table become retractions."""
    for notice in notices_at(db, table):
        _retract(db, table, notice)


def _retract(db: Database, table: int, notice: TableNotice) -> None:
    db.execute(RETRACT, notice.channel, notice.message)
    db.execute(_FORGET, table, notice.message)


_NOTE = "insert into notices (table_id, message_id, channel_id, about) values ($1, $2, $3, $4) on conflict do nothing"

_NOTICES = "select channel_id, message_id, about from notices where table_id = $1 order by message_id"

_FORGET = "delete from notices where table_id = $1 and message_id = $2"
