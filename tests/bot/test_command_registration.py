"""Commands are registered when they have changed, and what Discord says to that stops nothing."""

from __future__ import annotations

from types import SimpleNamespace

import discord
import pytest
from structlog.testing import capture_logs

from bot import cogs
from bot.app import client
from bot.app.client import STARTS_APART, SleepoverClient
from tests.bot.simcord_bot import Evening
from tests.failure_helpers import Failing

SLASH = discord.AppCommandType.chat_input


async def again(night: Evening) -> int:
    """Restart the bot; return how often it registered its commands."""
    asked = len(night.requests())
    night.bot = SleepoverClient(night.store, own_emojis=False)
    await night.env.restart_bot(night.bot)
    await night.env.settle()
    return sum(method == "PUT" and path.endswith("/commands") for method, path in night.requests(asked))


async def test_commands_are_registered_only_when_they_have_changed(night: Evening) -> None:
    assert await night.store.kept_value("commands") is not None
    assert await again(night) == 0
    await night.store.keep_value("commands", "of long ago")
    assert await again(night) == 1
    assert await again(night) == 0


async def test_commands_that_discord_has_lost_are_registered_again(night: Evening) -> None:
    night.env.backend.commands[None].clear()
    assert await again(night) == 1
    assert night.commands()


async def test_a_refused_registration_is_logged_and_stops_nothing(night: Evening) -> None:
    await night.store.keep_value("commands", "of long ago")
    night.env.inject_error("PUT", "/applications/*/commands", status=400, code=50035, times=1)
    with capture_logs() as logs:
        await again(night)
    assert any("commands not registered" in entry["event"] for entry in logs)
    assert (await night.slash("Ann", "play", game="magic_numbers")).public
    assert await night.store.kept_value("commands") == "of long ago", "so that the next start tries again"


@pytest.mark.parametrize("place", ["before", "after"])
async def test_a_registration_that_cannot_be_noted_is_made_again_by_the_next_start(night: Evening, place: str) -> None:
    await night.store.keep_value("commands", "of long ago")
    failing = Failing(night.patch, "keep_value", place)
    with capture_logs() as logs:
        assert await again(night) == 1
    assert failing.failed
    assert [entry for entry in logs if "commands not registered; the next start tries again" in entry["event"]]
    assert (await night.slash("Ann", "play", game="magic_numbers")).public
    assert await night.store.kept_value("commands") == "of long ago"
    assert await again(night) == 1
    assert await again(night) == 0


async def test_the_commands_that_a_host_is_told_of_are_those_that_are_registered(night: Evening) -> None:
    assert cogs.command_names() == {command.name for command in night.bot.tree.get_commands(type=SLASH)}


async def test_where_processes_share_the_shards_the_first_of_them_registers(night: Evening) -> None:
    for shard, registers in ((1, False), (0, True)):
        night.store._fence = None
        assert await night.store.acquire_shards(f"elsewhere {shard} aa", 2, named=(shard,), now=1.0)
        await night.store.keep_value("commands", "of long ago")
        asked = len(night.requests())
        await night.bot._register()
        calls = [path for method, path in night.requests(asked) if method == "PUT"]
        assert bool(calls) is registers
    night.store._fence = None


async def test_shards_start_by_turns_that_all_processes_take(night: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, float]] = []

    async def reserve(self: object, kind: int, *, now: float, every: float) -> float:
        asked.append((kind, every))
        return 0.0

    async def limits(self: object) -> SimpleNamespace:
        return SimpleNamespace(max_concurrency=16)

    monkeypatch.setattr(type(night.store), "reserve_start", reserve)
    monkeypatch.setattr(SleepoverClient, "fetch_session_start_limits", limits)
    bot = SleepoverClient(night.store, own_emojis=False, shards=(3, 35), of=64)
    for shard in (3, 35, 16):
        await bot.before_identify_hook(shard, initial=True)
    assert asked == [(3, STARTS_APART), (3, STARTS_APART), (0, STARTS_APART)]
    assert STARTS_APART > 5


async def test_a_turn_to_start_that_cannot_be_had_is_asked_for_again(
    night: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def limits(self: object) -> SimpleNamespace:
        return SimpleNamespace(max_concurrency=16)

    monkeypatch.setattr(SleepoverClient, "fetch_session_start_limits", limits)
    monkeypatch.setattr(client, "STARTS_APART", 0.0)
    failing = Failing(monkeypatch, "reserve_start", "after")
    bot = SleepoverClient(night.store, own_emojis=False, shards=(3,), of=64)
    with capture_logs() as logs:
        await bot.before_identify_hook(3, initial=True)
    assert failing.failed
    assert [entry["shard"] for entry in logs if entry["event"] == "shard start failed"] == [3]
    # Its turn is taken: the next one of the kind comes after it.
    assert await night.store.kept_value("start 3") is not None
