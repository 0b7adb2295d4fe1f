"""Bodies made of a schema: right ones in all their variants, and wrong ones with one thing changed in each."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping
from typing import Any

from tests.api_description import amended

Schema = Mapping[str, Any]
Place = tuple[str | int, ...]
NULL = {"type": "null"}
_ODD: tuple[Any, ...] = (None, "x", "5", "", 5, -1, 1.5, True, [], ["x"], {}, {"x": 1})
"""One of each kind that JSON has: for every place most of them are wrong."""
_LONGEST = 10_000


def resolved(schema: Schema) -> tuple[str, Schema]:
    """Return the schema that is meant, with its name if it has one."""
    name = ""
    while "$ref" in schema or (len(schema.get("allOf", ())) == 1 and "properties" not in schema):
        if "enum" in schema:
            break
        schema = schema if "$ref" in schema else schema["allOf"][0]
        name = schema["$ref"].rpartition("/")[2]
        schema = amended()["components"]["schemas"][name]
    return name, schema


def branches(schema: Schema) -> list[Schema]:
    """Return the alternatives of a schema, null apart; the schema itself if it has only one."""
    found = schema.get("oneOf") or schema.get("anyOf")
    if not found or all("const" in branch for branch in found):
        return [schema]
    return [branch for branch in found if branch != NULL]


class Maker:
    """Makes right bodies. `given` has values for schemas and properties by name, where a schema does not say enough."""

    def __init__(self, given: Mapping[str, Any]) -> None:
        self.given = given

    def variants(self, schema: Schema) -> Iterator[Any]:
        """Bodies with everything in them that can be, so many that each branch of each union is in one."""
        waiting: list[dict[Place, int]] = [{}]
        met: set[tuple[str, int]] = set()
        while waiting:
            chosen = waiting.pop(0)
            unions: dict[Place, tuple[str, int]] = {}
            yield self._full(schema, (), "", chosen, unions)
            for place, (name, count) in unions.items():
                for number in range(1, count):
                    if (name, number) not in met:
                        met.add((name, number))
                        waiting.append({**{p: n for p, n in chosen.items() if p != place}, place: number})

    def _full(self, schema: Schema, place: Place, within: str, chosen: dict[Place, int], unions: dict[Any, Any]) -> Any:
        name, schema = resolved(schema)
        within = name or within
        last = next((part for part in reversed(place) if isinstance(part, str)), "")
        for key in (name, f"{within}.{last}", last):
            if key and key in self.given:
                return copy.deepcopy(self.given[key])
        options = branches(schema)
        if options != [schema]:
            if len(options) > 1:
                unions[place] = (f"{within}.{last}", len(options))
            return self._full(options[chosen.get(place, 0)], place, within, chosen, unions)
        if "enum" in schema:
            return schema["enum"][0]
        if "oneOf" in schema:
            return schema["oneOf"][0]["const"]
        kinds = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
        kind = next(kind for kind in kinds if kind != "null")
        if kind == "object":
            return {
                key: self._full(part, (*place, key), within, chosen, unions)
                for key, part in schema.get("properties", {}).items()
            }
        if kind == "array":
            # As many as there have to be, and one at least.
            count = max(schema.get("minItems", 0), 1)
            return [self._full(schema["items"], (*place, n), within, chosen, unions) for n in range(count)]
        if kind == "string":
            if schema.get("format") == "date-time":
                return "2035-01-02T03:04:05+00:00"
            return "a" * max(schema.get("minLength", 0), 1)
        return {"integer": max(schema.get("minimum", 0), 1), "number": 1.5, "boolean": True}[kind]


class Changed:
    """A body with one thing changed: `what` says which, and `edge` that it has still to be right."""

    def __init__(self, body: Any, place: Place, what: str, *, edge: bool = False) -> None:
        self.body, self.place, self.what, self.edge = body, place, what, edge

    def __str__(self) -> str:
        return f"{'.'.join(map(str, self.place)) or 'the body'}: {self.what}"


def changes(schema: Schema, body: Any, met: set[tuple[str, str]]) -> Iterator[Changed]:
    """Yield the body with one thing changed at each place. Changes made at the same place of a schema are in `met`."""
    for place, within, part, value in _places(schema, body, (), ""):
        for what, new, edge in _changes(part, value):
            if (within, what) in met:
                continue
            met.add((within, what))
            yield Changed(_with(body, place, new), place, what, edge=edge)


def _places(schema: Schema, value: Any, place: Place, within: str) -> Iterator[tuple[Place, str, Schema, Any]]:
    """Every place of a value with its schema, and what that is called."""
    name, schema = resolved(schema)
    within = f"{within}={name}" if name else within
    yield place, within, schema, value
    for branch in branches(schema):
        _, part = resolved(branch)
        if branch is not schema and branch != schema:
            if _fits(part, value):
                yield from list(_places(branch, value, place, within))[1:]
                return
            continue
        if isinstance(value, dict):
            for key, inner in part.get("properties", {}).items():
                if key in value:
                    yield from _places(inner, value[key], (*place, key), f"{name or within}.{key}")
        elif isinstance(value, list):
            for number, item in enumerate(value[:1]):
                yield from _places(part["items"], item, (*place, number), f"{within}[]")


def _fits(schema: Schema, value: Any) -> bool:
    """Return whether this is the branch of a union that a right value is of."""
    if isinstance(value, dict):
        for key, part in schema.get("properties", {}).items():
            if "enum" in part and value.get(key) not in part["enum"]:
                return False
        return set(schema.get("required", ())) <= value.keys() <= schema.get("properties", {}).keys() and bool(
            schema.get("properties")
        )
    kinds = schema.get("type", ())
    kind = {list: "array", str: "string", bool: "boolean", int: "integer", float: "number"}.get(type(value), "null")
    return kind == kinds or kind in kinds


def _changes(schema: Schema, value: Any) -> Iterator[tuple[str, Any, bool]]:
    for odd in _ODD:
        yield f"{odd!r}", odd, False
    for branch in branches(schema):
        _, part = resolved(branch)
        if isinstance(value, str):
            low, high = part.get("minLength"), part.get("maxLength")
            if high is not None and high <= _LONGEST:
                yield "too long", "a" * (high + 1), False
                if isinstance(value, str) and value == "a" * len(value):
                    yield "as long as can be", "a" * high, True
            if low:
                yield "too short", "a" * (low - 1), False
        if type(value) is int:
            if "minimum" in part:
                yield "too little", part["minimum"] - 1, False
                yield "as little as can be", part["minimum"], True
            if "maximum" in part:
                yield "too much", part["maximum"] + 1, False
            if "enum" in part or "oneOf" in part:
                yield "nothing known", 99, False
        if isinstance(value, list) and value:
            if part.get("minItems"):
                yield "too few", value[: part["minItems"] - 1], False
            if part.get("maxItems", _LONGEST) < _LONGEST:
                yield "too many", [value[0]] * (part["maxItems"] + 1), False
            if part.get("uniqueItems"):
                yield "one twice", [value[0], value[0]], False
        if isinstance(value, dict):
            for key in value:
                yield f"without {key}", {k: v for k, v in value.items() if k != key}, False
            if isinstance(value.get("type"), int):
                for kind in range(25):
                    yield f"type {kind}", {**value, "type": kind}, False


def _with(body: Any, place: Place, new: Any) -> Any:
    if not place:
        return new
    changed = copy.deepcopy(body)
    inner = changed
    for part in place[:-1]:
        inner = inner[part]
    inner[place[-1]] = new
    return changed
