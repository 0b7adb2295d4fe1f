"""The commands of the bot's operator. What they do is imported when they run."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sleepover.support import cli_errors
from sleepover.support.cli_types import ConfigFile, DatabaseFile, DataFolder

__all__ = ["administration"]

administration = cli_errors.App(help="What the bot's operator does.", no_args_is_help=True)

Person = Annotated[str, typer.Argument(metavar="USER", help="The person's Discord id.", show_default=False)]
Server = Annotated[
    str,
    typer.Argument(metavar="SERVER", help="The server's Discord id.", show_default=False),
]
TableNumber = Annotated[
    str, typer.Argument(metavar="TABLE", help="The table's number, as its message shows it.", show_default=False)
]
Why = Annotated[str, typer.Option("--reason", metavar="TEXT", help="Why, for the log.", show_default=False)]
Note = Annotated[str, typer.Option("--reason", metavar="TEXT", help="Why, for the log.", show_default=False)]
Who = Annotated[
    str | None,
    typer.Option("--as", metavar="NAME", help="Your name, for the log. Left out: that on this machine."),
]
Wait = Annotated[
    float,
    typer.Option("--wait", metavar="S", min=0, help="Seconds to wait for the running bot; 0: do not wait."),
]
Lines = Annotated[bool, typer.Option("--json", help="Print a JSON array.")]


@administration.callback()
def _administration() -> None:
    """Group the commands of the bot's operator."""


@administration.command("block-user")
def block_user(
    user: Person,
    reason: Why,
    who: Who = None,
    wait: Wait = 60.0,
    config: ConfigFile = None,
    data: DataFolder = None,
    database: DatabaseFile = None,
) -> None:
    """Block a person: a sentence answers whatever they do, and they get no seat.

    They leave lobbies; in running games they are as anybody who is away.
    """
    from sleepover.commands import admin

    admin.ask("block-user", admin.DatabasePlace(config, data, database), who, wait, user=user, reason=reason)


@administration.command("unblock-user")
def unblock_user(
    user: Person,
    reason: Note = "",
    who: Who = None,
    wait: Wait = 60.0,
    config: ConfigFile = None,
    data: DataFolder = None,
    database: DatabaseFile = None,
) -> None:
    """Let a blocked person use the bot again."""
    from sleepover.commands import admin

    admin.ask("unblock-user", admin.DatabasePlace(config, data, database), who, wait, user=user, reason=reason)


@administration.command("block-server")
def block_server(
    server: Server,
    reason: Why,
    who: Who = None,
    wait: Wait = 60.0,
    config: ConfigFile = None,
    data: DataFolder = None,
    database: DatabaseFile = None,
) -> None:
    """Block a server: a sentence answers everybody there, and invited again, the bot leaves again.

    Its open tables are closed, and its game evenings are off; `leave` leaves it.
    """
    from sleepover.commands import admin

    admin.ask("block-server", admin.DatabasePlace(config, data, database), who, wait, server=server, reason=reason)


@administration.command("unblock-server")
def unblock_server(
    server: Server,
    reason: Note = "",
    who: Who = None,
    wait: Wait = 60.0,
    config: ConfigFile = None,
    data: DataFolder = None,
    database: DatabaseFile = None,
) -> None:
    """Let a blocked server use the bot again."""
    from sleepover.commands import admin

    admin.ask("unblock-server", admin.DatabasePlace(config, data, database), who, wait, server=server, reason=reason)


@administration.command("blocks")
def blocks(
    json: Lines = False, config: ConfigFile = None, data: DataFolder = None, database: DatabaseFile = None
) -> None:
    """List the people and servers that are blocked, since when, and why."""
    from sleepover.commands import admin

    admin.show_blocks(admin.DatabasePlace(config, data, database), json=json)


@administration.command("leave")
def leave(
    server: Server,
    reason: Why,
    who: Who = None,
    wait: Wait = 60.0,
    config: ConfigFile = None,
    data: DataFolder = None,
    database: DatabaseFile = None,
) -> None:
    """Have the bot leave a server; its open tables are closed."""
    from sleepover.commands import admin

    admin.ask("leave", admin.DatabasePlace(config, data, database), who, wait, server=server, reason=reason)


@administration.command("close")
def close(
    table: TableNumber,
    reason: Why,
    who: Who = None,
    wait: Wait = 60.0,
    config: ConfigFile = None,
    data: DataFolder = None,
    database: DatabaseFile = None,
) -> None:
    """Close a table without a result; its channel is told."""
    from sleepover.commands import admin

    admin.ask("close", admin.DatabasePlace(config, data, database), who, wait, table=table, reason=reason)


@administration.command("strike")
def strike(
    table: TableNumber,
    reason: Why,
    who: Who = None,
    wait: Wait = 60.0,
    config: ConfigFile = None,
    data: DataFolder = None,
    database: DatabaseFile = None,
) -> None:
    """Strike the result of a table, for good: the players are told, and all scores are worked out again without it."""
    from sleepover.commands import admin

    admin.ask("strike", admin.DatabasePlace(config, data, database), who, wait, table=table, reason=reason)


@administration.command("strike-user")
def strike_user(
    user: Person,
    reason: Why,
    who: Who = None,
    wait: Wait = 60.0,
    config: ConfigFile = None,
    data: DataFolder = None,
    database: DatabaseFile = None,
) -> None:
    """Strike the results of all tables of a person so far, for all who played there."""
    from sleepover.commands import admin

    admin.ask("strike-user", admin.DatabasePlace(config, data, database), who, wait, user=user, reason=reason)


@administration.command("export")
def export(
    user: Person,
    to: Annotated[
        Path | None,
        typer.Argument(
            metavar="[FILE]",
            help="A new file; - is standard output. Left out: sleepover-USER.json, in this folder.",
            show_default=False,
        ),
    ] = None,
    reason: Note = "",
    who: Who = None,
    config: ConfigFile = None,
    data: DataFolder = None,
    database: DatabaseFile = None,
) -> None:
    """Write the file that /me privacy gives a person, on their written request."""
    from sleepover.commands import admin

    admin.export(user, to, admin.DatabasePlace(config, data, database), who, reason=reason)


@administration.command("delete")
def delete(
    user: Person,
    yes: Annotated[bool, typer.Option("--yes", help="Say that you mean it: nothing brings the data back.")] = False,
    reason: Note = "",
    who: Who = None,
    wait: Wait = 60.0,
    config: ConfigFile = None,
    data: DataFolder = None,
    database: DatabaseFile = None,
) -> None:
    """Delete a person's data as /me privacy does, on their written request."""
    from sleepover.commands import admin

    admin.delete(user, admin.DatabasePlace(config, data, database), who, wait, reason=reason, yes=yes)


@administration.command("announce")
def announce(
    words: Annotated[
        str,
        typer.Argument(metavar="TEXT", help="Your own words; - is standard input.", show_default=False),
    ],
    who: Who = None,
    wait: Wait = 60.0,
    config: ConfigFile = None,
    data: DataFolder = None,
    database: DatabaseFile = None,
) -> None:
    """Tell the channels of all running games something, such as maintenance. Nobody is pinged."""
    from sleepover.commands import admin

    admin.announce(words, admin.DatabasePlace(config, data, database), who, wait)


@administration.command("log")
def show_log(
    last: Annotated[int, typer.Option("--last", metavar="N", min=1, help="So many, the latest.")] = 50,
    json: Lines = False,
    config: ConfigFile = None,
    data: DataFolder = None,
    database: DatabaseFile = None,
) -> None:
    """List what operators have done, the latest last."""
    from sleepover.commands import admin

    admin.show_log(admin.DatabasePlace(config, data, database), last=last, json=json)
