"""``sleepover run`` at a local Discord."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Sequence
from typing import Any

import discord
import yarl
from msgspec.structs import replace

from bot.accounts import guild_lifecycle
from bot.app import handover_gate, lease_keeper
from bot.app.client import SleepoverClient
from bot.app.log_setup import configure_logging
from bot.app.run import run
from bot.core.config import without_token
from bot.interactions import rate_limits
from bot.rendering.rules_pages import RulesPageBuilder
from bot.storage import StoreError
from bot.storage.ops import lease
from bot.table import table_options
from tests.readiness import undrawn
from tests.time_limits import PATIENCE

BRISK = 2.0
"""Factor by which ``--brisk`` is faster than usual."""
MOMENTS: dict[str, tuple[type, str]] = {
    "begins": (SleepoverClient, "setup_hook"),
    "draws": (RulesPageBuilder, "warm_up_boards"),
    "logs in": (discord.http.HTTPClient, "static_login"),
    "connects": (discord.AutoShardedClient, "connect"),
    "shakes hands": (discord.gateway.DiscordWebSocket, "identify"),
}
"""Steps of a start, each with the method that does it."""


def main(arguments: Sequence[str], line: socket.socket) -> None:
    """URL, gateway, token, database, perhaps ``--take-over`` or ``--new-application``, and ``--patient``: that Discord
    waits longer than three seconds, and so the bot has longer as well. With ``--brisk`` whoever gives no sign of life
    is taken to be dead in half the time. With ``--until`` and one of ``MOMENTS`` it is asked to stop then. All other
    settings are in the environment, with what is written here as ``NAME=value``.

    What it would write to the terminal goes over the line.
    """
    os.dup2(line.fileno(), sys.stderr.fileno())
    url, gateway, token, database, *options = arguments
    os.environ.update(option.split("=", 1) for option in options if "=" in option)
    discord.http.Route.BASE = f"{url}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    # Who clicks here is quicker than people, who are told so after a while and then not heard any more.
    rate_limits.SCALE = 1e6
    guild_lifecycle.RECENT = 0.0
    # Each roll is a press of somebody's.
    table_options.ROLLS_BY_DEFAULT = False
    if "--patient" in options:
        handover_gate.KEPT = rate_limits.IN_TIME = PATIENCE
        handover_gate.REMEMBERED = 4 * PATIENCE
    if "--brisk" in options:
        for module in (lease, lease_keeper):
            module.LEASE /= BRISK
            module.BEAT /= BRISK
        lease_keeper._MARGIN /= BRISK
    config = replace(without_token(None, os.environ), token=token, database=database)
    configure_logging(config.log, token, form=config.log_format)
    if "--until" in options:
        _stops_when(*MOMENTS[options[options.index("--until") + 1]])
    else:
        undrawn(RulesPageBuilder)
    try:
        asyncio.run(run(config, take_over="--take-over" in options, new_application="--new-application" in options))
    except StoreError as error:
        print(error, file=sys.stderr)
        raise SystemExit(1) from None


def _stops_when(owner: type, name: str) -> None:
    """Send this process SIGTERM when that method is called."""
    real = getattr(owner, name)

    async def asked(*given: Any, **named: Any) -> Any:
        os.kill(os.getpid(), signal.SIGTERM)
        return await real(*given, **named)

    setattr(owner, name, asked)
