"""Everything that goes through the local Discord, held to Discord's own description: what the bot sends, what it is
answered, what the gateway tells it."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from playground.gateway import Gateway, Session
from playground.limits.request_schemas import PERMISSION_BITS, shape
from playground.rest_api.api import Api, Call
from tests.openapi import description, operations_served

_REF = "#/components/schemas/"


@cache
def amended() -> dict[str, Any]:
    """Return the description with Discord's real behaviour where it says otherwise: the table in docs/playground.md."""
    described = copy.deepcopy(description())
    schemas = described["components"]["schemas"]
    schemas["SnowflakeType"] = {"anyOf": [schemas["SnowflakeType"], {"type": "integer", "minimum": 0}]}
    for schema in _objects(described):
        for name in PERMISSION_BITS & schema.keys():
            bits = schema[name]
            if isinstance(bits, dict) and "integer" in bits.get("type", ()):
                schema[name] = {"anyOf": [bits, {"type": "string", "pattern": "^(0|[1-9][0-9]*)$"}]}
    return described


def _objects(schema: Any) -> Iterator[dict[str, Any]]:
    if isinstance(schema, dict):
        if isinstance(schema.get("properties"), dict):
            yield schema["properties"]
        for part in schema.values():
            yield from _objects(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from _objects(part)


@cache
def validator(schema: str) -> jsonschema_rs.Draft202012Validator:
    """Return the validator of a schema, given as JSON."""
    return jsonschema_rs.Draft202012Validator(
        {"components": amended()["components"], **json.loads(schema)}, validate_formats=True
    )


def faults(schema: Mapping[str, Any], value: Any) -> list[str]:
    """Return the faults of a value, each with its place; those of a union are of the branch that fits best."""
    return [
        line
        for error in validator(json.dumps(schema, sort_keys=True)).iter_errors(value)
        for line in _error_texts(error)
    ]


def _error_texts(error: Any) -> list[str]:
    branches = getattr(error.kind, "context", None)
    if not branches:
        return [f"{'.'.join(map(str, error.instance_path))}: {error.message[:300]}"]
    best = min(branches, key=lambda errors: (any(type(e.kind).__name__ == "Enum" for e in errors), len(errors)))
    return [line for inner in best for line in _error_texts(inner)]


def named(name: str) -> dict[str, str]:
    """Return the schema of this name."""
    return {"$ref": _REF + name}


# ---------------------------------------------------------------------- what goes through


@cache
def _operations() -> dict[str, dict[str, Any]]:
    # As amended: the operations have schemas of their own.
    paths = amended()["paths"]
    return {f"{method} {shape(path)}": paths[path][method.lower()] for method, path, _ in operations_served()}


def request_schema(method: str, path: str) -> dict[str, Any] | None:
    """Return the schema of a request's body; None if there is none."""
    content = _operations().get(f"{method} {shape(path)}", {}).get("requestBody", {}).get("content", {})
    return next((kind["schema"] for name, kind in content.items() if name == "application/json"), None)


def answer_schema(method: str, path: str, status: int) -> dict[str, Any] | None:
    """Return the schema of an answer with this status; None if the description has none."""
    operation = _operations().get(f"{method} {shape(path)}")
    if operation is None:
        return None
    answer = operation["responses"].get(str(status))
    if answer is None:
        return {"not": {}}
    content = answer.get("content", {}).get("application/json")
    return {"type": "null"} if content is None else content["schema"]


_CHANNEL = {"oneOf": [named(name) for name in ("GuildChannelResponse", "PrivateChannelResponse", "ThreadResponse")]}
_EVENT = {"oneOf": [named(f"{kind}ScheduledEventResponse") for kind in ("External", "Stage", "Voice")]}
_GUILD = {
    "allOf": [named("GuildResponse")],
    "properties": {
        "members": {"items": named("GuildMemberResponse")},
        "channels": {"items": named("GuildChannelResponse")},
        "threads": {"items": named("ThreadResponse")},
        "guild_scheduled_events": {"items": _EVENT},
    },
}
_INTERACTION = {
    "properties": {
        "message": named("MessageResponse"),
        "user": named("UserResponse"),
        "member": {"required": ["user", "permissions"], "allOf": [named("GuildMemberResponse")]},
        "channel": {"required": ["id", "type"]},
        "data": {
            "properties": {
                "resolved": {
                    "properties": {
                        "users": {"additionalProperties": named("UserResponse")},
                        "messages": {"additionalProperties": named("MessageResponse")},
                        "roles": {"additionalProperties": named("GuildRoleResponse")},
                    }
                }
            }
        },
    },
    "required": ["id", "application_id", "type", "token", "version", "entitlements", "authorizing_integration_owners"],
}
EVENTS: dict[str, dict[str, Any]] = {
    "MESSAGE_CREATE": named("MessageResponse"),
    "MESSAGE_UPDATE": named("MessageResponse"),
    "CHANNEL_CREATE": _CHANNEL,
    "CHANNEL_UPDATE": _CHANNEL,
    "CHANNEL_DELETE": _CHANNEL,
    "THREAD_CREATE": named("ThreadResponse"),
    "THREAD_UPDATE": named("ThreadResponse"),
    "READY": {
        "properties": {"user": named("UserResponse"), "guilds": {"items": {"required": ["id", "unavailable"]}}},
        "required": ["v", "user", "guilds", "session_id", "resume_gateway_url", "application"],
    },
    "GUILD_MEMBERS_CHUNK": {"properties": {"members": {"items": named("GuildMemberResponse")}}},
    "GUILD_CREATE": _GUILD,
    "GUILD_UPDATE": named("GuildResponse"),
    "GUILD_MEMBER_ADD": named("GuildMemberResponse"),
    "GUILD_MEMBER_UPDATE": named("GuildMemberResponse"),
    "GUILD_MEMBER_REMOVE": {"properties": {"user": named("UserResponse")}, "required": ["user", "guild_id"]},
    "GUILD_ROLE_CREATE": {"properties": {"role": named("GuildRoleResponse")}, "required": ["role", "guild_id"]},
    "GUILD_ROLE_UPDATE": {"properties": {"role": named("GuildRoleResponse")}, "required": ["role", "guild_id"]},
    "GUILD_SCHEDULED_EVENT_CREATE": _EVENT,
    "GUILD_SCHEDULED_EVENT_UPDATE": _EVENT,
    "GUILD_SCHEDULED_EVENT_DELETE": _EVENT,
    "INTERACTION_CREATE": _INTERACTION,
    "USER_UPDATE": named("UserResponse"),
}
"""Schemas of the objects in gateway events. The description is of the HTTP API only, and has their parts."""


class Watch:
    """Faults found in the traffic, and the number of its requests, answers and events."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self.requests = self.answers = self.events = 0

    def check(self, what: str, schema: Mapping[str, Any] | None, value: Any) -> None:
        """Hold something to its schema."""
        if schema is not None:
            self.found += [f"{what}: {fault}" for fault in faults(schema, value)]


@contextmanager
def watched() -> Iterator[Watch]:
    """Look at all that the local Discords of this process take, answer and tell."""
    watch, answer, feed, dispatch = Watch(), Api._answer, Gateway.feed, Session.dispatch

    def answering(api: Api, call: Call, authorization: str, headers: dict[str, str]) -> tuple[int, Any]:
        sent = copy.deepcopy(call.json)
        status, answered = answer(api, call, authorization, headers)
        # What is refused is refused; what is taken has to be right.
        where = f"{call.method} {call.template}"
        if sent is not None:
            watch.requests += 1
            watch.check(f"{where} took", request_schema(call.method, call.template), sent)
        watch.answers += 1
        watch.check(f"{where} answered {status}", answer_schema(call.method, call.template, status), _as_sent(answered))
        return status, answered

    def feeding(gateway: Gateway, event: str, payload: Mapping[str, Any]) -> None:
        watch.events += 1
        watch.check(event, EVENTS.get(event), _as_sent(payload))
        feed(gateway, event, payload)

    def dispatching(session: Session, event: str, data: bytes) -> None:
        # What one session alone is told, when it begins or asks.
        if event in ("READY", "GUILD_CREATE", "GUILD_MEMBERS_CHUNK"):
            watch.check(f"{event} of a session", EVENTS.get(event), msgspec.json.decode(data))
        dispatch(session, event, data)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Api, "_answer", answering)
        patch.setattr(Gateway, "feed", feeding)
        patch.setattr(Session, "dispatch", dispatching)
        yield watch


def _as_sent(payload: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(payload))
