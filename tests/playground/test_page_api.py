"""The page's API over HTTP: views, deeds, and the event stream."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import aiohttp
import pytest

from playground.server import LocalDiscord
from playground.simulated_user import SimulatedUser
from tests.playground.bot import TinyBot
from tests.playground.conftest import Raw
from tests.time_limits import PATIENCE


class Events:
    """An open event stream."""

    def __init__(self, response: aiohttp.ClientResponse) -> None:
        self.response = response

    async def next(self, name: str | None = None) -> tuple[str, str, Any]:
        """Return the next event as (id, name, data); with a name, the next of that name.

        Raises ``TimeoutError``: the stream itself never falls silent, because it regularly sends a keep-alive.
        """
        async with asyncio.timeout(2 * PATIENCE):
            while True:
                block: dict[str, str] = {}
                while line := (await self.response.content.readline()).decode().strip():
                    key, _, value = line.partition(": ")
                    block[key] = value
                if "event" in block and name in (None, block["event"]):
                    return block["id"], block["event"], json.loads(block["data"])
                assert not self.response.content.at_eof(), "the stream has ended"


async def stream(raw: Raw, seat: SimulatedUser, after: str | None = None) -> Events:
    url = f"{raw.local.url}/local/seats/{seat.id}/events"
    response = await raw.session.get(url, headers={"Last-Event-ID": after} if after else {})
    assert response.content_type == "text/event-stream"
    return Events(response)


@pytest.fixture
async def panel(bot: TinyBot, ann: SimulatedUser) -> dict[str, Any]:
    await ann.command("panel")
    return ann.messages()[0]


def deed(panel: dict[str, Any], name: str, kind: int = 2, **more: Any) -> dict[str, Any]:
    return {
        "channel_id": panel["channel_id"],
        "message_id": panel["id"],
        "custom_id": f"panel:{name}",
        "component_type": kind,
        **more,
    }


async def test_the_state_names_everybody(local: LocalDiscord, bot: TinyBot, raw: Raw) -> None:
    status, state = await raw.page("GET", "/state")
    assert status == 200
    assert state["guild"] == {"id": str(local.guild_id), "name": "Games night"}
    assert [channel["name"] for channel in state["channels"]] == ["games-night"]
    assert [person["name"] for person in state["people"]] == ["Ann", "Ben", "Cleo"]
    assert len({person["color"] for person in state["people"]}) == 3
    assert state["bot"] == {"id": str(local.world.bot_user.id), "name": "Sleepover", "online": True}


async def test_a_command_is_answered_as_events(local: LocalDiscord, bot: TinyBot, raw: Raw, ann: SimulatedUser) -> None:
    _, view = await raw.page("GET", f"/seats/{ann.id}/view")
    command = next(command for command in view["commands"] if command["name"] == "panel")
    events = await stream(raw, ann, view["last_event"])
    body = {"channel_id": str(local.channel_id), "command_id": command["id"], "options": []}
    status, answer = await raw.page("POST", f"/seats/{ann.id}/command", body)
    assert status == 202
    _, _, created = await events.next("message")
    assert (created["op"], created["message"]["interaction_metadata"]["id"]) == ("create", answer["interaction_id"])
    _, _, done = await events.next("interaction")
    assert done == {"id": answer["interaction_id"], "state": "done"}


async def test_a_view_with_its_last_event_misses_and_repeats_nothing(
    local: LocalDiscord, raw: Raw, ann: SimulatedUser, ben: SimulatedUser
) -> None:
    local.actions.say(ann.person, local.channel_id, "before")
    _, view = await raw.page("GET", f"/seats/{ben.id}/view")
    local.actions.say(ann.person, local.channel_id, "between")
    events = await stream(raw, ben, view["last_event"])
    local.actions.say(ann.person, local.channel_id, "after")
    assert [message["content"] for message in view["channels"][0]["messages"]] == ["before"]
    assert [(await events.next())[2]["message"]["content"] for _ in range(2)] == ["between", "after"]


async def test_a_stream_resumes_after_its_last_event_and_resets_if_that_is_too_old(
    local: LocalDiscord, raw: Raw, ann: SimulatedUser
) -> None:
    events = await stream(raw, ann)
    for text in ("one", "two", "three"):
        local.actions.say(ann.person, local.channel_id, text)
    first, _, _ = await events.next()
    again = await stream(raw, ann, first)
    assert (await again.next())[2]["message"]["content"] == "two"
    for stranger in ("17", str(local.broadcaster.last + 1000)):
        reset = await stream(raw, ann, stranger)
        number, name, _ = await reset.next()
        assert (number, name) == (str(local.broadcaster.last), "reset")


async def test_private_answers_whispers_and_forms_reach_their_seat_only(
    local: LocalDiscord, raw: Raw, panel: dict[str, Any], ann: SimulatedUser, ben: SimulatedUser
) -> None:
    anns, bens = await stream(raw, ann), await stream(raw, ben)
    await raw.page("POST", f"/seats/{ann.id}/component", deed(panel, "private"))
    await anns.next("interaction")
    await raw.page("POST", f"/seats/{ann.id}/component", deed(panel, "form"))
    _, _, form = await anns.next("modal")
    assert form["modal"]["title"] == "A form"
    await ann.command("tell me")
    whisper = await anns.next("channel")
    assert whisper[2]["channel"]["kind"] == "dm"
    local.actions.say(ann.person, local.channel_id, "everybody")
    # The first thing Ben hears is what everybody hears.
    assert (await bens.next())[2]["message"]["content"] == "everybody"


async def test_a_form_is_sent_over_http(
    local: LocalDiscord, raw: Raw, panel: dict[str, Any], ann: SimulatedUser, ben: SimulatedUser
) -> None:
    events = await stream(raw, ann)
    await raw.page("POST", f"/seats/{ann.id}/component", deed(panel, "form"))
    _, _, shown = await events.next("modal")
    field = {"type": 4, "custom_id": "form:name", "value": "x"}
    body = {
        "interaction_id": shown["interaction_id"],
        "custom_id": shown["modal"]["custom_id"],
        "components": [{"type": 1, "components": [field]}],
    }
    status, answer = await raw.page("POST", f"/seats/{ann.id}/modal", body)
    told = {"name": "refused-text-length", "parts": {"label": "Name", "least": 2, "most": 20}}
    assert (status, answer) == (400, {"error": "Write 2 to 20 characters in Name."} | told)
    assert (await raw.page("POST", f"/seats/{ben.id}/modal", body))[0] == 404
    field["value"] = "Ann"
    assert (await raw.page("POST", f"/seats/{ann.id}/modal", body))[0] == 202
    assert (await events.next("message"))[2]["message"]["content"] == "Hello Ann"
    status, answer = await raw.page("POST", f"/seats/{ann.id}/modal", body)
    assert (status, answer["error"]) == (404, "This form is closed.")


async def test_a_form_the_bot_did_not_take_can_be_sent_again(
    local: LocalDiscord, bot: TinyBot, ann: SimulatedUser
) -> None:
    await ann.command("panel")
    shown = await ann.click("panel:form")
    local.actions.deadline = 0.05
    local.gateway.pause()
    assert (await ann.submit(shown, {"form:name": "Ann"})).state == "failed"
    local.gateway.unpause()
    local.actions.deadline = 3.0
    assert (await ann.submit(shown, {"form:name": "Ann"})).state == "done"


async def test_a_silent_bot_is_a_failed_interaction(
    local: LocalDiscord, raw: Raw, panel: dict[str, Any], ann: SimulatedUser
) -> None:
    local.actions.deadline = 0.05
    events = await stream(raw, ann)
    _, answer = await raw.page("POST", f"/seats/{ann.id}/component", deed(panel, "silent"))
    _, _, failed = await events.next("interaction")
    assert failed == {
        "id": answer["interaction_id"],
        "state": "failed",
        "message": "The application did not respond.",
        "name": "refused-silent",
    }


async def test_suggestions_over_http_and_504_from_a_silent_bot(
    local: LocalDiscord, bot: TinyBot, raw: Raw, ann: SimulatedUser
) -> None:
    command = next(c for c in local.world.all_commands() if c["name"] == "eat")
    option = {"name": "fruit", "type": 3, "value": "-07", "focused": True}
    body = {"channel_id": str(local.channel_id), "command_id": command["id"], "options": [option]}
    status, answer = await raw.page("POST", f"/seats/{ann.id}/autocomplete", body)
    assert (status, answer) == (200, {"choices": [{"name": "fruit-07", "value": "fruit-07"}]})
    local.gateway.pause()
    local.actions.deadline = 0.05
    status, answer = await raw.page("POST", f"/seats/{ann.id}/autocomplete", body)
    assert (status, answer["error"]) == (504, "The bot gave no suggestions in time.")


async def test_what_no_client_would_send_is_refused_with_a_sentence(
    local: LocalDiscord, raw: Raw, panel: dict[str, Any], ann: SimulatedUser
) -> None:
    async def post(path: str, body: dict[str, Any]) -> tuple[int, str]:
        status, answer = await raw.page("POST", f"/seats/{ann.id}/{path}", body)
        return status, answer.get("error", "")

    assert await post("component", deed(panel, "nothing")) == (409, "This message has no such button any more.")
    assert (await post("component", deed(panel, "menu", 3, values=["fruit-29"])))[0] == 400
    assert await post("component", deed(panel, "menu", 3, values=[])) == (400, "Choose 1 to 2.")
    assert (await post("component", deed(panel, "count", 3)))[0] == 400
    eat = next(c for c in local.world.all_commands() if c["name"] == "eat")
    use = {"channel_id": str(local.channel_id), "command_id": eat["id"]}
    assert await post("command", use | {"options": []}) == (400, "eat needs fruit.")
    fruit = {"name": "fruit", "value": "x"}
    assert (await post("command", use | {"options": [fruit, {"name": "pieces", "value": 9}]}))[0] == 400
    assert (await post("command", use | {"options": [{"name": "seed", "value": 9}]}))[0] == 400
    assert (await post("command", {"channel_id": "5", "command_id": eat["id"]}))[0] == 404
    assert (await raw.page("GET", "/seats/5/view"))[0] == 404


async def test_a_stale_message_can_be_clicked_and_a_deleted_one_says_so(
    local: LocalDiscord, raw: Raw, panel: dict[str, Any], bot: TinyBot, ann: SimulatedUser
) -> None:
    for _ in range(3):
        await ann.click("panel:count")
    assert (await raw.page("POST", f"/seats/{ann.id}/component", deed(panel, "count")))[0] == 202
    local.world.delete_message(local.channel_id, int(panel["id"]))
    status, answer = await raw.page("POST", f"/seats/{ann.id}/component", deed(panel, "count"))
    assert (status, answer["error"]) == (404, "This message is gone.")


async def test_clicks_of_several_people_at_once_all_arrive(
    local: LocalDiscord, bot: TinyBot, panel: dict[str, Any], ann: SimulatedUser, ben: SimulatedUser
) -> None:
    done = await asyncio.gather(*(seat.click("panel:count", panel) for seat in (ann, ben) * 10))
    assert {outcome.state for outcome in done} == {"done"}
    assert bot.count == 20


async def test_a_switched_off_button_cannot_be_pressed(local: LocalDiscord, raw: Raw, ann: SimulatedUser) -> None:
    button = {"type": 2, "style": 1, "label": "x", "custom_id": "panel:x", "disabled": True}
    path = f"/channels/{local.channel_id}/messages"
    _, message, _ = await raw("POST", path, {"components": [{"type": 1, "components": [button]}]})
    status, answer = await raw.page("POST", f"/seats/{ann.id}/component", deed(message, "x"))
    assert (status, answer["error"]) == (409, "This button is switched off.")


async def test_a_private_answer_can_be_put_away(
    local: LocalDiscord, raw: Raw, panel: dict[str, Any], ann: SimulatedUser, ben: SimulatedUser
) -> None:
    await ann.click("panel:private")
    answer = ann.messages()[-1]
    assert (await raw.page("POST", f"/seats/{ben.id}/dismiss", {"message_id": answer["id"]}))[0] == 404
    events = await stream(raw, ann)
    assert (await raw.page("POST", f"/seats/{ann.id}/dismiss", {"message_id": answer["id"]}))[0] == 200
    _, _, gone = await events.next("message")
    assert gone["op"] == "delete"
    assert gone["message"] == {"id": answer["id"]}
    assert len(ann.messages()) == 1


async def test_people_come_in_and_change_their_settings(local: LocalDiscord, raw: Raw, ann: SimulatedUser) -> None:
    events = await stream(raw, ann)
    status, dora = await raw.page("POST", "/people", {"name": "Дора"})
    assert (status, dora["name"]) == (200, "Дора")
    assert [p["name"] for p in (await events.next("people"))[2]["people"]] == ["Ann", "Ben", "Cleo", "Дора"]
    assert (await raw.page("POST", "/people", {"name": "Дора"}))[0] == 409
    status, changed = await raw.page("POST", f"/seats/{dora['id']}/settings", {"dms_open": False, "locale": "uk"})
    assert (status, changed["dms_open"], changed["locale"]) == (200, False, "uk")
    assert (await raw.page("POST", f"/seats/{dora['id']}/settings", {"locale": "xx"}))[0] == 400
    for number in range(8):
        assert (await raw.page("POST", "/people", {"name": f"P{number}"}))[0] == 200
    status, answer = await raw.page("POST", "/people", {"name": "One too many"})
    assert (status, answer["error"]) == (409, "There are 12 seats, and all are taken.")


async def test_the_bots_coming_and_going_and_its_commands_are_events(
    local: LocalDiscord, raw: Raw, ann: SimulatedUser
) -> None:
    from tests.playground.conftest import running

    events = await stream(raw, ann)
    async with running(local):
        assert (await events.next("bot"))[2]["bot"]["online"] is True
    assert (await events.next("bot"))[2]["bot"]["online"] is False
    late = await stream(raw, ann)
    path = f"/applications/{local.world.application_id}/commands"
    await raw("POST", path, {"name": "new", "description": "new"})
    assert "new" in [command["name"] for command in (await late.next("commands"))[2]["commands"]]


async def test_threads_are_channels_and_typing_is_told(local: LocalDiscord, raw: Raw, ann: SimulatedUser) -> None:
    events = await stream(raw, ann)
    await raw("POST", f"/channels/{local.channel_id}/typing")
    assert (await events.next("typing"))[2]["user_id"] == str(local.world.bot_user.id)
    body = {"name": "table 2", "type": 11, "auto_archive_duration": 1440}
    status, thread, _ = await raw("POST", f"/channels/{local.channel_id}/threads", body)
    assert status in (200, 201)
    assert (await events.next("channel"))[2]["channel"]["name"] == "table 2"
    assert (await raw("POST", f"/channels/{thread['id']}/messages", {"content": "here"}))[0] == 200
    assert ann.messages(int(thread["id"]))[-1]["content"] == "here"


async def test_only_the_page_itself_may_post(local: LocalDiscord, raw: Raw, ann: SimulatedUser) -> None:
    url = f"{local.url}/local/seats/{ann.id}/message"
    body = {"channel_id": str(local.channel_id), "content": "hi"}
    async with raw.session.post(url, json=body, headers={"Origin": "https://evil.example"}) as response:
        assert response.status == 403
    async with raw.session.post(url, data=json.dumps(body), headers={"Content-Type": "text/plain"}) as response:
        assert response.status == 403
    async with raw.session.post(url, json=body, headers={"Origin": local.url}) as response:
        assert response.status == 200
