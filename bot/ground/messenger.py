"""What the parts of the bot need of Discord when they write to somebody unasked."""

from __future__ import annotations

from typing import Any, Protocol

import discord


class Messenger(Protocol):
    """Finds the places to write to. Discord's client is one."""

    @property
    def user(self) -> discord.ClientUser | None:
        """The bot itself; None before it has been told who it is."""
        ...

    def may_look_back(self, channel: int) -> bool:
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
