"""The parts of simcord the local Discord stands on. If one of these fails, simcord moved: see the message."""

from __future__ import annotations

import inspect
from importlib.metadata import version
from typing import Any

import pytest
from simcord import components, intents, interactions
from simcord._clock import Clock
from simcord.backend import Backend, serializers
from simcord.backend.cdn import CdnStore
from simcord.http.router import _ROUTES, RequestContext

from playground.world import model as bent
from playground.world.files import Files
from playground.world.guilds import name_bot, open_server
from playground.world.model import EPHEMERAL, KEEP_MESSAGES, KEEP_PRIVATE, World
from playground.world.payloads import walk_components
from playground.world.users import make_person

MOVED = "simcord changed: read playground/world/model.py beside its new source, then pin the new release there"

OVERRIDDEN = {
    "snowflake": ["self"],
    "now_iso": ["self"],
    "iso_after": ["self", "seconds"],
    "emit": ["self", "event", "payload"],
    "commit_message": ["self", "message", "broadcast"],
    "edit_message": ["self", "channel_id", "message_id", "fields"],
    "delete_message": ["self", "channel_id", "message_id"],
    "bulk_delete_messages": ["self", "channel_id", "message_ids"],
    "set_pinned": ["self", "channel_id", "message_id", "pinned", "actor_id"],
    "get_dm_channel": ["self", "user_id"],
    "delete_channel": ["self", "channel_id"],
    "remove_guild": ["self", "guild_id"],
    "register_commands": ["self", "guild_id", "payloads"],
    "new_interaction": ["self", "type", "channel_id", "user_id", "guild_id"],
}


@pytest.fixture
def world() -> World:
    world = World(Files())
    name_bot(world, "Bot")
    open_server(world, "Guild", "channel", [make_person(world, name).id for name in ("Ann", "Ben")])
    return world


@pytest.mark.relies_on("simcord", "Its state has the fields that the local Discord reads and changes.")
def test_simcord_is_the_release_this_was_written_for() -> None:
    assert version("simcord") == bent.SIMCORD, MOVED


@pytest.mark.parametrize("name", OVERRIDDEN)
def test_what_is_overridden_has_the_parameters_it_had(name: str) -> None:
    assert list(inspect.signature(getattr(Backend, name)).parameters) == OVERRIDDEN[name], MOVED


@pytest.mark.parametrize(
    ("owner", "names"),
    [
        (Clock, ["now", "advance"]),
        (CdnStore, ["store_attachment", "get"]),
        (serializers, ["message_payload", "user_payload", "member_payload", "channel_payload", "guild_create_payload"]),
        (components, ["deepcopy"]),
        (intents, ["required_intent", "censor_message"]),
        (interactions, ["base_payload"]),
        (RequestContext, ["fields", "body", "store_files"]),
    ],
)
def test_the_private_parts_are_where_they_were(owner: Any, names: list[str]) -> None:
    assert [name for name in names if not hasattr(owner, name)] == [], MOVED


@pytest.mark.parametrize(
    ("method", "template"),
    [
        ("POST", "channels/{channel_id}/messages"),
        ("PATCH", "channels/{channel_id}/messages/{message_id}"),
        ("POST", "interactions/{interaction_id}/{token}/callback"),
        ("POST", "webhooks/{webhook_id}/{token}"),
        ("PATCH", "webhooks/{webhook_id}/{token}/messages/@original"),
        ("PUT", "channels/{channel_id}/permissions/{target_id}"),
    ],
)
def test_the_routes_it_carries_out_are_there(method: str, template: str) -> None:
    assert template.split("/") in [parts for parts, _ in _ROUTES[method]], MOVED


def test_the_records_that_grow_stay_empty(world: World) -> None:
    handler, args, _ = world.find_route("GET", "/users/@me") or pytest.fail(MOVED)
    world.handle(handler, args, method="GET", path="/users/@me")
    assert len(world.http_requests) == len(world.transcript) == 0, MOVED
    assert not world._reserved_ids, MOVED
    assert not world._sequences, MOVED


def test_ids_rise_and_carry_the_time(world: World) -> None:
    ids = [world.snowflake() for _ in range(10_000)]
    assert ids == sorted(set(ids))
    assert world.age(ids[-1]) < 5
    world.advance_clock(3600)
    assert world.age(ids[0]) > 3600


def test_a_channel_keeps_what_was_touched_last(world: World) -> None:
    (channel,) = world.channels
    author = world.bot_user.id
    board = world.create_message(channel, author, "the board")
    pinned = world.create_message(channel, author, "pinned")
    world.set_pinned(channel, pinned.id, True)
    forgotten = world.create_message(channel, author, "said once")
    button = {"type": 2, "style": 1, "label": "x", "custom_id": "x"}
    waiting = world.create_message(channel, author, "your turn", components=[{"type": 1, "components": [button]}])
    for number in range(3 * KEEP_MESSAGES):
        world.create_message(channel, author, f"line {number}")
        world.edit_message(channel, board.id, {"content": f"board {number}"})
    held = world.messages[channel]
    assert {board.id, pinned.id, waiting.id} <= held.keys()
    assert forgotten.id not in held
    assert len(held) <= KEEP_MESSAGES + 20 + 1


def test_private_answers_are_kept_for_each_person_alone(world: World) -> None:
    (channel,) = world.channels
    ann, ben, *_ = (user_id for user_id in world.users if user_id != world.bot_user.id)
    gone: list[str] = []
    world.on_message.append(lambda op, message: gone.append(message.content) if op == "delete" else None)

    def answer(user_id: int, text: str) -> None:
        metadata = {"id": "1", "type": 3, "user": {"id": str(user_id)}}
        world.create_message(
            channel, world.bot_user.id, text, flags=EPHEMERAL, interaction_metadata=metadata, broadcast=False
        )

    answer(ben, "for Ben")
    for number in range(KEEP_PRIVATE + 2):
        answer(ann, f"for Ann {number}")
    assert [m.content for m in world.messages[channel].values() if m.visible_to(ben)] == ["for Ben"]
    # Their reader's page is told that the oldest are gone.
    assert gone == ["for Ann 0", "for Ann 1"]


def test_components_are_walked_wherever_they_nest() -> None:
    button = {"type": 2, "custom_id": "a"}
    tree = [{"type": 17, "components": [{"type": 9, "components": [{"type": 10}], "accessory": button}]}]
    assert [component["type"] for component in walk_components(tree)] == [17, 9, 10, 2]
