"""Chances that a review shows, at any moment and for any player."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.pillow_fight.rules import GAME
from games.pillow_fight.win_probability import chances
from sleepover.workshop.samples.cases import Case, cases, random_table
from tests.games.pillow_fight_helpers import Scene, fight, opening

pytestmark = pytest.mark.game("pillow_fight")

OWN = [case for case in cases() if case.game.name == "pillow_fight"]


def chances_in(scene: Scene) -> tuple[float, ...]:
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
            assert all(found[seat] == 0 for seat in state.resigned)
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
        found = chances_in(scene)
        assert found[resigning] == 0
        assert sum(found) == pytest.approx(1, abs=1e-9)
        assert min(found[seat] for seat in range(4) if seat != resigning) > 0.2
        scene.act(scene.legal[0])


def test_the_same_moment_has_the_same_chances_for_whoever_looks() -> None:
    scene = fight(["A1", "C3", "F6"], holding=[0, 1], hits=[1, 2, 0], lying={"E5": 1})
    assert {chances(GAME.view(scene.state, seat)) for seat in (None, 0, 1, 2)} == {chances_in(scene)}


def test_at_the_end_the_winners_share() -> None:
    over = fight(["A1", "B1", "F6"], holding=[0], hits=[4, 0, 0], faces=[6, 1])
    over.act("swing 1")
    assert chances_in(over) == (1, 0, 0)
    tied = fight(["A1", "B1", "F6"], holding=[0], hits=[1, 2, 2], faces=[2, 5])
    tied.act("swing 1")
    assert chances_in(tied) == (0, 0.5, 0.5)
    alone = fight(["A1", "B1", "F6"], hits=[1, 4, 2], lying={"C3": 1})
    state = GAME.apply(alone.state, 1, "resign", alone.dice).state
    state = GAME.apply(state, 2, "resign", alone.dice).state
    assert chances(GAME.view(state, None)) == (1, 0, 0)


def test_nobody_is_better_off_before_the_room_is_set_but_for_going_first() -> None:
    found = chances_in(opening(4))
    # Seat 2 may say who goes first, and goes itself.
    assert found[2] > found[3] > found[0] > found[1]
    assert max(found) - min(found) < 0.06


def test_a_hit_raises_the_chances_and_a_miss_lowers_them() -> None:
    before = fight(["A1", "B1", "F6"], holding=[0, 1], lying={"E6": 1}, hits=[2, 2, 2])
    hit = fight(["A1", "B1", "F6"], holding=[0, 1], lying={"E6": 1}, hits=[2, 2, 2], faces=[6, 1])
    miss = fight(["A1", "B1", "F6"], holding=[0, 1], lying={"E6": 1}, hits=[2, 2, 2], faces=[3, 6])
    hit.act("swing 1")
    miss.act("swing 1")
    assert chances_in(hit)[0] > chances_in(before)[0] > chances_in(miss)[0]


def test_dice_that_decide_the_game_count_exactly() -> None:
    # With one action left of the last round, a throw at somebody in the open wins with a fifth hit or the most hits.
    scene = fight(["A1", "C1", "F6"], holding=[0], hits=[2, 2, 0], first=1, number=20)
    scene = Scene(replace(scene.state, actions=1))
    hit, miss = 15 / 36, 21 / 36
    assert chances_in(scene) == pytest.approx((hit + miss / 2, miss / 2, 0), abs=1e-6)
