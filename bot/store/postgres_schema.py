"""Bringing a PostgreSQL database to the version that this code knows, by the same migrations as a file of SQLite's.

The version is the number of the last migration that was applied. It is kept in a table, which also tells that the
schema is ours, and changes in the same transaction as the schema itself.
"""

from __future__ import annotations

import re
import time
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any

import psycopg
from psycopg import conninfo
from psycopg import errors as raised

from bot.ground import database_url
from bot.store import dialect
from bot.store.addresses import told
from bot.store.errors import InUse, MigrationFailed, NewerDatabase, NoServer, NotLetIn, StoreError
from bot.store.ownership import alive
from bot.store.schema import FIRST_WITH_OWNERS, Migration, migrations, statements

OLDEST = 14
"""The oldest PostgreSQL that is known to do: what is older gets no repairs any more."""
VERSION = "sleepover_version"
"""The table with the version."""
_LOCK = 0x536C6565
"""The advisory lock held while the schema is brought up to date."""
_TRIAL_LOCK_SECONDS = 1
_TRIAL_SECONDS = 5
"""How long one that only tries it waits for others, and has one statement take."""


def usual(address: str, **settings: object) -> Mapping[str, Any]:
    """These settings of a connection, but for those that the address itself has.

    Raises:
        NotLetIn: it is no address.
    """
    url = _parsed(address)
    try:
        given = conninfo.conninfo_to_dict(database_url.normal(address))
    except psycopg.Error:
        # Its text repeats what it does not understand, which may be a password.
        keywords = [option.keyword.decode() for option in psycopg.pq.Conninfo.get_defaults()]
        slips = [(key, get_close_matches(key, keywords, 1)) for key, _ in url.parameters if key not in keywords]
        near = [f"“{key}” is no parameter: is “{meant[0]}” meant?" for key, meant in slips if meant]
        raise _no_address(address, near[0] if near else "it has a parameter that PostgreSQL does not know") from None
    return {name: value for name, value in settings.items() if name not in given}


def refused(address: str, error: Exception) -> StoreError:
    """What it means that no connection could be made."""
    url = _parsed(address)
    where, said = url.shown, _in_one_line(error)
    if isinstance(error, UnicodeError):
        return _no_address(address, "its host has a name that no machine can have")
    for pattern, why, mend in _REFUSALS:
        if found := re.search(pattern, said):
            return NotLetIn(where, why.format(*found.groups()), mend.format(*found.groups()))
    if isinstance(error, psycopg.ProgrammingError):
        return _no_address(address, "it has a value that its parameter cannot have")
    return NoServer(where, url.without_its_values(said))


def _parsed(address: str) -> database_url.DatabaseUrl:
    try:
        return database_url.parse(address)
    except ValueError as error:
        raise _no_address(address, str(error)) from None


def _no_address(address: str, why: str) -> NotLetIn:
    return NotLetIn(told(address), f"that is no address ({why})", database_url.HOW)


_REFUSALS = (
    (
        r'invalid (?:\w+ value "?.*?"? for connection option "(?=\w+"$)|"?(?=\w+"? value))(\w+)',
        "that is no address (its {0} has a value that it cannot have)",
        database_url.HOW,
    ),
    (
        r'database "(.+?)" does not exist',
        "there is no database “{0}”",
        "make it with `createdb {0}`, owned by the bot's role",
    ),
    (
        r'role "(.+?)" does not exist',
        "there is no role “{0}”",
        "make it with `createuser --pwprompt {0}`, or name another one in the address",
    ),
    (
        r'(?:password|\S+) authentication failed for user "(.+?)"',
        "the server does not accept the password of “{0}”",
        "put the right one into the address",
    ),
    (
        r"no password supplied|no pg_hba\.conf entry",
        "the server wants to know who this is, and is not content with what it is told",
        "put a password into the address, or let this machine and role in with a line in the server's pg_hba.conf",
    ),
    (
        r'permission denied for database "?(.+?)"?$',
        "this role may not connect to the database “{0}”",
        "grant it: `grant connect on database {0} to …`",
    ),
    (
        r'could not translate host name "(.+?)"',
        "there is no machine called “{0}”",
        "look at the address again",
    ),
)
"""What a server, or what leads to it, says in English; what it says in another language is passed on."""


def prepare(db: psycopg.Connection[Any], where: str, steps: Sequence[Migration] | None = None) -> str:
    """See that the database is one that will do, and bring it up to date; returns the schema that it is in.

    ``steps`` are the migrations to know (those of the project, unless a test says otherwise).

    Raises:
        NotLetIn, NewerDatabase, InUse, MigrationFailed: as their texts say.
    """
    steps = migrations() if steps is None else steps
    _must_have_rights(db, where)
    schema = recognise(db, where, steps)
    version = version_of(db)
    if FIRST_WITH_OWNERS <= version < len(steps) and at_work(db, time.time()):
        raise InUse(where)
    for step in steps[version:]:
        _apply(db, where, schema, step)
    return schema


def try_out(db: psycopg.Connection[Any], where: str) -> None:
    """Do what a start does with the database, and take it back. Where somebody else is at it, a start would wait for
    them, and nothing is tried.

    Raises:
        NotLetIn, NewerDatabase, MigrationFailed: a start would fail so.
    """
    try:
        with db.transaction(force_rollback=True):
            for limit, seconds in (("lock_timeout", _TRIAL_LOCK_SECONDS), ("statement_timeout", _TRIAL_SECONDS)):
                _row(db, "select set_config($1, $2, true)", limit, f"{seconds * 1000}ms")
            prepare(db, where)
    except InUse:
        return
    except MigrationFailed as error:
        if not isinstance(error.__cause__, (raised.LockNotAvailable, raised.QueryCanceled)):
            raise


def _must_have_rights(db: psycopg.Connection[Any], where: str) -> None:
    """See that this role may read and write what there is."""
    read_only, role, lacking = _row(db, _RIGHTS, VERSION)
    if read_only:
        raise NotLetIn(
            where,
            "nothing can be written there: its transactions are read-only",
            "see why that was chosen, and set default_transaction_read_only to off for the role or the database",
        )
    if lacking is not None:
        raise NotLetIn(
            where,
            f"the role “{role}” may not read and write its table “{lacking}”",
            f"grant it: `grant select, insert, update, delete on all tables in schema … to {role}`, or better make it "
            f"the owner of the database and its tables",
        )


def foreign(db: psycopg.Connection[Any]) -> str:
    """A table of ours that belongs to another role, which alone may change its columns and write it afresh; empty if
    there is none."""
    found = _row(db, _FOREIGN)
    return str(found[0]) if found else ""


def recognise(db: psycopg.Connection[Any], where: str, steps: Sequence[Migration] | None = None) -> str:
    """See that the database is one that will do, and change nothing; returns the schema that we are in.

    Raises:
        NotLetIn, NewerDatabase: as their texts say.
    """
    steps = migrations() if steps is None else steps
    if db.info.server_version < OLDEST * 10_000:
        raise NotLetIn(
            where, f"its PostgreSQL is of version {db.info.server_version // 10_000}", f"use {OLDEST} or a newer one"
        )
    schema, encoding, standby = _row(
        db, "select current_schema()::text, current_setting('server_encoding'), pg_is_in_recovery()"
    )
    if schema is None:
        raise NotLetIn(
            where,
            "there is no schema in it for this role",
            "make one: `create schema sleepover authorization …`, called like the role",
        )
    if encoding != "UTF8":
        raise NotLetIn(where, f"it is encoded as {encoding}", "make one with `createdb --encoding=UTF8`")
    if standby:
        raise NotLetIn(where, "that server is a standby, where nothing can be changed", "name the primary")
    version = version_of(db)
    if version > len(steps):
        raise NewerDatabase(where, version, len(steps))
    # Another process may be making ours meanwhile.
    if not version and (found := _row(db, _SOMEBODYS, schema)) is not None and not version_of(db):
        raise NotLetIn(
            where,
            f"its schema “{schema}” belongs to another program (it has “{found[0]}”)",
            "give the bot a database, or a schema, of its own. It was left as it was",
        )
    return str(schema)


def leases(db: psycopg.Connection[Any]) -> Sequence[str]:
    """The tables that say who is at work, in whatever version."""
    return [name for name in ("owner", "shards") if not _row(db, "select to_regclass($1) is null", name)[0]]


def at_work(db: psycopg.Connection[Any], now: float) -> str:
    """Who is at work with it: one of the processes, or an empty text."""
    found = [row for name in leases(db) for row in db.execute(f"select holder, beat from {name}").fetchall()]
    return next((str(holder) for holder, beat in found if alive(holder, beat, now)), "")


def shared(db: psycopg.Connection[Any], now: float) -> Mapping[int, str]:
    """Who looks after each shard (empty: nobody); nothing where nobody shares."""
    if "shards" not in leases(db):
        return {}
    rows = db.execute("select shard, holder, beat from shards order by shard").fetchall()
    return {shard: holder if alive(holder, beat, now) else "" for shard, holder, beat in rows}


def version_of(db: psycopg.Connection[Any]) -> int:
    """The version of our schema there; 0 if there is none."""
    # Asked for by its name, a table that another process has just made may still be unknown to this connection.
    if _row(db, _OURS, VERSION) is None:
        return 0
    return int(_row(db, f"select version from {VERSION}")[0])


def _apply(db: psycopg.Connection[Any], where: str, schema: str, step: Migration) -> None:
    """Apply ``step`` unless it has been, also by another process at the same time."""
    try:
        with db.transaction():
            db.execute("select pg_advisory_xact_lock($1)", (_LOCK,))
            if version_of(db) >= step.number:
                return
            if step.number == 1:
                if (found := _row(db, _SOMEBODYS, schema)) is not None:
                    raise MigrationFailed(where, step.name, f"there is “{found[0]}” already")
                db.execute(f"create table {VERSION} (version integer not null)")
                db.execute(f"insert into {VERSION} values (0)")
            for statement in statements(step.postgres or dialect.schema(step.sql)):
                db.execute(statement, prepare=False)
            db.execute(f"update {VERSION} set version = {step.number:d}")
    except raised.InsufficientPrivilege as error:
        raise NotLetIn(
            where,
            f"the role “{db.info.user}” may not make or change tables there ({error.diag.message_primary})",
            f"make it the owner of the database, `alter database {db.info.dbname} owner to {db.info.user}`, and of the "
            f"tables in it; or grant it a schema: `grant create on schema {schema} to {db.info.user}`",
        ) from error
    except (psycopg.Error, ValueError) as error:
        raise MigrationFailed(where, step.name, _in_one_line(error)) from error


def _row(db: psycopg.Connection[Any], statement: str, *values: object) -> Any:
    return db.execute(statement, values).fetchone()


def _in_one_line(error: Exception) -> str:
    return " ".join(str(error).split()).rstrip(".")


_OURS = "select 1 from pg_class where relnamespace = to_regnamespace(current_schema()::text) and relname = $1"

_RIGHTS = """
    select current_setting('transaction_read_only') = 'on', current_user::text, (
        select relname::text from pg_class
        where relnamespace = to_regnamespace(current_schema()::text) and relkind = 'r'
          and relowner = (
            select ours.relowner from pg_class as ours
            where ours.relnamespace = pg_class.relnamespace and ours.relname = $1)
          and not (
            has_table_privilege(oid, 'select') and (
                relname = $1 or has_table_privilege(oid, 'insert') and has_table_privilege(oid, 'update')
                and has_table_privilege(oid, 'delete')))
        order by relname limit 1)
"""

_FOREIGN = """
    select relname::text from pg_class
    where relnamespace = to_regnamespace(current_schema()::text) and relkind = 'r'
      and not pg_has_role(relowner, 'usage')
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    order by relname limit 1
"""

_SOMEBODYS = f"""
    select relname from pg_class
    where relnamespace = cast($1 as regnamespace) and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
      and relname <> '{VERSION}'
    order by relname limit 1
"""
