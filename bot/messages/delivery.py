"""Calls to Discord about messages of ours: sent, edited, deleted, and searched for where nobody knows of them.

Two edits in flight at once may arrive in either order: ``InFlightEdits`` notes which crossed.

The answer to the call that sent a message may have been lost, could not be stored, or came after the process had ended.
A search that fails proves nothing: the caller tries again later, and sends nothing else before that.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any, Generic, Literal, NamedTuple, TypeVar

import discord
import structlog

from bot.core import retry
from bot.core.discord_errors import LOST, is_final, surely_failed
from bot.core.ports import MessageClient
from bot.core.retry import Backoff, RetryPolicy, time_limited
from bot.interactions.api_limiter import ApiRateLimiter
from bot.interactions.responder import NOBODY
from bot.storage import StoreFailed, TableRow
from bot.ui.components.buttons import custom_ids
from bot.ui.components.command_links import command_links
from bot.ui.components.layout import OutgoingMessage

log = structlog.get_logger(__name__)

GROWS_OLD_AFTER = 50 * 60
"""Seconds. Discord allows few edits of a message older than an hour, so that a fresh one replaces it before."""
LOOKED_THROUGH = 2000
"""Most messages of a channel that are searched, the newest first. The message was sent a moment ago, or shortly before
the bot's last end; few channels see as much since."""
_EARLIER = 3600.0
"""Seconds by which our clock may be ahead of Discord's."""

Sent = TypeVar("Sent")
Undelivered = Literal["refused", "unsure"]
"""Discord does not take it; or nobody knows whether it has arrived."""


class Obsolete(Exception):
    """Call that is of no use any more."""


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


def message_age(message: int) -> float:
    """Return the seconds since a message was posted."""
    return (discord.utils.utcnow() - discord.utils.snowflake_time(message)).total_seconds()


def has_component(is_its: Callable[[str], bool]) -> Callable[[discord.Message], bool]:
    """Return a test whether a message has a button or a list with such an id."""
    return lambda message: any(custom_id and is_its(custom_id) for custom_id in custom_ids(message.components))


async def deliver(
    what: str, call: Callable[[], Awaitable[Sent]], policy: RetryPolicy, **context: Any
) -> Sent | Undelivered:
    """Await ``call``, and again after pauses, until it succeeds, is refused for good, or the policy gives it up.

    Failures are logged as ``what``. A call that raises ``Obsolete`` is given up, too.
    """
    backoff, perhaps = Backoff(policy), False
    while True:
        try:
            return await call()
        except Obsolete:
            break
        except StoreFailed as error:
            log.warning(what, error=str(error), **context)
        except LOST as error:
            log.info(what, error=str(error), **context)
            perhaps = perhaps or not surely_failed(error)
            if is_final(error):
                break
        if not await backoff.wait():
            break
    return "unsure" if perhaps else "refused"


class MessageDelivery:
    """Calls about messages, each within a time limit. None may be made while a table is held.

    Every call raises one of ``LOST`` if Discord does not take it or does not answer.
    """

    def __init__(self, client: MessageClient, api_limiter: ApiRateLimiter) -> None:
        self._client = client
        self.api_limiter = api_limiter

    async def open_dm(self, user: int) -> int:
        """Return the DM channel of that user."""
        async with asyncio.timeout(retry.CALL):
            return (await self._client.create_dm(discord.Object(user))).id

    async def send(
        self,
        guild: int | None,
        channel: int,
        content: OutgoingMessage | str,
        nonce: int | str | None = None,
        *,
        called: discord.AllowedMentions = NOBODY,
        **more: Any,
    ) -> discord.Message:
        """Post a message that mentions those who are ``called``. If the call is repeated, Discord recognises it by its
        nonce."""
        if nonce is not None:
            more["nonce"] = nonce
        if isinstance(content, str):
            more["content"] = command_links(self._client).link(content)
        else:
            more["view"] = command_links(self._client).link_view(content.view)
            if content.files:
                more["files"] = list(content.files)
        async with asyncio.timeout(retry.LONG if "files" in more else retry.CALL):
            return await self._channel(guild, channel).send(allowed_mentions=called, **more)

    async def send_owed(
        self,
        guild: int | None,
        channel: int,
        text: str,
        nonce: str,
        *,
        unsure: bool,
        since: int,
        mark_unsure: Callable[[], Awaitable[None]],
        **more: Any,
    ) -> None:
        """Post a text that is owed, once: if it may have arrived before (``unsure``), look for it ``since`` then.

        ``mark_unsure`` stores that it may have arrived, before it is sent.
        """
        expected = (text, command_links(self._client).link(text))
        if unsure and await self.find(guild, channel, lambda said: said.content in expected, since=since):
            return
        # From here on it is unknown whether it was sent, until Discord has answered.
        await mark_unsure()
        await self.send(guild, channel, text, nonce, **more)

    async def edit(self, guild: int | None, channel: int, message: int, shown: OutgoingMessage) -> None:
        """Have a message show something else."""
        async with asyncio.timeout(retry.LONG if shown.files else retry.CALL):
            await (
                self._channel(guild, channel)
                .get_partial_message(message)
                .edit(
                    view=command_links(self._client).link_view(shown.view),
                    attachments=list(shown.files),
                    allowed_mentions=NOBODY,
                )
            )

    async def delete(self, guild: int | None, channel: int, message: int) -> None:
        """Delete a message."""
        async with asyncio.timeout(retry.CALL):
            await self._channel(guild, channel).get_partial_message(message).delete()

    @time_limited
    async def edit_thread(self, channel: int, **changes: Any) -> None:
        """Change a thread: its ``name``, or whether it is ``archived``."""
        await self._client.edit_thread(channel, **changes)

    async def find(
        self,
        guild: int | None,
        channel: int,
        is_it: Callable[[discord.Message], bool],
        *,
        since: int = 0,
        newest: bool = False,
    ) -> list[discord.Message]:
        """Our own messages in that channel after the one ``since`` that are such as ``is_it`` says, the newest first,
        or (``newest``) that one alone.

        Raises:
            LOST: they cannot be looked for, and nobody knows whether they are there. ``PermissionError`` is one of
                these: the bot may not read there what was said before.
        """
        if not self._client.may_read_history(channel):
            # Without the permission Discord would answer as if nothing was there.
            raise PermissionError("what was said in the channel may not be read")
        us, found = self._client.user, list[discord.Message]()
        async with asyncio.timeout(retry.LONG):
            async for message in self._channel(guild, channel).history(limit=LOOKED_THROUGH, oldest_first=False):
                if message.id <= since or (newest and found):
                    break
                if us is not None and message.author.id == us.id and is_it(message):
                    found.append(message)
        return found

    def _channel(self, guild: int | None, channel: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel, guild_id=guild)


Shows = TypeVar("Shows")


class InFlightEdit(Generic[Shows]):
    """A drawing in flight, which Discord has not answered yet."""

    def __init__(self, shows: Shows) -> None:
        self.shows = shows
        """The state from which it was drawn."""
        self.crossed = False
        """True if a different drawing was in flight to the same message at the same time."""


class InFlightEdits(Generic[Shows]):
    """All edits in flight, by the subject of their message."""

    def __init__(self) -> None:
        self._under_way: dict[int, list[InFlightEdit[Shows]]] = {}

    @contextmanager
    def track(self, number: int, shows: Shows) -> Iterator[InFlightEdit[Shows]]:
        """Track a drawing of ``shows`` in flight to the message of the table, or game night, of that number."""
        flight, others = InFlightEdit(shows), self._under_way.setdefault(number, [])
        for other in others:
            if other.shows != shows:
                other.crossed = flight.crossed = True
        others.append(flight)
        try:
            yield flight
        finally:
            others.remove(flight)
            if not others:
                del self._under_way[number]
