"""Routes of the REST API that the world lacks, or carries out less strictly than Discord: who the bot is, commands."""

from __future__ import annotations

from typing import Any

from bot.core.discord_errors import ErrorCode
from playground.errors import refusal
from playground.limits.command_limits import check_command, check_commands
from playground.rest_api import emoji_routes as _emoji_routes  # noqa: F401  (registers its routes)
from playground.rest_api import event_routes as _event_routes  # noqa: F401  (registers its routes)
from playground.rest_api import message_routes as _message_routes  # noqa: F401  (registers its routes)
from playground.rest_api import thread_routes as _thread_routes  # noqa: F401  (registers its routes)
from playground.rest_api.api import Api, Call, route

_COMMANDS = "/applications/{application_id}/commands"
_GUILD_COMMANDS = "/applications/{application_id}/guilds/{guild_id}/commands"


# ---------------------------------------------------------------------- who and where


@route("GET", "/gateway")
def gateway(api: Api, _call: Call) -> tuple[int, Any]:
    """Return the gateway's URL."""
    return 200, {"url": api.gateway_url}


@route("GET", "/gateway/bot")
def gateway_bot(api: Api, _call: Call) -> tuple[int, Any]:
    """Return the gateway's URL, the number of shards, and the session start limit."""
    assert api.starts is not None
    shards = api.starts.needs(len(api.world.homes))
    return 200, {"url": api.gateway_url, "shards": shards, "session_start_limit": api.starts.json()}


def _application(api: Api) -> dict[str, Any]:
    world = api.world
    owner = next(iter(api.people.by_id), world.bot_user.id)
    bot = world.user_json(world.bot_user.id)
    # Fields that Discord leaves out when they are not set (install_params and the like) have to be left out: discord.js
    # checks.
    return {
        "id": str(world.application_id),
        "name": world.bot_user.name,
        "icon": None,
        "description": "",
        "summary": "",
        "type": None,
        "bot": bot,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": f"{world.application_id:064x}",
        "owner": world.user_json(owner),
        "team": None,
        "flags": 1 << 23,
        "flags_new": str(1 << 23),
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
        "hook": True,
        "is_monetized": False,
        "is_verified": False,
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "approximate_guild_count": len(world.homes),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "integration_types_config": {"0": {}},
        "tags": [],
    }


@route("GET", "/applications/@me")
@route("GET", "/oauth2/applications/@me")
@route("PATCH", "/applications/@me")
def application(api: Api, _call: Call) -> tuple[int, Any]:
    """Return the application; changes to it are accepted and not stored."""
    return 200, _application(api)


@route("GET", "/oauth2/@me")
def authorization(api: Api, _call: Call) -> tuple[int, Any]:
    """Return the application and user of this token."""
    user = api.world.user_json(api.world.bot_user.id)
    return 200, {
        "application": _application(api),
        "scopes": ["bot"],
        "expires": api.world.iso_after(604_800),
        "user": user,
    }


@route("GET", "/guilds/{guild_id}")
def guild(api: Api, call: Call) -> tuple[int, Any]:
    """Return a guild without its gateway-only fields."""
    found = api.guild(call)
    payload = api.world.guild_json(found)
    for name in ("members", "channels", "threads", "presences", "voice_states", "stage_instances"):
        payload.pop(name)
    if call.params.get("with_counts") == "true":
        payload["approximate_member_count"] = payload["approximate_presence_count"] = len(found.members)
    return 200, payload


@route("GET", "/guilds/{guild_id}/vanity-url")
def vanity_url(api: Api, call: Call) -> tuple[int, Any]:
    """Return a guild's own address, if it has one."""
    return 200, {"uses": 0, **api.run(call)}


@route("GET", "/users/@me/guilds")
def my_guilds(api: Api, call: Call) -> tuple[int, Any]:
    """Return the guilds that the bot is in, a page of them: those ``after`` an id, or the last ones ``before`` one."""
    world, limit = api.world, call.limit(200, 200)
    after, before = call.place("after", 0), call.place("before", 1 << 64)
    found = sorted((guild for guild in world.homes if after < guild.id < before), key=lambda guild: guild.id)
    return 200, [
        {
            "id": str(guild.id),
            "name": guild.name,
            "icon": None,
            "banner": None,
            "owner": False,
            "permissions": str(world.compute_permissions(guild.id, world.bot_user.id)),
            "features": [],
        }
        for guild in (found[-limit:] if "before" in call.params else found[:limit])
    ]


@route("GET", "/voice/regions")
def voice_regions(_api: Api, _call: Call) -> tuple[int, Any]:
    """Return no voice regions: there is no voice here."""
    return 200, []


@route("GET", "/sticker-packs")
def sticker_packs(_api: Api, _call: Call) -> tuple[int, Any]:
    """Return no sticker packs: there are no stickers here."""
    return 200, {"sticker_packs": []}


# ---------------------------------------------------------------------- commands


def _scope(api: Api, call: Call) -> int | None:
    api.check_application(call)
    if "guild_id" not in call.args:
        return None
    if call.id("guild_id") not in api.world.guilds or not api.world.bot_is_in(call.id("guild_id")):
        raise refusal(ErrorCode.MISSING_ACCESS)
    return call.id("guild_id")


def _find(api: Api, call: Call, scope: int | None) -> dict[str, Any]:
    for command in api.world.commands.get(scope, {}).values():
        if command["id"] == call.args["command_id"]:
            return command
    raise refusal(ErrorCode.UNKNOWN_COMMAND)


def _shown(command: dict[str, Any], call: Call) -> dict[str, Any]:
    # Lists leave the translations out unless they are asked for.
    if call.params.get("with_localizations") in ("true", "1", "True"):
        return command
    return {name: value for name, value in command.items() if not name.endswith("_localizations")}


@route("GET", _COMMANDS)
@route("GET", _GUILD_COMMANDS)
def list_commands(api: Api, call: Call) -> tuple[int, Any]:
    """Return the commands of a scope."""
    scope = _scope(api, call)
    return 200, [_shown(command, call) for command in api.world.commands.get(scope, {}).values()]


@route("PUT", _COMMANDS)
@route("PUT", _GUILD_COMMANDS)
def replace_commands(api: Api, call: Call) -> tuple[int, Any]:
    """Replace all commands of a scope."""
    scope = _scope(api, call)
    return 200, api.world.register_commands(scope, check_commands(call.json))


@route("POST", _COMMANDS)
@route("POST", _GUILD_COMMANDS)
def create_command(api: Api, call: Call) -> tuple[int, Any]:
    """Create a command, or replace the one of this name: 201 or 200."""
    scope = _scope(api, call)
    check_command(call.body())
    known = (call.body()["name"], call.body().get("type") or 1) in api.world.commands.get(scope, {})
    return (200 if known else 201), api.world.put_command(scope, call.body(), None)


@route("GET", _COMMANDS + "/{command_id}")
@route("GET", _GUILD_COMMANDS + "/{command_id}")
def get_command(api: Api, call: Call) -> tuple[int, Any]:
    """One command."""
    return 200, _find(api, call, _scope(api, call))


@route("PATCH", _COMMANDS + "/{command_id}")
@route("PATCH", _GUILD_COMMANDS + "/{command_id}")
def edit_command(api: Api, call: Call) -> tuple[int, Any]:
    """Change what is given of one command."""
    scope = _scope(api, call)
    old = _find(api, call, scope)
    body = {**old, **call.body(), "type": old["type"]}
    check_command(body)
    return 200, api.world.put_command(scope, body, old)


@route("DELETE", _COMMANDS + "/{command_id}")
@route("DELETE", _GUILD_COMMANDS + "/{command_id}")
def delete_command(api: Api, call: Call) -> tuple[int, Any]:
    """Delete a command."""
    scope = _scope(api, call)
    api.world.delete_command(scope, _find(api, call, scope))
    return 204, None


@route("GET", _GUILD_COMMANDS + "/permissions")
def command_permissions(api: Api, call: Call) -> tuple[int, Any]:
    """Return an empty list: command permissions are never changed here."""
    _scope(api, call)
    return 200, []
