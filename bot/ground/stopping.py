"""Being asked to stop: Ctrl-C, or what a service manager sends."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Callable, Sequence

ASKED = (signal.SIGINT, signal.SIGTERM)


def when_asked(stop: Callable[[], None], signals: Sequence[signal.Signals] = ASKED) -> None:
    """Call ``stop`` when one of these signals arrives, from the running event loop.

    On Windows a loop cannot be told so; there Ctrl-C raises ``KeyboardInterrupt`` as usual.
    """
    if sys.platform == "win32":
        return
    loop = asyncio.get_running_loop()
    for number in signals:
        loop.add_signal_handler(number, stop)
