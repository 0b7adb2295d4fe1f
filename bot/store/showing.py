"""What messages show, and which have to say that their table is elsewhere.

Notes that go with nothing else are gathered, so that a crash costs no more than painting something twice.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from msgspec import Struct

from bot.store import sql
from bot.store.errors import ChannelTaken, NotSeated, UnknownTable
from bot.store.transactions import Database, Transactions


class Painted(Struct, frozen=True):
    """That ``message`` in ``channel`` shows the table after ``number`` actions."""

    table: int
    number: int
    message: int
    channel: int


class Whispered(Struct, frozen=True):
    """That the direct message ``message`` shows somebody at a table what they know after ``number`` actions."""

    table: int
    user: int
    number: int
    message: int


class Leftover(Struct, frozen=True):
    """That ``message`` in ``channel`` was a table's board, and is it no more."""

    table: int
    channel: int
    message: int


class ShowingStore(Protocol):
    """What messages show."""

    async def painted(
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

    async def note(self, painted: Sequence[Painted], whispered: Sequence[Whispered] = ()) -> None:
        """The same for many messages that are where they were, those at tables and whispers, in one transaction; what
        is not there (any more) is passed over. A power cut may undo it."""
        ...

    async def unpainted(self, table: int) -> None:
        """Note that the table's message may not show the present, so that the next start looks after it.

        Raises:
            UnknownTable: there is none of that number.
        """
        ...

    async def whispered(
        self, table: int, seat: int, *, number: int, channel: int | None, message: int | None, user: int | None = None
    ) -> None:
        """Note that the whisper to ``seat`` shows what they know after ``number`` actions; never goes back either.

        ``message`` None: there is none and none is owed (their direct messages are closed). Seats of a lobby are
        places in ``Stored.seats`` and move when somebody rises: there, and wherever they might, say ``user`` too.

        Raises:
            NotSeated: nobody has that seat, or not ``user``.
        """
        ...

    async def left_behind(self, shards: Collection[int] | None = None) -> Sequence[Leftover]:
        """The messages that have still to say where their table went, the oldest first; ``shards``: of these."""
        ...

    async def cleared(self, leftover: Leftover) -> None:
        """That message says so, or is gone. A power cut may undo it."""
        ...


class StoredShowing(Transactions):
    """A ``ShowingStore`` over transactions."""

    async def painted(
        self,
        table: int,
        *,
        number: int,
        message: int | None,
        channel: int,
        leaves: Collection[tuple[int, int]] = (),
    ) -> None:
        """See ``ShowingStore.painted``."""

        def work(db: Database) -> None:
            db.alone("channel", channel)
            db.hold(table)
            if (there := db.row(sql.MESSAGE, table)) is None:
                raise UnknownTable(table)
            if message is None:
                db.change(sql.UNPAINTABLE, table, number)
                return
            status, before = there
            taken = db.row(sql.OPEN_AT, channel)
            if status in ("lobby", "playing") and (before or 0) <= message and taken not in (None, (table,)):
                raise ChannelTaken(channel, taken[0])
            db.change(sql.PAINTED, table, channel, message, number)
            db.many(_LEAVE, [(table, *left) for left in leaves])

        await self._write(work, table=table)

    async def note(self, painted: Sequence[Painted], whispered: Sequence[Whispered] = ()) -> None:
        """See ``ShowingStore.note``."""

        def work(db: Database) -> None:
            db.hold(*(note.table for note in painted), *(whisper.table for whisper in whispered))
            for note in painted:
                db.change(sql.PAINTED, note.table, note.channel, note.message, note.number)
            for whisper in whispered:
                db.change(sql.NOTE_WHISPERED, whisper.table, whisper.user, whisper.message, whisper.number)

        await self._write(work, hurry=True)

    async def unpainted(self, table: int) -> None:
        """See ``ShowingStore.unpainted``."""

        def work(db: Database) -> None:
            db.hold(table)
            if db.row(sql.STATUS, table) is None:
                raise UnknownTable(table)
            db.change(sql.BEHIND, table)

        await self._write(work, table=table)

    async def whispered(
        self, table: int, seat: int, *, number: int, channel: int | None, message: int | None, user: int | None = None
    ) -> None:
        """See ``ShowingStore.whispered``."""

        def work(db: Database) -> None:
            db.hold(table)
            seated = dict(db.rows(sql.SITTERS, table)).get(seat)
            if seated is None or user not in (None, seated):
                raise NotSeated(table, f"seat {seat}" if user is None else f"user {user} in seat {seat}")
            if message is None:
                db.change(sql.UNWHISPERABLE, table, seated, channel, number)
            else:
                db.change(sql.WHISPERED, table, seated, channel, message, number)

        await self._write(work, table=table)

    async def left_behind(self, shards: Collection[int] | None = None) -> Sequence[Leftover]:
        """See ``ShowingStore.left_behind``."""
        statement = _LEFT if self.alone else self._here(_LEFT_HERE, shards)
        return [Leftover(*row) for row in await self._read(lambda db: db.rows(statement))]

    async def cleared(self, leftover: Leftover) -> None:
        """See ``ShowingStore.cleared``."""
        await self._write(lambda db: db.change(_CLEARED, leftover.table, leftover.message), hurry=True)


_LEAVE = """
    insert into leftovers (table_id, channel_id, message_id) values ($1, $2, $3) on conflict do nothing
"""

_LEFT = "select table_id, channel_id, message_id from leftovers order by message_id, table_id"

_LEFT_HERE = """
    select table_id, channel_id, message_id from leftovers
    where table_id in (select id from tables where id = table_id /* here */) order by message_id, table_id
"""

_CLEARED = "delete from leftovers where table_id = $1 and message_id = $2"
