"""Every computer, in every game, at every number of seats: it plays by the rules, the same way for the same seed."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

import pytest

import games
from games import simulation
from games.ai import levels as ai_levels
from games.core import RESIGN
from games.core.table import Table
from sleepover.workshop.samples.cases import Case, cases, random_decision, record_of
from tests.deep_share import share

ASKED = share(8, 3)
"""So many decisions of each random game are put to a computer."""
LONG = share(8, 1)
"""And so many to a hard one, which thinks a hundred times as long as all others: any, and at a usual table two."""

CASES = [(case, level) for case in cases() for level in ai_levels.levels(case.game.name)]
OTHERS = [
    (name, level)
    for name in games.names()
    for level in (*ai_levels.persona_names(name), *ai_levels.even_mixes(name)[10:11])
]
"""Characters, and one between easy and hard: at a usual table each."""
GAMES = [*[(name, level) for name in games.names() for level in ai_levels.levels(name)], *OTHERS]


@lru_cache(maxsize=1)
def _decisions(case: Case) -> tuple[Table, Sequence[int]]:
    """Return a random game, and the numbers of the frames at which there is a choice.

    It is cached for the next computer player that is tried.
    """
    rng = random.Random(str(case))
    table = Table(record_of(case))
    found: list[int] = []
    while table.actors:
        seat, action = random_decision(table, rng)
        if len(table.legal(seat)) > 1:
            found.append(table.number)
        table.commit(table.propose(seat, action))
    return table, found


def _choices(case: Case, level: str = "") -> Iterator[tuple[Table, int]]:
    """Tables of a random game, each with a seat that has a choice: evenly over the game, the first among them."""
    table, found = _decisions(case)
    asked = set(found[:: max(1, len(found) // ASKED)])
    if level == "hard" and found and LONG < ASKED:
        asked = set(random.Random(f"{case} long").sample(found, min(LONG, len(found))))
        asked |= {found[0]} if case == _usual(case.game.name) else set()
    again = Table(record_of(case))
    for number, (seat, action) in enumerate(table.record.actions):
        if number in asked:
            yield again, seat
        again.commit(again.propose(seat, action))


def _usual(name: str) -> Case:
    return next(case for case in cases() if case.game.name == name)


@pytest.mark.parametrize(
    ("case", "level"), [*CASES, *[(_usual(name), level) for name, level in OTHERS]], ids=lambda value: str(value)
)
def test_a_computer_does_what_the_rules_accept_and_the_same_again_from_the_same_seed(case: Case, level: str) -> None:
    computer = ai_levels.load(case.game.name, level)
    for table, seat in _choices(case, level):
        view, legal = table.view(seat), table.legal(seat)
        action = computer.choose(view, legal, random.Random(f"{table.number}"))
        table.propose(seat, action)
        assert action != RESIGN
        # A copy from another process: nothing but what the view says can matter.
        copied: Any = pickle.loads(pickle.dumps((view, legal)))
        assert computer.choose(*copied, random.Random(f"{table.number}")) == action


@pytest.mark.parametrize(("name", "level"), GAMES)
def test_a_computer_does_not_mind_what_it_was_asked_before(name: str, level: str) -> None:
    asked = [(table.view(seat), table.legal(seat)) for table, seat in _choices(_usual(name))]

    def answers(order: list[int]) -> dict[int, str]:
        return {at: ai_levels.decide(name, level, *asked[at], 7, at) for at in order}

    there = list(range(len(asked)))
    assert answers(there) == answers(there[::-1])


@pytest.mark.parametrize("name", games.names())
def test_a_game_brings_all_three_levels_or_none(name: str) -> None:
    assert set(ai_levels.own_levels(name)) in (set(), set(ai_levels.LEVELS))
    assert {ai_levels.RANDOM, "hard"} <= set(ai_levels.levels(name))


def test_an_unknown_level_is_answered_with_those_there_are() -> None:
    with pytest.raises(ai_levels.UnknownLevel, match=r"tie_die has no computer 'godlike'; there are: random"):
        ai_levels.load("tie_die", "godlike")
    with pytest.raises(games.UnknownGame, match=r"there are: .*magic_numbers"):
        ai_levels.load("chess", "hard")


def test_an_only_action_is_taken_without_asking_anybody() -> None:
    assert ai_levels.decide("magic_numbers", "random", None, ("roll",), 1) == "roll"


@pytest.mark.parametrize("name", games.names())
def test_a_simulated_game_is_the_same_from_the_same_seed_and_number_alone(name: str) -> None:
    game = games.load(name)
    for seats in (game.player_counts.start, game.player_counts.stop - 1):
        levels = [ai_levels.RANDOM] * seats
        there, back = ([0, 1, 2, 3], [3, 2, 1, 0])
        played = [simulation.play(name, game.options(), levels, "seed", number) for number in there]
        assert played == [simulation.play(name, game.options(), levels, "seed", number) for number in back][::-1]
        assert len(set(map(str, played))) > 1
        for one in played:
            assert sum(one.won(seat) for seat in range(seats)) == pytest.approx(1)
            assert 0 < one.turns <= one.decisions
