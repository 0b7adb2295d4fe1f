"""Tests of *What if?*: the effect of the lobby's house rules on a game, for any user who asks."""

from __future__ import annotations

import io
import itertools
import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PIL import Image

import games
from bot.i18n import localizer
from bot.table import rule_forecast
from bot.table.rule_forecast import length_forecast, load_forecasts, rule_effects
from bot.table.session import TableSession
from bot.ui.views import lobby
from bot.ui.views import rule_forecast as views_rule_forecast
from bot.ui.views.rule_forecast import ForecastQuery
from games.core import option_choices
from games.simulation.rule_variants import effects
from tests.bot.simcord_bot import BotHarness

TRIED = [name for name in games.names() if load_forecasts(name)]


async def _ask(harness: BotHarness, who: str, button: str = "What if?") -> str:
    said = await harness.press(who, button)
    assert not said.public
    return said.words


async def test_anybody_may_ask_and_nobody_else_sees_the_answer(harness: BotHarness) -> None:
    board = await harness.sit("Ann", "Ben", "Cleo", rules="")
    for name in ("Ann", "Dan"):
        said = await harness.press(name, "What if?")
        assert not said.public
        (answer,) = said.private
        assert "Magic Numbers for 3 players" in answer.text
        assert "Expect **" in answer.text
        assert "**Points to reach exactly: 50 points** instead of 30 points: a game takes clearly longer" in answer.text
        (picture,) = answer.pictures
        assert Image.open(io.BytesIO(picture.data)).width == 1000
        assert "As it is now" in picture.alt
        assert len(picture.alt) <= 256
    assert (await harness.board()).json == board.json


async def test_it_answers_in_sentences_and_shows_the_figures_on_another_press(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben", rules="")
    (answer,) = (await harness.press("Ann", "What if?")).private
    assert "%" not in answer.text
    assert "±" not in answer.text
    assert "20 points** instead of 30 points: a game is clearly shorter; the better player wins" in answer.text
    await harness.press("Ann", "The figures", on=answer)
    figures = harness.show(answer.channel, answer.id)
    assert "luck alone would be 50%" in figures.text
    assert "Points to reach exactly: 20 points → " in figures.text
    await harness.press("Ann", "Look again", on=figures)
    assert harness.show(answer.channel, answer.id).text == figures.text
    await harness.press("Ann", "In plain words", on=figures)
    assert harness.show(answer.channel, answer.id).text == answer.text


@pytest.mark.parametrize(
    ("times", "said"),
    [
        (0.4, "less"),
        (0.5, "half"),
        (0.7, "shorter"),
        (0.8, "bit-shorter"),
        (0.95, "same"),
        (1.05, "same"),
        (1.2, "bit-longer"),
        (1.5, "longer"),
        (2, "twice"),
        (3, "many"),
    ],
)
def test_a_length_is_compared_in_words(times: float, said: str) -> None:
    assert views_rule_forecast._times(times) == said


async def test_it_tells_what_was_found(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben", rules="target 20")
    (answer,) = (await harness.press("Ann", "What if?")).private
    await harness.press("Ann", "The figures", on=answer)
    text = harness.show(answer.channel, answer.id).text
    known = load_forecasts("magic_numbers")
    assert known is not None
    row = known.row(2, {"target": 20})
    assert row is not None
    few, _, many = row.turns
    assert f"{few}–{many} turns" in text
    share = round(100 * row.better / known.unlike)
    assert f"one careful player among careless ones wins {share}% (± 2; luck alone would be 50%)" in text
    assert f"{known.games:,} games among normal computers" in text
    assert "3 players, about" in text
    assert "1 players" not in text


async def test_another_press_brings_it_up_to_date(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben", rules="")
    (answer,) = (await harness.press("Ann", "What if?")).private
    form = (await harness.press("Ann", "@house-rules")).private[0]
    await harness.click("Ann", "p:1:target", on=form, values=["2"])
    await harness.press("Cleo", "@join")
    before = len(harness.messages())
    await harness.press("Ann", "Look again", on=answer)
    now = harness.show(answer.channel, answer.id)
    assert len(harness.messages()) == before
    assert "for 2 players" in answer.text
    assert "for 3 players" in now.text
    assert "Points to reach exactly: 50 points\n" in now.text
    assert "**Points to reach exactly: 30 points** instead of 50 points" in now.text
    assert now.pictures[0].data != answer.pictures[0].data


async def test_it_answers_also_when_the_game_has_begun(harness: BotHarness) -> None:
    board = await harness.sit("Ann", "Ben")
    await harness.press("Ann", "@start")
    assert "Expect **" in (await harness.click("Ben", "w:1", on=board)).words
    assert "no such table here" in (await harness.click("Ben", "w:77", on=board)).words


async def test_an_empty_table_is_told_about_as_the_smallest_one(harness: BotHarness) -> None:
    await harness.slash("Ann", "play", game="magic_numbers")
    assert "for 2 players" in await _ask(harness, "Ann")


async def test_a_game_that_was_not_tried_has_no_button(harness: BotHarness) -> None:
    harness.patch.setattr(lobby, "load_forecasts", lambda game: None)
    board = await harness.sit("Ann", "Ben")
    assert "What if?" not in board.buttons
    harness.patch.setattr(views_rule_forecast, "load_forecasts", lambda game: None)
    assert "tried these house rules" in (await harness.click("Ann", "w:1", on=board)).words


async def test_where_it_cannot_be_drawn_the_words_stand_alone(harness: BotHarness) -> None:
    def broken(*_: object) -> bytes:
        raise ValueError

    harness.patch.setattr(views_rule_forecast, "draw_length_chart", broken)
    await harness.sit("Ann", "Ben")
    (answer,) = (await harness.press("Ann", "What if?")).private
    assert "Expect **" in answer.text
    assert not answer.pictures


def test_what_other_rules_came_to_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    rule_forecast.load_forecasts.cache_clear()
    try:
        monkeypatch.setattr(type(games.load("magic_numbers")), "rules", 99)
        assert load_forecasts("magic_numbers") is None
    finally:
        rule_forecast.load_forecasts.cache_clear()


def _tables(game: str) -> Iterator[tuple[int, dict[str, int | str | bool]]]:
    """Tables with any rules and seats, the same each time: all where they are few."""
    choices = option_choices(games.load(game).options)
    every = [dict(zip(choices, values, strict=True)) for values in itertools.product(*choices.values())]
    rng = random.Random(game)
    for seats in games.load(game).player_counts:
        for options in every if len(every) < 20 else rng.sample(every, 10):
            yield seats, options


@pytest.mark.parametrize("game", TRIED)
async def test_there_is_an_answer_for_any_rules_and_any_number_of_seats(harness: BotHarness, game: str) -> None:
    await harness.slash("Ann", "play", game=game)
    live = await harness.bot.services.tables.get(1)
    speak = localizer(game=game)
    for seats, options in _tables(game):
        known = load_forecasts(game)
        assert known is not None
        now = length_forecast(known, seats, options)
        assert now is not None
        asked = ForecastQuery.from_table(_set_up(live, options), speak)._replace(seats=seats, now=now)
        asked = asked._replace(changes=tuple(rule_effects(known, seats, options)))
        for figures in (False, True):
            message = asked.build_message(None, figures=figures)
            (text,) = [part.content for part in message.view.walk_children() if hasattr(part, "content")][:1]
            assert len(text) < 3500, (seats, options)
            assert ("add up what each" in text) == (known.row(seats, options) is None)
            for name, values in option_choices(live.game.options).items():
                for value in values:
                    # Each other value is somewhere among what would change, or what would not.
                    changes = text.partition("Change one house rule")[2]
                    told = views_rule_forecast._rule(name, value, asked.words) in changes
                    assert told == (name != "first" and value != options[name]), (seats, options, name, value)


def _set_up(session: TableSession, options: dict[str, int | str | bool]) -> TableSession:
    return TableSession(replace(session.stored, options=options))


@pytest.mark.parametrize("game", TRIED)
async def test_no_difference_is_said_only_where_the_picture_shows_none(harness: BotHarness, game: str) -> None:
    await harness.slash("Ann", "play", game=game)
    live, looked_at = await harness.bot.services.tables.get(1), 0
    known = load_forecasts(game)
    assert known is not None
    for seats, options in _tables(game):
        now = length_forecast(known, seats, options)
        asked = ForecastQuery.from_table(_set_up(live, options), localizer(game=game))._replace(seats=seats, now=now)
        for change in rule_effects(known, seats, options):
            for figures in (False, True):
                said = "\n".join(asked._replace(changes=(change,))._changed(figures=figures))
                if "No difference in these games" in said:
                    assert now is not None
                    assert [round(each) for each in change.then.minutes] == [round(each) for each in now.minutes]
                looked_at += 1
    assert looked_at


@pytest.mark.parametrize("game", TRIED)
def test_rules_that_were_not_tried_together_multiply(game: str) -> None:
    known = load_forecasts(game)
    assert known is not None
    for seats, options in _tables(game):
        now = length_forecast(known, seats, options)
        assert now is not None
        row = known.row(seats, options)
        if row is not None:
            assert now.minutes == row.minutes
            continue
        assert now.row is None
        times = 1.0
        usual = known.row(seats, {})
        assert usual is not None
        changed = effects(game, options)
        for name, value in changed.items():
            alone = known.row(seats, {name: value})
            assert alone is not None
            times *= alone.minutes[1] / usual.minutes[1]
        tried = [pair for pair in itertools.combinations(changed.items(), 2) if known.row(seats, dict(pair))]
        if not tried:
            assert now.minutes[1] == pytest.approx(usual.minutes[1] * times)
        assert now.minutes[0] < now.minutes[1] < now.minutes[2]
