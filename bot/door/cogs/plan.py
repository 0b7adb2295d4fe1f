"""``/plan``: deciding now what one does when it comes to one."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.door.client import Sleepover
from bot.ground.translator import text
from bot.playing.plans import Plans
from bot.playing.reception import Reception
from bot.playing.usher import Usher
from bot.table.tables import Tables


class PlanCog(commands.Cog):
    """Your plan at the table in this channel."""

    def __init__(self, reception: Reception, usher: Usher, tables: Tables, plans: Plans) -> None:
        self._reception = reception
        self._usher = usher
        self._tables = tables
        self._plans = plans

    @app_commands.command(name=text("command-plan"), description=text("command-plan.description"))
    @app_commands.guild_only()
    async def plan(self, interaction: discord.Interaction[Sleepover]) -> None:
        """What you have planned here, and what you could."""
        async with self._reception.answering(interaction, private=True) as answer:
            await self._plans.show(answer, await self._tables.get(await self._usher.find(interaction)))


async def setup(bot: Sleepover) -> None:
    """Called by discord.py."""
    house = bot.house
    await bot.add_cog(PlanCog(house.reception, house.usher, house.tables, house.plans))
