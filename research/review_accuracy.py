"""Accuracy of reviews: the cost of choices, whether luck is fair to all levels, and whether chances come true.

The first two are measured in games of computers of all levels. Luck has no favourites, so whatever it gives a
level on average is a choice that was priced wrongly. That takes hundreds of games: with ``--fair`` choices
are priced without a review. Chances are measured in games among hard computers (``--chances``), by the stage
of the game. With ``--write`` the luck of reviewed games goes into ``games/<game>/data/luck.py``, by which
reviews say how rare a player's luck was.

A stage is the number of moments that have been, never the number still to come: a player ahead in the first
third of a game did not win for two thirds more, so by that measure all chances would look too sure at first
and too timid at last. For the same reason each moment counts alike, however long its game was.
"""

from __future__ import annotations

import argparse
import math
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean, median
from typing import Any, NamedTuple

import games
from benchmarks.sheets import Sheet, tell
from games import simulation
from games.ai.levels import LEVELS
from games.analysis import win_probability as judging
from games.analysis.accuracy import accuracy_report
from games.analysis.evaluators import choice_cost
from games.analysis.luck_percentiles import STEPS, luck_rows
from games.analysis.mistakes import SURE
from games.analysis.review import review
from games.analysis.win_probability import Vector, WinProbability
from games.core import Action, Seat

SEATS = (2, 3, 4)
"""Asked about unless others are named."""
BETTER = 0.01
"""A choice that comes out better than the computer's by more than that is counted."""
STAGES = ("early", "middle", "late")
"""Before a third of the usual number of moments, before two thirds, and after."""
RANGES = (0.1, 0.25, 0.5, 0.75, 1.0)
"""Chances are put together up to these."""
EVERY = 3
"""Steps between two sampled moments of a game: those between them are nearly the same."""
FEW = 10
"""Least number of games for a figure."""
LEAST = 1e-4
"""No chance is held for less, where its logarithm is asked for."""

MODULE = '''"""Luck table from games among computers of all levels, see :mod:`games.analysis.luck_percentiles`.

Made by ``uv run python -m research review_accuracy --write``.
"""

from __future__ import annotations

from collections.abc import Mapping

LUCK: Mapping[int, tuple[int, ...]] = {
LINES}
"""By the number of seats, in hundredths of a win: what a twentieth, two twentieths, … of the seats have at most."""
'''
"""The text around a table of luck."""


class Mixed(NamedTuple):
    """Results of reviews of games of all levels: each level's choices, quality and luck, player by player."""

    game: str
    seats: int
    quality: dict[str, list[float]]
    choices: dict[str, int]
    luck: dict[str, list[float]]
    dice: dict[str, list[float]]
    drift: list[float]
    better: int


class Made(NamedTuple):
    """A choice as :mod:`games.analysis.mistakes` asks for it."""

    seat: Seat
    real: bool
    lost: float
    before: Sequence[float] = (1.0,)
    """All seats' chances beforehand, which slips and blunders are judged by; they are not counted here."""
    lost_error: float = 0.0
    unexplained: bool = False
    advised: bool = False
    best: Action | None = None


class Judged(NamedTuple):
    """A player's game: its number, what the choices cost, what luck was left, and the marks of it that reviews show;
    these are None where nothing mattered."""

    number: int
    lost: float
    luck: float
    accuracy: float | None
    turn_lost: float | None
    mean_lost: float | None


class Fair(NamedTuple):
    """Cost of choices and remaining luck in games of all levels: by level, each player's game."""

    game: str
    seats: int
    players: dict[str, list[Judged]]


class Moment(NamedTuple):
    """Chances at one moment of a game among hard computers, with the result, the game's number and the stage."""

    number: int
    stage: int
    said: Vector
    won: Vector


class Said(NamedTuple):
    """The chances at all moments of those games."""

    game: str
    seats: int
    games: int
    moments: list[Moment]


def seated(seats: int, number: int) -> list[str]:
    """Return the levels of that game's seats; all three levels take all places in turn."""
    return [LEVELS[::-1][(seat + number + number // 3) % 3] for seat in range(seats)]


def mixed(game: str, seats: int, number: int, seed: str, samples: int) -> Mixed:
    """Review so many games of all levels."""
    found = Mixed(game, seats, defaultdict(list), defaultdict(int), defaultdict(list), defaultdict(list), [], 0)
    better = 0
    for one in range(number):
        levels = seated(seats, one)
        _, record = simulation.record(game, games.load(game).options(), levels, seed, one)
        looked = review(record, samples=samples)
        for player, level in zip(looked.players, levels, strict=True):
            found.quality[level].append(player.quality)
            found.choices[level] += player.choices
            found.luck[level].append(player.luck + player.unseen)
            found.dice[level].append(player.luck)
            found.drift.append(abs(player.drift))
        better += sum(decision.lost < -BETTER for decision in looked.decisions if decision.best is not None)
    return found._replace(better=better)


def fair(game: str, seats: int, number: int, seed: str) -> Fair:
    """Play so many games of all levels, and price each choice as a review does; luck is what that leaves."""
    judgement = _win_probability(game)
    players: dict[str, list[Judged]] = defaultdict(list)
    for one in range(number):
        levels = seated(seats, one)
        states: list[Any] = []
        made: list[Made] = []
        watch = _noting(states, made)
        playing = simulation.decisions(game, games.load(game).options(), levels, seed, one, watch)
        lost, given = [0.0] * seats, [0.0] * seats
        while True:
            try:
                decision = next(playing)
            except StopIteration as end:
                played: simulation.SimulatedGame = end.value
                break
            advice = choice_cost(judgement.weigh, judgement.further, decision.view, decision.legal, decision.action)
            cost = 0.0 if advice is None or advice.lost is None else advice.lost
            made.append(Made(decision.seat, advice is not None and advice.real, cost))
            if cost > 0:
                lost[decision.seat] += cost
                now = judgement.chances_in(games.load(game), states[-1], seats)
                for seat, part in enumerate(_parts(now, decision.seat)):
                    given[seat] += cost * part
        start = judgement.chances_in(games.load(game), states[0], seats)
        for seat, level in enumerate(levels):
            luck = played.won(seat) - start[seat] + lost[seat] - given[seat]
            marks = accuracy_report(made, seat)
            players[level].append(Judged(one, lost[seat], luck, marks.accuracy, marks.turn_lost, marks.mean_lost))
    return Fair(game, seats, players)


def _noting(states: list[Any], made: list[Made]) -> simulation.Watch:
    """Return a watcher that notes each state and its acting seat; a step without a choice may be a turn."""

    def watch(state: Any, _: frozenset[Seat], seat: Seat, __: bool) -> None:
        states.append(state)
        made.append(Made(seat, False, 0.0))

    return watch


def _parts(now: Vector, mover: Seat) -> Vector:
    """Of what the mover gives away, each seat's part: by its chance among the others', as in a review."""
    others = 1.0 - now[mover]
    return tuple(
        0.0 if seat == mover else part / others if others > 0 else 1 / (len(now) - 1) for seat, part in enumerate(now)
    )


def _win_probability(game: str) -> WinProbability:
    found = judging.load(game)
    assert found is not None, "a game that can judge its positions"
    return found


def said(game: str, seats: int, number: int, seed: str) -> Said:
    """Return the chances at the moments of ``number`` games among hard computers, computed with all secrets open."""
    rules, judgement = games.load(game), _win_probability(game)
    found: list[tuple[list[Vector], Vector]] = []
    for one in range(number):
        seen: list[Any] = []
        played = simulation.play(
            game, rules.options(), ["hard"] * seats, seed, one, lambda state, *_, seen=seen: seen.append(state)
        )
        given = [judgement.chances_in(rules, state, seats) for state in seen[::EVERY]]
        found.append((given, tuple(played.won(seat) for seat in range(seats))))
    return Said(game, seats, number, moments(found))


def moments(found: Sequence[tuple[Sequence[Vector], Vector]]) -> list[Moment]:
    """Return the moments of those games: the chances at each, and the final result."""
    usual = median([len(given) for given, _ in found])
    return [
        Moment(one, stage(at, usual), vector, won)
        for one, (given, won) in enumerate(found)
        for at, vector in enumerate(given)
    ]


def stage(at: int, usual: float) -> int:
    """Return the stage of a moment after ``at`` others, in games that usually have ``usual`` moments."""
    return min(len(STAGES) - 1, int(len(STAGES) * at / usual))


def write(game: str, found: Sequence[Mixed]) -> None:
    """Write what luck a seat had in those games, in hundredths of a win: for each number of seats the quantiles. Those
    of other numbers of seats stay as they are."""
    table = dict(luck_rows(game))
    for one in found:
        luck = sorted(round(100 * value) for level in LEVELS for value in one.dice[level])
        steps = STEPS
        table[one.seats] = [luck[min(len(luck) - 1, at * len(luck) // steps)] for at in range(1, steps)]
    lines = "".join(f"    {seats}: ({', '.join(map(str, row))}),\n" for seats, row in sorted(table.items()))
    (Path(games.__path__[0]) / game / "data" / "luck.py").write_text(MODULE.replace("LINES", lines), encoding="utf-8")


def error(values: Sequence[float]) -> float:
    """Return the standard error of the values' mean."""
    mean = fmean(values)
    return float((sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1) / len(values)) ** 0.5)


def mean_by_game(values: Sequence[tuple[int, float]]) -> tuple[float, float]:
    """Return the mean of values, and its standard error; values from the same game (by its number) are correlated."""
    mean = fmean([value for _, value in values])
    by_game: dict[int, float] = defaultdict(float)
    for number, value in values:
        by_game[number] += value - mean
    return mean, math.hypot(*by_game.values()) / len(values)


def off(moments: Sequence[Moment], low: float, high: float) -> tuple[float, float, int]:
    """By how much more those chances between the two came true than was said, the standard error of that, and in how
    many games there were any."""
    by_game: dict[int, float] = defaultdict(float)
    count = 0
    for number, _, given, won in moments:
        for chance, part in zip(given, won, strict=True):
            if low <= chance < high or chance == high == 1.0:
                by_game[number] += part - chance
                count += 1
    return sum(by_game.values()) / max(1, count), math.hypot(*by_game.values()) / max(1, count), len(by_game)


def boldness(moments: Sequence[Moment]) -> tuple[float, float]:
    """Return the power that, applied to all chances, makes the results most likely, and its standard error.

    Below 1 the chances were too sure, above 1 too timid.
    """
    logs = [[math.log(max(chance, LEAST)) for chance in one.said] for one in moments]
    power, slopes, curve = 1.0, dict[int, float](), 1.0
    for _ in range(20):
        slopes, curve = defaultdict(float), 0.0
        for one, row in zip(moments, logs, strict=True):
            parts = [math.exp(power * each) for each in row]
            whole = sum(parts)
            mean = sum(part * each for part, each in zip(parts, row, strict=True)) / whole
            square = sum(part * each * each for part, each in zip(parts, row, strict=True)) / whole
            slopes[one.number] += sum(won * each for won, each in zip(one.won, row, strict=True)) - mean
            curve += square - mean * mean
        step = sum(slopes.values()) / max(curve, 1e-9)
        power = min(4.0, max(0.0, power + step))
        if abs(step) < 1e-4:
            break
    return power, math.hypot(*slopes.values()) / max(curve, 1e-9)


def _choices(found: Sequence[Mixed]) -> Sheet:
    rows = []
    for one in found:
        costs = [f"{100 * sum(one.quality[level]) / max(1, one.choices[level]):.2f}" for level in LEVELS[::-1]]
        luck = [f"{100 * fmean(one.luck[level]):+.0f} ± {100 * error(one.luck[level]):.0f}" for level in LEVELS[::-1]]
        drift = f"{100 * fmean(one.drift):.1f}"
        rows.append((one.game, one.seats, *costs, *luck, drift, f"{one.better} of {sum(one.choices.values())}"))
    return Sheet.of(
        "what a choice cost, and the luck of a game, by level, in points of a hundred",
        ("game", "seats", *LEVELS[::-1], *(f"luck, {level}" for level in LEVELS[::-1]), "drift", "better by a point"),
        rows,
        "Drift is a player's, whichever way it goes. Luck is with what nobody could know, ± its standard error.",
    )


def _fairness(found: Sequence[Fair]) -> Sheet:
    rows = []
    for one in found:
        players = [one.players[level] for level in LEVELS[::-1]]
        columns = [[(player.number, -player.lost) for player in each] for each in players]
        columns += [[(player.number, player.luck) for player in each] for each in players]
        cells = [_with_interval(mean_by_game(column), 1) for column in columns]
        many = len({player.number for players in one.players.values() for player in players})
        rows.append((one.game, one.seats, many, *cells))
    names = [f"{what}, {level}" for what in ("cost", "luck") for level in LEVELS[::-1]]
    return Sheet.of(
        "what the choices of a game cost, and its luck, by level, in points of a hundred, with 95% intervals",
        ("game", "seats", "games", *names),
        rows,
    )


def _shown(found: Sequence[Fair]) -> Sheet:
    rows = []
    for one in found:
        cells = []
        for at, unit, places in ((3, 1, 1), (4, 100, 2), (5, 100, 2)):
            for level in LEVELS[::-1]:
                known = [(player.number, value) for player in one.players[level] if (value := player[at]) is not None]
                cells.append(_with_interval(mean_by_game(known), places, unit).removeprefix("+"))
        rows.append((one.game, one.seats, *cells))
    columns = [f"{what}, {level}" for what in ("accuracy", "a turn", "a decision") for level in LEVELS[::-1]]
    return Sheet.of(
        "what reviews show of the same: accuracy, and what a real turn and a real decision lost in points of a hundred",
        ("game", "seats", *columns),
        rows,
    )


def _with_interval(value: tuple[float, float], places: int, unit: float = 100) -> str:
    return f"{unit * value[0]:+.{places}f} ± {unit * SURE * value[1]:.{places}f}"


def _bold(found: Sequence[Said]) -> Sheet:
    rows = []
    for one in found:
        cells = []
        for at in (None, *range(len(STAGES))):
            power, spread = boldness([each for each in one.moments if at in (None, each.stage)])
            cells.append(f"{power:.2f} ± {SURE * spread:.2f}")
        rows.append((one.game, one.seats, one.games, *cells))
    return Sheet.of(
        "how bold chances are: the power that would fit best, with 95% intervals",
        ("game", "seats", "games", "all", *STAGES),
        rows,
        "1 is right, below it chances were too sure. The moments of one game share its end.",
    )


def _calibration(found: Sequence[Said]) -> Sheet:
    rows = []
    for one in found:
        for at, name in enumerate(STAGES):
            here = [each for each in one.moments if each.stage == at]
            cells = []
            for low, high in zip((0.0, *RANGES), RANGES, strict=False):
                mean, spread, many = off(here, low, high)
                cells.append(_with_interval((mean, spread), 0) if many >= FEW else "")
            rows.append((one.game, one.seats, name, *cells))
    spans = zip((0.0, *RANGES), RANGES, strict=False)
    return Sheet.of(
        "how many points more often chances came true than they said, by the range they lay in, with 95% intervals",
        ("game", "seats", "stage", *(f"{100 * low:.0f}–{100 * high:.0f}" for low, high in spans)),
        rows,
        f"Where fewer than {FEW} games had such chances nothing is said.",
    )


def main(argv: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        prog="python -m research review_accuracy", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("--games", type=int, default=24, help="games of each kind (default 24)")
    parser.add_argument("--only", action="append", choices=games.names(), help="this game; can be given again")
    parser.add_argument("--seats", action="append", type=int, help="so many seats; can be given again (2, 3, 4)")
    parser.add_argument("--chances", action="store_true", help="instead: whether chances come true, by stage")
    parser.add_argument("--fair", action="store_true", help="instead: cost and luck of more games, without reviews")
    parser.add_argument("--write", action="store_true", help="write the luck of these games into the games' folders")
    parser.add_argument("--samples", type=int, default=100, help="as for sleepover review (default 100)")
    parser.add_argument("--seed", default="judging", help="another seed, other games")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args(argv)
    if chosen.write and (chosen.chances or chosen.fair):
        parser.error("--write needs reviews: leave out --chances and --fair")
    kinds = [
        (game, seats)
        for game in chosen.only or games.names()
        for seats in chosen.seats or SEATS
        if seats in games.load(game).player_counts
    ]
    if not kinds:
        parser.error("none of these games is played by so many; leave out --seats, or name fewer")
    many = max(1, chosen.games)
    if chosen.chances or chosen.fair:
        heard = [said(game, seats, many, chosen.seed) for game, seats in kinds if chosen.chances]
        priced = [fair(game, seats, many, chosen.seed) for game, seats in kinds if chosen.fair]
        sheets = [
            *([_bold(heard), _calibration(heard)] if heard else []),
            *([_fairness(priced), _shown(priced)] if priced else []),
        ]
        told = {"chances": [one._asdict() for one in heard], "fair": [one._asdict() for one in priced]}
        tell(sheets, told, as_json=chosen.json)
        return
    choices = [mixed(game, seats, many, chosen.seed, chosen.samples) for game, seats in kinds]
    if chosen.write:
        for game in {game for game, _ in kinds}:
            write(game, [one for one in choices if one.game == game])
    tell([_choices(choices)], {"choices": [one._asdict() for one in choices]}, as_json=chosen.json)


if __name__ == "__main__":
    main()
