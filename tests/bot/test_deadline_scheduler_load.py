"""However many tables are due, the clock takes a few at a time; and no table waits for a call to Discord."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from itertools import pairwise
from typing import Any

import pytest

from bot.app.client import SleepoverClient
from bot.core.service import StartContext
from bot.interactions import concurrency
from bot.interactions.concurrency import InteractionPriority
from bot.messages import board as board_module
from bot.messages.board_builder import BoardBuilder
from bot.messages.reminders import TurnReminders
from bot.play import scheduler
from bot.play.dispatcher import Handlers
from bot.play.recovery import TableRecovery
from bot.play.scheduler import DeadlineScheduler
from bot.storage import DeadlineUpdate, SeatDeadline, SeatRow
from bot.table.session import TableSession
from tests.bot.lease_helpers import calls_while_holding
from tests.bot.simcord_bot import BotHarness
from tests.bot.test_deadline_scheduler import MINUTE, TEN, acts, reminders
from tests.bot.test_stale_clicks import CARDS
from tests.time_limits import PATIENCE

MANY = 20


async def overdue(harness: BotHarness, how_many: int) -> list[int]:
    """Create running tables in channels of their own, at which a player's deadline has passed."""
    tables = []
    at = harness.env.now().timestamp()
    for number in range(how_many):
        channel = harness.guild.create_text_channel(f"room-{number}")
        table = await harness.store.create(
            **{"guild": harness.guild.id, "channel": channel.id, "game": "magic_numbers", "rules": 1, "options": {}},
            **{"host": 1, "locale": "en-US", "seed": bytes(32), "invited": [], "now": at - 1000, "clock": 60},
        )
        people = {harness.people[name].id: name for name in ("Ann", "Ben")}
        for place, (user, name) in enumerate(people.items()):
            await harness.store.sit(table, user=user, name=name, joined=place, locale="en-US", most=10)
        await harness.store.start(table, order=list(people), salt="1-2-3", setup={}, now=at - 900)
        await harness.store.set_waiting(
            table, 0, DeadlineUpdate(at - 100, tuple(SeatDeadline(seat, at - 100, 0, at - 160) for seat in (0, 1)))
        )
        tables.append(table)
    return tables


async def test_overdue_tables_are_attended_once_each_by_few_tasks(harness: BotHarness) -> None:
    harness.patch.setattr(scheduler, "PER_SECOND", 10_000)
    await harness.bot.services.scheduler.stop()
    tables = await overdue(harness, MANY)
    attended: Counter[int] = Counter()
    at_once = most = tasks = 0
    real = DeadlineScheduler._process_table

    async def attend(self: DeadlineScheduler, table: int, until: float) -> None:
        nonlocal at_once, most, tasks
        attended[table] += 1
        at_once += 1
        most = max(most, at_once)
        working = [task for task in asyncio.all_tasks() if "Clock" in str(task) or "_move_on" in str(task)]
        tasks = max(tasks, len(working))
        await real(self, table, until)
        at_once -= 1

    harness.patch.setattr(DeadlineScheduler, "_process_table", attend)
    before = await harness.store.due_tables(harness.env.now().timestamp())
    assert list(before[0]) == tables
    harness.bot = SleepoverClient(harness.store, own_emojis=False)
    await harness.env.restart_bot(harness.bot)
    await harness.env.settle()
    assert attended == dict.fromkeys(tables, 1)
    assert 1 < most <= scheduler.WORKERS
    assert tasks <= 1 + 2 * scheduler.WORKERS
    for table in tables:
        assert len((await harness.stored(table)).actions) == 1


async def test_what_is_overdue_is_looked_after_at_a_pace_that_discord_allows(harness: BotHarness) -> None:
    await harness.bot.services.scheduler.stop()
    await overdue(harness, 2 * scheduler.BATCH)
    begun: list[float] = []

    async def attend(self: DeadlineScheduler, table: int, until: float) -> None:
        # No time is taken by a table itself: what is left is how long is waited.
        begun.append(asyncio.get_running_loop().time())

    harness.patch.setattr(DeadlineScheduler, "_process_table", attend)
    harness.bot = SleepoverClient(harness.store, own_emojis=False)
    await harness.env.restart_bot(harness.bot)
    await harness.env.settle()
    assert len(begun) == 2 * scheduler.BATCH
    # One after the other, also right after the start, and as many again no sooner than the pace says.
    pace = scheduler.WORKERS / scheduler.PER_SECOND
    apart = [after - before for before, after in pairwise(begun[: scheduler.WORKERS])]
    assert min(apart) >= pace / scheduler.WORKERS - 0.01
    early = [after - before for before, after in zip(begun, begun[scheduler.WORKERS :], strict=False)]
    assert min(early) >= pace - 0.01
    # Each takes a call to Discord or two, of which it allows 50 a second for all there is.
    assert (len(begun) - scheduler.WORKERS) / (begun[-1] - begun[0]) < 25


async def test_a_start_does_not_wait_for_what_is_due(harness: BotHarness) -> None:
    await harness.bot.services.scheduler.stop()
    await overdue(harness, 3)
    let = asyncio.Event()
    real = DeadlineScheduler._process_table

    async def attend(self: DeadlineScheduler, table: int, until: float) -> None:
        await harness.env.external_wait(let.wait(), reason="a slow Discord")
        await real(self, table, until)

    harness.patch.setattr(DeadlineScheduler, "_process_table", attend)
    harness.bot = SleepoverClient(harness.store, own_emojis=False)
    await harness.env.restart_bot(harness.bot)
    await asyncio.wait_for(harness.bot.recovered.wait(), 5)
    assert (await harness.slash("Ann", "play", game="magic_numbers")).public
    let.set()
    await harness.env.settle()
    assert len((await harness.stored(1)).actions) == 1


async def test_clicks_go_first(harness: BotHarness) -> None:
    precedence = harness.bot.services.priority
    order = []

    async def work() -> None:
        await precedence.yield_to_clicks()
        order.append("clock")

    with precedence.interaction():
        waiting = asyncio.create_task(work())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        order.append("click")
    await waiting
    assert order == ["click", "clock"]


class Giving:
    """A click that is answered from the first part of some work until the work goes on.

    The work goes on after it yields to clicks, as it should, or without doing so.
    """

    def __init__(self, harness: BotHarness) -> None:
        self.order: list[object] = []
        self._night = harness
        self._click = ExitStack()
        self._working: asyncio.Task[Any] | None = None
        give_way = InteractionPriority.yield_to_clicks

        async def noted(priority: InteractionPriority) -> None:
            if asyncio.current_task() is self._working:
                asyncio.get_running_loop().call_soon(self._answered)
            await give_way(priority)

        # A machine that stands still is no reason to go on.
        harness.patch.setattr(concurrency, "LONGEST", PATIENCE)
        harness.patch.setattr(InteractionPriority, "yield_to_clicks", noted)

    def does(self, what: object) -> None:
        """Do one part of the work; the click comes with the first one."""
        self.order.append(what)
        if self._working is None:
            self._working = asyncio.current_task()
            self._click.enter_context(self._night.bot.services.priority.interaction())
        else:
            self._answered()

    def _answered(self) -> None:
        if "click" not in self.order:
            self.order.append("click")
            self._click.close()


async def test_a_start_brings_no_further_table_up_to_date_while_a_click_is_answered(harness: BotHarness) -> None:
    await harness.bot.services.scheduler.stop()
    first, *others = await overdue(harness, 3)
    giving = Giving(harness)
    look_after = TableRecovery._look_after

    async def look(self: TableRecovery, table: int) -> None:
        giving.does(table)
        await look_after(self, table)

    harness.patch.setattr(TableRecovery, "_look_after", look)
    harness.bot = SleepoverClient(harness.store)
    await harness.env.restart_bot(harness.bot)
    await harness.env.settle()
    assert giving.order == [first, "click", *others]


async def test_the_clock_looks_after_no_further_table_while_a_click_is_answered(harness: BotHarness) -> None:
    harness.patch.setattr(scheduler, "WORKERS", 1)
    await harness.bot.services.scheduler.stop()
    first, *others = await overdue(harness, 3)
    giving = Giving(harness)
    attend = DeadlineScheduler._process_table

    done = asyncio.Event()

    async def look(self: DeadlineScheduler, table: int, until: float) -> None:
        giving.does(table)
        await attend(self, table, until)
        if len(giving.order) > len(others) + 1:
            done.set()

    harness.patch.setattr(DeadlineScheduler, "_process_table", look)
    await harness.bot.services.scheduler.start(StartContext())
    async with asyncio.timeout(PATIENCE):
        await done.wait()
    await harness.bot.services.boards.wait_idle()
    assert giving.order == [first, "click", *others]


@pytest.mark.parametrize("old", [False, True])
async def test_no_board_is_painted_in_the_background_while_a_click_is_answered(harness: BotHarness, old: bool) -> None:
    """Neither where it is nor, if that is too old to be edited, as a fresh message."""
    harness.patch.setattr(concurrency, "LONGEST", PATIENCE)
    harness.patch.setattr(board_module, "_old", lambda message: old)
    await harness.start("Ann", "Ben")
    services = harness.bot.services
    drawn: list[str] = []
    draw = BoardBuilder.build

    async def noted(self: BoardBuilder, session: TableSession, **how: Any) -> Any:
        drawn.append("drawn")
        return await draw(self, session, **how)

    harness.patch.setattr(BoardBuilder, "build", noted)
    with services.priority.interaction():
        services.boards.repaint(await services.tables.get(1), again=True)
        # Long enough for whoever does not ask: the way to a drawing has no more than a few steps.
        for _ in range(20):
            await asyncio.sleep(0)
        drawn.append("answered")
    await services.boards.wait_idle()
    assert drawn == ["answered", "drawn"]


async def test_a_press_is_a_click_that_others_give_way_to(harness: BotHarness) -> None:
    harness.patch.setattr(concurrency, "LONGEST", PATIENCE)
    board = await harness.start("Ann", "Ben")
    click = Handlers.handle
    waiting: list[asyncio.Task[None]] = []

    async def noted(self: Handlers, *what: Any) -> None:
        waiting.append(asyncio.create_task(harness.bot.services.priority.yield_to_clicks()))
        await click(self, *what)
        assert not waiting[0].done()

    harness.patch.setattr(Handlers, "handle", noted)
    await harness.press("Ann", "@text", on=board)
    await waiting[0]


async def test_no_table_is_held_while_the_clock_calls_discord(harness: BotHarness) -> None:
    harness.deal(*CARDS, 1, 5, 5)
    await harness.start("Ann", "Ben", "Cleo")
    found = calls_while_holding(harness)
    asked = len(harness.requests())
    await harness.env.advance_time(TEN / 2 + 1)
    assert len(await reminders(harness)) == 1
    await harness.env.advance_time(TEN / 2 + 1)
    assert len(await acts(harness)) == 1
    assert await reminders(harness) == []
    made = harness.requests(asked)
    assert {"POST", "DELETE", "PATCH"} <= {method for method, _ in made}
    assert found == []


def parked(harness: BotHarness) -> tuple[asyncio.Event, Callable[[], int]]:
    """From now on a reminder has reached Discord, and its answer does not come until the event is set."""
    let = asyncio.Event()
    sent = 0
    real = TurnReminders._call

    async def call(self: TurnReminders, session: TableSession, seat_row: SeatRow) -> int:
        nonlocal sent
        message = await real(self, session, seat_row)
        sent += 1
        await harness.env.external_wait(let.wait(), reason="a slow Discord")
        return message

    harness.patch.setattr(TurnReminders, "_call", call)
    return let, lambda: sent


async def test_a_reminder_whose_turn_has_passed_while_it_was_sent_is_taken_away(harness: BotHarness) -> None:
    harness.deal(*CARDS, 1, 5, 5)
    await harness.start("Ann", "Ben", "Cleo")
    let, sent = parked(harness)
    await harness.env.advance_time(5 * MINUTE + 1)
    assert len(await reminders(harness)) == sent() == 1
    # The click does not wait for Discord's answer to the reminder.
    await harness.press("Ann", "roll")
    await harness.press("Ann", "keep")
    assert len(await acts(harness)) == 2
    let.set()
    await harness.env.settle()
    assert await reminders(harness) == []
    assert {seat.nudge for seat in (await harness.stored()).seats} == {None}


async def test_no_reminder_is_sent_twice_though_the_bot_dies_while_it_is_sent(harness: BotHarness) -> None:
    harness.deal(*CARDS, 1, 5, 5)
    await harness.start("Ann", "Ben", "Cleo")
    let, sent = parked(harness)
    await harness.env.advance_time(5 * MINUTE + 1)
    assert sent() == 1
    assert (await harness.stored()).seats[0].nudge == 0, "noted before it was sent"
    harness.bot = SleepoverClient(harness.store, own_emojis=False)
    await harness.env.restart_bot(harness.bot)
    await harness.env.advance_time(MINUTE)
    assert sent() == 1
    assert len(await reminders(harness)) == 1
    let.set()
