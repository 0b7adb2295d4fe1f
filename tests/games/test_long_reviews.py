"""Reviews of games that go on and on: bounded work, sums that add up, the same review every time."""

from __future__ import annotations

import pytest

import games
from benchmarks.review import HOW, long_game
from games.ai import levels
from games.analysis import evaluators, review, review_budget, win_probability
from games.analysis.review import Review
from games.analysis.review_budget import FEWEST, SamplingBudget
from games.core.record import parse, to_json
from tests.deep_share import deep, share
from tests.games.examples import example
from tests.games.optional import having

LENGTH = share(5000, 400)
CASES = [
    (name, seats, how)
    for number, name in enumerate(games.names())
    for place, seats in enumerate((games.load(name).player_counts[0], games.load(name).player_counts[-1]))
    for how in (HOW if deep() else HOW[(number + place + 1) % 2 :][:1])
]
"""Each game with the fewest and with the most seats, once of each kind; with ``--deep`` of each kind with both."""


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """All work that is done; outside a deep run a fourteenth of what a review may do, so that short games are long."""
    if not deep():
        monkeypatch.setattr(review_budget, "WORK", review_budget.WORK / 14)
        monkeypatch.setattr(review_budget, "UNSPARED", review_budget.UNSPARED / 14)
    done: list[float] = []
    took = SamplingBudget.took

    def noting(self: SamplingBudget, work: float, elastic: float) -> None:
        done.append(work)
        took(self, work, elastic)

    monkeypatch.setattr(SamplingBudget, "took", noting)
    return done


def adds_up(found: Review) -> bool:
    return all(
        abs(player.start + player.luck + player.quality + player.others + player.unseen + player.drift - player.result)
        < 1e-9
        for player in found.players
    ) and sum(found.result) == pytest.approx(1)


@pytest.mark.parametrize(("game", "seats", "how"), CASES)
def test_a_review_of_any_game_stays_within_its_work(game: str, seats: int, how: str, work: list[float]) -> None:
    record = long_game(game, seats, LENGTH, lingering=how == "lingering")
    found = review.review(record)
    # The one that uses it up may take more than was left, and the last is always looked at.
    assert sum(work) <= review_budget.WORK + 2 * max(work)
    assert len(found.decisions) == len(record.actions)
    assert adds_up(found)
    assert found.passed_over == len(found.decisions) - len(work)
    assert not found.decisions[-1].passed_over


def test_what_is_passed_over_is_spread_evenly_and_says_nothing(work: list[float]) -> None:
    # With four a choice is so much work that a fourteenth of all is next to nothing.
    seats = share(4, 3)
    found = review.review(long_game("pillow_fight", seats, LENGTH))
    passed = [decision.passed_over for decision in found.decisions]
    assert sum(passed) == found.passed_over > LENGTH / 3
    after_the_beginning = passed[len(passed) // 4 :]
    quarters = [
        after_the_beginning[at : at + len(after_the_beginning) // 3]
        for at in range(0, len(passed) // 2, len(passed) // 4)
    ]
    assert all(sum(quarter) < len(quarter) for quarter in quarters)
    for decision in found.decisions:
        if decision.passed_over:
            assert decision.best is None
            assert decision.before == decision.chosen == decision.after == decision.best_chances
            assert (decision.lost, decision.luck) == (0, (0,) * seats)
    assert {point.n for point in found.turning_points}.isdisjoint(
        decision.n for decision in found.decisions if decision.passed_over
    )


def test_the_same_record_gives_the_same_review_however_it_was_written(work: list[float]) -> None:
    record = long_game("tie_die", 4, 60, lingering=False)
    found = review.review(record)
    assert found.sparing
    assert review.review(parse(to_json(record))) == found


def test_a_game_without_figures_of_its_own_is_played_out_within_the_same_work(
    work: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(win_probability, "load", lambda name: None)
    monkeypatch.setattr(evaluators, "WORK", review_budget.WORK)
    if not deep():
        # What is counted are decisions, and normal computers make a hundred of them while hard ones make one.
        monkeypatch.setattr(win_probability, "strongest", lambda name: levels.load(name, "normal"))
    monkeypatch.setattr(evaluators, "PLAYOUTS", (8, 500, 20_000))
    found = review.review(long_game("magic_numbers", 3, 60))
    assert found.method == "played"
    assert found.passed_over
    assert found.insufficient
    assert [(player.marks.accuracy, player.luckier) for player in found.players] == [(None, None)] * 3
    assert sum(work) <= review_budget.WORK + 2 * max(work)
    assert adds_up(found)


@pytest.mark.parametrize("name", having("win_probability"))
def test_the_examples_are_reviewed_in_full(name: str) -> None:
    dealt: list[int] = []
    following = SamplingBudget.next

    def noting(self: SamplingBudget) -> int:
        dealt.append(following(self))
        return dealt[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SamplingBudget, "next", noting)
        found = review.review(example(name))
    assert set(dealt) == {review.SAMPLES}
    assert (found.passed_over, found.sparing) == (0, False)


def played(decisions: int, fixed: float, elastic: float, samples: int = 400) -> tuple[list[int], float]:
    """Return the samples dealt out if each decision takes that much, and the total work."""
    thrifty = SamplingBudget(decisions, samples)
    dealt, total = [], 0.0
    for _ in range(decisions):
        most = thrifty.next()
        dealt.append(most)
        if most:
            part = elastic * (most - FEWEST) / (samples - FEWEST)
            thrifty.took(fixed + part, part)
            total += fixed + part
    return dealt, total


def test_where_there_is_enough_nothing_is_spared() -> None:
    dealt, total = played(100, 10, review_budget.WORK / 100 - 10)
    assert set(dealt) == {400}
    assert total == pytest.approx(review_budget.WORK)


def test_where_it_is_tight_fewer_positions_are_looked_at_and_nothing_is_passed_over() -> None:
    dealt, total = played(1000, 2, 10)
    assert 0 not in dealt
    assert FEWEST <= min(dealt) < 400
    assert 0.97 * review_budget.WORK < total <= review_budget.WORK + 12


@pytest.mark.parametrize("decisions", [2_000, 100_000])
def test_where_even_that_is_too_much_decisions_are_passed_over_evenly(decisions: int) -> None:
    dealt, total = played(decisions, 20, 5)
    assert total <= review_budget.WORK + 2 * 25
    assert dealt[-1]
    # After the beginning, which nothing was known of, each tenth gets about as much.
    rest = dealt[decisions // 10 :]
    tenths = [sum(most > 0 for most in rest[at : at + len(rest) // 9]) for at in range(0, len(rest), len(rest) // 9)][
        :9
    ]
    assert max(tenths) - min(tenths) <= 2


def test_one_costly_decision_does_not_starve_those_after_it() -> None:
    thrifty = SamplingBudget(10, 400)
    thrifty.next()
    thrifty.took(review_budget.WORK / 2, review_budget.WORK / 2)
    dealt = []
    for _ in range(9):
        dealt.append(thrifty.next())
        thrifty.took(1, 0)
    assert all(dealt)
