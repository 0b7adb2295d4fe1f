"""Tests of ``sleepover achievements rebuild``: a new count gives the same result."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.profiles.aggregator import catch_up
from bot.storage import open_store
from sleepover.cli import main
from tests.failure_helpers import Failing
from tests.store.people import ANN, BEN, played


def run(*arguments: str) -> int | str | None:
    with pytest.raises(SystemExit) as ended:
        main(["achievements", "rebuild", *arguments])
    return ended.value.code


def careers(path: Path) -> list[Any]:
    with closing(sqlite3.connect(path)) as db:
        return sorted(db.execute("select * from careers"))


def test_it_comes_to_the_same_and_is_right_where_it_was_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "night.sqlite"

    async def play() -> None:
        async with open_store(path) as store:
            await played(store, ANN, ANN, BEN)
            await played(store, BEN, ANN, BEN)
            await catch_up(store)

    asyncio.run(play())
    before = careers(path)
    assert len(before) == 4
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("update careers set streak = 99")
    assert run("--database", str(path)) == 0
    assert careers(path) == before
    assert "from 2 tables" in capsys.readouterr().out


@pytest.mark.parametrize("place", ["before", "after"])
def test_a_count_that_cannot_begin_leaves_everything_as_it_was(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "night.sqlite"

    async def play() -> None:
        async with open_store(path) as store:
            await played(store, ANN, ANN, BEN)
            await catch_up(store)

    asyncio.run(play())
    before = careers(path)
    assert before
    failing = Failing(monkeypatch, "reset_counted", place)
    assert run("--database", str(path)) == 1
    assert failing.failed
    assert "disk I/O error" in capsys.readouterr().err
    assert careers(path) == before
    assert run("--database", str(path)) == 0
    assert careers(path) == before


def test_where_there_is_no_database_none_is_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "nowhere.sqlite"
    assert run("--database", str(path)) == 1
    assert "there is no database" in capsys.readouterr().err
    assert not path.exists()
