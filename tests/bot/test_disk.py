"""A disk that is full, or a database that cannot be written: people get a sentence, nothing unstored is shown, and when
there is room again the game goes on by itself."""

from __future__ import annotations

import errno
import io
import logging
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Literal

import pytest
from structlog.testing import capture_logs

from bot.core import retry
from bot.storage import DatabaseDamaged, MissingActions, SqliteStore, StoreFailed, open_store
from bot.storage.backends import sqlite
from bot.storage.backends.sqlite import store_failure
from bot.storage.ops.lease import process_name
from tests.bot.log_stream import log_on
from tests.bot.simcord_bot import BotHarness
from tests.bot.test_ai_seats import table
from tests.bot.test_stale_clicks import CARDS
from tests.store.people import ANN, BEN, append, running

ROOM = "See that the disk has room and that no other program holds the file"
RIGHTS = "See that the user whom the bot runs as may write the file"
BACKUP = "Stop the bot. Put a backup in its place with `sleepover restore`"


async def restrict(harness: BotHarness, how: str) -> None:
    await harness.store._outside(f"pragma {how}")


async def fill_disk(harness: BotHarness) -> None:
    """Fill the database so that there is no room for one more action."""
    (pages,) = await harness.store._read(lambda db: db.row("pragma page_count"))
    await restrict(harness, f"max_page_count = {pages}")
    full = await running(harness.store, ANN, BEN)
    small = "insert into actions (table_id, n, seat, action, taken) values ($1, $2, 0, '', 1.5)"

    async def fill() -> None:
        for number in range(1, 10_000):
            await harness.store._write(lambda db, number=number: db.execute(small, full, number))

    with pytest.raises(StoreFailed, match="full"):
        await fill()


async def make_room(harness: BotHarness) -> None:
    await restrict(harness, "max_page_count = 1000000")


Way = Callable[[BotHarness], Awaitable[None]]


@pytest.mark.parametrize(
    ("broken", "mended", "advice"),
    [
        pytest.param(
            lambda harness: restrict(harness, "query_only = on"),
            lambda harness: restrict(harness, "query_only = off"),
            RIGHTS,
            id="may not be written",
        ),
        pytest.param(fill_disk, make_room, ROOM, id="full"),
    ],
)
async def test_what_cannot_be_stored_is_not_shown_and_when_it_can_it_goes_on(
    harness: BotHarness, broken: Way, mended: Way, advice: str
) -> None:
    harness.deal(*CARDS, 1, 5, 5)
    board = await harness.start("Ann", "Ben", "Cleo")
    await broken(harness)
    log = io.StringIO()
    with log_on(log):
        said = await harness.press("Ann", "roll", on=board)
    assert "went wrong" in said.words
    assert "may not have counted" in said.words
    assert (await harness.board(1)).text == board.text
    assert (await harness.bot.services.tables.get(1)).action_count == 0
    assert "answer failed" in log.getvalue()
    assert advice in log.getvalue()
    await mended(harness)
    await harness.press("Ann", "roll", on=board)
    assert (await harness.stored(1)).actions == ((0, "roll"),)
    assert (await harness.board(1)).text != board.text


async def test_a_computer_whose_action_has_no_room_acts_by_itself_when_there_is(harness: BotHarness) -> None:
    # The clock, which looks at the table as well, comes long after this.
    harness.patch.setattr("bot.table.deadlines.A_COMPUTERS_TIME", 1e9)
    harness.deal(*CARDS[:4], 1, *([5, 5, 6, 6] * 20))
    await table(harness, "Ann", rules="first host, target 50")
    await harness.start_now("Ann")
    real, filled = SqliteStore.append, False

    async def append(store: SqliteStore, *given: Any, user: int | None, **named: Any) -> Any:
        nonlocal filled
        if user is None and not filled:
            filled = True
            await fill_disk(harness)
        return await real(store, *given, user=user, **named)

    harness.patch.setattr(SqliteStore, "append", append)
    await harness.press("Ann", "roll")
    log = io.StringIO()
    with log_on(log):
        await harness.press("Ann", "keep")
        await harness.env.advance_time(retry.COMPUTER.first + 1)
    stored, board = await harness.stored(1), await harness.board(1)
    assert [seat for seat, _ in stored.actions] == [0, 0]
    assert log.getvalue().count("computer move failed") == 2
    assert log.getvalue().count(ROOM) >= 2
    await make_room(harness)
    await harness.env.advance_time(4 * retry.COMPUTER.first)
    await harness.bot.services.boards.wait_idle()
    stored = await harness.stored(1)
    assert 1 in {seat for seat, _ in stored.actions}
    assert stored.painted == len(stored.actions)
    assert (await harness.board(1)).text != board.text


async def test_a_full_disk_refuses_with_what_to_do_and_room_again_is_enough(tmp_path: Path) -> None:
    async with open_store(tmp_path / "bot.sqlite") as store:
        table = await running(store, ANN, BEN)
        pages = await store._read(lambda db: db.row("pragma page_count"))
        await store._outside(f"pragma max_page_count = {pages[0]}")
        stored = 0

        async def fill() -> None:
            nonlocal stored
            for number in range(1, 10_000):
                await append(store, table, number)
                stored = number

        with pytest.raises(StoreFailed, match=r"full.*See that the disk has room"):
            await fill()
        found = await store.load(table)
        assert found is not None
        assert len(found.actions) == stored
        await store._outside("pragma max_page_count = 1000000")
        await append(store, table, stored + 1)


async def played(path: Path) -> None:
    async with open_store(path) as store:
        for _ in range(30):
            table = await running(store, ANN, BEN)
            for number in range(1, 20):
                await append(store, table, number)


async def damage(store: SqliteStore, how: str) -> None:
    """Damage the file that the bot has open, so that it is read from the disk when next needed."""
    await store._outside("pragma wal_checkpoint(truncate)")
    path = await store._path()
    (page,) = await store._read(lambda db: db.row("select rootpage from sqlite_master where name = 'actions'"))
    (size,) = await store._read(lambda db: db.row("pragma page_size"))
    with path.open("r+b") as file:
        if how == "cut off":
            file.truncate((page - 1) * size)
        else:
            file.seek((page - 1) * size if how == "a damaged page" else 0)
            file.write(b"\xa5" * size)
    await store._outside("pragma shrink_memory")


@pytest.mark.parametrize("how", ["a damaged page", "a first page that is none", "cut off"])
async def test_a_file_that_is_damaged_while_the_bot_runs_is_told_with_the_way_back(
    harness: BotHarness, how: str
) -> None:
    harness.deal(*CARDS, 1, 5, 5)
    board = await harness.start("Ann", "Ben", "Cleo")
    await harness.env.settle()
    shown = harness.messages()
    await damage(harness.store, how)
    log = io.StringIO()
    with log_on(log):
        said = await harness.press("Ann", "roll", on=board)
        # Whoever only looks is not kept from it.
        assert "went wrong" not in (await harness.press("Ben", "@rules", on=board)).words
    assert "went wrong" in said.words
    assert "answer failed" in log.getvalue()
    assert "file is damaged" in log.getvalue()
    assert BACKUP in log.getvalue()
    assert ROOM not in log.getvalue()
    live = harness.bot.services.tables.cached(1)
    assert live is not None
    assert live.action_count == 0
    assert [message.text for message in harness.messages() if not message.private] == [
        message.text for message in shown
    ]


async def test_what_has_a_connection_of_its_own_tells_a_damaged_file_alike(tmp_path: Path) -> None:
    async with open_store(tmp_path / "bot.sqlite") as store:
        await append(store, await running(store, ANN, BEN), 1)
        await damage(store, "a damaged page")
        with pytest.raises(StoreFailed, match=BACKUP):
            await store.export_rows(ANN)
        with pytest.raises(StoreFailed, match=BACKUP):
            await store.erase_traces(None)


@pytest.mark.parametrize(
    ("code", "advice"),
    [
        (sqlite3.SQLITE_CORRUPT, BACKUP),
        (sqlite3.SQLITE_CORRUPT_INDEX, BACKUP),
        (sqlite3.SQLITE_NOTADB, BACKUP),
        (sqlite3.SQLITE_IOERR_SHORT_READ, BACKUP),
        (sqlite3.SQLITE_READONLY, RIGHTS),
        (sqlite3.SQLITE_READONLY_DBMOVED, RIGHTS),
        (sqlite3.SQLITE_PERM, RIGHTS),
        (sqlite3.SQLITE_FULL, ROOM),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, ROOM),
        (sqlite3.SQLITE_IOERR_WRITE, ROOM),
        (None, ROOM),
    ],
)
def test_what_to_do_follows_from_what_the_database_says(code: int | None, advice: str) -> None:
    error = sqlite3.OperationalError("it does not go")
    if code is not None:
        error.sqlite_errorcode = code
    told = str(store_failure(error))
    assert "(it does not go); nothing was changed." in told
    assert [each for each in (ROOM, RIGHTS, BACKUP) if each in told] == [advice]


@pytest.mark.parametrize("how", ["a damaged page", "cut off"])
async def test_a_start_refuses_a_damaged_file_and_names_the_way_back(tmp_path: Path, how: str) -> None:
    path = tmp_path / "bot.sqlite"
    await played(path)
    whole = path.read_bytes()
    if how == "cut off":
        path.write_bytes(whole[: len(whole) * 2 // 3])
    else:
        with closing(sqlite3.connect(path)) as db:
            (page,) = db.execute("select rootpage from sqlite_master where name = 'actions'").fetchone()
            (size,) = db.execute("pragma page_size").fetchone()
        path.write_bytes(whole[: (page - 1) * size] + b"\xa5" * size + whole[page * size :])
    before = path.read_bytes()
    with pytest.raises(DatabaseDamaged, match="Put a backup in its place"):
        async with open_store(path):
            pass
    assert path.read_bytes() == before


async def test_a_start_looks_for_damage_for_a_while_and_not_for_as_long_as_it_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "bot.sqlite"
    async with open_store(path) as store:
        table = await running(store, ANN, BEN)
    many = (
        "with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 5000)"
        f" insert into actions (table_id, n, seat, action, taken) select {table}, n, 0, 'roll', 300.0 from numbers"
    )
    strict, loose = "seat integer not null", "seat integer"
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(many)
        db.execute("pragma writable_schema = on")
        db.execute("update sqlite_master set sql = replace(sql, ?, ?) where name = 'actions'", (strict, loose))
    with closing(sqlite3.connect(path)) as db, db:
        # The last row has nothing where each has something.
        db.execute("update actions set seat = null where n = 5000")
        db.execute("pragma writable_schema = on")
        db.execute("update sqlite_master set sql = replace(sql, ?, ?) where name = 'actions'", (loose, strict))
    with pytest.raises(DatabaseDamaged, match=r"NULL value in actions\.seat"):
        async with open_store(path):
            pass
    monkeypatch.setattr(sqlite, "CHECK_SECONDS", -1.0)
    async with open_store(path) as store:
        assert await store.unfinished() == [table]
        await store.close(table, now=400.0)


async def test_a_lost_log_file_leaves_a_database_that_opens(tmp_path: Path) -> None:
    path, copy = tmp_path / "bot.sqlite", tmp_path / "copy.sqlite"
    async with open_store(path) as store:
        table = await running(store, ANN, BEN)
        await store._outside("pragma wal_checkpoint(truncate)")
        await append(store, table, 1)
        copy.write_bytes(path.read_bytes())
    async with open_store(copy) as store:
        found = await store.load(table)
        assert found is not None
        assert found.actions == ()
        await append(store, table, 1)


async def test_a_log_file_that_was_lost_is_noticed_and_the_way_back_is_named(tmp_path: Path) -> None:
    path, home = tmp_path / "bot.sqlite", tmp_path / "home"
    home.mkdir()
    async with open_store(path) as store:
        await store.acquire(process_name(), now=time.time())
        table = await running(store, ANN, BEN)
        await store._outside("pragma wal_checkpoint(truncate)")
        for number in (1, 2, 3):
            await append(store, table, number)
        await store.heartbeat(time.time())
        # A crash, and then only these files are there.
        for name in ("bot.sqlite", "bot.sqlite-seen"):
            (home / name).write_bytes((tmp_path / name).read_bytes())
    path = home / "bot.sqlite"
    before = path.read_bytes()
    with pytest.raises(
        MissingActions, match=r"3 actions are missing.*bot\.sqlite-wal was lost.*delete .*bot\.sqlite-seen"
    ):
        async with open_store(path):
            pass
    assert path.read_bytes() == before
    (home / "bot.sqlite-seen").unlink()
    async with open_store(path) as store:
        found = await store.load(table)
        assert found is not None
        assert found.actions == ()


async def test_a_log_file_that_is_there_is_no_loss_and_neither_is_a_broken_note(tmp_path: Path) -> None:
    path = tmp_path / "bot.sqlite"
    for noted in (None, b"", b"{}", b'{"fence":"x"}'):
        if noted is not None:
            (tmp_path / "bot.sqlite-seen").write_bytes(noted)
        async with open_store(path) as store:
            await store.acquire(process_name(), now=time.time())
            table = await running(store, ANN, BEN)
            await append(store, table, 1)
            await store.heartbeat(time.time())
            await append(store, table, 2)
            await store.close(table, now=time.time())


async def test_while_another_program_holds_the_database_everybody_gets_a_sentence_soon_and_then_it_goes_on(
    harness: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    harness.deal(*CARDS, 1, 5, 5)
    board = await harness.start("Ann", "Ben", "Cleo")
    await harness.env.settle()
    await restrict(harness, "busy_timeout = 300")
    path = await harness.store._path()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("begin immediate")
        with capture_logs() as logs:
            begun = time.perf_counter()
            assert "went wrong" in (await harness.press("Ann", "roll")).words
            first = time.perf_counter() - begun
            assert first > 0.3
            # What only reads is not held up; and who comes next does not wait as long for the same lock.
            assert "went wrong" not in (await harness.press("Ben", "@rules")).words
            for _ in range(3):
                assert "went wrong" in (await harness.press("Ann", "roll")).words
            # Nor is it forgotten by what reads meanwhile.
            for _ in range(2):
                (timeout,) = await harness.store._read(lambda db: db.row("pragma busy_timeout"))
                assert timeout == 50
        assert (await harness.board()).text == board.text
        assert any("locked" in str(entry) or "answer failed" in str(entry) for entry in logs)
        other.execute("rollback")
    await harness.press("Ann", "roll")
    assert (await harness.stored()).actions == ((0, "roll"),)
    assert (await harness.board()).text != board.text
    (timeout,) = await harness.store._read(lambda db: db.row("pragma busy_timeout"))
    assert timeout == 5000


class Full(io.StringIO):
    """A log on a full disk; ``lost`` is what was to be written there."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.lost, self._number = "", number

    def write(self, text: str) -> int:
        self.lost += text
        raise OSError(self._number, "")

    def flush(self) -> None:
        raise OSError(self._number, "")

    def close(self) -> None: ...


@pytest.mark.parametrize("form", ["text", "json"])
@pytest.mark.parametrize("number", [errno.EIO, errno.ENOSPC])
async def test_a_log_that_cannot_be_written_costs_no_answer(
    harness: BotHarness, form: Literal["text", "json"], number: int
) -> None:
    harness.deal(*CARDS, 1, 5, 5)
    board = await harness.start("Ann", "Ben", "Cleo")
    real = SqliteStore.append

    async def append(store: SqliteStore, *given: Any, **named: Any) -> Any:
        logging.getLogger("discord.gateway").warning("Shard ID %s heartbeat blocked for more than %s seconds.", 0, 10)
        return await real(store, *given, **named)

    harness.patch.setattr(SqliteStore, "append", append)
    full = Full(number)
    with log_on(full, form):
        await restrict(harness, "query_only = on")
        assert "went wrong" in (await harness.press("Ann", "roll")).words
        await restrict(harness, "query_only = off")
        assert not (await harness.press("Ann", "roll")).words
    assert (await harness.board()).text != board.text
    tried = full.lost.splitlines()
    if number == errno.ENOSPC:
        assert ["heartbeat blocked" in line for line in tried] == [True], "for a minute nothing more is tried"
    else:
        assert [line for line in tried if "answer failed" in line]
        assert len([line for line in tried if "heartbeat blocked" in line]) == 2
    assert full.lost.startswith("{") == (form == "json")


@pytest.mark.parametrize(
    ("command", "option"),
    [("replay", "id"), ("verify", "id"), ("review", "id"), ("play", "at"), ("me vacation", "until")],
)
async def test_where_the_database_does_not_let_us_look_nothing_is_suggested_and_the_log_says_what_to_do(
    harness: BotHarness, caplog: pytest.LogCaptureFixture, command: str, option: str
) -> None:
    async def read(self: SqliteStore, work: Callable[[Any], Any]) -> Any:
        raise StoreFailed("disk I/O error")

    harness.patch.setattr(SqliteStore, "_read", read)
    with capture_logs() as logs:
        assert await harness.suggest("Ann", command, option, "tomorrow 8pm UTC") == []
    assert [ROOM in str(entry.get("error")) for entry in logs if entry["log_level"] != "info"] == [True]
    assert "Ignoring exception" not in caplog.text
