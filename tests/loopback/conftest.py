"""Halls for the tests here; and of the moods, each is tried with one game in turn, or with all of them (``--deep``).
Where moods meet occasions, each usually meets some of the others, as ``tests/deep_share.py`` has it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace

import pytest
import pytest_asyncio

from bot.core import retry
from bot.interactions import api_limiter, responder
from bot.messages import delivery, direct
from bot.ui.games import load, playable_games
from tests import deep_share
from tests.api_description import watched
from tests.loopback.loopback_bot import LoopbackHarness, loopback_harness
from tests.loopback.two_guilds import PEOPLE, Room, a_room, fine_again, here


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if deep_share.deep():
        return
    turns: dict[str, int] = {}
    left_out = []
    moody = [item for item in items if item.path.name.startswith("test_faults") and "game" in _given(item)]
    # Of each test, what it is given under each name, in that order.
    lists: dict[str, dict[str, dict[str, int]]] = {}
    for item in moody:
        for name, value in _given(item).items():
            known = lists.setdefault(item.nodeid.partition("[")[0], {}).setdefault(name, {})
            known.setdefault(value, len(known))
    for item in moody:
        given, known_of = _given(item), lists[item.nodeid.partition("[")[0]]
        game = given.pop("game")
        met = pairwise((known_of[name][value], len(known_of[name])) for name, value in sorted(given.items()))
        if not all(deep_share.meet(one, other, of=(most, more)) for (one, most), (other, more) in met):
            left_out.append(item)
            continue
        mood = "-".join([item.name.partition("[")[0], *given.values()])
        # Only a game with secrets writes to people.
        letters = item.get_closest_marker("letters") is not None
        willing = [game for game in playable_games() if load(game).has_direct_messages or not letters]
        turn = turns.setdefault(mood, len(turns)) % len(willing)
        if game != willing[turn]:
            left_out.append(item)
    if left_out:
        out = set(left_out)
        items[:] = [item for item in items if item not in out]
        config.hook.pytest_deselected(items=left_out)


def _given(item: pytest.Item) -> dict[str, str]:
    """Return a test's parameters as text, by name."""
    spec = getattr(item, "callspec", None)
    return {} if spec is None else {name: str(value) for name, value in spec.params.items()}


@pytest.fixture(autouse=True)
def held_to_the_description() -> Iterator[None]:
    """Check all traffic between bot and Discord against Discord's description, in every test."""
    with watched() as watch:
        yield
    assert watch.found == []


@pytest.fixture
async def open_hall(tmp_path: Path) -> AsyncIterator[LoopbackHarness]:
    """Yield the bot at a local Discord with Ann, Ben, Cleo and Dan."""
    async with loopback_harness(tmp_path) as opened:
        yield opened


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def open_house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[LoopbackHarness]:
    with pytest.MonkeyPatch.context() as patch:
        # What is waited for is as short as it can be.
        patch.setattr(responder, "AT_MOST", 0.5)
        # Threads and events are not made again: on a busy machine they may take longer.
        patch.setattr(delivery, "retry", SimpleNamespace(CALL=0.5, LONG=0.5))
        patch.setattr(direct, "_PATIENCE", 0.5)
        for policy in (retry.PROMPT, retry.SECRET, retry.OWED):
            patch.setattr(policy, "first", 0.05)
            patch.setattr(policy, "longest", 0.2)
        patch.setattr(retry.NOTICE, "first", 0.05)
        patch.setattr(api_limiter, "SENT", 1_000_000)
        async with loopback_harness(tmp_path_factory.mktemp("moods"), PEOPLE) as opened:
            yield opened


@pytest_asyncio.fixture(loop_scope="session")
async def room(open_house: LoopbackHarness, game: str) -> AsyncIterator[Room]:
    found = await a_room(open_house, game)
    with here(open_house, found.channel):
        try:
            yield found
        finally:
            await fine_again(open_house, found)
