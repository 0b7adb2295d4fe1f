"""Guild settings (``/settings``): shown to members who manage the guild, and changed by them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from msgspec.structs import replace

from bot.core.errors import UserError, retried
from bot.core.permissions import NEEDED, missing_for_table, permission_names
from bot.i18n import Localizer
from bot.interactions.responder import Responder
from bot.play.dispatcher import on
from bot.play.scheduler import DeadlineScheduler
from bot.storage import GuildSettings, Store
from bot.table.deadlines import now
from bot.ui.components.buttons import selected_values
from bot.ui.components.modals import FormModal
from bot.ui.components.retry import RetryButton
from bot.ui.views import availability
from bot.ui.views.guild_settings import (
    QUIET,
    GuildContext,
    SettingSelect,
    SettingToggle,
    apply_setting,
    settings_message,
)

_LONGEST = 20
"""Digits of an id."""


class GuildSettingsPanel:
    """Settings panel of a guild, for a user who manages it."""

    def __init__(self, store: Store, scheduler: DeadlineScheduler) -> None:
        self._store = store
        self._scheduler = scheduler

    async def show(self, responder: Responder) -> None:
        """Show the settings panel.

        Raises:
            UserError: the user does not manage the guild, or this is no guild.
        """
        guild = _managed(responder.interaction)
        server = await self._store.guild_settings(guild.id)
        await responder.send_private(_panel(guild, server, responder.words()))

    @on(SettingToggle)
    async def on_toggle(self, responder: Responder, button: SettingToggle) -> None:
        """Set what can be on or off."""
        await self.change(responder, button.field, [str(int(button.value))])

    @on(SettingSelect)
    async def on_select(self, responder: Responder, select: SettingSelect) -> None:
        """Set what is chosen from a list."""
        await self.change(responder, select.field, selected_values(responder.interaction))

    async def change(self, responder: Responder, field: str, values: Sequence[str]) -> None:
        """Set ``field`` to ``values``; no values clear the choice.

        Raises:
            UserError: as for ``show``, or the choice no longer exists.
        """
        guild = _managed(responder.interaction)
        before = await self._store.guild_settings(guild.id)
        if field == QUIET:
            await _ask(responder, availability.server_quiet_hours_form(before.quiet, responder.words()))
            return
        after = apply_setting(before, field, values, _chosen(guild, field, values))
        if after is None:
            raise UserError("sorry-late")
        if after != before:
            await self._store.set_guild_settings(guild.id, after)
        await responder.update(_panel(guild, after, responder.words()))

    @on(availability.AvailabilityForm, "server")
    async def on_form(self, responder: Responder, form: availability.AvailabilityForm) -> None:
        """Set the guild's quiet hours for all users who have set none of their own; empty: none.

        Raises:
            UserError: as for ``show``, or they leave no time to play.
        """
        guild, speak, given = _managed(responder.interaction), responder.words(), form.given
        before = await self._store.guild_settings(guild.id)
        wanted = any(given.get(field, "").strip() for field in ("from", "to", "off"))
        with retried(availability.retry("server", given, speak)):
            after = replace(before, quiet=availability.parse_quiet_hours(None, given, speak) if wanted else None)
        if after != before:
            await self._store.set_guild_settings(guild.id, after, now=now())
            for table in await self._store.open_in(guild.id):
                await self._scheduler.recompute(table)
        await responder.reply(_panel(guild, after, speak))

    @on(RetryButton, "server")
    async def ask_again(self, responder: Responder, button: RetryButton) -> None:
        """Open the refused form of quiet hours again, with the typed text in it.

        Raises:
            UserError: as for ``show``, or it is too late for a modal.
        """
        _managed(responder.interaction)
        typed = button.typed(responder.interaction)
        await _ask(responder, availability.server_quiet_hours_form(None, responder.words(), typed))


async def _ask(responder: Responder, form: FormModal) -> None:
    if not await responder.send_modal(form):
        raise UserError("sorry-slow")


def _managed(interaction: discord.Interaction[Any]) -> discord.Guild:
    if interaction.guild_id is None or interaction.guild is None:
        raise UserError("sorry-server-only")
    if not interaction.permissions.manage_guild:
        raise UserError("sorry-not-manager")
    return interaction.guild


def _chosen(guild: discord.Guild, field: str, values: Sequence[str]) -> GuildContext:
    numbers = dict.fromkeys(int(value) for value in values if value.isdecimal() and len(value) <= _LONGEST)
    channels = tuple(one for one in numbers if guild.get_channel(one)) if field == "channels" else ()
    roles = [one for one in numbers if guild.get_role(one)] if field == "moderators" else []
    return GuildContext(channels, roles[0] if roles else None, {})


def _panel(guild: discord.Guild, server: GuildSettings, speak: Localizer) -> Any:
    role = None if server.moderators is None or guild.get_role(server.moderators) is None else server.moderators
    short: dict[int, str] = {}
    there = []
    for number in server.channels:
        channel = guild.get_channel(number)
        if channel is not None:
            there.append(number)
            if found := _lacking(channel, guild.me, server):
                short[number] = permission_names(found, speak)
    nowhere = ""
    if not server.channels and not any(
        not missing_for_table(room.permissions_for(guild.me)) for room in guild.text_channels
    ):
        nowhere = permission_names(NEEDED, speak)
    may = guild.me.guild_permissions
    events = may.create_events or may.manage_events
    return settings_message(server, GuildContext(tuple(there), role, short, nowhere, events), speak)


def _lacking(channel: discord.abc.GuildChannel, me: discord.Member, server: GuildSettings) -> list[str]:
    """Return the permissions that the bot needs in that channel and lacks.

    If tables may be in threads, they include the permissions for threads.
    """
    # A forum has only threads.
    forum = isinstance(channel, discord.ForumChannel)
    threads = server.threads and isinstance(channel, discord.TextChannel)
    return missing_for_table(channel.permissions_for(me), thread=forum, threads=threads)
