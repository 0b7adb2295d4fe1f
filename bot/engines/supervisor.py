"""Supervisor: starts one program that plays, watches it, and ends it with all its processes.

It runs as a script of its own, ``python -I -S supervisor.py LINK MEMORY PROCESSES COMMAND…``, and so needs
nothing but Python. The program gets this process's standard input and output and speaks with the process that
has started us; we keep nothing but its standard error. ``LINK`` is a socket's number: when its other end is
closed, however that came about, everything is ended. The only thing that we write to it is why the program
has ended.

Limits are there for mistakes, such as a loop that allocates or starts processes; the host who names a program
trusts it.
"""

from __future__ import annotations

import contextlib
import os
import resource
import select
import signal
import sys
from pathlib import Path
from typing import NoReturn

WATCH = 0.05
"""Seconds between two looks at what the program takes."""
LOUD = 65_536
"""Bytes of its standard error that are passed on; the rest is dropped."""
NICE = 5
"""Its niceness: answers to clicks come first."""
_FILES = 256
"""The most files that it can have open."""
_OTHERS = 128
"""Number of processes and threads that the program's user may have besides the present ones."""
_PAGE = os.sysconf("SC_PAGE_SIZE")
_PR_SET_PDEATHSIG, _PR_SET_CHILD_SUBREAPER = 1, 36


def main() -> None:
    """Start it, watch it, end it, and say why."""
    link, memory, processes = map(int, sys.argv[1:4])
    os.set_inheritable(link, False)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _control(_PR_SET_CHILD_SUBREAPER, 1)
    with contextlib.suppress(OSError):
        os.nice(NICE)
    errors, child, why = _start(sys.argv[4:], memory)
    said = _Said(errors)
    if not why:
        why = _watch(link, said, child, memory, processes)
    _end_all(child)
    said.drain()
    with contextlib.suppress(OSError):
        os.write(link, why.encode())


def _start(command: list[str], memory: int) -> tuple[int, int, str]:
    """Start the program.

    Return the descriptor of its standard error, its process id, and the reason if it could not be started.
    """
    errors, its_errors = os.pipe()
    failed, its_failed = os.pipe()
    child = os.fork()
    if child == 0:
        _become(command, memory, its_errors, its_failed)
    os.close(its_errors)
    os.close(its_failed)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for standard in (0, 1):
        os.dup2(nowhere, standard)
    problem = os.read(failed, 4096).decode(errors="replace")
    os.close(failed)
    return errors, child, f"start {problem}" if problem else ""


def _become(command: list[str], memory: int, errors: int, failed: int) -> NoReturn:
    try:
        os.setsid()
        _control(_PR_SET_PDEATHSIG, signal.SIGKILL)
        for number in (signal.SIGINT, signal.SIGPIPE):
            signal.signal(number, signal.SIG_DFL)
        os.dup2(errors, 2)
        _limit(resource.RLIMIT_CORE, 0)
        _limit(resource.RLIMIT_NOFILE, _FILES)
        # Memory that is only reserved does not count: Node 20.20 does not start in 700 MB of addresses, and in 800 it
        # does. The memory in use is checked while it runs; this limit is for what grows faster.
        _limit(resource.RLIMIT_DATA, 2 * memory)
        if os.getuid() and (there := _threads_of(os.getuid())):
            _limit(resource.RLIMIT_NPROC, there + _OTHERS)
        os.execvp(command[0], command)
    except BaseException as error:
        os.write(failed, (getattr(error, "strerror", None) or str(error)).encode())
    os._exit(1)


def _limit(kind: int, most: int) -> None:
    _, hard = resource.getrlimit(kind)
    if hard != resource.RLIM_INFINITY:
        most = min(most, hard)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(kind, (most, most))


def _control(option: int, value: int) -> None:
    if sys.platform == "linux":
        import ctypes

        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(option, value, 0, 0, 0)


class _Said:
    """The program's standard error, as much of it as is passed on to ours."""

    def __init__(self, errors: int) -> None:
        self.errors = errors
        self._passed = 0

    def forward(self) -> bool:
        """Pass on what there is now; False if there is nothing to come."""
        said = os.read(self.errors, LOUD)
        with contextlib.suppress(OSError):
            if said and self._passed < LOUD:
                os.write(2, said[: LOUD - self._passed])
                if self._passed + len(said) >= LOUD:
                    os.write(2, b"\n(it says more, which is not shown)\n")
        self._passed += len(said)
        return bool(said)

    def drain(self) -> None:
        """Forward the remaining output, once no process adds to it."""
        os.set_blocking(self.errors, False)
        with contextlib.suppress(OSError):
            while self.forward():
                pass


def _watch(link: int, said: _Said, child: int, memory: int, processes: int) -> str:
    """Wait for its end, or for ours; why it has come."""
    listening = [link, said.errors]
    while True:
        heard, _, _ = select.select(listening, [], [], WATCH)
        if said.errors in heard and not said.forward():
            listening.remove(said.errors)
        if link in heard:
            return ""
        status = _reaped(child)
        if status is not None:
            return f"exit {status}" if status >= 0 else f"signal {-status}"
        there = _below(os.getpid())
        if len(there) > processes:
            return "processes"
        if sum(map(_resident, there)) > memory:
            return "memory"


def _reaped(child: int) -> int | None:
    """Return the exit code of the program (below zero: ended by that signal); None if it is running.

    Other processes that have ended are released.
    """
    found = None
    with contextlib.suppress(ChildProcessError):
        while (ended := os.waitpid(-1, os.WNOHANG))[0]:
            if ended[0] == child:
                found = os.waitstatus_to_exitcode(ended[1])
    return found


def _end_all(child: int) -> None:
    # The group is killed at once, so that it has no time to start processes; then those that have left it.
    with contextlib.suppress(OSError):
        os.killpg(child, signal.SIGKILL)
    for _ in range(1000):
        for other in _below(os.getpid()):
            with contextlib.suppress(OSError):
                os.kill(other, signal.SIGKILL)
        try:
            if os.waitpid(-1, os.WNOHANG)[0] == 0:
                select.select([], [], [], 0.002)
        except ChildProcessError:
            return


def _below(process: int) -> list[int]:
    """Return all descendants of this process; none where the system does not list them."""
    found: list[int] = []
    waiting = [process]
    while waiting:
        try:
            tasks = list(Path(f"/proc/{waiting.pop()}/task").iterdir())
        except OSError:
            # It has ended since it was named.
            continue
        for task in tasks:
            with contextlib.suppress(OSError):
                children = task / "children"
                waiting += (there := [int(number) for number in children.read_text().split()])
                found += there
    return found


def _resident(process: int) -> int:
    """Return the bytes of memory that a process has for itself."""
    try:
        _, resident, shared, *_ = Path(f"/proc/{process}/statm").read_text().split()
    except (OSError, ValueError):
        return 0
    return (int(resident) - int(shared)) * _PAGE


def _threads_of(user: int) -> int:
    """Return the number of threads of that user; 0 where the system does not list them."""
    found = 0
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if process.stat().st_uid == user:
                found += sum(1 for _ in (process / "task").iterdir())
    return found


if __name__ == "__main__":
    main()
