"""Backups that are made beside a bot at work, and the drill of putting one back."""

# ruff: noqa: ASYNC240 (nobody else is served while a test looks at its files)

from __future__ import annotations

import asyncio
import hashlib
import os
import shutil
import sqlite3
import time
from collections import namedtuple
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.storage import (
    CannotBackUp,
    CannotOpen,
    CannotRestore,
    DatabaseBusy,
    DatabaseDamaged,
    DeadlineUpdate,
    NewerDatabase,
    NotADatabase,
    NotOwner,
    SeatDeadline,
    StoreError,
    StoreFailed,
    open_store,
)
from bot.storage.backends.migrations import migrations
from bot.storage.backends.sqlite import open_database
from bot.storage.ops import backup, progress_marker
from bot.storage.ops.backup import back_up, inspect_database, remove_old_backups, restore_backup
from bot.storage.ops.lease import BEAT, LEASE, is_owner_alive, process_name
from tests.store.people import ANN, BEN, append, played, running
from tests.store.test_lobby import loaded
from tests.store.test_schema import build, version

Rows = dict[str, list[Any]]
MADE = 1_790_000_000.0


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "sleepover.sqlite"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "backups"


def rows(path: Path, *, owner: bool = False) -> Rows:
    """Return all rows in the database by table; the ``owner`` row only if asked for."""
    with closing(sqlite3.connect(path)) as db:
        names = [name for (name,) in db.execute("select name from sqlite_master where type = 'table'")]
        wanted = [name for name in names if owner or name != "owner"]
        return {name: sorted(db.execute(f"select * from {name}"), key=repr) for name in wanted}


async def evening(path: Path) -> None:
    """One table that is over, and one that is being played."""
    async with open_store(path) as store:
        await played(store, ANN, ANN, BEN)
        await append(store, await running(store, ANN, BEN), 1)


async def more(path: Path) -> None:
    async with open_store(path) as store:
        await played(store, BEN, ANN, BEN)
        await append(store, 2, 2)


# Making one


async def test_a_backup_is_one_whole_private_file_made_while_the_bot_is_at_work(path: Path, folder: Path) -> None:
    await evening(path)
    async with open_store(path) as bot:
        await bot.acquire(process_name(), now=time.time())
        made = back_up(path, folder, now=MADE)
        found = rows(path, owner=True)
        await append(bot, 2, 2)
    assert made.path.name == "sleepover-20260921T141320Z.sqlite"
    assert rows(made.path, owner=True) == found
    assert found["actions"]
    # Neither a log beside it nor the mark that there could be one.
    assert made.path.read_bytes()[18:20] == b"\x01\x01"
    digest = made.path.with_name(f"{made.path.name}.sha256")
    assert digest.read_text().split() == [hashlib.sha256(made.path.read_bytes()).hexdigest(), made.path.name]
    assert sorted(folder.iterdir()) == [made.path, digest]
    assert backup.list_backups(folder) == (made,)
    if os.name == "posix":
        assert folder.stat().st_mode & 0o777 == 0o700
        assert {file.stat().st_mode & 0o777 for file in folder.iterdir()} == {0o600}


async def test_what_is_written_meanwhile_is_in_it_as_a_whole_or_not_at_all(path: Path, folder: Path) -> None:
    await evening(path)
    async with open_store(path) as bot:
        done = asyncio.Event()

        async def play() -> int:
            n = 1
            while not done.is_set():
                n += 1
                await append(bot, 2, n)
            return n

        playing = asyncio.create_task(play())
        made = [await asyncio.to_thread(back_up, path, folder, now=MADE) for _ in range(5)]
        done.set()
        assert await playing > 5
    lengths = []
    for one in made:
        with closing(sqlite3.connect(one.path)) as db:
            ((length, actions),) = db.execute(
                "select length, (select count(*) from actions where table_id = 2) from tables where id = 2"
            )
        assert length == actions
        lengths.append(length)
    assert lengths == sorted(lengths)
    assert [one.path for one in backup.list_backups(folder)] == [one.path for one in reversed(made)], (
        "all of one second"
    )


async def test_a_damaged_database_makes_no_backup_and_older_ones_stay(path: Path, folder: Path) -> None:
    await evening(path)
    sound = back_up(path, folder, now=MADE)
    damage(path)
    with pytest.raises(DatabaseDamaged):
        back_up(path, folder, now=MADE + 60)
    assert {file.name for file in folder.iterdir()} == {sound.path.name, f"{sound.path.name}.sha256"}


async def test_without_room_there_is_no_backup(path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await evening(path)
    usage = namedtuple("usage", "total used free")
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage(10**9, 10**9, 1000))
    with pytest.raises(CannotBackUp, match="has room for 0 MB, and 1 MB are needed"):
        back_up(path, folder, now=MADE)
    assert not list(folder.iterdir())


def test_of_another_program_s_database_none_is_made(path: Path, folder: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("create table other (x)")
    with pytest.raises(NotADatabase):
        back_up(path, folder, now=MADE)
    path.write_text("hello, this is no database at all" * 100)
    with pytest.raises(NotADatabase):
        back_up(path, folder, now=MADE)
    with pytest.raises(CannotBackUp, match="No such file"):
        back_up(path.with_name("nowhere.sqlite"), folder, now=MADE)
    assert not list(folder.iterdir())


async def test_only_the_oldest_backups_go_and_nothing_else(path: Path, folder: Path) -> None:
    await evening(path)
    made = [back_up(path, folder, now=MADE + day * 86_400).path for day in range(4)]
    others = [folder / name for name in ("sleepover-20200101.sqlite", "mine.sqlite", "sleepover-20200101T000000Z.txt")]
    for other in others:
        other.touch()
    assert set(remove_old_backups(folder, 2)) == set(made[:2])
    assert {file for file in folder.iterdir() if file.suffix != ".sha256"} == {*made[2:], *others}
    assert len(list(folder.glob("*.sha256"))) == 2
    assert remove_old_backups(folder, 0) == (made[2],), "the newest always stays"


@pytest.mark.parametrize("keep", [1, 2, 3])
async def test_a_backup_that_has_just_been_made_stays_whatever_the_others_are_called(
    path: Path, folder: Path, keep: int
) -> None:
    """The clock had been ahead for a while."""
    await evening(path)
    ahead = [back_up(path, folder, now=MADE + year * 31_536_000) for year in range(1, 5)]
    for day in range(5):
        made = back_up(path, folder, now=MADE + day * 86_400)
        remove_old_backups(folder, keep, made)
        assert made.path.exists()
        assert len(backup.list_backups(folder)) == keep
    left = {one.path for one in backup.list_backups(folder)}
    assert not left & {one.path for one in ahead}, "what was made before goes before what was made after"


async def test_of_backups_of_one_second_the_last_stays(path: Path, folder: Path) -> None:
    await evening(path)
    for _ in range(3):
        made = back_up(path, folder, now=MADE)
        remove_old_backups(folder, 1, made)
        assert [one.path for one in backup.list_backups(folder)] == [made.path]


async def test_what_a_dead_process_left_half_done_goes(path: Path, folder: Path) -> None:
    await evening(path)
    folder.mkdir()
    old, young = folder / ".sleepover-20200101T000000Z.partial", folder / ".sleepover-20200102T000000Z.partial"
    for file in (old, young):
        file.touch()
    os.utime(old, (0, 0))
    back_up(path, folder, now=MADE)
    assert not old.exists()
    assert young.exists()


# Putting it back


async def test_the_drill_all_is_as_it_was_and_what_came_after_is_kept(path: Path, folder: Path) -> None:
    await evening(path)
    made, before = back_up(path, folder, now=MADE), rows(path)
    await more(path)
    after = rows(path)
    done = restore_backup(made.path, path, now=MADE + 3600)
    restored = rows(path)
    # One closed table stands for the numbers that had been given out since.
    (mark,) = [row for row in restored["tables"] if row not in before["tables"]]
    restored["tables"].remove(mark)
    assert restored == before != after
    assert (done.tables, done.version) == (2, len(migrations()))
    assert done.kept is not None
    assert rows(done.kept) == after
    assert {file.name for file in path.parent.iterdir()} <= {
        *(f"{path.name}{end}" for end in ("", "-wal", "-shm")),
        *(done.kept.name, folder.name),
    }
    if os.name == "posix":
        assert (path.stat().st_mode | done.kept.stat().st_mode) & 0o077 == 0
    async with open_store(path) as bot:
        assert await bot.acquire(process_name(), now=time.time()) is not None
        await append(bot, 2, 2)
        assert await running(bot, ANN, BEN) == 4, "the buttons of table 3, which is lost, are not another table's"


async def test_that_the_old_one_had_come_further_keeps_nobody_from_starting_with_a_backup(
    path: Path, folder: Path
) -> None:
    await evening(path)
    made = back_up(path, folder, now=MADE)
    await more(path)
    async with open_store(path) as bot:
        await bot.acquire(process_name(), now=time.time())
        await bot.heartbeat(time.time())
        assert progress_marker.marker_path(path).exists()
        await bot.release([], now=time.time())
    restore_backup(made.path, path, now=time.time())
    async with open_store(path) as bot:
        assert (await bot.load(1)) is not None


async def test_the_time_since_the_backup_costs_nobody_their_turn(path: Path, folder: Path) -> None:
    async with open_store(path) as bot:
        await bot.acquire("elsewhere 1 aa", now=MADE)
        table = await running(bot, ANN, BEN)
        await bot.set_waiting(table, 0, DeadlineUpdate(MADE + 60, (SeatDeadline(0, MADE + 60, 0),)))
        made = back_up(path, folder, now=MADE)
        await bot.release([], now=MADE + 5)
    restore_backup(made.path, path, now=MADE + 7200)
    async with open_store(path) as bot:
        owned = await bot.acquire(process_name(), now=MADE + 7200)
        assert owned is not None
        assert owned.away == 7200
        assert (await loaded(bot, table)).seats[0].deadline == MADE + 7260


async def test_under_a_running_bot_nothing_is_restored_and_nothing_changes(path: Path, folder: Path) -> None:
    await evening(path)
    made = back_up(path, folder, now=MADE)
    await more(path)
    async with open_store(path) as bot:
        await bot.acquire(process_name(), now=time.time())
        before = rows(path, owner=True)
        with pytest.raises(DatabaseBusy, match="stop it first, then restore"):
            restore_backup(made.path, path, now=time.time())
        assert rows(path, owner=True) == before
        await append(bot, 2, 3)
        await bot.release([], now=time.time())
    assert restore_backup(made.path, path, now=time.time()).kept is not None


async def test_one_that_slept_through_it_writes_nothing_into_what_was_restored(path: Path, folder: Path) -> None:
    await evening(path)
    async with open_store(path) as asleep:
        await asleep.acquire("elsewhere 1 aa", now=MADE)
        # It was the owner when the backup was made, by the same number.
        made = back_up(path, folder, now=MADE)
        restore_backup(made.path, path, now=MADE + 2 * LEASE)
        before = rows(path, owner=True)
        with pytest.raises(NotOwner):
            await append(asleep, 2, 2)
        assert rows(path, owner=True) == before


async def test_one_that_waited_meanwhile_begins_with_what_was_restored(path: Path, folder: Path) -> None:
    await evening(path)
    made = back_up(path, folder, now=MADE)
    await more(path)
    async with open_store(path) as waiting, open_store(path) as bot:
        assert (await loaded(waiting, 2)).actions[1:]
        await bot.acquire("elsewhere 1 aa", now=MADE)
        assert await waiting.acquire(process_name(), now=MADE) is None
        await bot.release([], now=MADE)
        restore_backup(made.path, path, now=MADE + BEAT)
        assert await waiting.acquire(process_name(), now=MADE + BEAT) is not None
        assert len((await loaded(waiting, 2)).actions) == 1
        await append(waiting, 2, 2)


async def test_a_bot_that_starts_meanwhile_waits(path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await evening(path)
    made = back_up(path, folder, now=MADE)
    found: list[object] = []
    keep = backup._keep

    def meanwhile(db: sqlite3.Connection, *rest: Any) -> None:
        holder, beat = db.execute("select holder, beat from owner").fetchone()
        found.append(is_owner_alive(holder, beat, time.time()))
        keep(db, *rest)

    monkeypatch.setattr(backup, "_keep", meanwhile)
    done = restore_backup(made.path, path, now=time.time())
    assert found == [True]
    for file in (path, done.kept):
        assert file is not None
        with closing(sqlite3.connect(file)) as db:
            assert db.execute("select holder from owner").fetchone() == ("",)


async def test_one_who_takes_the_lease_in_between_is_not_overwritten(
    path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening(path)
    made = back_up(path, folder, now=MADE)
    await more(path)
    keep = backup._keep

    def meanwhile(db: sqlite3.Connection, *rest: Any) -> None:
        keep(db, *rest)
        db.execute("update owner set fence = fence + 1, holder = 'elsewhere 7 cc'")

    monkeypatch.setattr(backup, "_keep", meanwhile)
    before = rows(path)
    with pytest.raises(DatabaseBusy):
        restore_backup(made.path, path, now=time.time())
    assert rows(path) == before
    assert rows(path, owner=True)["owner"][0][2] == "elsewhere 7 cc"


async def test_what_cannot_be_written_leaves_the_old_one_and_its_lease_as_they_were(path: Path, folder: Path) -> None:
    await evening(path)
    made = back_up(path, folder, now=MADE)
    path.unlink()
    # With other pages than ours, SQLite does not take the transaction.
    with closing(sqlite3.connect(path)) as db:
        db.execute("pragma page_size = 8192")
        db.execute("vacuum")
    await more_or_less(path)
    before = rows(path)
    with pytest.raises(StoreFailed):
        restore_backup(made.path, path, now=time.time())
    assert rows(path) == before
    async with open_store(path) as bot:
        owned = await bot.acquire(process_name(), now=MADE + 100)
        assert owned is not None
        assert owned.away == 100, "the last sign of life is the bot's, not the attempt's"


async def more_or_less(path: Path) -> None:
    async with open_store(path) as bot:
        await bot.acquire("elsewhere 1 aa", now=MADE)
        await running(bot, ANN, BEN)
        await bot.release([], now=MADE)


async def test_where_there_is_no_database_it_is_made(path: Path, folder: Path, tmp_path: Path) -> None:
    await evening(path)
    made = back_up(path, folder, now=MADE)
    new = tmp_path / "elsewhere" / "bot.sqlite"
    assert restore_backup(made.path, new, now=MADE).kept is None
    assert rows(new) == rows(path)
    assert new.stat().st_mode & 0o077 == 0 or os.name == "nt"


@pytest.mark.parametrize("old", [5, 8])
def test_a_backup_of_an_older_version_is_brought_up_to_date_and_stays_as_it_is(
    path: Path, folder: Path, old: int
) -> None:
    build(path, old)
    made = back_up(path, folder, now=MADE)
    before = made.path.read_bytes()
    path.unlink()
    done = restore_backup(made.path, path, now=MADE)
    assert (done.version_before, done.version) == (old, len(migrations()))
    assert version(path) == len(migrations())
    assert made.path.read_bytes() == before


async def test_after_an_update_one_goes_back_to_the_version_before(
    path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening(path)
    made, before = back_up(path, folder, now=MADE), rows(path)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("create table newer (x)")
        db.execute(f"pragma user_version = {len(migrations()) + 1}")
    restore_backup(made.path, path, now=MADE)
    assert rows(path) == before
    assert version(path) == len(migrations())


def damage(path: Path) -> None:
    """Overwrite a page in the middle."""
    with closing(open_database(path)) as db:
        db.execute("pragma wal_checkpoint(truncate)")
        (page,) = db.execute("select rootpage from sqlite_master where name = 'tables'").fetchone()
    with path.open("r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(b"\xff" * 4096)


def flip(path: Path) -> None:
    """One bit, in a place where SQLite does not look."""
    content = bytearray(path.read_bytes())
    at = bytes(content).rindex(b"Ann")
    content[at] ^= 1
    path.write_bytes(content)


def another(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as db:
        db.execute("create table other (x)")


def newer(path: Path) -> None:
    path.with_name(f"{path.name}.sha256").unlink()
    with closing(sqlite3.connect(path)) as db:
        db.execute(f"pragma user_version = {len(migrations()) + 1}")


def page_lost(path: Path) -> None:
    path.with_name(f"{path.name}.sha256").unlink()
    damage(path)


def half(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


@pytest.mark.parametrize(
    ("spoil", "refusal"),
    [
        (flip, DatabaseDamaged),
        (half, DatabaseDamaged),
        (page_lost, DatabaseDamaged),
        (newer, NewerDatabase),
        (another, (NotADatabase, DatabaseDamaged)),
        (lambda path: path.write_text("words"), StoreError),
        (lambda path: path.unlink(), CannotOpen),
    ],
    ids=["a bit", "half", "a page", "newer", "another's", "no database", "gone"],
)
async def test_what_is_no_sound_backup_is_refused_and_nothing_changes(
    path: Path, folder: Path, spoil: Any, refusal: Any
) -> None:
    await evening(path)
    made = back_up(path, folder, now=MADE)
    spoil(made.path)
    before = rows(path, owner=True)
    with pytest.raises(refusal) as caught:
        restore_backup(made.path, path, now=MADE)
    assert "\n" not in str(caught.value)
    assert rows(path, owner=True) == before
    assert not [file for file in path.parent.iterdir() if "restor" in file.name]


async def test_the_database_itself_is_no_backup_of_it(path: Path) -> None:
    await evening(path)
    with pytest.raises(CannotRestore, match="is the database itself"):
        restore_backup(path, path, now=MADE)


async def test_a_damaged_database_gives_way_and_is_kept(path: Path, folder: Path) -> None:
    await evening(path)
    made, before = back_up(path, folder, now=MADE), rows(path)
    damage(path)
    # It can still tell that nobody is at work.
    done = restore_backup(made.path, path, now=MADE)
    assert done.kept is not None
    found = rows(path)
    found["tables"] = [row for row in found["tables"] if row in before["tables"]]
    assert found == before


async def test_one_that_tells_nothing_any_more_gives_way_if_the_bot_is_said_to_be_stopped(
    path: Path, folder: Path
) -> None:
    await evening(path)
    made = back_up(path, folder, now=MADE)
    path.write_bytes(b"\xff" * 50_000)
    there = set(path.parent.iterdir())
    with pytest.raises(CannotRestore, match="--stopped"):
        restore_backup(made.path, path, now=MADE)
    assert path.read_bytes() == b"\xff" * 50_000
    assert set(path.parent.iterdir()) == there
    done = restore_backup(made.path, path, now=MADE, stopped=True)
    assert done.kept is not None
    assert done.kept.read_bytes() == b"\xff" * 50_000
    async with open_store(path) as bot:
        assert await running(bot, ANN, BEN) > 1000, "nobody knows which numbers have been given out"


async def test_looking_changes_nothing_and_says_who_is_at_work(path: Path) -> None:
    async with open_store(path) as bot:
        await running(bot, ANN, BEN)
        assert inspect_database(path, now=time.time()).holder == ""
        await bot.acquire(process_name(), now=time.time())
        before = rows(path, owner=True)
        seen = inspect_database(path, now=time.time())
        assert (seen.tables, seen.version, bool(seen.holder), seen.whole) == (1, len(migrations()), True, True)
        assert not inspect_database(path, now=time.time(), seconds=-1).whole or seen.size < 10**6
        assert rows(path, owner=True) == before
