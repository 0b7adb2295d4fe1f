"""How right reviews are: what choices cost each level, whether luck is fair to all, and who wins as often as said.

Games of computers of all levels for the first; luck has no favourites, so whatever it gives a level on average is a
choice that was priced wrongly. Games among hard computers for the chances. With ``--write`` the luck of those games
goes into ``games/<game>/luck.py``, by which reviews say how rare a player's luck was.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

import games
from benchmarks.sheets import Sheet, tell
from games import simulation
from games.computers import LEVELS
from games.lucks import STEPS
from games.review import review

SEATS = (2, 3, 4)
BETTER = 0.01
"""A choice that comes out better than the computer's by more than that is counted."""
TENTHS = 10

MODULE = '''"""What luck a seat has in a game among computers of all levels, see :mod:`games.lucks`.

Made by ``uv run python -m benchmarks judging --write``.
"""

from __future__ import annotations

from collections.abc import Mapping

LUCK: Mapping[int, tuple[int, ...]] = {
LINES}
"""By the number of seats, in hundredths of a win: what a twentieth, two twentieths, … of the seats have at most."""
'''
"""What a table of luck is written into."""


class Mixed(NamedTuple):
    """What reviews of games of all levels say: for each level its choices, quality and luck, player by player."""

    game: str
    seats: int
    quality: dict[str, list[float]]
    choices: dict[str, int]
    luck: dict[str, list[float]]
    dice: dict[str, list[float]]
    drift: list[float]
    better: int


class Said(NamedTuple):
    """Chances and what came of them, among hard computers: (given, won), the game's number and the third of it."""

    game: str
    seats: int
    given: list[tuple[float, float, int, int]]


def seated(seats: int, number: int) -> list[str]:
    """The levels of that game's seats: all three take all places in turn."""
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


def said(game: str, seats: int, number: int, seed: str, samples: int) -> Said:
    """The chances before the throws and choices of so many games among hard computers."""
    given: list[tuple[float, float, int, int]] = []
    for one in range(number):
        played, record = simulation.record(game, games.load(game).options(), ["hard"] * seats, seed, one)
        decisions = review(record, samples=samples).decisions
        for place, decision in enumerate(decisions):
            third = 3 * place // len(decisions)
            given += [(chance, played.won(seat), one, third) for seat, chance in enumerate(decision.before)]
    return Said(game, seats, given)


def write(game: str, found: Sequence[Mixed]) -> None:
    """Write what luck a seat had in those games, in hundredths of a win: for each number of seats the quantiles."""
    rows = {}
    for one in found:
        luck = sorted(round(100 * value) for level in LEVELS for value in one.dice[level])
        steps = STEPS
        rows[one.seats] = [luck[min(len(luck) - 1, at * len(luck) // steps)] for at in range(1, steps)]
    lines = "".join(f"    {seats}: ({', '.join(map(str, row))}),\n" for seats, row in rows.items())
    (Path(games.__path__[0]) / game / "luck.py").write_text(MODULE.replace("LINES", lines), encoding="utf-8")


def error(values: Sequence[float]) -> float:
    """The standard error of their mean."""
    mean = fmean(values)
    return float((sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1) / len(values)) ** 0.5)


def off(given: Sequence[tuple[float, float, int, int]]) -> tuple[float, float]:
    """By how much more they came true than was said, and the standard error of that: one game's hang together."""
    by_game: dict[int, float] = defaultdict(float)
    for chance, won, number, _ in given:
        by_game[number] += won - chance
    return sum(by_game.values()) / len(given), float(sum(one**2 for one in by_game.values()) ** 0.5 / len(given))


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


def _calibration(found: Sequence[Said]) -> Sheet:
    rows = []
    for one in found:
        tenths: dict[int, list[tuple[float, float, int, int]]] = defaultdict(list)
        for each in one.given:
            tenths[min(TENTHS - 1, int(TENTHS * each[0]))].append(each)
        cells = []
        for tenth in range(TENTHS):
            here = tenths[tenth]
            cells.append("" if not here else f"{100 * off(here)[0]:+.0f} ± {100 * off(here)[1]:.0f}")
        rows.append((one.game, one.seats, *cells))
    return Sheet.of(
        "how many points more often chances came true than they said, by the tenth they lay in",
        ("game", "seats", *(f"{10 * tenth}–{10 * tenth + 10}" for tenth in range(TENTHS))),
        rows,
        "± the standard error; the moments of one game share its end.",
    )


def _stages(found: Sequence[Said]) -> Sheet:
    rows = []
    for one in found:
        cells = []
        for third in range(3):
            here = [(chance, won, number, at) for chance, won, number, at in one.given if at == third]
            # Who is said to be ahead of the others: how much more often than that they win.
            ahead = [each for each in here if each[0] * one.seats > 1]
            cells.append(f"{100 * off(ahead)[0]:+.1f} ± {100 * off(ahead)[1]:.1f}" if ahead else "")
        rows.append((one.game, one.seats, *cells))
    return Sheet.of(
        "how many points more often those win who are said to be ahead, by the third of the game",
        ("game", "seats", "first", "second", "last"),
        rows,
    )


def main(argv: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks judging", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=24, help="games of each kind (default 24)")
    parser.add_argument("--only", action="append", choices=games.names(), help="this game; can be given again")
    parser.add_argument("--chances", action="store_true", help="games among hard computers as well")
    parser.add_argument("--write", action="store_true", help="write the luck of these games into the games' folders")
    parser.add_argument("--samples", type=int, default=100, help="as for sleepover review (default 100)")
    parser.add_argument("--seed", default="judging", help="another seed, other games")
    parser.add_argument("--alone", action="store_true", help="accepted like the other benchmarks'; changes nothing")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args(argv)
    kinds = [
        (game, seats) for game in chosen.only or games.names() for seats in SEATS if seats in games.load(game).seats
    ]
    many = max(1, chosen.games)
    choices = [mixed(game, seats, many, chosen.seed, chosen.samples) for game, seats in kinds]
    if chosen.write:
        for game in {game for game, _ in kinds}:
            write(game, [one for one in choices if one.game == game])
    chances = [said(game, seats, many, chosen.seed, chosen.samples) for game, seats in kinds if chosen.chances]
    sheets = [_choices(choices), *([_calibration(chances), _stages(chances)] if chances else [])]
    tell(
        sheets,
        {"choices": [one._asdict() for one in choices], "chances": [one._asdict() for one in chances]},
        as_json=chosen.json,
    )


if __name__ == "__main__":
    main()
