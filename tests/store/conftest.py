"""Stores that the tests of this folder run against: a new one needs an entry in ``HOMES`` that opens it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from bot.storage import GuildSettings, open_store
from bot.storage.store import Store
from tests import postgres
from tests.databases import made
from tests.store.people import GUILD, OTHER_GUILD

Home = Callable[[], AbstractAsyncContextManager[Store]]
"""Opens a store; called again, it opens the same tables once more, as another process would."""


def sqlite_home(folder: Path) -> Home:
    return lambda: open_store(made(folder / "sleepover.db"))


def postgres_home(folder: Path) -> Home:
    address = postgres.made()
    return lambda: open_store(address)


HOMES = {"sqlite": sqlite_home, "postgres": postgres_home}


@pytest.fixture(params=HOMES)
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Home:
    return HOMES[request.param](tmp_path)


@pytest.fixture(autouse=True)
def short_tables_count(short_tables_count: None) -> None:
    """Everywhere in this folder, unless a file says otherwise."""


@pytest.fixture
async def store(home: Home) -> AsyncIterator[Store]:
    """Yield a store whose guilds have chosen to count everywhere."""
    async with home() as opened:
        for guild in (GUILD, OTHER_GUILD):
            await opened.set_guild_settings(guild, GuildSettings(everywhere=True))
        yield opened
