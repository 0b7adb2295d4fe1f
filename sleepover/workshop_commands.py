"""The commands of the workshop, where games and languages are made. What they do is imported when they run."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sleepover.support import cli_errors
from sleepover.support.cli_types import GameName, GameNames

__all__ = ["workshop"]

workshop = cli_errors.App()


@workshop.command("new-game", rich_help_panel="The workshop")
def new_game(
    name: Annotated[
        str, typer.Argument(metavar="NAME", help="The game's name in records, such as liars_dice.", show_default=False)
    ],
    title: Annotated[str | None, typer.Option(metavar="TITLE", help="Its title. Left out: made from the name.")] = None,
    secret: Annotated[bool, typer.Option("--secret", help="With something that each player alone may know.")] = False,
    package: Annotated[
        bool,
        typer.Option("--package", help="As a distribution of its own, in a new folder here."),
    ] = False,
) -> None:
    """Write the smallest working game, with tests that pass, for you to turn into your own."""
    from sleepover.workshop import new_game

    if package:
        new_game.new_package(name, title, Path.cwd(), secret=secret)
    else:
        new_game.new_game(name, title, secret=secret)


@workshop.command("check-game", rich_help_panel="The workshop")
def check_game(
    name: GameName,
) -> None:
    """List what a game has, what is missing or broken (exit status 1), and what could be added."""
    from sleepover.workshop import check_game as workshop_check_game

    workshop_check_game.check(name)


@workshop.command("check-language", rich_help_panel="The workshop")
def check_language(
    locale: Annotated[
        list[str] | None,
        typer.Argument(metavar="[LOCALE]...", help="The languages: de, pt-BR, … Left out: all.", show_default=False),
    ] = None,
    words: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Another folder of languages. Left out: bot/i18n.", show_default=False),
    ] = None,
) -> None:
    """List what is wrong with a translation, and what it lacks (exit status 1): one mistake a line, with its file."""
    from sleepover.workshop import check_language as workshop_check_language

    workshop_check_language.check(locale or [], words)


@workshop.command(rich_help_panel="The workshop")
def gallery(
    game: GameNames = None,
    out: Annotated[
        Path,
        typer.Option(metavar="FILE/DIR", help="The page, or a folder for a page of each game; - is standard output."),
    ] = Path("data/gallery.html"),
    debug: Annotated[
        str | None,
        typer.Option(
            metavar="RECORD/JSON",
            help="Serve a page where you play all seats of this record, or of a line of JSON, and see what each sees.",
            show_default=False,
        ),
    ] = None,
    watch: Annotated[
        bool, typer.Option("--watch", help="Serve the page, and draw it again when a file changes.")
    ] = False,
    port: Annotated[
        int, typer.Option(metavar="N", min=0, max=65535, help="The page's port; 0 takes a free one.")
    ] = 8090,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open it in a browser.")] = True,
) -> None:
    """Draw everything that games show on one page: every phase, few and many players, awkward names, every card."""
    if debug is not None:
        from sleepover.workshop import debugger

        debugger.run(debug, games=game or [], watch=watch, port=port, browser=browser)
        return
    from sleepover.workshop import gallery

    gallery.run(game or [], out, watch=watch, port=port, browser=browser)
