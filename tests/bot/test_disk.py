"""A disk that is full, or a database that cannot be written: people get a sentence, nothing unstored is shown, and when
there is room again the game goes on by itself."""

from __future__ import annotations

import errno
import io
import logging
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest
import structlog
from structlog.testing import capture_logs

from bot.door.client import Sleepover
from bot.door.run import set_up_log
from bot.store import Damaged, Lacking, StoreFailed, open_store
from bot.store.ownership import myself
from tests.bot.evening import Evening
from tests.bot.test_stale_clicks import CARDS
from tests.store.people import ANN, BEN, append, running


async def restrict(night: Evening, how: str) -> None:
    await night.store._outside(f"pragma {how}")


@pytest.mark.parametrize(("broken", "mended"), [("query_only = on", "query_only = off")])
async def test_what_cannot_be_stored_is_not_shown_and_when_it_can_it_goes_on(
    night: Evening, broken: str, mended: str
) -> None:
    night.deal(*CARDS, 1, 5, 5)
    board = await night.start("Ann", "Ben", "Cleo")
    await restrict(night, broken)
    with capture_logs() as logs:
        said = await night.press("Ann", "roll")
    assert "went wrong" in said.words
    assert (await night.board()).text == board.text
    assert (await night.bot.house.tables.get(1)).number == 0
    assert [entry for entry in logs if entry["log_level"] == "error"]
    await restrict(night, mended)
    await night.press("Ann", "roll")
    assert (await night.stored()).actions == ((0, "roll"),)
    assert (await night.board()).text != board.text


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
    with pytest.raises(Damaged, match="Put a backup in its place"):
        async with open_store(path):
            pass
    assert path.read_bytes() == before


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
        await store.own(myself(), now=time.time())
        table = await running(store, ANN, BEN)
        await store._outside("pragma wal_checkpoint(truncate)")
        for number in (1, 2, 3):
            await append(store, table, number)
        await store.beat(time.time())
        # A crash, and then only these files are there.
        for name in ("bot.sqlite", "bot.sqlite-seen"):
            (home / name).write_bytes((tmp_path / name).read_bytes())
    path = home / "bot.sqlite"
    before = path.read_bytes()
    with pytest.raises(Lacking, match=r"3 actions are missing.*bot\.sqlite-wal was lost.*delete .*bot\.sqlite-seen"):
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
            await store.own(myself(), now=time.time())
            table = await running(store, ANN, BEN)
            await append(store, table, 1)
            await store.beat(time.time())
            await append(store, table, 2)
            await store.close(table, now=time.time())


async def test_while_another_program_holds_the_database_everybody_gets_a_sentence_soon_and_then_it_goes_on(
    night: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    night.deal(*CARDS, 1, 5, 5)
    board = await night.start("Ann", "Ben", "Cleo")
    await night.env.settle()
    await restrict(night, "busy_timeout = 300")
    path = await night.store._path()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("begin immediate")
        with capture_logs() as logs:
            begun = time.perf_counter()
            assert "went wrong" in (await night.press("Ann", "roll")).words
            first = time.perf_counter() - begun
            assert first > 0.3
            # What only reads is not held up; and who comes next does not wait as long for the same lock.
            assert "went wrong" not in (await night.press("Ben", "@rules")).words
            for _ in range(3):
                assert "went wrong" in (await night.press("Ann", "roll")).words
            (timeout,) = await night.store._read(lambda db: db.row("pragma busy_timeout"))
            assert timeout == 50
        assert (await night.board()).text == board.text
        assert any("locked" in str(entry) or "answer failed" in str(entry) for entry in logs)
        other.execute("rollback")
    await night.press("Ann", "roll")
    assert (await night.stored()).actions == ((0, "roll"),)
    assert (await night.board()).text != board.text
    (timeout,) = await night.store._read(lambda db: db.row("pragma busy_timeout"))
    assert timeout == 5000


async def test_a_table_that_cannot_be_played_again_is_closed_and_no_other(night: Evening) -> None:
    await night.start("Ann", "Ben")
    await night.elsewhere("Cleo", "play", game="magic_numbers")
    await night.store.append(1, 1, seat=0, action="nonsense", user=None, interaction=None, now=1.0)
    with capture_logs() as logs:
        night.bot = Sleepover(night.store, own_emojis=False)
        await night.env.restart_bot(night.bot)
        await night.env.settle()
        await night.env.advance_time(3600)
    assert len([entry for entry in logs if "cannot be played again" in entry["event"]]) == 1
    assert (await night.stored(1)).status == "closed"
    assert "closed without a result" in (await night.board(1)).text
    assert (await night.stored(2)).status == "lobby"


class Full(io.StringIO):
    """A log on a full disk."""

    def write(self, text: str) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    flush = close = lambda self: None  # type: ignore[assignment]


def test_a_log_that_cannot_be_written_raises_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", Full())
    before = structlog.get_config()
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    try:
        set_up_log("info")
        structlog.get_logger("test").error("nobody reads this")
    finally:
        # Not the defaults: they colour the source around each traceback of all tests that follow.
        structlog.configure(**before)
        # Nor the full disk, which all that follow would write to.
        root.handlers[:] = handlers
        root.setLevel(level)
