"""Settings of a server for a new table: its clock, and the channels where it may be opened."""

from __future__ import annotations

from typing import Any

import discord

from bot.core.errors import UserError
from bot.i18n import localizer
from bot.storage import GuildSettings
from bot.table.deadlines import USUAL, clock_from_key
from bot.table.session import TableSession


def initial_clock(server: GuildSettings, after: TableSession | None, asked: str | None) -> tuple[int, int]:
    """Return the seconds for a decision at a new table, and those of its time bank.

    Raises:
        UserError: there is no such clock.
    """
    if asked is not None:
        if (found := clock_from_key(asked)) is None:
            raise UserError("sorry-no-such-clock")
        return found
    if after is not None:
        return after.stored.clock, after.stored.bank
    return (USUAL, 0) if server.clock is None else (server.clock, server.bank)


def require_allowed_channel(interaction: discord.Interaction[Any], server: GuildSettings, *, thread: bool) -> None:
    """Refuse a table in the channel of this interaction, or in a ``thread`` of its own, where the server wants none.

    Raises:
        UserError: the server wants no tables there.
    """
    channel = interaction.channel_id
    if (thread or isinstance(interaction.channel, discord.Thread)) and not server.threads:
        raise UserError("sorry-no-threads")
    if not server.channels:
        return
    if isinstance(interaction.channel, discord.Thread):
        channel = interaction.channel.parent_id
    if channel in server.channels:
        return
    guild = interaction.guild
    there = [f"<#{one}>" for one in server.channels if guild is None or guild.get_channel(one)]
    if not there:
        raise UserError("sorry-no-channel")
    raise UserError("sorry-other-channel", channels=localizer(str(interaction.locale)).format_list(there))
