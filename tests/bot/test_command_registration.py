"""Commands are registered when they have changed, and what Discord says to that stops nothing."""

from __future__ import annotations

from types import SimpleNamespace

import discord
import pytest
from structlog.testing import capture_logs

from bot import cogs
from bot.app import client
from bot.app.client import STARTS_APART, SleepoverClient
from bot.core import retry
from tests.bot.simcord_bot import BotHarness
from tests.failure_helpers import Failing

SLASH = discord.AppCommandType.chat_input


async def again(harness: BotHarness) -> int:
    """Restart the bot; return how often it registered its commands."""
    asked = len(harness.requests())
    harness.bot = SleepoverClient(harness.store, own_emojis=False)
    await harness.env.restart_bot(harness.bot)
    await harness.env.settle()
    return sum(method == "PUT" and path.endswith("/commands") for method, path in harness.requests(asked))


async def test_commands_are_registered_only_when_they_have_changed(harness: BotHarness) -> None:
    assert await harness.store.kept_value("commands") is not None
    assert await again(harness) == 0
    await harness.store.keep_value("commands", "of long ago")
    assert await again(harness) == 1
    assert await again(harness) == 0


async def test_commands_that_discord_has_lost_are_registered_again(harness: BotHarness) -> None:
    harness.env.backend.commands[None].clear()
    assert await again(harness) == 1
    assert harness.commands()


async def test_a_refused_registration_is_logged_and_stops_nothing(harness: BotHarness) -> None:
    await harness.store.keep_value("commands", "of long ago")
    harness.env.inject_error("PUT", "/applications/*/commands", status=400, code=50035, times=1)
    with capture_logs() as logs:
        await again(harness)
    assert any("commands not registered" in entry["event"] for entry in logs)
    assert (await harness.slash("Ann", "play", game="magic_numbers")).public
    assert await harness.store.kept_value("commands") == "of long ago", "so that the next start tries again"


@pytest.mark.parametrize("place", ["before", "after"])
async def test_a_registration_that_cannot_be_noted_is_made_again_by_the_next_start(
    harness: BotHarness, place: str
) -> None:
    await harness.store.keep_value("commands", "of long ago")
    failing = Failing(harness.patch, "keep_value", place)
    with capture_logs() as logs:
        assert await again(harness) == 1
    assert failing.failed
    assert [entry for entry in logs if "commands not registered; the next start tries again" in entry["event"]]
    assert (await harness.slash("Ann", "play", game="magic_numbers")).public
    assert await harness.store.kept_value("commands") == "of long ago"
    assert await again(harness) == 1
    assert await again(harness) == 0


async def test_the_commands_that_a_host_is_told_of_are_those_that_are_registered(harness: BotHarness) -> None:
    assert cogs.command_names() == {command.name for command in harness.bot.tree.get_commands(type=SLASH)}


async def test_where_processes_share_the_shards_the_first_of_them_registers(harness: BotHarness) -> None:
    for shard, registers in ((1, False), (0, True)):
        harness.store._fence = None
        assert await harness.store.acquire_shards(f"elsewhere {shard} aa", 2, named=(shard,), now=1.0)
        await harness.store.keep_value("commands", "of long ago")
        asked = len(harness.requests())
        await harness.bot._register()
        calls = [path for method, path in harness.requests(asked) if method == "PUT"]
        assert bool(calls) is registers
    harness.store._fence = None


async def test_shards_start_by_turns_that_all_processes_take(
    harness: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[int, float]] = []

    async def reserve(self: object, kind: int, *, now: float, every: float) -> float:
        asked.append((kind, every))
        return 0.0

    async def limits(self: object) -> SimpleNamespace:
        return SimpleNamespace(max_concurrency=16)

    monkeypatch.setattr(type(harness.store), "reserve_start", reserve)
    monkeypatch.setattr(SleepoverClient, "fetch_session_start_limits", limits)
    bot = SleepoverClient(harness.store, own_emojis=False, shards=(3, 35), of=64)
    for shard in (3, 35, 16):
        await bot.before_identify_hook(shard, initial=True)
    assert asked == [(3, STARTS_APART), (3, STARTS_APART), (0, STARTS_APART)]
    assert STARTS_APART > 5


async def test_a_turn_to_start_that_cannot_be_had_is_asked_for_again(
    harness: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def limits(self: object) -> SimpleNamespace:
        return SimpleNamespace(max_concurrency=16)

    monkeypatch.setattr(SleepoverClient, "fetch_session_start_limits", limits)
    monkeypatch.setattr(client, "STARTS_APART", 0.0)
    monkeypatch.setattr(retry.PROMPT, "first", 0.0)
    failing = Failing(monkeypatch, "reserve_start", "after")
    bot = SleepoverClient(harness.store, own_emojis=False, shards=(3,), of=64)
    with capture_logs() as logs:
        await bot.before_identify_hook(3, initial=True)
    assert failing.failed
    assert [entry["shard"] for entry in logs if entry["event"] == "shard start failed"] == [3]
    # Its turn is taken: the next one of the kind comes after it.
    assert await harness.store.kept_value("start 3") is not None
