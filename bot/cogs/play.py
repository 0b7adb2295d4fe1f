"""``/play`` and ``/rules``: opening a table, and learning what is played there."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot import house_rules
from bot.catalogue import playable
from bot.client import Sleepover
from bot.refusals import Refusal
from bot.translator import text
from bot.words import words


class Play(commands.Cog):
    """Opening a table."""

    def __init__(self, bot: Sleepover) -> None:
        self.bot = bot

    @app_commands.command(name=text("command-play"), description=text("command-play.description"))
    @app_commands.rename(game=text("option-play-game"), rules=text("option-play-house_rules"))
    @app_commands.describe(game=text("option-play-game.description"), rules=text("option-play-house_rules.description"))
    @app_commands.guild_only()
    async def play(
        self,
        interaction: discord.Interaction[Sleepover],
        game: str,
        rules: app_commands.Range[str, 0, 200] = "",
    ) -> None:
        """Open a table here."""
        async with self.bot.desk.answering(interaction) as answer:
            must_know(game)
            options = house_rules.parse(game, rules, str(interaction.locale))
            await self.bot.desk.lobby.open(answer, game, options, host=interaction.user.id)

    @play.autocomplete("rules")
    async def _rules(self, interaction: discord.Interaction[Sleepover], current: str) -> list[app_commands.Choice[str]]:
        game = getattr(interaction.namespace, str(text("option-play-game")), None)
        found = house_rules.suggest(str(game), current, str(interaction.locale)) if game in playable() else []
        return [app_commands.Choice(name=name[:100], value=value[:100]) for name, value in found[:25]]

    @app_commands.command(name=text("command-rules"), description=text("command-rules.description"))
    @app_commands.rename(game=text("option-rules-game"))
    @app_commands.describe(game=text("option-rules-game.description"))
    async def rules(self, interaction: discord.Interaction[Sleepover], game: str) -> None:
        """The rules in a minute."""
        async with self.bot.desk.answering(interaction) as answer:
            must_know(game)
            await answer.whisper(await self.bot.desk.pages.page(game, 1, str(interaction.locale)))

    @play.autocomplete("game")
    @rules.autocomplete("game")
    async def _game(self, interaction: discord.Interaction[Sleepover], current: str) -> list[app_commands.Choice[str]]:
        return game_choices(current, str(interaction.locale))


def game_choices(current: str, locale: str) -> list[app_commands.Choice[str]]:
    """The games whose name or title has ``current`` in it, under their titles in that language."""
    titled = ((words(locale, game)("title"), game) for game in playable())
    sought = current.casefold()
    return [
        app_commands.Choice(name=title, value=game)
        for title, game in titled
        if sought in title.casefold() or sought in game
    ][:25]


def must_know(game: str) -> None:
    """Raise the ``Refusal`` that lists the games, if there is none of that name."""
    if game not in playable():
        raise Refusal("sorry-no-game", game=game[:80], games=", ".join(playable()))


async def setup(bot: Sleepover) -> None:
    """Called by discord.py."""
    await bot.add_cog(Play(bot))
