"""Figures of docs/ratings.md for equal players: their ratings after 50 games."""

from __future__ import annotations

import random
import re

from bot.ratings import model
from tests.project.source_tree import ROOT

PLAYERS, GAMES, YEAR = 20, 50, 365 * 86_400.0


def ratings(seed: int, seats: int = 2) -> list[int]:
    """Return the ratings of ``PLAYERS`` equal players after ``GAMES`` games each, with random winners.

    They play at shuffled tables over a year.
    """
    chance = random.Random(seed)
    held: dict[int, model.PlayerRating] = {}
    met: dict[frozenset[int], model.EncounterCount] = {}
    tables = [
        people[first : first + seats]
        for people in (chance.sample(range(1, PLAYERS + 1), PLAYERS) for _ in range(GAMES))
        for first in range(0, PLAYERS, seats)
    ]
    for number, people in enumerate(tables):
        ended = number * YEAR / len(tables)

        def weighs(one: int, other: int, ended: float = ended) -> float:
            return model.encounter_weight(met.get(frozenset((one, other))), ended)

        players = [
            model.RatedSeat(user, place, place == 1, False, None, 20) for place, user in enumerate(people, start=1)
        ]
        held |= model.rate_table("tie_die", players, held, weighs)
        for pair in {frozenset((one, other)) for one in people for other in people if one != other}:
            met[pair] = model.update_encounters(met.get(pair), ended)
    assert {each.games for each in held.values()} == {GAMES}
    return [model.display_rating(each.mu, each.sigma) for each in held.values()]


def test_equal_players_stand_where_the_page_says() -> None:
    page = " ".join((ROOT / "docs" / "ratings.md").read_text(encoding="utf-8").split())
    told = re.search(r"stood at (\d+) on average, from about (\d+) to (\d+)", page)
    assert told
    mean, least, most = map(int, told.groups())
    found = [ratings(seed) for seed in range(3)]
    assert abs(sum(map(sum, found)) / (3 * PLAYERS) - mean) < 15
    assert abs(sum(map(min, found)) / 3 - least) < 60
    assert abs(sum(map(max, found)) / 3 - most) < 60
