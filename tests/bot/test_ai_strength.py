"""Tests of computers' strength as opponents: the table follows from the measurements."""

from __future__ import annotations

import re
from importlib.metadata import version
from pathlib import Path

import pytest
from openskill.models import PlackettLuce

import games
from bot.ratings import ai_strength
from bot.ratings import model as ratings_model
from bot.ratings.ai_strength_data import MEASURED, MeasuredWinRate
from games.ai import levels as ai_levels

DOCUMENT = Path(__file__).parents[2] / "docs" / "computers.md"

ROW = re.compile(r"\| (\w+) \| `([\w-]+)((?:,normal)+)` \| ([\d,]+) \| ([\d.]+)% \| ([\d.]+) \|")


@pytest.mark.parametrize(("game", "level"), MEASURED)
def test_a_strength_follows_from_the_share_that_was_measured(game: str, level: str) -> None:
    # Of those between easy and hard, neighbours that so few games cannot tell apart have their mean.
    near = 0.05 if ai_strength._at(level) is None else 1.0
    assert ai_strength.STRENGTH[game, level] == pytest.approx(
        ai_strength.strength_from_share(MEASURED[game, level]), abs=near + 1e-9
    )


def test_what_so_few_games_cannot_tell_apart_is_as_strong() -> None:
    shares = {
        "easy": (0.4, 300),
        "even-20": (0.36, 100),
        "even-40": (0.45, 100),
        "hard": (0.6, 100),
        "gambler": (0.2, 50),
    }
    found = ai_strength.ai_strengths({("x", level): MeasuredWinRate(*one) for level, one in shares.items()})
    alone = {level: ai_strength.strength_from_share(MeasuredWinRate(*one)) for level, one in shares.items()}
    mean = (3 * alone["easy"] + alone["even-20"]) / 4
    assert found["x", "easy"] == found["x", "even-20"] == round(mean, 1)
    for level in ("even-40", "hard", "gambler"):
        assert found["x", level] == round(alone[level], 1)


def test_a_strength_says_how_often_the_model_has_that_computer_win() -> None:
    # Two seats, from first principles: the chance to come first against one normal computer.
    spread = (2 * (ai_strength.SIGMA**2 + ai_strength.BETA**2)) ** 0.5
    for (game, level), measured in MEASURED.items():
        if measured.seats == 2:
            above = ai_strength.STRENGTH[game, level] - ai_strength.MIDDLE
            assert 1 / (1 + 2.718281828 ** (-above / spread)) == pytest.approx(measured.share, abs=0.01)


def test_the_documents_have_the_measurements_that_the_table_is_from() -> None:
    found = {}
    for game, level, others, number, share, strength in ROW.findall(DOCUMENT.read_text(encoding="utf-8")):
        seats = 1 + others.count(",")
        found[game, level] = MeasuredWinRate(float(share) / 100, int(number.replace(",", "")), seats)
        assert float(strength) == ai_strength.STRENGTH[game, level]
    assert {key: pytest.approx(value) for key, value in found.items()} == MEASURED


@pytest.mark.parametrize("game", games.names())
def test_every_level_that_people_play_against_has_a_strength_in_order(game: str) -> None:
    levels = [level for level in ai_levels.LEVELS if (game, level) in ai_strength.STRENGTH]
    strengths = [ai_strength.ai_rating(game, level)[0] for level in levels]
    assert strengths == sorted(strengths)
    assert all(ai_strength.ai_rating(game, level)[1] == ai_strength.SIGMA for level in levels)


@pytest.mark.parametrize("game", games.names())
def test_one_between_easy_and_hard_is_the_stronger_the_more_of_hard_is_in_it(game: str) -> None:
    between = [ai_strength.ai_rating(game, level) for level in ai_levels.even_mixes(game)]
    if (game, "easy") in ai_strength.STRENGTH:
        assert between[0] == ai_strength.ai_rating(game, "easy")
        assert between[-1] == ai_strength.ai_rating(game, "hard")
    assert [mu for mu, _ in between] == sorted(mu for mu, _ in between)


def test_a_point_that_was_not_measured_lies_on_the_line_between_its_neighbours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ai_strength, "STRENGTH", {("x", "easy"): 20.0, ("x", "even-40"): 26.0, ("x", "hard"): 32.0})
    found = [ai_strength.ai_rating("x", level)[0] for level in ("even-0", "even-20", "even-40", "even-55", "even-100")]
    assert found == pytest.approx([20, 23, 26, 27.5, 32])


def test_at_a_table_for_more_an_even_match_goes_by_the_strengths_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ai_strength, "STRENGTH", {("x", "easy"): 20.0, ("x", "even-40"): 26.0, ("x", "hard"): 32.0})
    monkeypatch.setattr(ai_strength, "AT_SEATS", {("x", 3): {("x", "even-40"): 22.0}})
    levels = ("even-0", "even-20", "even-40", "even-70", "even-100")
    assert [ai_strength.ai_rating("x", level, 3)[0] for level in levels] == pytest.approx([20, 21, 22, 27, 32])
    for seats in (None, 2, 4):
        assert ai_strength.ai_rating("x", "even-40", seats) == ai_strength.ai_rating("x", "even-40")
    assert ai_strength.even_mix("x", [(26.0, 2.0)], 2) == ai_strength.even_mix("x", [(26.0, 2.0)]) == "even-40"
    assert ai_strength.even_mix("x", [(27.0, 2.0)], 3) == "even-70"


@pytest.mark.parametrize("game", games.names())
def test_an_even_match_is_as_good_as_the_people_as_far_as_the_game_has_somebody(game: str) -> None:
    weakest, strongest = (ai_strength.ai_rating(game, level)[0] for level in ("even-0", "even-100"))
    for mu in (18.0, 22.0, 25.0, 28.0, 34.0):
        found = ai_strength.ai_rating(game, ai_strength.even_mix(game, [(mu, 3.0)]))[0]
        middle = (weakest + strongest) / 2
        meant = middle + ai_strength.BEYOND * (ai_strength.effective_strength(game, mu, 3.0) - middle)
        nearest = min(max(meant, weakest), strongest)
        # Half of the longest step between two of the measured points.
        assert found == pytest.approx(nearest, abs=(strongest - weakest) / 10 + 0.5)
    assert ai_strength.even_mix(game, [(60.0, 2.0)]) == "even-100"
    assert ai_strength.even_mix(game, [(-20.0, 2.0)]) == "even-0"


def test_towards_the_ends_an_even_match_goes_beyond_the_rating_for_nobody_is_stronger_than_hard(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ai_strength, "STRENGTH", {("x", "easy"): 20.0, ("x", "hard"): 30.0})
    found = [ai_strength.even_mix("x", [(mu, 3.0)]) for mu in (20.0, 21.0, 23.0, 25.0, 27.0, 29.0, 30.0)]
    assert found == ["even-0", "even-0", "even-25", "even-50", "even-75", "even-100", "even-100"]


def test_where_ratings_lie_above_what_people_are_worth_they_get_a_weaker_one_as_they_become_known() -> None:
    mu, sigma, *_ = ratings_model.initial_rating()
    assert ai_strength.effective_strength("pillow_fight", mu, sigma) == mu
    assert ai_strength.effective_strength("pillow_fight", mu, 2 * sigma) == mu
    known = [ai_strength.effective_strength("pillow_fight", 28.0, sigma) for sigma in (6.0, 4.0, 2.0)]
    assert 28.0 > known[0] > known[1] > known[2] > 28.0 - ai_strength.ABOVE["pillow_fight"]
    assert ai_strength.effective_strength("tie_die", 28.0, 2.0) == 28.0


@pytest.mark.parametrize("game", [*games.names(), "chess"])
def test_newcomers_get_somebody_about_as_good_as_the_normal_computer(game: str) -> None:
    mu, sigma, *_ = ratings_model.initial_rating()
    for many in (0, 1, 3):
        found = ai_strength.ai_rating(game, ai_strength.even_mix(game, [(mu, sigma)] * many))[0]
        assert found == pytest.approx(ai_strength.MIDDLE, abs=1.0)


def test_an_even_match_for_several_leaves_each_side_its_share() -> None:
    people = [(20.0, 2.0), (28.0, 3.0)]
    level = ai_strength.even_mix("sibling_rivalry", people)
    assert ai_strength.win_probability(ai_strength.ai_rating("sibling_rivalry", level), people) == pytest.approx(
        1 / 3, abs=0.03
    )
    # Many who are alike are met by one like them.
    alone = ai_strength.even_mix("sibling_rivalry", [(27.0, 2.0)])
    assert ai_strength.even_mix("sibling_rivalry", [(27.0, 2.0)] * 4) == alone


def test_the_chances_to_come_first_are_those_of_the_model_and_add_up_to_one() -> None:
    model = PlackettLuce()
    several = [(20.0, 2.0), (28.0, 3.0), (25.0, 8.0)]
    (mine, sigma), (theirs, width) = several[:2]
    spread = (sigma**2 + width**2 + 2 * model.beta**2) ** 0.5
    assert ai_strength.win_probability(several[0], several[1:2]) == pytest.approx(
        1 / (1 + 2.718281828 ** ((theirs - mine) / spread))
    )
    shares = [ai_strength.win_probability(one, [other for other in several if other is not one]) for one in several]
    assert sum(shares) == pytest.approx(1)


def test_where_nothing_was_measured_a_usual_opponent_stands_in() -> None:
    assert ai_strength.ai_rating("chess", "hard") == (28.0, ai_strength.UNKNOWN)
    assert ai_strength.ai_rating("chess", "brilliant") == (ai_strength.MIDDLE, ai_strength.UNKNOWN)
    assert ai_strength.ai_rating("chess", "even-50") == (25.0, ai_strength.UNKNOWN)


def test_the_model_is_the_librarys_and_changes_its_name_with_what_ratings_follow_from(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    model = PlackettLuce()
    assert ratings_model.initial_rating() == (model.mu, model.sigma, 0, 0, 0)
    assert model.beta == ai_strength.BETA
    assert ratings_model.model_id() == ratings_model.MODEL
    assert version("openskill") in ratings_model.MODEL
    monkeypatch.setitem(ai_strength.STRENGTH, ("tie_die", "hard"), 30.0)
    assert ratings_model.model_id() != ratings_model.MODEL


def test_everybody_starts_at_a_thousand_and_a_settled_newcomer_stands_near_1500() -> None:
    mu, sigma, *_ = ratings_model.initial_rating()
    assert ratings_model.display_rating(mu, sigma) == 1000
    assert ratings_model.display_rating(mu, 2.8) == pytest.approx(1500, abs=10)
    # Two hundred points: three games of four.
    spread = (2 * ai_strength.BETA**2) ** 0.5
    assert 1 / (1 + 2.718281828 ** (-200 / 30 / spread)) == pytest.approx(0.75, abs=0.02)


@pytest.mark.parametrize(
    ("time", "season", "month"),
    [
        (1_798_761_599.999, "2026Q4", "2026-12"),
        (1_798_761_600.0, "2027Q1", "2027-01"),
        (0.0, "1970Q1", "1970-01"),
        (1_774_915_200.0, "2026Q1", "2026-03"),
        (1_775_001_600.0, "2026Q2", "2026-04"),
    ],
)
def test_seasons_and_months_go_by_utc(time: float, season: str, month: str) -> None:
    assert (ratings_model.season(time), ratings_model.month(time)) == (season, month)
