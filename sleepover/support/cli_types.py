"""Parameter types of commands: databases, games, house rules, and limits for programs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sleepover.support import shell_completion

__all__ = [
    "ConfigFile",
    "DataFolder",
    "DatabaseFile",
    "GameName",
    "GameNames",
    "Json",
    "Memory",
    "Options",
    "Seconds",
    "Seed",
    "Workers",
]

ConfigFile = Annotated[
    Path | None, typer.Option(metavar="FILE.toml", help="The bot's settings. Left out: config.toml, if it is there.")
]
DataFolder = Annotated[
    Path | None, typer.Option(metavar="DIR", help="Use the database of `play` in this folder instead.")
]
DatabaseFile = Annotated[
    str | None,
    typer.Option(metavar="FILE.sqlite", help="Use this database instead: a file, or the address of a PostgreSQL one."),
]

GameName = Annotated[
    str,
    typer.Argument(
        metavar="GAME", help="The game: {games}.", autocompletion=shell_completion.games, show_default=False
    ),
]
GameNames = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="[GAME]...",
        help="The games: {games}. Left out: all.",
        autocompletion=shell_completion.games,
        show_default=False,
    ),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="A house rule, as in records; may be repeated.",
        autocompletion=shell_completion.options,
    ),
]
Seconds = Annotated[float, typer.Option(metavar="S", help="Seconds that a program has for a decision.")]
Memory = Annotated[int, typer.Option(metavar="MB", help="Megabytes of memory that a program may take.")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
Seed = Annotated[str, typer.Option(help="The same seed gives the same games, with any number of workers.")]
Workers = Annotated[
    int | None,
    typer.Option(metavar="K", help="Up to this many processes, if that is quicker. Left out: one for each core."),
]
