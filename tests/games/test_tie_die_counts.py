"""Number of ways a game of Tie-Die can go, to a depth, with dice whose faces are known."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from games.core import RESIGN
from games.core.dice import ScriptedDice
from tests.games.test_node_counts import ways
from tests.games.tie_die_helpers import GAME, position, sit
from tests.games.tie_die_reference import Plain, Refused

ACTIONS = ("ready", "upgrade", "pass", "accept", "decline", *(f"challenge {seat}" for seat in range(4)))


def plain_ways(plain: Plain, depth: int, *, leaving: bool = False) -> int:
    """Return the same count by the plain rules: every action that they do not refuse is a way."""
    if depth == 0 or plain.phase == "over":
        return 1
    count = 0
    # Made from its bytes, a copy costs a fifth of what ``deepcopy`` takes.
    packed = pickle.dumps(plain)
    actions = (*ACTIONS, RESIGN) if leaving else ACTIONS
    for seat in range(plain.seats):
        for action in actions:
            if action.startswith("challenge") and int(action[10:]) >= plain.seats:
                continue
            twin: Any = pickle.loads(packed)
            try:
                twin.do(seat, action)
            except Refused:
                continue
            count += plain_ways(twin, depth - 1, leaving=leaving)
    return count


def plain_like(state: Any, faces: list[int]) -> Plain:
    dice = ScriptedDice(faces)
    plain = Plain(len(state.score), state.options.target, dice.roll)
    for player in plain.players:
        player.points, player.sides = state.score[player.seat], state.die[player.seat]
    return plain


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_round_has_as_many_ways_as_orders_of_getting_ready(seats: int) -> None:
    faces = [1, 2, 3, 4][:seats]
    factorial = {2: 2, 3: 6, 4: 24}[seats]
    assert ways(GAME, sit(seats, []).state, faces, seats) == factorial


RICH = ([7, 12], [4, 6], [2, 5, 3, 1, 4, 4, 2, 3] * 4, [1, 4, 10, 16, 36, 74, 108, 264])
CROWD = ([5, 9, 14], [4, 4, 6], [1, 2, 3, 4, 1, 2, 3] * 4, [1, 5, 18, 42, 84, 192])


@pytest.mark.parametrize(("score", "die", "faces"), [RICH[:3], CROWD[:3]])
@pytest.mark.parametrize("leaving", [False, True])
def test_the_ways_are_those_of_the_plain_rules(
    score: list[int], die: list[int], faces: list[int], leaving: bool
) -> None:
    state = position(score, die)
    for depth in range(6 if leaving else 7):
        mine = ways(GAME, state, faces, depth, leaving=leaving)
        assert mine == plain_ways(plain_like(state, faces), depth, leaving=leaving)


@pytest.mark.parametrize(("score", "die", "faces", "counts"), [RICH, CROWD])
def test_the_ways_are_as_counted_before(score: list[int], die: list[int], faces: list[int], counts: list[int]) -> None:
    state = position(score, die)
    assert [ways(GAME, state, faces, depth) for depth in range(len(counts))] == counts
