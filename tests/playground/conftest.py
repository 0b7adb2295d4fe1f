from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from typing import Any

import aiohttp
import pytest

from playground.server import LocalDiscord
from playground.simulated_user import SimulatedUser
from tests.api_description import watched
from tests.playground.bot import TinyBot
from tests.time_limits import PATIENCE


@pytest.fixture(autouse=True)
def held_to_the_description() -> Iterator[None]:
    """Check all that the local Discord takes and answers against Discord's description, in every test."""
    with watched() as watch:
        yield
    assert watch.found == []


@pytest.fixture
async def local() -> AsyncIterator[LocalDiscord]:
    """Yield a local Discord in memory, with discord.py pointed at it."""
    async with LocalDiscord() as local:
        # Bots come and go faster here than anywhere else.
        local.gateway.starts.enabled = False
        # Discord's three seconds: where they matter, a test lets them pass.
        local.actions.deadline = PATIENCE
        with local.point_discordpy_here():
            yield local


@contextlib.asynccontextmanager
async def running(local: LocalDiscord, bot: TinyBot | None = None) -> AsyncIterator[TinyBot]:
    """Yield the tiny bot, connected and ready."""
    bot = bot or TinyBot()
    async with bot:
        task = asyncio.create_task(bot.start(local.token))
        ready = asyncio.create_task(bot.wait_until_ready())
        await asyncio.wait({task, ready}, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            ready.cancel()
            task.result()
        yield bot
    await asyncio.gather(task, return_exceptions=True)


@pytest.fixture
async def bot(local: LocalDiscord) -> AsyncIterator[TinyBot]:
    async with running(local) as bot:
        yield bot


@pytest.fixture
def ann(local: LocalDiscord) -> SimulatedUser:
    return SimulatedUser(local, "Ann")


@pytest.fixture
def ben(local: LocalDiscord) -> SimulatedUser:
    return SimulatedUser(local, "Ben")


class Raw:
    """Discord's API without a library, and the page's."""

    def __init__(self, local: LocalDiscord, session: aiohttp.ClientSession) -> None:
        self.local = local
        self.session = session

    async def __call__(self, method: str, path: str, body: Any = None, **options: Any) -> tuple[int, Any, Any]:
        """Status, JSON (None if there is none) and headers of one call to the API, with the bot's token."""
        headers = {"Authorization": f"Bot {self.local.token}"} | options.pop("headers", {})
        if body is not None:
            options["json"] = body
        url = f"{self.local.url}/api/v10{path}"
        async with self.session.request(method, url, headers=headers, **options) as response:
            answer = await response.json() if response.status != 204 else None
            return response.status, answer, response.headers

    async def page(self, method: str, path: str, body: Any = None, **options: Any) -> tuple[int, Any]:
        """Status and JSON of one call to the page's API."""
        if body is not None:
            options["json"] = body
        async with self.session.request(method, f"{self.local.url}/local{path}", **options) as response:
            return response.status, await response.json()


@pytest.fixture
async def raw(local: LocalDiscord) -> AsyncIterator[Raw]:
    async with aiohttp.ClientSession() as session:
        yield Raw(local, session)
