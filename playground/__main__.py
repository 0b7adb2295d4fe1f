"""`python -m playground`: a local Discord on its own, for a bot of any library."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import signal
import sys
import threading
from pathlib import Path
from typing import NoReturn

import msgspec

from bot.core.memory import freeze_gc
from bot.core.runtime import ASKED, on_shutdown_signal
from playground.errors import LocalError
from playground.process import Report
from playground.server import LocalDiscord
from playground.world.database import WorldDatabaseError

PATIENCE = 3.0
"""Seconds to wait for the local Discord of a process that has just ended to let go of the folder."""


def main() -> None:
    """Read the command line and serve until interrupted."""
    parser = argparse.ArgumentParser(prog="python -m playground", description=__doc__)
    parser.add_argument("--port", type=int, default=8080, help="port on 127.0.0.1; 0 takes a free one (8080)")
    parser.add_argument("--data", type=Path, help="folder to keep everything in; without it nothing is kept")
    parser.add_argument("--seats", default="Ann,Ben,Cleo", help="names of the people, with commas (Ann,Ben,Cleo)")
    parser.add_argument("--name", default="Sleepover", help="the bot's name (Sleepover)")
    parser.add_argument("--language", help="the language of the server and of everybody's client, such as de")
    parser.add_argument("--no-rate-limits", action="store_true", help="let the bot call as often as it likes")
    parser.add_argument(
        "--report",
        action="store_true",
        help="for programs: say address and token in a line of JSON, and stop when standard input ends, not at Ctrl-C",
    )
    given = parser.parse_args()

    def refuse(sentence: str) -> NoReturn:
        if given.report:
            _say(Report(error=sentence))
            sys.exit(2)
        parser.error(sentence)

    people = [name.strip() for name in given.seats.split(",") if name.strip()]
    try:
        local = LocalDiscord(
            port=given.port,
            data=given.data,
            people=people,
            bot_name=given.name,
            language=given.language,
            rate_limits=not given.no_rate_limits,
            patience=PATIENCE if given.report else 0.0,
        )
        asyncio.run(_serve(local, report=given.report))
    except (WorldDatabaseError, ValueError) as error:
        refuse(str(error))
    except LocalError as error:
        refuse(error.sentence)
    except OSError as error:
        refuse(f"Port {given.port} cannot be opened ({error.strerror or error}): give another one with --port.")


async def _serve(discord: LocalDiscord, *, report: bool) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    if report:
        # Ctrl-C in a terminal reaches this process too; the one that started it says when to stop.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        threading.Thread(target=_read_to_the_end, args=(loop, stop), daemon=True).start()
    on_shutdown_signal(stop.set, (signal.SIGTERM,) if report else ASKED)
    async with discord as local:
        freeze_gc()
        if report:
            _say(Report(local.url, local.token))
        else:
            _introduce(local)
        await stop.wait()


def _read_to_the_end(loop: asyncio.AbstractEventLoop, stop: asyncio.Event) -> None:
    # A thread that waits in sys.stdin would keep Python from ending. A broken pipe is an end as well.
    with contextlib.suppress(OSError):
        while os.read(0, 1024):
            pass
    with contextlib.suppress(RuntimeError):
        loop.call_soon_threadsafe(stop.set)


def _say(report: Report) -> None:
    print(msgspec.json.encode(report).decode(), flush=True)


def _introduce(local: LocalDiscord) -> None:
    gateway = local.gateway.url
    print(
        f"page     {local.url}/\n"
        f"api      {local.url}/api/v10\n"
        f"gateway  {gateway}\n"
        f"token    {local.token}\n\n"
        f"Sleepover   SLEEPOVER_DISCORD={local.url} SLEEPOVER_TOKEN={local.token} sleepover run\n"
        "discord.py  discord.http.Route.BASE = "
        f'"{local.url}/api/v10"\n'
        "            discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = "
        f'yarl.URL("{gateway}")\n'
        f'discord.js  new Client({{ intents, rest: {{ api: "{local.url}/api" }} }})\n'
        f'hikari      hikari.GatewayBot(token, rest_url="{local.url}/api/v10")\n',
        flush=True,
    )


if __name__ == "__main__":
    main()
