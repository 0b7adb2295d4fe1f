"""``/play`` and ``/rules``: opening a table, and learning what is played there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import SleepoverClient
from bot.cogs import autocomplete_choices, choices, usable_anywhere
from bot.core.errors import UserError
from bot.game_nights.handlers import GameNightHandlers
from bot.i18n.command_translator import translatable
from bot.play.dispatcher import InteractionDispatcher
from bot.play.game_picker import GamePicker, require_game_for
from bot.rendering.rules_pages import RulesPageBuilder
from bot.table.deadlines import PACES, now
from bot.ui.components.date_text import suggest_dates as suggested_dates
from bot.ui.games import described, find_game, game_titles
from bot.ui.views import options as views_options
from bot.ui.views.game_nights import REPEATS
from bot.ui.views.game_picker import TableSettings


class PlayCog(commands.Cog):
    """Opening a table."""

    def __init__(
        self,
        dispatcher: InteractionDispatcher,
        picker: GamePicker,
        evenings: GameNightHandlers,
        pages: RulesPageBuilder,
    ) -> None:
        self._dispatcher = dispatcher
        self._picker = picker
        self._evenings = evenings
        self._pages = pages

    @app_commands.command(name=translatable("command-play"), description=translatable("command-play.description"))
    @app_commands.rename(
        game=translatable("option-play-game"),
        rules=translatable("option-play-house_rules"),
        clock=translatable("option-play-clock"),
        thread=translatable("option-play-thread"),
        rolls=translatable("option-play-roll_for_me"),
        plans=translatable("option-play-plan_ahead"),
        at=translatable("option-play-at"),
        repeat=translatable("option-play-repeat"),
    )
    @app_commands.describe(
        game=translatable("option-play-game.description"),
        rules=translatable("option-play-house_rules.description"),
        clock=translatable("option-play-clock.description"),
        thread=translatable("option-play-thread.description"),
        rolls=translatable("option-play-roll_for_me.description"),
        plans=translatable("option-play-plan_ahead.description"),
        at=translatable("option-play-at.description"),
        repeat=translatable("option-play-repeat.description"),
    )
    @app_commands.choices(clock=[app_commands.Choice(name=translatable(f"clock-{pace}"), value=pace) for pace in PACES])
    @app_commands.choices(
        repeat=[app_commands.Choice(name=translatable(f"choice-repeat-{one}"), value=one) for one in REPEATS]
    )
    @app_commands.guild_only()
    async def play(
        self,
        interaction: discord.Interaction[SleepoverClient],
        game: str | None = None,
        rules: app_commands.Range[str, 0, 200] = "",
        clock: str | None = None,
        thread: bool = False,
        rolls: bool | None = None,
        plans: bool | None = None,
        at: app_commands.Range[str, 0, 100] | None = None,
        repeat: str | None = None,
    ) -> None:
        """Open a table here, or set a date for one; show the games where none is named."""
        async with self._dispatcher.answering(interaction, private=game is None) as answer:
            settings = TableSettings(clock, thread, rolls, plans)
            if game is None:
                require_game_for(rules=rules.strip(), at=at, repeat=repeat)
                await self._picker.show(answer, settings)
                return
            locale = str(interaction.locale)
            name = find_game(game, locale)
            options = views_options.parse_options(name, rules, locale)
            if at is not None:
                if plans is False:
                    raise UserError("sorry-plan-evening")
                how: dict[str, Any] = {"typed": at, "repeats": repeat, "pace": clock, "thread": thread, "rolls": rolls}
                await self._evenings.schedule(answer, name, options, **how)
                return
            if repeat is not None:
                raise UserError("sorry-evening-repeat")
            await self._picker.open(answer, name, settings, options)

    @app_commands.command(
        name=translatable("command-evenings"), description=translatable("command-evenings.description")
    )
    @app_commands.guild_only()
    async def evenings(self, interaction: discord.Interaction[SleepoverClient]) -> None:
        """Show the coming game nights."""
        async with self._dispatcher.answering(interaction, private=True) as answer:
            await self._evenings.show_list(answer)

    @play.autocomplete("at")
    async def _at(
        self, interaction: discord.Interaction[SleepoverClient], current: str
    ) -> list[app_commands.Choice[str]]:
        async def found() -> list[tuple[str, str]]:
            zone = await self._evenings.zone_of(interaction.user.id, interaction.guild_id)
            return suggested_dates(current, now(), zone, str(interaction.locale))

        return await autocomplete_choices(found())

    @play.autocomplete("rules")
    async def _rules(
        self, interaction: discord.Interaction[SleepoverClient], current: str
    ) -> list[app_commands.Choice[str]]:
        game = getattr(interaction.namespace, str(translatable("option-play-game")), None)
        try:
            found = views_options.suggest_options(
                find_game(str(game), str(interaction.locale)), current, str(interaction.locale)
            )
        except UserError:
            found = []
        return choices(found)

    @usable_anywhere
    @app_commands.command(name=translatable("command-rules"), description=translatable("command-rules.description"))
    @app_commands.rename(game=translatable("option-rules-game"))
    @app_commands.describe(game=translatable("option-rules-game.description"))
    async def rules(self, interaction: discord.Interaction[SleepoverClient], game: str) -> None:
        """Show the short rules of a game."""
        async with self._dispatcher.answering(interaction, private=True) as answer:
            locale = str(interaction.locale)
            await answer.send_private(await self._pages.page(find_game(game, locale), 1, locale))

    @play.autocomplete("game")
    @rules.autocomplete("game")
    async def _game(
        self, interaction: discord.Interaction[SleepoverClient], current: str
    ) -> list[app_commands.Choice[str]]:
        locale = str(interaction.locale)
        return game_choices(current, locale, described(locale))


def game_choices(
    current: str, locale: str, descriptions: Mapping[str, str] | None = None
) -> list[app_commands.Choice[str]]:
    """Return the games whose name or title contains ``current``.

    They are under their titles in that language, or under those in ``descriptions``.
    """
    sought, named = current.casefold(), game_titles(locale)
    return choices(
        ((descriptions or named)[game], game)
        for game, title in named.items()
        if sought in title.casefold() or sought in game
    )


async def setup(bot: SleepoverClient) -> None:
    """Add the cog; discord.py calls this."""
    services = bot.services
    await bot.add_cog(PlayCog(services.dispatcher, services.picker, services.game_night_handlers, services.pages))
