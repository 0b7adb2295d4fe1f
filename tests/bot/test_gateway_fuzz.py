"""Anything that the gateway can send, well-formed or not: the bot goes on, and answers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from structlog.testing import capture_logs

from tests.bot.simcord_bot import BotHarness, bot_harness
from tests.bot.test_fuzz import junk
from tests.fuzz.bounds import timed

ids = st.one_of(
    st.sampled_from(["1", "5", str(2**63), str(2**64), "9" * 5000, "-1", "", "٣", "x"]), st.integers(-1, 2**70), junk
)
EVENT = {"id": "7", "guild_id": "1", "channel_id": None, "name": "Games", "status": 1, "entity_type": 3}
INTERACTION = {
    "id": "8",
    "type": 3,
    "token": "t",
    "version": 1,
    "application_id": "2",
    "channel_id": "3",
    "guild_id": "1",
    "data": {"custom_id": "s:1:1:roll", "component_type": 2},
    "member": {"user": {"id": "5", "username": "ann"}, "roles": [], "permissions": "0"},
    "message": {"id": "9", "channel_id": "3", "content": "", "author": {"id": "2"}},
    "locale": "en-US",
}
OPTIONS = [{"name": "game", "type": 3, "value": "tie", "focused": True}]
FIELDS = [{"type": 18, "component": {"type": 4, "custom_id": "name", "value": "Ann"}}]
SHAPES: dict[str, dict[str, Any]] = {
    "INTERACTION_CREATE": INTERACTION,
    "INTERACTION_CREATE of a command": {
        **INTERACTION,
        "type": 2,
        "data": {"id": "1", "type": 1, "name": "play", "options": OPTIONS},
    },
    "INTERACTION_CREATE while typing": {
        **INTERACTION,
        "type": 4,
        "data": {"id": "1", "type": 1, "name": "play", "options": OPTIONS},
    },
    "INTERACTION_CREATE of a form": {
        **INTERACTION,
        "type": 5,
        "data": {"custom_id": "f:1:1:room", "components": FIELDS},
    },
    "GUILD_SCHEDULED_EVENT_UPDATE": EVENT,
    "GUILD_SCHEDULED_EVENT_DELETE": EVENT,
    "GUILD_SCHEDULED_EVENT_USER_ADD": {"guild_scheduled_event_id": "7", "user_id": "5", "guild_id": "1"},
    "GUILD_SCHEDULED_EVENT_USER_REMOVE": {"guild_scheduled_event_id": "7", "user_id": "5", "guild_id": "1"},
    "GUILD_UPDATE": {"id": "1", "name": "House", "roles": [], "emojis": [], "features": []},
    "GUILD_CREATE": {"id": "1", "name": "House", "unavailable": False, "roles": [], "channels": [], "members": []},
    "GUILD_DELETE": {"id": "44", "unavailable": True},
    "GUILD_ROLE_DELETE": {"guild_id": "1", "role_id": "77"},
    "THREAD_LIST_SYNC": {"guild_id": "1", "channel_ids": ["3"], "threads": [], "members": []},
    "GUILD_ROLE_UPDATE": {"guild_id": "1", "role": {"id": "1", "permissions": "0", "name": "all", "position": 0}},
    "CHANNEL_CREATE": {"id": "4", "guild_id": "1", "type": 0, "name": "den", "position": 1},
    "CHANNEL_UPDATE": {"id": "4", "guild_id": "1", "type": 0, "name": "den", "permission_overwrites": []},
    "CHANNEL_DELETE": {"id": "4", "guild_id": "1", "type": 0, "name": "den"},
    "THREAD_CREATE": {"id": "6", "guild_id": "1", "parent_id": "3", "type": 11, "thread_metadata": {}},
    "THREAD_UPDATE": {"id": "6", "guild_id": "1", "parent_id": "3", "type": 11, "thread_metadata": {"archived": True}},
    "THREAD_DELETE": {"id": "6", "guild_id": "1", "parent_id": "3", "type": 11},
    "MESSAGE_CREATE": {"id": "9", "channel_id": "3", "guild_id": "1", "flags": 0, "author": {"id": "5"}, "content": ""},
    "MESSAGE_DELETE": {"id": "9", "channel_id": "3", "guild_id": "1"},
    "USER_UPDATE": {"id": "2", "username": "sleepover", "discriminator": "0", "avatar": None},
}
"""What Discord tells, each with what is looked at; what follows after the name of an event tells several apart."""


@st.composite
def payloads(draw: st.DrawFn) -> tuple[str, Any]:
    """One of these with a few of its values gone, or something else in their place; or nothing of the kind."""
    what = draw(st.sampled_from(list(SHAPES)))
    if draw(st.integers(0, 9)) == 0:
        return what, draw(junk)
    payload = dict(SHAPES[what])
    if "data" in payload and draw(st.booleans()):
        payload["data"] = spoilt(draw, payload["data"])
    return what, spoilt(draw, payload)


def spoilt(draw: st.DrawFn, whole: dict[str, Any]) -> dict[str, Any]:
    """Return ``whole`` with up to three of its values missing or replaced by something else."""
    found = dict(whole)
    for name in draw(st.lists(st.sampled_from(list(found)), max_size=3, unique=True)):
        if draw(st.booleans()):
            del found[name]
        else:
            found[name] = draw(ids)
    return found


def test_whatever_the_gateway_sends_the_bot_goes_on(
    tmp_path: Path, caplog: Any, share: Callable[[int, int], int]
) -> None:
    with asyncio.Runner() as runner:
        stack = AsyncExitStack()
        harness = runner.run(stack.enter_async_context(bot_harness(tmp_path)))

        @settings(
            max_examples=share(100_000, 75), deadline=None, database=None, suppress_health_check=list(HealthCheck)
        )
        @given(payload=payloads())
        def one(payload: tuple[str, Any]) -> None:
            caplog.clear()
            with capture_logs() as logs:
                timed(lambda: runner.run(dispatch_event(harness, *payload)))
            assert not [entry for entry in logs if "exc_info" in entry]
            assert not [record for record in caplog.records if record.levelno >= logging.ERROR], caplog.text
            assert not harness.bot.is_closed()

        try:
            one()
            assert runner.run(harness.start("Ann", "Ben")).actions
        finally:
            runner.run(stack.aclose())


async def dispatch_event(harness: BotHarness, what: str, payload: Any) -> None:
    """Pass an event to discord.py, as the gateway's reader does."""
    harness.bot._connection.parsers[what.partition(" ")[0]](payload)
    await asyncio.sleep(0)
    await harness.env.settle()
