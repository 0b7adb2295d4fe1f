"""The bot as a process that dies, as by kill -9, when it comes to a certain step for the n-th time."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import Sequence
from pathlib import Path

import discord
import yarl

from bot.door.client import Sleepover
from bot.ground import steps
from bot.people import effacements
from bot.playing.budgets import Budgets
from bot.store import open_store
from bot.table import planned
from tests.ready import undrawn


def die_at(step: str, times: int) -> None:
    """Have this process killed when it comes to that step so many times."""
    left = times

    def listen(name: str) -> None:
        nonlocal left
        left -= name == step
        if name == step and left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    steps.listener = listen


async def live(url: str, gateway: str, token: str, database: Path, line: socket.socket) -> None:
    """Connect to the local Discord there, say so on the line, and stay until nobody holds its other end."""
    discord.http.Route.BASE = f"{url}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    budgets = Budgets(scale=1e6)
    async with (
        open_store(database) as store,
        Sleepover(store, budgets=budgets, own_emojis=False, greets=False) as bot,
    ):
        undrawn(bot.house.pages)
        working = asyncio.create_task(bot.start(token))
        await bot.recovered.wait()
        house = bot.house
        await house.whispers.settle()
        await house.boards.settle()
        await house.chronicles.settle()
        await house.goodbyes.settle()
        await house.effacements.settle()
        await house.retractions.settle()
        line.sendall(b"ready\n")
        await asyncio.get_running_loop().run_in_executor(None, line.recv, 1)
        await bot.close()
        await working


def main(arguments: Sequence[str], line: socket.socket) -> None:
    """URL, gateway, token, database; the step to die at, and at which time."""
    url, gateway, token, database, step, times = arguments
    die_at(step, int(times))
    effacements.BETWEEN = 0.0
    planned.QUICK = planned.UNHURRIED = (0.05, 0.1)
    asyncio.run(live(url, gateway, token, Path(database), line))
