"""The picker: every game with picture, players, minutes and a sentence, and a button that does what ``/play`` does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from bot.i18n import available_locales, localizer
from bot.interactions import rate_limits
from bot.play import lobby
from bot.storage import GuildSettings
from bot.ui import games as ui_games
from bot.ui.components import json_components
from bot.ui.components.buttons import RulesPageButton
from bot.ui.games import game_titles, playable_games
from bot.ui.views import game_picker
from bot.ui.views.game_picker import Picker, TableSettings, picker_message
from renderers.cards import thumbnail
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import BotHarness, Said

SECTION, THUMBNAIL = 9, 11
SMALL = 10_000
"""Bytes of a picture at most; a phone loads all of them."""
TITLES = game_titles("en-US")


async def pick(harness: BotHarness, who: str = "Ann", **options: Any) -> Shown:
    """Type ``/play`` without a game."""
    said = await harness.slash(who, "play", **options)
    assert not said.public
    (shown,) = said.private
    return shown


def plays(shown: Shown) -> list[str]:
    """Return the ids of the buttons that open a table, in order."""
    return [part["custom_id"] for part in shown.components if str(part.get("custom_id", "")).startswith("n:")]


def thumbnails(shown: Shown) -> dict[str, dict[str, Any]]:
    """Return the pictures beside the texts, each by the text that it is beside."""
    sections = [part for part in shown.components if part["type"] == SECTION]
    return {one["components"][0]["content"]: one["accessory"] for one in sections}


async def test_play_alone_shows_every_game_with_picture_players_minutes_and_a_sentence(harness: BotHarness) -> None:
    shown = await pick(harness)
    pictures = thumbnails(shown)
    assert len(pictures) == len(TITLES)
    for game, (text, picture) in zip(TITLES, pictures.items(), strict=True):
        say = localizer("en-US", game)
        assert say("title") in text
        assert " ".join(say("tagline").split()) in text
        assert " players · " in text
        assert text.splitlines()[1].endswith(" min")
        assert picture["type"] == THUMBNAIL
        assert picture["description"] == say("picture-alt")
    assert plays(shown) == [f"n:{game}" for game in TITLES]
    assert not await harness.tables(), "nothing is opened before they choose"


async def test_every_button_says_its_game(harness: BotHarness) -> None:
    assert set((await pick(harness)).buttons) >= {f"Play {title}" for title in TITLES.values()}
    elsewhere = await harness.bot.services.picker.help_message(1, "en-US", tables=False)
    rules = [each.item.label for each in elsewhere.view.walk_children() if isinstance(each, RulesPageButton)]
    assert rules == [f"{title}: Rules" for title in TITLES.values()]


async def test_the_pictures_are_small_and_the_same_for_everybody(harness: BotHarness) -> None:
    first, second = await pick(harness, "Ann"), await pick(harness, "Ben")
    assert first.files == second.files == {f"{game}.png": thumbnail.draw(game) for game in TITLES}
    assert all(0 < len(png) < SMALL for png in first.files.values())


@pytest.mark.parametrize("game", playable_games())
async def test_its_button_opens_the_table_that_play_would(harness: BotHarness, game: str) -> None:
    shown = await pick(harness)
    said = await harness.click("Ann", f"n:{game}", on=shown)
    by_button = await harness.stored()
    assert [one.id for one in said.public] == [by_button.message]
    await harness.sweep()
    await harness.slash("Ann", "play", game=game)
    by_command = await harness.stored()
    alike = [
        (
            one.game,
            one.options,
            one.host,
            one.clock,
            one.bank,
            one.rolls,
            one.planning,
            [seat.user for seat in one.seats],
        )
        for one in (by_button, by_command)
    ]
    assert alike[0] == alike[1]
    assert by_button.id != by_command.id


async def test_whoever_presses_is_the_host_whoever_asked(harness: BotHarness) -> None:
    shown = await pick(harness, "Ann")
    await harness.click("Ben", "n:tie_die", on=shown)
    assert (await harness.stored()).host == harness.people["Ben"].id


async def test_the_clock_and_the_other_wishes_go_along_with_the_button(harness: BotHarness) -> None:
    shown = await pick(harness, clock="300-15", roll_for_me=True, plan_ahead=False)
    assert plays(shown) == [f"n:{game}:300-15:010" for game in TITLES]
    await harness.click("Ann", "n:magic_numbers:300-15:010", on=shown)
    stored = await harness.stored()
    assert (stored.clock, stored.bank, stored.rolls, stored.planning) == (15, 300, True, False)


async def test_a_thread_is_made_from_the_picker_too(harness: BotHarness) -> None:
    shown = await pick(harness, thread=True)
    await harness.click("Ann", plays(shown)[0], on=shown)
    stored = await harness.stored()
    assert stored.threaded
    assert stored.channel != harness.channel.id


@pytest.mark.parametrize("asked", [{"house_rules": "target 20"}, {"at": "friday 8pm"}, {"repeat": "weekly"}])
async def test_what_belongs_to_one_game_asks_which(harness: BotHarness, asked: dict[str, str]) -> None:
    said = await harness.slash("Ann", "play", **asked)
    assert said.words == localizer("en-US")("sorry-which-game")
    assert not await harness.tables()


async def test_settings_come_back_from_a_button_as_they_were_asked_for(harness: BotHarness) -> None:
    for pace in (None, "0", "600", "259200-43200"):
        for switches in ((False, None, None), (True, True, False), (False, False, True)):
            settings = TableSettings(pace, *switches)
            kind = game_picker.PlayButton
            button = kind("tie_die", settings)
            match = kind.__discord_ui_compiled_template__.fullmatch(button.custom_id)
            assert match is not None
            assert TableSettings.decode(match) == settings
            assert len(kind("x" * 60, settings).custom_id) <= 100


async def refusals(harness: BotHarness) -> list[Said]:
    """Ask for the same table by the command and by the button."""
    board = await pick(harness, "Dan")
    return [
        await harness.slash("Ann", "play", game="tie_die"),
        await harness.click("Ann", "n:tie_die", on=board),
    ]


async def test_it_is_refused_where_play_is(harness: BotHarness) -> None:
    async def alike(word: str) -> None:
        by_command, by_button = await refusals(harness)
        assert by_command.words == by_button.words
        assert word in by_button.words
        assert not by_button.public

    lounge = harness.guild.create_text_channel("lounge")
    await harness.store.set_guild_settings(harness.guild.id, GuildSettings(channels=(lounge.id,)))
    await alike("played elsewhere")
    await harness.store.set_guild_settings(harness.guild.id, GuildSettings())
    harness.forbid("attach_files")
    await alike("Attach Files")
    assert not await harness.tables()


async def test_where_a_table_is_open_both_say_where(harness: BotHarness) -> None:
    await harness.sit("Ben", game="magic_numbers")
    by_command, by_button = await refusals(harness)
    assert by_command.words == by_button.words
    assert "Want to join them?" in by_button.words
    assert await harness.tables() == 1


async def test_it_is_charged_as_play_is(harness: BotHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = await pick(harness)
    monkeypatch.setattr(rate_limits, "SCALE", 1.0)
    harness.bot.services.dispatcher._interaction_filter._rate_limiter = rate_limits.RateLimiter()
    said = [await harness.click("Ann", "n:tie_die", on=shown) for _ in range(int(rate_limits.PERSON["open"].most) + 1)]
    assert "a lot at once" in said[-1].words


async def test_pressed_twice_it_opens_one(harness: BotHarness) -> None:
    shown = await pick(harness)
    await harness.twice("Ann", "n:tie_die", on=shown)
    assert await harness.tables() == 1


async def test_a_game_that_is_gone_is_refused_by_name(harness: BotHarness) -> None:
    shown = await pick(harness)
    assert "There is no game called" in (await harness.click("Ann", "n:chess", on=shown)).words
    assert "There is no game called" in (await harness.click("Ann", "u:chess", on=shown)).words


@pytest.mark.parametrize("locale", available_locales())
def test_it_fits_into_one_message_in_every_language(locale: str) -> None:
    words = localizer(locale)
    for tables, guided in ((True, True), (True, False), (False, False)):
        after = words("help-more", **dict.fromkeys(MENTIONED, "</leaderboard:1234567890123456789>"))
        before = f"{words('help-first', play='/play')}\n{words('picker-guided')}"
        message = picker_message(Picker(before, after, tables, playable_games() if guided else ()), pictures(), locale)
        parts = message.view.to_components()
        assert json_components.count(parts) <= 40
        assert len(texts(parts)) < 4000
        assert len(message.files) == len(playable_games())


MENTIONED = ("play", "rules", "turns", "profile", "leaderboard", "history", "puzzle", "evenings", "me", "settings")


def pictures() -> Mapping[str, bytes]:
    return {game: thumbnail.draw(game) for game in playable_games()}


def texts(parts: Sequence[Mapping[str, Any]]) -> str:
    found = ""
    for part in parts:
        found += part.get("content", "") + texts(part.get("components", ()))
    return found


async def test_it_is_in_the_language_of_its_reader(harness: BotHarness) -> None:
    for locale in available_locales():
        harness.locales[harness.people["Ann"].id] = locale
        shown = await pick(harness)
        assert localizer(locale)("picker-title") in shown.text
        for game, picture in zip(TITLES, thumbnails(shown).values(), strict=True):
            assert picture["description"] == localizer(locale, game)("picture-alt")


def test_a_game_too_many_for_buttons_is_in_a_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_picker, "WITH_PICTURE", 2)
    message = picker_message(Picker("?", settings=TableSettings("600")), pictures(), "en-US")
    (box,) = message.view.to_components()
    select = next(
        row["components"][0] for row in box["components"] if row["type"] == 1 and "options" in row["components"][0]
    )
    assert select["custom_id"] == "n:600:0--"
    assert [option["value"] for option in select["options"]] == list(TITLES)[2:]
    assert len(message.files) == 2


async def test_a_choice_from_the_list_opens_its_table(harness: BotHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_picker, "WITH_PICTURE", 1)
    shown = await pick(harness)
    await harness.click("Ann", "n", on=shown, values=["tie_die"])
    assert (await harness.stored()).game == "tie_die"


async def test_a_picture_that_cannot_be_drawn_is_left_out(harness: BotHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: str) -> bytes:
        raise OSError("no paint left")

    monkeypatch.setattr(thumbnail, "draw", broken)
    shown = await pick(harness)
    assert thumbnails(shown) == {}
    assert plays(shown) == [f"n:{game}" for game in TITLES]
    assert all(title in shown.text for title in TITLES.values())


async def test_each_game_is_offered_guided_until_it_was_finished_and_unasked_no_more_than_once(
    harness: BotHarness,
) -> None:
    first, second = await pick(harness), await pick(harness)
    for shown in (first, second):
        found = [str(part.get("custom_id", "")) for part in shown.components]
        assert [one for one in found if one.startswith("u:")] == [f"u:{game}" for game in TITLES]
        assert localizer("en-US")("picker-guided") in shown.text
    harness.patch.setattr(lobby, "OFFERS", True)
    said = await harness.click("Ann", "n:tie_die", on=second)
    assert said.private == [], "it has been offered"


def test_every_game_here_has_words_for_its_picture() -> None:
    for locale in available_locales():
        for game in playable_games():
            assert "picture-alt" in localizer(locale, game)
    assert ui_games.game_facts("tie_die") == {"least": 2, "most": 4, "minutes": "3"}
