"""``play`` and ``run``: the two commands that keep going until they are stopped."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import aiohttp
from rich.console import Console
from rich.panel import Panel

from bot import config as settings
from bot.run import run as run_bot
from bot.run import set_up_log
from bot.store import StoreError
from sleepover.terminal import CommandError


def play(*, port: int, seats: str, data: Path, browser: bool) -> None:
    """Serve the local Discord with the bot at it, until Ctrl-C."""
    try:
        from playground import play as playing
    except ModuleNotFoundError as error:
        raise CommandError(
            f"The local Discord needs the package {error.name}, which is missing; `uv run sleepover play` brings it."
        ) from None
    set_up_log("warning")
    try:
        asyncio.run(
            playing.play(port=port, seats=playing.parse_seats(seats), data=data, ready=_welcome, browser=browser)
        )
    except (playing.PlayError, StoreError) as error:
        raise CommandError(str(error)) from None


def run(path: Path | None) -> None:
    """Run the bot on Discord, until Ctrl-C or SIGTERM."""
    try:
        config = settings.load(path, os.environ)
        set_up_log(config.log)
        asyncio.run(run_bot(config))
    except (settings.ConfigError, StoreError) as error:
        raise CommandError(str(error)) from None
    except (aiohttp.ClientConnectionError, TimeoutError) as error:
        raise CommandError(
            f"Discord cannot be reached: {error}. Look at this machine's connection and try again."
        ) from None


def _welcome(address: str) -> None:
    where = f"The table is laid: open [bold link={address}]{address}[/]"
    text = f"{where}\nType / in the channel and choose play. Ctrl-C stops."
    console = Console(soft_wrap=True)
    console.print(Panel.fit(text, title="Sleepover", padding=(1, 3)))
    console.file.flush()
