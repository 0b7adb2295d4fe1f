"""Programs that are forked from a nursery, and look from here as asyncio's processes do.

``begun`` is the one side. The other is a module whose ``main`` calls ``be`` with what it would have done as
``python -m``: what stands on its command line, its standard input and output, the file for its errors and its exit
status are as if it had been started by itself.
"""

from __future__ import annotations

import os
import signal
import socket
import sys
import traceback
from asyncio import StreamReader, StreamWriter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn, TypeVar

from tests.loopback.process_pool import Child, Nursery


class Errors:
    """Standard error of a program, to be read once it has ended."""

    def __init__(self, child: Child, path: Path) -> None:
        self._child, self._path = child, path

    async def read(self) -> bytes:
        await self._child.wait()
        return self._path.read_bytes()


class Program:
    """The running program, with what is used here of ``asyncio.subprocess.Process``."""

    def __init__(self, child: Child, stdout: StreamReader, stdin: StreamWriter, errors: Path) -> None:
        self._child = child
        self.pid, self.stdin, self.stdout = child.pid, stdin, stdout
        self.stderr = Errors(child, errors)

    @property
    def returncode(self) -> int | None:
        return os.waitstatus_to_exitcode(self._child.gone.result()) if self._child.ended else None

    def kill(self) -> None:
        self._child.kill()

    def send_signal(self, number: signal.Signals) -> None:
        os.kill(self.pid, number)

    async def wait(self) -> int:
        return os.waitstatus_to_exitcode(await self._child.wait())


P = TypeVar("P", bound=Program)


async def begun(births: Nursery, errors: Path, *arguments: str, of: type[P]) -> P:
    """Start a program from that nursery with these arguments; it writes its errors to that file."""
    child = await births.fork([str(errors), *arguments])
    return of(child, *await child.streams(), errors)


def be(program: Callable[[], object], name: str, arguments: Sequence[str], line: socket.socket) -> NoReturn:
    """In a process of the nursery: be that program, to its end. The first of the arguments is the file for errors."""
    errors, *sys.argv[1:] = arguments
    sys.argv[0] = name
    opened = os.open(errors, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    for there, here in ((line.fileno(), 0), (line.fileno(), 1), (opened, 2)):
        os.dup2(there, here)
    line.close()
    os.close(opened)
    status = 0
    try:
        program()
    except SystemExit as ended:
        status = ended.code if isinstance(ended.code, int) else int(ended.code is not None)
        if isinstance(ended.code, str):
            print(ended.code, file=sys.stderr)
    except BaseException:
        status = 1
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)
