"""``doctor``: checks of a bot's machine, its database and its place on Discord, with a fix for each fault."""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import typer

from bot.core import config
from bot.core import config as settings
from bot.core.database_url import is_postgres_url
from bot.i18n.transcript import escape_control
from bot.storage.ops.backup import default_backup_folder
from sleepover.doctor import machine, postgres, sqlite
from sleepover.doctor.finding import DoctorFinding, good, notice, wrong
from sleepover.support.progress import waiting

PASSING = (tempfile.gettempdir(), "/run/sleepover")
"""Folders that the image and the systemd unit give the bot for its status: they hold nothing that could be lost."""
_SIGNS = {"good": "good  ", "notice": "NOTICE", "wrong": "WRONG "}


def doctor(config: Path | None, *, offline: bool, thorough: bool, servers: Sequence[int], json: bool) -> None:
    """Run all checks, print the findings, and change nothing.

    Raises:
        typer.Exit: something is wrong; status 1.
    """
    with waiting("looking"):
        found = _looked_at(config, offline=offline, thorough=thorough, servers=servers)
    if not json:
        for finding in found:
            _tell(finding)
    bad = sum(one.worth == "wrong" for one in found)
    if json:
        typer.echo(msgspec.json.encode({"healthy": not bad, "findings": found}).decode())
    else:
        notices = sum(one.worth == "notice" for one in found)
        typer.echo(f"{len(found)} findings: {bad} wrong, {notices} to know of")
    if bad:
        raise typer.Exit(1)


def _tell(finding: DoctorFinding) -> None:
    typer.echo(escape_control(f"{_SIGNS[finding.worth]} {finding.check}: {finding.says}"))
    if finding.mend:
        typer.echo(escape_control(f"       → {finding.mend}"))


def _looked_at(
    config: Path | None, *, offline: bool, thorough: bool, servers: Sequence[int]
) -> Sequence[DoctorFinding]:
    found: list[DoctorFinding] = []
    try:
        chosen = settings.without_token(config, os.environ)
    except settings.ConfigError as error:
        return [
            wrong("settings", str(error), "`sleepover config check` tells what each setting is"),
            *machine.looked_at(),
        ]
    try:
        chosen = settings.load_config(config, os.environ)
        found.append(good("settings", "they can be used"))
    except settings.ConfigError as error:
        found.append(wrong("settings", str(error), "without a token the bot's place on Discord cannot be looked at"))
    found += [
        notice("settings", f"{name} is set in the environment, and means nothing", "see that it is no slip")
        for name in settings.unknown_variables(os.environ)
    ]
    found += [*_exposed(chosen), *machine.looked_at()]
    if is_postgres_url(chosen.database):
        found += postgres.looked_at(chosen.database, now=time.time(), thorough=thorough, token=chosen.token)
    else:
        path = Path(chosen.database)
        folder = Path(chosen.backups) if chosen.backups else default_backup_folder(path)
        found += sqlite.looked_at(path, folder, now=time.time(), thorough=thorough, token=chosen.token)
    if not offline and found[0].worth == "good":
        found += asyncio.run(_on_discord(chosen, servers))
    return found


def _exposed(chosen: settings.Config) -> Iterator[DoctorFinding]:
    """Yield what others on the network may read, and where a locked-down bot may not write."""
    if chosen.metrics and settings.is_every_network(chosen.metrics):
        mend = "listen on 127.0.0.1, or on the address of a private network, unless a firewall is before it"
        yield notice("metrics", f"{chosen.metrics} is every network of this machine", mend)
    if not chosen.status:
        return
    folder = Path(chosen.status).absolute().parent
    own = [Path(name).absolute() for name in (*_database_folder(chosen.database), chosen.backups) if name]
    if not any(folder.is_relative_to(one) for one in (*own, *map(Path, PASSING))):
        mend = f"put it into {own[0]}, or give the service the right to write there"
        yield notice("status", f"{chosen.status} is outside the bot's own folders", mend)


def _database_folder(database: str) -> list[str]:
    """Return the folder of the database; of a server's, the one that the bot starts in."""
    return ["."] if is_postgres_url(database) else [str(Path(database).parent)]


async def _on_discord(chosen: settings.Config, servers: Sequence[int]) -> list[DoctorFinding]:
    from sleepover.doctor import discord_checks

    back = config.point_discord_at(chosen.discord) if chosen.discord else None
    try:
        return await discord_checks.looked_at(chosen.token, servers, registers=chosen.sync_commands)
    finally:
        if back:
            back()
