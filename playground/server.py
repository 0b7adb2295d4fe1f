"""The local Discord: one server on loopback with the API, the gateway, the files and the page."""

from __future__ import annotations

import base64
import contextlib
import logging
import secrets
import socket
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec
from aiohttp import web

from bot.core import config
from playground.client.event_stream import EventBroadcaster
from playground.client.user_actions import Actions
from playground.errors import LocalError, PageRefusal
from playground.faults.control import Control
from playground.faults.rules import FaultRule
from playground.faults.state import FaultState
from playground.gateway import Gateway
from playground.limits.rate_limits import RateLimits
from playground.limits.session_limits import SessionStarts
from playground.page_api.fault_injector import FaultInjector
from playground.page_api.routes import LOOPBACK, PageApi, check_origin
from playground.rest_api import routes as _routes  # noqa: F401  (registers its routes)
from playground.rest_api.api import MAX_BODY, Api
from playground.world.files import Files
from playground.world.guilds import name_bot, open_server, trim_threads
from playground.world.locales import locale_of, speak
from playground.world.model import BackendError, World
from playground.world.persistence import WorldStorage
from playground.world.users import People, make_person
from renderers.text.font_selection import FOLDER as FONTS

log = logging.getLogger(__name__)

PAGE = Path(__file__).parent / "page"
_PICTURES = ((b"\x89PNG", "image/png"), (b"\xff\xd8", "image/jpeg"), (b"GIF8", "image/gif"))
_UNREACHABLE = {"X-Content-Type-Options": "nosniff", "Cross-Origin-Resource-Policy": "same-origin"}


class LocalDiscord:
    """A Discord on this machine, to `async with`.

    `port` 0 takes a free one. With `data`, a folder, everything is kept there and comes back with the same ids;
    without it the world lives in memory. `people` sit down when the world is new; later they are who they were,
    and new names join them. `rate_limits=False` lets the bot call and identify as often as it likes. `page` is the
    folder of the page. `host` can be any loopback address and nothing else. `patience` is how many seconds to wait for
    another local Discord that is about to let go of `data`. `language` is one of Discord's locales: in it are then all
    servers and everybody's client, also those of a world that comes back; None leaves them as they are.
    """

    def __init__(
        self,
        *,
        port: int = 0,
        data: Path | None = None,
        people: Sequence[str] = ("Ann", "Ben", "Cleo"),
        guild: str = "Games night",
        channel: str = "games-night",
        bot_name: str = "Sleepover",
        page: Path | None = PAGE,
        rate_limits: bool = True,
        host: str = "127.0.0.1",
        patience: float = 0.0,
        language: str | None = None,
    ) -> None:
        if host not in LOOPBACK:
            raise ValueError(f"The local Discord listens on this machine only, not on {host!r}.")
        if not people:
            raise ValueError("Somebody has to sit down: people is empty.")
        self._host, self._port, self._data, self._page = host, port, data, page
        self._names = (guild, channel, tuple(people), bot_name)
        self._rate_limits = rate_limits
        self._patience = patience
        self._language = None if language is None else locale_of(language)
        self._runner: web.AppRunner | None = None
        self._closing = contextlib.ExitStack()
        self.url = ""
        self.token = ""

    # ------------------------------------------------------------------ life

    async def __aenter__(self) -> Self:
        listener = _listen(self._host, self._port)
        try:
            self._open_world(listener.getsockname()[1])
            await self._serve(listener)
        except BaseException:
            listener.close()
            self._closing.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.broadcaster.close()
        self.actions.close()
        self.injector.close()
        await self.gateway.close()
        if self._runner is not None:
            await self._runner.cleanup()
        self._closing.close()

    def _open_world(self, port: int) -> None:
        self.url = f"http://{self._host}:{port}"
        self.files = Files()
        self.files.base_url = self.url
        self.world = World(self.files)
        self.world.on_channel.append(lambda channel: trim_threads(self.world, channel))
        self.people_at_table = People(self.world)
        self.persistence = WorldStorage(self.world, self.people_at_table, self.files, self._data, self._patience)
        self._closing.callback(self.persistence.close)
        guild, channel, names, bot_name = self._names
        if not self.persistence.load():
            name_bot(self.world, bot_name)
            users = [make_person(self.world, name) for name in names]
            open_server(self.world, guild, channel, [user.id for user in users])
            for user in users:
                self.people_at_table.seat(user)
            self.persistence.begin(secrets.token_hex(24))
        known = {person.name for person in self.people_at_table.by_id.values()}
        for name in names:
            if name not in known:
                self.people_at_table.add(name)
        if self._language is not None:
            speak(self.world, self.people_at_table, self._language)
        secret = self.persistence.meta["secret"]
        name = base64.urlsafe_b64encode(str(self.world.bot_user.id).encode()).decode().rstrip("=")
        self.token = f"{name}.{secret[:6]}.{secret[6:]}"
        self.persistence.flush()
        self.broadcaster = EventBroadcaster()
        self.fault_state = FaultState(time.monotonic)
        self.control = Control(self.fault_state)
        self.actions = Actions(self.world, self.people_at_table, self.broadcaster)
        wall = lambda: self.world.clock.now().timestamp()  # noqa: E731
        self.gateway = Gateway(self.world, self.token, SessionStarts(wall, enabled=self._rate_limits))
        self.gateway.url = self.url.replace("http", "ws", 1) + "/gateway"
        self.limits = RateLimits(wall, wall, enabled=self._rate_limits)
        flush = self.persistence.flush
        self.api = Api(self.world, self.people_at_table, self.actions, self.limits, self.control, self.token, flush)
        self.api.gateway_url = self.gateway.url
        self.api.starts = self.gateway.starts
        self.injector = FaultInjector(self.world, self.people_at_table, self.limits, self.gateway, self.fault_state)
        self.local = PageApi(
            self.world, self.people_at_table, self.actions, self.broadcaster, self.gateway, self.injector
        )

    async def _serve(self, listener: socket.socket) -> None:
        app = web.Application(middlewares=[self._guard], client_max_size=MAX_BODY)
        app.add_routes(self.local.routes())
        app.add_routes(
            [
                web.get("/gateway", self.gateway.serve),
                web.get("/gateway/", self.gateway.serve),
                web.route("*", "/api/{path:.*}", self.api.serve),
                web.get("/attachments/{channel}/{id}/{name}", self._attachment),
                web.get("/emojis/{id:\\d{1,20}}", self._emoji),
                web.get("/", self._index),
            ]
        )
        if self._page is not None and self._page.is_dir():
            # The page writes names in the boards' fonts.
            app.add_routes([web.static("/page", self._page), web.static("/fonts", FONTS)])
        self._runner = web.AppRunner(app, access_log=None, handle_signals=False, shutdown_timeout=1.0)
        await self._runner.setup()
        await web.SockSite(self._runner, listener).start()

    @web.middleware
    async def _guard(self, request: web.Request, handler: Any) -> web.StreamResponse:
        try:
            check_origin(request)
            response: web.StreamResponse = await handler(request)
        except LocalError as error:
            response = _refusal(error)
        except BackendError as error:
            response = _refusal(LocalError(error.status, f"{error.message}."))
        except web.HTTPException:
            raise
        except Exception:
            log.exception("%s %s failed; this is a fault of the local Discord", request.method, request.path)
            response = _refusal(PageRefusal(500, "stumbled"))
        # The changes are on disk before any client is told.
        self.persistence.flush()
        if request.path.startswith(("/page", "/fonts")):
            response.headers.setdefault("Cache-Control", "no-cache")
        return response

    async def _index(self, _request: web.Request) -> web.StreamResponse:
        index = self._page / "index.html" if self._page is not None else None
        if index is None or not index.is_file():
            raise web.HTTPNotFound(text="There is no page here; the API is under /api/v10.")
        return web.FileResponse(index, headers={"Cache-Control": "no-cache"})

    async def _attachment(self, request: web.Request) -> web.Response:
        file = self.files.get(request.match_info["id"])
        if file is None or file.filename != request.match_info["name"]:
            raise web.HTTPNotFound(text="This file is gone.")
        headers = {
            "Content-Type": file.content_type,
            "Cache-Control": "private, max-age=86400, immutable",
        } | _UNREACHABLE
        if not file.content_type.startswith(("image/", "audio/", "video/")) or file.content_type == "image/svg+xml":
            # No uploaded file may run as a page of this address.
            headers["Content-Disposition"] = "attachment"
            headers["Content-Security-Policy"] = "sandbox"
        return web.Response(body=file.data, headers=headers)

    async def _emoji(self, request: web.Request) -> web.Response:
        picture = self.world.emoji_pictures.get(int(request.match_info["id"]))
        if picture is None:
            raise web.HTTPNotFound(text="There is no such emoji.")
        kind = next((kind for start, kind in _PICTURES if picture.startswith(start)), "image/webp")
        headers = {"Content-Type": kind, "Cache-Control": "private, max-age=86400, immutable"} | _UNREACHABLE
        return web.Response(body=picture, headers=headers | {"Content-Security-Policy": "sandbox"})

    # ------------------------------------------------------------------ for the bot and for tests

    def point_discordpy_here(self) -> contextlib.ExitStack:
        """Make discord.py, unmodified, talk to this server. Close what it returns to point it back."""
        stack = contextlib.ExitStack()
        stack.callback(config.point_discord_at(self.url))
        return stack

    @property
    def people(self) -> dict[str, int]:
        """User ids by name."""
        return {person.name: person.id for person in self.people_at_table.by_id.values()}

    @property
    def guild_id(self) -> int:
        """The first server."""
        return next(iter(self.world.guilds))

    @property
    def channel_id(self) -> int:
        """The first server's first text channel."""
        return self.local.channels(None)[0].id

    async def make(self, rule: FaultRule) -> dict[str, str]:
        """Switch a fault of `playground.faults.rules` on; return the ids that belong to it. Raises `LocalError`."""
        made = await self.injector.make(rule)
        self.persistence.flush()
        return made

    def advance(self, seconds: float) -> None:
        """Advance the server's clock: deadlines, tokens and messages grow older by this much."""
        self.world.advance_clock(seconds)


def _refusal(error: LocalError) -> web.Response:
    told: dict[str, Any] = {"error": error.sentence}
    if isinstance(error, PageRefusal):
        # The page translates the error into the user's language.
        told |= {"name": error.name, "parts": error.parts}
    return web.Response(
        status=error.status, body=msgspec.json.encode(told), headers={"Content-Type": "application/json"}
    )


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host.strip("[]"), port))
    except OSError:
        listener.close()
        raise
    listener.listen(128)
    return listener
