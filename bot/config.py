"""What the operator decides: ``config.toml`` and a few environment variables."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

DEFAULT_FILE = Path("config.toml")
TOKEN_VARIABLE = "SLEEPOVER_TOKEN"

_TOKEN = re.compile(r"[\w-]+\.[\w-]+\.[\w-]+", re.ASCII)


class ConfigError(ValueError):
    """A setting that is missing, unknown or wrong; the message is one sentence that says what to do."""


class Config(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The settings of a bot.

    ``token`` is the bot's secret from Discord's developer portal, ``database`` the SQLite file (made if missing),
    ``sync_commands`` whether the slash commands are registered at start-up, ``log`` how much is written.
    """

    token: str = ""
    database: str = "data/sleepover.sqlite"
    sync_commands: bool = True
    log: Literal["debug", "info", "warning", "error"] = "info"


def load(path: Path | None, environment: Mapping[str, str]) -> Config:
    """The settings in ``path`` (None: ``config.toml`` if it is there); ``SLEEPOVER_TOKEN`` wins over its token.

    Raises:
        ConfigError: the file is missing or wrong, or there is no token that could be one.
    """
    config = _read(path)
    token = environment.get(TOKEN_VARIABLE, "").strip() or config.token.strip()
    if not token:
        raise ConfigError(
            f"There is no token: copy config.example.toml to {DEFAULT_FILE} and put your bot's token there, "
            f"or set {TOKEN_VARIABLE}."
        )
    if not _TOKEN.fullmatch(token):
        raise ConfigError(
            "The token does not look like a bot's token (three parts with dots between): copy it again from the page "
            "“Bot” of your application in Discord's developer portal."
        )
    return msgspec.structs.replace(config, token=token)


def database(path: Path | None) -> Path:
    """Where the database is, by the settings in ``path`` (None: as ``load`` finds them); no token is asked for.

    Raises:
        ConfigError: the file is missing or wrong.
    """
    return Path(_read(path).database)


def _read(path: Path | None) -> Config:
    if path is None:
        if not DEFAULT_FILE.exists():
            return Config()
        path = DEFAULT_FILE
    try:
        return msgspec.toml.decode(path.read_bytes(), type=Config)
    except OSError as error:
        raise ConfigError(f"{path} cannot be read: {error.strerror or error}.") from None
    except msgspec.ValidationError as error:
        raise ConfigError(f"{path}: {_in_words(str(error))}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ConfigError(f"{path} is not TOML: {error}.") from None


def _in_words(problem: str) -> str:
    unknown = re.search(r"unknown field `(.+?)`", problem)
    if unknown:
        known = ", ".join(Config.__struct_fields__)
        return f"there is no setting {unknown[1]!r}; the settings are {known}."
    place = re.search(r"(.*) - at `\$\.?(.*?)`", problem)
    if place:
        allowed = " (debug, info, warning or error)" if place[2] == "log" else ""
        return f"the setting {place[2]!r} is wrong: {place[1].lower()}{allowed}."
    return f"{problem}."
