"""The store in a PostgreSQL database: its connections, and transactions there.

Each connection has a thread of its own, in which whole transactions run one after the other. Most go to one; the sign
of life has another, so that it waits for nobody.

Two processes meet at rows: a change to a table holds its row until the end. What is read within a
transaction that only reads is of one moment.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from functools import partial
from time import perf_counter
from typing import Any, TypeVar

import psycopg
from psycopg import errors as raised
from psycopg.types.numeric import Int8Dumper

from bot.core import database_url, instrumentation
from bot.core.database_url import masked_url
from bot.storage.backends import postgres_rewrite, postgres_schema
from bot.storage.backends.base import (
    BUSY_SECONDS,
    Alone,
    Database,
    Fence,
    Transactions,
    check_ownership,
    ownership_query,
)
from bot.storage.errors import PostgresFailed, PostgresUnreachable, StoreError
from bot.storage.personal_data import LISTS, personal_columns
from bot.storage.repos.ratings import rebuild_if_outdated, soon_up_to_date
from bot.storage.store import Store

T = TypeVar("T")
Connection = psycopg.Connection[Any]

CONNECT_SECONDS = 5
"""Seconds in which a server has to answer."""
IDLE_SECONDS = 8.0
"""After so long without a word in the middle of a transaction the server ends it: a process that was stopped there must
not hold up the others. Shorter than the lease, so that the next owner waits for nothing."""
GONE_SECONDS = 10.0
"""Seconds for which the network may lose what is sent until the connection counts as broken."""
_TRIES = 3
"""Number of tries of a transaction that the server has chosen to end because of a deadlock."""
_LET_PASS_SECONDS = 0.05
_STOP_AGAIN_SECONDS = 0.1
_PREPARED_AFTER = 3
_PREPARED_MOST = 400


@asynccontextmanager
async def open_postgres(address: str) -> AsyncIterator[PostgresStore]:
    """Open the store in the PostgreSQL database at ``address``, and close it on leaving.

    The database is created or migrated if need be.

    Raises:
        PostgresUnreachable, AccessDenied, NotADatabase, NewerDatabase, DatabaseInUse, MigrationFailed: with a
            sentence that says what to do.
    """
    db, schema = await asyncio.to_thread(_prepare, address)
    main, beat = _Line(address, schema, db), _Line(address, schema)
    try:
        yield PostgresStore(main, beat)
    finally:
        for line in (main, beat):
            await asyncio.to_thread(line.close)


def request_handover(address: str, holder: str) -> None:
    """Ask the process at work with a database that cannot be opened yet to hand over."""
    with connect(address) as db:
        for name in postgres_schema.lease_tables(db):
            db.execute(f"update {name} set wanted = $1", (holder,))


def connect(address: str) -> Connection:
    """Return a connection in autocommit mode: transactions are begun and ended by hand.

    Raises:
        PostgresUnreachable, AccessDenied: as their texts say.
    """
    try:
        db: Connection = psycopg.Connection.connect(
            database_url.normalized_url(address),
            autocommit=True,
            cursor_factory=psycopg.RawCursor,
            prepare_threshold=_PREPARED_AFTER,
            **postgres_schema.default_settings(
                address,
                connect_timeout=CONNECT_SECONDS,
                application_name="sleepover",
                tcp_user_timeout=round(GONE_SECONDS * 1000),
                keepalives_idle=5,
                keepalives_interval=2,
                keepalives_count=3,
            ),
        )
    except (psycopg.Error, UnicodeError) as error:
        # The message may repeat parts of the address, and a traceback would show it.
        raise postgres_schema.connection_error(address, error) from None
    db.prepared_max = _PREPARED_MOST
    db.adapters.register_dumper(int, Int8Dumper)
    try:
        for setting, seconds in (("lock_timeout", BUSY_SECONDS), ("idle_in_transaction_session_timeout", IDLE_SECONDS)):
            db.execute("select set_config($1, $2, false)", (setting, f"{round(seconds * 1000)}ms"))
    except psycopg.Error as error:
        db.close()
        raise PostgresUnreachable(masked_url(address), server_message(error)) from error
    return db


def server_message(error: psycopg.Error) -> str:
    """Return the server's message in one line, without the values of rows that it may quote."""
    return " ".join((error.diag.message_primary or str(error) or type(error).__name__).split()).rstrip(".")


def _prepare(address: str) -> tuple[Connection, str]:
    """Prepare the schema and bring it up to date; return a connection, and the schema."""
    db = connect(address)
    try:
        schema = postgres_schema.prepare_schema(db, masked_url(address), announce=True)
        if soon_up_to_date(PostgresDatabase(db, schema)):
            with db.transaction():
                rebuild_if_outdated(PostgresDatabase(db, schema))
    except psycopg.Error as error:
        db.close()
        raise PostgresFailed(server_message(error)) from error
    except BaseException:
        db.close()
        raise
    return db, schema


class PostgresDatabase(Database):
    """A ``Database`` in the ``schema`` of a PostgreSQL database."""

    def __init__(self, db: Connection, schema: str) -> None:
        self._db = db
        self._schema = schema

    def executemany(self, statement: str, rows: Iterable[tuple[object, ...]]) -> None:
        """Implement :meth:`Database.executemany`."""
        if rows := list(rows):
            with self._db.cursor() as cursor:
                cursor.executemany(postgres_schema.to_postgres_statement(statement), rows)

    def select_for_update(self, statement: str, *values: object) -> Any:
        """Implement :meth:`Database.select_for_update`."""
        return self.row(f"{statement} for update", *values)

    def lock_rows(self, *tables: int) -> None:
        """Implement :meth:`Database.lock_rows`."""
        if tables:
            self.execute(HOLD, sorted(set(tables)))

    def advisory_lock(self, what: Alone, key: int = 0) -> None:
        """Implement :meth:`Database.advisory_lock`."""
        self.execute(ALONE, advisory_lock_number(self._schema, what, key))

    def defer_constraints(self) -> None:
        """Implement :meth:`Database.defer_constraints`."""
        self.execute("set constraints all deferred")

    def columns(self) -> list[tuple[str, str, str]]:
        """Implement :meth:`Database.columns`."""
        return self.rows(_COLUMNS, self._schema, postgres_rewrite.INTERNAL)

    def _execute(self, statement: str, values: Sequence[object]) -> psycopg.Cursor[Any]:
        return self._db.execute(postgres_schema.to_postgres_statement(statement), values)


def advisory_lock_number(schema: str, what: str, key: int = 0) -> int:
    """Return the number of an advisory lock.

    These numbers are shared by the whole database, where there may be several schemas.
    """
    digest = hashlib.blake2b(f"{schema}:{what}:{key}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big", signed=True)


class _Line:
    """A connection and its thread. It is made when it is needed, unless there is one, and again when it has broken."""

    def __init__(self, address: str, schema: str, db: Connection | None = None) -> None:
        self._address = address
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._db = db
        self.schema = schema

    async def run(self, work: Callable[[], T]) -> T:
        """Run it in the thread, to its end, whether or not the caller is cancelled."""
        try:
            doing = asyncio.get_running_loop().run_in_executor(self._thread, work)
        except RuntimeError as error:
            raise PostgresFailed("the connection has been closed") from error
        return await asyncio.shield(doing)

    def connection(self) -> Connection:
        """Return the connection, opened if need be; call this within its thread."""
        if self._db is None or self._db.closed:
            try:
                self._db = connect(self._address)
            except StoreError as error:
                raise PostgresFailed(str(error).rstrip(".")) from error
        return self._db

    def is_broken(self) -> bool:
        """Return whether there was a connection that has broken."""
        return self._db is not None and bool(self._db.closed)

    def close(self) -> None:
        """End the thread, once everything is done, and the connection."""
        self._thread.shutdown()
        if self._db is not None:
            self._db.close()


class PostgresTransactions(Transactions):
    """``Transactions`` on two connections."""

    def __init__(self, main: _Line, beat: _Line) -> None:
        self._main = main
        self._beating = beat

    async def _written(self, work: Callable[[Database], T], *, hurry: bool) -> T:
        return await self._writing(self._main, work, hurry)

    async def _read(self, work: Callable[[Database], T]) -> T:
        return await self._main.run(partial(self._transaction, self._main, _READING, work, None))

    async def _read_aside(self, work: Callable[[Database], T]) -> T:
        aside = _Line(self._main._address, self._main.schema)
        try:
            return await aside.run(partial(self._transaction, aside, _READING, work, None))
        finally:
            await asyncio.to_thread(aside.close)

    async def _beat(self, work: Callable[[Database], T]) -> T:
        return await self._writing(self._beating, work, hurry=True)

    async def _note_how_far(self) -> None:
        """Do nothing: loss of data on a server is not for us to detect."""

    async def _writing(self, line: _Line, work: Callable[[Database], T], hurry: bool) -> T:
        begin = f"{_WRITING}; {_IN_A_HURRY}" if hurry else _WRITING
        return await line.run(partial(self._transaction, line, begin, work, self._fence))

    def _transaction(self, line: _Line, begin: str, work: Callable[[Database], T], fence: Fence | None) -> T:
        for tries in range(_TRIES):
            try:
                return self._once(line, begin, work, fence)
            except raised.DeadlockDetected as error:
                # This transaction was rolled back, and the other one committed.
                if tries == _TRIES - 1:
                    raise PostgresFailed(server_message(error)) from error
                # The pause lets the other one take the locks that this one held.
                time.sleep(_LET_PASS_SECONDS * (tries + 1))
            except psycopg.Error as error:
                raise PostgresFailed(server_message(error)) from error
        raise AssertionError

    def _once(self, line: _Line, begin: str, work: Callable[[Database], T], fence: Fence | None) -> T:
        """One transaction, in the line's thread."""
        try:
            db, number = self._begin(line, begin, fence)
        except psycopg.OperationalError:
            if not line.is_broken():
                raise
            # The connection was lost while idle, as when the server was restarted.
            db, number = self._begin(line, begin, fence)
        try:
            result = work(PostgresDatabase(db, line.schema))
        except BaseException:
            with suppress(psycopg.Error):
                db.execute("rollback")
            raise
        began = perf_counter()
        try:
            self._commit(db)
        except psycopg.OperationalError as error:
            if not db.broken or number is None or not self._happened(line, number):
                raise
            del error
        if instrumentation.metrics_hook is not None and begin != _READING:
            instrumentation.metrics_hook.on_commit(perf_counter() - began)
        return result

    def _begin(self, line: _Line, begin: str, fence: Fence | None) -> tuple[Connection, str | None]:
        """Begin, and check that this process is still the owner, in one round trip to the server.

        Returns the transaction's number too, if it was asked for.
        """
        db = line.connection()
        if fence is None:
            db.execute(begin, prepare=False)
            return db, None
        try:
            cursor = db.execute(f"{begin}; {_fenced(ownership_query(fence))}", prepare=False)
            while cursor.nextset():
                pass
            found = cursor.fetchall()
            check_ownership(found, fence)
            number = str(found[0][-1])
        except BaseException:
            with suppress(psycopg.Error):
                db.execute("rollback")
            raise
        return db, number

    def _commit(self, db: Connection) -> None:
        db.execute("commit", prepare=False)

    def _happened(self, line: _Line, number: str) -> bool:
        """Return whether that transaction was committed when the connection broke before the server could say so."""
        give_up = time.monotonic() + BUSY_SECONDS
        while True:
            try:
                (status,) = line.connection().execute("select pg_xact_status($1::xid8)", (number,)).fetchone() or ("",)
            except (psycopg.Error, StoreError) as error:
                if time.monotonic() > give_up:
                    raise PostgresFailed("the connection broke during a commit", known=False) from error
            else:
                if status != "in progress":
                    return bool(status == "committed")
                if time.monotonic() > give_up:
                    raise PostgresFailed("the connection broke during a commit", known=False)
            time.sleep(0.1)

    async def database_bytes(self) -> Mapping[str, int]:
        """Implement :meth:`Transactions.database_bytes`; the server's own log is not the database's."""
        (size,) = await self._read_aside(lambda db: db.row("select pg_database_size(current_database())"))
        return {"file": int(size)}

    async def _efface(self, user: int | None, *, small_only: bool) -> bool:
        tables = sorted(await self._read(_of_persons))
        db = await asyncio.to_thread(connect, self._main._address)
        lock = advisory_lock_number(self._main.schema, "rewrite")
        rewriter = postgres_rewrite.TableRewriter(db, self._main.schema, lock)

        def rewrite() -> bool:
            try:
                with db:
                    return rewriter.rewrite(tables, small_only=small_only)
            except psycopg.Error as error:
                raise PostgresFailed(server_message(error)) from error

        rewriting = asyncio.get_running_loop().run_in_executor(None, rewrite)
        try:
            return await asyncio.shield(rewriting)
        except asyncio.CancelledError:
            # It may be between two statements at that moment.
            while not rewriting.done():
                rewriter.stop()
                await asyncio.wait({rewriting}, timeout=_STOP_AGAIN_SECONDS)
            rewriting.exception()
            raise


def _of_persons(db: Database) -> set[str]:
    return {column.table for column in personal_columns(db)} | {path.partition(".")[0] for path in LISTS}


class PostgresStore(PostgresTransactions, Store):
    """A ``Store`` in a PostgreSQL database."""


_WRITING = "begin isolation level read committed"
_READING = "begin isolation level repeatable read read only"
_IN_A_HURRY = "set local synchronous_commit = off"


def _fenced(statement: str) -> str:
    """Return the statement that asks for a fence, with the transaction's number behind it.

    No process becomes the owner until this transaction ends; a heartbeat may be written meanwhile.
    """
    return statement.replace(" from ", ", pg_current_xact_id()::text from ", 1) + " for key share"


HOLD = "select id from tables where id = any($1::bigint[]) order by id for no key update"

ALONE = "select pg_advisory_xact_lock($1)"

_COLUMNS = """
    select c.relname::text, a.attname::text, format_type(a.atttypid, a.atttypmod)
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = cast($1 as regnamespace) and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and c.relname not like $2
    order by c.relname, a.attnum
"""
