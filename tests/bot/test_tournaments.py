"""Tests of nights: people come, rounds begin at tables, places become points, and somebody is the champion."""

from __future__ import annotations

import pytest

from bot.storage import GuildSettings
from bot.table.tournaments import standings_of
from bot.tournaments import service
from bot.tournaments.messages import total_rounds
from tests.bot.simcord_bot import BotHarness
from tests.bot.tournament_helpers import (
    FOUR,
    Clock,
    all_in,
    computers_end,
    end_all,
    filled_form,
    night,
    presses,
    resigns,
    seated,
    sends,
    sets_up,
    settle,
    tables_of,
)
from tests.bot.tournament_helpers import clock as clock
from tests.bot.tournament_helpers import pairs as pairs

pytestmark = pytest.mark.usefixtures("clock")


async def test_two_people_play_two_rounds_and_one_is_the_champion(harness: BotHarness) -> None:
    shown = await sets_up(harness)
    assert "invites you to a night" in shown.text
    await presses(harness, "Ben", "in")
    await presses(harness, "Ann", "start")
    for round in (1, 2):
        tournament = await night(harness)
        assert (tournament.state, tournament.round) == ("playing", round)
        (table,) = await tables_of(harness)
        stored = await harness.store.load(table)
        assert stored is not None
        assert stored.status == "playing"
        assert {seat.user for seat in stored.seats} == {harness.people[name].id for name in ("Ann", "Ben")}
        await resigns(harness, "Ben", table)
    tournament = await night(harness)
    assert tournament.state == "over"
    assert [player.user for player in tournament.players if player.won] == [harness.people["Ann"].id]
    (card,) = [message for message in harness.messages() if "j:1:again" in message.buttons.values()]
    assert "champion of the night" in card.text
    assert card.files
    assert await harness.store.nights_won(harness.people["Ann"].id, guild=harness.guild.id) == 1
    await harness.counted()
    assert "Champion of one night of games" in (await harness.slash("Ann", "profile")).words
    assert "night of games" not in (await harness.slash("Ben", "profile")).words
    assert "Champions of most nights: Ann (1)" in (await harness.slash("Ben", "leaderboard")).words


@pytest.mark.usefixtures("pairs")
async def test_two_tables_play_at_once_in_threads_and_others_meet_in_the_next_round(harness: BotHarness) -> None:
    await all_in(harness, FOUR)
    await presses(harness, "Ann", "start")
    first = await night(harness)
    tables = [await harness.store.load(table.table or 0) for table in first.current_tables]
    assert all(stored is not None and stored.status == "playing" and stored.threaded for stored in tables)
    assert len({stored.channel for stored in tables if stored}) == 2
    calls = [message.text for message in harness.messages(tables[0].channel) if "round 1, table" in message.text]  # type: ignore[union-attr]
    assert len(calls) == 1
    text = harness.show(first.channel, first.message or 0).text
    assert "Table 1:" in text
    assert "Table 2:" in text
    await end_all(harness)
    second = await night(harness)
    assert second.round == 2
    # The last round goes by standing: those who won sit together.
    winners = {seat.user for table in first.current_tables for seat in table.seats} - {
        max(seat.user for seat in table.seats) for table in first.current_tables
    }
    assert winners in [{seat.user for seat in table.seats} for table in second.current_tables]


@pytest.mark.usefixtures("pairs")
async def test_without_threads_tables_play_one_after_the_other(harness: BotHarness) -> None:
    await harness.store.set_guild_settings(harness.guild.id, GuildSettings(threads=False))
    await all_in(harness, FOUR, length="1")
    await presses(harness, "Ann", "start")
    states = [table.state for table in (await night(harness)).current_tables]
    assert states == ["playing", "waiting"]
    await end_all(harness)
    assert [table.state for table in (await night(harness)).current_tables] == ["over", "playing"]
    await end_all(harness)
    assert (await night(harness)).state == "over"
    assert {(await harness.store.load(table)).channel for table in (1, 2)} == {harness.channel.id}  # type: ignore[union-attr]


async def test_who_comes_late_joins_at_the_next_round_and_who_leaves_needs_no_vote(harness: BotHarness) -> None:
    await all_in(harness, ("Ann", "Ben"), length="3")
    await presses(harness, "Ann", "start")
    assert "next round" in (await presses(harness, "Cleo", "in")).words
    assert seated(await night(harness), harness) == [{"Ann", "Ben"}]
    await end_all(harness)
    assert seated(await night(harness), harness) == [{"Ann", "Ben", "Cleo"}]
    assert "you keep your points" in (await presses(harness, "Ben", "out")).words
    stored = await harness.store.load(2)
    assert stored is not None
    away = {seat.user for seat in stored.seats if seat.missed}
    assert away == {harness.people["Ben"].id}
    await resigns(harness, "Cleo", 2)
    await resigns(harness, "Ann", 2)
    tournament = await night(harness)
    assert (tournament.round, seated(tournament, harness)) == (3, [{"Ann", "Cleo"}])
    assert harness.people["Ben"].id in [line.player for line in standings_of(tournament)]


async def test_a_person_alone_sits_with_a_regular(harness: BotHarness) -> None:
    await sets_up(harness, length="1")
    await presses(harness, "Ann", "start")
    stored = await harness.store.load(1)
    assert stored is not None
    assert [seat.level for seat in stored.seats if seat.user < 0] == ["hoarder"] or len(stored.seats) == 2
    await resigns(harness, "Ann", 1)
    tournament = await night(harness)
    assert tournament.state == "over"
    assert [player.won for player in tournament.players] == [True]


async def test_regulars_can_be_in_all_night(harness: BotHarness) -> None:
    await sets_up(harness, length="1")
    for _ in range(2):
        await presses(harness, "Ann", "computer")
    tournament = await night(harness)
    assert [player.level for player in tournament.players] == [None, "hoarder", "gambler"]
    assert "only" in (await presses(harness, "Ben", "computer")).words.casefold()
    await presses(harness, "Ann", "start")
    stored = await harness.store.load(1)
    assert stored is not None
    assert {seat.name for seat in stored.seats} == {"Ann", "Biscuit", "Marble"}


async def test_a_table_that_stays_behind_is_told_and_then_computers_play_on(harness: BotHarness, clock: Clock) -> None:
    await all_in(harness, ("Ann", "Ben"), length="1")
    await presses(harness, "Ann", "start")
    until = (await night(harness)).until
    assert until is not None
    await clock.to(until - 60)
    assert len([one for one in harness.messages() if "the others are nearly done" in one.text]) == 1
    harness.bot.services.tournaments.request(1)
    await settle(harness)
    assert len([one for one in harness.messages() if "the others are nearly done" in one.text]) == 1
    await clock.to(until + 1)
    await computers_end(harness, 1)
    stored = await harness.store.load(1)
    assert stored is not None
    assert stored.status == "over", [(seat.missed, seat.level) for seat in stored.seats]
    tournament = await night(harness)
    assert tournament.state == "over"
    assert any(player.won for player in tournament.players)


async def test_a_table_without_an_end_is_waited_for_no_longer_than_its_grace(harness: BotHarness, clock: Clock) -> None:
    await all_in(harness, ("Ann", "Ben"), length="1")
    await presses(harness, "Ann", "start")
    until = (await night(harness)).until or 0.0
    await clock.to(until + service.GRACE)
    tournament = await night(harness)
    assert [table.state for table in tournament.tables] == ["void"]
    assert tournament.state == "off"


async def test_a_night_that_all_have_left_ends(harness: BotHarness) -> None:
    await all_in(harness, ("Ann", "Ben"), length="3")
    await presses(harness, "Ann", "start")
    await resigns(harness, "Ben", 1)
    for name in ("Ann", "Ben"):
        await presses(harness, name, "out")
    table = (await tables_of(harness))[0]
    await computers_end(harness, table)
    tournament = await night(harness)
    assert table == 2
    assert (tournament.state, tournament.round) == ("over", 2)


async def test_a_night_that_nobody_starts_is_called_off(harness: BotHarness, clock: Clock) -> None:
    await sets_up(harness)
    created = (await night(harness)).created
    await clock.to(created + service.OPEN_FOR)
    tournament = await night(harness)
    assert tournament.state == "off"
    assert "called off" in harness.show(tournament.channel, tournament.message or 0).text


async def test_the_host_ends_the_night_and_who_leads_is_champion(harness: BotHarness) -> None:
    await all_in(harness, ("Ann", "Ben"), length="5")
    await presses(harness, "Ann", "start")
    await resigns(harness, "Ben", 1)
    assert "Only" in (await presses(harness, "Ben", "off")).words
    (asked,) = (await presses(harness, "Ann", "off")).private
    await harness.click("Ann", "j:1:off-sure", on=asked)
    await settle(harness)
    tournament = await night(harness)
    assert tournament.state == "over"
    assert [player.user for player in tournament.players if player.won] == [harness.people["Ann"].id]


async def test_the_game_of_each_round_is_voted_on(harness: BotHarness, clock: Clock) -> None:
    await all_in(harness, ("Ann", "Ben"), games=("magic_numbers", "tie_die"), length="2", order="vote")
    await presses(harness, "Ann", "start")
    assert (await night(harness)).state == "voting"
    await presses(harness, "Ann", "vote:1:tie_die")
    assert "Tie-Die (1)" in " ".join(harness.show(harness.channel.id, (await night(harness)).message or 0).buttons)
    await presses(harness, "Ben", "vote:1:tie_die")
    tournament = await night(harness)
    assert (tournament.state, tournament.game) == ("playing", "tie_die")
    await resigns(harness, "Ben", 1)
    until = (await night(harness)).until or 0.0
    await clock.to(until)
    assert ((await night(harness)).state, (await night(harness)).round) == ("playing", 2)


# ---------------------------------------------------------------------- forms and dates


@pytest.mark.parametrize(
    ("length", "rules", "sorry"),
    [
        ("0", "", "1 to 12 rounds"),
        ("99", "", "1 to 12 rounds"),
        ("in 5 minutes", "", "15 minutes"),
        ("some day", "", "don't understand"),
        ("2", "target 30", "Begin each line"),
        ("2", "Chess: target 30", "Chess"),
        ("2", "Tie-Die: whatever", "whatever"),
    ],
)
async def test_a_refused_form_says_why_and_comes_back_as_it_was(
    harness: BotHarness, length: str, rules: str, sorry: str
) -> None:
    asked = await harness.slash("Ann", "night")
    filled = filled_form(["tie_die", "magic_numbers"], length, rules=rules)
    said = await sends(harness, "Ann", asked.form["custom_id"], filled)  # type: ignore[index]
    assert sorry in said.words
    assert await harness.store.tournament(1) is None
    (refused,) = said.private
    again = await harness.click("Ann", next(iter(refused.buttons.values())), on=refused)
    assert again.form is not None
    assert length in str(again.form)


async def test_a_night_until_a_time_has_as_many_rounds_as_fit(harness: BotHarness) -> None:
    await sets_up(harness, games=("tie_die",), length="in 2 hours")
    tournament = await night(harness)
    assert (tournament.programme.rounds, tournament.programme.minutes) == (0, 120)
    await presses(harness, "Ann", "start")
    assert total_rounds(await night(harness)) > 3


async def test_an_evening_with_a_programme_begins_a_night_with_those_who_are_in(
    harness: BotHarness, clock: Clock
) -> None:
    asked = await harness.slash("Ann", "night", at="in 2 hours")
    assert asked.form is not None
    said = await sends(harness, "Ann", asked.form["custom_id"], filled_form(["magic_numbers", "tie_die"], "2"))
    assert "A night of games" in said.public[0].text
    assert "2 rounds" in said.public[0].text
    await harness.bot.services.game_nights.wait_idle()
    shown = next(message for message in harness.messages() if "e:1:in" in message.buttons.values())
    await harness.click("Ben", "e:1:in", on=shown)
    await harness.bot.services.game_nights.wait_idle()
    clock.at += 2 * 3600 + 1
    for _ in range(2):
        harness.bot.services.game_nights.on_change()
        await harness.bot.services.game_nights.wait_idle()
    await settle(harness)
    tournament = await night(harness)
    assert {player.user for player in tournament.people} == {harness.people[name].id for name in ("Ann", "Ben")}
    assert tournament.state == "open"
    assert [message for message in harness.messages() if "it's time for our night of games" in message.text]
    await presses(harness, "Ann", "start")
    assert (await night(harness)).round == 1


async def test_again_sets_the_same_night_a_week_later(harness: BotHarness) -> None:
    await all_in(harness, ("Ann", "Ben"), length="1")
    await presses(harness, "Ann", "start")
    await resigns(harness, "Ben", 1)
    (card,) = [message for message in harness.messages() if "j:1:again" in message.buttons.values()]
    asked = await harness.click("Ben", "j:1:again", on=card)
    assert asked.form is not None
    said = await sends(harness, "Ben", asked.form["custom_id"], filled_form(["magic_numbers"], "1"))
    assert said.public, said.words
    await harness.bot.services.game_nights.wait_idle()
    evening = await harness.store.game_night(1)
    assert evening is not None
    begun = (await night(harness)).started or 0.0
    assert evening.starts == pytest.approx(begun + 7 * 86_400, abs=61)


async def test_the_text_board_has_what_the_picture_has(harness: BotHarness) -> None:
    await all_in(harness, ("Ann", "Ben"), length="2")
    await presses(harness, "Ann", "start")
    await resigns(harness, "Ben", 1)
    words = (await presses(harness, "Cleo", "text")).words
    assert "Round 2 of 2" in words
    assert "1. **<@" in words
    tournament = await night(harness)
    shown = harness.show(tournament.channel, tournament.message or 0)
    assert shown.files
    assert "Ann: 10" in str(shown.json)


@pytest.mark.parametrize(("minute", "sorry"), [(1, "over already"), (9_999_999_999, "more than a year")])
async def test_a_form_that_was_opened_for_another_time_says_so(harness: BotHarness, minute: int, sorry: str) -> None:
    """A form may lie open for a while, and anybody can send one with any number."""
    said = await sends(harness, "Ann", f"j:new:{minute}:w", filled_form(["tie_die"], "2"))
    assert sorry in said.words
    assert await harness.store.game_night(1) is None
