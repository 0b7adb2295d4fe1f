"""Values chosen from menus and written into forms, checked against what the bot offered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playground.client.command_options import Resolver
from playground.errors import LocalError, PageRefusal
from playground.world.payloads import walk_components


def check_values(component: dict[str, Any], values: object, resolver: Resolver, *, required: bool = True) -> list[str]:
    """Return the values of a select menu if all were offered and their number is right. Raises `LocalError`."""
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise LocalError(400, "values is a list of texts.")
    low, high = component.get("min_values", 1), component.get("max_values", 1)
    low, high = (1 if low is None else low), (1 if high is None else high)
    if component["type"] == 22:
        high = component.get("max_values") or len(component.get("options") or [])
    if not required and not values:
        return []
    if len(set(values)) != len(values) or not low <= len(values) <= high:
        raise PageRefusal(400, "choose", least=low, most=high)
    kind = component["type"]
    offered = {option["value"] for option in component.get("options") or []}
    for value in values:
        known = (
            (kind in (3, 21, 22) and value in offered)
            or (kind in (5, 7) and resolver.user(value))
            or (kind in (6, 7) and resolver.role(value))
            or (kind == 8 and resolver.place(value))
        )
        if not known:
            raise PageRefusal(400, "choice", value=value)
    return list(values)


def modal_data(modal: dict[str, Any], submitted: object, resolver: Resolver) -> list[dict[str, Any]]:
    """Return the `components` of a modal interaction: the modal's own layout, filled in. Raises `LocalError`."""
    given = {str(item.get("custom_id")): item for item in _leaves(submitted)}
    return [_filled(component, given, resolver) for component in modal["components"]]


def _leaves(submitted: object) -> Iterator[dict[str, Any]]:
    for component in walk_components(submitted):
        if component.get("custom_id") is not None:
            yield component


def _filled(component: dict[str, Any], given: dict[str, dict[str, Any]], resolver: Resolver) -> dict[str, Any]:
    kind = component["type"]
    base: dict[str, Any] = {"type": kind, "id": component.get("id", 0)}
    if kind == 1:
        return base | {"components": [_filled(child, given, resolver) for child in component["components"]]}
    if kind == 18:
        return base | {"component": _filled(component["component"], given, resolver)}
    if kind == 10:
        return base
    custom_id = component["custom_id"]
    item = given.get(custom_id, {})
    required = bool(component.get("required", True))
    base["custom_id"] = custom_id
    if kind == 4:
        base["value"] = _text(component, item.get("value"), required)
    elif kind == 23:
        base["value"] = bool(item.get("value"))
    elif kind == 21:
        value = item.get("value")
        chosen = check_values(component, [] if value in (None, "") else [value], resolver, required=required)
        base["value"] = chosen[0] if chosen else None
    elif kind == 19:
        if required and component.get("min_values", 1):
            raise PageRefusal(400, "file")
        base["values"] = []
    else:
        base["values"] = check_values(component, item.get("values") or [], resolver, required=required)
    return base


def _text(component: dict[str, Any], value: object, required: bool) -> str:
    text = "" if value is None else value
    label = component.get("label") or "this field"
    if not isinstance(text, str):
        raise LocalError(400, f"{label} is a text.")
    if not text and not required:
        return ""
    low = max(component.get("min_length") or 0, 1 if required else 0)
    high = component.get("max_length") or 4000
    if not low <= len(text) <= high:
        raise PageRefusal(400, "text-length", label=label, least=low, most=high)
    return text
