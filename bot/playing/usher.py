"""Shows people to a table, or tells them that there is none: the one way from what somebody asked for to a table.

Every press, list and form that is about a table comes by here before anything is done for it, and every command finds
its table here. Whether it may be asked for follows from what Discord itself says of the interaction: who, in which
server, in which channel. Nothing in an id can widen that, so a forged or foreign one is worth nothing.

Those who may not are told the same as if the table did not exist, so that nothing is learned from it. No call is made
to Discord for a press at the table; from afar only if a thread has to be asked about.
"""

from __future__ import annotations

from typing import Any

import discord

from bot.ground.refusals import Refusal
from bot.panels.errands import Errand
from bot.playing.access import may_look
from bot.store import Store, Stored
from bot.table.live import Live
from bot.table.tables import Tables


class Usher:
    """Knows who may come to which table."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables

    async def admit(self, interaction: discord.Interaction[Any], errand: Errand) -> Live:
        """The table of that errand, if it may be run from where the interaction comes.

        At the table, rights are those that Discord says the person has in that very channel. In direct messages nobody
        is a moderator.

        Raises:
            Refusal: it may not, or there is no such table.
        """
        if errand.from_afar:
            return await self.show(interaction, errand.table)
        await self._tables.freshen(errand.table)
        live = await self._tables.get(errand.table)
        if not (at_the_table(interaction, live.stored) or _among_ourselves(interaction, live)):
            raise Refusal("sorry-gone", repaint=True)
        return live

    async def show(self, interaction: discord.Interaction[Any], table: int) -> Live:
        """The table of that number, if the person asking may look at its game, wherever they ask.

        Raises:
            Refusal: they may not, or there is none.
        """
        await self._tables.freshen(table)
        try:
            live = await self._tables.get(table)
        except Refusal:
            raise Refusal("sorry-no-such-game") from None
        if not await may_look(interaction, live.stored):
            raise Refusal("sorry-no-such-game")
        return live

    async def find(self, interaction: discord.Interaction[Any]) -> int:
        """The number of the open table of the channel where somebody asks.

        Raises:
            Refusal: there is none, or this is no channel of a server.
        """
        if interaction.guild_id is None or interaction.channel_id is None:
            raise Refusal("sorry-server-only")
        table = await self._store.open_at(interaction.channel_id)
        if table is not None:
            await self._tables.freshen(table)
        if table is None or not at_the_table(interaction, (await self._tables.get(table)).stored):
            raise Refusal("sorry-no-table")
        return table


def at_the_table(interaction: discord.Interaction[Any], stored: Stored) -> bool:
    """Whether it comes from the very channel or thread that the table is in."""
    return interaction.guild_id == stored.guild and interaction.channel_id == stored.channel


def _among_ourselves(interaction: discord.Interaction[Any], live: Live) -> bool:
    """Whether it comes from the direct messages between the bot and somebody who sits at the table."""
    sitting = live.sitting(interaction.user.id)
    if sitting is None or interaction.guild_id is not None or not interaction.context.dm_channel:
        return False
    return not sitting.dm_channel or sitting.dm_channel == interaction.channel_id
