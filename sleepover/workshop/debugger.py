"""``gallery --debug``: a page on loopback where you play all seats of a game, and see what each of them sees."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Sequence
from pathlib import Path

import typer
from aiohttp import web

from bot.core.worker_process import RequestFailed, WorkerLost, WorkerProcess
from games.core.record import RecordError, ReplayError
from sleepover.support import record_files
from sleepover.support.terminal import CommandError, UsageError
from sleepover.workshop import gallery, live_gallery
from sleepover.workshop.positions import parse_position, position

WORKER = "sleepover.workshop.debugger_worker"
SCRIPT = "debugger.js"
PATIENCE = 30.0
"""Seconds that a game may take for an action and all its pictures."""


def run(given: str, *, games: Sequence[str], watch: bool, port: int, browser: bool) -> None:
    """Serve the page of that game until Ctrl-C: a record's file, - for standard input, or a line of JSON.

    Raises:
        UsageError: games are named, or they are to be watched, which is said of the gallery only.
        CommandError: it is no record or line that can be played, or the port is taken.
    """
    if games or watch:
        told = "--watch" if watch else games[0]
        raise UsageError(f"--debug takes the game from its record and follows changed files: leave out {told}")
    typed = given.lstrip().startswith("{")
    text = given if typed else record_files.read(Path(given))
    named = "--debug" if typed else record_files.named(Path(given))
    try:
        record, _ = parse_position(text)
        gallery.check_drawable(record.game)
        position(text)
    except RecordError as error:
        raise CommandError(f"{named}: {error}") from None
    except ReplayError as error:
        raise record_files.unplayable(Path(named), record, error) from None
    line = text if isinstance(text, str) else text.decode("utf-8-sig")
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(
            live_gallery.serve_page(
                Debugger(line), port, browser, lambda at: typer.echo(f"The debugger is at {at} (Ctrl-C stops).")
            )
        )


class Debugger(live_gallery.LiveGallery):
    """The debugger's page. The game runs in a process, which is another one when a file of it has changed."""

    def __init__(self, line: str) -> None:
        super().__init__([], Path())
        self._line = line
        self._worker = WorkerProcess(WORKER)

    async def draw(self) -> None:
        """Take the code as it is now, and let browsers look again."""
        await self._worker.stop()
        self._worker = WorkerProcess(WORKER)
        self.tell("drawn", "")

    async def watch(self, draw_first: bool = False) -> None:
        """Take the code anew whenever a file has changed, until cancelled."""
        try:
            await super().watch(draw_first)
        finally:
            await self._worker.stop()

    def application(self) -> web.Application:
        """Web application: the page, its updates and, under ``position``, the positions."""
        application = super().application()
        application.add_routes([web.post("/position", self._describe)])
        return application

    async def page(self, request: web.Request) -> web.Response:
        """Answer with the page; it asks for the position itself."""
        return web.Response(text=gallery.page({"line": self._line}, SCRIPT), content_type="text/html")

    async def _describe(self, request: web.Request) -> web.Response:
        # Another site's page cannot send JSON without asking first.
        if request.content_type != "application/json":
            raise web.HTTPUnsupportedMediaType
        if self._worker.ended:
            self._worker = WorkerProcess(WORKER)
        try:
            answer = await self._worker.send(await request.json(), PATIENCE)
        except json.JSONDecodeError as error:
            answer = {"error": f"This is not JSON: {error}"}
        except (RequestFailed, WorkerLost) as error:
            answer = {"error": f"The game gave no answer: {error}"}
        return web.json_response(answer)
