"""kill -9 at every step of a plan: it is carried out once, or told to be void once, by whichever process comes next."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from bot.storage import TableRow
from tests.bot.message_text import Shown
from tests.loopback.process_pool import nursery
from tests.loopback.test_failpoints import PEOPLE, FailpointRun, Point, a_night
from tests.time_limits import PATIENCE

CARRIED_OUT: list[Point] = [("planned", 1), ("planning", 1), ("stored", 1)]
"""A plan is stored and not answered; it was waited with; its action is stored and not shown."""
VOID: list[Point] = [("voided", 1), ("told", 1)]
DEEP = ("heard", "proposed", "committed", "rolling", "drawn", "answered", "noted", "whispering", "whispered")


async def test_a_plan_survives_the_deaths_of_the_bot(tmp_path: Path, share: Callable[[int, int], int]) -> None:
    # Deep, also where what comes of it is in the middle of being told; not all of these come in every evening.
    deep = [[(step, times)] for step in DEEP for times in (1, 2, 3)] if share(1, 0) else []
    async with nursery("tests.loopback.failpoint_process") as births:
        for number, points in enumerate([CARRIED_OUT, *deep]):
            folder = tmp_path / str(number)
            folder.mkdir()
            async with a_night(folder, [], births) as run:
                await an_evening(run, points, sure=points == CARRIED_OUT)


async def an_evening(run: FailpointRun, points: list[Point], *, sure: bool) -> None:
    await run.wake()
    await run.command("Ann", "play", game="magic_numbers", house_rules="first host, target 50")
    for name in PEOPLE[1:]:
        await run.press(name, "@join", 1)
    await run.press("Ann", "@start", 1)
    await until(run, lambda stored: len(stored.actions) == 1)
    # Ben plans to keep whatever he rolls. Each time the bot dies of it, another one goes on.
    await dying(run, points, lambda: plans(run, "Ben", "whatever"))
    stored = await run.stored()
    assert stored is not None
    assert [plan.plan for plan in stored.plans] == ["keep 1 2 3 4 5 6; given whatever"]
    await pressed(run, "Ann", "keep", 2)
    # Ann's decision, the roll for Ben, what he has planned, once, and the roll for Cleo.
    stored = await until(run, lambda stored: len(stored.actions) >= 5)
    assert [(seat, action) for seat, action in stored.actions if action != "roll"] == [(0, "keep"), (1, "keep")]
    await until(run, lambda stored: not stored.plans)
    died = run.deaths
    assert died == len(points) or not sure

    # Now one that does not fit any more.
    await dying(run, VOID, lambda: plans(run, "Ben", "void"))
    await pressed(run, "Cleo", "give 1", 6)
    await until(run, lambda stored: [plan.told for plan in stored.plans] == [True])
    await run.sleep()
    assert run.deaths == died + len(VOID) or not sure
    told = [Shown(message, lambda _: None) for message in run.seats["Ben"].direct_messages()]
    assert sum("doesn't fit any more" in message.text for message in told) == 1
    assert "doesn't fit" not in str([run.seats[name].messages() for name in ("Ann", "Cleo")])


async def plans(run: FailpointRun, who: str, given: str) -> None:
    seat = run.seats[who]
    await seat.command("plan")
    shown = [Shown(message, lambda _: None) for message in seat.messages()]
    (*_, open_form) = [one.actions["@plan?"] for one in shown if "@plan?" in one.actions]
    form = await seat.click(open_form)
    await seat.submit(form, {"keep": [*"123456"], "give": [], "given": [given]})


async def dying(run: FailpointRun, points: list[Point], deed: Callable[[], Awaitable[None]]) -> None:
    """Kill the bot at these points, one after the other, and repeat the deed until it is done."""
    await run.sleep()
    run.plan = list(points)
    await run.wake()
    while await run.do(lambda: done(deed)) is None:
        stored = await run.stored()
        if stored is not None and stored.plans:
            return


async def done(deed: Callable[[], Awaitable[None]]) -> bool:
    await deed()
    return True


async def pressed(run: FailpointRun, who: str, action: str, number: int) -> None:
    """Press until there are so many actions: the bot may die of it before."""
    while (stored := await run.stored()) is None or len(stored.actions) < number:
        await run.press(who, action, 1, number - 1)


async def until(run: FailpointRun, there: Callable[[TableRow], bool]) -> TableRow:
    """Wait for that to be stored. Where the bot dies meanwhile, the next one is woken."""
    async with asyncio.timeout(PATIENCE):
        while True:
            stored = await run.stored()
            if stored is not None and there(stored):
                return stored
            assert run.process is not None
            if run.process.gone.done():
                run.died.append(run.next)
                await run.wake()
            await asyncio.sleep(0.05)
