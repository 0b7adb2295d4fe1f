"""Tests of the guarantees for tables, whatever goes wrong.

Each of these has been seen to fail without the code that it tests.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.ai import move_scheduler
from bot.ai.move_scheduler import AiMoveScheduler, PendingMove
from bot.app.services import Services
from bot.rendering import service
from bot.storage import SeatsChanged, SqliteStore
from bot.storage.backends.base import Database
from bot.table.deadlines import AWAY_AFTER, DESERTED
from bot.table.session import TableSession
from games.core import Action
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import BotHarness
from tests.bot.test_ai_seats import add
from tests.bot.test_deadline_scheduler import TEN, acts
from tests.bot.test_stale_clicks import CARDS
from tests.time_limits import PATIENCE

HOLDERS: dict[str, Callable[[Services], Awaitable[None]]] = {
    "the clock": lambda services: services.scheduler._process_table(1, 0.0),
    "a start": lambda services: services.recovery._look_after(1),
    "word of another process": lambda services: services.recovery.after_foreign_write(1),
}
"""Who reads a table, with it to themselves, without anybody's click."""


def failing(harness: BotHarness, place: str) -> Callable[[], bool]:
    """Make the store's next write fail: before it does anything, or when everything is done but the commit.

    Returns the function that says whether it has failed.
    """
    real = SqliteStore._write
    failed = False

    async def write(
        self: SqliteStore, work: Callable[[Database], Any], *, hurry: bool = False, table: int | None = None
    ) -> Any:
        def broken(db: Database) -> Any:
            nonlocal failed
            if failed:
                return work(db)
            if place == "after":
                work(db)
            failed = True
            raise sqlite3.OperationalError("disk I/O error")

        return await real(self, broken, hurry=hurry, table=table)

    harness.patch.setattr(SqliteStore, "_write", write)
    return lambda: failed


async def same(harness: BotHarness) -> None:
    """Memory is what is stored."""
    live = harness.bot.services.tables.cached(1)
    assert live is not None
    fresh = TableSession(await harness.stored(1))
    assert live.action_count == fresh.action_count
    assert live.stored.actions == fresh.stored.actions
    assert (live.table is None) == (fresh.table is None)
    if live.table is not None and fresh.table is not None:
        assert live.table.record.actions == fresh.table.record.actions
        assert live.table.frames == fresh.table.frames
    assert live.stored.status == fresh.stored.status
    assert [seat.user for seat in live.stored.seats] == [seat.user for seat in fresh.stored.seats]


def looks(board: Shown) -> tuple[str, str]:
    """Return the text of a board, and its picture's alt text."""
    return board.text, board.pictures[0].alt


@pytest.mark.parametrize("place", ["before", "after"])
@pytest.mark.parametrize("press", ["@join", "@leave", "@start", "roll", "keep"])
async def test_a_write_that_fails_leaves_memory_board_and_store_alike_and_the_next_press_works(
    harness: BotHarness, press: str, place: str
) -> None:
    harness.deal(*CARDS[:4], 1, 5, 5)
    await harness.sit("Ann", *(("Ben",) if press != "@join" else ()), rules="first host, target 20")
    if press in ("roll", "keep"):
        await harness.start_now("Ann")
    if press == "keep":
        await harness.press("Ann", "roll")
    who = "Ann" if press in ("@start", "roll", "keep") else "Ben"
    board, before = await harness.board(), await harness.stored()
    failed = failing(harness, place)
    with capture_logs():
        said = await harness.press(who, press)
    assert failed()
    assert "went wrong" in said.words
    after = await harness.stored()
    assert (after.status, after.actions) == (before.status, before.actions)
    assert [seat.user for seat in after.seats] == [seat.user for seat in before.seats]
    assert looks(await harness.board()) == looks(board), "stored before shown"
    await same(harness)
    await harness.press(who, press)
    await same(harness)
    assert looks(await harness.board()) != looks(board)


async def test_while_a_press_is_being_stored_nobody_sees_it(harness: BotHarness) -> None:
    harness.deal(*CARDS, 1, 5, 5)
    await harness.start("Ann", "Ben")
    real, seen = SqliteStore.append, []

    async def append(self: SqliteStore, *asked: Any, **more: Any) -> Any:
        live = harness.bot.services.tables.cached(1)
        assert live is not None
        assert live.table is not None
        # Whoever looks now (a page, the clock, a computer) sees what would be there after a crash.
        seen.append((len(live.table.record.actions), (await harness.stored(1)).actions))
        return await real(self, *asked, **more)

    harness.patch.setattr(SqliteStore, "append", append)
    await harness.press("Ann", "roll")
    assert seen
    assert all(there == len(stored) for there, stored in seen)


async def test_an_end_at_which_somebody_was_forgotten_meanwhile_is_tried_again(harness: BotHarness) -> None:
    harness.deal(*CARDS, 1, 5, 5)
    await harness.start("Ann", "Ben", "Cleo")
    real, refused = SqliteStore.append, 0

    async def append(self: SqliteStore, table: int, n: int, **named: Any) -> Any:
        nonlocal refused
        if not refused:
            refused += 1
            raise SeatsChanged(table)
        return await real(self, table, n, **named)

    harness.patch.setattr(SqliteStore, "append", append)
    said = await harness.press("Ann", "roll")
    assert refused == 1
    assert said.words == ""
    assert await acts(harness) == [(0, "roll")]


async def test_what_a_computer_thought_of_an_older_position_is_thought_again(harness: BotHarness) -> None:
    await harness.slash("Ann", "play", game="tie_die", house_rules="target 20")
    await harness.join("Ann", "Ben")
    await add(harness)
    thought: list[int] = []
    real = AiMoveScheduler._decide

    async def decide(self: AiMoveScheduler, session: TableSession, pending: PendingMove) -> Action:
        action = await real(self, session, pending)
        thought.append(session.action_count)
        if len(thought) == 1:
            # While it thinks, Ann decides: all decide at once.
            tables = harness.bot.services.tables
            async with tables.lock(1):
                await tables.play(
                    await tables.get(1), 0, "ready", turn=None, user=harness.people["Ann"].id, interaction=None
                )
        return action

    harness.patch.setattr(move_scheduler.AiMoveScheduler, "_decide", decide)
    await harness.press("Ann", "@start")
    await harness.env.settle()
    played = await acts(harness)
    seat = next(number for number, sitting in enumerate((await harness.stored()).seats) if sitting.level)
    assert thought[:2] == [0, 1]
    assert [one for one, _ in played[:2]] == [0, seat]


async def test_who_resigned_is_not_counted_as_present(harness: BotHarness) -> None:
    harness.deal(*CARDS, 1, *([5, 5, 6, 6] * 20))
    await harness.start("Ann", "Ben", "Cleo", rules="first host, target 50")
    await harness.slash("Cleo", "table resign")
    for _ in range(2 * AWAY_AFTER):
        await harness.env.advance_time(TEN + 1)
    assert "Everybody has gone" in (await harness.board()).text
    # They have a day to come back. Were she counted as present, the clock would not wait, or never close it.
    await harness.env.advance_time(DESERTED - 3600)
    assert (await harness.stored()).status == "playing"
    await harness.env.advance_time(3600 + 20)
    assert (await harness.stored()).status == "closed"


@pytest.mark.parametrize("holder", HOLDERS)
async def test_a_click_that_comes_while_somebody_reads_the_table_waits_and_then_counts(
    harness: BotHarness, holder: str
) -> None:
    harness.deal(*CARDS, 1, 5, 5)
    await harness.start("Ann", "Ben", "Cleo")
    await harness.env.settle()
    tables, order = harness.bot.services.tables, []
    tables.drop()
    at_first_wait, go_on = asyncio.Event(), asyncio.Event()
    real = SqliteStore.load

    async def load(self: SqliteStore, table: int) -> Any:
        if not at_first_wait.is_set():
            at_first_wait.set()
            await go_on.wait()
            order.append("holder")
        return await real(self, table)

    harness.patch.setattr(SqliteStore, "load", load)
    attending = asyncio.create_task(HOLDERS[holder](harness.bot.services))
    await at_first_wait.wait()

    async def click() -> None:
        async with tables.lock(1):
            order.append("click")
            await tables.play(await tables.get(1), 0, "roll", turn=0, user=harness.people["Ann"].id, interaction=77)

    clicking = asyncio.create_task(click())
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    go_on.set()
    await asyncio.gather(attending, clicking)
    assert order == ["holder", "click"]
    await same(harness)
    assert await acts(harness) == [(0, "roll")]


async def test_the_board_is_drawn_while_the_action_is_stored_and_shown_only_then(harness: BotHarness) -> None:
    harness.deal(*CARDS, 4)
    board = await harness.start("Ann", "Ben")
    who = await harness.turn()
    assert who is not None
    drawn = asyncio.Event()
    loop, draw, append = asyncio.get_running_loop(), service._board, SqliteStore.append

    def noted(*what: Any) -> Any:
        loop.call_soon_threadsafe(drawn.set)
        return draw(*what)

    async def slow(self: SqliteStore, *what: Any, **more: Any) -> None:
        # It cannot be stored before the drawing has begun.
        await harness.env.external_wait(drawn.wait(), reason="a slow disk")
        assert not [path for _, path in harness.requests(before) if path.endswith("/callback")]
        await append(self, *what, **more)

    harness.patch.setattr(service, "_board", noted)
    harness.patch.setattr(SqliteStore, "append", slow)
    before = len(harness.requests())
    async with asyncio.timeout(PATIENCE):
        await harness.press(who, "roll", on=board)
        # The bot is said to rest while its disk is slow: where everything stood still, before it has answered.
        while not harness.requests(before):  # noqa: ASYNC110 (simcord tells nobody)
            await asyncio.sleep(0.01)
    # Where everything stood still meanwhile, the answer was put off, and the board comes after it.
    await harness.bot.services.boards.wait_idle()
    assert "keep" in (await harness.board()).actions
