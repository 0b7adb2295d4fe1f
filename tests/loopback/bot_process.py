"""``sleepover run`` at a local Discord: URL, gateway, token, database, and perhaps ``--take-over``."""

from __future__ import annotations

import asyncio
import sys

import discord
import yarl

from bot.door.run import run, set_up_log
from bot.ground.config import Config
from bot.store import StoreError

if __name__ == "__main__":
    url, gateway, token, database, *options = sys.argv[1:]
    discord.http.Route.BASE = f"{url}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    set_up_log("info", token)
    try:
        asyncio.run(run(Config(token=token, database=database), take_over="--take-over" in options))
    except StoreError as error:
        sys.exit(str(error))
