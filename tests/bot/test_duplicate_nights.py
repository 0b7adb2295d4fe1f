"""Nights with the same luck for all: one seal for all tables of a round, private threads, and places seat by seat."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest

from bot.storage import GuildSettings, TableRow
from bot.table.tournaments import standings_of
from games.core.dice import commitment
from games.core.record import parse, replay
from tests.bot.action_helpers import fail_once
from tests.bot.simcord_bot import BotHarness, Said
from tests.bot.test_recovery import again
from tests.bot.test_tournament_faults import Dies, patiently
from tests.bot.tournament_helpers import (
    FOUR,
    all_in,
    computers_end,
    end_all,
    filled_form,
    night,
    presses,
    resigns,
    sends,
    sets_up,
    settle,
)
from tests.bot.tournament_helpers import clock as clock

pytestmark = pytest.mark.usefixtures("clock")


async def begins(harness: BotHarness, people: tuple[str, ...] = FOUR, **more: Any) -> list[TableRow]:
    """Begin a night with the same luck for all; return its first tables."""
    more.setdefault("length", "1")
    await all_in(harness, people, duplicate=True, **more)
    await presses(harness, "Ann", "start")
    return await rows(harness)


async def rows(harness: BotHarness) -> list[TableRow]:
    found = [await harness.store.load(table.table or 0) for table in (await night(harness)).current_tables]
    assert all(found)
    return [row for row in found if row is not None]


def person_at(harness: BotHarness, row: TableRow) -> str:
    """Return the name of the last person at that table."""
    (name,) = [
        name for name, who in harness.people.items() if who.id == max(seat.user for seat in row.seats if seat.user > 0)
    ]
    return name


async def verifies(harness: BotHarness, row: TableRow, who: str | None = None) -> Said:
    shown = harness.show(row.channel, row.message or 0)
    return await harness.click(who or person_at(harness, row), f"s:{row.id}:{len(row.actions)}:@record", on=shown)


async def goes_on(harness: BotHarness) -> None:
    """Let the night take some steps, although it waits for something."""
    for _ in range(5):
        harness.bot.services.tournaments.request(1)
        await harness.bot.services.tournaments.wait_idle()
        await harness.bot.services.boards.wait_idle()


def everything_said(harness: BotHarness) -> str:
    """Return all that is in the channel and in direct messages, files too."""
    backend = harness.env.backend
    return json.dumps(
        [
            [shown.text, sorted(shown.buttons.values())]
            for channel in backend.messages
            for shown in harness.messages(channel)
        ]
    )


async def test_all_tables_of_a_round_have_one_seal_one_salt_and_as_many_seats(harness: BotHarness) -> None:
    first, second = await begins(harness)
    assert first.seed == second.seed
    assert first.salt == second.salt
    assert first.deal == second.deal is not None
    assert len(first.seats) == len(second.seats)
    assert (first.options["first"], first.options["target"]) == ("random", 20)
    assert first.setup == second.setup == {}
    sessions = [await harness.bot.services.tables.get(row.id) for row in (first, second)]
    opened = [session.table.frames[0].state for session in sessions if session.table]
    # The cards and the lot are the same, too.
    assert opened[0] == opened[1]
    parts = first.salt.split("-")
    presses_ = [str(seat.joined) for row in (first, second) for seat in row.seats]
    assert parts[:-1] == presses_
    message = harness.show(harness.channel.id, (await night(harness)).message or 0)
    assert commitment(first.seed) in message.text
    assert "The seed comes when the last table has ended" in message.text
    assert min(int(parts[-1]), first.message or 0, second.message or 0) == int(parts[-1])


async def test_no_table_starts_before_the_commitment_has_been_shown(harness: BotHarness) -> None:
    shown: list[str] = []

    async def no_news(tournament: Any) -> None:
        shown.append(tournament.state)

    await all_in(harness, FOUR, duplicate=True, length="1")
    refresh = harness.bot.services.tournaments._messages.refresh
    harness.patch.setattr(harness.bot.services.tournaments._messages, "refresh", no_news)
    harness.patch.setattr(harness.bot.services.tournament_handlers, "_show", _acks)
    tournament = await night(harness)
    message = harness.show(tournament.channel, tournament.message or 0)
    await harness.click("Ann", "j:1:start", on=message)
    await goes_on(harness)
    assert shown
    assert {row.status for row in await rows(harness)} == {"lobby"}
    harness.patch.setattr(harness.bot.services.tournaments._messages, "refresh", refresh)
    await settle(harness)
    assert {row.status for row in await rows(harness)} == {"playing"}


async def _acks(responder: Any, tournament: Any) -> None:
    await responder.ack()


async def test_tables_are_in_private_threads_that_only_their_people_see(harness: BotHarness) -> None:
    tables = await begins(harness)
    names = {person.id: name for name, person in harness.people.items()}
    for row in tables:
        thread = harness.env.backend.get_channel(row.channel)
        assert int(thread.type) == 12
        people = {names[seat.user] for seat in row.seats}
        assert {names[user] for user in thread.thread_members if user in names} == people
    (other,) = [name for name in FOUR if names and name not in {names.get(seat.user) for seat in tables[0].seats}][:1]
    assert "can't show you" in (await harness.slash(other, "replay", id=str(tables[0].id))).words


async def test_the_seed_is_secret_until_the_last_table_has_ended(harness: BotHarness) -> None:
    first, second = await begins(harness)
    secret, seal = first.seed.hex(), commitment(first.seed)
    await resigns(harness, person_at(harness, first), first.id)
    first, second = await rows(harness)
    assert (first.status, second.status, first.sealed) == ("over", "playing", True)
    said = await verifies(harness, first)
    assert "Not yet!" in said.words
    assert seal in said.words
    assert not any(message.files for message in said.private)
    # Whatever was said so far: no seed, and no standings from a table that others could be compared with.
    text = everything_said(harness)
    assert secret not in text
    message = harness.show(harness.channel.id, (await night(harness)).message or 0)
    assert "Table 1:" in message.text
    assert not message.files
    assert {line.points for line in standings_of(await night(harness))} == {0}
    for name in FOUR:
        assert secret not in str(await harness.store.export_rows(harness.people[name].id))
    await resigns(harness, person_at(harness, second), second.id)
    assert (await night(harness)).state == "over"
    first, second = await rows(harness)
    assert not first.sealed
    for row in (first, second):
        said = await verifies(harness, row)
        (answer,) = said.private
        record = parse(next(iter(answer.files.values())))
        assert (record.streams, record.seed) == ("seats", row.seed)
        assert list(replay(record))
    assert secret in harness.show(harness.channel.id, (await night(harness)).message or 0).text


async def test_fair_dice_says_that_all_tables_have_these_dice_and_which_part_is_mine(harness: BotHarness) -> None:
    _, second = await begins(harness)
    shown = harness.show(second.channel, second.message or 0)
    said = await harness.click(person_at(harness, second), f"s:{second.id}:0:@fair", on=shown)
    assert "All tables of this round have these dice" in said.words
    mine = max(second.seats, key=lambda seat: seat.user)
    assert f"`{mine.joined}`" in said.words


async def test_a_place_counts_against_the_same_seat_elsewhere(harness: BotHarness) -> None:
    first, second = await begins(harness)
    for row in (first, second):
        await resigns(harness, person_at(harness, row), row.id)
    tournament = await night(harness)
    places = [[seat.place for seat in table.seats] for table in tournament.current_tables]
    points = {line.player: line.points for line in standings_of(tournament)}
    for seat in range(2):
        mine, theirs = (places[table][seat] for table in range(2))
        who = tournament.current_tables[0].seats[seat].user
        assert mine is not None
        assert theirs is not None
        assert points[who] == (Fraction(5) if mine == theirs else 10 if mine < theirs else 0)
    assert sum(points.values()) == 20


async def test_people_alone_sit_with_computers_at_equal_tables(harness: BotHarness) -> None:
    first, second = await begins(harness, ("Ann", "Ben", "Cleo"))
    assert sorted(sum(seat.user > 0 for seat in row.seats) for row in (first, second)) == [1, 2]
    assert len(first.seats) == len(second.seats)
    for row in (first, second):
        await resigns(harness, person_at(harness, row), row.id)
    assert (await night(harness)).state == "over"


async def test_a_seat_that_is_left_keeps_its_dice(harness: BotHarness) -> None:
    first, second = await begins(harness)
    leaver = person_at(harness, first)
    await presses(harness, leaver, "out")
    await resigns(harness, person_at(harness, second), second.id)
    for name in FOUR:
        if name != leaver and any(seat.user == harness.people[name].id for seat in first.seats):
            await presses(harness, name, "out")
    await computers_end(harness, first.id)
    first, second = await rows(harness)
    assert first.seed == second.seed
    assert not first.sealed
    live = await harness.bot.services.tables.get(first.id)
    assert live.table is not None
    assert live.table.record.streams == "seats"
    assert [frame.dice for frame in replay(live.table.record)] == [frame.dice for frame in live.table.frames]


async def test_a_lobby_that_is_about_to_start_takes_no_changes(harness: BotHarness) -> None:
    harness.patch.setattr(harness.bot.services.tournaments, "_start_table", _waits)
    await all_in(harness, FOUR, duplicate=True, length="1")
    tournament = await night(harness)
    message = harness.show(tournament.channel, tournament.message or 0)
    await harness.click("Ann", "j:1:start", on=message)
    await goes_on(harness)
    first = (await rows(harness))[0]
    host = next(name for name, who in harness.people.items() if who.id == first.host)
    shown = harness.show(first.channel, first.message or 0)
    harness.env.backend.add_thread_member(first.channel, first.host)
    for what in ("@leave", "@start", "@computers", "@house-rules"):
        said = await harness.click(host, f"s:{first.id}:0:{what}", on=shown)
        assert "starts by itself" in said.words, what
    assert len((await rows(harness))[0].seats) == 2
    assert (await rows(harness))[0].status == "lobby"


async def _waits(*_: Any) -> float:
    return 60.0


@pytest.mark.parametrize("missing", ["create_private_threads", "send_messages_in_threads"])
async def test_without_permission_it_is_refused_and_says_which(harness: BotHarness, missing: str) -> None:
    harness.forbid(missing)
    said = await harness.slash("Ann", "night", **{"same_luck": True})
    assert said.form is None
    assert missing.replace("_", " ").title().replace(" In ", " in ") in said.words
    assert (await harness.slash("Ann", "night")).form is not None


async def test_without_threads_it_is_refused(harness: BotHarness) -> None:
    await harness.store.set_guild_settings(harness.guild.id, GuildSettings(threads=False))
    assert "switched threads off" in (await harness.slash("Ann", "night", **{"same_luck": True})).words


async def test_a_permission_that_is_taken_on_the_way_keeps_tables_out_of_the_channel(harness: BotHarness) -> None:
    await all_in(harness, FOUR, duplicate=True, length="1")
    harness.forbid("create_private_threads")
    tournament = await night(harness)
    message = harness.show(tournament.channel, tournament.message or 0)
    await harness.click("Ann", "j:1:start", on=message)
    await goes_on(harness)
    assert [table.state for table in (await night(harness)).current_tables] == ["waiting", "waiting"]
    assert await harness.tables() == 0


async def test_a_refused_form_keeps_the_option(harness: BotHarness) -> None:
    asked = await harness.slash("Ann", "night", **{"same_luck": True})
    assert asked.form is not None
    said = await sends(harness, "Ann", asked.form["custom_id"], filled_form(["tie_die"], "99"))
    (refused,) = said.private
    retry = next(iter(refused.buttons.values()))
    form = (await harness.click("Ann", retry, on=refused)).form
    assert form is not None
    assert form["custom_id"] == asked.form["custom_id"]
    said = await sends(harness, "Ann", form["custom_id"], filled_form(["tie_die"], "2"))
    assert said.public
    assert (await night(harness)).programme.duplicate


async def test_again_next_week_is_with_the_same_luck_too(harness: BotHarness) -> None:
    first, second = await begins(harness)
    for row in (first, second):
        await resigns(harness, person_at(harness, row), row.id)
    (card,) = [message for message in harness.messages() if "j:1:again" in message.buttons.values()]
    form = (await harness.click("Ann", "j:1:again", on=card)).form
    assert form is not None
    assert form["custom_id"].endswith(":d")


async def test_a_night_that_is_ended_reveals_nothing_while_a_table_goes_on(harness: BotHarness) -> None:
    first, second = await begins(harness, length="3")
    await resigns(harness, person_at(harness, first), first.id)
    (asked,) = (await presses(harness, "Ann", "off")).private
    await harness.click("Ann", "j:1:off-sure", on=asked)
    await settle(harness)
    assert (await night(harness)).state == "off"
    assert "Not yet!" in (await verifies(harness, (await rows(harness))[0])).words
    assert not [message for message in harness.messages() if "j:1:again" in message.buttons.values()]
    await resigns(harness, person_at(harness, second), second.id)
    harness.bot.services.tournaments.catch_up()
    await settle(harness)
    first, second = await rows(harness)
    assert not first.sealed
    assert (await verifies(harness, first)).private[0].files


async def test_a_restart_between_the_last_end_and_the_seal_reveals_it(harness: BotHarness) -> None:
    first, second = await begins(harness)
    await resigns(harness, person_at(harness, first), first.id)
    harness.patch.setattr(harness.bot.services.tournaments, "_running", False)
    services = harness.bot.services
    async with services.tables.lock(second.id):
        live = await services.tables.reload(second.id)
        await services.tables.play(live, 0, "resign", turn=None, user=None, interaction=None)
    assert (await rows(harness))[0].sealed
    await again(harness)
    await settle(harness)
    assert not (await rows(harness))[0].sealed
    assert (await night(harness)).state == "over"


@pytest.mark.parametrize(
    "point", ["night round", "night opening", "night opened", "night table started", "night places", "night revealed"]
)
async def test_a_death_at_any_step_keeps_one_seal(harness: BotHarness, point: str) -> None:
    died = Dies(harness, point)
    await all_in(harness, FOUR, duplicate=True, length="1")
    for _ in range(8):
        tournament = await night(harness)
        if tournament.state == "open":
            await presses(harness, "Ann", "start")
        elif tournament.state == "playing":
            await end_all(harness)
        if died.at and not died.again:
            died.again = True
            await again(harness)
        await settle(harness)
    assert died.at
    tournament = await night(harness)
    assert tournament.state == "over"
    assert not tournament.sealed
    first, second = await rows(harness)
    assert (first.seed, first.salt) == (second.seed, second.salt)
    assert await harness.tables() == 2


@pytest.mark.parametrize("write", ["fix_salt", "reveal_deals"])
async def test_a_write_that_fails_once_is_tried_again(harness: BotHarness, write: str) -> None:
    failed = fail_once(harness, write)
    await all_in(harness, FOUR, duplicate=True, length="1")
    await presses(harness, "Ann", "start")
    for _ in range(4):
        await patiently(harness)
        if (await night(harness)).state == "playing":
            await end_all(harness)
    await patiently(harness)
    assert failed
    tournament = await night(harness)
    assert (tournament.state, tournament.sealed) == ("over", False)
    first, second = await rows(harness)
    assert (first.seed, first.salt) == (second.seed, second.salt)


async def test_without_the_option_it_is_the_usual_night(harness: BotHarness) -> None:
    shown = await sets_up(harness)
    assert not (await night(harness)).programme.duplicate
    assert "same luck" not in shown.text.casefold()
