"""``/night``: one evening, several games, one champion."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import SleepoverClient
from bot.cogs import autocomplete_choices
from bot.game_nights.handlers import GameNightHandlers
from bot.i18n.command_translator import translatable
from bot.play.dispatcher import InteractionDispatcher
from bot.table.deadlines import now
from bot.tournaments.handlers import TournamentHandlers
from bot.ui.components.date_text import suggest_dates
from bot.ui.views.game_nights import REPEATS


class NightCog(commands.Cog):
    """Setting up a night."""

    def __init__(
        self, dispatcher: InteractionDispatcher, nights: TournamentHandlers, evenings: GameNightHandlers
    ) -> None:
        self._dispatcher = dispatcher
        self._nights = nights
        self._evenings = evenings

    @app_commands.command(name=translatable("command-night"), description=translatable("command-night.description"))
    @app_commands.rename(
        at=translatable("option-night-at"),
        repeat=translatable("option-night-repeat"),
        duplicate=translatable("option-night-duplicate"),
    )
    @app_commands.describe(
        at=translatable("option-night-at.description"),
        repeat=translatable("option-night-repeat.description"),
        duplicate=translatable("option-night-duplicate.description"),
    )
    @app_commands.choices(
        repeat=[app_commands.Choice(name=translatable(f"choice-repeat-{one}"), value=one) for one in REPEATS]
    )
    @app_commands.guild_only()
    async def night(
        self,
        interaction: discord.Interaction[SleepoverClient],
        at: app_commands.Range[str, 0, 100] | None = None,
        repeat: str | None = None,
        duplicate: bool = False,
    ) -> None:
        """Open the form of a night, for now or for a date."""
        async with self._dispatcher.answering(interaction, private=True) as answer:
            await self._nights.ask(answer, typed=at, repeats=repeat, duplicate=duplicate)

    @night.autocomplete("at")
    async def _at(
        self, interaction: discord.Interaction[SleepoverClient], current: str
    ) -> list[app_commands.Choice[str]]:
        async def found() -> list[tuple[str, str]]:
            zone = await self._evenings.zone_of(interaction.user.id, interaction.guild_id)
            return suggest_dates(current, now(), zone, str(interaction.locale))

        return await autocomplete_choices(found())


async def setup(bot: SleepoverClient) -> None:
    """Add the cog; discord.py calls this."""
    services = bot.services
    await bot.add_cog(NightCog(services.dispatcher, services.tournament_handlers, services.game_night_handlers))
