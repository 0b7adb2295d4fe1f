"""What the operator decides: ``config.toml`` and a few environment variables."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from bot.ground import address

DEFAULT_FILE = Path("config.toml")
TOKEN_VARIABLE = "SLEEPOVER_TOKEN"
TOKEN_FILE_VARIABLE = "SLEEPOVER_TOKEN_FILE"
DISCORD_VARIABLE = "SLEEPOVER_DISCORD"

LARGEST = 8 * 2**10
"""The longest file of settings that is read, in bytes. What reads TOML takes a minute for 60,000 with dots between."""
_LONGEST_TOKEN = 512
"""Bytes of a file with a token; Discord's have about 72."""
_QUOTED = 200
"""How much of what is wrong with it is said, in characters: it may quote a name of any length."""

_TOKEN = re.compile(r"[\w-]+\.[\w-]+\.[\w-]+", re.ASCII)


class ConfigError(ValueError):
    """A setting that is missing, unknown or wrong; the message is one sentence that says what to do."""


class Config(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The settings of a bot.

    ``token`` is the bot's secret from Discord's developer portal, ``database`` the SQLite file (made if missing),
    ``sync_commands`` whether the slash commands are registered at start-up, ``log`` how much is written. ``discord`` is
    the address of a local Discord to connect to; Discord itself if it is empty.
    """

    token: str = ""
    database: str = "data/sleepover.sqlite"
    sync_commands: bool = True
    log: Literal["debug", "info", "warning", "error"] = "info"
    discord: str = ""


def load(path: Path | None, environment: Mapping[str, str]) -> Config:
    """The settings in ``path`` (None: ``config.toml`` if it is there).

    ``SLEEPOVER_TOKEN`` wins over its token, or the content of the file that ``SLEEPOVER_TOKEN_FILE`` names; and
    ``SLEEPOVER_DISCORD`` over its address of a local Discord.

    Raises:
        ConfigError: the file is missing or wrong, there is no token that could be one, or two, or the address is not on
            this machine.
    """
    config = _read(path)
    token = _given_token(environment) or config.token.strip()
    if not token:
        raise ConfigError(
            f"There is no token: copy config.example.toml to {DEFAULT_FILE} and put your bot's token there, "
            f"or set {TOKEN_VARIABLE} (or {TOKEN_FILE_VARIABLE} to a file that holds it)."
        )
    if not _TOKEN.fullmatch(token):
        raise ConfigError(
            "The token does not look like a bot's token (three parts with dots between): copy it again from the page "
            "“Bot” of your application in Discord's developer portal."
        )
    discord = environment.get(DISCORD_VARIABLE, "").strip() or config.discord.strip()
    if discord:
        try:
            address.local(discord)
        except ValueError as error:
            raise ConfigError(f"The setting discord (or {DISCORD_VARIABLE}) is wrong: {error}") from None
    return msgspec.structs.replace(config, token=token, discord=discord)


def _given_token(environment: Mapping[str, str]) -> str:
    """The token that the environment holds or leads to; empty if there is none."""
    token, file = (environment.get(name, "").strip() for name in (TOKEN_VARIABLE, TOKEN_FILE_VARIABLE))
    if not file:
        return token
    if token:
        raise ConfigError(f"Both {TOKEN_VARIABLE} and {TOKEN_FILE_VARIABLE} are set: take one of them away.")
    try:
        with Path(file).open("rb") as opened:
            content = opened.read(_LONGEST_TOKEN + 1)
    except (OSError, ValueError) as error:
        raise ConfigError(
            f"{TOKEN_FILE_VARIABLE}: {_cut(file)} cannot be read: {getattr(error, 'strerror', None) or error}."
        ) from None
    token = content.decode(errors="replace").strip()
    if not token or len(content) > _LONGEST_TOKEN:
        raise ConfigError(
            f"{TOKEN_FILE_VARIABLE}: {_cut(file)} has to hold the token and nothing else; "
            f"it {'is too long for that' if token else 'is empty'}."
        )
    return token


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
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise ConfigError(f"{path} cannot be read: {getattr(error, 'strerror', None) or error}.") from None
    return _decoded(path, content)


def _decoded(path: Path, content: bytes) -> Config:
    if len(content) > LARGEST:
        raise ConfigError(f"{path} is not a file of settings: it has more than {LARGEST} bytes.")
    try:
        return msgspec.toml.decode(content, type=Config)
    except RecursionError:
        raise ConfigError(f"{path} is not a file of settings: it is nested too deeply.") from None
    except msgspec.ValidationError as error:
        raise ConfigError(f"{path}: {_cut(_in_words(str(error)))}") from None
    except ValueError as error:
        # Also what the decoder refuses though it is TOML: numbers of thousands of digits.
        raise ConfigError(f"{path} is not TOML: {_cut(str(error))}.") from None


def _cut(text: str) -> str:
    return text if len(text) <= _QUOTED else f"{text[:_QUOTED]}…"


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
