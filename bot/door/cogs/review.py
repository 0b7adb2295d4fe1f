"""``/review``: a finished game looked back on, privately."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.door.client import Sleepover
from bot.door.cogs import suggested
from bot.ground.translator import text
from bot.past.archive import Archive
from bot.past.reviews import Reviews
from bot.playing.reception import Reception


class ReviewCog(commands.Cog):
    """What was luck, and what was not."""

    def __init__(self, reception: Reception, archive: Archive, reviews: Reviews) -> None:
        self._reception = reception
        self._archive = archive
        self._reviews = reviews

    @app_commands.command(name=text("command-review"), description=text("command-review.description"))
    @app_commands.rename(number=text("option-review-id"))
    @app_commands.describe(number=text("option-review-id.description"))
    async def review(self, interaction: discord.Interaction[Sleepover], number: str) -> None:
        """Look back on a game."""
        async with self._reception.answering(interaction, private=True) as answer:
            live = await self._archive.find(interaction, number)
            await self._reviews.begin(answer, live.id)

    @review.autocomplete("number")
    async def _number(
        self, interaction: discord.Interaction[Sleepover], current: str
    ) -> list[app_commands.Choice[str]]:
        return await suggested(self._archive.suggest(interaction, current))


async def setup(bot: Sleepover) -> None:
    """Called by discord.py."""
    await bot.add_cog(ReviewCog(bot.house.reception, bot.house.archive, bot.house.reviews))
