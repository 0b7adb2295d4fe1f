"""The store in one SQLite file: opening it at the version that this code knows, its pragmas, and transactions there.

The version is the number of the last migration that was applied (``pragma user_version``), kept inside the file and
set in the same transaction as the change itself, so there is never half a step.

SQLite overwrites what is deleted, but may leave older copies of a row in parts of a page that are not in use; only
rewriting the file is sure to leave none.
"""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from time import perf_counter
from typing import TypeVar

import aiosqlite
import structlog

from bot.core import instrumentation
from bot.storage.backends.base import BUSY_SECONDS, Alone, Database, Transactions, check_ownership, ownership_query
from bot.storage.backends.migrations import APPLICATION, FIRST_WITH_OWNERS, Migration, migrations, statements
from bot.storage.errors import (
    CannotOpen,
    DamagedWhileRunning,
    DatabaseDamaged,
    DatabaseInUse,
    MigrationFailed,
    NewerDatabase,
    NotADatabase,
    NotWritable,
    StoreFailed,
)
from bot.storage.ops.lease import active_owner
from bot.storage.ops.progress_marker import check_marker, write_marker
from bot.storage.ops.upgrade_copy import copy_before_upgrade
from bot.storage.repos import ratings
from bot.storage.store import Store

T = TypeVar("T")

log = structlog.get_logger(__name__)

USUAL_MS = round(BUSY_SECONDS * 1000)
"""Milliseconds that a writer waits for another."""
AT_ONCE = 8 << 20
"""Bytes up to which a file is rewritten at once, within some tenths of a second."""
PATIENCE_MS = 600_000
"""Milliseconds for which a transaction waits while the file is rewritten: nothing fails by that."""

_CHUNK = 1 << 20
"""Bytes searched at a time."""
_SHORT = 1 << 40
"""Ids of people on Discord are far larger than this; of smaller numbers the bytes say nothing."""
CHECK_SECONDS = 3.0
"""Seconds for which a start checks for damage at most."""
APPLICATION_OF = "select value from kept where name = 'application'"
"""Application that a database belongs to."""

MADE_WITH_ROWS = ("owner", "rating_model")
"""Tables in which a database has something that nobody has played with yet."""

_WRITING = "begin immediate"
_BUSY_AGAIN_SECONDS = 0.05
"""Seconds for which each waits after one that was given up, until that process releases the lock."""


@asynccontextmanager
async def open_sqlite(path: Path) -> AsyncIterator[SqliteStore]:
    """Open the store in the file ``path``, which is created if there is none, and close it on leaving.

    Raises:
        CannotOpen, NotADatabase, NewerDatabase, MigrationFailed: with a sentence that says what to do.
    """
    # In a thread, for a migration must not hold the event loop; not yet in aiosqlite's, which is not tidied up after
    # when opening fails.
    db = await asyncio.to_thread(_open, path)
    async with aiosqlite.Connection(lambda: db, iter_chunk_size=64) as connection:
        yield SqliteStore(connection)


def _open(path: Path) -> sqlite3.Connection:
    db = open_database(path, announce=True)
    try:
        rebuild_ratings_if_outdated(db)
    except sqlite3.Error as error:
        db.close()
        raise store_failure(error) from error
    except BaseException:
        db.close()
        raise
    return db


def _set_pragmas(db: sqlite3.Connection, path: Path) -> None:
    # Changing to WAL does not wait for another process that is doing the same, so we do.
    give_up = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            (mode,) = db.execute("pragma journal_mode = wal").fetchone()
            break
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > give_up:
                raise
            time.sleep(0.01)
    if mode != "wal":
        raise CannotOpen(path, f"SQLite cannot keep a write-ahead log there, only {mode!r}")
    # Each commit is on the disk before it returns.
    db.execute("pragma synchronous = full")
    db.execute("pragma temp_store = memory")
    # Deleted data is overwritten, but for copies in split pages (SQLite 3.40.1: 2 of 100 ids); `vacuum` removes those.
    db.execute("pragma secure_delete = on")


def open_database(
    path: Path, steps: Sequence[Migration] | None = None, *, announce: bool = False
) -> sqlite3.Connection:
    """Return a connection to the database at ``path``, created or migrated if need be.

    ``steps`` are the migrations to know (those of the project, unless a test says otherwise). The connection
    is in autocommit mode: transactions are begun and ended by hand. With ``announce`` it is a host's own: the log says
    that it was made or upgraded, and before an upgrade a copy is made beside it.

    Raises:
        CannotOpen, NotADatabase, NewerDatabase, CannotUpgrade, MigrationFailed, StoreFailed: as their texts say.
    """
    steps = migrations() if steps is None else steps
    _make_file(path)
    try:
        db = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    except sqlite3.Error as error:
        raise CannotOpen(path, str(error)) from error
    try:
        # The file is checked before anything is set, so that a refused one stays as it is.
        _recognise(db, path, steps)
        _check(db, path)
        if _version(db) >= FIRST_WITH_OWNERS:
            check_marker(db, path)
        _set_pragmas(db, path)
        _must_be_free(db, path, steps)
        _upgrade(db, path, steps, announce)
        # A migration may replace a table that others refer to.
        db.execute("pragma foreign_keys = on")
    except sqlite3.DatabaseError as error:
        db.close()
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if code == sqlite3.SQLITE_CORRUPT:
            raise DatabaseDamaged(path, str(error)) from error
        if code == sqlite3.SQLITE_NOTADB:
            raise NotADatabase(path, "not a database, or is damaged") from error
        if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_FULL):
            raise StoreFailed(str(error)) from error
        raise CannotOpen(path, str(error)) from error
    except BaseException:
        db.close()
        raise
    return db


def _make_file(path: Path) -> None:
    """Make the file if it is missing, and check that it can be written.

    A new one is readable by its owner alone, since it holds the dice to come.
    """
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise CannotOpen(path, error.strerror or str(error)) from error


def _recognise(db: sqlite3.Connection, path: Path, steps: Sequence[Migration]) -> None:
    # One statement reads one snapshot, also while another process applies the first migration.
    application, version, objects = db.execute(
        "select application_id, user_version, (select count(*) from sqlite_master)"
        " from pragma_application_id, pragma_user_version"
    ).fetchone()
    if application != APPLICATION and (objects or version):
        raise NotADatabase(path, "another program's database")
    if version > len(steps):
        raise NewerDatabase(path, version, len(steps))


def _check(db: sqlite3.Connection, path: Path) -> None:
    """Look through the file, for a while: a large one is looked through in part."""
    give_up = time.monotonic() + CHECK_SECONDS
    # A row that violates a constraint is no damage.
    db.execute("pragma ignore_check_constraints = on")
    db.set_progress_handler(lambda: int(time.monotonic() > give_up), 10_000)
    try:
        (found,) = db.execute("pragma quick_check(1)").fetchone()
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise
        return
    finally:
        db.set_progress_handler(None, 0)
        db.execute("pragma ignore_check_constraints = off")
    if found != "ok":
        raise DatabaseDamaged(path, " ".join(str(found).split()))


def _must_be_free(db: sqlite3.Connection, path: Path, steps: Sequence[Migration]) -> None:
    """Raise ``DatabaseInUse`` if a bot is running with the database, which must not be migrated then."""
    if FIRST_WITH_OWNERS <= _version(db) < len(steps) and active_owner(db, time.time()):
        raise DatabaseInUse(path)


def _upgrade(db: sqlite3.Connection, path: Path, steps: Sequence[Migration], announce: bool) -> None:
    """Apply the steps that are missing."""
    version, copy = _version(db), None
    lines = log.bind(database=str(path.absolute()), version=len(steps))
    # One that another process is making just now has nothing in it.
    if announce and 0 < version < len(steps) and _has_rows(db):
        lines.info("copying the database before its upgrade", version=version)
        copy = copy_before_upgrade(db, path, time.time())
    for step in steps:
        _apply(db, path, step, copy)
    if announce and not version:
        lines.info("database made")
    elif announce and version < len(steps):
        lines.info("database upgraded", version_before=version, copy=str(copy or ""))


def _has_rows(db: sqlite3.Connection) -> bool:
    """Return whether anything was stored there since the database was made."""
    tables = [table for (table,) in db.execute(_TABLES) if table not in MADE_WITH_ROWS]
    return any(db.execute(f"select 1 from {table} limit 1").fetchone() for table in tables)


def _apply(db: sqlite3.Connection, path: Path, step: Migration, copy: Path | None = None) -> None:
    """Apply ``step`` unless it has been, also by another process at the same time."""
    if _version(db) >= step.number:
        return
    db.execute("begin immediate")
    try:
        if _version(db) < step.number:
            for statement in statements(step.sql):
                db.execute(statement)
            if broken := db.execute("pragma foreign_key_check").fetchone():
                why = f"a row of {broken[0]} points to nothing in {broken[2]}"
                raise MigrationFailed(path, step.name, why, copy=copy)
            db.execute(f"pragma user_version = {step.number:d}")
        db.execute("commit")
    except sqlite3.Error as error:
        raise MigrationFailed(path, step.name, str(error), copy=copy) from error
    finally:
        if db.in_transaction:
            db.execute("rollback")


def _version(db: sqlite3.Connection) -> int:
    (version,) = db.execute("pragma user_version").fetchone()
    assert isinstance(version, int)
    return version


def request_handover(path: Path, holder: str) -> None:
    """Ask the process at work with a database that cannot be opened yet to hand over."""
    with closing(sqlite3.connect(path, timeout=BUSY_SECONDS)) as db, db:
        for (name,) in db.execute("select name from sqlite_master where name in ('owner', 'shards')").fetchall():
            db.execute(f"update {name} set wanted = ?", (holder,))


def store_failure(error: sqlite3.Error) -> StoreFailed:
    """Return the store's error for that error of SQLite, with what to do about it."""
    code = getattr(error, "sqlite_errorcode", 0)
    if code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB) or code == sqlite3.SQLITE_IOERR_SHORT_READ:
        return DamagedWhileRunning(str(error))
    if code & 0xFF in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM):
        return NotWritable(str(error))
    return StoreFailed(str(error))


def rebuild_ratings_if_outdated(connection: sqlite3.Connection) -> None:
    """Compute all ratings again if they are of another model than this one, or have never been, and are few enough."""
    db = SqliteDatabase(connection)
    if not ratings.soon_up_to_date(db):
        return
    connection.execute(_WRITING)
    try:
        ratings.rebuild_if_outdated(db)
        connection.execute("commit")
    finally:
        if connection.in_transaction:
            connection.execute("rollback")


def id_byte_patterns(user: int) -> tuple[bytes, ...]:
    """Return the bytes of that id in the file: as text, and as SQLite writes numbers, in six bytes and in eight."""
    shapes = [str(user).encode()]
    shapes += [user.to_bytes(size, "big") for size in (6, 8) if user.bit_length() < 8 * size]
    return tuple(shapes)


def database_files(path: Path) -> Iterator[Path]:
    """Yield the database's file and those beside it that exist."""
    yield from (file for end in ("", "-wal", "-shm") if (file := Path(f"{path}{end}")).exists())


def contains_id(path: Path, user: int) -> bool:
    """Return whether that id is anywhere in the database's files; True for an id too short to search for.

    May take a second for each gigabyte. The files are read in a process of their own: closing a file gives up all locks
    that a process has on it. Another process would then take the database for unused, and remove the log beside it,
    with all that this one is still to write there.
    """
    if user < _SHORT:
        return True
    sought = [needle.hex() for needle in id_byte_patterns(user)]
    asked = json.dumps({"files": [str(file) for file in database_files(path)], "sought": sought, "chunk": _CHUNK})
    # Where it could not be searched, it may be there.
    return (
        subprocess.run([sys.executable, "-I", "-S", "-c", _SEARCH], input=asked.encode(), check=False).returncode != 0
    )


_SEARCH = """
import json, sys
asked = json.load(sys.stdin)
sought = [bytes.fromhex(needle) for needle in asked["sought"]]
overlap = max(map(len, sought)) - 1
for file in asked["files"]:
    try:
        data = open(file, "rb")
    except FileNotFoundError:
        # The log beside a database goes with its last user.
        continue
    with data:
        tail = b""
        while chunk := data.read(asked["chunk"]):
            part = tail + chunk
            if any(needle in part for needle in sought):
                sys.exit(3)
            tail = part[-overlap:]
"""
"""Program that ends with 0 if the ids that it reads about on standard input are in none of the files."""


def vacuum(path: Path) -> None:
    """Write the whole file anew from its rows, with nothing in between, and empty the log beside it."""
    with closing(sqlite3.connect(path, timeout=PATIENCE_MS / 1000, isolation_level=None)) as db:
        db.execute("pragma secure_delete = on")
        db.execute("vacuum")
        db.execute("pragma wal_checkpoint(truncate)")


class SqliteDatabase(Database):
    """A ``Database`` in SQLite, where one transaction at a time writes: nothing else has to be held."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    select_for_update = Database.row

    def executemany(self, statement: str, rows: Iterable[tuple[object, ...]]) -> None:
        """Implement :meth:`Database.executemany`."""
        self._db.executemany(statement, map(_numbered, rows))

    def lock_rows(self, *tables: int) -> None:
        """Implement :meth:`Database.lock_rows`."""

    def advisory_lock(self, what: Alone, key: int = 0) -> None:
        """Implement :meth:`Database.advisory_lock`."""

    def defer_constraints(self) -> None:
        """Implement :meth:`Database.defer_constraints`."""
        self._db.execute("pragma defer_foreign_keys = on")

    def columns(self) -> list[tuple[str, str, str]]:
        """Implement :meth:`Database.columns`."""
        return [
            (table, name, str(kind).lower())
            for (table,) in self.rows(_TABLES)
            for _, name, kind, *_ in self.rows(f"pragma table_info({table})")
        ]

    def _execute(self, statement: str, values: Sequence[object]) -> sqlite3.Cursor:
        return self._db.execute(statement, _numbered(values))


_PLACES = tuple(str(number) for number in range(1, 100))
"""Names of numbered parameters, made once and not for each statement."""


def _numbered(values: Sequence[object]) -> dict[str, object]:
    return dict(zip(_PLACES, values, strict=False))


class SqliteTransactions(Transactions):
    """``Transactions`` on one held connection."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._held = False
        """True if another program has held the database for so long that a transaction was given up."""

    async def _written(self, work: Callable[[Database], T], *, hurry: bool) -> T:
        return await self._transaction(_WRITING, work, hurry=hurry)

    async def _read(self, work: Callable[[Database], T]) -> T:
        return await self._transaction("begin", work)

    async def _read_aside(self, work: Callable[[Database], T]) -> T:
        path = await self._path()

        def read() -> T:
            try:
                with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as db:
                    db.execute("begin")
                    return work(SqliteDatabase(db))
            except sqlite3.Error as error:
                raise store_failure(error) from error

        return await asyncio.to_thread(read)

    async def _beat(self, work: Callable[[Database], T]) -> T:
        done = await self._write(work, hurry=True)
        await self._note_how_far()
        return done

    async def _note_how_far(self) -> None:
        # This runs in the connection's own thread, after the commit: the marker is never ahead of the database.
        await self._connection._execute(lambda: write_marker(self._connection._conn))  # type: ignore[no-untyped-call]

    async def database_bytes(self) -> Mapping[str, int]:
        """Implement :meth:`Transactions.database_bytes`."""
        path = await self._path()

        def sizes() -> Mapping[str, int]:
            # The log is made by the first write.
            log = Path(f"{path}-wal")
            return {"file": path.stat().st_size, "log": log.stat().st_size if log.exists() else 0}

        try:
            return await asyncio.to_thread(sizes)
        except OSError as error:
            raise StoreFailed(error.strerror or str(error)) from error

    async def _efface(self, user: int | None, *, small_only: bool) -> bool:
        path = await self._path()
        await self._outside("pragma wal_checkpoint(truncate)")
        if user is not None and not await asyncio.to_thread(contains_id, path, user):
            return True
        if small_only and path.stat().st_size > AT_ONCE:
            return False
        # Other transactions wait for their turn to write instead of giving up.
        await self._outside(f"pragma busy_timeout = {PATIENCE_MS}")
        try:
            await asyncio.to_thread(vacuum, path)
        except sqlite3.Error as error:
            raise store_failure(error) from error
        finally:
            await self._outside(f"pragma busy_timeout = {USUAL_MS}")
        return True

    async def _path(self) -> Path:
        return Path((await self._read(lambda db: db.row("pragma database_list")))[2])

    async def _transaction(self, begin: str, work: Callable[[Database], T], *, hurry: bool = False) -> T:
        """Run ``work`` between ``begin`` and ``commit`` in one visit to the connection's thread.

        ``_execute`` is aiosqlite's own way there, though not a public one: awaiting each statement through its public
        methods would be a visit each, and a cancelled caller could leave a transaction open.
        """

        fence = self._fence

        def transaction() -> T:
            db = self._connection._conn
            try:
                if hurry:
                    # The next transaction that waits for the disk takes this one along.
                    db.execute("pragma synchronous = normal")
                db.execute(begin)
                if fence is not None and begin == _WRITING:
                    check_ownership(db.execute(ownership_query(fence)).fetchall(), fence)
                result = work(SqliteDatabase(db))
                if instrumentation.metrics_hook is None:
                    db.execute("commit")
                else:
                    began = perf_counter()
                    db.execute("commit")
                    if begin == _WRITING:
                        instrumentation.metrics_hook.on_commit(perf_counter() - began)
                if self._held and begin == _WRITING:
                    # A read says nothing about the lock.
                    self._held = False
                    db.execute(f"pragma busy_timeout = {round(BUSY_SECONDS * 1000)}")
                return result
            except sqlite3.Error as error:
                if getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                    # The next ones need not wait as long for the same lock, nor those behind them.
                    self._held = True
                    db.execute(f"pragma busy_timeout = {round(_BUSY_AGAIN_SECONDS * 1000)}")
                raise store_failure(error) from error
            finally:
                # A closed connection needs no reset.
                with suppress(sqlite3.ProgrammingError):
                    if db.in_transaction:
                        db.execute("rollback")
                    if hurry:
                        db.execute("pragma synchronous = full")

        result: T = await self._connection._execute(transaction)  # type: ignore[no-untyped-call]
        return result

    async def _outside(self, statement: str) -> None:
        """Run a statement that cannot be part of a transaction."""

        def run() -> None:
            try:
                self._connection._conn.execute(statement).fetchall()
            except sqlite3.Error as error:
                raise store_failure(error) from error

        await self._connection._execute(run)  # type: ignore[no-untyped-call]


class SqliteStore(SqliteTransactions, Store):
    """A ``Store`` in one SQLite file."""

    async def is_owner(self) -> bool:
        """Return whether no other process has taken over from this one.

        This can be asked where nothing can be written.
        """
        try:
            return await super().is_owner()
        except StoreFailed:
            # No other process can take a file that cannot be read here.
            return True


_TABLES = "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name"
