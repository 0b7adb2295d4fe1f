"""Benchmark of even matches: simulated people earn a rating, and then play the computer that is chosen for it.

People of several true strengths, each of which plays as some computer does, play rated tables among
themselves and with computers; their ratings are computed by the bot's own code. Then each plays the computer
that ``ai_strength.even_mix`` picks for their rating in that game; nothing else is known of them.

The result is a mean: how often people of one kind come before such a computer, whatever luck they had with
their rating. That luck makes people of one kind differ much more than one more game of each can show. So
there are hundreds of people, whose careers are drawn from the outcomes of games that were played once
(``research.outcomes``); and each computer gets as large a part of the even matches as it gets of those
people. The interval covers the luck of those people, of the games that careers were drawn from (``AGAIN``
more sets of people, from those games drawn anew), and of the even matches.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from math import sqrt
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import NamedTuple

import games
from benchmarks.sheets import Sheet, tell
from bot.ratings import ai_strength, model
from games.ai import levels, mixed
from games.core.percents import percent
from games.simulation.stats import Z
from research.outcomes import Outcomes, Places

PEOPLE = ("random", "easy", "even-30", "normal", "even-70", "hard")
"""The people's ways of playing, one after the other; ``COPIES`` of each."""
COPIES = 2
OPPONENTS = levels.LEVELS
"""The computers that they play in rated games."""
ALONE = 1 / 3
"""Share of tables at which a person plays computers and no people."""
TABLES = 40
"""Rated tables for each, about."""
POPULATIONS = 50
MOST = 60
"""Number of games to draw from for each company of players."""
GAMES = 1200
"""Even matches of each kind of people."""
FEWEST = 4
"""With each of their computers they play so many times as often as there are seats, or more."""
AGAIN = 8
"""Number of further draws of careers, each from other games, to see what depends on those."""
PAUSE = 86_400.0 / 4
"""Seconds between the tables of a population."""

People = Mapping[str, Sequence[model.PlayerRating]]
"""The ratings of people, by their way of playing."""


class Drawn:
    """Careers' games, each drawn from ``most`` of its company, or from so many as ``fewer`` says for one of its levels;
    from those drawn anew, with repetition, if ``again`` says which time."""

    def __init__(
        self,
        outcomes: Outcomes,
        most: int,
        rng: Random,
        again: int | None = None,
        fewer: Mapping[str, int] = MappingProxyType({}),
    ) -> None:
        self.game = outcomes.game
        self.seats = outcomes.seats
        self._outcomes = outcomes
        self._most = most
        self._fewer = fewer
        self._rng = rng
        self._again = again
        self._anew: dict[tuple[str, ...], list[int]] = {}

    def outcome(self, levels: Sequence[str]) -> Places:
        """Return each player's place in one more game."""
        most = min(self._most, *(self._fewer.get(level, self._most) for level in levels))
        number = self._rng.randrange(most)
        if self._again is not None:
            company = tuple(sorted(levels))
            if company not in self._anew:
                rng = Random(f"{self._again} {' '.join(company)}")
                self._anew[company] = [rng.randrange(most) for _ in range(most)]
            number = self._anew[company][number]
        return self._outcomes.places(levels, number)


def careers(played: Drawn, rng: Random, tables: int, alone: float) -> dict[int, tuple[str, model.PlayerRating]]:
    """People who have played about so many rated tables each: how they play, and what is known of them."""
    seats = played.seats
    people = dict(enumerate(PEOPLE * COPIES))
    held = dict.fromkeys(people, model.initial_rating())
    met: dict[tuple[int, int], model.EncounterCount] = {}
    now, left = 0.0, len(people) * tables
    while left > 0:
        now += PAUSE
        some = rng.sample(list(people), 1 if rng.random() < alone else seats)
        left -= len(some)
        levels = [people[user] for user in some]
        levels += [rng.choice(OPPONENTS) for _ in range(seats - len(some))]

        def weighs(one: int, other: int, at: float = now) -> float:
            return model.encounter_weight(met.get((min(one, other), max(one, other))), at)

        held |= model.rate_table(played.game, rated_seats(some, levels, played.outcome(levels)), held, weighs)
        for pair in combinations(sorted(some), 2):
            met[pair] = model.update_encounters(met.get(pair), now)
    return {user: (level, held[user]) for user, level in people.items()}


def rated_seats(some: Sequence[int], levels: Sequence[str], places: Places) -> list[model.RatedSeat]:
    """Return a finished table for the rating model: these people in the first seats, computers in the others."""
    return [
        model.RatedSeat(
            user=some[seat] if seat < len(some) else -seat,
            place=place + 1,
            won=place == 0,
            left=False,
            level=None if seat < len(some) else levels[seat],
            decisions=20,
        )
        for seat, place in enumerate(places)
    ]


def alone_with(played: Drawn, level: str, held: model.PlayerRating, number: int) -> model.PlayerRating:
    """Return a person's rating after ``number`` more even matches, each with the computer chosen for it by then."""
    for _ in range(number):
        chosen = ai_strength.even_mix(played.game, [held[:2]], played.seats)
        levels = [level, *[chosen] * (played.seats - 1)]
        table = rated_seats([0], levels, played.outcome(levels))
        held = model.rate_table(played.game, table, {0: held}, lambda one, other: 1.0).get(0, held)
    return held


class Plan(NamedTuple):
    """Amounts to simulate.

    They are the number of populations, the rated tables per person, the share of those with computers alone,
    the games of each company, the even matches of each kind, and the sets of people drawn anew. ``later``:
    numbers of even matches after which the result is measured again. ``fewer``: games of each company with
    that level, where as many as for the others would cost too much. ``fewest``: rounds with each computer.
    """

    populations: int = POPULATIONS
    tables: int = TABLES
    alone: float = ALONE
    most: int = MOST
    games: int = GAMES
    again: int = AGAIN
    later: tuple[int, ...] = (0,)
    fewer: Mapping[str, int] = MappingProxyType({})
    fewest: int = FEWEST


def draw_people(outcomes: Outcomes, plan: Plan, seed: str, again: int | None = None) -> dict[int, People]:
    """People who have played their rated tables, by how many even matches they have played since."""
    found: dict[int, dict[str, list[model.PlayerRating]]] = {at: {level: [] for level in PEOPLE} for at in plan.later}
    for population in range(plan.populations):
        rng = Random(f"{seed} {outcomes.game} {outcomes.seats} {population} {again}")
        played = Drawn(outcomes, plan.most, rng, again, plan.fewer)
        for level, held in careers(played, rng, plan.tables, plan.alone).values():
            known, since = held, 0
            for at in sorted(plan.later):
                known, since = alone_with(played, level, known, at - since), at
                found[at][level].append(known)
    return dict(found)


class Round(NamedTuple):
    """Even matches of one person in each seat once: the part of the wins they had, and how often they came before one
    of those computers."""

    wins: float
    before: float


def rounds(outcomes: Outcomes, level: str, chosen: str, number: int) -> list[Round]:
    """Play ``number`` rounds: one game in each seat for a player like ``level``, against that computer."""
    seats = outcomes.seats
    if mixed.hard_share(level) == mixed.hard_share(chosen) or (level, mixed.hard_share(chosen)) in (
        ("easy", 0.0),
        ("hard", 1.0),
    ):
        # Whoever plays against those who play just like them comes before them half of the time.
        return [Round(1 / seats, 0.5)]
    found = []
    for one in range(number):
        wins = before = 0.0
        for turned in range(seats):
            mine, *others = outcomes.places([level, *[chosen] * (seats - 1)], one * seats + turned)
            wins += 1 / (1 + others.count(0)) if mine == 0 else 0.0
            before += sum(1.0 if mine < other else 0.5 if mine == other else 0.0 for other in others) / (seats - 1)
        found.append(Round(wins / seats, before / seats))
    return found


class Found(NamedTuple):
    """Results for people of one kind: their rating, the blend of computers they get, and the games played.

    ``wins`` and ``before`` are their share of wins and how often they come before such a computer; ``low``
    and ``high`` are a 95% interval.
    """

    mu: float
    sigma: float
    hundredths: float
    games: int
    wins: float
    before: float
    low: float
    high: float


def matched(
    outcomes: Outcomes,
    level: str,
    people: Sequence[model.PlayerRating],
    again: Sequence[Sequence[model.PlayerRating]],
    number: int,
    fewest: int = FEWEST,
) -> Found:
    """About so many even matches of such people, ``fewest`` times all seats with each computer or more; ``again`` are
    others whose careers were drawn from other games."""

    def gets(some: Sequence[model.PlayerRating]) -> Counter[str]:
        return Counter(ai_strength.even_mix(outcomes.game, [one[:2]], outcomes.seats) for one in some)

    chosen = gets(people)
    whole = sum(chosen.values())
    met = {
        blend: rounds(outcomes, level, blend, max(fewest, round(number / outcomes.seats * many / whole)))
        for blend, many in chosen.items()
    }
    wins = {blend: statistics.fmean(one.wins for one in some) for blend, some in met.items()}
    before = {blend: statistics.fmean(one.before for one in some) for blend, some in met.items()}

    def nearest(blend: str) -> str:
        part = mixed.hard_share(blend) or 0.0
        return min(before, key=lambda other: abs((mixed.hard_share(other) or 0.0) - part))

    def mean(of: Mapping[str, float], gotten: Counter[str]) -> float:
        return sum(of[nearest(blend)] * many for blend, many in gotten.items()) / sum(gotten.values())

    # What one round differs from another with the same computer, from all of them.
    apart = [one.before - before[blend] for blend, some in met.items() for one in some if len(some) > 1]
    width = sum(one**2 for one in apart) / max(1, len(apart) - sum(len(some) > 1 for some in met.values()))
    luck = sum((many / whole) ** 2 * width / len(met[blend]) for blend, many in chosen.items() if len(met[blend]) > 1)
    others = [mean(before, gets(some)) for some in again]
    middle = mean(before, chosen)
    reach = Z * sqrt(luck + (statistics.variance(others) if len(others) > 1 else 0.0))
    return Found(
        mu=statistics.fmean(one.mu for one in people),
        sigma=statistics.fmean(one.sigma for one in people),
        hundredths=sum(100 * (mixed.hard_share(blend) or 0.0) * many for blend, many in chosen.items()) / whole,
        games=outcomes.seats * sum(len(some) for some in met.values() if len(some) > 1),
        wins=mean(wins, chosen),
        before=middle,
        low=max(0.0, middle - reach),
        high=min(1.0, middle + reach),
    )


def measure(outcomes: Outcomes, plan: Plan, seed: str) -> dict[tuple[int, str], Found]:
    """By how many even matches people have played before, and how they play."""
    sets = []
    for again in (None, *range(plan.again)):
        sets.append(draw_people(outcomes, plan, seed, again))
        print(f"{outcomes.game}: people {len(sets)} of {1 + plan.again}", file=sys.stderr, flush=True)
    first, *others = sets
    return {
        (at, level): matched(outcomes, level, people, [other[at][level] for other in others], plan.games, plan.fewest)
        for at, some in first.items()
        for level, people in some.items()
    }


def fewer(text: str) -> tuple[str, int]:
    """Parse ``LEVEL=GAMES`` into a level and its number of games.

    Raises:
        argparse.ArgumentTypeError: it has another form, or no simulated player has that level.
    """
    level, _, number = text.partition("=")
    if level not in PEOPLE or not number.isdecimal() or int(number) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no LEVEL=GAMES, with one of {', '.join(PEOPLE)} and 1 or more")
    return level, int(number)


def main(argv: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m research even_matches", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--game", action="append", choices=games.names(), help="this game only; may be repeated")
    parser.add_argument("--seats", type=int, help="at tables for so many, all but one computers (the game's fewest)")
    parser.add_argument("--populations", type=int, default=POPULATIONS, help=f"of 12 people each ({POPULATIONS})")
    parser.add_argument("--tables", type=int, default=TABLES, help=f"rated tables for each of them ({TABLES})")
    parser.add_argument("--most", type=int, default=MOST, help=f"games of each company to draw from ({MOST})")
    parser.add_argument(
        "--fewer",
        action="append",
        type=fewer,
        metavar="LEVEL=GAMES",
        help="games of each company with one of this level, where they take long; repeatable",
    )
    parser.add_argument("--fewest", type=int, default=FEWEST, help=f"times all seats, with each computer ({FEWEST})")
    parser.add_argument("--games", type=int, default=GAMES, help=f"even matches of each kind of people ({GAMES})")
    parser.add_argument("--again", type=int, default=AGAIN, help=f"times that careers are drawn once more ({AGAIN})")
    parser.add_argument("--computers", type=float, default=ALONE, help="how much of that is with computers alone (1/3)")
    parser.add_argument("--later", type=int, action="append", help="ask again after so many even matches; repeatable")
    parser.add_argument("--outcomes", type=Path, help="a file that keeps the games for the next time")
    parser.add_argument("--seed", default="docs", help="what all of it follows from (docs)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args(argv)
    plan = Plan(
        populations=max(1, chosen.populations),
        tables=max(1, chosen.tables),
        alone=chosen.computers,
        most=max(1, chosen.most),
        games=max(1, chosen.games),
        again=max(0, chosen.again),
        later=(0, *sorted({at for at in chosen.later or () if at > 0})),
        fewer=dict(chosen.fewer or ()),
        fewest=max(2, chosen.fewest),
    )
    rows = []
    for game in chosen.game or [game for game in games.names() if levels.even_mixes(game)]:
        seats = chosen.seats or games.load(game).player_counts.start
        if seats not in games.load(game).player_counts:
            parser.error(f"{game} is not for {seats} players")
        try:
            outcomes = Outcomes(game, seats, chosen.seed, chosen.outcomes)
        except (OSError, ValueError) as error:
            parser.error(f"--outcomes: {error}")
        for (later, level), found in measure(outcomes, plan, chosen.seed).items():
            people = plan.populations * COPIES
            known = {"game": game, "seats": seats, "later": later, "plays_like": level, "people": people}
            rows.append({**known, **found._asdict()})
    sheet = Sheet.of(
        "Even matches: how often people come before the computer that they get",
        (
            *("game", "seats", "even matches before", "plays like", "people", "games", "rated (mu, sigma)"),
            *("gets even-", "wins", "comes before it", "95% interval"),
        ),
        (
            (
                *(row["game"], row["seats"], row["later"], row["plays_like"], row["people"], row["games"]),
                *(f"{row['mu']:.1f}, {row['sigma']:.1f}", f"{row['hundredths']:.0f}"),
                *(
                    f"{percent(row['wins'], 1)}%",
                    f"{percent(row['before'], 1)}%",
                    f"{percent(row['low'], 1)}% to {percent(row['high'], 1)}%",
                ),
            )
            for row in rows
        ),
        "Such a computer is in all other seats. Even is half of the times before it, and of the wins one seat's part.",
        words=1,
    )
    tell([sheet], {"benchmark": "even", "rows": rows}, as_json=chosen.json)
