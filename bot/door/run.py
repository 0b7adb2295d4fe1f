"""Running the bot until it is stopped."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import io
import logging
import signal
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TextIO, TypeVar, cast

import discord
import structlog

from bot.door.client import Sleepover
from bot.door.doorman import Doorman
from bot.door.keeper import AT_WORK, Keeper
from bot.ground import address
from bot.ground.config import Config, ConfigError
from bot.ground.discretion import Discretion
from bot.store import InUse, NotOwner, SqliteStore, open_store
from bot.store.ownership import myself
from bot.store.schema import ask_for

T = TypeVar("T")

log = structlog.get_logger(__name__)

_COLLECTED = 10_000, 10, 10
"""After so many new objects the collector looks for circles among them, and so on. What a click leaves behind is found
among fewer that are still in use then."""


def set_up_log(level: str, *secrets: str) -> None:
    """Write the bot's and discord.py's log, from ``level`` up, as lines on standard error; without any token, of which
    the bot's own is one of the ``secrets``, and without anything that goes over the line to Discord."""
    number = logging.getLevelNamesMapping()[level.upper()]
    discretion = Discretion(secrets)

    def trace(file: TextIO, info: Any) -> None:
        told = io.StringIO()
        structlog.dev.plain_traceback(told, info)
        file.write(discretion.quiet(told.getvalue()))

    structlog.configure(
        # Traces of errors show where, and not what was in the variables there: dice to come, names, ids.
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="%Y-%m-%d %H:%M:%S", utc=False),
            discretion,
            structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=trace),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(file=cast("TextIO", _Forgiving(sys.stderr))),
    )
    handler = logging.StreamHandler()
    handler.addFilter(discretion)
    lowest = max(number, logging.WARNING if number > logging.DEBUG else number)
    discord.utils.setup_logging(handler=handler, level=lowest, root=True)


async def lighten(bot: Sleepover) -> None:
    """What lives now, and once the bot is up, lives long, so keep the collector from walking over it again and again.

    For whoever gives the whole process to one bot: what is alive then is never collected. Most of that is there before
    the bot connects, when nobody waits for it.
    """
    settle_down()
    await bot.recovered.wait()
    settle_down()


def settle_down() -> None:
    """Keep the collector from walking over what is alive now, and have it come less often. The first time it takes
    about a tenth of a second."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_COLLECTED)


class _Forgiving(io.TextIOBase):
    """A stream whose failing is nobody's trouble: where the log cannot be written, as on a full disk, answers go on."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        """Write, if that is possible."""
        with contextlib.suppress(OSError, ValueError):
            self._stream.write(text)
        return len(text)

    def flush(self) -> None:
        """Flush, if that is possible."""
        with contextlib.suppress(OSError, ValueError):
            self._stream.flush()


async def run(config: Config, *, take_over: bool = False) -> None:
    """Keep the bot connected until a signal to stop (SIGINT, SIGTERM) arrives, then disconnect in order.

    If another process is the bot already, wait until it ends. With ``take_over``, connect first, and have it hand over
    as soon as this one is ready.

    Raises:
        ConfigError: Discord does not accept the token.
        StoreError: the database cannot be used, or another process has taken over.
    """
    if config.discord:
        address.point(config.discord)
        log.warning("connecting to a local Discord, not to Discord itself", address=config.discord)
    stopping = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stopping.set)
    name = myself()
    async with contextlib.AsyncExitStack() as opened:
        store = await _unless(stopping, _open(opened, Path(config.database), name, take_over))
        if store is None:
            return
        keeper = Keeper(store, name)
        # One that takes over is connected before it begins; one that waits for its turn connects afterwards.
        if not take_over and await _unless(stopping, keeper.own()) is None:
            return
        doorman = Doorman(keeper.sure)
        keeper.renewed = doorman.renew
        try:
            async with Sleepover(store, sync_commands=config.sync_commands, doorman=doorman) as bot:
                await _serve(bot, config.token, keeper, doorman, stopping, take_over)
        finally:
            await keeper.hand_over([])
        if keeper.lost.is_set():
            raise NotOwner


async def _open(opened: contextlib.AsyncExitStack, path: Path, name: str, take_over: bool) -> SqliteStore:
    """The store, once nobody is at work who knows it only as it was before an update."""
    told = False
    while True:
        try:
            return await opened.enter_async_context(open_store(path))
        except InUse:
            if not told:
                log.warning(AT_WORK)
                told = True
                if take_over:
                    await asyncio.to_thread(ask_for, path, name)
            await asyncio.sleep(0.2)


async def _serve(
    bot: Sleepover, token: str, keeper: Keeper, doorman: Doorman, stopping: asyncio.Event, take_over: bool
) -> None:
    """Be the bot, from connecting to disconnecting."""
    working = asyncio.create_task(bot.start(token))

    async def begin() -> None:
        heard: tuple[int, ...] = ()
        if take_over:
            await bot.ready.wait()
            # Nobody is kept waiting for what can be done while the other one answers.
            await bot.warm.wait()
            settle_down()
            heard = (await keeper.own(ask=True)).heard
        bot.begin()
        doorman.open(heard)

    beginning = asyncio.create_task(begin())
    lightening = asyncio.create_task(lighten(bot))
    ends = [asyncio.create_task(event.wait()) for event in (stopping, keeper.lost, keeper.wanted)]
    try:
        await asyncio.wait({working, *ends}, return_when=asyncio.FIRST_COMPLETED)
        if beginning.done():
            # If it went wrong, this is where it is told.
            beginning.result()
        if keeper.wanted.is_set() and not working.done():
            log.info("handing over to another process")
            heard = doorman.shut()
            await bot.hand_over()
            await keeper.hand_over(heard)
        elif keeper.lost.is_set():
            doorman.shut()
        if not working.done():
            log.info("stopping")
            await bot.close()
    finally:
        for task in (beginning, lightening, *ends):
            task.cancel()
    try:
        await working
    except discord.LoginFailure:
        raise ConfigError(
            "Discord does not accept this token: copy it again from the page “Bot” of your application in "
            "Discord's developer portal, or reset it there."
        ) from None


async def _unless(stopping: asyncio.Event, work: Coroutine[Any, Any, T]) -> T | None:
    """What comes of the work; None if the bot is to stop before."""
    doing, end = asyncio.create_task(work), asyncio.create_task(stopping.wait())
    await asyncio.wait({doing, end}, return_when=asyncio.FIRST_COMPLETED)
    end.cancel()
    if not doing.done():
        doing.cancel()
        await asyncio.gather(doing, return_exceptions=True)
        return None
    return doing.result()
