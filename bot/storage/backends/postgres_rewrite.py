"""Rewriting of PostgreSQL's tables, so that no file has anything of deleted rows, while everybody else goes on.

A small table is rewritten by ``vacuum full``, within some hundredths of a second. A large one is copied: a trigger
notes the keys of rows that change meanwhile, these rows are copied again, and at last the copy takes the table's place
under a short lock. Whoever waits for a lock here gives up soon and tries again, because all others wait behind it.

Whatever ends this half-way leaves the table as it was, a copy, and a trigger: ``clear_up`` removes both. Foreign keys
that a swap has left unchecked are checked then, too.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from threading import Event
from typing import Any

import psycopg
from msgspec import Struct
from psycopg import errors as raised

from bot.storage.errors import TracesLeft

Connection = psycopg.Connection[Any]

SMALL = 4 << 20
"""Bytes up to which a table with its indexes is rewritten at once."""
_CHUNK = 512
"""Number of pages (of 8 kB each) that are copied at a time; then others have as much time as that took."""
_LOCK_SECONDS = 0.1
_PAUSE_SECONDS = 1.0
_TRIES = 20
_SWAP_TRIES = 1000
_SWAP_PAUSE_SECONDS = 0.05
_FEW = 100
"""Number of changed rows that may be left before the table is locked."""

_COPY = "sleepover_rewrite"
_LOG = "sleepover_rewrite_log"
_NOTE = "sleepover_rewrite_note"
INTERNAL = "sleepover\\_%"
"""Pattern of the names of tables that no migration has made: the version's, and these here."""
_STATISTICS = "pg_catalog.pg_statistic"


class _InTheWay(Exception):
    """The reason why a table cannot be rewritten, for the operator."""


class _Again(Exception):
    """Somebody has changed the table, or may still see it as it was: another try will do."""


class _Index(Struct, frozen=True):
    """An index: its name, the statement that makes it, and the constraint that it stands for ('': none)."""

    name: str
    definition: str
    constraint: str
    deferrable: str


class _ForeignKey(Struct, frozen=True):
    """A foreign key of ``table``, which points to ``target``."""

    table: str
    name: str
    target: str
    definition: str


class TableRewriter:
    """Rewriting of tables over one connection, in a thread; :meth:`stop` ends it from another."""

    def __init__(self, db: Connection, schema: str, lock: int) -> None:
        self._db = db
        self._schema = schema
        self._lock = lock
        self._stopped = Event()
        self._leaving = False
        self._written = ""
        """The number of the latest transaction that has written rows into the copy."""

    def stop(self) -> None:
        """Break it off; what it leaves is removed at once, or by the next one."""
        self._stopped.set()
        if not self._leaving:
            with suppress(psycopg.Error):
                self._db.cancel()

    def rewrite(self, tables: Sequence[str], *, small_only: bool) -> bool:
        """Rewrite these tables and the server's statistics of them; return whether all of it is done.

        If not, another process has the lock and is doing it, or with ``small_only`` there is a table that is large.

        Raises:
            TracesLeft: with the reasons why some could not be rewritten; all others have been.
        """
        if not self._value("select pg_try_advisory_lock($1)", self._lock):
            return False
        try:
            for setting in (
                f"lock_timeout = '{round(_LOCK_SECONDS * 1000)}ms'",
                "max_parallel_maintenance_workers = 0",
                "synchronous_commit = off",
            ):
                self._run(f"set {setting}")
            self.clear_up()
            sizes = {
                table: self._value("select pg_total_relation_size($1::regclass)", _quoted(table)) for table in tables
            }
            if small_only and max(sizes.values()) > SMALL:
                return False
            self._until_nobody_looks_back()
            problems = [self._tried(table, by_copy=size > SMALL) for table, size in sizes.items()]
            # The planner's statistics hold values of the columns, in a table of their own.
            problems.append(self._tried(_STATISTICS, by_copy=False))
            if any(problems):
                raise TracesLeft("; ".join(filter(None, problems)))
            return True
        except _InTheWay as error:
            raise TracesLeft(str(error)) from error
        finally:
            with suppress(psycopg.Error):
                self._db.execute("select pg_advisory_unlock($1)", (self._lock,))

    def clear_up(self) -> None:
        """Remove what a rewriting that was broken off has left, and check the foreign keys that it has not."""
        if self._value(_LEFT, self._schema, _NOTE, _COPY):
            self._with_patience(self._drop_remains)
        for table, name in self._db.execute(_UNCHECKED, (self._schema,)).fetchall():
            self._with_patience(partial(self._run, f"alter table {table} validate constraint {_quoted(name)}"))

    def _tried(self, table: str, *, by_copy: bool) -> str:
        """Rewrite one table; return what was in the way, or an empty text."""
        try:
            if table == _STATISTICS:
                self._until_nobody_looks_back()
            if not self._value(_MAY, table):
                raise _InTheWay("it is not the role's; make the role the owner of the database and its tables")
            if by_copy:
                self._replace_by_copy(table)
            else:
                self._with_patience(partial(self._run, f"vacuum full {table}"))
            if table != _STATISTICS:
                self._run(f"analyze {_quoted(table)}")
        except (_InTheWay, psycopg.Error) as error:
            if self._db.closed or self._stopped.is_set():
                self._stop_cleanly()
                raise
            # What cannot be removed now is removed by the next one.
            with suppress(psycopg.Error):
                self.clear_up()
            if isinstance(error, raised.DiskFull):
                return f"{table}: the disk has no room for a copy of it"
            said = error.diag.message_primary if isinstance(error, psycopg.Error) else None
            return f"{table}: {said or error}"
        return ""

    def _stop_cleanly(self) -> None:
        self._leaving = True
        with suppress(psycopg.Error):
            self._drop_remains()

    def _replace_by_copy(self, table: str) -> None:
        """Put a copy without anything deleted into the table's place."""
        found = self._db.execute(_OTHERS_WORK, (_quoted(table),)).fetchall()
        if found:
            raise _InTheWay(f"it has {found[0][0]}, which a copy would not have; run `vacuum full {table}` yourself")
        keys = [name for (name,) in self._db.execute(_KEYS, (_quoted(table),)).fetchall()]
        if not keys:
            raise _InTheWay("it has no primary key")
        indexes = [_Index(*row) for row in self._db.execute(_INDEXES, (_quoted(table),)).fetchall()]
        if any(index.constraint and not index.constraint.startswith(("p", "u")) for index in indexes):
            raise _InTheWay("it has an exclusion constraint")
        self._with_patience(partial(self._begin_copy, table, keys))
        self._copy_rows(table)
        for number, index in enumerate(indexes):
            self._make_index(number, index)
        self._swap(table, keys, indexes)
        self._with_patience(self._drop_remains)
        self.clear_up()

    def _begin_copy(self, table: str, keys: Sequence[str]) -> None:
        """Make an empty copy, and have the keys of all rows noted that change from now on."""
        here, columns = _quoted(table), ", ".join(map(_quoted, keys))
        log = f"{_quoted(self._schema)}.{_LOG}"
        old, new = (", ".join(f"{row}.{_quoted(key)}" for key in keys) for row in ("old", "new"))
        with self._db.transaction():
            self._db.execute(f"create table {_COPY} (like {here} including all excluding indexes excluding statistics)")
            # It is not in the write-ahead log: it is of no use after a crash.
            self._db.execute(f"create unlogged table {_LOG} as select {columns} from {here} with no data")
            for statement in self._value(_SETTINGS, here, _COPY) or ():
                self._run(statement)
            self._db.execute(
                f"create function {_NOTE}() returns trigger language plpgsql security definer as $$ begin"
                f" if tg_op = 'TRUNCATE' then insert into {log} default values; return null; end if;"
                f" if tg_op <> 'INSERT' then insert into {log} values ({old}); end if;"
                f" if tg_op <> 'DELETE' then insert into {log} values ({new}); end if;"
                " return null; end $$",
                prepare=False,
            )
            for name, event in ((_COPY, "insert or update or delete"), (_LOG, "truncate")):
                each = "statement" if event == "truncate" else "row"
                self._db.execute(
                    f"create trigger {name} after {event} on {here} for each {each} execute function {_NOTE}()"
                )

    def _copy_rows(self, table: str) -> None:
        """Copy the rows as they are now, page by page: everything that changes later is noted."""
        with self._db.transaction():
            self._run("set transaction isolation level repeatable read")
            self._written = self._value(_TRANSACTION)
            pages = self._value("select pg_relation_size($1::regclass) / 8192", _quoted(table))
            for first in range(0, pages + 1, _CHUNK):
                begun = time.perf_counter()
                until = f" and ctid < '({first + _CHUNK},0)'" if first + _CHUNK <= pages else ""
                self._db.execute(
                    f"insert into {_COPY} select * from {_quoted(table)} where ctid >= '({first},0)'{until}",
                    prepare=False,
                )
                self._pause(min(time.perf_counter() - begun, _PAUSE_SECONDS))

    def _make_index(self, number: int, index: _Index) -> None:
        name = f"{_COPY}_{number}"
        made = re.sub(
            r"^CREATE (UNIQUE )?INDEX .+? ON .+? USING", rf"CREATE \1INDEX {name} ON {_COPY} USING", index.definition
        )
        self._run(made)
        if index.constraint:
            kind = "primary key" if index.constraint == "p" else "unique"
            self._db.execute(
                f"alter table {_COPY} add constraint {name} {kind} using index {name} {index.deferrable}", prepare=False
            )

    def _swap(self, table: str, keys: Sequence[str], indexes: Sequence[_Index]) -> None:
        """Let the copy take the table's place, in a moment when it has everything that anybody may see."""
        for _ in range(_SWAP_TRIES):
            while self._copy_changes(table, keys) > _FEW:
                pass
            with suppress(_Again, raised.LockNotAvailable, raised.DeadlockDetected):
                self._must_be_seen_by_all()
                with self._db.transaction():
                    foreign = [
                        _ForeignKey(*row) for row in self._db.execute(_FOREIGN_KEYS, (_quoted(table),)).fetchall()
                    ]
                    tables = {table, *(one.table for one in foreign), *(one.target for one in foreign)}
                    self._run(f"lock table {', '.join(map(_quoted, sorted(tables)))} in access exclusive mode")
                    if self._value(f"select exists (select from {_LOG})"):
                        raise _Again
                    self._must_be_seen_by_all()
                    self._take_place(table, indexes, foreign)
                return
            self._pause(_SWAP_PAUSE_SECONDS)
        raise _InTheWay("others are always at work with it")

    def _must_be_seen_by_all(self) -> None:
        """Raise if somebody may still look at a moment before the copy had all its rows."""
        if self._value(_LOOK_BACK, self._written):
            raise _Again

    def _copy_changes(self, table: str, keys: Sequence[str]) -> int:
        """Copy once more all rows that were noted; return how many there were."""
        columns = ", ".join(map(_quoted, keys))
        match = " and ".join(f"{_quoted(key)} = ${number}" for number, key in enumerate(keys, start=1))
        with self._db.transaction():
            # Of one moment: so no row meets another that has had its place before.
            self._run("set transaction isolation level repeatable read")
            changed = list(
                dict.fromkeys(self._db.execute(f"delete from {_LOG} returning {columns}", prepare=False).fetchall())
            )
            if any(key[0] is None for key in changed):
                raise _InTheWay("somebody has emptied it meanwhile")
            if changed:
                with self._db.cursor() as cursor:
                    cursor.executemany(f"delete from {_COPY} where {match}", changed)
                    cursor.executemany(f"insert into {_COPY} select * from {_quoted(table)} where {match}", changed)
                self._written = self._value(_TRANSACTION)
        return len(changed)

    def _take_place(self, table: str, indexes: Sequence[_Index], foreign: Sequence[_ForeignKey]) -> None:
        here = _quoted(table)
        sequences = self._db.execute(_SEQUENCES, (here, _COPY)).fetchall()
        statements = [
            *(
                f"alter table {_quoted(one.table)} drop constraint {_quoted(one.name)}"
                for one in foreign
                if one.table != table
            ),
            *(f"select setval('{new}', last_value, is_called) from {old}" for old, new, _ in sequences),
            f"drop table {here}",
            f"alter table {_COPY} rename to {here}",
            *(f"alter sequence {new} rename to {_quoted(name)}" for _, new, name in sequences),
            *(
                f"alter table {here} rename constraint {_COPY}_{number} to {_quoted(index.name)}"
                if index.constraint
                else f"alter index {_COPY}_{number} rename to {_quoted(index.name)}"
                for number, index in enumerate(indexes)
            ),
            # To check them takes long, and locks nobody out afterwards.
            *(
                f"alter table {_quoted(one.table)} add constraint {_quoted(one.name)}"
                f" {one.definition.removesuffix(' NOT VALID')} not valid"
                for one in foreign
            ),
        ]
        for statement in statements:
            self._run(statement)

    def _drop_remains(self) -> None:
        with self._db.transaction():
            self._run(f"drop function if exists {_NOTE}() cascade")
            self._run(f"drop table if exists {_COPY}, {_LOG}")

    def _with_patience(self, work: Callable[[], object]) -> None:
        """Do that, as often as a lock is held by others for long: these go first each time."""
        for tries in range(_TRIES):
            try:
                work()
                return
            except (raised.LockNotAvailable, raised.DeadlockDetected):
                if tries == _TRIES - 1:
                    raise
                self._pause(_PAUSE_SECONDS)

    def _until_nobody_looks_back(self) -> None:
        """Wait until every transaction on the server that has begun by now is over, also in its other databases.

        Rows that were deleted meanwhile are kept for it.
        """
        limit = self._next_transaction()
        for tries in range(_TRIES):
            if self._value(_FREE, limit):
                return
            if tries < _TRIES - 1:
                self._pause(_PAUSE_SECONDS)
        raise _InTheWay("another transaction has been under way for long, and may still see what was deleted")

    def _next_transaction(self) -> str:
        return str(self._value("select pg_snapshot_xmax(pg_current_snapshot())::text"))

    def _value(self, statement: str, *values: object) -> Any:
        found = self._db.execute(statement, values, prepare=False).fetchone()
        return None if found is None else found[0]

    def _run(self, statement: str) -> None:
        self._pause(0)
        self._db.execute(statement, prepare=False)

    def _pause(self, seconds: float) -> None:
        if self._stopped.wait(seconds) and not self._leaving:
            raise raised.QueryCanceled


def _quoted(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'


_FREE = """
    select pg_snapshot_xmin(pg_current_snapshot()) >= $1::xid8 and not exists (
        select from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()
        and age(backend_xmin) > age($1::xid8::xid)
    )
"""

_TRANSACTION = "select pg_current_xact_id()::text"

_LOOK_BACK = """
    select exists (
        select from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()
        and age(backend_xmin) >= age($1::xid8::xid)
    )
"""

# A table of ours by its owner, one of the server's by the database's.
_MAY = """
    select pg_has_role(case when relnamespace = 'pg_catalog'::regnamespace then datdba else relowner end, 'usage')
    from pg_class, pg_database where pg_class.oid = $1::regclass and datname = current_database()
"""

_LEFT = """
    select exists (select from pg_proc where pronamespace = $1::regnamespace and proname = $2)
        or exists (select from pg_class where relnamespace = $1::regnamespace and relname = $3)
"""

_UNCHECKED = """
    select conrelid::regclass::text, conname::text from pg_constraint
    where connamespace = $1::regnamespace and contype = 'f' and not convalidated order by 1, 2
"""

# What somebody else has added to a table, and would be gone with it.
_OTHERS_WORK = """
    select 'the trigger ' || tgname from pg_trigger where tgrelid = $1::regclass and not tgisinternal
    union all select 'the policy ' || polname from pg_policy where polrelid = $1::regclass
    union all select 'the rule ' || rulename from pg_rewrite where ev_class = $1::regclass
    union all select 'statistics ' || stxname from pg_statistic_ext where stxrelid = $1::regclass
    union all select 'a publication' from pg_publication_rel where prrelid = $1::regclass
    union all select 'a parent or a child' from pg_inherits where $1::regclass in (inhrelid, inhparent)
    union all select 'rights to the column ' || attname from pg_attribute
        where attrelid = $1::regclass and attacl is not null
    union all select 'a replica identity' from pg_class where oid = $1::regclass and relreplident <> 'd'
    union all select 'a view on it, ' || ev_class::regclass from pg_depend join pg_rewrite on pg_rewrite.oid = objid
        where classid = 'pg_rewrite'::regclass and refclassid = 'pg_class'::regclass and refobjid = $1::regclass
"""

_KEYS = """
    select attname::text from pg_index
    join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indrelid = $1::regclass and indisprimary
    order by array_position(indkey::int2[], attnum)
"""

_INDEXES = """
    select relname::text, pg_get_indexdef(indexrelid), coalesce(contype::text, ''),
           case when not coalesce(condeferrable, false) then ''
                when condeferred then 'deferrable initially deferred' else 'deferrable' end
    from pg_index join pg_class on pg_class.oid = indexrelid
    left join pg_constraint on conindid = indexrelid and conrelid = indrelid and contype in ('p', 'u', 'x')
    where indrelid = $1::regclass
    order by relname
"""

_FOREIGN_KEYS = """
    select ours.relname::text, conname::text, target.relname::text, pg_get_constraintdef(pg_constraint.oid)
    from pg_constraint
    join pg_class as ours on ours.oid = conrelid join pg_class as target on target.oid = confrelid
    where contype = 'f' and $1::regclass in (conrelid, confrelid)
    order by 1, 2
"""

# Its storage parameters, its owner, and who has which rights, as statements for the copy $2.
_SETTINGS = """
    select array_agg(statement) from (
        select format('alter table %s set (%s)', $2::text, option) as statement
        from pg_class, unnest(reloptions) as option where oid = $1::regclass
        union all
        select format('grant %s on %s to %s%s', privilege_type, $2::text,
                      case grantee when 0 then 'public' else quote_ident(pg_get_userbyid(grantee)) end,
                      case when is_grantable then ' with grant option' else '' end)
        from pg_class, aclexplode(relacl) where oid = $1::regclass and grantee <> relowner
        union all
        select format('alter table %s owner to %I', $2::text, pg_get_userbyid(relowner))
        from pg_class where oid = $1::regclass and relowner <> current_user::regrole
    ) as statements
"""

# Identity columns: the sequence, that of the copy $2, and the name of the first.
_SEQUENCES = """
    select pg_get_serial_sequence($1, attname), pg_get_serial_sequence($2, attname),
           (select relname::text from pg_class where oid = pg_get_serial_sequence($1, attname)::regclass)
    from pg_attribute where attrelid = $1::regclass and attidentity <> ''
"""
