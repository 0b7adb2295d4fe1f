"""Pauses for garbage collection, switching between threads, and stop signals.

Python's garbage collector stops everything, while users wait for answers.

A thread that computes keeps Python's lock, while the event loop waits for it.

Stop signals are Ctrl-C, or those of a service manager.
"""

from __future__ import annotations

import asyncio
import gc
import signal
import sys
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

_OLDEST = 2
SELDOM = 6 * 3600.0
"""Seconds between two looks at everything that there is."""


def freeze_survivors() -> None:
    """Keep the garbage collector from scanning the objects created since :func:`freeze_gc`, at once.

    Reference cycles among them stay until everything is scanned.
    """
    gc.freeze()


async def run_gc_policy(quiet: Callable[[], Awaitable[None]]) -> None:
    """Keep the collector from walking twice over old objects, until this is cancelled.

    Otherwise each look at the oldest objects takes longer than the one before: with 10,000 tables, a tenth of a second
    in which nobody is answered. What is passed by is still freed as soon as nothing refers to it. Only circles of it
    stay, and for those everything is looked at once in a while, after ``quiet()`` has found a moment for it.
    """
    gc.callbacks.append(_pass_by)
    try:
        while True:
            await asyncio.sleep(SELDOM)
            await quiet()
            gc.unfreeze()
            # The end of a full collection freezes what has survived.
            gc.collect()
    finally:
        gc.callbacks.remove(_pass_by)


def _pass_by(phase: str, info: dict[str, Any]) -> None:
    """Freeze the objects that a scan of the oldest generation has found in use."""
    if phase == "stop" and info["generation"] == _OLDEST:
        freeze_survivors()


AT_MOST = 0.0005
"""Seconds after which a thread that computes lets the one go on that waits. Python's own are ten times as many."""


def set_switch_interval() -> None:
    """Set the interval for a process whose event loop answers users while threads draw and write.

    The event loop lets go of the lock at every call to a socket or a file, several times for each answer. Each time, a
    thread that computes keeps it from going on for as long as this: so an answer takes many times as long while an
    animation is drawn.
    """
    sys.setswitchinterval(AT_MOST)


ASKED = (signal.SIGINT, signal.SIGTERM)


def on_shutdown_signal(stop: Callable[[], None], signals: Sequence[signal.Signals] = ASKED) -> None:
    """Call ``stop`` when one of these signals arrives, from the running event loop.

    On Windows a loop cannot be told so; there Ctrl-C raises ``KeyboardInterrupt`` as usual.
    """
    if sys.platform == "win32":
        return
    loop = asyncio.get_running_loop()
    for number in signals:
        loop.add_signal_handler(number, stop)
