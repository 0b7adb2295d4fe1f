from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable, Hashable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from discord.webhook.async_ import async_context

import renderers
from bot.rendering import worker
from bot.rendering.rules_pages import RulesPageBuilder
from bot.rendering.service import RenderService
from renderers.cards import poster
from tests.bot.simcord_bot import USUAL, BotHarness, bot_harness

PICTURES = 300
"""So many boards, cards and posters are kept from one test to the next: 50 kB each."""


@pytest.fixture(scope="session", autouse=True)
def drawn_once() -> Iterator[None]:
    """Cache pictures for the whole session, because equal views with equal words give equal pictures.

    The tests of the renderers check that this is so.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(worker, "render_board", _remembered(worker.render_board, "board"))
        patch.setattr(worker, "render_secret_card", _remembered(worker.render_secret_card, "card"))
        patch.setattr(poster, "draw", lru_cache(PICTURES)(poster.draw))
        yield


def _remembered(draw: Callable[..., Any], what: str) -> Callable[..., Any]:
    kept: dict[Hashable, Any] = {}

    def remembered(game: str, view: Any, names: Sequence[str], styles: Sequence[int], speak: Any) -> Any:
        renderer = renderers.load(game)
        by = getattr(renderer, what), getattr(renderer, "alt" if what == "board" else "card_alt")
        seen = game, by, speak, tuple(names), tuple(styles), repr(view)
        if seen not in kept:
            kept[seen] = draw(game, view, names, styles, speak)
            if len(kept) > PICTURES:
                del kept[next(iter(kept))]
        return kept[seen]

    return remembered


@pytest.fixture(scope="session", autouse=True)
def drawn_before() -> None:
    """Draw a board of every game; the first of each takes long on a busy machine."""

    async def draw() -> None:
        painter = RenderService()
        await RulesPageBuilder(painter).warm_up_boards()
        painter.close()

    asyncio.run(draw())


@pytest.fixture(autouse=True)
def answers_go_where_they_went() -> Iterator[None]:
    """Restore simcord's context variable after each test.

    When an evening's end raises what its bot has raised, pytest-asyncio leaves simcord there, and all later
    tests that connect to a Discord would fail.
    """
    before = async_context.get()
    yield
    async_context.set(before)


@pytest.fixture(autouse=True)
def python_keeps_its_pace() -> Iterator[None]:
    """Restore Python's thread switch interval, which a running bot changes for its whole process."""
    before = sys.getswitchinterval()
    yield
    sys.setswitchinterval(before)


@pytest.fixture
async def harness(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[BotHarness]:
    """Yield an evening with Ann, Ben, Cleo and Dan; its game is the one that the test is marked with."""
    mark = request.node.get_closest_marker("game")
    async with bot_harness(tmp_path, game=mark.args[0] if mark else USUAL[0]) as harness:
        yield harness
