"""The local Discord, the real bot and the page, in one go: how one tries Sleepover without an account."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
import webbrowser
from collections.abc import Callable, Sequence
from pathlib import Path

import structlog

from bot.client import Sleepover
from bot.store import open_store
from playground.errors import LocalError
from playground.server import LocalDiscord
from playground.store import StoreError as WorldError

log = structlog.get_logger(__name__)

DATA = Path("data/play")
"""Where a played-on world is kept, unless told otherwise."""
PORT = 8080
SEATS = ("Ann", "Ben", "Cleo")
MOST_SEATS = 12


class PlayError(Exception):
    """The local Discord cannot be started; the message is one sentence that says what to do."""


def parse_seats(text: str) -> tuple[str, ...]:
    """The names in «Ann,Ben,Cleo».

    Raises:
        PlayError: none, too many, or one of them twice or too long.
    """
    names = tuple(" ".join(name.split()) for name in text.split(",") if name.strip())
    if not 1 <= len(names) <= MOST_SEATS:
        raise PlayError(f"--seats takes 1 to {MOST_SEATS} names with commas between, such as Ann,Ben,Cleo.")
    if len({name.casefold() for name in names}) < len(names):
        raise PlayError("--seats has a name twice; give everybody a name of their own.")
    longest = max(names, key=len)
    if len(longest) > 32:
        raise PlayError(f"--seats: “{longest}” is longer than 32 characters, the most that Discord allows.")
    return names


async def play(
    *, port: int, seats: Sequence[str], data: Path, ready: Callable[[str], None], browser: bool = False
) -> None:
    """Serve until a signal to stop (SIGINT, SIGTERM) arrives, then stop everything in order.

    ``ready`` is called with the page's address once the bot is connected and its commands are registered.

    Raises:
        PlayError: the port is taken, ``data`` cannot be used, or there would be too many seats.
        StoreError: the bot's database cannot be used.
    """
    stopping = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stopping.set)
    try:
        data.mkdir(parents=True, exist_ok=True)  # noqa: ASYNC240 (before anything is served)
    except OSError as error:
        raise PlayError(f"--data {data} cannot be used: {error.strerror}.") from None
    async with contextlib.AsyncExitStack() as opened:
        try:
            discord = await opened.enter_async_context(LocalDiscord(port=port, data=data, people=seats))
        except OSError as error:
            raise PlayError(f"Port {port} cannot be used ({error.strerror}): give another one with --port.") from None
        except (WorldError, LocalError) as error:
            raise PlayError(str(error)) from None
        store = await opened.enter_async_context(open_store(data / "bot.sqlite"))
        opened.enter_context(discord.point_discordpy_here())
        await _with_bot(discord, Sleepover(store), stopping, ready, browser)


async def _with_bot(
    discord: LocalDiscord, bot: Sleepover, stopping: asyncio.Event, ready: Callable[[str], None], browser: bool
) -> None:
    async with bot:
        working = asyncio.create_task(bot.start(discord.token))
        waiting = asyncio.create_task(stopping.wait())
        up = asyncio.create_task(bot.recovered.wait())
        await asyncio.wait({working, waiting, up}, return_when=asyncio.FIRST_COMPLETED)
        if up.done():
            ready(discord.url)
            if browser:
                # In its own thread: some browsers keep the call until they are closed.
                asyncio.get_running_loop().run_in_executor(None, _open, discord.url)
            await asyncio.wait({working, waiting}, return_when=asyncio.FIRST_COMPLETED)
        for task in (waiting, up):
            task.cancel()
        if not working.done():
            await bot.close()
        await working


def _open(address: str) -> None:
    try:
        webbrowser.open(address)
    except webbrowser.Error as error:
        print(f"No browser could be opened ({error}); open {address} yourself.", file=sys.stderr)
