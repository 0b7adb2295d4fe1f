"""``/profile``: what somebody's games came to."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.door.client import Sleepover
from bot.door.cogs import anywhere
from bot.door.cogs.play import game_choices
from bot.ground.translator import text
from bot.scores.profile_pages import ProfilePages

_HERE, _EVERYWHERE = "here", "everywhere"


class Profiles(commands.Cog):
    """Anybody's profile, for anybody on the same server."""

    def __init__(self, pages: ProfilePages) -> None:
        self._pages = pages

    @anywhere
    @app_commands.command(name=text("command-profile"), description=text("command-profile.description"))
    @app_commands.rename(
        player=text("option-profile-player"), game=text("option-profile-game"), scope=text("option-profile-scope")
    )
    @app_commands.describe(
        player=text("option-profile-player.description"),
        game=text("option-profile-game.description"),
        scope=text("option-profile-scope.description"),
    )
    @app_commands.choices(
        scope=[
            app_commands.Choice(name=text("choice-profile-here"), value=_HERE),
            app_commands.Choice(name=text("choice-profile-everywhere"), value=_EVERYWHERE),
        ]
    )
    async def profile(
        self,
        interaction: discord.Interaction[Sleepover],
        player: discord.Member | discord.User | None = None,
        game: str | None = None,
        scope: str = _HERE,
    ) -> None:
        """A player's games, rating, streaks, rivals, luck and achievements."""
        await self._pages.present(interaction, player or interaction.user, game, everywhere=scope == _EVERYWHERE)

    @profile.autocomplete("game")
    async def _game(self, interaction: discord.Interaction[Sleepover], current: str) -> list[app_commands.Choice[str]]:
        return game_choices(current, str(interaction.locale))


async def setup(bot: Sleepover) -> None:
    """Called by discord.py."""
    await bot.add_cog(Profiles(bot.house.profiles))
