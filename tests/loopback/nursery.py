"""Processes of the bot that are born with everything imported: a nursery imports it once, and forks.

A test that has the bot die again and again would else spend most of its time on starting Python.
"""

from __future__ import annotations

import asyncio
import json
import os
import select
import signal
import socket
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from tests.patience import PATIENCE

HOUSE = Path(__file__).parents[2]


class Child:
    """A process that was forked: ``readline`` gives what it says, ``end`` has it end, ``kill`` kills it."""

    def __init__(self, nursery: Nursery, number: int, line: socket.socket) -> None:
        self._nursery = nursery
        self._number = number
        self._line = line
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None
        self.pid = 0
        self.gone: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        """Done once it has ended, with its status as ``os.waitpid`` gives it."""

    @property
    def ended(self) -> bool:
        """Whether it is dead."""
        return self.gone.done()

    async def readline(self) -> bytes:
        """A line that it says; empty when it says no more."""
        if self._reader is None:
            self._reader, self._writer = await asyncio.open_connection(sock=self._line)
        with suppress(ConnectionError):
            return await self._reader.readline()
        return b""

    def kill(self) -> None:
        """kill -9."""
        if not self.ended:
            os.kill(self.pid, signal.SIGKILL)

    async def end(self) -> None:
        """Have it end in an orderly way, and wait for that."""
        if self._writer is not None:
            self._writer.close()
        await self.wait()

    async def wait(self) -> int:
        """Wait until it has ended, which must not take longer than people wait. Raises ``TimeoutError``."""
        async with asyncio.timeout(PATIENCE):
            return await asyncio.shield(self.gone)


class Nursery:
    """Where processes are forked that run ``module.main(arguments, line)``."""

    def __init__(self, process: asyncio.subprocess.Process, folder: Path) -> None:
        self._process = process
        self._children: list[Child] = []
        self._born: dict[int, asyncio.Event] = {}
        self._listening = asyncio.create_task(self._listen())
        self._path = folder / "nursery"

    async def fork(self, arguments: Sequence[str]) -> Child:
        """A new process with these arguments."""
        assert self._process.stdin is not None
        number = len(self._children)
        self._path.unlink(missing_ok=True)
        with socket.socket(socket.AF_UNIX) as door:
            door.bind(str(self._path))
            door.listen(1)
            door.setblocking(False)
            self._born[number] = asyncio.Event()
            asked = {"number": number, "door": str(self._path), "arguments": list(arguments)}
            self._process.stdin.write(json.dumps(asked).encode() + b"\n")
            async with asyncio.timeout(PATIENCE):
                line, _ = await asyncio.get_running_loop().sock_accept(door)
        line.setblocking(False)
        child = Child(self, number, line)
        self._children.append(child)
        self._born[number].set()
        async with asyncio.timeout(PATIENCE):
            child.pid = int(await asyncio.get_running_loop().sock_recv(line, 16))
        return child

    async def _listen(self) -> None:
        assert self._process.stdout is not None
        while told := await self._process.stdout.readline():
            number, status = map(int, told.split())
            await self._born[number].wait()
            self._children[number].gone.set_result(status)

    async def close(self) -> None:
        """End what is left."""
        assert self._process.stdin is not None
        for child in self._children:
            child.kill()
        try:
            for child in self._children:
                await child.wait()
            self._process.stdin.close()
            async with asyncio.timeout(PATIENCE):
                await self._process.wait()
                await self._listening
        finally:
            if self._process.returncode is None:
                self._process.kill()


@asynccontextmanager
async def nursery(module: str) -> AsyncIterator[Nursery]:
    """A nursery for that module, whose ``main`` takes the arguments and the line to whoever asked."""
    # A socket's path has to be short, which a test's own folder is not everywhere.
    with tempfile.TemporaryDirectory() as folder:
        async with _nursery(module, Path(folder)) as opened:
            yield opened


@asynccontextmanager
async def _nursery(module: str, folder: Path) -> AsyncIterator[Nursery]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", __name__, module),
        cwd=HOUSE,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    opened = Nursery(process, folder)
    try:
        yield opened
    finally:
        await opened.close()


# ---------------------------------------------------------------------- in the nursery's process


def _be_the_nursery(main: Callable[[list[str], socket.socket], None]) -> None:
    numbers: dict[int, int] = {}
    read, write = os.pipe()
    os.set_blocking(write, False)
    signal.set_wakeup_fd(write, warn_on_full_buffer=False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    asked = b""
    while True:
        ready, _, _ = select.select([0, read], [], [])
        if read in ready:
            os.read(read, 1000)
            _tell_the_dead(numbers)
        if 0 in ready:
            got = os.read(0, 1 << 16)
            if not got:
                return
            *whole, asked = (asked + got).split(b"\n")
            for each in whole:
                wish = json.loads(each)
                pid = os.fork()
                if not pid:
                    signal.set_wakeup_fd(-1)
                    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                    _live(main, wish["arguments"], wish["door"])
                numbers[pid] = wish["number"]


def _tell_the_dead(numbers: dict[int, int]) -> None:
    while numbers:
        pid, status = os.waitpid(-1, os.WNOHANG)
        if not pid:
            return
        os.write(1, b"%d %d\n" % (numbers.pop(pid), status))


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


if __name__ == "__main__":
    import importlib

    from bot import words

    main = importlib.import_module(sys.argv[1]).main
    for locale in words.languages():
        # Every bot reads them for its commands.
        words.words(locale)
    _be_the_nursery(main)
