"""Tests of the rules of Liar's Dice, and of its computers."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from games.ai.levels import levels
from games.core import IllegalAction
from games.core.table import Table
from sleepover.testing.tables import act, sit, wins_of


def thrown(*faces: int, seats: int = 2, **options: Any) -> Table:
    """Return a table of three dice each, at which seat 0 begins and all have thrown these faces."""
    return act(sit("liars_dice", seats, 1, *faces, dice=3, **options), *["throw"] * seats)


def test_a_true_bid_costs_the_doubter_a_die_and_a_false_one_the_bidder() -> None:
    assert act(thrown(5, 5, 2, 5, 3, 3), "bid 3 5", "doubt").state.held == (3, 2)
    assert act(thrown(5, 5, 2, 4, 3, 3), "bid 3 5", "doubt").state.held == (2, 3)


def test_ones_count_as_any_face_if_the_host_likes() -> None:
    assert act(thrown(5, 5, 2, 1, 3, 3, wild=True), "bid 3 5", "doubt").state.held == (3, 2)
    assert act(thrown(5, 5, 2, 1, 3, 3), "bid 3 5", "doubt").state.held == (2, 3)


@pytest.mark.parametrize(("bid", "higher"), [("bid 2 3", "bid 2 4"), ("bid 2 6", "bid 3 1")])
def test_a_higher_bid_is_more_dice_or_a_higher_face(bid: str, higher: str) -> None:
    table = act(thrown(1, 1, 1, 1, 1, 1), bid)
    with pytest.raises(IllegalAction, match="no such bid"):
        table.propose(1, bid)
    assert table.legal(1)[1] == higher


def test_whoever_leaves_a_round_makes_it_void() -> None:
    table = act(thrown(*(2,) * 9, seats=3), "bid 2 2", (1, "resign"))
    assert (table.state.phase, table.state.held, table.state.cups) == ("throw", (3, 0, 3), ((), (), ()))


def test_computers_are_the_better_the_higher_their_level() -> None:
    for weaker, stronger in pairwise(levels("liars_dice")):
        assert wins_of(stronger, weaker, "liars_dice", dice=3) > 110, stronger
