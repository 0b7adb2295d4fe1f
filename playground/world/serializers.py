"""simcord's serializers, made to give what Discord's description requires and simcord leaves out.

Everything that leaves simcord is made by these functions, also what stands within something else, so they are changed
in their module, once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from playground.world.notifications import with_allowed_mentions
from playground.world.payloads import copied

_LEFT_OUT: dict[str, dict[str, Any]] = {
    "user_payload": {"primary_guild": None},
    "member_payload": {"banner": None},
    "channel_payload": {"flags": 0},
    "thread_list_payload": {"has_more": False},
    "scheduled_event_payload": {"recurrence_rule": None, "guild_scheduled_event_exceptions": []},
    "guild_create_payload": {
        "icon_hash": None,
        "home_header": None,
        "nsfw": False,
        "nsfw_level": 0,
        "region": "deprecated",
        "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50,
        "safety_alerts_channel_id": None,
        "widget_enabled": False,
        "widget_channel_id": None,
        "hub_type": None,
        "lazy": True,
        "incidents_data": None,
    },
}
"""Fields that the description requires and simcord leaves out, by the function of simcord's that makes them."""
_INVITING = (
    *("id", "name", "splash", "banner", "description", "icon", "features", "verification_level", "vanity_url_code"),
    *("nsfw_level", "nsfw", "premium_subscription_count"),
)


def _completed(make: Callable[..., Any], left_out: Mapping[str, Any]) -> Callable[..., Any]:
    """Return the function with the fields added that its objects lack, and without meaningless ones.

    Those are a null nonce, and a reference without its type.
    """

    def complete(*args: Any, **kwargs: Any) -> Any:
        made = {**copied(left_out), **make(*args, **kwargs)}
        if made.get("nonce", ...) is None:
            del made["nonce"]
        if "message_reference" in made:
            made["message_reference"] = {"type": 0, **made["message_reference"]}
        return made

    return complete


def _pruned(make: Callable[..., dict[str, Any]]) -> Callable[..., dict[str, Any]]:
    """Return the function, without the null fields of the object that it makes."""
    return lambda *args, **kwargs: {k: v for k, v in make(*args, **kwargs).items() if v is not None}


def _inviting(module: Any) -> Callable[..., dict[str, Any]]:
    """Return the function for invitations, with their facts about the guild."""
    make = module.invite_payload

    def complete(world: Any, invite: Any, **options: Any) -> dict[str, Any]:
        guild = module.guild_create_payload(world, world.guilds[invite.guild_id])
        return {**make(world, invite, **options), "type": 0, "guild": {name: guild[name] for name in _INVITING}}

    return complete


def complete_serializers(module: Any) -> None:
    """Make the functions of `simcord.backend.serializers` complete; to be done once."""
    bent: dict[str, Callable[..., Any]] = {"invite_payload": _inviting(module)}
    module.message_payload = with_allowed_mentions(module.message_payload)
    for name in ("_poll_media", "audit_log_entry_payload"):
        bent[name] = _pruned(getattr(module, name))
    for name, left_out in {"message_payload": {}, **_LEFT_OUT}.items():
        bent[name] = _completed(getattr(module, name), left_out)
    for name, function in bent.items():
        setattr(module, name, function)
