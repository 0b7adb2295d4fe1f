"""Events of servers as people see them: which there are, and who is interested."""

from __future__ import annotations

from typing import Any

from playground.errors import LocalError, PageRefusal
from playground.rest_api.event_routes import complete_events
from playground.world.ids import id_of
from playground.world.model import World
from playground.world.users import Person


def shown(world: World, person: Person) -> list[dict[str, Any]]:
    """Return the scheduled events of the user's guilds, the next one first."""
    complete_events(world)
    found = [
        event
        for guild in world.guilds.values()
        if person.id in guild.members
        for event in guild.scheduled_events.values()
    ]
    return [
        {
            "id": str(event.id),
            "guild_id": str(event.guild_id),
            "name": event.name,
            "description": event.description or "",
            "where": (event.entity_metadata or {}).get("location", ""),
            "starts": event.scheduled_start_time,
            "on": event.status == 2,
            "count": len(event.user_ids),
            "interested": person.id in event.user_ids,
        }
        for event in sorted(found, key=lambda event: (event.scheduled_start_time, event.id))
    ]


def be_interested(world: World, person: Person, body: dict[str, Any]) -> None:
    """Mark a user as interested in an event, or no longer. Raises `LocalError`."""
    interested = body.get("interested")
    if not isinstance(interested, bool):
        raise LocalError(400, "interested is true or false.")
    wanted = id_of(body.get("event_id"))
    for guild in world.guilds.values():
        event = guild.scheduled_events.get(wanted)
        if event is not None and person.id in guild.members:
            if (person.id in event.user_ids) != interested:
                world.set_scheduled_event_subscription(guild.id, event.id, person.id, interested)
            return
    raise PageRefusal(404, "event-gone")
