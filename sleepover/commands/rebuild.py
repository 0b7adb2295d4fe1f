"""``ratings rebuild`` and ``achievements rebuild``: what follows from the stored games, worked out again from them."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import count
from pathlib import Path
from time import perf_counter

from rich.console import Console

from bot.core import config as settings
from bot.core.database_url import masked_url as without_password
from bot.profiles import aggregator
from bot.storage import Store, StoreError, open_store
from sleepover.support.database_options import named
from sleepover.support.exit_status import said
from sleepover.support.progress import ProgressBar, bar
from sleepover.support.terminal import Interrupted, log_to_standard_error


def ratings(*, config: Path | None, data: Path | None, database: str | None) -> None:
    """Work out the ratings in the database that one of the three names again, and say how many tables counted.

    Raises:
        CommandError: more than one was named, there is no database, or it cannot be used.
    """
    stopping = threading.Event()

    def show_progress(line: ProgressBar, done: int, total: int) -> None:
        if stopping.is_set():
            # This runs in the store's thread, where an exception ends the transaction.
            raise Interrupted("stopped")
        line.to(done, total)

    async def work(store: Store, line: ProgressBar) -> int:
        try:
            return await store.rebuild_ratings(partial(show_progress, line))
        except asyncio.CancelledError:
            stopping.set()
            raise

    _rebuild("ratings worked out from", "the ratings are as they were", work, config, data, database)


def achievements(*, config: Path | None, data: Path | None, database: str | None) -> None:
    """Count achievements, dice, streaks and rivals in the same way.

    Raises:
        CommandError: as for ``ratings``.
    """

    async def work(store: Store, line: ProgressBar) -> int:
        so_far = count(1)
        return await aggregator.rebuild(store, lambda table: line.now(f"counting: {next(so_far):,} tables"))

    later = "the bot counts the rest when it next starts"
    _rebuild("achievements counted from", later, work, config, data, database)


def _rebuild(
    done: str,
    stopped: str,
    work: Callable[[Store, ProgressBar], Awaitable[int]],
    config: Path | None,
    data: Path | None,
    database: str | None,
) -> None:
    async def in_store(where: Path | str) -> int:
        async with open_store(where) as store:
            with bar(done.partition(" ")[0]) as line:
                return await work(store, line)

    log_to_standard_error()
    try:
        where = named(config, data, database)
        start = perf_counter()
        counted = asyncio.run(in_store(where))
    except (settings.ConfigError, StoreError) as error:
        raise said(error) from None
    except KeyboardInterrupt:
        raise Interrupted(f"stopped: {stopped}") from None
    tables = "1 table" if counted == 1 else f"{counted:,} tables"
    Console(soft_wrap=True).print(f"{without_password(where)}: {done} {tables} in {perf_counter() - start:.1f} s")
