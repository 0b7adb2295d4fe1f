"""``/settings``: what a server settles for itself."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.accounts.guild_settings import GuildSettingsPanel
from bot.app.client import SleepoverClient
from bot.i18n.command_translator import translatable
from bot.play.dispatcher import InteractionDispatcher


class SettingsCog(commands.Cog):
    """Cog of ``/settings``: the settings of a guild."""

    def __init__(self, dispatcher: InteractionDispatcher, guild_settings: GuildSettingsPanel) -> None:
        self._dispatcher = dispatcher
        self._guild_settings = guild_settings

    @app_commands.command(
        name=translatable("command-settings"), description=translatable("command-settings.description")
    )
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def settings(self, interaction: discord.Interaction[SleepoverClient]) -> None:
        """Show what holds, to be changed."""
        async with self._dispatcher.answering(interaction, private=True) as answer:
            await self._guild_settings.show(answer)


async def setup(bot: SleepoverClient) -> None:
    """Add the cog; discord.py calls this."""
    await bot.add_cog(SettingsCog(bot.services.dispatcher, bot.services.guild_settings))
