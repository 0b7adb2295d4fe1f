"""``/table``: what the buttons do, for people who like to type."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

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
        await self._here(interaction, partial(_nudge, self.bot))

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


async def _nudge(bot: Sleepover, answer: Answer, live: Live) -> None:
    check_running(live)
    seat = seat_at(live, answer.interaction.user.id)
    assert live.table is not None
    awaited = [actor for actor in sorted(live.table.actors - {seat}) if live.stored.seats[actor].user > 0]
    if not awaited:
        raise Refusal("sorry-your-turn" if seat in live.table.actors else "sorry-nobody-to-nudge")
    sittings = [live.stored.seats[actor] for actor in awaited]
    named = live.words.join([f"<@{sitting.user}>" for sitting in sittings])
    # All are named alike, so that nobody sees how the others want to be reminded; only some are called by it.
    called = [sitting.user for sitting in sittings if sitting.reminders in ("turn", "half")]
    await answer.call(live.words("done-nudged", who=named, link=link(live.stored)), called, _NUDGE_STAYS)
    for actor, sitting in zip(awaited, sittings, strict=True):
        if sitting.reminders == "message" and sitting.nudge is None:
            await bot.clock.nudge(live, actor)


async def setup(bot: Sleepover) -> None:
    """Called by discord.py."""
    await bot.add_cog(TableCog(bot))
