"""Threads of the local Discord.

As at Discord, only permitted users may change them, and a thread can be renamed twice in ten minutes.
"""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from playground.server import LocalDiscord
from playground.simulated_user import SimulatedUser
from tests.playground.conftest import Raw


async def made(raw: Raw, local: LocalDiscord) -> int:
    _, thread, _ = await raw("POST", f"/channels/{local.channel_id}/threads", {"name": "game", "type": 11})
    return int(thread["id"])


@pytest.fixture
def unable(local: LocalDiscord) -> None:
    """Deny the bot Manage Threads, which an invitation does not ask for."""
    denied = discord.Permissions(manage_threads=True).value
    bot = local.world.bot_user.id
    local.world.set_overwrite(
        local.channel_id, Overwrite(target_id=bot, type=OverwriteType.MEMBER, allow=0, deny=denied)
    )


@pytest.mark.usefixtures("unable")
async def test_its_maker_renames_and_archives_it_and_a_third_name_is_too_many(local: LocalDiscord, raw: Raw) -> None:
    thread = await made(raw, local)
    for number in range(2):
        status, answer, _ = await raw("PATCH", f"/channels/{thread}", {"name": f"game {number}"})
        assert (status, answer["name"]) == (200, f"game {number}")
    status, answer, _ = await raw("PATCH", f"/channels/{thread}", {"name": "game 3"})
    assert status == 429
    assert 500 < answer["retry_after"] <= 600
    # The same name again is none, and neither is anything else.
    assert (await raw("PATCH", f"/channels/{thread}", {"name": "game 1"}))[0] == 200
    status, answer, _ = await raw("PATCH", f"/channels/{thread}", {"archived": True})
    assert (status, answer["thread_metadata"]["archived"]) == (200, True)


@pytest.mark.usefixtures("unable")
@pytest.mark.parametrize(
    ("mine", "locked", "body", "expected"),
    [
        (False, False, {"name": "x"}, 50013),
        (False, False, {"archived": True}, 50013),
        (True, False, {"locked": True}, 50013),
        (True, True, {"name": "x"}, 50013),
        (True, False, {"archived": True}, None),
    ],
)
async def test_without_manage_threads(
    local: LocalDiscord,
    raw: Raw,
    ann: SimulatedUser,
    mine: bool,
    locked: bool,
    body: dict[str, Any],
    expected: int | None,
) -> None:
    world = local.world
    owner = world.bot_user.id if mine else ann.person.id
    thread = world.create_thread(local.channel_id, "game", owner)
    world.edit_channel(thread.id, {}, thread_metadata={"locked": locked})
    status, answer, _ = await raw("PATCH", f"/channels/{thread.id}", body)
    assert (answer.get("code") if status != 200 else None) == expected


@pytest.mark.usefixtures("unable")
async def test_an_archived_one_is_woken_first_and_not_where_it_is_locked(
    local: LocalDiscord, raw: Raw, ann: SimulatedUser
) -> None:
    thread = local.world.create_thread(local.channel_id, "game", ann.person.id).id
    local.world.edit_channel(thread, {}, thread_metadata={"archived": True})
    assert (await raw("PATCH", f"/channels/{thread}", {"name": "x"}))[1]["code"] == 50083
    assert (await raw("PATCH", f"/channels/{thread}", {"archived": False}))[0] == 200
    local.world.edit_channel(thread, {}, thread_metadata={"archived": True, "locked": True})
    assert (await raw("PATCH", f"/channels/{thread}", {"archived": False}))[1]["code"] == 50013


async def test_what_is_wrong_in_itself_is_said(local: LocalDiscord, raw: Raw) -> None:
    thread = await made(raw, local)
    for body, field in (
        ({"name": ""}, "name"),
        ({"name": "x" * 101}, "name"),
        ({"archived": 1}, "archived"),
        ({"topic": "x"}, "topic"),
    ):
        status, answer, _ = await raw("PATCH", f"/channels/{thread}", body)
        assert status == 400
        assert field in answer["errors"]
    assert (await raw("PATCH", "/channels/999", {"name": "x"}))[0] == 404
