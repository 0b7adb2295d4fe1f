"""Large tables are rewritten beside everybody else, whatever happens meanwhile."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Sequence
from typing import Any

import psycopg
import pytest
from psycopg import errors as raised

from bot.storage import Store, StoreFailed, open_store
from bot.storage.backends import postgres_rewrite
from bot.storage.backends.postgres import _of_persons as of_persons
from bot.storage.backends.postgres_rewrite import TableRewriter
from tests import postgres
from tests.store.people import ANN, BEN, CLEO, append, lobby, played, running, sit
from tests.store.test_lobby import loaded
from tests.store.test_postgres_processes import SOMEBODY, heap

GHOST = -(2**52) - 1
NUMBER, TEXT = SOMEBODY.to_bytes(8, sys.byteorder), str(SOMEBODY).encode()
NAMES = {SOMEBODY: "Sam", BEN: "Ben", CLEO: "Cleo", ANN: "Ann"}

SOME = {"actions", "birthdays", "seats", "tables", "votes"}
"""Tables with foreign keys to and from others, numbers of their own, and none of it: enough for most tests."""

CATALOGUE = """
    select 'column', c.relname || '.' || a.attname, concat_ws(' ', format_type(a.atttypid, a.atttypmod), a.attnotnull,
           a.attidentity, pg_get_expr(d.adbin, d.adrelid), a.attcollation::regcollation,
           row_number() over (partition by c.oid order by a.attnum))
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    union all
    select 'index', indexrelid::regclass::text, pg_get_indexdef(indexrelid) from pg_index
    where indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
    union all
    select 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid) || convalidated
    from pg_constraint where connamespace = 'public'::regnamespace
    union all
    select 'trigger', tgname, '' from pg_trigger where not tgisinternal
    union all
    select 'function', proname, '' from pg_proc where pronamespace = 'public'::regnamespace
    union all
    select 'sequence', sequencename, last_value::text from pg_sequences where schemaname = 'public'
    union all
    select 'rights', relname, concat_ws(' ', array(
               select one::text from unnest(coalesce(relacl, acldefault('r', relowner))) as one order by 1
           )::text, reloptions::text)
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
    order by 1, 2, 3
"""
"""Everything that the schema is made of. Rights that were given and taken back leave a list with the owner's alone
(PostgreSQL 15), which says the same as none: other tests do that to this process's database."""


@pytest.fixture
def large(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have every table count as large, and nobody pause for long: other tests may be at work on this server."""
    monkeypatch.setattr(postgres_rewrite, "SMALL", 0)
    monkeypatch.setattr(postgres_rewrite, "_CHUNK", 1)
    monkeypatch.setattr("bot.storage.backends.postgres._of_persons", lambda db: SOME)
    monkeypatch.setattr(postgres_rewrite, "_PAUSE_SECONDS", 0.05)
    monkeypatch.setattr(postgres_rewrite, "_TRIES", 200)
    monkeypatch.setattr(postgres_rewrite, "_SWAP_TRIES", 10_000)


pytestmark = pytest.mark.usefixtures("large")


def catalogue(address: str) -> list[tuple[Any, ...]]:
    """Return everything that the schema is made of."""
    with postgres.raw(address) as db:
        return db.execute(CATALOGUE).fetchall()


def contents(address: str) -> dict[str, list[tuple[Any, ...]]]:
    """Return all rows of all tables, but for the deletions that are owed."""
    with postgres.raw(address) as db:
        tables = [name for (name,) in db.execute("select tablename from pg_tables where schemaname = 'public'")]
        return {
            table: sorted(db.execute(f"select * from {table}").fetchall(), key=repr)
            for table in tables
            if table != "sweeps"
        }


async def past(store: Store, games: int = 3) -> None:
    """Store some games of somebody, a birthday, and who deletes it all."""
    for _ in range(games):
        await played(store, SOMEBODY, SOMEBODY, BEN, CLEO, names=NAMES)
    await store.set_birthday(SOMEBODY, 2, 29, now=1.0)
    await store.delete_user(SOMEBODY, ghost=GHOST)


async def test_a_table_is_the_same_afterwards_without_what_was_deleted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.storage.backends.postgres._of_persons", of_persons)
    address = postgres.made()
    async with open_store(address) as store:
        await past(store)
        before = catalogue(address), contents(address)
        assert NUMBER in heap(address)
        assert not await store.erase_traces(SOMEBODY, small_only=True), "they are all large"
        assert await store.erase_traces(SOMEBODY)
        assert not await store.erase_pending()
        assert (catalogue(address), contents(address)) == before
        after = heap(address)
        assert NUMBER not in after
        assert TEXT not in after
        # What was prepared for the old tables does for the new ones, and numbers go on.
        table = await played(store, ANN, ANN, BEN)
        assert len((await loaded(store, table)).actions) == 1


async def test_rights_and_settings_that_somebody_gave_a_table_are_kept() -> None:
    address = postgres.made()
    with postgres.raw(address) as db:
        db.execute("drop role if exists reader")
        db.execute("create role reader")
        db.execute("grant select on actions to reader with grant option")
        db.execute("grant select on seats to public")
        db.execute("alter table actions set (fillfactor = 70, autovacuum_enabled = false)")
        try:
            async with open_store(address) as store:
                await past(store)
                before = catalogue(address)
                assert await store.erase_traces(None)
                assert catalogue(address) == before
        finally:
            db.execute("alter table actions reset (fillfactor, autovacuum_enabled)")
            db.execute("revoke all on actions, seats from reader, public")
            db.execute("drop role reader")


async def test_others_read_write_and_delete_meanwhile_and_miss_nothing() -> None:
    address = postgres.made()
    async with open_store(address) as store, open_store(address) as beside, open_store(address) as deleting:
        await past(store, games=10)
        tables = [await running(one, ANN, BEN) for one in (store, beside) for _ in range(2)]
        stored = dict.fromkeys(tables, 0)
        done = asyncio.Event()

        async def play(one: Store, table: int) -> None:
            while not done.is_set():
                stored[table] += 1
                await append(one, table, stored[table])
                assert len((await loaded(one, table)).actions) == stored[table]
                # Tables are made and closed, and seats change.
                other = await lobby(one)
                await sit(one, other, 30 + table, name="Sam")
                await one.close(other, now=400.0)
                await asyncio.sleep(0.1)

        async def delete() -> None:
            for number in range(3):
                await played(deleting, SOMEBODY + 1, SOMEBODY + 1, BEN, names={SOMEBODY + 1: "Sam", BEN: "Ben"})
                await deleting.delete_user(SOMEBODY + 1, ghost=GHOST - 1 - number)

        playing = [
            asyncio.create_task(play((store, beside)[number // 2], table)) for number, table in enumerate(tables)
        ]
        try:
            deletions = asyncio.create_task(delete())
            async with open_store(address) as sweeping:
                await sweeping.erase_traces(SOMEBODY)
                await deletions
                assert await sweeping.erase_pending()
                assert await sweeping.erase_traces(None)
                assert not await sweeping.erase_pending()
        finally:
            done.set()
            await asyncio.gather(*playing)
        assert min(stored.values()) > 3
        for table, length in stored.items():
            assert len((await loaded(store, table)).actions) == length
    assert not [row for row in catalogue(address) if "rewrite" in row[1]]


@pytest.mark.parametrize("place", range(0, 60, 6))
async def test_whatever_it_is_broken_off_at_nothing_is_lost_and_the_next_one_goes_on(
    monkeypatch: pytest.MonkeyPatch, place: int
) -> None:
    address = postgres.made()
    async with open_store(address) as store:
        await past(store)
        schema = catalogue(address)
        steps, real = 0, TableRewriter._run

        def killed(self: TableRewriter, statement: str) -> None:
            nonlocal steps
            steps += 1
            real(self, statement)
            if steps > place:
                # The process is gone, and its connection with it.
                self._db.close()

        with monkeypatch.context() as patch:
            patch.setattr(TableRewriter, "_run", killed)
            with pytest.raises(StoreFailed):
                await store.erase_traces(None)
        assert await store.erase_pending()
        # The bot goes on, with the trigger of the one that was killed.
        table = await played(store, ANN, ANN, BEN)
        assert [row for row in (await store.export_rows(ANN))["seats"] if row["table_id"] == table]
        await store.delete_user(ANN, ghost=GHOST - 7)
        before = contents(address)
        assert await store.erase_traces(None)
        after = contents(address)
        assert {name: rows for name, rows in before.items() if "rewrite" not in name} == after
        found = [row for row in catalogue(address) if row[0] != "sequence"]
        assert found == [row for row in schema if row[0] != "sequence"]


async def test_a_full_disk_is_told_and_all_other_tables_are_rewritten(monkeypatch: pytest.MonkeyPatch) -> None:
    address = postgres.made()
    async with open_store(address) as store:
        await past(store)
        before = catalogue(address), contents(address)
        real, copied = TableRewriter._copy_rows, list[str]()

        def full(self: TableRewriter, table: str) -> None:
            copied.append(table)
            if table == "actions":
                raise raised.DiskFull
            real(self, table)

        with monkeypatch.context() as patch:
            patch.setattr(TableRewriter, "_copy_rows", full)
            with pytest.raises(StoreFailed, match="actions: the disk has no room for a copy of it"):
                await store.erase_traces(None)
        assert set(copied) == SOME
        assert await store.erase_pending()
        assert (catalogue(address), contents(address)) == before
        assert await store.erase_traces(None)


@pytest.mark.parametrize(
    ("made", "gone", "why"),
    [
        ("create view somebodys as select * from actions", "drop view somebodys", "actions: it has a view on it"),
        (
            "create rule somebodys as on delete to actions do also select 1",
            "drop rule somebodys on actions",
            "the rule",
        ),
        ("create statistics somebodys on seat, n from actions", "drop statistics somebodys", "statistics somebodys"),
        ("create publication somebodys for table actions", "drop publication somebodys", "a publication"),
        ("grant update (action) on actions to public", "revoke update (action) on actions from public", "rights to"),
        ("alter table actions replica identity full", "alter table actions replica identity default", "a replica"),
    ],
)
async def test_what_somebody_else_has_made_of_a_table_is_left_alone_and_told(made: str, gone: str, why: str) -> None:
    address = postgres.made()
    async with open_store(address) as store:
        await past(store)
        with postgres.raw(address) as db:
            db.execute(made)
            try:
                before = catalogue(address)
                with pytest.raises(StoreFailed, match=why):
                    await store.erase_traces(None)
                assert catalogue(address) == before
            finally:
                db.execute(gone)
        assert await store.erase_pending()
        assert await store.erase_traces(None)


@pytest.mark.parametrize("small", [0, 1 << 40], ids=["by copies", "by the server"])
async def test_a_role_without_the_right_is_told_what_to_do(monkeypatch: pytest.MonkeyPatch, small: int) -> None:
    monkeypatch.setattr(postgres_rewrite, "SMALL", small)
    address = postgres.made()
    async with open_store(address) as store:
        await past(store)
    with postgres.raw(address) as db:
        db.execute("drop role if exists guest")
        db.execute("create role guest login")
        db.execute("grant select, insert, update, delete on all tables in schema public to guest")
        db.execute("grant usage on all sequences in schema public to guest")
        try:
            async with open_store(address.replace("sleepover@", "guest@")) as store:
                with pytest.raises(StoreFailed, match="make the role the owner"):
                    await store.erase_traces(None)
                assert await store.erase_pending()
                assert NUMBER in heap(address), "it was not done, though the server only warns"
        finally:
            db.execute("drop owned by guest")
            db.execute("drop role guest")


async def test_of_two_processes_one_does_it(monkeypatch: pytest.MonkeyPatch) -> None:
    address = postgres.made()
    async with open_store(address) as store, open_store(address) as beside:
        await past(store)
        real, found = TableRewriter._copy_rows, list[bool]()

        def copies(self: TableRewriter, table: str) -> None:
            if not found:
                found.append(asyncio.run_coroutine_threadsafe(beside.erase_traces(None), loop).result())
            real(self, table)

        loop = asyncio.get_running_loop()
        monkeypatch.setattr(TableRewriter, "_copy_rows", copies)
        assert await store.erase_traces(None)
        assert found == [False]
        assert not await beside.erase_pending()


async def test_a_stop_ends_it_soon_and_leaves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    address = postgres.made()
    async with open_store(address) as store:
        await past(store)
        before, begun = catalogue(address), asyncio.Event()
        loop, ended = asyncio.get_running_loop(), asyncio.Event()
        real = TableRewriter.rewrite

        def sleeps(self: TableRewriter, table: str) -> None:
            loop.call_soon_threadsafe(begun.set)
            self._db.execute("select pg_sleep(600)")

        def rewrites(self: TableRewriter, *args: Any, **kwargs: Any) -> bool:
            try:
                return real(self, *args, **kwargs)
            finally:
                loop.call_soon_threadsafe(ended.set)

        monkeypatch.setattr(TableRewriter, "_copy_rows", sleeps)
        monkeypatch.setattr(TableRewriter, "rewrite", rewrites)
        sweeping = asyncio.create_task(store.erase_traces(None))
        await begun.wait()
        sweeping.cancel()
        await asyncio.wait({sweeping})
        await ended.wait()
        assert catalogue(address) == before
        assert await store.erase_pending()


def changed_meanwhile(address: str, statement: str) -> Callable[[TableRewriter, str], None]:
    real = TableRewriter._copy_rows

    def copies(self: TableRewriter, table: str) -> None:
        real(self, table)
        if table == "actions":
            with postgres.raw(address) as db:
                db.execute(statement)

    return copies


async def test_a_table_that_somebody_empties_meanwhile_stays_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    address = postgres.made()
    async with open_store(address) as store:
        await past(store)
        with monkeypatch.context() as patch:
            patch.setattr(TableRewriter, "_copy_rows", changed_meanwhile(address, "truncate actions"))
            with pytest.raises(StoreFailed, match="somebody has emptied it"):
                await store.erase_traces(None)
        assert contents(address)["actions"] == []


async def test_keys_that_change_and_places_that_are_swapped_meanwhile_come_out_right(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    address = postgres.made()
    async with open_store(address) as store:
        await past(store)
        monkeypatch.setattr(
            TableRewriter,
            "_copy_rows",
            changed_meanwhile(
                address,
                "update actions set n = n + 1000; delete from actions where table_id % 2 = 0;"
                "update actions set n = n - 1000, seat = 5",
            ),
        )
        assert await store.erase_traces(None)
        found = contents(address)["actions"]
        assert found
        assert {row[2] for row in found} == {5}


async def test_what_changes_just_before_the_copy_takes_its_place_is_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    address = postgres.made()
    real, changed = TableRewriter._copy_changes, list[str]()

    def copies(self: TableRewriter, table: str, keys: Sequence[str]) -> int:
        found = real(self, table, keys)
        if table == "actions" and not changed:
            changed.append(table)
            with postgres.raw(address) as db:
                db.execute("update actions set seat = 5")
        return found

    async with open_store(address) as store:
        await past(store)
        monkeypatch.setattr(TableRewriter, "_copy_changes", copies)
        assert await store.erase_traces(None)
        assert changed
        assert {row[2] for row in contents(address)["actions"]} == {5}


async def test_a_reader_that_looks_back_does_not_lose_its_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that no copy takes a table's place while somebody would find it empty."""
    monkeypatch.setattr(postgres_rewrite, "_SWAP_TRIES", 3)
    address = postgres.made()
    async with open_store(address) as store:
        await past(store)
        real, readers = TableRewriter._swap, list[psycopg.Connection[Any]]()

        def swaps(self: TableRewriter, table: str, *args: Any) -> None:
            if table == "actions" and not readers:
                reader = psycopg.connect(address)
                reader.execute("set transaction isolation level repeatable read")
                # It has its snapshot, and no lock on the table.
                reader.execute("select count(*) from owner")
                readers.append(reader)
            real(self, table, *args)

        monkeypatch.setattr(TableRewriter, "_swap", swaps)
        with pytest.raises(StoreFailed, match="others are always at work with it"):
            await store.erase_traces(None)
        (reader,) = readers
        assert reader.execute("select count(*) from actions").fetchone() == (3,)
        reader.close()
        assert await store.erase_traces(None)
