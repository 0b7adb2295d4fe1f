"""Running the bot until it is stopped."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import sys
from pathlib import Path

import discord
import structlog

from bot.client import Sleepover
from bot.config import Config, ConfigError
from bot.store import open_store

log = structlog.get_logger(__name__)


def set_up_log(level: str) -> None:
    """Write the bot's and discord.py's log, from ``level`` up, as lines on standard error."""
    number = logging.getLevelNamesMapping()[level.upper()]
    structlog.configure(
        # Traces of errors show where, and not what was in the variables there: dice to come, names, ids.
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="%Y-%m-%d %H:%M:%S", utc=False),
            structlog.dev.ConsoleRenderer(
                colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
            ),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(file=sys.stderr),
    )
    discord.utils.setup_logging(level=max(number, logging.WARNING if number > logging.DEBUG else number), root=True)


async def run(config: Config) -> None:
    """Keep the bot connected until a signal to stop (SIGINT, SIGTERM) arrives, then disconnect in order.

    Raises:
        ConfigError: Discord does not accept the token.
        StoreError: the database cannot be used.
    """
    path = Path(config.database)
    async with open_store(path) as store:
        bot = Sleepover(store, sync_commands=config.sync_commands)
        stopping = asyncio.Event()
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError):
                loop.add_signal_handler(number, stopping.set)
        async with bot:
            working = asyncio.create_task(bot.start(config.token))
            waiting = asyncio.create_task(stopping.wait())
            await asyncio.wait({working, waiting}, return_when=asyncio.FIRST_COMPLETED)
            waiting.cancel()
            if not working.done():
                log.info("stopping")
                await bot.close()
            try:
                await working
            except discord.LoginFailure:
                raise ConfigError(
                    "Discord does not accept this token: copy it again from the page “Bot” of your application in "
                    "Discord's developer portal, or reset it there."
                ) from None
