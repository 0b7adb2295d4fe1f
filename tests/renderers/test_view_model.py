"""Boards' additions to the view: counts, courses, prospects, and stuck players."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core.seats import places
from games.magic_numbers.rules import GAME, Card, taking
from renderers.magic_numbers.view_model import counts, prospects, scores, stuck
from tests.renderers.cases import states


def test_every_turn_is_counted_once_by_who_rolled_it_and_once_by_who_took_it() -> None:
    for state in states(4):
        table = counts(state.history, 4)
        for seat in range(4):
            for face in range(1, 7):
                kept, gave, got = (rows[seat][face - 1] for rows in (table.kept, table.gave, table.got))
                assert kept + gave == sum(turn.roller == seat and turn.face == face for turn in state.history)
                assert kept + got == sum(turn.taker == seat and turn.face == face for turn in state.history)


def test_the_course_of_a_score_is_what_the_score_was_after_each_turn() -> None:
    course = [state for state in states(3) if state.phase != "choose"]
    end = GAME.view(course[-1], None)
    told = [scores(card, len(end.history)) for card in end.cards if card is not None]
    for state in course:
        assert tuple(run[len(state.history)] for run in told) == state.score


def reachable(card: Card, target: int) -> bool:
    """Return whether the target can be hit before a reset, tried out number by number."""
    seen, waiting = {card.score}, [card.score]
    while waiting:
        score = waiting.pop()
        for face in range(1, 7):
            effect, after = taking(face, card.good, card.evil, score, target)
            if effect in ("plain", "good") and after not in seen:
                seen.add(after)
                waiting.append(after)
    return target in seen


@settings(max_examples=200)
@given(good=st.integers(1, 6), evil=st.integers(1, 6), target=st.sampled_from((20, 30, 50)), data=st.data())
def test_stuck_is_who_cannot_reach_the_target_without_a_reset(
    good: int, evil: int, target: int, data: st.DataObject
) -> None:
    if good == evil:
        return
    card = Card(good, evil, data.draw(st.integers(0, target)), ())
    assert stuck(card, target) == (not reachable(card, target))


@pytest.mark.parametrize(
    ("card", "is_stuck"), [(Card(1, 3, 29, ()), True), (Card(2, 1, 29, ()), True), (Card(2, 3, 29, ()), False)]
)
def test_one_point_short_needs_a_one_that_is_neither_good_nor_evil(card: Card, is_stuck: bool) -> None:
    assert stuck(card, 30) is is_stuck


def test_prospects_tell_what_each_number_would_do() -> None:
    assert prospects(Card(2, 5, 26, ()), 30) == (
        ("plain", 27), ("over", 26), ("plain", 29), ("plain", 30), ("evil", 0), ("over", 26),
    )  # fmt: skip


def test_a_shared_place_is_counted_for_all_who_share_it() -> None:
    end = next(
        view
        for seed in range(99)
        for view in [GAME.view(list(states(5, seed))[-1], None)]
        if view.ranking and len(view.ranking) < 5
    )
    placed = places(end.ranking)
    assert placed[end.ranking[0][0]] == 1  # type: ignore[index]
    for at, group in enumerate(end.ranking or ()):
        before = sum(len(other) for other in (end.ranking or ())[:at])
        assert {placed[seat] for seat in group} == {before + 1}
