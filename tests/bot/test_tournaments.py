"""Tests of nights: people come, rounds begin at tables, places become points, and somebody is the champion."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from bot.game_nights import handlers as game_night_handlers
from bot.game_nights import notifications
from bot.game_nights import service as game_nights
from bot.storage import GHOSTS, GuildSettings, SqliteStore, StoreFailed, Tournament
from bot.table.deadlines import now
from bot.table.tournaments import standings_of
from bot.tournaments import handlers, messages, service
from bot.tournaments.messages import total_rounds
from games.tournaments import seating
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import FORM, BotHarness, Said
from tests.bot.test_recovery import again
from tests.time_limits import PATIENCE


class Clock:
    """The time by which nights go: put forward by tests, and never by itself."""

    def __init__(self, harness: BotHarness) -> None:
        self.harness = harness
        self.at = now()
        for module in (service, handlers, messages, game_nights, game_night_handlers, notifications):
            harness.patch.setattr(module, "now", lambda: self.at)
        # Nobody needs time to see how a round has ended.
        harness.patch.setattr(service, "INTERMISSION", -1e9)
        harness.patch.setattr(service, "SOON", 0.01)

    async def to(self, at: float) -> None:
        """Put the time to ``at``, and let everything that is due happen."""
        self.at = at
        self.harness.bot.services.tournaments.request(1)
        await settle(self.harness)


@pytest.fixture(autouse=True)
def clock(harness: BotHarness) -> Clock:
    return Clock(harness)


async def night(harness: BotHarness, number: int = 1) -> Tournament:
    found = await harness.store.tournament(number)
    assert found is not None
    return found


async def settle(harness: BotHarness) -> None:
    """Wait until the night waits for people, or for its time."""
    services = harness.bot.services
    for _ in range(60):
        await services.boards.wait_idle()
        await services.tournaments.wait_idle()
        tournament = await night(harness)
        opening = [table for table in tournament.current_tables if table.state in ("waiting", "open")]
        busy = len(opening) == 1 and opening[0].state == "waiting" and len(tournament.current_tables) > 1
        if tournament.shown == tournament.revision and (not opening or busy or not tournament.is_live):
            return
        services.tournaments.request(tournament.id)


def fields(games: Sequence[str], length: str, order: str = "turn", odd: str = "regular", rules: str = "") -> Any:
    """Return what a client sends of a filled-in form."""

    def label(component: dict[str, Any]) -> dict[str, Any]:
        return {"type": 18, "component": component}

    return [
        label({"type": 3, "custom_id": "games", "values": list(games)}),
        label({"type": 3, "custom_id": "order", "values": [order]}),
        label({"type": 4, "custom_id": "length", "value": length}),
        label({"type": 3, "custom_id": "odd", "values": [odd]}),
        label({"type": 4, "custom_id": "rules", "value": rules}),
    ]


async def sends(harness: BotHarness, who: str, custom_id: str, components: Any) -> Said:
    return Said(harness, await harness.interact(who, FORM, {"custom_id": custom_id, "components": components}))


async def sets_up(
    harness: BotHarness, games: Sequence[str] = ("magic_numbers",), length: str = "2", **more: Any
) -> Shown:
    """Have Ann set up a night; return its message."""
    asked = await harness.slash("Ann", "night")
    assert asked.form is not None, asked.words
    more.setdefault("rules", "target 20, first random" if games == ("magic_numbers",) else "")
    said = await sends(harness, "Ann", asked.form["custom_id"], fields(games, length, **more))
    assert said.public, said.words
    await settle(harness)
    return harness.show(said.public[0].channel, said.public[0].id)


async def presses(harness: BotHarness, who: str, what: str, number: int = 1) -> Said:
    """Press a button of the night's message, as it is now."""
    tournament = await night(harness, number)
    assert tournament.message is not None
    shown = harness.show(tournament.channel, tournament.message)
    (custom_id,) = [one for one in shown.buttons.values() if one.endswith(f":{what}")]
    said = await harness.click(who, custom_id, on=shown)
    await settle(harness)
    return said


async def resigns(harness: BotHarness, who: str, table: int) -> None:
    """Have somebody give up at a table, so that it is over soon."""
    services = harness.bot.services
    async with services.tables.lock(table):
        live = await services.tables.reload(table)
        seat = live.seat_of(harness.people[who].id)
        assert seat is not None
        live, done = await services.tables.play(
            live, seat, "resign", turn=None, user=harness.people[who].id, interaction=None
        )
        await services.effects.after_action(live, done)
    await settle(harness)


async def computers_end(harness: BotHarness, table: int) -> None:
    """Wait until computers have played a table to its end."""
    async with asyncio.timeout(PATIENCE):
        while (stored := await harness.store.load(table)) is not None and stored.status == "playing":
            await harness.env.settle()
            await asyncio.sleep(0.01)
    await settle(harness)


async def tables_of(harness: BotHarness) -> list[int]:
    return [table.table for table in (await night(harness)).current_tables if table.table is not None]


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


FOUR = ("Ann", "Ben", "Cleo", "Dan")
SMALL = range(2, 3)


@pytest.fixture
def pairs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two people at each table, so that four need two."""
    monkeypatch.setattr(seating, "WANTED", 2)


async def all_in(harness: BotHarness, names: Sequence[str], **more: Any) -> None:
    await sets_up(harness, **more)
    for name in names[1:]:
        await presses(harness, name, "in")


def seated(tournament: Tournament, harness: BotHarness) -> list[set[str]]:
    """Return the names at each table of the running round."""
    names = {person.id: name for name, person in harness.people.items()}
    return [{names.get(seat.user, "computer") for seat in table.seats} for table in tournament.current_tables]


async def end_all(harness: BotHarness) -> None:
    """Have one person at each running table of the round give up."""
    for table in (await night(harness)).current_tables:
        if table.state != "playing" or table.table is None:
            continue
        stored = await harness.store.load(table.table)
        assert stored is not None
        loser = max(seat.user for seat in stored.seats)
        (name,) = [name for name, person in harness.people.items() if person.id == loser]
        await resigns(harness, name, table.table)


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


# ---------------------------------------------------------------------- what can go wrong


async def test_a_press_that_comes_twice_counts_once(harness: BotHarness) -> None:
    shown = await sets_up(harness)
    data = {"custom_id": "j:1:in", "component_type": 2}
    for _ in range(2):
        await harness.interact("Ben", 3, data, on=shown)
    await settle(harness)
    assert len((await night(harness)).coming) == 2
    for _ in range(2):
        await presses(harness, "Ann", "start") if (await night(harness)).state == "open" else None
    assert (await night(harness)).round == 1
    assert await harness.tables() == 1


async def test_a_second_night_in_the_channel_is_refused(harness: BotHarness) -> None:
    await sets_up(harness)
    asked = await harness.slash("Ben", "night")
    said = await sends(harness, "Ben", asked.form["custom_id"], fields(["tie_die"], "2"))  # type: ignore[index]
    assert "going on in this channel already" in said.words


@pytest.mark.parametrize("when", ["open", "playing", "over"])
async def test_a_restart_goes_on_with_the_night(harness: BotHarness, when: str) -> None:
    await all_in(harness, ("Ann", "Ben"), length="2" if when != "over" else "1")
    if when != "open":
        await presses(harness, "Ann", "start")
    if when == "over":
        harness.patch.setattr(harness.bot.services.tournaments, "request", lambda number: None)
        harness.patch.setattr(harness.bot.services.tournaments, "_running", False)
        table = (await tables_of(harness))[0]
        services = harness.bot.services
        async with services.tables.lock(table):
            live = await services.tables.reload(table)
            seat = live.seat_of(harness.people["Ben"].id)
            assert seat is not None
            await services.tables.play(live, seat, "resign", turn=None, user=None, interaction=None)
    await again(harness)
    await settle(harness)
    tournament = await night(harness)
    assert tournament.state == when
    there = [one for one in harness.messages() if f"j:1:{'again' if when == 'over' else 'in'}" in one.buttons.values()]
    assert len(there) == 1


@pytest.mark.parametrize(
    "point",
    ["night made", "night round", "night opening", "night opened", "night table started", "night places", "night over"],
)
async def test_a_death_at_any_step_loses_nothing(harness: BotHarness, point: str) -> None:
    """The process ends at that moment, and the next one goes on to the same end."""
    died = Dies(harness, point)
    if point == "night made":
        asked = await harness.slash("Ann", "night")
        await sends(harness, "Ann", asked.form["custom_id"], fields(["magic_numbers"], "1", rules="target 20"))  # type: ignore[index]
        assert died.at
        await again(harness)
        await settle(harness)
        await presses(harness, "Ben", "in")
    else:
        await all_in(harness, ("Ann", "Ben"), length="1")
    for _ in range(6):
        tournament = await night(harness)
        if tournament.state == "open":
            await presses(harness, "Ann", "start")
        elif tournament.state == "playing":
            running = [table for table in tournament.current_tables if table.state == "playing"]
            if running and (await harness.store.load(running[0].table or 0)).status == "playing":  # type: ignore[union-attr]
                await end_all(harness)
        if died.at and not died.again:
            died.again = True
            await again(harness)
        await settle(harness)
    assert died.at
    tournament = await night(harness)
    assert (tournament.state, tournament.round) == ("over", 1)
    assert await harness.tables() == 1
    assert len([one for one in harness.messages() if "j:1:again" in one.buttons.values()]) == 1


class Dies:
    """Ends whatever is being done at a point, once."""

    def __init__(self, harness: BotHarness, point: str) -> None:
        self.at, self.again = False, False

        def fail(name: str) -> None:
            if name == point and not self.at:
                self.at = True
                raise RuntimeError(f"the process dies at {name}")

        for module in (service, handlers, messages):
            harness.patch.setattr(module, "failpoint", fail)


async def test_a_deleted_thread_costs_its_table_and_not_the_night(harness: BotHarness) -> None:
    harness.patch.setattr(seating, "WANTED", 2)
    await all_in(harness, FOUR, length="1")
    await presses(harness, "Ann", "start")
    first = (await night(harness)).current_tables[0]
    stored = await harness.store.load(first.table or 0)
    assert stored is not None
    harness.bot.services.channel_watcher.on_channels_deleted([stored.channel])
    harness.bot.services.guild_events.on_channels_deleted(harness.guild.id, [stored.channel])
    await harness.bot.services.channel_watcher.wait_idle()
    await settle(harness)
    assert (await night(harness)).current_tables[0].state == "void"
    await end_all(harness)
    assert (await night(harness)).state == "over"


async def test_a_deleted_channel_ends_the_night(harness: BotHarness) -> None:
    await all_in(harness, ("Ann", "Ben"))
    harness.bot.services.guild_events.on_channels_deleted(harness.guild.id, [harness.channel.id])
    await harness.bot.services.game_nights.wait_idle()
    await settle(harness)
    assert (await night(harness)).state == "off"


async def test_somebody_who_is_forgotten_leaves_their_points_without_a_name(harness: BotHarness) -> None:
    await all_in(harness, ("Ann", "Ben", "Cleo"), length="2")
    await presses(harness, "Ann", "start")
    await resigns(harness, "Ben", 1)
    await harness.forget("Cleo")
    harness.bot.services.tournaments.request(1)
    await settle(harness)
    tournament = await night(harness)
    text = harness.show(tournament.channel, tournament.message or 0).text
    assert str(harness.people["Cleo"].id) not in text
    (ghost,) = [player for player in tournament.players if player.user <= GHOSTS]
    assert (ghost.name, ghost.coming) == ("", False)
    assert await harness.store.export_rows(harness.people["Cleo"].id) != {}
    rows = await harness.store.export_rows(harness.people["Cleo"].id)
    assert not rows["tournament_players"]
    assert not rows["tournament_seats"]
    mine = await harness.store.export_rows(harness.people["Ann"].id)
    assert mine["tournaments"]
    assert mine["tournament_players"]


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
    filled = fields(["tie_die", "magic_numbers"], length, rules=rules)
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
    said = await sends(harness, "Ann", asked.form["custom_id"], fields(["magic_numbers", "tie_die"], "2"))
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
    said = await sends(harness, "Ben", asked.form["custom_id"], fields(["magic_numbers"], "1"))
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


WRITES = (
    "create_tournament",
    "set_tournament_player",
    "set_tournament_vote",
    "begin_tournament_vote",
    "begin_tournament_round",
    "open_tournament_table",
    "set_tournament_table",
    "end_tournament",
    "update_tournament",
    "open_programme",
)


@pytest.mark.parametrize("write", WRITES)
async def test_a_write_that_fails_once_costs_the_night_nothing(
    harness: BotHarness, clock: Clock, write: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever presses hears of it and presses again; what nobody has pressed is tried again by itself."""
    real, failed = getattr(SqliteStore, write), list[str]()

    async def fails(self: SqliteStore, *given: Any, **named: Any) -> Any:
        if not failed:
            failed.append(write)
            raise StoreFailed("the disk is full")
        return await real(self, *given, **named)

    monkeypatch.setattr(SqliteStore, write, fails)
    votes = write in ("set_tournament_vote", "begin_tournament_vote")
    games, order = (("magic_numbers", "tie_die"), "vote") if votes else (("magic_numbers",), "turn")
    at = {"at": "in 2 hours"} if write == "open_programme" else {}
    for _ in range(2):
        asked = await harness.slash("Ann", "night", **at)
        if at:
            break
        said = await sends(harness, "Ann", asked.form["custom_id"], fields(games, "1", order))  # type: ignore[index]
        if said.public:
            break
        assert "went wrong" in said.words
    if at:
        await sends(harness, "Ann", asked.form["custom_id"], fields(games, "1", order))  # type: ignore[index]
        clock.at += 2 * 3600 + 1
        for _ in range(3):
            harness.bot.services.game_nights.on_change()
            await harness.bot.services.game_nights.wait_idle()
            clock.at += 120
    for _ in range(200):
        if await harness.store.tournament(1) is not None:
            break
        await asyncio.sleep(0.02)
    for _ in range(8):
        await patiently(harness)
        tournament = await night(harness)
        if tournament.state == "open" and len(tournament.people) < 2:
            await presses(harness, "Ben", "in")
        elif tournament.state == "open":
            await presses(harness, "Ann", "start")
        elif tournament.state == "voting":
            await presses(harness, "Ann", "vote:1:magic_numbers")
            if (await night(harness)).state == "voting":
                await presses(harness, "Ben", "vote:1:magic_numbers")
        elif tournament.state == "playing":
            await end_all(harness)
    await patiently(harness)
    assert failed
    tournament = await night(harness)
    assert (tournament.state, tournament.round) == ("over", 1)
    assert any(player.won for player in tournament.players)


async def patiently(harness: BotHarness) -> None:
    """Wait until what has failed has been tried again."""
    async with asyncio.timeout(PATIENCE):
        while True:
            await settle(harness)
            tournament = await night(harness)
            waits = [table for table in tournament.current_tables if table.state in ("waiting", "open")]
            if tournament.shown == tournament.revision and not waits:
                return
            await asyncio.sleep(0.05)
