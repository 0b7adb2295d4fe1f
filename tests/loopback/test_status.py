"""A bot that is watched from outside: log, status file, service manager, ``/healthz`` and ``/metrics``."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.core import instrumentation
from tests.loopback.bot_under_test import Bot, bot_processes
from tests.loopback.process import HOUSE
from tests.time_limits import PATIENCE


class Manager:
    """The systemd side of the socket: reads all notifications as they arrive."""

    def __init__(self, line: socket.socket) -> None:
        self._line = line
        self._news: set[str] = set()
        self._more = asyncio.Event()
        asyncio.get_running_loop().add_reader(line, self._read)

    def _read(self) -> None:
        self._news |= set(self._line.recv(4096).decode().split("\n"))
        self._more.set()

    async def hears(self, news: str) -> None:
        """Wait until it has been told that."""
        async with asyncio.timeout(2 * PATIENCE):
            while news not in self._news:
                self._more.clear()
                await self._more.wait()


@pytest.fixture
async def manager(tmp_path: Path) -> AsyncIterator[Manager]:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.bind(str(tmp_path / "notify"))
        line.setblocking(False)
        yield Manager(line)
        asyncio.get_running_loop().remove_reader(line)


def status(file: Path, *options: str) -> subprocess.CompletedProcess[str]:
    environment = {"PATH": "", "SLEEPOVER_STATUS": str(file), "COLUMNS": "200"}
    command = [sys.executable, "-m", "sleepover", "status", *options]
    return subprocess.run(command, cwd=HOUSE, env=environment, capture_output=True, text=True, check=False)


def left(folder: Path) -> list[Path]:
    return list(folder.glob("*status*"))


def until_ready(file: Path) -> None:
    end = time.monotonic() + 2 * PATIENCE
    while not file.exists() or instrumentation.read_status(file).state != "ready":
        assert time.monotonic() < end
        time.sleep(0.1)


def lines(bot: Bot) -> list[dict[str, Any]]:
    """Return the log, whose lines are JSON objects."""
    return [json.loads(line) for line in bot.said.splitlines()]


def values(text: str) -> dict[str, float]:
    """All samples, by name and labels as Prometheus writes them, without those of the process."""
    return {
        f"{sample.name}{sorted(sample.labels.items())}": sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
        if not family.name.startswith("sleepover_process")
    }


async def test_a_bot_is_watched_from_outside(tmp_path: Path, manager: Manager) -> None:
    file = tmp_path / "status.json"
    async with bot_processes(tmp_path) as home:
        home.local.actions.deadline = PATIENCE
        bot = await home.start(
            "--patient",
            SLEEPOVER_STATUS=str(file),
            SLEEPOVER_METRICS="127.0.0.1:0",
            SLEEPOVER_LOG_FORMAT="json",
            NOTIFY_SOCKET=str(tmp_path / "notify"),
            WATCHDOG_USEC="300000",
        )
        await manager.hears("STATUS=connecting")
        await manager.hears("READY=1")
        await manager.hears("WATCHDOG=1")
        await bot.says("metrics served")
        (where,) = [line["address"] for line in lines(bot) if line["event"] == "metrics served"]
        await home.table()
        await home.press("Ann", "roll")
        await home.press("Ann", "keep")

        async with aiohttp.ClientSession() as session:
            async with session.get(f"http://{where}/healthz") as answer:
                health = await answer.json()
                assert (answer.status, health["ok"]) == (200, True)
            async with session.get(f"http://{where}/metrics") as answer:
                text = await answer.text()
            async with session.get(f"http://{where}/") as answer:
                assert answer.status == 404
        assert health["status"]["tables"] == {"playing": 1}
        assert health["status"]["latency"]["answers"] == 5
        found = values(text)
        for stage in ("proposed", "stored", "committed", "drawn", "answered"):
            assert found[f"sleepover_stage_seconds_count[('stage', '{stage}')]"] >= 2, stage
        assert found["sleepover_answer_seconds_count[('kind', 'act')]"] == 4
        assert found["sleepover_answer_seconds_count[('kind', 'open')]"] == 1
        assert found["sleepover_commit_seconds_count[]"] > 5
        assert found["sleepover_tables[('state', 'playing')]"] == 1
        assert found["sleepover_table_events_total[('event', 'started')]"] == 1
        assert found["sleepover_ready[]"] == found["sleepover_servers[]"] == 1
        callback = "('route', '/interactions/{webhook_id}/{webhook_token}/callback')"
        assert found[f"sleepover_discord_calls_total[('method', 'POST'), {callback}, ('status', '200')]"] == 5
        assert 0 <= found[f"sleepover_discord_wait_seconds_total[('method', 'POST'), {callback}]"] < 60
        assert "('route', '/applications/{application_id}/commands')" in " ".join(found)
        assert not re.search(r"\d{9}", re.sub(r" [\d.e+-]+$", "", text, flags=re.M)), "nobody's id, and no token"
        assert home.local.token not in text

        # The log says what becomes of tables, and which table a line is about.
        logged = lines(bot)
        about = [(line["event"], line["table"]) for line in logged if line["event"].startswith("table ")]
        assert about == [("table opened", 1), ("table started", 1)]
        assert all({"time", "level", "event"} <= line.keys() for line in logged)

        # Once written, `sleepover status` reads it.
        await asyncio.to_thread(until_ready, file)
        good = await asyncio.to_thread(status, file, "--json")
        assert good.returncode == 0, good.stderr
        assert json.loads(good.stdout)["pid"] == bot.process.pid
        bot.send(signal.SIGTERM)
        await manager.hears("STOPPING=1")
        assert await bot.ends() == 0
        gone = await asyncio.to_thread(status, file)
        assert gone.returncode == 1
        assert "There is no status file" in gone.stderr
        assert await asyncio.to_thread(left, tmp_path) == []
