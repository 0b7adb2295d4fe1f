"""The event loop that a bot runs on: libuv's where uvloop is installed, and asyncio's own elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeVar

T = TypeVar("T")


def run(main: Coroutine[Any, Any, T]) -> T:
    """What ``asyncio.run`` does, on the quickest loop that there is."""
    factory = import_module("uvloop").new_event_loop if find_spec("uvloop") else None
    with asyncio.Runner(loop_factory=factory) as runner:
        return runner.run(main)
