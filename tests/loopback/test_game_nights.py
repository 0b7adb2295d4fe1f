"""An evening with a date over real HTTP: its event among the server's, who is interested, and its hour."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.game_nights import guild_events, handlers, notifications, service
from bot.storage import GameNight, open_store
from playground.page_api import scheduled_events
from playground.rest_api.event_routes import ACTIVE
from tests.loopback.loopback_bot import LoopbackHarness
from tests.loopback.process_pool import nursery
from tests.loopback.test_failpoints import FailpointRun, Point, a_night
from tests.time_limits import PATIENCE

HOUR = 3600.0
MANAGE, CREATE = 1 << 33, 1 << 44


class Wall:
    """The clock of evenings, which goes on by itself, and can be put forward."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        real = service.now
        self.ahead = 0.0
        for module in (service, handlers, notifications, guild_events):
            monkeypatch.setattr(module, "now", lambda: real() + self.ahead, raising=False)


async def until(check: Callable[[], Any]) -> Any:
    async with asyncio.timeout(PATIENCE):
        while not (found := check()):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        return found


async def rest(harness: LoopbackHarness) -> None:
    await harness.rest()
    harness.bot.services.game_nights.on_change()
    await harness.bot.services.game_nights.wait_idle()
    await harness.rest()


def happening(harness: LoopbackHarness) -> Any:
    """Return the guild's newest scheduled event."""
    return next(iter(reversed(harness.local.world.homes[0].scheduled_events.values())), None)


async def test_an_evening_from_its_date_to_its_table(
    open_hall: LoopbackHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    harness, world, wall = open_hall, open_hall.local.world, Wall(monkeypatch)
    store = harness.store
    assert (await harness.seats["Ann"].command("play", game="magic_numbers", at="in 2 hours")).state == "done"
    await rest(harness)
    (told,) = [message for message in harness.messages() if "e:1:in" in message.buttons.values()]
    event = happening(harness)
    assert (event.name, event.entity_type, event.status) == ("🔮 Magic Numbers", 3, 1)
    assert event.entity_metadata == {"location": "#games-night"}
    assert str(event.id) in told.text or str(event.id) in harness.messages()[-1].text
    assert (await harness.seats["Ben"].click("e:1:in", told.json)).state == "done"
    # Interested, on the event itself: Cleo is reminded.
    cleo = harness.local.people_at_table.by_id[harness.seats["Cleo"].id]
    scheduled_events.be_interested(world, cleo, {"event_id": str(event.id), "interested": True})

    async def reminded() -> list[int]:
        evening = await store.game_night(1)
        assert evening is not None
        return [guest.user for guest in evening.guests if guest.remind == 2]

    async with asyncio.timeout(PATIENCE):
        while await reminded() != [cleo.id]:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    # Moved by hand, the evening follows.
    before = await store.game_night(1)
    assert before is not None
    moved = discord.utils.utcnow().replace(microsecond=0) + timedelta(hours=3)
    world.edit_scheduled_event(event.guild_id, event.id, {"scheduled_start_time": moved.isoformat()})
    await until(lambda: any("is at another time now" in message.text for message in harness.messages()))
    after = await store.game_night(1)
    assert after is not None
    assert after.starts == moved.timestamp()
    wall.ahead = after.starts - service.now() - 10 * 60 + wall.ahead
    await rest(harness)
    await until(lambda: ["begins" in message.text for message in harness.mail("Cleo")] == [True])
    assert harness.mail("Ben") == []
    wall.ahead += 10 * 60 + 1
    await rest(harness)
    stored = await harness.stored()
    assert [seat.user for seat in stored.seats] == [harness.seats["Ann"].id, harness.seats["Ben"].id]
    (call,) = [message for message in harness.messages() if "it's time for" in message.text]
    assert {int(user["id"]) for user in call.json["mentions"]} == {seat.user for seat in stored.seats}
    assert happening(harness).status == ACTIVE
    await harness.press("Ann", "@start")
    assert (await harness.stored()).status == "playing"
    await harness.rest()
    assert any("table 1" in str(message.json) for message in harness.mail("Ben")), "secrets reach them as anybody else"


async def test_without_the_permission_the_message_does_alone(
    open_hall: LoopbackHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    harness, world = open_hall, open_hall.local.world
    guild = world.homes[0]
    for role in guild.roles.values():
        role.permissions &= ~(MANAGE | CREATE)
        world.emit("GUILD_ROLE_UPDATE", {"guild_id": str(guild.id), "role": world.role_json(guild.id, role.id)})
    me = harness.bot.get_guild(guild.id)
    assert me is not None
    await until(
        lambda: not harness.bot.services.game_nights._scheduled_events.may_create(guild.id, harness.local.channel_id)
    )
    await harness.seats["Ann"].command("play", game="tie_die", at="in 2 hours")
    await rest(harness)
    assert happening(harness) is None
    (told,) = [message for message in harness.messages() if "e:1:in" in message.buttons.values()]
    assert "events" not in told.text
    # Deleted by hand it would be called off; so is what is called off here.
    for role in guild.roles.values():
        role.permissions |= CREATE
        world.emit("GUILD_ROLE_UPDATE", {"guild_id": str(guild.id), "role": world.role_json(guild.id, role.id)})
    await until(
        lambda: harness.bot.services.game_nights._scheduled_events.may_create(guild.id, harness.local.channel_id)
    )
    await harness.seats["Ann"].command("play", game="tie_die", at="in 3 hours")
    await rest(harness)
    event = happening(harness)
    assert event is not None
    world.delete_scheduled_event(guild.id, event.id)
    await until(lambda: any("has been called off. " in message.text for message in harness.messages()))
    await rest(harness)
    assert [evening.id for evening in await harness.store.game_nights_in(guild.id)] == [1]


BEFORE = ("evening set", "evening posted", "event made", "evening joined")
AT_ITS_HOUR = ("evening opening", "evening opened", "posting", "posted", "evening calling")
"""The steps of an evening at which a process can die, in the order in which they come."""
USUAL = [("evening posted", "evening opened")]


async def an_evening(run: FailpointRun, then: list[Point]) -> None:
    """Run a game night: a date, an accepting player, and its hour, at which the bot may die ``then``."""
    while await stored(run) is None:
        await run.command("Ann", "play", game="magic_numbers", at="in 2 hours")
    announced = await until(lambda: telling(run))
    while len((await there(run)).accepted) < 2:
        await run.do(lambda: run.seats["Ben"].click("e:1:in", announced[-1]))
    async with asyncio.timeout(PATIENCE):
        while (await there(run)).event is None:
            await revived(run)
    # While the bot sleeps its hour comes.
    await run.sleep()
    async with open_store(run.database) as store:
        await store.update_game_night(1, starts=service.now() - 1.0, wake=0.0)
    run.plan = then
    await run.wake()
    async with asyncio.timeout(PATIENCE):
        while (await there(run)).wake is not None or not run.boards(1) or run.deaths < 2:
            await revived(run)


async def revived(run: FailpointRun) -> None:
    """Wait a moment, and start a new bot if the current one has died."""
    await asyncio.sleep(0.02)
    assert run.process is not None
    if run.process.gone.done():
        run.died.append(run.next)
        await run.wake()


def telling(run: FailpointRun) -> list[dict[str, Any]]:
    return [message for message in run.seats["Ann"].messages() if "e:1:in" in str(message)]


async def stored(run: FailpointRun) -> GameNight | None:
    async with open_store(run.database) as store:
        return await store.game_night(1)


async def there(run: FailpointRun) -> GameNight:
    found = await stored(run)
    assert found is not None
    return found


async def test_its_hour_comes_once_whatever_the_bot_dies_of(tmp_path: Path, share: Callable[[int, int], int]) -> None:
    plans = [(one, other) for one in BEFORE for other in AT_ITS_HOUR] if share(1, 0) else USUAL
    async with nursery("tests.loopback.failpoint_process") as births:
        for number, (first, second) in enumerate(plans):
            folder = tmp_path / str(number)
            folder.mkdir()
            async with a_night(folder, [(first, 1)], births) as run:
                await run.wake()
                await an_evening(run, [(second, 1)])
                assert run.deaths == 2, (first, second)
                await run.sleep()
                table = await run.stored(1)
                assert table is not None
                assert [seat.user for seat in table.seats] == [run.seats[name].id for name in ("Ann", "Ben")]
                assert await run.stored(2) is None, "it opens once"
                assert len(run.boards(1)) == 1
                async with open_store(run.database) as store:
                    assert await store.game_night(2) is None, "it is set once"
                said = [str(message.get("content", "")) for message in run.seats["Ann"].messages()]
                calls = [text for text in said if "time for Magic Numbers" in text]
                # Who dies between noting the call and sending it has called nobody; nobody is called twice.
                assert len(calls) == (second != "evening calling"), (first, second)
                assert len(run.local.world.homes[0].scheduled_events) == 1
                assert len([one for one in run.seats["Ann"].messages() if "an evening together" in str(one)]) == 1
