"""Bringing a PostgreSQL database to the version that this code knows, by the same migrations as a file of SQLite's.

The version is the number of the last migration that was applied. It is kept in a table, which also tells that the
schema is ours, and changes in the same transaction as the schema itself.
"""

from __future__ import annotations

import re
import time
from collections.abc import Mapping, Sequence
from typing import Any

import psycopg
from psycopg import conninfo

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


def usual(address: str, **settings: object) -> Mapping[str, Any]:
    """These settings of a connection, but for those that the address itself has."""
    try:
        given = conninfo.conninfo_to_dict(address)
    except psycopg.Error as error:
        raise NotLetIn(
            told(address),
            f"that is no address ({_in_one_line(error)})",
            "write it as postgresql://USER:PASSWORD@HOST:PORT/DATABASE, and %40 for an @ within a password",
        ) from error
    return {name: value for name, value in settings.items() if name not in given}


def refused(address: str, error: psycopg.Error) -> StoreError:
    """What it means that no connection could be made."""
    where, said = told(address), _in_one_line(error)
    for pattern, why, mend in _REFUSALS:
        if found := re.search(pattern, said):
            return NotLetIn(where, why.format(*found.groups()), mend.format(*found.groups()))
    return NoServer(where, said)


_REFUSALS = (
    (
        r'(invalid [\w ]*value:? ".*?".*)',
        "that is no address ({0})",
        "write it as postgresql://USER:PASSWORD@HOST:PORT/DATABASE",
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
    schema = recognise(db, where, steps)
    version = version_of(db)
    if FIRST_WITH_OWNERS <= version < len(steps) and at_work(db, time.time()):
        raise InUse(where)
    for step in steps[version:]:
        _apply(db, where, schema, step)
    return schema


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
    except (psycopg.Error, ValueError) as error:
        raise MigrationFailed(where, step.name, _in_one_line(error)) from error


def _row(db: psycopg.Connection[Any], statement: str, *values: object) -> Any:
    return db.execute(statement, values).fetchone()


def _in_one_line(error: Exception) -> str:
    return " ".join(str(error).split()).rstrip(".")


_OURS = "select 1 from pg_class where relnamespace = to_regnamespace(current_schema()::text) and relname = $1"

_SOMEBODYS = f"""
    select relname from pg_class
    where relnamespace = cast($1 as regnamespace) and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
      and relname <> '{VERSION}'
    order by relname limit 1
"""
