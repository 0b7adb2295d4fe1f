"""A command's options, from what a person typed to what the bot gets."""

from __future__ import annotations

import math
from typing import Any

from playground.errors import LocalError
from playground.world.ids import id_of
from playground.world.model import Channel, World

_SAFE_INTEGER = 2**53 - 1


class Resolver:
    """Collects the people, roles and channels that values point to, as Discord's `resolved`."""

    def __init__(self, world: World, channel: Channel) -> None:
        self.world = world
        self.channel = channel
        self.resolved: dict[str, dict[str, Any]] = {}

    def user(self, value: str) -> bool:
        """Resolve a user; return False if there is none."""
        user_id = id_of(value)
        if user_id not in self.world.users:
            return False
        self._add("users", value, self.world.user_json(user_id))
        guild_id = self.channel.guild_id
        if guild_id is not None and user_id in self.world.get_guild(guild_id).members:
            member = self.world.member_json(guild_id, user_id, with_user=False)
            member["permissions"] = str(self.world.compute_permissions(guild_id, user_id, self.channel.id))
            self._add("members", value, member)
        return True

    def role(self, value: str) -> bool:
        """Resolve a role; return False if there is none."""
        guild_id = self.channel.guild_id
        role_id = id_of(value)
        if guild_id is None or role_id not in self.world.get_guild(guild_id).roles:
            return False
        self._add("roles", value, self.world.role_json(guild_id, role_id))
        return True

    def place(self, value: str) -> bool:
        """Resolve a channel; return False if there is none."""
        channel = self.world.channels.get(id_of(value))
        if channel is None or channel.guild_id is None or channel.guild_id != self.channel.guild_id:
            return False
        payload = self.world.channel_json(channel)
        payload["permissions"] = "0"
        self._add("channels", value, payload)
        return True

    def _add(self, kind: str, key: str, payload: dict[str, Any]) -> None:
        self.resolved.setdefault(kind, {})[key] = payload


def command_data(command: dict[str, Any], options: object, resolver: Resolver, *, partial: bool) -> dict[str, Any]:
    """Return the `data` of a command interaction.

    `partial` is for autocomplete: missing or half-typed options are accepted. Raises `LocalError`.
    """
    data: dict[str, Any] = {
        "id": command["id"],
        "name": command["name"],
        "type": command["type"],
        "options": _level(command, options, resolver, partial),
    }
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    if resolver.resolved:
        data["resolved"] = resolver.resolved
    return data


def focused_option(data: dict[str, Any]) -> int | None:
    """Return the type of the option being typed; None if none is."""
    for option in data.get("options") or []:
        if option.get("focused"):
            return int(option["type"])
        inner = focused_option(option)
        if inner is not None:
            return inner
    return None


def _level(node: dict[str, Any], given: object, resolver: Resolver, partial: bool) -> list[dict[str, Any]]:
    given = [] if given is None else given
    if not isinstance(given, list) or not all(isinstance(item, dict) for item in given):
        raise LocalError(400, "Options are a list of {name, value} or {name, options}.")
    declared = {option["name"]: option for option in node.get("options") or []}
    nested = any(option["type"] in (1, 2) for option in declared.values())
    built: list[dict[str, Any]] = []
    for item in given:
        spec = declared.get(str(item.get("name")))
        if spec is None:
            raise LocalError(400, f"{node['name']} has no option {item.get('name')}.")
        if spec["type"] in (1, 2):
            inner = _level(spec, item.get("options"), resolver, partial)
            built.append({"name": spec["name"], "type": spec["type"], "options": inner})
            continue
        option: dict[str, Any] = {"name": spec["name"], "type": spec["type"]}
        if partial and item.get("focused") and spec.get("autocomplete"):
            option["focused"] = True
            option["value"] = str(item.get("value") or "")
        else:
            option["value"] = _value(spec, item.get("value"), resolver)
        built.append(option)
    if nested and len(built) != 1:
        raise LocalError(400, f"{node['name']} takes exactly one of {', '.join(declared)}.")
    if len({option["name"] for option in built}) != len(built):
        raise LocalError(400, "An option can be given once.")
    if not partial and not nested:
        for name, spec in declared.items():
            if spec.get("required") and all(option["name"] != name for option in built):
                raise LocalError(400, f"{node['name']} needs {name}.")
    return built


def _value(spec: dict[str, Any], value: object, resolver: Resolver) -> Any:
    name, kind = spec["name"], spec["type"]
    if kind == 3:
        if not isinstance(value, str) or not spec.get("min_length", 0) <= len(value) <= spec.get("max_length", 6000):
            raise LocalError(
                400, f"{name} is a text of {spec.get('min_length', 0)} to {spec.get('max_length', 6000)} characters."
            )
    elif kind in (4, 10):
        value = _number(spec, value)
    elif kind == 5:
        if not isinstance(value, bool):
            raise LocalError(400, f"{name} is true or false.")
    elif kind in (6, 7, 8, 9):
        text = str(value)
        known = (
            (kind in (6, 9) and resolver.user(text))
            or (kind in (8, 9) and resolver.role(text))
            or (kind == 7 and resolver.place(text))
        )
        if not known:
            raise LocalError(400, f"{name}: there is no {text} here.")
        value = text
    else:
        raise LocalError(400, f"{name} is a file; this page cannot send files.")
    choices = [choice["value"] for choice in spec.get("choices") or []]
    if choices and value not in choices:
        raise LocalError(400, f"{name} is one of {', '.join(str(choice) for choice in choices)}.")
    return value


def _number(spec: dict[str, Any], value: object) -> int | float:
    whole = spec["type"] == 4
    name = spec["name"]
    if isinstance(value, str):
        try:
            value = int(value) if whole else float(value)
        except ValueError:
            raise LocalError(400, f"{name} is a {'whole ' if whole else ''}number.") from None
    if isinstance(value, bool) or not isinstance(value, int if whole else (int, float)) or not math.isfinite(value):
        raise LocalError(400, f"{name} is a {'whole ' if whole else ''}number.")
    low, high = spec.get("min_value", -_SAFE_INTEGER), spec.get("max_value", _SAFE_INTEGER)
    if not low <= value <= high:
        raise LocalError(400, f"{name} is between {low} and {high}.")
    return value
