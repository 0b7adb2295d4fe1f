"""Events of servers at the local Discord: made, changed and ended as Discord allows it, and no other way."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from playground.errors import LocalError
from playground.page_api import scheduled_events
from playground.rest_api import event_routes
from playground.server import LocalDiscord

MANAGE, CREATE = 1 << 33, 1 << 44


def after(hours: float) -> str:
    return (datetime.now(UTC) + timedelta(hours=hours)).isoformat()


def body(**changes: Any) -> dict[str, Any]:
    whole = {
        "name": "Games",
        "entity_type": 3,
        "privacy_level": 2,
        "entity_metadata": {"location": "#games-night"},
        "scheduled_start_time": after(1),
        "scheduled_end_time": after(2),
    }
    return {name: value for name, value in (whole | changes).items() if value is not ...}


class Caller:
    def __init__(self, local: LocalDiscord, session: aiohttp.ClientSession) -> None:
        self.local, self.session = local, session
        self.guild = local.world.homes[0]

    async def __call__(self, method: str, rest: str = "", json: Any = None) -> tuple[int, Any]:
        url = f"{self.local.url}/api/v10/guilds/{self.guild.id}/scheduled-events{rest}"
        headers = {"Authorization": f"Bot {self.local.token}"}
        async with self.session.request(method, url, json=json, headers=headers) as answer:
            return answer.status, await answer.json() if answer.status != 204 else None

    def allow(self, bits: int) -> None:
        for role in self.guild.roles.values():
            role.permissions = role.permissions & ~(MANAGE | CREATE) | bits


def faults(found: Any, at: tuple[str, ...] = ()) -> Iterator[str]:
    for name, inner in found.items():
        if name == "_errors":
            yield ".".join(at)
        else:
            yield from faults(inner, (*at, name))


WRONG: dict[str, dict[str, Any]] = {
    "name": {"name": ""},
    "description": {"description": "x" * 1001},
    "entity_metadata.location": {"entity_metadata": {"location": ""}},
    "scheduled_end_time": {"scheduled_end_time": ...},
    "scheduled_end_time ": {"scheduled_end_time": after(0.5)},
    "scheduled_start_time": {"scheduled_start_time": after(-1)},
    "scheduled_start_time ": {"scheduled_start_time": "tomorrow"},
    "scheduled_start_time  ": {"scheduled_start_time": after(6 * 366 * 24), "scheduled_end_time": after(7 * 366 * 24)},
    "recurrence_rule": {"recurrence_rule": {"start": after(1), "frequency": 2, "interval": 1}},
}


async def test_what_discord_refuses_is_refused_with_its_place() -> None:
    async with LocalDiscord(rate_limits=False) as local, aiohttp.ClientSession() as session:
        call = Caller(local, session)
        for place, changes in WRONG.items():
            status, answer = await call("POST", json=body(**changes))
            assert (status, answer["code"], list(faults(answer["errors"]))) == (400, 50035, [place.strip()]), changes
        call.allow(0)
        assert (await call("POST", json=body()))[1]["code"] == 50013
        call.allow(CREATE)
        status, made = await call("POST", json=body(description="x" * 1000))
        assert (status, made["status"], made["creator_id"]) == (200, 1, str(local.world.bot_user.id))
        # Its own it may change, those of others only with Manage Events.
        theirs = local.world.create_scheduled_event(
            call.guild.id,
            name="x",
            entity_type=3,
            entity_metadata={"location": "here"},
            scheduled_start_time=after(1),
            creator_id=local.people["Ann"],
        )
        assert (await call("PATCH", f"/{theirs.id}", {"name": "y"}))[1]["code"] == 50013
        assert (await call("PATCH", f"/{made['id']}", {"name": "y"}))[1]["name"] == "y"
        call.allow(MANAGE)
        assert (await call("DELETE", f"/{theirs.id}"))[0] == 204
        assert (await call("GET", f"/{theirs.id}"))[1]["code"] == 10070
        for _ in range(event_routes.MOST - 1):
            assert (await call("POST", json=body()))[0] == 200
        assert (await call("POST", json=body()))[1]["code"] == 30038
        # From scheduled to active to completed, and no other way.
        one = f"/{made['id']}"
        assert (await call("PATCH", one, {"status": 3}))[1]["code"] == 180000
        assert (await call("PATCH", one, {"status": 2}))[1]["status"] == 2
        assert (await call("PATCH", one, {"status": 4}))[1]["code"] == 180000
        assert (await call("PATCH", one, {"status": 3}))[1]["status"] == 3
        assert (await call("GET", one))[0] == 404


async def test_events_and_who_is_interested_outlive_a_restart_and_end_in_their_time(tmp_path: Path) -> None:
    async with LocalDiscord(data=tmp_path, rate_limits=False) as local, aiohttp.ClientSession() as session:
        call = Caller(local, session)
        for _ in range(2):
            await call("POST", json=body())
        ann = next(iter(local.people_at_table.by_id.values()))
        first = scheduled_events.shown(local.world, ann)[0]
        scheduled_events.be_interested(local.world, ann, {"event_id": first["id"], "interested": True})
        with pytest.raises(LocalError, match="no such event"):
            scheduled_events.be_interested(local.world, ann, {"event_id": "1", "interested": True})
        with pytest.raises(LocalError, match="true or false"):
            scheduled_events.be_interested(local.world, ann, {"event_id": first["id"]})
        await call("PATCH", f"/{first['id']}", {"status": 2})
        local.persistence.flush()
    async with LocalDiscord(data=tmp_path, rate_limits=False) as local, aiohttp.ClientSession() as session:
        call = Caller(local, session)
        ann = next(iter(local.people_at_table.by_id.values()))
        there = [
            (one["id"], one["on"], one["interested"], one["count"]) for one in scheduled_events.shown(local.world, ann)
        ]
        assert there[0] == (first["id"], True, True, 1)
        assert len(there) == 2
        (user,) = (await call("GET", f"/{first['id']}/users?limit=1"))[1]
        assert user["user"]["id"] == str(ann.id)
        assert (await call("GET", f"/{first['id']}/users?limit=101"))[1]["code"] == 50035
        local.advance(2.5 * 3600)
        assert len((await call("GET"))[1]) == 1, "what has begun is over at its end"
        local.advance(5 * 3600)
        assert (await call("GET"))[1] == [], "what nobody has begun is called off"
