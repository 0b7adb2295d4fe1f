"""How often Python's garbage collector stops everything, for processes in which somebody waits."""

from __future__ import annotations

import gc

_COLLECTED = 10_000, 10, 10
"""After so many new objects the collector looks for circles among them, and so on. What a click leaves behind is found
among fewer that are still in use then."""


def settle_down() -> None:
    """Keep the collector from walking over what is alive now, and have it come less often. The first time it takes
    about a tenth of a second."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_COLLECTED)
