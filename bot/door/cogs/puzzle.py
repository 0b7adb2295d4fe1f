"""``/puzzle``: find the best move."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.door.client import Sleepover
from bot.door.cogs import anywhere
from bot.ground.translator import text
from bot.past.puzzling import Puzzles


class Puzzle(commands.Cog):
    """Find the best move."""

    def __init__(self, puzzles: Puzzles) -> None:
        self._puzzles = puzzles

    @anywhere
    @app_commands.command(name=text("command-puzzle"), description=text("command-puzzle.description"))
    async def puzzle(self, interaction: discord.Interaction[Sleepover]) -> None:
        """The puzzle of the day."""
        await self._puzzles.present(interaction)


async def setup(bot: Sleepover) -> None:
    """Called by discord.py."""
    await bot.add_cog(Puzzle(bot.house.puzzles))
