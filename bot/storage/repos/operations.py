"""Requests of the operator by ``sleepover admin`` to the running bot, and the record of what was done.

An operation is stored before anything is done. What needs the running bot waits for the process that serves its guild,
or that has shard 0; each step can be taken twice, so whoever is killed in between is followed by another who does the
same. The row stays, as the audit log.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from bot.core.sharding import shard_of
from bot.storage import sql
from bot.storage.backends.base import Database, Transactions, add_change_note, transaction
from bot.storage.errors import NothingToDo, NotOver, UnknownTable
from bot.storage.ops import lease, shard_leases
from bot.storage.ops.lease import LEASE, is_owner_alive
from bot.storage.repos.bans import BanKind, ban, ban_reason, unban
from bot.storage.repos.privacy import known_rows
from bot.storage.repos.strikes import strike_results, tables_to_strike

OperationKind = Literal[
    "block-user",
    "unblock-user",
    "block-server",
    "unblock-server",
    "leave",
    "close",
    "strike",
    "strike-user",
    "export",
    "delete",
    "announce",
]
OperationState = Literal["waiting", "done", "failed"]

BUSY = 3 * LEASE
"""Seconds without a heartbeat for which a bot whose process is not known to have ended is taken to be busy."""
REPEATED = 3600.0
"""Seconds within which the same announcement is taken to be the one that was made already."""


class OperationRequest(Struct, frozen=True):
    """A command of the operator: its kind, who used it, what it is about, and why; ``words`` are announced."""

    kind: OperationKind
    operator: str
    user: int | None = None
    guild: int | None = None
    table: int | None = None
    reason: str = ""
    words: str = ""


class Operation(Struct, frozen=True):
    """A stored request, and its result once it has ``ended``.

    ``user`` is below zero once the person's data have been deleted.
    """

    id: int
    kind: OperationKind
    operator: str
    asked: float
    user: int | None
    guild: int | None
    table: int | None
    reason: str
    words: str
    state: OperationState
    ended: float | None
    result: str


class OperationNews(Struct, frozen=True):
    """State of the requests, to see whether it has changed: the ``latest`` one, those ``waiting`` for this process,
    and how many messages any process owes."""

    latest: int = 0
    waiting: tuple[int, ...] = ()
    owed: int = 0


class OperationMessage(Struct, frozen=True):
    """A table whose channel is owed a message about an operation; how often it has been tried in vain, and whether it
    may have arrived all the same (``unsure``)."""

    operation: int
    table: int
    tries: int = 0
    unsure: bool = False


class OperationRepository(Transactions):
    """Requests of operators, and the audit log."""

    @transaction("write")
    def request_operation(self, db: Database, asked: OperationRequest, *, now: float) -> Operation:
        """Store the request, with what it changes at once, and return it.

        If the same is waiting already, that one is returned. Blocks hold from now on; everything else is done by the
        running bot (see ``bot/app/operator_requests.py``).

        Raises:
            NothingToDo: it is so already.
            UnknownTable: there is no such table.
            NotOver: a result is to be struck where there is none.
        """
        db.advisory_lock("operations")
        about = (asked.user or 0, asked.guild or 0, asked.table or 0)
        if (row := db.row(_SAME, asked.kind, *about, asked.words, asked.reason)) is not None:
            return Operation(*row)
        guild, told = asked.guild, _effect(db, asked, now)
        if asked.kind == "close":
            guild = told[0][1]
        state = "done" if asked.kind == "export" else "waiting"
        ended = now if state == "done" else None
        what = (asked.kind, asked.operator, now, asked.user, guild, asked.table, asked.reason, asked.words)
        operation = Operation(*db.row(_REQUEST, *what, state, ended))
        db.executemany(_OWE_MESSAGE, [(operation.id, table) for table, _ in told])
        return operation

    @transaction("read")
    def operation(self, db: Database, number: int) -> Operation:
        """Return that operation as it stands."""
        return Operation(*db.row(_OPERATION, number))

    @transaction("read")
    def operations(self, db: Database, *, limit: int) -> Sequence[Operation]:
        """Return the latest operations, the newest first."""
        return [Operation(*row) for row in db.rows(_LOG, limit)]

    @transaction("read")
    def operation_news(self, db: Database) -> OperationNews:
        """Return what tells whether there is something new for this process."""
        waiting = tuple(operation.id for operation in self._waiting(db))
        return OperationNews(db.row(_LATEST)[0] or 0, waiting, db.row(_HOW_MANY_OWED)[0])

    @transaction("read")
    def waiting_operations(self, db: Database) -> Sequence[Operation]:
        """Return the operations that this process has to do, in the order in which they were asked for."""
        return self._waiting(db)

    @transaction("read")
    def owed_messages(self, db: Database) -> Sequence[tuple[OperationMessage, Operation]]:
        """Return the messages that this process owes to its tables' channels, those tried least first."""
        return [(message, Operation(*db.row(_OPERATION, message.operation))) for message in self._owed(db)]

    @transaction("write")
    def update_message(self, db: Database, message: OperationMessage, outcome: Literal["", "told", "refused"]) -> None:
        """Store how a message stands; with an ``outcome`` it is owed no more."""
        db.execute(_TRIED, message.operation, message.table, outcome, message.tries, int(message.unsure))

    @transaction("write")
    def strike_for(self, db: Database, operation: Operation, *, now: float) -> Sequence[int]:
        """Strike the results that an operation is about, and note that it is done; return the tables."""
        if db.row(_OPERATION, operation.id)[_STATE] != "waiting":
            return []
        one = operation.table
        struck = strike_results(db, tables_to_strike(db, operation.user or 0) if one is None else [one])
        # The others' processes repaint their boards, and tell the people.
        for table in struck:
            add_change_note(db, self._fence, table)
        result = "1 result struck" if len(struck) == 1 else f"{len(struck):,} results struck"
        db.execute(_FINISH, operation.id, "done", result, now)
        return struck

    @transaction("write")
    def finish_operation(
        self, db: Database, number: int, state: Literal["done", "failed"], result: str, *, now: float
    ) -> bool:
        """Store that the operation has ended, and with what result, unless its channels are still to be told.

        Returns whether it has ended. The result of one that told channels says how many.
        """
        found = dict(db.rows(_OUTCOMES, number))
        if state == "done" and found.get(""):
            return False
        if found and state == "done":
            told, of = found.get("told", 0), sum(found.values())
            result = f"{result}, " * bool(result) + f"told {told:,} of {of:,} channels"
        db.execute(_FINISH, number, state, result, now)
        db.execute(_FORGET_MESSAGES, number)
        return True

    @transaction("read")
    def is_served(self, db: Database, guild: int | None, *, now: float) -> bool:
        """Return whether a running bot serves that guild, or (None) whatever is about none.

        A bot that works hard may send no heartbeat for a while; the requests wait for it all the same.
        """
        owners = [db.row(lease.OWNER)[1:3]]
        if rows := db.rows(shard_leases.SHARDS):
            owners.append(db.row(lease.SHARD, shard_of(guild or 0, rows[0][1])))
        return any(
            beat is not None and abs(now - beat) < BUSY and is_owner_alive(holder, beat, beat)
            for holder, beat in owners
        )

    def _waiting(self, db: Database) -> list[Operation]:
        found = [Operation(*row) for row in db.rows(_WAITING)]
        return [operation for operation in found if self.owns_guild(operation.guild or 0)]

    def _owed(self, db: Database) -> list[OperationMessage]:
        rows = db.rows(_OWED)
        return [
            OperationMessage(operation, table, tries, bool(unsure))
            for operation, table, tries, unsure, guild in rows
            if self.owns_guild(guild)
        ]


def _effect(db: Database, asked: OperationRequest, now: float) -> list[tuple[int, int]]:
    """Check the request and store what holds at once; return the tables whose channels are told, with their guilds.

    Raises:
        NothingToDo, UnknownTable, NotOver: as ``request_operation`` says.
    """
    if asked.kind in ("block-user", "block-server", "unblock-user", "unblock-server"):
        return _change_ban(db, asked, now)
    if asked.table is not None:
        status, struck, guild = db.row(_TABLE, asked.table) or ("", 0, 0)
        if not status:
            raise UnknownTable(asked.table)
        if asked.kind == "close":
            if status not in ("lobby", "playing"):
                raise NothingToDo(f"Table {asked.table} has ended already.")
            return [(asked.table, guild)]
        if struck:
            raise NothingToDo(f"The result of table {asked.table} has been struck already.")
        if status != "over":
            raise NotOver(asked.table, status)
    if asked.kind == "strike-user" and not tables_to_strike(db, asked.user or 0):
        raise NothingToDo(f"No result of {asked.user} counts, so there is nothing to strike.")
    if asked.kind == "delete" and not _is_known(db, asked.user or 0):
        raise NothingToDo(f"Nothing is stored about {asked.user} that could be deleted.")
    if asked.kind == "announce":
        if db.row(_ANNOUNCED, asked.words, now - REPEATED) is not None:
            raise NothingToDo("That was announced within the last hour; change the text to announce it once more.")
        tables = db.rows(_PLAYING)
        if not tables:
            raise NothingToDo("No game is running, so there is nobody to tell.")
        return [(table, guild) for table, guild in tables]
    return []


def _is_known(db: Database, user: int) -> bool:
    """Return whether there is something about that person that a deletion would delete."""
    return any(rows for name, rows in known_rows(db, user).items() if name not in ("operations", "banned_users"))


def _change_ban(db: Database, asked: OperationRequest, now: float) -> list[tuple[int, int]]:
    kind: BanKind = "user" if asked.user is not None else "server"
    number = asked.user if asked.user is not None else asked.guild
    assert number is not None
    reason = ban_reason(db, kind, number)
    if asked.kind.startswith("unblock"):
        if reason is None:
            raise NothingToDo(f"{number} is not blocked.")
        unban(db, kind, number)
        return []
    if reason == asked.reason:
        raise NothingToDo(f"{number} is blocked already, for this reason.")
    ban(db, kind, number, asked.reason, now)
    return (
        [] if kind == "user" or reason is not None else [(table, number) for (table,) in db.rows(sql.OPEN_IN, number)]
    )


_COLUMNS = "id, kind, operator, asked, user_id, guild_id, table_id, reason, words, state, ended, result"
_STATE = 9
"""Place of the state among them."""

_SAME = f"""
    select {_COLUMNS} from operations
    where state = 'waiting' and kind = $1 and coalesce(user_id, 0) = $2 and words = $5
      and case when kind = 'close' then 0 else coalesce(guild_id, 0) end = $3 and coalesce(table_id, 0) = $4
      and (reason = $6 or kind not in ('block-user', 'block-server'))
    order by id limit 1
"""

_REQUEST = f"""
    insert into operations (kind, operator, asked, user_id, guild_id, table_id, reason, words, state, ended)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
    returning {_COLUMNS}
"""

_OPERATION = f"select {_COLUMNS} from operations where id = $1"

_LOG = f"select {_COLUMNS} from operations order by id desc limit $1"

_LATEST = "select max(id) from operations"

_WAITING = f"select {_COLUMNS} from operations where state = 'waiting' order by id"

_FINISH = "update operations set state = $2, result = $3, ended = $4 where id = $1 and state = 'waiting'"

_OWE_MESSAGE = "insert into operation_messages (operation_id, table_id) values ($1, $2) on conflict do nothing"

_HOW_MANY_OWED = "select count(*) from operation_messages where outcome = ''"

_OWED = """
    select operation_id, table_id, tries, unsure, guild_id
    from operation_messages join tables on tables.id = operation_messages.table_id
    where outcome = '' order by tries, operation_id, table_id
"""

_TRIED = """
    update operation_messages set outcome = $3, tries = $4, unsure = $5 where operation_id = $1 and table_id = $2
"""

_OUTCOMES = "select outcome, count(*) from operation_messages where operation_id = $1 group by outcome"

_FORGET_MESSAGES = "delete from operation_messages where operation_id = $1"

_TABLE = "select status, struck, guild_id from tables where id = $1"

_PLAYING = """
    select id, guild_id from tables indexed by tables_open
    where status in ('lobby', 'playing') and status = 'playing' order by id
"""

_ANNOUNCED = "select 1 from operations where kind = 'announce' and words = $1 and asked > $2 limit 1"
