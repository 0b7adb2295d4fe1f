"""Cost of choices: nothing beats the measure, and luck is rare.

A better computer loses less: ``research/tests/test_choice_losses.py``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

import games
from games import simulation
from games.analysis import luck_percentiles, win_probability
from games.analysis.evaluators import StaticEvaluator, StrongestChoice, choice_cost
from games.analysis.reasons import ODDS
from games.analysis.review import COSTLY, Review, review
from games.core.table import Table
from tests.games.choice_losses import WEIGHED
from tests.games.examples import SAMPLES, example, reviewed
from tests.games.optional import having

JUDGED = having("win_probability")


@pytest.fixture(scope="module")
def found() -> dict[str, Review]:
    """Return a review of the example of each game that judges its positions."""
    return {name: reviewed(name) for name in JUDGED}


@pytest.mark.parametrize("game", JUDGED)
def test_no_choice_is_better_than_what_it_is_measured_by(game: str, found: dict[str, Review]) -> None:
    assert all(one.lost >= 0 for one in found[game].decisions)
    for player in found[game].players:
        own = [one for one in found[game].decisions if one.seat == player.seat and one.best is not None]
        assert player.quality == pytest.approx(-sum(one.lost for one in own))
        # Half a point.
        assert player.agreed == sum(one.lost < 0.005 for one in own)


def test_a_choice_that_is_not_the_best_is_looked_at_one_step_further_and_so_is_the_best() -> None:
    asked: list[tuple[str, ...]] = []
    weighed = {"a": 0.5, "b": 0.4, "c": 0.3}

    def further(view: Any, actions: Sequence[str]) -> dict[str, float]:
        asked.append(tuple(actions))
        return {action: {"a": 0.55, "b": 0.48, "c": 0.6}[action] for action in actions}

    def price(action: str) -> StrongestChoice | None:
        return choice_cost(lambda *_: weighed, further, None, list("abcd"), action)

    assert price("a") == StrongestChoice("a", 0.0, chance=0.5)
    assert not asked
    second, third = price("b"), price("c")
    assert asked == [("a", "b"), ("a", "c")]
    assert second is not None
    assert second.action == "a"
    assert second.lost == pytest.approx(0.07)
    # What looks better then lost nothing.
    assert third == StrongestChoice("c", 0.0, chance=0.6)
    assert price("d") is None


@pytest.mark.parametrize(("worst", "real"), [(0.489, True), (0.491, False)])
def test_a_choice_is_real_where_another_would_have_lost_a_point(worst: float, real: bool) -> None:
    worth = {"a": 0.5, "b": worst}
    for action in worth:
        advice = choice_cost(lambda *_: worth, None, None, list(worth), action)
        assert advice is not None
        assert advice.real is real


def test_looking_further_is_work() -> None:
    judgement = win_probability.load("sibling_rivalry")
    assert judgement is not None
    _, record = simulation.record("sibling_rivalry", games.load("sibling_rivalry").options(), ["easy"] * 3, "work", 1)
    table = Table(record)
    done = {}
    for name, one in {"with": judgement, "without": replace(judgement, further=None)}.items():
        source = StaticEvaluator(table, one, 20, "0")
        weighed = [source.decision_value(last.state, frame, 20) for last, frame in pairwise(table.frames[:60])]
        done[name] = source.work
        lost = sum(one.lost > 0 for one in weighed)
    assert done["with"] - done["without"] >= (lost - 5) * judgement.further_work(3) > 0


@pytest.mark.parametrize("game", JUDGED)
def test_what_cannot_be_explained_is_little(game: str, found: dict[str, Review]) -> None:
    drift = [abs(player.drift) for player in found[game].players]
    assert sum(drift) / len(drift) <= 0.03


@pytest.mark.parametrize("game", JUDGED)
def test_a_step_without_dice_that_loses_nothing_moves_nothing(game: str, found: dict[str, Review]) -> None:
    steps = [one for one in found[game].decisions[1:] if not any(one.luck) and not one.lost]
    assert steps
    assert all(one.before == one.after for one in steps)


@pytest.mark.parametrize("game", JUDGED)
def test_the_costliest_choices_have_reasons(game: str, found: dict[str, Review]) -> None:
    costly = found[game].costly
    assert 0 < len(costly) <= COSTLY
    lost = [found[game].decisions[one.n - 1].lost for one in costly]
    assert lost == sorted((one.lost for one in found[game].decisions), reverse=True)[: len(costly)]
    assert all(one.reasons for one in costly)


@cache
def _unexplained(game: str) -> tuple[Review, list[tuple[str, ...]]]:
    """Return a review of the example without simple reasons, and the choices weighed for it."""
    judgement = win_probability.load(game)
    assert judgement is not None
    assert judgement.weigh is not None
    asked: list[tuple[str, ...]] = []

    def weigh(
        view: Any, legal: Sequence[str], weighing: win_probability.Weigh = judgement.weigh
    ) -> Mapping[str, float]:
        asked.append(tuple(legal))
        return weighing(view, legal)

    counting = replace(judgement, weigh=weigh)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(win_probability, "load", lambda name: counting)
        patch.setattr("games.analysis.review.explain_action", lambda *_: ())
        return review(example(game), samples=SAMPLES), asked


@pytest.mark.parametrize("game", WEIGHED)
def test_where_nothing_simpler_speaks_for_a_choice_the_odds_are_told(game: str) -> None:
    found, _ = _unexplained(game)
    assert found.costly
    for costly in found.costly:
        (reason,), lost = costly.reasons, found.decisions[costly.n - 1].lost
        assert reason.key == ODDS
        more, less, gap = (reason.facts[name] for name in ("more", "less", "gap"))
        assert 0 <= less <= more <= 100
        assert gap == more - less == pytest.approx(100 * lost, abs=1.01)


@pytest.mark.parametrize("game", WEIGHED)
def test_each_decision_is_weighed_once(game: str) -> None:
    found, asked = _unexplained(game)
    table = Table(example(game))
    open_ = [
        table.game.legal(last.state, frame.seat) for last, frame in pairwise(table.frames) if frame.seat is not None
    ]
    assert found.costly
    assert asked == [tuple(legal) for legal in open_ if len(legal) > 1]


@pytest.mark.parametrize(
    ("game", "seats"), [(game, seats) for game in having("data.luck") for seats in games.load(game).player_counts]
)
def test_more_luck_is_rarer_and_most_have_neither(game: str, seats: int) -> None:
    ranks = [luck_percentiles.percentile(game, seats, luck / 100) for luck in range(-150, 151)]
    known = [rank for rank in ranks if rank is not None]
    assert len(known) == len(ranks)
    assert known == sorted(known)
    assert (known[0], known[-1]) == (1, 99) or known[0] <= 3 <= 97 <= known[-1]
    # All but one lose, and most of them have less than no luck.
    assert 20 <= known[150] <= max(80, 100 - 100 / seats)
