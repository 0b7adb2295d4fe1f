"""``/play`` and ``/rules``: opening a table, and learning what is played there."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.door.client import Sleepover
from bot.door.cogs import anywhere
from bot.ground.refusals import Refusal
from bot.ground.translator import text
from bot.panels import house_rules
from bot.panels.catalogue import find, titles
from bot.playing.lobby import Lobby
from bot.playing.reception import Reception
from bot.playing.rulespages import RulesPages
from bot.table.waiting import PACES


class Play(commands.Cog):
    """Opening a table."""

    def __init__(self, reception: Reception, lobby: Lobby, pages: RulesPages) -> None:
        self._reception = reception
        self._lobby = lobby
        self._pages = pages

    @app_commands.command(name=text("command-play"), description=text("command-play.description"))
    @app_commands.rename(
        game=text("option-play-game"),
        rules=text("option-play-house_rules"),
        clock=text("option-play-clock"),
        thread=text("option-play-thread"),
        rolls=text("option-play-roll_for_me"),
        plans=text("option-play-plan_ahead"),
    )
    @app_commands.describe(
        game=text("option-play-game.description"),
        rules=text("option-play-house_rules.description"),
        clock=text("option-play-clock.description"),
        thread=text("option-play-thread.description"),
        rolls=text("option-play-roll_for_me.description"),
        plans=text("option-play-plan_ahead.description"),
    )
    @app_commands.choices(clock=[app_commands.Choice(name=text(f"clock-{pace}"), value=pace) for pace in PACES])
    @app_commands.guild_only()
    async def play(
        self,
        interaction: discord.Interaction[Sleepover],
        game: str,
        rules: app_commands.Range[str, 0, 200] = "",
        clock: str | None = None,
        thread: bool = False,
        rolls: bool | None = None,
        plans: bool | None = None,
    ) -> None:
        """Open a table here."""
        async with self._reception.answering(interaction) as answer:
            locale = str(interaction.locale)
            name = find(game, locale)
            options = house_rules.parse(name, rules, locale)
            host = interaction.user.id
            live = await self._lobby.open(
                answer, name, options, host=host, pace=clock, thread=thread, rolls=rolls, plans=plans
            )
            if live is not None:
                await self._lobby.greet(answer, live)

    @play.autocomplete("rules")
    async def _rules(self, interaction: discord.Interaction[Sleepover], current: str) -> list[app_commands.Choice[str]]:
        game = getattr(interaction.namespace, str(text("option-play-game")), None)
        try:
            found = house_rules.suggest(find(str(game), str(interaction.locale)), current, str(interaction.locale))
        except Refusal:
            found = []
        return [app_commands.Choice(name=name[:100], value=value[:100]) for name, value in found[:25]]

    @anywhere
    @app_commands.command(name=text("command-rules"), description=text("command-rules.description"))
    @app_commands.rename(game=text("option-rules-game"))
    @app_commands.describe(game=text("option-rules-game.description"))
    async def rules(self, interaction: discord.Interaction[Sleepover], game: str) -> None:
        """The rules in a minute."""
        async with self._reception.answering(interaction, private=True) as answer:
            locale = str(interaction.locale)
            await answer.whisper(await self._pages.page(find(game, locale), 1, locale))

    @play.autocomplete("game")
    @rules.autocomplete("game")
    async def _game(self, interaction: discord.Interaction[Sleepover], current: str) -> list[app_commands.Choice[str]]:
        return game_choices(current, str(interaction.locale))


def game_choices(current: str, locale: str) -> list[app_commands.Choice[str]]:
    """The games whose name or title has ``current`` in it, under their titles in that language."""
    sought = current.casefold()
    return [
        app_commands.Choice(name=title, value=game)
        for game, title in titles(locale).items()
        if sought in title.casefold() or sought in game
    ][:25]


async def setup(bot: Sleepover) -> None:
    """Called by discord.py."""
    await bot.add_cog(Play(bot.house.reception, bot.house.lobby, bot.house.pages))
