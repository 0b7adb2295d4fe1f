"""The REST API: who may ask, the shape of answers, rate limits, and the routes other libraries need."""

from __future__ import annotations

import json

import aiohttp
import discord
import pytest

from playground.client.user_actions import ANSWER_SECONDS
from playground.server import LocalDiscord
from playground.simulated_user import SimulatedUser
from tests.playground.bot import TinyBot, png
from tests.playground.conftest import Raw

HEADERS = ("Limit", "Remaining", "Reset", "Reset-After", "Bucket")


async def test_without_the_token_everything_is_401(raw: Raw) -> None:
    status, body, headers = await raw("GET", "/users/@me", headers={"Authorization": "Bot wrong"})
    assert (status, body) == (401, {"message": "401: Unauthorized", "code": 0})
    assert headers["Content-Type"] == "application/json"


async def test_a_wrong_token_is_a_login_failure_to_discordpy(local: LocalDiscord) -> None:
    client = discord.Client(intents=discord.Intents.none())
    async with client:
        with pytest.raises(discord.LoginFailure):
            await client.login("MTIz.abc.def")


async def test_the_token_carries_the_bots_id(local: LocalDiscord, raw: Raw) -> None:
    import base64

    status, me, _ = await raw("GET", "/users/@me")
    assert status == 200
    # Discord leaves the padding out.
    assert base64.b64decode(local.token.split(".")[0] + "==").decode() == me["id"]
    assert me["bot"] is True


@pytest.mark.parametrize("path", ["/applications/@me", "/oauth2/applications/@me"])
async def test_the_application_tells_what_libraries_ask(local: LocalDiscord, raw: Raw, path: str) -> None:
    status, body, _ = await raw("GET", path)
    assert status == 200
    assert body["approximate_guild_count"] == 1
    assert {"id", "name", "owner", "team", "flags", "verify_key", "bot_public", "bot_require_code_grant"} <= body.keys()


@pytest.mark.parametrize("prefix", ["/api", "/api/v9", "/api/v10"])
async def test_the_gateway_is_told_under_every_version(local: LocalDiscord, raw: Raw, prefix: str) -> None:
    async with raw.session.get(f"{local.url}{prefix}/gateway") as response:
        assert (await response.json())["url"] == local.gateway.url
    headers = {"Authorization": f"Bot {local.token}"}
    async with raw.session.get(f"{local.url}{prefix}/gateway/bot", headers=headers) as response:
        body = await response.json()
    assert body["shards"] == 1
    assert body["session_start_limit"]["remaining"] > 0


async def test_an_unknown_route_or_version_is_said_plainly(local: LocalDiscord, raw: Raw) -> None:
    assert (await raw("GET", "/no/such/thing"))[:2] == (404, {"message": "404: Not Found", "code": 0})
    async with raw.session.get(f"{local.url}/api/v6/gateway") as response:
        assert (response.status, (await response.json())["code"]) == (400, 50041)


async def test_every_answer_carries_its_bucket(local: LocalDiscord, raw: Raw) -> None:
    for method, path in (("GET", "/users/@me"), ("GET", f"/channels/{local.channel_id}"), ("GET", "/channels/1")):
        _, _, headers = await raw(method, path)
        assert all(f"X-RateLimit-{name}" in headers for name in HEADERS), path


async def test_the_sixth_message_in_five_seconds_is_429(local: LocalDiscord, raw: Raw) -> None:
    path = f"/channels/{local.channel_id}/messages"
    for left in (4, 3, 2, 1, 0):
        status, _, headers = await raw("POST", path, {"content": "hi"})
        assert (status, headers["X-RateLimit-Remaining"]) == (200, str(left))
    status, body, headers = await raw("POST", path, {"content": "hi"})
    assert status == 429
    assert 0 < body["retry_after"] <= 5
    assert body["global"] is False
    assert headers["X-RateLimit-Scope"] == "user"
    assert int(headers["Retry-After"]) >= body["retry_after"]
    assert "google" in headers["Via"]


async def test_the_fifty_first_call_in_a_second_is_a_global_429_but_interactions_are_exempt(
    local: LocalDiscord, raw: Raw, monkeypatch: pytest.MonkeyPatch
) -> None:
    # All of them in one moment, however long they take.
    monkeypatch.setattr(local.limits, "_now", lambda: 0.0)
    for number in range(50):
        status, _, _ = await raw("GET", f"/channels/{number + 1}/messages/1")
        assert status == 404
    status, body, headers = await raw("GET", "/users/@me")
    assert (status, body["global"], headers["X-RateLimit-Global"]) == (429, True, "true")
    status, body, _ = await raw("POST", "/interactions/1/token/callback", {"type": 6})
    assert (status, body["code"]) == (404, 10062)


async def test_discordpy_waits_and_tries_again_after_a_429(local: LocalDiscord, bot: TinyBot) -> None:
    local.control.fail("POST", "/channels/*/messages", status=429, message="slow down", retry_after=0.05)
    channel = bot.get_partial_messageable(local.channel_id)
    await channel.send("got through")
    sent = [call.status for call in local.control.calls if call.route == "/channels/{channel_id}/messages"]
    assert sent == [429, 200]


async def test_a_fault_can_be_put_in_the_bots_way(local: LocalDiscord, bot: TinyBot) -> None:
    local.control.fail("POST", "/channels/*/messages", status=403, code=50013, message="Missing Permissions")
    with pytest.raises(discord.Forbidden) as caught:
        await bot.get_partial_messageable(local.channel_id).send("no")
    assert caught.value.code == 50013
    await bot.get_partial_messageable(local.channel_id).send("yes")


async def test_an_old_message_can_be_edited_three_times_in_six_seconds(local: LocalDiscord, raw: Raw) -> None:
    _, message, _ = await raw("POST", f"/channels/{local.channel_id}/messages", {"content": "old"})
    local.advance(3700)
    path = f"/channels/{local.channel_id}/messages/{message['id']}"
    for number in range(3):
        assert (await raw("PATCH", path, {"content": str(number)}))[0] == 200
    status, body, _ = await raw("PATCH", path, {"content": "4"})
    assert (status, body["code"]) == (429, 30046)
    local.advance(6)
    assert (await raw("PATCH", path, {"content": "5"}))[0] == 200


async def test_single_commands_are_made_read_changed_and_taken_away(local: LocalDiscord, raw: Raw) -> None:
    for scope in ("", f"/guilds/{local.guild_id}"):
        path = f"/applications/{local.world.application_id}{scope}/commands"
        status, made, _ = await raw("POST", path, {"name": "one", "description": "first"})
        assert status == 201
        assert {"id", "application_id", "version", "default_member_permissions", "nsfw", "type"} <= made.keys()
        status, again, _ = await raw("POST", path, {"name": "one", "description": "second"})
        assert (status, again["id"]) == (200, made["id"])
        _, changed, _ = await raw("PATCH", f"{path}/{made['id']}", {"name": "uno"})
        assert (changed["name"], changed["description"]) == ("uno", "second")
        assert (await raw("GET", f"{path}/{made['id']}"))[1]["name"] == "uno"
        assert [command["name"] for command in (await raw("GET", path))[1]] == ["uno"]
        assert (await raw("DELETE", f"{path}/{made['id']}"))[0] == 204
        status, body, _ = await raw("GET", f"{path}/{made['id']}")
        assert (status, body["code"]) == (404, 10063)


async def test_a_bulk_write_keeps_the_ids_of_names_it_knows(local: LocalDiscord, raw: Raw) -> None:
    path = f"/applications/{local.world.application_id}/commands"
    _, first, _ = await raw("PUT", path, [{"name": "a", "description": "a"}, {"name": "b", "description": "b"}])
    _, second, _ = await raw("PUT", path, [{"name": "b", "description": "new"}, {"name": "c", "description": "c"}])
    assert second[0]["id"] == first[1]["id"]
    assert [command["name"] for command in (await raw("GET", path))[1]] == ["b", "c"]


async def test_files_come_by_multipart_with_name_and_alt_text(local: LocalDiscord, raw: Raw) -> None:
    form = aiohttp.FormData()
    attachments = [{"id": 0, "filename": "board.png", "description": "a board"}, {"id": "1"}]
    form.add_field(
        "payload_json", json.dumps({"content": "two", "attachments": attachments}), content_type="application/json"
    )
    form.add_field("files[1]", b"plain", filename="note.txt", content_type="text/plain")
    form.add_field("files[0]", png(), filename="x.png", content_type="image/png")
    status, message, _ = await raw("POST", f"/channels/{local.channel_id}/messages", data=form)
    assert status == 200
    board, note = message["attachments"]
    assert (board["filename"], board["description"], board["width"]) == ("board.png", "a board", 4)
    assert (note["filename"], note["size"]) == ("note.txt", 5)
    async with raw.session.get(note["url"]) as response:
        # Nothing uploaded may run as a page of this address.
        assert response.headers["Content-Disposition"] == "attachment"
        assert await response.read() == b"plain"


@pytest.mark.parametrize(
    ("boundary", "form"),
    [
        ("b", b"no form at all"),
        ("b", b'--b\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{}'),
        ("b", b"--b\r\nno header\r\n\r\n{}\r\n--b--\r\n"),
        ("", b"--\r\n\r\n----"),
    ],
)
async def test_a_form_that_cannot_be_read_is_refused(local: LocalDiscord, raw: Raw, boundary: str, form: bytes) -> None:
    kind = {"Content-Type": f"multipart/form-data; boundary={boundary}"}
    status, body, _ = await raw("POST", f"/channels/{local.channel_id}/messages", data=form, headers=kind)
    assert (status, body["code"]) == (400, 50109)


async def test_an_embeds_picture_may_be_an_attachment(local: LocalDiscord, bot: TinyBot) -> None:
    import io

    embed = discord.Embed(title="t").set_image(url="attachment://b.png")
    channel = bot.get_partial_messageable(local.channel_id)
    message = await channel.send(embed=embed, file=discord.File(io.BytesIO(png()), "b.png"))
    assert message.embeds[0].image.url == message.attachments[0].url
    assert message.embeds[0].image.width == 4


async def test_an_edit_drops_the_attachments_it_does_not_list(local: LocalDiscord, bot: TinyBot) -> None:
    import io

    channel = bot.get_partial_messageable(local.channel_id)
    files = [discord.File(io.BytesIO(png(shade=n)), f"{n}.png") for n in range(2)]
    message = await channel.send("two", files=files)
    message = await message.edit(attachments=[message.attachments[1]])
    assert [attachment.filename for attachment in message.attachments] == ["1.png"]
    assert await message.attachments[0].read() == png(shade=1)


async def test_a_nonce_that_is_enforced_makes_no_second_message(local: LocalDiscord, raw: Raw) -> None:
    path = f"/channels/{local.channel_id}/messages"
    body = {"content": "once", "nonce": "abc", "enforce_nonce": True}
    _, first, _ = await raw("POST", path, body)
    _, second, _ = await raw("POST", path, body)
    assert first["id"] == second["id"]
    assert first["nonce"] == "abc"


async def test_the_wall_clock_holds_the_bot_to_three_seconds_and_fifteen_minutes(
    local: LocalDiscord, raw: Raw, ann: SimulatedUser
) -> None:
    local.actions.deadline = ANSWER_SECONDS
    commands = f"/applications/{local.world.application_id}/commands"
    _, command, _ = await raw("POST", commands, {"name": "go", "description": "go"})
    act = local.actions.command
    late = act(ann.person, local.channel_id, command["id"], [])
    local.advance(3.1)
    status, body, _ = await raw("POST", f"/interactions/{late.id}/{late.token}/callback", {"type": 5})
    assert (status, body["code"]) == (404, 10062)
    good = act(ann.person, local.channel_id, command["id"], [])
    hook = f"/webhooks/{local.world.application_id}/{good.token}"
    status, body, _ = await raw("POST", hook, {"content": "too early"})
    assert (status, body["code"]) == (404, 10015)
    answer = {"type": 4, "data": {"content": "hi", "flags": 64}}
    status, body, _ = await raw("POST", f"/interactions/{good.id}/{good.token}/callback?with_response=true", answer)
    assert status == 200
    assert body["interaction"]["response_message_id"] == body["resource"]["message"]["id"]
    status, body, _ = await raw("POST", f"/interactions/{good.id}/{good.token}/callback", answer)
    assert (status, body["code"]) == (400, 40060)
    assert (await raw("PATCH", f"{hook}/messages/@original", {"content": "ho"}))[1]["content"] == "ho"
    status, more, _ = await raw("POST", hook, {"content": "and"})
    assert (status, more["content"]) == (200, "and")
    assert (await raw("DELETE", f"{hook}/messages/{more['id']}"))[0] == 204
    assert (await raw("GET", f"{hook}/messages/@original"))[1]["content"] == "ho"
    local.advance(15 * 60)
    status, body, _ = await raw("PATCH", f"{hook}/messages/@original", {"content": "late"})
    assert (status, body["code"]) == (401, 50027)
    status, body, _ = await raw("POST", hook, {"content": "late"})
    assert (status, body["code"]) == (401, 50027)


async def test_only_this_machine_may_ask(local: LocalDiscord, raw: Raw) -> None:
    async with raw.session.get(local.url + "/local/state", headers={"Host": "evil.example"}) as response:
        assert response.status == 403
    with pytest.raises(ValueError, match="this machine only"):
        LocalDiscord(host="0.0.0.0")


async def test_a_user_and_a_channel_nobody_knows_are_404_and_nonsense_is_400(raw: Raw) -> None:
    assert (await raw("GET", "/users/5"))[1]["code"] == 10013
    assert (await raw("GET", "/channels/5"))[1]["code"] == 10003
    status, body, _ = await raw("GET", "/channels/five")
    assert (status, body["code"]) == (400, 50035)
    async with raw.session.post(
        f"{raw.local.url}/api/v10/users/@me/channels", data=b"{", headers={"Authorization": f"Bot {raw.local.token}"}
    ) as response:
        assert (response.status, (await response.json())["code"]) == (400, 50109)


async def test_only_who_is_allowed_to_be_mentioned_is_notified(local: LocalDiscord, raw: Raw) -> None:
    ann, ben = [SimulatedUser(local, name).person.id for name in ("Ann", "Ben")]
    channel = local.channel_id
    text = f"<@{ann}> and <@{ben}>"
    seen = local.world.notifications

    async def said(**more: object) -> tuple[str, list[str]]:
        status, message, _ = await raw("POST", f"/channels/{channel}/messages", {"content": text, **more})
        assert status == 200
        return message["id"], [user["id"] for user in message["mentions"]]

    message, mentioned = await said(allowed_mentions={"users": [str(ann)]})
    assert mentioned == [str(ann)], "the others are named, and stand in no list of those who are mentioned"
    assert seen == {ann: 1}
    await raw("DELETE", f"/channels/{channel}/messages/{message}")
    assert seen == {ann: 1}, "a notification stays one if its message is deleted"
    message, mentioned = await said(allowed_mentions={"parse": []})
    assert mentioned == []
    status, _, _ = await raw("PATCH", f"/channels/{channel}/messages/{message}", {"content": text + "!"})
    assert (status, seen) == (200, {ann: 1}), "an edit notifies nobody"
    _, mentioned = await said()
    assert (mentioned, seen) == ([str(ann), str(ben)], {ann: 2, ben: 1})
    await said(flags=1 << 12)
    assert seen == {ann: 2, ben: 1}, "a silent message notifies nobody"


async def test_a_direct_message_notifies_its_reader(local: LocalDiscord, raw: Raw) -> None:
    ann = SimulatedUser(local, "Ann").person.id
    _, channel, _ = await raw("POST", "/users/@me/channels", {"recipient_id": str(ann)})
    status, _, _ = await raw("POST", f"/channels/{channel['id']}/messages", {"content": "hello"})
    assert (status, local.world.notifications) == (200, {ann: 1})
