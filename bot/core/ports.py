"""Interfaces to Discord for messages that the bot sends unasked, and for game nights.

Game nights need a guild's scheduled events, its members, and the permissions in a channel.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import discord
from msgspec import Struct


class MessageClient(Protocol):
    """Protocol: the channels and users that can be written to. Discord's client is one."""

    @property
    def user(self) -> discord.ClientUser | None:
        """The bot itself; None before it has been told who it is."""
        ...

    def may_read_history(self, channel: int) -> bool:
        """Return whether the bot may read earlier messages there, as far as it knows without asking Discord."""
        ...

    def may_post_board(self, channel: int) -> bool:
        """Return whether the bot may post a board there, as far as it knows without asking Discord."""
        ...

    def get_partial_messageable(
        self, id: int, *, guild_id: int | None = None, type: discord.ChannelType | None = None
    ) -> discord.PartialMessageable:
        """Return a channel, without asking Discord for it."""
        ...

    async def edit_thread(self, id: int, **changes: Any) -> None:
        """Change a thread: its ``name``, or whether it is ``archived``; without asking Discord for it.

        Raises:
            discord.HTTPException: Discord does not take it.
        """
        ...

    async def create_dm(self, user: Any) -> discord.DMChannel:
        """Return the DM channel of a user; asks Discord.

        Raises:
            discord.HTTPException: it cannot be opened.
        """
        ...


class CommandMentions(Protocol):
    """Protocol: the mentions of the slash commands. Discord's client has them."""

    async def command_mentions(self) -> dict[str, str]:
        """Return the commands' mentions by name, as far as they are known."""
        ...


class ScheduledEventInfo(Struct, frozen=True):
    """An event of a server: its number, when it begins, whether it is ``over`` (it has ended, or was called off), and
    its description."""

    id: int
    starts: float
    over: bool
    description: str = ""


class ScheduledEvents(Protocol):
    """Protocol: scheduled events of guilds. Every call that asks Discord may raise ``discord.HTTPException``, or
    ``TimeoutError`` if no answer comes.
    """

    def is_member(self, guild: int) -> bool:
        """Return whether the bot is in that guild."""
        ...

    def may_create(self, guild: int, channel: int) -> bool:
        """Return whether the bot may create a scheduled event there about that channel.

        Every member of a guild sees its events, so a channel that not every member can see gets none.
        """
        ...

    def counted_channel(self, guild: int, channel: int) -> tuple[int, discord.Permissions, bool] | None:
        """Return the channel that counts in the guild's settings, and what the bot may do there.

        It is a thread's parent, or the channel itself. Then follow the bot's permissions in it, and whether
        threads can begin at its messages. None if the channel is not known.
        """
        ...

    def channel_name(self, guild: int, channel: int) -> str:
        """Return the channel's name; empty if it is not known."""
        ...

    async def create(self, guild: int, *, name: str, description: str, where: str, starts: float, ends: float) -> int:
        """Make an event, and return its number."""
        ...

    async def update(self, guild: int, event: int, *, description: str, starts: float, ends: float) -> None:
        """Change the event's start and end, or its description."""
        ...

    async def start(self, guild: int, event: int) -> None:
        """Mark the event as started."""
        ...

    async def cancel(self, guild: int, event: int) -> None:
        """Cancel the event."""
        ...

    async def own_events(self, guild: int) -> Sequence[ScheduledEventInfo]:
        """Return the events that the bot has created."""
        ...

    async def interested_users(self, guild: int, event: int) -> Sequence[int]:
        """Return the users interested in that event, as far as Discord reports them: at most 100."""
        ...

    async def is_on_guild(self, guild: int, user: int) -> bool:
        """Return whether the user is on that guild."""
        ...

    async def message_thread(self, channel: int, message: int, name: str) -> int:
        """Return the number of the thread at that message; create it if there is none."""
        ...

    def lost_thread(self, channel: int, name: str, since: int, *, private: bool = False) -> int | None:
        """Return the number of the bot's thread of that name in that channel, begun after the message ``since``; None
        if there is none. Only a ``private`` one, or only others."""
        ...

    async def new_thread(self, channel: int, name: str, *, private: bool = False) -> int:
        """Create a thread in that channel that begins at no message, and return its number.

        Only those who are let in see a ``private`` one.
        """
        ...

    async def let_in(self, thread: int, user: int) -> None:
        """Let a user see a private thread of the bot's."""
        ...
