"""The weather: each mood, on the local Discord's own level."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import aiohttp
import discord
import pytest

from playground.errors import LocalError
from playground.faults import rules
from playground.faults.state import MOST_RULES
from playground.server import LocalDiscord
from playground.simulated_user import SimulatedUser
from tests.playground.bot import TinyBot
from tests.playground.conftest import Raw

SEND = "/channels/*/messages"


async def sent(raw: Raw, text: str = "x") -> tuple[int, Any, Any]:
    return await raw("POST", f"/channels/{raw.local.channel_id}/messages", {"content": text})


def said(local: LocalDiscord) -> list[str]:
    return [message.content for message in local.world.messages[local.channel_id].values()]


# ---------------------------------------------------------------------- calls


@pytest.mark.parametrize("scope", ["user", "shared", "global"])
async def test_too_many_calls(local: LocalDiscord, raw: Raw, scope: Any) -> None:
    await local.make(rules.RateLimited(retry_after=600, scope=scope, path=SEND, times=1))
    status, answer, headers = await sent(raw)
    assert (status, answer["retry_after"], answer["global"]) == (429, 600, scope == "global")
    assert (headers["Retry-After"], headers["X-RateLimit-Scope"], headers["Via"]) == ("600", scope, "1.1 google")
    assert ("X-RateLimit-Global" in headers) == (scope == "global")
    assert (await sent(raw))[0] == 200
    assert said(local) == ["x"]


async def test_the_guard_at_the_door_speaks_no_json(local: LocalDiscord, raw: Raw, bot: TinyBot) -> None:
    await local.make(rules.RateLimited(retry_after=3600, scope="address", times=1))
    channel = bot.get_partial_messageable(local.channel_id)
    # discord.py sees that this is not Discord's own, and does not wait for an hour.
    with pytest.raises(discord.HTTPException) as caught:
        await channel.send("x")
    assert caught.value.status == 429
    assert "1015" in caught.value.text


async def test_a_short_wait_is_waited_for(local: LocalDiscord, bot: TinyBot) -> None:
    await local.make(rules.RateLimited(retry_after=0.1, path=SEND, times=2))
    await bot.get_partial_messageable(local.channel_id).send("at last")
    assert [call.status for call in local.control.calls][-3:] == [429, 429, 200]


@pytest.mark.parametrize(
    ("rule", "status", "code"),
    [
        (rules.Failing(), 500, 0),
        (rules.Failing(status=503), 503, 0),
        (rules.Failing(status=403, code=40003), 403, 40003),
        (rules.Failing(status=429, code=30046), 429, 30046),
        (rules.Failing(status=400, code=200000, message="Blocked by automatic moderation"), 400, 200000),
    ],
)
async def test_errors(local: LocalDiscord, raw: Raw, rule: rules.Failing, status: int, code: int) -> None:
    made = await local.make(rule)
    for _ in range(2):
        got, answer, _ = await sent(raw)
        assert (got, answer["code"]) == (status, code)
        assert answer["message"]
    await local.make(rules.Stopped(rule=int(made["rule"])))
    assert (await sent(raw))[0] == 200
    assert said(local) == ["x"]


async def test_an_error_after_all_was_done(local: LocalDiscord, raw: Raw, bot: TinyBot) -> None:
    await local.make(rules.Failing(status=502, applied=True, path=SEND, times=2))
    assert (await sent(raw, "told not to be there"))[0] == 502
    # discord.py tries again, and its nonce keeps that from being a second message.
    await bot.get_partial_messageable(local.channel_id).send("once")
    assert [call.status for call in local.control.calls][-3:] == [502, 502, 200]
    assert said(local) == ["told not to be there", "once"]


@pytest.mark.parametrize("applied", [False, True])
async def test_an_answer_that_never_comes(local: LocalDiscord, raw: Raw, applied: bool) -> None:
    await local.make(rules.Silent(hold=0.2, applied=applied, path=SEND, times=1))
    before = time.monotonic()
    with pytest.raises(aiohttp.ClientConnectionError):
        await sent(raw)
    assert time.monotonic() - before >= 0.2
    assert local.control.calls[-1].status == 0
    assert said(local) == (["x"] if applied else [])


async def test_an_answer_that_comes_late_is_of_something_done_at_once(local: LocalDiscord, raw: Raw) -> None:
    await local.make(rules.Late(by=0.5, path=SEND, times=1))
    before = time.monotonic()
    asking = asyncio.create_task(sent(raw))
    await SimulatedUser(local, "Ann").until(lambda: said(local))
    assert (await asking)[0] == 200
    assert time.monotonic() - before >= 0.5


async def test_what_was_done_before_a_late_answer_is_on_disk(tmp_path: Any) -> None:
    async with LocalDiscord(data=tmp_path) as local, aiohttp.ClientSession() as session:
        raw = Raw(local, session)
        await local.make(rules.Late(by=30, path=SEND))
        asking = asyncio.create_task(sent(raw))
        await SimulatedUser(local, "Ann").until(lambda: said(local))
        assert local.persistence._dirty == {}
        asking.cancel()


async def test_a_call_that_is_carried_out_twice(local: LocalDiscord, raw: Raw) -> None:
    await local.make(rules.Twice(path=SEND, times=1))
    status, answer, _ = await sent(raw)
    assert status == 200
    assert said(local) == ["x", "x"]
    assert answer["id"] == str(max(local.world.messages[local.channel_id]))


async def test_an_interaction_answered_twice_is_40060_the_second_time(
    local: LocalDiscord, raw: Raw, ann: SimulatedUser
) -> None:
    path = f"/applications/{local.world.application_id}/commands"
    _, made, _ = await raw("POST", path, {"name": "ok", "description": "fine"})
    record = local.actions.command(ann.person, local.channel_id, made["id"], [])
    await local.make(rules.Twice(path="/interactions/*/callback", times=1))
    callback = f"/interactions/{record.id}/{record.token}/callback"
    status, answer, _ = await raw("POST", callback, {"type": 4, "data": {"content": "hi"}})
    assert (status, answer["code"]) == (400, 40060)
    assert said(local) == ["hi"]


async def test_a_slow_network(local: LocalDiscord, raw: Raw) -> None:
    await local.make(rules.Latency(ms=300))
    for _ in range(2):
        before = time.monotonic()
        assert (await raw("GET", "/users/@me"))[0] == 200
        assert time.monotonic() - before >= 0.3


async def test_rules_meet_what_they_name_and_no_more(local: LocalDiscord, raw: Raw) -> None:
    await local.make(rules.Failing(method="PATCH", times=1))
    assert (await sent(raw))[0] == 200
    await local.make(rules.Failing(path="/guilds/{guild_id}", times=1))
    assert (await sent(raw))[0] == 200
    assert (await raw("GET", f"/guilds/{local.guild_id}"))[0] == 500
    await local.make(rules.Failing(seconds=0.2))
    assert (await sent(raw))[0] == 500
    await asyncio.sleep(0.25)
    assert (await sent(raw))[0] == 200
    await local.make(rules.Cleared())
    assert local.fault_state.json() == []


async def test_an_older_rule_decides_and_a_refused_call_uses_up_no_other(local: LocalDiscord, raw: Raw) -> None:
    await local.make(rules.Failing(status=503, times=1))
    await local.make(rules.RateLimited(retry_after=1, times=1))
    await local.make(rules.Twice(times=1))
    assert (await sent(raw))[0] == 503
    assert (await sent(raw))[0] == 429
    assert (await sent(raw))[0] == 200
    assert said(local) == ["x", "x"]


async def test_there_are_only_so_many_rules(local: LocalDiscord) -> None:
    for _ in range(MOST_RULES):
        await local.make(rules.Failing(path="/nowhere"))
    with pytest.raises(LocalError, match="100 rules already"):
        await local.make(rules.Failing())


# ---------------------------------------------------------------------- limits and age


async def test_ordinary_edits_are_limited_when_it_is_asked_for() -> None:
    async with LocalDiscord(rate_limits=False) as local, aiohttp.ClientSession() as session:
        raw = Raw(local, session)
        _, message, _ = await sent(raw)
        path = f"/channels/{local.channel_id}/messages/{message['id']}"

        async def edits(count: int) -> list[int]:
            return [(await raw("PATCH", path, {"content": str(n)}))[0] for n in range(count)]

        assert await edits(7) == [200] * 7
        await local.make(rules.Limits(edits=True))
        assert await edits(6) == [200] * 5 + [429]
        # The others are as they were.
        assert [(await sent(raw))[0] for _ in range(7)] == [200] * 7
        await local.make(rules.Limits(edits=False, messages=True))
        assert await edits(6) == [200] * 6
        assert [(await sent(raw))[0] for _ in range(6)] == [200] * 5 + [429]


async def test_an_aged_message_may_be_edited_three_times_in_six_seconds(local: LocalDiscord, raw: Raw) -> None:
    _, message, _ = await sent(raw)
    path = f"/channels/{local.channel_id}/messages/{message['id']}"
    assert (await local.make(rules.MessageAged()))["message"] == message["id"]
    answers = [await raw("PATCH", path, {"content": str(n)}) for n in range(4)]
    assert [(status, answer.get("code")) for status, answer, _ in answers] == [(200, None)] * 3 + [(429, 30046)]
    local.advance(7)
    assert (await raw("PATCH", path, {"content": "again"}))[0] == 200


async def test_an_hour_later_everything_is_older(local: LocalDiscord, raw: Raw) -> None:
    _, message, _ = await sent(raw)
    await local.make(rules.Later(by=3601))
    assert local.world.age(int(message["id"])) > 3600


# ---------------------------------------------------------------------- the gateway, and what people do


async def test_an_interaction_that_comes_twice(local: LocalDiscord, bot: TinyBot, ann: SimulatedUser) -> None:
    await local.make(rules.InteractionsTwice(of="command", times=1))
    assert (await ann.command("panel")).state == "done"
    again = await local.control.call(lambda call: call.code == 40060)
    assert again.status == 400
    assert bot.seen[0].id == bot.seen[1].id
    assert (await ann.click("panel:count")).state == "done"
    assert len(bot.seen) == 3


async def test_an_interaction_that_comes_late(local: LocalDiscord, bot: TinyBot, ann: SimulatedUser) -> None:
    await ann.command("panel")
    local.actions.deadline = 0.3
    await local.make(rules.InteractionsLate(by=3.1, of="component", times=1))
    assert (await ann.click("panel:count")).state == "failed"
    late = await local.control.call(lambda call: call.code == 10062)
    assert late.status == 404


async def test_a_line_that_drops_with_and_without_a_way_back(
    local: LocalDiscord, bot: TinyBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord.AutoShardedClient, "before_identify_hook", no_wait)
    (session,) = local.gateway.sessions
    await local.make(rules.ConnectionDropped())
    await asyncio.wait_for(bot.resumed.wait(), 30)
    assert list(local.gateway.sessions) == [session]
    again = asyncio.create_task(bot.wait_for("shard_connect", timeout=30))
    await asyncio.sleep(0)
    await local.make(rules.ConnectionDropped(resume=False))
    await again
    assert session not in local.gateway.sessions


async def no_wait(self: discord.Client, shard_id: int | None, *, initial: bool = False) -> None:
    """discord.py waits five seconds before it identifies again."""


async def test_everybody_is_asked_to_come_back(local: LocalDiscord, bot: TinyBot) -> None:
    await local.make(rules.Reconnect())
    await asyncio.wait_for(bot.resumed.wait(), 30)


async def test_a_quiet_gateway_says_it_all_later(local: LocalDiscord, bot: TinyBot, ann: SimulatedUser) -> None:
    await local.make(rules.Quiet(lasts=0.4))
    before = time.monotonic()
    assert (await ann.command("panel")).state == "done"
    assert time.monotonic() - before >= 0.4


# ---------------------------------------------------------------------- messages, permissions, people


async def test_a_message_is_deleted(local: LocalDiscord, raw: Raw, ann: SimulatedUser) -> None:
    _, message, _ = await sent(raw)
    await local.make(rules.MessageDeleted())
    path = f"/channels/{local.channel_id}/messages/{message['id']}"
    status, answer, _ = await raw("PATCH", path, {"content": "y"})
    assert (status, answer["code"]) == (404, 10008)
    assert ann.messages() == []
    with pytest.raises(LocalError, match="no such message"):
        await local.make(rules.MessageDeleted())


@pytest.mark.parametrize(
    ("name", "code"),
    [("VIEW_CHANNEL", 50001), ("SEND_MESSAGES", 50013), ("EMBED_LINKS", 50013), ("READ_MESSAGE_HISTORY", 50013)],
)
async def test_permissions_are_taken_and_given_back(local: LocalDiscord, raw: Raw, name: str, code: int) -> None:
    _, message, _ = await sent(raw)

    async def tried() -> tuple[int, Any]:
        if name == "READ_MESSAGE_HISTORY":
            status, answer, _ = await raw("GET", f"/channels/{local.channel_id}/messages/{message['id']}")
        else:
            body = {"embeds": [{"title": "x"}]}
            status, answer, _ = await raw("POST", f"/channels/{local.channel_id}/messages", body)
        return status, answer.get("code")

    await local.make(rules.Permissions(denied=[name]))
    assert await tried() == (403, code)
    await local.make(rules.Permissions())
    assert (await tried())[0] == 200
    with pytest.raises(LocalError, match="no permission"):
        await local.make(rules.Permissions(denied=["FLY"]))


async def test_direct_messages_are_closed_and_opened(local: LocalDiscord, raw: Raw, ann: SimulatedUser) -> None:
    _, channel, _ = await raw("POST", "/users/@me/channels", {"recipient_id": str(ann.id)})
    path = f"/channels/{channel['id']}/messages"
    await local.make(rules.DirectMessages(person="Ann"))
    status, answer, _ = await raw("POST", path, {"content": "x"})
    assert (status, answer["code"]) == (403, 50007)
    await local.make(rules.DirectMessages(person=str(ann.id), open=True))
    assert (await raw("POST", path, {"content": "x"}))[0] == 200
    with pytest.raises(LocalError, match="Nobody here is called Zoe"):
        await local.make(rules.DirectMessages(person="Zoe"))


async def test_one_persons_messages_are_opened_too_fast(
    local: LocalDiscord, raw: Raw, ann: SimulatedUser, ben: SimulatedUser
) -> None:
    await local.make(rules.Failing(status=403, code=40003, person="Ann"))

    async def opened(who: SimulatedUser) -> tuple[int, int]:
        status, answer, _ = await raw("POST", "/users/@me/channels", {"recipient_id": str(who.id)})
        return status, answer.get("code", 0)

    assert await opened(ann) == (403, 40003)
    assert (await opened(ben))[0] == 200
    # What is open already refuses as well.
    channel = local.world.get_dm_channel(ann.id).id
    status, answer, _ = await raw("POST", f"/channels/{channel}/messages", {"content": "x"})
    assert (status, answer["code"]) == (403, 40003)
    with pytest.raises(LocalError, match="Zoe"):
        await local.make(rules.Failing(person="Zoe"))


# ---------------------------------------------------------------------- threads, channels, servers


async def test_threads_are_archived_locked_and_woken(local: LocalDiscord, raw: Raw, bot: TinyBot) -> None:
    thread = (await local.make(rules.ThreadMade(name="round two")))["channel"]
    _, message, _ = await raw("POST", f"/channels/{thread}/messages", {"content": "x"})
    path = f"/channels/{thread}/messages"
    heard = asyncio.create_task(bot.wait_for("thread_update", timeout=10))
    await asyncio.sleep(0)
    await local.make(rules.Thread(channel=thread, locked=True))
    _, after = await heard
    assert (after.archived, after.locked) == (True, True)
    for method, where in (("POST", path), ("PATCH", f"{path}/{message['id']}")):
        status, answer, _ = await raw(method, where, {"content": "y"})
        assert (status, answer["code"]) == (400, 50083)
    await local.make(rules.Thread(channel=thread))
    status, answer, _ = await raw("PATCH", f"{path}/{message['id']}", {"content": "y"})
    assert (status, answer["code"]) == (400, 50083)
    assert (await raw("POST", path, {"content": "good morning"}))[0] == 200
    assert (await raw("PATCH", f"{path}/{message['id']}", {"content": "y"}))[0] == 200
    with pytest.raises(LocalError, match="no thread"):
        await local.make(rules.Thread(channel=str(local.channel_id)))


async def test_a_channel_is_deleted_with_its_threads(
    local: LocalDiscord, raw: Raw, bot: TinyBot, ann: SimulatedUser
) -> None:
    made = (await local.make(rules.ChannelMade(name="attic")))["channel"]
    thread = (await local.make(rules.ThreadMade(channel=made)))["channel"]
    path = f"/applications/{local.world.application_id}/commands"
    _, command, _ = await raw("POST", path, {"name": "ok", "description": "fine"})
    record = local.actions.command(ann.person, int(made), command["id"], [])
    gone = asyncio.create_task(bot.wait_for("guild_channel_delete", timeout=10))
    await asyncio.sleep(0)
    await local.make(rules.ChannelDeleted(channel=made))
    assert (await gone).id == int(made)
    assert int(thread) not in local.world.channels
    # What somebody did there just before cannot be answered any more.
    callback = f"/interactions/{record.id}/{record.token}/callback"
    status, answer, _ = await raw("POST", callback, {"type": 4, "data": {"content": "x"}})
    assert (status, answer["code"]) == (404, 10003)
    status, answer, _ = await raw("POST", f"/channels/{made}/messages", {"content": "x"})
    assert (status, answer["code"]) == (404, 10003)


async def test_the_bot_is_removed_and_invited_again(
    local: LocalDiscord, raw: Raw, bot: TinyBot, ann: SimulatedUser
) -> None:
    await ann.command("panel")
    (panel,) = ann.messages()
    await raw("POST", "/users/@me/channels", {"recipient_id": str(ann.id)})
    gone = asyncio.create_task(bot.wait_for("guild_remove", timeout=10))
    await asyncio.sleep(0)
    await local.make(rules.BotRemoved())
    assert (await gone).id == local.guild_id
    assert not bot.guilds
    for method, path in (
        ("POST", f"/channels/{local.channel_id}/messages"),
        ("PATCH", f"/channels/{local.channel_id}/messages/{panel['id']}"),
    ):
        status, answer, _ = await raw(method, path, {"content": "x"})
        assert (status, answer["code"]) == (403, 50001)
    assert (await raw("GET", f"/guilds/{local.guild_id}"))[1]["code"] == 10004
    # With no server in common one cannot be written to either.
    status, answer, _ = await raw("POST", f"/channels/{ann.dm_id}/messages", {"content": "x"})
    assert (status, answer["code"]) == (403, 50278)
    with pytest.raises(LocalError, match="not in this server any more"):
        await ann.click("panel:count")
    seen = len(bot.heard)
    local.actions.say(ann.person, local.channel_id, "has it gone?")
    back = asyncio.create_task(bot.wait_for("guild_join", timeout=10))
    await asyncio.sleep(0)
    await local.make(rules.BotInvited())
    assert (await back).id == local.guild_id
    assert len(bot.heard) == seen
    assert (await ann.click("panel:count")).state == "done"


async def test_a_server_is_deleted_and_another_takes_its_place(
    local: LocalDiscord, raw: Raw, bot: TinyBot, ann: SimulatedUser
) -> None:
    first = local.guild_id
    channel = local.channel_id
    second = int((await local.make(rules.ServerMade(name="The other one")))["server"])
    await local.make(rules.ServerDeleted(server=str(first)))
    assert (local.guild_id, set(local.world.channels) & {channel}) == (second, set())
    status, answer, _ = await raw("POST", f"/channels/{channel}/messages", {"content": "x"})
    assert (status, answer["code"]) == (404, 10003)
    assert (await ann.command("panel")).state == "done"
    await local.make(rules.ServerDeleted())
    status, state = await raw.page("GET", "/state")
    assert (status, state["guild"]["name"], state["channels"]) == (200, "No server", [])
    assert (await raw.page("GET", f"/seats/{ann.id}/view"))[1]["channels"] == []
    with pytest.raises(LocalError, match="no server left"):
        await local.make(rules.BotRemoved())


async def test_what_the_weather_did_is_there_after_a_restart(tmp_path: Any) -> None:
    async with LocalDiscord(data=tmp_path) as local:
        other = (await local.make(rules.ServerMade(name="The other one")))["server"]
        attic = (await local.make(rules.ChannelMade(name="attic")))["channel"]
        thread = (await local.make(rules.ThreadMade()))["channel"]
        await local.make(rules.Thread(channel=thread, locked=True))
        await local.make(rules.BotRemoved(server=other))
        await local.make(rules.ChannelDeleted(channel=attic))
        await local.make(rules.RateLimited())
    async with LocalDiscord(data=tmp_path) as local:
        assert [guild.name for guild in local.world.guilds.values()] == ["Games night", "The other one"]
        assert [guild.name for guild in local.world.homes] == ["Games night"]
        meta = local.world.channels[int(thread)].thread_metadata
        assert meta is not None
        assert (meta.archived, meta.locked) == (True, True)
        assert int(attic) not in local.world.channels
        # The weather of yesterday is over.
        assert local.fault_state.json() == []


# ---------------------------------------------------------------------- asking for it


async def test_the_page_asks_and_everybody_hears_of_it(local: LocalDiscord, raw: Raw) -> None:
    heard: list[str] = []
    local.broadcaster.watchers.append(lambda event: heard.append(event.name))
    body = {"mood": "rate_limited", "retry_after": 2, "path": SEND, "times": 1}
    status, answer = await raw.page("POST", "/weather", body)
    assert status == 200
    (rule,) = answer["rules"]
    assert rule.items() >= {**body, "id": int(answer["made"]["rule"]), "seconds": None}.items()
    assert answer["limits"] == {"edits": True, "messages": True, "old_edits": True, "calls": True}
    assert answer["servers"] == [{"id": str(local.guild_id), "name": "Games night", "bot": True}]
    assert "weather" in heard
    await sent(raw)
    assert (await raw.page("GET", "/weather"))[1]["rules"] == []
    assert heard.count("weather") == 2


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ({}, "missing required field `mood`"),
        ({"mood": "sunny"}, "sunny"),
        ({"mood": "late", "by": -1}, "by"),
        ({"mood": "failing", "status": 200}, "status"),
        ({"mood": "latency", "speed": 1}, "unknown field `speed`"),
        ({"mood": "stopped", "rule": 7}, "over already"),
        ({"mood": "thread", "channel": "soon"}, "channel"),
        ({"mood": "channel_deleted", "channel": "1"}, "no channel 1"),
        ({"mood": "server_made", "shard": [2, 2]}, "shard is"),
    ],
)
async def test_a_mood_that_there_is_not_is_a_sentence(
    local: LocalDiscord, raw: Raw, body: dict[str, Any], words: str
) -> None:
    status, answer = await raw.page("POST", "/weather", body)
    assert status in (400, 404)
    assert words in answer["error"]
    assert "Traceback" not in answer["error"]


@pytest.mark.parametrize("kind", [*rules.kinds()])
def test_every_mood_can_be_written_and_read(kind: type[rules.FaultRule]) -> None:
    needed: dict[type, dict[str, Any]] = {
        rules.DirectMessages: {"person": "Ann"},
        rules.Thread: {"channel": "1"},
        rules.ChannelDeleted: {"channel": "1"},
        rules.Stopped: {"rule": 1},
    }
    mood = kind(**needed.get(kind, {}))
    assert rules.read(rules.fault_json(mood)) == mood
