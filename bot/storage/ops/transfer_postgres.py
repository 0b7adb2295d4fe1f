"""A PostgreSQL database that is copied from or to, whole, and what there is to say of one."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import psycopg
from msgspec import Struct
from psycopg import sql

from bot.core.database_url import masked_url
from bot.storage.backends import postgres_schema
from bot.storage.backends.migrations import FIRST_WITH_OWNERS
from bot.storage.backends.postgres import PostgresDatabase, connect, server_message
from bot.storage.backends.sqlite import APPLICATION_OF, MADE_WITH_ROWS
from bot.storage.errors import CannotTransfer, PostgresFailed
from bot.storage.ops.transfer_endpoints import Row, TransferEndpoint, columns_by_table, require_current_version

_AT_ONCE = 2_000
"""Rows that are fetched at a time."""


class PostgresServerInfo(Struct, frozen=True):
    """Facts about our database on a PostgreSQL server.

    They are the server's version, the version of the schema (0: there is none yet), the size in bytes, how many tables
    (of the game) there are and the holder of the lease (empty: none); the milliseconds of a round trip, whether our
    role may do everything on the server, whether the connection is encrypted or within the machine, and whether what
    was committed is on the disk. ``shards`` are those that its processes share, with the holder of each (empty: none);
    ``foreign`` is a table that belongs to another role (empty: all are ours); ``application`` is the one that the
    database belongs to (empty: it is not known).
    """

    server: str
    version: int
    size: int
    tables: int
    holder: str
    milliseconds: float
    superuser: bool
    private: bool
    durable: bool
    shards: Mapping[int, str] = {}
    foreign: str = ""
    application: str = ""


def inspect_postgres(address: str, *, now: float, thorough: bool = False) -> PostgresServerInfo:
    """Inspect the database, try what a start does, and change nothing. ``thorough``: read all rows.

    Raises:
        StoreError: it cannot be reached or read, or belongs to somebody else.
    """
    with connect(address) as db:
        try:
            postgres_schema.try_out(db, masked_url(address))
            schema = postgres_schema.check_schema(db, masked_url(address))
            version = postgres_schema.version_of(db)
            began = time.perf_counter()
            for _ in range(_ASKED):
                _row(db, "select 1")
            milliseconds = (time.perf_counter() - began) * 1000 / _ASKED
            server, superuser, durable = _row(db, _SETTINGS)
            size = _row(db, _SIZE, schema)[0]
            end = PostgresTransferEndpoint(db, schema)
            if thorough:
                for table, columns in end.columns().items():
                    for _ in end.rows(table, columns):
                        pass
            tables = end.count("tables") if version else 0
            holder = _holder(db, now) if version >= FIRST_WITH_OWNERS else ""
            shards = postgres_schema.shard_owners(db, now)
            foreign = postgres_schema.foreign(db) if version else ""
            owner = db.execute(APPLICATION_OF).fetchone() if version >= FIRST_WITH_OWNERS else None
            if not holder:
                # A bot has two connections open for a moment.
                with connect(address), connect(address):
                    pass
        except psycopg.Error as error:
            raise PostgresFailed(server_message(error)) from error
        private = db.info.host.startswith("/") or db.info.host in _HERE or bool(db.info.pgconn.ssl_in_use)
        return PostgresServerInfo(
            server,
            version,
            size,
            tables,
            holder,
            milliseconds,
            superuser,
            private,
            durable,
            shards,
            foreign,
            "" if owner is None else str(owner[0]),
        )


@contextmanager
def postgres_source(address: str, now: float) -> Iterator[tuple[TransferEndpoint, bool]]:
    """Open the database as it is at one moment, and find out whether a bot is at work with it."""
    with connect(address) as db:
        try:
            schema = postgres_schema.check_schema(db, masked_url(address))
            require_current_version(masked_url(address), postgres_schema.version_of(db))
            db.execute("begin isolation level repeatable read read only")
            yield PostgresTransferEndpoint(db, schema), bool(_holder(db, now))
        except psycopg.Error as error:
            raise PostgresFailed(server_message(error)) from error


@contextmanager
def postgres_target(address: str, now: float) -> Iterator[TransferEndpoint]:
    """Open an empty database, created or migrated if need be."""
    with connect(address) as db:
        try:
            schema = postgres_schema.prepare_schema(db, masked_url(address))
            with db.transaction():
                end = PostgresTransferEndpoint(db, schema)
                # No process can begin meanwhile.
                for table in end.columns():
                    db.execute(sql.SQL("lock table {} in exclusive mode").format(sql.Identifier(table)))
                if _holder(db, now):
                    raise CannotTransfer(masked_url(address), "has a Sleepover at work: stop it first")
                for table in end.columns():
                    if table not in MADE_WITH_ROWS and end.count(table):
                        raise CannotTransfer(
                            masked_url(address), f"is not empty (there are rows in “{table}”): name an empty database"
                        )
                db.execute("set constraints all deferred")
                yield end
                db.execute("set constraints all immediate")
        except psycopg.Error as error:
            raise PostgresFailed(server_message(error)) from error


class PostgresTransferEndpoint(TransferEndpoint):
    """A ``TransferEndpoint`` in PostgreSQL."""

    def __init__(self, db: psycopg.Connection[Any], schema: str) -> None:
        self._db = db
        self._schema = schema

    def columns(self) -> Mapping[str, Sequence[str]]:
        """Implement :meth:`TransferEndpoint.columns`."""
        return columns_by_table(PostgresDatabase(self._db, self._schema).columns())

    def rows(self, table: str, columns: Sequence[str]) -> Iterator[Row]:
        """Implement :meth:`TransferEndpoint.rows`."""
        with psycopg.RawServerCursor(self._db, f"all of {table}", withhold=not self._within()) as cursor:
            cursor.itersize = _AT_ONCE
            cursor.execute(_all(table, columns))
            yield from cursor

    def count(self, table: str) -> int:
        """Implement :meth:`TransferEndpoint.count`."""
        return int(_row(self._db, sql.SQL("select count(*) from {}").format(sql.Identifier(table)))[0])

    def highest_ids(self) -> Mapping[str, int]:
        """Implement :meth:`TransferEndpoint.highest_ids`."""
        given = {}
        for table, sequence in self._sequences().items():
            number, called = _row(
                self._db, sql.SQL("select last_value, is_called from {}").format(sql.Identifier(sequence))
            )
            if called:
                given[table] = int(number)
        return given

    def clear(self, table: str) -> None:
        """Implement :meth:`TransferEndpoint.clear`."""
        self._db.execute(sql.SQL("delete from {}").format(sql.Identifier(table)))

    def insert(self, table: str, columns: Sequence[str], rows: Iterable[Row]) -> None:
        """Implement :meth:`TransferEndpoint.insert`."""
        names = sql.SQL(", ").join(map(sql.Identifier, columns))
        into = sql.SQL("copy {} ({}) from stdin").format(sql.Identifier(table), names)
        with self._db.cursor() as cursor:
            try:
                with cursor.copy(into) as copy:
                    for row in rows:
                        copy.write_row(row)
            except psycopg.DataError as error:
                raise CannotTransfer(
                    f"“{table}”", f"has a row that PostgreSQL does not take ({server_message(error)})"
                ) from error

    def set_highest_id(self, given: Mapping[str, int]) -> None:
        """Implement :meth:`TransferEndpoint.set_highest_id`."""
        for table, sequence in self._sequences().items():
            if table in given:
                _row(self._db, "select setval(cast($1 as regclass), $2)", f'"{sequence}"', given[table])

    def _sequences(self) -> Mapping[str, str]:
        """Return the sequence that gives out the numbers of each table that has any."""
        return dict(self._db.execute(_SEQUENCES, (self._schema,)).fetchall())

    def _within(self) -> bool:
        return self._db.info.transaction_status != psycopg.pq.TransactionStatus.IDLE


def _all(table: str, columns: Sequence[str]) -> sql.Composed:
    return sql.SQL("select {} from {}").format(sql.SQL(", ").join(map(sql.Identifier, columns)), sql.Identifier(table))


def _holder(db: psycopg.Connection[Any], now: float) -> str:
    return postgres_schema.active_owner(db, now)


def _row(db: psycopg.Connection[Any], statement: str | sql.Composed, *values: object) -> Any:
    return db.execute(statement, values or None).fetchone()


_ASKED = 5
_HERE = ("localhost", "127.0.0.1", "::1")

_SETTINGS = """
    select current_setting('server_version'), current_setting('is_superuser') = 'on',
           current_setting('fsync') = 'on' and current_setting('synchronous_commit') <> 'off'
"""

_SIZE = """
    select coalesce(sum(pg_total_relation_size(oid)), 0)::bigint from pg_class
    where relnamespace = cast($1 as regnamespace) and relkind = 'r'
"""

_SEQUENCES = """
    select owner.relname::text, sequence.relname::text
    from pg_class as sequence
    join pg_depend on pg_depend.objid = sequence.oid and pg_depend.deptype = 'i'
    join pg_class as owner on owner.oid = pg_depend.refobjid
    where sequence.relkind = 'S' and sequence.relnamespace = cast($1 as regnamespace)
"""
