"""A table in a thread of its own, over real HTTP: with the permissions and limits that Discord has."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.messages import threads
from playground.faults.rules import Thread
from tests.bot.message_text import Shown
from tests.loopback.loopback_bot import LoopbackHarness
from tests.time_limits import PATIENCE


def board(harness: LoopbackHarness, channel: int) -> Shown:
    found = [harness.shown(message) for message in harness.seats["Ann"].messages(channel)]
    return [message for message in found if message.actions][-1]


async def presses(harness: LoopbackHarness, who: str, action: str, channel: int) -> None:
    await harness.seats["Ann"].until(lambda: action in board(harness, channel).actions, PATIENCE)
    shown = board(harness, channel)
    assert (await harness.seats[who].click(shown.button(action), shown.json)).state == "done"


async def until(check: Callable[[], bool]) -> None:
    """Wait until the check holds; no event of the local Discord shows that the bot has received something."""
    async with asyncio.timeout(PATIENCE):
        while not check():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def test_a_table_in_a_thread_from_its_start_to_its_end(
    open_hall: LoopbackHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    harness, world = open_hall, open_hall.local.world
    # As an invitation asks for it: not Manage Threads.
    denied = discord.Permissions(manage_threads=True, manage_channels=True).value
    world.set_overwrite(
        harness.local.channel_id,
        Overwrite(target_id=world.bot_user.id, type=OverwriteType.MEMBER, allow=0, deny=denied),
    )
    monkeypatch.setattr(threads, "QUIET", 0.0)
    await harness.seats["Ann"].command("play", game="magic_numbers", house_rules="first host", thread=True)
    await harness.rest()
    stored = await harness.stored()
    thread = world.channels[stored.channel]
    assert thread.is_thread
    assert stored.threaded
    await presses(harness, "Ben", "@join", stored.channel)
    await presses(harness, "Ann", "@start", stored.channel)
    await until(lambda: thread.name == "🔮 Magic Numbers · Ann to move")
    assert thread.thread_metadata is not None
    # Somebody archives it: nothing but the next move wakes it.
    await harness.rest()
    await harness.bot.services.channel_watcher.wait_idle()
    await harness.rest()
    await harness.make(Thread(channel=str(thread.id), archived=True, locked=False))
    await until(lambda: thread.id in harness.bot.services.threads._asleep)
    await harness.bot.services.channel_watcher.wait_idle()
    await harness.rest()
    assert thread.thread_metadata.archived
    await presses(harness, "Ann", "roll", stored.channel)
    await until(lambda: not thread.thread_metadata.archived)
    # Locked, it is told in the channel.
    await harness.make(Thread(channel=str(thread.id), archived=False, locked=True))
    await until(lambda: any("has been locked" in message.text for message in harness.messages()))
    await harness.make(Thread(channel=str(thread.id), archived=False, locked=False))
    await until(lambda: thread.id not in harness.bot.services.threads._locked)
    live = await harness.bot.services.tables.get(1)
    monkeypatch.setattr(threads, "CLOSES_AFTER", 0.0)
    await harness.bot.services.termination.void(live)
    await until(lambda: thread.thread_metadata.archived)
    renames = [call for call in harness.local.control.calls if (call.method, call.route) == ("PATCH", CHANNEL)]
    assert {call.status for call in renames} == {200}
    await until(lambda: not len(harness.bot.services.threads._reconciler))
    assert await harness.store.open_threads() == []


CHANNEL = "/channels/{channel_id}"
