"""``gallery --watch``: the page served on loopback, drawn anew when a file of the games changes."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import webbrowser
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from aiohttp import web

import games
import sleepover
from bot.core.runtime import on_shutdown_signal
from sleepover.support.record_files import LARGEST
from sleepover.support.terminal import CommandError
from sleepover.workshop.game_files import is_bundled, package_folder

HOST = "127.0.0.1"
EVERY = 0.4
"""Seconds between two looks at the files."""
LONGEST = 4_000
"""Most characters of an error that are shown: its end."""

ROOT = Path(sleepover.__file__).resolve().parents[1]
FOLDERS = ("games", "renderers", "bot", "sleepover/workshop")
KINDS = {".py", ".ftl", ".html", ".js"}

Signs = dict[Path, tuple[int, int]]


def signs(root: Path = ROOT) -> Signs:
    """Return a fingerprint of each file's version: its modification time and length."""
    found: Signs = {}
    installed = [package_folder(name) for name in games.names() if not is_bundled(name)]
    for folder in (*(root / folder for folder in FOLDERS), *installed):
        for path in folder.rglob("*"):
            if path.suffix in KINDS:
                with contextlib.suppress(FileNotFoundError):
                    state = path.stat()
                    found[path] = (state.st_mtime_ns, state.st_size)
    return found


class LiveGallery:
    """The page as it was drawn last, and the browsers that show it.

    ``draw`` is a command that writes the page to ``out``. It is a process of its own, so that it sees the code as it is
    now, and an error in that code ends nothing but the drawing.
    """

    def __init__(self, draw: Sequence[str], out: Path) -> None:
        self._draw = draw
        self._out = out
        self._listeners: set[asyncio.Queue[tuple[str, str]]] = set()
        self._trouble = ""

    async def draw(self) -> None:
        """Draw the page and tell everybody who looks at it, or tell them why it could not be drawn."""
        process = await asyncio.create_subprocess_exec(
            *self._draw,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
            cwd=ROOT,
            start_new_session=True,
        )
        try:
            _, error = await process.communicate()
        except asyncio.CancelledError:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
            raise
        self._trouble = error.decode(errors="replace")[-LONGEST:] or "It could not be drawn."
        if process.returncode == 0:
            self._trouble = ""
        self.tell("failed" if self._trouble else "drawn", self._trouble)

    async def watch(self, draw_first: bool = True) -> None:
        """Draw, and again whenever a file has changed, until cancelled."""
        seen = signs()
        if draw_first:
            await self.draw()
        while True:
            await asyncio.sleep(EVERY)
            now = signs()
            if now != seen:
                seen = now
                await self.draw()

    def application(self) -> web.Application:
        """Web application: the page and, under ``changes``, its updates."""
        application = web.Application(client_max_size=4 * LARGEST)
        application.add_routes([web.get("/", self.page), web.get("/changes", self._changes)])
        return application

    def tell(self, event: str, data: str) -> None:
        """Send an event to all browsers."""
        for listener in self._listeners:
            listener.put_nowait((event, data))

    async def page(self, request: web.Request) -> web.Response:
        """Answer with the page as it was drawn last."""
        if self._out.exists():
            return web.Response(text=self._out.read_text(encoding="utf-8"), content_type="text/html")
        return web.Response(text=WAITING, content_type="text/html")

    async def _changes(self, request: web.Request) -> web.StreamResponse:
        response = web.StreamResponse(headers={"Content-Type": "text/event-stream", "Cache-Control": "no-store"})
        await response.prepare(request)
        listener: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        if self._trouble:
            listener.put_nowait(("failed", self._trouble))
        self._listeners.add(listener)
        try:
            while True:
                event, data = await listener.get()
                await response.write(f"event: {event}\ndata: {json.dumps(data)}\n\n".encode())
        except ConnectionResetError:
            return response
        finally:
            self._listeners.discard(listener)


WAITING = """<!doctype html><meta charset="utf-8"><title>Sleepover: gallery</title>
<body style="font: 16px system-ui; background: #1e1f22; color: #dbdee1; padding: 2em">
<p id="what">The first pictures are being drawn …</p><pre id="trouble" style="white-space: pre-wrap"></pre>
<script>
const changes = new EventSource("changes");
changes.addEventListener("drawn", () => location.reload());
changes.addEventListener("failed", event => {
  document.getElementById("what").textContent = "They cannot be drawn yet:";
  document.getElementById("trouble").textContent = JSON.parse(event.data);
});
</script>
"""


def serve(games: Iterable[str], out: Path, *, port: int, browser: bool, ready: Callable[[str], None]) -> None:
    """Serve the page of these games until Ctrl-C; ``ready`` is called with its address.

    Raises:
        CommandError: the port is taken.
    """
    command = [sys.executable, "-m", "sleepover", "gallery", *games, "--out", str(out.resolve())]
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(serve_page(LiveGallery(command, out), port, browser, ready))


async def serve_page(watched: LiveGallery, port: int, browser: bool, ready: Callable[[str], None]) -> None:
    """Serve a page until a signal ends it, and open it in a browser; errors as for ``serve``."""
    stopping = asyncio.Event()
    on_shutdown_signal(stopping.set)
    # Streams that a browser holds open are not waited for.
    runner = web.AppRunner(watched.application(), shutdown_timeout=0.1)
    await runner.setup()
    try:
        site = web.TCPSite(runner, HOST, port)
        try:
            await site.start()
        except OSError as error:
            raise CommandError(
                f"Port {port} cannot be used ({error.strerror}): give another one with --port."
            ) from None
        address = f"http://{HOST}:{runner.addresses[0][1]}/"
        ready(address)
        if browser:
            with contextlib.suppress(webbrowser.Error):
                webbrowser.open(address)
        watching = asyncio.create_task(watched.watch())
        await stopping.wait()
        watching.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await watching
    finally:
        await runner.cleanup()
