"""The command line with a database on a PostgreSQL server."""

from __future__ import annotations

import json
import os
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import CannotMove, NoServer, NotLetIn, open_store, postgres_schema
from bot.store.errors import ServerFailed
from bot.store.schema import migrations
from sleepover import trouble
from sleepover.checkup import served
from sleepover.terminal import UNMENDABLE
from tests import postgres
from tests.cli.conftest import Run
from tests.cli.test_hosting import TOKEN
from tests.store.people import ANN, BEN, CLEO, played


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder, to work in."""
    monkeypatch.chdir(tmp_path)
    for name in os.environ:
        if name.startswith("SLEEPOVER_"):
            monkeypatch.delenv(name)
    return tmp_path


@pytest.fixture
def address(monkeypatch: pytest.MonkeyPatch) -> str:
    """A database as it is set in the environment, with a password, which nobody asks for."""
    found = postgres.made().replace("sleepover@", "sleepover:unsaid@")
    monkeypatch.setenv("SLEEPOVER_DATABASE", found)
    return found


async def fill(address: str) -> None:
    async with open_store(address) as store:
        await played(store, ANN, ANN, BEN)
        await played(store, BEN, ANN, BEN, CLEO)


async def test_ratings_and_achievements_are_rebuilt_there(run: Run, address: str, short_tables_count: None) -> None:
    await fill(address)
    async with open_store(address) as store:
        before = await store.ratings(ANN, guild=500)
    with postgres.raw(address) as db:
        db.execute("update ratings set mu = 1")
    assert "ratings worked out from 2 tables" in in_another_thread(run, "ratings", "rebuild")
    assert "achievements counted from 2 tables" in in_another_thread(run, "achievements", "rebuild")
    async with open_store(address) as store:
        assert await store.ratings(ANN, guild=500) == before


def in_another_thread(run: Run, *arguments: str | Path) -> str:
    """What the command says: commands have loops of their own."""
    import threading

    said: list[str] = []

    def command() -> None:
        done = run(*arguments)
        said.append(done.out.decode() + done.err)

    thread = threading.Thread(target=command)
    thread.start()
    thread.join()
    assert "unsaid" not in said[0]
    return said[0]


async def test_it_comes_over_from_a_file_and_goes_back_to_one(run: Run, address: str, home: Path) -> None:
    async with open_store(home / "old.sqlite") as store:
        await played(store, ANN, ANN, BEN)
    there = in_another_thread(run, "import", "old.sqlite")
    assert re.search(r"^seats +2 +[0-9a-f]{16}$", there, flags=re.M)
    assert re.search(r"^old\.sqlite → postgresql://sleepover@/own_\d+: \d+ rows in", there, flags=re.M)
    assert "is not empty" in in_another_thread(run, "import", "old.sqlite")
    back = in_another_thread(run, "export", "new.sqlite")
    assert re.findall(r"^\w+ +\d+ +[0-9a-f]{16}$", back, flags=re.M) == re.findall(
        r"^\w+ +\d+ +[0-9a-f]{16}$", there, flags=re.M
    )
    with closing(sqlite3.connect("new.sqlite")) as db:
        assert db.execute("select count(*) from seats").fetchone() == (2,)
    assert "is there already" in in_another_thread(run, "export", "new.sqlite")


def test_backups_are_the_servers_own_and_the_command_for_them_is_told(run: Run, address: str) -> None:
    bare = re.escape(re.sub(r"\?.*", "", address.replace(":unsaid", "")))
    assert re.search(f"`pg_dump --format=custom --file=sleepover.dump '{bare}'`", run("backup").sentence())
    assert "sleepover export FILE.sqlite" in run("backup").sentence()
    assert re.search(f"pg_restore .*--dbname='{bare}' sleepover.dump", run("restore", "x.sqlite").sentence())


def test_the_password_is_in_nothing_that_is_printed(run: Run, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SLEEPOVER_TOKEN", TOKEN)
    for command in (["config", "check"], ["config", "check", "--json"], ["doctor", "--offline"], ["backup"]):
        done = run(*command)
        assert "postgresql://sleepover@/own_" in done.out.decode() + done.err
        assert "unsaid" not in done.out.decode() + done.err


def findings(run: Run, *arguments: str) -> dict[str, list[tuple[str, str, str]]]:
    found: dict[str, list[tuple[str, str, str]]] = {}
    for one in json.loads(run("doctor", "--offline", "--json", *arguments).out)["findings"]:
        found.setdefault(one["check"], []).append((one["worth"], one["says"], one["mend"]))
    return found


def test_the_doctor_looks_at_the_server(run: Run, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = findings(run)
    ((worth, says, _),) = seen["database"]
    assert worth == "good"
    assert re.search(r"own_\d+: PostgreSQL \d+.*, version \d+, 0 tables, \d\.\d MB$", says)
    assert seen["at work"] == [("good", "no bot is at work with it", "")]
    assert seen["way"][0][0] == "good"
    # The tests' own server is no example.
    assert [says for _, says, _ in seen["secrets"]] == ["the bot's role may do everything on that server"]
    assert "before it is on the disk" in seen["disk"][0][1]
    assert seen["backups"][0][0] == "good"
    assert findings(run, "--thorough")["database"][0][1].endswith("and all rows can be read")
    monkeypatch.setattr(served, "FAR", 0.0)
    assert "nearer to its database" in findings(run)["way"][0][2]
    monkeypatch.setattr(served, "migrations", lambda: [None] * 99)
    assert "this Sleepover knows version 99" in findings(run)["database"][0][1]


@pytest.mark.parametrize(
    ("change", "says", "mend"),
    [
        (("/own_", "/nowhere_"), "there is no database", "do that, then ask again"),
        (("/postgres&", "/elsewhere&"), "cannot be reached", "start the server, or name the right host"),
    ],
)
def test_the_doctor_says_what_is_in_the_way(
    run: Run, address: str, monkeypatch: pytest.MonkeyPatch, change: tuple[str, str], says: str, mend: str
) -> None:
    monkeypatch.setenv("SLEEPOVER_DATABASE", address.replace(*change))
    ((worth, said, how),) = findings(run)["database"]
    assert worth == "wrong"
    assert says in said
    assert mend in how


def test_the_doctor_knows_an_empty_database_one_of_a_newer_bot_and_one_of_nobody(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    empty = postgres.empty_database("doctor")
    monkeypatch.setenv("SLEEPOVER_DATABASE", empty)
    assert "and empty; the first start fills it" in findings(run)["database"][0][1]
    with postgres.raw(empty) as db:
        postgres_schema.prepare(db, "here")
        db.execute("update sleepover_version set version = 999")
        assert "update Sleepover" in findings(run)["database"][0][2]
        db.execute(f"update sleepover_version set version = {len(migrations())}")
        db.execute("alter table owner rename column holder to others")
    assert "the server's own log" in findings(run)["database"][0][2]


def test_a_start_cannot_mend_what_the_server_does_not_want(
    run: Run, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SLEEPOVER_TOKEN", TOKEN)
    monkeypatch.setenv("SLEEPOVER_DATABASE", address.replace("/own_", "/nowhere_"))
    done = run("run")
    assert done.status == UNMENDABLE
    assert "there is no database “nowhere_" in done.err
    assert "SLEEPOVER_DATABASE" not in os.environ, "whatever is started from here on has no use for its password"


@pytest.mark.parametrize(
    ("error", "status"),
    [
        (NotLetIn("x", "why", "mend"), UNMENDABLE),
        (NoServer("x", "why"), 1),
        (ServerFailed("why"), 1),
        (CannotMove("x", "why"), 1),
    ],
)
def test_the_exit_status_says_whether_starting_again_can_help(error: Exception, status: int) -> None:
    assert trouble.said(error).status == status  # type: ignore[arg-type]
