"""Prometheus metrics, with the endpoints ``/healthz`` and ``/metrics``.

Metrics are made only if the host has switched them on. Nothing here names a user, a guild, a channel, a table
or a message.

The endpoints are served on an address that the host has chosen. They answer requests and accept no data.
"""

from __future__ import annotations

import asyncio
import logging
import shutil
import socket
import time
from collections.abc import AsyncIterator, Callable, Mapping, MutableMapping
from contextlib import asynccontextmanager, suppress
from contextvars import ContextVar
from pathlib import Path
from time import perf_counter
from typing import Any, Protocol

import aiohttp
import discord
import msgspec
import structlog
from aiohttp import web
from discord.webhook.async_ import AsyncWebhookAdapter, async_context
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from bot.app.health import HealthMonitor
from bot.core.config import ConfigError, split_address
from bot.core.instrumentation import HealthStatus, TableEvent
from bot.core.tasks import cancel_tasks
from bot.storage import StoreError

PREFIX = "sleepover_"

STAGES = ("proposed", "stored", "committed", "counted", "drawn", "answered")
"""The moments of a click (see ``bot.core.instrumentation``), each of which ends the stage since the one before."""

_QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)
_SLOW = (0.001, 0.01, 0.1, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 300.0, 1800.0)
_PULSE = 0.5
"""Seconds between two looks whether the event loop is late."""
STORAGE_SECONDS = 60.0
"""Seconds between two looks at the disks and the size of the database."""

Queues = Mapping[str, Callable[[], int]]
"""Lengths of queues, by name."""


class StoredBytes(Protocol):
    """Protocol: a store that knows its size on the disk."""

    async def database_bytes(self) -> Mapping[str, int]:
        """Return the size in bytes by part."""
        ...


class _Click:
    """Progress of one click: its task, and the time of its latest stage."""

    def __init__(self, task: object, at: float) -> None:
        self.task = task
        self.at = at


class _Call:
    """One running call to Discord's API: its seconds on the network and the status of its last answer."""

    def __init__(self) -> None:
        self.began = 0.0
        self.on_the_line = 0.0
        self.status = "none"


_click: ContextVar[_Click | None] = ContextVar("click", default=None)
_call: ContextVar[_Call | None] = ContextVar("call", default=None)


class Metrics:
    """All metrics of one bot. It is a ``Listener``."""

    def __init__(self, health: HealthMonitor) -> None:
        self._health = health
        self._queues: Queues = {}
        self._pulse: asyncio.Task[None] | None = None
        self._storage: asyncio.Task[None] | None = None
        self.registry = CollectorRegistry()
        ProcessCollector(namespace="sleepover", registry=self.registry)
        made: dict[str, Any] = {"registry": self.registry}
        self._answers = Histogram(
            f"{PREFIX}answer_seconds", "From letting an interaction in to its answer", ["kind"], buckets=_QUICK, **made
        )
        self._stages = Histogram(
            f"{PREFIX}stage_seconds", "Of clicks at a table, up to that moment", ["stage"], buckets=_QUICK, **made
        )
        self._commits = Histogram(f"{PREFIX}commit_seconds", "Commits of the database", buckets=_QUICK, **made)
        self._clock = Histogram(
            f"{PREFIX}clock_lateness_seconds", "From a table's time to the clock's seeing to it", buckets=_SLOW, **made
        )
        self._loop = Histogram(
            f"{PREFIX}loop_lateness_seconds", "By which the event loop was late", buckets=_QUICK, **made
        )
        self._waiting = Gauge(f"{PREFIX}queue", "What is waiting or under way, by where", ["queue"], **made)
        self._tables = Gauge(f"{PREFIX}tables", "Tables that go on, by state", ["state"], **made)
        self._events = Counter(f"{PREFIX}table_events", "What became of tables", ["event"], **made)
        self._calls = Counter(
            f"{PREFIX}discord_calls",
            "Calls to Discord's API, by route and last answer",
            ["method", "route", "status"],
            **made,
        )
        self._waits = Counter(
            f"{PREFIX}discord_wait_seconds",
            "Spent not on the line but waiting for rate limits",
            ["method", "route"],
            **made,
        )
        self._problems = Counter(
            f"{PREFIX}problems", "Warnings and errors in the log, by kind", ["level", "kind"], **made
        )
        self._database = Gauge(f"{PREFIX}database_bytes", "Size of the database on its disk, by part", ["part"], **made)
        self._free = Gauge(
            f"{PREFIX}disk_free_bytes", "Room that the bot may use on the disk of a folder", ["place"], **made
        )
        self._ready = Gauge(f"{PREFIX}ready", "1 while the bot can be counted on", **made)
        self._servers = Gauge(f"{PREFIX}servers", "Servers that the bot is in", **made)
        self._shards = Gauge(
            f"{PREFIX}shard_connected", "Of shards that are shared: 1 if connected to Discord", ["shard"], **made
        )
        self._info = Gauge(f"{PREFIX}info", "Always 1", ["version"], **made)
        self._stage = {stage: self._stages.labels(stage) for stage in STAGES}

    # ------------------------------------------------------------------ what is measured

    def on_interaction(self, kind: str, seconds: float) -> None:
        """Implement :meth:`MetricsHook.on_interaction`."""
        self._answers.labels(kind).observe(seconds)
        self._health.on_interaction(kind, seconds)

    def on_commit(self, seconds: float) -> None:
        """Implement :meth:`MetricsHook.on_commit`."""
        self._commits.observe(seconds)

    def on_deadline(self, late: float) -> None:
        """Implement :meth:`MetricsHook.on_deadline`."""
        self._clock.observe(late)

    def on_table_event(self, event: TableEvent) -> None:
        """Implement :meth:`MetricsHook.on_table_event`."""
        self._events.labels(event).inc()

    def on_failpoint(self, name: str) -> None:
        """Measure a stage of the click that this task answers; listens to ``bot.core.instrumentation``."""
        at = perf_counter()
        if name == "heard":
            _click.set(_Click(asyncio.current_task(), at))
            return
        click, stage = _click.get(), self._stage.get(name)
        # Background work after a click has inherited the context, and is no stage of the click.
        if click is not None and stage is not None and click.task is asyncio.current_task():
            stage.observe(at - click.at)
            click.at = at

    def count_log(self, logger: Any, method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
        """Count a warning or an error by its text; a structlog processor.

        The text is fixed in the code, and the values that change from line to line are beside it.
        """
        level = "error" if method == "exception" else method
        if level in ("warning", "error", "critical"):
            self._problems.labels(level, str(event.get("event"))).inc()
        return event

    # ------------------------------------------------------------------ where it is measured

    def trace_config(self) -> aiohttp.TraceConfig:
        """Return a trace that measures network time of calls, to be given to the client before it connects."""
        trace = aiohttp.TraceConfig()

        async def begins(session: Any, context: Any, parameters: Any) -> None:
            call = _call.get()
            if call is not None:
                call.began = perf_counter()

        async def ends(session: Any, context: Any, parameters: aiohttp.TraceRequestEndParams) -> None:
            call = _call.get()
            if call is not None:
                call.on_the_line += perf_counter() - call.began
                call.status = str(parameters.response.status)

        async def fails(session: Any, context: Any, parameters: Any) -> None:
            call = _call.get()
            if call is not None:
                call.on_the_line += perf_counter() - call.began

        trace.on_request_start.append(begins)
        trace.on_request_end.append(ends)
        trace.on_request_exception.append(fails)
        return trace

    def attach(self, bot: discord.Client, queues: Queues) -> None:
        """Measure this bot's calls, in this task and all that it starts, and the ``queues``."""
        self._queues = queues
        http, adapter = bot.http, _Adapter(self)
        asked = http.request

        async def request(route: Any, **given: Any) -> Any:
            return await self.timed_call(route, lambda: asked(route, **given))

        http.request = request  # type: ignore[method-assign]
        async_context.set(adapter)
        logging.getLogger("discord").addHandler(_Warnings(self._problems))
        self._pulse = asyncio.create_task(self._look_at_the_loop())

    def watch_storage(self, store: StoredBytes, folders: Mapping[str, Path]) -> None:
        """Measure the size of the database and the room on the disks of ``folders`` again and again."""
        self._storage = asyncio.create_task(self._look_at_storage(store, folders))

    async def timed_call(self, route: Any, call: Callable[[], Any]) -> Any:
        """Make a call, and count it under its route: a pattern, without any id."""
        began, going = perf_counter(), _Call()
        token = _call.set(going)
        try:
            return await call()
        finally:
            _call.reset(token)
            waited = perf_counter() - began - going.on_the_line
            self._calls.labels(route.method, route.path, going.status).inc()
            self._waits.labels(route.method, route.path).inc(max(0.0, waited))

    async def stop(self) -> None:
        """Measure the loop and the disks no more."""
        await cancel_tasks([self._pulse, self._storage])

    async def _look_at_the_loop(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            expected = loop.time() + _PULSE
            await asyncio.sleep(_PULSE)
            self._loop.observe(max(0.0, loop.time() - expected))

    async def _look_at_storage(self, store: StoredBytes, folders: Mapping[str, Path]) -> None:
        while True:
            sizes: Mapping[str, int] = {}
            # No figure is better than an old one: what failed is told where it is used.
            with suppress(StoreError):
                sizes = await store.database_bytes()
            free = await asyncio.to_thread(_free_bytes, folders)
            for gauge, found in ((self._database, sizes), (self._free, free)):
                gauge.clear()
                for name, size in found.items():
                    gauge.labels(name).set(size)
            await asyncio.sleep(STORAGE_SECONDS)

    # ------------------------------------------------------------------ telling

    async def exposition(self) -> tuple[bytes, HealthStatus]:
        """Return all metrics in Prometheus's format, and the health."""
        status = await self._health.status()
        for state in ("lobby", "playing"):
            self._tables.labels(state).set(status.tables.get(state, 0))
        for name, length in self._queues.items():
            self._waiting.labels(name).set(length())
        self._ready.set(not status.problem(status.written))
        self._servers.set(status.servers)
        for shard, connected in status.shards.items():
            self._shards.labels(shard).set(connected)
        self._info.labels(status.version).set(1)
        return generate_latest(self.registry), status


def _free_bytes(folders: Mapping[str, Path]) -> Mapping[str, int]:
    """Return the free bytes where each folder is, or will be made; without those that cannot be asked."""
    found = {}
    for name, folder in folders.items():
        with suppress(OSError, StopIteration):
            there = next(one for one in (folder, *folder.parents) if one.is_dir())
            found[name] = shutil.disk_usage(there).free
    return found


class _Adapter(AsyncWebhookAdapter):
    """Webhook adapter that measures interaction responses and their follow-ups."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._metrics = metrics

    async def request(self, route: Any, session: Any, **given: Any) -> Any:
        """Implement :meth:`AsyncWebhookAdapter.request`."""
        return await self._metrics.timed_call(route, lambda: super(_Adapter, self).request(route, session, **given))


class _Warnings(logging.Handler):
    """Counter of discord.py's warnings, by module: their texts are filled in already."""

    def __init__(self, problems: Counter) -> None:
        super().__init__(logging.WARNING)
        self._problems = problems

    def emit(self, record: logging.LogRecord) -> None:
        """Count it."""
        self._problems.labels("error" if record.levelno >= logging.ERROR else "warning", record.name).inc()


log = structlog.get_logger(__name__)

_TYPE = "text/plain; version=0.0.4; charset=utf-8"


@asynccontextmanager
async def serve_monitoring(metrics: Metrics, address: str) -> AsyncIterator[int]:
    """Open it at ``address`` (``127.0.0.1:9464``), and close it in the end. Gives the port.

    Raises:
        ConfigError: nothing can be opened there.
    """

    async def health(request: web.Request) -> web.Response:
        _, status = await metrics.exposition()
        trouble = status.problem(time.time())
        body = msgspec.json.encode({"ok": not trouble, "trouble": trouble, "status": status})
        return web.Response(body=body, content_type="application/json", status=503 if trouble else 200)

    async def numbers(request: web.Request) -> web.Response:
        text, _ = await metrics.exposition()
        return web.Response(body=text, headers={"Content-Type": _TYPE})

    app = web.Application(client_max_size=1024)
    app.add_routes([web.get("/healthz", health), web.get("/metrics", numbers)])
    runner = web.AppRunner(app, access_log=None, handle_signals=False, shutdown_timeout=1.0)
    await runner.setup()
    host, port = split_address(address)
    try:
        # During a hand-over both processes have the port open.
        site = web.TCPSite(runner, host, port, reuse_port=hasattr(socket, "SO_REUSEPORT"))
        try:
            await site.start()
        except OSError as error:
            raise ConfigError(f"The setting metrics: {address} cannot be opened: {error.strerror or error}.") from None
        (place, *_) = runner.addresses
        log.info("metrics served", address=f"{place[0]}:{place[1]}")
        yield int(place[1])
    finally:
        await runner.cleanup()
