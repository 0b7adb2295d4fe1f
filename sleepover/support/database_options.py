"""Database that a command works on."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.core import config as settings
from bot.core.database_url import is_postgres_url, masked_url
from bot.storage.ops.backup import default_backup_folder
from sleepover.support.terminal import CommandError, UsageError, reason

BOT_FILE = "bot.sqlite"
"""Name of the bot's database in the folder of `sleepover play`."""


def named(config: Path | None, data: Path | None, database: str | None, *, there: bool = True) -> Path | str:
    """Return the database given by one of the three options, or else that of the settings.

    It is a file or the address of a PostgreSQL database. Nothing is created: an empty file is no database.

    Raises:
        UsageError: more than one was named.
        CommandError: there is no such file and it should be ``there``.
        ConfigError: the settings are wrong.
    """
    if sum(one is not None for one in (config, data, database)) > 1:
        raise UsageError("Name the database by one of --config, --data and --database.")
    where = str(data / BOT_FILE) if data else database or settings.without_token(config, os.environ).database
    if is_postgres_url(where):
        return where
    path = Path(where)
    if there:
        must_be_there(path)
    return path


def file_named(
    config: Path | None, data: Path | None, database: str | None, instead: str, *, there: bool = True
) -> Path:
    """Return the database file, as ``named`` does, for commands that work on files only.

    ``instead`` says what to do with a server (``{0}``: its address).

    Raises:
        UsageError, CommandError: also if it is a server.
        ConfigError: the settings are wrong.
    """
    where = named(config, data, database, there=there)
    if isinstance(where, Path):
        return where
    raise CommandError(instead.format(masked_url(where)))


def must_be_there(path: Path) -> None:
    """Check that there is a database, before any code opens it that would make one.

    Raises:
        CommandError: there is no such file, or nothing in it.
    """
    try:
        if not path.is_file():
            raise CommandError(f"{path}: there is no database; --config, --data or --database says where it is")
        # SQLite takes an empty file for a new database, and one with an empty log beside it, too.
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as db:
            if not db.execute("select count(*) from sqlite_master").fetchone()[0]:
                raise CommandError(f"{path}: the file is empty, and no database; name the right one")
    except sqlite3.DatabaseError:
        # The code that opens it has a better error message.
        return
    except OSError as error:
        raise CommandError(f"{path}: {reason(error)}") from None


def backups_of(path: Path, config: Path | None, data: Path | None, database: str | None) -> Path:
    """Return the folder with the backups of the database that ``named`` has found.

    Raises:
        ConfigError: the settings are wrong.
    """
    if data or database:
        return default_backup_folder(path)
    folder = settings.without_token(config, os.environ).backups
    return Path(folder) if folder else default_backup_folder(path)
