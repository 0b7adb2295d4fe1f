"""The command line with a database on a PostgreSQL server."""

from __future__ import annotations

import json
import os
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.storage import AccessDenied, CannotTransfer, PostgresUnreachable, open_store
from bot.storage.backends import postgres_schema
from bot.storage.backends.migrations import migrations
from bot.storage.errors import PostgresFailed
from sleepover.doctor import postgres as doctor_postgres
from sleepover.support import exit_status
from sleepover.support.terminal import UNMENDABLE
from tests import postgres as tests_postgres
from tests.cli.conftest import Run
from tests.cli.test_hosting import TOKEN
from tests.store.people import ANN, BEN, CLEO, played


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty folder as the working directory."""
    monkeypatch.chdir(tmp_path)
    for name in os.environ:
        if name.startswith("SLEEPOVER_"):
            monkeypatch.delenv(name)
    return tmp_path


@pytest.fixture
def address(monkeypatch: pytest.MonkeyPatch) -> str:
    """Set the database in the environment, with a password that is not checked; return its address."""
    found = tests_postgres.made().replace("sleepover@", "sleepover:unsaid@")
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
    with tests_postgres.raw(address) as db:
        db.execute("update ratings set mu = 1")
    assert "ratings worked out from 2 tables" in in_another_thread(run, "ratings", "rebuild")
    assert "achievements counted from 2 tables" in in_another_thread(run, "achievements", "rebuild")
    async with open_store(address) as store:
        assert await store.ratings(ANN, guild=500) == before


def in_another_thread(run: Run, *arguments: str | Path) -> str:
    """Run a command in another thread, because commands run their own event loops; return its output."""
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


LEAKING = [
    "alpha%BRAVOcharlie",
    "alpha@BRAVOcharlie",
    "alpha/BRAVOcharlie",
    "alpha BRAVOcharlie",
    "alpha@BRAVO?x=charlie",
]
COMMANDS = [
    ["run"], ["doctor", "--offline"], ["doctor", "--offline", "--json"], ["config", "check"],
    ["config", "check", "--json"], ["backup"], ["restore"], ["restore", "x.sqlite"], ["export", "x.sqlite"],
    ["import", "x.sqlite"], ["status"],
    ["invite"], ["ratings", "rebuild"], ["achievements", "rebuild"], ["seat", "--config", "config.toml"],
]  # fmt: skip


def tells(text: str) -> bool:
    return any(part in text for part in ("alpha", "BRAVO", "charlie"))


@pytest.mark.parametrize("password", LEAKING)
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_no_command_tells_a_password_that_makes_no_address(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch, command: list[str], password: str
) -> None:
    monkeypatch.setenv("SLEEPOVER_TOKEN", TOKEN)
    monkeypatch.setenv("SLEEPOVER_DATABASE", f"postgresql://sleepover:{password}@127.0.0.1/x")
    Path("config.toml").touch()
    done = run(*command)
    assert done.status == (1 if command[0] == "doctor" else UNMENDABLE)
    assert "%40 for an @" in done.out.decode() + done.err
    assert not tells(done.out.decode() + done.err)
    assert [path.name for path in home.iterdir()] == ["config.toml"]


def refuses(run: Run, home: Path, command: list[str], given: str) -> None:
    """Hold the command to refusing the value without repeating it or writing anything."""
    done = run(*command, given)
    assert done.status == UNMENDABLE
    assert not tells(done.sentence())
    assert list(home.iterdir()) == []


@pytest.mark.parametrize(
    "command", [["export"], ["import"], ["backup", "--database"], ["ratings", "rebuild", "--database"]]
)
@pytest.mark.parametrize(
    "given",
    [*(f"postgresql://sleepover:{password}@127.0.0.1/x" for password in LEAKING),
     "'postgresql://u:alpha@h/x'", "postgresql+asyncpg://u:alpha@h/x", "sqlite:///alpha", "~/alpha", "u:alpha@h/x",
     "host=h password=alpha", "[alpha]", "al\bpha"],
)  # fmt: skip
def test_what_is_given_to_a_command_is_looked_at_like_a_setting(
    run: Run, home: Path, command: list[str], given: str
) -> None:
    refuses(run, home, command, given)


@pytest.mark.parametrize(
    "command",
    [["backup", "--to"], ["backup", "--data"], ["backup", "--config"], ["restore"], ["run", "--config"],
     ["play", "--no-browser", "--seats", "", "--data"], ["render", "x.json", "--out"], ["replay", "x.json", "--gif"],
     ["review", "x.json", "--plot"], ["laboratory", "--check", "--folder"], ["gallery", "--out"], ["seat", "--data"],
     ["simulate", "tie-die", "--players", "random,random", "--record"], ["check-language", "--words"]],
    ids=" ".join,
)  # fmt: skip
@pytest.mark.parametrize("given", ["~/alpha", "'alpha'", "postgresql://u:alpha@h/x", "file:alpha", "al\tpha"])
@pytest.mark.relies_on("typer", "A parameter declared as a path is one as soon as a command is parsed.")
def test_every_option_that_names_a_file_or_a_folder_is_looked_at(
    run: Run, home: Path, command: list[str], given: str
) -> None:
    refuses(run, home, command, given)


@pytest.mark.parametrize(
    "command",
    ["doctor {0}", "{0}", "backup --every {0}", "export a.sqlite {0}", "replay {0}", "simulate {0} --players random",
     "invite --application {0}", "check-language {0}", "backup --every={0}", "run --shards {0}"],
)  # fmt: skip
def test_an_address_that_stands_in_a_wrong_place_is_not_repeated(run: Run, command: str) -> None:
    for address in ("postgresql://sleepover:alphaBRAVO@h/x", f"postgresql://u:{'alpha' * 30}@h/x", "mysql://u:alpha@h"):
        assert not tells(run(*command.format(address).split()).sentence())


@pytest.mark.parametrize("value", ["'{0}'", '"{0}"', "<{0}>", "postgresql+asyncpg{0}", "x={0}"])
def test_no_bot_begins_with_a_file_in_a_folder_called_like_a_password(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch, value: str
) -> None:
    monkeypatch.setenv("SLEEPOVER_TOKEN", TOKEN)
    monkeypatch.setenv("SLEEPOVER_DATABASE", value.format("postgresql://sleepover:alpha@127.0.0.1/x"))
    assert run("run").status == UNMENDABLE
    assert findings(run)["settings"][0][0] == "wrong"
    assert list(home.iterdir()) == []


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
    monkeypatch.setattr(doctor_postgres, "FAR", 0.0)
    assert "nearer to its database" in findings(run)["way"][0][2]
    monkeypatch.setattr(doctor_postgres, "migrations", lambda: [None] * 99)
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


@contextmanager
def guest(address: str, *statements: str) -> Iterator[str]:
    """Yield the address for a role that has only the rights of these statements, and owns nothing."""
    name = f"guest_{os.getpid()}"
    database = re.search(r"/(\w+)\?", address)[1]  # type: ignore[index]
    with tests_postgres.raw(address) as db:
        db.execute(f"create role {name} login")
        try:
            db.execute(f"grant all on database {database} to {name}")
            for statement in statements:
                db.execute(statement.format(role=name, database=database))
            yield re.sub(r"//[^@]*@", f"//{name}:unsaid@", address)
        finally:
            db.execute(f"reassign owned by {name} to {tests_postgres.ROLE}")
            db.execute(f"drop owned by {name}")
            db.execute(f"drop role {name}")


def tables_in(address: str) -> int:
    with tests_postgres.raw(address) as db:
        query = "select count(*) from pg_class where relnamespace = 'public'::regnamespace"
        return int((db.execute(query).fetchone() or (0,))[0])


READ_ONLY = "alter role {role} set default_transaction_read_only = on"
ALL_TABLES = "grant all on all tables in schema public to {role}"


@pytest.mark.parametrize(
    ("empty", "statements", "says", "mend"),
    [
        (True, [], "may not make or change tables there (permission denied for schema public)", "owner to guest_"),
        (True, ["grant all on schema public to {role}", READ_ONLY], "read-only", "default_transaction_read_only"),
        (False, [ALL_TABLES, READ_ONLY], "read-only", "default_transaction_read_only"),
        (False, [], "may not read and write its table “actions”", "grant select, insert, update, delete"),
        (False, ["grant select on all tables in schema public to {role}"], "may not read and write", "grant select"),
        (False, [ALL_TABLES, "revoke delete on seats from {role}"], "its table “seats”", "to guest_"),
        (False, [ALL_TABLES, "alter role {role} connection limit 2"], "too many connections for", "the right host"),
    ],
)  # fmt: skip
def test_the_doctor_and_a_start_find_the_same_in_the_way(
    run: Run, monkeypatch: pytest.MonkeyPatch, empty: bool, statements: list[str], says: str, mend: str
) -> None:
    address = tests_postgres.empty_database("trial") if empty else tests_postgres.made()
    with guest(address, *statements) as theirs:
        monkeypatch.setenv("SLEEPOVER_TOKEN", TOKEN)
        monkeypatch.setenv("SLEEPOVER_DATABASE", theirs)
        ((worth, said, how),) = findings(run)["database"]
        assert (worth, "unsaid" in said) == ("wrong", False)
        assert says in said
        assert mend in said + how
        if "connections" not in says:
            done = run("run")
            assert done.status == UNMENDABLE
            assert says in done.sentence()
    assert empty == (tables_in(address) == 0)


@pytest.mark.parametrize(
    "statement", ["alter database {database} owner to {role}", "grant all on schema public to {role}"]
)
def test_the_doctor_is_content_with_a_role_that_may_do_what_a_start_does_and_leaves_nothing_behind(
    run: Run, monkeypatch: pytest.MonkeyPatch, statement: str
) -> None:
    address = tests_postgres.empty_database("trial")
    with guest(address, statement) as theirs:
        monkeypatch.setenv("SLEEPOVER_DATABASE", theirs)
        for _ in range(2):
            ((worth, said, _),) = findings(run)["database"]
            assert worth == "good"
            assert "the first start fills it" in said
        assert tables_in(address) == 0


def test_tables_of_others_beside_ours_are_nobodys_trouble(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    address = tests_postgres.empty_database("trial")
    with guest(address, "alter database {database} owner to {role}") as theirs:
        with tests_postgres.raw(theirs) as db:
            postgres_schema.prepare_schema(db, "here")
        with tests_postgres.raw(address) as db:
            db.execute("create table spatial (x integer)")
        monkeypatch.setenv("SLEEPOVER_DATABASE", theirs)
        assert findings(run)["database"][0][0] == "good"


def test_the_doctor_says_that_tables_of_another_role_cannot_be_brought_up_to_date(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    with guest(tests_postgres.made(), ALL_TABLES) as theirs:
        monkeypatch.setenv("SLEEPOVER_DATABASE", theirs)
        found = findings(run)
        assert found["database"][0][0] == "good"
        assert found["owner"][0][0] == "notice"
        assert "belongs to another role" in found["owner"][0][1]


def test_the_doctor_tries_the_steps_that_an_older_database_lacks(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    older = tests_postgres.empty_database("trial")
    with tests_postgres.raw(older) as db:
        postgres_schema.prepare_schema(db, "here", migrations()[:10])
    monkeypatch.setenv("SLEEPOVER_DATABASE", older)
    assert "make a dump" in findings(run)["database"][0][2]
    with guest(older, ALL_TABLES, "grant all on schema public to {role}") as theirs:
        monkeypatch.setenv("SLEEPOVER_DATABASE", theirs)
        ((worth, says, mend),) = findings(run)["database"]
        assert (worth, "must be owner of table" in says, mend) == ("wrong", True, "do that, then ask again")
    with tests_postgres.raw(older) as db:
        assert postgres_schema.version_of(db) == 10


def test_the_doctor_does_not_wait_for_one_who_is_making_the_tables(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    empty = tests_postgres.empty_database("doctor")
    monkeypatch.setenv("SLEEPOVER_DATABASE", empty)
    monkeypatch.setattr(postgres_schema, "_TRIAL_LOCK_SECONDS", 0.01)
    with tests_postgres.raw(empty) as db:
        db.execute("select pg_advisory_lock($1)", (postgres_schema._LOCK,))
        assert "the first start fills it" in findings(run)["database"][0][1]


def test_the_doctor_knows_an_empty_database_one_of_a_newer_bot_and_one_of_nobody(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    empty = tests_postgres.empty_database("doctor")
    monkeypatch.setenv("SLEEPOVER_DATABASE", empty)
    assert "and empty; the first start fills it" in findings(run)["database"][0][1]
    with tests_postgres.raw(empty) as db:
        postgres_schema.prepare_schema(db, "here")
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
        (AccessDenied("x", "why", "mend"), UNMENDABLE),
        (PostgresUnreachable("x", "why"), 1),
        (PostgresFailed("why"), 1),
        (CannotTransfer("x", "why"), 1),
    ],
)
def test_the_exit_status_says_whether_starting_again_can_help(error: Exception, status: int) -> None:
    assert exit_status.said(error).status == status  # type: ignore[arg-type]
