"""How even an even match is: simulated people earn a rating, and then play the computer that is chosen for it.

People of several true strengths, each of which plays as some computer does, play rated tables among themselves and with
computers; their ratings are worked out by the bot's own code. Then each sits down with the computer that
``opposition.even`` picks for their rating in that game, and nothing else is known of them.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import combinations
from math import sqrt
from random import Random
from typing import NamedTuple

import games
from benchmarks.sheets import Sheet, tell
from bot.ground import opposition, rating
from games import blends, computers, simulation
from games.core import Ranking
from games.counting import Z

PEOPLE = ("random", "easy", "even-30", "normal", "even-70", "hard")
"""How the people play, one after the other; ``COPIES`` of each."""
COPIES = 2
OPPONENTS = computers.LEVELS
"""The computers that they play in rated games."""
ALONE = 1 / 3
"""How often somebody plays computers there and no people."""
TABLES = 40
"""Rated tables for each, about."""
POPULATIONS = 10
GAMES = 30
"""Even matches that each of them plays."""
PAUSE = 86_400.0 / 4
"""Seconds between the tables of a population."""


class Found(NamedTuple):
    """What became of one simulated person: what was known of them, the blend they got, the part of the wins they had,
    and how often they came before one of those computers."""

    mu: float
    sigma: float
    hundredths: int
    wins: float
    before: float


class Games:
    """Games among so many computers of some levels, each of them another one."""

    def __init__(self, game: str, seats: int, seed: str) -> None:
        self.game = game
        self.seats = seats
        self._seed = seed
        self._played = 0

    def outcome(self, levels: Sequence[str]) -> list[int]:
        """The place of each of them in one more game."""
        self._played += 1
        places = self.places(levels, self._played, self._seed)
        return [next(place for place, who in enumerate(places) if player in who) for player in range(len(levels))]

    def places(self, levels: Sequence[str], number: int, seed: str) -> Ranking:
        """Game ``number`` of these, their seats in turn: the players, not the seats, by place."""
        turned = number % len(levels)
        seated = [*levels[turned:], *levels[:turned]]
        played = simulation.play(self.game, games.load(self.game).options(), seated, seed, number)
        # Easy computers may wait for one another for ever; then nobody is ahead.
        ranking = played.ranking or (tuple(range(len(levels))),)
        return tuple(tuple((seat + turned) % len(levels) for seat in place) for place in ranking)


def careers(played: Games, rng: Random, tables: int, alone: float) -> dict[int, tuple[str, rating.Held]]:
    """People who have played about so many rated tables each: how they play, and what is known of them."""
    seats = played.seats
    people = dict(enumerate(PEOPLE * COPIES))
    held = dict.fromkeys(people, rating.start())
    met: dict[tuple[int, int], rating.Met] = {}
    now, left = 0.0, len(people) * tables
    while left > 0:
        now += PAUSE
        some = rng.sample(list(people), 1 if rng.random() < alone else seats)
        left -= len(some)
        levels = [people[user] for user in some]
        levels += [rng.choice(OPPONENTS) for _ in range(seats - len(some))]
        places = played.outcome(levels)
        sitting = [
            rating.Player(
                user=some[seat] if seat < len(some) else -seat,
                place=place + 1,
                won=place == 0,
                left=False,
                level=None if seat < len(some) else levels[seat],
                decisions=20,
            )
            for seat, place in enumerate(places)
        ]

        def weighs(one: int, other: int, at: float = now) -> float:
            return rating.weight(met.get((min(one, other), max(one, other))), at)

        held |= rating.after(played.game, sitting, {user: held[user] for user in some}, weighs)
        for pair in combinations(sorted(some), 2):
            met[pair] = rating.meets(met.get(pair), now)
    return {user: (level, held[user]) for user, level in people.items()}


def matched(played: Games, level: str, known: tuple[float, float], number: int, seed: str) -> Found:
    """So many games of somebody who plays like ``level``, and of whom that is known, with the computer they get in all
    the other seats."""
    chosen = opposition.even(played.game, [known], played.seats)
    seats = played.seats
    wins = before = 0.0
    for game in range(number):
        places = played.places([level, *[chosen] * (seats - 1)], game, seed)
        mine = next(at for at, who in enumerate(places) if 0 in who)
        wins += 1 / len(places[0]) if mine == 0 else 0.0
        for at, who in enumerate(places):
            others = len([player for player in who if player != 0])
            before += others * (1.0 if at > mine else 0.5 if at == mine else 0.0) / (seats - 1)
    return Found(*known, round(100 * (blends.part(chosen) or 0)), wins / number, before / number)


def measure(
    game: str, seats: int, populations: int, tables: int, number: int, seed: str, alone: float = ALONE
) -> Mapping[str, Sequence[Found]]:
    """By how they play: all people of all populations."""
    played = Games(game, seats, seed)
    found: dict[str, list[Found]] = defaultdict(list)
    for population in range(populations):
        rng = Random(f"{seed} {game} {population}")
        for user, (level, held) in careers(played, rng, tables, alone).items():
            found[level].append(matched(played, level, (held.mu, held.sigma), number, f"{seed} {population} {user}"))
        print(f"{game}: population {population + 1} of {populations}", file=sys.stderr, flush=True)
    return found


def interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean, and an interval that holds it with 95%, from how people differ: in their luck before and after."""
    mean = statistics.fmean(values)
    reach = Z * (statistics.stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.5)
    return mean, max(0.0, mean - reach), min(1.0, mean + reach)


def main(argv: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks even", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--game", action="append", choices=games.names(), help="this game only; may be repeated")
    parser.add_argument("--seats", type=int, help="at tables for so many, all but one computers (the game's fewest)")
    parser.add_argument("--populations", type=int, default=POPULATIONS, help=f"of 12 people each ({POPULATIONS})")
    parser.add_argument("--tables", type=int, default=TABLES, help=f"rated tables for each of them ({TABLES})")
    parser.add_argument("--games", type=int, default=GAMES, help=f"even matches for each of them ({GAMES})")
    parser.add_argument("--computers", type=float, default=ALONE, help="how much of that is with computers alone (1/3)")
    parser.add_argument("--seed", default="docs", help="what all of it follows from (docs)")
    parser.add_argument("--alone", action="store_true", help="accepted, and changes nothing")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args(argv)
    rows = []
    for game in chosen.game or [game for game in games.names() if computers.even(game)]:
        seats = chosen.seats or games.load(game).seats.start
        if seats not in games.load(game).seats:
            parser.error(f"{game} is not for {seats} players")
        found = measure(game, seats, chosen.populations, chosen.tables, chosen.games, chosen.seed, chosen.computers)
        for level, people in found.items():
            before, low, high = interval([one.before for one in people])
            rows.append(
                {
                    "game": game,
                    "seats": seats,
                    "plays_like": level,
                    "games": len(people) * chosen.games,
                    "mu": statistics.fmean(one.mu for one in people),
                    "sigma": statistics.fmean(one.sigma for one in people),
                    "even": statistics.fmean(one.hundredths for one in people),
                    "wins": statistics.fmean(one.wins for one in people),
                    "before": before,
                    "low": low,
                    "high": high,
                }
            )
    sheet = Sheet.of(
        "Even matches: how often people come before the computer that they get",
        (
            "game",
            "seats",
            "plays like",
            "games",
            "rated (mu, sigma)",
            "gets even-",
            "wins",
            "comes before it",
            "95% interval",
        ),
        (
            (
                *(row["game"], row["seats"], row["plays_like"], row["games"], f"{row['mu']:.1f}, {row['sigma']:.1f}"),
                *(f"{row['even']:.0f}", f"{row['wins']:.1%}", f"{row['before']:.1%}"),
                f"{row['low']:.1%} to {row['high']:.1%}",
            )
            for row in rows
        ),
        "Such a computer is in all other seats. Even is half of the times before it, and of the wins one seat's part.",
        words=2,
    )
    tell([sheet], {"benchmark": "even", "rows": rows}, as_json=chosen.json)
