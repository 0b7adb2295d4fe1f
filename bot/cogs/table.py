"""``/table``: what the buttons do, for people who like to type."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.ext import commands

from bot.answer import Answer
from bot.board import link
from bot.client import Sleepover
from bot.desk import seat_at
from bot.live import Live
from bot.refusals import Refusal
from bot.tables import check_running
from bot.translator import text

_NUDGE_STAYS = 120.0
"""Seconds after which a reminder is taken away again."""


class TableCog(
    commands.GroupCog, group_name=text("command-table"), group_description=text("command-table.description")
):
    """The table in this channel."""

    def __init__(self, bot: Sleepover) -> None:
        self.bot = bot

    @app_commands.command(name=text("command-table-board"), description=text("command-table-board.description"))
    async def board(self, interaction: discord.Interaction[Sleepover]) -> None:
        """Bring the board down here."""
        await self._here(interaction, lambda answer, live: self.bot.desk.here(answer, live, live.stored.channel))

    @app_commands.command(name=text("command-table-resign"), description=text("command-table-resign.description"))
    async def resign(self, interaction: discord.Interaction[Sleepover]) -> None:
        """Leave the running game."""
        await self._here(interaction, self.bot.desk.resign)

    @app_commands.command(name=text("command-table-nudge"), description=text("command-table-nudge.description"))
    async def nudge(self, interaction: discord.Interaction[Sleepover]) -> None:
        """Call whoever has to act."""
        await self._here(interaction, _nudge)

    @app_commands.command(name=text("command-table-end"), description=text("command-table-end.description"))
    async def end(self, interaction: discord.Interaction[Sleepover]) -> None:
        """End the game without a result."""
        await self._here(interaction, self.bot.desk.end)

    async def _here(
        self, interaction: discord.Interaction[Sleepover], do: Callable[[Answer, Live], Awaitable[None]]
    ) -> None:
        """Do something with the open table of this channel, with nobody else acting on it meanwhile."""
        async with self.bot.desk.answering(interaction, private=True) as answer:
            if interaction.guild_id is None or interaction.channel_id is None:
                raise Refusal("sorry-server-only")
            table = await self.bot.store.open_at(interaction.channel_id)
            if table is None:
                raise Refusal("sorry-no-table")
            async with self.bot.tables.turn(table):
                await do(answer, await self.bot.tables.get(table))


async def _nudge(answer: Answer, live: Live) -> None:
    check_running(live)
    seat = seat_at(live, answer.interaction.user.id)
    assert live.table is not None
    awaited = [live.stored.seats[actor] for actor in sorted(live.table.actors - {seat})]
    users = [sitting.user for sitting in awaited if sitting.level is None]
    if not users:
        raise Refusal("sorry-your-turn" if seat in live.table.actors else "sorry-nobody-to-nudge")
    called = live.words.join([f"<@{user}>" for user in users])
    await answer.call(live.words("done-nudged", who=called, link=link(live.stored)), users, _NUDGE_STAYS)


async def setup(bot: Sleepover) -> None:
    """Called by discord.py."""
    await bot.add_cog(TableCog(bot))
