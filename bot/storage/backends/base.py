"""Transactions, for every subject of the store: what each database does in its own way, and all subjects ask for alike.

A subject is a class on ``Transactions``, with functions of a ``Database`` that run within one transaction and wait for
nothing else. ``sqlite.py`` and ``postgres.py`` have the two of each.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Coroutine, Iterable, Mapping, Sequence
from functools import wraps
from typing import Any, Concatenate, Literal, ParamSpec, TypeVar

import msgspec
from msgspec import Struct

from bot.core.sharding import shard_condition, shard_of
from bot.storage.errors import NotOwner

P = ParamSpec("P")
R = TypeVar("R", bound="Transactions")
T = TypeVar("T")

BUSY_SECONDS = 5.0
"""Seconds for which a transaction waits for another process to commit."""
Alone = Literal["birthday", "channel", "endings", "lobbies", "operations", "seats"]
"""Work that only one transaction does at a time. ``birthday``: to store a user's. ``channel``: to open a table in a
channel, or to move one there. ``endings``: all that depends on the order in which tables have ended. ``lobbies``:
to open one in a guild. ``operations``: to note an operator's request. ``seats``: to take one in a user's next lobby.
Who needs several takes them in the order ``channel``, ``lobbies``, ``seats``."""


HERE = "/* here */"
"""The place in a statement about all tables for another condition, if this process serves some shards only."""


class ShardFences(Struct, frozen=True):
    """The shards that the process ``holder`` owns, of ``of`` in all: each with its fencing number."""

    holder: str
    of: int
    fences: Mapping[int, int]

    @property
    def condition(self) -> str:
        """The SQL that is true for ``guild_id`` of a guild on one of them."""
        return shard_condition(self.fences, self.of)


Fence = int | ShardFences
"""The number of an owner, or of those of some shards: what says that nobody else has become it since."""


class Database(ABC):
    """Short words for running statements with numbered parameters (``$1``), inside a transaction."""

    commit_hooks: Sequence[Callable[[], None]] = ()
    """Called in the event loop once a :func:`transaction` is stored, in this order."""

    def on_commit(self, hook: Callable[[], None]) -> None:
        """Add a commit hook."""
        self.commit_hooks = (*self.commit_hooks, hook)

    def rows(self, statement: str, *values: object) -> list[Any]:
        """All rows."""
        return self._execute(statement, values).fetchall()  # type: ignore[no-any-return]

    def row(self, statement: str, *values: object) -> Any:
        """Return the first row, or None."""
        return self._execute(statement, values).fetchone()

    def execute(self, statement: str, *values: object) -> int:
        """Execute a statement, and return the number of rows it changed."""
        return self._execute(statement, values).rowcount  # type: ignore[no-any-return]

    @abstractmethod
    def _execute(self, statement: str, values: Sequence[object]) -> Any:
        """Return the cursor of a statement."""

    @abstractmethod
    def executemany(self, statement: str, rows: Iterable[tuple[object, ...]]) -> None:
        """Run it once for each of the rows of values."""

    @abstractmethod
    def select_for_update(self, statement: str, *values: object) -> Any:
        """Return the first row, or None; no other transaction changes it until this one ends."""

    @abstractmethod
    def lock_rows(self, *tables: int) -> None:
        """Lock these tables (of the game) until the transaction ends.

        It waits until no other transaction changes them.

        A transaction that looks at a table and then changes it begins with this. Tables that do not exist are
        ignored.
        """

    @abstractmethod
    def advisory_lock(self, what: Alone, key: int = 0) -> None:
        """Wait until no other transaction does that, and let none do it until this one ends. Comes before
        ``lock_rows``.
        """

    @abstractmethod
    def defer_constraints(self) -> None:
        """Check foreign keys only when the transaction ends."""

    @abstractmethod
    def columns(self) -> list[tuple[str, str, str]]:
        """All columns: table, name, and type in lower case; tables and columns in a fixed order."""


class Transactions(ABC):
    """Base of all repositories of the store.

    A whole transaction is one visit to a connection's thread. There it runs to its end whether or not a
    caller still waits for it, so a cancelled caller leaves nothing half done.
    """

    _fence: Fence | None = None
    """The number of the owner that this process is, or those of its shards; None: it writes as a guest, without being
    asked."""

    @property
    def owns_all_shards(self) -> bool:
        """True if this process serves all tables."""
        return not isinstance(self._fence, ShardFences)

    def owns_guild(self, guild: int) -> bool:
        """Return whether this process serves the tables of that guild."""
        return not isinstance(self._fence, ShardFences) or shard_of(guild, self._fence.of) in self._fence.fences

    def _here(self, statement: str, shards: Collection[int] | None = None) -> str:
        """Return the statement, restricted to our own tables, or to those of ``shards``."""
        held = self._fence
        if not isinstance(held, ShardFences):
            return statement
        return statement.replace(HERE, f"and {shard_condition(held.fences if shards is None else shards, held.of)}")

    async def _write(self, work: Callable[[Database], T], *, hurry: bool = False, table: int | None = None) -> T:
        """Run ``work`` in a transaction that writes, and return its result.

        ``hurry``: do not wait until it is on the disk; a power cut may undo it, a crash of the process does not.
        ``table`` is the one that it is about: if another process serves it, a note is left for it in the same
        transaction.
        """
        if table is None or not isinstance(self._fence, ShardFences):
            return await self._written(work, hurry=hurry)

        def work_and_tell(db: Database) -> T:
            result = work(db)
            self._word(db, [table])
            return result

        return await self._written(work_and_tell, hurry=hurry)

    def _word(self, db: Database, tables: Iterable[int]) -> None:
        """Leave a note of the change at those tables that other processes serve."""
        if isinstance(held := self._fence, ShardFences):
            for table in tables:
                add_change_note(db, held, table)

    @abstractmethod
    async def _written(self, work: Callable[[Database], T], *, hurry: bool) -> T:
        """``_write``, but for the word that is left."""

    @abstractmethod
    async def _read(self, work: Callable[[Database], T]) -> T:
        """Read in one snapshot."""

    @abstractmethod
    async def _read_aside(self, work: Callable[[Database], T]) -> T:
        """Read on a connection of its own: for what takes long, and must not keep the others waiting."""

    @abstractmethod
    async def _beat(self, work: Callable[[Database], T]) -> T:
        """Write urgently, not behind transactions that wait for others if possible.

        Then note the database's progress, where a marker is kept.
        """

    @abstractmethod
    async def _note_how_far(self) -> None:
        """Note the database's progress, where a marker is kept."""

    @abstractmethod
    async def database_bytes(self) -> Mapping[str, int]:
        """Return the size of the database on its disk, by part: ``file``, and the ``log`` beside it if it has one.

        Others wait for nothing meanwhile.
        """

    @abstractmethod
    async def _efface(self, user: int | None, *, small_only: bool) -> bool:
        """Erase deleted data in unused parts of files; return whether nothing is left to be done.

        ``small_only``: leave what is so large that others would have to wait.
        """


def transaction(
    kind: Literal["read", "read aside", "write", "table"], *, hurry: bool = False
) -> Callable[[Callable[Concatenate[R, Database, P], T]], Callable[Concatenate[R, P], Coroutine[Any, Any, T]]]:
    """Make a repository's method one transaction; it gets the database, and callers await it without.

    The method runs in the connection's thread, as a whole or not at all. PostgreSQL may run it again after a deadlock,
    so it changes nothing but the database. ``read`` is of one snapshot, ``read aside`` is that on a connection of its
    own, and ``table`` is ``write`` about the table in the first argument; ``hurry``: see ``Transactions._write``.
    """

    def decorate(
        method: Callable[Concatenate[R, Database, P], T],
    ) -> Callable[Concatenate[R, P], Coroutine[Any, Any, T]]:
        @wraps(method)
        async def run(self: R, /, *args: P.args, **kwargs: P.kwargs) -> T:
            stored_in: Database

            def work(db: Database) -> T:
                nonlocal stored_in
                stored_in = db
                return method(self, db, *args, **kwargs)

            if kind == "read":
                return await self._read(work)
            if kind == "read aside":
                return await self._read_aside(work)
            table: Any = None
            if kind == "table":
                table = args[0] if args else kwargs["table"]
            result = await self._write(work, hurry=hurry, table=table)
            for hook in stored_in.commit_hooks:
                hook()
            return result

        run.writes = kind in ("write", "table")  # type: ignore[attr-defined]
        return run

    return decorate


def ownership_query(fence: Fence) -> str:
    """Return the statement that finds what is left of that fence; it has no parameters."""
    if not isinstance(fence, ShardFences):
        return FENCE
    return _FENCES.replace("0", ", ".join(f"{shard:d}" for shard in sorted(fence.fences)))


def check_ownership(found: Sequence[Sequence[Any]], fence: Fence) -> None:
    """Raise ``NotOwner`` if the rows ``found`` by :func:`ownership_query` are not what this owner has.

    One lost shard is enough, for its process then ends as a whole.
    """
    if isinstance(fence, ShardFences):
        there = {shard: number for number, shard, holder, *_ in found if holder == fence.holder}
        if there != fence.fences:
            raise NotOwner
    elif found[0][0] != fence:
        raise NotOwner


def add_change_note(db: Database, held: Fence | None, table: int) -> None:
    """Leave a note for the process that serves that table, if it is another one."""
    if isinstance(held, ShardFences):
        db.execute(_LEAVE_WORD.replace(HERE, f"and not ({held.condition})"), table)


def to_json(value: object) -> str:
    """Return the value as JSON text."""
    return msgspec.json.encode(value).decode()


FENCE = "select fence from owner where id = 1"

_FENCES = "select fence, shard, holder from shards where shard in (0)"

_LEAVE_WORD = "insert into tidings (table_id, guild_id) select id, guild_id from tables where id = $1 /* here */"
