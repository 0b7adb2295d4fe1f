"""Chances that a review shows: at any moment and for any player, as often right as they say."""

from __future__ import annotations

import random
from bisect import bisect
from collections import Counter, defaultdict
from math import log, sqrt

import pytest
from msgspec.structs import replace

from games import simulation
from games.pillow_fight.ai import players
from games.pillow_fight.rules import GAME
from games.pillow_fight.rules.state import View
from games.pillow_fight.win_probability import chances
from sleepover.workshop.cases import Case, cases, random_table
from tests.deep_share import deep
from tests.games import hard_games
from tests.games.pillow_fight_helpers import Scene, fight, opening

pytestmark = pytest.mark.game("pillow_fight")

OWN = [case for case in cases() if case.game.name == "pillow_fight"]
GAMES = 60
"""Whole games among hard computers that the chances are compared with. In a deep run they are played."""
MOMENTS = 5
"""So many moments of each are looked at."""
RANGES = (0.2, 0.4, 0.6)
"""Where one range of chances ends and the next one begins."""


LONG = "hard computers that have learned take minutes for so many games: pytest --deep"


def of(scene: Scene) -> tuple[float, ...]:
    return chances(scene.view)


@pytest.mark.parametrize("case", OWN, ids=str)
def test_at_every_moment_the_chances_are_shares_of_one_and_leavers_have_none(case: Case) -> None:
    for resignations in (0.0, 0.02):
        states = [frame.state for frame in random_table(case, "chances", resignations=resignations).frames]
        sampled = states[:: max(1, len(states) // 12)]
        seen = {state.phase for state in sampled}
        for state in [*states[: case.seats + 3], *sampled, states[-1]]:
            found = chances(GAME.view(state, None))
            assert len(found) == case.seats
            assert sum(found) == pytest.approx(1, abs=1e-9)
            assert all(0 <= chance <= 1 for chance in found)
            assert all(found[seat] == 0 for seat in state.out)
            seen.add(state.phase)
        assert seen >= {"room", "over"}


@pytest.mark.parametrize("resigning", [0, 1, 2, 3])
@pytest.mark.parametrize("after", [0, 1, 2, 3, 4])
def test_somebody_who_leaves_during_the_set_up_has_no_chance_any_more(resigning: int, after: int) -> None:
    scene = opening(4)
    for _ in range(after):
        scene.act(scene.legal[0])
    scene.state = GAME.apply(scene.state, resigning, "resign", scene.dice).state
    while scene.state.phase != "play":
        found = of(scene)
        assert found[resigning] == 0
        assert sum(found) == pytest.approx(1, abs=1e-9)
        assert min(found[seat] for seat in range(4) if seat != resigning) > 0.2
        scene.act(scene.legal[0])


def test_the_same_moment_has_the_same_chances_for_whoever_looks() -> None:
    scene = fight(["A1", "C3", "F6"], holding=[0, 1], hits=[1, 2, 0], lying={"E5": 1})
    assert {chances(GAME.view(scene.state, seat)) for seat in (None, 0, 1, 2)} == {of(scene)}


def test_at_the_end_the_winners_share() -> None:
    over = fight(["A1", "B1", "F6"], holding=[0], hits=[4, 0, 0], faces=[6, 1])
    over.act("swing 1")
    assert of(over) == (1, 0, 0)
    tied = fight(["A1", "B1", "F6"], holding=[0], hits=[1, 2, 2], faces=[2, 5])
    tied.act("swing 1")
    assert of(tied) == (0, 0.5, 0.5)
    alone = fight(["A1", "B1", "F6"], hits=[1, 4, 2], lying={"C3": 1})
    state = GAME.apply(alone.state, 1, "resign", alone.dice).state
    state = GAME.apply(state, 2, "resign", alone.dice).state
    assert chances(GAME.view(state, None)) == (1, 0, 0)


def test_nobody_is_better_off_before_the_room_is_set_but_for_going_first() -> None:
    found = of(opening(4))
    # Seat 2 may say who goes first, and goes itself.
    assert found[2] > found[3] > found[0] > found[1]
    assert max(found) - min(found) < 0.06


def test_a_hit_raises_the_chances_and_a_miss_lowers_them() -> None:
    before = fight(["A1", "B1", "F6"], holding=[0, 1], lying={"E6": 1}, hits=[2, 2, 2])
    hit = fight(["A1", "B1", "F6"], holding=[0, 1], lying={"E6": 1}, hits=[2, 2, 2], faces=[6, 1])
    miss = fight(["A1", "B1", "F6"], holding=[0, 1], lying={"E6": 1}, hits=[2, 2, 2], faces=[3, 6])
    hit.act("swing 1")
    miss.act("swing 1")
    assert of(hit)[0] > of(before)[0] > of(miss)[0]


def test_dice_that_decide_the_game_count_exactly() -> None:
    # With one action left of the last round, a throw at somebody in the open wins with a fifth hit or the most hits.
    scene = fight(["A1", "C1", "F6"], holding=[0], hits=[2, 2, 0], first=1, number=20)
    scene = Scene(replace(scene.state, actions=1))
    hit, miss = 15 / 36, 21 / 36
    assert of(scene) == pytest.approx((hit + miss / 2, miss / 2, 0), abs=1e-6)


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
    monkeypatch.setattr(players, "foresight_for", lambda fight: None)
    assert next(hard_games.pillow_fights()) == _played(0), "uv run python -m tests.games.hard_games"


def _timid(found: tuple[float, ...], won: list[float]) -> float:
    """Return the slope of the result's likelihood as the chances are raised to a power a little over 1."""
    return sum((part - chance) * log(chance) for chance, part in zip(found, won, strict=True) if chance)


@pytest.mark.parametrize("learned", [False, pytest.param(True, marks=pytest.mark.skipif(not deep(), reason=LONG))])
def test_who_is_given_a_chance_wins_about_as_often(learned: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if not learned:
        monkeypatch.setattr(players, "foresight_for", lambda fight: None)
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
