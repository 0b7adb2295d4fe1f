"""How far the tests go that could go on for ever: a share of the way or, with ``pytest --deep``, all of it."""

from __future__ import annotations

import os

ASKED = "SLEEPOVER_DEEP"
"""What ``--deep`` sets in the environment, before any test is imported, for the processes that share the suite too."""


def deep() -> bool:
    """Whether everything is to be done."""
    return os.environ.get(ASKED, "") not in ("", "0")


def share(full: int, usual: int) -> int:
    """``full`` in a deep run, ``usual`` in an ordinary one."""
    return full if deep() else usual
