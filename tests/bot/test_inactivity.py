"""Tests of a process that stood still, as on a suspended machine: no player loses any time by it."""

from __future__ import annotations

import asyncio

from bot.table.deadlines import DAY, reminder_time
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import BotHarness
from tests.bot.test_ai_seats import add
from tests.bot.test_deadline_scheduler import TEN, acts, reminders
from tests.bot.test_stale_clicks import CARDS

HOURS = 8 * 3600.0


async def stands_still(harness: BotHarness, seconds: float) -> None:
    """Let time pass in which the bot does nothing; the first thing it does then is to send its heartbeat."""
    at = harness.env.now().timestamp()
    assert await harness.store.acquire("me", now=at)
    await harness.env.advance_time(seconds)
    with harness.env.time_context():
        # A computer was about to move, and others look as well.
        services = harness.bot.services
        if 1 not in services.ai_moves._moving:
            await services.ai_moves._start(1).task
        services.votes.on_change(await services.tables.get(1))
        await harness.env.settle()
    pulse = await harness.store.heartbeat(at + seconds)
    assert pulse.stood_still == seconds
    # From here on it gives none.
    harness.store._fence = None
    # The lease's keeper says so, which is the bot's own work.
    with harness.env._bot_scope():
        harness.bot.on_clock_gap()
    with harness.env.time_context():
        await asyncio.gather(*harness.bot._aside)
        await harness.env.settle()
        await harness.bot.services.boards.wait_idle()


async def test_who_decide_at_the_same_time_keep_theirs_beside_computers(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben", game="tie_die")
    await add(harness)
    await harness.press("Ann", "@start")
    before = await acts(harness)
    assert [seat for seat, _ in before] == [2]
    await stands_still(harness, HOURS)
    assert await acts(harness) == before
    await harness.env.advance_time(TEN + 1)
    assert len(await acts(harness)) > len(before)


async def test_a_vote_whose_time_came_meanwhile_is_open_for_as_long_as_it_was(harness: BotHarness) -> None:
    harness.deal(*CARDS, 1, 5, 5)
    await harness.start("Ann", "Ben", "Cleo", rules="target 20")
    await harness.slash("Ann", "table end")
    await stands_still(harness, DAY + 3600)
    stored = await harness.stored()
    assert stored.status == "playing"
    assert stored.vote is not None
    assert stored.vote.state == "open"
    assert stored.vote.until > harness.env.now().timestamp() + DAY - 60


async def called(harness: BotHarness) -> list[Shown]:
    return [message for message in await reminders(harness) if f"<@{harness.people['Ann'].id}>" in message.text]


async def test_deadlines_reminders_and_boards_are_as_if_it_had_not_been(harness: BotHarness) -> None:
    harness.deal(*CARDS, 1, 5, 5)
    await harness.start("Ann", "Ben", "Cleo")
    before = (await harness.stored()).seats[0]
    assert before.deadline is not None
    await harness.env.advance_time(60)
    await stands_still(harness, HOURS)
    stored = await harness.stored()
    assert (stored.seats[0].deadline, stored.seats[0].since) == (before.deadline + HOURS, (before.since or 0) + HOURS)
    live = await harness.bot.services.tables.get(1)
    assert live.stored.seats == stored.seats
    assert stored.painted == len(stored.actions)
    assert f"<t:{int(before.deadline + HOURS)}:R>" in (await harness.board()).text
    # All that is left of her time is hers: she is reminded when half of it is, and decided for when nothing is.
    assert await called(harness) == []
    await harness.env.advance_time(reminder_time(stored, stored.seats[0]) - harness.env.now().timestamp() + 5)
    assert len(await called(harness)) == 1
    await harness.env.advance_time(TEN / 2 - 30)
    assert await acts(harness) == []
    await harness.env.advance_time(60)
    assert len(await acts(harness)) > 0
