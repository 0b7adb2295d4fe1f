"""``ratings rebuild`` and ``achievements rebuild``: what is derived from the stored games, afresh from them alone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import perf_counter

from rich.console import Console

from bot.ground import config as settings
from bot.scores import chronicles
from bot.store import Store, StoreError, open_store
from bot.store.addresses import told
from sleepover.databases import named
from sleepover.trouble import said


def ratings(*, config: Path | None, data: Path | None, database: str | None) -> None:
    """Reckon the ratings in the database that one of the three names, and tell how many tables counted.

    Raises:
        CommandError: more than one was named, there is no database, or it cannot be used.
    """
    _rebuild("ratings reckoned from", lambda store: store.rebuild_ratings(), config, data, database)


def achievements(*, config: Path | None, data: Path | None, database: str | None) -> None:
    """Count achievements, dice, streaks and rivals in the same way.

    Raises:
        CommandError: as for ``ratings``.
    """
    _rebuild("achievements counted from", chronicles.rebuild, config, data, database)


def _rebuild(
    done: str,
    work: Callable[[Store], Awaitable[int]],
    config: Path | None,
    data: Path | None,
    database: str | None,
) -> None:
    async def in_store(where: Path | str) -> int:
        async with open_store(where) as store:
            return await work(store)

    try:
        where = named(config, data, database)
        start = perf_counter()
        counted = asyncio.run(in_store(where))
    except (settings.ConfigError, StoreError) as error:
        raise said(error) from None
    tables = "1 table" if counted == 1 else f"{counted:,} tables"
    Console(soft_wrap=True).print(f"{told(where)}: {done} {tables} in {perf_counter() - start:.1f} s")
