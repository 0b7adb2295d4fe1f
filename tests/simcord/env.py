"""simcord's environment with the suite's patience."""

from __future__ import annotations

import asyncio
from typing import Any

from simcord.env import Env

from tests.time_limits import PATIENCE

_HORIZON = 0.9
"""Seconds that simcord gives a bot to come to rest. A task that sleeps for longer than that is at rest; so is one that
lets a second go by before it tries again, or looks whether it has to."""
_LOOK = 0.003
"""Seconds between two looks whether the bot rests. simcord's 50 ms would be waited for after every click."""


class PatientEnv(Env):
    """An environment that gives up late and looks often.

    simcord takes one number for both: how long it waits, and which timers it does not wait for. A larger one would
    have it wait for timers that it passes by now. So the number stays, and simcord is asked again.
    """

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, settle_timeout=PATIENCE, **named)

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109 (simcord's own)
        idle: float = _LOOK,
        _deadline: float | None = None,
        **given: Any,
    ) -> None:
        settle = super()._settle_internal
        give_up = asyncio.get_running_loop().time() + PATIENCE
        while True:
            try:
                # Time that is moved on by a test has a deadline of its own, which PATIENCE has set.
                await settle(timeout=timeout or _HORIZON, idle=idle, _deadline=_deadline, **given)
            except TimeoutError:
                if asyncio.get_running_loop().time() >= (_deadline or give_up):
                    raise
            else:
                return
