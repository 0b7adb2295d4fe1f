"""Public messages about a table that are deleted once what they say is settled: calls to votes, to seats, to a turn."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from msgspec import Struct

from bot.storage import sql
from bot.storage.backends.base import Database, Transactions
from bot.storage.repos.privacy import RETRACT


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
    """:class:`TableNoticeInterface` over transactions."""

    async def note_notice(self, table: int, notice: TableNotice) -> None:
        """Implement :meth:`TableNoticeInterface.note_notice`."""

        def work(db: Database) -> None:
            db.lock_rows(table)
            if db.row(sql.STATUS, table) in (("lobby",), ("playing",)):
                db.execute(_NOTE, table, notice.message, notice.channel, notice.about)
            else:
                db.execute(RETRACT, notice.channel, notice.message)

        await self._write(work, table=table)

    async def retract_notices(self, table: int, messages: Collection[int]) -> None:
        """Implement :meth:`TableNoticeInterface.retract_notices`."""

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
    """Turn all notices of the table into pending deletions."""
    for notice in notices_at(db, table):
        _retract(db, table, notice)


def _retract(db: Database, table: int, notice: TableNotice) -> None:
    db.execute(RETRACT, notice.channel, notice.message)
    db.execute(_FORGET, table, notice.message)


_NOTE = "insert into notices (table_id, message_id, channel_id, about) values ($1, $2, $3, $4) on conflict do nothing"

_NOTICES = "select channel_id, message_id, about from notices where table_id = $1 order by message_id"

_FORGET = "delete from notices where table_id = $1 and message_id = $2"
