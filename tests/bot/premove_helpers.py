"""Making a plan the way a person does: by the form behind the three dots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.storage import StoredPremove
from tests.bot.message_text import Shown
from tests.bot.pillow_table import PillowNight
from tests.bot.simcord_bot import BotHarness, Said


async def opens(harness: BotHarness, who: str) -> Any:
    """Open the form; return simcord's modal."""
    said = await harness.slash(who, "plan")
    (panel,) = said.private
    return await PillowNight(harness).ask(who, "@plan?", on=panel)


async def plans(harness: BotHarness, who: str, form: Any = None, **answers: Sequence[str]) -> Said:
    """Open the form and send it with these answers; what is not said stands as it was filled in."""
    form = form or await opens(harness, who)
    there = {
        label["component"]["custom_id"]: [one["value"] for one in label["component"]["options"] if one.get("default")]
        for label in form.modal["components"]
    }
    return await PillowNight(harness).send(
        who, form, **{**there, **{key: list(value) for key, value in answers.items()}}
    )


async def panel(harness: BotHarness, who: str) -> Shown:
    (shown,) = (await harness.slash(who, "plan")).private
    return shown


async def stored_plans(harness: BotHarness) -> list[StoredPremove]:
    return list((await harness.stored()).plans)
