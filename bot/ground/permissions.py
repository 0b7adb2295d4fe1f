"""What the bot must be allowed to do where it keeps a table."""

from __future__ import annotations

from typing import Any

import discord

from bot.ground.refusals import Refusal
from bot.words import words

NEEDED = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")
"""What the bot must be allowed to do in a channel to keep a table there."""


SCOPES = ("bot", "applications.commands")
"""What an invitation asks for, as Discord calls it."""


def wanted(*, threads: bool) -> discord.Permissions:
    """The permissions to ask for when the bot is invited; ``threads``: also to keep tables in threads."""
    return discord.Permissions(**dict.fromkeys(NEEDED, True), send_messages_in_threads=threads)


def invitation(application: int, *, threads: bool) -> str:
    """The address at which somebody invites the bot of that application to a server."""
    return discord.utils.oauth_url(application, permissions=wanted(threads=threads), scopes=SCOPES)


def missing(interaction: discord.Interaction[Any]) -> str:
    """What it may not do in the channel of this interaction but must, as Discord's settings call it; empty if all is
    well."""
    needed = list(NEEDED)
    if isinstance(interaction.channel, discord.Thread):
        needed[needed.index("send_messages")] = "send_messages_in_threads"
    speak = words(str(interaction.locale))
    lacking = [name for name in needed if not getattr(interaction.app_permissions, name)]
    return speak.join([speak(f"permission-{name}") for name in lacking]) if lacking else ""


def must_be_allowed(interaction: discord.Interaction[Any]) -> None:
    """Raise the ``Refusal`` that names what is missing, if there is something, or if this is no server."""
    if interaction.guild_id is None:
        raise Refusal("sorry-server-only")
    lacking = missing(interaction)
    if lacking:
        raise Refusal("sorry-permissions", permissions=lacking)
