"""Tests of closing notices: players whose table is gone are told once, also through restarts and store errors."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.core import tasks
from bot.messages.closing_notices import ClosingNotices
from bot.storage import StoreFailed
from tests.bot.simcord_bot import Evening
from tests.bot.test_recovery import again
from tests.failure_helpers import Failing
from tests.time_limits import PATIENCE

THREE = ("Ann", "Ben", "Cleo")


@pytest.fixture(autouse=True)
def quick(night: Evening) -> Iterator[None]:
    night.patch.setattr(tasks, "FIRST_PAUSE", 0.01)
    night.patch.setattr(tasks, "_FIRST_PAUSE", 0.01)
    with capture_logs():
        yield


def told(night: Evening) -> list[int]:
    """Return how often each player has been told."""
    return [sum("its channel is gone" in letter.text for letter in night.mail(name)) for name in THREE]


async def gone(night: Evening) -> None:
    """Treat the channel as gone, and wait until every player has been told."""
    night.bot.services.channel_watcher._nowhere(1)
    await all_told(night)


async def all_told(night: Evening) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await night.stored()).status == "playing" or await night.store.closing_notices():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def test_who_has_left_is_not_told(night: Evening) -> None:
    await night.start(*THREE)
    await night.slash("Cleo", "table resign")
    await gone(night)
    assert told(night) == [1, 1, 0]


async def test_nobody_is_told_of_a_table_that_goes_on(night: Evening) -> None:
    await night.start(*THREE)
    await night.store.add_closing_notices(1, [0, 1, 2], "vanished-channel")
    house = night.bot.services
    house.channel_watcher.start()
    await house.channel_watcher.wait_idle()
    assert told(night) == [0, 0, 0]
    await gone(night)
    assert told(night) == [1, 1, 1]


@pytest.mark.parametrize("place", ["before", "after"])
@pytest.mark.parametrize("write", ["add_closing_notices", "close", "set_board_message", "update_closing_notice"])
async def test_everybody_is_told_once_though_the_database_fails(night: Evening, write: str, place: str) -> None:
    await night.start(*THREE)
    failing = Failing(night.patch, write, place)
    await gone(night)
    assert failing.failed
    assert (await night.stored()).status == "closed"
    assert told(night) == [1, 1, 1]


async def test_everybody_is_told_once_though_they_cannot_be_looked_up(night: Evening) -> None:
    await night.start(*THREE)
    real, failed = type(night.store).closing_notices, []

    async def fails_once(store: Any) -> Any:
        if not failed:
            failed.append(store)
            raise StoreFailed("disk I/O error")
        return await real(store)

    night.patch.setattr(type(night.bot.services.tables.store), "closing_notices", fails_once)
    await gone(night)
    assert failed
    assert told(night) == [1, 1, 1]


@pytest.mark.parametrize("sent", [False, True])
async def test_who_has_not_been_told_is_told_after_a_restart(night: Evening, sent: bool) -> None:
    await night.start(*THREE)
    real = ClosingNotices._tell
    stuck = asyncio.Event()

    async def dies(self: ClosingNotices, *given: Any) -> Any:
        if sent:
            # Ann's has gone out, and nobody has noted that.
            await real(self, *given)
        stuck.set()
        await asyncio.Event().wait()

    with night.patch.context() as patch:
        patch.setattr(ClosingNotices, "_tell", dies)
        night.bot.services.channel_watcher._nowhere(1)
        async with asyncio.timeout(PATIENCE):
            await stuck.wait()
        before = night.bot.services.channel_watcher
        await before.stop()
    assert told(night) == [int(sent), 0, 0]
    await again(night)
    await all_told(night)
    assert told(night) == [1, 1, 1]
