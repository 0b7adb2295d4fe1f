"""A stage for the page: a local Discord, the showing bot on it, and a browser."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import discord
import pytest_asyncio
from playwright.async_api import Browser

from playground.server import LocalDiscord
from tests.page.browser import LASTING, leave, open_browser
from tests.page.showbot import ShowBot
from tests.time_limits import PATIENCE


@dataclass
class Stage:
    """Local Discord and the bot that is connected to it."""

    discord: LocalDiscord
    bot: ShowBot

    @property
    def url(self) -> str:
        return self.discord.url

    @property
    def channel(self) -> discord.TextChannel:
        channel = self.bot.get_channel(self.discord.channel_id)
        assert isinstance(channel, discord.TextChannel)
        return channel


@pytest_asyncio.fixture(loop_scope="session")
async def stage() -> AsyncIterator[Stage]:
    """Yield a stage for one test."""
    async with a_stage() as opened:
        yield opened


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def shared_stage(browser: Browser) -> AsyncIterator[Stage]:
    # What all of them send would be too much for one channel.
    async with a_stage(rate_limits=False) as opened:
        LASTING.add(opened.url)
        yield opened
        await leave(browser, opened.url)


@pytest_asyncio.fixture(loop_scope="session")
async def common(shared_stage: Stage) -> AsyncIterator[Stage]:
    """Yield the stage of all tests that leave only channel messages behind.

    Its page can be kept. Faults and messages are removed afterwards.
    """
    yield shared_stage
    shared_stage.discord.fault_state.clear()
    world = shared_stage.discord.world
    for channel, messages in world.messages.items():
        for message in [*messages]:
            world.delete_message(channel, message)
    shared_stage.bot.leave_off()


@asynccontextmanager
async def a_stage(*, rate_limits: bool = True) -> AsyncIterator[Stage]:
    async with LocalDiscord(rate_limits=rate_limits) as local:
        # Discord's three seconds: where they matter, a test lets them pass.
        local.actions.deadline = PATIENCE
        with local.point_discordpy_here():
            bot = ShowBot()
            async with bot:
                running = asyncio.create_task(bot.start(local.token))
                ready = asyncio.create_task(bot.wait_until_ready())
                await asyncio.wait({running, ready}, return_when=asyncio.FIRST_COMPLETED)
                if running.done():
                    running.result()
                yield Stage(local, bot)
                await bot.close()
                await running


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    async with open_browser() as browser:
        yield browser
