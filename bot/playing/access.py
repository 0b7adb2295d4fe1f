"""Who may look at a game that was played somewhere: those who played it, and those who can see that place."""

from __future__ import annotations

from typing import Any

import discord

from bot.playing.answer import LOST
from bot.store import Stored, people_of


async def may_look(interaction: discord.Interaction[Any], stored: Stored) -> bool:
    """Whether the person asking may look at that table's game."""
    if interaction.user.id in people_of(stored):
        return True
    return interaction.guild_id == stored.guild and await can_view(interaction, stored.channel)


async def can_view(interaction: discord.Interaction[Any], channel: int) -> bool:
    """Whether the person asking can see that channel or thread of this server."""
    if interaction.channel_id == channel:
        return True
    place = await _place(interaction, channel)
    member = interaction.user
    if place is None or not isinstance(member, discord.Member):
        return False
    found, around = place
    may = around.permissions_for(member)
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
    place = await _place(interaction, channel)
    if place is None or (isinstance(place[0], discord.Thread) and place[0].is_private()):
        return False
    return place[1].permissions_for(place[1].guild.default_role).view_channel


async def _place(
    interaction: discord.Interaction[Any], channel: int
) -> tuple[discord.abc.GuildChannel | discord.Thread, discord.abc.GuildChannel] | None:
    """The channel or thread, and the channel whose permissions count there: a thread's are those of the channel it is
    in. None if it is not there.

    What this process does not know of the server (an archived thread, or all of it, as long as Discord has not told),
    it asks Discord.
    """
    guild = interaction.guild
    if guild is None:
        return None
    try:
        if guild.get_role(guild.id) is None:
            # Its roles decide who sees what.
            guild = await interaction.client.fetch_guild(guild.id, with_counts=False)
        found = guild.get_channel_or_thread(channel) or await guild.fetch_channel(channel)
        if not isinstance(found, discord.Thread):
            return found, found
        around = found.parent or await guild.fetch_channel(found.parent_id)
    except (*LOST, discord.InvalidData):
        return None
    return None if isinstance(around, discord.Thread) else (found, around)
