"""``/settings``: what a server settles for itself."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.door.client import Sleepover
from bot.ground.translator import text
from bot.people.servers import Servers
from bot.playing.reception import Reception


class Settings(commands.Cog):
    """What holds on a server."""

    def __init__(self, reception: Reception, servers: Servers) -> None:
        self._reception = reception
        self._servers = servers

    @app_commands.command(name=text("command-settings"), description=text("command-settings.description"))
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def settings(self, interaction: discord.Interaction[Sleepover]) -> None:
        """Show what holds, to be changed."""
        async with self._reception.answering(interaction, private=True) as answer:
            await self._servers.show(answer)


async def setup(bot: Sleepover) -> None:
    """Called by discord.py."""
    await bot.add_cog(Settings(bot.house.reception, bot.house.servers))
