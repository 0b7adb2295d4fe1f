"""In which language something is said that all see: the one that the server has settled on, or its own."""

from __future__ import annotations

from typing import Any

import discord

from bot.store.servers import ServerStore


async def of_all(store: ServerStore, interaction: discord.Interaction[Any]) -> str:
    """The locale of what everybody sees where this comes from; where that is no server, the locale of the person
    asking."""
    settled = "" if interaction.guild_id is None else (await store.server(interaction.guild_id)).language
    return settled or str(interaction.guild_locale or interaction.locale)
