from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from discord.webhook.async_ import async_context

from bot.playing.painter import Painter
from bot.playing.rulespages import RulesPages
from tests.bot.evening import USUAL, Evening, evening


@pytest.fixture(scope="session", autouse=True)
def drawn_before() -> None:
    """The pictures that a bot draws when it starts are drawn: for the first of each kind a busy machine takes long."""

    async def draw() -> None:
        painter = Painter()
        await RulesPages(painter).draw_all()
        painter.close()

    asyncio.run(draw())


@pytest.fixture(autouse=True)
def answers_go_where_they_went() -> Iterator[None]:
    """What is in simcord's place before an evening is there again after it. Where the evening's end raises what its bot
    has raised, pytest-asyncio leaves simcord there, and all later tests that connect to a Discord would fail."""
    before = async_context.get()
    yield
    async_context.set(before)


@pytest.fixture
async def night(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Evening]:
    """An evening with Ann, Ben, Cleo and Dan. Its game is the one that the test is marked with."""
    mark = request.node.get_closest_marker("game")
    async with evening(tmp_path, game=mark.args[0] if mark else USUAL[0]) as night:
        yield night
