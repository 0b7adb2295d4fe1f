"""Injection of faults: the effect of each on the world, and the requests of the page and of other programs."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Callable
from typing import Any

import discord

from playground.errors import LocalError, PageRefusal
from playground.faults import rules
from playground.faults.state import FaultState
from playground.gateway import Gateway
from playground.limits.rate_limits import GROUPS, RateLimits
from playground.world import guilds
from playground.world.ids import id_of
from playground.world.model import Channel, ChannelType, Guild, Message, World
from playground.world.users import People, Person

PERMISSIONS = {name.upper(): bit for name, bit in discord.Permissions.VALID_FLAGS.items()}
"""Discord's names of permissions and their bits; some have two names."""
for _second_name in ("READ_MESSAGES", "MANAGE_PERMISSIONS", "EXTERNAL_EMOJIS", "EXTERNAL_STICKERS"):
    PERMISSIONS.pop(_second_name, None)


class FaultInjector:
    """Injector of faults. `changed` is called when the state below has changed."""

    def __init__(
        self, world: World, people: People, limits: RateLimits, gateway: Gateway, fault_state: FaultState
    ) -> None:
        self.world = world
        self.people = people
        self.limits = limits
        self.gateway = gateway
        self.fault_state = fault_state
        self.changed: Callable[[], None] = lambda: None
        self._quiet: asyncio.TimerHandle | None = None
        # The numbers are larger after a restart, too.
        self._told = itertools.count(time.time_ns() // 1_000_000)
        fault_state.of_person = self._of_person
        gateway.fault_state = fault_state

    # ------------------------------------------------------------------ asking

    def state(self) -> dict[str, Any]:
        """Return the present faults: rules, limits, and the guilds with a flag for the bot's membership.

        Answers and events reach a page in any order; the one with the larger `number` is the later one.
        """
        return {
            "number": next(self._told),
            "rules": self.fault_state.json(),
            "limits": {group: group in self.limits.on for group in GROUPS},
            "servers": [
                {"id": str(guild.id), "name": guild.name, "bot": self.world.bot_is_in(guild.id)}
                for guild in self.world.guilds.values()
            ],
        }

    async def make(self, rule: rules.FaultRule) -> dict[str, str]:
        """Switch a fault of the local Discord on.

        The answer has the ids of what came of it (`rule`, `message`, `channel`, `server`). Raises `LocalError`.
        """
        if isinstance(rule, rules.LastingFault):
            if isinstance(rule, rules.CallFault) and rule.person:
                self._person(rule.person)
            return {"rule": str(self.fault_state.add(rule))}
        made = await self._of_the_line(rule) or self._of_the_channels(rule) or self._of_the_servers(rule)
        self.changed()
        return {kind: made_id for kind, made_id in made.items() if made_id}

    async def post(self, body: Any) -> dict[str, Any]:
        """Handle `POST /local/weather`: switch a fault on; return what belongs to it, and the fault state."""
        made = await self.make(rules.read(body))
        return {"made": made, **self.state()}

    def close(self) -> None:
        """Forget what was to happen later; the server is going away."""
        if self._quiet is not None:
            self._quiet.cancel()

    # ------------------------------------------------------------------ making

    async def _of_the_line(self, rule: rules.FaultRule) -> dict[str, str] | None:
        match rule:
            case rules.Stopped():
                self.fault_state.stop(rule.rule)
            case rules.Cleared():
                self.fault_state.clear()
            case rules.Limits():
                for group in GROUPS:
                    wanted = getattr(rule, group)
                    if wanted is not None:
                        self.limits.switch(group, wanted)
            case rules.ConnectionDropped():
                await self.gateway.drop(resume=rule.resume)
            case rules.Reconnect():
                self.gateway.ask_reconnect()
            case rules.Quiet():
                self.close()
                self.gateway.pause()
                self._quiet = asyncio.get_running_loop().call_later(rule.lasts, self.gateway.unpause)
            case rules.DirectMessages():
                self.people.change(self._person(rule.person), {"dms_open": rule.open})
            case rules.Later():
                self.world.advance_clock(rule.by)
            case _:
                return None
        return {"": ""}

    def _of_the_channels(self, rule: rules.FaultRule) -> dict[str, str] | None:
        world = self.world
        match rule:
            case rules.MessageFault():
                message = self._message(rule.channel, rule.message)
                if isinstance(rule, rules.MessageAged):
                    world.age_message(message.id, rule.by)
                else:
                    world.delete_message(message.channel_id, message.id)
                return {"channel": str(message.channel_id), "message": str(message.id)}
            case rules.Permissions():
                channel = self._channel(rule.channel)
                world.deny_to_bot(channel.permission_channel_id(), permission_bits(rule.denied))
                return {"channel": str(channel.id)}
            case rules.ThreadMade():
                parent = self._channel(rule.channel)
                if parent.is_thread:
                    raise PageRefusal(400, "thread-in-thread")
                owner = next(iter(self.people.by_id))
                return {"channel": str(world.create_thread(parent.id, rule.name, owner).id)}
            case rules.Thread():
                thread = self._channel(rule.channel)
                if not thread.is_thread:
                    raise PageRefusal(400, "no-thread", name=str(thread.name))
                meta = {"archived": rule.archived, "locked": rule.locked, "archive_timestamp": world.now_iso()}
                world.edit_channel(thread.id, {}, thread_metadata=meta)
                return {"channel": str(thread.id)}
            case rules.ChannelMade():
                return {"channel": str(world.create_channel(self._server(rule.server).id, rule.name).id)}
            case rules.ChannelDeleted():
                channel = self._channel(rule.channel)
                world.delete_channel(channel.id)
                return {"channel": str(channel.id)}
        return None

    def _of_the_servers(self, rule: rules.FaultRule) -> dict[str, str]:
        match rule:
            case rules.ServerMade():
                if rule.shard is not None and not 0 <= rule.shard[0] < rule.shard[1]:
                    raise LocalError(400, "shard is [number, of how many], such as [1, 2].")
                people = list(self.people.by_id)
                guild = guilds.open_server(self.world, rule.name, "games-night", people, rule.shard)
            case rules.ServerFault():
                guild = self._server(rule.server)
                {
                    rules.ServerDeleted: World.remove_guild,
                    rules.BotRemoved: guilds.remove_bot,
                    rules.BotInvited: guilds.invite_bot,
                }[type(rule)](self.world, guild.id)
            case _:
                raise LocalError(400, f"There is no mood {type(rule).__name__}.")
        return {"server": str(guild.id)}

    # ------------------------------------------------------------------ finding

    def _person(self, name: str) -> Person:
        for person in self.people.by_id.values():
            if name in (person.name, str(person.id)):
                return person
        raise LocalError(404, f"Nobody here is called {name}.")

    def _of_person(self, name: str, path: str, body: Any) -> bool:
        person = self._person(name)
        if path == "/users/@me/channels":
            wanted = body if isinstance(body, dict) else {}
            return str(person.id) in (str(wanted.get("recipient_id")), *map(str, wanted.get("recipients") or []))
        dm = self.world.dm_channels.get(person.id)
        return dm is not None and f"{path}/".startswith(f"/channels/{dm}/")

    def _channel(self, channel_id: str) -> Channel:
        channels = self.world.channels
        if not channel_id:
            first = next((c for c in channels.values() if c.guild_id and c.type == ChannelType.TEXT), None)
            if first is None:
                raise PageRefusal(404, "no-channel-left")
            return first
        found = channels.get(id_of(channel_id))
        if found is None:
            raise LocalError(404, f"There is no channel {channel_id[:40]}.")
        return found

    def _message(self, channel_id: str, message_id: str) -> Message:
        if message_id and not channel_id:
            channel_id = str(self.world.channel_of(id_of(message_id)) or 0)
        held = self.world.messages[self._channel(channel_id).id]
        if message_id:
            found = held.get(id_of(message_id))
        else:
            mine = [m for m in held.values() if m.author_id == self.world.bot_user.id and not m.is_ephemeral]
            found = max(mine, key=lambda message: message.id, default=None)
        if found is None:
            raise PageRefusal(404, "no-message")
        return found

    def _server(self, guild_id: str) -> Guild:
        guilds = self.world.guilds
        found = guilds.get(id_of(guild_id)) if guild_id else next(iter(guilds.values()), None)
        if found is None:
            if guild_id:
                raise LocalError(404, f"There is no server {guild_id[:40]}.")
            raise PageRefusal(404, "no-server-left")
        return found


def permission_bits(names: object) -> int:
    """Return the permission bits for these names. Raises `LocalError`."""
    if not isinstance(names, list):
        raise LocalError(400, "denied is a list of permissions.")
    bits = 0
    for name in names:
        if name not in PERMISSIONS:
            raise LocalError(400, f"{name} is no permission of Discord.")
        bits |= PERMISSIONS[name]
    return bits
