"""However many tables are due, the clock takes a few at a time; and no table waits for a call to Discord."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from itertools import pairwise
from typing import Any

import pytest

from bot.door.client import Sleepover
from bot.playing import board as board_module
from bot.playing import clock, precedence
from bot.playing.clock import Clock
from bot.playing.desk import Desk
from bot.playing.drawings import Drawings
from bot.playing.precedence import Precedence
from bot.playing.recovery import Recovery
from bot.playing.reminders import Reminders
from bot.store import Sitting, Wait, Waiting
from bot.table.live import Live
from tests.bot.evening import Evening
from tests.bot.holding import calls_while_holding
from tests.bot.test_clock import MINUTE, TEN, acts, reminders
from tests.bot.test_stale_clicks import CARDS
from tests.patience import PATIENCE

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
        await night.store.start(table, order=list(people), salt="1-2-3", setup={}, now=at - 900)
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


async def test_what_is_overdue_is_looked_after_at_a_pace_that_discord_allows(night: Evening) -> None:
    await night.bot.house.clock.stop()
    await overdue(night, 2 * clock.BATCH)
    begun: list[float] = []

    async def attend(self: Clock, table: int, until: float) -> None:
        # No time is taken by a table itself: what is left is how long is waited.
        begun.append(asyncio.get_running_loop().time())

    night.patch.setattr(Clock, "_attend", attend)
    night.bot = Sleepover(night.store, own_emojis=False)
    await night.env.restart_bot(night.bot)
    await night.env.settle()
    assert len(begun) == 2 * clock.BATCH
    # One after the other, also right after the start, and as many again no sooner than the pace says.
    pace = clock.WORKERS / clock.PER_SECOND
    apart = [after - before for before, after in pairwise(begun[: clock.WORKERS])]
    assert min(apart) >= pace / clock.WORKERS - 0.01
    early = [after - before for before, after in zip(begun, begun[clock.WORKERS :], strict=False)]
    assert min(early) >= pace - 0.01
    # Each takes a call to Discord or two, of which it allows 50 a second for all there is.
    assert (len(begun) - clock.WORKERS) / (begun[-1] - begun[0]) < 25


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


class Giving:
    """A click that is being answered from the first part of some work on, until that work goes on: after asking whether
    anybody is being answered, as it should, or without asking."""

    def __init__(self, night: Evening) -> None:
        self.order: list[object] = []
        self._night = night
        self._click = ExitStack()
        self._working: asyncio.Task[Any] | None = None
        give_way = Precedence.give_way

        async def noted(precedence: Precedence) -> None:
            if asyncio.current_task() is self._working:
                asyncio.get_running_loop().call_soon(self._answered)
            await give_way(precedence)

        # A machine that stands still is no reason to go on.
        night.patch.setattr(precedence, "LONGEST", PATIENCE)
        night.patch.setattr(Precedence, "give_way", noted)

    def does(self, what: object) -> None:
        """The work does a part of itself now; the first time, the click comes."""
        self.order.append(what)
        if self._working is None:
            self._working = asyncio.current_task()
            self._click.enter_context(self._night.bot.house.precedence.click())
        else:
            self._answered()

    def _answered(self) -> None:
        if "click" not in self.order:
            self.order.append("click")
            self._click.close()


async def test_a_start_brings_no_further_table_up_to_date_while_a_click_is_answered(night: Evening) -> None:
    await night.bot.house.clock.stop()
    first, *others = await overdue(night, 3)
    giving = Giving(night)
    look_after = Recovery._look_after

    async def look(self: Recovery, table: int) -> None:
        giving.does(table)
        await look_after(self, table)

    night.patch.setattr(Recovery, "_look_after", look)
    night.bot = Sleepover(night.store)
    await night.env.restart_bot(night.bot)
    await night.env.settle()
    assert giving.order == [first, "click", *others]


async def test_the_clock_looks_after_no_further_table_while_a_click_is_answered(night: Evening) -> None:
    night.patch.setattr(clock, "WORKERS", 1)
    await night.bot.house.clock.stop()
    first, *others = await overdue(night, 3)
    giving = Giving(night)
    attend = Clock._attend

    done = asyncio.Event()

    async def look(self: Clock, table: int, until: float) -> None:
        giving.does(table)
        await attend(self, table, until)
        if len(giving.order) > len(others) + 1:
            done.set()

    night.patch.setattr(Clock, "_attend", look)
    night.bot.house.clock.start()
    async with asyncio.timeout(PATIENCE):
        await done.wait()
    await night.bot.house.boards.settle()
    assert giving.order == [first, "click", *others]


@pytest.mark.parametrize("old", [False, True])
async def test_no_board_is_painted_in_the_background_while_a_click_is_answered(night: Evening, old: bool) -> None:
    """Neither where it is nor, if that is too old to be edited, as a fresh message."""
    night.patch.setattr(precedence, "LONGEST", PATIENCE)
    night.patch.setattr(board_module, "_old", lambda message: old)
    await night.start("Ann", "Ben")
    house = night.bot.house
    drawn: list[str] = []
    draw = Drawings.of

    async def noted(self: Drawings, live: Live, **how: Any) -> Any:
        drawn.append("drawn")
        return await draw(self, live, **how)

    night.patch.setattr(Drawings, "of", noted)
    with house.precedence.click():
        house.boards.repaint(await house.tables.get(1), again=True)
        # Long enough for whoever does not ask: the way to a drawing has no more than a few steps.
        for _ in range(20):
            await asyncio.sleep(0)
        drawn.append("answered")
    await house.boards.settle()
    assert drawn == ["answered", "drawn"]


async def test_a_press_is_a_click_that_others_give_way_to(night: Evening) -> None:
    night.patch.setattr(precedence, "LONGEST", PATIENCE)
    board = await night.start("Ann", "Ben")
    click = Desk.click
    waiting: list[asyncio.Task[None]] = []

    async def noted(self: Desk, *what: Any) -> None:
        waiting.append(asyncio.create_task(night.bot.house.precedence.give_way()))
        await click(self, *what)
        assert not waiting[0].done()

    night.patch.setattr(Desk, "click", noted)
    await night.press("Ann", "@text", on=board)
    await waiting[0]


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
