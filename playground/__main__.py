"""`python -m playground`: a local Discord on its own, for a bot of any library."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import signal
from pathlib import Path

from playground.errors import LocalError
from playground.server import LocalDiscord
from playground.store import StoreError


def main() -> None:
    """Read the command line and serve until interrupted."""
    parser = argparse.ArgumentParser(prog="python -m playground", description=__doc__)
    parser.add_argument("--port", type=int, default=8080, help="port on 127.0.0.1; 0 takes a free one (8080)")
    parser.add_argument("--data", type=Path, help="folder to keep everything in; without it nothing is kept")
    parser.add_argument("--seats", default="Ann,Ben,Cleo", help="names of the people, with commas (Ann,Ben,Cleo)")
    parser.add_argument("--name", default="Sleepover", help="the bot's name (Sleepover)")
    given = parser.parse_args()
    people = [name.strip() for name in given.seats.split(",") if name.strip()]
    try:
        asyncio.run(_serve(given.port, given.data, people, given.name))
    except (StoreError, ValueError) as error:
        parser.error(str(error))
    except LocalError as error:
        parser.error(error.sentence)
    except OSError as error:
        parser.error(f"Port {given.port} cannot be opened: {error.strerror or error}. Another one: --port N.")


async def _serve(port: int, data: Path | None, people: list[str], name: str) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stop.set)
    async with LocalDiscord(port=port, data=data, people=people, bot_name=name) as local:
        gateway = local.gateway.url
        print(
            f"page     {local.url}/\n"
            f"api      {local.url}/api/v10\n"
            f"gateway  {gateway}\n"
            f"token    {local.token}\n\n"
            "discord.py  discord.http.Route.BASE = "
            f'"{local.url}/api/v10"\n'
            "            discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = "
            f'yarl.URL("{gateway}")\n'
            f'discord.js  new Client({{ intents, rest: {{ api: "{local.url}/api" }} }})\n'
            f'hikari      hikari.GatewayBot(token, rest_url="{local.url}/api/v10")\n',
            flush=True,
        )
        await stop.wait()


if __name__ == "__main__":
    main()
