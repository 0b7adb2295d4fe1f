"""The bot itself with its database on a PostgreSQL server, which goes away in the middle of a game and comes back."""

from __future__ import annotations

import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.storage import open_store
from playground.server import LocalDiscord
from tests import postgres
from tests.loopback.bot_under_test import BotProcesses
from tests.loopback.process_pool import Nursery, nursery


class Served(BotProcesses):
    """House with its database on a server."""

    def __init__(self, local: LocalDiscord, address: str, births: Nursery) -> None:
        super().__init__(local, Path(), births)
        self.address = address
        self.database = address  # type: ignore[assignment]

    def owner(self) -> tuple[int, str]:
        with postgres.raw(self.address) as db:
            fence, holder = db.execute("select fence, holder from owner").fetchone() or (0, "")
            return int(fence), str(holder)

    def away(self, gone: bool) -> None:
        """Close the database to new connections and end the present ones, or open it again."""
        name = self.address.partition("@/")[2].partition("?")[0]
        with postgres.raw(postgres.server().format("postgres")) as db:
            db.execute(f"alter database {name} allow_connections {not gone}")
            if gone:
                db.execute("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", (name,))


@pytest.fixture
async def home() -> AsyncIterator[Served]:
    async with (
        nursery("tests.loopback.bot_process") as births,
        LocalDiscord(people=("Ann", "Ben"), rate_limits=False) as local,
    ):
        opened = Served(local, postgres.made(), births)
        try:
            yield opened
        finally:
            opened.away(False)
            for bot in opened.bots:
                if not bot.process.ended:
                    bot.process.kill()
                    await bot.ends()


async def test_a_game_outlives_its_server_being_away_and_a_new_process_taking_over(home: Served) -> None:
    first = await home.start(SLEEPOVER_METRICS="127.0.0.1:0")
    await first.says("ready")
    await home.table()
    assert (await home.press("Ann", "roll")).state == "done"
    home.away(True)
    await home.press("Ann", "keep")
    await first.says("not currently accepting connections")
    home.away(False)
    # Nothing had happened, so the same press goes through.
    assert (await home.press("Ann", "keep")).state == "done"
    second = await home.start("--take-over")
    await home.owned_by(second)
    assert await first.ends() == 0
    await second.says("ready")
    async with open_store(home.address) as store:
        stored = await store.load(1)
        assert stored is not None
        assert [seat for seat, _ in stored.actions][:2] == [0, 0]
    second.send(signal.SIGTERM)
    assert await second.ends() == 0
