"""The bot in a process of its own, for benchmarks: started, asked how it is, and ended."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from time import perf_counter
from typing import Any

import discord
import yarl
from msgspec import Struct

from benchmarks.builds import HERE, environment, python_of
from bot.app.client import SleepoverClient
from bot.app.log_setup import configure_logging
from bot.app.run import tune_runtime
from bot.interactions.rate_limits import RateLimiter
from bot.rendering.worker_pool import RenderProcess
from bot.storage import open_store
from playground.server import LocalDiscord

PATIENCE = 120.0
"""Seconds within which the bot has to be connected."""
_LOOK = 0.02
"""Seconds between two looks whether a bot is ready."""
_WINK = 0.01
"""The pause that the bot's event loop is asked to take again and again, to see how much later it comes back."""


class Health(Struct, frozen=True):
    """Resource use of the bot since the last query.

    ``cpu_seconds`` and ``memory_mb`` cover its process and the processes that it has started, such as the one that
    draws; ``own_mb`` covers its process alone. ``late_p99_ms`` and ``late_most_ms``: how much later its event loop came
    back from short pauses than it should have.
    """

    cpu_seconds: float
    memory_mb: float
    own_mb: float
    late_p99_ms: float
    late_most_ms: float


class Beside:
    """The running process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._told: asyncio.Queue[bytes] = asyncio.Queue()
        self._reading = asyncio.create_task(self._read())
        self.ready_seconds = 0.0
        """Seconds from its start until it was connected. It resumes stored work from then on."""
        self.pid = process.pid

    async def health(self) -> Health:
        """Return the bot's resource use since the last call."""
        assert self._process.stdin is not None
        self._process.stdin.write(b"health\n")
        return Health(**json.loads(await self.says()))

    async def says(self) -> bytes:
        """Return the process's next answer."""
        if not (line := await self._told.get()):
            raise SystemExit("the bot's process has ended")
        return line

    async def _read(self) -> None:
        assert self._process.stdout is not None
        while line := await self._process.stdout.readline():
            self._told.put_nowait(line)
        self._told.put_nowait(b"")


async def _start(module: str, log: Path, *arguments: str) -> asyncio.subprocess.Process:
    with log.open("wb") as logged:
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", module, *arguments),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=logged,
        )


@asynccontextmanager
async def bot_beside(
    local: LocalDiscord, folder: Path, *, scale: float = 1e6, module: str = "benchmarks.beside"
) -> AsyncIterator[Beside]:
    """Run the bot over the database in that folder, connected; its log goes into the folder, too.

    ``scale`` multiplies the rate limits of users and guilds. ``module`` is another bot than ours.

    Raises:
        SystemExit: the bot has logged an error, so the measurement is not valid.
    """
    begun = perf_counter()
    arguments = local.url, local.gateway.url, local.token, str(folder), str(scale)
    process = await _start(module, folder / "bot.log", *arguments)
    assert process.stdin is not None
    try:
        beside = Beside(process)
        async with asyncio.timeout(PATIENCE):
            await beside.says()
        beside.ready_seconds = perf_counter() - begun
        yield beside
    finally:
        # It ends when nobody holds the other end of its input.
        process.stdin.close()
        await process.wait()
    if errors := [line for line in (folder / "bot.log").read_text().splitlines() if "[error" in line]:
        raise SystemExit(f"the bot has logged {len(errors)} errors, the first of them: {errors[0]}")


class Watch:
    """Processor time and memory of the process, and the delay of its event loop."""

    def __init__(self) -> None:
        self._late: list[float] = []
        self._cpu = _cpu()

    async def answer(self) -> None:
        """Say on standard output that the bot is ready, and how it is whenever it is asked, until nobody can ask."""
        looking = asyncio.create_task(self._poll())
        print("ready", flush=True)
        loop = asyncio.get_running_loop()
        while await loop.run_in_executor(None, sys.stdin.readline):
            print(json.dumps(self._results()), flush=True)
        looking.cancel()

    async def _poll(self) -> None:
        while True:
            begun = perf_counter()
            await asyncio.sleep(_WINK)
            self._late.append(perf_counter() - begun - _WINK)

    def _results(self) -> dict[str, Any]:
        late, self._late = sorted(self._late) or [0.0], []
        before, self._cpu = self._cpu, _cpu()
        return {
            "cpu_seconds": round(self._cpu - before, 3),
            "memory_mb": round(memory(family("self")) / 1e6, 1),
            "own_mb": round(memory(("self",)) / 1e6, 1),
            "late_p99_ms": round(1000 * late[int(0.99 * (len(late) - 1))], 2),
            "late_most_ms": round(1000 * late[-1], 2),
        }


def memory(pids: Sequence[str]) -> float:
    """Bytes that those have in memory now, or this one at its most where the system does not tell."""
    try:
        pages = sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in pids)
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024.0
    return pages * float(resource.getpagesize())


def _cpu() -> float:
    """Seconds of a core so far; where the system does not tell, without those of processes that are at work still."""
    own = time.process_time() + sum(resource.getrusage(resource.RUSAGE_CHILDREN)[:2])
    try:
        return own + cpu(family("self")[1:])
    except OSError:
        return own


def cpu(pids: Sequence[str]) -> float:
    """Return the seconds of a core that those processes have taken so far.

    Raises:
        OSError: one has ended, or the system does not tell.
    """
    ticks = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13] for pid in pids]
    return sum(int(part) for both in ticks for part in both) / os.sysconf("SC_CLK_TCK")


def children(pid: str) -> list[str]:
    """Return the processes that it has started; none where the system does not tell."""
    found: list[str] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        # A thread may have ended meanwhile.
        with suppress(OSError):
            found += task.read_text().split()
    return found


def family(pid: str) -> list[str]:
    """Return that process and all that it and they have started; itself alone where the system does not tell."""
    return [pid, *(each for child in children(pid) for each in family(child))]


def proportional_memory(pids: Sequence[str]) -> float:
    """Return the bytes that those have in memory, where a page that several processes share counts once in all."""
    return 1024 * sum(_kilobytes(pid, "smaps_rollup", "Pss:") for pid in pids)


def peak_memory(pids: Sequence[str]) -> float:
    """Return the sum of the most bytes that each of those had in memory since it began."""
    return 1024 * sum(_kilobytes(pid, "status", "VmHWM:") for pid in pids)


def _kilobytes(pid: str, file: str, name: str) -> float:
    """Return a figure of a process, as Linux tells it; 0 elsewhere."""
    try:
        lines = Path(f"/proc/{pid}/{file}").read_text().splitlines()
    except OSError:
        return 0.0
    return float(next((line.split()[1] for line in lines if line.startswith(name)), 0))


@asynccontextmanager
async def sleepover_run(
    local: LocalDiscord, folder: Path, *, build: Path = HERE
) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run ``sleepover run`` of that build beside the local Discord, ready, with its files in the folder."""
    status = folder / "status.json"
    settings = {
        **{"TOKEN": local.token, "DISCORD": local.url, "DATABASE": str(folder / "bot.sqlite")},
        "STATUS": str(status),
    }
    with (folder / "log").open("wb") as log:
        process = await asyncio.create_subprocess_exec(
            *(python_of(build), "-m", "sleepover", "run"),
            cwd=build,
            env=environment() | {f"SLEEPOVER_{name}": value for name, value in settings.items()},
            stderr=log,
        )
    try:
        async with asyncio.timeout(PATIENCE):
            while not _is_ready(status):
                if process.returncode is not None:
                    raise SystemExit(f"the bot has ended: {(folder / 'log').read_text()[-2000:]}")
                await asyncio.sleep(_LOOK)
        yield process
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


def _is_ready(status: Path) -> bool:
    # Another build may write more or less into the file than this one reads.
    try:
        return bool(json.loads(status.read_bytes())["state"] == "ready")
    except (OSError, ValueError):
        return False


async def be_the_bot(url: str, gateway: str, token: str, folder: Path, scale: float) -> None:
    """Connect to the local Discord there, say so on standard output, and answer until standard input ends."""
    # As the command line has it: what an error costs depends on how it is told.
    configure_logging("info", token)
    discord.http.Route.BASE = f"{url}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    studio = RenderProcess.create_if_useful()
    async with (
        open_store(folder / "bot.sqlite") as store,
        SleepoverClient(store, rate_limiter=RateLimiter(scale=scale), greets=False, render_process=studio) as bot,
    ):
        working = asyncio.create_task(bot.start(token))
        lightening = asyncio.create_task(tune_runtime(bot))
        await bot.ready.wait()
        await Watch().answer()
        lightening.cancel()
        await bot.close()
        await working


def main() -> None:
    """Run the bot that the command line names: URL, gateway, token, folder, scale."""
    url, gateway, token, folder, scale = sys.argv[1:]
    asyncio.run(be_the_bot(url, gateway, token, Path(folder), float(scale)))


if __name__ == "__main__":
    main()
