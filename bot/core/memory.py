"""Memory of a process: what the garbage collector looks at, and what goes back to the system.

Worker processes use it, too: nothing here needs asyncio, which would take 11 MB in each.
"""

from __future__ import annotations

import ctypes
import gc
import platform
import sys
from functools import cache

_COLLECTED = 2_000, 5, 25
"""After so many new objects the collector looks for circles among them, after so many such looks among those that were
left over, and so on. Each look stops everything, for a time that grows with what it walks over: rather often and short
than seldom and long."""
_WHILE_STARTING = 100_000, 20, 100
"""The same while a process starts."""
_ARENA_MAX, _TRIM_THRESHOLD, _MMAP_THRESHOLD = -8, -1, -3
"""Numbers of glibc's ``mallopt``."""
_ONE_PICTURE = 128 * 1024
"""Bytes from which a piece of memory is one of its own, which goes back to the system as soon as it is freed: pictures,
but not what Python makes its objects of."""
_KEPT_FREE = 1024 * 1024
"""Free bytes at the end of the heap that are kept."""


@cache
def _libc() -> ctypes.CDLL | None:
    """Return glibc, or None on other systems."""
    if sys.platform != "linux" or platform.libc_ver()[0] != "glibc":
        return None
    return ctypes.CDLL(None)


def configure_malloc() -> None:
    """Have freed memory go back to the system; before threads are started that ask for memory.

    By itself glibc gives every thread a heap of its own, and keeps what pictures have taken there for ever.
    """
    if (libc := _libc()) is not None:
        libc.mallopt(_ARENA_MAX, 1)
        libc.mallopt(_MMAP_THRESHOLD, _ONE_PICTURE)
        libc.mallopt(_TRIM_THRESHOLD, _KEPT_FREE)


def release_free_memory() -> None:
    """Give back the free memory between what is in use; it takes some milliseconds."""
    if (libc := _libc()) is not None:
        libc.malloc_trim(0)


def defer_gc() -> None:
    """Have the garbage collector come seldom until :func:`freeze_gc`: of what a start makes, nearly everything stays.

    It is not switched off, as a process may wait for days until it is the bot.
    """
    gc.set_threshold(*_WHILE_STARTING)


def freeze_gc() -> None:
    """Keep the collector from walking over what is alive now, and have it come less often. The first time it takes
    about a tenth of a second."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_COLLECTED)
