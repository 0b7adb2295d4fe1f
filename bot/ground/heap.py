"""How often and for how long Python's garbage collector stops everything, where somebody waits for answers."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable
from typing import Any

_COLLECTED = 2_000, 5, 25
"""After so many new objects the collector looks for circles among them, after so many such looks among those that were
left over, and so on. Each look stops everything, for a time that grows with what it walks over: rather often and short
than seldom and long."""
_OLDEST = 2
SELDOM = 6 * 3600.0
"""Seconds between two looks at everything that there is."""


def settle_down() -> None:
    """Keep the collector from walking over what is alive now, and have it come less often. The first time it takes
    about a tenth of a second."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_COLLECTED)


def pass_by() -> None:
    """The same for what has come since, at once: circles among it stay until everything is looked at."""
    gc.freeze()


async def stay_settled(quiet: Callable[[], Awaitable[None]]) -> None:
    """From now on, keep the collector from walking twice over what grows old, until this is cancelled.

    Otherwise each look at the oldest objects takes longer than the one before: with 10,000 tables, a tenth of a second
    in which nobody is answered. What is passed by is still freed as soon as nothing refers to it. Only circles of it
    stay, and for those everything is looked at once in a while, after ``quiet()`` has found a moment for it.
    """
    gc.callbacks.append(_pass_by)
    try:
        while True:
            await asyncio.sleep(SELDOM)
            await quiet()
            gc.unfreeze()
            # Passed by again at its end.
            gc.collect()
    finally:
        gc.callbacks.remove(_pass_by)


def _pass_by(phase: str, told: dict[str, Any]) -> None:
    """What has been found in use among the oldest will be."""
    if phase == "stop" and told["generation"] == _OLDEST:
        pass_by()
