"""The commands for programs of one's own. What they do is imported when they run."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sleepover.support import cli_errors
from sleepover.support.cli_types import GameName, GameNames, Json, Memory, Options, Seconds, Seed, Workers

__all__ = ["programs"]

programs = cli_errors.App()

_PANEL = "Your own programs"


@programs.command(rich_help_panel=_PANEL)
def seat(
    game: GameNames = None,
    program: Annotated[
        str | None,
        typer.Option(metavar="COMMAND", help="The program's command: ./mybot, 'python3 mybot.py'.", show_default=False),
    ] = None,
    name: Annotated[
        str | None, typer.Option(metavar="NAME", help="Its name at the table. Left out: that of its file.")
    ] = None,
    against: Annotated[
        str | None,
        typer.Option(
            metavar="PLAYERS",
            help="Seat nobody: play one game here against these, with commas between, and tell it.",
            show_default=False,
        ),
    ] = None,
    option: Options = None,
    seed: Annotated[str, typer.Option(help="With --against: the same seed gives the same game.")] = "0",
    seconds: Seconds = 1.0,
    memory: Memory = 512,
    remove: Annotated[
        str | None, typer.Option(metavar="NAME", help="Take this program out again.", show_default=False)
    ] = None,
    data: Annotated[
        Path | None, typer.Option(metavar="DIR", help="The folder of `play` that it is for. Left out: data/play.")
    ] = None,
    config: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE.toml",
            help="Seat it with the bot of these settings instead, in the file that the setting programs names.",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Seat a program of yours: lobbies then offer it under Add computer, also those of a bot that is running.

    It is tried in a game first. Without --program it lists who is seated.
    """
    from sleepover.commands import seat as sleepover_seat

    if against is not None:
        sleepover_seat.try_out(
            game or [], program, against, options=option or [], seed=seed, seconds=seconds, memory=memory
        )
    elif remove is not None:
        sleepover_seat.remove(remove, data=data, config=config)
    elif program is not None:
        sleepover_seat.seat(
            game or [], program, name, seconds=seconds, memory=memory, data=data, config=config, options=option or []
        )
    else:
        sleepover_seat.tell(data=data, config=config)


@programs.command(rich_help_panel=_PANEL)
def ladder(
    game: GameName,
    player: Annotated[
        list[str],
        typer.Argument(
            metavar="PLAYER...",
            help="Programs (./mybot, program:COMMAND) and levels, at least two.",
            show_default=False,
        ),
    ],
    games: Annotated[int, typer.Option(metavar="N", help="How many games.")] = 200,
    seats: Annotated[
        int | None,
        typer.Option(metavar="N", help="How many play at a table. Left out: as few as the game is for."),
    ] = None,
    option: Options = None,
    seed: Seed = "0",
    workers: Workers = None,
    seconds: Seconds = 1.0,
    memory: Memory = 512,
    json: Json = False,
) -> None:
    """Play programs and computers against one another, and rank them by the model that rates people.

    A program that fails resigns, so it loses that game.
    """
    from sleepover.commands import ladder

    ladder.ladder(
        game,
        player,
        number=games,
        seats=seats,
        options=option or [],
        seed=seed,
        workers=workers,
        json=json,
        seconds=seconds,
        memory=memory,
    )
