"""Durability: a finished call is on the disk, however the process ends."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from itertools import islice
from pathlib import Path

import pytest

from bot.storage import Store, StoreFailed, open_store
from tests import postgres
from tests.deep_share import deep
from tests.store.append_process import ACTIONS
from tests.store.people import ANN, BEN, append, running
from tests.store.test_lobby import loaded

PROJECT = Path(__file__).parents[2]


async def counts(store: Store) -> list[object]:
    boards = [
        await store.leaderboard_page(guild=None, game=game, newcomers=newcomers, limit=10, offset=0)
        for game in (None, "magic_numbers")
        for newcomers in (False, True)
    ]
    ratings = [await store.rating_history(user, guild=500, game=None, limit=10) for user in (ANN, BEN)]
    return [*boards, *ratings, await store.game_tallies(ANN, guild=None), await store.game_tallies(BEN, guild=500)]


def killed_after(lines: int, path: Path | str) -> dict[int, int]:
    """Return the last action that a killed process reported for each of its tables."""
    command = [sys.executable, "-m", "tests.store.append_process", str(path)]
    with subprocess.Popen(command, cwd=PROJECT, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        try:
            told = list(islice(child.stdout, lines))
        finally:
            # The child goes on meanwhile: the signal meets it anywhere in a later transaction.
            child.kill()
        told += list(child.stdout)
    assert len(told) >= lines, "the child stopped by itself"
    last: dict[int, int] = {}
    for line in told:
        # A kill in the middle of a line leaves a part of it, which says nothing.
        if line.endswith("\n"):
            table, n = map(int, line.split())
            assert n == last.get(table, 0) + 1
            last[table] = n
    return last


def durable_postgres() -> str:
    """Return the address of a database whose commits wait for the disk."""
    return postgres.made().replace("synchronous_commit%3Doff", "synchronous_commit%3Don")


@pytest.mark.parametrize(
    ("kind", "lines"),
    [*(("sqlite", lines) for lines in ([1, 9, 10, 57, 123, 400] if deep() else [1, 10, 57])), ("postgres", 57)],
)
async def test_every_action_that_was_told_survives_a_kill(tmp_path: Path, kind: str, lines: int) -> None:
    where = tmp_path / "sleepover.db" if kind == "sqlite" else durable_postgres()
    last = killed_after(lines, where)
    if isinstance(where, Path):
        with closing(sqlite3.connect(where)) as db:
            assert db.execute("pragma integrity_check").fetchall() == [("ok",)]
            assert db.execute("pragma foreign_key_check").fetchall() == []
    async with open_store(where) as store:
        for table, n in last.items():
            stored = await loaded(store, table)
            # At most one more was stored whose answer did not get out any more.
            assert n <= len(stored.actions) <= n + (table == max(last))
            assert stored.actions == tuple((0, f"give {number}") for number in range(1, len(stored.actions) + 1))
            assert stored.status == ("over" if len(stored.actions) == ACTIONS else "playing")
        before = await counts(store)
        await store.recount_results()
        assert await counts(store) == before
        await append(store, await running(store, ANN, BEN, channel=1), 1, interaction=1)


async def test_each_commit_waits_for_the_disk(tmp_path: Path) -> None:
    async with open_store(tmp_path / "sleepover.db") as store:
        connection = store._connection._conn
        (synchronous,) = connection.execute("pragma synchronous").fetchone()
        (journal,) = connection.execute("pragma journal_mode").fetchone()
        (foreign_keys,) = connection.execute("pragma foreign_keys").fetchone()
    full = 2
    assert (synchronous, journal, foreign_keys) == (full, "wal", 1)


async def test_a_write_that_comes_when_the_store_is_closed_fails_like_any_other(tmp_path: Path) -> None:
    async with open_store(tmp_path / "bot.sqlite") as store:
        await store._connection._execute(store._connection._conn.close)  # type: ignore[no-untyped-call]
        with pytest.raises(StoreFailed):
            await store.keep_value("name", "value")
        with pytest.raises(StoreFailed):
            await store.note_shown([])
