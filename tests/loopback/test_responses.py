"""An answer that updates the pressed message goes out with little effort, and says what it would have said anyway."""

from __future__ import annotations

import io
import json
from typing import Any

import discord
import pytest
from discord.webhook.async_ import AsyncWebhookAdapter, async_context, interaction_message_response_params

from bot.core import discord_patches
from bot.core.discord_patches import FastInteractionAdapter, install_fast_adapter
from bot.ui.components import json_components
from tests.loopback.loopback_bot import LoopbackHarness


class Session:
    """Notes what would be sent."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []

    def request(self, method: str, url: str, **given: Any) -> Any:
        self.sent.append(given)
        raise ConnectionAbortedError


async def given_to(adapter: AsyncWebhookAdapter, kind: int, name: str) -> dict[str, Any]:
    """Return aiohttp's arguments for an answer of that kind with a picture of that name."""
    session = Session()
    view = json_components.RawLayoutView([json_components.text_display("It is **Zoë**’s turn 🎲")])
    params = interaction_message_response_params(
        type=kind, view=view, files=[discord.File(io.BytesIO(b"--\r\npicture\x00"), filename=name, description="alt")]
    )
    with pytest.raises(ConnectionAbortedError):
        await adapter.create_interaction_response(1, "token", session=session, params=params)  # type: ignore[arg-type]
    return session.sent[0]


@pytest.mark.parametrize("name", ["board.png", 'a"b.png', "Brett für Zoë.png"])
@pytest.mark.relies_on("discord.py", "A response with a file is a form with these fields and parameters.")
async def test_the_form_has_the_same_fields_as_discord_py_s(name: str) -> None:
    ours = await given_to(FastInteractionAdapter(), 7, name)  # type: ignore[no-untyped-call]
    theirs = await given_to(AsyncWebhookAdapter(), 7, name)  # type: ignore[no-untyped-call]
    assert theirs["params"] == {"with_response": "1"}
    assert ours["params"] is None
    sent, wanted = (given["data"]() for given in (ours, theirs))
    assert [part.headers for part, _, _ in sent] == [part.headers for part, _, _ in wanted]
    assert len(list(sent)) == 2
    for (part, _, _), (other, _, _) in zip(sent, wanted, strict=True):
        assert await part.as_bytes() == await other.as_bytes()
    payload = json.loads(await next(iter(sent))[0].as_bytes())
    assert payload["data"]["components"] == [{"type": 10, "content": "It is **Zoë**’s turn 🎲"}]


async def test_every_other_answer_is_discord_py_s_own() -> None:
    given = await given_to(FastInteractionAdapter(), 4, "board.png")  # type: ignore[no-untyped-call]
    assert given["params"] == {"with_response": "1"}


async def test_a_press_is_answered_so(open_hall: LoopbackHarness) -> None:
    await open_hall.start("Ann", "Ben")
    who = await open_hall.turn()
    assert who is not None
    calls = open_hall.local.control.calls
    before = len(calls)
    assert (await open_hall.press(who, "roll")).state == "done"
    (answer,) = [call for call in list(calls)[before:] if call.path.endswith("/callback")]
    assert answer.status == 204
    assert "keep" in (await open_hall.board()).actions
    await open_hall.rest()


def test_a_simulated_discord_that_answers_itself_is_left_alone() -> None:
    before = async_context.get()
    try:

        class Other(AsyncWebhookAdapter):
            pass

        other = Other()  # type: ignore[no-untyped-call]
        async_context.set(other)
        install_fast_adapter()
        assert async_context.get() is other
        async_context.set(AsyncWebhookAdapter())  # type: ignore[no-untyped-call]
        install_fast_adapter()
        assert isinstance(async_context.get(), discord_patches.FastInteractionAdapter)
    finally:
        async_context.set(before)
