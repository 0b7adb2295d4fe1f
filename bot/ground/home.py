"""Where an interaction comes from: a server that the bot is on, or somewhere that somebody took it along to."""

from __future__ import annotations

from typing import Any

import discord


def at_home(interaction: discord.Interaction[Any]) -> bool:
    """Whether it comes from a server that the bot is a member of. Elsewhere, in direct messages and wherever somebody
    uses it who has installed it for themselves, it knows nobody and answers privately."""
    guild = interaction.guild_id
    return guild is not None and (interaction.is_guild_integration() or interaction.client.get_guild(guild) is not None)
