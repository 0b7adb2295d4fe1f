"""The house rules laboratory: what it tries, how it counts, and that what is shipped is what one finds."""

from __future__ import annotations

import itertools
import math
from importlib.resources import files
from typing import Any

import pytest

import games
from games.core import option_choices
from games.simulation import rule_variants
from games.simulation.rule_variants import CHOICE, PRESS, GameObserver, RuleFindings, Variant, VariantGame
from games.simulation.stats import WinShare
from tests.deep_share import share


def _is_tried(game: str) -> bool:
    """Return whether a game has rule-variant findings or a laboratory, and so should be tried."""
    folder = files(games.package(game))
    return any((folder / name).is_file() for name in (rule_variants.FILE, "rule_plan.py"))


TRIED = [name for name in games.names() if _is_tried(name)]
AGAIN = 60
"""So many games of a trial are played again."""
DEAR = {"pillow_fight": share(AGAIN, 30)}
"""Fewer, where computers think for long: random movers in their place would be found out by these as well."""


def shipped(game: str) -> RuleFindings:
    return rule_variants.from_json((files(games.package(game)) / rule_variants.FILE).read_bytes())


@pytest.mark.parametrize("game", TRIED)
def test_every_option_s_every_value_has_been_tried_at_every_number_of_seats(game: str) -> None:
    rules, known = games.load(game), shipped(game)
    assert known.missing() == []
    for seats, (name, values) in itertools.product(rules.player_counts, option_choices(rules.options).items()):
        for value in values:
            assert known.row(seats, {name: value}) is not None, (seats, name, value)


@pytest.mark.parametrize("game", TRIED)
def test_what_is_shipped_was_made_by_the_rules_and_players_of_today(game: str) -> None:
    known = shipped(game)
    assert known.rules == games.load(game).rules, f"the rules moved on: `sleepover laboratory {game}` makes it anew"
    assert known.same_making(rule_variants.empty_findings(game, known.seed)), (
        f"`sleepover laboratory {game}` makes it anew"
    )
    assert len({row.variant for row in known.rows}) == len(known.rows)
    assert [row.variant for row in known.rows] == rule_variants.trials(game)
    assert rule_variants.to_json(known) == (files(games.package(game)) / rule_variants.FILE).read_bytes()


@pytest.mark.parametrize("game", TRIED)
def test_what_is_shipped_makes_sense(game: str) -> None:
    known = shipped(game)
    for row in known.rows:
        for low, middle, high in (row.turns, row.decisions, row.minutes):
            assert 0 < low <= middle <= high
        assert 0 <= row.lead_won <= row.led <= known.games
        assert 0 < row.better < known.unlike
        assert row.shared + row.unfinished < known.games
        assert row.first is None or 0 < row.first < known.games


def _sample(known: RuleFindings, variant: Variant, again: int, *, alike: bool) -> list[VariantGame]:
    return [
        rule_variants.play(
            known.game,
            variant,
            rule_variants.players_of_game(known, variant.seats, number, alike=alike),
            "again",
            number,
        )
        for number in range(again)
    ]


def _few(game: str) -> list[Variant]:
    """Trials at the fewest seats, where computers think for a short time: the usual one and the last."""
    fewest = [trial for trial in rule_variants.trials(game) if trial.seats == games.load(game).player_counts.start]
    return [fewest[0], fewest[-1]]


@pytest.mark.parametrize(("game", "variant"), [(game, trial) for game in TRIED for trial in _few(game)], ids=str)
def test_other_games_agree_with_what_is_shipped(game: str, variant: Variant) -> None:
    # Four standard errors, and a seed of its own: the same games each time.
    known = shipped(game)
    row = next(row for row in known.rows if row.variant == variant)
    again = DEAR.get(game, AGAIN)
    alike, unlike = _sample(known, variant, again, alike=True), _sample(known, variant, again, alike=False)
    for of, spread in (("turns", row.turns), ("decisions", row.decisions)):
        for part, mark in zip((0.1, 0.5, 0.9), spread, strict=True):
            reach = 4 * math.sqrt(again * part * (1 - part))
            assert sum(getattr(one, of) < mark for one in alike) <= again * part + reach, (of, part)
            assert sum(getattr(one, of) <= mark for one in alike) >= again * part - reach, (of, part)
    middle = sorted(one.seconds / 60 for one in alike)[again // 2]
    assert row.minutes[0] <= middle <= row.minutes[2]
    wins = sum(one.won[number % variant.seats] for number, one in enumerate(unlike))
    _agree(wins, again, row.better, known.unlike)
    if row.first is not None:
        _agree(sum(one.won[one.first or 0] for one in alike), again, row.first, known.games)
    led = [one for one in alike if one.leader is not None]
    _agree(sum(one.won[one.leader or 0] for one in led), len(led), row.lead_won, row.led)


def _agree(wins: float, played: int, shipped_wins: float, shipped_games: int) -> None:
    share = shipped_wins / shipped_games
    error = math.sqrt(share * (1 - share) * (1 / played + 1 / shipped_games))
    assert abs(wins / played - share) <= 4 * error


def test_a_few_options_are_all_tried_together_and_many_one_at_a_time() -> None:
    few = [trial.options for trial in rule_variants.trials("sibling_rivalry") if trial.seats == 2]
    assert len(few) == 6
    assert (("track", "short"), ("escalate", "any")) in few
    many = [dict(trial.options) for trial in rule_variants.trials("pillow_fight") if trial.seats == 3]
    alone = [options for options in many if len(options) < 2]
    assert len(alone) == 1 + sum(
        len(values) - 1 for values in option_choices(games.load("pillow_fight").options).values()
    )
    plan = rule_variants.rule_plan("pillow_fight")
    assert plan is not None
    assert {tuple(options) for options in many if len(options) == 2} == set(plan.pairs)
    assert not [options for options in many if len(options) > 2]


def test_who_goes_first_is_not_tried_and_finds_the_same() -> None:
    assert all("first" not in dict(trial.options) for trial in rule_variants.trials("magic_numbers"))
    known = shipped("magic_numbers")
    assert known.row(3, {"first": "host", "target": 30}) == known.row(3, {})


class State:
    score = (3, 1, 1)


def test_one_after_the_other_each_press_takes_its_time() -> None:
    watch = GameObserver(games.load("tie_die"))
    watch(State(), frozenset({0}), 0, False)
    watch(State(), frozenset({0}), 0, True)
    watch(State(), frozenset({1}), 1, True)
    assert watch.now == PRESS + 2 * CHOICE
    assert not watch.together


def test_where_several_decide_at_once_the_slowest_counts() -> None:
    watch = GameObserver(games.load("tie_die"))
    slowest = 1 + 1 / 2 + 1 / 3
    everybody = frozenset({0, 1, 2})
    watch(State(), everybody, 1, True)
    # One decides twice in the same time: only that one is waited for.
    watch(State(), everybody, 0, True)
    watch(State(), frozenset({0, 2}), 0, False)
    watch(State(), frozenset({2}), 2, True)
    assert watch.together
    assert watch.now == pytest.approx(slowest * (CHOICE + PRESS))
    # The next round begins for all when the last one has ended it.
    watch(State(), everybody, 2, True)
    assert watch.now == pytest.approx(slowest * (2 * CHOICE + PRESS))


def test_who_leads_half_way_is_whoever_alone_has_the_most_then() -> None:
    def watched(*scores: tuple[int, ...]) -> GameObserver:
        watch = GameObserver(games.load("tie_die"))
        for score in scores:
            state: Any = State()
            state.score = score
            watch(state, frozenset({0}), 0, False)
        return watch

    assert watched((0, 0), (0, 0), (0, 2), (9, 2)).leader == 1
    assert watched((0, 0), (0, 0), (2, 2), (9, 2)).leader is None


def test_a_trial_is_counted_by_hand() -> None:
    def one(won: tuple[float, ...], turns: int, leader: int | None, *, finished: bool = True) -> VariantGame:
        return VariantGame(won, 1, turns, 2 * turns, 60.0 * turns, leader, False, finished)

    alike = [one((1, 0), 4, 0), one((0, 1), 6, 0), one((0.5, 0.5), 8, 1), one((0, 0), 9, None, finished=False)]
    unlike = [one((1, 0), 4, 0), one((1, 0), 4, 0), one((1, 0), 4, 0)]
    row = rule_variants.summarise(Variant(2, (("target", 20),)), alike, unlike)
    assert row == rule_variants.VariantResult(
        2, {"target": 20}, (4, 6, 9), (8, 12, 18), (4.0, 6.0, 9.0), 1.5, 3, 1.5, 2.0, shared=1, unfinished=1
    )


def test_a_game_that_no_computer_plays_is_not_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rule_variants.levels, "levels", lambda game: ("random",))
    assert rule_variants.rule_plan("magic_numbers") is None
    with pytest.raises(ValueError, match="no computers"):
        rule_variants.empty_findings("magic_numbers", "seed")


def test_where_a_game_brings_no_computers_its_rules_are_tried_by_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rule_variants.games, "companion", lambda game, name: None)
    monkeypatch.setattr(rule_variants.levels, "own_levels", lambda game: ())
    monkeypatch.setattr(rule_variants.levels, "levels", lambda game: ("random", "hard"))
    plan = rule_variants.rule_plan("tie_die")
    assert plan is not None
    assert (plan.alike, plan.better, plan.others) == ("hard", "hard", "random")


def test_a_share_is_sure_when_its_interval_leaves_out_the_even_one() -> None:
    assert not rule_variants.ShareEstimate(WinShare.from_wins(52, 100), 0.5).sure
    assert rule_variants.ShareEstimate(WinShare.from_wins(520, 800), 0.5).sure
