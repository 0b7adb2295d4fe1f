"""A process that has stood still, as on a machine that was asleep: nobody who plays has lost any time by it."""

from __future__ import annotations

import asyncio

from bot.table.waiting import half_way
from tests.bot.evening import Evening
from tests.bot.shown import Shown
from tests.bot.test_clock import TEN, acts, reminders
from tests.bot.test_stale_clicks import CARDS

HOURS = 8 * 3600.0


async def stands_still(night: Evening, seconds: float) -> None:
    """So much time passes in which the bot does nothing; the first that it does then is to give a sign of life."""
    at = night.env.now().timestamp()
    assert await night.store.own("me", now=at)
    await night.env.advance_time(seconds)
    pulse = await night.store.beat(at + seconds)
    assert pulse.stood_still == seconds
    # From here on it gives none.
    night.store._fence = None
    with night.env.time_context():
        night.bot.stood_still()
        await asyncio.gather(*night.bot._aside)
        await night.env.settle()
        await night.bot.house.boards.settle()


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
    live = await night.bot.house.tables.get(1)
    assert live.stored.seats == stored.seats
    assert stored.painted == len(stored.actions)
    assert f"<t:{int(before.deadline + HOURS)}:R>" in (await night.board()).text
    # All that is left of her time is hers: she is reminded when half of it is, and decided for when nothing is.
    assert await called(night) == []
    await night.env.advance_time(half_way(stored, stored.seats[0]) - night.env.now().timestamp() + 5)
    assert len(await called(night)) == 1
    await night.env.advance_time(TEN / 2 - 30)
    assert await acts(night) == []
    await night.env.advance_time(60)
    assert len(await acts(night)) > 0
