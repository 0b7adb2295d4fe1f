"""However many tables are due, the clock takes a few at a time; and no table waits for a call to Discord."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from bot.door.client import Sleepover
from bot.playing import clock
from bot.playing.clock import Clock
from bot.playing.reminders import Reminders
from bot.store import Sitting, Wait, Waiting
from bot.table.live import Live
from bot.table.tables import Tables
from tests.bot.evening import Evening
from tests.bot.test_clock import MINUTE, TEN, acts, reminders
from tests.bot.test_stale_clicks import CARDS

MANY = 20


async def overdue(night: Evening, how_many: int) -> list[int]:
    """Running tables in channels of their own, at which somebody's time is up."""
    tables = []
    at = night.env.now().timestamp()
    for number in range(how_many):
        channel = night.guild.create_text_channel(f"room-{number}")
        table = await night.store.create(
            **{"guild": night.guild.id, "channel": channel.id, "game": "magic_numbers", "rules": 1, "options": {}},
            **{"host": 1, "locale": "en-US", "seed": bytes(32), "invited": [], "now": at - 1000, "clock": 60},
        )
        people = {night.people[name].id: name for name in ("Ann", "Ben")}
        for place, (user, name) in enumerate(people.items()):
            await night.store.sit(table, user=user, name=name, joined=place, locale="en-US", most=10)
        await night.store.start(table, order=list(people), salt="1-2", setup={}, now=at - 900)
        await night.store.wait(table, 0, Waiting(at - 100, tuple(Wait(seat, at - 100, 0, at - 160) for seat in (0, 1))))
        tables.append(table)
    return tables


async def test_overdue_tables_are_attended_once_each_by_few_tasks(night: Evening) -> None:
    night.patch.setattr(clock, "PER_SECOND", 10_000)
    await night.bot.house.clock.stop()
    tables = await overdue(night, MANY)
    attended: Counter[int] = Counter()
    at_once = most = tasks = 0
    real = Clock._attend

    async def attend(self: Clock, table: int, until: float) -> None:
        nonlocal at_once, most, tasks
        attended[table] += 1
        at_once += 1
        most = max(most, at_once)
        working = [task for task in asyncio.all_tasks() if "Clock" in str(task) or "_move_on" in str(task)]
        tasks = max(tasks, len(working))
        await real(self, table, until)
        at_once -= 1

    night.patch.setattr(Clock, "_attend", attend)
    before = await night.store.due(night.env.now().timestamp())
    assert list(before[0]) == tables
    night.bot = Sleepover(night.store, own_emojis=False)
    await night.env.restart_bot(night.bot)
    await night.env.settle()
    assert attended == dict.fromkeys(tables, 1)
    assert 1 < most <= clock.WORKERS
    assert tasks <= 1 + 2 * clock.WORKERS
    for table in tables:
        assert len((await night.stored(table)).actions) == 1


async def test_a_start_does_not_wait_for_what_is_due(night: Evening) -> None:
    await night.bot.house.clock.stop()
    await overdue(night, 3)
    let = asyncio.Event()
    real = Clock._attend

    async def attend(self: Clock, table: int, until: float) -> None:
        await night.env.external_wait(let.wait(), reason="a slow Discord")
        await real(self, table, until)

    night.patch.setattr(Clock, "_attend", attend)
    night.bot = Sleepover(night.store, own_emojis=False)
    await night.env.restart_bot(night.bot)
    await asyncio.wait_for(night.bot.recovered.wait(), 5)
    assert (await night.slash("Ann", "play", game="magic_numbers")).public
    let.set()
    await night.env.settle()
    assert len((await night.stored(1)).actions) == 1


async def test_clicks_go_first(night: Evening) -> None:
    precedence = night.bot.house.precedence
    order = []

    async def work() -> None:
        await precedence.give_way()
        order.append("clock")

    with precedence.click():
        waiting = asyncio.create_task(work())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        order.append("click")
    await waiting
    assert order == ["click", "clock"]


def calls_while_holding(night: Evening) -> list[str]:
    """What the bot asks of Discord from now on in a task that has a table to itself; answers to clicks excepted."""
    holding: Counter[Any] = Counter()
    found: list[str] = []
    real = Tables.hold

    @asynccontextmanager
    async def hold(self: Tables, table: int) -> AsyncIterator[None]:
        async with real(self, table):
            task = asyncio.current_task()
            holding[task] += 1
            try:
                yield
            finally:
                holding[task] -= 1

    night.patch.setattr(Tables, "hold", hold)
    ask = night.bot.http.request

    async def request(route: Any, **given: Any) -> Any:
        if holding[asyncio.current_task()] and "interaction" not in route.path and "webhook" not in route.path:
            found.append(f"{route.method} {route.path}")
        return await ask(route, **given)

    night.patch.setattr(night.bot.http, "request", request)
    return found


async def test_no_table_is_held_while_the_clock_calls_discord(night: Evening) -> None:
    night.deal(*CARDS, 1, 5, 5)
    await night.start("Ann", "Ben", "Cleo")
    found = calls_while_holding(night)
    asked = len(night.requests())
    await night.env.advance_time(TEN / 2 + 1)
    assert len(await reminders(night)) == 1
    await night.env.advance_time(TEN / 2 + 1)
    assert len(await acts(night)) == 1
    assert await reminders(night) == []
    made = night.requests(asked)
    assert {"POST", "DELETE", "PATCH"} <= {method for method, _ in made}
    assert found == []


async def test_the_watch_for_calls_sees_one(night: Evening) -> None:
    await night.start("Ann", "Ben", "Cleo")
    found = calls_while_holding(night)
    async with night.bot.house.tables.hold(1):
        await night.bot.get_partial_messageable(night.channel.id).send("while holding")
    assert found == ["POST /channels/{channel_id}/messages"]


def parked(night: Evening) -> tuple[asyncio.Event, Callable[[], int]]:
    """From now on a reminder has reached Discord, and its answer does not come until the event is set."""
    let = asyncio.Event()
    sent = 0
    real = Reminders._call

    async def call(self: Reminders, live: Live, sitting: Sitting) -> int:
        nonlocal sent
        message = await real(self, live, sitting)
        sent += 1
        await night.env.external_wait(let.wait(), reason="a slow Discord")
        return message

    night.patch.setattr(Reminders, "_call", call)
    return let, lambda: sent


async def test_a_reminder_whose_turn_has_passed_while_it_was_sent_is_taken_away(night: Evening) -> None:
    night.deal(*CARDS, 1, 5, 5)
    await night.start("Ann", "Ben", "Cleo")
    let, sent = parked(night)
    await night.env.advance_time(5 * MINUTE + 1)
    assert len(await reminders(night)) == sent() == 1
    # The click does not wait for Discord's answer to the reminder.
    await night.press("Ann", "roll")
    await night.press("Ann", "keep")
    assert len(await acts(night)) == 2
    let.set()
    await night.env.settle()
    assert await reminders(night) == []
    assert {seat.nudge for seat in (await night.stored()).seats} == {None}


async def test_no_reminder_is_sent_twice_though_the_bot_dies_while_it_is_sent(night: Evening) -> None:
    night.deal(*CARDS, 1, 5, 5)
    await night.start("Ann", "Ben", "Cleo")
    let, sent = parked(night)
    await night.env.advance_time(5 * MINUTE + 1)
    assert sent() == 1
    assert (await night.stored()).seats[0].nudge == 0, "noted before it was sent"
    night.bot = Sleepover(night.store, own_emojis=False)
    await night.env.restart_bot(night.bot)
    await night.env.advance_time(MINUTE)
    assert sent() == 1
    assert len(await reminders(night)) == 1
    let.set()
