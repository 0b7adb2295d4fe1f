"""Shows people to a table, or tells them that there is none: the one way from what somebody asked for to a table.

Every press, list and form that is about a table comes by here before anything is done for it, and every command finds
its table here. Whether it may be asked for follows from what Discord itself says of the interaction: who, in which
server, in which channel. Nothing in an id can widen that, so a forged or foreign one is worth nothing.

Those who may not are told the same as if the table did not exist, so that nothing is learned from it. No call is made
to Discord for a press at the table; from afar only if a thread has to be asked about.

Who may look at a game that was played somewhere: those who played it, and those who can see that place.

Who may do something with what others have begun.

In which language something is said that all see: the one that the server has settled on, or its own.
"""

from __future__ import annotations

from typing import Any

import discord

from bot.core.errors import UserError
from bot.interactions.responder import LOST
from bot.storage import Store, TableRow, users_of_table
from bot.storage.repos.guild_settings import GuildSettingsInterface
from bot.table.registry import TableRegistry
from bot.table.session import TableSession
from bot.ui.components.buttons import TableTarget


async def may_view_table(interaction: discord.Interaction[Any], stored: TableRow) -> bool:
    """Whether the person asking may look at that table's game."""
    if interaction.user.id in users_of_table(stored):
        return True
    return interaction.guild_id == stored.guild and await can_view_channel(interaction, stored.channel)


async def can_view_channel(interaction: discord.Interaction[Any], channel: int) -> bool:
    """Whether the person asking can see that channel or thread of this server."""
    if interaction.channel_id == channel:
        return True
    place = await _place(interaction, channel)
    member = interaction.user
    if place is None or not isinstance(member, discord.Member):
        return False
    found, around = place
    may = around.permissions_for(member)
    if isinstance(found, discord.Thread) and found.is_private() and not may.manage_threads:
        try:
            await found.fetch_member(member.id)
        except LOST:
            return False
    return may.view_channel


async def may_show_publicly(interaction: discord.Interaction[Any], stored: TableRow) -> bool:
    """Whether what happened at that table may be shown to all who are where the question was asked: it was played
    there, or in a channel of this server that everybody sees."""
    if interaction.channel_id == stored.channel:
        return True
    return interaction.guild_id == stored.guild and await is_public_channel(interaction, stored.channel)


async def is_public_channel(interaction: discord.Interaction[Any], channel: int) -> bool:
    """Whether everybody on this server can see that channel or thread."""
    place = await _place(interaction, channel)
    if place is None or (isinstance(place[0], discord.Thread) and place[0].is_private()):
        return False
    return place[1].permissions_for(place[1].guild.default_role).view_channel


async def _place(
    interaction: discord.Interaction[Any], channel: int
) -> tuple[discord.abc.GuildChannel | discord.Thread, discord.abc.GuildChannel] | None:
    """The channel or thread, and the channel whose permissions count there: a thread's are those of the channel it is
    in. None if it is not there.

    What this process does not know of the server (an archived thread, or all of it, as long as Discord has not told),
    it asks Discord.
    """
    guild = interaction.guild
    if guild is None:
        return None
    try:
        if guild.get_role(guild.id) is None:
            # Its roles decide who sees what.
            guild = await interaction.client.fetch_guild(guild.id, with_counts=False)
        found = guild.get_channel_or_thread(channel) or await guild.fetch_channel(channel)
        if not isinstance(found, discord.Thread):
            return found, found
        around = found.parent or await guild.fetch_channel(found.parent_id)
    except (*LOST, discord.InvalidData):
        return None
    return None if isinstance(around, discord.Thread) else (found, around)


class TableAccess:
    """Knows who may come to which table."""

    def __init__(self, store: Store, tables: TableRegistry) -> None:
        self._store = store
        self._tables = tables

    async def authorize(self, interaction: discord.Interaction[Any], target: TableTarget) -> TableSession:
        """The table of that errand, if it may be run from where the interaction comes.

        At the table, rights are those that Discord says the person has in that very channel. In direct messages nobody
        is a moderator.

        Raises:
            Refusal: it may not, or there is no such table.
        """
        if target.from_afar:
            return await self.load_viewable(interaction, target.table)
        await self._tables.refresh(target.table)
        live = await self._tables.get(target.table)
        if not (is_table_channel(interaction, live.stored) or _among_ourselves(interaction, live)):
            raise UserError("sorry-gone", repaint=True)
        return live

    async def load_viewable(self, interaction: discord.Interaction[Any], table: int) -> TableSession:
        """The table of that number, if the person asking may look at its game, wherever they ask.

        Raises:
            Refusal: they may not, or there is none.
        """
        await self._tables.refresh(table)
        try:
            live = await self._tables.get(table)
        except UserError:
            raise UserError("sorry-no-such-game") from None
        if not await may_view_table(interaction, live.stored):
            raise UserError("sorry-no-such-game")
        return live

    async def table_in_channel(self, interaction: discord.Interaction[Any]) -> int:
        """The number of the open table of the channel where somebody asks.

        Raises:
            Refusal: there is none, or this is no channel of a server.
        """
        if interaction.guild_id is None or interaction.channel_id is None:
            raise UserError("sorry-server-only")
        table = await self._store.open_at(interaction.channel_id)
        if table is not None:
            await self._tables.refresh(table)
        if table is None or not is_table_channel(interaction, (await self._tables.get(table)).stored):
            raise UserError("sorry-no-table")
        return table


def is_table_channel(interaction: discord.Interaction[Any], stored: TableRow) -> bool:
    """Whether it comes from the very channel or thread that the table is in."""
    return interaction.guild_id == stored.guild and interaction.channel_id == stored.channel


def _among_ourselves(interaction: discord.Interaction[Any], session: TableSession) -> bool:
    """Whether it comes from the direct messages between the bot and somebody who sits at the table."""
    sitting = session.seat_row_of(interaction.user.id)
    if sitting is None or interaction.guild_id is not None or not interaction.context.dm_channel:
        return False
    return not sitting.dm_channel or sitting.dm_channel == interaction.channel_id


async def moderation_requirement(store: Store, interaction: discord.Interaction[Any], guild: int) -> str | None:
    """None if the person acting may end others' games in that server; else who may, besides the host: the role that
    the server has chosen, or nothing."""
    may = interaction.permissions
    if may.manage_guild:
        return None
    role = (await store.guild_settings(guild)).moderators
    if role is None or interaction.guild is None or interaction.guild.get_role(role) is None:
        return None if may.manage_messages else ""
    member = interaction.user
    return None if isinstance(member, discord.Member) and member.get_role(role) else f"<@&{role}>"


async def guild_locale(store: GuildSettingsInterface, interaction: discord.Interaction[Any]) -> str:
    """The locale of what everybody sees where this comes from; where that is no server, the locale of the person
    asking."""
    settled = "" if interaction.guild_id is None else (await store.guild_settings(interaction.guild_id)).language
    return settled or str(interaction.guild_locale or interaction.locale)
