"""Users whom a message notifies: those whom ``allowed_mentions`` allows, and the readers of a direct message."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

_LOADING = 1 << 7
_SILENT = 1 << 12


def notified_users(world: Any, message: Any) -> list[int]:
    """Return whom a new message notifies. An edit notifies nobody, and neither does a private answer."""
    if message.is_ephemeral or message.flags & (_SILENT | _LOADING):
        return []
    channel = world.get_channel(message.channel_id)
    users = message.ping_user_ids if channel.guild_id is not None else channel.recipient_ids
    return [user for user in users if user != message.author_id and world.may_see(channel.id, user)]


def with_allowed_mentions(make: Callable[..., dict[str, Any]]) -> Callable[..., dict[str, Any]]:
    """Return the function for messages, with ``mentions`` of those alone whom the message may notify, as Discord has
    it; simcord has all who are named."""

    def complete(world: Any, message: Any, **options: Any) -> dict[str, Any]:
        made = make(world, message, **options)
        if message.system_metadata is None:
            users, roles = set(map(str, message.ping_user_ids)), set(map(str, message.ping_role_ids))
            made["mentions"] = [user for user in made["mentions"] if user["id"] in users]
            made["mention_roles"] = [role for role in made["mention_roles"] if role in roles]
        return made

    return complete
