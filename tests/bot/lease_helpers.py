"""Check that no Discord calls but the answers to clicks are made while a table is locked."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from bot.table.registry import TableRegistry
from tests.bot.simcord_bot import BotHarness

LET_GO = 2.0
"""Seconds for which a call waits until no table is held any more: if one still is then, whoever holds it waits for the
call. Only a test that fails waits so long."""


def calls_while_holding(harness: BotHarness) -> list[str]:
    """Return the Discord calls that tasks with a table's lock make, or wait for, from now on.

    Answers to clicks are left out.
    """
    holding: Counter[Any] = Counter()
    found: list[str] = []
    real = TableRegistry.lock

    @asynccontextmanager
    async def hold(self: TableRegistry, table: int) -> AsyncIterator[None]:
        async with real(self, table):
            task = asyncio.current_task()
            holding[task] += 1
            try:
                yield
            finally:
                holding[task] -= 1
                if not holding[task]:
                    del holding[task]

    harness.patch.setattr(TableRegistry, "lock", hold)
    ask = harness.bot.http.request

    async def request(route: Any, **given: Any) -> Any:
        if "interaction" not in route.path and "webhook" not in route.path:
            loop = asyncio.get_running_loop()
            end = loop.time() + LET_GO
            while holding and asyncio.current_task() not in holding and loop.time() < end:  # noqa: ASYNC110 (simcord waits for who sleeps)
                await asyncio.sleep(0.001)
            if holding:
                found.append(f"{route.method} {route.path}")
        return await ask(route, **given)

    harness.patch.setattr(harness.bot.http, "request", request)
    return found
