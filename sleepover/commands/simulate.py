"""``simulate``: many games among computers, on several processes, counted."""

from __future__ import annotations

import json as json_text
import sys
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from itertools import groupby
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any, NamedTuple, Protocol, TypeVar

from msgspec import to_builtins
from rich.console import Console
from rich.markup import escape
from rich.table import Table

import games
from bot.engines.process import EngineLimits, EngineStats
from games import simulation
from games.core import option_choices
from games.core.percents import percent
from games.core.record import RecordError, parse_options, to_json
from games.simulation import SimulatedGame
from games.simulation.stats import Quantiles, WinShare
from sleepover.support import fuzzy_match, players, record_files
from sleepover.support.players import PlayedGame, SimulationPlayer
from sleepover.support.process_pool import cores, pool
from sleepover.support.progress import bar
from sleepover.support.tally import Tally, seat_of
from sleepover.support.terminal import CommandError, Interrupted, UsageError, narrow, reason

CHUNK = 64
"""The most games that a worker takes at once; few enough that the bar moves and the last worker is not waited for."""

ALONE = 0.5
"""Seconds of a core for which one process plays before others are thought of: so it is known how long a game takes."""

START = 2.0
"""Seconds that more processes have to save to be worth their start. They need about one to be there and to have the
tables of their computers ready, and as much of each core."""

_TABLE = 76
"""Most width of the table, in characters."""

SWITCHES = {"on": True, "true": True, "off": False, "false": False}


class Task(NamedTuple):
    """Task of a simulation: everything that the result depends on."""

    game: str
    options: Any
    players: tuple[SimulationPlayer, ...]
    seed: str
    games: int
    folder: Path | None = None
    """Folder of the games' records."""
    may: EngineLimits = EngineLimits()
    """Limits of the programs among the players."""

    @property
    def waits(self) -> bool:
        """Flag: slow work may happen in another process."""
        return any(player.command for player in self.players)

    def play(self, number: int) -> PlayedGame:
        """Game ``number``, its seats rotated.

        Raises:
            CommandError: its record cannot be written.
        """
        seats = [seat_of(k, number, len(self.players)) for k in range(len(self.players))]
        levels = [""] * len(seats)
        for player, seat in zip(self.players, seats, strict=True):
            levels[seat] = player.name
        guests = players.guests(self.players, self.may, dict(enumerate(seats)))
        if self.folder is None:
            played = simulation.play(self.game, self.options, levels, self.seed, number, None, guests)
            return PlayedGame(played, players.reports(self.players, self.may))
        played, record = simulation.record(self.game, self.options, levels, self.seed, number, guests)
        path = self.path(self.folder, number)
        try:
            path.write_bytes(to_json(record) + b"\n")
        except OSError as error:
            raise CommandError(f"--record {path}: {reason(error)}") from None
        return PlayedGame(played, players.reports(self.players, self.may))

    def path(self, folder: Path, number: int) -> Path:
        """Return the path of the record of game ``number``; paths sort in the order of the numbers."""
        return folder / f"{self.game}-{number:0{len(str(self.games - 1))}}.json"


def simulate(
    game: str,
    *,
    number: int,
    names: str,
    options: Sequence[str],
    seed: str,
    workers: int | None,
    json: bool,
    plot: Path | None,
    record: Path | None,
    seconds: float,
    memory: int,
) -> None:
    """Play ``number`` games and print what they come to; ``record`` is the folder for a record of each.

    A plot on standard output has it to itself. Stopped on the way, it tells what has been played: the games from the
    first to the last before which none is missing, so that ``--games`` of that number comes to the same.

    Raises:
        UsageError: no such game, option, computer or program, not its number of players, no games at all, or a plot
            that is not called ``.png`` or would share standard output with JSON.
        CommandError: a plot or records that cannot be written.
        Interrupted: stopped on the way; what has been played is told.
    """
    task = Task(*_checked(game, names, options), seed, number, record, players.limits(seconds, memory))
    must_be_some(number, workers)
    if plot is not None:
        record_files.must_end(plot, "--plot", "a plot", ".png")
        if json and record_files.is_stream(plot):
            raise UsageError("--json and --plot - cannot both have standard output: name a file for the plot")
        record_files.must_be_writable(plot, "--plot")
    if record is not None:
        record_files.make_empty(record, "--record")
    start = perf_counter()
    outcomes = play_all(task, task.game, cores() if workers is None else workers)
    took = perf_counter() - start
    if outcomes:
        _tell(task, outcomes, took, json=json, plot=plot)
    if len(outcomes) < number:
        raise Interrupted(f"stopped after {len(outcomes)} of {number} games")


def must_be_some(number: int, workers: int | None) -> None:
    """Check that there are at least one game and one process to play it.

    Raises:
        UsageError: there is not.
    """
    if number < 1:
        raise UsageError(f"--games {number}: at least one game has to be played")
    if workers is not None and workers < 1:
        raise UsageError(f"--workers {workers}: at least one process has to play")


def _tell(task: Task, outcomes: Sequence[PlayedGame], seconds: float, *, json: bool, plot: Path | None) -> None:
    played = [outcome.played for outcome in outcomes]
    asked = asked_in_all(outcomes)
    tally = Tally.from_games(played, len(task.players))
    if plot is not None:
        _plot(task, tally, played, plot)
        if record_files.is_stream(plot):
            return
    if json:
        print(json_text.dumps(_object(task, tally, asked, seconds)))
        return
    _print(task, tally, asked, seconds)
    if plot is not None:
        print(plot)
    if task.folder is not None:
        print(f"{tally.games:,} records: {task.folder}")


def asked_in_all(outcomes: Sequence[PlayedGame]) -> dict[int, EngineStats]:
    """Return the statistics, over all of these games, of each player that is a program."""
    found: dict[int, EngineStats] = {}
    for outcome in outcomes:
        for k, asked in outcome.asked.items():
            found.setdefault(k, EngineStats()).add(asked)
    return found


def _checked(name: str, names: str, options: Sequence[str]) -> tuple[str, Any, tuple[SimulationPlayer, ...]]:
    name = fuzzy_match.game(name)
    game = games.load(name)
    playing = tuple(players.named(text, name) for text in names.split(","))
    chosen = chosen_options(name, options)
    if len(playing) not in game.player_counts:
        allowed = f"{game.player_counts.start} to {game.player_counts.stop - 1}"
        raise UsageError(f"--players names {len(playing)}, but {name} is for {allowed} players")
    return name, chosen, playing


def chosen_options(name: str, options: Sequence[str]) -> Any:
    """Return the game's options, from ``NAME=VALUE`` each.

    Raises:
        UsageError: one of them is none.
    """
    game = games.load(name)
    try:
        return parse_options(game, _values(game.options, options))
    except RecordError as error:
        raise UsageError(f"--option: {error}") from None


def _values(kind: type[Any], options: Sequence[str]) -> dict[str, object]:
    """Return the options as JSON values; an impossible value stays a text, and is refused later."""
    choices = option_choices(kind)
    found: dict[str, object] = {}
    for option in options:
        name, equals, text = option.partition("=")
        if not equals:
            raise UsageError(f"--option {option}: an option is given as NAME=VALUE")
        if name in found:
            raise UsageError(f"--option {option}: {name} is given twice")
        allowed = choices.get(name, ())
        switch = SWITCHES.get(text) if True in allowed else None
        found[name] = switch if switch is not None else next((v for v in allowed if str(v) == text), text)
    return found


T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Many(Protocol[T_co]):
    """Many games, each of which follows from its number."""

    @property
    def games(self) -> int:
        """Count of games."""
        ...

    @property
    def waits(self) -> bool:
        """Flag: slow work may happen in another process."""
        ...

    def play(self, number: int) -> T_co:
        """Play and return the game of that number."""
        ...


def play_all(task: Many[T], name: str, workers: int) -> list[T]:
    """Play and return the games; after Ctrl-C, those before the first game that was not played."""
    done: dict[int, T] = {}
    with bar(name.replace("_", " "), task.games) as line, closing(_results(task, workers)) as results:
        try:
            for result in results:
                done.update(result)
                line.to(len(done))
        except KeyboardInterrupt:
            pass
        finally:
            players.end_all()
    return [done[number] for number in range(next((n for n in range(task.games) if n not in done), task.games))]


def _results(task: Many[T], workers: int) -> Generator[list[tuple[int, T]], None, None]:
    """Yield the results of the games with their numbers, in any order, as they are played.

    One process begins. More start only if that is quicker than going on alone.
    """
    took: list[float] = []
    # Processor time is measured, so that a busy machine makes no difference to what is worthwhile. Programs run in
    # other processes.
    clock = perf_counter if task.waits else process_time
    start = before = clock()
    while len(took) < task.games and (workers == 1 or before - start < ALONE):
        number = len(took)
        yield [(number, task.play(number))]
        now = clock()
        took.append(now - before)
        before = now
    left = range(len(took), task.games)
    workers = worthwhile(took, len(left), workers)
    if workers == 1:
        yield from ([(number, task.play(number))] for number in left)
        return
    size = max(1, min(CHUNK, len(left) // (4 * workers)))
    chunks = (range(first, min(first + size, task.games)) for first in range(left.start, task.games, size))
    with pool(min(workers, -(-len(left) // size)), _begin, (task,)) as processes:
        yield from processes.imap_unordered(_chunk, chunks)


def worthwhile(took: Sequence[float], left: int, workers: int, there: Callable[[], int] = cores) -> int:
    """Return the number of processes, of ``workers`` at most, that play the rest of the games.

    It is one unless more save ``START`` seconds. ``took`` holds the seconds of the games so far. The first is not
    counted if there are others, because it also builds tables.
    """
    workers = min(workers, there(), left)
    if workers < 2 or not took:
        return 1
    alone = median(took[1:] or took) * left
    return workers if alone - alone / workers > START else 1


_task: Many[Any] | None = None


def _begin(task: Many[Any]) -> None:
    """Prepare a worker for its games."""
    global _task
    _task = task


def _chunk(numbers: range) -> list[tuple[int, Any]]:
    assert _task is not None
    return [(number, _task.play(number)) for number in numbers]


def _number(wins: float) -> int | float:
    return int(wins) if wins == int(wins) else wins


def _share(share: WinShare) -> dict[str, Any]:
    return {"wins": _number(share.wins), "share": share.share, "low": share.low, "high": share.high}


def _object(task: Task, tally: Tally, asked: dict[int, EngineStats], seconds: float) -> dict[str, Any]:
    seats = len(task.players)
    return {
        "game": task.game,
        "options": to_builtins(task.options),
        "seed": task.seed,
        "games": tally.games,
        "players": [
            {
                "level": player.name,
                "seat": k,
                **_share(share),
                **({"program": players.as_json(asked[k])} if k in asked else {}),
            }
            for k, (player, share) in enumerate(zip(task.players, tally.players, strict=True))
        ],
        "first_seat": {**_share(tally.first), **_advantage(tally.first, seats)},
        "turns": tally.turns._asdict(),
        "decisions": tally.decisions._asdict(),
        "unfinished": tally.unfinished,
        "decisions_per_s": tally.made / seconds,
    }


def _advantage(first: WinShare, seats: int) -> dict[str, float]:
    return {"fair": 1 / seats, "advantage": first.share - 1 / seats}


def _print(task: Task, tally: Tally, asked: dict[int, EngineStats], seconds: float) -> None:
    table = Table(title=f"{task.game}: {tally.games:,} games, seed {task.seed}", title_justify="left")
    table.add_column("player")
    table.add_column("first seat", justify="right")
    for title in ("wins", "share", "95% interval"):
        table.add_column(title, justify="right")
    for k, (player, share) in enumerate(zip(task.players, tally.players, strict=True)):
        table.add_row(
            escape(player.name), str(k), f"{share.wins:,.10g}", f"{percent(share.share, 1)}%", _interval(share)
        )
    console = Console(file=sys.stdout, highlight=False)
    # On other outputs lines stay whole, and their viewer wraps them.
    console.soft_wrap = not narrow(console, _TABLE)
    if not console.soft_wrap:
        print(table.title)
        for k, (player, share) in enumerate(zip(task.players, tally.players, strict=True)):
            print(f"{player.name} (seat {k} first): {share.wins:,.10g} wins")
            print(f"  {percent(share.share, 1)}%, 95%: {_interval(share)}")
    else:
        console.print(table)
    fair = 1 / len(task.players)
    console.print(
        f"Going first wins {percent(tally.first.share, 1)}% ({_interval(tally.first)}); "
        f"a fair share is {percent(fair, 1)}%.",
        f"Turns: {_spread(tally.turns)}. Decisions: {_spread(tally.decisions)}.",
        f"{tally.made / seconds:,.0f} decisions a second.",
        sep="\n",
    )
    for k, how in asked.items():
        console.print(players.engine_stats_text(task.players[k], how), markup=False)
    if tally.unfinished:
        console.print(f"{tally.unfinished:,} games were broken off after {simulation.LONGEST:,} decisions.")


def _interval(share: WinShare) -> str:
    return f"{percent(share.low, 1)}% to {percent(share.high, 1)}%"


def _spread(spread: Quantiles) -> str:
    return f"{spread.p50} (a tenth of the games up to {spread.p10}, nine tenths up to {spread.p90})"


def _plot(task: Task, tally: Tally, played: Sequence[SimulatedGame], path: Path) -> None:
    from renderers.charts import win_distribution
    from sleepover.support.english import english

    say = english(task.game)
    lengths = {turns: len(list(same)) for turns, same in groupby(sorted(one.turns for one in played))}
    rules = [
        f"{name} {getattr(task.options, name)}"
        for name, values in option_choices(type(task.options)).items()
        if getattr(task.options, name) != values[0]
    ]
    texts = win_distribution.DistributionTexts(
        title=say("title") if "title" in say else task.game.replace("_", " ").title(),
        about=", ".join((f"{tally.games:,} games", *rules)),
        wins="Part of the games won, with 95% intervals; dashed: a fair share",
        lengths=f"Turns in a game: half take up to {tally.turns.p50}, nine tenths up to {tally.turns.p90}",
    )
    picture = win_distribution.draw_distribution(
        texts,
        players=[
            win_distribution.WinShareBar(player.name, k, share.share, share.low, share.high)
            for k, (player, share) in enumerate(zip(task.players, tally.players, strict=True))
        ],
        lengths=lengths,
        marks=tally.turns,
    )
    record_files.write(picture, path, "--plot")
