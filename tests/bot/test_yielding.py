"""In a running bot the event loop goes on soon, although a thread computes."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from types import SimpleNamespace
from typing import cast

import pytest

from bot.door import run
from bot.door.client import Sleepover
from bot.ground import yielding

BEGUN_WITH = sys.getswitchinterval()
"""What Python begins with: this is read before any test has run."""


@pytest.fixture(autouse=True)
def pythons_own() -> Iterator[float]:
    """The same, whatever has been run in this process before."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(BEGUN_WITH)
    yield BEGUN_WITH
    sys.setswitchinterval(before)


async def test_a_running_bot_has_it_so(monkeypatch: pytest.MonkeyPatch, pythons_own: float) -> None:
    async def nothing(*_: object) -> None:
        pass

    monkeypatch.setattr(run, "lighten", nothing)
    monkeypatch.setattr(run, "stay_settled", nothing)
    bot = SimpleNamespace(house=SimpleNamespace(precedence=SimpleNamespace(quiet=nothing)))
    await asyncio.wait_for(run.stay_light(cast(Sleepover, bot)), 10)
    assert sys.getswitchinterval() == pytest.approx(yielding.AT_MOST)
    assert pythons_own > yielding.AT_MOST
