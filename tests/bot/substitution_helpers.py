"""Steps around a seat that changes hands, for tests of something else."""

from __future__ import annotations

from tests.bot.simcord_bot import BotHarness, Said


async def on_offer(harness: BotHarness) -> bool:
    return (await harness.stored()).seats[0].offered is not None


async def kept_seat(harness: BotHarness) -> bool:
    return not await on_offer(harness)


async def hands_over(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben", "Cleo")
    await harness.slash("Ann", "table hand-over")


async def sure(harness: BotHarness) -> bool:
    return any("@take!:0" in message.actions for message in harness.messages())


async def is_sure(harness: BotHarness) -> None:
    await hands_over(harness)
    await harness.press("Dan", "@take:0")


async def takes(harness: BotHarness) -> Said:
    (asked,) = [message for message in harness.messages() if "@take!:0" in message.actions]
    return await harness.press("Dan", "@take!:0", on=asked)
