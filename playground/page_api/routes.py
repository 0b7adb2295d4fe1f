"""The page's API: what each seat sees, what people do, and the events that keep the page up to date."""

from __future__ import annotations

import asyncio
import contextlib
import inspect
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from aiohttp import web

from playground.client.event_stream import EventBroadcaster
from playground.client.user_actions import Actions
from playground.errors import LocalError
from playground.gateway import Gateway
from playground.page_api import scheduled_events
from playground.page_api.fault_injector import PERMISSIONS, FaultInjector, permission_bits
from playground.world.ids import LONGEST_ID
from playground.world.model import Channel, ChannelType, Interaction, Message, World
from playground.world.payloads import reader_of
from playground.world.users import People, Person

SHOWN = 50
"""Messages of a channel in a view."""
KEEP_ALIVE = 15.0
"""Seconds after which a silent event stream says something, so that a dead page is noticed."""
Body = dict[str, Any]
Act = Callable[[Person, Body], Any]
"""An act of a person, from the body of its request to what is answered."""
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
LOOPBACK = frozenset({"127.0.0.1", "localhost", "[::1]", "::1"})


class PageApi:
    """The routes of `/local`, and the world's events for the pages."""

    def __init__(
        self,
        world: World,
        people: People,
        actions: Actions,
        broadcaster: EventBroadcaster,
        gateway: Gateway,
        injector: FaultInjector,
    ) -> None:
        self.world = world
        self.people = people
        self.actions = actions
        self.broadcaster = broadcaster
        self.gateway = gateway
        self.injector = injector
        injector.changed = injector.fault_state.changed = lambda: broadcaster.publish("weather", injector.state())
        world.on_message.append(self._message)
        world.on_channel.append(self._channel)
        world.on_channel_gone.append(
            lambda channel: broadcaster.publish("channel_gone", {"channel_id": str(channel.id)})
        )
        world.on_commands.append(lambda: broadcaster.publish("commands", {"commands": world.all_commands()}))
        world.subscribers.append(self._gateway_event)
        people.on_changed.append(lambda _: broadcaster.publish("people", {"people": self._people()}))
        gateway.on_presence.append(lambda: broadcaster.publish("bot", {"bot": self._bot()}))

    def routes(self) -> list[web.RouteDef]:
        """Return the routes, for aiohttp."""
        seat = "/local/seats/{user}"
        return [
            web.get("/local/state", self.get_state),
            web.get(seat + "/view", self.get_view),
            web.get(seat + "/events", self.get_events),
            *(web.post(f"{seat}/{name}", self._post(act)) for name, act in self._acts().items()),
            web.post("/local/people", self.post_people),
            web.get("/local/weather", self.get_faults),
            web.post("/local/weather", self.post_fault),
            web.get("/local/permissions", self.get_permissions),
            web.post("/local/permissions", self.post_permissions),
        ]

    def _acts(self) -> dict[str, Act]:
        """Return what a person can do at their seat, by the last part of its path.

        Interactions are answered with 202 and their id, the rest of them comes as events.
        """
        actions, world = self.actions, self.world

        async def autocomplete(person: Person, body: Body) -> Any:
            choices = await actions.autocomplete(
                person, body.get("channel_id"), body.get("command_id"), body.get("options")
            )
            return {"choices": choices}

        return {
            "command": lambda person, body: actions.command(
                person, body.get("channel_id"), body.get("command_id"), body.get("options")
            ),
            "menu": lambda person, body: actions.menu(
                person, body.get("channel_id"), body.get("command_id"), body.get("target_id")
            ),
            "component": actions.component,
            "modal": actions.modal,
            "autocomplete": autocomplete,
            "message": lambda person, body: world.message_json(
                actions.say(person, body.get("channel_id"), body.get("content"))
            ),
            "dismiss": lambda person, body: actions.dismiss(person, body.get("message_id")),
            "settings": lambda person, body: self.people.change(person, body).json(),
            "interested": lambda person, body: scheduled_events.be_interested(world, person, body),
        }

    def _post(self, act: Act) -> Handler:
        async def handle(request: web.Request) -> web.Response:
            person = self._seat(request)
            done = act(person, await read_json(request))
            if inspect.isawaitable(done):
                done = await done
            if isinstance(done, Interaction):
                return _json({"interaction_id": str(done.id)}, 202)
            return _json(done or {})

        return handle

    # ------------------------------------------------------------------ events

    def _seats_of(self, channel: Channel) -> list[int | None]:
        if channel.type == ChannelType.DM:
            return list(channel.recipient_ids)
        if channel.type == ChannelType.PRIVATE_THREAD:
            return [user_id for user_id in self.people.by_id if self.world.may_see(channel.id, user_id)]
        return [None]

    def _message(self, op: str, message: Message) -> None:
        channel = self.world.channels[message.channel_id]
        shown = {"id": str(message.id)} if op == "delete" else self.world.message_json(message)
        data = {"op": op, "channel_id": str(channel.id), "message": shown}
        seats = [int(reader_of(message.interaction_metadata))] if message.is_ephemeral else self._seats_of(channel)
        for seat in seats:
            self.broadcaster.publish("message", data, seat)

    def _channel(self, channel: Channel) -> None:
        for seat in self._seats_of(channel):
            for user_id in self.people.by_id if seat is None else [seat]:
                if user_id is not None:
                    self.broadcaster.publish("channel", {"channel": self._channel_json(channel, user_id)}, user_id)

    def _gateway_event(self, event: str, payload: Any) -> None:
        if event.startswith("GUILD_SCHEDULED_EVENT_"):
            # Right after an end the world may not have changed yet.
            asyncio.get_running_loop().call_soon(self._events)
        if event == "TYPING_START":
            channel = self.world.channels[int(payload["channel_id"])]
            data = {"channel_id": payload["channel_id"], "user_id": payload["user_id"]}
            for seat in self._seats_of(channel):
                self.broadcaster.publish("typing", data, seat)

    def _events(self) -> None:
        for person in self.people.by_id.values():
            self.broadcaster.publish("events", {"events": scheduled_events.shown(self.world, person)}, person.id)

    # ------------------------------------------------------------------ what a seat sees

    def _people(self) -> list[dict[str, Any]]:
        return [person.json() for person in self.people.by_id.values()]

    def _bot(self) -> dict[str, Any]:
        bot = self.world.bot_user
        return {"id": str(bot.id), "name": bot.name, "online": self.gateway.online}

    def _channel_json(self, channel: Channel, user_id: int) -> dict[str, Any]:
        messages = [m for m in self.world.messages[channel.id].values() if m.visible_to(user_id)]
        messages.sort(key=lambda message: message.id)
        dm = channel.type == ChannelType.DM
        return {
            **self._place(channel),
            "name": self.world.bot_user.name if dm else channel.name,
            "kind": "dm" if dm else "guild",
            "messages": [self.world.message_json(message) for message in messages[-SHOWN:]],
        }

    def _place(self, channel: Channel) -> dict[str, Any]:
        # A server is named if there is more than one.
        guild = self.world.guilds.get(channel.guild_id or 0)
        meta = channel.thread_metadata
        return {
            "id": str(channel.id),
            "guild_id": None if channel.guild_id is None else str(channel.guild_id),
            "name": channel.name,
            "server": guild.name if guild is not None and len(self.world.guilds) > 1 else None,
            "thread": channel.is_thread,
            "archived": meta is not None and meta.archived,
            "locked": meta is not None and meta.locked,
        }

    def channels(self, user_id: int | None) -> list[Channel]:
        """Return the channels that a user sees: text channels, threads, their DM. None: all those of the guilds."""
        guilds = self.world.guilds.values()
        ids = [channel_id for guild in guilds for channel_id in (*guild.channel_ids, *guild.thread_ids)]
        found = [self.world.channels[channel_id] for channel_id in ids]
        found = [c for c in found if c.type in (ChannelType.TEXT, ChannelType.NEWS) or c.is_thread]
        if user_id is None:
            return found
        mine = self.world.dm_channels.get(user_id)
        found = [channel for channel in found if self.world.may_see(channel.id, user_id)]
        return found + ([self.world.channels[mine]] if mine is not None else [])

    def state(self) -> dict[str, Any]:
        """Return the public state: guild, channels, users, bot."""
        guild = next(iter(self.world.guilds.values()), None)
        return {
            "guild": {"id": str(guild.id), "name": guild.name}
            if guild is not None
            else {"id": "0", "name": "No server"},
            "channels": [self._place(channel) for channel in self.channels(None)],
            "people": self._people(),
            "bot": self._bot(),
            "now": int(self.world.clock.now().timestamp() * 1000),
        }

    def view(self, person: Person) -> dict[str, Any]:
        """Return one user's view, with the number of the last event in it."""
        return {
            "last_event": str(self.broadcaster.last),
            "channels": [self._channel_json(channel, person.id) for channel in self.channels(person.id)],
            "commands": self.world.all_commands(),
            "events": scheduled_events.shown(self.world, person),
        }

    # ------------------------------------------------------------------ HTTP

    async def get_state(self, _request: web.Request) -> web.Response:
        """`GET /local/state`."""
        return _json(self.state())

    async def get_view(self, request: web.Request) -> web.Response:
        """`GET /local/seats/{user}/view`."""
        return _json(self.view(self._seat(request)))

    async def get_events(self, request: web.Request) -> web.StreamResponse:
        """`GET /local/seats/{user}/events`: the event stream, resumed by `Last-Event-ID` or `?after=`."""
        person = self._seat(request)
        after = request.headers.get("Last-Event-ID") or request.query.get("after")
        if after is not None and not (after.isascii() and after.isdecimal() and len(after) <= LONGEST_ID):
            raise LocalError(400, "after is the number of an event.")
        response = web.StreamResponse(
            headers={"Content-Type": "text/event-stream", "Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        )
        await response.prepare(request)
        stream, missed = self.broadcaster.open(person.id, None if after is None else int(after))
        try:
            await response.write(b"retry: 500\n\n" + b"".join(missed))
            while not stream.overrun:
                try:
                    event = await asyncio.wait_for(stream.queue.get(), KEEP_ALIVE)
                except TimeoutError:
                    await response.write(b": still here\n\n")
                    continue
                frames = [event]
                while not stream.queue.empty():
                    frames.append(stream.queue.get_nowait())
                await response.write(b"".join(frame.frame for frame in frames if frame is not None))
                if None in frames:
                    break
        except (ConnectionError, asyncio.CancelledError):
            pass
        finally:
            self.broadcaster.streams.discard(stream)
        # A page that could not keep up reconnects and loads anew, as its number is too old.
        with contextlib.suppress(ConnectionError):
            await response.write_eof()
        return response

    async def post_people(self, request: web.Request) -> web.Response:
        """`POST /local/people`: a new seat."""
        body = await read_json(request)
        return _json(self.people.add(body.get("name")).json())

    async def get_faults(self, _request: web.Request) -> web.Response:
        """Handle `GET /local/weather`: the active faults, the limits, the servers."""
        return _json(self.injector.state())

    async def post_fault(self, request: web.Request) -> web.Response:
        """Handle `POST /local/weather`: switch a fault on."""
        return _json(await self.injector.post(await read_json(request)))

    async def get_permissions(self, request: web.Request) -> web.Response:
        """`GET /local/permissions?channel_id=`: what is taken from the bot; without one, in the first channel."""
        return _json(self._denied(self._channel_id(request.query.get("channel_id"))))

    async def post_permissions(self, request: web.Request) -> web.Response:
        """`POST /local/permissions`: take permissions from the bot in a channel, or give them back."""
        body = await read_json(request)
        channel_id = self._channel_id(body.get("channel_id"))
        self.world.deny_to_bot(channel_id, permission_bits(body.get("denied")))
        return _json(self._denied(channel_id))

    def _denied(self, channel_id: int) -> dict[str, Any]:
        bits = self.world.denied_to_bot(channel_id)
        return {"channel_id": str(channel_id), "denied": [name for name, bit in PERMISSIONS.items() if bits & bit]}

    def _channel_id(self, value: object) -> int:
        channels = self.channels(None)
        if value is None and channels:
            return channels[0].id
        found = next((channel for channel in channels if str(channel.id) == str(value)), None)
        if found is None:
            raise LocalError(404, f"There is no channel {value}.")
        return found.permission_channel_id()

    def _seat(self, request: web.Request) -> Person:
        return self.people.get(request.match_info["user"])


async def read_json(request: web.Request) -> dict[str, Any]:
    """Return the JSON object in a request. Raises `LocalError`."""
    try:
        body = msgspec.json.decode(await request.read())
    except msgspec.DecodeError:
        raise LocalError(400, "This is not JSON.") from None
    if not isinstance(body, dict):
        raise LocalError(400, "A JSON object is expected.")
    return body


def check_origin(request: web.Request) -> None:
    """Refuse what does not come from this machine's own page. Raises `LocalError` 403.

    The Host must be a loopback name (else a foreign name pointing here could be used), a posted body must be
    JSON (which a foreign page cannot send unasked), and an Origin, if there is one, must be this server's.
    """
    host = request.headers.get("Host", "")
    name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
    if name not in LOOPBACK:
        raise LocalError(403, "This server answers on this machine only.")
    if not request.path.startswith("/local"):
        return
    origin = request.headers.get("Origin")
    if origin is not None and urlsplit(origin).netloc != host:
        raise LocalError(403, "This request comes from another page.")
    if request.method == "POST" and request.content_type != "application/json":
        raise LocalError(403, "Send JSON, with the content type application/json.")


def _json(data: Any, status: int = 200) -> web.Response:
    headers = {"Content-Type": "application/json", "Cache-Control": "no-store"}
    return web.Response(status=status, body=msgspec.json.encode(data), headers=headers)
