"""Tests of the disk writes of a press: it waits for one commit; a power cut may lose what messages show."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Any

import pytest

from bot.storage import SqliteStore
from bot.ui.games import playable_games
from tests.bot.simcord_bot import BotHarness

FULL, NORMAL = 2, 1


@pytest.fixture
def commits(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return how each transaction that wrote waits for the disk, by SQLite's setting when it commits."""
    found: list[int] = []
    real = SqliteStore._transaction

    async def transaction(self: SqliteStore, begin: str, work: Callable[[Any], Any], **named: Any) -> Any:
        def watched(database: Any) -> Any:
            done = work(database)
            db: sqlite3.Connection = self._connection._conn
            if begin == "begin immediate" and db.total_changes != before:
                found.append(db.execute("pragma synchronous").fetchone()[0])
            return done

        before = self._connection._conn.total_changes
        return await real(self, begin, watched, **named)

    monkeypatch.setattr(SqliteStore, "_transaction", transaction)
    return found


@pytest.mark.parametrize("game", playable_games())
async def test_a_press_waits_for_the_disk_once(harness: BotHarness, commits: list[int], game: str) -> None:
    await harness.slash("Ann", "play", game=game)
    for who in ("Ben", "Cleo"):
        await harness.press(who, "@join")
    await harness.press("Ann", "@start")
    for _ in range(4):
        before = (await harness.stored()).actions
        commits.clear()
        who = await harness.turn()
        assert who is not None
        offered = (await harness.board()).actions
        taken = [one for one in offered if not one.startswith(("@", "?"))]
        if not taken:
            # It is written into a form, or asked in two steps.
            break
        await harness.press(who, taken[0])
        assert len((await harness.stored()).actions) == len(before) + 1
        assert commits.count(FULL) == 1
        assert set(commits) == {FULL, NORMAL}, "what messages show is stored as well, in a hurry"


async def test_a_press_is_answered_while_what_messages_show_is_still_being_noted(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    held, free = asyncio.Event(), asyncio.Event()
    real = SqliteStore.note_shown

    async def note(self: SqliteStore, *given: Any, **named: Any) -> Any:
        held.set()
        await free.wait()
        return await real(self, *given, **named)

    harness.patch.setattr(SqliteStore, "note_shown", note)
    who = await harness.turn()
    assert who is not None
    pressed = asyncio.create_task(harness.press(who, "roll"))
    await held.wait()
    calls = [call.path for call in harness.env.http_requests if call.path.endswith("/callback")]
    assert len(calls) == 4, "the command, who joined, who started, and this press"
    free.set()
    assert (await pressed).public
