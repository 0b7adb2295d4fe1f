"""Tie-Die played twice: by the engine and, step by step, by the rules written plainly from the rule book."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

from games.core import RESIGN, IllegalAction
from games.core.table import Table
from sleepover.workshop.samples.cases import Case, cases, playing, record_of
from tests.games.tie_die_helpers import GAME, facts
from tests.games.tie_die_reference import Plain, Refused

each_case = pytest.mark.parametrize("case", [case for case in cases() if case.game is GAME], ids=str)
ALL = ("ready", "upgrade", "pass", "accept", "decline", *(f"challenge {seat}" for seat in range(4)))


def both(case: Case, label: str) -> tuple[Table, Plain]:
    """Return the same table in both implementations, with the same dice."""
    table = Table(record_of(case, label))
    dice = table.record.dice()
    return table, Plain(case.seats, case.options.target, dice.roll)


def likely(table: Table, rng: random.Random) -> tuple[int, str]:
    """Return a decision that leads into fights more often than chance would.

    A player who can challenge mostly does.
    """
    seat = rng.choice(sorted(table.actors))
    legal = table.legal(seat)
    fights = [action for action in legal if action.startswith(("challenge", "accept"))]
    return seat, rng.choice(fights if fights and rng.random() < 0.6 else legal)


@each_case
@pytest.mark.parametrize("leaving", [0.0, 0.01, 0.08])
def test_the_engine_plays_as_the_rule_book_says(case: Case, leaving: float) -> None:
    for game in range(12):
        table, plain = both(case, f"twice {leaving} {game}")
        rng = random.Random(f"{case} {leaving} {game}")
        assert facts(table) == plain.facts()
        while table.actors:
            seat, action = likely(table, rng)
            if rng.random() < leaving:
                seat, action = rng.choice(playing(GAME, table.state, case.seats)), RESIGN
            table.commit(table.propose(seat, action))
            plain.do(seat, action)
            assert facts(table) == plain.facts()
        assert plain.phase == "over"


@each_case
def test_both_allow_and_refuse_the_same(case: Case) -> None:
    table, plain = both(case, "refusing")
    rng = random.Random(str(case))
    while table.actors:
        for seat in range(case.seats):
            for action in ALL:
                if int(action[10:] or 0) >= case.seats:
                    continue
                assert allowed(table, seat, action) == (action in table.legal(seat)) == welcome(plain, seat, action)
        seat, action = likely(table, rng)
        if rng.random() < 0.02:
            seat, action = rng.choice(playing(GAME, table.state, case.seats)), RESIGN
        table.commit(table.propose(seat, action))
        plain.do(seat, action)


def allowed(table: Table, seat: int, action: str) -> bool:
    try:
        table.propose(seat, action)
    except IllegalAction:
        return False
    return True


def welcome(plain: Plain, seat: int, action: str) -> bool:
    """Return whether the plain rules allow the action.

    It is tried on a copy whose dice all show different faces.
    """
    faces = iter(range(10**9))
    twin: Any = copy.deepcopy(plain, {id(plain.roll): lambda sides: next(faces) % sides + 1})
    try:
        twin.do(seat, action)
    except Refused:
        return False
    return True


def test_random_games_reach_everything_there_is_to_compare() -> None:
    seen: set[str] = set()
    for seed in range(40):
        case = next(case for case in cases() if case.game is GAME and case.seats == 4)
        table, _ = both(case, f"seen {seed}")
        rng = random.Random(seed)
        while table.actors:
            seat, action = likely(table, rng)
            if rng.random() < 0.01:
                seat, action = rng.choice(playing(GAME, table.state, 4)), RESIGN
            table.commit(table.propose(seat, action))
            seen |= {event.name for event in table.frames[-1].events}
    assert seen == {
        "readied", "upgraded", "rolled", "added", "roll-off", "threw", "off-won", "off-lost", "unharmed", "passed",
        "challenged", "declined", "accepted", "moved-up", "challenge-won", "challenge-lost", "voided", "left", "won",
    } | (seen & {"tie-break"})  # fmt: skip
