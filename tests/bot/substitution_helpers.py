"""Steps around a seat that changes hands, for tests of something else."""

from __future__ import annotations

from tests.bot.simcord_bot import Evening, Said


async def on_offer(night: Evening) -> bool:
    return (await night.stored()).seats[0].offered is not None


async def kept_seat(night: Evening) -> bool:
    return not await on_offer(night)


async def hands_over(night: Evening) -> None:
    await night.start("Ann", "Ben", "Cleo")
    await night.slash("Ann", "table hand-over")


async def sure(night: Evening) -> bool:
    return any("@take!:0" in message.actions for message in night.messages())


async def is_sure(night: Evening) -> None:
    await hands_over(night)
    await night.press("Dan", "@take:0")


async def takes(night: Evening) -> Said:
    (asked,) = [message for message in night.messages() if "@take!:0" in message.actions]
    return await night.press("Dan", "@take!:0", on=asked)
