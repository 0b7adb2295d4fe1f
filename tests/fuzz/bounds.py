"""Bounds of everything that is fuzzed: one second, and 200 megabytes.

The second is processor time, which measures the work that an input causes; wall-clock time also measures the
other programs on a busy machine. Code that waits or sleeps takes no processor time, so wall-clock time has a
wide bound of its own.
"""

from __future__ import annotations

import gc
import resource
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic, process_time
from typing import Any

from tests.time_limits import PATIENCE

SECOND = 1.0
MOST_KILOBYTES = 200 * 1024


class Peak:
    """The most memory that this process has taken since it was last asked to begin."""

    def __init__(self) -> None:
        self._reset = Path("/proc/self/clear_refs")
        self._status = Path("/proc/self/status")

    def start(self) -> int:
        """Kilobytes now."""
        if self._reset.exists():
            self._reset.write_text("5")
        return self.most()

    def most(self) -> int:
        """Kilobytes at the most since then; where the system does not tell, since the process began."""
        if self._reset.exists():
            line = next(line for line in self._status.read_text().splitlines() if line.startswith("VmHWM"))
            return int(line.split()[1])
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // (1024 if sys.platform == "darwin" else 1)


PEAK = Peak()


def timed(target: Callable[..., None], *what: Any) -> None:
    """Neither a hang nor too much memory. What hypothesis remembers is not counted: it grows all the time, and the
    collector would walk over it just when one of our functions runs."""
    gc.disable()
    try:
        before, begun, start = PEAK.start(), monotonic(), process_time()
        target(*what)
        took, waited, taken = process_time() - start, monotonic() - begun, PEAK.most() - before
    finally:
        gc.enable()
    assert took < SECOND
    assert waited < PATIENCE
    assert taken < MOST_KILOBYTES
