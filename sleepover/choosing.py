"""How commands are told which games they are about."""

from __future__ import annotations

from typing import Annotated

import typer

from sleepover import completing

__all__ = ["GameName", "GameNames"]

GameName = Annotated[
    str,
    typer.Argument(metavar="GAME", help="The game: {games}.", autocompletion=completing.games, show_default=False),
]
GameNames = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="[GAME]...",
        help="The games: {games}. Left out: all.",
        autocompletion=completing.games,
        show_default=False,
    ),
]
