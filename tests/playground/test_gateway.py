"""The gateway's protocol, by hand and through discord.py."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest

from playground.seat import Seat
from playground.server import LocalDiscord
from tests.playground.bot import TinyBot
from tests.playground.conftest import running

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
        message = await self.socket.receive(timeout=20)
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
        """The code the server closes with."""
        while True:
            message = await self.socket.receive(timeout=20)
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


async def test_zlib_stream_is_one_deflate_stream_in_binary_frames(local: LocalDiscord, line: Line, ann: Seat) -> None:
    await line.open("?v=10&encoding=json&compress=zlib-stream")
    await line.identify()
    assert (await line.receive())["t"] == "GUILD_CREATE"
    local.actions.say(ann.person, local.channel_id, "hello")
    event = await line.receive()
    assert (event["t"], event["s"]) == ("MESSAGE_CREATE", 3)


async def test_a_resume_replays_exactly_what_was_missed(local: LocalDiscord, line: Line, ann: Seat) -> None:
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


async def test_a_session_whose_missed_events_are_gone_is_invalid(local: LocalDiscord, line: Line, ann: Seat) -> None:
    await line.open()
    ready = await line.identify()
    await line.socket.close(code=4000)
    session = local.gateway.sessions[ready["d"]["session_id"]]
    for _ in range(session.sent.maxlen or 0):
        session.dispatch("TYPING_START", b"{}")
    await line.open()
    await line.send(6, {"token": local.token, "session_id": session.id, "seq": 1})
    assert (await line.receive())["op"] == 9


async def test_members_come_in_chunks(local: LocalDiscord, line: Line) -> None:
    await line.open()
    await line.identify()
    await line.receive()
    await line.send(8, {"guild_id": str(local.guild_id), "query": "", "limit": 0, "nonce": "n1"})
    chunk = await line.receive()
    assert chunk["t"] == "GUILD_MEMBERS_CHUNK"
    assert chunk["d"]["nonce"] == "n1"
    assert {member["user"]["global_name"] for member in chunk["d"]["members"]} >= {"Ann", "Ben", "Cleo"}


async def test_intents_decide_what_is_sent(local: LocalDiscord, line: Line, ann: Seat) -> None:
    await line.open()
    await line.identify(intents=GUILDS)
    await line.receive()
    local.actions.say(ann.person, local.channel_id, "not for you")
    await line.send(1, None)
    assert (await line.receive())["op"] == 11


async def test_a_channel_the_bot_may_not_see_is_silent(local: LocalDiscord, line: Line, ann: Seat) -> None:
    await line.open()
    await line.identify()
    await line.receive()
    local.world.deny_to_bot(local.channel_id, discord.Permissions.view_channel.flag)
    assert (await line.receive())["t"] == "CHANNEL_UPDATE"
    local.actions.say(ann.person, local.channel_id, "not for you")
    await line.send(1, None)
    assert (await line.receive())["op"] == 11


async def test_several_shards_get_their_guilds_and_shard_0_the_direct_messages(
    local: LocalDiscord, ann: Seat, monkeypatch: pytest.MonkeyPatch
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
    local: LocalDiscord, bot: TinyBot, ann: Seat
) -> None:
    await ann.command("panel")
    session_id = next(iter(local.gateway.sessions))
    local.gateway.ask_reconnect()
    await asyncio.wait_for(bot.resumed.wait(), 30)
    assert list(local.gateway.sessions) == [session_id]
    assert (await ann.click("panel:count")).state == "done"


async def test_a_click_during_a_dropped_line_reaches_discordpy_after_the_resume(
    local: LocalDiscord, bot: TinyBot, ann: Seat
) -> None:
    await ann.command("panel")
    await local.gateway.drop()
    assert not local.gateway.online
    # discord.py may take longer than a person waits to come back; the event is not lost all the same.
    clicking = asyncio.create_task(ann.click("panel:private"))
    await asyncio.wait_for(bot.resumed.wait(), 35)
    await clicking
    assert [(seen.data or {}).get("custom_id") for seen in bot.seen] == [None, "panel:private"]


async def test_discordpy_identifies_anew_when_its_session_is_invalidated(
    local: LocalDiscord, ann: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord.AutoShardedClient, "before_identify_hook", _no_wait)
    async with running(local) as bot:
        before = set(local.gateway.sessions)
        bot.shards_up.clear()
        local.gateway.invalidate()
        await bot.wait_for("shard_connect", timeout=15)
        assert before.isdisjoint(local.gateway.sessions)
        assert (await ann.command("panel")).state == "done"


async def _no_wait(self: discord.Client, shard_id: int | None, *, initial: bool = False) -> None:
    """discord.py waits five seconds before it identifies again; the server does not ask for it."""


async def test_a_paused_gateway_holds_events_back(local: LocalDiscord, bot: TinyBot, ann: Seat) -> None:
    await ann.command("panel")
    local.gateway.pause()
    click = asyncio.create_task(ann.click("panel:count"))
    await asyncio.sleep(0)
    assert local.actions.pending == 1
    assert not click.done()
    local.gateway.unpause()
    assert (await click).state == "done"
