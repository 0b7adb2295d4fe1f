"""Steps before and after the writes that premoves need; see ``tests/bot/test_every_write.py``."""

from __future__ import annotations

from typing import Any

from tests.bot.premove_helpers import panel, stored_plans
from tests.bot.premove_helpers import plans as makes
from tests.bot.simcord_bot import Evening, Said
from tests.bot.test_stale_clicks import CARDS


async def forbidden(night: Evening) -> bool:
    return not (await night.stored()).planning


async def plans(night: Evening) -> None:
    """Ann has rolled, and Ben has planned his turn."""
    night.deal(*CARDS, 1, 5, 5)
    await night.start("Ann", "Ben", "Cleo")
    await night.press("Ann", "roll")
    await makes(night, "Ben", give=["0"])


async def planned(night: Evening) -> bool:
    return bool(await stored_plans(night))


async def unplans(night: Evening) -> Said:
    return await night.press("Ben", "@unplan", on=await panel(night, "Ben"))


async def unplanned(night: Evening) -> bool:
    return not await stored_plans(night)


async def void(night: Evening) -> bool:
    return [(plan.void, plan.told) for plan in await stored_plans(night)] == [("given", True)]


def scenes(scene: Any, plays: Any, forbids: Any, gives: Any, seconds: float) -> dict[str, Any]:
    """Return a scene for each of those writes.

    In the last two Ann ``gives`` Ben a number, which makes his premove void.
    """
    return {
        "set_planning": scene(lambda night: night.sit("Ann"), forbids, forbidden),
        "set_premove": scene(plays, lambda night: makes(night, "Ben", give=["0"]), planned),
        "delete_premove": scene(plans, unplans, unplanned),
        "void_premove": scene(plans, gives, void, seconds),
        "mark_premove_told": scene(plans, gives, void, seconds),
    }
