"""The local Discord beside Discord's published description of its API, which decides what is right."""

from __future__ import annotations

import copy
import json
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import pytest

from playground.errors import ApiError
from playground.limits import request_schemas
from playground.page_api import scheduled_events
from playground.rest_api.api import Call
from playground.server import LocalDiscord
from playground.simulated_user import SimulatedUser
from playground.world.files import Upload
from tests import openapi
from tests.api_description import faults, request_schema, validator
from tests.deep_share import deep
from tests.playground.bodies import Maker, changes
from tests.playground.bot import png

OPERATIONS = [
    f"{method} {path}" for method, path, _ in openapi.operations_served() if request_schema(method, path) is not None
]
_PICTURE = "https://a.example/b.png"
_BITS = dict.fromkeys(request_schemas.PERMISSION_BITS, "8")
_ADDRESSES = {"url", "icon_url", "avatar_url", "custom_install_url", "event_webhooks_url"}
GIVEN = {
    "SnowflakeType": "1",
    "ComponentEmojiForRequest": {"name": "🎲"},
    "integration_types_config": {"0": None},
    "messages": ["1", "2"],
    **_BITS,
    **dict.fromkeys({*_ADDRESSES, "interactions_endpoint_url", "role_connections_verification_url"}, _PICTURE),
}


def test_requests_json_is_what_the_description_says() -> None:
    assert request_schemas.FILE.read_text(encoding="utf-8") == openapi.requests(), "uv run python -m tests.openapi"


class Caller:
    """Calls the API as HTTP does, without it, so that tens of thousands of calls take seconds."""

    def __init__(self, local: LocalDiscord) -> None:
        self.local = local

    def __call__(self, method: str, path: str, body: Any, files: list[Upload] | None = None) -> tuple[int, Any]:
        """Status and answer, or status and the refusal's body."""
        call = Call(method, path, json=copy.deepcopy(body), files=files or [])
        try:
            return self.local.api._answer(call, f"Bot {self.local.token}", {})
        except ApiError as error:
            return error.status, error.body()


@pytest.fixture
async def quiet() -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord(rate_limits=False) as local:
        yield local


_MET: set[tuple[str, str]] = set()
"""Changes in objects that the description names, whichever operation they were sent with."""


@pytest.mark.parametrize("operation", OPERATIONS)
async def test_what_the_description_forbids_is_refused(quiet: LocalDiscord, operation: str) -> None:
    method, path = operation.split(" ", 1)
    schema = request_schema(method, path)
    assert schema is not None
    judge, call = validator(json.dumps(schema, sort_keys=True)), Caller(quiet)
    # Nothing is there under this id: what is taken comes to nothing, as 10003 or the like.
    where = request_schemas.shape(path).replace("{}", "1")
    # What is within an object of the description is usually tried where that is met first.
    met: set[tuple[str, str]] = set() if deep() else _MET.copy()
    wrong = []
    tried = 0
    for body in Maker(GIVEN).variants(schema):
        assert not faults(schema, body)
        for changed in changes(schema, body, met):
            if changed.body is None:
                # No body at all is an empty one.
                continue
            tried += 1
            status, answer = call(method, where, changed.body)
            refused = (status, answer["code"]) == (400, 50035) if isinstance(answer, dict) and status >= 400 else False
            if not judge.is_valid(changed.body) and not refused:
                wrong.append(f"{changed} was taken: {status} {answer}")
    assert tried
    assert not wrong
    _MET.update((within, what) for within, what in met if within and within[0] not in ".=")


# ---------------------------------------------------------------------- and what it allows


def _walk(part: Any) -> Iterator[dict[str, Any]]:
    if isinstance(part, dict):
        yield part
    for inner in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
        yield from _walk(inner)


def _sensible(body: Any) -> Any:
    """Return the body without fields that exclude one another, which a schema cannot express."""
    number = iter(range(1000))
    for part in _walk(body):
        if part.get("type") == 2:
            # Of another style.
            part.pop("url", None), part.pop("sku_id", None)
        if type(part.get("type")) is int and "id" in part:
            part["id"] = next(number) + 1
        for name in ("custom_id", "value"):
            if isinstance(part.get(name), str):
                part[name] = f"a{next(number)}"
        for option in part.get("options", ())[1:] if part.get("custom_id") else ():
            option["default"] = False
        if part.get("choices"):
            part["autocomplete"] = False
    return body


_V2 = 1 << 15
_REPLACED = ("content", "embeds", "poll", "sticker_ids", "shared_client_theme", "message_reference")


def _messages(body: dict[str, Any], **message: Any) -> Iterator[dict[str, Any]]:
    """Two messages of one: with components of the second generation, or with what these replace."""
    body = {**body, **{name: value for name, value in message.items() if name in body}}
    yield {name: value for name, value in body.items() if name not in ("components", "attachments")} | {"flags": 0}
    yield {name: value for name, value in body.items() if name not in _REPLACED} | {"flags": _V2}


class Place:
    """A local Discord in which everything is that bodies point to."""

    def __init__(self, local: LocalDiscord) -> None:
        self.local, self.call = local, Caller(local)
        self.ann = SimulatedUser(local, "Ann")
        self.command = self.call("POST", f"/applications/{self.app}/commands", {"name": "go", "description": "go"})[1]

    @property
    def app(self) -> int:
        return self.local.world.application_id

    def message(self, **body: Any) -> str:
        """Post a new message of the bot, and return its id."""
        channel = self.local.channel_id
        return str(self.call("POST", f"/channels/{channel}/messages", body or {"content": "x"})[1]["id"])

    def interaction(self, kind: int, **body: Any) -> tuple[str, str]:
        """Id and token of something that a person has just done: a command, or a press of a button."""
        if kind == 2:
            record = self.local.actions.command(self.ann.person, self.local.channel_id, self.command["id"], [])
        else:
            row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "x"}]}
            message = self.message(**body, components=[row])
            press = {"channel_id": str(self.local.channel_id), "message_id": message, "custom_id": "x"}
            record = self.local.actions.component(self.ann.person, press)
        return str(record.id), record.token

    def answered(self, body: dict[str, Any]) -> str:
        """Answer a command with a message of this kind, and return the command's token."""
        number, token = self.interaction(2)
        self.call("POST", f"/interactions/{number}/{token}/callback", {"type": 4, "data": self.kin(body)})
        return token

    def kin(self, body: Any) -> dict[str, Any]:
        """Return a small message of the same generation of components."""
        second = bool(((body.get("flags") if isinstance(body, dict) else 0) or 0) & _V2)
        return {"flags": _V2, "components": [{"type": 10, "content": "x"}]} if second else {"content": "x"}

    # ------------------------------------------------------------------ the operations that are tried

    def sent(self, body: Any) -> tuple[int, Any]:
        return self.call("POST", f"/channels/{self.local.channel_id}/messages", body, _files())

    def edited(self, body: Any) -> tuple[int, Any]:
        message = self.message(**self.kin(body))
        return self.call("PATCH", f"/channels/{self.local.channel_id}/messages/{message}", body, _files())

    def followed(self, body: Any) -> tuple[int, Any]:
        return self.call("POST", f"/webhooks/{self.app}/{self.answered({})}", body, _files())

    def amended(self, body: Any) -> tuple[int, Any]:
        token = self.answered(body)
        return self.call("PATCH", f"/webhooks/{self.app}/{token}/messages/@original", body, _files())

    def called_back(self, body: Any) -> tuple[int, Any]:
        if body.get("type") in (6, 7):
            data = body.get("data") or {}
            number, token = self.interaction(3, **{k: v for k, v in self.kin(data).items() if k != "components"})
        else:
            number, token = self.interaction(2)
        return self.call("POST", f"/interactions/{number}/{token}/callback", body, _files())

    def registered(self, body: Any) -> tuple[int, Any]:
        return self.call("POST", f"/applications/{self.app}/commands", body)

    def planned(self, body: Any) -> tuple[int, Any]:
        return self.call("POST", f"/guilds/{self.local.guild_id}/scheduled-events", body)

    def opened(self, body: Any) -> tuple[int, Any]:
        return self.call("POST", "/users/@me/channels", body)


def _files() -> list[Upload]:
    return [Upload("b.png", png())]


TRIED = {
    "sent": "POST /channels/{}/messages",
    "edited": "PATCH /channels/{}/messages/{}",
    "followed": "POST /webhooks/{}/{}",
    "amended": "PATCH /webhooks/{}/{}/messages/@original",
    "called_back": "POST /interactions/{}/{}/callback",
    "registered": "POST /applications/{}/commands",
    "planned": "POST /guilds/{}/scheduled-events",
    "opened": "POST /users/@me/channels",
}
STRICTER = {
    "Must be 2000 or fewer in length.": "content over 2,000 characters",
    "components_v2 messages require at least one component": "Components V2 without components",
    ".custom_id: This field is required": "a button that is no link without `custom_id`",
    ".label: This field is required": "a text input without a label around it or in it",
    "description: This field is required": "a slash command without a description",
    "A group has to have at least one subcommand.": "a group without subcommands",
    "should be less than or equal to max_value": "a minimum over its maximum",
    "scheduled_end_time: This field is required": "an external event without an end",
    "Invalid Recipient(s)": "direct messages with nobody, or with several",
    "Value must be one of {": "an answer of the wrong kind for its interaction",
}
"""What the local Discord refuses and the description lets pass, by what it says of it: a row of docs/playground.md."""


def _said(refusal: dict[str, Any]) -> list[str]:
    def walk(tree: dict[str, Any], at: str) -> Iterator[str]:
        for error in tree.get("_errors", ()):
            yield f"{at}: {error['message']}"
        for name, part in tree.items():
            if name != "_errors":
                yield from walk(part, f"{at}.{name}")

    return list(walk(refusal["errors"], "")) if "errors" in refusal else [refusal["message"]]


def _bodies(place: Place, schema: Any) -> Iterator[Any]:
    start = place.local.world.iso_after(3600)
    given = {
        **GIVEN,
        "MessageAttachmentRequest": {"id": "0", "filename": "b.png", "description": "x"},
        "UnfurledMediaRequest": {"url": "attachment://b.png"},
        "UnfurledMediaRequestWithAttachmentReferenceRequired": {"url": "attachment://b.png"},
        "MessageAllowedMentionsRequest": {"parse": ["everyone"], "users": ["1"], "roles": ["2"], "replied_user": True},
        "scheduled_start_time": start,
        "scheduled_end_time": place.local.world.iso_after(7200),
        "recurrence_rule": None,
        "recipient_id": str(place.ann.id),
    }
    pointed = {"sticker_ids": [], "message_reference": {"message_id": place.message()}}
    for body in Maker(given).variants(schema):
        if "embeds" in body:
            if "tts" not in body:
                # A poll comes with a new message only.
                body.pop("poll", None)
            yield from _messages(body, **pointed)
        elif "embeds" in (body.get("data") or ()):
            if body["type"] != 4:
                body["data"].pop("poll", None)
            yield from ({**body, "data": data} for data in _messages(body["data"], **pointed))
        else:
            yield {name: value for name, value in body.items() if name != "recurrence_rule"}


@pytest.mark.parametrize("tried", TRIED)
async def test_what_the_description_allows_is_taken_but_for_what_discord_refuses_all_the_same(
    quiet: LocalDiscord, tried: str
) -> None:
    place = Place(quiet)
    do: Callable[[Any], tuple[int, Any]] = getattr(place, tried)
    schema = next(
        request_schema(*operation.split(" ", 1))
        for operation in OPERATIONS
        if request_schemas.shape(operation) == TRIED[tried]
    )
    assert schema is not None
    judge, met = validator(json.dumps(schema, sort_keys=True)), set[tuple[str, str]]()
    taken, wrong = 0, []
    for whole in _bodies(place, schema):
        body = _sensible(whole)
        assert not faults(schema, body)
        edges = [
            changed
            for changed in changes(schema, body, met)
            if changed.body is not None
            and (changed.edge or changed.what == "None" or changed.what.startswith("without"))
            and judge.is_valid(changed.body)
        ]
        for what, sent in [("as it is", body), *((str(changed), changed.body) for changed in edges)]:
            status, answer = do(sent)
            taken += status < 400
            if status >= 400 and not all(any(known in said for known in STRICTER) for said in _said(answer)):
                wrong.append(f"{what}: {_said(answer)}")
    assert taken
    assert not wrong


READ = [path for method, path, _ in openapi.operations_served() if method == "GET"]


async def test_everything_that_can_be_read_is_as_the_description_has_it(quiet: LocalDiscord) -> None:
    """One of everything is made, and read by each route that there is. That it is right is seen by the fixture of all
    tests here, `held_to_the_description`."""
    place = Place(quiet)
    app, guild, channel, message = place.app, quiet.guild_id, quiet.channel_id, place.message()
    picture = "data:image/png;base64,iVBORw0KGgo="

    def made(path: str, body: dict[str, Any], method: str = "POST") -> dict[str, Any]:
        status, answer = place.call(method, path, body)
        assert status in (200, 201), answer
        return dict(answer)

    event = made(
        f"/guilds/{guild}/scheduled-events",
        {
            **{"name": "x", "privacy_level": 2, "entity_type": 3, "entity_metadata": {"location": "x"}},
            **{"scheduled_start_time": quiet.world.iso_after(60), "scheduled_end_time": quiet.world.iso_after(99)},
        },
    )
    scheduled_events.be_interested(quiet.world, place.ann.person, {"event_id": event["id"], "interested": True})
    hook = made(f"/channels/{channel}/webhooks", {"name": "hook"})
    made(f"/channels/{channel}/threads", {"name": "thread", "type": 11})
    made(f"/guilds/{guild}/channels", {"name": "more"})
    for path in (f"messages/{message}/reactions/🎲/@me", f"messages/pins/{message}"):
        assert place.call("PUT", f"/channels/{channel}/{path}", None)[0] == 204
    ids = {
        "application_id": app,
        "guild_id": guild,
        "channel_id": channel,
        "message_id": message,
        "user_id": place.ann.id,
        "role_id": made(f"/guilds/{guild}/roles", {"name": "role"})["id"],
        "command_id": place.command["id"],
        "guild_scheduled_event_id": event["id"],
        "webhook_id": hook["id"],
        "webhook_token": hook["token"],
        "code": made(f"/channels/{channel}/invites", {})["code"],
        "emoji_name": "🎲",
    }
    emojis = {
        f"{where}/{{emoji_id}}": made(f"{where.format(**ids)}", {"name": "dice", "image": picture})["id"]
        for where in ("/guilds/{guild_id}/emojis", "/applications/{application_id}/emojis")
    }
    answers = [
        place.call("GET", path.format_map(defaultdict(lambda: 1, ids, emoji_id=emojis.get(path))), None)
        for path in READ
    ]
    read = sum(status == 200 for status, _ in answers)
    # The rest is of what there is none of: bans, stickers, stages, what somebody has bought.
    assert read >= 50
    assert {status for status, _ in answers} <= {200, 400, 404}


def test_what_is_stricter_than_the_description_stands_in_the_documents() -> None:
    page = (openapi.DESCRIPTION.parents[2] / "docs" / "playground.md").read_text(encoding="utf-8")
    assert [reason for reason in STRICTER.values() if f"| {reason} |" not in page] == []
