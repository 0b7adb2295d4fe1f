"""``/profile``, and achievements as they are told at the end of a table."""

from __future__ import annotations

import asyncio
import io
import time
from typing import Any

import pytest
from PIL import Image

from bot.app.client import SleepoverClient
from bot.profiles import aggregator
from bot.profiles.aggregator import catch_up, rebuild
from bot.rendering.service import RenderService
from bot.storage import DiceTotals, EarnedAchievement, GuildSettings, SeatOutcome, SqliteStore
from games.achievements.context import Achievement
from tests.bot.simcord_bot import BotHarness
from tests.bot.test_game import CARDS, TO_THE_END
from tests.store.people import OTHER_GUILD, played

pytestmark = pytest.mark.usefixtures("short_tables_count")

KEEPING = ["roll", "keep"] * 4
TABLES = ("careers", "rivals", "encounters", "luck", "feats")


async def counted(store: SqliteStore) -> dict[str, Any]:
    """Return all stored data that profiles are made of."""
    found = {}
    for table in TABLES:
        rows = await store._read(lambda db, table=table: db.rows(f"select * from {table}"))
        found[table] = sorted(rows)
    return found


async def won_by_ann(harness: BotHarness) -> Any:
    """Play a game of three that Ann wins in her second turn; their dice show 5 5, 1 and 1."""
    harness.deal(*CARDS, *TO_THE_END)
    await harness.start("Ann", "Ben", "Cleo")
    return await harness.play_on(KEEPING)


async def text(harness: BotHarness, who: str = "Ann", **options: Any) -> str:
    """Return all text of a profile, with that of the picture."""
    shown = (await harness.slash(who, "profile", **options)).private[0]
    return "\n".join((shown.text, *(picture.alt for picture in shown.pictures)))


async def test_what_is_earned_is_told_at_the_end_of_the_table_the_first_time(harness: BotHarness) -> None:
    end = await won_by_ann(harness)
    assert "🏅 Ann: **Beginner's luck** · won for the very first time" in end.text
    again = await won_by_ann(harness)
    assert "🏅" not in again.text


async def test_it_is_still_told_when_the_message_is_painted_again(harness: BotHarness) -> None:
    await won_by_ann(harness)
    harness.bot.services.boards.repaint(await harness.bot.services.tables.get(1), again=True)
    await harness.bot.services.boards.wait_idle()
    assert "Beginner's luck" in (await harness.board()).text


async def test_several_who_earn_the_same_stand_in_one_line(harness: BotHarness) -> None:
    names = [f"P{number}" for number in range(10)]
    for name in names:
        harness.come(name)
    await harness.start(*names)
    end = await harness.play_on()
    (line,) = [line for line in end.text.splitlines() if "Full house" in line]
    assert all(name in line for name in names)


async def test_a_profile_tells_it_all(harness: BotHarness) -> None:
    await won_by_ann(harness)
    said = (await harness.slash("Ann", "profile")).private[0]
    for part in (
        "1 minute at the table",
        "**Streaks:** 1 win, best: 1.",
        "**Rivals:** meets Ben most often (once: 1 ahead, 0 behind)",
        "**Dice:** too few so far to tell.",
        "**Achievements:** 1 of",
        "🏅 **Beginner's luck** · won for the very first time",
    ):
        assert part in said.text, part
    stored = await harness.stored(1)
    assert f"[table 1](https://discord.com/channels/{stored.guild}/{stored.channel}/{stored.message})" in said.text
    (picture,) = said.pictures
    assert picture.name == "profile.png"
    assert Image.open(io.BytesIO(picture.data)).size[0] == 1000
    for part in ("Ann", "1 game, 1 win", "Rating ", "still settling", "it went from 1000 to "):
        assert part in picture.alt
    for part in ("### ", "**1 game**", "Rating", "±", "pips"):
        assert part not in said.text, "it is in the picture, or behind a button"


async def test_exact_figures_are_a_press_away_and_a_profile_is_shown_to_all_by_another(harness: BotHarness) -> None:
    await won_by_ann(harness)
    said = await harness.slash("Ben", "profile", player=harness.people["Ann"])
    assert not said.public
    (mine,) = said.private
    (exact,) = (await harness.press("Ben", "Exact figures", on=mine)).private
    for part in (
        "Exact figures of Ann, on this server",
        "The best guess is",
        "which after so few games says little",
        "**Dice:** 2 dice thrown, 10 pips, where 7 is average: 3 more.",
        "Far too few to tell.",
    ):
        assert part in exact.text, part
    (shown,) = (await harness.press("Ben", "Show it here", on=mine)).public
    assert shown.text == mine.text
    assert shown.pictures[0].alt == mine.pictures[0].alt
    assert list(shown.buttons) == ["All achievements", "Exact figures"]
    assert not (await harness.press("Cleo", "Exact figures", on=shown)).public
    # Somebody of whom nothing is known here.
    (exact,) = (await harness.click("Ben", f"y:f:{harness.people['Dan'].id}:h:-", on=mine)).private
    assert "There are none yet" in exact.text


async def test_what_the_picture_would_say_is_told_where_it_cannot_be_drawn(harness: BotHarness) -> None:
    async def nothing(self: RenderService, *given: object, **named: object) -> None:
        return None

    await won_by_ann(harness)
    harness.patch.setattr(RenderService, "run", nothing)
    (told,) = (await harness.slash("Ann", "profile")).private
    for part in ("### Ann", "**1 game** on this server, **1 win** (100%)", "still settling"):
        assert part in told.text, part


async def test_another_persons_profile_is_from_where_they_sat(harness: BotHarness) -> None:
    await won_by_ann(harness)
    said = await text(harness, "Dan", player=harness.people["Ben"])
    assert "Ben, All games" in said
    assert "1 game, 0 wins" in said
    assert "meets Ann most often (once: 0 ahead, 1 behind)" in said


async def test_somebody_who_has_not_played_has_a_kind_profile_with_a_picture(harness: BotHarness) -> None:
    said = (await harness.slash("Dan", "profile")).private[0]
    assert "Dan has not finished a game on this server yet" in said.text
    assert "No rated game yet" in said.pictures[0].alt


async def test_a_profile_of_one_game_leaves_the_others_out(harness: BotHarness) -> None:
    await won_by_ann(harness)
    said = await text(harness, game="tie_die")
    assert "Ann, Tie-Die" in said
    assert "has not finished a game" in said
    assert "**Achievements:** 0 of 5" in said
    assert "1 game, 1 win" in await text(harness, game="Magic Numbers")


async def test_everywhere_is_all_servers_and_tells_no_names_or_tables_of_others(harness: BotHarness) -> None:
    ann, zoe = harness.people["Ann"].id, 77
    for guild in (OTHER_GUILD, harness.guild.id):
        await harness.store.set_guild_settings(guild, GuildSettings(everywhere=True))
    table = await played(harness.store, ann, ann, zoe, guild=OTHER_GUILD, names={ann: "Ann", zoe: "Zoe"})
    earned = [EarnedAchievement(guild, ann, "", "hat-trick") for guild in (0, OTHER_GUILD)]
    await harness.store.count_table(table, earned=earned, thrown=[DiceTotals(ann, 6, 60, 250)])
    assert "has not finished a game on this server" in await text(harness)
    said = await text(harness, scope="everywhere")
    for part in ("on all servers: 1 game, 1 win", "Hat-trick", "1 win, best: 1"):
        assert part in said, part
    for part in ("Zoe", "discord.com", "Rivals"):
        assert part not in said, part
    await won_by_ann(harness)
    assert "1 game" in await text(harness)
    assert "on all servers: 2 games" in await text(harness, scope="everywhere")


async def test_a_machine_keeps_no_diary(harness: BotHarness) -> None:
    robot = harness.guild.add_member(harness.env.create_user("Robo", bot=True))
    assert "keeps no diary" in (await harness.slash("Ann", "profile", player=robot)).words


async def test_all_achievements_are_a_press_away_page_by_page(harness: BotHarness) -> None:
    await won_by_ann(harness)
    profile = (await harness.slash("Ann", "profile")).private[0]
    first = (await harness.click("Ben", profile.buttons["All achievements"], on=profile)).private[0]
    assert "on this server: 1 of" in first.text
    assert first.text.splitlines()[1].startswith("🏅 **Beginner's luck**")
    assert "▫️ **Hat-trick**" in first.text
    assert "Page 1 of 3" in first.text
    await harness.click("Ben", first.buttons["Next"], on=first)
    second = harness.show(first.channel, first.id)
    assert "Page 2 of 3" in second.text
    assert not set(first.text.splitlines()[1:15]) & set(second.text.splitlines())


async def test_whoever_left_and_a_game_that_all_left_earn_nothing(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    await harness.slash("Ben", "table resign")
    assert (await harness.stored()).status == "over"
    assert "🏅" not in (await harness.board()).text
    assert "**Achievements:** 0 of" in await text(harness)
    assert await harness.store.next_uncounted() is None


async def test_counting_afresh_comes_to_the_same(harness: BotHarness) -> None:
    await won_by_ann(harness)
    for _ in range(2):
        await won_by_ann(harness)
    await harness.start("Dan", "Cleo", game="tie_die")
    await harness.slash("Cleo", "table resign")
    await harness.sit("Ann")
    await harness.click("Ann", f"s:{await harness.tables()}:0:@add:bluffer", on=await harness.board())
    await harness.start_now("Ann")
    await harness.slash("Ann", "table resign")
    await harness.bot.services.stats.wait_idle()
    live = await counted(harness.store)
    assert all(live.values())
    assert await rebuild(harness.store) == 5
    assert await counted(harness.store) == live
    assert await rebuild(harness.store) == 5
    assert await counted(harness.store) == live


async def test_what_was_not_counted_when_the_process_ended_is_counted_and_told_after_the_next_start(
    harness: BotHarness,
) -> None:
    harness.deal(*CARDS, *TO_THE_END)
    await harness.start("Ann", "Ben", "Cleo")
    await harness.play_on(KEEPING[:7])
    stored = await harness.stored()
    seats = [sitting.user for sitting in stored.seats]
    results = [SeatOutcome(seat, user, 1 if seat == 0 else 2, seat == 0, False) for seat, user in enumerate(seats)]
    await harness.store.append(
        stored.id, 8, seat=0, action="keep", user=None, interaction=None, now=time.time(), results=results
    )
    assert await harness.store.next_uncounted() == stored.id
    harness.bot = SleepoverClient(harness.store, own_emojis=False)
    await harness.env.restart_bot(harness.bot)
    await harness.env.settle()
    assert await harness.store.next_uncounted() is None
    assert "🏅 Ann: **Beginner's luck**" in (await harness.board()).text


async def test_a_mistake_in_one_rule_holds_nothing_up(harness: BotHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(mine: Any) -> bool:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(aggregator, "achievements_of", lambda game: (Achievement("first-win", broken),))
        end = await won_by_ann(harness)
    assert "🏅" not in end.text
    assert await harness.store.next_uncounted() is None
    assert "1 win, best: 1" in await text(harness)
    await rebuild(harness.store)
    assert "Beginner's luck" in await text(harness)


async def test_two_processes_that_count_at_once_count_each_table_once(harness: BotHarness) -> None:
    for _ in range(3):
        await won_by_ann(harness)
    before = await counted(harness.store)
    await harness.store.reset_counted()
    done = await asyncio.gather(catch_up(harness.store), catch_up(harness.store))
    assert sum(done) == 3
    assert await counted(harness.store) == before


async def test_an_achievement_of_another_version_is_not_told(harness: BotHarness) -> None:
    await won_by_ann(harness)
    await harness.store._write(lambda db: db.execute("update feats set feat = 'of-long-ago'"))
    assert "**Achievements:** 0 of" in await text(harness)
    harness.bot.services.boards.repaint(await harness.bot.services.tables.get(1), again=True)
    await harness.bot.services.boards.wait_idle()
    assert "🏅" not in (await harness.board()).text
