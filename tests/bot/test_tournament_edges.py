"""Nights at their edges: blocks, computers, lost threads, several processes, and presses from elsewhere."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from bot.core.availability import QuietHours
from bot.core.service import StartContext
from bot.core.sharding import shard_of
from bot.i18n import available_locales, localizer
from bot.storage import (
    GHOSTS,
    GuildSettings,
    NewTournament,
    Tournament,
    TournamentPlayer,
    TournamentSeat,
    TournamentTable,
)
from bot.table.deadlines import now
from bot.table.tournaments import standings_of
from bot.tournaments import service
from bot.ui.views import tournaments as panel
from games import names
from games.tournaments.programme import Programme
from tests.bot.simcord_bot import COMPONENT, BotHarness, Said
from tests.bot.test_calls import called as called
from tests.bot.test_operator_requests import do
from tests.bot.test_recovery import again
from tests.bot.test_shards import HERE
from tests.bot.tournament_helpers import (
    FOUR,
    Clock,
    all_in,
    computers_end,
    end_all,
    night,
    presses,
    resigns,
    seated,
    sets_up,
    settle,
    tables_of,
)
from tests.bot.tournament_helpers import clock as clock
from tests.bot.tournament_helpers import pairs as pairs

pytestmark = pytest.mark.usefixtures("clock")


# ---------------------------------------------------------------------- who sits with whom


@pytest.mark.parametrize("length", ["1", "2"])
async def test_people_who_block_each_other_during_a_night_sit_at_different_tables(
    harness: BotHarness, length: str
) -> None:
    await all_in(harness, FOUR, length=length)
    await harness.store.block(harness.people["Cleo"].id, harness.people["Ben"].id)
    await presses(harness, "Ann", "start")
    for _ in range(int(length)):
        tables = seated(await night(harness), harness)
        assert {"Ann", "Ben", "Cleo", "Dan"} == set().union(*tables) - {"computer"}
        assert not any({"Ben", "Cleo"} <= table for table in tables)
        await end_all(harness)
    assert (await night(harness)).state == "over"


async def test_two_people_of_whom_one_has_blocked_the_other_each_play_with_a_computer(harness: BotHarness) -> None:
    await all_in(harness, ("Ann", "Ben"), length="1")
    await harness.store.block(harness.people["Ann"].id, harness.people["Ben"].id)
    await presses(harness, "Ann", "start")
    assert sorted(map(sorted, seated(await night(harness), harness))) == [["Ann", "computer"], ["Ben", "computer"]]


@pytest.mark.usefixtures("pairs")
@pytest.mark.parametrize("length", ["1", "2"])
async def test_no_table_has_computers_only(harness: BotHarness, length: str) -> None:
    await sets_up(harness, length=length)
    for _ in range(5):
        await presses(harness, "Ann", "computer")
    await presses(harness, "Ann", "start")
    for _ in range(int(length)):
        tournament = await night(harness)
        assert [any(seat.user > 0 for seat in table.seats) for table in tournament.current_tables] == [True]
        await resigns(harness, "Ann", (await tables_of(harness))[0])
        if (await night(harness)).round == tournament.round and (await night(harness)).is_live:
            break


# ---------------------------------------------------------------------- threads


def threads_made(harness: BotHarness) -> int:
    return sum(method == "POST" and path.endswith("/threads") for method, path in harness.requests())


@pytest.mark.usefixtures("pairs")
async def test_a_thread_made_just_before_the_process_died_gets_its_table_from_the_next_one(harness: BotHarness) -> None:
    died = list[int]()

    def fail(name: str) -> None:
        if name == "night opening" and not died:
            died.append(1)
            # With the process, what it knew is gone.
            harness.bot.services.tournaments._made_threads.clear()
            raise RuntimeError("the process dies")

    harness.patch.setattr(service, "failpoint", fail)
    await all_in(harness, FOUR, length="1")
    await presses(harness, "Ann", "start")
    await again(harness)
    await settle(harness)
    assert died
    assert threads_made(harness) == 2
    await end_all(harness)
    assert (await night(harness)).state == "over"


@pytest.mark.usefixtures("pairs")
async def test_a_thread_of_the_night_before_is_taken_by_no_table_of_the_next(harness: BotHarness) -> None:
    """Its game goes on there, under the same name, although its night has been called off."""
    for number in (1, 2):
        await sets_up(harness, length="1")
        for name in FOUR[1:]:
            await presses(harness, name, "in", number)
        await presses(harness, "Ann", "start", number)
        await settled(harness, number)
        if number == 1:
            await harness.bot.services.tournaments.call_off(1)
            await settled(harness, 1)
    assert threads_made(harness) == 4
    tables = [table.table for number in (1, 2) for table in (await night(harness, number)).tables]
    stored = [await harness.store.load(table or 0) for table in tables]
    assert len({one.channel for one in stored if one is not None}) == 4


async def settled(harness: BotHarness, number: int) -> None:
    services = harness.bot.services
    for _ in range(60):
        await services.boards.wait_idle()
        await services.tournaments.wait_idle()
        tournament = await night(harness, number)
        if tournament.shown == tournament.revision and not any(
            table.state in ("waiting", "open") for table in tournament.current_tables if tournament.is_live
        ):
            return
        services.tournaments.request(number)


# ---------------------------------------------------------------------- who is forgotten


@pytest.mark.parametrize("state", ["open", "playing", "over"])
async def test_a_forgotten_name_leaves_the_nights_message_and_card_at_once(harness: BotHarness, state: str) -> None:
    await all_in(harness, ("Ann", "Ben", "Cleo"), length="1" if state == "over" else "2")
    if state != "open":
        await presses(harness, "Ann", "start")
        await resigns(harness, "Ben", 1)
    if state == "over":
        await resigns(harness, "Cleo", 1)
    assert (await night(harness)).state == state
    services = harness.bot.services
    shown = [one for one in harness.messages() if any(":in" in b or ":again" in b for b in one.buttons.values())]
    assert any("Cleo" in str(one.json) or str(harness.people["Cleo"].id) in one.text for one in shown)
    await harness.forget("Cleo")
    # Nothing asks for it, and no time goes by.
    await services.tournaments.wait_idle()
    await services.boards.wait_idle()
    await services.tournaments.wait_idle()
    for one in harness.messages():
        if one.id in {before.id for before in shown}:
            assert "Cleo" not in str(one.json)
            assert str(harness.people["Cleo"].id) not in one.text


async def test_a_night_goes_on_when_its_host_is_forgotten(harness: BotHarness) -> None:
    await all_in(harness, ("Ann", "Ben", "Cleo"), length="2")
    await harness.forget("Ann")
    await settle(harness)
    assert (await night(harness)).host <= GHOSTS
    await presses(harness, "Ben", "start")
    assert seated(await night(harness), harness) == [{"Ben", "Cleo"}]


# ---------------------------------------------------------------------- several processes


async def test_a_night_is_run_by_the_process_that_has_its_shard_and_by_no_other(harness: BotHarness) -> None:
    await all_in(harness, ("Ann", "Ben"))
    tournaments, mine = harness.bot.services.tournaments, shard_of(harness.guild.id, 2)
    for number, run in ((1 - mine, 0), (mine, 1)):
        await tournaments._reconciler.stop()
        tournaments._reconciler.resume()
        assert await harness.store.acquire_shards(HERE, 2, named=(number,), now=0.0)
        tournaments.catch_up()
        await tournaments.wait_idle()
        assert ((None, 1) in tournaments._reconciler) == bool(run)
    harness.store._fence = None


@pytest.mark.parametrize("what", ["card", "message"])
async def test_what_a_dying_process_has_sent_is_not_sent_again_though_it_arrives_later(
    harness: BotHarness, what: str
) -> None:
    """Both processes look before they send, and find nothing: what the first has sent is still on its way."""
    await all_in(harness, ("Ann", "Ben"), length="1")
    await presses(harness, "Ann", "start")
    messages = harness.bot.services.tournament_handlers._messages
    button = "again" if what == "card" else "in"
    if what == "card":
        await end_all(harness)
        unnoted = replace(await night(harness), card=None)
    else:
        there = await night(harness)
        assert there.message is not None
        await messages._delivery.delete(there.guild, there.channel, there.message)
        unnoted = there
    harness.patch.setattr(type(messages._delivery), "find", found_nothing)
    for _ in range(2):
        await (messages.post_card(unnoted) if what == "card" else messages.refresh(unnoted))
    await harness.env.settle()
    assert len([one for one in harness.messages() if f"j:1:{button}" in one.buttons.values()]) == 1


async def found_nothing(*_: Any, **__: Any) -> list[Any]:
    return []


async def test_a_night_whose_shard_is_about_to_connect_is_not_called_off(harness: BotHarness) -> None:
    """A process that takes over a dead one's shard knows of its guilds a little later."""
    await all_in(harness, ("Ann", "Ben"))
    tournaments = harness.bot.services.tournaments
    harness.patch.setattr(type(tournaments._scheduled_events), "is_member", lambda self, guild: False)
    tournaments.catch_up()
    await tournaments.wait_idle()
    assert (await night(harness)).state == "open"


async def test_a_night_of_a_guild_that_was_left_meanwhile_ends_with_the_start(harness: BotHarness) -> None:
    await all_in(harness, ("Ann", "Ben"))
    tournaments = harness.bot.services.tournaments
    await tournaments.stop()
    await tournaments.start(StartContext(guilds=[harness.guild.id], same_application=True))
    await tournaments.wait_idle()
    assert (await night(harness)).state == "open"
    await tournaments.start(StartContext(guilds=[], same_application=False))
    await tournaments.wait_idle()
    assert (await night(harness)).state == "open"
    await tournaments.start(StartContext(guilds=[]))
    await tournaments.wait_idle()
    tournament = await night(harness)
    assert (tournament.state, tournament.shown) == ("off", tournament.revision)
    assert await harness.store.live_tournaments() == []


# ---------------------------------------------------------------------- calls


async def test_whoever_has_muted_a_table_is_not_called_to_it(harness: BotHarness, called: Counter[str]) -> None:
    await all_in(harness, ("Ann", "Ben"))
    await presses(harness, "Ann", "start")
    assert called == {"Ann": 1, "Ben": 1}
    await harness.store.mute(1, harness.people["Ben"].id, True)
    tournament, live = await night(harness), await harness.bot.services.tables.get(1)
    await harness.bot.services.tournaments._messages.call(tournament, tournament.current_tables[0], live)
    assert called == {"Ann": 2, "Ben": 1}


async def test_a_server_that_wants_no_pings_gets_none_from_a_night(harness: BotHarness, called: Counter[str]) -> None:
    await harness.store.set_guild_settings(harness.guild.id, GuildSettings(pings=False))
    await all_in(harness, ("Ann", "Ben"))
    await presses(harness, "Ann", "start")
    assert not called


# ---------------------------------------------------------------------- where something else goes on


async def test_a_night_in_a_channel_with_a_table_plays_in_threads_and_disturbs_nobody(harness: BotHarness) -> None:
    await harness.start("Cleo", "Dan")
    await all_in(harness, ("Ann", "Ben"), length="1")
    await presses(harness, "Ann", "start")
    (table,) = await tables_of(harness)
    stored, other = await harness.store.load(table), await harness.store.load(1)
    assert stored is not None
    assert other is not None
    assert (stored.status, other.status) == ("playing", "playing")
    assert stored.threaded
    assert stored.channel != other.channel


async def test_somebody_at_another_table_has_a_seat_in_the_night_all_the_same(harness: BotHarness) -> None:
    await harness.start("Ben", "Cleo")
    await all_in(harness, ("Ann", "Ben"), length="1")
    await presses(harness, "Ann", "start")
    await end_all(harness)
    assert (await night(harness)).state == "over"
    other = await harness.store.load(1)
    assert other is not None
    assert other.status == "playing"


async def test_a_table_that_is_closed_has_no_result_and_the_night_goes_on(harness: BotHarness) -> None:
    """As by a vote of those who sit there, or by the operator."""
    await all_in(harness, ("Ann", "Ben"), length="2")
    await presses(harness, "Ann", "start")
    await harness.store.close(1, now=now())
    tables = harness.bot.services.tables
    async with tables.lock(1):
        await tables.reload(1)
    harness.bot.services.tournaments.request(1)
    await settle(harness)
    tournament = await night(harness)
    assert (tournament.round, [table.state for table in tournament.tables][:1]) == (2, ["void"])
    assert all(line.points == 0 for line in standings_of(tournament))


@pytest.mark.parametrize("what", ["in", "out", "computer", "start", "off-sure", "text", "again", "vote:1:tie_die"])
async def test_a_nights_button_from_another_channel_does_nothing(harness: BotHarness, what: str) -> None:
    await all_in(harness, ("Ann", "Ben"))
    before = await night(harness)
    await harness.elsewhere("Ann", "play", game="tie_die")
    assert harness.lounge is not None
    seen = harness.messages(harness.lounge.id)[-1]
    said = await harness.interact("Ann", COMPONENT, {"custom_id": f"j:1:{what}", "component_type": 2}, on=seen)
    await settle(harness)
    assert "is over" in Said(harness, said).words
    assert await night(harness) == before


async def test_a_night_whose_host_has_left_is_started_by_anybody_who_is_in(harness: BotHarness) -> None:
    await all_in(harness, ("Ann", "Ben", "Cleo"))
    await presses(harness, "Ann", "out")
    assert "Only" in (await presses(harness, "Dan", "start")).words
    await presses(harness, "Cleo", "start")
    assert seated(await night(harness), harness) == [{"Ben", "Cleo"}]


# ---------------------------------------------------------------------- many people, many nights


@pytest.mark.parametrize("locale", available_locales())
def test_a_night_of_forty_with_long_names_fits_into_discords_messages(locale: str) -> None:
    players = tuple(
        TournamentPlayer(10**18 + at, "W" * 32, locale, None, at, at, coming=True, won=at < 5) for at in range(40)
    )
    tables = tuple(
        TournamentTable(
            round, number, 10 * round + number, "over" if round < 12 else "playing",
            tuple(TournamentSeat(players[4 * number - 4 + seat].user, None, seat + 1) for seat in range(4)),
        )
        for round in range(1, 13)
        for number in range(1, 11)
    )  # fmt: skip
    programme = Programme(names(), "vote", 12, options={"tie_die": {"target": 30}})
    link = f"https://discord.com/channels/{10**18}/{10**18}/{10**18}"
    for state in ("open", "voting", "playing", "over", "off"):
        tournament = Tournament(
            1, 10**18, 10**18, 10**18, None, players[0].user, programme, locale, "", state, 0.0, 0.0, 0.0, 12,
            "tie_die", 1e9, False, 1, 0, players, tables,
        )  # type: ignore[arg-type] # fmt: skip
        links = dict.fromkeys(range(1, 11), link)
        shown = [
            panel.tournament_message(tournament, None, links, 12),
            panel.text_board(tournament, links, 12, localizer(locale)),
            panel.end_card(tournament, None, ["W" * 200] * 120, "W" * 300),
        ]
        for message in shown:
            assert message.view is not None
            assert message.view.content_length() <= 4000
            assert message.view.total_children_count <= 40


async def test_forty_waiting_nights_cost_a_few_reads_a_minute_and_no_message(harness: BotHarness) -> None:
    host = TournamentPlayer(harness.people["Ann"].id, "Ann", "en-US", None, 1, 1)
    for number in range(40):
        channel = harness.guild.create_text_channel(f"night {number}")
        new = NewTournament(harness.guild.id, channel.id, host.user, Programme(("tie_die",)), "en-US", "", (host,))
        await harness.store.create_tournament(new, interaction=None, now=now())
    tournaments = harness.bot.services.tournaments
    tournaments.catch_up()
    await tournaments.wait_idle()
    assert sum(method == "POST" and path.endswith("/messages") for method, path in harness.requests()) == 40
    sent, calls = len(harness.requests()), Counter[str]()
    for name in ("_read", "_write"):
        real = getattr(harness.store, name)

        def counting(*given: Any, name: str = name, real: Any = real, **more: Any) -> Any:
            calls[name] += 1
            return real(*given, **more)

        harness.patch.setattr(harness.store, name, counting)
    tournaments.catch_up()
    await tournaments.wait_idle()
    assert harness.requests(sent) == []
    assert calls["_write"] == 0
    assert calls["_read"] <= 2 * 40 + 1


# ---------------------------------------------------------------------- what is struck, and who rests


@pytest.mark.parametrize("when", ["over", "running"])
async def test_a_struck_game_takes_its_points_along(harness: BotHarness, when: str) -> None:
    await all_in(harness, ("Ann", "Ben"), length="2")
    await presses(harness, "Ann", "start")
    ann, ben = (harness.people[name].id for name in ("Ann", "Ben"))
    (first,) = await tables_of(harness)
    await resigns(harness, "Ben", first)
    (second,) = await tables_of(harness)
    if when == "over":
        await resigns(harness, "Ann", second)
        assert {line.player: int(line.points) for line in standings_of(await night(harness))} == {ann: 16, ben: 16}
    await do(harness, "strike", table=first, reason="a bot played")
    await harness.bot.services.name_redaction.settle(retries=True)
    await settle(harness)
    tournament = await night(harness)
    points = {line.player: int(line.points) for line in standings_of(tournament)}
    assert points == ({ann: 6, ben: 10} if when == "over" else {ann: 0, ben: 0})
    if when == "over":
        assert [player.user for player in tournament.players if player.won] == [ben]
        (card,) = [one for one in harness.messages() if "j:1:again" in one.buttons.values()]
        assert f"<@{ben}> is the champion" in card.text
        assert await harness.store.nights_won(ann, guild=harness.guild.id) == 0
        await do(harness, "strike", table=second, reason="and here")
        await settle(harness)
        (card,) = [one for one in harness.messages() if "j:1:again" in one.buttons.values()]
        assert "it has no champion" in card.text
        assert "it has no champion" in harness.show(tournament.channel, tournament.message or 0).text


async def test_a_game_that_was_struck_before_its_places_were_stored_has_none(harness: BotHarness) -> None:
    await all_in(harness, ("Ann", "Ben"), length="1")
    await presses(harness, "Ann", "start")
    tournaments = harness.bot.services.tournaments
    (table,) = (await night(harness)).current_tables
    await tournaments.stop()
    await resigns(harness, "Ben", table.table or 0)
    await do(harness, "strike", table=table.table or 0, reason="a bot played")
    await tournaments.start(StartContext(guilds=[harness.guild.id], same_application=True))
    await settle(harness)
    tournament = await night(harness)
    assert (tournament.state, tournament.tables[0].state) == ("off", "void")


@pytest.mark.parametrize("rest", ["vacation", "quiet hours"])
async def test_somebody_who_takes_time_off_holds_up_no_night(harness: BotHarness, clock: Clock, rest: str) -> None:
    await all_in(harness, ("Ann", "Ben"), length="1")
    await presses(harness, "Ann", "start")
    ben, at = harness.people["Ben"].id, now()
    if rest == "vacation":
        await harness.store.start_vacation(ben, at + 86_400 * 3, now=at)
    else:
        await harness.store.set_quiet(ben, QuietHours("UTC", 0, 1439, ()), now=at)
    harness.bot.services.tables.drop()
    tournament = await night(harness)
    assert tournament.until is not None
    (table,) = await tables_of(harness)
    await clock.to(tournament.until + 1)
    await computers_end(harness, table)
    tournament = await night(harness)
    assert tournament.state == "over"
    assert sorted(player.user for player in tournament.players) == sorted([ben, harness.people["Ann"].id])
