"""Decisions a second: random games played to their end, beside three well-known libraries in the same run.

A decision is one player's choice among their legal actions, carried out. Everybody chooses with the random numbers of
their own language; nobody draws anything. A second is one of the process's own time on a core. The contestants take
turns, round after round, so that a busy machine slows all of them alike; each ratio is taken within a round, and its
median and range over the rounds are told. boardgame.io runs in processes of its own, which wait while others play;
where there is no Node or npm, it is left out.
"""

from __future__ import annotations

import argparse
import importlib
import platform
import random
import statistics
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from time import process_time
from typing import Any, NamedTuple

import games
import sleepover
from benchmarks import boardgame_io
from benchmarks.sheets import Sheet, tell
from games.core import SetupData
from games.core.dice import FastDice

Play = Callable[[random.Random], int]
"""Plays one random game to its end and says how many decisions it took."""

Rate = Callable[[float, random.Random], float]
"""Plays for so many seconds and says how many decisions a second that were."""

AIMS = {"boardgame.io": 5.0, "PettingZoo": 2.0}
"""Factor by which every game should be faster than that framework."""
FIRST_GAME, FIRST_AIM = "magic_numbers", 5.0
"""This game, the simplest, wants to be so many times as fast as any of them."""

ENVIRONMENT_AIM = 5.0
"""Every game as an environment wants to be so many times as fast as PettingZoo's own."""
ENVIRONMENT, BARE, WRAPPED = "env ", "raw ", "wrapped "
"""Names of environments begin so: as ``env`` makes them, PettingZoo's without its wrappers, and the house's in them."""

PETTINGZOO = ("tictactoe_v3", "connect_four_v3")
OPEN_SPIEL = ("python_tic_tac_toe", "python_liars_poker")


class Contestant(NamedTuple):
    """One contestant: a game of this project (``framework`` is empty), or a game of a framework."""

    game: str
    framework: str
    rate: Rate

    @property
    def name(self) -> str:
        return f"{self.framework or 'sleepover'} {self.game}"

    @classmethod
    def playing(cls, game: str, framework: str, play: Play) -> Contestant:
        """One that plays in this process."""
        return cls(game, framework, partial(decisions_per_second, play))


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
    setup = SetupData()
    sizes = sorted(
        {
            game.player_counts.start,
            (game.player_counts.start + game.player_counts.stop - 1) // 2,
            game.player_counts.stop - 1,
        }
    )

    def play(rng: random.Random) -> int:
        dice = FastDice(rng)
        state = game.start(options, rng.choice(sizes), setup, dice).state
        decisions = 0
        while actors := game.actors(state):
            seat = next(iter(actors))
            state = game.apply(state, seat, rng.choice(game.legal(state, seat)), dice).state
            decisions += 1
        return decisions

    return Contestant.playing(name, "", play)


def pettingzoo(name: str, *, bare: bool = False) -> Contestant:
    """One of PettingZoo's classic environments, with the wrappers that it comes in or without them."""
    made = importlib.import_module(f"pettingzoo.classic.{name}")
    env = made.raw_env() if bare else made.env()
    return Contestant.playing(f"{BARE * bare}{name}", "PettingZoo", _in_environment(env))


def environment(name: str, *, wrapped: bool = False) -> Contestant:
    """One of the house's games as an environment of PettingZoo, in which a roll is a decision as in ``ours``.

    It comes without wrappers, for it refuses by itself what cannot be; ``wrapped`` puts it in those of PettingZoo's.
    """
    env: Any = sleepover.env(name, forced=True)
    if wrapped:
        wrappers = importlib.import_module("pettingzoo.utils.wrappers")
        env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
        env = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))
    return Contestant.playing(f"{WRAPPED if wrapped else ENVIRONMENT}{name}", "", _in_environment(env))


def _in_environment(env: Any) -> Play:
    """Return how to play there, as PettingZoo's documentation shows."""
    numpy = importlib.import_module("numpy")

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

    return play


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

    return Contestant.playing(name, "OpenSpiel", play)


def _outside(opponent: boardgame_io.Opponent) -> Rate:
    def rate(seconds: float, _: random.Random) -> float:
        return opponent.rate(seconds)

    return rate


@contextmanager
def boardgame() -> Iterator[list[Contestant]]:
    """boardgame.io's, while it lasts; none, and a line that says why, where they cannot play."""
    with ExitStack() as stack:
        found = []
        try:
            folder = boardgame_io.installed()
            for way in boardgame_io.WAYS:
                opponent = boardgame_io.Opponent.start(way, folder)
                stack.callback(opponent.stop)
                found.append(Contestant(way, "boardgame.io", _outside(opponent)))
        except boardgame_io.Unavailable as error:
            print(f"boardgame.io is left out: {error}", file=sys.stderr)
            found = []
        yield found


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
        contestant.rate(seconds / 4, rng)
    found: dict[str, list[float]] = {contestant.name: [] for contestant in contestants}
    for number in range(rounds):
        shift = number % len(contestants)
        for contestant in (*contestants[shift:], *contestants[:shift]):
            found[contestant.name].append(contestant.rate(seconds, rng))
    return found


def aim(game: str, framework: str) -> float | None:
    """Return how many times as fast as that framework this project's game should be; None if there is no aim."""
    if game.startswith((ENVIRONMENT, WRAPPED)):
        return ENVIRONMENT_AIM if framework == "PettingZoo" else None
    return FIRST_AIM if game == FIRST_GAME else AIMS.get(framework)


def ratios(mine: Sequence[float], theirs: Sequence[float]) -> Spread:
    """Return how many times as fast the first is as the second, round by round."""
    return Spread.of([a / b for a, b in zip(mine, theirs, strict=True)])


def main(argv: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks engine", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--rounds", type=int, default=9, help="how often each contestant plays (default 9)")
    parser.add_argument("--seconds", type=float, default=0.2, help="how long each time (default 0.2)")
    parser.add_argument("--alone", action="store_true", help="measure the house's games only")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args(argv)
    contestants = [ours(name) for name in games.names()]
    with ExitStack() as stack:
        if not chosen.alone:
            contestants += [
                *map(environment, games.names()),
                *(environment(name, wrapped=True) for name in games.names()),
                *map(pettingzoo, PETTINGZOO),
                *(pettingzoo(name, bare=True) for name in PETTINGZOO),
                *map(open_spiel, OPEN_SPIEL),
            ]
            contestants += stack.enter_context(boardgame())
        try:
            found = measure(contestants, max(1, chosen.rounds), chosen.seconds)
        except boardgame_io.Unavailable as error:
            sys.exit(f"boardgame.io did not play to the end: {error}")
    report = _report(contestants, found, chosen.seconds)
    tell(list(_sheets(contestants, found)), report, as_json=chosen.json)


def _sides(contestants: Sequence[Contestant]) -> tuple[list[Contestant], list[Contestant]]:
    return [each for each in contestants if not each.framework], [each for each in contestants if each.framework]


def _report(contestants: Sequence[Contestant], found: dict[str, list[float]], seconds: float) -> dict[str, Any]:
    mine, others = _sides(contestants)
    return {
        "benchmark": "engine",
        "python": platform.python_version(),
        "machine": platform.machine(),
        "seconds": seconds,
        "decisions_per_second": {
            name: Spread.of(values)._asdict() | {"rounds": values} for name, values in found.items()
        },
        "ratios": {
            each.name: {
                other.name: ratios(found[each.name], found[other.name])._asdict()
                | {"aim": aim(each.game, other.framework)}
                for other in others
            }
            for each in mine
        },
    }


def _sheets(contestants: Sequence[Contestant], found: dict[str, list[float]]) -> Iterator[Sheet]:
    mine, others = _sides(contestants)
    spreads = {name: Spread.of(values) for name, values in found.items()}
    yield Sheet.of(
        f"Random games, Python {platform.python_version()}, {platform.machine()}",
        ("", "decisions/s (median)", "lowest to highest"),
        (
            (name, f"{spread.median:,.0f}", f"{spread.low:,.0f} to {spread.high:,.0f}")
            for name, spread in spreads.items()
        ),
    )
    if not others:
        return
    aims = ", ".join(f"{least:g} of {framework}" for framework, least in AIMS.items())
    played = [each for each in mine if not each.game.startswith((ENVIRONMENT, WRAPPED))]
    yield Sheet.of(
        "Times as fast, round by round: median, and range below",
        ("", *(each.game.replace("_", "\n") for each in played)),
        ((f"{other.framework}\n{other.game}", *(_times(each, other, found) for each in played)) for other in others),
        f"Aims: {aims}; {FIRST_GAME} {FIRST_AIM:g} of each. * short of its aim",
    )
    theirs = [other for other in others if other.framework == "PettingZoo"]
    yield Sheet.of(
        "Environments: times as fast, round by round: median, and range below",
        ("", *(other.game.replace(" ", "\n") for other in theirs)),
        ((each.game, *(_times(each, other, found) for other in theirs)) for each in mine if each not in played),
        f"The aim is {ENVIRONMENT_AIM:g}. * short of it",
    )


def _times(each: Contestant, other: Contestant, found: dict[str, list[float]]) -> str:
    spread = ratios(found[each.name], found[other.name])
    wanted = aim(each.game, other.framework)
    short = " *" if wanted is not None and spread.median < wanted else ""
    return f"{spread.median:.1f}{short}\n{spread.low:.1f}–{spread.high:.1f}"
