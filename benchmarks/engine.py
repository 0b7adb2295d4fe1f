"""Decisions a second: random games played to their end, beside two well-known libraries in the same run.

A decision is one player's choice among their legal actions, carried out. Everybody chooses with Python's own
``random``; nobody draws anything. A second is one of the process's own time on a core. The contestants take turns,
round after round, so that a busy machine slows all of them alike; each ratio is taken within a round, and its median
and range over the rounds are told.
"""

from __future__ import annotations

import argparse
import importlib
import json
import platform
import random
import statistics
from collections.abc import Callable, Sequence
from time import process_time
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

import games
from games.core import Setup
from games.dice import FastDice

Play = Callable[[random.Random], int]
"""Plays one random game to its end and says how many decisions it took."""

AIM = 5.0
"""So many times as fast as the others the engine wants to be."""

PETTINGZOO = ("tictactoe_v3", "connect_four_v3")
OPEN_SPIEL = ("python_tic_tac_toe", "python_liars_poker")


class Contestant(NamedTuple):
    name: str
    ours: bool
    play: Play


class Spread(NamedTuple):
    """The median of some measurements, and the lowest and highest."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Spread:
        return cls(statistics.median(values), min(values), max(values))


def ours(name: str) -> Contestant:
    """One of the house's games, its tables as small, as large and in between as it allows, by turns."""
    game = games.load(name)
    options = game.options()
    setup = Setup()
    sizes = sorted({game.seats.start, (game.seats.start + game.seats.stop - 1) // 2, game.seats.stop - 1})

    def play(rng: random.Random) -> int:
        dice = FastDice(rng)
        state = game.start(options, rng.choice(sizes), setup, dice).state
        decisions = 0
        while actors := game.actors(state):
            seat = next(iter(actors))
            state = game.apply(state, seat, rng.choice(game.legal(state, seat)), dice).state
            decisions += 1
        return decisions

    return Contestant(f"sleepover {name}", ours=True, play=play)


def pettingzoo(name: str) -> Contestant:
    """One of PettingZoo's classic environments, played as its documentation shows."""
    numpy = importlib.import_module("numpy")
    env: Any = importlib.import_module(f"pettingzoo.classic.{name}").env()

    def play(rng: random.Random) -> int:
        decisions = 0
        env.reset()
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(rng.choice(numpy.flatnonzero(observation["action_mask"]).tolist()))
                decisions += 1
        return decisions

    return Contestant(f"PettingZoo {name}", ours=False, play=play)


def open_spiel(name: str) -> Contestant:
    """One of the games that OpenSpiel has in Python."""
    spiel: Any = importlib.import_module("pyspiel")
    importlib.import_module(f"open_spiel.python.games.{name.removeprefix('python_')}")
    game = spiel.load_game(name)

    def play(rng: random.Random) -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return Contestant(f"OpenSpiel {name}", ours=False, play=play)


def decisions_per_second(play: Play, seconds: float, rng: random.Random) -> float:
    """Whole games, until so much time has passed."""
    decisions = 0
    start = process_time()
    while (passed := process_time() - start) < seconds:
        decisions += play(rng)
    return decisions / passed


def measure(contestants: Sequence[Contestant], rounds: int, seconds: float) -> dict[str, list[float]]:
    """Each contestant's decisions per second in each round."""
    rng = random.Random(0)
    for contestant in contestants:
        contestant.play(rng)
    found: dict[str, list[float]] = {contestant.name: [] for contestant in contestants}
    for number in range(rounds):
        shift = number % len(contestants)
        for contestant in (*contestants[shift:], *contestants[:shift]):
            found[contestant.name].append(decisions_per_second(contestant.play, seconds, rng))
    return found


def ratios(mine: Sequence[float], theirs: Sequence[float]) -> Spread:
    """How many times as fast, round by round."""
    return Spread.of([a / b for a, b in zip(mine, theirs, strict=True)])


def main(argv: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks engine", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--rounds", type=int, default=15, help="how often each contestant plays (default 15)")
    parser.add_argument("--seconds", type=float, default=0.25, help="how long each time (default 0.25)")
    parser.add_argument("--alone", action="store_true", help="measure the house's games only")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args(argv)
    contestants = [ours(name) for name in games.names()]
    if not chosen.alone:
        contestants += [*map(pettingzoo, PETTINGZOO), *map(open_spiel, OPEN_SPIEL)]
    found = measure(contestants, max(1, chosen.rounds), chosen.seconds)
    if chosen.json:
        print(json.dumps(_report(contestants, found, chosen.seconds)))
    else:
        _print(contestants, found)


def _report(contestants: Sequence[Contestant], found: dict[str, list[float]], seconds: float) -> dict[str, Any]:
    mine = [contestant.name for contestant in contestants if contestant.ours]
    others = [contestant.name for contestant in contestants if not contestant.ours]
    return {
        "benchmark": "engine",
        "python": platform.python_version(),
        "machine": platform.machine(),
        "seconds": seconds,
        "decisions_per_second": {
            name: Spread.of(values)._asdict() | {"rounds": values} for name, values in found.items()
        },
        "ratios": {name: {other: ratios(found[name], found[other])._asdict() for other in others} for name in mine},
        "aim": AIM,
    }


def _print(contestants: Sequence[Contestant], found: dict[str, list[float]]) -> None:
    others = [contestant.name for contestant in contestants if not contestant.ours]
    table = Table(title=f"Random games, Python {platform.python_version()}, {platform.machine()}", title_justify="left")
    table.add_column("")
    for title in ("decisions/s (median)", "lowest to highest"):
        table.add_column(title, justify="right")
    for name, values in found.items():
        spread = Spread.of(values)
        table.add_row(name, f"{spread.median:,.0f}", f"{spread.low:,.0f} to {spread.high:,.0f}")
    console = Console()
    console.print(table)
    for contestant in contestants:
        for other in others if contestant.ours else ():
            spread = ratios(found[contestant.name], found[other])
            short = "" if spread.median >= AIM else f", short of the aim of {AIM:g}"
            times = f"{spread.median:.1f} times ({spread.low:.1f} to {spread.high:.1f})"
            console.print(f"{contestant.name}: {times} as fast as {other}{short}", highlight=False, soft_wrap=True)
