"""Permissions that the bot needs in a channel with a table, and the origin of an interaction.

The origin is a guild that the bot is a member of, or a place where a user uses their own installation.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.core.errors import UserError
from bot.i18n import Localizer, localizer

NEEDED = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")
"""Permissions that the bot needs in a channel to keep a table there."""


MAKING = "create_public_threads"
"""The further permission that it needs to make a thread for a table."""

PRIVATE = "create_private_threads"
"""The further permission that it needs to make a private thread for a table."""

EVENTS = "create_events"
"""The further permission in a guild that it needs to create scheduled events. Game nights work without."""

SCOPES = ("bot", "applications.commands")
"""The scopes of an invitation, as Discord calls them."""


def invite_permissions(*, threads: bool, events: bool) -> discord.Permissions:
    """Return the permissions to ask for when the bot is invited.

    ``threads``: also to keep tables in threads; ``events``: also to create scheduled events.
    """
    more = {"send_messages_in_threads": threads, MAKING: threads, EVENTS: events}
    return discord.Permissions(**dict.fromkeys(NEEDED, True), **more)


def invite_url(application: int, *, threads: bool, events: bool) -> str:
    """Return the URL for inviting the bot of that application to a guild."""
    return discord.utils.oauth_url(
        application, permissions=invite_permissions(threads=threads, events=events), scopes=SCOPES
    )


def missing_for_table(
    allowed: discord.Permissions,
    *,
    thread: bool = False,
    threads: bool = False,
    making: bool = False,
    private: bool = False,
) -> list[str]:
    """Return the permissions missing from ``allowed`` to keep a table in a channel.

    ``thread``: in a thread instead; ``threads``: in both; ``making``: in a thread that the bot makes for it;
    ``private``: in a private one.
    """
    needed = [name for name in NEEDED if not (thread and name == "send_messages")]
    if thread or threads:
        needed.append("send_messages_in_threads")
    if threads or making:
        needed.append(MAKING)
    if private:
        needed.append(PRIVATE)
    return [name for name in needed if not getattr(allowed, name)]


def permission_names(permissions: Sequence[str], speak: Localizer) -> str:
    """Return those permissions under the names in Discord's settings."""
    return speak.format_list([speak(f"permission-{name}") for name in permissions])


def missing_here(interaction: discord.Interaction[Any]) -> str:
    """Return the permissions that the bot lacks in the interaction's channel; empty if none.

    They have the names in Discord's settings.
    """
    found = missing_for_table(interaction.app_permissions, thread=isinstance(interaction.channel, discord.Thread))
    return permission_names(found, localizer(str(interaction.locale))) if found else ""


def require_permissions(interaction: discord.Interaction[Any]) -> None:
    """Raise the ``UserError`` that names what is missing, if there is something, or if this is no server."""
    if interaction.guild_id is None:
        raise UserError("sorry-server-only")
    lacking = missing_here(interaction)
    if lacking:
        raise UserError("sorry-permissions", permissions=lacking)


def is_member_guild(interaction: discord.Interaction[Any]) -> bool:
    """Return whether the interaction comes from a guild that the bot is a member of.

    Elsewhere, in direct messages and wherever a user has installed the bot for themselves, it knows no other
    users and answers privately.
    """
    guild = interaction.guild_id
    return guild is not None and (interaction.is_guild_integration() or interaction.client.get_guild(guild) is not None)
