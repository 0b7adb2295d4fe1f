"""Opening the database's file, and bringing it to the version this code knows.

The version is the number of the last migration that was applied (``pragma user_version``), kept inside the file and
set in the same transaction as the change itself, so there is never half a step.
"""

from __future__ import annotations

import os
import re
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from functools import cache
from pathlib import Path
from string import whitespace

from msgspec import Struct

from bot.storage.backends.base import BUSY_SECONDS
from bot.storage.errors import (
    CannotOpen,
    DatabaseDamaged,
    DatabaseInUse,
    MigrationFailed,
    NewerDatabase,
    NotADatabase,
    StoreFailed,
)
from bot.storage.ops.lease import active_owner
from bot.storage.ops.progress_marker import check_marker

FOLDER = Path(__file__).parent / "migrations"

APPLICATION = int.from_bytes(b"Slee", "big")
"""``pragma application_id`` of our files; the first migration sets it."""

CHECK_SECONDS = 3.0
"""Seconds for which a start checks for damage at most."""

APPLICATION_OF = "select value from kept where name = 'application'"
"""Application that a database belongs to."""
FIRST_WITH_OWNERS = 9
"""The version from which on the database says who is at work."""


class Migration(Struct, frozen=True):
    """One migration to version ``number``; ``name`` is its file's. ``postgres`` is its SQL for PostgreSQL if that
    cannot be derived from ``sql``; else empty.
    """

    number: int
    name: str
    sql: str
    postgres: str = ""


@cache
def migrations(folder: Path = FOLDER) -> tuple[Migration, ...]:
    """Return the migrations in ``folder`` (``0001_what_it_brings.sql``, …), in order.

    In its folder ``postgres`` may be one of the same name for PostgreSQL.

    Raises:
        ValueError: the numbers are not 1, 2, 3, … (a mistake in the program).
    """
    found: list[Migration] = []
    for number, file in enumerate(sorted(folder.glob("*.sql")), start=1):
        if not re.match(rf"{number:04}_\w+$", file.stem):
            raise ValueError(f"{file.name} should be number {number:04}: migrations are numbered without a gap")
        other = folder / "postgres" / file.name
        postgres = other.read_text(encoding="utf-8") if other.exists() else ""
        found.append(Migration(number, file.name, file.read_text(encoding="utf-8"), postgres))
    return tuple(found)


def open_database(path: Path, steps: Sequence[Migration] | None = None) -> sqlite3.Connection:
    """Return a connection to the database at ``path``, created or migrated if need be.

    ``steps`` are the migrations to know (those of the project, unless a test says otherwise). The connection
    is in autocommit mode: transactions are begun and ended by hand.

    Raises:
        CannotOpen, NotADatabase, NewerDatabase, MigrationFailed, StoreFailed: as their texts say.
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
        _set_up(db, path)
        _must_be_free(db, path, steps)
        for step in steps:
            _apply(db, path, step)
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


def _set_up(db: sqlite3.Connection, path: Path) -> None:
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
    # Deleted data is overwritten.
    db.execute("pragma secure_delete = on")


def _must_be_free(db: sqlite3.Connection, path: Path, steps: Sequence[Migration]) -> None:
    """Raise ``DatabaseInUse`` if a bot is running with the database, which must not be migrated then."""
    if FIRST_WITH_OWNERS <= _version(db) < len(steps) and active_owner(db, time.time()):
        raise DatabaseInUse(path)


def request_handover(path: Path, holder: str) -> None:
    """Ask the process at work with a database that cannot be opened yet to hand over."""
    with closing(sqlite3.connect(path, timeout=BUSY_SECONDS)) as db, db:
        for (name,) in db.execute("select name from sqlite_master where name in ('owner', 'shards')").fetchall():
            db.execute(f"update {name} set wanted = ?", (holder,))


def _apply(db: sqlite3.Connection, path: Path, step: Migration) -> None:
    """Apply ``step`` unless it has been, also by another process at the same time."""
    if _version(db) >= step.number:
        return
    db.execute("begin immediate")
    try:
        if _version(db) < step.number:
            for statement in statements(step.sql):
                db.execute(statement)
            if broken := db.execute("pragma foreign_key_check").fetchone():
                raise MigrationFailed(path, step.name, f"a row of {broken[0]} points to nothing in {broken[2]}")
            db.execute(f"pragma user_version = {step.number:d}")
        db.execute("commit")
    except sqlite3.Error as error:
        raise MigrationFailed(path, step.name, str(error)) from error
    finally:
        if db.in_transaction:
            db.execute("rollback")


def _version(db: sqlite3.Connection) -> int:
    (version,) = db.execute("pragma user_version").fetchone()
    assert isinstance(version, int)
    return version


def statements(sql: str) -> Iterator[str]:
    """Yield the statements of a script one by one (``executescript`` would commit what is open)."""
    statement = ""
    for piece in sql.split(";"):
        statement += piece
        # A semicolon within quotes, a comment or a trigger completes nothing.
        if sqlite3.complete_statement(f"{statement};"):
            yield statement
            statement = ""
        else:
            statement += ";"
    if statement.strip(";" + whitespace):
        yield statement
