"""``config check``, ``status`` and ``invite``: the settings as the bot would have them, how it is, and the link that
brings it to a server."""

from __future__ import annotations

import base64
import binascii
import json as json_text
import os
import time
from collections.abc import Mapping
from pathlib import Path

import msgspec
import typer

from bot.ground import config as settings
from bot.words.plain import plain
from sleepover.terminal import CommandError, Unmendable
from sleepover.trouble import said


def check(config: Path | None, *, json: bool) -> None:
    """Print each setting and where it comes from. The token is not shown.

    Raises:
        CommandError: the bot could not start with these settings; status 78.
    """
    try:
        chosen = settings.load(config, os.environ)
        told = settings.origins(config, os.environ)
    except settings.ConfigError as error:
        if json:
            typer.echo(json_text.dumps({"usable": False, "problem": str(error)}))
            raise typer.Exit(Unmendable.status) from None
        raise said(error) from None
    strange = settings.unknown(os.environ)
    shown = {**msgspec.structs.asdict(chosen), "token": f"(of application {_application(chosen.token) or 'unknown'})"}
    if json:
        values = {name: {"value": shown[name], "from": told[name]} for name in shown}
        typer.echo(json_text.dumps({"usable": True, "settings": values, "unknown": strange}))
        return
    for name, value in shown.items():
        typer.echo(plain(f"{name} = {json_text.dumps(value, ensure_ascii=False)}  ({told[name]})"))
    for name in strange:
        typer.echo(plain(f"{name} is set in the environment, and means nothing: is it a slip?"))


def status(config: Path | None, *, json: bool) -> None:
    """Print how the bot is, by its status file.

    Raises:
        CommandError: it cannot be counted on, or there is no such file; status 1.
    """
    # A health check comes again and again: nothing is imported that it does not need.
    from bot.ground import vital

    try:
        chosen = settings.without_token(config, os.environ)
    except settings.ConfigError as error:
        raise said(error) from None
    if not chosen.status:
        raise CommandError(
            f"The bot writes no status: choose a file with the setting status, or {settings.variable('status')}."
        )
    try:
        found = vital.read(Path(chosen.status))
    except OSError as error:
        why = "it is not running, or with other settings" if isinstance(error, FileNotFoundError) else error.strerror
        raise CommandError(f"There is no status file {chosen.status} of a bot: {why}.") from None
    except ValueError as error:
        raise CommandError(f"{chosen.status} is no status file: {error}.") from None
    trouble = found.trouble(time.time())
    if json:
        told = {"ok": not trouble, "trouble": trouble, **msgspec.to_builtins(found)}
        typer.echo(msgspec.json.format(msgspec.json.encode(told), indent=1).decode())
    else:
        latency, tables = found.latency, found.tables
        typer.echo(f"{'ready' if not trouble else 'not well'}: version {found.version}, process {found.pid}")
        typer.echo(
            f"tables: {tables.get('playing', 0)} running, {tables.get('lobby', 0)} lobbies; servers: {found.servers}"
        )
        if latency.answers:
            typer.echo(
                f"answers of the last minute: {latency.answers}, p50 {latency.p50_ms} ms, p99 {latency.p99_ms} ms"
            )
    if trouble:
        if not json:
            raise CommandError(f"{trouble[0].upper()}{trouble[1:]}.")
        raise typer.Exit(1)


def invite(config: Path | None, *, application: str | None, threads: bool) -> None:
    """Print the link at which the bot is invited, with the permissions that it needs and no others. Nobody is asked.

    Raises:
        CommandError: there is neither an application's id nor a token that tells it.
    """
    number = _given(application, config, os.environ)
    from bot.ground.permissions import invitation

    typer.echo(invitation(number, threads=threads))


def _given(application: str | None, config: Path | None, environment: Mapping[str, str]) -> int:
    if application is not None:
        if not (application.isascii() and application.isdecimal() and 15 <= len(application) <= 20):
            raise CommandError(
                f"--application {application}: it is the number “Application ID” of the page “General Information” "
                "of your application in Discord's developer portal"
            )
        return int(application)
    try:
        token = settings.load(config, environment).token
    except settings.ConfigError as error:
        raise Unmendable(f"{error} Or name the application: `sleepover invite --application ID`.") from None
    number = _application(token)
    if number is None:
        raise CommandError("This token does not tell whose it is; name the application: --application ID")
    return number


def _application(token: str) -> int | None:
    """The application's id, which is the first part of a bot's token."""
    first = token.partition(".")[0]
    try:
        text = base64.urlsafe_b64decode(first + "=" * (-len(first) % 4)).decode("ascii")
    except (binascii.Error, ValueError):
        return None
    return int(text) if text.isdecimal() else None
