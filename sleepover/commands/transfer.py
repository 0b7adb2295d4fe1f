"""``export`` and ``import``: a whole database, copied to another place and compared."""

from __future__ import annotations

import time
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bot.core import config as settings
from bot.core.database_url import is_postgres_url, masked_url
from bot.storage import StoreError
from bot.storage.ops.transfer import TransferResult, copy_database
from sleepover.support.database_options import named
from sleepover.support.exit_status import said
from sleepover.support.progress import bar
from sleepover.support.terminal import CommandError, reason

_SHOWN = 16
"""Digits of a digest that are shown."""


def export(to: str, *, config: Path | None, data: Path | None, database: str | None) -> None:
    """Copy the database that one of the three names ``to`` a place where there is nothing.

    Raises:
        CommandError: it was not copied, and nothing is there.
    """
    _move(None, to, config, data, database)


def bring(source: str, *, config: Path | None, data: Path | None, database: str | None) -> None:
    """Copy ``source`` to the place that one of the three names, where there is nothing.

    Raises:
        CommandError: it was not copied, and nothing is there.
    """
    _move(source, None, config, data, database)


def _move(source: str | None, target: str | None, config: Path | None, data: Path | None, database: str | None) -> None:
    began = time.perf_counter()
    try:
        ours = named(config, data, database, there=source is None)
        left, right = _place(source) or ours, _place(target) or ours
        with bar("copying") as line:

            def progress(table: str, done: int, of: int) -> None:
                line.now(table)
                line.to(done, of)

            moved = copy_database(left, right, now=time.time(), progress=progress)
    except (settings.ConfigError, StoreError) as error:
        raise said(error) from None
    except OSError as error:
        raise CommandError(f"{error.filename or masked_url(right)}: {reason(error)}") from None
    _tell(moved, f"{masked_url(left)} → {masked_url(right)}", time.perf_counter() - began)


def _place(given: str | None) -> Path | str | None:
    return Path(given) if given and not is_postgres_url(given) else given


def _tell(moved: TransferResult, way: str, seconds: float) -> None:
    console = Console(soft_wrap=True, highlight=False)
    table = Table(box=None, pad_edge=False)
    table.add_column("table")
    table.add_column("rows", justify="right")
    table.add_column("the same in both")
    for one in moved.tables:
        table.add_row(one.table, f"{one.rows:,}", one.digest[:_SHOWN])
    console.print(table)
    console.print(f"{way}: {sum(one.rows for one in moved.tables):,} rows in {seconds:.1f} s", markup=False)
    if moved.at_work:
        console.print("A Sleepover is at work there: what happens from now on is not in the copy.")
