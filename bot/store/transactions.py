"""Transactions on one held connection, for every subject of the store."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection, Iterable, Mapping
from contextlib import suppress
from time import perf_counter
from typing import Any, TypeVar

import aiosqlite
import msgspec
from msgspec import Struct

from bot.ground import measures
from bot.ground.sharding import condition, shard_of
from bot.store.errors import NotOwner, StoreFailed

T = TypeVar("T")

_WRITING = "begin immediate"
BUSY_SECONDS = 5.0
"""How long a transaction waits for another process to commit."""
_BUSY_AGAIN_SECONDS = 0.05
"""How long each waits after one that was given up, until that process lets go."""
_FENCE = "select fence from owner where id = 1"
_FENCES = "select shard, fence from shards where holder = $1"
_LEAVE_WORD = "insert into tidings (table_id, guild_id) select id, guild_id from tables where id = $1 /* here */"
HERE = "/* here */"
"""Where a statement that is about all tables gets another condition, if this process looks after some shards only."""


class Held(Struct, frozen=True):
    """The shards that the process ``holder`` looks after, ``of`` so many: each with the number by which it owns it."""

    holder: str
    of: int
    fences: Mapping[int, int]

    @property
    def condition(self) -> str:
        """The SQL that holds for ``guild_id`` of a server on one of them."""
        return condition(self.fences, self.of)


class Database:
    """Short words for running statements with numbered parameters, inside a transaction."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def rows(self, statement: str, *values: object) -> list[Any]:
        """All rows."""
        return self._execute(statement, values).fetchall()

    def row(self, statement: str, *values: object) -> Any:
        """The first row, or None."""
        return self._execute(statement, values).fetchone()

    def change(self, statement: str, *values: object) -> int:
        """How many rows it changed."""
        return self._execute(statement, values).rowcount

    def many(self, statement: str, rows: Iterable[tuple[object, ...]]) -> None:
        """Run it once for each of the rows of values."""
        self._db.executemany(statement, map(_numbered, rows))

    def _execute(self, statement: str, values: tuple[object, ...]) -> sqlite3.Cursor:
        return self._db.execute(statement, _numbered(values))


def checked(db: Database, fence: int | Held) -> None:
    """Raise ``NotOwner`` if that number is not the owner's any more; or of any of those shards, whose process then ends
    as a whole."""
    if isinstance(fence, Held):
        # It may own more meanwhile.
        there = dict(db.rows(_FENCES, fence.holder))
        if any(there.get(shard) != number for shard, number in fence.fences.items()):
            raise NotOwner
    elif db.row(_FENCE) != (fence,):
        raise NotOwner


def leave_word(db: Database, held: int | Held | None, table: int) -> None:
    """Something has been written about that table: if another process looks after it, it is to hear of that."""
    if isinstance(held, Held):
        db.change(_LEAVE_WORD.replace(HERE, f"and not ({held.condition})"), table)


def _numbered(values: tuple[object, ...]) -> dict[str, object]:
    return {str(number): value for number, value in enumerate(values, start=1)}


class Transactions:
    """What the subjects of the SQLite store have in common.

    A whole transaction is one visit to the connection's thread. There it runs to its end whether or not somebody still
    waits for it, so a cancelled caller leaves nothing half done.
    """

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._fence: int | Held | None = None
        """The number of the owner that this process is, or those of its shards; None: it writes as a guest, without
        being asked."""
        self._held = False
        """Whether another program has held the database for so long that a transaction was given up."""

    @property
    def alone(self) -> bool:
        """Whether this process looks after all tables."""
        return not isinstance(self._fence, Held)

    def ours(self, guild: int) -> bool:
        """Whether this process looks after the tables of that server."""
        return not isinstance(self._fence, Held) or shard_of(guild, self._fence.of) in self._fence.fences

    def _here(self, statement: str, shards: Collection[int] | None = None) -> str:
        """The statement, about tables of our own only, or of those ``shards``."""
        held = self._fence
        if not isinstance(held, Held):
            return statement
        return statement.replace(HERE, f"and {condition(held.fences if shards is None else shards, held.of)}")

    async def _write(self, work: Callable[[Database], T], *, hurry: bool = False, table: int | None = None) -> T:
        """``hurry``: do not wait until it is on the disk; a power cut may undo it, a crash of the process does not.
        ``table`` is the one that it is about: if another process looks after it, it is left word in the same
        transaction."""
        held = self._fence
        if table is None or not isinstance(held, Held):
            return await self._transaction(_WRITING, work, hurry=hurry)

        def work_and_tell(db: Database) -> T:
            result = work(db)
            leave_word(db, held, table)
            return result

        return await self._transaction(_WRITING, work_and_tell, hurry=hurry)

    async def _read(self, work: Callable[[Database], T]) -> T:
        return await self._transaction("begin", work)

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
                    checked(Database(db), fence)
                result = work(Database(db))
                if measures.listener is None:
                    db.execute("commit")
                else:
                    began = perf_counter()
                    db.execute("commit")
                    if begin == _WRITING:
                        measures.listener.committed(perf_counter() - began)
                if self._held:
                    self._held = False
                    db.execute(f"pragma busy_timeout = {round(BUSY_SECONDS * 1000)}")
                return result
            except sqlite3.Error as error:
                if getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                    # Whoever comes next need not wait as long for the same lock, nor those behind them.
                    self._held = True
                    db.execute(f"pragma busy_timeout = {round(_BUSY_AGAIN_SECONDS * 1000)}")
                raise StoreFailed(str(error)) from error
            finally:
                # Where it has been closed there is nothing to be put right.
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
                raise StoreFailed(str(error)) from error

        await self._connection._execute(run)  # type: ignore[no-untyped-call]


def to_json(value: object) -> str:
    """The value as text to store."""
    return msgspec.json.encode(value).decode()
