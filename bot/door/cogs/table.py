"""``/table``: what the buttons do, for people who like to type."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.ext import commands

from bot.door.client import Sleepover
from bot.ground.translator import text
from bot.playing.answer import Answer
from bot.playing.desk import Desk
from bot.playing.reception import Reception
from bot.playing.reminders import Reminders
from bot.playing.usher import Usher
from bot.table.live import Live
from bot.table.tables import Tables


class TableCog(
    commands.GroupCog, group_name=text("command-table"), group_description=text("command-table.description")
):
    """The table in this channel."""

    def __init__(self, reception: Reception, usher: Usher, tables: Tables, desk: Desk, reminders: Reminders) -> None:
        self._reception = reception
        self._usher = usher
        self._tables = tables
        self._desk = desk
        self._reminders = reminders

    @app_commands.command(name=text("command-table-board"), description=text("command-table-board.description"))
    async def board(self, interaction: discord.Interaction[Sleepover]) -> None:
        """Bring the board down here."""
        async with self._reception.answering(interaction, private=True) as answer:
            await self._desk.here(answer, await self._tables.get(await self._usher.find(interaction)))

    @app_commands.command(name=text("command-table-resign"), description=text("command-table-resign.description"))
    async def resign(self, interaction: discord.Interaction[Sleepover]) -> None:
        """Leave the running game."""
        await self._here(interaction, self._desk.resign)

    @app_commands.command(name=text("command-table-hand-over"), description=text("command-table-hand-over.description"))
    @app_commands.rename(user=text("option-table-hand-over-user"))
    @app_commands.describe(user=text("option-table-hand-over-user.description"))
    async def hand_over(self, interaction: discord.Interaction[Sleepover], user: discord.User | None = None) -> None:
        """Have somebody play on in your place."""
        await self._here(interaction, lambda answer, live: self._desk.hand_over(answer, live, user))

    @app_commands.command(name=text("command-table-nudge"), description=text("command-table-nudge.description"))
    async def nudge(self, interaction: discord.Interaction[Sleepover]) -> None:
        """Call the players who have to act."""
        await self._here(interaction, self._reminders.call_others)

    @app_commands.command(name=text("command-table-end"), description=text("command-table-end.description"))
    async def end(self, interaction: discord.Interaction[Sleepover]) -> None:
        """End the game without a result."""
        await self._here(interaction, self._desk.end)

    async def _here(
        self, interaction: discord.Interaction[Sleepover], do: Callable[[Answer, Live], Awaitable[None]]
    ) -> None:
        """Do something with the open table of this channel, with nobody else acting on it meanwhile."""
        async with self._reception.answering(interaction, private=True) as answer:
            table = await self._usher.find(interaction)
            async with self._tables.hold(table):
                await do(answer, await self._tables.get(table))


async def setup(bot: Sleepover) -> None:
    """Called by discord.py."""
    house = bot.house
    await bot.add_cog(TableCog(house.reception, house.usher, house.tables, house.desk, house.reminders))
