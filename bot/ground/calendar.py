"""What the bot needs of a server for its evenings: its events, who is there, and what may be done in a channel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import discord
from msgspec import Struct


class Happening(Struct, frozen=True):
    """An event of a server: its number, when it begins, whether it is ``over`` (it has ended, or was called off), and
    its description."""

    id: int
    starts: float
    over: bool
    description: str = ""


class Calendar(Protocol):
    """Makes and changes events of servers. Every call that asks Discord may raise ``discord.HTTPException``, or
    ``TimeoutError`` where no answer comes."""

    def knows(self, guild: int) -> bool:
        """Whether the bot is in that server."""
        ...

    def may_tell(self, guild: int, channel: int) -> bool:
        """Whether it may make an event there about something in that channel. Everybody on a server sees its events, so
        what not everybody can see is none."""
        ...

    def room(self, guild: int, channel: int) -> tuple[int, discord.Permissions, bool] | None:
        """The channel that counts in a server's settings (that of a thread, or itself), what the bot may do in it, and
        whether threads can begin at its messages; None where it is not known."""
        ...

    def called(self, guild: int, channel: int) -> str:
        """What that channel is called; empty where it is not known."""
        ...

    async def make(self, guild: int, *, name: str, description: str, where: str, starts: float, ends: float) -> int:
        """Make an event, and return its number."""
        ...

    async def move(self, guild: int, event: int, *, description: str, starts: float, ends: float) -> None:
        """It begins and ends at other times, or says something else."""
        ...

    async def begin(self, guild: int, event: int) -> None:
        """It has begun."""
        ...

    async def cancel(self, guild: int, event: int) -> None:
        """It will not be."""
        ...

    async def happenings(self, guild: int) -> Sequence[Happening]:
        """The events that are the bot's own."""
        ...

    async def interested(self, guild: int, event: int) -> Sequence[int]:
        """Who is interested in that event, as far as Discord tells: a hundred of them."""
        ...

    async def is_there(self, guild: int, user: int) -> bool:
        """Whether somebody is on that server."""
        ...

    async def thread(self, channel: int, message: int, name: str) -> int:
        """The thread that begins at that message, made if there is none; returns its number."""
        ...
