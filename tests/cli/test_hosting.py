"""Tests of the tools for hosts: backups, checked settings, the invitation, and the doctor without Discord."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import psycopg
import pytest

import sleepover.doctor
from bot.core.config import Config, env_variable
from bot.storage import DatabaseInUse, MigrationFailed, NotOwner, StoreFailed, open_store
from bot.storage.backends.migrations import migrations
from bot.storage.ops import backup
from bot.storage.ops.backup import back_up
from bot.storage.ops.lease import process_name
from sleepover.commands import backup as sleepover_backup
from sleepover.commands import play_and_run
from sleepover.doctor import machine
from sleepover.doctor.sqlite import looked_at as database_looked_at
from sleepover.support import exit_status
from sleepover.support.terminal import UNMENDABLE
from tests.cli.conftest import Result, Run
from tests.store.people import ANN, BEN, played
from tests.store.test_backups import damage, rows
from tests.time_limits import PATIENCE

NUMBER = 123456789012345678
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.abc.def-_1"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty folder without settings, as the working directory."""
    monkeypatch.chdir(tmp_path)
    for name in os.environ:
        if name.startswith("SLEEPOVER_"):
            monkeypatch.delenv(name)
    return tmp_path


@pytest.fixture
def database(home: Path) -> Path:
    """Create a database at the default path, with one finished game; return its path."""
    path = home / "data" / "sleepover.sqlite"

    async def play() -> None:
        async with open_store(path) as store:
            await played(store, ANN, ANN, BEN)

    asyncio.run(play())
    return path


def at_work(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("update owner set holder = ?, beat = ?", (process_name(), time.time()))


# Backups


def test_a_backup_is_made_listed_and_put_back(run: Run, database: Path) -> None:
    made = run("backup")
    assert made.status == 0
    (file,) = Path("data/backups").glob("*.sqlite")
    assert made.lines[0].startswith(f"{file}  ")
    assert [line.split()[0] for line in run("restore").lines] == [str(file)]
    before = rows(database)
    with closing(sqlite3.connect(database)) as db, db:
        db.execute("delete from tallies")
    done = run("restore", file)
    assert done.status == 0
    assert rows(database) == before
    assert "with 1 table" in done.lines[0]
    kept = Path(re.search(r"kept: (.*)", done.out.decode())[1])  # type: ignore[index]
    assert rows(kept)["tallies"] != before["tallies"]


@pytest.mark.parametrize("named", ["--database", "--data", "--config", "environment"])
def test_the_database_and_its_backups_are_where_one_says(
    run: Run, database: Path, home: Path, named: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    new = home / "elsewhere" / ("bot.sqlite" if named == "--data" else "night.sqlite")
    new.parent.mkdir()
    database.rename(new)
    folder = new.parent / "backups"
    if named == "environment":
        folder = home / "kept"
        monkeypatch.setenv("SLEEPOVER_DATABASE", str(new))
        monkeypatch.setenv("SLEEPOVER_BACKUPS", str(folder))
    Path("bot.toml").write_text(f"database = '{new}'\n")
    value = {"--database": [new], "--data": [new.parent], "--config": ["bot.toml"]}.get(named)
    assert run("backup", *([named, *value] if value else [])).status == 0
    assert len(backup.list_backups(folder)) == 1
    assert run("backup", "--database", new, "--to", home / "there").status == 0
    assert len(backup.list_backups(home / "there")) == 1


def test_the_oldest_are_removed(run: Run, database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for day in range(3):
        monkeypatch.setattr(sleepover_backup.time, "time", lambda day=day: 1_790_000_000.0 + day * 86_400)
        assert run("backup", "--keep", "2").status == 0
    assert [one.made for one in backup.list_backups(Path("data/backups"))] == [1_790_172_800.0, 1_790_086_400.0]
    assert run("backup", "--keep", "0").status == 2


def test_the_new_backup_stays_where_older_ones_bear_later_dates(
    run: Run, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for day in (400, 401, 402, 0, 1):
        monkeypatch.setattr(sleepover_backup.time, "time", lambda day=day: 1_790_000_000.0 + day * 86_400)
        made = run("backup", "--keep", "3")
        assert made.status == 0
        assert Path(made.lines[0].split("  ")[0]).exists()
    kept = [one.made for one in backup.list_backups(Path("data/backups"))]
    assert kept == [1_790_000_000.0 + day * 86_400 for day in (402, 1, 0)]


def test_under_a_bot_at_work_a_backup_is_made_and_none_is_put_back(run: Run, database: Path) -> None:
    at_work(database)
    assert run("backup").status == 0
    (file,) = Path("data/backups").glob("*.sqlite")
    refused = run("restore", file)
    assert (refused.status, refused.out) == (1, b"")
    assert refused.sentence().startswith(
        "A Sleepover is at work with the database data/sleepover.sqlite: stop it first"
    )


def test_what_cannot_be_done_is_said_in_a_sentence(run: Run, database: Path) -> None:
    assert "there are no backups" in run("restore").sentence()
    assert "there is no such backup" in run("restore", "nowhere.sqlite").sentence()
    assert "there is no database" in run("backup", "--database", "nowhere.sqlite").sentence()
    assert "Name the database by one of" in run("backup", "--database", "a", "--data", "b").sentence()
    Path("words.txt").write_text("words")
    assert "not a database" in run("restore", "words.txt").sentence()
    for wrong in ("6", "0h", "soon", "6h30m"):
        assert run("backup", "--every", wrong).status == 2


def test_times_are_read() -> None:
    assert [sleepover_backup.seconds(text) for text in ("30m", "6h", " 1 d ")] == [1800, 21_600, 86_400]


def test_the_next_backup_is_due_by_the_last_one_also_after_a_restart(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = Path("data/backups")
    monkeypatch.setattr(sleepover_backup.time, "time", lambda: 1_790_003_600.0)
    assert sleepover_backup._until_next(folder, 7200) == 0
    back_up(database, folder, now=1_790_000_000.0)
    assert sleepover_backup._until_next(folder, 7200) == 3600
    assert sleepover_backup._until_next(folder, 1800) == 0
    # A clock that was set back is no reason to wait longer.
    monkeypatch.setattr(sleepover_backup.time, "time", lambda: 1_780_000_000.0)
    assert sleepover_backup._until_next(folder, 7200) == 7200


def test_again_and_again_until_it_is_stopped_whatever_goes_wrong_meanwhile(database: Path, home: Path) -> None:
    """The folder cannot be written at first; and a process at the top of a container hears SIGTERM only if it asks."""
    folder = home / "kept"
    folder.write_text("in the way")
    code = "from sleepover.commands import backup; backup.AGAIN = 0.05; from sleepover.cli import main; main()"
    with subprocess.Popen(
        [sys.executable, "-c", code, "backup", "--every", "1d", "--to", str(folder)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    ) as process:  # fmt: skip
        assert process.stderr is not None
        assert process.stdout is not None
        assert "There is no new backup" in process.stderr.readline()
        folder.unlink()
        assert process.stdout.readline().startswith(f"{folder}/sleepover-")
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0
    assert len(backup.list_backups(folder)) == 1


# Settings


def test_every_setting_can_come_from_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted: dict[str, Any] = {
        "token": TOKEN, "database": "games.sqlite", "sync_commands": False, "log": "debug",
        "discord": "http://127.0.0.1:8080", "backups": "kept",
        "log_format": "json", "status": "status.json", "metrics": "127.0.0.1:9464",
        "shards": "0-3/8", "programs": "programs.toml",
    }  # fmt: skip
    assert set(wanted) == set(Config.__struct_fields__)
    Path("config.toml").write_text('log = "error"\ndatabase = "another.sqlite"\n')
    for name, value in wanted.items():
        monkeypatch.setenv(env_variable(name), str(value).lower() if isinstance(value, bool) else value)
    told = json.loads(run("config", "check", "--json").out)
    assert told["usable"]
    assert {name: one["value"] for name, one in told["settings"].items() if name != "token"} == {
        name: value for name, value in wanted.items() if name != "token"
    }
    assert {one["from"] for one in told["settings"].values()} == set(map(env_variable, wanted))
    assert TOKEN.partition(".")[2] not in json.dumps(told)


def test_each_setting_is_told_with_where_it_comes_from_and_the_token_is_not(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    Path("config.toml").write_text(f'token = "{TOKEN}"\nlog = "debug"\n')
    monkeypatch.setenv("SLEEPOVER_DATABASE", "mine.sqlite")
    monkeypatch.setenv("SLEEPOVER_DATABSE", "slip.sqlite")
    done = run("config", "check")
    assert done.status == 0
    text = done.out.decode()
    assert 'database = "mine.sqlite"  (SLEEPOVER_DATABASE)' in text
    assert 'log = "debug"  (config.toml)' in text
    assert "sync_commands = true  (default)" in text
    assert "SLEEPOVER_DATABSE is set in the environment, and means nothing" in text
    assert f"of application {NUMBER}" in text
    assert "def-_1" not in text


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("TOKEN", f'"{TOKEN}"', "has quotation marks around it"),
        ("TOKEN", f"“{TOKEN}”", "has quotation marks around it"),
        ("TOKEN", f"Bot {TOKEN}", "begins with “Bot”, which belongs before it in a header"),
        ("TOKEN", f"\ufeff{TOKEN}", "has a byte order mark before it"),
        ("TOKEN", TOKEN.replace(".abc", ". abc"), "has a space or a line break in it"),
        ("TOKEN", str(NUMBER), "is a number, so it is an id"),
        ("TOKEN", "0f" * 32, "public key"),
        ("TOKEN", "aB3-" * 8, "client secret"),
        ("TOKEN", "", "There is no token"),
        ("SYNC_COMMANDS", "perhaps", "SLEEPOVER_SYNC_COMMANDS is wrong: 'perhaps' is not true or false"),
        ("LOG", "loud", "SLEEPOVER_LOG is wrong: 'loud' is not debug, info, warning or error"),
    ],
)
def test_what_people_paste_gets_a_hint_and_78(
    run: Run, monkeypatch: pytest.MonkeyPatch, name: str, value: str, sentence: str
) -> None:
    monkeypatch.setenv("SLEEPOVER_TOKEN", TOKEN)
    monkeypatch.setenv(f"SLEEPOVER_{name}", value)
    for command in ("run", "config check"):
        done = run(*command.split())
        assert (done.status, done.out) == (UNMENDABLE, b"")
        assert sentence in done.sentence()
        assert "def-_1" not in done.err
    told = run("config", "check", "--json")
    assert (told.status, sentence in json.loads(told.out)["problem"]) == (UNMENDABLE, True)


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_a_file_with_a_byte_order_mark_gets_a_hint(run: Run, encoding: str) -> None:
    Path("config.toml").write_text(f'token = "{TOKEN}"\n', encoding=encoding)
    done = run("config", "check")
    assert done.status == UNMENDABLE
    assert "save it as UTF-8 without BOM" in done.sentence()


# What a restart cannot mend


def test_a_database_that_a_restart_cannot_mend_ends_the_start_with_78(
    run: Run, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SLEEPOVER_TOKEN", TOKEN)
    with closing(sqlite3.connect(database)) as db:
        db.execute("pragma user_version = 999")
    done = run("run")
    assert (done.status, "version 999" in done.sentence()) == (UNMENDABLE, True)
    monkeypatch.setenv("SLEEPOVER_DATABASE", str(database.parent))
    assert run("run").status == UNMENDABLE


def caused(error: Any, cause: BaseException, code: int | None = None) -> Any:
    if code is not None:
        cause.sqlite_errorcode = code  # type: ignore[attr-defined]
    error.__cause__ = cause
    return error


@pytest.mark.parametrize(
    ("error", "status"),
    [
        (StoreFailed("disk full"), 1),
        (NotOwner(), 1),
        (DatabaseInUse(Path("x")), 1),
        (caused(MigrationFailed(Path("x"), "0002", "full"), sqlite3.OperationalError(), sqlite3.SQLITE_FULL), 1),
        (caused(MigrationFailed(Path("x"), "0002", "wrong"), sqlite3.OperationalError(), sqlite3.SQLITE_ERROR), 78),
        (caused(MigrationFailed("x", "0002", "full"), psycopg.errors.DiskFull(), 0), 1),
        (caused(MigrationFailed("x", "0002", "held"), psycopg.errors.LockNotAvailable(), 0), 1),
        (caused(MigrationFailed("x", "0002", "wrong"), psycopg.errors.UndefinedTable(), 0), 78),
    ],
    ids=lambda value: type(value).__name__,
)
def test_what_may_mend_itself_is_tried_again(error: Any, status: int) -> None:
    assert exit_status.said(error).status == status


# The invitation


def test_the_link_asks_for_what_is_needed_and_no_more(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SLEEPOVER_TOKEN", TOKEN)
    base = f"https://discord.com/oauth2/authorize?client_id={NUMBER}&scope=bot+applications.commands&permissions="
    assert run("invite").lines == [f"{base}17901423807488"]
    assert run("invite", "--no-threads", "--no-events").lines == [f"{base}117760"]
    assert run("invite", "--no-events").lines == [f"{base}309237763072"]
    monkeypatch.delenv("SLEEPOVER_TOKEN")
    assert run("invite", "--application", str(NUMBER)).lines == [f"{base}17901423807488"]
    assert "There is no token" in run("invite").sentence()
    assert "--application ID" in run("invite").sentence()
    wrong = run("invite", "--application", "sleepover")
    assert wrong.status == 2
    assert "“Application ID”" in wrong.sentence()
    assert discord.Permissions(117760).attach_files


# What is missing


@pytest.mark.parametrize("clone", [True, False])
def test_without_the_local_discord_it_says_what_brings_it_here(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch, clone: bool
) -> None:
    found = play_and_run.importlib.util.find_spec
    monkeypatch.setattr(
        play_and_run.importlib.util, "find_spec", lambda name: None if name == "simcord" else found(name)
    )
    if not clone:
        monkeypatch.setattr(play_and_run, "__file__", str(home / "lib" / "sleepover" / "running.py"))
        note = json.dumps({"url": (home / "my wheels" / "sleepover.whl").as_uri(), "archive_info": {}})
        monkeypatch.setattr(play_and_run, "distribution", lambda _: SimpleNamespace(read_text=lambda _: note))
    done = run("play", "--no-browser")
    assert done.status == 1
    if clone:
        assert "`uv run sleepover play` brings it" in done.sentence()
    else:
        assert f"`uvx --from '{home}/my wheels/sleepover.whl[play]' sleepover play`" in done.sentence()
        assert "uv run" not in done.err


# The doctor, without Discord


Findings = dict[str, tuple[str, str, str]]


def doctor(run: Callable[..., Result], *arguments: str) -> tuple[int, Findings]:
    done = run("doctor", "--offline", "--json", *arguments)
    told = json.loads(done.out)
    assert told["healthy"] == (done.status == 0)
    findings = {one["check"]: (one["worth"], one["says"], one["mend"]) for one in told["findings"]}
    assert all(mend for worth, _, mend in findings.values() if worth != "good"), "each says how to mend it"
    assert done.err == ""
    return done.status, findings


@pytest.fixture
def token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SLEEPOVER_TOKEN", TOKEN)


@pytest.mark.usefixtures("token")
def test_a_healthy_bot_is_told_so_in_words_and_in_json(run: Run, database: Path) -> None:
    back_up(database, Path("data/backups"), now=time.time() - 3700)
    before = rows(database, owner=True)
    status, found = doctor(run)
    assert status == 0
    assert {worth for worth, _, _ in found.values()} == {"good"}, found
    assert f"sound, version {len(migrations())}, 1 table" in found["database"][1]
    assert "1, the newest 1 hour old" in found["backups"][1]
    assert rows(database, owner=True) == before
    words = run("doctor", "--offline")
    assert (words.status, words.lines[-1]) == (0, f"{len(found)} findings: 0 wrong, 0 to know of")
    assert any(line.startswith("good   database: ") for line in words.lines)


@pytest.mark.usefixtures("token")
def test_the_doctor_says_whose_database_it_is_and_where_the_token_may_be_anothers(run: Run, database: Path) -> None:
    for owner, worth in ((NUMBER, "good"), (NUMBER + 1, "notice")):
        with closing(sqlite3.connect(database)) as db:
            db.execute("insert or replace into kept (name, value) values ('application', ?)", (str(owner),))
            db.commit()
        _, found = doctor(run)
        assert found["belonging"][0] == worth
        assert f"belongs to the application {owner}" in found["belonging"][1]
    assert f"begins with the id {NUMBER}" in found["belonging"][1]
    assert "--new-application" in found["belonging"][2]


@pytest.mark.usefixtures("token")
def test_before_the_first_start_nothing_is_made(run: Run, home: Path) -> None:
    status, found = doctor(run)
    assert status == 0
    assert "the first start makes it" in found["database"][1]
    assert list(home.iterdir()) == []


def test_a_folder_is_no_database_and_a_full_disk_needs_room(tmp_path: Path) -> None:
    found = next(database_looked_at(tmp_path, tmp_path / "backups", now=1.0, thorough=False))
    assert (found.worth, "is a folder" in found.says) == ("wrong", True)
    assert "Make room" in str(MigrationFailed("x", "0001", "database or disk is full"))
    assert "Make room" in str(MigrationFailed("x", "0001", 'could not extend file "a": No space left on device'))
    assert "report this" in str(MigrationFailed("x", "0001", "no such column"))


def old(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute(f"pragma user_version = {len(migrations()) - 1}")


def left_copy(path: Path) -> None:
    copy = path.with_name(f"{path.stem}-before-upgrade-v3-20260101T000000Z.sqlite")
    copy.touch()
    os.utime(copy, (0, 0))


def new(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("pragma user_version = 999")


@pytest.mark.usefixtures("token")
@pytest.mark.parametrize(
    ("spoil", "check", "worth", "says", "mend"),
    [
        (damage, "database", "wrong", "is damaged", "sleepover restore"),
        (lambda path: path.write_text("words" * 999), "database", "wrong", "not a database", "setting database"),
        (new, "database", "wrong", "version 999", "update Sleepover"),
        (old, "database", "notice", "this Sleepover knows version", "keeps a copy beside it"),
        (left_copy, "copies", "notice", "from before an upgrade", "remove them"),
        (at_work, "at work", "good", "a bot is at work", ""),
        (lambda path: path.chmod(0o644), "secrets", "notice", "(0644)", "chmod 600 data/sleepover.sqlite"),
        (lambda path: None, "backups", "notice", "there are none", "sleepover backup"),
        (
            lambda path: back_up(path, path.parent / "backups", now=time.time() - 5 * 86_400),
            *("backups", "notice", "the newest 5 days old", "see why none is made any more"),
        ),
        (
            lambda path: back_up(path, path.parent / "backups", now=time.time() + 5 * 86_400),
            *("backups", "notice", "from the future", "clock"),
        ),
    ],
    ids=[
        "damaged",
        "none",
        "new",
        "old",
        "copy",
        "at work",
        "open to all",
        "no backups",
        "old backups",
        "backups to come",
    ],
)
def test_what_is_wrong_with_the_database_is_found(
    run: Run, database: Path, spoil: Any, check: str, worth: str, says: str, mend: str
) -> None:
    spoil(database)
    status, found = doctor(run)
    assert found[check][0] == worth
    assert says in found[check][1]
    assert mend in found[check][2]
    assert status == (1 if worth == "wrong" else 0)


@pytest.mark.usefixtures("token")
def test_a_large_database_and_a_small_machine_are_told(
    run: Run, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = SimpleNamespace(free=50_000_000)
    monkeypatch.setattr("sleepover.doctor.sqlite.LARGE", 1000)
    monkeypatch.setattr("sleepover.doctor.sqlite.shutil.disk_usage", lambda _: usage)
    monkeypatch.setattr(machine, "free_memory", lambda: 100e6)
    _, found = doctor(run)
    assert found["database"][0] == found["disk"][0] == found["memory"][0] == "notice"
    usage.free = 1000
    assert doctor(run)[1]["disk"][0] == "wrong"
    monkeypatch.setattr("sleepover.doctor.sqlite.LOOK_SECONDS", -1)
    seen = backup.inspect_database
    monkeypatch.setattr(
        "sleepover.doctor.sqlite.copies.inspect_database",
        lambda path, now, seconds: SimpleNamespace(
            **{name: getattr(seen(path, now=now), name) for name in ("version", "size", "holder", "shards", "tables")},
            whole=seconds is None,
        ),
    )
    assert "--thorough" in doctor(run)[1]["database"][2]
    assert "--thorough" not in doctor(run, "--thorough")[1]["database"][2]


@pytest.mark.usefixtures("token")
def test_a_font_that_is_gone_or_spoilt_is_found(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from renderers.text import font_selection, harfbuzz, text_layout

    gone = font_selection.SCRIPTS["Taml"][0]
    for face in font_selection.FACES:
        if face != gone:
            (home / face).symlink_to(font_selection.FOLDER / face)
    for spoilt in (b"", b"words" * 999, None):
        if spoilt is None:
            (home / gone).unlink()
        else:
            (home / gone).write_bytes(spoilt)
        with monkeypatch.context() as patched:
            patched.setattr(font_selection, "FOLDER", home)
            harfbuzz._font.cache_clear()
            status, found = doctor(run)
        harfbuzz._font.cache_clear()
        assert (status, found["fonts"][0]) == (1, "wrong")
    monkeypatch.setattr(text_layout, "SHAPED", False)
    assert doctor(run)[1]["fonts"][0] == "notice", "letter by letter"


@pytest.mark.parametrize(("limit", "used", "free"), [("1000", "400", 600.0), ("max", "400", None)])
def test_memory_is_what_the_container_leaves(
    home: Path, monkeypatch: pytest.MonkeyPatch, limit: str, used: str, free: float | None
) -> None:
    for name, value in (("limit", limit), ("used", used)):
        (home / name).write_text(value)
    monkeypatch.setattr(machine, "_LIMITS", (str(home / "limit"),))
    monkeypatch.setattr(machine, "_USED", (str(home / "used"),))
    found = machine.free_memory()
    assert found == free or (free is None and (found is None or found > 1000))


def test_without_a_token_all_else_is_looked_at(run: Run, database: Path) -> None:
    status, found = doctor(run)
    assert status == 1
    assert "There is no token" in found["settings"][1]
    assert "sound" in found["database"][1]
    Path("config.toml").write_text("speed = 3")
    status, found = doctor(run)
    assert (status, "no setting 'speed'" in found["settings"][1]) == (1, True)


@pytest.mark.usefixtures("token")
def test_a_database_that_may_not_be_read_is_said_to_be_so(
    run: Run, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(backup, "_reading", refuse)
    status, found = doctor(run)
    assert (status, found["database"][0]) == (1, "wrong")
    assert "cannot be opened (Permission denied)" in found["database"][1]


@pytest.mark.usefixtures("token")
@pytest.mark.parametrize(
    ("variable", "value", "check", "worth"),
    [
        ("METRICS", "0.0.0.0:9464", "metrics", "notice"),
        ("METRICS", "[::]:9464", "metrics", "notice"),
        ("METRICS", "[::ffff:0.0.0.0]:9464", "metrics", "notice"),
        ("METRICS", "127.0.0.1:9464", "metrics", None),
        ("METRICS", "localhost:9464", "metrics", None),
        ("STATUS", "elsewhere/status.json", "status", "notice"),
        ("STATUS", "data/status.json", "status", None),
        ("STATUS", "data/deeper/status.json", "status", None),
        # Those of the image and of the systemd unit.
        ("STATUS", "/tmp/of the image/sleepover-status.json", "status", None),
        ("STATUS", "/run/sleepover/status.json", "status", None),
        ("STATUS", "/run/other/status.json", "status", "notice"),
    ],
)
def test_what_the_network_may_read_and_where_the_bot_may_not_write_is_told(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch, variable: str, value: str, check: str, worth: str | None
) -> None:
    monkeypatch.setattr(sleepover.doctor, "PASSING", ("/tmp/of the image", *sleepover.doctor.PASSING[1:]))
    monkeypatch.setenv("SLEEPOVER_DATABASE", str(home / "data" / "bot.sqlite"))
    monkeypatch.setenv(f"SLEEPOVER_{variable}", value if variable == "METRICS" else str(home / value))
    _, found = doctor(run)
    assert (found[check][0] if check in found else None) == worth


def test_an_old_bot_is_told_where_its_applications_id_stands(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for number, told in ((170000000000000000, True), (1170000000000000000, False)):
        first = base64.urlsafe_b64encode(str(number).encode()).decode().rstrip("=")
        monkeypatch.setenv("SLEEPOVER_TOKEN", f"{first}.abc123.def-456_ghi")
        done = run("invite")
        assert done.status == 0
        assert f"client_id={number}" in done.lines[0]
        assert ("“Application ID”" in done.err) is told
