"""Events of servers, by the plain calls of Discord's API: what discord.py keeps of servers need not know of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Literal

import discord

from bot.core.discord_errors import ErrorCode
from bot.core.ports import ScheduledEventInfo
from bot.core.retry import time_limited
from bot.i18n.excerpt import cut_text
from bot.messages.threads import ARCHIVED_AFTER
from renderers.text.text_layout import shorter

_EXTERNAL, _GUILD_ONLY = 3, 2
_ACTIVE, _COMPLETED, _CANCELED = 2, 3, 4
_NEWS_THREAD: Literal[10] = 10
_PUBLIC_THREAD: Literal[11] = 11
_PRIVATE_THREAD: Literal[12] = 12
_Kind = Literal[10, 11, 12]
_PAGE = 100
"""Most interested users that Discord returns at once."""


class ScheduledEventsClient:
    """:class:`ScheduledEvents` through a client. A call that Discord does not answer in time raises
    ``TimeoutError``.
    """

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    def is_member(self, guild: int) -> bool:
        """Implement :meth:`ScheduledEvents.is_member`."""
        return self._client.get_guild(guild) is not None

    def may_create(self, guild: int, channel: int) -> bool:
        """Implement :meth:`ScheduledEvents.may_create`."""
        found = self._client.get_guild(guild)
        # An unavailable guild has no member that is the bot.
        if found is None or found.unavailable or found.me is None:
            return False
        may = found.me.guild_permissions
        return (may.create_events or may.manage_events) and _is_open(found, found.get_channel_or_thread(channel))

    def counted_channel(self, guild: int, channel: int) -> tuple[int, discord.Permissions, bool] | None:
        """Implement :meth:`ScheduledEvents.counted_channel`."""
        found = self._client.get_guild(guild)
        room = None if found is None else found.get_channel_or_thread(channel)
        if found is None or room is None or found.me is None:
            return None
        if isinstance(room, discord.Thread):
            parent = room.parent
            may = discord.Permissions.none() if parent is None else parent.permissions_for(found.me)
            return room.parent_id, may, False
        return room.id, room.permissions_for(found.me), isinstance(room, discord.TextChannel)

    def channel_name(self, guild: int, channel: int) -> str:
        """Implement :meth:`ScheduledEvents.channel_name`."""
        found = self._client.get_guild(guild)
        room = None if found is None else found.get_channel_or_thread(channel)
        return "" if room is None else room.name

    @time_limited
    async def create(self, guild: int, *, name: str, description: str, where: str, starts: float, ends: float) -> int:
        """Implement :meth:`ScheduledEvents.create`."""
        made = await self._client.http.create_guild_scheduled_event(
            guild,
            name=shorter(name, 100),
            description=cut_text(description, 1000),
            entity_type=_EXTERNAL,
            privacy_level=_GUILD_ONLY,
            entity_metadata={"location": shorter(where, 100)},
            scheduled_start_time=_iso(starts),
            scheduled_end_time=_iso(ends),
        )
        return int(made["id"])

    @time_limited
    async def update(self, guild: int, event: int, *, description: str, starts: float, ends: float) -> None:
        """Implement :meth:`ScheduledEvents.update`."""
        times = {"scheduled_start_time": _iso(starts), "scheduled_end_time": _iso(ends)}
        await self._client.http.edit_scheduled_event(guild, event, description=cut_text(description, 1000), **times)

    @time_limited
    async def start(self, guild: int, event: int) -> None:
        """Implement :meth:`ScheduledEvents.start`."""
        await self._client.http.edit_scheduled_event(guild, event, status=_ACTIVE)

    @time_limited
    async def cancel(self, guild: int, event: int) -> None:
        """Implement :meth:`ScheduledEvents.cancel`."""
        await self._client.http.edit_scheduled_event(guild, event, status=_CANCELED)

    @time_limited
    async def own_events(self, guild: int) -> Sequence[ScheduledEventInfo]:
        """Implement :meth:`ScheduledEvents.own_events`."""
        me = self._client.user
        found: Sequence[Any] = await self._client.http.get_scheduled_events(guild, False)
        return [to_event_info(one) for one in found if me is not None and str(one.get("creator_id")) == str(me.id)]

    async def interested_users(self, guild: int, event: int) -> Sequence[int]:
        """Implement :meth:`ScheduledEvents.interested_users`."""
        users, after = list[int](), None
        fetch_page = time_limited(self._client.http.get_scheduled_event_users)
        while True:
            found: Any = await fetch_page(guild, event, limit=_PAGE, with_member=False, after=after)
            users += [int(one["user"]["id"]) for one in found]
            if len(found) < _PAGE:
                return users
            after = max(users)

    @time_limited
    async def is_on_guild(self, guild: int, user: int) -> bool:
        """Implement :meth:`ScheduledEvents.is_on_guild`."""
        try:
            await self._client.http.get_member(guild, user)
        except discord.NotFound as error:
            if error.code in (ErrorCode.UNKNOWN_MEMBER, ErrorCode.UNKNOWN_USER):
                return False
            raise
        return True

    @time_limited
    async def message_thread(self, channel: int, message: int, name: str) -> int:
        """Implement :meth:`ScheduledEvents.message_thread`."""
        try:
            made = await self._client.http.start_thread_with_message(
                channel, message, name=name, auto_archive_duration=ARCHIVED_AFTER
            )
        except discord.HTTPException as error:
            if error.code != ErrorCode.HAS_THREAD:
                raise
            # A message's thread has the message's id; it lacks a table only if the bot was stopped in between.
            return message
        return int(made["id"])

    def lost_thread(self, channel: int, name: str, since: int, *, private: bool = False) -> int | None:
        """Implement :meth:`ScheduledEvents.lost_thread`."""
        me, room = self._client.user, self._client.get_channel(channel)
        if me is None or not isinstance(room, discord.TextChannel):
            return None
        for thread in room.threads:
            its = (thread.name, thread.owner_id, thread.is_private()) == (name, me.id, private)
            if its and thread.id > since and not thread.archived:
                return thread.id
        return None

    @time_limited
    async def new_thread(self, channel: int, name: str, *, private: bool = False) -> int:
        """Implement :meth:`ScheduledEvents.new_thread`."""
        room = self._client.get_channel(channel)
        kind: _Kind = _NEWS_THREAD if isinstance(room, discord.TextChannel) and room.is_news() else _PUBLIC_THREAD
        if private:
            kind = _PRIVATE_THREAD
        made = await self._client.http.start_thread_without_message(
            channel, name=name, auto_archive_duration=ARCHIVED_AFTER, type=kind, invitable=not private
        )
        return int(made["id"])

    @time_limited
    async def let_in(self, thread: int, user: int) -> None:
        """Implement :meth:`ScheduledEvents.let_in`."""
        await self._client.http.add_user_to_thread(thread, user)


def to_event_info(data: Mapping[str, Any]) -> ScheduledEventInfo:
    """Return a scheduled event from Discord's data."""
    starts = datetime.fromisoformat(str(data["scheduled_start_time"])).timestamp()
    over = int(data.get("status", 0)) in (_COMPLETED, _CANCELED)
    return ScheduledEventInfo(int(data["id"]), starts, over, str(data.get("description") or ""))


def _iso(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat()


def _is_open(guild: discord.Guild, channel: discord.abc.GuildChannel | discord.Thread | None) -> bool:
    """Return whether every member of the guild can see that channel or thread."""
    if isinstance(channel, discord.Thread):
        return not channel.is_private() and _is_open(guild, channel.parent)
    return channel is not None and channel.permissions_for(guild.default_role).view_channel
