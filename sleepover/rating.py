"""``ratings rebuild``: all ratings afresh, from the stored results alone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import perf_counter

from rich.console import Console

from bot import config as settings
from bot.store import StoreError, open_store
from sleepover.terminal import CommandError

BOT_FILE = "bot.sqlite"
"""What the bot's database is called in the folder of `sleepover play`."""


def rebuild(*, config: Path | None, data: Path | None, database: Path | None) -> None:
    """Reckon the ratings in the database that one of the three names, and tell how many tables counted.

    Raises:
        CommandError: more than one was named, there is no database, or it cannot be used.
    """
    try:
        path = database_of(config=config, data=data, database=database)
        start = perf_counter()
        counted = asyncio.run(_rebuild(path))
    except (settings.ConfigError, StoreError) as error:
        raise CommandError(str(error)) from None
    tables = "1 table" if counted == 1 else f"{counted:,} tables"
    Console(soft_wrap=True).print(f"{path}: ratings reckoned from {tables} in {perf_counter() - start:.1f} s")


def database_of(*, config: Path | None, data: Path | None, database: Path | None) -> Path:
    """The database that one of the three names.

    Raises:
        CommandError: more than one was named, or there is no database.
        ConfigError: the settings cannot be used.
    """
    if sum(one is not None for one in (config, data, database)) > 1:
        raise CommandError("Name the database by one of --config, --data and --database.")
    path = database or (data / BOT_FILE if data else settings.database(config))
    if not path.is_file():
        raise CommandError(f"{path}: there is no database; --config, --data or --database says where it is")
    return path


async def _rebuild(path: Path) -> int:
    async with open_store(path) as store:
        return await store.rebuild_ratings()
