"""Faults on a night: presses that come twice, a process that ends, a thread or a person that goes."""

from __future__ import annotations

import asyncio

import pytest

from bot.storage import GHOSTS
from bot.tournaments import handlers, messages, service
from games.tournaments import seat_assignment
from tests.bot.action_helpers import fail_once
from tests.bot.simcord_bot import BotHarness
from tests.bot.test_recovery import again
from tests.bot.tournament_helpers import (
    FOUR,
    Clock,
    all_in,
    end_all,
    filled_form,
    night,
    presses,
    resigns,
    sends,
    sets_up,
    settle,
    tables_of,
)
from tests.bot.tournament_helpers import clock as clock
from tests.bot.tournament_helpers import pairs as pairs
from tests.time_limits import PATIENCE

pytestmark = pytest.mark.usefixtures("clock")


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
    said = await sends(harness, "Ben", asked.form["custom_id"], filled_form(["tie_die"], "2"))  # type: ignore[index]
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
        await sends(harness, "Ann", asked.form["custom_id"], filled_form(["magic_numbers"], "1", rules="target 20"))  # type: ignore[index]
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
    harness.patch.setattr(seat_assignment, "WANTED", 2)
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


@pytest.mark.usefixtures("pairs")
async def test_a_table_that_cannot_be_stored_keeps_its_thread_for_the_next_try(harness: BotHarness) -> None:
    failed = fail_once(harness, "open_tournament_table")
    await all_in(harness, FOUR)
    await presses(harness, "Ann", "start")
    await patiently(harness)
    made = [path for method, path in harness.requests() if method == "POST" and path.endswith("/threads")]
    assert failed
    assert len(made) == 2


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
async def test_a_write_that_fails_once_costs_the_night_nothing(harness: BotHarness, clock: Clock, write: str) -> None:
    """A failed press is told and pressed again; what nobody has pressed is tried again by itself."""
    failed = fail_once(harness, write)
    votes = write in ("set_tournament_vote", "begin_tournament_vote")
    games, order = (("magic_numbers", "tie_die"), "vote") if votes else (("magic_numbers",), "turn")
    at = {"at": "in 2 hours"} if write == "open_programme" else {}
    for _ in range(2):
        asked = await harness.slash("Ann", "night", **at)
        if at:
            break
        said = await sends(harness, "Ann", asked.form["custom_id"], filled_form(games, "1", order))  # type: ignore[index]
        if said.public:
            break
        assert "went wrong" in said.words
    if at:
        await sends(harness, "Ann", asked.form["custom_id"], filled_form(games, "1", order))  # type: ignore[index]
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
