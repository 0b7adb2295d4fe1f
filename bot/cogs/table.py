"""``/table``: what the buttons do, for people who like to type.

``/turns``: the tables waiting for your move, on all servers.

``/plan``: deciding now what one does when it comes to one.
"""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import SleepoverClient
from bot.cogs import usable_anywhere
from bot.i18n import localizer
from bot.i18n.command_translator import translatable
from bot.interactions.access import TableAccess
from bot.messages.reminders import TurnReminders
from bot.play.dispatcher import InteractionDispatcher
from bot.play.premoves import Premoves
from bot.play.substitutions import SeatSubstitution
from bot.play.table_actions import TableActions
from bot.play.table_menus import BoardMover
from bot.play.termination import EndHandlers
from bot.storage import OpenSeat, Store
from bot.table.registry import TableGameMissing, TableRegistry
from bot.ui.games import load
from bot.ui.views import account


class TableCog(
    commands.GroupCog,
    group_name=translatable("command-table"),
    group_description=translatable("command-table.description"),
):
    """The table in this channel."""

    def __init__(
        self,
        dispatcher: InteractionDispatcher,
        table_access: TableAccess,
        actions: TableActions,
        board_mover: BoardMover,
        substitutions: SeatSubstitution,
        reminders: TurnReminders,
        ends: EndHandlers,
    ) -> None:
        self._dispatcher = dispatcher
        self._table_access = table_access
        self._reminders = reminders
        self._actions = actions
        self._board_mover = board_mover
        self._substitutions = substitutions
        self._ends = ends

    @app_commands.command(
        name=translatable("command-table-board"), description=translatable("command-table-board.description")
    )
    async def board(self, interaction: discord.Interaction[SleepoverClient]) -> None:
        """Post the board anew at the end of the channel."""
        async with self._dispatcher.answering(interaction, private=True) as answer:
            await self._board_mover.move(answer, await self._table_access.table_in_channel(interaction))

    @app_commands.command(
        name=translatable("command-table-resign"), description=translatable("command-table-resign.description")
    )
    async def resign(self, interaction: discord.Interaction[SleepoverClient]) -> None:
        """Leave the running game."""
        await self._dispatcher.run_here(interaction, self._actions.resign)

    @app_commands.command(
        name=translatable("command-table-hand-over"), description=translatable("command-table-hand-over.description")
    )
    @app_commands.rename(user=translatable("option-table-hand-over-user"))
    @app_commands.describe(user=translatable("option-table-hand-over-user.description"))
    async def hand_over(
        self, interaction: discord.Interaction[SleepoverClient], user: discord.User | None = None
    ) -> None:
        """Offer the caller's seat to another player, who plays on in their place."""
        await self._dispatcher.run_here(interaction, lambda answer, live: self._substitutions.offer(answer, live, user))

    @app_commands.command(
        name=translatable("command-table-nudge"), description=translatable("command-table-nudge.description")
    )
    async def nudge(self, interaction: discord.Interaction[SleepoverClient]) -> None:
        """Mention the players who have to act."""
        await self._dispatcher.run_here(interaction, self._reminders.nudge)

    @app_commands.command(
        name=translatable("command-table-end"), description=translatable("command-table-end.description")
    )
    async def end(self, interaction: discord.Interaction[SleepoverClient]) -> None:
        """End the game without a result."""
        await self._dispatcher.run_here(interaction, self._ends.end_game, missing=self._ends.end_missing)


_TOLD = 10
"""At so many tables it is told what is asked; for that, their games have to be played through."""


class TurnsCog(commands.Cog):
    """Cog of ``/turns``: the tables that wait for the user."""

    def __init__(self, dispatcher: InteractionDispatcher, store: Store, tables: TableRegistry) -> None:
        self._dispatcher = dispatcher
        self._store = store
        self._tables = tables

    @usable_anywhere
    @app_commands.command(name=translatable("command-turns"), description=translatable("command-turns.description"))
    async def turns(self, interaction: discord.Interaction[SleepoverClient]) -> None:
        """Show the tables where it is the user's turn."""
        async with self._dispatcher.answering(interaction, private=True) as answer:
            appointments = await self._store.open_seats(interaction.user.id)
            locale = str(interaction.locale)
            await answer.send_private(
                account.turns_message(appointments, locale, await self._asked(appointments, locale))
            )

    async def _asked(self, open_seats: Sequence[OpenSeat], locale: str) -> dict[int, str]:
        """Return the prompts of the tables where it is the user's turn, by table number.

        Only the tables that have waited longest are included.
        """
        found: dict[int, str] = {}
        mine = [(one.seats[one.seat].since, one) for one in open_seats if one.seats[one.seat].since is not None]
        for _, one in sorted(mine, key=lambda pair: pair[0] or 0.0)[:_TOLD]:
            try:
                live = await self._tables.get(one.id)
            except TableGameMissing:
                continue
            if live.table is not None and live.stored.status == "playing":
                speak = localizer(locale, one.game)
                found[one.id] = load(one.game).prompt(live.table.view(None), live.chat_names, speak)
        return found


class PremoveCog(commands.Cog):
    """Your plan at the table in this channel."""

    def __init__(
        self, dispatcher: InteractionDispatcher, table_access: TableAccess, tables: TableRegistry, premoves: Premoves
    ) -> None:
        self._dispatcher = dispatcher
        self._table_access = table_access
        self._tables = tables
        self._premoves = premoves

    @app_commands.command(name=translatable("command-plan"), description=translatable("command-plan.description"))
    @app_commands.guild_only()
    async def plan(self, interaction: discord.Interaction[SleepoverClient]) -> None:
        """Show the move that the user has planned at this table, and those that they could plan."""
        async with self._dispatcher.answering(interaction, private=True) as answer:
            await self._premoves.show(
                answer, await self._tables.get(await self._table_access.table_in_channel(interaction))
            )


async def setup(bot: SleepoverClient) -> None:
    """Add the cogs; called by discord.py."""
    services = bot.services
    await bot.add_cog(
        TableCog(
            services.dispatcher,
            services.table_access,
            services.actions,
            services.board_mover,
            services.substitutions,
            services.reminders,
            services.ends,
        )
    )
    await bot.add_cog(TurnsCog(services.dispatcher, services.store, services.tables))
    await bot.add_cog(PremoveCog(services.dispatcher, services.table_access, services.tables, services.premoves))
