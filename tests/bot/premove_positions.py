"""Steps before and after the writes that premoves need; see ``tests/bot/test_every_write.py``."""

from __future__ import annotations

from typing import Any

from tests.bot.premove_helpers import panel, stored_plans
from tests.bot.premove_helpers import plans as makes
from tests.bot.simcord_bot import BotHarness, Said
from tests.bot.test_stale_clicks import CARDS


async def forbidden(harness: BotHarness) -> bool:
    return not (await harness.stored()).planning


async def plans(harness: BotHarness) -> None:
    """Ann has rolled, and Ben has planned his turn."""
    harness.deal(*CARDS, 1, 5, 5)
    await harness.start("Ann", "Ben", "Cleo")
    await harness.press("Ann", "roll")
    await makes(harness, "Ben", give=["0"])


async def planned(harness: BotHarness) -> bool:
    return bool(await stored_plans(harness))


async def unplans(harness: BotHarness) -> Said:
    return await harness.press("Ben", "@unplan", on=await panel(harness, "Ben"))


async def unplanned(harness: BotHarness) -> bool:
    return not await stored_plans(harness)


async def void(harness: BotHarness) -> bool:
    return [(plan.void, plan.told) for plan in await stored_plans(harness)] == [("given", True)]


def scenes(scene: Any, plays: Any, forbids: Any, gives: Any, seconds: float) -> dict[str, Any]:
    """Return a scene for each of those writes.

    In the last two Ann ``gives`` Ben a number, which makes his premove void.
    """
    return {
        "set_planning": scene(lambda harness: harness.sit("Ann"), forbids, forbidden),
        "set_premove": scene(plays, lambda harness: makes(harness, "Ben", give=["0"]), planned),
        "delete_premove": scene(plans, unplans, unplanned),
        "void_premove": scene(plans, gives, void, seconds),
        "mark_premove_told": scene(plans, gives, void, seconds),
    }
