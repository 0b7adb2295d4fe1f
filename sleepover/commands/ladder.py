"""``ladder``: programs and computers play one another, and are ranked by the model that rates people."""

from __future__ import annotations

import json as json_text
import math
import sys
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Any, NamedTuple

from msgspec import to_builtins
from rich.console import Console
from rich.markup import escape
from rich.table import Table

import games
from bot.engines.process import EngineLimits, EngineStats
from bot.ratings import plackett_luce
from games import simulation
from games.ai import levels
from games.core.percents import percent
from games.simulation import SimulatedGame
from games.simulation.stats import WinShare
from sleepover.commands import simulate
from sleepover.support import fuzzy_match, players
from sleepover.support.players import PlayedGame, SimulationPlayer
from sleepover.support.process_pool import cores
from sleepover.support.terminal import Interrupted, UsageError, narrow

MOST_GROUPS = 100_000
"""Most groups of players that fill a table on a ladder."""
_TABLE = 72
"""Most width of the table, in characters."""


class Pairing(NamedTuple):
    """A ladder: who plays whom follows from the game's number, and each game from that and the seed."""

    game: str
    options: Any
    players: tuple[SimulationPlayer, ...]
    seats: int
    seed: str
    games: int
    may: EngineLimits

    @property
    def waits(self) -> bool:
        """Flag: slow work may happen in another process."""
        return any(player.command for player in self.players)

    def seat_order(self, number: int) -> list[int]:
        """Return the player in each seat in that game, by their place in the list.

        Every group of players plays once before any plays again, and then in other seats.
        """
        groups = self.groups
        turn, which = divmod(number, len(groups))
        there = list(groups[which])
        return [there[(seat + turn) % self.seats] for seat in range(self.seats)]

    @property
    def groups(self) -> list[tuple[int, ...]]:
        """All groups of players that fill a table, in an order that follows from the seed."""
        return _groups(len(self.players), self.seats, self.seed)

    def play(self, number: int) -> PlayedGame:
        """Play and return the game of that number."""
        there = self.seat_order(number)
        levels = [self.players[k].name for k in there]
        guests = players.guests(self.players, self.may, {k: seat for seat, k in enumerate(there)})
        played = simulation.play(self.game, self.options, levels, self.seed, number, None, guests)
        return PlayedGame(played, players.reports(self.players, self.may))


@cache
def _groups(number: int, seats: int, seed: str) -> list[tuple[int, ...]]:
    found = list(combinations(range(number), seats))
    levels.decision_rng(seed, "ladder").shuffle(found)
    return found


class Rung(NamedTuple):
    """Standing of one player: strength with its uncertainty, games, and wins (shared ones in part)."""

    player: SimulationPlayer
    mu: float
    sigma: float
    games: int
    wins: float
    asked: EngineStats | None

    @property
    def faults(self) -> int:
        """Count of games that the player has lost by a fault."""
        return 0 if self.asked is None else sum(self.asked.faults.values())


def ladder(
    game: str,
    names: Sequence[str],
    *,
    number: int,
    seats: int | None,
    options: Sequence[str],
    seed: str,
    workers: int | None,
    json: bool,
    seconds: float,
    memory: int,
) -> None:
    """Play ``number`` games among these players and print how they rank.

    Stopped on the way, it ranks by the games that have been played.

    Raises:
        UsageError: no such game, option, computer or program, too few of them or too many, or one of them twice.
        Interrupted: stopped on the way.
    """
    name = fuzzy_match.game(game)
    may = players.limits(seconds, memory)
    chosen = simulate.chosen_options(name, options)
    playing = tuple(players.named(text, name) for text in names)
    simulate.must_be_some(number, workers)
    task = Pairing(name, chosen, playing, _seats(name, playing, seats), seed, number, may)
    outcomes = simulate.play_all(task, name, cores() if workers is None else workers)
    if outcomes:
        rungs = ranked(task, outcomes)
        unfinished = sum(outcome.played.ranking is None for outcome in outcomes)
        if json:
            print(json_text.dumps(_object(task, rungs, len(outcomes), unfinished)))
        else:
            _print(task, rungs, len(outcomes), unfinished)
    if len(outcomes) < number:
        raise Interrupted(f"stopped after {len(outcomes)} of {number} games")


def _seats(game: str, playing: Sequence[SimulationPlayer], wanted: int | None) -> int:
    allowed = games.load(game).player_counts
    twice = next((one.name for k, one in enumerate(playing) if one.name in {other.name for other in playing[:k]}), None)
    if twice is not None:
        raise UsageError(f"{twice} is named twice; on a ladder each player stands once")
    seats = min(allowed) if wanted is None else wanted
    if seats not in allowed:
        raise UsageError(f"--seats {seats}: {game} is for {allowed.start} to {allowed.stop - 1} players")
    if len(playing) < seats:
        raise UsageError(f"{len(playing)} players for tables of {seats}: name at least {seats}")
    if math.comb(len(playing), seats) > MOST_GROUPS:
        raise UsageError(f"{len(playing)} players make too many tables of {seats}: name fewer")
    return seats


def ranked(task: Pairing, outcomes: Sequence[PlayedGame]) -> list[Rung]:
    """Return the players' standing after these games, the strongest first; equals in the order in which they were
    named.

    It is Plackett-Luce, as for people (``bot.ratings.plackett_luce``), but without the guards of people's ratings:
    all start alike, computers too, and each game counts in full. A game that was broken off changes no strength.
    """
    held = [(plackett_luce.MODEL.mu, plackett_luce.MODEL.sigma)] * len(task.players)
    sat, wins = [0] * len(held), [0.0] * len(held)
    for number, outcome in enumerate(outcomes):
        there = task.seat_order(number)
        for seat, k in enumerate(there):
            sat[k] += 1
            wins[k] += outcome.played.won(seat)
        if outcome.played.ranking is not None:
            rated = plackett_luce.rate_places([held[k] for k in there], _places(outcome.played))
            for k, after in zip(there, rated, strict=True):
                held[k] = after
    asked = simulate.asked_in_all(outcomes)
    rungs = [Rung(player, *held[k], sat[k], wins[k], asked.get(k)) for k, player in enumerate(task.players)]
    return sorted(rungs, key=lambda rung: -rung.mu)


def _places(played: SimulatedGame) -> list[int]:
    """Return the place of each seat, the best first; equals share one."""
    assert played.ranking is not None
    places = {seat: place for place, level in enumerate(played.ranking) for seat in level}
    return [places[seat] for seat in sorted(places)]


def _object(task: Pairing, rungs: Sequence[Rung], number: int, unfinished: int) -> dict[str, Any]:
    return {
        "game": task.game,
        "options": to_builtins(task.options),
        "seed": task.seed,
        "games": number,
        "seats": task.seats,
        "players": [
            {
                "player": rung.player.name,
                "mu": rung.mu,
                "sigma": rung.sigma,
                "games": rung.games,
                "wins": rung.wins,
                **({} if rung.asked is None else {"program": players.as_json(rung.asked)}),
            }
            for rung in rungs
        ],
        "unfinished": unfinished,
    }


def _print(task: Pairing, rungs: Sequence[Rung], number: int, unfinished: int) -> None:
    title = f"{task.game}: {number:,} games of {task.seats}, seed {task.seed}"
    rows = [
        (
            rung.player.name,
            f"{rung.mu:.1f}",
            f"{rung.sigma:.1f}",
            f"{rung.games:,}",
            f"{rung.wins:,.10g}",
            f"{percent(WinShare.from_wins(rung.wins, rung.games).share, 1)}%" if rung.games else "",
            "" if rung.asked is None else f"{rung.faults:,}",
            "" if rung.asked is None or not rung.asked.timed else f"{1000 * rung.asked.spent / rung.asked.timed:.3g}",
        )
        for rung in rungs
    ]
    console = Console(file=sys.stdout, highlight=False)
    heads = ("mu", "sigma", "games", "wins", "share", "faults", "ms each")
    if narrow(console, _TABLE):
        print(title)
        for name, *cells in rows:
            print(name)
            print("  " + ", ".join(f"{head} {cell}" for head, cell in zip(heads, cells, strict=True) if cell))
    else:
        table = Table(title=title, title_justify="left")
        table.add_column("player")
        for head in heads:
            table.add_column(head, justify="right")
        for name, *cells in rows:
            table.add_row(escape(name), *cells)
        console.soft_wrap = True
        console.print(table)
    for rung in rungs:
        if rung.faults and rung.asked is not None:
            console.print(players.engine_stats_text(rung.player, rung.asked), markup=False)
    if unfinished:
        console.print(f"{unfinished:,} games were broken off after {simulation.LONGEST:,} decisions.")
