"""``status``: the bot's health, by its status file. A health check runs again and again, so nothing is imported here
that it does not need.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

import msgspec
import typer

from bot.core import config as settings
from bot.core import instrumentation
from sleepover.support.terminal import CommandError, PermanentFailure


def status(config: Path | None, *, json: bool) -> None:
    """Print how the bot is, by its status file.

    Raises:
        CommandError: it cannot be counted on, or there is no such file; status 1.
    """
    try:
        chosen = settings.without_token(config, os.environ)
    except settings.ConfigError as error:
        raise PermanentFailure(str(error)) from None
    if not chosen.status:
        raise CommandError(
            f"The bot writes no status: choose a file with the setting status, or {settings.env_variable('status')}."
        )
    try:
        found = instrumentation.read_status(Path(chosen.status))
    except OSError as error:
        why = "it is not running, or with other settings" if isinstance(error, FileNotFoundError) else error.strerror
        raise CommandError(f"There is no status file {chosen.status} of a bot: {why}.") from None
    except ValueError as error:
        raise CommandError(f"{chosen.status} is no status file: {error}.") from None
    trouble = found.problem(time.time())
    if json:
        told = {"ok": not trouble, "trouble": trouble, **msgspec.to_builtins(found)}
        typer.echo(msgspec.json.format(msgspec.json.encode(told), indent=1).decode())
    else:
        latency, tables = found.latency, found.tables
        typer.echo(f"{'ready' if not trouble else 'not well'}: version {found.version}, process {found.pid}")
        typer.echo(
            f"tables: {tables.get('playing', 0)} running, {tables.get('lobby', 0)} lobbies; servers: {found.servers}"
        )
        if found.shards:
            apart = [shard for shard, connected in found.shards.items() if not connected]
            typer.echo(f"shards: {', '.join(found.shards)}; not connected: {', '.join(apart) or 'none'}")
        if latency.answers:
            typer.echo(
                f"answers of the last minute: {latency.answers}, p50 {latency.p50_ms} ms, p99 {latency.p99_ms} ms"
            )
    if trouble:
        if not json:
            raise CommandError(f"{trouble[0].upper()}{trouble[1:]}.")
        raise typer.Exit(1)
