"""Problems that other authors' client libraries had, tested without those libraries.

discord.js 14 and hikari 2.7 were really connected (docs/playground.md says how); each of these kept one from
logging in, registering a command, or answering a click.
"""

from __future__ import annotations

from typing import Any

import pytest

from playground.server import LocalDiscord
from playground.simulated_user import SimulatedUser
from tests.playground.conftest import Raw

MESSAGE = {
    "id", "channel_id", "author", "content", "timestamp", "edited_timestamp", "tts", "mention_everyone", "mentions",
    "mention_roles", "attachments", "embeds", "pinned", "type", "components", "flags",
}  # fmt: skip
USER = {"id", "username", "discriminator", "global_name", "avatar"}
INTERACTION = {
    "id", "application_id", "type", "data", "token", "version", "channel", "channel_id", "app_permissions", "locale",
    "entitlements", "authorizing_integration_owners", "context", "attachment_size_limit",
}  # fmt: skip
COMMAND = {"id", "type", "application_id", "name", "description", "default_member_permissions", "version"}
ATTACHMENT = {"id", "filename", "size", "url", "proxy_url", "content_type"}


async def _command(raw: Raw) -> dict[str, Any]:
    path = f"/applications/{raw.local.world.application_id}/commands"
    _, command, _ = await raw("POST", path, {"name": "go", "description": "go"})
    return dict(command)


@pytest.fixture
def events(local: LocalDiscord) -> list[tuple[str, Any]]:
    """Everything the gateway would be told."""
    heard: list[tuple[str, Any]] = []
    local.world.subscribers.append(lambda event, payload: heard.append((event, payload)))
    return heard


async def test_an_interaction_in_a_guild_and_in_direct_messages_is_complete(
    local: LocalDiscord, raw: Raw, ann: SimulatedUser, events: list[tuple[str, Any]]
) -> None:
    command = await _command(raw)
    assert command.keys() >= COMMAND
    local.actions.command(ann.person, local.channel_id, command["id"], [])
    _, dm, _ = await raw("POST", "/users/@me/channels", {"recipient_id": str(ann.id)})
    assert dm.keys() >= {"id", "type", "last_message_id", "recipients"}
    local.actions.command(ann.person, dm["id"], command["id"], [])
    here, there = (payload for event, payload in events if event == "INTERACTION_CREATE")
    assert here.keys() >= INTERACTION | {"guild_id", "guild_locale", "guild", "member"}
    assert here["member"]["user"].keys() >= USER
    assert (here["context"], here["authorizing_integration_owners"]) == (0, {"0": str(local.guild_id)})
    assert there.keys() >= INTERACTION | {"user"}
    assert "member" not in there
    assert (there["context"], there["authorizing_integration_owners"]) == (1, {"0": "0"})
    assert int(there["app_permissions"]) & 1 << 15


async def test_interaction_ids_are_snowflakes_and_tokens_cannot_be_guessed(
    local: LocalDiscord, raw: Raw, ann: SimulatedUser
) -> None:
    command = await _command(raw)
    record = local.actions.command(ann.person, local.channel_id, command["id"], [])
    assert local.world.age(record.id) < 5
    assert str(record.id) not in record.token
    assert len(record.token) > 60


async def test_messages_and_attachments_have_every_required_field(local: LocalDiscord, raw: Raw) -> None:
    import aiohttp

    form = aiohttp.FormData()
    form.add_field("payload_json", '{"content": "x"}', content_type="application/json")
    form.add_field("files[0]", b"x", filename="with space & ünï.txt")
    _, message, _ = await raw("POST", f"/channels/{local.channel_id}/messages", data=form)
    assert message.keys() >= MESSAGE
    assert message["author"].keys() >= USER
    assert message["attachments"][0].keys() >= ATTACHMENT
    async with raw.session.get(message["attachments"][0]["url"]) as response:
        assert (response.status, await response.read()) == (200, b"x")


async def test_discordjs_reads_install_params_whenever_it_is_there(raw: Raw) -> None:
    _, application, _ = await raw("GET", "/applications/@me")
    assert application.get("install_params", {}) is not None


async def test_hikari_wants_no_bucket_on_an_interactions_callback(
    local: LocalDiscord, raw: Raw, ann: SimulatedUser
) -> None:
    command = await _command(raw)
    record = local.actions.command(ann.person, local.channel_id, command["id"], [])
    status, _, headers = await raw("POST", f"/interactions/{record.id}/{record.token}/callback", {"type": 5})
    assert status == 204
    assert not [name for name in headers if name.startswith("X-RateLimit")]


async def test_enforce_nonce_may_stand_in_an_update(local: LocalDiscord, raw: Raw, ann: SimulatedUser) -> None:
    button = {"type": 2, "style": 1, "label": "x", "custom_id": "x"}
    body = {"content": "a", "components": [{"type": 1, "components": [button]}]}
    _, message, _ = await raw("POST", f"/channels/{local.channel_id}/messages", body)
    click = {"channel_id": message["channel_id"], "message_id": message["id"], "custom_id": "x"}
    record = local.actions.component(ann.person, click)
    update = {"type": 7, "data": {"content": "b", "enforce_nonce": False, "tts": False, "nonce": "1"}}
    status, _, _ = await raw("POST", f"/interactions/{record.id}/{record.token}/callback", update)
    assert status == 204
    assert ann.messages()[0]["content"] == "b"


async def test_what_comes_of_a_form_tells_what_showed_it_however_long_it_was_open(
    local: LocalDiscord, raw: Raw, ann: SimulatedUser
) -> None:
    # hikari reads no message that leaves it out.
    button = {"type": 2, "style": 1, "label": "x", "custom_id": "x"}
    body = {"content": "a", "components": [{"type": 1, "components": [button]}]}
    _, message, _ = await raw("POST", f"/channels/{local.channel_id}/messages", body)
    click = {"channel_id": message["channel_id"], "message_id": message["id"], "custom_id": "x"}
    pressed = local.actions.component(ann.person, click)
    field = {"type": 18, "label": "x", "component": {"type": 4, "custom_id": "a", "style": 1, "required": False}}
    form = {"type": 9, "data": {"title": "x", "custom_id": "f", "components": [field]}}
    assert (await raw("POST", f"/interactions/{pressed.id}/{pressed.token}/callback", form))[0] == 204
    local.advance(20 * 60)
    # Somebody else comes by, and what is older than a quarter of an hour is forgotten.
    local.actions.component(ann.person, click)
    sent = local.actions.modal(ann.person, {"interaction_id": str(pressed.id), "custom_id": "f", "components": []})
    answer = {"type": 4, "data": {"content": "thanks"}}
    assert (await raw("POST", f"/interactions/{sent.id}/{sent.token}/callback", answer))[0] == 204
    metadata = ann.messages()[-1]["interaction_metadata"]
    assert (metadata["type"], metadata["id"]) == (5, str(sent.id))
    shown = metadata["triggering_interaction_metadata"]
    assert (shown["type"], shown["id"], shown["interacted_message_id"]) == (3, str(pressed.id), message["id"])
