"""``/turns``: where it is one's turn, on all servers."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.door.client import Sleepover
from bot.door.cogs import anywhere
from bot.ground.translator import text
from bot.panels import privacy
from bot.playing.reception import Reception
from bot.store import Store


class Turns(commands.Cog):
    """Where somebody is awaited."""

    def __init__(self, reception: Reception, store: Store) -> None:
        self._reception = reception
        self._store = store

    @anywhere
    @app_commands.command(name=text("command-turns"), description=text("command-turns.description"))
    async def turns(self, interaction: discord.Interaction[Sleepover]) -> None:
        """Where it is your turn."""
        async with self._reception.answering(interaction, private=True) as answer:
            appointments = await self._store.appointments(interaction.user.id)
            await answer.whisper(privacy.turns(appointments, str(interaction.locale)))


async def setup(bot: Sleepover) -> None:
    """Called by discord.py."""
    await bot.add_cog(Turns(bot.house.reception, bot.house.store))
