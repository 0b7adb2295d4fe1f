"""Which database a command is about."""

from __future__ import annotations

import os
from pathlib import Path

from bot.ground import config as settings
from bot.store.addresses import is_server, told
from bot.store.backups import usual_folder
from sleepover.terminal import CommandError

BOT_FILE = "bot.sqlite"
"""What the bot's database is called in the folder of `sleepover play`."""


def named(config: Path | None, data: Path | None, database: str | None, *, there: bool = True) -> Path | str:
    """The database that one of the three names, a file or the address of a PostgreSQL database; with none of them, that
    of the settings.

    Raises:
        CommandError: more than one was named, or there is no such file and it should be ``there``.
        ConfigError: the settings are wrong.
    """
    if sum(one is not None for one in (config, data, database)) > 1:
        raise CommandError("Name the database by one of --config, --data and --database.")
    where = str(data / BOT_FILE) if data else database or settings.without_token(config, os.environ).database
    if is_server(where):
        return where
    path = Path(where)
    if there and not path.is_file():
        raise CommandError(f"{path}: there is no database; --config, --data or --database says where it is")
    return path


def file_named(
    config: Path | None, data: Path | None, database: str | None, instead: str, *, there: bool = True
) -> Path:
    """The same, for what is done with files only; ``instead`` says what to do with a server (``{0}``: its address).

    Raises:
        CommandError: also if it is a server.
        ConfigError: the settings are wrong.
    """
    where = named(config, data, database, there=there)
    if isinstance(where, Path):
        return where
    raise CommandError(instead.format(told(where)))


def backups_of(path: Path, config: Path | None, data: Path | None, database: str | None) -> Path:
    """The folder with the backups of the database that ``named`` has found.

    Raises:
        ConfigError: the settings are wrong.
    """
    if data or database:
        return usual_folder(path)
    folder = settings.without_token(config, os.environ).backups
    return Path(folder) if folder else usual_folder(path)
