"""``/review``: a finished game looked back on, privately."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Sleepover
from bot.panels.review import ReviewButton
from bot.translator import text


class ReviewCog(commands.Cog):
    """What was luck, and what was not."""

    def __init__(self, bot: Sleepover) -> None:
        self.bot = bot

    @app_commands.command(name=text("command-review"), description=text("command-review.description"))
    @app_commands.rename(number=text("option-review-id"))
    @app_commands.describe(number=text("option-review-id.description"))
    async def review(self, interaction: discord.Interaction[Sleepover], number: str) -> None:
        """Look back on a game."""
        async with self.bot.desk.answering(interaction, private=True) as answer:
            live = await self.bot.archive.find(interaction, number)
            await self.bot.reviews.show(answer, live.id)

    @review.autocomplete("number")
    async def _number(
        self, interaction: discord.Interaction[Sleepover], current: str
    ) -> list[app_commands.Choice[str]]:
        found = await self.bot.archive.suggest(interaction, current)
        return [app_commands.Choice(name=name, value=value) for name, value in found]


async def setup(bot: Sleepover) -> None:
    """Called by discord.py."""
    bot.answer_presses(ReviewButton)
    await bot.add_cog(ReviewCog(bot))
