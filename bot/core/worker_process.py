"""Processes of our own that do one thing for the bot: how they are started, and how one speaks with them.

A question on standard input, its answer on standard output, one after the other; both are pickles behind their length
in four bytes. Such a process ends with its input, so it does not outlive the bot, however that ended.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import signal
import struct
import sys
from typing import TYPE_CHECKING, Any, BinaryIO

if TYPE_CHECKING:
    from asyncio.subprocess import Process

LENGTH = struct.Struct("!I")

_NEEDED = frozenset(
    {"PATH", "LANG", "TZ", "TMPDIR", "TEMP", "TMP", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "VIRTUAL_ENV"}
    | {"SYSTEMROOT", "SYSTEMDRIVE", "WINDIR"}
)
"""The part of the bot's environment that Python needs to start. The token is not in it, by whatever name it came."""


_ROOM = 1 << 20
"""Bytes of answers that can lie between the processes, where the system lets us say so: the most that Linux allows."""
_DYING = 1.0
"""Seconds that a process may take to end after its last word."""


def pack_message(value: object) -> bytes:
    """Return a question or an answer as the bytes to send."""
    data = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(data)) + data


def read_request(source: BinaryIO) -> Any:
    """Return the next question, in the process that answers it.

    Raises:
        EOFError: there are no more questions.
    """
    head = source.read(LENGTH.size)
    if len(head) < LENGTH.size:
        raise EOFError
    return pickle.loads(source.read(*LENGTH.unpack(head)))


def open_pipes(*, nice: int = 0) -> tuple[BinaryIO, BinaryIO]:
    """Return the pipes of questions and of answers in a worker process.

    From then on nothing else gets between the answers, whatever is printed, and Ctrl-C is left to the bot.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(nice)
    target = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    _widen(target.fileno())
    return sys.stdin.buffer, target


def _widen(pipe: int) -> None:
    # The usual 64 kB hold one board. With room for several, the next is begun before the bot has fetched the last.
    with contextlib.suppress(ImportError, AttributeError, OSError):
        import fcntl

        fcntl.fcntl(pipe, fcntl.F_SETPIPE_SZ, _ROOM)


async def start_worker(module: str) -> Process:
    """Run that module as a process.

    A fresh interpreter and not a fork: threads and event loop stay out of it.

    Raises:
        OSError: the system has no room for it.
    """
    # Only the bot needs asyncio: the workers start sooner without it.
    import asyncio

    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", module),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env=worker_env(),
    )


def worker_env() -> dict[str, str]:
    """Return the environment of a worker: paths and locale, and none of the bot's settings."""
    kept = {name: value for name, value in os.environ.items() if name in _NEEDED or name.startswith(("LC_", "PYTHON"))}
    return {**kept, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


async def read_reply(process: Process) -> Any:
    """Return the process's next answer.

    Raises:
        asyncio.IncompleteReadError: the process has ended.
    """
    assert process.stdout is not None
    (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
    return pickle.loads(await process.stdout.readexactly(length))


async def exit_status(process: Process) -> int | None:
    """Return the exit status of a worker that has ended, as ``Process.returncode``.

    A worker that has only fallen silent is killed.
    """
    import asyncio

    # Killing at once would lose the exit status of a process that has just ended.
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(_DYING):
            await process.wait()
    await kill_worker(process)
    return process.returncode


async def kill_worker(process: Process) -> None:
    """End it at once."""
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
