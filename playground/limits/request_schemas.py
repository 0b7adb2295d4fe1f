"""The bodies of requests, held to what Discord's published description says of them.

`requests.json` is drawn from that description (`tests/openapi.py`). What a body may hold beyond its schema (that an
id is not there twice, that an emoji exists) is for the modules of limits.
"""

from __future__ import annotations

import datetime
import json
import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path as File
from typing import Any

from playground.errors import Path, Problems

FILE = File(__file__).with_name("requests.json")
Check = Callable[[Any, Problems, Path], None]

PERMISSION_BITS = frozenset({"allow", "deny", "permissions", "default_member_permissions"})
"""Whole numbers that may come as texts: permissions do not fit into the numbers of JavaScript."""
_ARGUMENT = re.compile(r"\{[^}]*\}")
_SNOWFLAKE = re.compile(r"0|[1-9][0-9]*")
_URI = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*:\S+")


def shape(path: str) -> str:
    """Return the path of a route without the names of its arguments."""
    return _ARGUMENT.sub("{}", path)


@cache
def _described() -> dict[str, Any]:
    described: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return described


@cache
def operation(method: str, template: str) -> Check | None:
    """Return the checker of this route's body; None if the description knows of no body."""
    schema = _described()["operations"].get(f"{method} {shape(template)}")
    return None if schema is None else _compiled(schema)


@cache
def success(method: str, template: str) -> int:
    """Return the status of this route's response with a body: 201 if something is created."""
    return 201 if f"{method} {shape(template)}" in _described()["created"] else 200


@cache
def named(name: str) -> Check:
    """Return the checker for the schema of this name."""
    if name == "SnowflakeType":
        return _snowflake
    return _compiled(_described()["schemas"][name])


def _compiled(schema: Mapping[str, Any]) -> Check:
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        # The schema is looked up when it is needed: it may refer back to itself.
        return lambda value, problems, path: named(name)(value, problems, path)
    if "allOf" in schema:
        return _all([_compiled(part) for part in schema["allOf"]])
    if "enum" in schema:
        return _choices(schema["enum"])
    branches = schema.get("oneOf") or schema.get("anyOf")
    if branches:
        if all("const" in branch for branch in branches):
            return _choices([branch["const"] for branch in branches])
        nullable = {"type": "null"} in branches
        check = _union([branch for branch in branches if branch != {"type": "null"}])
        return _nullable(check) if nullable else check
    kinds = [schema["type"]] if isinstance(schema["type"], str) else list(schema["type"])
    check = _TYPES[next(kind for kind in kinds if kind != "null")](schema)
    return _nullable(check) if "null" in kinds else check


def _all(checks: Iterable[Check]) -> Check:
    def check(value: Any, problems: Problems, path: Path) -> None:
        for part in checks:
            part(value, problems, path)

    return check


def _nullable(inner: Check) -> Check:
    def check(value: Any, problems: Problems, path: Path) -> None:
        if value is not None:
            inner(value, problems, path)

    return check


def _choices(known: list[Any]) -> Check:
    text = f"Value must be one of {tuple(known)}." if len(known) > 1 else f"Value must be {known[0]}."

    # Types are compared, too: Python takes 1 for True, and 1.0 for 1.
    typed = {(type(one), one) for one in known}

    def check(value: Any, problems: Problems, path: Path) -> None:
        if isinstance(value, dict | list) or (type(value), value) not in typed:
            problems.add(path, "BASE_TYPE_CHOICES", text)

    return check


# ---------------------------------------------------------------------- one of several


def _union(branches: list[Mapping[str, Any]]) -> Check:
    if len(branches) == 1:
        return _compiled(branches[0])
    checks = [_compiled(branch) for branch in branches]
    tag, tags = _tags(branches)
    if tag is None:
        return _any(checks)
    by_tag = {value: check for values, check in zip(tags, checks, strict=True) for value in values}
    known = _choices(sorted(by_tag))

    def check(value: Any, problems: Problems, path: Path) -> None:
        if not isinstance(value, dict):
            problems.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            return
        kind = value.get(tag)
        if kind is None:
            problems.required((*path, tag))
        elif type(kind) is int and kind in by_tag:
            by_tag[kind](value, problems, path)
        else:
            known(kind, problems, (*path, tag))

    return check


def _tags(branches: list[Mapping[str, Any]]) -> tuple[str | None, list[list[int]]]:
    """Return the property that tells branches apart, and its values in each; None if there is no such property."""
    schemas = [_resolved(branch) for branch in branches]
    for name in schemas[0].get("properties", ()):
        found = [_values(_resolved(schema.get("properties", {}).get(name, {}))) for schema in schemas]
        if all(name in schema.get("required", ()) for schema in schemas) and all(found):
            flat = [value for values in found for value in values]
            if len(set(flat)) == len(flat) and all(type(value) is int for value in flat):
                return name, found
    return None, []


def _values(schema: Mapping[str, Any]) -> list[Any]:
    return list(schema.get("enum") or [branch["const"] for branch in schema.get("oneOf", ()) if "const" in branch])


def _resolved(schema: Mapping[str, Any]) -> Mapping[str, Any]:
    if "$ref" in schema:
        return dict(_described()["schemas"][schema["$ref"].rpartition("/")[2]])
    return schema


def _any(checks: list[Check]) -> Check:
    def check(value: Any, problems: Problems, path: Path) -> None:
        tried = []
        for branch in checks:
            found = Problems()
            branch(value, found, path)
            if not found.count:
                return
            tried.append(found)
        # The branch with the fewest problems explains best what is wrong.
        problems.take(min(tried, key=lambda found: found.count))

    return check


# ---------------------------------------------------------------------- of one type


def _object(schema: Mapping[str, Any]) -> Check:
    checks = {
        name: _bits(part) if name in PERMISSION_BITS and "integer" in part.get("type", ()) else _compiled(part)
        for name, part in schema.get("properties", {}).items()
    }
    required = frozenset(schema.get("required", ()))
    further = schema.get("additionalProperties")
    others = _compiled(further) if isinstance(further, dict) else None
    least, most = schema.get("minProperties", 0), schema.get("maxProperties", 1 << 31)

    def check(value: Any, problems: Problems, path: Path) -> None:
        if not isinstance(value, dict):
            problems.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            return
        problems.length(value, path, least, most)
        for name in required:
            if name not in value:
                problems.required((*path, name))
        for name, part in value.items():
            if (inner := checks.get(name, others)) is not None:
                inner(part, problems, (*path, name))

    return check


def _array(schema: Mapping[str, Any]) -> Check:
    item = _compiled(schema["items"])
    low, high = schema.get("minItems", 0), schema.get("maxItems", 1 << 31)
    unique = schema.get("uniqueItems", False)

    def check(value: Any, problems: Problems, path: Path) -> None:
        for place, part in enumerate(problems.items(value, path, low, high)):
            item(part, problems, (*path, place))
            if unique and part in value[:place]:
                text = "The set already contains this value"
                problems.add((*path, place), "SET_TYPE_ALREADY_CONTAINS_VALUE", text)

    return check


def _string(schema: Mapping[str, Any]) -> Check:
    low, high = schema.get("minLength", 0), schema.get("maxLength", 1 << 31)
    pattern = re.compile(schema["pattern"]) if "pattern" in schema else None
    form = schema.get("format")

    def check(value: Any, problems: Problems, path: Path) -> None:
        if not problems.text(value, path, low, high):
            return
        if pattern is not None and not pattern.search(value):
            problems.add(path, "STRING_TYPE_REGEX", "String value did not match validation regex.")
        if form == "date-time" and not _is_moment(value):
            problems.add(path, "DATE_TIME_TYPE_PARSE", f"Could not parse {value}. Should be ISO8601.")
        if form == "uri" and not _URI.fullmatch(value):
            problems.add(path, "URL_TYPE_INVALID_URL", "Not a well formed URL.")

    return check


def _is_moment(value: str) -> bool:
    try:
        datetime.datetime.fromisoformat(value)
    except ValueError:
        return False
    return True


def _integer(schema: Mapping[str, Any]) -> Check:
    low, high = schema.get("minimum", -(1 << 63)), schema.get("maximum", (1 << 63) - 1)

    def check(value: Any, problems: Problems, path: Path) -> None:
        problems.integer(value, path, low, high)

    return check


def _number(schema: Mapping[str, Any]) -> Check:
    low, high = schema.get("minimum"), schema.get("maximum")

    def check(value: Any, problems: Problems, path: Path) -> None:
        if isinstance(value, bool) or not isinstance(value, int | float):
            problems.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not float.')
        elif low is not None and value < low:
            problems.add(path, "NUMBER_TYPE_MIN", f"float value should be greater than or equal to {low}.")
        elif high is not None and value > high:
            problems.add(path, "NUMBER_TYPE_MAX", f"float value should be less than or equal to {high}.")

    return check


def _boolean(_schema: Mapping[str, Any]) -> Check:
    def check(value: Any, problems: Problems, path: Path) -> None:
        if not isinstance(value, bool):
            problems.add(path, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")

    return check


def _snowflake(value: Any, problems: Problems, path: Path) -> None:
    # Discord's reference lets ids be sent as numbers, and discord.py does so.
    text = str(value) if type(value) is int else value
    if not isinstance(text, str) or not _SNOWFLAKE.fullmatch(text):
        problems.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')


def _bits(schema: Mapping[str, Any]) -> Check:
    number = _compiled(schema)

    def check(value: Any, problems: Problems, path: Path) -> None:
        if not (isinstance(value, str) and _SNOWFLAKE.fullmatch(value)):
            number(value, problems, path)

    return check


_TYPES: dict[str, Callable[[Mapping[str, Any]], Check]] = {
    "object": _object,
    "array": _array,
    "string": _string,
    "integer": _integer,
    "number": _number,
    "boolean": _boolean,
}
