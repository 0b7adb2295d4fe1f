"""``/healthz`` and ``/metrics``, on an address that the host has chosen. It answers questions and takes nothing."""

from __future__ import annotations

import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import structlog
from aiohttp import web

from bot.door.metrics import Metrics
from bot.ground.config import ConfigError
from bot.ground.listening import split

log = structlog.get_logger(__name__)

_TYPE = "text/plain; version=0.0.4; charset=utf-8"


@asynccontextmanager
async def window(metrics: Metrics, address: str) -> AsyncIterator[int]:
    """Open it at ``address`` (``127.0.0.1:9464``), and close it in the end. Gives the port.

    Raises:
        ConfigError: nothing can be opened there.
    """

    async def health(request: web.Request) -> web.Response:
        _, status = await metrics.text()
        trouble = status.trouble(time.time())
        body = msgspec.json.encode({"ok": not trouble, "trouble": trouble, "status": status})
        return web.Response(body=body, content_type="application/json", status=503 if trouble else 200)

    async def numbers(request: web.Request) -> web.Response:
        text, _ = await metrics.text()
        return web.Response(body=text, headers={"Content-Type": _TYPE})

    app = web.Application(client_max_size=1024)
    app.add_routes([web.get("/healthz", health), web.get("/metrics", numbers)])
    runner = web.AppRunner(app, access_log=None, handle_signals=False, shutdown_timeout=1.0)
    await runner.setup()
    host, port = split(address)
    try:
        # While one process takes over from another, both have it open.
        site = web.TCPSite(runner, host, port, reuse_port=hasattr(socket, "SO_REUSEPORT"))
        try:
            await site.start()
        except OSError as error:
            raise ConfigError(f"The setting metrics: {address} cannot be opened: {error.strerror or error}.") from None
        (place, *_) = runner.addresses
        log.info("metrics can be read", address=f"{place[0]}:{place[1]}")
        yield int(place[1])
    finally:
        await runner.cleanup()
