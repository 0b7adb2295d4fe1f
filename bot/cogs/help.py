"""``/help``: what to type first, the games, and where everything else is."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import SleepoverClient
from bot.cogs import usable_anywhere
from bot.i18n.command_translator import translatable
from bot.play.dispatcher import InteractionDispatcher
from bot.play.game_picker import GamePicker


class HelpCog(commands.Cog):
    """Cog of ``/help``."""

    def __init__(self, dispatcher: InteractionDispatcher, picker: GamePicker) -> None:
        self._dispatcher = dispatcher
        self._picker = picker

    @usable_anywhere
    @app_commands.command(name=translatable("command-help"), description=translatable("command-help.description"))
    async def help(self, interaction: discord.Interaction[SleepoverClient]) -> None:
        """Show the games, and where everything else is."""
        async with self._dispatcher.answering(interaction, private=True) as answer:
            await self._picker.show_help(answer)


async def setup(bot: SleepoverClient) -> None:
    """Add the cog; discord.py calls this."""
    await bot.add_cog(HelpCog(bot.services.dispatcher, bot.services.picker))
