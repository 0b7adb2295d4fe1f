"""An evening with a date, as the scenes of the store's writes want it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.game_nights import handlers, notifications, service
from tests.bot.simcord_bot import BotHarness, Said


async def sets_date(harness: BotHarness) -> Said:
    """Schedule a game night in two hours, by the clock that tests put forward."""
    for module in (service, handlers, notifications):
        harness.patch.setattr(module, "now", lambda: harness.env.now().timestamp())
    said = await harness.slash("Ann", "play", game="magic_numbers", at="in 2 hours")
    await harness.bot.services.game_nights.wait_idle()
    return said


def wants(who: str, what: str) -> Callable[[BotHarness], Awaitable[Said]]:
    """Return a step in which ``who`` presses that button of the game night."""

    async def press(harness: BotHarness) -> Said:
        shown = next(message for message in harness.messages() if "e:1:in" in message.buttons.values())
        said = await harness.click(who, f"e:1:{what}", on=shown)
        await harness.bot.services.game_nights.wait_idle()
        return said

    return press


async def dated(harness: BotHarness) -> bool:
    return await harness.store.game_night(1) is not None


async def is_in(harness: BotHarness, who: str) -> bool:
    evening = await harness.store.game_night(1)
    return evening is not None and harness.people[who].id in [guest.user for guest in evening.accepted]


async def shown_once(harness: BotHarness) -> bool:
    await harness.bot.services.game_nights.wait_idle()
    evening = await harness.store.game_night(1)
    there = [message.id for message in harness.messages() if "e:1:in" in message.buttons.values()]
    return evening is not None and evening.shown and there == [evening.message]


async def off(harness: BotHarness) -> bool:
    evening = await harness.store.game_night(1)
    return evening is not None and evening.outcome == "off"


async def opened(harness: BotHarness) -> bool:
    await harness.bot.services.game_nights.wait_idle()
    evening = await harness.store.game_night(1)
    assert await harness.tables() <= 1
    return evening is not None and evening.outcome == "opened" and await harness.tables() == 1


async def likes(harness: BotHarness) -> None:
    """Make Cleo interested in the scheduled event while the bot was away."""
    guild = harness.env.backend.get_guild(harness.guild.id)
    (event,) = guild.scheduled_events.values()
    event.user_ids.add(harness.people["Cleo"].id)
    await harness.bot.services.guild_events.catch_up()


async def liked(harness: BotHarness) -> bool:
    evening = await harness.store.game_night(1)
    return evening is not None and any(guest.remind == 2 for guest in evening.guests)
