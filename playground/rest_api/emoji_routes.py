"""Routes of an application's own emojis. Unlike simcord's they keep the pictures, which the page shows."""

from __future__ import annotations

import base64
import binascii
import re
from typing import Any

from bot.core.discord_errors import ErrorCode
from playground.errors import ApiError, Problems, refusal
from playground.rest_api.api import Api, Call, route
from playground.world.model import GuildEmoji, World, serializers

_EMOJIS = "/applications/{application_id}/emojis"
_EMOJI = _EMOJIS + "/{emoji_id}"
MOST = 2000
LARGEST = 256 * 1024
"""Bytes of a picture."""
_NAME = re.compile(r"[A-Za-z0-9_]{2,32}")
_DATA = re.compile(r"data:image/(?:png|jpeg|gif|webp|avif);base64,(.*)", re.DOTALL)


def _json(api: Api, emoji: GuildEmoji) -> dict[str, Any]:
    return serializers.guild_emoji_payload(api.world, emoji)


def _keep(api: Api, emoji_id: int) -> None:
    gone = emoji_id not in api.world.application_emojis
    if gone:
        api.world.emoji_pictures.pop(emoji_id, None)
    for note in api.world.on_changed:
        note("emoji", emoji_id, gone)


def known(world: World) -> frozenset[str]:
    """Return the ids of all custom emojis: of the guilds and of the application."""
    of_guilds = (emoji_id for guild in world.guilds.values() for emoji_id in guild.emojis)
    return frozenset(map(str, (*of_guilds, *world.application_emojis)))


def _name(api: Api, body: dict[str, Any], problems: Problems, besides: int | None = None) -> str:
    name = body.get("name")
    if not _NAME.fullmatch(str(name)):
        problems.add(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
    taken = (emoji for emoji in api.world.application_emojis.values() if emoji.id != besides)
    if any(emoji.name == name for emoji in taken):
        problems.add(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "This emoji name is already taken.")
    return str(name)


@route("GET", _EMOJIS)
def list_emojis(api: Api, call: Call) -> tuple[int, Any]:
    """All emojis of the application."""
    api.check_application(call)
    return 200, {"items": [_json(api, emoji) for emoji in api.world.application_emojis.values()]}


@route("POST", _EMOJIS)
def create_emoji(api: Api, call: Call) -> tuple[int, Any]:
    """Create an emoji with its picture; 30008 beyond 2,000, 50138 for a picture above 256 KiB."""
    api.check_application(call)
    body, problems = call.body(), Problems()
    name = _name(api, body, problems)
    written = _DATA.fullmatch(str(body.get("image") or ""))
    picture = b""
    try:
        picture = base64.b64decode(written[1], validate=True) if written else b""
    except binascii.Error:
        written = None
    if not written or not picture:
        problems.add(("image",), "BASE_TYPE_INVALID_IMAGE", "Invalid image data")
    problems.raise_if_any()
    if len(picture) > LARGEST:
        raise refusal(ErrorCode.EMOJI_TOO_LARGE)
    if len(api.world.application_emojis) >= MOST:
        raise ApiError(400, ErrorCode.TOO_MANY_EMOJIS, f"Maximum number of emojis reached ({MOST})")
    emoji = api.world.create_application_emoji(name)
    api.world.emoji_pictures[emoji.id] = picture
    _keep(api, emoji.id)
    return 201, _json(api, emoji)


@route("GET", _EMOJI)
def get_emoji(api: Api, call: Call) -> tuple[int, Any]:
    """One of them; 10014 if there is no such emoji."""
    api.check_application(call)
    return 200, _json(api, api.world.get_application_emoji(call.id("emoji_id")))


@route("PATCH", _EMOJI)
def edit_emoji(api: Api, call: Call) -> tuple[int, Any]:
    """Rename an emoji; the picture stays."""
    api.check_application(call)
    emoji = api.world.get_application_emoji(call.id("emoji_id"))
    if "name" in call.body():
        problems = Problems()
        name = _name(api, call.body(), problems, besides=emoji.id)
        problems.raise_if_any()
        emoji.name = name
        _keep(api, emoji.id)
    return 200, _json(api, emoji)


@route("DELETE", _EMOJI)
def delete_emoji(api: Api, call: Call) -> tuple[int, Any]:
    """Delete an emoji."""
    api.check_application(call)
    api.world.delete_application_emoji(call.id("emoji_id"))
    _keep(api, call.id("emoji_id"))
    return 204, None
