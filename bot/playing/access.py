"""Who may look at a game that was played somewhere: those who played it, and those who can see that place."""

from __future__ import annotations

from typing import Any

import discord

from bot.playing.answer import LOST
from bot.store import Stored


async def may_look(interaction: discord.Interaction[Any], stored: Stored) -> bool:
    """Whether whoever is asking may look at that table's game."""
    if any(sitting.user == interaction.user.id for sitting in stored.seats):
        return True
    return interaction.guild_id == stored.guild and await can_view(interaction, stored.channel)


async def can_view(interaction: discord.Interaction[Any], channel: int) -> bool:
    """Whether whoever is asking can see that channel or thread of this server."""
    if interaction.channel_id == channel:
        return True
    found = await _channel(interaction, channel)
    member = interaction.user
    if found is None or not isinstance(member, discord.Member):
        return False
    may = found.permissions_for(member)
    if isinstance(found, discord.Thread) and found.is_private() and not may.manage_threads:
        try:
            await found.fetch_member(member.id)
        except LOST:
            return False
    return may.view_channel


async def all_can_view(interaction: discord.Interaction[Any], stored: Stored) -> bool:
    """Whether what happened at that table may be shown to all who are where the question was asked: it was played
    there, or in a channel of this server that everybody sees."""
    if interaction.channel_id == stored.channel:
        return True
    return interaction.guild_id == stored.guild and await everybody_views(interaction, stored.channel)


async def everybody_views(interaction: discord.Interaction[Any], channel: int) -> bool:
    """Whether everybody on this server can see that channel or thread."""
    found = await _channel(interaction, channel)
    if found is None or (isinstance(found, discord.Thread) and found.is_private()):
        return False
    return found.permissions_for(found.guild.default_role).view_channel


async def _channel(
    interaction: discord.Interaction[Any], channel: int
) -> discord.abc.GuildChannel | discord.Thread | None:
    """The channel or thread, asked of Discord if it is not known (an archived thread); None if it is not there."""
    guild = interaction.guild
    if guild is None:
        return None
    found = guild.get_channel_or_thread(channel)
    if found is None:
        try:
            found = await guild.fetch_channel(channel)
        except (*LOST, discord.InvalidData):
            return None
    # A thread's permissions are those of the channel it is in.
    return None if isinstance(found, discord.Thread) and found.parent is None else found
