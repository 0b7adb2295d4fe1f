"""House rules as they are typed and suggested behind ``/play``, in every language."""

from __future__ import annotations

from random import Random

import pytest

import games
from bot.core.errors import UserError
from bot.i18n import available_locales
from bot.ui.games import playable_games
from bot.ui.views.options import LONGEST, Value, parse_options, suggest_options
from games.core import option_choices
from tests.bot.simcord_bot import BotHarness

EVERY = [(game, locale) for game in playable_games() for locale in available_locales()]


@pytest.mark.parametrize(("game", "locale"), EVERY)
def test_one_suggestion_after_the_other_can_be_picked_up_to_the_last(game: str, locale: str) -> None:
    for seed in range(8):
        random, typed, before = Random(seed), "", dict[str, Value]()
        while offered := suggest_options(game, typed, locale):
            assert len(offered) <= 25
            assert all(0 < len(one) <= LONGEST for pair in offered for one in pair)
            _, value = random.choice(offered)
            after = parse_options(game, value, locale)
            assert {**after, **before} == after, value
            assert len(after) == len(before) + 1, value
            typed, before = value + ", ", after
        assert before.keys() == option_choices(games.load(game).options).keys()


@pytest.mark.parametrize(("game", "locale"), EVERY)
def test_what_is_shown_begins_with_the_rule_that_comes_and_no_two_begin_alike(game: str, locale: str) -> None:
    alone = [shown for shown, _ in suggest_options(game, "", locale)]
    typed = ""
    while offered := suggest_options(game, typed, locale):
        for shown, _ in offered:
            assert any(shown.startswith(one) for one in alone), shown
        assert len({shown for shown, _ in offered}) == len(offered)
        typed = max((value for _, value in offered), key=len) + ", "


@pytest.mark.parametrize(("game", "locale"), EVERY)
def test_what_is_shown_may_be_typed_too(game: str, locale: str) -> None:
    """Discord puts what is shown into the field, where people go on from it."""
    for shown, value in suggest_options(game, "", locale):
        assert parse_options(game, shown, locale) == parse_options(game, value, locale), shown
        assert parse_options(game, f"  {shown.upper()} ,", locale) == parse_options(game, value, locale), shown
        for more, both in suggest_options(game, f"{shown}, ", locale):
            assert parse_options(game, both, locale).keys() > parse_options(game, value, locale).keys()
            if not more.endswith("…"):
                assert parse_options(game, more, locale) == parse_options(game, both, locale), more


def test_a_rules_name_may_be_abbreviated_where_that_is_clear() -> None:
    assert parse_options("pillow_fight", "cur off; pillow_t=on、pillows 2", "en") == {
        "curfew": "off",
        "pillow_theft": True,
        "pillows": 2,
    }
    for unclear in ("pillow 2", "pi 2", "f off", "curfews off", "cur maybe"):
        with pytest.raises(UserError) as refused:
            parse_options("pillow_fight", f"fragile on, {unclear}", "en")
        assert refused.value.parts["text"] == unclear


@pytest.mark.parametrize("typed", ["x" * 6000, "\x00", "\ud800", "مرحبا: 3", "target 20, what", "= =", "x,;、+" * 999])
def test_nothing_is_suggested_behind_what_would_be_refused(typed: str) -> None:
    with pytest.raises(UserError) as refused:
        parse_options("magic_numbers", typed, "en")
    assert len(str(refused.value.parts["text"])) <= 80
    assert suggest_options("magic_numbers", f"{typed}, ", "en") == []


def test_separators_alone_say_nothing() -> None:
    for typed in ("", " ", ",;、+，；" * 1000):
        assert parse_options("magic_numbers", typed, "en") == {}
        assert len(suggest_options("magic_numbers", typed, "en")) == 6


async def test_all_rules_of_pillow_fight_can_be_picked_and_open_a_table(harness: BotHarness) -> None:
    typed = ""
    while offered := await harness.suggest("Ann", "play", "house_rules", typed, game="pillow_fight"):
        value = offered[-1]["value"]
        typed = f"{value}, "
    assert value.count(",") == 7
    assert (await harness.slash("Ann", "play", game="pillow_fight", house_rules=value)).public
    stored = await harness.stored()
    assert {**stored.options, **parse_options("pillow_fight", value, "en")} == dict(stored.options)
