"""The database's file: what is opened, what is refused, and how old ones are brought up to date."""

import hashlib
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing, suppress
from pathlib import Path

import pytest

from bot.core.availability import Availability, QuietHours
from bot.storage import (
    CannotOpen,
    GameTally,
    MigrationFailed,
    NewerDatabase,
    NotADatabase,
    StoreError,
    StoreFailed,
    open_store,
)
from bot.storage.backends import sqlite
from bot.storage.backends.migrations import Migration, migrations, statements
from bot.storage.backends.sqlite import open_database
from tests.deep_share import share
from tests.store.old_rows import ROWS
from tests.store.people import ANN, BEN, CLEO, append, running
from tests.store.test_durability import PROJECT, counts
from tests.store.test_lobby import loaded

STEPS = migrations()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "sleepover.db"


def build(path: Path, version: int) -> None:
    """Build the database of that version, with the data that players had made by then."""
    with closing(open_database(path, STEPS[:version])) as db:
        for rows in ROWS[:version]:
            db.executescript(rows)


def version(path: Path) -> int:
    with closing(sqlite3.connect(path)) as db:
        found: int = db.execute("pragma user_version").fetchone()[0]
        return found


def fingerprint(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def write(path: Path, content: bytes) -> None:
    path.write_bytes(content)


async def refusal(path: Path) -> StoreError:
    with pytest.raises(StoreError) as refused:
        async with open_store(path):
            pass
    assert str(path) in str(refused.value)
    return refused.value


async def test_a_new_file_is_made_with_its_folders_and_only_its_owner_may_read_it(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "sleepover.db"
    async with open_store(path) as store:
        await running(store, ANN, BEN)
        kept = [path, *path.parent.glob("sleepover.db-*")]
        assert len(kept) > 1
        assert {file.stat().st_mode & 0o077 for file in kept} == {0}
    assert version(path) == len(STEPS)


def test_every_version_has_rows_of_its_time() -> None:
    assert len(ROWS) == len(STEPS), "add to old_rows.py what somebody may have stored in the new version"


@pytest.mark.parametrize("old", range(1, len(STEPS) + 1), ids=lambda old: f"from version {old}")
async def test_an_older_database_is_brought_up_to_date_with_all_that_is_in_it(path: Path, old: int) -> None:
    build(path, old)
    assert version(path) == old
    async with open_store(path) as store:
        playing, over = await loaded(store, 1), await loaded(store, 2)
        assert (playing.status, playing.actions) == ("playing", ((0, "give 2"), (1, "keep 4")))
        assert [(seat.user, seat.name, seat.dm_message) for seat in playing.seats] == [
            (ANN, "Ann", 81),
            (BEN, "Ben", None),
        ]
        assert (over.status, over.ended, over.seed) == ("over", 900.5, bytes(range(32)))
        if old >= 2:
            # From version 11 on, Ann has resigned without a decision there, so it is a game and no win.
            won = int(old < 11)
            assert await store.game_tallies(BEN, guild=500) == [GameTally("magic_numbers", 1, won, 300, 900.5)]
            before = await counts(store)
            await store.recount_results()
            assert await counts(store) == before
            with closing(sqlite3.connect(path)) as db:
                decided = db.execute("select decisions from results where table_id = 2 order by seat").fetchall()
            # Ann had decided once, which version 11 is the first to count.
            assert decided == ([(1,), (0,)] if old < 11 else [(0,), (7,)])
        if old >= 3:
            assert await store.birthdays([ANN, CLEO]) == {CLEO: (2, 29)}
        # Tables of before go on without a clock.
        assert (playing.clock, playing.wake, playing.seats[0].level) == (0, None, None)
        if old >= 16:
            slow = await loaded(store, 6)
            assert (slow.clock, slow.bank, slow.paused, slow.silence) == (30, 900, 3650.5, 0)
            ann, ben = slow.seats
            assert (ann.bank, ann.remaining, ann.called, ann.muted, ann.hour, ann.soon) == (
                600.5,
                20.5,
                3640.5,
                1,
                7,
                1,
            )
            assert ben.availability == Availability(QuietHours("Europe/Berlin", 1380, 480, (5, 6)), (1000.5, 90000.5))
            assert (await store.guild_settings(502)).quiet == QuietHours("UTC", 0, 360)
        # Nor do they roll for people.
        assert not playing.rolls
        if old >= next(step.number for step in STEPS if "roll_for_me" in step.name):
            assert (await loaded(store, 7)).rolls
        if old >= 4:
            later = await loaded(store, 3)
            # A table that is open from before has a day from when it was opened.
            lobby = 3000.0 + 86_400.0 if old >= 10 and old < 15 else None
            assert (later.clock, later.wake, await store.due_tables(2000.0)) == (600, 1400.5, ([3], lobby))
            assert [(seat.user, seat.level, seat.deadline, seat.missed, seat.nudge) for seat in later.seats] == [
                (ANN, None, 1700.5, 1, 96),
                (-1, "hard", None, 0, None),
            ]
        await append(store, 1, 3)
        assert (await loaded(store, 1)).actions[-1] == (0, "give 1")
    assert version(path) == len(STEPS)


async def test_a_database_that_is_up_to_date_is_not_written_to_by_opening_it(path: Path) -> None:
    build(path, len(STEPS))
    async with open_store(path):
        # Its ratings are of long ago: they are brought up to date as well.
        pass
    before = fingerprint(path)
    async with open_store(path):
        pass
    assert fingerprint(path) == before


async def test_a_newer_database_is_refused_and_left_as_it_was(path: Path) -> None:
    build(path, len(STEPS))
    with closing(sqlite3.connect(path)) as db:
        db.execute("create table from_the_future (id integer primary key)")
        db.execute("pragma user_version = 1000")
        db.commit()
    before = fingerprint(path)
    refused = await refusal(path)
    assert isinstance(refused, NewerDatabase)
    assert (refused.found, refused.known) == (1000, len(STEPS))
    assert "update Sleepover" in str(refused)
    assert fingerprint(path) == before
    assert [file.name for file in path.parent.iterdir()] == [path.name]


@pytest.mark.parametrize("content", [b"# Shopping\n" * 500, b"SQLite format 3\0" + b"\xff" * 4096])
async def test_a_file_that_is_no_database_is_refused_and_left_as_it_was(path: Path, content: bytes) -> None:
    write(path, content)
    before = fingerprint(path)
    assert isinstance(await refusal(path), NotADatabase)
    assert fingerprint(path) == before


@pytest.mark.parametrize("number", [0, 2, 1000], ids=lambda number: f"version {number}")
async def test_another_programs_database_is_refused_and_left_as_it_was(path: Path, number: int) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("create table tables (id integer primary key)")
        db.execute(f"pragma user_version = {number}")
        db.commit()
    before = fingerprint(path)
    refused = await refusal(path)
    assert isinstance(refused, NotADatabase)
    assert "another program" in str(refused)
    assert fingerprint(path) == before


async def test_an_empty_file_becomes_a_database(path: Path) -> None:
    write(path, b"")
    async with open_store(path) as store:
        await running(store, ANN, BEN)


async def test_a_folder_in_the_files_place_is_refused(tmp_path: Path) -> None:
    assert isinstance(await refusal(tmp_path), CannotOpen)


async def test_a_file_in_the_folders_place_is_refused(tmp_path: Path) -> None:
    write(tmp_path / "data", b"not a folder")
    assert isinstance(await refusal(tmp_path / "data" / "sleepover.db"), CannotOpen)


AS_NOBODY = """
import os, pathlib, sys
from bot.storage import CannotOpen
from bot.storage.backends.migrations import migrations
from bot.storage.backends.sqlite import open_database
steps = migrations()  # nobody may not read the project's own folder
if os.geteuid() == 0:
    os.setuid(65534)
try:
    open_database(pathlib.Path(sys.argv[1]), steps)
except CannotOpen as error:
    print(error)
"""


@pytest.mark.parametrize("there", [False, True], ids=["no file yet", "a file"])
def test_a_folder_that_this_user_may_not_write_to_is_refused(there: bool) -> None:
    # Not in tmp_path, which nobody else may even enter: the reason must be the folder itself.
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "sleepover.db"
        if there:
            build(path, 1)
            path.chmod(0o666)
        path.parent.chmod(0o555)
        try:
            command = [sys.executable, "-c", AS_NOBODY, str(path)]
            ran = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, check=False)
        finally:
            path.parent.chmod(0o755)
    assert ran.stdout.startswith(f"The database {path} cannot be opened"), ran.stderr
    assert "give a file in a folder that this user may read and write" in ran.stdout


async def test_a_database_that_somebody_else_is_writing_is_refused_in_a_sentence(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.01)
    async with open_store(path) as store:
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("begin immediate")
            with pytest.raises(StoreFailed, match="locked"):
                await store.set_birthday(ANN, 1, 1)
            other.execute("rollback")
        await store.set_birthday(ANN, 1, 1)


FIRST = Migration(1, "0001_first.sql", f"pragma application_id = {sqlite.APPLICATION}; create table a (x integer);")
GOOD = Migration(2, "0002_good.sql", "create table b (x integer); insert into b select x from a; drop table a;")
BAD = Migration(2, "0002_bad.sql", GOOD.sql + "insert into nowhere values (1); create table c (x integer);")
DANGLING = Migration(
    2,
    "0002_dangling.sql",
    "create table owners (id integer primary key);"
    "create table pets (owner integer references owners (id)); insert into pets values (5);",
)


def first_version(path: Path) -> list[str]:
    with closing(open_database(path, [FIRST])) as db:
        db.execute("insert into a values (41), (42)")
    return dump(path)


def dump(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as db:
        return [f"version {db.execute('pragma user_version').fetchone()}", *db.iterdump()]


def test_a_step_that_fails_changes_nothing_and_can_be_taken_later(path: Path) -> None:
    before = first_version(path)
    with pytest.raises(MigrationFailed, match=r"0002_bad\.sql.*nowhere"):
        open_database(path, [FIRST, BAD])
    assert dump(path) == before
    with closing(open_database(path, [FIRST, GOOD])) as db:
        assert db.execute("select x from b").fetchall() == [(41,), (42,)]


def test_a_failure_in_a_new_file_leaves_the_steps_before_it(path: Path) -> None:
    with pytest.raises(MigrationFailed):
        open_database(path, [FIRST, BAD])
    assert version(path) == 1


def test_a_step_that_leaves_a_row_pointing_to_nothing_fails(path: Path) -> None:
    first_version(path)
    with pytest.raises(MigrationFailed, match="points to nothing in owners"):
        open_database(path, [FIRST, DANGLING])
    assert version(path) == 1


KILLED_WITHIN = """
import os, pathlib, signal, sys
from bot.storage.backends import sqlite
steps = [sqlite.Migration(number, "", sql) for number, sql in enumerate(sys.argv[3:], start=1)]
real = sqlite.statements
def half(sql):
    for number, statement in enumerate(real(sql)):
        if number == int(sys.argv[2]):
            os.kill(os.getpid(), signal.SIGKILL)
        yield statement
sqlite.statements = half
sqlite.open_database(pathlib.Path(sys.argv[1]), steps)
"""


@pytest.mark.parametrize("statement", range(3), ids=lambda number: f"before statement {number}")
def test_a_kill_within_a_step_leaves_the_version_before(path: Path, statement: int) -> None:
    before = first_version(path)
    command = [sys.executable, "-c", KILLED_WITHIN, str(path), str(statement), FIRST.sql, GOOD.sql]
    killed = -9
    assert subprocess.run(command, cwd=PROJECT, check=False).returncode == killed
    assert dump(path) == before


def test_steps_are_numbered_without_a_gap(tmp_path: Path) -> None:
    for name in ("0001_one.sql", "0003_three.sql"):
        (tmp_path / name).touch()
    with pytest.raises(ValueError, match=r"0003_three\.sql should be number 0002"):
        migrations(tmp_path)


def test_a_script_falls_into_its_statements() -> None:
    script = "-- a; b\ncreate table a (\n  x text default ';'\n); insert into a values (1);  -- c; d\nselect 1"
    found = list(statements(script))
    assert len(found) == 3
    with closing(sqlite3.connect(":memory:")) as db:
        assert [db.execute(statement).fetchall() for statement in found] == [[], [], [(1,)]]
        assert db.execute("select x from a").fetchall() == [("1",)]


def test_processes_that_open_a_new_file_at_once_all_come_up(path: Path) -> None:
    rounds, command = share(60, 8), [sys.executable, "-m", "tests.store.open_helpers", str(path)]
    processes = [
        subprocess.Popen(command, cwd=PROJECT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        for _ in range(4)
    ]
    try:
        assert [_said(process) for process in processes] == ["ready"] * len(processes)
        for number in range(rounds):
            for process in processes:
                assert process.stdin is not None
                process.stdin.write(f"{number}\n")
            assert [_said(process) for process in processes] == ["open"] * len(processes)
            assert version(Path(f"{path}.{number}")) == len(STEPS)
    finally:
        for process in processes:
            process.kill()
            with suppress(BrokenPipeError):
                process.communicate()


def _said(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()
