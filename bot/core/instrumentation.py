"""Names for the moments between a click and its answer at which a process may die, for tests.

A test can have the process die exactly there. In the bot nobody listens: a step is one comparison.

Where the bot can be measured. If nobody listens, as in most bots, each of these places is one comparison.

Where a click's time goes is told by the moments of ``bot.core.instrumentation``; here is what these do not tell.

What a bot says of itself to those who watch it from outside, in its status file and at ``/healthz``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Literal, Protocol

import msgspec
from msgspec import Struct

FAILPOINTS = (
    "heard",
    "opened",
    "seated",
    "started",
    "proposed",
    "stored",
    "committed",
    "rolling",
    "rolled",
    "planned",
    "planning",
    "voided",
    "told",
    "counted",
    "drawn",
    "answered",
    "posting",
    "posted",
    "replaced",
    "noted",
    "whispering",
    "whispered",
    "relieving",
    "relieved",
    "closed",
    "forgotten",
    "evening set",
    "evening posted",
    "evening joined",
    "event made",
    "evening reminding",
    "evening opening",
    "evening opened",
    "evening ended",
    "evening calling",
    "operator left",
    "operator struck",
    "operator told",
)
"""An interaction was let in; a lobby, a seat, a start is stored; an action was found legal, is stored, is in memory; a
roll that decides nothing is about to be stored after it, is in memory; a plan is stored, has been waited with and is
about to be carried out, is void, its maker has been told so; an end has been counted; a board is drawn, has
gone out as an answer; a fresh board is about to go out, has gone out but is not noted, is noted but the one before it
does not say so yet; what messages show is noted; a direct message is about to go out, has gone out but is not noted; a
seat is about to change hands, has done so; a table is closed; somebody is forgotten. An evening is stored; its message
has gone out but is not noted; somebody's yes is stored; its event is made but not noted; people are about to be
reminded; its table is about to be opened, is; it is over without one; all are about to be called. A server was left
for the operator, results are struck, a channel has been told but that is not noted."""

failpoint_listener: Callable[[str], None] | None = None
"""Called with every step, if a test has put something here."""


def failpoint(name: str) -> None:
    """Report that the process has reached this moment, one of ``FAILPOINTS``."""
    if failpoint_listener is not None:
        failpoint_listener(name)


TableEvent = Literal["opened", "started", "ended", "closed"]
"""Events of a table: ended with a result, or closed without one."""


class MetricsHook(Protocol):
    """Protocol: a receiver of measurements. Nothing here may wait or raise; ``committed`` is called in the
    database's thread.
    """

    def on_interaction(self, kind: str, seconds: float) -> None:
        """Record that an interaction was answered, ``seconds`` after it was let in.

        ``kind`` is a ``bot.interactions.rate_limits.Kind``.
        """
        ...

    def on_commit(self, seconds: float) -> None:
        """Record a committed transaction of the database, which took ``seconds``."""
        ...

    def on_deadline(self, late: float) -> None:
        """Record that the clock handles a table, ``late`` seconds after the moment that was set."""
        ...

    def on_table_event(self, event: TableEvent) -> None:
        """Record a table event that was stored."""
        ...


metrics_hook: MetricsHook | None = None
"""The hook that measures this process; None: nothing does."""


EVERY = 5.0
"""Seconds between two writings of the status file."""
STALE = 4 * EVERY
"""Seconds after which what it says counts for nothing: the process that wrote it has died or is stuck."""

State = Literal["starting", "waiting", "connecting", "ready", "stopping"]
"""``waiting`` for another process at the same database to end, ``connecting`` to Discord, ``ready`` for clicks."""


class LatencySummary(Struct, frozen=True):
    """The answers of the last minute: how many, and in how many milliseconds half and all but one in a hundred of them
    were there (None without any)."""

    answers: int = 0
    p50_ms: float | None = None
    p99_ms: float | None = None


class HealthStatus(Struct, frozen=True, forbid_unknown_fields=False):
    """Content of the status file, described in ``docs/hosting.md``.

    Times are seconds since 1970. ``shards`` maps each shard of the process to whether it is connected; its
    numbers are strings, as JSON wants it.
    """

    version: str
    pid: int
    state: State
    started: float
    ready_since: float | None
    written: float
    latency: LatencySummary
    tables: Mapping[str, int]
    lease: Mapping[str, bool]
    servers: int
    connected: bool
    shards: Mapping[str, bool] = {}

    def problem(self, now: float) -> str:
        """Return the reason why the bot cannot be relied on at ``now``; empty if it can."""
        age = now - self.written
        if age > STALE:
            return f"the status is {age:,.0f} s old, so the bot has ended or is stuck"
        if self.state != "ready":
            return f"the bot is {self.state}"
        if not self.connected:
            return "the bot has lost its connection to Discord"
        return "" if self.lease.get("sure") else "the bot cannot be sure that it still has the database to itself"


def read_status(file: Path) -> HealthStatus:
    """Return the content of the status file.

    Raises:
        OSError: it cannot be read.
        ValueError: it is no status file.
    """
    return msgspec.json.decode(file.read_bytes(), type=HealthStatus)
