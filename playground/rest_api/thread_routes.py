"""Thread changes with Discord's checks: permissions, and at most two new names in ten minutes."""

from __future__ import annotations

from typing import Any

from bot.core.discord_errors import ErrorCode
from playground.errors import Problems, refusal
from playground.limits.request_schemas import named
from playground.rest_api.api import Api, Call, route
from playground.world.model import Channel

_META = ("archived", "locked", "auto_archive_duration", "invitable")


@route("PATCH", "/channels/{channel_id}")
def change(api: Api, call: Call) -> tuple[int, Any]:
    """Change a channel, or a thread. A thread's own maker may rename and archive it, those who may write in threads
    wake one that is not locked, and all else is for Manage Threads."""
    channel = api.world.channels.get(call.id("channel_id"))
    body = call.body()
    if channel is None or not channel.is_thread:
        if channel is not None and "name" in body and body["name"] != channel.name:
            api.limits.rename(channel.id)
        return 200, api.run(call)
    problems = Problems()
    problems.unsupported(set(body) - {"name", "rate_limit_per_user", "flags", "applied_tags", *_META})
    # The description of the route allows all that any kind of channel may be told.
    named("UpdateThreadRequestPartial")(body, problems, ())
    body = {name: value for name, value in body.items() if value is not None}
    if not str(body.get("name", "x")).strip():
        problems.required(("name",))
    problems.raise_if_any()
    _may(api, channel, body)
    if "name" in body and body["name"] != channel.name:
        api.limits.rename(channel.id)
    meta = {name: body[name] for name in _META if name in body}
    if "archived" in meta:
        meta["archive_timestamp"] = api.world.now_iso()
    changed = {"name": body["name"].strip()} if "name" in body else {}
    return 200, api.world.channel_json(api.world.edit_channel(channel.id, changed, thread_metadata=meta))


def _may(api: Api, thread: Channel, body: dict[str, Any]) -> None:
    """Raise what Discord says where the bot may not change the thread so."""
    assert thread.thread_metadata is not None
    meta, may = thread.thread_metadata, api.world.bot_permissions(thread)
    if not may.view_channel:
        raise refusal(ErrorCode.MISSING_ACCESS)
    waking = body.get("archived") is False
    if meta.archived and not waking:
        raise refusal(ErrorCode.ARCHIVED)
    if may.manage_threads:
        return
    if meta.locked or "locked" in body:
        raise refusal(ErrorCode.MISSING_PERMISSIONS)
    if set(body) == {"archived"} and waking and may.send_messages_in_threads:
        return
    if thread.owner_id != api.world.bot_user.id:
        raise refusal(ErrorCode.MISSING_PERMISSIONS)
