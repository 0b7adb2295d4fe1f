"""Outlook on a choice: it matches what the rules then do."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from games.core import SetupData
from games.core.dice import FastDice
from games.sibling_rivalry.ai.turn_forecast import landings, next_danger, percent, stopping
from games.sibling_rivalry.rules import GAME, Options, State
from games.sibling_rivalry.rules.board import TOP


def course(seats: int, seed: int) -> list[State]:
    """Return the states of one random game."""
    rng = random.Random(f"{seats} {seed}")
    dice = FastDice(rng)
    found = [GAME.start(Options(escalate="any"), seats, SetupData(), dice).state]
    while found[-1].turn is not None:
        found.append(
            GAME.apply(found[-1], found[-1].turn, rng.choice(GAME.legal(found[-1], found[-1].turn)), dice).state
        )
    return found


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_each_track_offered_leads_where_it_says(seats: int) -> None:
    dice = FastDice(random.Random(0))
    for seed in range(6):
        for state in course(seats, seed):
            told = landings(GAME.view(state, None))
            if state.phase != "choose":
                assert told == ()
                continue
            assert state.turn is not None
            assert [f"choose {landing.track}" for landing in told] == list(GAME.legal(state, state.turn))
            for landing in told:
                after = GAME.apply(state, state.turn, f"choose {landing.track}", dice).state
                assert landing.wins == (after.phase == "over")
                assert landing.tops == (landing.square == TOP)
                if landing.tops:
                    assert after.score != state.score
                    continue
                assert after.pawns[state.turn] == (landing.track, landing.square)
                now = stopping(GAME.view(after, None))
                assert (now.place, now.other, now.points) == (landing.place, landing.other, landing.points)


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_stopping_does_what_it_says(seats: int) -> None:
    dice = FastDice(random.Random(0))
    for seed in range(6):
        for state in course(seats, seed):
            if state.phase != "decide":
                continue
            assert state.turn is not None
            now = stopping(GAME.view(state, None))
            after = GAME.apply(state, state.turn, "stop", dice)
            pawn = after.state.pawns[state.turn]
            assert (pawn is not None) == (now.place in ("alone", "ahead"))
            assert type(after.events[0]).__name__ == {
                "none": "Idled", "alone": "Claimed", "ahead": "Outdid", "tied": "FellShort", "behind": "FellShort"
            }[now.place]  # fmt: skip
            assert getattr(after.events[0], "other", None) == now.other


def test_the_danger_told_is_that_of_the_dice_left() -> None:
    for state in course(4, 1):
        view = GAME.view(state, None)
        if state.turn is None:
            assert next_danger(view) == 0
        elif view.limit - view.ones == 1:
            assert next_danger(view) == 1 - Fraction(5, 6) ** view.dice


@pytest.mark.parametrize(
    ("chance", "told"),
    [
        (Fraction(0), "0"),
        (Fraction(1, 10**9), "<1"),
        (Fraction(49, 10000), "<1"),
        (Fraction(1, 200), "1"),
        (Fraction(91, 216), "42"),
        (Fraction(1, 2), "50"),
        (Fraction(994, 1000), "99"),
        (Fraction(995, 1000), ">99"),
        (Fraction(1), "100"),
    ],
)
def test_per_cent_are_never_0_or_100_unless_so(chance: Fraction, told: str) -> None:
    assert percent(chance) == told
