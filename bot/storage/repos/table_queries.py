"""Queries of tables: one as it is, those where something is open or due, and where a user sits."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TypeVar

import msgspec

from bot.storage import sql
from bot.storage.backends.base import Database, Transactions, transaction
from bot.storage.errors import UnreadableTable
from bot.storage.repos.messages import notices_at
from bot.storage.repos.premoves import premoves_at
from bot.storage.repos.substitutions import substitutions_at
from bot.storage.repos.votes import vote_at
from bot.storage.table_rows import LogEntry, OpenSeat, Option, OptionChange, SeatRow, TableRow
from games.core import RESIGN

T = TypeVar("T")


class TableQueryRepository(Transactions):
    """Queries of tables, which change nothing."""

    @transaction("read")
    def load(self, db: Database, table: int) -> TableRow | None:
        """Return the table as it is now, or None if there is none of that number.

        Raises ``UnreadableTable`` if its stored data make no sense, unless it is closed.
        """
        return _load(db, table)

    @transaction("read")
    def open_at(self, db: Database, channel: int) -> int | None:
        """Return the lobby or running table in that channel, if there is one."""
        row = db.row(sql.OPEN_AT, channel)
        return None if row is None else row[0]

    @transaction("read")
    def open_in(self, db: Database, guild: int) -> Sequence[int]:
        """Return the lobbies and running tables in that guild."""
        return sorted(table for (table,) in db.rows(sql.OPEN_IN, guild))

    @transaction("read")
    def guilds(self, db: Database, shards: Collection[int] | None = None) -> Sequence[int]:
        """Return the guilds that have any such table on ``shards`` (None: all that this process serves)."""
        return [guild for (guild,) in db.rows(self._here(sql.GUILDS, shards))]

    @transaction("read")
    def latest(self, db: Database, table: int) -> LogEntry | None:
        """Return the latest entry of the table's log, if there is one."""
        row = db.row(sql.LATEST, table)
        return None if row is None else LogEntry(*row)

    @transaction("read")
    def due_tables(self, db: Database, now: float, *, most: int | None = None) -> tuple[Sequence[int], float | None]:
        """Return the tables that are due by ``now``, and the time when the next one is.

        There are at most ``most`` of them, the longest due first.
        """
        following = db.row(self._here(sql.NEXT_DUE), now)
        first = () if most is None else (most,)
        tables = db.rows(self._here(sql.DUE if most is None else sql.DUE_FIRST), now, *first)
        return [table for (table,) in tables], None if following is None else following[0]

    @transaction("read")
    def open_threads(self, db: Database) -> Sequence[int]:
        """Return the tables that are done and whose own thread has not been closed."""
        return [table for (table,) in db.rows(self._here(sql.THREADS_LEFT))]

    @transaction("read")
    def count_open_tables(self, db: Database) -> Mapping[str, int]:
        """Return the number of lobbies (``lobby``) and running tables (``playing``); no kind without any."""
        return dict(db.rows(self._here(sql.CENSUS)))

    @transaction("read")
    def unfinished(self, db: Database, shards: Collection[int] | None = None) -> Sequence[int]:
        """Return the tables to recover when a process starts, by number.

        All lobbies and running tables; those that are done but whose message does not show it yet; and those
        that are over and have a direct message that shows less than all. A caller reports every direct
        message of a table that is over, also where its text has not changed.
        """
        statement = sql.UNFINISHED if self.owns_all_shards else self._here(sql.UNFINISHED_HERE, shards)
        return [table for (table,) in db.rows(statement)]

    @transaction("read")
    def open_seats(self, db: Database, user: int) -> Sequence[OpenSeat]:
        """Return the open tables at which a user sits and is still in the game, by number."""
        found = []
        for table, guild, channel, message, game, status, seat, paused in db.rows(_APPOINTMENTS, user, RESIGN):
            seats = seats_at(db, table)
            found.append(OpenSeat(table, guild, channel, message, game, status, seat, seats, bool(paused)))
        return found

    @transaction("read")
    def open_tables(self, db: Database, user: int) -> Sequence[int]:
        """Return the lobbies and running tables at which a user sits, or of which they are the host, by number.

        So are those that name them although they do not sit there: they ask for something, are offered a
        seat, or have given theirs away.
        """
        return [table for (table,) in db.rows(_OPEN_TABLES, user)]


_options = msgspec.json.Decoder(dict[str, Option]).decode
_setup = msgspec.json.Decoder(dict[str, object]).decode
_invited = msgspec.json.Decoder(tuple[int, ...]).decode
_changes = msgspec.json.Decoder(tuple[OptionChange, ...]).decode
_names = msgspec.json.Decoder(tuple[str, ...]).decode


def _load(db: Database, table: int) -> TableRow | None:
    row = db.row(sql.TABLE, table)
    if row is None:
        return None
    number, guild, channel, message, game, rules, options, host, locale, status, seed, salt, setup, *rest = row
    created, started, ended, painted, invited, clock, wake, changes, digest, told, *later = rest
    drawn, threaded, bank, paused, silence, rolls, planning, banter, after, guided, deal, sealed = later

    def read(how: Callable[[str], T], text: str, otherwise: T) -> T:
        try:
            return how(text)
        except (msgspec.MsgspecError, ValueError, TypeError):
            if status != "closed":
                raise UnreadableTable(table, status) from None
            return otherwise

    return TableRow(
        number,
        guild,
        channel,
        message,
        game,
        rules,
        read(_options, options, {}),
        host,
        locale,
        status,
        read(bytes.fromhex, seed, b""),
        salt,
        read(_setup, setup, {}),
        created,
        started,
        ended,
        painted,
        read(_invited, invited, ()),
        seats_at(db, table),
        tuple(db.rows(sql.ACTIONS, table)),
        clock,
        wake,
        read(_changes, changes, ()),
        vote_at(db, table),
        digest,
        read(_names, told, ()),
        bool(drawn),
        bool(threaded),
        bank,
        paused,
        silence,
        bool(rolls),
        bool(planning),
        premoves_at(db, table),
        substitutions_at(db, table),
        bool(banter),
        notices_at(db, table),
        after,
        bool(guided),
        deal,
        bool(sealed),
    )


def seats_at(db: Database, table: int) -> tuple[SeatRow, ...]:
    """Return the table's seats, in their order."""
    return tuple(SeatRow(*sitter) for sitter in db.rows(sql.SEATS, table))


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
