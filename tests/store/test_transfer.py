"""A whole database comes over from SQLite to PostgreSQL and back, row by row, or not at all."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.storage import CannotTransfer, GuildSettings, Store, StoreError, open_store
from bot.storage.ops import transfer, transfer_endpoints
from bot.storage.ops.lease import process_name
from bot.storage.ops.transfer import TransferResult, copy_database
from tests import postgres
from tests.databases import made
from tests.store.people import ANN, BEN, CLEO, DORA, GUILD, append, lobby, played, running
from tests.store.test_lobby import loaded

pytestmark = pytest.mark.usefixtures("short_tables_count")


def quietly(table: str, done: int, of: int) -> None: ...


def moved(source: Path | str, target: Path | str) -> TransferResult:
    return copy_database(source, target, now=time.time(), progress=quietly)


async def fill(store: Store) -> None:
    """Something in nearly every table, and numbers given out that no row has any more."""
    await store.set_guild_settings(GUILD, GuildSettings(everywhere=True, channels=(1, 2), language="de"))
    await played(store, ANN, ANN, BEN, CLEO, names={ANN: "Ann 🎲", BEN: "B\u00e9n\n\\t\"'", CLEO: ""})
    table = await running(store, ANN, BEN)
    await append(store, table, 1)
    for _ in range(3):
        await store.open_vote(table, what="end", user=ANN, now=0.1 + 0.2, until=1e300)
        vote = (await loaded(store, table)).vote
        assert vote is not None
        await store.cast_ballot(table, vote.id, user=BEN, yes=True)
        await store.close_vote(table, vote.id, "refused", n=1)
    # A number that no row has any more, and that is not given out again.
    another = await running(store, ANN, BEN)
    await store.open_vote(another, what="end", user=ANN, now=1.0, until=2.0)
    asked = (await loaded(store, another)).vote
    assert asked is not None
    await store.close_vote(another, asked.id, None, n=1)
    await lobby(store, DORA)
    await store.set_birthday(ANN, 2, 29)
    await store.block(ANN, DORA)
    await store.add_pending_deletion(2**62, 2**63 - 1)
    await store.delete_user(CLEO, ghost=-(2**52) - 1)
    await store.keep_value("start", "1")


@pytest.fixture
async def full(tmp_path: Path) -> Path:
    path = made(tmp_path / "full.sqlite")
    async with open_store(path) as store:
        await fill(store)
    return path


def rows(path: Path) -> dict[str, list[object]]:
    with closing(sqlite3.connect(path)) as db:
        end = transfer_endpoints.SqliteTransferEndpoint(db)
        return {table: sorted(end.rows(table, columns), key=repr) for table, columns in end.columns().items()}


def nobody(rows: dict[str, list[object]]) -> bool:
    """Return whether that is a new database."""
    return {table for table, found in rows.items() if found} == {"owner", "rating_model"}


async def test_there_and_back_all_rows_are_the_same_and_the_next_numbers_too(full: Path, tmp_path: Path) -> None:
    there = moved(full, address := postgres.made())
    back = moved(address, tmp_path / "new" / "back.sqlite")
    assert there.tables == back.tables
    assert {one.table: one.rows for one in there.tables} == {name: len(found) for name, found in rows(full).items()}
    assert sum(one.rows > 0 for one in there.tables) >= 20
    assert rows(tmp_path / "new" / "back.sqlite") == rows(full)
    assert [file.name for file in (tmp_path / "new").iterdir()] == ["back.sqlite"]
    assert (tmp_path / "new" / "back.sqlite").stat().st_mode & 0o777 == 0o600
    new = []
    for where in (full, address, tmp_path / "new" / "back.sqlite"):
        async with open_store(where) as store:
            table = await running(store, ANN, BEN, channel=1)
            await store.open_vote(table, what="end", user=ANN, now=1.0, until=2.0)
            stored = await loaded(store, table)
            assert stored.vote is not None
            await append(store, table, 1, results=None)
            new.append((table, stored.vote.id, await store.achievement_counts(ANN, guild=None, game=None)))
    assert new[0] == new[1] == new[2]


async def test_between_two_servers_it_is_the_same(full: Path, tmp_path: Path) -> None:
    first = moved(full, address := postgres.made())
    second = moved(address, other := postgres.empty_database("second"))
    assert second.tables == first.tables == moved(other, tmp_path / "back.sqlite").tables


async def test_what_happens_meanwhile_is_not_in_the_copy_and_somebody_is_told(full: Path, tmp_path: Path) -> None:
    before = rows(full)
    async with open_store(full) as bot:
        await bot.acquire(process_name(), now=time.time())
        address = postgres.made()
        assert moved(full, address).at_work
        await bot.set_birthday(BEN, 1, 1)
    async with open_store(address) as bot:
        assert await bot.acquire("another", now=time.time()) is not None, "nobody is at work with a copy"
        assert moved(address, tmp_path / "back.sqlite").at_work
    found = rows(tmp_path / "back.sqlite")
    assert found["birthdays"] == before["birthdays"]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_a_target_that_is_not_empty_is_refused_and_stays(full: Path, tmp_path: Path, kind: str) -> None:
    target: Path | str = tmp_path / "there.sqlite" if kind == "sqlite" else postgres.made()
    if isinstance(target, Path):
        made(target)
    async with open_store(target) as store:
        await store.set_birthday(DORA, 3, 4)
    with pytest.raises(CannotTransfer, match="is there already" if kind == "sqlite" else "not empty .*“birthdays”"):
        moved(full, target)
    async with open_store(target) as store:
        assert await store.birthdays([ANN, DORA]) == {DORA: (3, 4)}


async def test_a_server_with_a_bot_at_work_is_refused(full: Path) -> None:
    async with open_store(address := postgres.made()) as bot:
        await bot.acquire(process_name(), now=time.time())
        with pytest.raises(CannotTransfer, match="has a Sleepover at work: stop it first"):
            moved(full, address)


Breaks = Callable[[pytest.MonkeyPatch], None]


def _loses_a_row(patch: pytest.MonkeyPatch) -> None:
    from bot.storage.ops import transfer_postgres

    for end in (transfer_endpoints.SqliteTransferEndpoint, transfer_postgres.PostgresTransferEndpoint):
        real = end.rows
        calls = 0

        def fewer(self: transfer_endpoints.TransferEndpoint, table: str, columns: list[str], real=real) -> object:  # type: ignore[no-untyped-def]
            nonlocal calls
            calls += table == "actions"
            found = list(real(self, table, columns))
            return iter(found[1:] if table == "actions" and calls > 1 else found)

        patch.setattr(end, "rows", fewer)


def _fails_late(patch: pytest.MonkeyPatch) -> None:
    def give(self: object, given: object) -> None:
        raise OSError("no more")

    from bot.storage.ops import transfer_postgres

    for end in (transfer_endpoints.SqliteTransferEndpoint, transfer_postgres.PostgresTransferEndpoint):
        patch.setattr(end, "set_highest_id", give)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
@pytest.mark.parametrize(
    ("breaks", "says"), [(_loses_a_row, "has 0 rows in “actions”|are not those"), (_fails_late, "no more")]
)
async def test_what_is_not_the_same_in_the_end_is_not_there_at_all(
    full: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, breaks: Breaks, says: str
) -> None:
    address = postgres.made()
    source, target = (full, address) if kind == "postgres" else (address, tmp_path / "new" / "target.sqlite")
    if kind == "sqlite":
        moved(full, address)
    with monkeypatch.context() as broken:
        breaks(broken)
        with pytest.raises((StoreError, OSError), match=says):
            moved(source, target)
    if isinstance(target, Path):
        assert list(target.parent.iterdir()) == []
    else:
        assert nobody(rows_of(target, tmp_path))


def rows_of(address: str, tmp_path: Path) -> dict[str, list[object]]:
    moved(address, tmp_path / "looked at.sqlite")
    return rows(tmp_path / "looked at.sqlite")


async def test_a_row_that_points_to_nothing_does_not_come_over(full: Path) -> None:
    with closing(sqlite3.connect(full)) as db, db:
        db.execute("insert into rematches (table_id, after_id) values (1, 99)")
    with pytest.raises(StoreError, match=r"rematches.*points to nothing|is damaged"):
        moved(full, postgres.made())


async def test_a_text_that_postgresql_does_not_take_is_named(full: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(full)) as db, db:
        db.execute("update seats set name = 'a' || char(0) || 'b'")
    with pytest.raises(CannotTransfer, match="“seats” has a row that PostgreSQL does not take"):
        moved(full, address := postgres.made())
    assert nobody(rows_of(address, tmp_path))


async def test_an_older_source_is_to_be_brought_up_to_date_first(full: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(full)) as db, db:
        db.execute("pragma user_version = 3")
    with pytest.raises(CannotTransfer, match=r"of version 3.*start this Sleepover with it once"):
        moved(full, tmp_path / "new.sqlite")
    with pytest.raises(CannotTransfer, match="is not there"):
        moved(tmp_path / "nowhere.sqlite", tmp_path / "new.sqlite")
    assert not (tmp_path / "new.sqlite").exists()


async def test_long_ones_say_how_far_they_are(full: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transfer, "EVERY", 1)
    told: list[tuple[str, int, int]] = []
    copy_database(full, tmp_path / "new.sqlite", now=1.0, progress=lambda *far: told.append(far))
    seats = len(rows(full)["seats"])
    assert [far for far in told if far[0] == "seats"] == [
        *(("seats", done, seats) for done in range(seats + 1)),
        ("seats", seats, seats),
    ]
