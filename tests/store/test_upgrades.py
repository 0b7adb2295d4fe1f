"""Opening says in the log what it did: a database is made, or upgraded, with a copy of the old one beside it."""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from collections import namedtuple
from contextlib import closing
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.storage import CannotUpgrade, MigrationFailed, open_store
from bot.storage.backends import sqlite
from bot.storage.backends.migrations import Migration
from bot.storage.backends.postgres import open_postgres
from bot.storage.ops import upgrade_copy
from bot.storage.ops.backup import inspect_database, restore_backup
from bot.storage.ops.upgrade_copy import KEPT, upgrade_copies
from tests import postgres
from tests.store.test_schema import STEPS, build, dump, fingerprint, version, write

OLD = len(STEPS) - 2


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "night of games.sqlite"


def copies(path: Path) -> list[Path]:
    return [file for files in upgrade_copies(path).values() for file in files]


async def opened(path: Path) -> list[dict[str, object]]:
    with capture_logs() as lines:
        async with open_store(path):
            pass
    return [dict(line) for line in lines]


async def test_a_database_that_is_made_is_told_with_its_full_name_and_one_that_is_there_is_not(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(path.parent)
    (line,) = await opened(Path(path.name))
    assert line == {"event": "database made", "log_level": "info", "database": str(path), "version": len(STEPS)}
    assert await opened(path) == []
    assert copies(path) == []


async def test_an_empty_file_is_told_as_a_database_that_is_made(path: Path) -> None:
    write(path, b"")
    assert [line["event"] for line in await opened(path)] == ["database made"]
    assert copies(path) == []


@pytest.mark.parametrize("old", [1, OLD])
async def test_before_an_upgrade_the_old_one_is_kept_whole_and_for_its_owner_alone(path: Path, old: int) -> None:
    build(path, old)
    before = dump(path)
    began, done = await opened(path)
    (copy,) = copies(path)
    assert (began["event"], done["event"]) == ("copying the database before its upgrade", "database upgraded")
    assert done["copy"] == str(copy)
    assert (done["version_before"], done["version"]) == (old, len(STEPS))
    assert copy.name.startswith(f"night of games-before-upgrade-v{old}-20")
    assert dump(copy) == before
    assert copy.stat().st_mode & 0o077 == 0
    assert [file for file in path.parent.iterdir() if "upgrad" in file.name] == [copy], "one file, and none beside it"
    assert await opened(path) == []


async def test_of_an_older_one_with_nothing_in_it_there_is_no_copy(path: Path) -> None:
    sqlite.open_database(path, STEPS[:OLD]).close()
    (line,) = await opened(path)
    assert (line["event"], line["copy"]) == ("database upgraded", "")
    assert copies(path) == []


async def test_what_is_in_the_log_beside_the_file_is_in_the_copy(path: Path) -> None:
    build(path, OLD)
    with closing(sqlite3.connect(path)) as db:
        db.execute("pragma journal_mode = wal")
        db.execute("create table note (text)")
        db.execute("insert into note values ('in the log')")
        db.commit()
        await opened(path)
    (copy,) = copies(path)
    with closing(sqlite3.connect(copy)) as db:
        assert db.execute("select text from note").fetchall() == [("in the log",)]


async def test_a_copy_is_put_back_like_any_backup(path: Path) -> None:
    build(path, OLD)
    await opened(path)
    (copy,) = copies(path)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("create table since (x)")
    assert inspect_database(copy, now=time.time()).version == OLD
    assert restore_backup(copy, path, now=time.time()).version_before == OLD
    assert "create table since" not in "".join(dump(path)).lower()
    assert copies(path) == [copy], "restoring upgrades a copy of its own, which nobody needs twice"


async def test_the_newest_of_three_versions_are_kept_and_nothing_else_is_removed(path: Path) -> None:
    strange = [
        path.with_name(name)
        for name in (
            "night of games-before-restore-20261122T074523Z-ab12.sqlite",
            "another-before-upgrade-v3-20261122T074523Z.sqlite",
            "night of games-before-upgrade-v3.sqlite",
        )
    ]
    older = [path.with_name(f"{path.stem}-before-upgrade-v{old}-20261122T074523Z.sqlite") for old in range(1, 6)]
    # Made when the clock was wrong.
    older.append(path.with_name(f"{path.stem}-before-upgrade-v{OLD}-20991231T235959Z.sqlite"))
    for file in (*strange, *older):
        file.touch()
    build(path, OLD)
    await opened(path)
    kept = upgrade_copies(path)
    assert list(kept) == [OLD, 5, 4]
    assert len(kept) == KEPT
    (new,) = kept[OLD]
    assert new not in older
    assert all(file.exists() for file in strange)


async def test_without_room_for_the_copy_the_database_is_left_as_it_was(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build(path, OLD)
    before = fingerprint(path)
    usage = namedtuple("usage", "total used free")
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage(10**9, 10**9, 1000))
    with pytest.raises(CannotUpgrade, match=rf"from version {OLD}.*has room for 0 MB.*make room"):
        await opened(path)
    assert (version(path), fingerprint(path), copies(path)) == (OLD, before, [])


@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), sqlite3.OperationalError("disk is full")])
async def test_a_copy_that_cannot_be_finished_leaves_nothing_behind(
    path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def full(_: Path) -> None:
        raise error

    build(path, OLD)
    monkeypatch.setattr(upgrade_copy, "fsync_path", full)
    with pytest.raises(CannotUpgrade, match=r"No space left|disk is full"):
        await opened(path)
    assert version(path) == OLD
    assert [file.name for file in path.parent.iterdir() if "upgrad" in file.name] == []


async def test_half_a_copy_of_a_dead_process_is_removed(path: Path) -> None:
    build(path, OLD)
    left, at_work = (path.with_name(f".{path.name}-{name}.upgrading") for name in ("dead", "alive"))
    for file in (left, at_work):
        file.touch()
    os.utime(left, (0, 0))
    await opened(path)
    assert not left.exists()
    assert at_work.exists()


async def test_where_the_second_of_two_steps_fails_the_sentence_names_the_copy(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build(path, OLD)
    bad = Migration(len(STEPS), "9999_bad.sql", "insert into nowhere values (1);")
    monkeypatch.setattr(sqlite, "migrations", lambda: (*STEPS[:-1], bad))
    with pytest.raises(MigrationFailed) as failed:
        await opened(path)
    (copy,) = copies(path)
    assert str(copy) in str(failed.value)
    assert (version(path), version(copy)) == (OLD + 1, OLD)


@pytest.mark.skipif(postgres.programs() is None, reason="there is no PostgreSQL here")
async def test_a_server_says_that_a_copy_is_the_hosts(monkeypatch: pytest.MonkeyPatch) -> None:
    address = postgres.empty_database("upgrade")

    async def lines_at_start() -> list[dict[str, object]]:
        with capture_logs() as lines:
            async with open_postgres(address):
                pass
        return [dict(line) for line in lines]

    (made,) = await lines_at_start()
    assert (made["event"], made["version"]) == ("database made", len(STEPS))
    assert await lines_at_start() == []
    with postgres.raw(address) as db:
        db.execute(f"update sleepover_version set version = {len(STEPS) - 1}")
    step = Migration(len(STEPS), "9999_again.sql", "create table again (x integer);")
    monkeypatch.setattr("bot.storage.backends.postgres_schema.migrations", lambda: (*STEPS[:-1], step))
    began, done = await lines_at_start()
    assert "pg_dump" in str(began["event"])
    assert (done["event"], done["version_before"]) == ("database upgraded", len(STEPS) - 1)
