"""The commands and their options. What they do is imported when they run, so that each starts quickly."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer

from sleepover.admin_commands import administration
from sleepover.program_commands import programs
from sleepover.support import cli_errors, lean_start, shell_completion, terminal
from sleepover.support.cli_types import (
    ConfigFile,
    DatabaseFile,
    DataFolder,
    GameName,
    GameNames,
    Json,
    Memory,
    Options,
    Seconds,
    Seed,
    Workers,
)
from sleepover.workshop_commands import workshop

COMPLETING = "_SLEEPOVER_COMPLETE"
"""Environment variable by which a shell asks for completions."""

app = cli_errors.App(
    help="A games night in a Discord channel.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)

RecordFile = Annotated[
    Path,
    typer.Argument(metavar="RECORD", help="The game record, a JSON file; - is standard input.", show_default=False),
]


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
    """Play a games night in a Discord channel: dice and board games for a group of friends."""


@app.command(rich_help_panel="A games night")
def play(
    port: Annotated[
        int, typer.Option(metavar="N", min=0, max=65535, help="The page's port; 0 takes a free one.")
    ] = 8080,
    seats: Annotated[
        str, typer.Option(metavar="NAMES", help="The players' names, with commas between.")
    ] = "Ann,Ben,Cleo",
    data: Annotated[
        Path, typer.Option(metavar="DIR", help="The folder that keeps everything between two runs.")
    ] = Path("data/play"),
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page in a browser.")] = True,
    language: Annotated[
        str | None, typer.Option(metavar="LOCALE", help="The language of server and players. Left out: as it was.")
    ] = None,
) -> None:
    """Play on this machine: a local Discord with the real bot, in the browser."""
    from sleepover.commands import play_and_run

    play_and_run.play(port=port, seats=seats, data=data, browser=browser, language=language)


@app.command(rich_help_panel="A games night")
def run(
    config: Annotated[
        Path | None,
        typer.Option(metavar="FILE.toml", help="The settings. Left out: config.toml, if it is there."),
    ] = None,
    take_over: Annotated[
        bool, typer.Option("--take-over", help="Take over from a running bot as soon as this one is ready.")
    ] = False,
    shards: Annotated[
        str | None,
        typer.Option(metavar="0-3/8", help="The shards that this process looks after beside others; auto: free ones."),
    ] = None,
    new_application: Annotated[
        bool,
        typer.Option("--new-application", help="Once: the database is this application's now, and no other one's."),
    ] = False,
) -> None:
    """Run the bot on Discord, with a token from config.toml, SLEEPOVER_TOKEN or SLEEPOVER_TOKEN_FILE."""
    from sleepover.commands import play_and_run

    play_and_run.run(config, take_over=take_over, shards=shards, new_application=new_application)


def _pause(value: str | None) -> float | None:
    from sleepover.commands import backup as sleepover_backup

    try:
        return None if value is None else sleepover_backup.seconds(value)
    except ValueError as error:
        raise terminal.UsageError(f"--every {terminal.cut(str(value))}: {error}") from None


@app.command(rich_help_panel="For hosts")
def doctor(
    config: ConfigFile = None,
    server: Annotated[
        list[int] | None,
        typer.Option(
            metavar="ID", help="Check this server only; may be repeated. Left out: 50 at most.", show_default=False
        ),
    ] = None,
    offline: Annotated[bool, typer.Option("--offline", help="Ask Discord nothing.")] = False,
    thorough: Annotated[
        bool, typer.Option("--thorough", help="Check the whole database, however long it takes.")
    ] = False,
    json: Json = False,
) -> None:
    """Check settings, machine, database, backups and the bot's place on Discord, and print how to fix each fault.

    Nothing is changed, and a running bot goes on. The exit status is 0 if nothing is wrong, else 1.
    """
    from sleepover import doctor

    doctor.doctor(config, offline=offline, thorough=thorough, servers=server or [], json=json)


@app.command(rich_help_panel="For hosts")
def status(
    config: ConfigFile = None,
    json: Annotated[bool, typer.Option("--json", help="Print the status as a JSON object.")] = False,
) -> None:
    """Print the bot's health, from the status file that it writes (setting `status`).

    The exit status is 0 if all is well, else 1, so it can be used as a health check.
    """
    from sleepover.commands import status as sleepover_status

    sleepover_status.status(config, json=json)


@app.command(rich_help_panel="For hosts")
def invite(
    config: ConfigFile = None,
    application: Annotated[
        str | None,
        typer.Option(metavar="ID", help="The application's id. Left out: taken from the token.", show_default=False),
    ] = None,
    threads: Annotated[
        bool, typer.Option("--threads/--no-threads", help="Ask for what tables in threads need.")
    ] = True,
    events: Annotated[
        bool, typer.Option("--events/--no-events", help="Ask for what events of game evenings need.")
    ] = True,
) -> None:
    """Print the link that invites the bot to a server, with exactly the permissions that it needs."""
    from sleepover.commands import config_and_invite

    config_and_invite.invite(config, application=application, threads=threads, events=events)


@app.command(rich_help_panel="For hosts")
def backup(
    config: ConfigFile = None,
    data: DataFolder = None,
    database: DatabaseFile = None,
    to: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="The folder for it. Left out: the setting backups, or the folder backups beside the database.",
        ),
    ] = None,
    keep: Annotated[int, typer.Option(metavar="N", min=1, help="Keep this many; older ones are removed.")] = 14,
    every: Annotated[
        str | None,
        typer.Option(metavar="TIME", help="Repeat at this interval: 30m, 6h, 1d.", callback=_pause, show_default=False),
    ] = None,
) -> None:
    """Back up the database, also while the bot is running. A backup counts only once it has been checked."""
    from sleepover.commands import backup as sleepover_backup

    # The callback has made seconds of it.
    pause = None if every is None else float(every)
    sleepover_backup.backup(config=config, data=data, database=database, to=to, keep=keep, every=pause)


@app.command(rich_help_panel="For hosts")
def restore(
    backup: Annotated[
        Path | None,
        typer.Argument(metavar="[BACKUP]", help="The backup. Left out: list all backups.", show_default=False),
    ] = None,
    config: ConfigFile = None,
    data: DataFolder = None,
    database: DatabaseFile = None,
    stopped: Annotated[
        bool,
        typer.Option("--stopped", help="Say that no bot is running, if the database is too damaged to tell."),
    ] = False,
) -> None:
    """Replace the database with a backup; the old one is kept beside it. Stop the bot first."""
    from sleepover.commands import backup as sleepover_backup

    sleepover_backup.restore(backup, config=config, data=data, database=database, stopped=stopped)


@app.command("export", rich_help_panel="For hosts")
def export_database(
    to: Annotated[
        str,
        typer.Argument(metavar="FILE.sqlite", help="A new file, or the address of an empty PostgreSQL database."),
    ],
    config: ConfigFile = None,
    data: DataFolder = None,
    database: DatabaseFile = None,
) -> None:
    """Copy the whole database to another place, SQLite or PostgreSQL, and compare the two row by row."""
    from sleepover.commands import transfer

    transfer.export(to, config=config, data=data, database=database)


@app.command("import", rich_help_panel="For hosts")
def import_database(
    source: Annotated[
        str, typer.Argument(metavar="FILE.sqlite", help="A file, or the address of a PostgreSQL database.")
    ],
    config: ConfigFile = None,
    data: DataFolder = None,
    database: DatabaseFile = None,
) -> None:
    """Copy a database, SQLite or PostgreSQL, into an empty one, and compare the two row by row."""
    from sleepover.commands import transfer

    transfer.bring(source, config=config, data=data, database=database)


app.add_typer(administration, name="admin", rich_help_panel="For hosts")

configuration = cli_errors.App(help="The bot's settings.", no_args_is_help=True)
app.add_typer(configuration, name="config", rich_help_panel="For hosts")


@configuration.callback()
def _configuration() -> None:
    """Group the commands about the bot's settings."""


@configuration.command("check")
def check_config(
    config: ConfigFile = None,
    json: Json = False,
) -> None:
    """Print each setting and where it comes from; exit status 78 if the bot could not start with them."""
    from sleepover.commands import config_and_invite

    config_and_invite.check(config, json=json)


ratings = cli_errors.App(help="Ratings, as leaderboards and profiles show them.", no_args_is_help=True)
app.add_typer(ratings, name="ratings", rich_help_panel="A games night")


@ratings.callback()
def _ratings() -> None:
    """Ratings, as leaderboards and profiles show them."""


@ratings.command("rebuild")
def rebuild_ratings(config: ConfigFile = None, data: DataFolder = None, database: DatabaseFile = None) -> None:
    """Work all ratings out again from the stored results; the numbers are the same to the last bit."""
    from sleepover.commands import rebuild

    rebuild.ratings(config=config, data=data, database=database)


achievements = cli_errors.App(
    help="Achievements, dice, streaks and rivals, as profiles show them.", no_args_is_help=True
)
app.add_typer(achievements, name="achievements", rich_help_panel="A games night")


@achievements.callback()
def _achievements() -> None:
    """Achievements, dice, streaks and rivals, as profiles show them."""


@achievements.command("rebuild")
def rebuild_achievements(config: ConfigFile = None, data: DataFolder = None, database: DatabaseFile = None) -> None:
    """Count all finished games again from their logs; the result is the same."""
    from sleepover.commands import rebuild

    rebuild.achievements(config=config, data=data, database=database)


@app.command(rich_help_panel="Game records")
def replay(
    record: RecordFile,
    json: Annotated[
        bool, typer.Option("--json", help="Print one JSON line for the start and one for each action.")
    ] = False,
    gif: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE.gif",
            help="Draw it as an animation, as the room saw it; - is standard output.",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Print a recorded game in sentences, secrets included."""
    from sleepover.commands import replay as sleepover_replay

    if gif is not None:
        if json:
            raise terminal.UsageError("--json and --gif are one or the other: leave one of them out")
        sleepover_replay.animate(record, gif)
    else:
        sleepover_replay.replay(record, json=json)


def _hex(param: typer.CallbackParam, value: str | None) -> str | None:
    if value is None:
        return None
    digits = value.strip()
    if not re.fullmatch(r"[0-9a-fA-F]{64}", digits):
        raise terminal.UsageError(f"--{param.name} {terminal.cut(value)}: it must be 64 hex digits")
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
    """Check a recorded game: the promise of its dice, the dice, every action, and that it is the game you were told of.

    The exit status is 0 if everything compared is right, and 1 if something is wrong. It is 3 if the record lacks a
    commitment, or has written faces in place of a seed.
    """
    from sleepover.commands import verify as sleepover_verify

    sleepover_verify.verify(record, digest=digest, commitment=commitment)


@app.command(rich_help_panel="Game records")
def render(
    record: RecordFile,
    at: Annotated[
        int | None,
        typer.Option(metavar="N", help="The board after action N; 0 is the start. Left out: after the last."),
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option(metavar="K", help="As seat K sees it; 0 is the first. Left out: as everybody does."),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="The file to write, FILE.png or FILE.txt; - is standard output. Left out: RECORD.png, in this folder.",
        ),
    ] = None,
    text: Annotated[
        bool, typer.Option("--text", help="Tell the board in words; without --out on standard output.")
    ] = False,
) -> None:
    """Draw the board of a recorded game."""
    from sleepover.commands import render as sleepover_render

    sleepover_render.render(record, at=at, seat=seat, out=out, text=text)


@app.command(rich_help_panel="Game records")
def review(
    record: RecordFile,
    json: Json = False,
    samples: Annotated[
        int, typer.Option(metavar="N", help="Positions looked at for a throw, or playouts of a position, at most.")
    ] = 150,
    seed: Annotated[str, typer.Option(help="The same seed gives the same review.")] = "0",
    plot: Annotated[
        Path | None,
        typer.Option(metavar="FILE.png", help="Draw the chances; - is standard output.", show_default=False),
    ] = None,
) -> None:
    """Look back on a recorded game: the chances at each decision, and how much was luck and how much choice."""
    from sleepover.commands import review as sleepover_review

    sleepover_review.review(record, json=json, samples=samples, seed=seed, plot=plot)


@app.command(rich_help_panel="The laboratory")
def night(
    simulate: Annotated[
        bool, typer.Option("--simulate", help="Simulate nights of 3 to 24 people; nights are played with /night.")
    ] = False,
    nights: Annotated[int, typer.Option(metavar="N", help="How many nights.")] = 100,
    rounds: Annotated[int, typer.Option(metavar="N", help="How many rounds each has.")] = 4,
    rest: Annotated[
        bool, typer.Option("--rest", help="Let people who are left over rest, without a computer.")
    ] = False,
    seed: Annotated[str, typer.Option(help="The same seed gives the same nights.")] = "0",
) -> None:
    """Check who sits with whom on a night: how often people meet, how long it takes, and who wins.

    People and places are made up; lengths are drawn from those that the laboratory has measured.
    """
    from sleepover.commands import night as sleepover_night

    sleepover_night.night(simulate=simulate, number=nights, rounds=rounds, rest=rest, seed=seed)


@app.command(rich_help_panel="The laboratory")
def simulate(
    game: GameName,
    players: Annotated[
        str,
        typer.Option(
            metavar="LEVELS",
            help="The players, with commas between: random, easy, normal or hard, a character, even-0 to even-100; "
            "or a program of yours, ./mybot or program:COMMAND.",
            autocompletion=shell_completion.levels,
            show_default=False,
        ),
    ],
    games: Annotated[int, typer.Option(metavar="N", help="How many games.")] = 1000,
    option: Options = None,
    seed: Seed = "0",
    workers: Workers = None,
    json: Json = False,
    plot: Annotated[
        Path | None,
        typer.Option(metavar="FILE.png", help="Draw wins and lengths; - is standard output.", show_default=False),
    ] = None,
    record: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="Write each game's record into this new folder, for `replay`, `render` and `review`.",
            show_default=False,
        ),
    ] = None,
    seconds: Seconds = 1.0,
    memory: Memory = 512,
) -> None:
    """Play many games among computers, and count wins and lengths. Seats rotate from game to game.

    A program that fails resigns, so it loses that game. Ctrl-C stops it, and what has been played is told.
    """
    from sleepover.commands import simulate as sleepover_simulate

    sleepover_simulate.simulate(
        game,
        number=games,
        names=players,
        options=option or [],
        seed=seed,
        workers=workers,
        json=json,
        plot=plot,
        record=record,
        seconds=seconds,
        memory=memory,
    )


@app.command(rich_help_panel="The laboratory")
def laboratory(
    game: GameNames = None,
    games: Annotated[
        int | None, typer.Option(metavar="N", help="Games in each trial. Left out: as many as the game's plan says.")
    ] = None,
    seed: Annotated[
        str, typer.Option(help="The same seed gives the same file, with any number of workers.")
    ] = "laboratory",
    workers: Annotated[
        int | None, typer.Option(metavar="K", help="The number of processes. Left out: one for each core.")
    ] = None,
    fresh: Annotated[bool, typer.Option("--fresh", help="Try again what has been tried.")] = False,
    check: Annotated[bool, typer.Option("--check", help="Play nothing; say whether all is there and current.")] = False,
    folder: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR", help="The folder for GAME.json. Left out: the games' own folders.", show_default=False
        ),
    ] = None,
) -> None:
    """Try out the house rules for the lobby's What if? Interrupted? Run it again to resume."""
    from sleepover.commands import laboratory

    laboratory.run(game or [], number=games, seed=seed, workers=workers, fresh=fresh, check=check, folder=folder)


app.add_typer(programs)
app.add_typer(workshop)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and exit.

    The status is 0: done, or nobody reads on; 1: it failed, with one sentence why; 2: asked for in a way it does not
    know; 78: it fails again until somebody changes something; 130: stopped by Ctrl-C. `verify` has one more.
    """
    terminal.prepare_streams()
    try:
        try:
            asked = None if arguments is None else list(arguments)
            # A shell that completes a line says so in the environment, and may need all commands.
            whole = COMPLETING in os.environ
            with nullcontext() if whole else lean_start.only_asked_for(app, sys.argv[1:] if asked is None else asked):
                status = app(args=asked, prog_name="sleepover", standalone_mode=False) or 0
            if status == terminal.STOPPED:
                # The reader may have been stopped as well.
                terminal.abandon_output()
                sys.exit(terminal.STOPPED)
        except SystemExit as end:
            # rich (15.0) exits when the reader of a pipe is gone.
            if isinstance(end.__context__, BrokenPipeError):
                raise end.__context__ from None
            raise
        except terminal.Interrupted as stopped:
            terminal.end_stopped(str(stopped))
        except cli_errors.WrongUse as error:
            raise cli_errors.said(error) from None
        finally:
            terminal.flush()
    except terminal.CommandError as error:
        given = sys.argv[1:] if arguments is None else arguments
        terminal.give_up(terminal.without_addresses(str(error), given), error.status)
    except (KeyboardInterrupt, typer.Abort):
        terminal.abandon_output()
        sys.exit(terminal.STOPPED)
    except BrokenPipeError:
        # The reader of the pipe is gone (`| head`): that is how pipes end, and no error.
        terminal.abandon_output()
        sys.exit(0)
    except OSError as error:
        # The commands turn errors about their files into a CommandError; the rest is about the output.
        terminal.abandon_output()
        terminal.give_up(f"{error.filename or 'standard output'}: {terminal.reason(error)}")
    terminal.flush_errors()
    sys.exit(status)
