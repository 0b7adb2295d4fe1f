"""A review for which too little was looked at gives no verdict, and says so."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.history.review_text import ReviewSummary, ReviewText
from bot.i18n import localizer
from games.ai import levels
from games.analysis import evaluators, win_probability
from games.analysis.review import Review, review
from games.core.table import Table
from tests.games.examples import example

GAME = "sibling_rivalry"


@pytest.fixture
def review_text(monkeypatch: pytest.MonkeyPatch) -> ReviewText:
    """Return the text of a game that is played out, with work for a few of its decisions."""
    monkeypatch.setattr(win_probability, "load", lambda name: None)
    monkeypatch.setattr(win_probability, "strongest", lambda name: levels.load(name, "easy"))
    monkeypatch.setattr(evaluators, "PLAYOUTS", (8, 400, 400))
    table = Table(example(GAME))
    return _review_text(review(table), table)


def _review_text(found: Review, table: Table) -> ReviewText:
    return ReviewText(found, table, found.seats, found.seats, localizer("en", GAME))


def test_nobody_is_called_accurate_or_lucky_after_a_few_decisions(review_text: ReviewText) -> None:
    found = review_text.review
    assert 2 * found.looked_at < len(found.decisions)
    assert found.insufficient
    assert [(player.marks.accuracy, player.luckier) for player in found.players] == [(None, None)] * len(found.seats)
    assert [review_text.tenure_part(person).marks.accuracy for person in review_text.tenures()] == [None] * len(
        found.seats
    )
    won, said = ReviewSummary(review_text).sentences()
    assert " won" in won
    assert f"I looked at {found.looked_at} of {len(found.decisions)} steps, with 8 samples for each." in said
    assert ReviewSummary(review_text).players() == ""
    assert ReviewSummary(review_text).deciding_step == len(found.decisions)
    assert review_text.players()[0] == said


@pytest.mark.parametrize(
    ("method", "samples", "passed_over", "insufficient"),
    [
        ("judged", 150, 0, False),
        ("judged", 2, 0, False),
        ("judged", 150, 50, False),
        ("judged", 150, 51, True),
        ("played", 20, 50, False),
        ("played", 19, 0, True),
        ("played", 150, 51, True),
    ],
)
def test_half_of_the_decisions_and_twenty_playouts_are_enough(
    method: str, samples: int, passed_over: int, insufficient: bool, review_text: ReviewText
) -> None:
    some = review_text.review.decisions[0]
    found = replace(
        review_text.review, method=method, samples=samples, passed_over=passed_over, decisions=(some,) * 100
    )
    assert found.insufficient is insufficient
