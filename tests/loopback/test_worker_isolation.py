"""The bot and its local Discord in two processes: how they find each other, and what happens when one of them ends."""

from __future__ import annotations

import asyncio
import os
import select
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from bot.app.client import SleepoverClient
from bot.engines.registry import ExternalEngine, save_engines
from playground.faults.rules import Latency
from playground.play import PlayError, play
from playground.process import DiscordProcess, ProcessError
from tests.loopback.process import HOUSE, PATIENCE, Play, alts, playing

pytestmark = pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="looks for processes as Linux has them")


def children(pid: int) -> list[int]:
    return [int(number) for number in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def ended(pid: int) -> bool:
    """Return whether this process ends soon."""
    (end,) = select.select([os.pidfd_open(pid)], [], [], PATIENCE)[0] or (None,)
    return end is not None


async def test_the_local_discord_is_another_process_and_its_crash_is_told_in_a_sentence(tmp_path: Path) -> None:
    async with playing(tmp_path) as table:
        (discord,) = children(table.process.pid)
        await table.sit("Ann", "Ben")
        os.kill(discord, signal.SIGKILL)
        assert table.process.stderr is not None
        async with asyncio.timeout(PATIENCE):
            said = (await table.process.stderr.read()).decode()
            status = await table.process.wait()
    assert status == 1
    assert "The local Discord has stopped by itself (exit status -9). Nothing that was answered is lost" in said
    assert "Traceback" not in said
    async with playing(tmp_path) as table:
        board = await table.until(lambda board: "@start" in board.actions)
        assert "Ann and Ben" in alts(board)


async def test_a_bot_that_fails_is_told_in_a_sentence_and_takes_the_local_discord_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[DiscordProcess] = []
    start = DiscordProcess.start

    async def noted(discord: DiscordProcess) -> DiscordProcess:
        begun.append(discord)
        return await start(discord)

    async def failing(bot: SleepoverClient, *_: object) -> None:
        assert [one.name for one in bot.services.programs.playable_for("tie_die")] == ["Robo"], (
            "`sleepover seat` has seated it here"
        )
        raise RuntimeError("out of pillows")

    save_engines(tmp_path / "programs.toml", [ExternalEngine("Robo", ("x",))])
    monkeypatch.setattr(DiscordProcess, "start", noted)
    monkeypatch.setattr(SleepoverClient, "start", failing)
    monkeypatch.setattr("bot.app.log_setup.configure_logging", lambda level: None)
    with pytest.raises(PlayError, match=r"The bot has stopped by itself \(RuntimeError: out of pillows\)\. Nothing"):
        await play(port=0, seats=("Ann",), data=tmp_path, ready=lambda *_: None)
    (discord,) = begun
    assert discord.gone.result() == 0


async def test_the_local_discord_ends_with_the_bot_however_that_ends(tmp_path: Path) -> None:
    async with playing(tmp_path) as table:
        (discord,) = children(table.process.pid)
        end = asyncio.create_task(asyncio.to_thread(ended, discord))
        await asyncio.sleep(0)
        await table.kill()
        assert await end


async def test_a_taken_port_and_a_folder_in_use_are_sentences(tmp_path: Path) -> None:
    async with DiscordProcess(data=tmp_path) as local:
        port = int(local.url.rpartition(":")[2])
        with pytest.raises(ProcessError, match=f"Port {port} cannot be opened"):
            await DiscordProcess(port=port).__aenter__()
        with pytest.raises(ProcessError, match="is in use by another local Discord"):
            await DiscordProcess(data=tmp_path).__aenter__()


@asynccontextmanager
async def hosted(local: DiscordProcess, folder: Path) -> AsyncIterator[asyncio.subprocess.Process]:
    """``sleepover run``, pointed at the local Discord by its settings."""
    (folder / "config.toml").write_text(f'token = "{local.token}"\ndiscord = "{local.url}"\n', encoding="utf-8")
    bot = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sleepover", "run"),
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(HOUSE), "NO_COLOR": "1"},
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield bot
    finally:
        if bot.returncode is None:
            bot.kill()
            async with asyncio.timeout(PATIENCE):
                await bot.wait()


async def test_a_hosted_bot_is_pointed_at_a_local_discord_by_its_settings(tmp_path: Path) -> None:
    async with (
        DiscordProcess(people=("Ann", "Ben")) as local,
        hosted(local, tmp_path) as bot,
        aiohttp.ClientSession() as session,
    ):
        table = Play(bot, local.url, session)
        await table.look_around()
        await table.awake()
        await table.make(Latency(ms=50, times=3))
        await table.sit("Ann", "Ben")
        assert (await table.get("/local/weather"))["rules"] == []
        bot.terminate()
        assert bot.stderr is not None
        async with asyncio.timeout(PATIENCE):
            said = (await bot.stderr.read()).decode()
            assert await bot.wait() == 0
    assert f"connecting to a local Discord, not to Discord itself address={local.url}" in said


async def test_a_second_play_at_the_same_files_says_so_in_a_sentence(tmp_path: Path) -> None:
    async with playing(tmp_path) as table:
        await table.sit("Ann", "Ben")
        # By another way to the same database: its own local Discord would be refused before.
        other = tmp_path / "other"
        other.mkdir()
        (other / "bot.sqlite").symlink_to(tmp_path / "bot.sqlite")
        with pytest.raises(PlayError, match=r"Another Sleepover is at work with .*bot\.sqlite: end it first"):
            await play(port=0, seats=("Ann",), data=other, ready=lambda *_: None)
        assert await table.command("Ann", "table end") == 202
