"""Processes of the bot that are born with everything imported: a nursery imports it once, and forks.

A test that has the bot die again and again would else spend most of its time on starting Python.
"""

from __future__ import annotations

import asyncio
import atexit
import importlib
import json
import os
import select
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import cache
from pathlib import Path

from tests.databases import made
from tests.time_limits import PATIENCE

HOUSE = Path(__file__).parents[2]


class Child:
    """A process that was forked: ``readline`` gives what it says, ``end`` has it end, ``kill`` kills it."""

    def __init__(self, pid: int, line: socket.socket) -> None:
        self.pid = pid
        self._line = line
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None
        self.gone: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        """Done once it has ended, with its status as ``os.waitpid`` gives it."""

    @property
    def ended(self) -> bool:
        """State of the process: True once it has ended."""
        return self.gone.done()

    async def streams(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Return the streams that read from and write to the process."""
        if self._reader is None or self._writer is None:
            self._reader, self._writer = await asyncio.open_connection(sock=self._line)
        return self._reader, self._writer

    async def readline(self) -> bytes:
        """Return a line that the process writes; empty after its last one."""
        reader, _ = await self.streams()
        with suppress(ConnectionError):
            return await reader.readline()
        return b""

    def kill(self) -> None:
        """kill -9."""
        if not self.ended:
            os.kill(self.pid, signal.SIGKILL)

    async def end(self) -> None:
        """End it in an orderly way, and wait for that."""
        if self._writer is not None:
            self._writer.close()
        await self.wait()

    async def wait(self) -> int:
        """Wait until it has ended, which must not take longer than people wait. Raises ``TimeoutError``."""
        async with asyncio.timeout(PATIENCE):
            return await asyncio.shield(self.gone)


class Nursery:
    """Fork server for processes that run ``module.main(arguments, line)``."""

    def __init__(self, process: subprocess.Popen[bytes], module: str, folder: Path) -> None:
        self._process = process
        self._module = module
        self._children: list[Child] = []
        self._born: dict[int, Child] = {}
        self._early: dict[int, int] = {}
        self._heard = b""
        self._path = folder / "nursery"
        asyncio.get_running_loop().add_reader(self._mouth, self._hear)

    @property
    def _mouth(self) -> int:
        assert self._process.stdout is not None
        return self._process.stdout.fileno()

    async def fork(self, arguments: Sequence[str]) -> Child:
        """Fork a new process with these arguments."""
        assert self._process.stdin is not None
        self._path.unlink(missing_ok=True)
        with socket.socket(socket.AF_UNIX) as door:
            door.bind(str(self._path))
            door.listen(1)
            door.setblocking(False)
            asked = {
                "module": self._module,
                "door": str(self._path),
                "arguments": list(arguments),
                "environment": dict(os.environ),
            }
            self._process.stdin.write(json.dumps(asked).encode() + b"\n")
            self._process.stdin.flush()
            async with asyncio.timeout(PATIENCE):
                line, _ = await asyncio.get_running_loop().sock_accept(door)
        line.setblocking(False)
        async with asyncio.timeout(PATIENCE):
            pid = int(await asyncio.get_running_loop().sock_recv(line, 16))
        child = Child(pid, line)
        self._children.append(child)
        self._born[pid] = child
        if pid in self._early:
            child.gone.set_result(self._early.pop(pid))
        return child

    def _hear(self) -> None:
        told = os.read(self._mouth, 1 << 16)
        if not told:
            asyncio.get_running_loop().remove_reader(self._mouth)
            return
        *whole, self._heard = (self._heard + told).split(b"\n")
        for each in whole:
            pid, status = map(int, each.split())
            if pid in self._born:
                self._born.pop(pid).gone.set_result(status)
            else:
                self._early[pid] = status

    async def close(self) -> None:
        """End what is left."""
        try:
            for child in self._children:
                child.kill()
            for child in self._children:
                await child.wait()
        except BaseException:
            # Nobody else shall have to do with whoever does not end.
            _leave()
            raise
        finally:
            asyncio.get_running_loop().remove_reader(self._mouth)


@asynccontextmanager
async def nursery(module: str) -> AsyncIterator[Nursery]:
    """Open a nursery for that module, whose ``main`` takes the arguments and the socket to the caller."""
    # A socket's path has to be short, which a test's own folder is not everywhere.
    with tempfile.TemporaryDirectory() as folder:
        if _home().poll() is not None:
            _leave()
        opened = Nursery(_home(), module, Path(folder))
        try:
            yield opened
        finally:
            await opened.close()


@cache
def _home() -> subprocess.Popen[bytes]:
    """Return the fork server process that all tests of this process use in turn.

    It ends with this process.
    """
    process = subprocess.Popen(
        (sys.executable, "-m", __name__), cwd=HOUSE, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    atexit.register(_leave)
    return process


def _leave() -> None:
    process = _home()
    _home.cache_clear()
    atexit.unregister(_leave)
    assert process.stdin is not None
    assert process.stdout is not None
    process.kill()
    process.wait()
    process.stdin.close()
    process.stdout.close()


# ---------------------------------------------------------------------- in the nursery's process


def _be_the_nursery() -> None:
    living: set[int] = set()
    read, write = os.pipe()
    os.set_blocking(write, False)
    signal.set_wakeup_fd(write, warn_on_full_buffer=False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    asked = b""
    while True:
        ready, _, _ = select.select([0, read], [], [])
        if read in ready:
            os.read(read, 1000)
            _tell_the_dead(living)
        if 0 in ready:
            got = os.read(0, 1 << 16)
            if not got:
                return
            *whole, asked = (asked + got).split(b"\n")
            for each in whole:
                wish = json.loads(each)
                main = importlib.import_module(wish["module"]).main
                pid = os.fork()
                if not pid:
                    signal.set_wakeup_fd(-1)
                    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                    os.environ.clear()
                    os.environ.update(wish["environment"])
                    _live(main, wish["arguments"], wish["door"])
                living.add(pid)


def _tell_the_dead(living: set[int]) -> None:
    while living:
        pid, status = os.waitpid(-1, os.WNOHANG)
        if not pid:
            return
        living.discard(pid)
        os.write(1, b"%d %d\n" % (pid, status))


def _live(main: Callable[[list[str], socket.socket], None], arguments: list[str], door: str) -> None:
    status = 1
    try:
        for stream in (0, 1):
            # Nobody but the nursery hears its orders, or speaks for it.
            os.dup2(os.open(os.devnull, os.O_RDWR), stream)
        with socket.socket(socket.AF_UNIX) as line:
            line.connect(door)
            line.sendall(b"%-16d" % os.getpid())
            main(arguments, line)
        status = 0
    finally:
        os._exit(status)


async def _grow_up() -> None:
    """Know what every bot works out at its start: its computers, its emojis, its commands in all languages, and what is
    said at its tables."""
    from bot.app.client import SleepoverClient
    from bot.storage import open_store
    from bot.ui.games import playable_games
    from games.ai import levels
    from renderers import emojis
    from tests.readiness import undrawn

    for name in playable_games():
        levels.levels(name)
    emojis.draw(tuple(playable_games()))
    with tempfile.TemporaryDirectory() as folder:
        async with (
            open_store(made(Path(folder, "empty.sqlite"))) as store,
            SleepoverClient(store, sync_commands=False) as bot,
        ):
            undrawn(bot.services.pages)
            # Before this it has no commands.
            await bot.setup_hook()
            await bot._payload()


if __name__ == "__main__":
    asyncio.run(_grow_up())
    _be_the_nursery()
