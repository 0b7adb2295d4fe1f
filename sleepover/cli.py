"""The commands and their options. What they do is imported when they run, so that each starts quickly."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from sleepover import terminal

app = typer.Typer(
    help="A games night in a Discord channel.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)

ConfigFile = Annotated[
    Path | None, typer.Option(metavar="FILE.toml", help="The bot's settings. Left out: config.toml, if it is there.")
]
DataFolder = Annotated[
    Path | None, typer.Option(metavar="DIR", help="The folder that `play` keeps everything in, instead.")
]
DatabaseFile = Annotated[
    str | None,
    typer.Option(metavar="FILE.sqlite", help="The database itself, instead, or the address of a PostgreSQL database."),
]
RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="The game record, a JSON file.", show_default=False)]


def _version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        typer.echo(f"sleepover {version('sleepover')}")
        raise typer.Exit


@app.callback()
def sleepover(
    version: Annotated[
        bool, typer.Option("--version", help="Print the version and exit.", callback=_version, is_eager=True)
    ] = False,
) -> None:
    """A games night in a Discord channel: dice and board games for a group of friends."""


@app.command(rich_help_panel="A games night")
def play(
    port: Annotated[int, typer.Option(min=0, max=65535, help="Where the page is served; 0 takes a free one.")] = 8080,
    seats: Annotated[str, typer.Option(metavar="NAMES", help="Who is there, with commas between.")] = "Ann,Ben,Cleo",
    data: Annotated[Path, typer.Option(metavar="DIR", help="Where everything is kept between two runs.")] = Path(
        "data/play"
    ),
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page in a browser.")] = True,
) -> None:
    """Play on this machine: a local Discord with the real bot, in the browser."""
    from sleepover import running

    running.play(port=port, seats=seats, data=data, browser=browser)


@app.command(rich_help_panel="A games night")
def run(
    config: Annotated[
        Path | None,
        typer.Option(metavar="FILE.toml", help="The settings. Left out: config.toml, if it is there."),
    ] = None,
    take_over: Annotated[
        bool, typer.Option("--take-over", help="Have a bot that is at work hand over as soon as this one is ready.")
    ] = False,
    shards: Annotated[
        str,
        typer.Option(metavar="0-3/8", help="The shards that this process looks after beside others; auto: free ones."),
    ] = "",
) -> None:
    """Run the bot on Discord, with a token from config.toml, SLEEPOVER_TOKEN or SLEEPOVER_TOKEN_FILE."""
    from sleepover import running

    running.run(config, take_over=take_over, shards=shards)


def _pause(value: str | None) -> float | None:
    from sleepover import backing

    try:
        return None if value is None else backing.seconds(value)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None


@app.command(rich_help_panel="For hosts")
def doctor(
    config: ConfigFile = None,
    server: Annotated[
        list[int] | None,
        typer.Option(metavar="ID", help="Look at this server; may be repeated. Left out: all.", show_default=False),
    ] = None,
    offline: Annotated[bool, typer.Option("--offline", help="Ask Discord nothing.")] = False,
    thorough: Annotated[
        bool, typer.Option("--thorough", help="Look through all of the database, however long it takes.")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Look at settings, machine, database, backups and the bot's place on Discord, and say how to mend what is wrong.

    Nothing is changed, and a bot that is at work goes on. The exit status is 0 if nothing is wrong, else 1.
    """
    from sleepover import doctor

    doctor.doctor(config, offline=offline, thorough=thorough, servers=server or [], json=json)


@app.command(rich_help_panel="For hosts")
def status(
    config: ConfigFile = None,
    json: Annotated[bool, typer.Option("--json", help="Print the status as a JSON object.")] = False,
) -> None:
    """Say how the bot is, by the status file that it writes (setting `status`).

    The exit status is 0 if it can be counted on, else 1: so it can be used as a health check.
    """
    from sleepover import health

    health.status(config, json=json)


@app.command(rich_help_panel="For hosts")
def invite(
    config: ConfigFile = None,
    application: Annotated[
        str | None,
        typer.Option(metavar="ID", help="The application's id. Left out: the one in the token.", show_default=False),
    ] = None,
    threads: Annotated[bool, typer.Option("--threads/--no-threads", help="Also for tables in threads.")] = True,
) -> None:
    """Print the link that invites the bot to a server, with exactly the permissions that it needs."""
    from sleepover import settling

    settling.invite(config, application=application, threads=threads)


@app.command(rich_help_panel="For hosts")
def backup(
    config: ConfigFile = None,
    data: DataFolder = None,
    database: DatabaseFile = None,
    to: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR", help="Where to. Left out: the setting backups, or the folder backups beside the database."
        ),
    ] = None,
    keep: Annotated[int, typer.Option(metavar="N", min=1, help="How many to keep; older ones are removed.")] = 14,
    every: Annotated[
        str | None,
        typer.Option(metavar="TIME", help="Again and again: 30m, 6h, 1d.", callback=_pause, show_default=False),
    ] = None,
) -> None:
    """Make a backup of the database, also while the bot is at work with it. It is looked through before it counts."""
    from sleepover import backing

    # The callback has made seconds of it.
    pause = None if every is None else float(every)
    backing.backup(config=config, data=data, database=database, to=to, keep=keep, every=pause)


@app.command(rich_help_panel="For hosts")
def restore(
    backup: Annotated[
        Path | None,
        typer.Argument(metavar="[BACKUP]", help="The backup. Left out: list those that there are.", show_default=False),
    ] = None,
    config: ConfigFile = None,
    data: DataFolder = None,
    database: DatabaseFile = None,
    stopped: Annotated[
        bool,
        typer.Option("--stopped", help="No bot is at work; asked for where the database is too damaged to tell."),
    ] = False,
) -> None:
    """Put a backup in the place of the database, which is kept beside it. Stop the bot first."""
    from sleepover import backing

    backing.restore(backup, config=config, data=data, database=database, stopped=stopped)


@app.command("export", rich_help_panel="For hosts")
def export_database(
    to: Annotated[
        str,
        typer.Argument(
            metavar="FILE.sqlite", help="A new file, or the address of a PostgreSQL database that is empty."
        ),
    ],
    config: ConfigFile = None,
    data: DataFolder = None,
    database: DatabaseFile = None,
) -> None:
    """Copy the whole database to another place, SQLite or PostgreSQL, and compare the two row by row."""
    from sleepover import transporting

    transporting.export(to, config=config, data=data, database=database)


@app.command("import", rich_help_panel="For hosts")
def import_database(
    source: Annotated[
        str, typer.Argument(metavar="FILE.sqlite", help="A file, or the address of a PostgreSQL database.")
    ],
    config: ConfigFile = None,
    data: DataFolder = None,
    database: DatabaseFile = None,
) -> None:
    """Fill an empty database with all that is in another one, SQLite or PostgreSQL, and compare the two row by row."""
    from sleepover import transporting

    transporting.bring(source, config=config, data=data, database=database)


configuration = typer.Typer(help="The bot's settings.", no_args_is_help=True)
app.add_typer(configuration, name="config", rich_help_panel="For hosts")


@configuration.callback()
def _configuration() -> None:
    """The bot's settings."""


@configuration.command("check")
def check_config(
    config: ConfigFile = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Print each setting and where it comes from; exit status 78 if the bot could not start with them."""
    from sleepover import settling

    settling.check(config, json=json)


ratings = typer.Typer(help="Ratings, as leaderboards and profiles show them.", no_args_is_help=True)
app.add_typer(ratings, name="ratings", rich_help_panel="A games night")


@ratings.callback()
def _ratings() -> None:
    """Ratings, as leaderboards and profiles show them."""


@ratings.command("rebuild")
def rebuild_ratings(config: ConfigFile = None, data: DataFolder = None, database: DatabaseFile = None) -> None:
    """Reckon all ratings afresh from the stored results; the numbers are the same to the last bit."""
    from sleepover import rebuilding

    rebuilding.ratings(config=config, data=data, database=database)


achievements = typer.Typer(help="Achievements, dice, streaks and rivals, as profiles show them.", no_args_is_help=True)
app.add_typer(achievements, name="achievements", rich_help_panel="A games night")


@achievements.callback()
def _achievements() -> None:
    """Achievements, dice, streaks and rivals, as profiles show them."""


@achievements.command("rebuild")
def rebuild_achievements(config: ConfigFile = None, data: DataFolder = None, database: DatabaseFile = None) -> None:
    """Count all finished games afresh from their logs; it comes to the same."""
    from sleepover import rebuilding

    rebuilding.achievements(config=config, data=data, database=database)


@app.command(rich_help_panel="Game records")
def replay(
    record: RecordFile,
    json: Annotated[bool, typer.Option("--json", help="One JSON line for the start and each action.")] = False,
    gif: Annotated[
        Path | None,
        typer.Option(metavar="FILE.gif", help="Draw it as an animation, as the room saw it.", show_default=False),
    ] = None,
) -> None:
    """Play a recorded game again, told in sentences, secrets included."""
    from sleepover import records

    if gif is not None:
        if json:
            raise typer.BadParameter("--json and --gif are one or the other")
        records.animate(record, gif)
    else:
        records.replay(record, json=json)


def _hex(value: str | None) -> str | None:
    if value is None:
        return None
    digits = value.strip()
    if not re.fullmatch(r"[0-9a-fA-F]{64}", digits):
        raise typer.BadParameter("it must be 64 hex digits")
    return digits.lower()


@app.command(rich_help_panel="Game records")
def verify(
    record: RecordFile,
    digest: Annotated[
        str | None,
        typer.Option(metavar="HEX", help="The digest that the bot told at the end.", callback=_hex, show_default=False),
    ] = None,
    commitment: Annotated[
        str | None,
        typer.Option(
            metavar="HEX", help="The commitment that you saw before the game.", callback=_hex, show_default=False
        ),
    ] = None,
) -> None:
    """Check a recorded game: the promise of its dice, the dice, every action, and that it is the one you were told of.

    The exit status is 0 if all is right as far as it was compared, 1 if something is wrong, and 3 if the record lacks
    what a played one has: a commitment, or a seed in place of written faces.
    """
    from sleepover import verifying

    verifying.verify(record, digest=digest, commitment=commitment)


@app.command(rich_help_panel="Game records")
def render(
    record: RecordFile,
    at: Annotated[
        int | None,
        typer.Option(metavar="N", help="The board after action N; 0 is the start. Left out: after the last."),
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option(metavar="K", help="As seat K sees it; 0 is the first. Left out: as the room does."),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE.png",
            help="Where to write it; - is standard output. Left out: RECORD.png, in the current folder.",
        ),
    ] = None,
    text: Annotated[bool, typer.Option("--text", help="Print the board in words instead of drawing it.")] = False,
) -> None:
    """Draw the board of a recorded game."""
    from sleepover import boards

    boards.render(record, at=at, seat=seat, out=out, text=text)


@app.command(rich_help_panel="Game records")
def review(
    record: RecordFile,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    samples: Annotated[
        int, typer.Option(metavar="N", help="Positions looked at for a throw, or playouts of a position, at most.")
    ] = 400,
    seed: Annotated[str, typer.Option(help="The same seed gives the same review.")] = "0",
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE.png", help="Draw the chances there.", show_default=False)
    ] = None,
) -> None:
    """Look back on a recorded game: the chances at each decision, what was luck and what was choice."""
    from sleepover import reviewing

    reviewing.review(record, json=json, samples=samples, seed=seed, plot=plot)


@app.command(rich_help_panel="The laboratory")
def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game's name in records.", show_default=False)],
    players: Annotated[
        str,
        typer.Option(
            metavar="LEVELS", help="Who plays: random, easy, normal or hard for each, with commas.", show_default=False
        ),
    ],
    games: Annotated[int, typer.Option(metavar="N", help="How many games.")] = 1000,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="A house rule, as in records; may be repeated.")
    ] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games, with any number of workers.")] = "0",
    workers: Annotated[
        int | None, typer.Option(metavar="K", help="How many processes play. Left out: one for each core.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE.png", help="Draw wins and lengths there.", show_default=False)
    ] = None,
    record: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="Write each game's record there, for `replay`, `render` and `review`.",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Have computers play many games, and count wins and lengths. Seats rotate from game to game."""
    from sleepover import simulating

    simulating.simulate(
        game,
        number=games,
        players=players,
        options=option or [],
        seed=seed,
        workers=workers,
        json=json,
        plot=plot,
        record=record,
    )


@app.command(rich_help_panel="The laboratory")
def laboratory(
    game: Annotated[
        list[str] | None,
        typer.Argument(metavar="[GAME]...", help="The games' names. Left out: all.", show_default=False),
    ] = None,
    games: Annotated[
        int | None, typer.Option(metavar="N", help="How many games of each trial. Left out: as the game's plan says.")
    ] = None,
    seed: Annotated[
        str, typer.Option(help="The same seed gives the same file, with any number of workers.")
    ] = "laboratory",
    workers: Annotated[
        int | None, typer.Option(metavar="K", help="How many processes play. Left out: one for each core.")
    ] = None,
    fresh: Annotated[bool, typer.Option("--fresh", help="Try again what has been tried.")] = False,
    check: Annotated[
        bool, typer.Option("--check", help="Play nothing; tell whether all is there and current.")
    ] = False,
    folder: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR", help="Where GAME.json is kept. Left out: in the games' folders.", show_default=False
        ),
    ] = None,
) -> None:
    """Try the house rules out for the lobby's What if? Stopped on the way, the same command goes on."""
    from sleepover import laboratory

    laboratory.run(game or [], number=games, seed=seed, workers=workers, fresh=fresh, check=check, folder=folder)


@app.command("new-game", rich_help_panel="The workshop")
def new_game(
    name: Annotated[
        str, typer.Argument(metavar="NAME", help="The game's name in records, such as liars_dice.", show_default=False)
    ],
    title: Annotated[
        str | None, typer.Option(metavar="TITLE", help="What people call it. Left out: made from the name.")
    ] = None,
) -> None:
    """Write a smallest working game, with tests that pass, to be changed into your own."""
    from sleepover.workshop import new_game

    new_game.new_game(name, title)


@app.command("check-game", rich_help_panel="The workshop")
def check_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The game's name in records.", show_default=False)],
) -> None:
    """Tell what of a game is there, what is missing or broken (exit status 1), and what could be added."""
    from sleepover.workshop import checking

    checking.check(name)


@app.command(rich_help_panel="The workshop")
def gallery(
    game: Annotated[
        list[str] | None,
        typer.Argument(metavar="[GAME]...", help="The games' names. Left out: all.", show_default=False),
    ] = None,
    out: Annotated[
        Path,
        typer.Option(metavar="FILE/DIR", help="The page, or a folder for a page of each game."),
    ] = Path("data/gallery.html"),
    watch: Annotated[
        bool, typer.Option("--watch", help="Serve the page, and draw it anew when a file changes.")
    ] = False,
    port: Annotated[int, typer.Option(min=0, max=65535, help="Where it is served; 0 takes a free one.")] = 8090,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open it in a browser.")] = True,
) -> None:
    """Draw all that games show on one page: every phase, few and most players, awkward names, everybody's card."""
    from sleepover.workshop import gallery

    gallery.run(game or [], out, watch=watch, port=port, browser=browser)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and exit.

    The status is 0: done, or nobody reads on; 1: it cannot be done, with one sentence why; 2: asked in a way it does
    not know; 78: it goes wrong again until somebody changes something; 130: stopped by Ctrl-C. `verify` has one more.
    """
    terminal.prepare_streams()
    try:
        try:
            app(args=None if arguments is None else list(arguments), prog_name="sleepover")
        except SystemExit as end:
            if end.code == terminal.STOPPED:
                # Whoever should read the rest may have been stopped as well.
                terminal.abandon_output()
            if isinstance(end.__context__, BrokenPipeError):
                raise end.__context__ from None
            raise
        finally:
            terminal.flush()
    except terminal.CommandError as error:
        terminal.give_up(str(error), error.status)
    except KeyboardInterrupt:
        terminal.abandon_output()
        sys.exit(terminal.STOPPED)
    except BrokenPipeError:
        # Nobody reads on (`| head`): that is how pipes end, and nothing to complain about.
        terminal.abandon_output()
        sys.exit(0)
    except OSError as error:
        # The commands turn what is wrong with their files into a CommandError; what is left is the output.
        terminal.abandon_output()
        terminal.give_up(f"{error.filename or 'standard output'}: {terminal.reason(error)}")
