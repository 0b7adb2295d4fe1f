"""Chances to win Pillow Fight come true as often as they say, in games among hard computers."""

from __future__ import annotations

import random
from bisect import bisect
from collections import Counter, defaultdict
from math import log, sqrt

import pytest

from games import simulation
from games.pillow_fight.ai import players
from games.pillow_fight.rules.state import View
from games.pillow_fight.win_probability import chances
from research.tests import hard_games
from tests.deep_share import deep

pytestmark = pytest.mark.game("pillow_fight")

GAMES = 60
"""Whole games among hard computers that the chances are compared with. In a deep run they are played."""
MOMENTS = 5
"""So many moments of each are looked at."""
RANGES = (0.2, 0.4, 0.6)
"""Bounds between the ranges of chances."""
LONG = "hard computers that have learned take minutes for so many games: pytest --deep"


def _played(number: int) -> tuple[list[View], list[float]]:
    """One game among hard computers: what each who had a choice saw, and what each seat had of the win in the end."""
    seats = 3 + number % 2
    playing = simulation.decisions("pillow_fight", hard_games.SMALL, ["hard"] * seats, "calibration", number)
    views: list[View] = []
    while True:
        try:
            views.append(next(playing).view)
        except StopIteration as end:
            return views, [end.value.won(seat) for seat in range(seats)]


def test_the_games_that_were_kept_are_such_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "value_network_for", lambda fight: None)
    assert next(hard_games.pillow_fights()) == _played(0), "uv run python -m research.tests.hard_games"


def _timid(found: tuple[float, ...], won: list[float]) -> float:
    """Return the slope of the result's likelihood as the chances are raised to a power a little over 1."""
    return sum((part - chance) * log(chance) for chance, part in zip(found, won, strict=True) if chance)


@pytest.mark.parametrize("learned", [False, pytest.param(True, marks=pytest.mark.skipif(not deep(), reason=LONG))])
def test_who_is_given_a_chance_wins_about_as_often(learned: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if not learned:
        monkeypatch.setattr(players, "value_network_for", lambda fight: None)
    # For each range of chances: how far those given are from what came of them, game by game.
    off: dict[int, list[float]] = defaultdict(list)
    asked: Counter[int] = Counter()
    surprise = even = 0.0
    timid: list[float] = []
    for number, (views, won) in enumerate(map(_played, range(GAMES)) if deep() else hard_games.pillow_fights()):
        views = random.Random(number).sample(views, MOMENTS)
        here: dict[int, float] = defaultdict(float)
        given = [chances(view) for view in views]
        for found in given:
            surprise -= sum(part * log(chance) for chance, part in zip(found, won, strict=True) if part)
            even += log(len(found))
            for chance, part in zip(found, won, strict=True):
                among = bisect(RANGES, chance)
                here[among] += chance - part
                asked[among] += 1
        timid.append(sum(_timid(found, won) for found in given))
        for among, much in here.items():
            off[among].append(much)
    assert (set(off), len(timid)) == (set(range(len(RANGES) + 1)), GAMES)
    for among, differences in off.items():
        # A game's moments share one result, so the standard error is that of games; three of it leave room for luck.
        error = sqrt(sum(much**2 for much in differences)) / asked[among]
        assert abs(sum(differences)) / asked[among] < 3 * error, among
    # Neither too careful nor too bold: raised to a power of 0.5 or of 1.4, these chances would fail here.
    assert abs(sum(timid)) < 2 * sqrt(sum(much**2 for much in timid))
    # They tell much more than that everybody has the same chance.
    assert surprise < 0.9 * even
