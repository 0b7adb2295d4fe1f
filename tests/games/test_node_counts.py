"""Number of ways to play to a depth, with dice whose faces are known: any change of the rules moves them."""

from __future__ import annotations

from typing import Any

import pytest

from games.core import RESIGN, Game
from games.core.dice import ScriptedDice
from sleepover.workshop.samples.cases import playing
from tests.games.magic_numbers_helpers import GAME, Deal, deal, sit


def ways(game: Game[Any, Any, Any], state: Any, faces: list[int], depth: int, *, leaving: bool = False) -> int:
    """Return the number of different sequences of ``depth`` actions.

    Sequences that end the game sooner count once. Each way has the same ``faces`` before it. ``leaving``: any
    player may also resign at any time.
    """
    return _ways(game, state, ScriptedDice(faces), depth, leaving)


def _ways(game: Game[Any, Any, Any], state: Any, dice: ScriptedDice, depth: int, leaving: bool) -> int:
    actors = game.actors(state)
    if depth == 0 or not actors:
        return 1
    count = 0
    choices = [(seat, action) for seat in actors for action in game.legal(state, seat)]
    if leaving:
        choices += [(seat, RESIGN) for seat in playing(game, state, len(state.score))]
    for seat, action in choices:
        fork = dice.fork()
        count += _ways(game, game.apply(state, seat, action, fork).state, fork, depth - 1, leaving)
    return count


PLAIN = deal((1, 2), (1, 2), (1, 2), (1, 2))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("turns", [1, 2, 3])
def test_a_roll_has_one_way_and_a_choice_as_many_as_there_are_players(seats: int, turns: int) -> None:
    cards = Deal(PLAIN.good[:seats], PLAIN.evil[:seats], PLAIN.repeats[:seats])
    state = sit(cards, []).state
    # Three turns of 6 win nothing: any keep, and each gift to one of the others, is a way of its own.
    assert ways(GAME, state, [6] * turns, 2 * turns) == seats**turns
    assert ways(GAME, state, [6] * turns, 2 * turns - 1) == seats ** (turns - 1)


@pytest.mark.parametrize(
    ("depth", "count"),
    # Two Good numbers in a row for the same player reach 20: after two turns of the four ways two are over.
    [(0, 1), (1, 1), (2, 2), (3, 2), (4, 4), (5, 4), (6, 2 + 2 * 2), (7, 6), (8, 6)],
)
def test_whoever_wins_has_no_more_ways(depth: int, count: int) -> None:
    state = sit(deal((6, 1), (6, 1)), [], target=20).state
    assert ways(GAME, state, [6] * 4, depth) == count


@pytest.mark.parametrize(
    ("seats", "counts"),
    [
        # Of two players either may leave instead of any action, and then the game is over: 1 + 2, and so on.
        (2, [1, 3, 6, 10, 16, 24]),
        (3, [1, 4, 15, 41, 97, 209]),
        (4, [1, 5, 24, 102, 344, 1038]),
    ],
)
def test_the_ways_with_leaving_are_as_counted_before(seats: int, counts: list[int]) -> None:
    cards = Deal(PLAIN.good[:seats], PLAIN.evil[:seats], PLAIN.repeats[:seats])
    state = sit(cards, []).state
    assert [ways(GAME, state, [6, 1, 2, 6], depth, leaving=True) for depth in range(6)] == counts


@pytest.mark.parametrize(
    ("faces", "counts"),
    [
        ([3, 4, 6, 5], [1, 1, 3, 3, 9, 9, 27, 27, 79, 79, 235]),
        ([1, 2, 5, 4], [1, 1, 3, 3, 9, 9, 27, 27, 81, 81, 243]),
        ([6, 6, 6, 6], [1, 1, 3, 3, 9, 9, 25, 25, 65, 65, 161]),
    ],
)
def test_the_ways_of_a_short_game_of_three_are_as_counted_before(faces: list[int], counts: list[int]) -> None:
    cards = deal((3, 1), (4, 2), (6, 5))
    state = sit(cards, [], target=20).state
    assert [ways(GAME, state, faces * 3, depth) for depth in range(11)] == counts
