"""Rate limit of the bot's own calls: all that Discord counts use one limiter, and no click waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.interactions.api_limiter import ApiRateLimiter, is_rate_limited_path
from bot.messages import threads
from tests.loopback.loopback_bot import LoopbackHarness, loopback_harness
from tests.time_limits import PATIENCE

KINDS = {
    ("GET", "/users/@me"),
    ("POST", "/users/@me/channels"),
    ("POST", "/channels/{channel_id}/messages"),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"),
    ("DELETE", "/channels/{channel_id}/messages/{message_id}"),
    ("POST", "/channels/{channel_id}/threads"),
    ("PATCH", "/channels/{channel_id}"),
    ("POST", "/guilds/{guild_id}/scheduled-events"),
    ("PUT", "/applications/{application_id}/commands"),
}
"""Some of the calls that are counted, by very different parts of the bot and of its library."""


class Gate:
    """Gate that lets calls through while it is open, and counts them."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.open, self.gone = asyncio.Event(), 0
        self.open.set()
        real = ApiRateLimiter.consume

        async def call(api_limiter: ApiRateLimiter) -> None:
            await self.open.wait()
            await real(api_limiter)
            self.gone += 1

        patch.setattr(ApiRateLimiter, "consume", call)


@pytest.fixture
async def gate(monkeypatch: pytest.MonkeyPatch) -> Gate:
    return Gate(monkeypatch)


@pytest.fixture
async def gated(gate: Gate, tmp_path: Path) -> AsyncIterator[LoopbackHarness]:
    async with loopback_harness(tmp_path) as opened:
        yield opened


async def test_all_that_discord_counts_goes_by_the_pace(
    gated: LoopbackHarness, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(threads, "QUIET", 0.0)
    ann = gated.seats["Ann"]
    await gated.start("Ann", "Ben", "Cleo")
    assert (await gated.seats["Ben"].command("table board")).state == "done"
    await gated.rest()
    await gated.store.add_pending_deletion(gated.local.channel_id, (await gated.board()).id)
    gated.bot.services.pending_deletions.retract()
    assert (await ann.command("play", game="magic_numbers", at="in 2 hours")).state == "done"
    await ann.command("play", game="tie_die", thread=True)
    await gated.rest()
    tied = (await gated.stored(2)).channel
    await gated.bot.services.threads._wake(tied)
    calls = gated.local.control.calls
    async with asyncio.timeout(PATIENCE):
        while not {(call.method, call.route) for call in calls} >= KINDS:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    counted = [call for call in calls if is_rate_limited_path(f"/api/v10{call.path}")]
    assert any(call.path.startswith("/interactions/") for call in calls)
    assert not any(call.path.startswith(("/interactions/", "/webhooks/")) for call in counted)
    assert 0 <= gate.gone - len(counted) <= 2, "but for what is on its way now"


async def test_a_click_is_answered_while_all_else_waits(gated: LoopbackHarness, gate: Gate) -> None:
    await gated.start("Ann", "Ben", "Cleo")
    gate.open.clear()
    # Their messages, and a board posted afresh, have to wait.
    board = asyncio.create_task(gated.seats["Ben"].command("table board"))
    for _ in range(4):
        assert await gated.act()
    before = gate.gone
    assert len((await gated.stored()).actions) == 4
    assert not board.done()
    gate.open.set()
    assert (await board).state == "done"
    await gated.rest()
    assert gate.gone > before
    stored = await gated.stored()
    assert (stored.painted, stored.message) == (4, (await gated.board()).id)
