"""What a bot says of itself to those who watch it from outside, in its status file and at ``/healthz``."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

EVERY = 5.0
"""Seconds between two writings of the status file."""
STALE = 4 * EVERY
"""Seconds after which what it says counts for nothing: the process that wrote it has died or is stuck."""

State = Literal["starting", "waiting", "connecting", "ready", "stopping"]
"""``waiting`` for another process at the same database to end, ``connecting`` to Discord, ``ready`` for clicks."""


class Latency(Struct, frozen=True):
    """The answers of the last minute: how many, and in how many milliseconds half and all but one in a hundred of them
    were there (None without any)."""

    answers: int = 0
    p50_ms: float | None = None
    p99_ms: float | None = None


class Status(Struct, frozen=True, forbid_unknown_fields=False):
    """What the status file says; ``docs/hosting.md`` describes it. Times are seconds since 1970. ``shards`` are those
    that it looks after, and whether each is connected; by number, as JSON wants it."""

    version: str
    pid: int
    state: State
    started: float
    ready_since: float | None
    written: float
    latency: Latency
    tables: Mapping[str, int]
    lease: Mapping[str, bool]
    servers: int
    connected: bool
    shards: Mapping[str, bool] = {}

    def trouble(self, now: float) -> str:
        """Why the bot cannot be counted on at that time; empty if it can."""
        age = now - self.written
        if age > STALE:
            return f"the status is {age:,.0f} s old, so the bot has ended or is stuck"
        if self.state != "ready":
            return f"the bot is {self.state}"
        if not self.connected:
            return "the bot has lost its connection to Discord"
        return "" if self.lease.get("sure") else "the bot cannot be sure that it still has the database to itself"


def read(file: Path) -> Status:
    """What the status file says.

    Raises:
        OSError: it cannot be read.
        ValueError: it is no status file.
    """
    return msgspec.json.decode(file.read_bytes(), type=Status)
