"""In a running bot the event loop goes on soon, although a thread computes."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from types import SimpleNamespace
from typing import cast

import pytest

from bot.app import run
from bot.app.client import SleepoverClient
from bot.core import runtime

BEGUN_WITH = sys.getswitchinterval()
"""What Python begins with: this is read before any test has run."""


@pytest.fixture(autouse=True)
def pythons_own() -> Iterator[float]:
    """Set the thread switch interval to a fixed start value, whatever has run in this process before."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(BEGUN_WITH)
    yield BEGUN_WITH
    sys.setswitchinterval(before)


async def test_a_running_bot_has_it_so(monkeypatch: pytest.MonkeyPatch, pythons_own: float) -> None:
    async def nothing(*_: object) -> None:
        pass

    monkeypatch.setattr(run, "freeze_startup_objects", nothing)
    monkeypatch.setattr(run, "run_gc_policy", nothing)
    services = SimpleNamespace(
        priority=SimpleNamespace(wait_idle=nothing), renderer=SimpleNamespace(save_memory=nothing)
    )
    bot = SimpleNamespace(services=services, warm=SimpleNamespace(wait=nothing))
    await asyncio.wait_for(run.tune_runtime(cast(SleepoverClient, bot)), 10)
    assert sys.getswitchinterval() == pytest.approx(runtime.AT_MOST)
    assert pythons_own > runtime.AT_MOST
