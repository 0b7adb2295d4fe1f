"""An evening with a date, as the scenes of the store's writes want it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.game_nights import handlers, notifications, service
from tests.bot.simcord_bot import Evening, Said


async def sets_date(night: Evening) -> Said:
    """Schedule a game night in two hours, by the clock that tests put forward."""
    for module in (service, handlers, notifications):
        night.patch.setattr(module, "now", lambda: night.env.now().timestamp())
    said = await night.slash("Ann", "play", game="magic_numbers", at="in 2 hours")
    await night.bot.services.game_nights.wait_idle()
    return said


def wants(who: str, what: str) -> Callable[[Evening], Awaitable[Said]]:
    """Return a step in which ``who`` presses that button of the game night."""

    async def press(night: Evening) -> Said:
        shown = next(message for message in night.messages() if "e:1:in" in message.buttons.values())
        said = await night.click(who, f"e:1:{what}", on=shown)
        await night.bot.services.game_nights.wait_idle()
        return said

    return press


async def dated(night: Evening) -> bool:
    return await night.store.game_night(1) is not None


async def is_in(night: Evening, who: str) -> bool:
    evening = await night.store.game_night(1)
    return evening is not None and night.people[who].id in [guest.user for guest in evening.accepted]


async def shown_once(night: Evening) -> bool:
    await night.bot.services.game_nights.wait_idle()
    evening = await night.store.game_night(1)
    there = [message.id for message in night.messages() if "e:1:in" in message.buttons.values()]
    return evening is not None and evening.shown and there == [evening.message]


async def off(night: Evening) -> bool:
    evening = await night.store.game_night(1)
    return evening is not None and evening.outcome == "off"


async def opened(night: Evening) -> bool:
    await night.bot.services.game_nights.wait_idle()
    evening = await night.store.game_night(1)
    assert await night.tables() <= 1
    return evening is not None and evening.outcome == "opened" and await night.tables() == 1


async def likes(night: Evening) -> None:
    """Make Cleo interested in the scheduled event while the bot was away."""
    guild = night.env.backend.get_guild(night.guild.id)
    (event,) = guild.scheduled_events.values()
    event.user_ids.add(night.people["Cleo"].id)
    await night.bot.services.guild_events.catch_up()


async def liked(night: Evening) -> bool:
    evening = await night.store.game_night(1)
    return evening is not None and any(guest.remind == 2 for guest in evening.guests)
