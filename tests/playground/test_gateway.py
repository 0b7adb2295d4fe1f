"""The gateway's protocol, by hand and through discord.py."""

from __future__ import annotations

import asyncio
import concurrent.futures
import json
import threading
import time
import zlib
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest

from playground import gateway
from playground.faults.rules import ServerMade
from playground.server import LocalDiscord
from playground.simulated_user import SimulatedUser
from tests.playground.bot import TinyBot
from tests.playground.conftest import running
from tests.time_limits import PATIENCE

GUILDS = 1
CHAT = 1 << 9 | 1 << 12


class Line:
    """One raw gateway connection."""

    def __init__(self, local: LocalDiscord, session: aiohttp.ClientSession) -> None:
        self.local = local
        self.session = session
        self.socket: aiohttp.ClientWebSocketResponse
        self.inflate: Any = None

    async def open(self, query: str = "?v=10&encoding=json") -> Line:
        self.socket = await self.session.ws_connect(self.local.gateway.url + query)
        if "zlib-stream" in query:
            self.inflate = zlib.decompressobj()
        hello = await self.receive()
        assert hello["op"] == 10
        assert hello["d"]["heartbeat_interval"] > 1000
        return self

    async def receive(self) -> dict[str, Any]:
        message = await self.socket.receive(timeout=PATIENCE)
        assert message.type in (aiohttp.WSMsgType.TEXT, aiohttp.WSMsgType.BINARY), message
        if self.inflate is not None:
            assert message.data.endswith(b"\x00\x00\xff\xff")
            return dict(json.loads(self.inflate.decompress(message.data)))
        return dict(json.loads(message.data))

    async def send(self, op: int, data: Any) -> None:
        await self.socket.send_json({"op": op, "d": data})

    async def identify(self, **more: Any) -> dict[str, Any]:
        """Identify and give READY's data."""
        identity = {"token": self.local.token, "intents": GUILDS | CHAT, "properties": {}} | more
        await self.send(2, identity)
        ready = await self.receive()
        assert ready["t"] == "READY"
        return ready

    async def closed_with(self) -> int | None:
        """Return the code with which the server closes the connection."""
        while True:
            message = await self.socket.receive(timeout=PATIENCE)
            if message.type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSING, aiohttp.WSMsgType.CLOSED):
                return self.socket.close_code


@pytest.fixture
async def line(local: LocalDiscord) -> AsyncIterator[Line]:
    async with aiohttp.ClientSession() as session:
        yield Line(local, session)


async def test_ready_then_the_guild_with_what_libraries_require(local: LocalDiscord, line: Line) -> None:
    await line.open()
    ready = await line.identify()
    assert ready["s"] == 1
    assert ready["d"]["shard"] == [0, 1]
    assert ready["d"]["user"]["id"] == str(local.world.bot_user.id)
    assert ready["d"]["resume_gateway_url"].startswith("ws://127.0.0.1:")
    assert ready["d"]["guilds"] == [{"id": str(local.guild_id), "unavailable": True}]
    guild = await line.receive()
    assert (guild["t"], guild["s"]) == ("GUILD_CREATE", 2)
    required = {
        "nsfw_level",
        "verification_level",
        "roles",
        "emojis",
        "features",
        "mfa_level",
        "premium_tier",
        "channels",
    }
    assert required <= guild["d"].keys()
    # Without the presences intent only the bot itself is inlined.
    assert [member["user"]["id"] for member in guild["d"]["members"]] == [str(local.world.bot_user.id)]


async def test_heartbeats_are_acknowledged(line: Line) -> None:
    await line.open()
    await line.send(1, None)
    assert (await line.receive())["op"] == 11


@pytest.mark.relies_on("discord.py", "It notes the time of a heartbeat only after sending it.")
async def test_an_acknowledgement_leaves_discordpy_the_time_to_look_at_its_watch(
    local: LocalDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gateway, "HEARTBEAT_MS", 1000)
    result = concurrent.futures.Future.result

    def tardy(future: Any, timeout: float | None = None) -> Any:
        # On a busy machine the thread of the heartbeats waits for its turn; only then it notes when it sent one.
        answer = result(future, timeout)
        if threading.current_thread() is not threading.main_thread():
            time.sleep(0.03)
        return answer

    latencies: asyncio.Queue[float] = asyncio.Queue()
    ack = discord.gateway.KeepAliveHandler.ack

    def noted(heart: discord.gateway.KeepAliveHandler) -> None:
        ack(heart)
        latencies.put_nowait(heart.latency)

    monkeypatch.setattr(concurrent.futures.Future, "result", tardy)
    monkeypatch.setattr(discord.gateway.KeepAliveHandler, "ack", noted)
    async with running(local), asyncio.timeout(20):
        # discord.py measures the first one, which is its greeting, in another way.
        _, *measured = [await latencies.get() for _ in range(3)]
    # As long as the acknowledgement takes, or less where a busy machine looks late at its watch; and not as long as it
    # is since the heartbeat before.
    assert all(0 <= latency < 0.7 for latency in measured), measured


@pytest.mark.parametrize(
    ("op", "data", "code"),
    [
        (2, {"token": "nonsense", "intents": 0}, 4004),
        (2, {"token": None, "intents": 1, "shard": [2, 2]}, 4010),
        (2, {"token": None, "intents": 1 << 40}, 4013),
        (3, {}, 4003),
        (77, {}, 4001),
    ],
)
async def test_mistakes_close_the_line_with_discords_code(
    local: LocalDiscord, line: Line, op: int, data: dict[str, Any], code: int
) -> None:
    await line.open()
    if "token" in data and data["token"] is None:
        data = data | {"token": local.token}
    await line.send(op, data)
    assert await line.closed_with() == code


async def test_what_is_no_json_closes_with_4002(line: Line) -> None:
    await line.open()
    await line.socket.send_str("hello?")
    assert await line.closed_with() == 4002


async def test_a_payload_of_another_shape_closes_with_4002(local: LocalDiscord, line: Line) -> None:
    await line.open()
    await line.identify()
    await line.send(8, {"guild_id": "all of them"})
    assert await line.closed_with() == 4002


async def test_an_unknown_version_closes_with_4012(local: LocalDiscord, line: Line) -> None:
    line.socket = await line.session.ws_connect(local.gateway.url + "?v=6&encoding=json")
    assert await line.closed_with() == 4012


async def test_zlib_stream_is_one_deflate_stream_in_binary_frames(
    local: LocalDiscord, line: Line, ann: SimulatedUser
) -> None:
    await line.open("?v=10&encoding=json&compress=zlib-stream")
    await line.identify()
    assert (await line.receive())["t"] == "GUILD_CREATE"
    local.actions.say(ann.person, local.channel_id, "hello")
    event = await line.receive()
    assert (event["t"], event["s"]) == ("MESSAGE_CREATE", 3)


async def test_a_resume_replays_exactly_what_was_missed(local: LocalDiscord, line: Line, ann: SimulatedUser) -> None:
    await line.open()
    ready = await line.identify()
    await line.receive()
    local.actions.say(ann.person, local.channel_id, "one")
    seen = (await line.receive())["s"]
    await line.socket.close(code=4000)
    for _ in range(3):
        local.actions.say(ann.person, local.channel_id, "while away")
    await line.open()
    await line.send(6, {"token": local.token, "session_id": ready["d"]["session_id"], "seq": seen})
    replayed = [await line.receive() for _ in range(4)]
    assert [event["t"] for event in replayed] == ["MESSAGE_CREATE"] * 3 + ["RESUMED"]
    assert [event["s"] for event in replayed] == [seen + 1, seen + 2, seen + 3, seen + 4]


async def test_a_session_resumed_elsewhere_leaves_its_old_line(local: LocalDiscord, line: Line) -> None:
    await line.open()
    ready = await line.identify()
    other = await Line(local, line.session).open()
    await other.send(6, {"token": local.token, "session_id": ready["d"]["session_id"], "seq": 2})
    assert (await other.receive())["t"] == "RESUMED"
    assert await line.closed_with() == 4000
    assert local.gateway.online


async def test_a_session_nobody_knows_or_that_said_goodbye_is_invalid(local: LocalDiscord, line: Line) -> None:
    await line.open()
    ready = await line.identify()
    await line.socket.close(code=1000)
    await line.open()
    await line.send(6, {"token": local.token, "session_id": ready["d"]["session_id"], "seq": 2})
    invalid = await line.receive()
    assert (invalid["op"], invalid["d"]) == (9, False)


async def test_a_session_whose_missed_events_are_gone_is_invalid(
    local: LocalDiscord, line: Line, ann: SimulatedUser
) -> None:
    await line.open()
    ready = await line.identify()
    await line.socket.close(code=4000)
    session = local.gateway.sessions[ready["d"]["session_id"]]
    for _ in range(gateway.REPLAY):
        session.dispatch("TYPING_START", b"{}")
    await line.open()
    await line.send(6, {"token": local.token, "session_id": session.id, "seq": 1})
    assert (await line.receive())["op"] == 9


async def test_a_session_keeps_only_so_much(local: LocalDiscord, line: Line) -> None:
    await line.open()
    ready = await line.identify()
    session = local.gateway.sessions[ready["d"]["session_id"]]
    await line.socket.close(code=4000)
    for _ in range(50):
        session.dispatch("TYPING_START", b'"%s"' % (b"x" * (gateway.REPLAY_BYTES // 10)))
    assert sum(len(frame) for _, frame in session.sent) <= gateway.REPLAY_BYTES
    # What is left is the end, without a gap.
    assert [number for number, _ in session.sent] == list(range(session.sequence - 8, session.sequence + 1))
    assert session.missed(session.sequence - 9) is not None
    assert session.missed(session.sequence - 10) is None


async def test_sessions_that_nobody_comes_back_to_are_forgotten(
    local: LocalDiscord, line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gateway, "RESUME_SECONDS", -0.9)
    await line.open()
    await line.identify()
    await line.socket.close(code=4000)
    async with asyncio.timeout(10):
        while local.gateway.sessions:  # noqa: ASYNC110 (nothing is told when it happens)
            await asyncio.sleep(0.05)


async def test_one_shard_starts_in_five_seconds_and_the_next_waits(local: LocalDiscord, line: Line) -> None:
    local.gateway.starts.enabled = True
    await line.open()
    await line.identify(shard=[0, 2])
    other = await Line(local, line.session).open()
    await other.send(2, {"token": local.token, "intents": 1, "shard": [1, 2], "properties": {}})
    refused = await other.receive()
    assert (refused["op"], refused["d"]) == (9, False)
    local.advance(5.1)
    await other.identify(shard=[1, 2])
    async with line.session.get(
        f"{local.url}/api/v10/gateway/bot", headers={"Authorization": f"Bot {local.token}"}
    ) as response:
        limit = (await response.json())["session_start_limit"]
    assert (limit["total"], limit["remaining"], limit["max_concurrency"]) == (1000, 998, 1)
    # A thousand a day, and tomorrow again.
    local.gateway.starts.total = 2
    local.advance(10)
    again = await Line(local, line.session).open()
    await again.send(2, {"token": local.token, "intents": 1, "properties": {}})
    assert (await again.receive())["op"] == 9
    local.advance(86_400)
    await again.identify()


async def test_too_many_servers_for_one_shard_are_4011(local: LocalDiscord, line: Line) -> None:
    local.gateway.starts.per_shard = 1
    await local.make(ServerMade(shard=(1 - (local.guild_id >> 22) % 2, 2)))
    await line.open()
    await line.send(2, {"token": local.token, "intents": 1, "properties": {}})
    assert await line.closed_with() == 4011
    async with line.session.get(
        f"{local.url}/api/v10/gateway/bot", headers={"Authorization": f"Bot {local.token}"}
    ) as response:
        assert (await response.json())["shards"] == 2
    for shard in (0, 1):
        one = await Line(local, line.session).open()
        ready = await one.identify(shard=[shard, 2])
        assert len(ready["d"]["guilds"]) == 1


async def test_each_server_is_heard_of_by_its_shard_alone_and_by_every_process_on_it(
    local: LocalDiscord, line: Line, ann: SimulatedUser
) -> None:
    home = (local.guild_id >> 22) % 2
    second = int((await local.make(ServerMade(shard=(1 - home, 2))))["server"])
    assert (second >> 22) % 2 == 1 - home
    lines = {}
    # Two processes as two shards, and a third that takes all for itself, as during an upgrade.
    for shard in ([0, 2], [1, 2], [0, 1]):
        one = await Line(local, line.session).open()
        ready = await one.identify(shard=shard)
        for _ in ready["d"]["guilds"]:
            await one.receive()
        lines[tuple(shard)] = one
    there = next(c for c in local.world.channels.values() if c.guild_id == second)
    command = local.world.put_command(None, {"name": "go", "description": "go"}, None)
    mail = local.world.get_dm_channel(ann.id)
    for place, hearing in ((local.channel_id, home), (there.id, 1 - home), (mail.id, 0)):
        record = local.actions.command(ann.person, place, command["id"], [])
        for shard in ((hearing, 2), (0, 1)):
            event = await lines[shard].receive()
            assert (event["t"], event["d"]["id"]) == ("INTERACTION_CREATE", str(record.id))
            assert event["d"]["application_id"] == str(local.world.application_id)
        deaf = lines[1 - hearing, 2]
        await deaf.send(1, None)
        assert (await deaf.receive())["op"] == 11


async def test_members_come_in_chunks(local: LocalDiscord, line: Line) -> None:
    await line.open()
    await line.identify()
    await line.receive()
    await line.send(8, {"guild_id": str(local.guild_id), "query": "", "limit": 0, "nonce": "n1"})
    chunk = await line.receive()
    assert chunk["t"] == "GUILD_MEMBERS_CHUNK"
    assert chunk["d"]["nonce"] == "n1"
    assert {member["user"]["global_name"] for member in chunk["d"]["members"]} >= {"Ann", "Ben", "Cleo"}


async def test_intents_decide_what_is_sent(local: LocalDiscord, line: Line, ann: SimulatedUser) -> None:
    await line.open()
    await line.identify(intents=GUILDS)
    await line.receive()
    local.actions.say(ann.person, local.channel_id, "not for you")
    await line.send(1, None)
    assert (await line.receive())["op"] == 11


async def test_a_channel_the_bot_may_not_see_is_silent(local: LocalDiscord, line: Line, ann: SimulatedUser) -> None:
    await line.open()
    await line.identify()
    await line.receive()
    local.world.deny_to_bot(local.channel_id, discord.Permissions.view_channel.flag)
    assert (await line.receive())["t"] == "CHANNEL_UPDATE"
    local.actions.say(ann.person, local.channel_id, "not for you")
    await line.send(1, None)
    assert (await line.receive())["op"] == 11


async def test_several_shards_get_their_guilds_and_shard_0_the_direct_messages(
    local: LocalDiscord, ann: SimulatedUser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord.AutoShardedClient, "before_identify_hook", _no_wait)
    async with running(local, TinyBot(shard_count=2)) as bot:
        assert bot.shards_up == {0, 1}
        home = (local.guild_id >> 22) % 2
        assert bot.guilds[0].shard_id == home
        await ann.command("tell me")
        await ann.until(lambda: next(iter(ann.direct_messages()), None))
        await ann.click("dm:ok")
        by_shard = {s.shard[0]: [frame for _, frame in s.sent] for s in local.gateway.sessions.values()}
        clicks = {shard: sum(b"dm:ok" in f and b"INTERACTION" in f for f in sent) for shard, sent in by_shard.items()}
        assert clicks == {0: 1, 1: 0}
        commands = {shard: sum(b'"name":"tell"' in frame for frame in sent) for shard, sent in by_shard.items()}
        assert commands == {home: 1, 1 - home: 0}


async def test_discordpy_resumes_when_asked_to_reconnect_and_misses_nothing(
    local: LocalDiscord, bot: TinyBot, ann: SimulatedUser
) -> None:
    await ann.command("panel")
    session_id = next(iter(local.gateway.sessions))
    local.gateway.ask_reconnect()
    await asyncio.wait_for(bot.resumed.wait(), PATIENCE)
    assert list(local.gateway.sessions) == [session_id]
    assert (await ann.click("panel:count")).state == "done"


async def test_a_click_during_a_dropped_line_reaches_discordpy_after_the_resume(
    local: LocalDiscord, bot: TinyBot, ann: SimulatedUser
) -> None:
    await ann.command("panel")
    await local.gateway.drop()
    assert not local.gateway.online
    # discord.py may take longer than a person waits to come back; the event is not lost all the same.
    clicking = asyncio.create_task(ann.click("panel:private"))
    await asyncio.wait_for(bot.resumed.wait(), 2 * PATIENCE)
    await clicking
    assert [(seen.data or {}).get("custom_id") for seen in bot.seen] == [None, "panel:private"]


async def test_discordpy_identifies_anew_when_its_session_is_invalidated(
    local: LocalDiscord, ann: SimulatedUser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord.AutoShardedClient, "before_identify_hook", _no_wait)
    async with running(local) as bot:
        before = set(local.gateway.sessions)
        bot.shards_up.clear()
        local.gateway.invalidate()
        await bot.wait_for("shard_connect", timeout=PATIENCE)
        assert before.isdisjoint(local.gateway.sessions)
        assert (await ann.command("panel")).state == "done"


async def _no_wait(self: discord.Client, shard_id: int | None, *, initial: bool = False) -> None:
    """discord.py waits five seconds before it identifies again; the server does not ask for it."""


async def test_a_paused_gateway_holds_events_back(local: LocalDiscord, bot: TinyBot, ann: SimulatedUser) -> None:
    await ann.command("panel")
    local.gateway.pause()
    click = asyncio.create_task(ann.click("panel:count"))
    await asyncio.sleep(0)
    assert local.actions.pending == 1
    assert not click.done()
    local.gateway.unpause()
    assert (await click).state == "done"
