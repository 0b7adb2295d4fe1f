"""Sibling Rivalry played twice at once: by the engine, and with pencil and paper from the rule book."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core import RESIGN, SetupData
from games.core.dice import FastDice, ScriptedDice
from games.sibling_rivalry.rules import Options
from tests.deep_share import deep, share
from tests.games.sibling_rivalry_helpers import GAME, facts
from tests.games.sibling_rivalry_reference import Plain
from tests.games.test_node_counts import ways


def both(rng: random.Random, seats: int, track: str, escalate: str, leaving: float, loaded: float) -> int:
    """Play a random game both ways, compare every step, and return its number of actions.

    ``loaded`` is the chance that a die shows a 1, which is otherwise rarely seen.
    """
    dice, again = (Loaded(random.Random(seed), loaded) for seed in [rng.random()] * 2)
    first = rng.choice(("random", "host"))
    host = rng.randrange(seats) if first == "host" else None
    options = Options(track=track, escalate=escalate, first=first)  # type: ignore[arg-type]
    state = GAME.start(options, seats, SetupData(host=host), dice).state
    plain = Plain(seats, again.roll, track, escalate, host)
    actions = 0
    while plain.whose is not None:
        assert facts(state) == plain.facts()
        assert list(GAME.legal(state, plain.whose)) == plain.choices()
        assert GAME.actors(state) == {plain.whose}
        seat, action = plain.whose, rng.choice(plain.choices())
        if rng.random() < leaving:
            seat = rng.choice([other for other in range(seats) if other not in plain.gone])
            action = RESIGN
        state = GAME.apply(state, seat, action, dice).state
        plain.do(seat, action)
        actions += 1
    assert facts(state) == plain.facts()
    assert not GAME.actors(state)
    return actions


class Loaded(FastDice):
    """Dice that show a 1 more often."""

    def __init__(self, rng: random.Random, loaded: float) -> None:
        super().__init__(rng)
        self._loaded = loaded
        self._rng = rng

    def roll(self, sides: int) -> int:
        return 1 if sides == 6 and self._rng.random() < self._loaded else super().roll(sides)


@pytest.mark.parametrize(
    ("seats", "escalate", "track"),
    [
        (seats, escalate, track)
        for seats in range(2, 9)
        for number, track in enumerate(("standard", "short", "long"))
        for escalate in (("highest", "any") if deep() else (("highest", "any")[(seats + number) % 2],))
    ],
)
def test_random_games_go_as_pencil_and_paper_have_it(seats: int, escalate: str, track: str) -> None:
    rng = random.Random(f"{seats} {escalate} {track}")
    rates = ((0.0, 0.0), (0.03, 0.0), (0.0, 0.15), (0.01, 0.05))
    # Usually two of them, at other numbers of seats the other two.
    for leaving, loaded in rates if deep() else rates[seats // 2 % 2 :: 2]:
        assert both(rng, seats, track, escalate, leaving, loaded) > 0


@given(st.integers(2, 8), st.sampled_from(["standard", "short", "long"]), st.booleans(), st.integers(0, 2**32))
def test_any_game_goes_as_pencil_and_paper_have_it(seats: int, track: str, either: bool, seed: int) -> None:
    both(random.Random(seed), seats, track, "any" if either else "highest", 0.02, seed % 3 / 10)


# How many ways there are to play, with dice whose faces are known


def plainly(plain: Plain, dice: ScriptedDice, depth: int, leaving: bool) -> int:
    """Return the number of different sequences of ``depth`` actions, by the plain rules."""
    if depth == 0 or plain.whose is None:
        return 1
    choices = [(plain.whose, action) for action in plain.choices()]
    if leaving:
        choices += [(seat, RESIGN) for seat in range(plain.seats) if seat not in plain.gone]
    count = 0
    for seat, action in choices:
        fork = dice.fork()
        twin = copy.deepcopy(plain, {id(plain.throw): fork.roll})
        twin.throw = fork.roll
        twin.do(seat, action)
        count += plainly(twin, fork, depth - 1, leaving)
    return count


VARIED = (2, 3, 4, 2, 6, 2, 2, 3, 5, 1, 3, 3, 4, 1, 2, 4, 4, 5, 6, 2, 5, 5, 6, 1, 3)
CAREFUL = (2, 2, 3, 3, 4, 4, 5, 5, 6, 6)
NAUGHTY = (1, 2, 1, 3, 2, 2, 3, 1, 4)
EAGER = (2, 2, 2, 2, 2, 3, 3, 3, 3, 3)


@pytest.mark.parametrize(
    ("faces", "seats", "chosen", "leaving", "counts"),
    [
        (VARIED, 2, {}, False, [1, 1, 2, 3, 5, 9, 15, 25, 41, 70, 117, 195, 331, 547, 915, 1517, 2506, 4130]),
        (VARIED, 4, {}, False, [1, 1, 2, 3, 5, 9, 15, 26, 44, 76, 134, 233, 418, 775, 1402, 2523, 4499]),
        (VARIED, 3, {"escalate": "any"}, True, [1, 4, 14, 38, 91, 199, 424, 874, 1739, 3373, 6463]),
        (CAREFUL, 3, {"track": "long"}, False, [1, 1, 2, 3, 5, 8, 15, 24, 40, 73, 129, 215, 389, 689, 1216, 2126]),
        (CAREFUL, 8, {"escalate": "any"}, False, [1, 1, 2, 3, 5, 8, 15, 24, 40, 73, 133, 228, 414, 773, 1457, 2694]),
        (NAUGHTY, 3, {"track": "short"}, False, [1, 1, 2, 2, 4, 7, 8, 15, 24, 32, 59, 74, 125, 212, 300, 504, 769]),
        (NAUGHTY, 3, {"track": "short"}, True, [1, 4, 14, 37, 80, 163, 337, 623, 1130, 1977, 3385, 5842]),
        (EAGER, 2, {"track": "short"}, False, [1, 1, 2, 3, 4, 7, 12, 19, 30, 47, 77, 119, 189, 299, 474, 737, 1150]),
        (EAGER, 5, {"track": "short"}, False, [1, 1, 2, 3, 4, 7, 12, 19, 31, 49, 85, 134, 225, 353, 601, 945, 1576]),
    ],
)  # fmt: skip
def test_the_ways_to_play_are_as_many_as_pencil_and_paper_find(
    faces: tuple[int, ...], seats: int, chosen: dict[str, Any], leaving: bool, counts: list[int]
) -> None:
    dice = [1, *faces * 40]
    options = Options(**chosen)
    for depth, count in enumerate(counts):
        rolled = ScriptedDice(dice)
        state = GAME.start(options, seats, SetupData(), rolled).state
        assert ways(GAME, state, dice[1:], depth, leaving=leaving) == count
        if count < share(1500, 700):
            throw = ScriptedDice(dice)
            plain = Plain(seats, throw.roll, options.track, options.escalate)
            assert plainly(plain, throw, depth, leaving) == count
