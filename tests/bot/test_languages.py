"""A language is a folder: private words in the reader's, public ones in the server's."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.bot.locales import forget, only
from tests.bot.simcord_bot import Evening, evening
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
async def night(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Evening]:
    """Run an evening with a folder of German beside the bot's own languages; Ben speaks German."""
    folder = tmp_path / "words"
    (folder / "de").mkdir(parents=True)
    for name, text in SPEECH.items():
        (folder / "de" / name).write_text(text, encoding="utf-8")
    only(monkeypatch, folder)
    async with evening(tmp_path) as night:
        night.locales[night.people["Ben"].id] = "de"
        yield night
    monkeypatch.undo()
    forget()


async def test_private_words_are_the_readers_and_public_ones_the_servers(night: Evening) -> None:
    night.deal(*CARDS, 4)
    lobby = await night.sit("Ann", "Ben", "Cleo")
    assert "Join" in lobby.buttons
    await night.press("Ann", "@start")
    board = await night.board()
    assert "**Ann**, roll the die" in board.text
    assert "Ann ist dran." in (await night.press("Ben", "roll", on=board)).words
    assert "It's Ann's turn" in (await night.press("Cleo", "roll", on=board)).words
    assert "Gut **3** · Böse **6**" in (await night.press("Ben", "@peek")).words
    assert "Gut **3**" in night.mail("Ben")[0].text
    assert "Good **5**" in night.mail("Ann")[0].text
    board = await night.play_on(["roll", "give 1"])
    assert "Neuer Stand: 4." in night.mail("Ben")[0].text
    assert "**Ben**, roll the die" in board.text


async def test_what_a_language_lacks_is_said_in_english(night: Evening) -> None:
    board = await night.start("Ann", "Ben")
    assert "Move the board down here" in (await night.press("Ben", "@more", on=board)).private[0].buttons


@pytest.mark.parametrize("locale", ["de", "de-AT"])
async def test_a_german_server_reads_german(night: Evening, locale: str) -> None:
    night.server_locale = locale
    night.deal(*CARDS)
    lobby = await night.sit("Ann", "Ben", "Cleo")
    assert "Mitspielen" in lobby.buttons
    assert "Magische Zahlen" in lobby.text
    board = await night.start_now("Ann")
    assert "**Ann** würfelt" in board.text
    assert "Spicken" in board.buttons
    assert "Good **5**" in (await night.press("Ann", "@peek")).words


async def test_an_unknown_language_reads_english(night: Evening) -> None:
    night.locales[night.people["Ann"].id] = "zh-TW"
    night.server_locale = "ko"
    assert "no table in this channel" in (await night.slash("Ann", "table board")).words
    assert "In diesem Kanal ist kein Tisch" in (await night.slash("Ben", "table board")).words
    assert "Join" in (await night.sit("Ann")).buttons


async def test_games_are_offered_under_their_names_in_the_readers_language(night: Evening) -> None:
    (offered,) = await night.suggest("Ben", "play", "game", "magi")
    assert offered["name"].startswith("Magische Zahlen · ")
    assert offered["value"] == "magic_numbers"


async def test_commands_have_their_names_in_that_language(night: Evening) -> None:
    commands = {command["name"]: command for command in night.commands()}
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


async def test_what_all_see_is_in_the_language_that_the_server_has_settled_on(night: Evening) -> None:
    assert night.server_locale == "en-US"
    before = await night.store.guild_settings(night.guild.id)
    assert "no finished games" in (await night.slash("Ann", "history")).public[0].text
    await night.store.set_guild_settings(night.guild.id, replace(before, language="de"))
    assert "Noch nichts gespielt: Ann" in (await night.slash("Ann", "history")).public[0].text
    assert "no finished games" in (await night.slash("Ann", "history", private=True)).words
    (mine,) = (await night.slash("Ann", "leaderboard")).private
    assert "Leaderboard" in mine.text
    (shown,) = (await night.press("Ann", "Show it here", on=mine)).public
    assert "Rangliste" in shown.text
    (about,) = (await night.slash("Ann", "profile")).private
    (shown,) = (await night.press("Ann", "Show it here", on=about)).public
    assert "Ann hat hier noch nichts gespielt" in shown.text
