"""Access to tables: the one way from a user's request to a table.

Every component, modal and command that is about a table finds it here before anything is done. Access follows
from Discord's own data about the interaction: the user, the guild and the channel. Nothing in a ``custom_id``
can widen it, so a forged or foreign one is worth nothing.

A user without access gets the same answer as if the table did not exist, so they learn nothing from it. A
press at the table makes no call to Discord; one from elsewhere does only if a thread has to be fetched.

A game may be viewed by its players, and by users who can see the channel where it was played.

Also here: permission to act on what other users have begun.

Also here: the language of public messages, which is the one set for the guild, or the guild's own.
"""

from __future__ import annotations

from typing import Any

import discord

from bot.core.discord_errors import LOST
from bot.core.errors import UserError
from bot.storage import Store, TableRow, users_of_table
from bot.storage.repos.guild_settings import GuildSettingsRepository
from bot.table.registry import TableGameMissing, TableRegistry
from bot.table.session import TableSession
from bot.ui.components.buttons import TableTarget


async def may_view_table(interaction: discord.Interaction[Any], stored: TableRow) -> bool:
    """Return whether the user may view that table's game."""
    if interaction.user.id in users_of_table(stored):
        return True
    return interaction.guild_id == stored.guild and await can_view_channel(interaction, stored.channel)


async def can_view_channel(interaction: discord.Interaction[Any], channel: int) -> bool:
    """Return whether the user can see that channel or thread of this guild."""
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
    """Return whether the table's game may be shown to everyone in the interaction's channel.

    It was played there, or in a channel of this guild that every member sees.
    """
    if interaction.channel_id == stored.channel:
        return True
    return interaction.guild_id == stored.guild and await is_public_channel(interaction, stored.channel)


async def is_public_channel(interaction: discord.Interaction[Any], channel: int) -> bool:
    """Return whether every member of this guild can see that channel or thread."""
    place = await _place(interaction, channel)
    if place is None or (isinstance(place[0], discord.Thread) and place[0].is_private()):
        return False
    return place[1].permissions_for(place[1].guild.default_role).view_channel


async def _place(
    interaction: discord.Interaction[Any], channel: int
) -> tuple[discord.abc.GuildChannel | discord.Thread, discord.abc.GuildChannel] | None:
    """Return the channel or thread, and the channel whose permissions count there.

    A thread has the permissions of its parent channel. Return None if the channel does not exist.

    Parts of the guild that this process does not know (an archived thread, or all of it, as long as Discord
    has not sent it) are fetched from Discord.
    """
    guild = interaction.guild
    if guild is None:
        return None
    try:
        if guild.get_role(guild.id) is None:
            # The guild's roles decide who can see a channel.
            guild = await interaction.client.fetch_guild(guild.id, with_counts=False)
        found = guild.get_channel_or_thread(channel) or await guild.fetch_channel(channel)
        if not isinstance(found, discord.Thread):
            return found, found
        around = found.parent or await guild.fetch_channel(found.parent_id)
    except (*LOST, discord.InvalidData):
        return None
    return None if isinstance(around, discord.Thread) else (found, around)


class TableAccess:
    """Access of users to tables."""

    def __init__(self, store: Store, tables: TableRegistry) -> None:
        self._store = store
        self._tables = tables

    async def authorize(self, interaction: discord.Interaction[Any], target: TableTarget) -> TableSession:
        """Return the target's table, if the interaction may use it from where it comes.

        At the table, rights are those that Discord says the user has in that very channel. In direct messages
        no user is a moderator.

        Raises:
            UserError: it may not, or there is no such table.
        """
        if target.from_afar:
            return await self.load_viewable(interaction, target.table)
        await self._tables.refresh(target.table)
        try:
            live = await self._tables.get(target.table)
        except TableGameMissing as missing:
            if is_table_channel(interaction, missing.stored) or _among_ourselves(interaction, missing.stored):
                raise
            raise UserError("sorry-gone") from None
        if not (is_table_channel(interaction, live.stored) or _among_ourselves(interaction, live.stored)):
            raise UserError("sorry-gone", repaint=True)
        return live

    async def load_viewable(self, interaction: discord.Interaction[Any], table: int) -> TableSession:
        """Return the table of that number, if the user may view its game, wherever they ask.

        Raises:
            UserError: they may not, or there is none.
        """
        await self._tables.refresh(table)
        try:
            live = await self._tables.get(table)
        except TableGameMissing as missing:
            if await may_view_table(interaction, missing.stored):
                raise
            raise UserError("sorry-no-such-game") from None
        except UserError:
            raise UserError("sorry-no-such-game") from None
        if not await may_view_table(interaction, live.stored):
            raise UserError("sorry-no-such-game")
        return live

    async def table_in_channel(self, interaction: discord.Interaction[Any]) -> int:
        """Return the number of the open table of the interaction's channel.

        Raises:
            UserError: there is none, or this is no channel of a guild.
        """
        if interaction.guild_id is None or interaction.channel_id is None:
            raise UserError("sorry-server-only")
        table = await self._store.open_at(interaction.channel_id)
        if table is not None:
            await self._tables.refresh(table)
        try:
            stored = None if table is None else (await self._tables.get(table)).stored
        except TableGameMissing as missing:
            if is_table_channel(interaction, missing.stored):
                raise
            stored = None
        if table is None or stored is None or not is_table_channel(interaction, stored):
            raise UserError("sorry-no-table")
        return table


def is_table_channel(interaction: discord.Interaction[Any], stored: TableRow) -> bool:
    """Return whether the interaction comes from the very channel or thread that the table is in."""
    return interaction.guild_id == stored.guild and interaction.channel_id == stored.channel


def _among_ourselves(interaction: discord.Interaction[Any], stored: TableRow) -> bool:
    """Return whether the interaction comes from the DM between the bot and a player of the table."""
    sitting = next((one for one in stored.seats if one.user == interaction.user.id), None)
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


async def guild_locale(store: GuildSettingsRepository, interaction: discord.Interaction[Any]) -> str:
    """Return the locale of public messages where the interaction comes from.

    Outside of guilds it is the user's own locale.
    """
    settled = "" if interaction.guild_id is None else (await store.guild_settings(interaction.guild_id)).language
    return settled or str(interaction.guild_locale or interaction.locale)
