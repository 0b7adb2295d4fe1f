"""Whoever has a table to themselves has it: a click that comes while they wait waits too, and counts then.

Who holds tables is read from the code. What people press holds them in the same way; two clicks at once are tested
elsewhere (``test_fuzz.py``, ``test_twice.py``).
"""

from __future__ import annotations

import ast
import asyncio
import sys
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

import bot
from bot.playing import clock
from bot.playing.reminders import Reminders
from bot.playing.whispers import _Sent
from bot.store import Planned, Sitting, SqliteStore
from bot.table.live import Live
from bot.table.tables import Tables
from tests.bot.evening import Evening
from tests.bot.test_clock import MINUTE, acts, reminders
from tests.bot.test_guarantees import same
from tests.bot.test_stale_clicks import CARDS

HERE = Path(bot.__file__).parent

CLICKS = {
    "TableCog._here",
    "Desk.fill_in",
    "Desk._act_by_click",
    "Desk._control",
    "Desk.break_silence",
    "Lobby.choose_rule",
    "Lobby.in_the_way",
    "Lobby.take_luck",
    "Plans.take",
    "Reception._repair",
    "Tables.freshen",
}
"""Those who hold a table for somebody who pressed something."""


def holders() -> set[str]:
    """Every function of the bot in which a table is held, with its class."""
    found = set()
    # The store holds rows.
    for path in set(HERE.rglob("*.py")) - set((HERE / "store").rglob("*.py")):
        for part in ast.parse(path.read_text(encoding="utf-8")).body:
            for function in getattr(part, "body", ()) if isinstance(part, ast.ClassDef) else ():
                calls = [one.func for one in ast.walk(function) if isinstance(one, ast.Call)]
                if any(isinstance(call, ast.Attribute) and call.attr == "hold" for call in calls):
                    found.add(f"{part.name}.{function.name}")  # type: ignore[attr-defined]
    return found


def ann(night: Evening) -> int:
    return night.people["Ann"].id


async def live(night: Evening) -> Live:
    return await night.bot.house.tables.get(1)


async def beginning(night: Evening) -> None:
    night.patch.setattr(clock, "AGAIN", 0.0)
    await night.bot.house.clock._begin_later(1)


async def looking_after(night: Evening) -> None:
    await night.bot.house.recovery._look_after(1)


async def reminding(night: Evening) -> None:
    await night.bot.house.reminders._remind(await live(night), (await night.stored()).seats[0])


async def taking_in(night: Evening) -> None:
    sitting = (await night.stored()).seats[0]
    assert sitting.dm_channel is not None
    assert sitting.dm_message is not None
    sent = _Sent(sitting.dm_channel, sitting.dm_message)
    await night.bot.house.whispers._take_in((1, sitting.user), sent, 0, None)


async def posting(night: Evening) -> None:
    await night.bot.house.boards._post(await live(night), night.channel.id)


async def redrawing(night: Evening) -> None:
    night.patch.setattr("bot.playing.board._REDRAWN", 0)
    await night.bot.house.boards._drawn(1)


async def dismissed(night: Evening) -> None:
    """Somebody who watches is forgotten: nothing changes at the table."""
    await night.forget("Cleo")


async def leaving(night: Evening) -> None:
    await night.bot.house.goodbyes._leave(1, night.people["Dan"].id)


SCENES: dict[str, Callable[[Evening], Awaitable[Any]]] = {
    "Clock._attend": lambda night: night.bot.house.clock._attend(1, 0.0),
    "Clock.reconsider": lambda night: night.bot.house.clock.reconsider(1),
    "Clock._begin_later": beginning,
    "Recovery._look_after": looking_after,
    "Recovery.follow_up": lambda night: night.bot.house.recovery.follow_up(1),
    "Boards.adopt": lambda night: night.bot.house.boards.adopt(1, [1]),
    "Boards._post": posting,
    "Boards._drawn": redrawing,
    "Opponents._move": lambda night: _computer_moves(night),
    "Plans._step": lambda night: _plan_is_due(night, None),
    "Plans._tell_void": lambda night: _plan_is_due(night, "left"),
    "Places._close": lambda night: night.bot.house.places._close(1, "vanished-channel"),
    "Votes._settle": lambda night: night.bot.house.votes._settle(1),
    "Whispers._close": lambda night: night.bot.house.whispers._close(1, ann(night)),
    "Whispers._take_in": taking_in,
    "Reminders._remind": reminding,
    "Reminders._tidy": lambda night: night.bot.house.reminders._tidy(1),
    "Goodbyes.forget": dismissed,
    "Goodbyes._leave": leaving,
}


async def _computer_moves(night: Evening) -> None:
    night.patch.setattr("bot.computers.opponents.next_duty", lambda live, at, only=None: _duty(live))
    night.patch.setattr(night.bot.house.opponents, "_decide", _rolls)
    await night.bot.house.opponents._move(1)


async def _plan_is_due(night: Evening, void: str | None) -> None:
    at = await live(night)
    at.replanned(ann(night), Planned(ann(night), "keep 1; give 1; given void", 0, void))
    await night.bot.house.plans._step(1, ann(night))


def _duty(live: Live) -> Any:
    from bot.computers.opponents import Duty

    return Duty(0, "easy", live.number, "clock") if live.number == 0 else None


async def _rolls(live: Live, duty: Any) -> str:
    return "roll"


def test_whoever_holds_a_table_has_a_scene() -> None:
    assert holders() == {*SCENES, *CLICKS}


def parked(night: Evening, holder: str) -> tuple[asyncio.Event, asyncio.Event]:
    """From now on that function waits as soon as it has the table to itself. Set when it does; set it to go on."""
    there, go_on = asyncio.Event(), asyncio.Event()
    real = Tables.hold

    def hold(self: Tables, table: int) -> AbstractAsyncContextManager[None]:
        caller = sys._getframe(1).f_code.co_qualname

        @asynccontextmanager
        async def held() -> Any:
            async with real(self, table):
                if caller == holder and not there.is_set():
                    there.set()
                    await go_on.wait()
                yield

        return held()

    night.patch.setattr(Tables, "hold", hold)
    return there, go_on


@pytest.mark.parametrize("holder", SCENES)
async def test_a_click_waits_for_whoever_has_the_table_and_then_counts(night: Evening, holder: str) -> None:
    night.deal(*CARDS, 1, 5, 5)
    if holder == "Goodbyes.forget":
        await night.start("Ann", "Ben", "Cleo")
    else:
        await night.start("Ann", "Ben", "Dan")
    await night.env.settle()
    there, go_on = parked(night, holder)
    tables, done = night.bot.house.tables, []
    at_work = asyncio.create_task(_quietly(SCENES[holder](night)))
    await asyncio.wait({asyncio.create_task(there.wait()), at_work}, return_when=asyncio.FIRST_COMPLETED)
    assert there.is_set(), "it did not take the table"
    if holder == "Goodbyes.forget":
        # Cleo has resigned by then; what follows is painted with the table held.
        before = await acts(night)
    else:
        before = []

    async def click() -> None:
        async with tables.hold(1):
            done.append(True)
            mine = await tables.get(1)
            if mine.stored.status == "playing" and mine.number == len(before):
                await tables.play(mine, 0, "roll", turn=None, user=ann(night), interaction=77)

    clicking = asyncio.create_task(click())
    for _ in range(20):
        await asyncio.sleep(0)
    assert not done, "the click did not wait"
    assert await acts(night) == before
    go_on.set()
    await asyncio.gather(at_work, clicking)
    await night.env.settle()
    stored = await night.stored()
    assert stored.status == "closed" or stored.actions[len(before) : len(before) + 1]
    if tables.at_hand(1) is not None:
        await same(night)


async def _quietly(work: Awaitable[Any]) -> None:
    with capture_logs():
        await work


async def test_the_clock_leaves_a_table_alone_at_which_something_has_happened_since(night: Evening) -> None:
    night.deal(*CARDS, 1, 5, 5)
    await night.start("Ann", "Ben", "Cleo")
    (taken,) = await night.store.take(1e12, most=1, until=5e11)
    assert taken == 1
    # Before the clock comes to it, somebody acts, and that sets the clock anew.
    night.bot.house.tables.forget()
    await night.press("Ann", "roll")
    before = await night.stored()
    assert before.wake != 5e11
    waits = []
    real = SqliteStore.wait

    async def wait(self: SqliteStore, *given: Any) -> None:
        waits.append(given)
        await real(self, *given)

    night.patch.setattr(SqliteStore, "wait", wait)
    await night.bot.house.clock._attend(1, 5e11)
    assert waits == []
    assert await night.stored() == before


async def test_a_reminder_that_arrives_late_is_not_taken_for_that_of_the_next_turn(night: Evening) -> None:
    night.deal(*CARDS[:4], 1, *([5, 5, 6, 6] * 20))
    await night.start("Ann", "Ben", rules="first host, target 50")
    let = asyncio.Event()
    real = Reminders._call

    async def call(self: Reminders, before: Live, sitting: Sitting) -> int:
        message = await real(self, before, sitting)
        await night.env.external_wait(let.wait(), reason="a slow Discord")
        return message

    night.patch.setattr(Reminders, "_call", call)
    await night.env.advance_time(5 * MINUTE + 1)
    for who, action in (("Ann", "roll"), ("Ann", "keep"), ("Ben", "roll"), ("Ben", "keep")):
        await night.press(who, action)
    assert await night.turn() == "Ann"
    await night.env.advance_time(5 * MINUTE + 1)
    first, second = await reminders(night)
    let.set()
    await night.env.settle()
    (left,) = await reminders(night)
    assert left.id == second.id > first.id
    assert (await night.stored()).seats[0].nudge == second.id
