"""Health of the bot for outside observers: status file, service manager's watchdog, ``/healthz``.

No port is needed for the first two.

The service manager is notified by systemd's protocol: one datagram for each notification.
"""

from __future__ import annotations

import asyncio
import os
import socket
import time
from collections import deque
from collections.abc import Mapping, Sequence
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from time import monotonic
from typing import Any, Protocol

import msgspec
import structlog

from bot.core.instrumentation import EVERY, HealthStatus, LatencySummary, State, TableEvent, read_status

SOCKET, PAUSE, PID = "NOTIFY_SOCKET", "WATCHDOG_USEC", "WATCHDOG_PID"
"""Variables that systemd sets in the environment."""


_PATIENCE = 1.0
"""Seconds for news that come once."""


class SystemdNotifier:
    """Client of the service manager that started this process, if it wants to be notified. A failure here stops
    nothing.
    """

    def __init__(self, environment: Mapping[str, str] | None = None) -> None:
        given = os.environ if environment is None else environment
        address = given.get(SOCKET, "")
        # An address that begins with @ has no file.
        self._address = f"\0{address[1:]}" if address.startswith("@") else address
        pause, meant = given.get(PAUSE, ""), given.get(PID, "")
        mine = meant in ("", str(os.getpid()))
        self.watched = int(pause) / 1e6 if self._address and mine and pause.isdecimal() else 0.0
        """Seconds within which a sign of life is expected, again and again; 0: nobody expects one."""

    def tell(self, *news: str, patience: float = _PATIENCE) -> None:
        """Send lines such as ``READY=1``; wait so many seconds at most if the manager is behind with reading."""
        if not self._address:
            return
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
            line.settimeout(patience)
            line.sendto("\n".join(news).encode(), self._address)


log = structlog.get_logger(__name__)

MINUTE = 60.0
_LONGEST = 65_536
"""No status is longer, in bytes."""
_KEPT = 4096
"""Most answers that are remembered, of the last minute."""
_SLOW_KINDS = ("film", "review")
"""Kinds that are slow by nature: they do not count as a slow bot."""


class TableCounts(Protocol):
    """Protocol: the numbers of tables."""

    async def count_open_tables(self) -> Mapping[str, int]:
        """Return the number of tables in each state that is not final."""
        ...


class GuildConnections(Protocol):
    """Protocol: the bot's guilds, and the shards that have lost their connection. Discord's client is one."""

    apart: set[int]

    @property
    def shard_ids(self) -> Sequence[int] | None:
        """The shards that it serves beside other processes; None if it serves all."""
        ...

    @property
    def guilds(self) -> Sequence[object]:
        """Guilds that the bot is in."""
        ...


class LeaseHolder(Protocol):
    """Protocol: the holder of the lease."""

    @property
    def is_owner(self) -> bool:
        """Return whether this process is the owner."""
        ...

    def is_certain(self) -> bool:
        """Return whether no other process can have taken over."""
        ...


class HealthMonitor:
    """Health of this process, for the status file and the service manager. It is a ``MetricsHook`` for response
    times.
    """

    def __init__(self, file: Path | None, notifier: SystemdNotifier | None = None) -> None:
        """Report to ``file``, which is written again and again; None: to no file."""
        self._file = file
        self._notifier = notifier or SystemdNotifier()
        self._state: State = "starting"
        self._started = time.time()
        self._ready: float | None = None
        self._answers: deque[tuple[float, float]] = deque(maxlen=_KEPT)
        self._tables: TableCounts | None = None
        self._bot: GuildConnections | None = None
        self._lease: LeaseHolder | None = None
        self._changed = asyncio.Event()
        self._stopped = False
        self._writing: asyncio.Task[None] | None = None
        self._living: asyncio.Task[None] | None = None

    def attach(
        self,
        *,
        tables: TableCounts | None = None,
        bot: GuildConnections | None = None,
        lease: LeaseHolder | None = None,
    ) -> None:
        """Attach the parts that are asked from now on."""
        self._tables = tables or self._tables
        self._bot = bot or self._bot
        self._lease = lease or self._lease

    def start(self) -> None:
        """Write, and give signs of life, as long as the event loop does its work."""
        if self._file is not None:
            self._writing = asyncio.create_task(self._write_again_and_again())
        if self._notifier.watched:
            self._living = asyncio.create_task(self._live())

    def set_stage(self, state: State) -> None:
        """Set the stage that the process has reached."""
        if state == self._state or self._state == "stopping":
            return
        self._state = state
        self._changed.set()
        if state == "ready":
            self._ready = time.time()
            self._notifier.tell("READY=1", "STATUS=ready")
        elif state == "stopping":
            self._notifier.tell("STOPPING=1", "STATUS=stopping")
        else:
            self._notifier.tell(f"STATUS={state}")

    async def stop(self) -> None:
        """Stop reporting, and mark the status file as no longer true."""
        self._stopped = True
        if self._living is not None:
            self._living.cancel()
        if self._writing is not None:
            # After this nothing is written any more, so a running write has to end first.
            self._changed.set()
            await self._writing
        if self._file is not None and _read(self._file, os.getpid()):
            with suppress(OSError):
                self._file.unlink()

    async def status(self) -> HealthStatus:
        """Return the present health status."""
        tables: Mapping[str, int] = {}
        if self._tables is not None:
            try:
                tables = await self._tables.count_open_tables()
            except Exception as error:
                log.warning("counting tables failed", error=str(error))
        keeper = self._lease
        return HealthStatus(
            version=_version(),
            pid=os.getpid(),
            state=self._state,
            started=self._started,
            ready_since=self._ready,
            written=time.time(),
            latency=self._latency(),
            tables=tables,
            lease={"owner": keeper is not None and keeper.is_owner, "sure": keeper is not None and keeper.is_certain()},
            servers=0 if self._bot is None else len(self._bot.guilds),
            connected=self._ready is not None and self._bot is not None and not self._bot.apart,
            shards=self._shards(),
        )

    # ------------------------------------------------------------------ what is measured

    def on_interaction(self, kind: str, seconds: float) -> None:
        """Implement :meth:`MetricsHook.on_interaction`."""
        if kind not in _SLOW_KINDS:
            self._answers.append((monotonic(), seconds))

    def on_commit(self, seconds: float) -> None:
        """Implement :meth:`MetricsHook.on_commit`."""

    def on_deadline(self, late: float) -> None:
        """Implement :meth:`MetricsHook.on_deadline`."""

    def on_table_event(self, event: TableEvent) -> None:
        """Implement :meth:`MetricsHook.on_table_event`."""

    def _shards(self) -> Mapping[str, bool]:
        """Return whether each shard of this process is connected, by its number.

        Return nothing if this process serves all shards.
        """
        bot = self._bot
        if bot is None or bot.shard_ids is None:
            return {}
        return {str(shard): self._ready is not None and shard not in bot.apart for shard in bot.shard_ids}

    def _latency(self) -> LatencySummary:
        since = monotonic() - MINUTE
        found = sorted(seconds for at, seconds in self._answers if at >= since)
        if not found:
            return LatencySummary()
        # The percentile is the smallest value that so many per cent do not exceed.
        p50, p99 = (found[-(-len(found) * share // 100) - 1] for share in (50, 99))
        return LatencySummary(len(found), round(1000 * p50, 2), round(1000 * p99, 2))

    async def _write_again_and_again(self) -> None:
        assert self._file is not None
        told = False
        while not self._stopped:
            self._changed.clear()
            try:
                status = await self.status()
                await asyncio.to_thread(_write, self._file, status)
                told = False
            except OSError as error:
                if not told:
                    log.error("writing the status file failed", file=str(self._file), error=str(error))
                    told = True
            with suppress(TimeoutError):
                async with asyncio.timeout(EVERY):
                    await self._changed.wait()

    async def _live(self) -> None:
        # The heartbeat comes from the event loop, so it ends when that is stuck.
        while True:
            # The next one comes soon, so this one need not wait.
            self._notifier.tell("WATCHDOG=1", patience=0.0)
            await asyncio.sleep(self._notifier.watched / 3)


def _read(file: Path, pid: int) -> bool:
    """Return whether the status file was written by that process."""
    try:
        return read_status(file).pid == pid
    except (OSError, ValueError):
        return False


def is_foreign_file(file: Path) -> bool:
    """Return whether there is a file of that name that is no status file of any version.

    Writing the status would destroy it.
    """
    try:
        with file.open("rb") as opened:
            there = opened.read(_LONGEST + 1)
        return bool(there) and (len(there) > _LONGEST or "pid" not in msgspec.json.decode(there, type=dict[str, Any]))
    except msgspec.DecodeError:
        return True
    except OSError:
        # It says so when it is to be written.
        return False


def _write(file: Path, status: HealthStatus) -> None:
    """Replace the status file at once. A process that only waits for its turn leaves the other's file alone."""
    if status.state != "ready":
        with suppress(OSError, ValueError):
            there = read_status(file)
            if there.pid != status.pid and not there.problem(time.time()):
                return
    beside = file.with_name(f".{file.name}.{status.pid}")
    try:
        # At the first start the database has not made this folder yet.
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        beside.write_bytes(msgspec.json.format(msgspec.json.encode(status), indent=1) + b"\n")
        beside.replace(file)
    except OSError:
        with suppress(OSError):
            beside.unlink()
        raise


def _version() -> str:
    try:
        return version("sleepover")
    except PackageNotFoundError:
        return "unknown"
