"""``seat``: programs of one's own at the table, or in a game on the terminal."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import typer

import games
from bot.core import config as settings
from bot.engines.process import EngineLimits, EngineStats
from bot.engines.registry import (
    EngineConfigError,
    ExternalEngine,
    engine_key,
    load_engines,
    save_engines,
    validate_engines,
)
from bot.table.deadlines import stand_in_level
from games import simulation
from games.core.record import Record
from sleepover.commands import simulate
from sleepover.support import fuzzy_match, players
from sleepover.support.exit_status import said
from sleepover.support.players import SimulationPlayer
from sleepover.support.terminal import CommandError, UsageError, cut

DATA = Path("data/play")
"""The folder of `play`, unless told otherwise."""
FILE = "programs.toml"
"""The file with programs in that folder."""


def seat(
    names: Sequence[str],
    program: str,
    name: str | None,
    *,
    seconds: float,
    memory: int,
    data: Path | None,
    config: Path | None,
    options: Sequence[str],
) -> None:
    """Try the program in a game of each kind that it is for, and seat it, in place of one of the same name.

    Raises:
        UsageError: no such game or program, limits within which nobody can play, or it cannot be called so.
        CommandError: it has failed in a game, or the file cannot be written.
    """
    if options:
        raise UsageError("--option is for --against: house rules are chosen in the lobby")
    path = _file(data, config)
    may = players.limits(seconds, memory)
    playing = tuple(dict.fromkeys(map(fuzzy_match.game, names)))
    command = players.command_of(program)
    here = Path.cwd()
    seated = ExternalEngine(_called(name, command, here), command, str(here), playing, seconds, memory)
    try:
        validate_engines([seated])
    except EngineConfigError as error:
        raise UsageError(f"{error}.") from None
    try:
        others = [one for one in load_engines(path) if one.level != seated.level]
        _try_all(SimulationPlayer(program, command), may, playing or games.names())
        save_engines(path, [*others, seated])
    except EngineConfigError as error:
        raise CommandError(f"{error}.") from None
    print(f"{seated.name} is seated: Add computer offers it in the lobbies of {_games_of(seated)}. {path}")


def remove(name: str, *, data: Path | None, config: Path | None) -> None:
    """Remove a program; at tables where it sits, the computer that stands in for people plays on.

    Raises:
        UsageError: there is none of that name.
        CommandError: the file cannot be read or written.
    """
    path = _file(data, config)
    try:
        there = load_engines(path)
        left = [one for one in there if engine_key(one.name) != engine_key(name)]
        if len(left) == len(there):
            known = ", ".join(one.name for one in there) or "none"
            raise UsageError(f"--remove {cut(name)}: no program of that name is seated; there are: {known}")
        save_engines(path, left)
    except EngineConfigError as error:
        raise CommandError(f"{error}.") from None


def tell(*, data: Path | None, config: Path | None) -> None:
    """Print who is seated.

    Raises:
        CommandError: the file cannot be read.
    """
    path = _file(data, config)
    try:
        there = load_engines(path)
    except EngineConfigError as error:
        raise CommandError(f"{error}.") from None
    for one in there:
        print(f"{one.name}: {' '.join(one.command)} ({_games_of(one)}; {one.seconds:g} s, {one.memory} MB)")
    if not there:
        print(f"No program is seated in {path}. `sleepover seat --program ./mybot` seats one.")


def try_out(
    names: Sequence[str],
    program: str | None,
    against: str,
    *,
    options: Sequence[str],
    seed: str,
    seconds: float,
    memory: int,
) -> None:
    """Play a game here, with the program in the first seat, and tell it, secrets included.

    Raises:
        UsageError: not one game, no such computer or program, or not that game's number of players.
    """
    if program is None:
        raise UsageError("--against: name your program too, with --program")
    if len(names) != 1:
        raise UsageError("--against: name the one game that is to be played")
    game, may = fuzzy_match.game(names[0]), players.limits(seconds, memory)
    there = [
        SimulationPlayer(program, players.command_of(program)),
        *(players.named(one, game) for one in against.split(",")),
    ]
    seats = games.load(game).player_counts
    if len(there) not in seats:
        raise UsageError(
            f"--against {against}: with the program these are {len(there)}, and {game} is for {seats.start} to "
            f"{seats.stop - 1} players"
        )
    record, asked = _played(there, may, game, simulate.chosen_options(game, options), seed)
    from sleepover.support.english import sentences

    for line in sentences(record).transcript():
        typer.secho(line.text, bold=line.kind == "heading" or None, dim=line.kind == "secret" or None)
    print()
    for k, how in asked.items():
        print(players.engine_stats_text(there[k], how))


def _played(
    there: Sequence[SimulationPlayer], may: EngineLimits, game: str, options: object, seed: str
) -> tuple[Record, dict[int, EngineStats]]:
    try:
        guests = players.guests(there, may, {k: k for k in range(len(there))})
        _, record = simulation.record(game, options, [one.name for one in there], seed, 0, guests)
        return record, players.reports(there, may)
    finally:
        players.end_all()


def _try_all(program: SimulationPlayer, may: EngineLimits, playing: Sequence[str]) -> None:
    """One game of each kind against the computers that sit in for people."""
    for game in playing:
        rules = games.load(game)
        there = [program, *[SimulationPlayer(stand_in_level(game))] * (rules.player_counts.start - 1)]
        _, asked = _played(there, may, game, rules.options(), "seat")
        if asked[0].faults:
            hint = "" if len(playing) == 1 else "; if it is for other games, name those"
            raise CommandError(f"{cut(program.name)} cannot be seated: in {game} it {asked[0].said}{hint}.")


def _called(name: str | None, command: Sequence[str], here: Path) -> str:
    if name is not None:
        return " ".join(name.split())
    # The interpreter comes first, as in «python3 mybot.py».
    files = [word for word in command[1:] if (here / word).is_file()]
    return Path(files[0] if files else command[0]).stem.strip(" .-_'")


def _games_of(one: ExternalEngine) -> str:
    return ", ".join(one.games) or "all games"


def _file(data: Path | None, config: Path | None) -> Path:
    if config is None:
        return (data or DATA) / FILE
    if data is not None:
        raise UsageError("--data is for `play` and --config for `run`: name one of them")
    try:
        named = settings.without_token(config, os.environ).programs.strip()
    except settings.ConfigError as error:
        raise said(error) from None
    if not named:
        raise UsageError(
            f'{config} has no setting programs: write a line such as programs = "data/programs.toml" into it'
        )
    return Path(named)
