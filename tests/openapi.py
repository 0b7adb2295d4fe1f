"""Discord's published description of its API (`discord-api-spec/README.md`), and what it says of requests and answers.

    uv run python -m tests.openapi

writes `playground/limits/requests.json`, by which the local Discord itself judges requests: what the description says
of the bodies of those that it serves.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from simcord.http.router import _ROUTES

from playground.limits import request_schemas
from playground.rest_api import routes  # noqa: F401  (registers the routes)
from playground.rest_api.api import _OWN

DESCRIPTION = Path(__file__).parent / "discord-api-spec" / "openapi.json.gz"
_REF = "#/components/schemas/"
_JSON = ("application/json", "multipart/form-data")
# What only explains.
_COMMENTS = frozenset({"description", "title", "x-discord-union"})


@cache
def description() -> dict[str, Any]:
    """Return the description as Discord publishes it."""
    return dict(json.loads(gzip.decompress(DESCRIPTION.read_bytes())))


# ---------------------------------------------------------------------- what the local Discord goes by


def _pruned(schema: Any) -> Any:
    """Return the schema without comments, files and what another part of it states already."""
    if isinstance(schema, list):
        return [_pruned(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    kept = {name: value for name, value in schema.items() if name not in _COMMENTS or not isinstance(value, str)}
    if kept.get("format") not in ("date-time", "uri"):
        # Numbers have their range beside it, and the rest asserts nothing.
        kept.pop("format", None)
    if "enum" in kept:
        # Which of the values of another list it has to be.
        kept.pop("allOf", None)
    if "properties" in kept:
        files = {name for name, part in kept["properties"].items() if part.get("contentEncoding") == "binary"}
        required = [name for name in kept.get("required", ()) if name not in files]
        properties = {name: _pruned(part) for name, part in kept["properties"].items() if name not in files}
        rest = {name: _pruned(part) for name, part in kept.items() if name not in ("properties", "required")}
        return rest | {"properties": properties} | ({"required": required} if required else {})
    if len(kept.get("allOf", ())) == 1:
        return _pruned(kept["allOf"][0])
    return {name: _pruned(part) for name, part in kept.items()}


def _referred(schema: Any) -> Iterator[str]:
    if isinstance(schema, dict):
        if isinstance(schema.get("$ref"), str):
            yield schema["$ref"].removeprefix(_REF)
        for part in schema.values():
            yield from _referred(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from _referred(part)


def requests() -> str:
    """Return the text of `playground/limits/requests.json`.

    It has a schema for each operation's body, those that these refer to, and the operations that answer 201.
    """
    schemas = description()["components"]["schemas"]
    operations = {}
    for method, path, operation in operations_served():
        content = operation.get("requestBody", {}).get("content", {})
        body = next((content[kind]["schema"] for kind in _JSON if kind in content), None)
        if body is not None:
            operations[f"{method} {request_schemas.shape(path)}"] = _pruned(body)
    found: dict[str, Any] = {}
    waiting = sorted(set(_referred(operations)))
    while waiting:
        name = waiting.pop()
        if name not in found:
            found[name] = _pruned(schemas[name])
            waiting += sorted(set(_referred(found[name])))
    created = sorted(
        f"{method} {request_schemas.shape(path)}"
        for method, path, operation in operations_served()
        if {"200", "201", "204"} & operation["responses"].keys() == {"201"}
    )
    parts = {"operations": _lines(operations), "schemas": _lines(found)}
    texts = [f'"{name}": {{\n{lines}\n}}' for name, lines in parts.items()]
    texts.append('"created": [\n' + ",\n".join(map(json.dumps, created)) + "\n]")
    return "{" + ",\n".join(texts) + "}\n"


def _lines(schemas: dict[str, Any]) -> str:
    # One a line, so that a newer description can be read as a diff.
    return ",\n".join(
        f"{json.dumps(name)}: {json.dumps(schemas[name], separators=(',', ':'))}" for name in sorted(schemas)
    )


def operations_served() -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Yield method, path and description of each operation that the local Discord serves."""
    own = {(method, "/" + "/".join(parts)) for (method, _), found in _OWN.items() for parts, _ in found}
    simcords = {(method, "/" + "/".join(parts)) for method, found in _ROUTES.items() for parts, _ in found}
    ours = {(method, request_schemas.shape(template)) for method, template in own | simcords}
    for path, operations in description()["paths"].items():
        for method, operation in operations.items():
            if (method.upper(), request_schemas.shape(path)) in ours:
                yield method.upper(), path, operation


if __name__ == "__main__":
    request_schemas.FILE.write_text(requests(), encoding="utf-8")
    print(f"{request_schemas.FILE}: {request_schemas.FILE.stat().st_size:,} bytes")
