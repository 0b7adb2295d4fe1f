"""Discord's REST API: reading requests, who may ask, how often, and the shape of every answer."""

from __future__ import annotations

import asyncio
import copy
import logging
import re
import secrets
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec
from aiohttp import web
from multipart import MultipartError, MultipartSegment, PushMultipartParser, parse_options_header

from bot.core.discord_errors import ErrorCode
from playground.client.user_actions import Actions
from playground.errors import ApiError, Problems, http_error, invalid, invalid_form, refusal
from playground.faults.control import Control, RestCall
from playground.limits.rate_limits import RateLimits, refusal_headers
from playground.limits.request_schemas import operation, success
from playground.limits.session_limits import SessionStarts
from playground.world.files import Upload, rewritten
from playground.world.model import BackendError, Guild, RouteNotImplemented, UnsupportedField, World
from playground.world.payloads import match_template
from playground.world.users import People

log = logging.getLogger(__name__)

MAX_FILE = 10 * 1024 * 1024
MAX_BODY = 11 * MAX_FILE
_ATTACHMENT = "attachment://"
_PREFIX = re.compile(r"^/api(?:/v(\d+))?(?=/|$)")
_FILE_PART = re.compile(r"^files?\[?(\d*)\]?$")


@dataclass(slots=True)
class Call:
    """One request of the bot, read."""

    method: str
    path: str
    json: Any = None
    params: Mapping[str, str] = field(default_factory=dict)
    files: list[Upload] = field(default_factory=list)
    reason: str | None = None
    template: str = ""
    args: dict[str, str] = field(default_factory=dict)

    def body(self) -> dict[str, Any]:
        """Return the JSON object of the request; empty if there is none."""
        return self.json if isinstance(self.json, dict) else {}

    def id(self, name: str) -> int:
        """Return an id in the path."""
        return int(self.args[name])

    def place(self, name: str, usual: int) -> int:
        """Return an id in the query, as of ``before`` and ``after``.

        Raises:
            ApiError: it is none.
        """
        value = self.params.get(name, str(usual))
        _check_snowflake(name, value)
        return int(value)

    def limit(self, usual: int, most: int) -> int:
        """Return how many are asked for, at the most.

        Raises:
            ApiError: that is none of 1 to ``most``.
        """
        limit = self.params.get("limit", str(usual))
        if not (limit.isascii() and limit.isdecimal() and 1 <= int(limit) <= most):
            raise invalid(("limit",), "NUMBER_TYPE_MAX", f"int value should be between 1 and {most}.")
        return int(limit)


def _check_snowflake(name: str, value: str) -> None:
    if not (value.isascii() and value.isdecimal() and len(value) <= 20):
        raise invalid((name,), "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')


Route = Callable[["Api", Call], tuple[int, Any]]
_OWN: dict[tuple[str, int], list[tuple[list[str], Route]]] = {}


def route(method: str, template: str) -> Callable[[Route], Route]:
    """Register a route of ours; it goes before simcord's of the same shape. It answers (status, JSON or None)."""

    def register(handler: Route) -> Route:
        parts = template.strip("/").split("/")
        found = _OWN.setdefault((method, len(parts)), [])
        found.append((parts, handler))
        found.sort(key=lambda entry: sum(part.startswith("{") for part in entry[0]))
        return handler

    return register


class Api:
    """The REST API over one world. Routes are in `playground.rest_api.routes`.

    `flush` puts on disk what a call has done; it is called before an answer is held back.
    """

    def __init__(
        self,
        world: World,
        people: People,
        actions: Actions,
        limits: RateLimits,
        control: Control,
        token: str,
        flush: Callable[[], None] = lambda: None,
    ) -> None:
        self.world = world
        self.people = people
        self.actions = actions
        self.limits = limits
        self.control = control
        self.fault_state = control.fault_state
        self.token = token
        self.flush = flush
        self.gateway_url = ""
        self.starts: SessionStarts | None = None
        self.nonces: dict[str, int] = {}

    async def serve(self, request: web.Request) -> web.Response:
        """Answer one request; every refusal has Discord's shape, and nothing escapes as a bare 500."""
        match = _PREFIX.match(request.path)
        path = request.path[match.end() :] if match else request.path
        headers: dict[str, str] = {}
        code = 0
        call = Call(request.method, path, params=dict(request.query), reason=request.headers.get("X-Audit-Log-Reason"))
        try:
            if match and match.group(1) not in (None, "9", "10"):
                raise refusal(ErrorCode.INVALID_API_VERSION)
            await self._read(request, call)
            status, answer = await self._through(call, request.headers.get("Authorization", ""), headers)
        except _NoAnswer:
            self.control.note(RestCall(call.method, call.template or path, path, 0))
            if request.transport is not None:
                request.transport.close()
            return web.Response(status=504)
        except ApiError as error:
            status, code, answer = error.status, error.code, error.body()
            if error.retry_after is not None:
                headers.update(refusal_headers(error))
            if error.scope == "address":
                # This is an error of a proxy before Discord: no JSON, no bucket, no proxy's name.
                self.control.note(RestCall(call.method, call.template or path, path, status))
                return web.Response(
                    status=429, text="error code: 1015", headers={"Retry-After": headers["Retry-After"]}
                )
        except BackendError as error:
            status, code, answer = error.status, error.code, {"message": error.message, "code": error.code}
        except web.HTTPException:
            raise
        except Exception:
            log.exception("%s %s failed; this is a fault of the local Discord", request.method, path)
            status, answer = 500, {"message": "500: Internal Server Error", "code": 0}
        self.control.note(RestCall(call.method, call.template or path, path, status, code))
        if answer is None:
            return web.Response(status=status, headers=headers)
        return web.Response(status=status, body=msgspec.json.encode(answer), headers=headers | _JSON)

    async def _through(self, call: Call, authorization: str, headers: dict[str, str]) -> tuple[int, Any]:
        """Answer a call under the active faults."""
        if not self.fault_state.standing:
            return self._answer(call, authorization, headers)
        self._find(call)
        effects = self.fault_state.effects_on(call.method, call.path, call.template, call.json)
        if effects.latency:
            await asyncio.sleep(effects.latency / 2)
        try:
            answer: tuple[int, Any] = (204, None)
            if effects.carried_out:
                # A handler may change the call's body.
                for attempt in [call, *(copy.deepcopy(call) for _ in range(effects.times - 1))]:
                    answer = self._answer(attempt, authorization, headers)
            elif effects.refusal is not None:
                headers.update(self.limits.headers(call.method, call.template, call.args))
            self.flush()
            if effects.late:
                await asyncio.sleep(effects.late)
            if effects.hold is not None:
                await asyncio.sleep(effects.hold)
                raise _NoAnswer
            if effects.refusal is not None:
                raise effects.refusal
            return answer
        finally:
            if effects.latency:
                await asyncio.sleep(effects.latency / 2)

    def _answer(self, call: Call, authorization: str, headers: dict[str, str]) -> tuple[int, Any]:
        handler = self._find(call)
        if not _free(call) and not self.authorized(authorization):
            raise http_error(401)
        try:
            headers.update(self.limits.take(call.method, call.template, call.args))
        except ApiError:
            headers.update(self.limits.headers(call.method, call.template, call.args))
            raise
        for name, value in call.args.items():
            if name.endswith("_id"):
                _check_snowflake(name, value)
        check_body(call)
        return handler(self, call)

    def guild(self, call: Call) -> Guild:
        """Return the guild in the path. Raises `ApiError` if the bot is not in it."""
        guild = self.world.guilds.get(call.id("guild_id"))
        if guild is None or not self.world.bot_is_in(guild.id):
            raise refusal(ErrorCode.UNKNOWN_GUILD)
        return guild

    def check_application(self, call: Call) -> None:
        """Raise `ApiError` if the application in the path is another one."""
        if call.id("application_id") != self.world.application_id:
            raise refusal(ErrorCode.NOT_AUTHORIZED)

    def authorized(self, header: str) -> bool:
        """Return whether this Authorization header carries the bot's token."""
        return secrets.compare_digest(header.encode(), f"Bot {self.token}".encode())

    def _find(self, call: Call) -> Route:
        parts = call.path.strip("/").split("/")
        for template, handler in _OWN.get((call.method, len(parts)), ()):
            if (args := match_template(template, parts)) is not None:
                call.template, call.args = "/" + "/".join(template), args
                return handler
        found = self.world.find_route(call.method, call.path)
        if found is None:
            raise http_error(404)
        _, call.args, call.template = found
        return world_route

    def run(self, call: Call) -> Any:
        """Carry a request out in the world; its complaints become Discord's errors."""
        found = self.world.find_route(call.method, call.path)
        if found is None:
            raise http_error(404)
        try:
            return self.world.handle(
                found[0],
                found[1],
                method=call.method,
                path=call.path,
                json=call.json,
                params=call.params,
                files=call.files,
                reason=call.reason,
            )
        except UnsupportedField as error:
            problems = Problems()
            problems.unsupported(error.fields)
            problems.raise_if_any()
            raise
        except RouteNotImplemented:
            raise http_error(404) from None
        except BackendError as error:
            if error.code == ErrorCode.INVALID_FORM:
                raise invalid_form(
                    error.errors or {"_errors": [{"code": "INVALID", "message": error.message}]}
                ) from None
            raise ApiError(error.status, error.code, error.message, errors=error.errors) from None
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            log.debug("malformed body for %s %s", call.method, call.path, exc_info=True)
            detail = f"The body does not fit this route: {type(error).__name__} {error}"
            raise invalid_form({"_errors": [{"code": "INVALID", "message": detail}]}) from None

    # ------------------------------------------------------------------ reading

    async def _read(self, request: web.Request, call: Call) -> None:
        if not request.body_exists:
            return
        if (request.content_length or 0) > MAX_BODY:
            raise refusal(ErrorCode.REQUEST_TOO_LARGE)
        raw = await request.read()
        # `request.content_type` is slow: parsing a boundary with the e-mail package costs more than the rest of
        # reading.
        kind = request.headers.get("Content-Type", "")
        if kind.startswith("multipart/form-data"):
            self._read_form(raw, parse_options_header(kind)[1].get("boundary", ""), call)
        elif raw:
            call.json = _json(raw)

    def _read_form(self, form: bytes, boundary: str, call: Call) -> None:
        files: list[tuple[int, Upload]] = []
        fields: dict[str, Any] = {}
        too_large = False
        for name, filename, raw in _parts(form, boundary):
            if name == "payload_json":
                call.json = _json(raw)
            elif (match := _FILE_PART.match(name)) and filename:
                too_large = too_large or len(raw) > MAX_FILE
                files.append((int(match.group(1) or len(files)), Upload(filename, raw)))
            elif name:
                fields[name] = raw.decode(errors="replace")
        if too_large:
            raise refusal(ErrorCode.REQUEST_TOO_LARGE)
        if call.json is None and fields:
            call.json = fields
        files.sort(key=lambda entry: entry[0])
        call.files = [upload for _, upload in files]
        body = call.body()
        holder = body["data"] if isinstance(body.get("data"), dict) else body
        _join_attachments(holder, files)
        for upload in call.files:
            upload.filename = rewritten(upload.filename)


class _NoAnswer(Exception):
    """The call gets no answer at all."""


def _free(call: Call) -> bool:
    # Routes with a token of their own, and public ones.
    return call.template.startswith(("/interactions/", "/webhooks/{webhook_id}/{token}")) or call.path == "/gateway"


def check_body(call: Call) -> None:
    """Hold a call's body to Discord's description. Raises `ApiError`."""
    check = operation(call.method, call.template)
    if check is not None:
        problems = Problems()
        check({} if call.json is None else call.json, problems, ())
        problems.raise_if_any()


def world_route(api: Api, call: Call) -> tuple[int, Any]:
    """Handle a call with simcord alone."""
    answer = api.run(call)
    return (204, None) if answer is None else (success(call.method, call.template), answer)


def _join_attachments(body: dict[str, Any], files: list[tuple[int, Upload]]) -> None:
    """Apply names and alt texts of `attachments`, whose ids are the numbers of the parts, to the uploads."""
    listed = body.get("attachments")
    if not isinstance(listed, list):
        return
    places = {str(number): place for place, (number, _) in enumerate(files)}
    for item in listed:
        place = places.get(str(item.get("id"))) if isinstance(item, dict) else None
        if place is None:
            continue
        item["id"] = str(place)
        upload = files[place][1]
        if isinstance(item.get("description"), str):
            upload.description = item["description"]
        if isinstance(item.get("filename"), str) and item["filename"]:
            upload.filename = item["filename"]


def _rewrite_references(node: Any) -> None:
    """Write `attachment://name` as the file is called now, wherever components and embeds point to one."""
    if isinstance(node, list):
        for item in node:
            _rewrite_references(item)
    elif isinstance(node, dict):
        for name, value in node.items():
            if name in ("url", "icon_url") and isinstance(value, str) and value.startswith(_ATTACHMENT):
                node[name] = _ATTACHMENT + rewritten(value.removeprefix(_ATTACHMENT))
            else:
                _rewrite_references(value)


def _parts(form: bytes, boundary: str) -> Iterator[tuple[str, str, bytes]]:
    """Name, file name (empty for a field) and content of each part of a form."""
    try:
        with PushMultipartParser(boundary, content_length=len(form)) as parser:
            part = None
            chunks: list[bytes] = []
            for event in parser.parse(form):
                if isinstance(event, MultipartSegment):
                    part, chunks = event, []
                elif event:
                    chunks.append(bytes(event))
                elif part is not None:
                    yield part.name, part.filename or "", b"".join(chunks)
    except (MultipartError, ValueError, LookupError):
        raise ApiError(400, ErrorCode.INVALID_JSON, "The request body contains invalid form data.") from None


def _json(raw: bytes) -> Any:
    try:
        body = msgspec.json.decode(raw)
    except msgspec.DecodeError:
        raise ApiError(400, ErrorCode.INVALID_JSON, "The request body contains invalid JSON.") from None
    if _ATTACHMENT.encode() in raw:
        _rewrite_references(body)
    return body


_JSON = {"Content-Type": "application/json"}
