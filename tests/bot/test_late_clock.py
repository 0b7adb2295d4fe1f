"""The clock and its reminders come late: nothing that has happened meanwhile is undone."""

from __future__ import annotations

import asyncio
from typing import Any

from bot.messages.reminders import TurnReminders
from bot.storage import SeatRow, SqliteStore
from bot.table.session import TableSession
from tests.bot.simcord_bot import BotHarness
from tests.bot.test_deadline_scheduler import MINUTE, reminders
from tests.bot.test_stale_clicks import CARDS


async def test_the_clock_leaves_a_table_alone_at_which_something_has_happened_since(harness: BotHarness) -> None:
    harness.deal(*CARDS, 1, 5, 5)
    await harness.start("Ann", "Ben", "Cleo")
    (taken,) = await harness.store.take_due(1e12, most=1, until=5e11)
    assert taken == 1
    # Before the clock comes to it, somebody acts, and that sets the clock anew.
    harness.bot.services.tables.drop()
    await harness.press("Ann", "roll")
    before = await harness.stored()
    assert before.wake != 5e11
    waits = []
    real = SqliteStore.set_waiting

    async def wait(self: SqliteStore, *given: Any) -> Any:
        waits.append(given)
        return await real(self, *given)

    harness.patch.setattr(SqliteStore, "set_waiting", wait)
    await harness.bot.services.scheduler._process_table(1, 5e11)
    assert waits == []
    assert await harness.stored() == before


async def test_a_reminder_that_arrives_late_is_not_taken_for_that_of_the_next_turn(harness: BotHarness) -> None:
    harness.deal(*CARDS[:4], 1, *([5, 5, 6, 6] * 20))
    await harness.start("Ann", "Ben", rules="first host, target 50")
    let = asyncio.Event()
    real = TurnReminders._call

    async def call(self: TurnReminders, before: TableSession, seat_row: SeatRow) -> int:
        message = await real(self, before, seat_row)
        await harness.env.external_wait(let.wait(), reason="a slow Discord")
        return message

    harness.patch.setattr(TurnReminders, "_call", call)
    await harness.env.advance_time(5 * MINUTE + 1)
    for who, action in (("Ann", "roll"), ("Ann", "keep"), ("Ben", "roll"), ("Ben", "keep")):
        await harness.press(who, action)
    assert await harness.turn() == "Ann"
    await harness.env.advance_time(5 * MINUTE + 1)
    first, second = await reminders(harness)
    let.set()
    await harness.env.settle()
    (left,) = await reminders(harness)
    assert left.id == second.id > first.id
    assert (await harness.stored()).seats[0].nudge == second.id
