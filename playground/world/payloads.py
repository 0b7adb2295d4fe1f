"""Discord's JSON objects, made complete: what the official description requires and simcord leaves out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from playground.errors import Path


def copied(tree: Any) -> Any:
    """Return a copy of a JSON tree of dicts and lists."""
    if type(tree) is dict:
        return {name: copied(value) for name, value in tree.items()}
    return [copied(item) for item in tree] if type(tree) is list else tree


def without_nulls(tree: Any) -> Any:
    """Return a copy of JSON without the nulls in it, which mean no more than leaving the field out."""
    if isinstance(tree, dict):
        return {name: without_nulls(value) for name, value in tree.items() if value is not None}
    return [without_nulls(item) for item in tree if item is not None] if isinstance(tree, list) else tree


def reader_of(metadata: Mapping[str, Any] | None) -> str:
    """Return the id of the user who may read an ephemeral message, from its ``interaction_metadata``."""
    return str(((metadata or {}).get("user") or {}).get("id"))


def walk(components: object, at: Path = ()) -> Iterator[tuple[dict[str, Any], Path]]:
    """Yield every component with its place below `at`, outermost first, nested ones included."""
    for place, component in enumerate(components if isinstance(components, list) else []):
        if isinstance(component, dict):
            yield from _walk_one(component, (*at, place))


def _walk_one(component: dict[str, Any], here: Path) -> Iterator[tuple[dict[str, Any], Path]]:
    yield component, here
    yield from walk(component.get("components"), (*here, "components"))
    for name in ("accessory", "component"):
        if isinstance(component.get(name), dict):
            yield from _walk_one(component[name], (*here, name))


def walk_components(components: object) -> Iterator[dict[str, Any]]:
    """Yield every component, outermost first, nested ones included."""
    return (component for component, _ in walk(components))


def command_object(
    body: Mapping[str, Any], guild_id: int | None, command_id: str, application_id: str, version: str
) -> dict[str, Any]:
    """Return an application command as Discord returns it."""
    permissions = body.get("default_member_permissions")
    command: dict[str, Any] = {
        "id": command_id,
        "application_id": application_id,
        "version": version,
        "type": int(body.get("type") or 1),
        "name": body["name"],
        "name_localizations": body.get("name_localizations"),
        "description": body.get("description") or "",
        "description_localizations": body.get("description_localizations"),
        "default_member_permissions": None if permissions is None else str(permissions),
        "dm_permission": body.get("dm_permission") is not False,
        "nsfw": bool(body.get("nsfw", False)),
        "integration_types": body.get("integration_types") or [0],
        "contexts": body.get("contexts"),
        "options": without_nulls(list(body.get("options") or [])),
    }
    if guild_id is not None:
        command["guild_id"] = str(guild_id)
    return command


def command_path(data: Mapping[str, Any]) -> str:
    """Return a used command's name with its subcommand group and subcommand, as messages show it."""
    inner = next((option for option in data.get("options") or [] if option.get("type") in (1, 2)), None)
    return str(data["name"]) if inner is None else f"{data['name']} {command_path(inner)}"


def interaction_metadata(
    record: Any, user: Mapping[str, Any], owners: Mapping[str, str], *, trigger: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """Return a message's metadata about its interaction; `trigger` is that of the interaction which opened the
    modal.
    """
    told = {
        "id": str(record.id),
        "type": int(record.type),
        "user": user,
        "authorizing_integration_owners": owners,
    }
    if int(record.type) == 3:
        told["interacted_message_id"] = str(record.source_message_id)
    return told if trigger is None else told | {"triggering_interaction_metadata": trigger}


def integration_owners(guild_id: int | None, by_guild: bool, by_user: int | None) -> dict[str, str]:
    """Return the owners of the bot's installation where an interaction happened.

    The guild (`0` in the bot's DMs), and the user if they have installed the bot for themselves.
    """
    owners = {"0": str(guild_id or 0)} if by_guild else {}
    return owners if by_user is None else owners | {"1": str(by_user)}


_CHOSEN = {"min_values": 1, "max_values": 1}
_PICTURE = {"description": None, "spoiler": False}
_NORMALLY: dict[int, dict[str, Any]] = {
    **dict.fromkeys((3, 5, 6, 7, 8), _CHOSEN),
    11: _PICTURE,
    13: {"name": None, "size": None, "spoiler": False},
    14: {"spacing": 1, "divider": True},
    17: {"accent_color": None, "spoiler": False},
}
"""Defaults of fields that a component was sent without, by its type."""


def complete_components(
    components: list[dict[str, Any]], attachments: Sequence[Mapping[str, Any]], new_id: Callable[[], int]
) -> None:
    """Make the components of a message those that Discord gives back: nothing that is not, all that is always there.

    `new_id` gives an id to each picture and file.
    """
    files = {attachment["id"]: attachment for attachment in attachments}
    for component in walk_components(components):
        kind = component["type"]
        _fill(component, _NORMALLY.get(kind, {}))
        for carrier in (component, *component.get("options", ())):
            if carrier is not component:
                _fill(carrier, {})
            # Libraries send the id of an emoji as a number; a page could not tell it from its neighbours.
            if emoji := carrier.get("emoji"):
                carrier["emoji"] = _emoji(emoji)
        for chosen in component.get("default_values", ()):
            chosen["id"] = str(chosen["id"])
        for item in component.get("items", ()) if kind == 12 else ():
            _fill(item, _PICTURE)
        holders = component["items"] if kind == 12 else [component] if kind in (11, 13) else []
        for holder in holders:
            if media := holder.get("file" if kind == 13 else "media"):
                file = files.get(media.get("attachment_id"), {})
                _fill_media(media, file, new_id)
                if kind == 13:
                    component["name"], component["size"] = file.get("filename"), file.get("size")


def _fill(part: dict[str, Any], normally: Mapping[str, Any]) -> None:
    for name in [name for name, value in part.items() if value is None]:
        del part[name]
    for name, value in normally.items():
        part.setdefault(name, value)


def _emoji(emoji: Mapping[str, Any]) -> dict[str, Any]:
    if emoji.get("id") is None:
        return {"name": emoji["name"]}
    return {"animated": False, **emoji, "id": str(emoji["id"])}


def _fill_media(media: dict[str, Any], file: Mapping[str, Any], new_id: Callable[[], int]) -> None:
    media.setdefault("id", str(new_id()))
    media.setdefault("proxy_url", media["url"])
    media.setdefault("width", file.get("width"))
    media.setdefault("height", file.get("height"))
    media.setdefault("content_type", None)
    media.setdefault("loading_state", 2)
    media.setdefault("flags", 0)


def complete_embeds(embeds: list[dict[str, Any]], attachments: Sequence[Mapping[str, Any]]) -> None:
    """Point the pictures of embeds that say `attachment://name` at the files of the message, and leave out what has
    nothing to show."""
    files = {f"attachment://{attachment['filename']}": attachment for attachment in attachments}
    for embed in embeds:
        embed.setdefault("type", "rich")
        for name, shown in (("author", "name"), ("footer", "text"), ("provider", "name")):
            if name in embed and not (embed[name] or {}).get(shown):
                del embed[name]
        for field in embed.get("fields") or ():
            field.setdefault("inline", False)
        for name, field in (("image", "url"), ("thumbnail", "url"), ("author", "icon_url"), ("footer", "icon_url")):
            part = embed.get(name)
            file = files.get(str(part.get(field))) if isinstance(part, dict) else None
            if part and file is not None:
                part[field] = file["url"]
                part[f"proxy_{field}"] = file["proxy_url"]
                if field == "url":
                    part |= {side: file[side] for side in ("width", "height") if side in file}


def match_template(template: Sequence[str], parts: Sequence[str]) -> dict[str, str] | None:
    """Return the arguments of a path that matches a route's template; None if it does not match."""
    args: dict[str, str] = {}
    for expected, part in zip(template, parts, strict=True):
        if expected.startswith("{"):
            args[expected[1:-1]] = part
        elif expected != part:
            return None
    return args
