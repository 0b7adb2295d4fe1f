"""``sleepover ratings rebuild``: the same numbers again, wherever the database is."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.storage import open_store
from sleepover.cli import main
from tests.failure_helpers import Failing
from tests.store.people import ANN, BEN, CLEO, played

pytestmark = pytest.mark.usefixtures("short_tables_count")


def run(*arguments: str) -> int | str | None:
    with pytest.raises(SystemExit) as ended:
        main(["ratings", "rebuild", *arguments])
    return ended.value.code


def store_two_tables(path: Path) -> None:
    async def play() -> None:
        async with open_store(path) as store:
            await played(store, ANN, ANN, BEN)
            await played(store, BEN, ANN, BEN, CLEO)

    asyncio.run(play())


def ratings(path: Path) -> list[Any]:
    with closing(sqlite3.connect(path)) as db:
        return sorted(db.execute("select * from ratings"))


@pytest.mark.parametrize("named", ["--database", "--data", "--config", ""])
def test_the_numbers_are_the_same_again_and_right_where_they_were_not(
    named: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / ("bot.sqlite" if named == "--data" else "night.sqlite")
    store_two_tables(path)
    before = ratings(path)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("update ratings set mu = 0, score = 9999")
        db.execute("delete from rating_history")
    (tmp_path / "config.toml").write_text('database = "night.sqlite"\n', encoding="utf-8")
    value = {"--database": [str(path)], "--data": [str(tmp_path)], "--config": ["config.toml"], "": []}[named]
    assert run(*([named] if named else []), *value) == 0
    assert ratings(path) == before
    assert "from 2 tables" in capsys.readouterr().out


@pytest.mark.parametrize("place", ["before", "after"])
def test_ratings_that_cannot_be_stored_are_as_they_were(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "night.sqlite"
    store_two_tables(path)
    right = ratings(path)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("update ratings set score = 9999")
    wrong = ratings(path)
    assert wrong != right
    failing = Failing(monkeypatch, "rebuild_ratings", place)
    assert run("--database", str(path)) == 1
    assert failing.failed
    assert "disk I/O error" in capsys.readouterr().err
    assert ratings(path) == wrong
    assert run("--database", str(path)) == 0
    assert ratings(path) == right


def test_where_there_is_no_database_none_is_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "nowhere.sqlite"
    assert run("--database", str(path)) == 1
    assert "there is no database" in capsys.readouterr().err
    assert not path.exists()


def test_what_is_no_database_is_said_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "story.sqlite"
    path.write_text("Once upon a time " * 99, encoding="utf-8")
    assert run("--database", str(path)) == 78
    assert "not a database" in capsys.readouterr().err


def test_the_database_is_named_in_one_way(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--database", "a", "--data", "b") == 2
    assert "one of --config, --data and --database" in capsys.readouterr().err
