"""``/play`` and ``/rules``: opening a table, and learning what is played there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.door.client import Sleepover
from bot.door.cogs import anywhere, choices, suggested
from bot.ground.refusals import Refusal
from bot.ground.translator import text
from bot.panels import house_rules
from bot.panels.catalogue import described, find, titles
from bot.panels.date_text import suggested as suggested_dates
from bot.panels.evenings import REPEATS
from bot.playing.evening_desk import EveningDesk
from bot.playing.lobby import Lobby
from bot.playing.reception import Reception
from bot.playing.rulespages import RulesPages
from bot.table.waiting import PACES, now


class Play(commands.Cog):
    """Opening a table."""

    def __init__(self, reception: Reception, lobby: Lobby, evenings: EveningDesk, pages: RulesPages) -> None:
        self._reception = reception
        self._lobby = lobby
        self._evenings = evenings
        self._pages = pages

    @app_commands.command(name=text("command-play"), description=text("command-play.description"))
    @app_commands.rename(
        game=text("option-play-game"),
        rules=text("option-play-house_rules"),
        clock=text("option-play-clock"),
        thread=text("option-play-thread"),
        rolls=text("option-play-roll_for_me"),
        plans=text("option-play-plan_ahead"),
        at=text("option-play-at"),
        repeat=text("option-play-repeat"),
    )
    @app_commands.describe(
        game=text("option-play-game.description"),
        rules=text("option-play-house_rules.description"),
        clock=text("option-play-clock.description"),
        thread=text("option-play-thread.description"),
        rolls=text("option-play-roll_for_me.description"),
        plans=text("option-play-plan_ahead.description"),
        at=text("option-play-at.description"),
        repeat=text("option-play-repeat.description"),
    )
    @app_commands.choices(clock=[app_commands.Choice(name=text(f"clock-{pace}"), value=pace) for pace in PACES])
    @app_commands.choices(repeat=[app_commands.Choice(name=text(f"choice-repeat-{one}"), value=one) for one in REPEATS])
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
        at: app_commands.Range[str, 0, 100] | None = None,
        repeat: str | None = None,
    ) -> None:
        """Open a table here, or set a date for one."""
        async with self._reception.answering(interaction) as answer:
            locale = str(interaction.locale)
            name = find(game, locale)
            options = house_rules.parse(name, rules, locale)
            if at is not None:
                if plans is False:
                    raise Refusal("sorry-plan-evening")
                how: dict[str, Any] = {"typed": at, "repeats": repeat, "pace": clock, "thread": thread, "rolls": rolls}
                await self._evenings.plan(answer, name, options, **how)
                return
            if repeat is not None:
                raise Refusal("sorry-evening-repeat")
            host = interaction.user.id
            live = await self._lobby.open(
                answer, name, options, host=host, pace=clock, thread=thread, rolls=rolls, plans=plans
            )
            if live is not None:
                await self._lobby.greet(answer, live)

    @app_commands.command(name=text("command-evenings"), description=text("command-evenings.description"))
    @app_commands.guild_only()
    async def evenings(self, interaction: discord.Interaction[Sleepover]) -> None:
        """The evenings to come."""
        async with self._reception.answering(interaction, private=True) as answer:
            await self._evenings.list(answer)

    @play.autocomplete("at")
    async def _at(self, interaction: discord.Interaction[Sleepover], current: str) -> list[app_commands.Choice[str]]:
        async def found() -> list[tuple[str, str]]:
            zone = await self._evenings.zone(interaction.user.id, interaction.guild_id)
            return suggested_dates(current, now(), zone, str(interaction.locale))

        return await suggested(found())

    @play.autocomplete("rules")
    async def _rules(self, interaction: discord.Interaction[Sleepover], current: str) -> list[app_commands.Choice[str]]:
        game = getattr(interaction.namespace, str(text("option-play-game")), None)
        try:
            found = house_rules.suggest(find(str(game), str(interaction.locale)), current, str(interaction.locale))
        except Refusal:
            found = []
        return choices(found)

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
        locale = str(interaction.locale)
        return game_choices(current, locale, described(locale))


def game_choices(current: str, locale: str, told: Mapping[str, str] | None = None) -> list[app_commands.Choice[str]]:
    """The games whose name or title has ``current`` in it, under their titles in that language, or as they are
    ``told``."""
    sought, named = current.casefold(), titles(locale)
    return choices(
        ((told or named)[game], game) for game, title in named.items() if sought in title.casefold() or sought in game
    )


async def setup(bot: Sleepover) -> None:
    """Called by discord.py."""
    await bot.add_cog(Play(bot.house.reception, bot.house.lobby, bot.house.evening_desk, bot.house.pages))
