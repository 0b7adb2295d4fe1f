"""Guild scheduled events with Discord's checks: permissions, dates in the future, a hundred at the most.

simcord stores the events; the checks here are those that it does not make.
"""

from __future__ import annotations

import datetime
from typing import Any

from bot.core.discord_errors import ErrorCode
from playground.errors import ApiError, Problems, refusal
from playground.rest_api.api import Api, Call, route
from playground.world.model import World, serializers

MOST = 100
"""Events of a server that are still to come or going on."""
YEARS = 5
"""Most years ahead at which an event can begin."""
ABANDONED = 6 * 3600.0
"""Seconds after its beginning after which an event is called off that nobody has begun."""
SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4
_EXTERNAL = 3
_EVENTS = "/guilds/{guild_id}/scheduled-events"
_EVENT = _EVENTS + "/{event_id}"
_KNOWN = {
    *("name", "description", "scheduled_start_time", "scheduled_end_time", "entity_type", "entity_metadata"),
    *("channel_id", "privacy_level", "status", "image"),
}
_NEXT = {SCHEDULED: (ACTIVE, CANCELED), ACTIVE: (COMPLETED,), COMPLETED: (), CANCELED: ()}


def _json(api: Api, event: Any) -> dict[str, Any]:
    return dict(serializers.scheduled_event_payload(api.world, event))


def _guild(api: Api, call: Call) -> int:
    guild = api.guild(call)
    complete_events(api.world)
    return guild.id


def _may(api: Api, guild: int, event: Any = None) -> None:
    """Raise what Discord says where the bot may not make events, or change this one: its own with Create Events, any
    with Manage Events."""
    permissions = api.world.compute_permissions(guild, api.world.bot_user.id)
    manage, create = bool(permissions & 1 << 33), bool(permissions & 1 << 44)
    if not manage and not (create and (event is None or event.creator_id == api.world.bot_user.id)):
        raise refusal(ErrorCode.MISSING_PERMISSIONS)


def complete_events(world: World) -> None:
    """Complete events that are over, and cancel those not begun after 6 hours.

    Both are deleted.
    """
    now = world.clock.now()
    for guild in list(world.guilds.values()):
        for event in list(guild.scheduled_events.values()):
            began = _moment(event.scheduled_start_time)
            ends = _moment(event.scheduled_end_time)
            if event.status == ACTIVE and ends is not None and ends <= now:
                _finish(world, guild.id, event.id, COMPLETED)
            elif event.status == SCHEDULED and began is not None and (now - began).total_seconds() > ABANDONED:
                _finish(world, guild.id, event.id, CANCELED)


def _finish(world: World, guild: int, event: int, status: int) -> Any:
    changed = world.edit_scheduled_event(guild, event, {"status": status})
    # An event that has ended is dropped from all lists without an event of its own.
    del world.guilds[guild].scheduled_events[event]
    return changed


def _moment(text: Any) -> datetime.datetime | None:
    try:
        found = datetime.datetime.fromisoformat(str(text))
    except ValueError:
        return None
    return found if found.tzinfo is not None else found.replace(tzinfo=datetime.UTC)


def _check(api: Api, body: dict[str, Any], event: Any = None) -> None:
    """Hold the body to what is beyond its description; ``event`` is the one that is changed by it."""
    problems = Problems()
    problems.unsupported(set(body) - _KNOWN)
    if body.get("name") == "":
        problems.required(("name",))
    external = body.get("entity_type", None if event is None else event.entity_type) == _EXTERNAL
    if external and (body.get("entity_metadata") or {}).get("location") == "":
        problems.required(("entity_metadata", "location"))
    if event is None and external and body.get("scheduled_end_time") is None:
        problems.required(("scheduled_end_time",))
    starts, ends = _moment(body.get("scheduled_start_time")), _moment(body.get("scheduled_end_time"))
    now = api.world.clock.now()
    if starts is not None and starts <= now:
        problems.add(
            ("scheduled_start_time",), "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", "Cannot schedule event in the past."
        )
    if starts is not None and starts > now + datetime.timedelta(days=366 * YEARS):
        text = f"Cannot schedule event more than {YEARS} years in the future."
        problems.add(("scheduled_start_time",), "GUILD_SCHEDULED_EVENT_SCHEDULE_FUTURE", text)
    begins = starts or (None if event is None else _moment(event.scheduled_start_time))
    if ends is not None and begins is not None and ends <= begins:
        text = "Cannot schedule event end time before start time."
        problems.add(("scheduled_end_time",), "GUILD_SCHEDULED_EVENT_END_BEFORE_START", text)
    problems.raise_if_any()


@route("GET", _EVENTS)
def list_events(api: Api, call: Call) -> tuple[int, Any]:
    """List the events that are scheduled or active."""
    _guild(api, call)
    return 200, api.run(call)


@route("POST", _EVENTS)
def create(api: Api, call: Call) -> tuple[int, Any]:
    """Create an event; 30038 beyond a hundred."""
    guild = _guild(api, call)
    _may(api, guild)
    body = call.body()
    _check(api, body)
    if len(api.world.guilds[guild].scheduled_events) >= MOST:
        raise ApiError(
            400,
            ErrorCode.TOO_MANY_SCHEDULED_EVENTS,
            f"Maximum number of uncompleted guild scheduled events reached ({MOST})",
        )
    made = api.world.create_scheduled_event(
        guild,
        name=body["name"],
        entity_type=body["entity_type"],
        scheduled_start_time=body["scheduled_start_time"],
        scheduled_end_time=body.get("scheduled_end_time"),
        creator_id=api.world.bot_user.id,
        channel_id=int(body["channel_id"]) if body.get("channel_id") else None,
        description=body.get("description"),
        entity_metadata=body.get("entity_metadata"),
    )
    return 200, _json(api, made)


@route("GET", _EVENT)
def get(api: Api, call: Call) -> tuple[int, Any]:
    """One of them; 10070 if there is no such event."""
    _guild(api, call)
    return 200, api.run(call)


@route("PATCH", _EVENT)
def change(api: Api, call: Call) -> tuple[int, Any]:
    """Change one, or begin, end or cancel it: 180000 where that does not follow from how it is."""
    guild, body = _guild(api, call), call.body()
    event = api.world.get_scheduled_event(guild, call.id("event_id"))
    _may(api, guild, event)
    _check(api, body, event)
    status = body.get("status")
    if status is not None and status != event.status:
        if status not in _NEXT[event.status]:
            raise refusal(ErrorCode.INVALID_EVENT_STATUS)
        if status in (COMPLETED, CANCELED):
            return 200, _json(api, _finish(api.world, guild, event.id, status))
    changes = {name: body[name] for name in _KNOWN - {"image", "channel_id", "privacy_level"} if name in body}
    return 200, _json(api, api.world.edit_scheduled_event(guild, event.id, changes))


@route("DELETE", _EVENT)
def delete(api: Api, call: Call) -> tuple[int, Any]:
    """Delete a scheduled event."""
    guild = _guild(api, call)
    event = api.world.get_scheduled_event(guild, call.id("event_id"))
    _may(api, guild, event)
    api.world.delete_scheduled_event(guild, event.id)
    return 204, None


@route("GET", _EVENT + "/users")
def users(api: Api, call: Call) -> tuple[int, Any]:
    """List the interested users: at most ``limit``, by default a hundred."""
    _guild(api, call)
    limit = call.limit(100, 100)
    found = api.run(call)
    return 200, [{**one, "user_id": one["user"]["id"], "response": 1} for one in found[:limit]]
