"""``backup`` and ``restore``: copies of the bot's database, made while it runs, and put back."""

from __future__ import annotations

import re
import signal
import sys
import threading
import time
from datetime import UTC, datetime
from pathlib import Path
from types import FrameType

import typer

from bot.core import config as settings
from bot.storage import StoreError
from bot.storage.ops import backup as copies
from sleepover.support.database_options import backups_of, file_named, must_be_there
from sleepover.support.exit_status import said
from sleepover.support.progress import waiting
from sleepover.support.terminal import CommandError, Interrupted, reason

AGAIN = 600.0
"""Seconds after which a backup that failed is tried again at the latest."""
_BACKED_UP_THERE = (
    "{0} is a PostgreSQL database, which its own tools back up: `pg_dump --format=custom --file=sleepover.dump '{0}'`, "
    "with its password in PGPASSWORD or ~/.pgpass. `sleepover export FILE.sqlite` makes a file for any Sleepover."
)
_RESTORED_THERE = (
    "{0} is a PostgreSQL database, which its own tools restore: stop the bot, then `pg_restore --clean --if-exists "
    "--single-transaction --dbname='{0}' sleepover.dump`. `sleepover import FILE.sqlite` fills an empty database."
)
_UNITS = {"m": 60.0, "h": 3600.0, "d": 86_400.0}


def seconds(text: str) -> float:
    """Return the length in seconds of a time such as ``30m``, ``6h`` or ``1d``.

    Raises:
        ValueError: it is no such time, or less than a minute.
    """
    found = re.fullmatch(r"\s*(\d{1,4})\s*([mhd])\s*", text)
    if not found or not int(found[1]):
        raise ValueError("a time such as 30m, 6h or 1d is needed")
    return int(found[1]) * _UNITS[found[2]]


def backup(
    *, config: Path | None, data: Path | None, database: str | None, to: Path | None, keep: int, every: float | None
) -> None:
    """Make a backup and remove the oldest beyond ``keep``; with ``every``, in seconds, again and again until stopped.

    Raises:
        CommandError: it could not be made. With ``every`` this is told, and tried again.
    """
    try:
        path = file_named(config, data, database, _BACKED_UP_THERE)
        folder = to or backups_of(path, config, data, database)
    except settings.ConfigError as error:
        raise said(error) from None
    if every is None:
        _once(path, folder, keep)
        return
    stopping = threading.Event()

    def stop(number: int, frame: FrameType | None) -> None:
        stopping.set()

    # The first process of a container gets only the signals that it asks for.
    signal.signal(signal.SIGTERM, stop)
    try:
        while not stopping.wait(_until_next(folder, every)):
            try:
                _once(path, folder, keep)
            except CommandError as error:
                print(f"{error} Tried again in {round(min(every, AGAIN) / 60)} minutes.", file=sys.stderr, flush=True)
                stopping.wait(min(every, AGAIN))
    except KeyboardInterrupt:
        raise Interrupted("stopped") from None


def _until_next(folder: Path, every: float) -> float:
    """Seconds until the next one is due; none if there is no backup."""
    newest = next(iter(_there(folder)), None)
    return 0.0 if newest is None else min(every, max(0.0, newest.made + every - time.time()))


def _there(folder: Path) -> tuple[copies.BackupFile, ...]:
    try:
        return copies.list_backups(folder)
    except OSError as error:
        raise CommandError(f"{folder}: {reason(error)}") from None


def _once(path: Path, folder: Path, keep: int) -> None:
    try:
        with waiting("backing up"):
            made = copies.back_up(path, folder, now=time.time())
    except StoreError as error:
        raise said(error) from None
    except KeyboardInterrupt:
        raise Interrupted("stopped before the backup was done; none was made") from None
    typer.echo(f"{made.path}  {made.size / 1e6:,.1f} MB")
    try:
        gone = copies.remove_old_backups(folder, keep, made)
    except OSError as error:
        raise CommandError(f"{error.filename}: an old backup could not be removed: {reason(error)}") from None
    if gone:
        typer.echo(f"{len(gone)} older removed, {len(_there(folder))} kept")
    sys.stdout.flush()


def restore(
    backup: Path | None, *, config: Path | None, data: Path | None, database: str | None, stopped: bool
) -> None:
    """Restore the database from the backup (None: list all backups).

    Raises:
        CommandError: it was not restored, and the database is as it was.
    """
    try:
        path = file_named(config, data, database, _RESTORED_THERE, there=False)
        if backup is None:
            _list(backups_of(path, config, data, database))
            return
        if not backup.is_file():
            raise CommandError(f"{backup}: there is no such backup; `sleepover restore` alone lists all backups")
        must_be_there(backup)
        with waiting("restoring"):
            done = copies.restore_backup(backup, path, now=time.time(), stopped=stopped)
    except (settings.ConfigError, StoreError) as error:
        raise said(error) from None
    tables = "1 table" if done.tables == 1 else f"{done.tables:,} tables"
    typer.echo(f"{path}: restored from {backup}, with {tables}")
    if done.version_before != done.version:
        typer.echo(f"Brought up to date: version {done.version_before} to {done.version}")
    if done.kept:
        typer.echo(f"The database of before is kept: {done.kept}")
    typer.echo("Players who had their data deleted since that backup are in the database again.")


def _list(folder: Path) -> None:
    there = _there(folder)
    if not there:
        raise CommandError(f"{folder}: there are no backups; `sleepover backup` makes one")
    for one in there:
        made = datetime.fromtimestamp(one.made, UTC)
        typer.echo(f"{one.path}  {made:%Y-%m-%d %H:%M} UTC  {one.size / 1e6:,.1f} MB")
