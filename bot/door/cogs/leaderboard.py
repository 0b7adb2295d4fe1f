"""``/leaderboard``: who is how strong."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.door.client import Sleepover
from bot.door.cogs.play import game_choices
from bot.ground.rating import ALL_TIME, month, season
from bot.ground.translator import text
from bot.panels.leaderboard import Asked
from bot.scores.leaderboards import Leaderboards
from bot.table.waiting import now


class Leaderboard(commands.Cog):
    """Who is how strong."""

    def __init__(self, leaderboards: Leaderboards) -> None:
        self._leaderboards = leaderboards

    @app_commands.command(name=text("command-leaderboard"), description=text("command-leaderboard.description"))
    @app_commands.rename(
        game=text("option-leaderboard-game"),
        period=text("option-leaderboard-period"),
        scope=text("option-leaderboard-scope"),
    )
    @app_commands.describe(
        game=text("option-leaderboard-game.description"),
        period=text("option-leaderboard-period.description"),
        scope=text("option-leaderboard-scope.description"),
    )
    @app_commands.choices(
        period=[
            app_commands.Choice(name=text("choice-period-all"), value="all"),
            app_commands.Choice(name=text("choice-period-season"), value="season"),
            app_commands.Choice(name=text("choice-period-month"), value="month"),
        ],
        scope=[
            app_commands.Choice(name=text("choice-scope-here"), value="here"),
            app_commands.Choice(name=text("choice-scope-everywhere"), value="everywhere"),
        ],
    )
    @app_commands.guild_only()
    async def leaderboard(
        self,
        interaction: discord.Interaction[Sleepover],
        game: str | None = None,
        period: str = "all",
        scope: str = "here",
    ) -> None:
        """The strongest, here or everywhere."""
        time = now()
        key = {"season": season(time), "month": month(time)}.get(period, ALL_TIME)
        await self._leaderboards.present(interaction, Asked(scope == "everywhere", period=key), game)

    @leaderboard.autocomplete("game")
    async def _game(self, interaction: discord.Interaction[Sleepover], current: str) -> list[app_commands.Choice[str]]:
        return game_choices(current, str(interaction.locale))


async def setup(bot: Sleepover) -> None:
    """Called by discord.py."""
    await bot.add_cog(Leaderboard(bot.house.leaderboards))
