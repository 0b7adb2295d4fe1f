"""Start after an hour offline on a slow network: no player waits for lobbies that are posted again."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.storage.repos import lobbies
from playground.faults.control import RestCall
from playground.faults.rules import Latency, Later
from playground.rest_api import api
from tests.loopback.loopback_bot import LoopbackHarness, connected, loopback_harness
from tests.loopback.two_guilds import PEOPLE, Room, a_room, here
from tests.time_limits import PATIENCE

AWAY = 55 * 60
"""Seconds: longer than a message is edited, and than anybody has for a decision."""
GAME = "tie_die"
LOBBIES = 6


class Network:
    """In place of ``asyncio`` where calls wait in the weather: no call that is late comes through before it is open."""

    def __init__(self) -> None:
        self.open = asyncio.Event()

    async def sleep(self, _: float) -> None:
        await self.open.wait()

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)


@pytest.fixture(autouse=True)
def many_lobbies(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let one person open as many lobbies as these tests want."""
    for limit in ("SEATS_HERE", "SEATS_ANYWHERE", "OPENED"):
        monkeypatch.setattr(lobbies, limit, 2 * LOBBIES)


async def rooms_with_lobbies(opened: LoopbackHarness) -> list[Room]:
    found = []
    for _ in range(LOBBIES):
        room = await a_room(opened, GAME)
        with here(opened, room.channel):
            await room.open()
        found.append(room)
    return found


async def test_the_clock_waits_for_no_lobby_that_is_posted_afresh(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with loopback_harness(tmp_path, PEOPLE) as opened:
        await opened.start("Ann", "Ben", game=GAME)
        rooms = await rooms_with_lobbies(opened)
        await opened.bot.close()
        before = {room.table: await room.stored() for room in rooms}
        # In every other lobby somebody sits down unseen. The rest show what is stored, however old they are.
        changed, in_place = rooms[::2], rooms[1::2]
        for room in changed:
            ben = opened.seats["Ben"].id
            await opened.store.sit(room.table, user=ben, name="Ben", joined=ben, locale="en-US", most=8)

        real, network = discord.utils.utcnow, Network()
        await opened.make(Later(by=AWAY))
        monkeypatch.setattr(discord.utils, "utcnow", lambda: real() + timedelta(seconds=AWAY))
        monkeypatch.setattr(api, "asyncio", network)
        await opened.make(Latency(path="/channels/*", ms=1000))
        first, played = opened.local.control.count, len((await opened.stored(1)).actions)

        def through() -> list[RestCall]:
            calls = [*opened.local.control.calls][first - opened.local.control.count :]
            return [call for call in calls if call.path.startswith("/channels/")]

        async def looked_after() -> list[RestCall]:
            """Wait until the clock has acted on an expired deadline, and return the calls finished by then."""
            try:
                async with asyncio.timeout(PATIENCE):
                    while len((await opened.stored(1)).actions) == played:  # noqa: ASYNC110
                        await asyncio.sleep(0.01)
                return through()
            finally:
                network.open.set()

        looking = asyncio.create_task(looked_after())
        async with connected(opened.local, opened.store) as bot:
            assert await looking == []
            await bot.services.boards.wait_idle()
            for room in rooms:
                stored, (board,) = await room.stored(), room.boards()
                assert board.id == stored.message
                assert (board.id != before[room.table].message) == (room in changed)
                assert ("Ann and Ben" in board.pictures[0].alt) == (room in changed)
            quiet = tuple(f"/channels/{room.channel}/" for room in in_place)
            assert [call for call in through() if call.path.startswith(quiet)] == []
            sent = [call.path for call in through() if call.method == "POST"]
            assert [sent.count(f"/channels/{room.channel}/messages") for room in changed] == [1] * len(changed)
