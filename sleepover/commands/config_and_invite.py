"""``config check`` and ``invite``: the settings as the bot would have them, and the link that brings it to a server."""

from __future__ import annotations

import json as json_text
import os
from collections.abc import Mapping
from pathlib import Path

import typer

from bot.core import config as settings
from bot.i18n.transcript import escape_control
from sleepover.support.exit_status import said
from sleepover.support.terminal import CommandError, PermanentFailure, UsageError

_SAME_IDS_SINCE = 2017
"""Year from which on the id of each new application has been its bot's, too."""
_WHERE_IT_STANDS = (
    "It is the number “Application ID” of the page “General Information” of your application in Discord's "
    "developer portal: `sleepover invite --application ID`."
)


def check(config: Path | None, *, json: bool) -> None:
    """Print each setting and its source, but neither the token nor a database's password.

    Raises:
        CommandError: the bot could not start with these settings; status 78.
    """
    try:
        chosen = settings.load_config(config, os.environ)
        told = settings.setting_origins(config, os.environ)
    except settings.ConfigError as error:
        if json:
            typer.echo(json_text.dumps({"usable": False, "problem": str(error)}))
            raise typer.Exit(PermanentFailure.status) from None
        raise said(error) from None
    strange = settings.unknown_variables(os.environ)
    shown = {**chosen.shown(), "token": f"(of application {settings.application_of(chosen.token) or 'unknown'})"}
    if json:
        values = {name: {"value": shown[name], "from": told[name]} for name in shown}
        typer.echo(json_text.dumps({"usable": True, "settings": values, "unknown": strange}))
        return
    for name, value in shown.items():
        typer.echo(escape_control(f"{name} = {json_text.dumps(value, ensure_ascii=False)}  ({told[name]})"))
    for name in strange:
        typer.echo(escape_control(f"{name} is set in the environment, and means nothing: is it a slip?"))


def invite(config: Path | None, *, application: str | None, threads: bool, events: bool) -> None:
    """Print the link at which the bot is invited, with the permissions that it needs and no others. Nobody is asked.

    Raises:
        UsageError: the application's id is none.
        CommandError: there is neither that nor a token that tells it.
    """
    number = _given(application, config, os.environ)
    from bot.core.permissions import invite_url

    typer.echo(invite_url(number, threads=threads, events=events))


def _given(application: str | None, config: Path | None, environment: Mapping[str, str]) -> int:
    if application is not None:
        if not (application.isascii() and application.isdecimal() and 15 <= len(application) <= 20):
            raise UsageError(
                f"--application {application}: it is the number “Application ID” of the page “General Information” "
                "of your application in Discord's developer portal"
            )
        return int(application)
    try:
        token = settings.load_config(config, environment).token
    except settings.ConfigError as error:
        raise PermanentFailure(f"{error} Or name the application. {_WHERE_IT_STANDS}") from None
    number = settings.application_of(token)
    if number is None:
        raise CommandError(f"This token does not tell whose it is; name the application. {_WHERE_IT_STANDS}")
    import discord

    if discord.utils.snowflake_time(number).year < _SAME_IDS_SINCE:
        typer.echo(f"This bot is so old that its application's id may be another one. {_WHERE_IT_STANDS}", err=True)
    return number
