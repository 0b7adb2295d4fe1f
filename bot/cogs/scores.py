"""``/profile``: from the stored results."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.catalogue import playable
from bot.client import Sleepover
from bot.names import for_chat, tidy
from bot.panels import frame
from bot.refusals import Refusal
from bot.translator import text
from bot.words import words


class Scores(commands.Cog):
    """What somebody has played and won."""

    def __init__(self, bot: Sleepover) -> None:
        self.bot = bot

    @app_commands.command(name=text("command-profile"), description=text("command-profile.description"))
    @app_commands.rename(player=text("option-profile-player"))
    @app_commands.describe(player=text("option-profile-player.description"))
    @app_commands.guild_only()
    async def profile(
        self, interaction: discord.Interaction[Sleepover], player: discord.Member | discord.User | None = None
    ) -> None:
        """Games and wins of a player on this server."""
        async with self.bot.desk.answering(interaction) as answer:
            if interaction.guild_id is None:
                raise Refusal("sorry-server-only")
            who = player or interaction.user
            locale = str(interaction.guild_locale or interaction.locale)
            speak = words(locale)
            name = for_chat([tidy(who.display_name, who.name)])[0]
            tallies = await self.bot.store.profile(who.id, guild=interaction.guild_id)
            lines = [
                speak("profile-line", game=words(locale, tally.game)("title"), wins=tally.wins, games=tally.games)
                for tally in tallies
                if tally.game in playable()
            ]
            text = "\n".join(lines) or speak("profile-empty", player=name)
            await answer.post(frame.card(speak("profile-title", player=name), text))


async def setup(bot: Sleepover) -> None:
    """Called by discord.py."""
    await bot.add_cog(Scores(bot))
