"""``/history``, ``/replay`` and ``/verify``: past games."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.door.client import Sleepover
from bot.door.cogs import anywhere, suggested
from bot.door.cogs.play import game_choices
from bot.ground.home import at_home
from bot.ground.translator import text
from bot.panels.catalogue import find
from bot.past.archive import Archive
from bot.playing.reception import Reception
from bot.table.names import tidy


class ArchiveCog(commands.Cog):
    """Past games."""

    def __init__(self, reception: Reception, archive: Archive) -> None:
        self._reception = reception
        self._archive = archive

    @anywhere
    @app_commands.command(name=text("command-history"), description=text("command-history.description"))
    @app_commands.rename(
        player=text("option-history-player"), game=text("option-history-game"), private=text("option-history-private")
    )
    @app_commands.describe(
        player=text("option-history-player.description"),
        game=text("option-history-game.description"),
        private=text("option-history-private.description"),
    )
    async def history(
        self,
        interaction: discord.Interaction[Sleepover],
        player: discord.Member | discord.User | None = None,
        game: str | None = None,
        private: bool = False,
    ) -> None:
        """Past games of a player."""
        private = _alone(interaction, private)
        async with self._reception.answering(interaction, private=private) as answer:
            name = None if game is None else find(game, str(interaction.locale))
            who = player or interaction.user
            await self._archive.history(answer, who.id, tidy(who.display_name, who.name), name, private=private)

    @history.autocomplete("game")
    async def _game(self, interaction: discord.Interaction[Sleepover], current: str) -> list[app_commands.Choice[str]]:
        return game_choices(current, str(interaction.locale))

    @app_commands.command(name=text("command-replay"), description=text("command-replay.description"))
    @app_commands.rename(number=text("option-replay-id"), private=text("option-replay-private"))
    @app_commands.describe(
        number=text("option-replay-id.description"), private=text("option-replay-private.description")
    )
    async def replay(self, interaction: discord.Interaction[Sleepover], number: str, private: bool = False) -> None:
        """A game played again."""
        private = _alone(interaction, private)
        async with self._reception.answering(interaction, private=private) as answer:
            await self._archive.animate(answer, await self._archive.find(interaction, number), private=private)

    @anywhere
    @app_commands.command(name=text("command-verify"), description=text("command-verify.description"))
    @app_commands.rename(number=text("option-verify-id"), private=text("option-verify-private"))
    @app_commands.describe(
        number=text("option-verify-id.description"), private=text("option-verify-private.description")
    )
    async def verify(self, interaction: discord.Interaction[Sleepover], number: str, private: bool = False) -> None:
        """The check of a game's dice and actions."""
        private = _alone(interaction, private)
        async with self._reception.answering(interaction, private=private) as answer:
            await self._archive.check(answer, await self._archive.find(interaction, number), private=private)

    @replay.autocomplete("number")
    @verify.autocomplete("number")
    async def _number(
        self, interaction: discord.Interaction[Sleepover], current: str
    ) -> list[app_commands.Choice[str]]:
        return await suggested(self._archive.suggest(interaction, current))


def _alone(interaction: discord.Interaction[Sleepover], private: bool) -> bool:
    """Whether the answer is for one person: they asked for that, or nobody else is there."""
    return private or not at_home(interaction)


async def setup(bot: Sleepover) -> None:
    """Called by discord.py."""
    await bot.add_cog(ArchiveCog(bot.house.reception, bot.house.archive))
