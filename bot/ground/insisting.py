"""Work that has to be done, though it may fail for a while: the database may be away, locked or full."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import structlog

log = structlog.get_logger(__name__)

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds until it is tried again; twice as long each time."""

Outcome = TypeVar("Outcome")


async def insist(what: str, work: Callable[[], Awaitable[Outcome]], *, on: type[Exception]) -> Outcome:
    """Do that work, and again after a pause for as long as it fails with ``on``, which is written into the log as
    ``what``. Returns what the work does; any other error goes on to the caller."""
    pause = FIRST_PAUSE
    while True:
        try:
            return await work()
        except on as error:
            log.error(what, error=str(error), again_in=pause)
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)
