"""The stores that the tests of this folder run against: whoever writes another adds how to open it to ``HOMES``."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest

from bot.store import Store, open_store
from tests.store.memory import MemoryStore

Home = Callable[[], AbstractAsyncContextManager[Store]]
"""Opens a store; called again, it opens the same tables once more, as another process would."""


def sqlite_home(folder: Path) -> Home:
    return lambda: open_store(folder / "sleepover.db")


def memory_home(folder: Path) -> Home:
    store = MemoryStore()

    @asynccontextmanager
    async def again() -> AsyncIterator[Store]:
        yield store

    return again


HOMES = {"sqlite": sqlite_home, "memory": memory_home}


@pytest.fixture(params=HOMES)
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Home:
    return HOMES[request.param](tmp_path)


@pytest.fixture
async def store(home: Home) -> AsyncIterator[Store]:
    async with home() as opened:
        yield opened
