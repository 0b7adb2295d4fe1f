"""A language is a folder: private words in the reader's, public ones in the server's."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.bot.locales import forget, only
from tests.bot.simcord_bot import BotHarness, bot_harness
from tests.bot.test_stale_clicks import CARDS

SPEECH = {
    "common.ftl": """
button-join = Mitspielen
button-peek = Spicken
sorry-not-seated = Du spielst an diesem Tisch nicht mit.
join-closed = Du bist dabei, aber ich kann dir nicht schreiben.
sorry-no-table = In diesem Kanal ist kein Tisch.
refusal-not-your-turn = { $seat } ist dran.
""",
    "commands.ftl": """
command-play = spielen
    .description = Einen Tisch aufmachen
option-play-game = spiel
    .description = Welches Spiel
command-table = tisch
command-table-board = brett
command-me-birthday = geburtstag
    .description = Verrate deinen Geburtstag
""",
    "archive.ftl": "history-empty = Noch nichts gespielt: { $player }.\n",
    "ratings.ftl": "leaderboard-title = Rangliste\n",
    "profile.ftl": "profile-empty = { $player } hat hier noch nichts gespielt.\n",
    "magic_numbers.ftl": """
title = Magische Zahlen
prompt-roll = **{ $seat }** würfelt.
peek-card = Gut **{ $good }** · Böse **{ $evil }** · { $score } von { $target }
event-took = Neuer Stand: { $after }.
""",
}


@pytest.fixture
async def harness(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[BotHarness]:
    """Run an evening with a folder of German beside the bot's own languages; Ben speaks German."""
    folder = tmp_path / "words"
    (folder / "de").mkdir(parents=True)
    for name, text in SPEECH.items():
        (folder / "de" / name).write_text(text, encoding="utf-8")
    only(monkeypatch, folder)
    async with bot_harness(tmp_path) as harness:
        harness.locales[harness.people["Ben"].id] = "de"
        yield harness
    monkeypatch.undo()
    forget()


async def test_private_words_are_the_readers_and_public_ones_the_servers(harness: BotHarness) -> None:
    harness.deal(*CARDS, 4)
    lobby = await harness.sit("Ann", "Ben", "Cleo")
    assert "Join" in lobby.buttons
    await harness.press("Ann", "@start")
    board = await harness.board()
    assert "**Ann**, roll the die" in board.text
    assert "Ann ist dran." in (await harness.press("Ben", "roll", on=board)).words
    assert "It's Ann's turn" in (await harness.press("Cleo", "roll", on=board)).words
    assert "Gut **3** · Böse **6**" in (await harness.press("Ben", "@peek")).words
    assert "Gut **3**" in harness.mail("Ben")[0].text
    assert "Good **5**" in harness.mail("Ann")[0].text
    board = await harness.play_on(["roll", "give 1"])
    assert "Neuer Stand: 4." in harness.mail("Ben")[0].text
    assert "**Ben**, roll the die" in board.text


async def test_what_a_language_lacks_is_said_in_english(harness: BotHarness) -> None:
    board = await harness.start("Ann", "Ben")
    assert "Move the board down here" in (await harness.press("Ben", "@more", on=board)).private[0].buttons


@pytest.mark.parametrize("locale", ["de", "de-AT"])
async def test_a_german_server_reads_german(harness: BotHarness, locale: str) -> None:
    harness.server_locale = locale
    harness.deal(*CARDS)
    lobby = await harness.sit("Ann", "Ben", "Cleo")
    assert "Mitspielen" in lobby.buttons
    assert "Magische Zahlen" in lobby.text
    board = await harness.start_now("Ann")
    assert "**Ann** würfelt" in board.text
    assert "Spicken" in board.buttons
    assert "Good **5**" in (await harness.press("Ann", "@peek")).words


async def test_an_unknown_language_reads_english(harness: BotHarness) -> None:
    harness.locales[harness.people["Ann"].id] = "zh-TW"
    harness.server_locale = "ko"
    assert "no table in this channel" in (await harness.slash("Ann", "table board")).words
    assert "In diesem Kanal ist kein Tisch" in (await harness.slash("Ben", "table board")).words
    assert "Join" in (await harness.sit("Ann")).buttons


async def test_games_are_offered_under_their_names_in_the_readers_language(harness: BotHarness) -> None:
    (offered,) = await harness.suggest("Ben", "play", "game", "magi")
    assert offered["name"].startswith("Magische Zahlen · ")
    assert offered["value"] == "magic_numbers"


async def test_commands_have_their_names_in_that_language(harness: BotHarness) -> None:
    commands = {command["name"]: command for command in harness.commands()}
    play = commands["play"]
    assert play["name_localizations"] == {"de": "spielen"}
    assert play["description_localizations"] == {"de": "Einen Tisch aufmachen"}
    assert play["options"][0]["name_localizations"] == {"de": "spiel"}
    assert play["options"][0]["description_localizations"] == {"de": "Welches Spiel"}
    table = commands["table"]
    assert table["name_localizations"] == {"de": "tisch"}
    assert not table.get("description_localizations")
    board = next(option for option in table["options"] if option["name"] == "board")
    assert board["name_localizations"] == {"de": "brett"}


async def test_what_all_see_is_in_the_language_that_the_server_has_settled_on(harness: BotHarness) -> None:
    assert harness.server_locale == "en-US"
    before = await harness.store.guild_settings(harness.guild.id)
    assert "no finished games" in (await harness.slash("Ann", "history")).public[0].text
    await harness.store.set_guild_settings(harness.guild.id, replace(before, language="de"))
    assert "Noch nichts gespielt: Ann" in (await harness.slash("Ann", "history")).public[0].text
    assert "no finished games" in (await harness.slash("Ann", "history", private=True)).words
    (mine,) = (await harness.slash("Ann", "leaderboard")).private
    assert "Leaderboard" in mine.text
    (shown,) = (await harness.press("Ann", "Show it here", on=mine)).public
    assert "Rangliste" in shown.text
    (about,) = (await harness.slash("Ann", "profile")).private
    (shown,) = (await harness.press("Ann", "Show it here", on=about)).public
    assert "Ann hat hier noch nichts gespielt" in shown.text
