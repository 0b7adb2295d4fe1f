"""Number of ways a fight can go, to a depth, with given dice: any change of the rules moves these numbers."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from games.core.dice import ScriptedDice
from games.pillow_fight.rules import GAME
from games.pillow_fight.rules.state import Options
from tests.games.pillow_fight_helpers import Scene, opening
from tests.games.pillow_fight_reference import Reference
from tests.games.test_node_counts import ways
from tests.games.test_pillow_fight_reference import allowed

CRAMPED = "f...../#ff##./.ff##./.ff##./.ff##./......"
FACES = [6, 2, 3, 4, 1, 5, 2, 2]


def set_up(**options: Any) -> list[str]:
    """Three characters round the block in the middle, A1 and B1 next to each other, F6 far away."""
    fragile = " fragile B1 C2 F5" if options.get("fragile") else ""
    squares = "A1 C1 F6" if options["pillows"] == 1 else "A1 A2 C1 D1 F5 F6"
    return [f"room {CRAMPED}{fragile}", f"pillows {squares}", "first 0", "place A1", "place B1", "place F6"]


def scene(**options: Any) -> Scene:
    begun = opening(3, **options)
    begun.act(*set_up(**options))
    return begun


def slow_ways(slow: Reference, depth: int) -> int:
    """Return the number of different sequences of actions by the slow rules."""
    if depth == 0 or slow.turn is None:
        return 1
    count = 0
    # Made from its bytes, a copy costs a fifth of what ``deepcopy`` takes.
    packed = pickle.dumps(slow)
    for action in allowed(slow, slow.turn):
        following = pickle.loads(packed)
        assert slow.turn is not None
        following.act(slow.turn, action)
        count += slow_ways(following, depth - 1)
    return count


ALL = {"full_defence": True, "pillow_theft": True, "melee_block": True, "fragile": True, "corner_cover": True}


@pytest.mark.parametrize(
    ("options", "counts"),
    [
        ({"pillows": 1}, [1, 5, 28, 219, 1679, 12937]),
        ({"pillows": 2}, [1, 6, 37, 320, 2682, 22897]),
        ({"pillows": 2, **ALL}, [1, 7, 49, 478, 4459, 42895]),
    ],
)
def test_the_ways_of_a_cramped_fight_are_as_counted_before(options: dict[str, Any], counts: list[int]) -> None:
    state = scene(**options).state
    assert [ways(GAME, state, FACES, depth) for depth in range(len(counts))] == counts


@pytest.mark.parametrize("options", [{"pillows": 1}, {"pillows": 2}, {"pillows": 2, **ALL}])
def test_the_slow_rules_count_the_same(options: dict[str, Any]) -> None:
    slow = Reference(Options(size="6x6", **options), 3, FACES)
    for seat, action in zip((0, 1, 2, 0, 1, 2), set_up(**options), strict=True):
        slow.act(seat, action)
    state = scene(**options).state
    assert slow_ways(slow, 3) == ways(GAME, state, FACES, 3)


def test_of_one_s_own_two_actions_the_ways_can_be_counted_by_hand() -> None:
    # A1 has the pillow under it, C1's out of reach and B1 in the way: it goes to A2 to A4, or takes, or ends.
    state = scene(pillows=1).state
    assert GAME.legal(state, 0) == ("move A2", "move A3", "move A4", "take A1", "end")
    assert ways(GAME, state, FACES, 1) == 5
    dice = ScriptedDice(FACES)
    taken = GAME.apply(state, 0, "take A1", dice).state
    assert GAME.legal(taken, 0) == ("move A2", "move A3", "move A4", "swing 1", "throw 1", "end")
