"""Several processes with Discord's shards and one database.

A game goes on wherever its clicks arrive, and another process takes over from one that dies.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from discord import ChannelType

from bot.core.sharding import shard_of
from bot.play.recovery import _lagging
from bot.storage import ShardLease, Store, TableRow, open_store
from bot.table.session import TableSession
from playground.faults.rules import ServerMade
from playground.server import LocalDiscord
from playground.simulated_user import InteractionOutcome, SimulatedUser
from tests import postgres
from tests.bot.message_text import Shown
from tests.databases import made
from tests.loopback.process_pool import Child, Nursery, nursery
from tests.time_limits import PATIENCE

PEOPLE = ("Ann", "Ben")
OF = 2


class Table:
    """A game of Ann and Ben in a server of its own."""

    def __init__(self, town: Town, channel: int) -> None:
        self.town = town
        self.channel = channel
        self.number = 0

    async def stored(self) -> TableRow:
        found = await self.town.store.load(self.number)
        assert found is not None
        return found

    def board(self) -> Shown:
        mine = f"s:{self.number}:"
        seen = [Shown(message, lambda _: None) for message in self.town.seats["Ann"].messages(self.channel)]
        return [one for one in seen if not one.private and any(b.startswith(mine) for b in one.buttons.values())][-1]

    def shows(self) -> int:
        """Return the number of actions that the board shows."""
        return max(int(custom_id.split(":")[2]) for custom_id in self.board().actions.values())

    async def begin(self) -> None:
        ann, ben = (self.town.seats[name] for name in PEOPLE)
        ann.channel_id = ben.channel_id = self.channel
        assert (await ann.command("play", game="magic_numbers", house_rules="first host, target 50")).state == "done"
        found = await self.town.store.open_at(self.channel)
        assert found is not None
        self.number = found
        for who, action in ((ben, "@join"), (ann, "@start")):
            await self.town.until(lambda action=action: action in self.board().actions, action)
            assert (await who.click(self.board().button(action), self.board().json)).state == "done"

    async def next(self) -> tuple[str, str]:
        """Wait until the board has a button for the player to move; return the player and the custom id."""
        while True:
            live = TableSession(await self.stored())
            assert live.table is not None
            seat = min(live.table.actors)
            ids = {one.id: name for name, one in self.town.seats.items()}
            legal = live.table.legal(seat)
            for action, custom_id in self.board().actions.items():
                if action.partition("~")[0] in legal and custom_id.split(":")[2] == str(live.action_count):
                    return ids[live.stored.seats[seat].user], custom_id
            await asyncio.sleep(0.02)

    async def press(self) -> InteractionOutcome:
        async with asyncio.timeout(PATIENCE):
            who, custom_id = await self.next()
        return await self.town.seats[who].click(custom_id, self.board().json)

    async def all_is_well(self) -> bool:
        """Return whether all messages show the stored state."""
        stored = await self.stored()
        if stored.status == "playing" and self.shows() != len(stored.actions):
            return False
        return stored.painted == len(stored.actions) and not _lagging(TableSession(stored))


class Town:
    """A local Discord with a server on each shard, the processes that share them, and their database."""

    def __init__(self, local: LocalDiscord, store: Store, database: str, births: Nursery) -> None:
        self.local = local
        self.store = store
        self.database = database
        self.births = births
        self.seats = {name: SimulatedUser(local, name) for name in PEOPLE}
        self.tables: list[Table] = []

    async def open_servers(self) -> None:
        for shard in range(OF):
            found = await self.local.make(ServerMade(name=f"Shard {shard}", shard=(shard, OF)))
            guild = self.local.world.guilds[int(found["server"])]
            assert shard_of(guild.id, OF) == shard
            channels = [self.local.world.channels[number] for number in guild.channel_ids]
            self.tables.append(Table(self, next(one.id for one in channels if one.type == ChannelType.text.value)))

    async def start(self, shards: str, becomes: str = "ready", *options: str) -> Child:
        """Start a process for these shards, and return it once it reports that state."""
        child = await self.births.fork([self.local.url, self.local.token, self.database, shards, *options])
        async with asyncio.timeout(PATIENCE):
            while (said := (await child.readline()).decode().strip()) != becomes:
                assert said, f"it ended before it became {becomes}"
        return child

    async def until(self, check: Callable[[], Any], what: str) -> None:
        async with asyncio.timeout(PATIENCE):
            while True:
                found = check()
                if await found if asyncio.iscoroutine(found) else found:
                    return
                await asyncio.sleep(0.02)
        raise AssertionError(what)

    async def lease(self, shard: int) -> ShardLease:
        return (await self.store.leases())[shard]

    def holds(self, child: Child, lease: ShardLease) -> bool:
        return f" {child.pid} " in lease.holder

    def connected(self, but: set[str]) -> set[int]:
        """Return the shards connected to Discord by sessions other than those in ``but``."""
        every = self.local.gateway.sessions.values()
        return {one.shard[0] for one in every if one.connection is not None and one.id not in but}

    async def follow(self, children: list[Child], shards: Iterable[int], but: set[str]) -> bool:
        """Return whether these processes hold all those shards and have connected them.

        Sessions in ``but`` do not count.
        """
        leases, there = await self.store.leases(), self.connected(but)
        return all(one in there and any(self.holds(child, leases[one]) for child in children) for one in shards)

    async def mail(self, who: str, custom_id: str) -> dict[str, Any]:
        """Send that player a direct message of the bot with that button, and return it."""
        button = {"type": 2, "style": 2, "label": "Here", "custom_id": custom_id}
        components = [{"type": 10, "content": "Here"}, {"type": 1, "components": [button]}]
        body = {"flags": 1 << 15, "components": components}
        headers = {"Authorization": f"Bot {self.local.token}"}
        url = f"{self.local.url}/api/v10/channels/{self.seats[who].dm_id}/messages"
        async with aiohttp.ClientSession() as session, session.post(url, json=body, headers=headers) as answer:
            assert answer.status == 200, await answer.text()
        found = self.seats[who].find(custom_id)
        assert found is not None
        return found


def sqlite(folder: Path) -> str:
    """Return the path of a database in a file."""
    return str(made(folder / "bot.sqlite"))


def served(_: Path) -> str:
    """Return the address of a database on a server."""
    return postgres.made()


@asynccontextmanager
async def town(database: str) -> AsyncIterator[Town]:
    async with (
        nursery("tests.loopback.shard_process") as births,
        LocalDiscord(people=PEOPLE, rate_limits=False) as local,
        open_store(database) as store,
    ):
        local.actions.deadline = PATIENCE
        opened = Town(local, store, database, births)
        await opened.open_servers()
        yield opened


async def test_a_click_in_direct_messages_counts_at_a_table_of_another_process(tmp_path: Path) -> None:
    async with town(sqlite(tmp_path)) as home:
        zero, first = await home.start("0/2"), await home.start("1/2")
        assert [home.holds(child, await home.lease(shard)) for shard, child in enumerate((zero, first))] == [True] * 2
        here = home.tables[1]
        await here.begin()
        await home.tables[0].begin()
        for number in (1, 3):
            who, custom_id = await here.next()
            letter = await home.mail(who, custom_id)
            assert (await home.seats[who].click(custom_id, letter)).state == "done"
            assert len((await here.stored()).actions) == number, "it is stored when it is answered"
            # By the table's own process, which has not been clicked: on its board, and in the direct messages.
            await home.until(here.all_is_well, "the board shows it")
            # The same button again is too late, and the next click goes to the table's own process.
            assert (await home.seats[who].click(custom_id, letter)).state == "done"
            assert len((await here.stored()).actions) == number
            assert (await here.press()).state == "done"
            await home.until(here.all_is_well, "all is well")
        assert len((await here.stored()).actions) == 4
        # Both are on one wire only, with one session each.
        sessions = [session.shard for session in home.local.gateway.sessions.values()]
        assert sorted(sessions) == [(0, OF), (1, OF)]


@pytest.mark.parametrize("database", [sqlite, served], ids=["sqlite", "postgres"])
async def test_one_that_is_killed_in_the_middle_of_games_is_followed(
    tmp_path: Path, database: Callable[[Path], str], share: Callable[[int, int], int]
) -> None:
    chance = random.Random(7)
    async with town(database(tmp_path)) as home:
        at_work = [await home.start("auto:1/2"), await home.start("auto:1/2")]
        spare = await home.start("auto:1/2", "waiting")
        for table in home.tables:
            await table.begin()
        for _ in range(share(50, 1)):
            victims = [child for child in at_work if any(home.holds(child, one) for one in await home.store.leases())]
            victim = chance.choice(victims)
            before = [(await table.stored()).actions for table in home.tables]
            leases = await home.store.leases()
            sessions = set(home.local.gateway.sessions)
            pressing = [asyncio.create_task(table.press()) for table in home.tables]
            await asyncio.sleep(chance.random() * 0.06)
            victim.kill()
            await victim.wait()
            answered = [task.done() and task.result().state == "done" for task in pressing]
            at_work = [child for child in (*at_work, spare) if child is not victim]

            lost = {lease.shard: lease.beat or 0.0 for lease in leases if home.holds(victim, lease)}

            await home.until(lambda: home.follow(at_work, lost, sessions), "somebody else has its shards")  # noqa: B023
            taken = await home.store.leases()
            # By the clock of those who took them.
            assert all((taken[shard].beat or 0.0) - seen < 15.0 for shard, seen in lost.items())
            spare = await home.start("auto:1/2", "waiting")
            for task in pressing:
                task.cancel()
            await asyncio.gather(*pressing, return_exceptions=True)
            for table, log, told in zip(home.tables, before, answered, strict=True):
                stored = await table.stored()
                assert stored.actions[: len(log)] == log, "what was there is there"
                assert len(log) + told <= len(stored.actions) <= len(log) + 1, "once, if it was answered"
                await home.until(table.all_is_well, "all see it")
                if stored.status != "playing":
                    await table.begin()
                assert (await table.press()).state == "done"
                await home.until(table.all_is_well, "and the game goes on")
                if (await table.stored()).status != "playing":
                    await table.begin()


@pytest.mark.parametrize("shards", ["auto", "auto/2"])
async def test_with_take_over_shards_are_named(tmp_path: Path, shards: str) -> None:
    from bot.app.run import run
    from bot.core.config import Config, ConfigError

    with pytest.raises(ConfigError, match="name the shards to be taken over"):
        await run(Config(token="a.b.c", database=str(tmp_path / "bot.sqlite"), shards=shards), take_over=True)


async def test_a_new_version_takes_over_shards_without_a_gap(tmp_path: Path) -> None:
    async with town(sqlite(tmp_path)) as home:
        old = await home.start("0-1/2")
        for table in home.tables:
            await table.begin()
        # It is connected before it begins: nobody notices.
        new = await home.start("0-1/2", "ready", "--take-over")
        assert home.holds(new, await home.lease(0))
        for table in home.tables:
            assert (await table.press()).state == "done"
            await home.until(table.all_is_well, "the game goes on")
        async with asyncio.timeout(PATIENCE):
            assert await old.wait() == 0
