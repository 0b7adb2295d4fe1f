"""Databases as they are copied from and to, whole: in SQLite here, in PostgreSQL in ``transfer_postgres``."""

from __future__ import annotations

import secrets
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from bot.storage.backends.migrations import migrations
from bot.storage.backends.sqlite import SqliteDatabase, database_files, open_database
from bot.storage.errors import CannotTransfer
from bot.storage.ops.backup import inspect_database

Row = tuple[Any, ...]


class TransferEndpoint(ABC):
    """A database that is copied from or to, within one transaction."""

    @abstractmethod
    def columns(self) -> Mapping[str, Sequence[str]]:
        """Return the columns of all tables, by table."""

    @abstractmethod
    def rows(self, table: str, columns: Sequence[str]) -> Iterator[Row]:
        """All rows, in whatever order."""

    @abstractmethod
    def count(self, table: str) -> int:
        """Return the number of rows of the table."""

    @abstractmethod
    def highest_ids(self) -> Mapping[str, int]:
        """Return the highest number given out as ``id``, by table; a table without any is left out."""

    @abstractmethod
    def clear(self, table: str) -> None:
        """Remove what a new database has in that table."""

    @abstractmethod
    def insert(self, table: str, columns: Sequence[str], rows: Iterable[Row]) -> None:
        """Insert the rows."""

    @abstractmethod
    def set_highest_id(self, given: Mapping[str, int]) -> None:
        """Make generated numbers continue above those."""


@contextmanager
def sqlite_source(path: Path, now: float) -> Iterator[tuple[TransferEndpoint, bool]]:
    """Open a file as it is now, and find out whether a bot is at work with it."""
    if not path.is_file():
        raise CannotTransfer(str(path), "is not there")
    seen = inspect_database(path, now=now)
    require_current_version(str(path), seen.version)
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)) as db:
        db.execute("begin")
        yield SqliteTransferEndpoint(db), bool(seen.holder)


def require_current_version(where: str, version: int) -> None:
    """Raise ``CannotTransfer`` if a source of that version has to be brought up to date first."""
    if version != (known := len(migrations())):
        raise CannotTransfer(
            where,
            f"is of version {version}, and this Sleepover copies version {known}: start this Sleepover with it once, "
            "which brings it up to date, and stop it again",
        )


@contextmanager
def sqlite_target(path: Path) -> Iterator[TransferEndpoint]:
    """Create a file that gets its name only when everything is in it."""
    if path.exists() and path.stat().st_size:
        raise CannotTransfer(str(path), "is there already: name a file that is not")
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    aside = path.with_name(f".{path.name}-{secrets.token_hex(4)}.importing")
    try:
        with closing(open_database(aside)) as db:
            db.execute("pragma foreign_keys = off")
            db.execute("begin immediate")
            yield SqliteTransferEndpoint(db)
            if broken := db.execute("pragma foreign_key_check").fetchone():
                raise CannotTransfer(
                    str(path), f"would have a row of {broken[0]} that points to nothing in {broken[2]}"
                )
            db.execute("commit")
            db.execute("pragma journal_mode = delete")
        aside.replace(path)
    finally:
        for file in database_files(aside):
            file.unlink(missing_ok=True)


class SqliteTransferEndpoint(TransferEndpoint):
    """A ``TransferEndpoint`` in SQLite."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def columns(self) -> Mapping[str, Sequence[str]]:
        """Implement :meth:`TransferEndpoint.columns`."""
        return columns_by_table(SqliteDatabase(self._db).columns())

    def rows(self, table: str, columns: Sequence[str]) -> Iterator[Row]:
        """Implement :meth:`TransferEndpoint.rows`."""
        yield from self._db.execute(f"select {', '.join(columns)} from {table}")

    def count(self, table: str) -> int:
        """Implement :meth:`TransferEndpoint.count`."""
        return int(self._db.execute(f"select count(*) from {table}").fetchone()[0])

    def highest_ids(self) -> Mapping[str, int]:
        """Implement :meth:`TransferEndpoint.highest_ids`."""
        numbered = [table for table, columns in self.columns().items() if "id" in columns]
        highest = {table: self._db.execute(f"select max(id) from {table}").fetchone()[0] for table in numbered}
        noted = dict(self._db.execute("select name, seq from sqlite_sequence").fetchall())
        given = {table: max(highest[table] or 0, noted.get(table, 0)) for table in numbered}
        return {table: number for table, number in given.items() if number}

    def clear(self, table: str) -> None:
        """Implement :meth:`TransferEndpoint.clear`."""
        self._db.execute(f"delete from {table}")

    def insert(self, table: str, columns: Sequence[str], rows: Iterable[Row]) -> None:
        """Implement :meth:`TransferEndpoint.insert`."""
        marks = ", ".join("?" * len(columns))
        self._db.executemany(f"insert into {table} ({', '.join(columns)}) values ({marks})", rows)

    def set_highest_id(self, given: Mapping[str, int]) -> None:
        """Implement :meth:`TransferEndpoint.set_highest_id`."""
        # For tables that may use numbers again, SQLite takes the largest one.
        lasting = {
            name for (name,) in self._db.execute("select name from sqlite_master where sql like '%autoincrement%'")
        }
        for table in lasting & given.keys():
            self._db.execute("delete from sqlite_sequence where name = ?", (table,))
            self._db.execute("insert into sqlite_sequence (name, seq) values (?, ?)", (table, given[table]))


def columns_by_table(columns: Iterable[tuple[str, str, str]]) -> Mapping[str, Sequence[str]]:
    """Return the names of columns, by table and in alphabetical order: they may have been added in another one."""
    found: dict[str, list[str]] = {}
    for table, name, _ in columns:
        found.setdefault(table, []).append(name)
    return {table: sorted(found[table]) for table in sorted(found)}
