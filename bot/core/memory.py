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
_ARENA_MAX = -8
"""Number of the setting in glibc's ``mallopt``."""


@cache
def _libc() -> ctypes.CDLL | None:
    """Return glibc, or None on other systems."""
    if sys.platform != "linux" or platform.libc_ver()[0] != "glibc":
        return None
    return ctypes.CDLL(None)


def configure_malloc() -> None:
    """Have all threads share one heap, so that what they free can be used by the others and given back.

    Called before threads are started; by itself glibc gives each its own. Its thresholds stay as they are: with fixed
    ones each picture would be new memory, and drawing take 1.6 times as long.
    """
    if (libc := _libc()) is not None:
        libc.mallopt(_ARENA_MAX, 1)


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
