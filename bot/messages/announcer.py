"""Notifications in messages of their own, because an edited board mentions no player.

Each is sent once. If Discord or the database does not take it now, it is retried for a while with the same
nonce, by which Discord recognises it. The caller must not hold a table meanwhile.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import timedelta
from typing import Any

import discord

from bot.core import retry
from bot.core.discord_errors import LOST
from bot.core.errors import UserError
from bot.i18n.excerpt import MESSAGE, cut_text
from bot.interactions.responder import NOBODY
from bot.messages.delivery import MessageDelivery, Obsolete, Undelivered, deliver
from bot.messages.mentions import NO_CALL, MentionPolicy, MentionRequest
from bot.storage import StoreFailed
from bot.ui.components.layout import OutgoingMessage

_RECENT = timedelta(hours=1)
"""Age of the messages that are searched for one that may have arrived: our clock may be ahead of Discord's."""

Said = discord.Message | Undelivered
"""A message, as far as it is known to have arrived; or Discord does not take it, or nobody knows."""
Still = Callable[[], Awaitable[bool]]
"""Returns whether a pending message still applies."""


async def never_obsolete() -> bool:
    """Return True: the notification always applies."""
    return True


class Announcer:
    """Messages in channels, and direct messages, each sent with a nonce and retried."""

    def __init__(self, delivery: MessageDelivery, mentions: MentionPolicy) -> None:
        self._delivery = delivery
        self.mentions = mentions

    async def send(
        self,
        guild: int,
        channel: int,
        content: str | OutgoingMessage,
        call: MentionRequest = NO_CALL,
        *,
        still: Still = never_obsolete,
        **more: Any,
    ) -> Said:
        """Send a message to a channel. It calls those of the ``call`` who may be called then, and nobody else.

        ``more`` are arguments of discord.py's ``send``.
        """

        async def ready() -> tuple[int, discord.AllowedMentions]:
            return channel, await self.mentions.allowed(guild, call)

        return await self._send("channel message failed", guild, ready, content, still, {"channel": channel}, **more)

    async def send_dm(
        self, user: int, text: str | OutgoingMessage, *, still: Still = never_obsolete, **more: Any
    ) -> Said:
        """Send that to a user as a direct message."""

        async def ready() -> tuple[int, discord.AllowedMentions]:
            return await self._delivery.open_dm(user), NOBODY

        return await self._send("direct message failed", None, ready, text, still, {}, **more)

    async def delete(self, channel: int, message: int) -> None:
        """Delete what was said, if it is there."""

        async def delete() -> None:
            await self._delivery.api_limiter.acquire()
            await self._delivery.delete(None, channel, message)

        await deliver("not taken away", delete, retry.NOTICE, channel=channel)

    async def _send(
        self,
        what: str,
        guild: int | None,
        ready: Callable[[], Awaitable[tuple[int, discord.AllowedMentions]]],
        content: str | OutgoingMessage,
        still: Still,
        context: dict[str, int],
        **more: Any,
    ) -> Said:
        nonce, channel = secrets.token_hex(8), None
        text = cut_text(content, MESSAGE) if isinstance(content, str) else None
        since = discord.utils.time_snowflake(discord.utils.utcnow() - _RECENT)

        async def send() -> discord.Message:
            nonlocal channel
            await self._delivery.api_limiter.acquire()
            if not await _is(still):
                # It applied when this was begun, but its turn has come late.
                raise Obsolete
            there, called = await ready()
            channel = there
            return await self._delivery.send(guild, there, text or content, nonce, called=called, **more)

        said = await deliver(what, send, retry.NOTICE, **context)
        if said == "unsure" and channel is not None and text is not None:
            # It may have been sent though it no longer applies: the caller can delete it then.
            with suppress(*LOST):
                found = await self._delivery.find(guild, channel, lambda one: one.content == text, since=since)
                return found[0] if found else said
        return said


async def _is(still: Still) -> bool:
    try:
        return await still()
    except UserError:
        # The table or message is gone.
        return False
    except StoreFailed:
        return True
