"""``/leaderboard``: from the stored results."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.catalogue import find
from bot.client import Sleepover
from bot.cogs.play import game_choices
from bot.names import for_chat
from bot.panels import frame
from bot.refusals import Refusal
from bot.translator import text
from bot.words import words

_SHOWN = 20
"""Lines of a leaderboard."""


class Scores(commands.Cog):
    """Who has won what."""

    def __init__(self, bot: Sleepover) -> None:
        self.bot = bot

    @app_commands.command(name=text("command-leaderboard"), description=text("command-leaderboard.description"))
    @app_commands.rename(game=text("option-leaderboard-game"))
    @app_commands.describe(game=text("option-leaderboard-game.description"))
    @app_commands.guild_only()
    async def leaderboard(self, interaction: discord.Interaction[Sleepover], game: str | None = None) -> None:
        """Most wins on this server."""
        async with self.bot.desk.answering(interaction) as answer:
            if interaction.guild_id is None:
                raise Refusal("sorry-server-only")
            name = None if game is None else find(game, str(interaction.locale))
            locale = str(interaction.guild_locale or interaction.locale)
            speak = words(locale)
            standings = await self.bot.store.leaderboard(guild=interaction.guild_id, game=name, limit=_SHOWN, offset=0)
            lines = [
                speak(
                    "leaderboard-line",
                    place=standing.place,
                    player=for_chat([standing.name])[0],
                    wins=standing.wins,
                    games=standing.games,
                )
                for standing in standings
            ]
            title = speak("leaderboard-title", game=words(locale, name)("title") if name else "none")
            await answer.post(frame.card(title, "\n".join(lines) or speak("leaderboard-empty")))

    @leaderboard.autocomplete("game")
    async def _game(self, interaction: discord.Interaction[Sleepover], current: str) -> list[app_commands.Choice[str]]:
        return game_choices(current, str(interaction.locale))


async def setup(bot: Sleepover) -> None:
    """Called by discord.py."""
    await bot.add_cog(Scores(bot))
