"""Chances to win, at any moment of a game: they share one win, and know who has won."""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from typing import Any

import pytest

from games.core.dice import FastDice
from games.core.record import Record
from games.core.table import Table
from sleepover.workshop.samples.cases import Case, cases, random_decision, record_of
from tests.games import sibling_rivalry_helpers, tie_die_helpers

NAMES = ("sibling_rivalry", "tie_die")
CASES = [case for case in cases() if case.game.name in NAMES]


def chances_in(game: str) -> Callable[[Any], tuple[float, ...]]:
    found: Callable[[Any], tuple[float, ...]] = importlib.import_module(f"games.{game}.win_probability").chances
    return found


@pytest.mark.parametrize("case", CASES, ids=str)
def test_chances_share_one_win_at_every_moment_also_where_some_have_left(case: Case) -> None:
    chances = chances_in(case.game.name)
    rng = random.Random(str(case))
    table = Table(record_of(case))
    while table.actors:
        # Hundreds of positions are enough, however long the game.
        if table.number < 60 or table.number % 16 == 0:
            view = table.view(None)
            found = chances(view)
            assert len(found) == case.seats
            assert sum(found) == pytest.approx(1, abs=1e-9)
            assert all(0 <= one <= 1 for one in found)
            assert all(found[seat] == 0 for seat in view.resigned)
            # Nothing depends on who asks.
            assert chances(table.view(sorted(table.actors)[0])) == found
        table.commit(table.propose(*random_decision(table, rng, 0.01)))
    (winner,) = table.view(None).ranking[0]
    assert chances(table.view(None)) == tuple(float(seat == winner) for seat in range(case.seats))


def test_an_even_game_is_even() -> None:
    assert chances_in("tie_die")(
        tie_die_helpers.GAME.view(tie_die_helpers.position((0, 0, 0), (4, 4, 4)), None)
    ) == pytest.approx((1 / 3,) * 3)
    left = tie_die_helpers.GAME.view(tie_die_helpers.position((20, 0, 0), (10, 4, 4), resigned=[0]), None)
    assert chances_in("tie_die")(left) == pytest.approx((0, 0.5, 0.5))
    # Whoever begins is a little ahead.
    first, *later = chances_in("sibling_rivalry")(
        sibling_rivalry_helpers.GAME.view(sibling_rivalry_helpers.position((0,) * 3, (None,) * 3), None)
    )
    assert 0.3 < min(later) <= max(later) < first < 0.45


def test_a_pawn_that_is_about_to_win_is_known_to_be() -> None:
    ahead = sibling_rivalry_helpers.position(
        (20, 0, 0), ((2, 4), None, None), phase="decide", ones=2, dice=3, faces=(3,)
    )
    assert chances_in("sibling_rivalry")(sibling_rivalry_helpers.GAME.view(ahead, None))[0] > 0.8
    # Not their turn yet, but with a pawn that wins the game at its start.
    threatened = sibling_rivalry_helpers.position((3, 20, 4), (None, (3, 6), None), open=(3, 4))
    found = chances_in("sibling_rivalry")(sibling_rivalry_helpers.GAME.view(threatened, None))
    assert found[1] > 0.6


def test_the_window_counts_challenges_that_are_worth_it() -> None:
    # One point behind with a d10 against a d4: a challenge takes most of the lead away.
    window = tie_die_helpers.GAME.view(
        tie_die_helpers.position((28, 29), (10, 4), phase="challenge", waiting=[0]), None
    )
    closed = tie_die_helpers.GAME.view(
        tie_die_helpers.position((28, 29), (10, 4), phase="challenge", waiting=[], used=[0]), None
    )
    chances = chances_in("tie_die")
    assert chances(window)[0] > chances(closed)[0] + 0.05


def test_dice_bring_on_average_what_was_counted_on() -> None:
    rng = random.Random(4)
    chances = chances_in("sibling_rivalry")
    for score, pawns, ones, opened in (
        ((5, 9), ((2, 2), (2, 4)), 1, (2, 3)),
        ((16, 14), (None, (4, 3)), 0, (4, 5)),
        ((21, 12), (None, None), 1, (2,)),
    ):
        state = sibling_rivalry_helpers.position(score, pawns, phase="roll", ones=ones, dice=5 - ones, open=opened)
        game = sibling_rivalry_helpers.GAME
        after = [chances(game.view(game.apply(state, 0, "roll", FastDice(rng)).state, None))[0] for _ in range(1000)]
        mean = sum(after) / len(after)
        error = (sum((one - mean) ** 2 for one in after) / len(after) / len(after)) ** 0.5
        # Values are written down in ninetieths.
        assert abs(chances(sibling_rivalry_helpers.GAME.view(state, None))[0] - mean) < 4 * error + 1 / 180


def test_a_record_of_a_finished_game_ends_in_its_winner() -> None:
    table = tie_die_helpers.act(tie_die_helpers.sit(2, (4, 1)), "all ready")
    table.commit(table.propose(1, "resign"))
    assert isinstance(table.record, Record)
    assert chances_in("tie_die")(table.view(None)) == (1, 0)
