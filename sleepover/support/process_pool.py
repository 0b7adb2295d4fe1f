"""Processes that play games side by side."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.pool import Pool
from typing import Any


def cores() -> int:
    """Return the number of processes that can really compute at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def pool(workers: int, begin: Callable[..., object] | None = None, arguments: tuple[Any, ...] = ()) -> Iterator[Pool]:
    """Yield a pool of ``workers`` fresh processes that have called ``begin(*arguments)``.

    They end with the block.
    """
    # The processes are fresh: a forked one would carry half of whatever threads there are. Ctrl-C reaches all processes
    # of a terminal, but is for this one, which ends the others: they inherit that they are to ignore it.
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        processes = multiprocessing.get_context("spawn").Pool(workers, begin, arguments)
    finally:
        signal.signal(signal.SIGINT, before)
    with processes:
        yield processes
