"""Settings of the host: ``config.toml``, and for each an environment variable that overrides it.

An address to listen on is written as ``127.0.0.1:9464``, ``[::1]:9464`` or ``0.0.0.0:9464``.

The bot talks to Discord itself, or to a local one on this machine.
"""

from __future__ import annotations

import base64
import binascii
import codecs
import ipaddress
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Literal, get_type_hints

import msgspec
import yarl
from msgspec import Struct

from bot.core import database_url, paths, sharding
from bot.core.database_url import QUOTES

_ADDRESS = re.compile(r"(\[[0-9a-fA-F:.]+\]|[0-9.]+|localhost):([0-9]{1,5})")


def split_address(address: str) -> tuple[str, int]:
    """Return the host and port of an address; port 0 takes a free one.

    Raises:
        ValueError: it is no address.
    """
    found = _ADDRESS.fullmatch(address)
    if found is None or int(found[2]) > 65535 or not _is_host(found[1].strip("[]")):
        raise ValueError(f"{address!r} is no address to listen on, such as 127.0.0.1:9464")
    return found[1].strip("[]"), int(found[2])


def _is_host(host: str) -> bool:
    try:
        return host == "localhost" or bool(ipaddress.ip_address(host))
    except ValueError:
        return False


def is_every_network(address: str) -> bool:
    """Return whether whoever listens at that address is reached from all networks of this machine."""
    host, _ = split_address(address)
    if host == "localhost":
        return False
    ip = ipaddress.ip_address(host)
    return (getattr(ip, "ipv4_mapped", None) or ip).is_unspecified


def local_address(base: str) -> yarl.URL:
    """Return the address of a local Discord, such as ``http://127.0.0.1:8080``.

    Raises:
        ValueError: it is no such address, or not on this machine; the message is a sentence that says so.
            The token is sent to anything that answers there, so only loopback is accepted.
    """
    # The part before an @ may be a password.
    it = "it" if "@" in base else repr(base)
    try:
        url = yarl.URL(base.strip())
        host, port = url.host or "", url.port
    except ValueError:
        raise ValueError(f"{it} is no address; a local Discord's looks like http://127.0.0.1:8080.") from None
    if url.scheme != "http" or not host or not port or url.path not in ("", "/") or url.query_string or url.user:
        raise ValueError(f"{it} is no address of a local Discord; one looks like http://127.0.0.1:8080.")
    if not _loopback(host):
        raise ValueError(
            f"{it} is not on this machine: a local Discord is reached at 127.0.0.1, [::1] or localhost only."
        )
    return url.origin()


def point_discord_at(base: str) -> Callable[[], None]:
    """Make discord.py connect to the local Discord at ``base`` from now on; return a function that undoes it.

    Raises:
        ValueError: as :func:`local_address`.
    """
    # Imported here, since settings are read by commands that have nothing to do with Discord, and it takes a second.
    import discord

    url = local_address(base)
    before = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    discord.http.Route.BASE = f"{url}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = url.with_scheme("ws").with_path("/gateway")

    def undo() -> None:
        discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = before

    return undo


def _loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


DEFAULT_FILE = Path("config.toml")
TOKEN_VARIABLE = "SLEEPOVER_TOKEN"
TOKEN_FILE_VARIABLE = "SLEEPOVER_TOKEN_FILE"
DISCORD_VARIABLE = "SLEEPOVER_DISCORD"

LARGEST = 8 * 2**10
"""The longest file of settings that is read, in bytes. What reads TOML takes a minute for 60,000 with dots between."""
_LONGEST_TOKEN = 512
"""Bytes of a file with a token; Discord's have about 72."""
_QUOTED = 200
"""Most characters of a wrong value that are quoted: it may have any length."""

_PATHS = ("backups", "status", "programs")
"""Settings that name a file or a folder and nothing else."""
_ALLOWED = {
    "log": "debug, info, warning or error",
    "log_format": "text or json",
    "sync_commands": "true or false",
}
"""Possible values of a setting in words, if not every text will do."""
_OTHER_VARIABLES = (TOKEN_FILE_VARIABLE,)
"""Variables of ours that are no settings."""

_TOKEN = re.compile(r"[\w-]+\.[\w-]+\.[\w-]+", re.ASCII)


class ConfigError(ValueError):
    """A setting that is missing, unknown or wrong; the message is one sentence that says what to do."""


class Config(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The settings of a bot.

    ``token`` is the bot's secret from Discord's developer portal, ``database`` the SQLite file (made if missing) or the
    address of a PostgreSQL database, ``sync_commands`` whether the slash commands are registered at start-up, ``log``
    how much is written. ``discord`` is the address of a local Discord to connect to; Discord itself if it is empty.
    ``backups`` is the folder that ``sleepover backup`` writes to; one beside the database if it is empty.
    ``log_format`` is how lines of the log are written, ``status`` the file with the bot's health (empty: none),
    ``metrics`` the address that serves it over HTTP (empty: nowhere). ``shards`` are those of Discord's shards that
    this process serves beside others; all of them, and alone, if it is empty (see ``bot.core.sharding``). ``programs``
    is the file with the programs that can be seated at tables (empty: none, see ``bot.engines.registry``).
    """

    token: str = ""
    database: str = "data/sleepover.sqlite"
    sync_commands: bool = True
    log: Literal["debug", "info", "warning", "error"] = "info"
    discord: str = ""
    backups: str = ""
    log_format: Literal["text", "json"] = "text"
    status: str = ""
    metrics: str = ""
    shards: str = ""
    programs: str = ""

    def __repr__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.shown().items())
        return f"{type(self).__name__}({told})"

    def __rich_repr__(self) -> list[tuple[str, object]]:
        return list(self.shown().items())

    def shown(self) -> dict[str, object]:
        """All settings, without what may not be shown: the token, and the password of a database."""
        token = database_url.HIDDEN if self.token else ""
        return {**msgspec.structs.asdict(self), "token": token, "database": database_url.masked_url(self.database)}


def env_variable(setting: str) -> str:
    """Return the environment variable that overrides that setting."""
    return f"SLEEPOVER_{setting.upper()}"


def load_config(path: Path | None, environment: Mapping[str, str]) -> Config:
    """Return the settings in ``path``, overridden by those of the environment.

    ``path`` None means ``config.toml``, if it exists. ``SLEEPOVER_TOKEN``, or the content of the file that
    ``SLEEPOVER_TOKEN_FILE`` names, overrides the token, ``SLEEPOVER_DATABASE`` the database, and so on. An
    empty variable counts as none.

    Raises:
        ConfigError: the file is missing or wrong, a variable is wrong, there is no token that could be
            one, or there are two, or the address is not on this machine.
    """
    config = without_token(path, environment)
    token = _given_token(environment) or config.token.strip()
    if not token:
        raise ConfigError(
            f"There is no token: set {TOKEN_VARIABLE} (or {TOKEN_FILE_VARIABLE} to a file that holds it), or write a "
            f'line token = "…" with your bot\'s token into {path or DEFAULT_FILE}.'
        )
    if not _TOKEN.fullmatch(token):
        raise ConfigError(
            f"The token {_mistaken(token)}: copy it again from the page “Bot” of your application in Discord's "
            "developer portal, and put it there as it is."
        )
    return msgspec.structs.replace(config, token=token)


def without_token(path: Path | None, environment: Mapping[str, str]) -> Config:
    """Return the settings as :func:`load_config` does, for work that needs no token.

    The token is not looked at, and may be wrong or missing.

    Raises:
        ConfigError: the file is missing or wrong, a variable is wrong, or the address is not on this
            machine.
    """
    config = _read(path)
    given = {
        name: environment.get(env_variable(name), "").strip() for name in Config.__struct_fields__ if name != "token"
    }
    for name, value in given.items():
        _must_be_bare(name, value)
    try:
        config = msgspec.structs.replace(
            config, **{name: _converted(name, value) for name, value in given.items() if value}
        )
    except msgspec.ValidationError as error:
        raise ConfigError(_cut(str(error))) from None
    # Only spaces are stripped: a tab is what TOML makes of a backslash before a t.
    config = msgspec.structs.replace(
        config, **{name: getattr(config, name).strip(" ") for name in ("database", "discord", "metrics", *_PATHS)}
    )
    for name in ("discord", "metrics", "shards"):
        _must_be_bare(name, getattr(config, name))
    _checked("database", config.database, paths.check_database)
    for name in _PATHS:
        _checked(name, getattr(config, name), paths.check_path)
    if config.discord:
        _checked("discord", config.discord, local_address)
    if config.metrics:
        _checked("metrics", config.metrics, split_address)
    return msgspec.structs.replace(config, shards=parse_shards_setting(config.shards))


def parse_shards_setting(shards: str) -> str:
    """Return the setting ``shards``, if it is valid.

    Raises:
        ConfigError: it is not.
    """
    _checked("shards", shards, sharding.parse_shards)
    return shards.strip()


def _checked(name: str, value: str, check: Callable[[str], object]) -> None:
    """Run the check of this setting.

    Raises:
        ConfigError: the check finds something wrong; its ``ValueError`` says what, as the rest of a sentence.
    """
    try:
        check(value)
    except ValueError as error:
        raise ConfigError(f"The setting {name} (or {env_variable(name)}) is wrong: {str(error).rstrip('.')}.") from None


def _must_be_bare(name: str, value: str) -> None:
    """Check that the value has no quotation marks around it, and is no database's address.

    Error messages may repeat a wrong value of another setting, so no password may be in it.
    """
    if paths.has_quotes(value):
        raise ConfigError(f"The setting {name} (or {env_variable(name)}) is wrong: {paths.QUOTED}.")
    if name not in ("database", "discord", *_PATHS) and paths.may_hold_password(value):
        raise ConfigError(
            f"The setting {name} (or {env_variable(name)}) is wrong: it is an address. That of a database belongs into "
            f"the setting database (or {env_variable('database')})."
        )


def _given_token(environment: Mapping[str, str]) -> str:
    """Return the token in the environment or in the file that it names; empty if there is none."""
    token, file = (environment.get(name, "").strip() for name in (TOKEN_VARIABLE, TOKEN_FILE_VARIABLE))
    if not file:
        return token
    if token:
        raise ConfigError(f"Both {TOKEN_VARIABLE} and {TOKEN_FILE_VARIABLE} are set: take one of them away.")
    try:
        paths.check_path(file)
    except ValueError as error:
        raise ConfigError(f"{TOKEN_FILE_VARIABLE} is wrong: {error}.") from None
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


def setting_origins(path: Path | None, environment: Mapping[str, str]) -> dict[str, str]:
    """Return the origin of each setting: a variable, the file, or the default.

    Raises:
        ConfigError: the file is missing or wrong.
    """
    config = _read(path)
    told = {}
    for name in Config.__struct_fields__:
        if name == "token" and environment.get(TOKEN_FILE_VARIABLE, "").strip():
            told[name] = TOKEN_FILE_VARIABLE
        elif environment.get(env_variable(name), "").strip():
            told[name] = env_variable(name)
        else:
            told[name] = "default" if getattr(config, name) == getattr(Config(), name) else str(path or DEFAULT_FILE)
    return told


def unknown_variables(environment: Mapping[str, str]) -> list[str]:
    """Variables of the environment that look like settings of ours, and are none."""
    known = {*map(env_variable, Config.__struct_fields__), *_OTHER_VARIABLES}
    return sorted(name for name in environment if name.startswith("SLEEPOVER_") and name not in known)


def _converted(name: str, value: str) -> object:
    try:
        return msgspec.convert(value, get_type_hints(Config)[name], strict=False)
    except msgspec.ValidationError:
        raise msgspec.ValidationError(f"{env_variable(name)} is wrong: {value!r} is not {_ALLOWED[name]}.") from None


def application_of(token: str) -> int | None:
    """Return the id that a bot's token begins with; None if it has none.

    It is the application's, except for a few bots that are older than 2016.
    """
    first = token.partition(".")[0]
    try:
        text = base64.urlsafe_b64decode(first + "=" * (-len(first) % 4)).decode("ascii")
    except (binascii.Error, ValueError):
        return None
    return int(text) if text.isdecimal() else None


def _mistaken(token: str) -> str:
    """Return the likely reason for a wrong token, as the rest of a sentence."""
    bare = token.removeprefix("\ufeff").strip(QUOTES + " ")
    if token.startswith("\ufeff"):
        return "has a byte order mark before it, as some editors write one: save it as UTF-8 without BOM"
    if token[0] in QUOTES or token[-1] in QUOTES:
        return "has quotation marks around it that are not its own (`docker --env-file` keeps them, for one)"
    if bare.lower().startswith(("bot ", "bearer ")):
        return f"begins with “{bare.split()[0]}”, which belongs before it in a header and not here"
    if re.search(r"\s", token):
        return "has a space or a line break in it"
    if token.isdecimal():
        return "is a number, so it is an id and not a token"
    if re.fullmatch(r"[0-9a-f]{64}", token):
        return "is 64 hex digits, so it is the application's public key and not a token"
    if re.fullmatch(r"[\w-]{32}", token, re.ASCII):
        return "looks like the client secret of the page “OAuth2”, which the bot does not need"
    return "does not look like a bot's token (three parts with dots between)"


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
    for mark in (codecs.BOM_UTF8, codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE):
        if content.startswith(mark):
            encoding = "UTF-8 with a byte order mark (BOM)" if mark is codecs.BOM_UTF8 else "UTF-16"
            raise ConfigError(f"{path} is written as {encoding}: have your editor save it as UTF-8 without BOM.")
    try:
        return msgspec.toml.decode(content, type=Config)
    except RecursionError:
        raise ConfigError(f"{path} is not a file of settings: it is nested too deeply.") from None
    except msgspec.ValidationError as error:
        raise ConfigError(f"{path}: {_cut(_in_words(str(error)))}") from None
    except ValueError as error:
        # The decoder also refuses some valid TOML: numbers of thousands of digits.
        raise ConfigError(f"{path} is not TOML: {_cut(str(error))}.") from None


def _cut(text: str) -> str:
    return text if len(text) <= _QUOTED else f"{text[:_QUOTED]}…"


def _in_words(problem: str) -> str:
    if paths.may_hold_password(problem):
        problem = re.sub(r"'.*'", "of an address", problem)
    unknown = re.search(r"unknown field `(.+?)`", problem)
    if unknown:
        known = ", ".join(Config.__struct_fields__)
        return f"there is no setting {unknown[1]!r}; the settings are {known}."
    place = re.search(r"(.*) - at `\$\.?(.*?)`", problem)
    if place:
        allowed = f" ({_ALLOWED[place[2]]})" if place[2] in ("log", "log_format") else ""
        return f"the setting {place[2]!r} is wrong: {place[1][:1].lower()}{place[1][1:]}{allowed}."
    return f"{problem}."
