"""What the parts of the bot need of Discord when they write to somebody unasked.

What the bot needs of a server for its evenings: its events, who is there, and what may be done in a channel.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import discord
from msgspec import Struct


class MessageClient(Protocol):
    """Finds the places to write to. Discord's client is one."""

    @property
    def user(self) -> discord.ClientUser | None:
        """The bot itself; None before it has been told who it is."""
        ...

    def may_read_history(self, channel: int) -> bool:
        """Whether the bot may read there what was said before, as far as it knows; without asking Discord."""
        ...

    def get_partial_messageable(
        self, id: int, *, guild_id: int | None = None, type: discord.ChannelType | None = None
    ) -> discord.PartialMessageable:
        """A channel, without asking Discord for it."""
        ...

    async def edit_thread(self, id: int, **changes: Any) -> None:
        """Change a thread: its ``name``, or whether it is ``archived``; without asking Discord for it.

        Raises:
            discord.HTTPException: Discord does not take it.
        """
        ...

    async def create_dm(self, user: Any) -> discord.DMChannel:
        """The channel of direct messages to somebody; asks Discord.

        Raises:
            discord.HTTPException: it cannot be opened.
        """
        ...


class ScheduledEventInfo(Struct, frozen=True):
    """An event of a server: its number, when it begins, whether it is ``over`` (it has ended, or was called off), and
    its description."""

    id: int
    starts: float
    over: bool
    description: str = ""


class ScheduledEvents(Protocol):
    """Makes and changes events of servers. Every call that asks Discord may raise ``discord.HTTPException``, or
    ``TimeoutError`` where no answer comes."""

    def is_member(self, guild: int) -> bool:
        """Whether the bot is in that server."""
        ...

    def may_create(self, guild: int, channel: int) -> bool:
        """Whether it may make an event there about something in that channel. Everybody on a server sees its events, so
        what not everybody can see is none."""
        ...

    def counted_channel(self, guild: int, channel: int) -> tuple[int, discord.Permissions, bool] | None:
        """The channel that counts in a server's settings (that of a thread, or itself), what the bot may do in it, and
        whether threads can begin at its messages; None where it is not known."""
        ...

    def channel_name(self, guild: int, channel: int) -> str:
        """What that channel is called; empty where it is not known."""
        ...

    async def create(self, guild: int, *, name: str, description: str, where: str, starts: float, ends: float) -> int:
        """Make an event, and return its number."""
        ...

    async def update(self, guild: int, event: int, *, description: str, starts: float, ends: float) -> None:
        """It begins and ends at other times, or says something else."""
        ...

    async def start(self, guild: int, event: int) -> None:
        """It has begun."""
        ...

    async def cancel(self, guild: int, event: int) -> None:
        """It will not be."""
        ...

    async def own_events(self, guild: int) -> Sequence[ScheduledEventInfo]:
        """The events that are the bot's own."""
        ...

    async def interested_users(self, guild: int, event: int) -> Sequence[int]:
        """Who is interested in that event, as far as Discord tells: a hundred of them."""
        ...

    async def is_on_guild(self, guild: int, user: int) -> bool:
        """Whether somebody is on that server."""
        ...

    async def message_thread(self, channel: int, message: int, name: str) -> int:
        """The thread that begins at that message, made if there is none; returns its number."""
        ...
