"""Where somebody sits, and where it is their turn."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store import sql
from bot.store.contract import Appointment, Sitting
from bot.store.transactions import Database, Transactions
from games.core import RESIGN


class StoredTurns(Transactions):
    """What is asked about one person at all tables."""

    async def appointments(self, user: int) -> Sequence[Appointment]:
        """See ``Store.appointments``."""

        def work(db: Database) -> list[Appointment]:
            found = []
            for table, guild, channel, message, game, status, seat, paused in db.rows(_APPOINTMENTS, user, RESIGN):
                seats = tuple(Sitting(*sitter) for sitter in db.rows(sql.SEATS, table))
                found.append(Appointment(table, guild, channel, message, game, status, seat, seats, bool(paused)))
            return found

        return await self._read(work)

    async def open_tables(self, user: int) -> Sequence[int]:
        """See ``Store.open_tables``."""
        return [table for (table,) in await self._read(lambda db: db.rows(_OPEN_TABLES, user))]


# Whether somebody has left ($2) is looked up among the actions of their open tables only.
_APPOINTMENTS = """
    select tables.id, guild_id, channel_id, message_id, game, status, seats.position,
           paused is not null
    from seats join tables on tables.id = seats.table_id
    where seats.user_id = $1 and seats.open = 1 and not exists (
        select 1 from actions
        where actions.table_id = seats.table_id and actions.seat = seats.position and actions.action = $2
    )
    order by tables.id
"""

_OPEN_TABLES = """
    select table_id from seats where user_id = $1 and open = 1
    union
    select votes.table_id from votes join tables on tables.id = votes.table_id
    where votes.user_id = $1 and status = 'playing'
    union
    select table_id from offers where invited_id = $1
    union
    select reliefs.table_id from reliefs join tables on tables.id = reliefs.table_id
    where reliefs.user_id = $1 and status = 'playing'
    union
    select id from tables where host_id = $1 and status in ('lobby', 'playing')
    order by 1
"""
