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
from renderers import poster
from tests.bot.simcord_bot import USUAL, Evening, evening

PICTURES = 300
"""So many boards, cards and posters are kept from one test to the next: 50 kB each."""


@pytest.fixture(scope="session", autouse=True)
def drawn_once() -> Iterator[None]:
    """What one evening has drawn the next need not draw anew: who sees the same, by the same renderer with the same
    words, gets the same picture. That this is so is what the tests of the renderers are for."""
    with pytest.MonkeyPatch.context() as patch:
        for what in ("board", "card"):
            patch.setattr(worker, what, _remembered(getattr(worker, what), what))
        patch.setattr(poster, "draw", lru_cache(PICTURES)(poster.draw))
        yield


def _remembered(draw: Callable[..., Any], what: str) -> Callable[..., Any]:
    kept: dict[Hashable, Any] = {}

    def remembered(game: str, view: Any, names: Sequence[str], speak: Any) -> Any:
        renderer = renderers.load(game)
        by = getattr(renderer, what), getattr(renderer, "alt" if what == "board" else "card_alt")
        seen = game, by, speak, tuple(names), repr(view)
        if seen not in kept:
            kept[seen] = draw(game, view, names, speak)
            if len(kept) > PICTURES:
                del kept[next(iter(kept))]
        return kept[seen]

    return remembered


@pytest.fixture(scope="session", autouse=True)
def drawn_before() -> None:
    """The pictures that a bot draws when it starts are drawn: for the first of each kind a busy machine takes long."""

    async def draw() -> None:
        painter = RenderService()
        await RulesPageBuilder(painter).warm_up_all()
        painter.close()

    asyncio.run(draw())


@pytest.fixture(autouse=True)
def answers_go_where_they_went() -> Iterator[None]:
    """What is in simcord's place before an evening is there again after it. Where the evening's end raises what its bot
    has raised, pytest-asyncio leaves simcord there, and all later tests that connect to a Discord would fail."""
    before = async_context.get()
    yield
    async_context.set(before)


@pytest.fixture(autouse=True)
def python_keeps_its_pace() -> Iterator[None]:
    """How long a thread keeps Python's lock is as it was before: a bot that is run changes it for its whole process."""
    before = sys.getswitchinterval()
    yield
    sys.setswitchinterval(before)


@pytest.fixture
async def night(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Evening]:
    """An evening with Ann, Ben, Cleo and Dan. Its game is the one that the test is marked with."""
    mark = request.node.get_closest_marker("game")
    async with evening(tmp_path, game=mark.args[0] if mark else USUAL[0]) as night:
        yield night
