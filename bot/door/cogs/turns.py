"""``/turns``: the tables waiting for your move, on all servers."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.door.client import Sleepover
from bot.door.cogs import anywhere
from bot.ground.translator import text
from bot.panels import load, privacy
from bot.playing.reception import Reception
from bot.store import Appointment, Store
from bot.table.tables import Tables
from bot.words import words

_TOLD = 10
"""At so many tables it is told what is asked; for that, their games have to be played through."""


class Turns(commands.Cog):
    """Where somebody is awaited."""

    def __init__(self, reception: Reception, store: Store, tables: Tables) -> None:
        self._reception = reception
        self._store = store
        self._tables = tables

    @anywhere
    @app_commands.command(name=text("command-turns"), description=text("command-turns.description"))
    async def turns(self, interaction: discord.Interaction[Sleepover]) -> None:
        """Where it is your turn."""
        async with self._reception.answering(interaction, private=True) as answer:
            appointments = await self._store.appointments(interaction.user.id)
            locale = str(interaction.locale)
            await answer.whisper(privacy.turns(appointments, locale, await self._asked(appointments, locale)))

    async def _asked(self, appointments: Sequence[Appointment], locale: str) -> dict[int, str]:
        """What is asked of somebody at the tables where it is their turn, by the tables that wait longest."""
        found: dict[int, str] = {}
        mine = [(one.seats[one.seat].since, one) for one in appointments if one.seats[one.seat].since is not None]
        for _, one in sorted(mine, key=lambda pair: pair[0] or 0.0)[:_TOLD]:
            live = await self._tables.get(one.id)
            if live.table is not None and live.stored.status == "playing":
                speak = words(locale, one.game)
                found[one.id] = load(one.game).prompt(live.table.view(None), live.chat_names, speak)
        return found


async def setup(bot: Sleepover) -> None:
    """Called by discord.py."""
    await bot.add_cog(Turns(bot.house.reception, bot.house.store, bot.house.tables))
