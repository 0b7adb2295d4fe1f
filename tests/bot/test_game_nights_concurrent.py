"""Tests of game nights announced, opened and ended while users press their buttons.

No press waits for Discord, and the message is up to date at the end.
"""

from __future__ import annotations

import asyncio
from typing import Any

from bot.game_nights.notifications import GameNightNotifier
from bot.interactions.responder import Responder
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import BotHarness
from tests.bot.test_game_nights import HOUR, Clock, clock, date, id_of, presses, sets, wait_idle
from tests.time_limits import PATIENCE

__all__ = ["clock"]


class Stuck:
    """From now on that function of that class waits, once, before or ``after`` it has done its work; ``pressed``:
    within the answer to a press."""

    def __init__(
        self, harness: BotHarness, owner: type, name: str, *, after: bool = False, pressed: bool = False
    ) -> None:
        self.there, self.go_on = asyncio.Event(), asyncio.Event()
        real, stuck = getattr(owner, name), self

        async def waits(self: Any, *given: Any, **named: Any) -> Any:
            found = await real(self, *given, **named) if after else None
            if not stuck.there.is_set():
                stuck.there.set()
                # Not for ever: what is wrong fails.
                waiting = asyncio.wait_for(stuck.go_on.wait(), PATIENCE)
                await (harness.env.external_wait(waiting, reason="a slow Discord") if pressed else waiting)
            return found if after else await real(self, *given, **named)

        harness.patch.setattr(owner, name, waits)

    async def begun(self) -> None:
        async with asyncio.timeout(PATIENCE):
            await self.there.wait()


async def looked_after(harness: BotHarness, stuck: Stuck) -> asyncio.Task[None]:
    """Start the work that is due, and wait until it waits for Discord."""
    task = asyncio.create_task(wait_idle(harness))
    await stuck.begun()
    return task


async def is_told(harness: BotHarness, shown: Shown, *who: str) -> bool:
    """Return whether the message names exactly the users who have said yes."""
    text = harness.show(shown.channel, shown.id).text.partition("In so far")[2]
    return [name for name in ("Ann", "Ben", "Cleo", "Dan") if f"<@{harness.people[name].id}>" in text] == list(who)


async def test_a_press_does_not_wait_while_discord_is_told_of_the_evening(harness: BotHarness, clock: Clock) -> None:
    shown = await sets(harness)
    stuck = Stuck(harness, GameNightNotifier, "sync_event")
    await harness.store.update_game_night(1, shown=False, wake=clock.at)
    looking = await looked_after(harness, stuck)
    async with asyncio.timeout(PATIENCE):
        said = await presses(harness, "Ben", "in", shown)
    assert said.acknowledged
    assert not stuck.go_on.is_set()
    assert await is_told(harness, shown, "Ann", "Ben")
    stuck.go_on.set()
    await looking
    await wait_idle(harness)
    assert (await date(harness)).shown
    assert await is_told(harness, shown, "Ann", "Ben")


async def test_an_older_drawing_that_arrives_last_is_painted_over(harness: BotHarness, clock: Clock) -> None:
    shown = await sets(harness)
    stuck = Stuck(harness, GameNightNotifier, "build_message", after=True)
    await harness.store.update_game_night(1, shown=False, wake=clock.at)
    looking = await looked_after(harness, stuck)
    await presses(harness, "Ben", "in", shown)
    stuck.go_on.set()
    await looking
    await wait_idle(harness)
    assert (await date(harness)).shown
    assert await is_told(harness, shown, "Ann", "Ben")


async def test_two_presses_at_once_are_both_told(harness: BotHarness, clock: Clock) -> None:
    shown = await sets(harness)
    # Ben's answer is drawn, and is sent after Cleo's.
    stuck = Stuck(harness, Responder, "update", pressed=True)
    ben = asyncio.create_task(presses(harness, "Ben", "in", shown))
    await stuck.begun()
    cleo = asyncio.create_task(presses(harness, "Cleo", "in", shown))
    async with asyncio.timeout(PATIENCE):
        while len((await date(harness)).accepted) < 3:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    stuck.go_on.set()
    await asyncio.gather(ben, cleo)
    await wait_idle(harness)
    assert (await date(harness)).shown
    assert await is_told(harness, shown, "Ann", "Ben", "Cleo")


async def test_who_says_yes_while_the_table_is_being_opened_has_a_seat(harness: BotHarness, clock: Clock) -> None:
    shown = await sets(harness)
    stuck = Stuck(harness, GameNightNotifier, "attendees", after=True)
    clock.at += 2 * HOUR
    looking = await looked_after(harness, stuck)
    await presses(harness, "Ben", "in", shown)
    stuck.go_on.set()
    await looking
    await wait_idle(harness)
    assert [seat.user for seat in (await harness.stored()).seats] == id_of(harness, "Ann", "Ben")


async def test_an_evening_that_is_moved_while_its_table_is_being_opened_does_not_open(
    harness: BotHarness, clock: Clock
) -> None:
    shown = await sets(harness)
    stuck = Stuck(harness, GameNightNotifier, "attendees", after=True)
    clock.at += 2 * HOUR
    looking = await looked_after(harness, stuck)
    desk = harness.bot.services.game_nights
    async with desk.lock(1):
        evening = await desk.get(1)
        await desk.reschedule(evening, evening.starts + HOUR, evening.zone, "")
    stuck.go_on.set()
    await looking
    await wait_idle(harness)
    assert (await date(harness)).outcome == ""
    assert await harness.tables() == 0
    await clock.on(HOUR)
    assert (await date(harness)).outcome == "opened"
    assert shown.id == (await date(harness)).message
