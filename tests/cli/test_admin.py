"""``sleepover admin``: what is stored for the running bot, what holds at once, and what the command says."""

from __future__ import annotations

import asyncio
import getpass
import json
import stat
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

from bot.storage import Operation, Store, open_store
from tests import postgres
from tests.cli.conftest import Run
from tests.databases import made
from tests.failure_helpers import Failing
from tests.store.people import played, running

T = TypeVar("T")
ANN, BEN = 1_100_000_000_000_000_001, 1_100_000_000_000_000_002
SERVER = 1_200_000_000_000_000_000
NO_BOT = "no bot is running, so it will be done at the next start"


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return the name of a database, in an empty folder."""
    monkeypatch.chdir(tmp_path)
    return str(made(tmp_path / "night.sqlite")) if request.param == "sqlite" else postgres.made()


def within(where: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Run the work in that database."""

    async def run() -> T:
        async with open_store(where) as store:
            return await work(store)

    return asyncio.run(run())


def log_of(where: str) -> list[Operation]:
    return list(reversed(within(where, lambda store: store.operations(limit=99))))


def a_game(where: str) -> int:
    return within(where, lambda store: running(store, 11, 12))


def test_each_request_is_stored_and_said_to_wait_for_the_bot(where: str, run: Run) -> None:
    going, over = a_game(where), within(where, lambda store: played(store, 11, 11, 12))
    for kind, *arguments in (
        ("block-user", str(ANN), "--reason", "floods"),
        ("unblock-user", str(ANN)),
        ("block-server", str(SERVER), "--reason", "a casino"),
        ("unblock-server", str(SERVER)),
        ("leave", str(SERVER), "--reason", "asked to"),
        ("strike", str(over), "--reason", "a bot played"),
        ("close", f"#{going}", "--reason", "stuck"),
        ("announce", "Back at nine."),
    ):
        said = run("admin", kind, *arguments, "--as", "Otto", "--database", where)
        assert (said.status, said.err) == (0, "")
        assert NO_BOT in said.lines[-1]
        assert log_of(where)[-1].kind == kind
        assert log_of(where)[-1].operator == "Otto"
    assert [one.state for one in log_of(where)] == ["waiting"] * 8
    assert run("admin", "close", str(going), "--reason", "stuck", "--database", where).status == 0
    assert len(log_of(where)) == 8


def test_what_is_so_already_is_no_error(where: str, run: Run) -> None:
    over = within(where, lambda store: played(store, 11, 11, 12))
    for kind, argument, words in (
        ("unblock-user", ANN, "is not blocked"),
        ("close", over, "has ended already"),
        ("strike-user", ANN, "nothing to strike"),
    ):
        said = run("admin", kind, str(argument), "--reason", "x", "--database", where)
        assert said.status == 0
        assert words in said.lines[-1]
    assert "Nothing is stored" in run("admin", "delete", str(ANN), "--yes", "--database", where).lines[-1]
    assert "No game is running" in run("admin", "announce", "Hi", "--database", where).lines[-1]
    assert log_of(where) == []


def test_the_bots_answer_is_waited_for_and_said(where: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    going = a_game(where)
    states = iter(["done", "failed"])

    def serve() -> None:
        """Do what is asked for, as the running bot would."""

        async def bot(store: Store) -> None:
            while True:
                for operation in await store.waiting_operations():
                    for message, _ in await store.owed_messages():
                        await store.update_message(message, "told")
                    state: Any = next(states, None)
                    await store.finish_operation(operation.id, state, "closed", now=time.time())
                    if state == "failed":
                        return
                await asyncio.sleep(0.02)

        within(where, bot)

    async def served(*_: Any, **__: Any) -> bool:
        return True

    monkeypatch.setattr(Store, "is_served", served)
    thread = threading.Thread(target=serve)
    thread.start()
    try:
        said = run("admin", "close", str(going), "--reason", "stuck", "--database", where)
        assert (said.status, said.lines) == (0, [f"close {going}: done (closed, told 1 of 1 channels)."])
    finally:
        said = run("admin", "leave", str(SERVER), "--reason", "x", "--database", where)
        thread.join()
    assert said.status == 1
    assert "it failed: closed" in said.sentence()


def test_a_bot_that_takes_long_is_not_waited_for_any_longer(
    where: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def served(*_: Any, **__: Any) -> bool:
        return True

    monkeypatch.setattr(Store, "is_served", served)
    said = run("admin", "close", str(a_game(where)), "--reason", "stuck", "--wait", "0.3", "--database", where)
    assert said.status == 0
    assert "has not done it yet" in said.lines[-1]
    assert log_of(where)[0].state == "waiting"


def test_somebodys_data_are_written_for_them_alone_and_that_is_noted(where: str, run: Run, tmp_path: Path) -> None:
    within(where, lambda store: store.set_birthday(ANN, 3, 4, now=1.0))
    said = run("admin", "export", str(ANN), "--reason", "letter of 3 May", "--database", where)
    assert said.status == 0
    path = tmp_path / f"sleepover-{ANN}.json"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    found = json.loads(path.read_bytes())
    assert (found["format"], found["user_id"]) == ("sleepover-export/1", str(ANN))
    assert found["known"]["birthdays"] == [{"user_id": str(ANN), "month": 3, "day": 4}]
    assert [(one.kind, one.user, one.state) for one in log_of(where)] == [("export", ANN, "done")]
    before = path.read_bytes()
    again = run("admin", "export", str(ANN), "--database", where)
    assert again.status == 1
    assert "file exists" in again.sentence()
    assert path.read_bytes() == before
    assert len(log_of(where)) == 1
    shown = run("admin", "export", str(ANN), "-", "--database", where)
    assert json.loads(shown.out)["known"]["operations"][0]["reason"] == "letter of 3 May"


def test_deleting_has_to_be_meant(where: str, run: Run) -> None:
    within(where, lambda store: store.set_birthday(ANN, 3, 4, now=1.0))
    refused = run("admin", "delete", str(ANN), "--database", where)
    assert refused.status == 2
    assert "--yes" in refused.sentence()
    assert log_of(where) == []
    assert NO_BOT in run("admin", "delete", str(ANN), "--yes", "--database", where).lines[-1]


def test_blocks_and_log_are_listed_for_people_and_programs(where: str, run: Run) -> None:
    assert run("admin", "blocks", "--database", where).lines == ["Nobody is blocked."]
    assert run("admin", "log", "--database", where).lines == ["Nothing has been done yet."]
    run("admin", "block-user", str(ANN), "--reason", "floods [red]x[/red]", "--as", "Otto", "--database", where)
    run("admin", "block-server", str(SERVER), "--reason", "a casino", "--as", "Otto", "--database", where)
    told = "\n".join(run("admin", "blocks", "--database", where).lines)
    assert str(ANN) in told
    assert "floods [red]x[/red]" in told
    blocks = json.loads(run("admin", "blocks", "--json", "--database", where).out)
    assert [(one["kind"], one["id"], one["reason"]) for one in blocks] == [
        ("user", str(ANN), "floods [red]x[/red]"),
        ("server", str(SERVER), "a casino"),
    ]
    logged = json.loads(run("admin", "log", "--json", "--database", where).out)
    assert [(one["what"], one["who"], one["user"], one["server"], one["state"]) for one in logged] == [
        ("block-user", "Otto", str(ANN), None, "waiting"),
        ("block-server", "Otto", None, str(SERVER), "waiting"),
    ]
    assert len(json.loads(run("admin", "log", "--last", "1", "--json", "--database", where).out)) == 1
    assert f"block-server {SERVER}" in run("admin", "log", "--database", where).lines[-1]


def test_the_log_says_somebody_of_whom_was_deleted(where: str, run: Run) -> None:
    run("admin", "block-user", str(ANN), "--reason", "floods", "--database", where)
    within(where, lambda store: store.delete_user(ANN, ghost=-5_000_000))
    assert "block-user somebody" in run("admin", "log", "--database", where).lines[-1]
    assert json.loads(run("admin", "log", "--json", "--database", where).out)[0]["user"] is None


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["block-user", "Ann", "--reason", "x"], "must be a Discord id"),
        (["block-user", "12", "--reason", "x"], "must be a Discord id"),
        (["block-user", "9" * 19, "--reason", "x"], "must be a Discord id"),
        (["block-user", "9" * 40, "--reason", "x"], "must be a Discord id"),
        (["block-user", "١" * 18, "--reason", "x"], "must be a Discord id"),
        (["block-user", str(ANN)], "--reason"),
        (["block-user", str(ANN), "--reason", "  "], "a few words are needed"),
        (["block-user", str(ANN), "--reason", "x" * 501], "500 characters at most"),
        (["block-user", str(ANN), "--reason", "a\x1b[31m"], "control character"),
        (["block-user", str(ANN), "--reason", "a\nb"], "control character"),
        (["leave", "-", "--reason", "x"], "must be a Discord id"),
        (["close", "one", "--reason", "x"], "the table's number"),
        (["close", "0", "--reason", "x"], "the table's number"),
        (["announce", " "], "a few words are needed"),
        (["announce", "x" * 1001], "1000 characters at most"),
        (["block-user", str(ANN), "--reason", "x", "--as", " "], "--as"),
    ],
)
def test_a_wrong_argument_is_said_and_changes_nothing(
    tmp_path: Path, run: Run, arguments: list[str], words: str
) -> None:
    path = made(tmp_path / "night.sqlite")
    said = run("admin", *arguments, "--database", path)
    assert said.status == 2
    assert words in said.sentence()
    assert log_of(str(path)) == []


def test_a_table_that_is_not_there_or_has_no_result_is_an_error(where: str, run: Run) -> None:
    going = a_game(where)
    for kind, table, words in (
        ("close", 99, "There is no table 99"),
        ("strike", 99, "There is no table 99"),
        ("strike", going, "its game is going on"),
    ):
        said = run("admin", kind, str(table), "--reason", "x", "--database", where)
        assert said.status == 1
        assert words in said.sentence()
    assert log_of(where) == []


def test_a_mention_is_an_id(where: str, run: Run) -> None:
    assert run("admin", "block-user", f"<@!{ANN}>", "--reason", "floods", "--database", where).status == 0
    assert log_of(where)[0].user == ANN


def test_where_there_is_no_database_none_is_made(tmp_path: Path, run: Run) -> None:
    path = tmp_path / "nowhere.sqlite"
    said = run("admin", "log", "--database", path)
    assert said.status == 1
    assert "there is no database" in said.sentence()
    assert not path.exists()


@pytest.mark.parametrize("place", ["before", "after"])
def test_a_request_that_cannot_be_stored_changes_nothing(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    path = made(tmp_path / "night.sqlite")
    failing = Failing(monkeypatch, "request_operation", place)
    said = run("admin", "block-user", str(ANN), "--reason", "floods", "--database", path)
    assert (said.status, failing.failed) == (1, True)
    assert "disk I/O error" in said.sentence()
    assert log_of(str(path)) == []
    assert within(str(path), lambda store: store.bans()) == []


def test_without_a_name_it_is_that_of_the_machines_user(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = made(tmp_path / "night.sqlite")

    def nobody() -> str:
        raise KeyError("no such user")

    monkeypatch.setenv("LOGNAME", "otto")
    run("admin", "block-user", str(ANN), "--reason", "floods", "--database", path)
    monkeypatch.setattr(getpass, "getuser", nobody)
    run("admin", "block-user", str(BEN), "--reason", "floods", "--database", path)
    first, second = (one.operator for one in log_of(str(path)))
    assert first == "otto"
    assert second.startswith("user ")


def test_a_command_that_is_stopped_while_it_waits_leaves_its_request(
    where: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stopped(*_: Any, **__: Any) -> bool:
        raise KeyboardInterrupt

    table = a_game(where)
    with monkeypatch.context() as patch:
        patch.setattr(Store, "is_served", stopped)
        said = run("admin", "close", str(table), "--reason", "stuck", "--database", where)
    assert said.status == 130
    assert "what was stored will be done" in said.sentence()
    assert run("admin", "close", str(table), "--reason", "stuck", "--database", where).status == 0
    assert [(one.kind, one.state) for one in log_of(where)] == [("close", "waiting")]
