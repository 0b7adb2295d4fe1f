"""Notifications in messages of their own, because an edited board mentions no player.

Each is sent once. If Discord or the database does not take it now, it is retried for a while with the same
nonce, by which Discord recognises it. The caller must not hold a table meanwhile.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Literal, TypeVar

import discord
import structlog

from bot.core.discord_errors import is_final
from bot.core.errors import UserError
from bot.core.ports import MessageClient
from bot.i18n.excerpt import MESSAGE, cut_text
from bot.interactions.api_limiter import ApiRateLimiter
from bot.interactions.responder import LOST, NOBODY
from bot.storage import Store, StoreFailed

log = structlog.get_logger(__name__)

TRIES = 4
"""Number of tries to send a message."""
FIRST_PAUSE = 2.0
"""Seconds until it is tried again; twice as long each time. Discord knows a nonce again for some minutes."""
MOST_CALLED = 100
"""Most people that one message calls: Discord takes no more ids."""
_CALL = 15.0
"""Seconds that one call to Discord may take."""
_LOOKED_AT = 50
"""Number of messages that are searched for one that may have arrived."""
_ERROR = 500
"""The first of the statuses by which it is not known whether something has been done."""

Said = discord.Message | Literal["refused", "unsure"]
"""A message, as far as it is known to have arrived; or Discord does not take it, or nobody knows."""
Sent = TypeVar("Sent")
Still = Callable[[], Awaitable[bool]]
"""Returns whether a pending message still applies."""


class _Obsolete(Exception):
    """Notification that no longer applies."""


async def never_obsolete() -> bool:
    """Return True: the notification always applies."""
    return True


async def mentions_of(store: Store, guild: int, users: Sequence[int]) -> discord.AllowedMentions:
    """Return allowed mentions for those users alone, or for none if the guild has turned pings off."""
    wanted = bool(users) and (await store.guild_settings(guild)).pings
    called = [discord.Object(user) for user in users[:MOST_CALLED]]
    return discord.AllowedMentions(users=called) if wanted else NOBODY


class Announcer:
    """Messages in channels, and direct messages, each sent with a nonce and retried."""

    def __init__(self, client: MessageClient, store: Store, api_limiter: ApiRateLimiter) -> None:
        self._client = client
        self._store = store
        self._api_limiter = api_limiter

    async def send(
        self,
        guild: int,
        channel: int,
        text: str | None = None,
        users: Sequence[int] = (),
        *,
        still: Still = never_obsolete,
        **more: Any,
    ) -> Said:
        """Send a text to a channel. It mentions those ``users``, if the guild allows pings, and nobody else.

        ``more`` are arguments of discord.py's ``send``.
        """
        where = self._client.get_partial_messageable(channel, guild_id=guild)

        async def ready() -> tuple[discord.abc.Messageable, discord.AllowedMentions]:
            return where, await mentions_of(self._store, guild, users)

        return await self._send("channel message failed", ready, text, still, channel=channel, **more)

    async def send_dm(self, user: int, text: str, *, still: Still = never_obsolete, **more: Any) -> Said:
        """Send that text to a user as a direct message."""

        async def ready() -> tuple[discord.abc.Messageable, discord.AllowedMentions]:
            async with asyncio.timeout(_CALL):
                return await self._client.create_dm(discord.Object(user)), NOBODY

        return await self._send("direct message failed", ready, text, still, **more)

    async def delete(self, channel: int, message: int) -> None:
        """Delete what was said, if it is there."""
        where = self._client.get_partial_messageable(channel)

        async def delete() -> None:
            await self._api_limiter.acquire()
            async with asyncio.timeout(_CALL):
                await where.get_partial_message(message).delete()

        await self._try("not taken away", delete, channel=channel)

    async def _send(
        self,
        what: str,
        ready: Callable[[], Awaitable[tuple[discord.abc.Messageable, discord.AllowedMentions]]],
        text: str | None,
        still: Still,
        channel: int | None = None,
        **more: Any,
    ) -> Said:
        nonce, where = secrets.token_hex(8), None
        text = None if text is None else cut_text(text, MESSAGE)

        async def send() -> discord.Message:
            nonlocal where
            await self._api_limiter.acquire()
            if not await _is(still):
                # It applied when this was begun, but its turn has come late.
                raise _Obsolete
            there, called = await ready()
            where = there
            async with asyncio.timeout(_CALL):
                return await there.send(text, allowed_mentions=called, nonce=nonce, **more)

        said = await self._try(what, send, channel=channel)
        if said != "unsure" or where is None or text is None:
            return said
        # It may have been sent though it no longer applies: the caller can delete it then.
        return await self._find(where, text) or said

    async def _find(self, where: discord.abc.Messageable, text: str) -> discord.Message | None:
        with suppress(*LOST):
            async with asyncio.timeout(_CALL):
                async for message in where.history(limit=_LOOKED_AT):
                    if message.content == text:
                        return message
        return None

    async def _try(
        self, what: str, send: Callable[[], Awaitable[Sent]], **context: Any
    ) -> Sent | Literal["refused", "unsure"]:
        pause, perhaps = FIRST_PAUSE, False
        for more in reversed(range(TRIES)):
            try:
                return await send()
            except _Obsolete:
                break
            except StoreFailed as error:
                log.warning(what, error=str(error), **context)
            except LOST as error:
                log.info(what, error=str(error), **context)
                if not isinstance(error, discord.HTTPException) or error.status >= _ERROR:
                    perhaps = True
                elif is_final(error):
                    break
            if more:
                await asyncio.sleep(pause)
                pause *= 2
        return "unsure" if perhaps else "refused"


async def _is(still: Still) -> bool:
    try:
        return await still()
    except UserError:
        # The table or message is gone.
        return False
    except StoreFailed:
        return True
