"""A night with two processes at one database: one is killed in the middle of a round, and the other goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.storage import Tournament, TournamentTable
from tests.loopback.test_shards import Table, Town, served, sqlite, town
from tests.time_limits import PATIENCE


async def night(home: Town) -> Tournament | None:
    return await home.store.tournament(1)


async def playing(home: Town) -> list[TournamentTable]:
    found = await night(home)
    return [] if found is None else [one for one in found.current_tables if one.state == "playing"]


@pytest.mark.parametrize("database", [sqlite, served], ids=["sqlite", "postgres"])
async def test_a_night_goes_on_when_its_process_is_killed(tmp_path: Path, database: Callable[[Path], str]) -> None:
    async with town(database(tmp_path)) as home:
        children = [await home.start("0/2"), await home.start("1/2")]
        channel = home.tables[1].channel
        ann, ben = (home.seats[name] for name in ("Ann", "Ben"))
        ann.channel_id = ben.channel_id = channel
        asked = await ann.command("night")
        filled = {"games": ["magic_numbers"], "order": ["turn"], "length": "1", "odd": ["regular"]}
        sent = await ann.submit(asked, {**filled, "rules": "target 20"})
        assert sent.state == "done"
        assert (await ben.click("j:1:in")).state == "done"
        assert (await ann.click("j:1:start")).state == "done"
        await home.until(lambda: playing(home), "the table plays")
        (place,) = await playing(home)
        assert place.table is not None
        stored = await home.store.load(place.table)
        assert stored is not None
        table = Table(home, stored.channel)
        table.number = place.table
        ann.channel_id = ben.channel_id = stored.channel
        assert (await table.press()).state == "done"
        sessions = set(home.local.gateway.sessions)
        lease = await home.lease(1)
        victim = next(child for child in children if home.holds(child, lease))
        victim.kill()
        await victim.wait()
        other = await home.start("1/2")
        await home.until(lambda: home.follow([other], [1], sessions), "somebody else has its shard")
        async with asyncio.timeout(4 * PATIENCE):
            while (await table.stored()).status == "playing":
                assert (await table.press()).state == "done"
        ann.channel_id = channel

        async def over() -> bool:
            found = await night(home)
            return found is not None and found.state == "over" and found.card is not None

        await home.until(over, "the night is over")
        found = await night(home)
        assert found is not None
        assert sum(player.won for player in found.players) == 1
        cards = [one for one in ann.messages(channel) if '"j:1:again"' in str(one).replace("'", '"')]
        assert len(cards) == 1
