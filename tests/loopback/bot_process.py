"""``sleepover run`` at a local Discord: URL, gateway, token, database, perhaps ``--take-over``, and ``--patient``: that
Discord waits longer than three seconds, and so the bot has longer as well."""

from __future__ import annotations

import asyncio
import sys

import discord
import yarl

from bot.door import doorman
from bot.door.run import run, set_up_log
from bot.ground.config import Config
from bot.playing import budgets, gate
from bot.playing.rulespages import RulesPages
from bot.store import StoreError
from tests.patience import PATIENCE


async def _nothing(_: RulesPages) -> None: ...


if __name__ == "__main__":
    url, gateway, token, database, *options = sys.argv[1:]
    discord.http.Route.BASE = f"{url}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    # Who clicks here is quicker than people, who are told so after a while and then not heard any more.
    budgets.SCALE = 1e6
    if "--patient" in options:
        doorman.KEPT = gate.IN_TIME = PATIENCE
        doorman.REMEMBERED = 4 * PATIENCE
    # The rules are not read here, and their pictures would take longer than all the rest.
    RulesPages.draw_all = _nothing  # type: ignore[method-assign]
    set_up_log("info", token)
    try:
        asyncio.run(run(Config(token=token, database=database), take_over="--take-over" in options))
    except StoreError as error:
        sys.exit(str(error))
