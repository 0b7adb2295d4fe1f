"""Stored state of board messages and DMs, messages whose table has moved, and notices.

Writes that go with nothing else are batched, so that a crash costs no more than drawing something twice.

Closing notices are sentences owed to players whose table was closed because its place is gone.

Table notices are public messages about a table that are deleted once they are out of date: calls to votes, to seats,
to a turn.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct

from bot.storage import sql
from bot.storage.backends.base import Database, Transactions, transaction
from bot.storage.errors import ChannelTaken, NotSeated, UnknownTable
from bot.storage.repos.privacy import RETRACT
from bot.storage.table_changes import BoardChanged, DirectMessageChanged, NoticeAdded, NoticesRetracted
from bot.storage.table_rows import TableNotice
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


class MessageRepository(Transactions):
    """Stored state of messages."""

    @transaction("table")
    def set_board_message(
        self,
        db: Database,
        table: int,
        *,
        number: int,
        message: int | None,
        channel: int,
        leaves: Collection[tuple[int, int]] = (),
    ) -> BoardChanged:
        """Note that ``message`` in ``channel`` shows the table after ``number`` actions, and that it ``leaves`` behind
        these messages, each as (channel, id), which have to say where it went.

        Never goes back: a lower number for the same message, or an older message (a lower id), changes nothing.
        ``message`` None: there is no message any more and none is owed (it cannot be posted or repaired).

        Raises:
            UnknownTable: there is none of that number.
            ChannelTaken: an open table was to move to a channel that has another one.
        """
        db.advisory_lock("channel", channel)
        db.lock_rows(table)
        if (there := db.row(sql.MESSAGE, table)) is None:
            raise UnknownTable(table)
        if message is None:
            db.execute(sql.UNPAINTABLE, table, number)
            return BoardChanged(number, message, channel)
        status, before = there
        taken = db.row(sql.OPEN_AT, channel)
        if status in ("lobby", "playing") and (before or 0) <= message and taken not in (None, (table,)):
            raise ChannelTaken(channel, taken[0])
        db.execute(sql.PAINTED, table, channel, message, number)
        db.executemany(_LEAVE, [(table, *left) for left in leaves])
        return BoardChanged(number, message, channel)

    @transaction("write", hurry=True)
    def note_shown(
        self, db: Database, painted: Sequence[BoardState], direct_messages: Sequence[DirectMessageState] = ()
    ) -> None:
        """Store in one transaction which actions many messages show, of tables and of direct messages.

        Messages must be where they were; missing ones are skipped. A power cut may undo it.
        """
        db.lock_rows(*(note.table for note in painted), *(sent.table for sent in direct_messages))
        for note in painted:
            db.execute(sql.PAINTED, note.table, note.channel, note.message, note.number)
        for sent in direct_messages:
            db.execute(sql.NOTE_WHISPERED, sent.table, sent.user, sent.message, sent.number)

    @transaction("table")
    def mark_outdated(self, db: Database, table: int) -> None:
        """Note that the table's message may not show the present, so that the next start edits it.

        Raises:
            UnknownTable: there is none of that number.
        """
        db.lock_rows(table)
        if db.row(sql.STATUS, table) is None:
            raise UnknownTable(table)
        db.execute(sql.BEHIND, table)

    @transaction("table")
    def set_direct_message(
        self,
        db: Database,
        table: int,
        seat: int,
        *,
        number: int,
        channel: int | None,
        message: int | None,
        user: int | None = None,
    ) -> DirectMessageChanged:
        """Note that the direct message to ``seat`` shows what they know after ``number`` actions; never goes back
        either.

        ``message`` None: there is none and none is owed (their direct messages are closed). Seats of a lobby are
        places in ``TableRow.seats`` and move when a player leaves: there, and wherever they might, pass ``user`` too.

        Raises:
            NotSeated: nobody has that seat, or not ``user``.
        """
        db.lock_rows(table)
        seated = dict(db.rows(sql.SITTERS, table)).get(seat)
        if seated is None or user not in (None, seated):
            raise NotSeated(table, f"seat {seat}" if user is None else f"user {user} in seat {seat}")
        if message is None:
            db.execute(sql.UNWHISPERABLE, table, seated, channel, number)
        else:
            db.execute(sql.WHISPERED, table, seated, channel, message, number)
        return DirectMessageChanged(seat, number, channel, message)

    @transaction("read")
    def stale_messages(self, db: Database, shards: Collection[int] | None = None) -> Sequence[StaleMessage]:
        """Return the messages that still have to say where their table went, oldest first.

        ``shards`` limits them to tables of these shards.
        """
        statement = _LEFT if self.owns_all_shards else self._here(_LEFT_HERE, shards)
        return [StaleMessage(*row) for row in db.rows(statement)]

    @transaction("write", hurry=True)
    def clear_stale_message(self, db: Database, stale: StaleMessage) -> None:
        """Store that the message says so, or is gone. A power cut may undo it."""
        db.execute(_CLEARED, stale.table, stale.message)


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


class ClosingNoticeRepository(Transactions):
    """Closing notices. They hold no user's id: a player who had their data deleted meanwhile is owed none."""

    @transaction("table")
    def add_closing_notices(self, db: Database, table: int, seats: Collection[Seat], sentence: str) -> None:
        """Store that those seats are owed the sentence, unless they are owed one already."""
        [db.execute(OWE, table, seat, sentence) for seat in sorted(seats)]

    @transaction("read")
    def closing_notices(self, db: Database) -> Sequence[ClosingNotice]:
        """Return all closing notices owed, those tried least first."""
        rows = db.rows(_OWED)
        return [
            ClosingNotice(table, seat, sentence, tries, bool(unsure)) for table, seat, sentence, tries, unsure in rows
        ]

    @transaction("write")
    def update_closing_notice(self, db: Database, notice: ClosingNotice, *, done: bool) -> None:
        """Store how the closing notice stands or, if ``done``, delete it."""
        if done:
            db.execute(_SAID, notice.table, notice.seat)
        else:
            db.execute(_TRIED, notice.table, notice.seat, notice.tries, int(notice.unsure))
        self._word(db, [notice.table])


OWE = """
    insert into farewells (table_id, seat, sentence) select id, $2, $3 from tables where id = $1
    on conflict do nothing
"""

_OWED = "select table_id, seat, sentence, tries, unsure from farewells order by tries, table_id, seat"

_SAID = "delete from farewells where table_id = $1 and seat = $2"

_TRIED = "update farewells set tries = $3, unsure = $4 where table_id = $1 and seat = $2"


class TableNoticeRepository(Transactions):
    """Notices. Those of a table that ends become pending deletions, and so does one that is noted after the end."""

    @transaction("table")
    def note_notice(self, db: Database, table: int, notice: TableNotice) -> NoticeAdded:
        """Note that the message is there."""
        db.lock_rows(table)
        if db.row(sql.STATUS, table) in (("lobby",), ("playing",)):
            db.execute(_NOTE, table, notice.message, notice.channel, notice.about)
        else:
            db.execute(RETRACT, notice.channel, notice.message)
        return NoticeAdded(notice)

    @transaction("table")
    def retract_notices(self, db: Database, table: int, messages: Collection[int]) -> NoticesRetracted:
        """Turn those messages into pending deletions."""
        db.lock_rows(table)
        for notice in notices_at(db, table):
            if notice.message in messages:
                _retract(db, table, notice)
        return NoticesRetracted(messages)


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
