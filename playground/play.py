"""The local Discord, the real bot and the page, in one go: how one tries Sleepover without an account."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import webbrowser
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import structlog

from bot.core import config
from bot.core.runtime import on_shutdown_signal
from playground.process import DiscordProcess, ProcessError
from playground.world.locales import locale_of

if TYPE_CHECKING:
    from bot.app.client import SleepoverClient
    from bot.app.lease_keeper import LeaseKeeper

log = structlog.get_logger(__name__)

DATA = Path("data/play")
"""The folder of a played-on world, unless another is given."""
PROGRAMS = "programs.toml"
"""The file in that folder that has the programs which can be seated."""
PORT = 8080
SEATS = ("Ann", "Ben", "Cleo")
MOST_SEATS = 12


class PlayError(Exception):
    """The local Discord cannot be started; the message is one sentence that says what to do."""


def parse_seats(text: str) -> tuple[str, ...]:
    """Return the names in «Ann,Ben,Cleo».

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


def parse_language(text: str) -> str:
    """Discord's locale for what was typed behind ``--language``: ``de``, ``pt-br``, ``es``.

    Raises:
        PlayError: there is none.
    """
    try:
        return locale_of(text)
    except ValueError as error:
        raise PlayError(f"--language: {error}") from None


async def play(
    *,
    port: int,
    seats: Sequence[str],
    data: Path,
    ready: Callable[[str, str], None],
    browser: bool = False,
    language: str | None = None,
) -> None:
    """Serve until a signal to stop (SIGINT, SIGTERM) arrives, then stop everything in order.

    The local Discord runs in a process of its own. ``ready`` is called with the page's address and the locale
    that it speaks once the bot is connected and its commands are registered. ``language``: see ``LocalDiscord``.

    Raises:
        PlayError: the port is taken, ``data`` cannot be used, there would be too many seats, or one of the two sides
            came to an end by itself.
        StoreError: the bot's database cannot be used.
    """
    stopping = asyncio.Event()
    on_shutdown_signal(stopping.set)
    try:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)  # noqa: ASYNC240 (before anything is served)
    except OSError as error:
        raise PlayError(f"--data {data} cannot be used: {error.strerror}.") from None
    async with contextlib.AsyncExitStack() as opened:
        beside = await DiscordProcess(port=port, data=data, people=seats, language=language).start()
        # These imports take as long as the start of the other process, so both run at the same time.
        from bot.ai.external_players import ExternalPlayers
        from bot.app.client import SleepoverClient
        from bot.app.lease_keeper import LeaseKeeper
        from bot.app.log_setup import configure_logging
        from bot.interactions.rate_limits import RateLimiter
        from bot.rendering.worker_pool import RenderProcess
        from bot.storage import open_store

        configure_logging("warning")
        for name in ("discord.client", "discord.shard"):
            logging.getLogger(name).addFilter(_one_line)
        try:
            discord = await opened.enter_async_context(beside)
        except ProcessError as error:
            raise PlayError(str(error)) from None
        store = await opened.enter_async_context(open_store(data / "bot.sqlite"))
        keeper = LeaseKeeper(store)
        if not await keeper.try_acquire():
            raise PlayError(
                f"Another Sleepover is at work with {data / 'bot.sqlite'}: end it first, or give this one a folder of "
                "its own with --data. If it was killed on another machine just now, wait ten seconds."
            )
        opened.push_async_callback(keeper.release, [])
        opened.callback(config.point_discord_at(discord.url))
        bot = SleepoverClient(
            store,
            rate_limiter=RateLimiter(scale=1e6),
            greets=False,
            render_process=RenderProcess.create_if_useful(),
            external_players=ExternalPlayers(data / PROGRAMS),
        )
        await _with_bot(discord, bot, keeper, stopping, ready, browser)


async def _with_bot(
    discord: DiscordProcess,
    bot: SleepoverClient,
    lease: LeaseKeeper,
    stopping: asyncio.Event,
    ready: Callable[[str, str], None],
    browser: bool,
) -> None:
    from bot.app.run import disconnect, freeze_startup_objects
    from bot.storage import NotOwner

    async with bot:
        working = asyncio.create_task(bot.start(discord.token))
        waiting = asyncio.create_task(stopping.wait())
        up = asyncio.create_task(freeze_startup_objects(bot))
        lost = asyncio.create_task(lease.lost.wait())
        ends = {working, waiting, lost, discord.gone}
        await asyncio.wait({up, *ends}, return_when=asyncio.FIRST_COMPLETED)
        if up.done():
            # This is needed without ``--language``, too: the folder keeps the language of an earlier evening.
            ready(discord.url, next((str(guild.preferred_locale) for guild in bot.guilds), ""))
            if browser:
                # The call runs in its own thread: some browsers keep it until they are closed.
                asyncio.get_running_loop().run_in_executor(None, _open, discord.url)
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        for task in (waiting, up, lost):
            task.cancel()
        if discord.gone.done():
            # Without its Discord the bot cannot answer anybody; its errors about that are no news.
            await disconnect(bot, working)
            raise PlayError(
                f"The local Discord has stopped by itself (exit status {discord.gone.result()}). Nothing that was "
                "answered is lost: start it again in the same way."
            )
        stopped = not working.done()
        if stopped:
            await disconnect(bot, working)
        if lease.lost.is_set():
            raise NotOwner
        if stopped:
            return
        try:
            await working
        except Exception as error:
            log.exception("the bot failed")
            raise PlayError(
                f"The bot has stopped by itself ({type(error).__name__}: {error}). Nothing that was answered is lost: "
                "start it again in the same way."
            ) from None


def _one_line(record: logging.LogRecord) -> bool:
    # A lost connection to the local Discord may be intended, so its traceback is of no use.
    if str(record.msg).startswith("Attempting a reconnect"):
        record.exc_info = None
    return True


def _open(page: str) -> None:
    try:
        webbrowser.open(page)
    except webbrowser.Error as error:
        print(f"No browser could be opened ({error}); open {page} yourself.", file=sys.stderr)
