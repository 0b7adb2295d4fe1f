"""``/me``: what the bot knows of the person who asks."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Sleepover
from bot.desk import personal
from bot.refusals import Refusal
from bot.translator import text


class Me(commands.GroupCog, group_name=text("command-me"), group_description=text("command-me.description")):
    """One's own settings."""

    def __init__(self, bot: Sleepover) -> None:
        self.bot = bot

    @app_commands.command(name=text("command-me-birthday"), description=text("command-me-birthday.description"))
    @app_commands.rename(day=text("option-me-birthday-day"), month=text("option-me-birthday-month"))
    @app_commands.describe(
        day=text("option-me-birthday-day.description"), month=text("option-me-birthday-month.description")
    )
    async def birthday(
        self,
        interaction: discord.Interaction[Sleepover],
        day: app_commands.Range[int, 1, 31] | None = None,
        month: app_commands.Range[int, 1, 12] | None = None,
    ) -> None:
        """Remember or forget a birthday; nobody else is told."""
        async with self.bot.desk.answering(interaction, private=True) as answer:
            speak = personal(answer)
            try:
                await self.bot.store.set_birthday(interaction.user.id, month, day)
            except ValueError:
                raise Refusal("sorry-birthday") from None
            if day is None or month is None:
                await answer.say(speak("done-birthday-forgotten"))
            else:
                await answer.say(speak("done-birthday", day=day, month=month))


async def setup(bot: Sleepover) -> None:
    """Called by discord.py."""
    await bot.add_cog(Me(bot))
