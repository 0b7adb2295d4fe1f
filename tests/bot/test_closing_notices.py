"""Tests of closing notices: players whose table is gone are told once, also through restarts and store errors."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.core import retry
from bot.core.service import StartContext
from bot.messages.notices import ClosingNotices
from bot.storage import StoreFailed
from tests.bot.simcord_bot import BotHarness
from tests.bot.test_recovery import again
from tests.failure_helpers import Failing
from tests.time_limits import PATIENCE

THREE = ("Ann", "Ben", "Cleo")


@pytest.fixture(autouse=True)
def quick(harness: BotHarness) -> Iterator[None]:
    harness.patch.setattr(retry.PROMPT, "first", 0.01)
    harness.patch.setattr(retry.OWED, "first", 0.01)
    with capture_logs():
        yield


def notice_counts(harness: BotHarness) -> list[int]:
    """Return how often each player has been told."""
    return [sum("its channel is gone" in letter.text for letter in harness.mail(name)) for name in THREE]


async def gone(harness: BotHarness) -> None:
    """Treat the channel as gone, and wait until every player has been told."""
    harness.bot.services.channel_watcher._nowhere(1)
    await all_told(harness)


async def all_told(harness: BotHarness) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await harness.stored()).status == "playing" or await harness.store.closing_notices():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def test_who_has_left_is_not_told(harness: BotHarness) -> None:
    await harness.start(*THREE)
    await harness.slash("Cleo", "table resign")
    await gone(harness)
    assert notice_counts(harness) == [1, 1, 0]


async def test_nobody_is_told_of_a_table_that_goes_on(harness: BotHarness) -> None:
    await harness.start(*THREE)
    await harness.store.add_closing_notices(1, [0, 1, 2], "vanished-channel")
    services = harness.bot.services
    await services.channel_watcher.start(StartContext([harness.guild.id]))
    await services.channel_watcher.wait_idle()
    assert notice_counts(harness) == [0, 0, 0]
    await gone(harness)
    assert notice_counts(harness) == [1, 1, 1]


@pytest.mark.parametrize("place", ["before", "after"])
@pytest.mark.parametrize("write", ["add_closing_notices", "close", "set_board_message", "update_closing_notice"])
async def test_everybody_is_told_once_though_the_database_fails(harness: BotHarness, write: str, place: str) -> None:
    await harness.start(*THREE)
    failing = Failing(harness.patch, write, place)
    await gone(harness)
    assert failing.failed
    assert (await harness.stored()).status == "closed"
    assert notice_counts(harness) == [1, 1, 1]


async def test_everybody_is_told_once_though_they_cannot_be_looked_up(harness: BotHarness) -> None:
    await harness.start(*THREE)
    real, failed = type(harness.store).closing_notices, []

    async def fails_once(store: Any) -> Any:
        if not failed:
            failed.append(store)
            raise StoreFailed("disk I/O error")
        return await real(store)

    harness.patch.setattr(type(harness.bot.services.tables.store), "closing_notices", fails_once)
    await gone(harness)
    assert failed
    assert notice_counts(harness) == [1, 1, 1]


@pytest.mark.parametrize("sent", [False, True])
async def test_who_has_not_been_told_is_told_after_a_restart(harness: BotHarness, sent: bool) -> None:
    await harness.start(*THREE)
    real = ClosingNotices._tell
    stuck = asyncio.Event()

    async def dies(self: ClosingNotices, *given: Any) -> Any:
        if sent:
            # Ann's has gone out, and nobody has noted that.
            await real(self, *given)
        stuck.set()
        await asyncio.Event().wait()

    with harness.patch.context() as patch:
        patch.setattr(ClosingNotices, "_tell", dies)
        harness.bot.services.channel_watcher._nowhere(1)
        async with asyncio.timeout(PATIENCE):
            await stuck.wait()
        before = harness.bot.services.channel_watcher
        await before.stop()
    assert notice_counts(harness) == [int(sent), 0, 0]
    await again(harness)
    await all_told(harness)
    assert notice_counts(harness) == [1, 1, 1]
