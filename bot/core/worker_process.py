"""Worker processes: how one is started, asked, timed, ended and, after a pause, started again.

What runs in the process is ``bot.core.worker_loop``.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import signal
import sys
from collections import deque
from collections.abc import Callable
from typing import Any

from bot.core import retry
from bot.core.retry import Backoff
from bot.core.tasks import cancel_tasks
from bot.core.worker_loop import LENGTH, pack

_NEEDED = frozenset(
    {"PATH", "HOME", "LANG", "TZ", "TMPDIR", "TEMP", "TMP", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "VIRTUAL_ENV"}
    | {"SYSTEMROOT", "SYSTEMDRIVE", "WINDIR"}
)
"""The part of the bot's environment that processes need to start. The token is not in it, by whatever name it came."""
_DYING = 1.0
"""Seconds that a process may take to end after its last word."""
_FROM_OUTSIDE = {-signal.SIGTERM} | ({-signal.SIGKILL} if hasattr(signal, "SIGKILL") else set())
"""Exit statuses of a process that was killed from outside: no request is to blame."""


def scrubbed_env(*prefixes: str) -> dict[str, str]:
    """Return the bot's environment without its settings: paths, locale, and variables with one of the prefixes."""
    kept = ("LC_", *prefixes)
    return {name: value for name, value in os.environ.items() if name in _NEEDED or name.startswith(kept)}


class RequestFailed(Exception):
    """Missing reply: the request failed, took too long, or ended its process."""


class WorkerLost(Exception):
    """Missing reply: the process ended, or could not be started, through no fault of this request."""


class RestartPause:
    """Pause before a process that has failed is started again, longer after each failure in a row."""

    def __init__(self) -> None:
        self._backoff = Backoff(retry.PROCESS)
        self._until = 0.0

    @property
    def is_over(self) -> bool:
        """True if the process may be started."""
        return asyncio.get_running_loop().time() >= self._until

    def on_failure(self) -> None:
        """Begin a pause."""
        self._until = asyncio.get_running_loop().time() + self._backoff.failed()

    def on_success(self) -> None:
        """Make the next pause a short one."""
        self._backoff.reset()


async def start_worker(module: str) -> asyncio.subprocess.Process:
    """Run that module as a process.

    A fresh interpreter and not a fork: threads and event loop stay out of it.

    Raises:
        OSError: the system has no room for it.
    """
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", module),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        # Ctrl-C in a terminal is for whoever started it, who ends it in order.
        start_new_session=True,
        env={**scrubbed_env("PYTHON"), "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
    )


class WorkerProcess:
    """A process that runs a module of ours, started with its first request. Once it has ended it stays so.

    Whatever becomes of it, every request is answered: one that it may have died of with ``RequestFailed``, the others
    with ``WorkerLost``.
    """

    def __init__(self, module: str, on_end: Callable[[int | None, str], None] | None = None) -> None:
        """Prepare the process. ``on_end`` gets its exit status and why it ended, unless it was stopped."""
        self._module = module
        self._on_end = on_end
        self._process: asyncio.subprocess.Process | None = None
        self._running: asyncio.Task[None] | None = None
        self._owed: deque[tuple[asyncio.Future[Any], bytes, float]] = deque()
        self._timer: asyncio.TimerHandle | None = None
        self._late = ""
        self.ended = False
        """True if it can be asked nothing more."""

    @property
    def pid(self) -> int | None:
        """Id of the process, if there is one."""
        return None if self._process is None else self._process.pid

    @property
    def pending(self) -> int:
        """Number of requests that it has not answered."""
        return len(self._owed)

    def send(self, request: Any, seconds: float) -> asyncio.Future[Any]:
        """Return the answer to come; the process is ended if it takes longer once its turn has come.

        Raises:
            RequestFailed: in the future: the request failed there, took too long, or ended the process.
            WorkerLost: in the future: the process has ended.
        """
        reply: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        if self.ended:
            reply.set_exception(WorkerLost("it has ended"))
            return reply
        self._owed.append((reply, pack(request), seconds))
        if self._running is None:
            self._running = asyncio.create_task(self._run())
        elif self._process is not None:
            self._write(self._owed[-1][1])
            if len(self._owed) == 1:
                self._time_oldest()
        return reply

    async def stop(self) -> None:
        """End it at once."""
        self.ended = True
        await cancel_tasks([self._running])
        self._end("it was stopped")

    def _write(self, request: bytes) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        # Requests are smaller than a pipe's buffer, so writing does not block.
        self._process.stdin.write(request)

    def _time_oldest(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._owed:
            seconds = self._owed[0][-1]
            self._timer = asyncio.get_running_loop().call_later(seconds, self._end_late, seconds)

    def _end_late(self, seconds: float) -> None:
        assert self._process is not None
        self._late = f"TimeoutError: no answer within {seconds:g} s"
        self._process.kill()

    async def _run(self) -> None:
        """Run the process from its start to its end."""
        try:
            self._process = await start_worker(self._module)
            for _, request, _ in self._owed:
                self._write(request)
            self._time_oldest()
            while True:
                well, answer = await self._read_reply()
                reply, *_ = self._owed.popleft()
                self._time_oldest()
                if not reply.done():
                    reply.set_result(answer) if well else reply.set_exception(RequestFailed(answer))
        except Exception as error:
            asked = self._owed[0][0] if self._owed else None
            status = await self._exit_status()
            why = self._late or f"{type(error).__name__}: {error}"
            blamed = self._late or (status is not None and status not in _FROM_OUTSIDE)
            if asked is not None and blamed and not asked.done():
                asked.set_exception(RequestFailed(why))
            self._end(why)
            if self._on_end is not None:
                # After those who wait for the replies.
                asyncio.get_running_loop().call_soon(self._on_end, status, why)
        finally:
            await self._kill()

    def _end(self, why: str) -> None:
        self.ended = True
        for reply, *_ in self._owed:
            if not reply.done():
                reply.set_exception(WorkerLost(why))
        self._owed.clear()
        self._time_oldest()

    async def _read_reply(self) -> Any:
        assert self._process is not None
        assert self._process.stdout is not None
        (length,) = LENGTH.unpack(await self._process.stdout.readexactly(LENGTH.size))
        return pickle.loads(await self._process.stdout.readexactly(length))

    async def _exit_status(self) -> int | None:
        """Return the exit status, once it has ended; None if it was never started. One that has only fallen silent is
        killed."""
        if self._process is None:
            return None
        # Killing at once would lose the exit status of a process that has just ended.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_DYING):
                await self._process.wait()
        await self._kill()
        return self._process.returncode

    async def _kill(self) -> None:
        if self._process is not None and self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()
