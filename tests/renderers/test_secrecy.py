"""Secrecy: public output depends on no card (non-interference), and cards are open when the rules say so."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core import RESIGN
from games.core.dice import ScriptedDice
from games.magic_numbers.rules import GAME, State
from renderers import load
from tests.renderers.cases import PLAIN, WORDS, dealt

pytestmark = pytest.mark.game("magic_numbers")

MAGIC = load("magic_numbers")
CARD = st.tuples(st.integers(1, 6), st.integers(1, 6)).filter(lambda card: card[0] != card[1])


def public(state: State) -> tuple[bytes, str, str]:
    view = GAME.view(state, None)
    return MAGIC.board(view, PLAIN, WORDS), MAGIC.alt(view, PLAIN, WORDS), MAGIC.text(view, PLAIN, WORDS)


@settings(max_examples=40, deadline=None)
@given(data=st.data(), seats=st.integers(2, 10), faces=st.lists(st.integers(1, 6), max_size=14), seed=st.integers(0, 9))
def test_the_same_public_history_looks_the_same_with_any_cards(
    data: st.DataObject, seats: int, faces: list[int], seed: int
) -> None:
    played = [
        dealt(data.draw(st.lists(CARD, min_size=seats, max_size=seats)), faces, random.Random(seed).choice)
        for _ in range(2)
    ]
    # Whether a game ends is the one thing that cards may show; up to there all is alike.
    steps = min(len([state for state in course if state.phase != "over"]) for course in played)
    for at in {0, steps // 2, steps - 1}:
        assert public(played[0][at]) == public(played[1][at])


def test_a_card_stays_closed_when_its_player_leaves() -> None:
    one, other = (dealt([(g, 6), (2, 3), (4, 5)], [3, 3, 3, 5], lambda legal: legal[0])[-1] for g in (1, 5))
    gone = [GAME.apply(state, 0, RESIGN, ScriptedDice(())).state for state in (one, other)]
    assert public(gone[0]) == public(gone[1])


def test_at_the_end_different_cards_are_different_boards() -> None:
    ends = []
    for good in (1, 5):
        state = dealt([(good, 6), (2, 3)], [3, 3], lambda legal: legal[0])[-1]
        ends.append(public(GAME.apply(state, 1, RESIGN, ScriptedDice(())).state))
    assert ends[0][0] != ends[1][0]
    assert ends[0][2] != ends[1][2]


def test_two_cards_look_different_to_their_owner() -> None:
    views = [GAME.view(dealt([(good, 6), (2, 3)], [3], lambda legal: legal[0])[-1], 0) for good in (1, 5)]
    assert MAGIC.card(views[0], PLAIN, WORDS) != MAGIC.card(views[1], PLAIN, WORDS)
    assert MAGIC.card_alt(views[0], PLAIN, WORDS) != MAGIC.card_alt(views[1], PLAIN, WORDS)
