"""Requests of the operator, done by the running bot: each as a command stores it, with what people see of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.core import retry
from bot.play import recovery
from bot.storage import Operation, OperationRequest
from bot.table.deadlines import now
from tests.bot.simcord_bot import BotHarness
from tests.time_limits import PATIENCE

OTTO = "otto"


@pytest.fixture(autouse=True)
def quick(harness: BotHarness) -> Iterator[None]:
    for policy in (retry.PROMPT, retry.OWED):
        harness.patch.setattr(policy, "first", 0.01)
    harness.patch.setattr(recovery, "ALONE", 0.01)
    with capture_logs():
        yield


async def ask(harness: BotHarness, kind: Any, **about: Any) -> Operation:
    """Store a request, as a command does, without waiting."""
    return await harness.store.request_operation(OperationRequest(kind, OTTO, **about), now=now())


async def done(harness: BotHarness, operation: Operation) -> Operation:
    """Wait until a request has been done."""
    async with asyncio.timeout(PATIENCE):
        while (operation := await harness.store.operation(operation.id)).state == "waiting":
            await asyncio.sleep(0.01)
    await harness.bot.services.boards.wait_idle()
    return operation


async def do(harness: BotHarness, kind: Any, **about: Any) -> Operation:
    return await done(harness, await ask(harness, kind, **about))


async def test_a_blocked_person_hears_so_whatever_they_do_and_in_their_language(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    board = await harness.board()
    before = await harness.everything()
    await do(harness, "block-user", user=harness.people["Ben"].id, reason="floods")
    assert "have blocked you" in (await harness.slash("Ben", "play", game="tie_die")).words
    assert "have blocked you" in (await harness.slash("Ben", "me privacy")).words
    assert "have blocked you" in (await harness.press("Ben", "@peek", on=board)).words if "@peek" in board.actions else True
    assert await harness.everything() == before
    await do(harness, "unblock-user", user=harness.people["Ben"].id)
    assert "have blocked you" not in (await harness.slash("Ben", "me privacy")).words


async def test_a_table_is_closed_and_its_room_told(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    found = await do(harness, "close", table=1, reason="stuck")
    assert (found.state, found.result) == ("done", "closed, told 1 of 1 channels")
    assert (await harness.stored()).status == "closed"
    assert "closed without a result" in (await harness.board()).text
    assert [m.text for m in harness.messages() if "have closed this table" in m.text] != []
