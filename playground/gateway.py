"""Discord's gateway: sessions, their events, and the websocket connections that carry them.

A session outlives its connection, so that a bot that lost its line resumes and gets what it missed.
"""

from __future__ import annotations

import asyncio
import secrets
import zlib
from collections import deque
from collections.abc import Mapping
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from playground.faults.state import FaultState
from playground.limits.session_limits import SessionStarts
from playground.world.model import World

REPLAY = 1000
REPLAY_BYTES = 4 << 20
"""Events a session keeps for a resume, and how much of them."""
DORMANT = 8
"""Sessions without a connection that are kept."""
RESUME_SECONDS = 300
HEARTBEAT_MS = 41250
ACK_SECONDS = 0.15
"""Seconds until a heartbeat is acknowledged, as over a real network.

discord.py notes the time of a heartbeat in a thread of its own, after the loop has sent it. An acknowledgement that
comes within microseconds is read before that thread has had its turn, so it is measured against the heartbeat before:
"Can't keep up, shard ID 0 websocket is 41.3s behind."
"""
MAX_FRAME = 1 << 16
GOODBYE_SECONDS = 1.0
"""Seconds that a client has to close its side."""
KNOWN_INTENTS = (1 << 26) - 1
_MESSAGE_CONTENT = 1 << 15
_PRESENCES = 1 << 8
_MEMBERS_PER_CHUNK = 1000


class Session:
    """One identified bot process on one shard: its intents, its sequence, what it may be sent again."""

    def __init__(self, shard: tuple[int, int], intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.shard = shard
        self.intents = intents
        self.sequence = 0
        self.sent: deque[tuple[int, bytes]] = deque()
        self._bytes = 0
        self.connection: Connection | None = None
        self.lost_at = 0.0

    def dispatch(self, event: str, data: bytes) -> None:
        """Assign an event its number, store it for a resume, and send it if there is a connection."""
        self.sequence += 1
        frame = b'{"t":"%s","s":%d,"op":0,"d":%s}' % (event.encode(), self.sequence, data)
        self.sent.append((self.sequence, frame))
        self._bytes += len(frame)
        while len(self.sent) > REPLAY or (self._bytes > REPLAY_BYTES and len(self.sent) > 1):
            self._bytes -= len(self.sent.popleft()[1])
        if self.connection is not None:
            self.connection.send(frame)

    def missed(self, since: int) -> list[bytes] | None:
        """Return the frames after `since`; None if some of them are no longer kept."""
        if since < self.sequence - len(self.sent):
            return None
        return [frame for number, frame in self.sent if number > since]


class Connection:
    """One websocket. Frames go out in order through one writer, compressed as the client asked."""

    def __init__(self, socket: web.WebSocketResponse, compress: str | None) -> None:
        self.socket = socket
        self.session: Session | None = None
        self.dropped = False
        # The quickest level is used: nobody waits for the bytes here, but everybody for the process.
        self._deflate = zlib.compressobj(1) if compress == "zlib-stream" else None
        self._zstd = _zstd() if compress == "zstd-stream" else None
        self._out: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send(self, frame: bytes) -> None:
        """Queue a frame; never waits."""
        self._out.put_nowait(frame)

    def send_op(self, op: int, data: Any) -> None:
        """Queue a frame that is no event."""
        self.send(msgspec.json.encode({"t": None, "s": None, "op": op, "d": data}))

    def finish(self) -> None:
        """End the writer after it has sent the queued events."""
        self._out.put_nowait(None)

    async def write(self) -> None:
        """Send what is queued until told to finish or the line breaks."""
        while (frame := await self._out.get()) is not None:
            try:
                if self._deflate is not None:
                    packed = self._deflate.compress(frame) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
                    await self.socket.send_bytes(packed)
                elif self._zstd is not None:
                    await self.socket.send_bytes(self._zstd(frame))
                else:
                    await self.socket.send_str(frame.decode())
            except (ConnectionError, RuntimeError):
                return

    async def close(self, code: int, reason: str = "") -> None:
        """Close the line with one of the gateway's codes."""
        self.dropped = True
        self.finish()
        await self.socket.close(code=code, message=reason.encode())


class GatewayClose(Exception):
    """The client did something the gateway closes for."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Gateway:
    """All sessions and connections of the bot, and the road of every event to them."""

    def __init__(self, world: World, token: str, starts: SessionStarts) -> None:
        self.world = world
        self.token = token
        self.starts = starts
        self.url = ""
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.on_presence: list[Any] = []
        self.fault_state: FaultState | None = None
        self._paused: list[tuple[str, Mapping[str, Any], bytes]] | None = None
        self._online = False
        self._closing: set[asyncio.Task[None]] = set()
        world.subscribers.append(self.feed)

    # ------------------------------------------------------------------ events out

    @property
    def online(self) -> bool:
        """Return whether a bot is connected."""
        return any(session.connection is not None for session in self.sessions.values())

    def feed(self, event: str, payload: Mapping[str, Any]) -> None:
        """Send a world's event to every session whose shard and intents it concerns."""
        if not self.sessions:
            return
        data = msgspec.json.encode(payload)
        delays = self.fault_state.deliveries(event, payload) if self.fault_state is not None else [0.0]
        for delay in delays:
            if delay:
                asyncio.get_running_loop().call_later(delay, self._pass_on, event, payload, data)
            else:
                self._pass_on(event, payload, data)

    def _pass_on(self, event: str, payload: Mapping[str, Any], data: bytes) -> None:
        if self._paused is not None:
            self._paused.append((event, payload, data))
        else:
            self._deliver(event, payload, data)

    def _deliver(self, event: str, payload: Mapping[str, Any], data: bytes) -> None:
        intent = self.world.required_intent(event, payload)
        if event.startswith(("MESSAGE_", "TYPING_")):
            channel_id = int(payload["channel_id"])
            if not self.world.may_see(channel_id, self.world.bot_user.id):
                return
        # Its own removal, or the guild's, is the last event that a bot gets from there, except for interactions of
        # users who have it installed for themselves.
        guild_id = _guild_of(event, payload)
        last = event == "GUILD_DELETE" or "1" in payload.get("authorizing_integration_owners", ())
        if not last and guild_id in self.world.guilds and not self.world.bot_is_in(guild_id):
            return
        poor: bytes | None = None
        for session in self.sessions.values():
            if intent & session.intents != intent or _shard_of(event, payload, session.shard[1]) != session.shard[0]:
                continue
            if event == "GUILD_CREATE":
                session.dispatch(event, msgspec.json.encode(self._guild_for(dict(payload), session)))
            elif session.intents & _MESSAGE_CONTENT:
                session.dispatch(event, data)
            else:
                if poor is None:
                    less = self.world.without_content(event, payload)
                    poor = data if less is payload else msgspec.json.encode(less)
                session.dispatch(event, poor)

    def _guild_for(self, guild: dict[str, Any], session: Session) -> dict[str, Any]:
        # Without the presences intent a guild comes with the bot's own member only.
        if not session.intents & _PRESENCES:
            me = str(self.world.bot_user.id)
            guild["members"] = [member for member in guild["members"] if member["user"]["id"] == me]
        return guild

    # ------------------------------------------------------------------ for tests

    def pause(self) -> None:
        """Hold every event back, as a slow network does, until `unpause`."""
        if self._paused is None:
            self._paused = []

    def unpause(self) -> None:
        """Send what was held back."""
        held, self._paused = self._paused or [], None
        for event, payload, data in held:
            self._deliver(event, payload, data)

    def ask_reconnect(self) -> None:
        """Ask every connection to come back (op 7); a good client resumes."""
        for connection in list(self.connections):
            connection.send_op(7, None)

    async def drop(self, code: int = 4000, *, resume: bool = True) -> None:
        """Cut every connection; the sessions can be resumed, or are forgotten."""
        if not resume:
            self.sessions.clear()
        for connection in list(self.connections):
            await connection.close(code)

    def invalidate(self) -> None:
        """Forget every session: clients that resume have to identify anew."""
        for session in self.sessions.values():
            if session.connection is not None:
                session.connection.session = None
                session.connection.send_op(9, False)
        self.sessions.clear()
        self._presence()

    # ------------------------------------------------------------------ connections in

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """One websocket from upgrade to close."""
        compress = request.query.get("compress")
        if request.query.get("encoding", "json") != "json" or compress not in (None, "zlib-stream", "zstd-stream"):
            raise web.HTTPBadRequest(text="Only encoding=json, and compress=zlib-stream or zstd-stream or none.")
        if compress == "zstd-stream" and _zstd() is None:
            raise web.HTTPBadRequest(text="zstd-stream needs Python 3.14 or the zstandard package on the server.")
        socket = web.WebSocketResponse(compress=False, max_msg_size=MAX_FRAME, timeout=GOODBYE_SECONDS)
        await socket.prepare(request)
        connection = Connection(socket, compress)
        self.connections.add(connection)
        writer = asyncio.create_task(connection.write())
        connection.send_op(10, {"heartbeat_interval": HEARTBEAT_MS, "_trace": ['["sleepover",{}]']})
        try:
            if request.query.get("v", "10") not in ("9", "10"):
                raise GatewayClose(4012, "Invalid API version.")
            await self._read(connection)
        except GatewayClose as refused:
            await connection.close(refused.code, refused.reason)
        finally:
            self.connections.discard(connection)
            self._lost(connection)
            connection.finish()
            await writer
        return socket

    async def _read(self, connection: Connection) -> None:
        while True:
            try:
                message = await connection.socket.receive(timeout=HEARTBEAT_MS * 2 / 1000)
            except TimeoutError:
                raise GatewayClose(4009, "Session timed out.") from None
            if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                return
            try:
                frame = msgspec.json.decode(message.data)
                op, data = int(frame["op"]), frame.get("d")
            except (msgspec.DecodeError, KeyError, TypeError, ValueError):
                raise GatewayClose(4002, "Error while decoding payload.") from None
            try:
                self._receive(connection, op, data)
            except (AttributeError, KeyError, TypeError, ValueError):
                raise GatewayClose(4002, "Error while decoding payload.") from None

    def _receive(self, connection: Connection, op: int, data: Any) -> None:
        if op == 1:
            asyncio.get_running_loop().call_later(ACK_SECONDS, connection.send_op, 11, None)
        elif op == 2:
            self._identify(connection, data)
        elif op == 6:
            self._resume(connection, data)
        elif op in (3, 4, 8, 31):
            if connection.session is None:
                raise GatewayClose(4003, "Not authenticated.")
            if op == 8:
                self._members(connection.session, data)
        else:
            raise GatewayClose(4001, "Unknown opcode.")

    def _check_token(self, data: Any) -> None:
        token = data.get("token") if isinstance(data, dict) else None
        if not isinstance(token, str) or not secrets.compare_digest(
            token.removeprefix("Bot ").encode(), self.token.encode()
        ):
            raise GatewayClose(4004, "Authentication failed.")

    def _identify(self, connection: Connection, data: Any) -> None:
        if connection.session is not None:
            raise GatewayClose(4005, "Already authenticated.")
        self._check_token(data)
        shard = data.get("shard") or [0, 1]
        intents = data.get("intents")
        if not (
            isinstance(shard, list)
            and len(shard) == 2
            and all(type(n) is int for n in shard)
            and 0 <= shard[0] < shard[1]
        ):
            raise GatewayClose(4010, "Invalid shard.")
        if type(intents) is not int or intents < 0 or intents & ~KNOWN_INTENTS:
            raise GatewayClose(4013, "Invalid intent(s).")
        mine = [guild for guild in self.world.homes if (guild.id >> 22) % shard[1] == shard[0]]
        if len(mine) > self.starts.per_shard:
            raise GatewayClose(4011, "Sharding required.")
        if not self.starts.take(shard[0]):
            connection.send_op(9, False)
            return
        session = Session((shard[0], shard[1]), intents)
        session.connection, connection.session = connection, session
        self.sessions[session.id] = session
        guilds = [self.world.guild_json(guild) for guild in mine]
        ready = {
            "v": 10,
            "user": self.world.user_json(self.world.bot_user.id),
            "guilds": [{"id": guild["id"], "unavailable": True} for guild in guilds],
            "private_channels": [],
            "relationships": [],
            "user_settings": {},
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.url,
            "shard": shard,
            "application": {"id": str(self.world.application_id), "flags": 1 << 23},
            "_trace": [],
        }
        session.dispatch("READY", msgspec.json.encode(ready))
        if intents & 1:
            for guild in guilds:
                session.dispatch("GUILD_CREATE", msgspec.json.encode(self._guild_for(guild, session)))
        self._presence()

    def _resume(self, connection: Connection, data: Any) -> None:
        self._check_token(data)
        session = self.sessions.get(str(data.get("session_id")))
        since = data.get("seq")
        missed = None
        if session is not None and type(since) is int:
            if since > session.sequence:
                raise GatewayClose(4007, "Invalid seq.")
            missed = session.missed(since)
        if session is None or missed is None:
            connection.send_op(9, False)
            return
        if session.connection is not None:
            session.connection.session = None
            old = asyncio.create_task(session.connection.close(4000, "Resumed elsewhere."))
            self._closing.add(old)
            old.add_done_callback(self._closing.discard)
        session.connection, connection.session = connection, session
        for frame in missed:
            connection.send(frame)
        session.dispatch("RESUMED", b'{"_trace":[]}')
        self._presence()

    def _lost(self, connection: Connection) -> None:
        session, connection.session = connection.session, None
        if session is None or session.connection is not connection:
            return
        session.connection = None
        session.lost_at = asyncio.get_running_loop().time()
        # A client that says goodbye properly (1000, 1001) gives its session up; one that only echoes ours does not.
        if connection.socket.close_code in (1000, 1001) and not connection.dropped:
            self.sessions.pop(session.id, None)
        asyncio.get_running_loop().call_later(RESUME_SECONDS + 1, self._forget_dormant)
        self._forget_dormant()
        self._presence()

    def _forget_dormant(self) -> None:
        """Delete dormant sessions that are too old or too many; each would go on storing every event."""
        now = asyncio.get_running_loop().time()
        dormant = sorted((s for s in self.sessions.values() if s.connection is None), key=lambda s: s.lost_at)
        for place, old in enumerate(dormant):
            if now - old.lost_at > RESUME_SECONDS or len(dormant) - place > DORMANT:
                self.sessions.pop(old.id, None)

    def _presence(self) -> None:
        if self.online != self._online:
            self._online = self.online
            for tell in self.on_presence:
                tell()

    def _members(self, session: Session, data: Any) -> None:
        if not isinstance(data, dict):
            raise GatewayClose(4002, "Error while decoding payload.")
        guild = self.world.guilds.get(int(data.get("guild_id") or 0))
        if guild is None:
            return
        members = [self.world.member_json(guild.id, user_id) for user_id in guild.members]
        wanted = data.get("user_ids")
        answer: dict[str, Any] = {"guild_id": str(guild.id)}
        if wanted:
            ids = {str(i) for i in (wanted if isinstance(wanted, list) else [wanted])}
            members = [member for member in members if member["user"]["id"] in ids]
            answer["not_found"] = sorted(ids - {member["user"]["id"] for member in members})
        elif query := str(data.get("query") or "").lower():
            members = [m for m in members if str(m["nick"] or m["user"]["username"]).lower().startswith(query)]
        if limit := int(data.get("limit") or 0):
            members = members[:limit]
        if data.get("presences"):
            answer["presences"] = []
        if data.get("nonce") is not None:
            answer["nonce"] = data["nonce"]
        chunks = [members[i : i + _MEMBERS_PER_CHUNK] for i in range(0, len(members), _MEMBERS_PER_CHUNK)] or [[]]
        for index, chunk in enumerate(chunks):
            body = {**answer, "members": chunk, "chunk_index": index, "chunk_count": len(chunks)}
            session.dispatch("GUILD_MEMBERS_CHUNK", msgspec.json.encode(body))

    async def close(self) -> None:
        """End every connection; the server is going away."""
        await asyncio.gather(*(connection.close(1001, "Server is stopping.") for connection in list(self.connections)))


def _guild_of(event: str, payload: Mapping[str, Any]) -> int | None:
    guild_id = payload.get("guild_id")
    if guild_id is None and event in ("GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE"):
        guild_id = payload.get("id")
    return None if guild_id is None else int(guild_id)


def _shard_of(event: str, payload: Mapping[str, Any], shards: int) -> int:
    """Return the shard of an event: a guild's own; 0 for everything else, DMs included."""
    guild_id = _guild_of(event, payload)
    return 0 if guild_id is None else (guild_id >> 22) % shards


def _zstd() -> Any:
    """Return a function that compresses the next frame of one zstd stream, or None without a zstd module."""
    try:
        from compression import zstd  # type: ignore[import-not-found,unused-ignore]

        packer = zstd.ZstdCompressor()
        return lambda frame: packer.compress(frame, mode=packer.FLUSH_BLOCK)
    except ImportError:
        pass
    try:
        import zstandard  # type: ignore[import-not-found,unused-ignore]
    except ImportError:
        return None
    stream = zstandard.ZstdCompressor().compressobj()
    return lambda frame: stream.compress(frame) + stream.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK)
