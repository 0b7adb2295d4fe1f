"""``achievements rebuild``: all that profiles tell beside ratings, afresh from the stored logs."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import perf_counter

from rich.console import Console

from bot import config as settings
from bot.scores import chronicles
from bot.store import StoreError, open_store
from sleepover.rating import database_of
from sleepover.terminal import CommandError


def rebuild(*, config: Path | None, data: Path | None, database: Path | None) -> None:
    """Count afresh in the database that one of the three names, and tell how many tables there were.

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
    Console(soft_wrap=True).print(f"{path}: achievements counted from {tables} in {perf_counter() - start:.1f} s")


async def _rebuild(path: Path) -> int:
    async with open_store(path) as store:
        return await chronicles.rebuild(store)
