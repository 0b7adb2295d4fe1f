"""Bounded memory of the local Discord, however long it runs."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from playground.client.event_stream import KEPT
from playground.faults.rules import ThreadMade
from playground.limits.rate_limits import RateLimits
from playground.rest_api.api import Call
from playground.server import LocalDiscord
from playground.simulated_user import SimulatedUser
from playground.world.files import ORPHANS, Upload
from playground.world.guilds import KEEP_THREADS
from playground.world.model import KEEP_MESSAGES, KEEP_PRIVATE
from tests.deep_share import share
from tests.playground.bot import png


@asynccontextmanager
async def quick() -> AsyncIterator[tuple[LocalDiscord, SimulatedUser, dict[str, Any]]]:
    """Yield a local Discord with one command, called without HTTP so that thousands of calls take seconds."""
    async with LocalDiscord(rate_limits=False) as local:
        command = local.world.put_command(None, {"name": "go", "description": "go"}, None)
        yield local, SimulatedUser(local, "Ann"), command


def call(local: LocalDiscord, method: str, path: str, body: Any, files: list[Upload] | None = None) -> Any:
    return local.api._answer(Call(method, path, json=body, files=files or []), f"Bot {local.token}", {})[1]


def click(local: LocalDiscord, ann: SimulatedUser, message: dict[str, Any], number: int) -> None:
    """One click's worth: the interaction, a new board in its answer, a private follow-up, a whisper edited."""
    body = {"channel_id": message["channel_id"], "message_id": message["id"], "custom_id": "b"}
    record = local.actions.component(ann.person, body)
    callback = f"/interactions/{record.id}/{record.token}/callback"
    call(local, "POST", callback, {"type": 7, "data": board(number)}, [Upload("b.png", png(shade=number % 256) * 50)])
    hook = f"/webhooks/{local.world.application_id}/{record.token}"
    call(local, "POST", hook, {"content": f"private {number}", "flags": 64})


def board(number: int) -> dict[str, Any]:
    button = {"type": 2, "style": 1, "label": "b", "custom_id": "b"}
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://b.png"}, "description": f"board {number}"}]}
    return {
        "flags": 1 << 15,
        "components": [gallery, {"type": 1, "components": [button]}],
        "attachments": [{"id": "0", "filename": "b.png"}],
    }


def held() -> int:
    """Bytes that the local Discord's own code allocated and still holds.

    Other threads of this process (a heartbeat that logs its traceback, for instance) allocate too, and are not counted.
    """
    gc.collect()
    own = [tracemalloc.Filter(True, f"*/{package}/*") for package in ("playground", "simcord", "json", "msgspec")]
    return sum(trace.size for trace in tracemalloc.take_snapshot().filter_traces(own).traces)


async def test_thousands_of_clicks_leave_no_more_behind_than_hundreds() -> None:
    # Enough of them that windows of rate limits, which are swept when there are 512, are swept.
    clicks = share(1000, 400)
    async with quick() as (local, ann, command):
        record = local.actions.command(ann.person, local.channel_id, command["id"], [])
        callback = f"/interactions/{record.id}/{record.token}/callback"
        call(local, "POST", callback, {"type": 4, "data": board(0)}, [Upload("b.png", png())])
        (message,) = ann.messages()
        whisper = call(local, "POST", "/users/@me/channels", {"recipient_id": str(ann.id)})["id"]

        async def evening(clicks: int) -> int:
            for number in range(clicks):
                click(local, ann, message, number)
                call(local, "POST", f"/channels/{whisper}/messages", {"content": f"secret {number}"})
                if number % 10 == 0:
                    local.actions.say(ann.person, local.channel_id, "well, well")
                # As many interactions as a busy evening has in their quarter of an hour.
                local.advance(5)
            await asyncio.sleep(0)
            return held()

        tracemalloc.start()
        try:
            early = await evening(250)
            late = await evening(clicks)
            left = (late - early) / clicks
        finally:
            tracemalloc.stop()
        assert left < 500, f"{left:.0f} bytes stay for each click"
        world = local.world
        assert all(len(held) <= KEEP_MESSAGES + KEEP_PRIVATE + 25 for held in world.messages.values())
        assert len(local.files) <= ORPHANS + 1
        assert len(local.broadcaster) <= KEPT
        assert len(world.interactions) == len(world.interaction_tokens) <= 16 * 60 / 5 + 2
        assert local.actions.pending == 0
        assert len(local.api.nonces) == 0


async def test_of_threads_the_ones_that_are_used_stay() -> None:
    async with quick() as (local, ann, _):
        first, second = [int((await local.make(ThreadMade(name="x")))["channel"]) for _ in range(2)]
        for _ in range(KEEP_THREADS - 2):
            await local.make(ThreadMade(name="x"))
        local.actions.say(ann.person, first, "still here")
        await local.make(ThreadMade(name="x"))
        assert len(local.world.get_guild(local.guild_id).thread_ids) == KEEP_THREADS
        assert first in local.world.channels
        assert second not in local.world.channels
        assert second not in local.world.messages


async def test_an_unanswered_evening_leaves_nothing_waiting() -> None:
    async with quick() as (local, ann, command):
        local.actions.deadline = 0.01
        before = local.broadcaster.last
        for _ in range(50):
            local.actions.command(ann.person, local.channel_id, command["id"], [])
        await ann.until(lambda: local.actions.pending == 0)
        assert local.broadcaster.last - before == 50


def test_rate_limits_forget_what_is_over() -> None:
    now = 0.0
    limits = RateLimits(lambda: now, lambda: now)
    for number in range(5000):
        now = number * 0.1
        limits.take("POST", "/channels/{channel_id}/messages", {"channel_id": str(number)})
    assert len(limits) < 600
