"""Cogs of ``/profile`` and ``/leaderboard``.

``/profile`` shows a player's results, ``/leaderboard`` the strongest players.
"""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import SleepoverClient
from bot.cogs import usable_anywhere
from bot.cogs.play import game_choices
from bot.i18n.command_translator import translatable
from bot.profiles.leaderboard import LeaderboardPages
from bot.profiles.profile_page import ProfilePages
from bot.ratings.model import ALL_TIME, month, season
from bot.table.deadlines import now
from bot.ui.components.account_buttons import LeaderboardQuery

_HERE, _EVERYWHERE = "here", "everywhere"


class ProfileCog(commands.Cog):
    """Cog of ``/profile``: any player's profile, for any user on the same guild."""

    def __init__(self, pages: ProfilePages) -> None:
        self._pages = pages

    @usable_anywhere
    @app_commands.command(name=translatable("command-profile"), description=translatable("command-profile.description"))
    @app_commands.rename(
        player=translatable("option-profile-player"),
        game=translatable("option-profile-game"),
        scope=translatable("option-profile-scope"),
    )
    @app_commands.describe(
        player=translatable("option-profile-player.description"),
        game=translatable("option-profile-game.description"),
        scope=translatable("option-profile-scope.description"),
    )
    @app_commands.choices(
        scope=[
            app_commands.Choice(name=translatable("choice-profile-here"), value=_HERE),
            app_commands.Choice(name=translatable("choice-profile-everywhere"), value=_EVERYWHERE),
        ]
    )
    async def profile(
        self,
        interaction: discord.Interaction[SleepoverClient],
        player: discord.Member | discord.User | None = None,
        game: str | None = None,
        scope: str = _HERE,
    ) -> None:
        """Show a player's games, rating, streaks, rivals, luck and achievements."""
        await self._pages.show(interaction, player or interaction.user, game, everywhere=scope == _EVERYWHERE)

    @profile.autocomplete("game")
    async def _game(
        self, interaction: discord.Interaction[SleepoverClient], current: str
    ) -> list[app_commands.Choice[str]]:
        return game_choices(current, str(interaction.locale))


class LeaderboardCog(commands.Cog):
    """Cog of ``/leaderboard``: the strongest players."""

    def __init__(self, leaderboards: LeaderboardPages) -> None:
        self._leaderboards = leaderboards

    @app_commands.command(
        name=translatable("command-leaderboard"), description=translatable("command-leaderboard.description")
    )
    @app_commands.rename(
        game=translatable("option-leaderboard-game"),
        period=translatable("option-leaderboard-period"),
        scope=translatable("option-leaderboard-scope"),
    )
    @app_commands.describe(
        game=translatable("option-leaderboard-game.description"),
        period=translatable("option-leaderboard-period.description"),
        scope=translatable("option-leaderboard-scope.description"),
    )
    @app_commands.choices(
        period=[
            app_commands.Choice(name=translatable("choice-period-all"), value="all"),
            app_commands.Choice(name=translatable("choice-period-season"), value="season"),
            app_commands.Choice(name=translatable("choice-period-month"), value="month"),
        ],
        scope=[
            app_commands.Choice(name=translatable("choice-scope-here"), value="here"),
            app_commands.Choice(name=translatable("choice-scope-everywhere"), value="everywhere"),
        ],
    )
    @app_commands.guild_only()
    async def leaderboard(
        self,
        interaction: discord.Interaction[SleepoverClient],
        game: str | None = None,
        period: str = "all",
        scope: str = "here",
    ) -> None:
        """Show the strongest players, of this guild or everywhere."""
        time = now()
        key = {"season": season(time), "month": month(time)}.get(period, ALL_TIME)
        await self._leaderboards.show(interaction, LeaderboardQuery(scope == "everywhere", period=key), game)

    @leaderboard.autocomplete("game")
    async def _game(
        self, interaction: discord.Interaction[SleepoverClient], current: str
    ) -> list[app_commands.Choice[str]]:
        return game_choices(current, str(interaction.locale))


async def setup(bot: SleepoverClient) -> None:
    """Add the cogs; called by discord.py."""
    await bot.add_cog(ProfileCog(bot.services.profiles))
    await bot.add_cog(LeaderboardCog(bot.services.leaderboards))
