"""Tests of a process that stood still, as on a suspended machine: no player loses any time by it."""

from __future__ import annotations

import asyncio

from bot.table.deadlines import DAY, reminder_time
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import Evening
from tests.bot.test_ai_seats import add
from tests.bot.test_deadline_scheduler import TEN, acts, reminders
from tests.bot.test_stale_clicks import CARDS

HOURS = 8 * 3600.0


async def stands_still(night: Evening, seconds: float) -> None:
    """Let time pass in which the bot does nothing; the first thing it does then is to send its heartbeat."""
    at = night.env.now().timestamp()
    assert await night.store.acquire("me", now=at)
    await night.env.advance_time(seconds)
    with night.env.time_context():
        # A computer was about to move, and others look as well.
        house = night.bot.services
        if 1 not in house.ai_moves._moving:
            await house.ai_moves._start(1).task
        house.votes.on_change(await house.tables.get(1))
        await night.env.settle()
    pulse = await night.store.heartbeat(at + seconds)
    assert pulse.stood_still == seconds
    # From here on it gives none.
    night.store._fence = None
    with night.env.time_context():
        night.bot.on_clock_gap()
        await asyncio.gather(*night.bot._aside)
        await night.env.settle()
        await night.bot.services.boards.wait_idle()


async def test_who_decide_at_the_same_time_keep_theirs_beside_computers(night: Evening) -> None:
    await night.sit("Ann", "Ben", game="tie_die")
    await add(night)
    await night.press("Ann", "@start")
    before = await acts(night)
    assert [seat for seat, _ in before] == [2]
    await stands_still(night, HOURS)
    assert await acts(night) == before
    await night.env.advance_time(TEN + 1)
    assert len(await acts(night)) > len(before)


async def test_a_vote_whose_time_came_meanwhile_is_open_for_as_long_as_it_was(night: Evening) -> None:
    night.deal(*CARDS, 1, 5, 5)
    await night.start("Ann", "Ben", "Cleo", rules="target 20")
    await night.slash("Ann", "table end")
    await stands_still(night, DAY + 3600)
    stored = await night.stored()
    assert stored.status == "playing"
    assert stored.vote is not None
    assert stored.vote.state == "open"
    assert stored.vote.until > night.env.now().timestamp() + DAY - 60


async def called(night: Evening) -> list[Shown]:
    return [message for message in await reminders(night) if f"<@{night.people['Ann'].id}>" in message.text]


async def test_deadlines_reminders_and_boards_are_as_if_it_had_not_been(night: Evening) -> None:
    night.deal(*CARDS, 1, 5, 5)
    await night.start("Ann", "Ben", "Cleo")
    before = (await night.stored()).seats[0]
    assert before.deadline is not None
    await night.env.advance_time(60)
    await stands_still(night, HOURS)
    stored = await night.stored()
    assert (stored.seats[0].deadline, stored.seats[0].since) == (before.deadline + HOURS, (before.since or 0) + HOURS)
    live = await night.bot.services.tables.get(1)
    assert live.stored.seats == stored.seats
    assert stored.painted == len(stored.actions)
    assert f"<t:{int(before.deadline + HOURS)}:R>" in (await night.board()).text
    # All that is left of her time is hers: she is reminded when half of it is, and decided for when nothing is.
    assert await called(night) == []
    await night.env.advance_time(reminder_time(stored, stored.seats[0]) - night.env.now().timestamp() + 5)
    assert len(await called(night)) == 1
    await night.env.advance_time(TEN / 2 - 30)
    assert await acts(night) == []
    await night.env.advance_time(60)
    assert len(await acts(night)) > 0
