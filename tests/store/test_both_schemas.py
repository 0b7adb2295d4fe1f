"""Equal migrations of both databases: the same schema, and the same changes to older data."""

from __future__ import annotations

import re
import sqlite3
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import psycopg
import pytest

from bot.storage import AccessDenied, MigrationFailed, NewerDatabase
from bot.storage.backends import postgres_schema
from bot.storage.backends.migrations import Migration, migrations, statements
from bot.storage.backends.sqlite import open_database
from bot.storage.ops.transfer_endpoints import SqliteTransferEndpoint
from bot.storage.ops.transfer_postgres import PostgresTransferEndpoint
from tests import postgres
from tests.store.old_rows import ROWS

Connection = psycopg.Connection[Any]
STEPS = migrations()
WHERE = "postgresql://here/db"


class Column(NamedTuple):
    name: str
    kind: str
    needed: bool
    default: str | None


class Index(NamedTuple):
    """``name`` is empty for what a constraint brings along; a part is a column or "(…)", with "desc"; ``only`` are the
    columns that a partial index looks at."""

    name: str
    unique: bool
    parts: tuple[str, ...]
    only: frozenset[str]


class Table(NamedTuple):
    columns: tuple[Column, ...]
    key: tuple[str, ...]
    indexes: frozenset[Index]
    pointing: frozenset[tuple[str, tuple[str, ...], tuple[str, ...], str]]
    checks: int


@pytest.fixture
def empty() -> Iterator[Connection]:
    with postgres.raw(postgres.empty_database("schema")) as db:
        yield db


def of_sqlite(db: sqlite3.Connection) -> dict[str, Table]:
    found = {}
    for name, made in db.execute(
        "select name, sql from sqlite_master where type = 'table' and name not like 'sqlite%'"
    ):
        info = db.execute(f"pragma table_info({name})").fetchall()
        key = [column for _, column, *_, place in sorted(info, key=lambda row: row[5]) if place]
        columns = tuple(
            Column(column, _kind(kind.lower(), column, key), bool(needed or place), _default(default))
            for _, column, kind, needed, default, place in info
        )
        pointing: dict[int, list[Any]] = {}
        for number, place, there, mine, theirs, _, deletion, _ in db.execute(f"pragma foreign_key_list({name})"):
            pointing.setdefault(number, []).append((place, there, mine, theirs, deletion))
        found[name] = Table(
            columns,
            tuple(key),
            frozenset(_indexes(db, name, {column.name for column in columns})),
            frozenset(
                (one[0][1], tuple(row[2] for row in sorted(one)), tuple(row[3] for row in sorted(one)), one[0][4])
                for one in pointing.values()
            ),
            len(re.findall(r"\bcheck\s*\(", re.sub(r"--[^\n]*", "", made))),
        )
    return found


def _indexes(db: sqlite3.Connection, table: str, columns: set[str]) -> Iterator[Index]:
    for _, name, unique, origin, _ in db.execute(f"pragma index_list({table})").fetchall():
        if origin == "pk":
            continue
        parts = tuple(
            f"{'(…)' if part is None else part}{' desc' if desc else ''}"
            for _, _, part, desc, _, own in db.execute(f"pragma index_xinfo({name})")
            if own
        )
        made = db.execute("select coalesce(sql, '') from sqlite_master where name = ?", (name,)).fetchone()[0]
        condition = made.lower().partition(" where ")[2]
        yield Index(name if origin == "c" else "", bool(unique), parts, _words(condition) & columns)


def of_postgres(db: Connection) -> dict[str, Table]:
    found = {}
    for name, oid in db.execute(
        "select relname::text, oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'"
    ).fetchall():
        if name == postgres_schema.VERSION:
            continue
        info = db.execute(
            "select attname::text, format_type(atttypid, atttypmod), attnotnull, pg_get_expr(adbin, adrelid), attnum,"
            " attidentity::text, coalesce(collname::text, '') from pg_attribute"
            " left join pg_attrdef on adrelid = attrelid and adnum = attnum"
            " left join pg_collation on pg_collation.oid = attcollation"
            " where attrelid = $1 and attnum > 0 and not attisdropped order by attnum",
            (oid,),
        ).fetchall()
        assert {collation for _, kind, *_, collation in info if kind == "text"} <= {"C"}, name
        named = {number: column for column, _, _, _, number, *_ in info}
        keys: tuple[str, ...] = ()
        pointing, checks = set(), 0
        for kind, mine, there, theirs, deletion, deferrable in db.execute(
            "select contype::text, conkey, case when confrelid <> 0 then confrelid::regclass::text end,"
            " confrelid::int8, confdeltype::text, condeferrable from pg_constraint where conrelid = $1",
            (oid,),
        ).fetchall():
            if kind == "p":
                keys = tuple(named[number] for number in mine)
            elif kind == "c":
                checks += 1
            elif kind == "f":
                assert deferrable, f"{name} points to {there} at once: see `dialect`"
                pointed = _pointed(db, oid, theirs, mine)
                pointing.add((there, tuple(named[n] for n in mine), pointed, _DELETION[deletion]))
        columns = tuple(
            Column(column, "number" if identity else kind, needed, _default(default))
            for column, kind, needed, default, _, identity, _ in info
        )
        found[name] = Table(
            columns, keys, frozenset(_pg_indexes(db, oid, set(named.values()))), frozenset(pointing), checks
        )
    return found


_DELETION = {"a": "NO ACTION", "c": "CASCADE"}


def _pointed(db: Connection, own: int, other: int, mine: list[int]) -> tuple[str, ...]:
    (numbers,) = db.execute(
        "select confkey from pg_constraint where conrelid = $1 and confrelid = $2 and conkey = $3::int2[]",
        (own, other, mine),
    ).fetchone() or ((),)
    named = dict(db.execute("select attnum, attname::text from pg_attribute where attrelid = $1", (other,)).fetchall())
    return tuple(named[number] for number in numbers)


def _pg_indexes(db: Connection, table: int, columns: set[str]) -> Iterator[Index]:
    for name, index, unique, options, condition, number, constraint in db.execute(
        "select indexrelid::regclass::text, indexrelid, indisunique, indoption::text, pg_get_expr(indpred, indrelid),"
        " indnkeyatts, exists (select 1 from pg_constraint where conindid = indexrelid and conrelid = indrelid)"
        " from pg_index where indrelid = $1 and not indisprimary",
        (table,),
    ).fetchall():
        parts = []
        for place, option in enumerate(map(int, options.split()), start=1):
            (part,) = db.execute("select pg_get_indexdef($1::oid, $2::int4, true)", (index, place)).fetchone() or ("",)
            parts.append(f"{part if part in columns else '(…)'}{' desc' if option & 1 else ''}")
        assert len(parts) == number
        yield Index("" if constraint else name, unique, tuple(parts), _words(condition or "") & columns)


def _kind(kind: str, column: str, key: list[str]) -> str:
    return "number" if kind == "integer" and key == [column] and column == "id" else kind


def _default(text: str | None) -> str | None:
    return None if text is None else re.sub(r"::[a-z ]+", "", text).strip("()").replace("'-1'", "-1")


def _words(text: str) -> frozenset[str]:
    return frozenset(re.findall(r"[a-z_]+", text.lower()))


def known_otherwise(table: str, made: Table) -> Table:
    """Return the table as it would be if the server numbered ``owner``'s one row, which we number."""
    if table != "owner":
        return made
    return made._replace(
        columns=tuple(one._replace(kind="number" if one.name == "id" else one.kind) for one in made.columns)
    )


def test_after_every_migration_both_have_the_same_tables_and_all_that_was_in_them(
    tmp_path: Path, empty: Connection
) -> None:
    path = tmp_path / "sleepover.db"
    assert len(ROWS) == len(STEPS)
    for number, rows in enumerate(ROWS, start=1):
        postgres_schema.prepare_schema(empty, WHERE, STEPS[:number])
        with closing(open_database(path, STEPS[:number])) as db:
            ours = {name: known_otherwise(name, table) for name, table in of_sqlite(db).items()}
            theirs = {name: known_otherwise(name, table) for name, table in of_postgres(empty).items()}
            for table in ours.keys() | theirs.keys():
                assert theirs.get(table) == ours.get(table), (
                    f"{STEPS[number - 1].name}: {table} (see `bot/storage/backends/postgres_schema.py`)"
                )
            db.executescript(rows)
            with empty.transaction():
                for statement in statements(rows):
                    empty.execute(statement, prepare=False)
    with closing(open_database(path, STEPS)) as db:
        left, right = SqliteTransferEndpoint(db), PostgresTransferEndpoint(empty, "public")
        assert left.columns() == right.columns()
        for table, columns in left.columns().items():
            stored = sorted(left.rows(table, columns), key=repr)
            assert sorted(right.rows(table, columns), key=repr) == stored, table


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.name)
def test_every_migration_can_be_said_to_postgresql(step: Migration) -> None:
    assert list(statements(postgres_schema.to_postgres_schema(step.sql)))


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("create table a (b blob);", "“blob”, in “create table a (b blob);”"),
        (
            "-- Fine: blob\ncreate table a (b text);\nupdate a set b = ifnull(b, '');",
            "“ifnull”, in “update a set b = i",
        ),
        ("insert or replace into a values (1);", "“insert or replace”"),
    ],
)
def test_what_only_sqlite_knows_is_named(text: str, what: str) -> None:
    with pytest.raises(ValueError, match=re.escape(what)):
        postgres_schema.to_postgres_schema(text)


def test_a_migration_that_was_only_made_for_sqlite_stops_the_start_and_leaves_the_version_before(
    empty: Connection,
) -> None:
    only = Migration(len(STEPS) + 1, "9999_only.sql", "create table a (b integer);\ncreate table c (d blob);")
    with pytest.raises(MigrationFailed, match=r"9999_only\.sql: only SQLite knows “blob”"):
        postgres_schema.prepare_schema(empty, WHERE, [*STEPS, only])
    failing = Migration(only.number, "9999_fails.sql", "create table a (b integer);\nupdate nowhere set b = 1;")
    with pytest.raises(MigrationFailed, match=r'9999_fails\.sql: relation "nowhere" does not exist'):
        postgres_schema.prepare_schema(empty, WHERE, [*STEPS, failing])
    assert postgres_schema.version_of(empty) == len(STEPS)
    assert "a" not in of_postgres(empty)
    assert "c" not in of_postgres(empty)


def test_a_newer_database_and_one_of_another_program_are_refused_and_left_as_they_were(empty: Connection) -> None:
    with empty.transaction():
        empty.execute("create table invoices (id bigint)")
    with pytest.raises(AccessDenied, match=r"its schema “public” belongs to another program \(it has “invoices”\)"):
        postgres_schema.prepare_schema(empty, WHERE)
    assert of_postgres(empty).keys() == {"invoices"}
    empty.execute("drop table invoices")
    postgres_schema.prepare_schema(empty, WHERE)
    with pytest.raises(NewerDatabase, match=f"of version {len(STEPS)}.*versions up to {len(STEPS) - 1}"):
        postgres_schema.prepare_schema(empty, WHERE, STEPS[:-1])


def test_processes_that_start_at_an_empty_database_at_once_all_come_up() -> None:
    """Each of them looks whether it is empty, and one makes everything meanwhile."""
    address = postgres.empty_database("schema")
    begin = threading.Barrier(4)

    def start(_: int) -> str:
        with postgres.raw(address) as db:
            begin.wait()
            return postgres_schema.prepare_schema(db, WHERE)

    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(start, range(4))) == ["public"] * 4


def test_what_another_process_makes_while_one_looks_is_nobody_elses(
    empty: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, looked = postgres_schema.version_of, []

    def version_of(db: Connection) -> int:
        found = real(db)
        if not looked:
            looked.append(found)
            with postgres.raw(empty_again) as other:
                postgres_schema.prepare_schema(other, WHERE)
        return found

    (name,) = empty.execute("select current_database()").fetchone() or ("",)
    empty_again = postgres.server().format(name)
    monkeypatch.setattr(postgres_schema, "version_of", version_of)
    assert postgres_schema.prepare_schema(empty, WHERE) == "public"
    assert looked == [0]
