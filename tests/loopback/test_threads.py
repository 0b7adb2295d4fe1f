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
from tests.loopback.loopback_bot import Hall
from tests.time_limits import PATIENCE


def board(hall: Hall, channel: int) -> Shown:
    found = [hall.shown(message) for message in hall.seats["Ann"].messages(channel)]
    return [message for message in found if message.actions][-1]


async def presses(hall: Hall, who: str, action: str, channel: int) -> None:
    await hall.seats["Ann"].until(lambda: action in board(hall, channel).actions, PATIENCE)
    shown = board(hall, channel)
    assert (await hall.seats[who].click(shown.button(action), shown.json)).state == "done"


async def until(check: Callable[[], bool]) -> None:
    """Wait until the check holds; no event of the local Discord shows that the bot has received something."""
    async with asyncio.timeout(PATIENCE):
        while not check():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def test_a_table_in_a_thread_from_its_start_to_its_end(open_hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    hall, world = open_hall, open_hall.local.world
    # As an invitation asks for it: not Manage Threads.
    denied = discord.Permissions(manage_threads=True, manage_channels=True).value
    world.set_overwrite(
        hall.local.channel_id,
        Overwrite(target_id=world.bot_user.id, type=OverwriteType.MEMBER, allow=0, deny=denied),
    )
    monkeypatch.setattr(threads, "QUIET", 0.0)
    await hall.seats["Ann"].command("play", game="magic_numbers", house_rules="first host", thread=True)
    await hall.rest()
    stored = await hall.stored()
    thread = world.channels[stored.channel]
    assert thread.is_thread
    assert stored.threaded
    await presses(hall, "Ben", "@join", stored.channel)
    await presses(hall, "Ann", "@start", stored.channel)
    await until(lambda: thread.name == "🔮 Magic Numbers · Ann to move")
    assert thread.thread_metadata is not None
    # Somebody archives it: nothing but the next move wakes it.
    await hall.rest()
    await hall.bot.services.channel_watcher.wait_idle()
    await hall.rest()
    await hall.make(Thread(channel=str(thread.id), archived=True, locked=False))
    await until(lambda: thread.id in hall.bot.services.threads._asleep)
    await hall.bot.services.channel_watcher.wait_idle()
    await hall.rest()
    assert thread.thread_metadata.archived
    await presses(hall, "Ann", "roll", stored.channel)
    await until(lambda: not thread.thread_metadata.archived)
    # Locked, it is told in the channel.
    await hall.make(Thread(channel=str(thread.id), archived=False, locked=True))
    await until(lambda: any("has been locked" in message.text for message in hall.messages()))
    await hall.make(Thread(channel=str(thread.id), archived=False, locked=False))
    await until(lambda: thread.id not in hall.bot.services.threads._locked)
    live = await hall.bot.services.tables.get(1)
    monkeypatch.setattr(threads, "CLOSES_AFTER", 0.0)
    await hall.bot.services.termination.void(live)
    await until(lambda: thread.thread_metadata.archived)
    renames = [call for call in hall.local.control.calls if (call.method, call.route) == ("PATCH", CHANNEL)]
    assert {call.status for call in renames} == {200}
    await until(lambda: not hall.bot.services.threads._tending)
    assert await hall.store.open_threads() == []


CHANNEL = "/channels/{channel_id}"
