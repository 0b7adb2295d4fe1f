from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.painter import Painter
from bot.rulespages import RulesPages
from tests.bot.evening import Evening, evening


@pytest.fixture(scope="session", autouse=True)
def drawn_before() -> None:
    """The pictures that a bot draws when it starts have been drawn once: for the first of each kind a busy machine may
    take longer than the five seconds that simcord gives a bot to settle."""

    async def draw() -> None:
        painter = Painter()
        await RulesPages(painter).draw_all()
        painter.close()

    asyncio.run(draw())


@pytest.fixture
async def night(tmp_path: Path) -> AsyncIterator[Evening]:
    """An evening with Ann, Ben, Cleo and Dan."""
    async with evening(tmp_path) as night:
        yield night
