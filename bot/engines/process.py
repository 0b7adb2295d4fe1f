"""Programs that play: started with limits, watched, asked one decision at a time, and ended.

A program is ended with all processes that it started. The host of the machine alone names programs, on the
command line or in a file (``bot.engines.registry``). A program runs as a process of its own under a
supervisor (``bot.engines.supervisor``). Its environment holds what a program needs to start, so no token, and
it has no open file but its three streams. The limits are there for mistakes: it runs with the rights of the
user who runs the bot.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import shutil
import socket
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Any

from msgspec import Struct

from games.ai.engine_protocol import LONGEST, UNASKED, DecisionRequest, EngineFault
from games.core import Action

__all__ = [
    "MEMORY",
    "POSSIBLE",
    "PROCESSES",
    "SECONDS",
    "STARTING",
    "EngineLimits",
    "EngineNotFound",
    "EngineProcess",
    "EngineStats",
    "resolve_command",
]

SECONDS = 1.0
"""Seconds for a decision, unless its host sets others."""
MEMORY = 512
"""Megabytes that it may take with all that it has started, unless its host says otherwise."""
PROCESSES = 64
"""Most processes that it may have at once."""
STARTING = 10.0
"""Seconds more for the first answer of a process: it has to be read and made ready."""
POSSIBLE = os.name == "posix"
"""True if programs can be started on this machine."""

_WARDEN = Path(__file__).with_name("supervisor.py")
_GOODBYE = 2.0
"""Seconds for the supervisor to end everything and report the reason."""
_LAST_WORD = 2.0
"""Seconds for the supervisor to report why a silent program has ended, if it has."""
_MEGABYTE = 2**20


class EngineNotFound(Exception):
    """Missing program; the message is a clause that says what to do."""


class EngineLimits(Struct, frozen=True):
    """Limits of a program: seconds for a decision, and megabytes of memory."""

    seconds: float = SECONDS
    memory: int = MEMORY


class EngineStats(Struct):
    """Statistics of a program: its answers, the seconds that they took, and its faults.

    The first answer of a process is not timed. ``faults`` counts kinds, ``said`` is the first fault in words.
    """

    answers: int = 0
    timed: int = 0
    spent: float = 0.0
    slowest: float = 0.0
    faults: dict[str, int] = {}
    said: str = ""

    def add(self, other: EngineStats) -> None:
        """Count what another has counted as well."""
        self.answers += other.answers
        self.timed += other.timed
        self.spent += other.spent
        self.slowest = max(self.slowest, other.slowest)
        self.faults = dict(Counter(self.faults) + Counter(other.faults))
        self.said = self.said or other.said

    def add_fault(self, fault: EngineFault) -> None:
        """Count that."""
        self.faults[fault.kind] = self.faults.get(fault.kind, 0) + 1
        self.said = self.said or str(fault)


def resolve_command(command: Sequence[str], folder: Path | None = None) -> list[str]:
    """Return the command with the program's full path.

    Raises:
        EngineNotFound: there is no such program, or it cannot be executed.
    """
    if not POSSIBLE:
        raise EngineNotFound("programs can be started on Linux and macOS only")
    if not command:
        raise EngineNotFound("name the program to be started")
    first = os.path.expanduser(command[0])  # noqa: PTH111 (a Path would lose the ./ that says it is a file)
    if "/" not in first:
        path = shutil.which(first)
        if path is None:
            raise EngineNotFound(f"there is no program {first!r} on the PATH; a file here is ./{first}")
        return [path, *command[1:]]
    file = Path(folder or Path.cwd(), first).absolute()
    if not file.is_file():
        raise EngineNotFound(f"there is no file {first}")
    if not os.access(file, os.X_OK):
        raise EngineNotFound(
            f"{first} cannot be executed: `chmod +x {first}`, with a first line such as #!/usr/bin/env python3, or "
            f"name what runs it, as in “python3 {first}”"
        )
    if _is_written_for_windows(file):
        raise EngineNotFound(
            f"the lines of {first} end as on Windows, so its first one names nothing that could run it: save it with "
            f"Unix line endings (LF), or name what runs it, as in “python3 {first}”"
        )
    return [str(file), *command[1:]]


def _is_written_for_windows(script: Path) -> bool:
    try:
        with script.open("rb") as file:
            first = file.readline(256)
    except OSError:
        return False
    return first.startswith(b"#!") and first.endswith(b"\r\n")


class EngineProcess:
    """One program, started when it is first asked, and again after a fault. Not to be asked by two threads at once."""

    def __init__(self, command: Sequence[str], limits: EngineLimits | None = None, folder: Path | None = None) -> None:
        self.command = list(command)
        self.limits = limits or EngineLimits()
        self.asked = EngineStats()
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None
        self._link: socket.socket | None = None
        self._unread = b""
        self._fresh = True
        self._playing: object = None

    @property
    def is_running(self) -> bool:
        """Return whether the program has been started and has not been ended."""
        return self._process is not None

    def request(self, which: object, question: DecisionRequest) -> Action:
        """Return the program's answer.

        ``which`` tells games apart: a new game is announced to the program before its first question.

        Raises:
            EngineFault: it did not decide. Unless it only answered with a wrong action, it has been
                ended.
        """
        before = monotonic()
        try:
            fresh, line = self._ask(which, question)
        except EngineFault as fault:
            self.asked.add_fault(fault)
            self.kill()
            raise
        seconds = monotonic() - before
        self.asked.answers += 1
        if not fresh:
            self.asked.timed += 1
            self.asked.spent += seconds
            self.asked.slowest = max(self.asked.slowest, seconds)
        try:
            return question.answer(line)
        except EngineFault as fault:
            self.asked.add_fault(fault)
            raise

    def kill(self) -> None:
        """End the program with all processes that it started, if it runs."""
        process, link = self._process, self._link
        self._process = self._link = None
        self._unread, self._playing = b"", None
        if process is None or link is None:
            return
        with contextlib.suppress(OSError):
            link.shutdown(socket.SHUT_WR)
            # The supervisor reports when all processes are gone.
            link.settimeout(_GOODBYE)
            link.recv(4096)
        link.close()
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                with contextlib.suppress(OSError):
                    stream.close()
        try:
            process.wait(_GOODBYE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def interrupt(self) -> None:
        """End the running question from another thread; it is answered with the program's end."""
        link = self._link
        if link is not None:
            with contextlib.suppress(OSError):
                link.shutdown(socket.SHUT_WR)

    def _ask(self, which: object, question: DecisionRequest) -> tuple[bool, bytes]:
        """Return the program's line, and whether it is the first of its process."""
        if self._process is None:
            self._start()
        unasked = self._unread or self._heard()
        if unasked:
            shown = unasked.decode("utf-8", "replace").strip()[:60]
            raise EngineFault("unasked", f"{UNASKED}: {shown!r}", UNASKED)
        lines = question.line(self.limits.seconds)
        if self._playing != which:
            lines = question.game_line() + lines
        fresh, self._fresh = self._fresh, False
        self._playing = which
        return fresh, self._exchange(lines, self.limits.seconds + (STARTING if fresh else 0.0))

    def _start(self) -> None:
        # Imported only now: most simulations start no program, and it brings asyncio along.
        from bot.core.worker_process import scrubbed_env

        ours, theirs = socket.socketpair()
        limits = (str(self.limits.memory * _MEGABYTE), str(PROCESSES))
        try:
            process = subprocess.Popen(
                (sys.executable, "-I", "-S", str(_WARDEN), str(theirs.fileno()), *limits, *self.command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                bufsize=0,
                cwd=self._folder,
                # Python would buffer output to a pipe.
                env={**scrubbed_env(), "PYTHONUNBUFFERED": "1"},
                pass_fds=[theirs.fileno()],
                # Ctrl-C is for the process that has started it, which then ends it.
                start_new_session=True,
            )
        except OSError as error:
            ours.close()
            raise EngineFault("start", f"cannot be started: {error.strerror or error}") from None
        finally:
            theirs.close()
        assert process.stdin is not None
        assert process.stdout is not None
        os.set_blocking(process.stdin.fileno(), False)
        os.set_blocking(process.stdout.fileno(), False)
        self._process, self._link, self._fresh = process, ours, True

    def _heard(self) -> bytes:
        """Return the program's unread output, also after it has ended; empty if there is none."""
        assert self._process is not None
        assert self._process.stdout is not None
        with contextlib.suppress(OSError):
            return self._process.stdout.read(LONGEST) or b""
        return b""

    def _exchange(self, lines: bytes, seconds: float) -> bytes:
        """Send the lines to the program, and return its next line."""
        assert self._process is not None
        source, target = self._process.stdout, self._process.stdin
        assert source is not None
        assert target is not None
        until = monotonic() + seconds
        with selectors.DefaultSelector() as selector:
            selector.register(source, selectors.EVENT_READ)
            selector.register(target, selectors.EVENT_WRITE)
            while b"\n" not in self._unread:
                ready = selector.select(until - monotonic()) if until > monotonic() else []
                if not ready:
                    raise EngineFault("late", f"took longer than {seconds:g} s")
                for key, _ in ready:
                    if key.fileobj is target:
                        try:
                            lines = lines[os.write(target.fileno(), lines) :]
                        except BlockingIOError:
                            continue
                        except OSError:
                            # The program has closed its input; it may have written the reason.
                            lines = b""
                        if not lines:
                            selector.unregister(target)
                    else:
                        self._read(source)
        line, _, self._unread = self._unread.partition(b"\n")
        if len(line) > LONGEST:
            raise self._too_long()
        return line

    def _read(self, source: Any) -> None:
        try:
            heard = os.read(source.fileno(), LONGEST)
        except BlockingIOError:
            return
        if not heard:
            raise self._ended()
        self._unread += heard
        if len(self._unread) > LONGEST and b"\n" not in self._unread[:LONGEST]:
            raise self._too_long()

    @staticmethod
    def _too_long() -> EngineFault:
        return EngineFault("long", f"answered with a line of more than {LONGEST:,} bytes")

    def _ended(self) -> EngineFault:
        said = ""
        with contextlib.suppress(OSError):
            if self._link is not None:
                self._link.settimeout(_LAST_WORD)
                said = self._link.recv(4096).decode(errors="replace")
        why, _, more = said.partition(" ")
        if why == "memory":
            return EngineFault("memory", f"took more than {self.limits.memory} MB of memory")
        if why == "processes":
            return EngineFault("processes", f"had more than {PROCESSES} processes")
        if why == "start":
            return EngineFault("start", f"cannot be started: {more}")
        if why == "exit":
            return EngineFault("died", f"ended without an answer (exit status {more})")
        if why == "signal":
            return EngineFault("died", f"ended without an answer (signal {more})")
        return EngineFault("died", "closed its standard output without an answer")
