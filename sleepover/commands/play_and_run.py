"""``play`` and ``run``: the two commands that keep going until they are stopped."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import os
import shlex
from contextlib import ExitStack
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import url2pathname

import msgspec

from bot.core import config as settings
from bot.core.database_url import is_postgres_url, url_secrets
from bot.core.memory import defer_gc
from sleepover.support.lean_start import import_structlog
from sleepover.support.terminal import CommandError, UsageError, narrow

_PANEL = 60
"""The columns that the greeting in its frame takes."""


def play(*, port: int, seats: str, data: Path, browser: bool, language: str | None = None) -> None:
    """Serve the local Discord with the bot at it, until Ctrl-C."""
    missing = [name for name in ("aiohttp", "emoji", "simcord") if importlib.util.find_spec(name) is None]
    if missing:
        raise CommandError(
            f"The local Discord needs the package {missing[0]}, which is not installed here; {_brings_it()}."
        )
    import_structlog()
    from bot.storage import StoreError
    from playground import play as playing
    from sleepover.support.progress import waiting

    try:
        chosen = playing.parse_seats(seats)
        locale = None if language is None else playing.parse_language(language)
    except playing.PlayError as error:
        raise UsageError(str(error)) from None
    with ExitStack() as until_then:

        def ready(address: str, spoken: str) -> None:
            until_then.close()
            _welcome(address, spoken)

        try:
            until_then.enter_context(waiting("laying the table"))
            asyncio.run(playing.play(port=port, seats=chosen, data=data, ready=ready, browser=browser, language=locale))
        except (playing.PlayError, settings.ConfigError, StoreError) as error:
            until_then.close()
            raise CommandError(str(error)) from None


def run(
    path: Path | None, *, take_over: bool = False, shards: str | None = None, new_application: bool = False
) -> None:
    """Run the bot on Discord, until Ctrl-C or SIGTERM."""
    defer_gc()
    import_structlog()
    import aiohttp

    from bot.app.log_setup import configure_logging
    from bot.app.run import run as run_bot
    from bot.storage import StoreError
    from sleepover.support.exit_status import said

    try:
        config = settings.load_config(path, os.environ)
        if shards:
            config = msgspec.structs.replace(config, shards=settings.parse_shards_setting(shards))
        # Programs that are started from here on do not need the token.
        for name in (settings.TOKEN_VARIABLE, settings.TOKEN_FILE_VARIABLE):
            os.environ.pop(name, None)
        if is_postgres_url(config.database):
            os.environ.pop(settings.env_variable("database"), None)
        configure_logging(config.log, config.token, *url_secrets(config.database), form=config.log_format)
        asyncio.run(run_bot(config, take_over=take_over, new_application=new_application))
    except (settings.ConfigError, StoreError) as error:
        raise said(error) from None
    except (aiohttp.ClientConnectionError, TimeoutError) as error:
        raise CommandError(
            f"Discord cannot be reached: {str(error).rstrip('.')}. Look at this machine's connection and try again."
        ) from None


def _brings_it() -> str:
    """Return how to install the extra ``play``, for this kind of installation."""
    if (Path(__file__).parents[2] / "pyproject.toml").is_file():
        return "`uv run sleepover play` brings it"
    here = shlex.quote(f"{_source()}[play]")
    return f"`uvx --from {here} sleepover play` brings it for once, and `pip install {here}` for good"


def _source() -> str:
    """Return the source of this installation, in the form that installers take."""
    try:
        noted = json.loads(distribution("sleepover").read_text("direct_url.json") or "{}")
        url = urlsplit(str(noted.get("url", "")))
    except (PackageNotFoundError, ValueError, AttributeError):
        return "sleepover"
    return url2pathname(url.path) if url.scheme == "file" else "sleepover"


def _welcome(address: str, locale: str) -> None:
    """Print the page's address and how to begin there, with commands in the page's language."""
    from rich.console import Console
    from rich.panel import Panel

    from bot.i18n import localizer

    play = localizer(locale)("command-play")
    where = f"The table is laid: open [bold link={address}]{address}[/]"
    text = f"{where}\nType / in the channel and choose {play}. Ctrl-C stops."
    console = Console(soft_wrap=True)
    console.print(text if narrow(console, _PANEL) else Panel.fit(text, title="Sleepover", padding=(1, 3)))
    console.file.flush()
