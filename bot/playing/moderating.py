"""Who may do something with what others have begun."""

from __future__ import annotations

from typing import Any

import discord

from bot.store import Store


async def moderates(store: Store, interaction: discord.Interaction[Any], guild: int) -> str | None:
    """None if the person acting may end others' games in that server; else who may, besides the host: the role that
    the server has chosen, or nothing."""
    may = interaction.permissions
    if may.manage_guild:
        return None
    role = (await store.server(guild)).moderators
    if role is None or interaction.guild is None or interaction.guild.get_role(role) is None:
        return None if may.manage_messages else ""
    member = interaction.user
    return None if isinstance(member, discord.Member) and member.get_role(role) else f"<@&{role}>"
