"""``night``: many nights of made-up people, to check the rule by which they sit."""

from __future__ import annotations

import math
import random
import sys
from collections import Counter
from collections.abc import Sequence
from statistics import median

from msgspec import Struct
from rich.console import Console
from rich.table import Table

import games
from bot.table.rule_forecast import length_forecast, load_forecasts
from games.tournaments.programme import BREAK, Programme, game_of_round, round_seconds
from games.tournaments.seat_assignment import count_meetings, mixing_rounds, pair, seat_round
from games.tournaments.standings import TableResult, standings
from sleepover.support.terminal import UsageError, narrow

LEAST, MOST = 3, 24
"""Fewest and most people of a simulated night."""
_TABLE = 80
"""Width of the table, in characters."""
_TEN_PERCENT = 1.2816
"""Standard deviations from the middle of a bell curve to its tenth, and to nine tenths."""


class SimulatedNight(Struct, frozen=True):
    """A night: how many ``people`` and tables; how often two of them met in the rounds that mix and in all, at least
    and at most; how many seats computers filled, and how often somebody rested; its minutes; and what came of it.

    ``best`` is the place of the one who plays best, and ``points`` are those of everybody, the champion first.
    """

    people: int
    rounds: int
    tables: int
    mixed: tuple[int, int]
    met: tuple[int, int]
    filled: int
    rests: int
    minutes: float
    best: int
    points: tuple[float, ...]


def night(*, simulate: bool, number: int, rounds: int, rest: bool, seed: str) -> None:
    """Simulate ``number`` nights and print meetings, lengths and standings.

    Raises:
        UsageError: ``simulate`` is not set, or there are no nights or rounds.
    """
    if not simulate:
        raise UsageError("Nights are played on Discord, with /night; here they can be simulated: --simulate.")
    if number < 1 or not 1 <= rounds <= 12:
        raise UsageError("There is at least one night, and each has 1 to 12 rounds.")
    found = [_play(which, rounds, rest, seed) for which in range(number)]
    _print(found, rounds)


def _play(which: int, rounds: int, rest: bool, seed: str) -> SimulatedNight:
    lot = random.Random(f"{seed} {which}")
    people = list(range(LEAST + which % (MOST - LEAST + 1)))
    skill = {one: lot.gauss(0.0, 1.0) for one in people}
    programme = Programme(games.names(), rounds=rounds, odd="rest" if rest else "regular")
    met: Counter[tuple[int, int]] = Counter()
    mixed: Counter[tuple[int, int]] = Counter()
    results, rested = list[TableResult](), list[int]()
    tables, filled, seconds, game = 0, 0, 0.0, ""
    for number in range(1, rounds + 1):
        game = game_of_round(programme, number, lot, before=game)
        order = [line.player for line in standings(people, results, rested)]
        mixes = max(0, mixing_rounds(rounds) - number + 1)
        seats = games.load(game).player_counts
        seated = seat_round(order, seats, met, lot, mixes=mixes, rested=rested, may_rest=rest)
        met += count_meetings(seated.tables)
        if mixes:
            mixed += count_meetings(seated.tables)
        rested += seated.resting
        tables, filled = tables + len(seated.tables), filled + sum(seated.fillers)
        lengths = []
        for table, fillers in zip(seated.tables, seated.fillers, strict=True):
            everybody = [*table, *range(-101, -101 - fillers, -1)]
            # Whoever plays better is ahead more often: the ends are drawn round everybody's skill.
            ends = sorted(everybody, key=lambda one: skill.get(one, 0.0) + lot.gauss(0.0, 1.0), reverse=True)
            results.append(TableResult({one: place for place, one in enumerate(ends, start=1)}))
            usual, minutes = _minutes(game, len(everybody), lot)
            lengths.append(min(60 * minutes, round_seconds(programme, 1, 0.0, usual)))
        seconds += max(lengths) + BREAK
    lines = standings(people, results, rested)
    better = max(people, key=lambda one: skill[one])
    pairs = [pair(one, other) for one in people for other in people if one < other]
    return SimulatedNight(
        len(people),
        rounds,
        tables,
        _limits([mixed[two] for two in pairs]),
        _limits([met[two] for two in pairs]),
        filled,
        len(rested),
        seconds / 60,
        next(line.place for line in lines if line.player == better),
        tuple(round(float(line.points), 2) for line in lines),
    )


def _limits(times: Sequence[int]) -> tuple[int, int]:
    return min(times), max(times)


def _minutes(game: str, seats: int, lot: random.Random) -> tuple[float, float]:
    """Return a game's usual minutes and those of one that is drawn, as the laboratory has found its lengths."""
    known = load_forecasts(game)
    found = None if known is None else length_forecast(known, seats, {})
    if found is None:
        return 10.0, 10.0 * math.exp(lot.gauss(0.0, 0.3))
    low, usual, high = found.minutes
    return usual, usual * math.exp(lot.gauss(0.0, math.log(high / low) / 2 / _TEN_PERCENT))


def _print(found: Sequence[SimulatedNight], rounds: int) -> None:
    console = Console(highlight=False, width=None if sys.stdout.isatty() else 100)
    console.print(f"{len(found)} nights of {rounds} rounds, of which {mixing_rounds(rounds)} mix people", style="bold")
    table = Table(box=None, pad_edge=False)
    for head in (
        "people",
        "tables",
        "met, mixing",
        "met in all",
        "filled",
        "rests",
        "minutes",
        "best player",
        "points",
    ):
        table.add_column(head, justify="right", no_wrap=True)
    for people in sorted({one.people for one in found}):
        there = [one for one in found if one.people == people]
        places = sorted(one.best for one in there)
        first = there[0].points
        table.add_row(
            str(people),
            f"{there[0].tables / rounds:.1f}",
            _range([one.mixed for one in there]),
            _range([one.met for one in there]),
            f"{sum(one.filled for one in there) / len(there):.1f}",
            f"{sum(one.rests for one in there) / len(there):.1f}",
            f"{median(one.minutes for one in there):.0f}",
            f"{median(places):.0f}.",
            f"{first[0]:g} {first[1]:g} … {first[-1]:g}",
        )
    if narrow(console, _TABLE):
        for one in found:
            console.print(f"{one.people}: met {one.met[0]}–{one.met[1]} times, {one.minutes:.0f} minutes")
    else:
        console.print(table)
    even = sum(one.mixed[1] - one.mixed[0] <= 1 for one in found)
    console.print(
        f"In {even} of {len(found)} nights any two met equally often in the rounds that mix, or once more or less. "
        "Where people are few and tables large, no seating can do that."
    )


def _range(limits: Sequence[tuple[int, int]]) -> str:
    low, high = min(low for low, _ in limits), max(high for _, high in limits)
    return f"{low}–{high}" if low < high else str(low)
