"""Ratings through the bot: what a table's end says, leaderboards with their pages, and what a server settles."""

from __future__ import annotations

import re

import pytest

from bot.app.client import SleepoverClient
from bot.core.service import StartContext
from bot.profiles.rating_updates import RatingRebuilder
from bot.ratings import model
from bot.ratings.model import month, season
from bot.rendering.service import RenderService
from bot.storage import GuildSettings, RatingUpdate, SqliteStore
from bot.storage.backends.base import Database
from bot.storage.repos import ratings as stored_ratings
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import BotHarness
from tests.store import people as stored_people

pytestmark = pytest.mark.usefixtures("short_tables_count")

ALL = 10
"""Lines of a page."""


async def win(harness: BotHarness, winner: str, loser: str) -> Shown:
    """Play a table that the winner wins because the other leaves; return the board."""
    await harness.start(winner, loser)
    await harness.slash(loser, "table resign")
    return await harness.board()


async def fill(harness: BotHarness, count: int, games: int = model.SETTLED_AFTER) -> None:
    """Store ``count`` users with ratings, as tables would: number 1001 is the strongest."""
    guild = harness.guild.id
    for round in range(games):
        for number in range(1, count, 2):
            one, other = 1000 + number, 1001 + number
            names = {user: f"Player {user}" for user in (one, other)}
            await stored_people.played(harness.store, one, one, other, guild=guild, names=names, ended=1000.0 + round)


def lines(shown: Shown) -> list[str]:
    """Return the lines of a leaderboard, which are in the picture and in its alt text."""
    (alt,) = [picture.alt for picture in shown.pictures] or [""]
    return [line for line in alt.partition("). ")[2].split("; ") if " game" in line]


async def test_the_end_of_a_table_tells_what_each_won_or_lost(harness: BotHarness) -> None:
    end = await win(harness, "Ann", "Ben")
    assert re.search(
        r"^-# Ratings in this game, on this server: Ann 1\d\d\d ▲ \+\d+ · Ben 9\d\d ▼ −\d+$", end.text, re.M
    )
    again = await win(harness, "Ben", "Ann")
    ann, ben = re.findall(r"(Ann|Ben) (\d+) [▲▼] [+−](\d+)", again.text)
    (before,) = re.findall(r"Ann (\d+) ▲", end.text)
    assert {ann[0], ben[0]} == {"Ann", "Ben"}
    (fell,) = [int(by) for name, _, by in (ann, ben) if name == "Ann"]
    (now_at,) = [int(at) for name, at, _ in (ann, ben) if name == "Ann"]
    assert now_at == int(before) - fell


async def test_what_the_end_shows_is_still_there_when_it_is_painted_again(harness: BotHarness) -> None:
    end = await win(harness, "Ann", "Ben")
    await win(harness, "Ann", "Ben")
    await harness.press("Ann", "@more", on=end)
    harness.bot.services.tables.drop()
    live = await harness.bot.services.tables.get(1)
    harness.bot.services.boards.repaint(live, again=True)
    await harness.bot.services.boards.wait_idle()
    told = [line for line in end.text.splitlines() if "Ratings" in line]
    assert told
    assert told == [line for line in (await harness.board(1)).text.splitlines() if "Ratings" in line]


async def test_who_gives_up_alone_against_a_computer_comes_last(harness: BotHarness) -> None:
    await harness.sit("Ann")
    await harness.press("Ann", "@computers")
    menu = harness.messages()[-1]
    await harness.press("Ann", next(action for action in menu.actions if action.startswith("@add")), on=menu)
    await harness.press("Ann", "@start")
    await harness.slash("Ann", "table resign")
    end = await harness.board()
    assert (await harness.stored()).status == "over"
    assert re.search(r"Ratings in this game, on this server: Ann 9\d\d ▼ −\d+$", end.text, re.M)
    assert "0 wins in 1 game" in (await harness.slash("Ann", "leaderboard")).private[0].pictures[0].alt


async def test_a_game_of_too_few_moves_is_not_rated_and_says_why(
    harness: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(model, "USUALLY_ENOUGH", 4)
    end = await win(harness, "Ann", "Ben")
    # Ben, who gave up, has lost all the same.
    assert re.search(r"Ratings in this game, on this server: Ben 9\d\d ▼ −\d+$", end.text, re.M)
    harness.deal(1, 2, 3, 4, 1, 1)
    await harness.start("Ann", "Ben", rules="first host, target 20")
    end = await harness.play_on()
    assert "Not rated: a game only counts if you made at least 4 moves" in end.text
    assert "Ratings in this game" not in end.text


async def test_newcomers_are_shown_apart_until_somebody_has_a_place(harness: BotHarness) -> None:
    for _ in range(model.SETTLED_AFTER - 1):
        await win(harness, "Ann", "Ben")
    shown = (await harness.slash("Dan", "leaderboard")).private[0]
    assert "Nobody has played 5 rated games" in shown.text
    assert [re.sub(r"\d{3,4}", "N", line) for line in lines(shown)] == [
        "Ann: N, 4 wins in 4 games",
        "Ben: N, 0 wins in 4 games",
    ]
    assert "Newcomers" in shown.pictures[0].alt
    await win(harness, "Ann", "Ben")
    await win(harness, "Ann", "Cleo")
    shown = (await harness.slash("Dan", "leaderboard")).private[0]
    assert [re.sub(r"\d{3,4}", "N", line) for line in lines(shown)] == [
        "1. Ann: N, 6 wins in 6 games",
        "2. Ben: N, 0 wins in 5 games",
    ]
    assert "1 newcomer with fewer than 5 games" in shown.text
    said = await harness.click("Dan", shown.buttons["Newcomers (1)"], on=shown)
    assert said.acknowledged
    apart = harness.show(shown.channel, shown.id)
    assert [line.partition(":")[0] for line in lines(apart)] == ["Cleo"]
    await harness.click("Dan", apart.buttons["Ranking"], on=apart)
    assert lines(harness.show(shown.channel, shown.id)) == lines(shown)


async def test_games_periods_and_scopes_have_leaderboards_of_their_own(harness: BotHarness) -> None:
    await harness.store.set_guild_settings(harness.guild.id, GuildSettings(everywhere=True))
    await fill(harness, 2, games=2 * model.SETTLED_AFTER)
    everywhere = (await harness.slash("Ann", "leaderboard", scope="everywhere")).private[0]
    here = (await harness.slash("Ann", "leaderboard", game="Magic Numbers")).private[0]
    assert len(lines(here)) == len(lines(everywhere)) == 2
    # Newcomers have moved nobody there, so the numbers differ.
    assert lines(here) != lines(everywhere)
    assert [line.split(":")[0] for line in lines(here)] == [line.split(":")[0] for line in lines(everywhere)]
    assert "everywhere · all time" in everywhere.pictures[0].alt
    assert "Leaderboard: Magic Numbers" in here.pictures[0].alt
    assert "Nobody has finished" in (await harness.slash("Ann", "leaderboard", game="tie_die")).private[0].text
    this = (await harness.slash("Ann", "leaderboard", period="month")).private[0]
    assert lines(this) == []
    await win(harness, "Ann", "Ben")
    ended = (await harness.stored()).ended
    assert ended is not None
    for period, key in (("month", month(ended)), ("season", season(ended))):
        this = (await harness.slash("Ann", "leaderboard", period=period)).private[0]
        assert [line.partition(":")[0].removesuffix(" ← you") for line in lines(this)] == ["Ann", "Ben"]
        assert any(f":{key}:" in button for button in this.buttons.values())
    assert f"season {key[-1]} of {key[:4]}" in this.pictures[0].alt


async def test_pages_are_turned_in_place_and_ones_own_place_is_shown_privately(harness: BotHarness) -> None:
    await fill(harness, 24)
    for _ in range(model.SETTLED_AFTER):
        await win(harness, "Ben", "Ann")
    (alone,) = (await harness.slash("Ann", "leaderboard")).private
    (shown,) = (await harness.press("Ann", "Show it here", on=alone)).public
    assert "Page 1 of 3" in shown.text
    assert "Back" not in shown.buttons
    first = lines(shown)
    assert len(first) == ALL
    await harness.click("Cleo", shown.buttons["Next"], on=shown)
    second = harness.show(shown.channel, shown.id)
    assert "Page 2 of 3" in second.text
    assert not set(lines(second)) & set(first)
    mine = (await harness.click("Ann", second.buttons["My place"], on=second)).private[0]
    assert [line for line in lines(mine) if "← you" in line] == [line for line in lines(mine) if " Ann:" in line] != []
    assert harness.show(shown.channel, shown.id).text == second.text, "what all see stays as it is"
    await harness.click("Ann", mine.buttons["Back"], on=mine)
    assert harness.show(mine.channel, mine.id).text != mine.text
    assert harness.show(shown.channel, shown.id).text == second.text
    assert "no rating there" in (await harness.click("Dan", second.buttons["My place"], on=second)).words


async def test_places_are_shared_by_equals(harness: BotHarness) -> None:
    await fill(harness, 6)
    shown = (await harness.slash("Ann", "leaderboard")).private[0]
    assert [line.partition(" ")[0] for line in lines(shown)] == ["1."] * 3 + ["4."] * 3


async def test_a_page_that_is_no_more_shows_the_last_there_is(harness: BotHarness) -> None:
    await fill(harness, 2)
    shown = (await harness.slash("Ann", "leaderboard")).private[0]
    for wanted in ("l:f:h:::r7", "l:b:e:magic_numbers::r9999999", "l:s:h::2019Q3:n3", "l:f:h::2019-19:r0"):
        assert (await harness.click("Ann", wanted, on=shown)).acknowledged
        assert "Page" not in harness.show(shown.channel, shown.id).text
    assert "no game called" in (await harness.click("Ann", "l:f:h:poker::r0", on=shown)).words


async def test_nasty_names_are_escaped_and_the_picture_has_them_all(harness: BotHarness) -> None:
    nasty = {1001: "**@everyone** `x` " + "W" * 14, 1002: "\u202eevil ||spoiler|| [a](http://b)"}
    for _ in range(model.SETTLED_AFTER):
        await stored_people.played(harness.store, 1001, 1001, 1002, guild=harness.guild.id, names=nasty, ended=1000.0)
    shown = (await harness.slash("Ann", "leaderboard")).private[0]
    assert "**@everyone" not in shown.text
    assert "||spoiler" not in shown.text
    (picture,) = shown.pictures
    assert picture.data.startswith(b"\x89PNG")
    assert "spoiler" in picture.alt
    assert re.search(r"1\. .*: 1\d\d\d, 5 wins in 5 games; 2\. ", picture.alt)


async def test_a_name_from_right_to_left_does_not_turn_the_numbers_round(harness: BotHarness) -> None:
    names = {1001: "נועה", 1002: "Ben"}
    await stored_people.played(harness.store, 1001, 1001, 1002, guild=harness.guild.id, names=names, ended=1000.0)
    shown = (await harness.slash("Ann", "leaderboard")).private[0]
    assert "\u2068נועה\u2069: 1" in shown.pictures[0].alt
    assert "\u2068Ben" not in shown.pictures[0].alt


async def test_the_fullest_page_fits_into_a_message_and_its_alt_text(harness: BotHarness) -> None:
    for number in range(0, 10, 2):
        names = {2000 + number: "*" * 32, 2001 + number: "_" * 32}
        for _ in range(model.SETTLED_AFTER):
            await stored_people.played(
                harness.store, 2000 + number, *names, guild=harness.guild.id, names=names, ended=1000.0
            )
    shown = (await harness.slash("Ann", "leaderboard", game="pillow_fight")).private[0]
    shown = (await harness.slash("Ann", "leaderboard")).private[0]
    assert len(lines(shown)) == ALL
    assert len(shown.text) <= 4000
    assert len(shown.pictures[0].alt) <= 1024
    assert shown.pictures[0].alt.count("games") == ALL


async def set_guild_option(harness: BotHarness, what: str) -> None:
    (panel,) = (await harness.slash("Mia", "settings")).private
    await harness.click("Mia", f"g:{what}", on=panel)


async def test_a_server_counts_everywhere_if_whoever_manages_it_says_so(harness: BotHarness) -> None:
    harness.come("Mia", manage_guild=True)
    await win(harness, "Ann", "Ben")
    assert lines((await harness.slash("Ann", "leaderboard", scope="everywhere")).private[0]) == []
    await set_guild_option(harness, "everywhere:1")
    await win(harness, "Ann", "Ben")
    await set_guild_option(harness, "everywhere:0")
    shown = (await harness.slash("Ann", "leaderboard", scope="everywhere")).private[0]
    assert [line.partition(", ")[2] for line in lines(shown)] == ["1 win in 1 game ← you", "0 wins in 1 game"]
    assert "don't count everywhere" in shown.text
    here = (await harness.slash("Ann", "leaderboard")).private[0]
    assert [line.partition(", ")[2] for line in lines(here)] == ["2 wins in 2 games ← you", "0 wins in 2 games"]
    await set_guild_option(harness, "everywhere:1")
    await win(harness, "Ann", "Ben")
    shown = (await harness.slash("Ann", "leaderboard", scope="everywhere")).private[0]
    assert "2 wins in 2 games" in shown.pictures[0].alt


async def test_only_managers_are_offered_the_settings(harness: BotHarness) -> None:
    (command,) = [command for command in harness.commands() if command["name"] == "settings"]
    assert command["default_member_permissions"] == 1 << 5


@pytest.mark.parametrize("locale", ["de", "en-GB"])
async def test_a_leaderboard_speaks_the_servers_language_as_far_as_there_is_one(
    harness: BotHarness, locale: str
) -> None:
    harness.server_locale = locale
    await fill(harness, 2)
    assert "Leaderboard" in (await harness.slash("Ann", "leaderboard", period="month")).private[0].text


async def test_a_leaderboard_says_in_words_what_the_picture_does_not_and_is_shown_to_all_by_a_press(
    harness: BotHarness,
) -> None:
    await fill(harness, 2)
    said = await harness.slash("Ann", "leaderboard")
    assert not said.public
    (mine,) = said.private
    assert "Everybody starts at 1000" in mine.text
    assert "Leaderboard" not in mine.text
    assert not re.search("wins? in", mine.text)
    (shown,) = (await harness.press("Ann", "Show it here", on=mine)).public
    assert lines(shown) == [line.removesuffix(" ← you") for line in lines(mine)]
    assert "Show it here" not in shown.buttons
    assert "My place" in shown.buttons
    harness.patch.setattr(RenderService, "run", _nothing)
    (told,) = (await harness.slash("Ann", "leaderboard")).private
    assert "### Leaderboard" in told.text
    assert re.search(r"\*\*1\.\*\* .* · \*\*\d+\*\* · \d wins in", told.text)


async def test_ratings_of_another_model_are_worked_out_again_while_the_bot_is_at_work(
    harness: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await win(harness, "Ann", "Ben")
    ann = harness.people["Ann"].id
    right = await harness.store.ratings(ann, guild=harness.guild.id)
    for name in ("AT_START", "_STEP_ROWS"):
        monkeypatch.setattr(stored_ratings, name, 1)

    def spoil(db: Database) -> None:
        db.execute("update ratings set mu = 99")
        db.execute("update rating_model set model = 'another'")

    await harness.store._write(spoil)  # type: ignore[attr-defined]
    harness.bot = SleepoverClient(harness.store, own_emojis=False)
    await harness.env.restart_bot(harness.bot)
    await harness.bot.services.rating_updates.wait_idle()
    assert await harness.store.ratings(ann, guild=harness.guild.id) == right


@pytest.mark.parametrize(("shards", "begins"), [((0, 1), True), ((2, 3), False)])
async def test_of_several_processes_the_one_with_the_first_shard_does_that(
    harness: BotHarness, monkeypatch: pytest.MonkeyPatch, shards: tuple[int, ...], begins: bool
) -> None:
    asked = []

    async def update_ratings(self: SqliteStore, update: RatingUpdate) -> bool:
        asked.append(update)
        return False

    monkeypatch.setattr(SqliteStore, "update_ratings", update_ratings)
    monkeypatch.setattr(SqliteStore, "owns_all_shards", False)
    monkeypatch.setattr(SqliteStore, "shards", shards)
    updates = RatingRebuilder(harness.store)
    await updates.start(StartContext())
    await updates.wait_idle()
    await updates.stop()
    assert bool(asked) == begins


async def _nothing(self: RenderService, *given: object, **named: object) -> None:
    return None
