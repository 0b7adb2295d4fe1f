"""Invalid requests of a bot or a page: the answer is a refusal with a reason, never a fault of the server."""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from playground.errors import ApiError, LocalError
from playground.faults.rules import ChannelDeleted, MessageDeleted, ServerDeleted
from playground.rest_api.api import Call
from playground.server import LocalDiscord
from playground.simulated_user import SimulatedUser
from playground.world.model import BackendError
from tests.deep_share import share

WORDS = [
    *("type", "components", "content", "custom_id", "label", "options", "value", "values", "name", "embeds", "fields"),
    *("footer", "author", "image", "flags", "attachments", "id", "accessory", "component", "items", "media", "url"),
    *("description", "choices", "title", "style", "name_localizations", "min_values", "max_values", "data", "emoji"),
    *("allowed_mentions", "message_reference", "poll", "nonce", "enforce_nonce", "sticker_ids", "required"),
]
LEAVES = (
    st.none()
    | st.booleans()
    | st.sampled_from([0, 1, 2, 3, 4, 9, 10, 11, 12, 17, 18, 1 << 15, 64, -1, 1.5, "", "x", "1", "x" * 200])
)
JSON = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(WORDS), inner, max_size=5),
    max_leaves=20,
)
BODY = st.dictionaries(st.sampled_from(WORDS), JSON, max_size=6)
COMPONENTS = st.fixed_dictionaries(
    {"flags": st.sampled_from([0, 1 << 15, 64]), "components": st.lists(BODY, max_size=3)}
)
SETTINGS = settings(max_examples=share(100, 30), deadline=None, suppress_health_check=[HealthCheck.too_slow])


def ask(local: LocalDiscord, method: str, path: str, body: Any) -> None:
    status, answer = 0, None
    try:
        status, answer = local.api._answer(Call(method, path, json=body), f"Bot {local.token}", {})
    except (ApiError, BackendError) as error:
        status = error.status
    assert 200 <= status < 500
    json.dumps(answer)


@SETTINGS
@given(body=BODY | COMPONENTS | JSON, kind=st.sampled_from([0, 4, 5, 6, 7, 8, 9, "x", None]))
def test_the_api_refuses_nonsense(body: Any, kind: Any) -> None:
    async def scenario() -> None:
        async with LocalDiscord(rate_limits=False) as local:
            ann = SimulatedUser(local, "Ann")
            app, channel = local.world.application_id, local.channel_id
            command = local.world.put_command(None, {"name": "go", "description": "go"}, None)
            button = {"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "x"}]}
            message = local.world.create_message(channel, local.world.bot_user.id, "hi", components=[button])
            ask(local, "POST", f"/channels/{channel}/messages", body)
            ask(local, "PATCH", f"/channels/{channel}/messages/{message.id}", body)
            ask(local, "POST", f"/applications/{app}/commands", body)
            ask(local, "PUT", f"/applications/{app}/commands", [body, body])
            ask(local, "POST", "/users/@me/channels", body)
            ask(local, "POST", f"/channels/{channel}/threads", body)
            record = local.actions.command(ann.person, channel, command["id"], [])
            ask(local, "POST", f"/interactions/{record.id}/{record.token}/callback", {"type": kind, "data": body})
            ask(local, "POST", f"/webhooks/{app}/{record.token}", body)
            ask(local, "PATCH", f"/webhooks/{app}/{record.token}/messages/@original", body)
            local.local.view(ann.person)

    asyncio.run(scenario())


@pytest.mark.parametrize("digits", [20, 21, 4300, 4301, 6000])
async def test_ids_of_any_length_are_refused_alike(digits: int) -> None:
    absurd = "9" * digits
    async with LocalDiscord(rate_limits=False) as local:
        ann = SimulatedUser(local, "Ann")
        channel, app = local.channel_id, local.world.application_id
        for method, path, body in (
            ("GET", f"/channels/{absurd}", {}),
            ("GET", f"/channels/{channel}/messages/{absurd}", {}),
            ("POST", "/users/@me/channels", {"recipient_id": absurd}),
            ("POST", f"/webhooks/{app}/{absurd}", {"content": "hi"}),
        ):
            ask(local, method, path, body)
        spec = [{"type": kind, "name": f"n{kind}", "description": "d"} for kind in (6, 7, 8)]
        command = local.world.put_command(None, {"name": "go", "description": "go", "options": spec}, None)
        for kind in (6, 7, 8):
            options = [{"name": f"n{kind}", "type": kind, "value": absurd}]
            with pytest.raises(LocalError):
                local.actions.command(ann.person, channel, command["id"], options)
        with pytest.raises(LocalError):
            local.people_at_table.get(absurd)
        for mood in (MessageDeleted(message=absurd), ChannelDeleted(channel=absurd), ServerDeleted(server=absurd)):
            with pytest.raises(LocalError):
                await local.make(mood)


@SETTINGS
@given(body=BODY, options=JSON, components=JSON)
def test_the_page_api_refuses_nonsense(body: dict[str, Any], options: Any, components: Any) -> None:
    async def scenario() -> None:
        async with LocalDiscord(rate_limits=False) as local:
            ann = SimulatedUser(local, "Ann")
            spec = [{"type": kind, "name": name, "description": "d"} for kind, name in ((3, "name"), (4, "value"))]
            command = local.world.put_command(None, {"name": "go", "description": "go", "options": spec}, None)
            select = {"type": 3, "custom_id": "x", "options": [{"label": "x", "value": "x"}]}
            row = {"type": 1, "components": [select]}
            message = local.world.create_message(local.channel_id, local.world.bot_user.id, "hi", components=[row])
            place = {"channel_id": str(local.channel_id), "message_id": str(message.id)}
            for act in (
                lambda: local.actions.command(ann.person, local.channel_id, command["id"], options),
                lambda: local.actions.component(ann.person, place | {"custom_id": "x", "values": options}),
                lambda: local.actions.component(ann.person, body | place),
                lambda: local.actions.modal(ann.person, body),
                lambda: local.actions.say(ann.person, local.channel_id, options),
                lambda: local.people_at_table.change(ann.person, body | {"locale": options}),
                lambda: local.people_at_table.add(options),
            ):
                with contextlib.suppress(LocalError):
                    act()

    asyncio.run(scenario())
