"""House rules as they are typed and suggested behind ``/play``, in every language."""

from __future__ import annotations

from random import Random

import pytest

import games
from bot.ground.refusals import Refusal
from bot.panels.catalogue import playable
from bot.panels.house_rules import LONGEST, Value, parse, suggest
from bot.words import languages
from games.core import option_choices
from tests.bot.evening import Evening

EVERY = [(game, locale) for game in playable() for locale in languages()]


@pytest.mark.parametrize(("game", "locale"), EVERY)
def test_one_suggestion_after_the_other_can_be_picked_up_to_the_last(game: str, locale: str) -> None:
    for seed in range(8):
        random, typed, before = Random(seed), "", dict[str, Value]()
        while offered := suggest(game, typed, locale):
            assert len(offered) <= 25
            assert all(0 < len(one) <= LONGEST for pair in offered for one in pair)
            _, value = random.choice(offered)
            after = parse(game, value, locale)
            assert {**after, **before} == after, value
            assert len(after) == len(before) + 1, value
            typed, before = value + ", ", after
        assert before.keys() == option_choices(games.load(game).options).keys()


@pytest.mark.parametrize(("game", "locale"), EVERY)
def test_what_is_shown_begins_with_the_rule_that_comes_and_no_two_begin_alike(game: str, locale: str) -> None:
    alone = [shown for shown, _ in suggest(game, "", locale)]
    typed = ""
    while offered := suggest(game, typed, locale):
        for shown, _ in offered:
            assert any(shown.startswith(one) for one in alone), shown
        assert len({shown for shown, _ in offered}) == len(offered)
        typed = max((value for _, value in offered), key=len) + ", "


@pytest.mark.parametrize(("game", "locale"), EVERY)
def test_what_is_shown_may_be_typed_too(game: str, locale: str) -> None:
    """Discord puts what is shown into the field, where people go on from it."""
    for shown, value in suggest(game, "", locale):
        assert parse(game, shown, locale) == parse(game, value, locale), shown
        assert parse(game, f"  {shown.upper()} ,", locale) == parse(game, value, locale), shown
        for more, both in suggest(game, f"{shown}, ", locale):
            assert parse(game, both, locale).keys() > parse(game, value, locale).keys()
            if not more.endswith("…"):
                assert parse(game, more, locale) == parse(game, both, locale), more


def test_a_rules_name_may_be_abbreviated_where_that_is_clear() -> None:
    assert parse("pillow_fight", "cur off; pillow_t=on、pillows 2", "en") == {
        "curfew": "off",
        "pillow_theft": True,
        "pillows": 2,
    }
    for unclear in ("pillow 2", "pi 2", "f off", "curfews off", "cur maybe"):
        with pytest.raises(Refusal) as refused:
            parse("pillow_fight", f"fragile on, {unclear}", "en")
        assert refused.value.parts["text"] == unclear


@pytest.mark.parametrize("typed", ["x" * 6000, "\x00", "\ud800", "مرحبا: 3", "target 20, what", "= =", "x,;、+" * 999])
def test_nothing_is_suggested_behind_what_would_be_refused(typed: str) -> None:
    with pytest.raises(Refusal) as refused:
        parse("magic_numbers", typed, "en")
    assert len(str(refused.value.parts["text"])) <= 80
    assert suggest("magic_numbers", f"{typed}, ", "en") == []


def test_separators_alone_say_nothing() -> None:
    for typed in ("", " ", ",;、+，；" * 1000):
        assert parse("magic_numbers", typed, "en") == {}
        assert len(suggest("magic_numbers", typed, "en")) == 6


async def test_all_rules_of_pillow_fight_can_be_picked_and_open_a_table(night: Evening) -> None:
    typed = ""
    while offered := await night.suggest("Ann", "play", "house_rules", typed, game="pillow_fight"):
        value = offered[-1]["value"]
        typed = f"{value}, "
    assert value.count(",") == 7
    assert (await night.slash("Ann", "play", game="pillow_fight", house_rules=value)).public
    stored = await night.stored()
    assert {**stored.options, **parse("pillow_fight", value, "en")} == dict(stored.options)
