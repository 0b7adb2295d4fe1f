"""Bot process that is killed, as by kill -9, when it reaches a certain step for the n-th time."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import Sequence
from pathlib import Path

import discord
import yarl

from bot.accounts import deletion
from bot.app.client import SleepoverClient
from bot.core import instrumentation
from bot.interactions.rate_limits import RateLimiter
from bot.storage import open_store
from bot.table import table_options
from tests.readiness import undrawn


def die_at(step: str, times: int) -> None:
    """Kill this process when it reaches that step for the ``times``-th time."""
    left = times

    def listen(name: str) -> None:
        nonlocal left
        left -= name == step
        if name == step and left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    instrumentation.failpoint_listener = listen


async def live(url: str, gateway: str, token: str, database: Path, line: socket.socket) -> None:
    """Connect to that local Discord, say so on the socket, and stay until its other end is closed."""
    discord.http.Route.BASE = f"{url}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    rate_limiter = RateLimiter(scale=1e6)
    async with (
        open_store(database) as store,
        SleepoverClient(store, rate_limiter=rate_limiter, own_emojis=False, greets=False) as bot,
    ):
        undrawn(bot.services.pages)
        working = asyncio.create_task(bot.start(token))
        await bot.recovered.wait()
        services = bot.services
        await services.direct_messages.wait_idle()
        await services.boards.wait_idle()
        await services.stats.wait_idle()
        await services.account_deletion.wait_idle()
        await services.name_redaction.settle()
        await services.pending_deletions.settle()
        line.sendall(b"ready\n")
        await asyncio.get_running_loop().run_in_executor(None, line.recv, 1)
        await bot.close()
        await working


def main(arguments: Sequence[str], line: socket.socket) -> None:
    """URL, gateway, token, database; the step to die at, and at which time."""
    url, gateway, token, database, step, times = arguments
    die_at(step, int(times))
    deletion.BETWEEN = 0.0
    table_options.QUICK = table_options.UNHURRIED = (0.05, 0.1)
    asyncio.run(live(url, gateway, token, Path(database), line))
