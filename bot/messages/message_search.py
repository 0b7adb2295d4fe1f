"""Search for messages of ours that may exist although they were never noted.

The answer to the call that sent them was lost, could not be stored, or came after the process had ended.

A search that fails proves nothing: the caller tries again later, and sends nothing else before that.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from datetime import UTC, datetime
from typing import NamedTuple

import discord

from bot.core.ports import MessageClient
from bot.interactions.responder import LOST
from bot.storage import TableRow
from bot.ui.components.buttons import custom_ids

LOOKED_THROUGH = 2000
"""Most messages of a channel that are searched, the newest first. The message was sent a moment ago, or shortly before
the bot's last end; few channels see as much since."""
_EARLIER = 3600.0
"""Seconds by which our clock may be ahead of Discord's."""


class UnconfirmedMessage(NamedTuple):
    """A message of a table may be there. If so, it came ``since`` that other message, Discord knows it again for some
    minutes by its ``nonce``, and it was to replace the one ``before`` (None: there was none)."""

    since: int
    nonce: int
    before: int | None


def unconfirmed_message(stored: TableRow) -> UnconfirmedMessage:
    """Return what identifies a message of that table sent from now on, or after the one it has."""
    since = stored.message
    if since is None:
        # It was sent after the opener's interaction; if that is unknown, our own clock counts.
        created = datetime.fromtimestamp(max(0.0, stored.created - _EARLIER), UTC)
        since = min([discord.utils.time_snowflake(created), *(seat.joined for seat in stored.seats if seat.user > 0)])
    return UnconfirmedMessage(since, secrets.randbits(63), stored.message)


def surely_failed(error: Exception) -> bool:
    """Return whether Discord has surely not done what failed: it said so, or was never asked."""
    return not isinstance(error, LOST) or (isinstance(error, discord.HTTPException) and error.status < 500)


async def find_message(
    client: MessageClient,
    guild: int,
    channel: int,
    is_its: Callable[[str], bool],
    *,
    since: int,
    seconds: float,
    newest: bool = False,
) -> list[int]:
    """Our own messages in that channel after the one ``since`` that have a button or a list with such an id, the newest
    first, or (``newest``) that one alone. Discord may take so many ``seconds``.

    Raises:
        LOST: they cannot be looked for, and nobody knows whether they are there. ``PermissionError`` is one of these:
            the bot may not read there what was said before.
    """
    if not client.may_read_history(channel):
        # Without the permission Discord would answer as if nothing was there.
        raise PermissionError("what was said in the channel may not be read")
    us, found = client.user, list[int]()
    where = client.get_partial_messageable(channel, guild_id=guild)
    async with asyncio.timeout(seconds):
        async for message in where.history(limit=LOOKED_THROUGH, oldest_first=False):
            if message.id <= since or (newest and found):
                break
            if us is None or message.author.id != us.id:
                continue
            if any(custom_id and is_its(custom_id) for custom_id in custom_ids(message.components)):
                found.append(message.id)
    return found
